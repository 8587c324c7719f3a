//! What results say in a sentence, as messages; the texts stand beside, in `i18n`.

use kit::Message;

use crate::{Item, Part, Summary, Tuning, Worth};

/// A number with as many decimals as its interval allows: none if half of it is over one,
/// one if it is over a tenth, else two.
pub fn decimals(half: f64) -> usize {
    match half {
        it if 1.0 < it => 0,
        it if 0.1 < it => 1,
        _ => 2,
    }
}

/// A number with its sign and so many decimals.
pub fn signed(number: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", number.abs());
    let is_nought = text.chars().all(|it| it == '0' || it == '.');
    let sign = match (is_nought, number < 0.0) {
        (true, _) => "",
        (false, true) => "−",
        (false, false) => "+",
    };
    format!("{sign}{text}")
}

/// How often a player won, as a sentence: the finding of one run.
pub fn win_sentence(summary: &Summary, automa: &str) -> Message {
    let (wins, games) = (summary.human_wins, summary.games);
    let share = summary.win_rate;
    let (case, n) = match share {
        _ if wins == 0 => ("none", games),
        it if it < 0.01 => ("rare", 100),
        it if it < 0.4 => ("one", (1.0 / it).round() as u64),
        it if it <= 0.6 => ("half", 2),
        it if it < 0.995 => ("often", (it * 10.0).round() as u64),
        _ => ("all", games),
    };
    Message::new("lab-finding")
        .with("case", case)
        .with("n", n as i64)
        .with("player", summary.player.as_str())
        .with("automa", automa)
}

/// What is worth most and least, as a sentence.
pub fn worth_sentence(found: &Worth) -> Message {
    let clear = found.items.iter().filter(|it| it.clear);
    let by_worth = |a: &&Item, b: &&Item| a.worth.mean.total_cmp(&b.worth.mean);
    let name = |it: &Item| match it.part {
        Part::Rule => it.id.clone(),
        _ => it.name.clone(),
    };
    let most = clear.clone().max_by(by_worth).filter(|it| 0.0 < it.worth.mean);
    let least = clear.min_by(by_worth).filter(|it| it.worth.mean < 0.0);
    let message = Message::new("lab-worth-finding").with("player", found.player.as_str());
    let told = |it: &Item| signed(it.worth.mean, decimals(it.half()));
    let case = match (most, least) {
        (None, None) => "none",
        (Some(_), None) => "most",
        (None, Some(_)) => "least",
        (Some(_), Some(_)) => "both",
    };
    let message = message.with("case", case).with("n", found.items.len());
    let message = match most {
        Some(it) => message.with("most", name(it)).with("more", told(it)),
        None => message.with("most", "").with("more", ""),
    };
    match least {
        Some(it) => message.with("least", name(it)).with("less", told(it)),
        None => message.with("least", "").with("less", ""),
    }
}

/// What a search for a strength came to, as a sentence.
pub fn tune_sentence(tuning: &Tuning) -> Message {
    let percent = |it: f64| format!("{:.1}", it * 100.0);
    let near = &tuning.steps[tuning.nearest];
    let id = match (tuning.found, &near.fresh) {
        (Some(_), Some(_)) => "lab-tune-found",
        (_, Some(_)) => "lab-tune-nearest",
        _ => "lab-tune-race",
    };
    let message = Message::new(id)
        .with("player", tuning.player.as_str())
        .with("wish", percent(tuning.share))
        .with("within", percent(tuning.within))
        .with("pieces", near.pieces.to_string());
    match &near.fresh {
        Some(fresh) => message
            .with("share", percent(fresh.win_rate))
            .with("low", percent(fresh.win_rate_ci95[0]))
            .with("high", percent(fresh.win_rate_ci95[1]))
            .with("games", fresh.games as i64)
            .with("seed", fresh.seed.to_string()),
        None => message.with("share", percent(near.race)).with("games", tuning.race as i64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_follow_the_interval() {
        let told = |it: f64, half: f64| signed(it, decimals(half));
        assert_eq!(told(3.456, 2.0), "+3");
        assert_eq!(told(-3.456, 0.5), "−3.5");
        assert_eq!(told(-0.004, 0.05), "0.00");
    }
}
