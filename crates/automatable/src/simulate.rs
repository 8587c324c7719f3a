//! `simulate`: many games, summed up.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};
use kit::{Kind, Lang, Rule, Terms};
use lab::{Finished, Folder, FolderError, ResumeError, Run, RunError, Shard, Spread, Summary};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Many, Simulate},
    board::Board,
    clock,
    interrupt::Interrupt,
    play::survive_a_full_disk,
    setup,
    style::{Style, pad},
    voice::Voice,
};

/// Plays many games.
pub(crate) fn run(common: Common, lang: Lang, args: &Simulate) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => simulate::<G>(common, lang, args))
}

fn simulate<G: Board>(common: Common, lang: Lang, args: &Simulate) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let game = setup::game::<G>(&voice, &args.choices.each())?;
    let command = command();
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let interrupt = Interrupt::listen(&voice);
    let stop = Some(interrupt.flag());
    let (asked, terms) = (args.many.named(), terms::<G>(&voice, &args.many)?);
    let run = Run { shard, terms, command: &command, stop, ..many(&game, &asked) };
    let failed = |error: RunError| Failure::could_not(voice.trouble(&error));
    // Before the folder, so that a bad run leaves none behind.
    run.check().map_err(failed)?;
    // And the folder before the games, so that an hour's work is not lost to a bad path.
    survive_a_full_disk();
    let mut folder = folder(&voice, &run, args)?;
    let n_played = folder.as_ref().map_or(0, Folder::n_games);
    let bar = interrupt.bar(run.part().end - run.part().start, n_played);
    let played = lab::simulate(&run, folder.as_mut(), &|n| bar.inc(n));
    bar.finish_and_clear();
    let summary = played.map_err(failed)?;
    let answer = match common.json {
        true => Answer::json(&summary),
        false => Answer::yes(text(&voice, Style::of_stdout(common.plain), &summary)),
    };
    let exit = interrupt.exit().filter(|_| run.n_left(&summary) != 0);
    let kept = |error: FolderError| failed(error.into());
    let Some(exit) = exit else {
        if let Some(folder) = folder {
            folder.finish(&summary).map_err(kept)?;
        }
        return Ok(answer);
    };
    let remark = match folder {
        Some(folder) => in_folder(&voice, args, &folder.stop(&summary).map_err(kept)?),
        None => {
            let next = Finished { n_games: summary.games, next_seed: summary.seed + summary.games };
            stopped(&voice, "simulate", &next, run.n_left(&summary))
        }
    };
    Ok(answer.stopped(exit, remark))
}

/// The folder that was asked for: a new one, or that of a run that stopped.
fn folder<G: Board>(
    voice: &Voice,
    run: &Run<'_, G>,
    args: &Simulate,
) -> Result<Option<Folder>, Failure> {
    let counters: Vec<String> = G::COUNTERS.iter().map(|&it| it.to_owned()).collect();
    match (&args.out, &args.resume) {
        (Some(dir), _) => Folder::begin(dir, &counters, run.begun())
            .map(Some)
            .map_err(|error| Failure::could_not(voice.trouble(&error))),
        (None, Some(dir)) => Folder::resume(dir, &counters, &run.begun())
            .map(Some)
            .map_err(|error| resume_error(voice, &error)),
        (None, None) => Ok(None),
    }
}

/// What was kept of a run that somebody stopped, and the command to go on.
fn in_folder(voice: &Voice, args: &Simulate, kept: &Finished) -> String {
    let dir = args.out.as_ref().or(args.resume.as_ref()).map(|it| it.display().to_string());
    let dir = dir.unwrap_or_default();
    let command = typed_without(&["--out", "--resume"], &["--resume".to_owned(), dir.clone()]);
    voice.tell(
        "cli-stopped-kept",
        [
            ("games", (kept.n_games as i64).into()),
            ("dir", dir.into()),
            ("seed", kept.next_seed.to_string().into()),
            ("command", command.into()),
        ],
    )
}

/// What was played until somebody stopped it, and the command for the games that are
/// left.
pub(crate) fn stopped(voice: &Voice, verb: &str, played: &Finished, n_left: u64) -> String {
    let rest = ["--seed".to_owned(), played.next_seed.to_string()];
    let rest = [&rest[..], &["--games".to_owned(), n_left.to_string()]].concat();
    let command = typed_without(&["--seed", "--games", "--shard"], &rest);
    let args = [("games", (played.n_games as i64).into()), ("command", command.into())];
    voice.tell(&format!("cli-stopped-{verb}"), args)
}

/// What was typed, for a shell, without some options and with others instead.
fn typed_without(options: &[&str], instead: &[String]) -> String {
    let mut words = Vec::new();
    let mut typed = command().into_iter();
    while let Some(word) = typed.next() {
        if options.contains(&word.as_str()) {
            typed.next();
        } else if !options.iter().any(|it| word.starts_with(&format!("{it}="))) {
            words.push(word);
        }
    }
    words.extend(instead.iter().cloned());
    words.iter().map(|it| quoted(it)).collect::<Vec<_>>().join(" ")
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |it: char| it.is_alphanumeric() || "-_./=:,+".contains(it);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// Many games as they were asked for.
pub(crate) fn many<'a, G: Board>(game: &'a G, args: &'a Many) -> Run<'a, G> {
    let cores = || std::thread::available_parallelism().map_or(1, |it| it.get());
    Run {
        player: &args.player,
        n_games: args.games,
        seed: args.seed,
        n_threads: args.threads.unwrap_or_else(cores),
        clock: Some(clock::millis),
        ..Run::new(game)
    }
}

/// What is not as usual: another luck of the player, a rule that is left out.
pub(crate) fn terms<G: Board>(voice: &Voice, args: &Many) -> Result<Terms, Failure> {
    let without = args.without.as_deref().map(|it| rule::<G>(voice, it)).transpose()?;
    Ok(Terms { player_seed: args.player_seed, without })
}

/// The rule with this id.
pub(crate) fn rule<G: Board>(voice: &Voice, id: &str) -> Result<&'static Rule, Failure> {
    let found = G::RULES.iter().find(|it| it.id.eq_ignore_ascii_case(id));
    found.copied().ok_or_else(|| {
        let narrows = G::RULES.iter().filter(|it| it.kind == Kind::Narrows);
        let ids: Vec<&str> = narrows.map(|it| it.id).collect();
        let args = [("expected", ids.join(", ").into()), ("found", id.into())];
        Failure::could_not(voice.tell("cli-no-automa-rule", args))
    })
}

/// What was typed.
pub(crate) fn command() -> Vec<String> {
    let typed = std::env::args_os().skip(1).map(|it| it.to_string_lossy().into_owned());
    std::iter::once("automatable".to_owned()).chain(typed).collect()
}

/// How far it is, how fast, and how long it will take, if somebody is watching.
pub(crate) fn progress_bar(n_games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(n_games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    bar
}

/// Why a run cannot go on: what is wrong with the folder is a no.
fn resume_error(voice: &Voice, error: &ResumeError) -> Failure {
    let told = voice.trouble(error);
    match error {
        ResumeError::Folder(_) => Failure::could_not(told),
        _ => Failure::no(told),
    }
}

/// A summary as a table.
pub(crate) fn text(voice: &Voice, style: Style, summary: &Summary) -> String {
    let setup: Vec<String> =
        summary.setup.0.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let head = voice.tell(
        "cli-simulate-head",
        [
            ("game", voice.text("game-title").into()),
            ("games", (summary.games as i64).into()),
            ("player", summary.player.as_str().into()),
            ("setup", setup.join(", ").into()),
            ("seed", summary.seed.to_string().into()),
        ],
    );
    let mut out = style.wrap(0, &head);
    if !summary.reproducible {
        out += &style.wrap(0, &voice.text("cli-simulate-timed"));
    }
    if let Some(rule) = &summary.without {
        let args = [("rule", rule.as_str().into())];
        out += &style.wrap(0, &voice.tell("cli-simulate-without", args));
    }
    if summary.player_seed != 0 {
        let args = [("seed", summary.player_seed.to_string().into())];
        out += &style.wrap(0, &voice.tell("cli-simulate-player-seed", args));
    }
    if let Some(shard) = &summary.shard {
        let args = [("shard", shard.as_str().into())];
        out += &style.wrap(0, &voice.tell("cli-simulate-shard", args));
    }
    let n_games = summary.games as f64;
    let share = |n: u64| {
        format!("{n} ({:.1} %)", if n_games == 0.0 { 0.0 } else { n as f64 * 100.0 / n_games })
    };
    let [low, high] = summary.win_rate_ci95;
    let rate =
        format!("{:.2} % [{:.2}, {:.2}]", summary.win_rate * 100.0, low * 100.0, high * 100.0);
    let speed = format!("{:.2} s, {:.0}/s", summary.seconds, summary.games_per_second);
    let rows = [
        ("cli-simulate-human", spread(voice, summary.human)),
        ("cli-simulate-automa", spread(voice, summary.automa)),
        ("cli-simulate-human-wins", share(summary.human_wins)),
        ("cli-simulate-automa-wins", share(summary.automa_wins)),
        ("cli-simulate-draws", share(summary.draws)),
        ("cli-simulate-rate", rate),
        ("cli-simulate-actions", format!("{:.2}", summary.actions_per_game)),
        ("cli-simulate-time", speed),
    ];
    for (id, value) in rows {
        out += &format!("  {} {value}\n", pad(&voice.text(id), 34));
    }
    for (name, mean) in &summary.counters.0 {
        out += &format!("  {} {mean:.3}\n", pad(name, 34));
    }
    out
}

fn spread(voice: &Voice, spread: Spread) -> String {
    voice.tell(
        "cli-simulate-spread",
        [
            ("mean", format!("{:.2}", spread.mean).into()),
            ("sd", format!("{:.2}", spread.sd).into()),
            ("min", spread.min.to_string().into()),
            ("max", spread.max.to_string().into()),
        ],
    )
}
