//! `compare`: two set-ups on the same seeds.

use kit::{Lang, Terms};
use lab::{Comparison, Comparisons, Estimate, Finished, Run, Side, Spread};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Compare},
    board::Board,
    interrupt::Interrupt,
    setup,
    simulate::{command, many, rule, stopped, terms},
    style::{Style, pad},
    voice::Voice,
};

/// Plays two set-ups on the same seeds.
pub(crate) fn run(common: Common, lang: Lang, args: &Compare) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => compare::<G>(common, lang, args))
}

fn compare<G: Board>(common: Common, lang: Lang, args: &Compare) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let words = [&args.a].into_iter().chain(&args.b).enumerate();
    let sides = words.map(|(nth, words)| side(&voice, &letter(nth), words));
    let sides = sides.collect::<Result<Vec<Words<'_>>, Failure>>()?;
    let game = |it: &Words<'_>| {
        setup::game::<G>(&voice, &[&args.choices.each()[..], &it.choices].concat())
    };
    let games = sides.iter().map(game).collect::<Result<Vec<G>, Failure>>()?;
    let (command, asked) = (command(), args.many.named());
    let terms = terms::<G>(&voice, &args.many)?;
    let interrupt = Interrupt::listen(&voice);
    let stop = Some(interrupt.flag());
    let its = |own: &Words<'_>| -> Result<_, Failure> {
        let without = own.without.map(|it| rule::<G>(&voice, it)).transpose()?;
        Ok(Terms { without: without.or(terms.without), ..terms })
    };
    let all_terms = sides.iter().map(its).collect::<Result<Vec<Terms>, Failure>>()?;
    let run = |nth: usize| {
        let player = sides[nth].player.unwrap_or(asked.player.as_str());
        Run { player, terms: all_terms[nth], command: &command, stop, ..many(&games[nth], &asked) }
    };
    let runs: Vec<Run<'_, G>> = (0..games.len()).map(run).collect();
    let failed = |error| Failure::could_not(voice.trouble(&error));
    let style = Style::of_stdout(common.plain);
    let (answer, n_games) = if let [a, b] = &runs[..] {
        let bar = interrupt.bar(asked.games, 0);
        let comparison = lab::compare(a, b, &|n| bar.inc(n));
        bar.finish_and_clear();
        let comparison = comparison.map_err(failed)?;
        let answer = match common.json {
            true => Answer::json(&comparison),
            false => Answer::yes(text(&voice, style, &comparison)),
        };
        (answer, comparison.games)
    } else {
        let bar = interrupt.bar(asked.games * runs.len() as u64, 0);
        let compared = lab::compare_many(&runs[0], &runs[1..], &|n| bar.inc(n));
        bar.finish_and_clear();
        let compared = compared.map_err(failed)?;
        let answer = match common.json {
            true => Answer::json(&compared),
            false => Answer::yes(table(&voice, style, &compared)),
        };
        (answer, compared.games)
    };
    let n_left = asked.games.saturating_sub(n_games);
    let Some(exit) = interrupt.exit().filter(|_| n_left != 0) else { return Ok(answer) };
    let played = Finished { n_games, next_seed: asked.seed + n_games };
    Ok(answer.stopped(exit, stopped(&voice, "compare", &played, n_left)))
}

/// A side in words: its player, if it names one, the rule it goes without, its choices.
struct Words<'a> {
    player: Option<&'a str>,
    without: Option<&'a str>,
    choices: Vec<(&'a str, &'a str)>,
}

/// What a side is called: A, B, C … and numbers after that.
fn letter(nth: usize) -> String {
    match u8::try_from(nth).ok().filter(|it| *it < 26) {
        Some(nth) => char::from(b'A' + nth).to_string(),
        None => (nth + 1).to_string(),
    }
}

/// Many sides beside the first: the difference of leads, of shares won, and what is clear.
fn table(voice: &Voice, style: Style, them: &Comparisons) -> String {
    let args = [
        ("game", voice.text("game-title").into()),
        ("games", (them.games as i64).into()),
        ("seed", them.seed.to_string().into()),
    ];
    let mut out = style.wrap(0, &voice.tell("cli-compare-head", args));
    if !them.reproducible {
        out += &style.wrap(0, &voice.text("cli-simulate-timed"));
    }
    let rate = |it: &Side| {
        let [low, high] = it.win_rate_ci95.map(|it| it * 100.0);
        format!("{:.1} % [{low:.1}, {high:.1}]", it.win_rate * 100.0)
    };
    let margin = |it: &Side| it.human.mean - it.automa.mean;
    let first = &them.others.first().map_or(&them.base, |it| &it.side);
    out += &style.wrap(0, &voice.text("cli-compare-many"));
    out += &format!(
        "  {} {:>9.2}  {}\n",
        pad(&format!("A {}", own_choices(&them.base, first)), 40),
        margin(&them.base),
        rate(&them.base)
    );
    for (nth, it) in them.others.iter().enumerate() {
        let [low, high] = it.margin_corrected;
        let star = if it.clear { " *" } else { "" };
        let name = format!("{} {}", letter(nth + 1), own_choices(&it.side, &them.base));
        let difference = format!("{:+.2} [{low:+.2}, {high:+.2}]{star}", it.difference.margin.mean);
        out += &format!("  {} {:>9.2}  {}\n", pad(&name, 40), margin(&it.side), rate(&it.side));
        out += &format!("  {} {difference}\n", pad("", 40));
    }
    out += &style.wrap(0, &voice.text("cli-compare-holm"));
    out
}

/// Reads a side: `level=hard player=greedy`.
fn side<'a>(voice: &Voice, name: &str, words: &'a str) -> Result<Words<'a>, Failure> {
    let mut side = Words { player: None, without: None, choices: Vec::new() };
    let is_between = |it: char| it == ',' || it.is_whitespace();
    for word in words.split(is_between).filter(|it| !it.is_empty()) {
        match word.split_once('=') {
            Some(("player", value)) => side.player = Some(value),
            Some(("without", value)) => side.without = Some(value),
            Some((key, value)) if !key.is_empty() => side.choices.push((key, value)),
            _ => {
                let args = [("side", name.into()), ("found", word.into())];
                return Err(Failure::could_not(voice.tell("cli-compare-word", args)));
            }
        }
    }
    Ok(side)
}

fn text(voice: &Voice, style: Style, them: &Comparison) -> String {
    let args = [
        ("game", voice.text("game-title").into()),
        ("games", (them.games as i64).into()),
        ("seed", them.seed.to_string().into()),
    ];
    let mut out = style.wrap(0, &voice.tell("cli-compare-head", args));
    for (name, side, other) in [("A", &them.a, &them.b), ("B", &them.b, &them.a)] {
        out += &style.labelled(&pad(name, 3), 4, &own_choices(side, other));
    }
    if !them.reproducible {
        out += &style.wrap(0, &voice.text("cli-simulate-timed"));
    }
    let (a, b, difference) = (&them.a, &them.b, &them.difference);
    let means = |of: fn(&Side) -> Spread| [of(a).mean, of(b).mean];
    let share = |it: f64| it * 100.0;
    let percent = |it: &Estimate| Estimate { mean: share(it.mean), ci95: it.ci95.map(share) };
    let name = |id: &str| voice.text(id);
    out += &line("", ["A".to_owned(), "B".to_owned()], "B − A");
    out += &row(&name("cli-simulate-human"), means(|it| it.human), &difference.human);
    out += &row(&name("cli-simulate-automa"), means(|it| it.automa), &difference.automa);
    let margins = [a, b].map(|it| it.human.mean - it.automa.mean);
    out += &row(&name("cli-compare-margin"), margins, &difference.margin);
    let rates = [share(a.win_rate), share(b.win_rate)];
    out += &row(&name("cli-compare-rate"), rates, &percent(&difference.win_rate));
    let intervals = [a, b].map(|it| {
        let [low, high] = it.win_rate_ci95.map(share);
        format!("[{low:.1}, {high:.1}]")
    });
    out += &line(&name("cli-compare-interval"), intervals, "");
    let actions = [a.actions_per_game, b.actions_per_game];
    out += &row(&name("cli-simulate-actions"), actions, &difference.actions_per_game);
    let counters = a.counters.0.iter().zip(&b.counters.0).zip(&difference.counters.0);
    for (((key, mean_a), (_, mean_b)), (_, estimate)) in counters {
        out += &row(key, [*mean_a, *mean_b], estimate);
    }
    out
}

/// The player, and the choices in which a side differs from the other.
fn own_choices(side: &Side, other: &Side) -> String {
    let pairs = side.setup.0.iter().zip(&other.setup.0);
    let own = pairs.filter(|(own, other)| own != other).map(|(own, _)| own);
    // A mat of one's own is no level's, whatever the level.
    let follows = |it: &&(String, String)| it.0 == "level" && !side.setup.follows(&it.0);
    let own = own.filter(|it| !follows(it));
    let own = own.map(|(key, value)| format!("{key}={value}"));
    own.chain([format!("player={}", side.player)]).collect::<Vec<_>>().join(" ")
}

/// A line of the table; a star marks a difference whose interval leaves out zero.
fn row(name: &str, [a, b]: [f64; 2], difference: &Estimate) -> String {
    let [low, high] = difference.ci95;
    let star = if 0.0 < low || high < 0.0 { " *" } else { "" };
    let difference = format!("{:+.2} [{low:+.2}, {high:+.2}]{star}", difference.mean);
    line(name, [format!("{a:.2}"), format!("{b:.2}")], &difference)
}

fn line(name: &str, [a, b]: [String; 2], difference: &str) -> String {
    let line = format!("  {} {a:>13} {b:>13}  {difference}", pad(name, 30));
    line.trim_end().to_owned() + "\n"
}
