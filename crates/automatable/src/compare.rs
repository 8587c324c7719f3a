//! `compare`: two set-ups on the same seeds.

use kit::Lang;
use lab::{Comparison, Estimate, Finished, Run, Side, Spread};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Compare},
    board::Board,
    interrupt::Interrupt,
    setup,
    simulate::{command, many, stopped},
    style::{Style, pad},
    voice::Voice,
};

/// Plays two set-ups on the same seeds.
pub(crate) fn run(common: Common, lang: Lang, args: &Compare) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => compare::<G>(common, lang, args))
}

fn compare<G: Board>(common: Common, lang: Lang, args: &Compare) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let [a, b] = [("A", &args.a), ("B", &args.b)].map(|(name, words)| side(&voice, name, words));
    let ((player_a, a), (player_b, b)) = (a?, b?);
    let game = |own: &[_]| setup::game::<G>(&voice, &[&args.choices.each()[..], own].concat());
    let (game_a, game_b) = (game(&a)?, game(&b)?);
    let command = command();
    let player = |own: Option<_>| own.unwrap_or(args.many.player.as_str());
    let interrupt = Interrupt::listen(&voice);
    let stop = Some(interrupt.flag());
    let run = |game, own| {
        let player = player(own);
        Run { player, command: &command, stop, ..many(game, &args.many) }
    };
    let (run_a, run_b) = (run(&game_a, player_a), run(&game_b, player_b));
    let failed = |error| Failure::could_not(voice.trouble(&error));
    let bar = interrupt.bar(args.many.games, 0);
    let comparison = lab::compare(&run_a, &run_b, &|n| bar.inc(n));
    bar.finish_and_clear();
    let comparison = comparison.map_err(failed)?;
    let answer = match common.json {
        true => Answer::json(&comparison),
        false => Answer::yes(text(&voice, Style::of_stdout(common.plain), &comparison)),
    };
    let n_left = args.many.games.saturating_sub(comparison.games);
    let Some(exit) = interrupt.exit().filter(|_| n_left != 0) else { return Ok(answer) };
    let next_seed = comparison.seed + comparison.games;
    let played = Finished { n_games: comparison.games, next_seed };
    Ok(answer.stopped(exit, stopped(&voice, "compare", &played, n_left)))
}

/// A side in words: its player, if it names one, and its choices.
type Words<'a> = (Option<&'a str>, Vec<(&'a str, &'a str)>);

/// Reads a side: `level=hard player=greedy`.
fn side<'a>(voice: &Voice, name: &str, words: &'a str) -> Result<Words<'a>, Failure> {
    let mut player = None;
    let mut choices = Vec::new();
    let is_between = |it: char| it == ',' || it.is_whitespace();
    for word in words.split(is_between).filter(|it| !it.is_empty()) {
        match word.split_once('=') {
            Some(("player", value)) => player = Some(value),
            Some((key, value)) if !key.is_empty() => choices.push((key, value)),
            _ => {
                let args = [("side", name.into()), ("found", word.into())];
                return Err(Failure::could_not(voice.tell("cli-compare-word", args)));
            }
        }
    }
    Ok((player, choices))
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
