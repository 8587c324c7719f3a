//! `simulate`: many games, summed up.

use std::{io::IsTerminal, path::Path};

use indicatif::{ProgressBar, ProgressStyle};
use kit::Lang;
use lab::{Run, RunError, Shard, Spread, Summary};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Simulate},
    board::Board,
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
    let game = setup::game::<G>(&voice, &args.choices)?;
    let cores = || std::thread::available_parallelism().map_or(1, |it| it.get());
    let run = Run {
        game: &game,
        player: &args.player,
        n_games: args.games,
        seed: args.seed,
        n_threads: args.threads.unwrap_or_else(cores),
        shard: args.shard.unwrap_or(Shard::WHOLE),
    };
    if let Some(dir) = &args.out {
        // Before the games, so that an hour's work is not lost to a bad path.
        std::fs::create_dir_all(dir).map_err(|error| unwritable(&voice, dir, &error))?;
    }
    let bar = progress_bar(run.shard.games(run.n_games));
    let summary = lab::simulate(&run, &|n| bar.inc(n))
        .map_err(|error| Failure::could_not(run_error(&voice, &error)))?;
    bar.finish_and_clear();
    if let Some(dir) = &args.out {
        let file = dir.join("summary.json");
        let text = serde_json::to_string_pretty(&summary).expect("summaries are plain data");
        std::fs::write(&file, text + "\n").map_err(|error| unwritable(&voice, &file, &error))?;
    }
    if common.json {
        return Ok(Answer::json(&summary));
    }
    Ok(Answer::yes(text(&voice, Style::of_stdout(common.plain), &summary)))
}

fn progress_bar(games: std::ops::Range<u64>) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games.end - games.start);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    bar
}

fn unwritable(voice: &Voice, path: &Path, error: &std::io::Error) -> Failure {
    let args =
        [("file", path.display().to_string().into()), ("error", voice.refusal(error).into())];
    Failure::could_not(voice.tell("cli-unwritable", args))
}

fn run_error(voice: &Voice, error: &RunError) -> String {
    match error {
        RunError::Player { expected, found } => {
            let args = [("expected", expected.as_str().into()), ("found", found.as_str().into())];
            voice.tell("cli-no-player", args)
        }
        RunError::NoGames => voice.text("cli-no-games"),
        RunError::NoThreads => voice.text("cli-no-threads"),
        RunError::Threads { wanted, error } => {
            let args = [("wanted", wanted.to_string().into()), ("error", error.as_str().into())];
            voice.tell("cli-threads", args)
        }
        RunError::Seed { found } => voice.tell("cli-seed", [("found", found.to_string().into())]),
    }
}

fn text(voice: &Voice, style: Style, summary: &Summary) -> String {
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
