//! `analyse`: luck, choices and the moments of a game.

use std::{
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError, atomic::Ordering},
    thread,
    time::Duration,
};

use coach::{Analysis, Bench, Job, Refused, documents};
use indicatif::{ProgressBar, ProgressStyle};
use kit::Lang;
use players::Skilled;

use crate::{
    answer::{Answer, Failure},
    args::{Analyse, Common},
    interrupt::Interrupt,
    play::save,
    record,
    style::Style,
    voice::Voice,
};

/// A thread waits so long for the others, when only they know what is left to do.
const PATIENCE: Duration = Duration::from_millis(5);

/// So many tables of the curve are told, spread over the game.
const MOST_TABLES: usize = 12;

/// Analyses a game.
pub(crate) fn run(common: Common, lang: Lang, args: &Analyse) -> Result<Answer, Failure> {
    let (id, source) = record::find(&Voice::new(lang), &args.record)?;
    shelf::with_game!(id, G => {
        let voice = Voice::of::<G>(lang);
        let mut session = record::open::<G>(&voice, &source)?.sound()?;
        record::go_to(&voice, &mut session, args.ply)?;
        let refused = |error: Refused| Failure::no(voice.trouble(&error));
        let analysis = Analysis::begin(&session).map_err(refused)?;
        let cores = || thread::available_parallelism().map_or(1, |it| it.get());
        let n_threads = args.threads.unwrap_or_else(cores).clamp(1, 64);
        let interrupt = Interrupt::listen(&voice);
        let bar = bar(&interrupt);
        let analysis = worked_out(session.game(), analysis, n_threads, &interrupt, &bar);
        bar.finish_and_clear();
        let said = documents::analysis(&voice.words(), &session, &analysis.report());
        if let Some(file) = &args.html {
            let page = web::analysis_file(&voice.words(), &said, &voice.text("game-title"));
            written(&voice, file, &page)?;
        }
        let answer = match common.json {
            true => Answer::json(&said),
            false => Answer::yes(text(&voice, Style::of_stdout(common.plain), &said)),
        };
        let stopped = interrupt.exit().filter(|_| !said.report.is_complete);
        Ok(match stopped {
            None => answer,
            Some(exit) => {
                let found = [
                    ("n", said.report.decisions.len().into()),
                    ("all", said.report.n_choices.into()),
                ];
                answer.stopped(exit, voice.tell("cli-analyse-stopped", found))
            }
        })
    })
}

/// Plays on as much as there is to play, on so many threads, until somebody stops it.
fn worked_out<G: Skilled>(
    game: &G,
    analysis: Analysis<G>,
    n_threads: usize,
    interrupt: &Interrupt,
    bar: &ProgressBar,
) -> Analysis<G>
where
    Analysis<G>: Send,
    Job<G>: Send,
{
    let shared = Mutex::new(analysis);
    thread::scope(|threads| {
        for _ in 0..n_threads {
            threads.spawn(|| work(game, &shared, interrupt, bar));
        }
    });
    shared.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What one thread does: one part after the other.
fn work<G: Skilled>(
    game: &G,
    shared: &Mutex<Analysis<G>>,
    interrupt: &Interrupt,
    bar: &ProgressBar,
) {
    let Ok(mut bench) = Bench::new(game) else { return };
    let is_stopped = || interrupt.flag().load(Ordering::Relaxed);
    while !is_stopped() {
        let (job, progress) = {
            let mut analysis = locked(shared);
            (analysis.next_job(), analysis.progress())
        };
        bar.set_length(progress.all);
        bar.set_position(progress.done);
        let Some(mut job) = job else {
            if progress.is_done() {
                return;
            }
            thread::sleep(PATIENCE);
            continue;
        };
        while !job.step(&mut bench, G::JUDGING.n_slice) {
            if is_stopped() {
                return;
            }
        }
        locked(shared).take(job);
    }
}

fn locked<G: Skilled>(shared: &Mutex<Analysis<G>>) -> MutexGuard<'_, Analysis<G>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How far it is, and how long it will take.
fn bar(interrupt: &Interrupt) -> ProgressBar {
    let bar = interrupt.bar(1, 0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} % {eta}") {
        bar.set_style(style);
    }
    bar
}

/// Writes a file, whole or not at all.
fn written(voice: &Voice, file: &Path, page: &str) -> Result<(), Failure> {
    save::survive_a_full_disk();
    save::write(file, page.as_bytes()).map_err(|error| {
        let name = file.display().to_string();
        let args = [("file", name.into()), ("error", voice.refusal(&error).into())];
        Failure::could_not(voice.tell("cli-unwritable", args))
    })
}

/// The analysis as a text.
fn text(voice: &Voice, style: Style, said: &documents::AnalysisDocument) -> String {
    let mut out = style.wrap(0, &said.title);
    for line in said.shares.iter().chain([&said.cost, &said.dearest]) {
        if !line.is_empty() {
            out += &style.wrap(0, line);
        }
    }
    out.push('\n');
    for (nth, it) in said.moments.iter().enumerate() {
        let args = [
            ("nth", (nth + 1).into()),
            ("ply", it.ply.into()),
            ("name", it.name.as_str().into()),
            ("points", it.points.as_str().into()),
        ];
        out += &style.wrap(0, &voice.tell("cli-analyse-moment", args));
        out += &style.wrap(3, &it.sentences.join(" · "));
        if let Some(best) = &it.best {
            let args = [("deed", best.sentences.join(" · ").into())];
            out += &style.wrap(3, &voice.tell("cli-analyse-better", args));
            if !best.reasons.is_empty() {
                out += &style.wrap(3, &best.reasons.join(", "));
            }
        }
    }
    if said.moments.is_empty() {
        out += &style.wrap(0, &voice.text("cli-analyse-no-moment"));
    }
    out.push('\n');
    out += &style.wrap(0, &said.whose);
    let curve = &said.report.curve;
    for it in curve.iter().step_by(curve.len().div_ceil(MOST_TABLES).max(1)) {
        let share = |it: i64| (it + 50) / 100;
        let args = [
            ("ply", it.ply.into()),
            ("chance", documents::percent(it).into()),
            ("low", share(it.low).into()),
            ("high", share(it.high).into()),
        ];
        out += &style.wrap(2, &voice.tell("cli-analyse-chance", args));
    }
    out.push('\n');
    for note in said.notes.iter().chain([&said.judge]) {
        out += &style.wrap(0, note);
    }
    out
}
