//! `report`: what runs and measurements show, as one file that can be sent.

use std::{
    fs,
    path::{Path, PathBuf},
};

use kit::{Lang, Terms};
use lab::{BEGUN, CSV, Luck, Row, Run, SUMMARY, Study, Summary, Tuning, Worth};
use serde_json::Value;
use shelf::GameId;
use web::{Report, ReportRun};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Report as Args},
    board::Board,
    clock,
    interrupt::Interrupt,
    play::survive_a_full_disk,
    simulate::rule,
    voice::Voice,
    worth::write,
};

/// What was given, read.
#[derive(Default)]
struct Given {
    runs: Vec<(PathBuf, Summary, Vec<Row>)>,
    worths: Vec<Worth>,
    tunings: Vec<Tuning>,
}

/// Writes the report.
pub(crate) fn run(common: Common, lang: Lang, args: &Args) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let mut given = Given::default();
    for path in &args.of {
        take(&voice, path, &mut given)?;
    }
    let games = given.runs.iter().map(|it| &it.1.game);
    let games = games.chain(given.worths.iter().map(|it| &it.game));
    let games: Vec<&String> = games.chain(given.tunings.iter().map(|it| &it.game)).collect();
    let first = games[0].clone();
    if let Some(other) = games.iter().find(|it| ***it != first) {
        return Err(Failure::no(mixed(&voice, "game", &first, other)));
    }
    let id = first.parse::<GameId>();
    let id = id.map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    shelf::with_game!(id, G => report::<G>(common, lang, args, given))
}

/// Reads a folder or a file.
fn take(voice: &Voice, path: &Path, given: &mut Given) -> Result<(), Failure> {
    let name = || path.display().to_string();
    let unreadable = |error: std::io::Error| {
        let args = [("file", name().into()), ("error", voice.refusal(&error).into())];
        Failure::could_not(voice.tell("cli-unreadable", args))
    };
    let empty = || Failure::no(voice.tell("cli-report-empty", [("file", name().into())]));
    if path.is_dir() {
        let summary = path.join(SUMMARY);
        if !summary.exists() {
            let is_begun = path.join(BEGUN).exists();
            let id = if is_begun { "cli-report-unfinished" } else { "cli-report-empty" };
            return Err(Failure::no(voice.tell(id, [("file", name().into())])));
        }
        let text = fs::read_to_string(&summary).map_err(unreadable)?;
        let read: Summary = serde_json::from_str(&text).map_err(|error| {
            let found = ("found", error.to_string().into());
            let args = [("file", summary.display().to_string().into()), found];
            Failure::no(voice.tell("cli-merge-summary", args))
        })?;
        let rows = lab::read_rows(&path.join(CSV), &read)
            .map_err(|error| Failure::no(voice.trouble(&error)))?;
        given.runs.push((path.to_owned(), read, rows));
        return Ok(());
    }
    let text = fs::read_to_string(path).map_err(unreadable)?;
    let value: Value = serde_json::from_str(&text).map_err(|_| empty())?;
    if let Ok(worth) = serde_json::from_value::<Worth>(value.clone()) {
        given.worths.push(worth);
    } else if let Ok(tuning) = serde_json::from_value::<Tuning>(value) {
        given.tunings.push(tuning);
    } else {
        return Err(empty());
    }
    Ok(())
}

fn mixed(voice: &Voice, field: &str, expected: &str, found: &str) -> String {
    let (expected, found) = (("expected", expected.into()), ("found", found.into()));
    voice.tell("cli-report-mixed", [("field", field.into()), expected, found])
}

fn report<G: Board>(
    common: Common,
    lang: Lang,
    args: &Args,
    given: Given,
) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    // Runs of other rules or versions say nothing beside each other.
    if let Some(((_, first, _), others)) = given.runs.split_first() {
        for (_, it, _) in others {
            let (a, b) = (&first.provenance, &it.provenance);
            if a.ruleset != b.ruleset {
                let (a, b) = (a.ruleset.to_string(), b.ruleset.to_string());
                return Err(Failure::no(mixed(&voice, "ruleset", &a, &b)));
            }
            if a.version != b.version {
                return Err(Failure::no(mixed(&voice, "version", &a.version, &b.version)));
            }
        }
    }
    let interrupt = Interrupt::listen(&voice);
    let mut notes = Vec::new();
    let mut study = None;
    if let Some((path, summary, rows)) = given.runs.first().filter(|_| 0 < args.study) {
        match studied::<G>(&voice, args, &interrupt, summary, rows)? {
            Ok(found) => study = found,
            Err(why) => {
                let file = ("file", path.display().to_string().into());
                notes.push(voice.tell("cli-report-unstudied", [file, ("why", why.into())]));
            }
        }
    }
    if let Some(exit) = interrupt.exit() {
        return Ok(Answer::yes("").stopped(exit, String::new()));
    }
    let luck = luck(&given);
    let runs = given.runs.into_iter().map(|(path, summary, rows)| ReportRun {
        file: path.display().to_string(),
        summary,
        rows,
    });
    let report = Report {
        target: args.target,
        runs: runs.collect(),
        study,
        worths: given.worths,
        tunings: given.tunings,
        luck,
        notes,
    };
    if common.json {
        return Ok(Answer::json(&report.figures()));
    }
    let rule_text = |id: &str| {
        let found = G::RULES.iter().find(|it| it.id == id);
        found.map_or_else(String::new, |it| voice.say(&it.text()))
    };
    let page = web::report_file(
        &voice.words(),
        &voice.text("game-title"),
        &voice.text("automa-title"),
        &report,
        &rule_text,
    );
    let file = args.out.clone().unwrap_or_else(|| usual(&args.of[0]));
    survive_a_full_disk();
    write(&voice, &file, page.trim_end())?;
    let said = voice.tell("cli-report-wrote", [("file", file.display().to_string().into())]);
    let mut answer = Answer::yes(said + "\n");
    answer.remark = report.notes.join(" ");
    Ok(answer)
}

/// Where it is written unless somebody says otherwise.
fn usual(of: &Path) -> PathBuf {
    if of.is_dir() { of.join("report.html") } else { of.with_extension("html") }
}

/// The first games of a run once more, with every reason; or why they cannot be had.
type Studied = Result<Option<Study>, String>;

fn studied<G: Board>(
    voice: &Voice,
    args: &Args,
    interrupt: &Interrupt,
    summary: &Summary,
    rows: &[Row],
) -> Result<Studied, Failure> {
    let Some(game) = game_of::<G>(summary) else { return Ok(Err("documents".to_owned())) };
    let without = summary.without.as_deref().map(|it| rule::<G>(voice, it)).transpose()?;
    let cores = || std::thread::available_parallelism().map_or(1, |it| it.get());
    let run = Run {
        player: &summary.player,
        n_games: args.study.min(summary.games),
        seed: summary.seed,
        n_threads: args.threads.unwrap_or_else(cores),
        clock: Some(clock::millis),
        terms: Terms { player_seed: summary.player_seed, without },
        stop: Some(interrupt.flag()),
        ..Run::new(&game)
    };
    if !summary.reproducible {
        return Ok(Err("reproducible: false".to_owned()));
    }
    // The same games again, or these would be others.
    let probe = Run { n_games: run.n_games.min(3), ..run.clone() };
    let failed = |error| Failure::could_not(voice.trouble(&error));
    let again = lab::simulate_rows(&probe).map_err(failed)?;
    if again.iter().zip(rows).any(|(again, row)| again != row) {
        return Ok(Err(format!("version {}", summary.provenance.version)));
    }
    let bar = interrupt.bar(run.n_games, 0);
    let name = |it: &kit::Message| voice.say(it);
    let found = lab::study(&run, run.n_games, &name, &|n| bar.inc(n));
    bar.finish_and_clear();
    Ok(Ok(found.map_err(failed)?))
}

/// The game of a run, if this program knows its documents.
fn game_of<G: Board>(summary: &Summary) -> Option<G> {
    let setup = match &summary.documents {
        Some(documents) => serde_json::from_value(documents.clone()).ok()?,
        None => {
            let mut setup = G::Setup::default();
            for (key, value) in &summary.setup.0 {
                G::choose(&mut setup, key, value).ok()?;
            }
            setup
        }
    };
    let game = G::new(&setup).ok()?;
    (kit::fingerprint(game.setup()) == summary.provenance.setup).then_some(game)
}

/// How much the deal decides, if the first run is there with other lucks of the player.
fn luck(given: &Given) -> Option<Luck> {
    let (_, first, rows) = given.runs.first()?;
    let is_same = |it: &Summary| {
        (&it.player, &it.provenance.setup, it.seed, &it.without)
            == (&first.player, &first.provenance.setup, first.seed, &first.without)
            && it.player_seed != first.player_seed
    };
    let others = given.runs[1..].iter().filter(|it| is_same(&it.1)).map(|it| &it.2[..]);
    let all: Vec<&[Row]> = [&rows[..]].into_iter().chain(others).collect();
    lab::luck(&all)
}
