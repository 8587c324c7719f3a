//! `simulate`: many games, summed up.

use std::{io::IsTerminal, path::Path};

use indicatif::{ProgressBar, ProgressStyle};
use kit::Lang;
use lab::{Folder, FolderError, Run, RunError, Shard, Spread, Summary};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Many, Simulate},
    board::Board,
    clock,
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
    let run = Run { shard, command: &command, ..many(&game, &args.many) };
    let failed = |error: RunError| Failure::could_not(run_error(&voice, &error));
    // Before the folder, so that a bad run leaves none behind.
    run.check().map_err(failed)?;
    // And the folder before the games, so that an hour's work is not lost to a bad path.
    survive_a_full_disk();
    let counters: Vec<String> = G::COUNTERS.iter().map(|&it| it.to_owned()).collect();
    let mut folder = match &args.out {
        Some(dir) => Some(Folder::create(dir, &counters).map_err(|it| failed(it.into()))?),
        None => None,
    };
    let bar = progress_bar(run.part().end - run.part().start);
    let played = lab::simulate(&run, folder.as_mut(), &|n| bar.inc(n));
    bar.finish_and_clear();
    let summary = played.map_err(failed)?;
    if let Some(folder) = folder {
        folder.finish(&summary).map_err(|it| failed(it.into()))?;
    }
    if common.json {
        return Ok(Answer::json(&summary));
    }
    Ok(Answer::yes(text(&voice, Style::of_stdout(common.plain), &summary)))
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

/// Why games could not be played, in one sentence.
pub(crate) fn run_error(voice: &Voice, error: &RunError) -> String {
    match error {
        RunError::Player(error) => voice.trouble(error),
        RunError::NoGames => voice.text("cli-no-games"),
        RunError::NoThreads => voice.text("cli-no-threads"),
        RunError::Threads { wanted, error } => {
            let args = [("wanted", wanted.to_string().into()), ("error", error.as_str().into())];
            voice.tell("cli-threads", args)
        }
        RunError::Seed { found } => voice.tell("cli-seed", [("found", found.to_string().into())]),
        RunError::Timed { found } => voice.tell("cli-timed", [("found", found.as_str().into())]),
        RunError::Rows(error) => folder_error(voice, error),
    }
}

/// Why a folder could not be filled, in one sentence.
pub(crate) fn folder_error(voice: &Voice, error: &FolderError) -> String {
    let path = |path: &Path| ("file", path.display().to_string().into());
    match error {
        FolderError::Taken(dir) => voice.tell("cli-folder-taken", [path(dir)]),
        FolderError::Write { path: file, error, kept } => {
            let error = ("error", voice.refusal(error).into());
            let refused = voice.tell("cli-unwritable", [path(file), error]);
            let Some(kept) = kept else { return refused };
            let args = [
                ("what", refused.into()),
                ("games", (kept.n_games as i64).into()),
                ("seed", kept.next_seed.to_string().into()),
            ];
            voice.tell("cli-folder-kept", args)
        }
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
