//! `workbench`: a document under work; every save tells what the edit did.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use kit::{Choices as _, Lang};
use lab::{Comparison, Run};
use serde::Serialize;
use shelf::GameId;

use crate::{
    answer::{self, Answer, Failure},
    args::{Common, Workbench},
    board::Board,
    clock,
    interrupt::Interrupt,
    play::survive_a_full_disk,
    setup,
    simulate::command,
    source,
    voice::Voice,
    worth::write,
};

/// How often the file is looked at.
const PACE: Duration = Duration::from_millis(150);

/// An edit as it is kept: one a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Edit {
    /// Its number, from 1.
    pub(crate) nth: u64,
    /// What the file said.
    pub(crate) text: String,
    /// What it did, or what is wrong with it, in words.
    pub(crate) said: String,
    /// Whether it could be played.
    pub(crate) ok: bool,
    /// How long the answer took.
    pub(crate) seconds: f64,
    /// The games of both, if it could be played.
    pub(crate) comparison: Option<Comparison>,
}

/// Watches a document.
pub(crate) fn run(common: Common, lang: Lang, args: &Workbench) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let source = source::read(&voice, &args.file)?;
    let table: toml::Table = kit::read(&source.text)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    for &id in GameId::ALL {
        if args.game.is_some_and(|it| it != id) {
            continue;
        }
        let key = shelf::with_game!(id, G => <<G as kit::Game>::Setup>::recognise(&table));
        if let Some(key) = key {
            return shelf::with_game!(id, G => watch::<G>(common, lang, args, key, &source.text));
        }
    }
    Err(Failure::no(voice.tell("cli-deck-unknown", [("file", source.name.into())])))
}

fn watch<G: Board>(
    common: Common,
    lang: Lang,
    args: &Workbench,
    key: &'static str,
    original: &str,
) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let name = args.file.display().to_string();
    let chosen = args.choices.each();
    let (base, base_name) = match &args.against {
        Some(other) => {
            let own = [(key, other.as_str())];
            (setup::game::<G>(&voice, &[&chosen[..], &own].concat())?, other.clone())
        }
        None => (with::<G>(&voice, args, key, original)?, voice.text("lab-original")),
    };
    let bench = Bench { voice: &voice, args, key, base: &base, base_name, command: command() };
    bench.run(&base, None).check().map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    survive_a_full_disk();
    let interrupt = Interrupt::listen(&voice);
    let begins = [
        ("file", name.as_str().into()),
        ("base", bench.base_name.as_str().into()),
        ("player", args.player.as_str().into()),
        ("games", (args.games as i64).into()),
        ("seed", args.seed.to_string().into()),
    ];
    answer::complain(&voice.tell("cli-workbench-begins", begins));
    // A file beside another is compared at once; one with itself waits for an edit.
    let mut known = if args.against.is_some() { String::new() } else { original.to_owned() };
    let mut edits: Vec<Edit> = Vec::new();
    let mut is_gone = false;
    bench.show(&edits)?;
    while interrupt.exit().is_none() {
        if args.edits.is_some_and(|it| it <= edits.len() as u64) {
            break;
        }
        let nth = edits.len() as u64 + 1;
        let Ok(text) = fs::read_to_string(&args.file) else {
            if !is_gone {
                let told = [("nth", (nth as i64).into()), ("file", name.as_str().into())];
                answer::complain(&voice.tell("cli-workbench-gone", told));
            }
            is_gone = true;
            thread::sleep(PACE);
            continue;
        };
        is_gone = false;
        // An editor may be half through with writing.
        if text == known || text.trim().is_empty() {
            thread::sleep(PACE);
            continue;
        }
        let edit = bench.judged(nth, &text, &interrupt);
        known = text;
        let Some(edit) = edit else { break };
        if common.json {
            print_line(&kit::to_json(&edit));
        } else {
            print_line(&bench.line(&edit));
        }
        bench.keep(&edit)?;
        edits.push(edit);
        bench.show(&edits)?;
    }
    let answer = Answer::yes("");
    Ok(match interrupt.exit() {
        Some(exit) => answer.stopped(exit, String::new()),
        None => answer,
    })
}

/// The game with this text as its document.
fn with<G: Board>(voice: &Voice, args: &Workbench, key: &str, text: &str) -> Result<G, Failure> {
    let game = setup::game::<G>(voice, &args.choices.each())?;
    let mut setup = game.setup().clone();
    let name = args.file.display().to_string();
    G::choose_document(&mut setup, key, text)
        .map_err(|error| Failure::no(voice.trouble_in(&name, &error)))?;
    G::new(&setup).map_err(|error| Failure::no(voice.trouble_in(&name, &error)))
}

/// What every edit is judged with.
struct Bench<'a, G: Board> {
    voice: &'a Voice,
    args: &'a Workbench,
    key: &'static str,
    base: &'a G,
    base_name: String,
    command: Vec<String>,
}

impl<'a, G: Board> Bench<'a, G> {
    fn run<'b>(&'b self, game: &'b G, interrupt: Option<&'b Interrupt>) -> Run<'b, G> {
        let cores = || thread::available_parallelism().map_or(1, |it| it.get());
        Run {
            player: &self.args.player,
            n_games: self.args.games,
            seed: self.args.seed,
            n_threads: self.args.threads.unwrap_or_else(cores),
            clock: Some(clock::millis),
            command: &self.command,
            stop: interrupt.map(Interrupt::flag),
            ..Run::new(game)
        }
    }

    /// What an edit did; nothing if somebody ended it meanwhile.
    fn judged(&self, nth: u64, text: &str, interrupt: &Interrupt) -> Option<Edit> {
        let started = Instant::now();
        let edit = |said: String, comparison: Option<Comparison>| Edit {
            nth,
            text: text.to_owned(),
            said,
            ok: comparison.is_some(),
            seconds: started.elapsed().as_secs_f64(),
            comparison,
        };
        let game = match with::<G>(self.voice, self.args, self.key, text) {
            Ok(game) => game,
            Err(failure) => return Some(edit(failure.sentence, None)),
        };
        let (base, own) = (self.run(self.base, Some(interrupt)), self.run(&game, Some(interrupt)));
        let bar = interrupt.bar(self.args.games, 0);
        let compared = lab::compare(&base, &own, &|n| bar.inc(n));
        bar.finish_and_clear();
        if interrupt.exit().is_some() {
            return None;
        }
        Some(match compared {
            Ok(compared) => edit(self.sentence(&compared), Some(compared)),
            Err(error) => edit(self.voice.trouble(&error), None),
        })
    }

    /// What a comparison says.
    fn sentence(&self, them: &Comparison) -> String {
        let margin = &them.difference.margin;
        let [low, high] = margin.ci95;
        let digits = lab::decimals((high - low) / 2.0);
        let plain = |it: f64| format!("{:.digits$}", it.abs());
        let id = match (0.0 < low, high < 0.0) {
            (true, _) => "cli-workbench-more",
            (_, true) => "cli-workbench-less",
            _ => "cli-workbench-none",
        };
        let (d, low, high) = match id {
            "cli-workbench-less" => (plain(margin.mean), plain(high), plain(low)),
            "cli-workbench-more" => (plain(margin.mean), plain(low), plain(high)),
            _ => {
                let told = |it: f64| lab::signed(it, digits);
                (told(margin.mean), told(low), told(high))
            }
        };
        let told = [
            ("file", self.args.file.display().to_string().into()),
            ("base", self.base_name.as_str().into()),
            ("d", d.into()),
            ("low", low.into()),
            ("high", high.into()),
            ("games", (them.games as i64).into()),
        ];
        let percent = |it: f64| format!("{:.1}", it * 100.0);
        let (share, was) = (percent(them.b.win_rate), percent(them.a.win_rate));
        let wins = [("share", share.into()), ("was", was.into())];
        let voice = self.voice;
        format!("{}. {}", voice.tell(id, told), voice.tell("cli-workbench-wins", wins))
    }

    /// An edit as a line of the terminal.
    fn line(&self, edit: &Edit) -> String {
        let nth = ("nth", (edit.nth as i64).into());
        if !edit.ok {
            return self
                .voice
                .tell("cli-workbench-wrong", [nth, ("what", edit.said.as_str().into())]);
        }
        let seconds = ("seconds", format!("{:.1}", edit.seconds).into());
        let told = [nth, ("sentence", edit.said.as_str().into()), seconds];
        self.voice.tell("cli-workbench-edit", told)
    }

    /// Keeps an edit in the history.
    fn keep(&self, edit: &Edit) -> Result<(), Failure> {
        let file = self.args.history.clone().unwrap_or_else(|| beside(&self.args.file));
        let mut options = fs::OpenOptions::new();
        let opened = options.create(true).append(true).open(&file);
        let written =
            opened.and_then(|mut it| it.write_all((kit::to_json(edit) + "\n").as_bytes()));
        written.map_err(|error| {
            let (file, error) = (file.display().to_string(), self.voice.refusal(&error));
            let args = [("file", file.into()), ("error", error.into())];
            Failure::could_not(self.voice.tell("cli-unwritable", args))
        })
    }

    /// Writes the page that renews itself, if somebody wants it.
    fn show(&self, edits: &[Edit]) -> Result<(), Failure> {
        let Some(file) = &self.args.page else { return Ok(()) };
        let told: Vec<(String, Option<&Comparison>)> =
            edits.iter().map(|it| (self.line(it), it.comparison.as_ref())).collect();
        let name = self.args.file.display().to_string();
        let title = self.voice.text("game-title");
        let page = web::workbench_page(&self.voice.words(), &title, &name, &self.base_name, &told);
        write(self.voice, file, &page)
    }
}

/// Where edits are kept unless somebody says otherwise.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".edits.jsonl");
    file.with_file_name(name)
}

fn print_line(line: &str) {
    // Whoever reads along may have gone; the history is kept all the same.
    let _ = answer::print(line);
}
