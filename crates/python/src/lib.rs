//! The native half of the Python package `automatable`: tables, batches of games,
//! runs. What people call stands in `python/automatable`.

mod batch;
mod learned;
mod player;
mod runs;
mod table;
mod words;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use kit::{Game, Lang};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3};
use pyo3::{
    prelude::*,
    types::{PyBytes, PyDict, PyList},
};

use crate::{
    batch::{AnyBatch, Out, Plan, Reward},
    learned::Field,
    player::{Failed, View},
    runs::{Columns, Many, Side, Sitting},
    table::{AnyTable, Sight},
    words::{Kind, Told, lang},
};

/// What was chosen: key, value, and whether the value is a document of one's own.
type Given = Vec<(String, String, bool)>;
/// A row of fields: name, how many numbers, the least, the greatest.
type Fields = Vec<(&'static str, usize, i32, i32)>;

/// A JSON text as objects of Python.
fn loads<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

fn game_id(name: &str, lang: Lang) -> PyResult<shelf::GameId> {
    name.parse().map_err(|error| {
        let words = desk::Words::new(words::shared(), lang);
        Told::of(Kind::Unknown, &words, &(error as shelf::UnknownGame)).into()
    })
}

/// A game being played.
#[pyclass(module = "automatable._native")]
struct Table(Box<dyn AnyTable>);

#[pymethods]
impl Table {
    #[new]
    fn new(game: &str, choices: Given, seed: u64, tag: &str) -> PyResult<Table> {
        let lang = lang(tag)?;
        let id = game_id(game, lang)?;
        Ok(Table(shelf::with_game!(id, G => table::begun::<G>(&choices, seed, lang))?))
    }

    #[staticmethod]
    fn open(py: Python<'_>, record: &str, tag: &str) -> PyResult<Table> {
        let lang = lang(tag)?;
        let id = table::game_of(record, lang)?;
        let opened = py.detach(|| shelf::with_game!(id, G => table::opened::<G>(record, lang)));
        Ok(Table(opened?))
    }

    #[staticmethod]
    fn restore(bytes: &[u8]) -> PyResult<Table> {
        Ok(Table(table::restored(bytes)?))
    }

    fn copy(&self) -> Table {
        Table(self.0.copied())
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.id()
    }

    #[getter]
    fn lang(&self) -> &'static str {
        self.0.lang().code()
    }

    #[getter]
    fn ply(&self) -> usize {
        self.0.ply()
    }

    #[getter]
    fn seed(&self) -> Option<u64> {
        self.0.seed()
    }

    #[getter]
    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    #[getter]
    fn automa_seat(&self) -> u8 {
        self.0.automa_seat()
    }

    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.0.outcome()
    }

    #[getter]
    fn winners(&self) -> Vec<u32> {
        self.0.winners().into_iter().map(u32::from).collect()
    }

    #[pyo3(signature = (ply=None))]
    fn options(&self, ply: Option<usize>) -> PyResult<Vec<String>> {
        Ok(self.0.options(ply)?)
    }

    #[pyo3(signature = (ply=None))]
    fn n_options(&self, ply: Option<usize>) -> PyResult<usize> {
        Ok(self.0.n_options(ply)?)
    }

    fn offers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.0.offers())
    }

    fn act(&mut self, action: &str) -> PyResult<Vec<String>> {
        Ok(self.0.act(action)?)
    }

    fn act_nth(&mut self, nth: i64) -> PyResult<Vec<String>> {
        Ok(self.0.act_nth(nth)?)
    }

    fn undo(&mut self) {
        self.0.undo();
    }

    #[pyo3(signature = (plies=None))]
    fn why<'py>(
        &self,
        py: Python<'py>,
        plies: Option<Vec<usize>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.0.why(plies)?.map(|it| loads(py, &it)).transpose()
    }

    #[pyo3(signature = (viewer=None))]
    fn document<'py>(&self, py: Python<'py>, viewer: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.0.document(viewer)?)
    }

    fn record(&self, format: &str) -> PyResult<String> {
        Ok(self.0.record(format)?)
    }

    fn snapshot<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.snapshot())
    }

    #[pyo3(signature = (ply=None))]
    fn turn(&self, ply: Option<usize>) -> PyResult<(&'static str, Option<u8>)> {
        Ok(self.0.turn(ply)?)
    }

    fn entry(&self, ply: usize) -> PyResult<String> {
        Ok(self.0.entry(ply)?)
    }

    #[pyo3(signature = (ply=None))]
    fn scores(&self, ply: Option<usize>) -> PyResult<Vec<i32>> {
        Ok(self.0.scores(ply)?)
    }

    fn automa_plies(&self, since: usize) -> Vec<usize> {
        self.0.automa_plies(since)
    }

    fn difficulty<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.0.difficulty())
    }

    fn ansi(&self) -> String {
        self.0.ansi()
    }

    fn sources(&self) -> Vec<(String, Vec<(String, i32)>)> {
        self.0.sources()
    }

    #[pyo3(signature = (seat, out, ply=None))]
    fn observe(
        &self,
        seat: u8,
        mut out: PyReadwriteArray1<'_, f32>,
        ply: Option<usize>,
    ) -> PyResult<()> {
        Ok(self.0.observe(seat, ply, out.as_slice_mut()?)?)
    }

    #[pyo3(signature = (seat, out, ply=None))]
    fn weigh(
        &self,
        seat: u8,
        mut out: PyReadwriteArray2<'_, f32>,
        ply: Option<usize>,
    ) -> PyResult<()> {
        Ok(self.0.weigh(seat, ply, out.as_slice_mut()?)?)
    }

    fn hint<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let stop = AtomicBool::new(false);
        let hint = runs::interruptible(py, &stop, &mut |_| Ok(()), || self.0.hint())?;
        loads(py, &hint?)
    }

    fn analyse<'py>(&self, py: Python<'py>, threads: usize) -> PyResult<Bound<'py, PyAny>> {
        let stop = AtomicBool::new(false);
        let found =
            runs::interruptible(py, &stop, &mut |_| Ok(()), || self.0.analyse(threads, &stop))?;
        loads(py, &found?)
    }
}

/// Many games side by side.
#[pyclass(module = "automatable._native")]
struct Batch(Box<dyn AnyBatch>);

/// The arrays that a batch writes to, in this order: observations, masks, rows of
/// options, their numbers, rewards, ends, margins, outcomes, seeds.
#[derive(FromPyObject)]
struct Arrays<'py>(
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray2<'py, bool>,
    PyReadwriteArray3<'py, f32>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray1<'py, f64>,
    PyReadwriteArray1<'py, bool>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray1<'py, i64>,
);

impl Arrays<'_> {
    fn out(&mut self) -> PyResult<Out<'_>> {
        Ok(Out {
            observations: self.0.as_slice_mut()?,
            masks: self.1.as_slice_mut()?,
            options: self.2.as_slice_mut()?,
            n_options: self.3.as_slice_mut()?,
            rewards: self.4.as_slice_mut()?,
            terminated: self.5.as_slice_mut()?,
            margins: self.6.as_slice_mut()?,
            outcomes: self.7.as_slice_mut()?,
            seeds: self.8.as_slice_mut()?,
        })
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "Python gives them by name")]
    fn new(
        game: &str,
        choices: Given,
        games: usize,
        reward: &str,
        same_step: bool,
        threads: usize,
        tag: &str,
    ) -> PyResult<Batch> {
        let lang = lang(tag)?;
        let id = game_id(game, lang)?;
        let reward = reward_of(reward, lang)?;
        let plan =
            Plan { n_lanes: games, reward, is_same_step: same_step, n_threads: threads, lang };
        Ok(Batch(shelf::with_game!(id, G => batch::batch::<G>(&choices, plan))?))
    }

    fn reset(&mut self, py: Python<'_>, seed: u64, mut arrays: Arrays<'_>) -> PyResult<()> {
        let out = arrays.out()?;
        Ok(py.detach(|| self.0.reset(seed, out))?)
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (actions, out) = (actions.as_slice()?, arrays.out()?);
        Ok(py.detach(|| self.0.step(actions, out))?)
    }

    fn action(&self, game: usize, nth: usize) -> Option<String> {
        self.0.action(game, nth)
    }

    fn loop_of(&mut self, py: Python<'_>, decisions: u64, seed: u64) -> u64 {
        py.detach(|| self.0.loop_of(decisions, seed))
    }

    fn __len__(&self) -> usize {
        self.0.n_lanes()
    }
}

fn reward_of(word: &str, lang: Lang) -> PyResult<Reward> {
    word.parse()
        .map_err(|()| Told::own(Kind::Unknown, lang, "py-reward", [("found", word.into())]).into())
}

/// Whether a reward of this name exists.
#[pyfunction]
fn check_reward(word: &str, tag: &str) -> PyResult<()> {
    reward_of(word, lang(tag)?).map(drop)
}

/// The fields of a game's tables and of its options, and how many options there are at most.
#[pyfunction]
fn sight(game: &str) -> PyResult<(Fields, Fields, usize)> {
    let id = game_id(game, Lang::En)?;
    let Sight { fields, option_fields, most_options } =
        shelf::with_game!(id, G => table::sight::<G>());
    let told = |them: &'static [Field]| them.iter().map(|it| (it.name, it.n, it.low, it.high));
    Ok((told(fields).collect(), told(option_fields).collect(), most_options))
}

/// The games, each as a document.
#[pyfunction]
fn games<'py>(py: Python<'py>, tag: &str) -> PyResult<Bound<'py, PyAny>> {
    let lang = lang(tag)?;
    let mut boxes = Vec::new();
    for &id in shelf::GameId::ALL {
        shelf::with_game!(id, G => {
            let words = desk::Words::new(words::of::<G>(), lang);
            boxes.push(desk::documents::game_box::<G>(&words, &players::usual_names::<G>()));
        });
    }
    loads(py, &kit::to_json(&boxes))
}

/// The id of the game that a record is of.
#[pyfunction]
fn game_of(record: &str, tag: &str) -> PyResult<&'static str> {
    let id = table::game_of(record, lang(tag)?)?;
    Ok(shelf::with_game!(id, G => G::ID))
}

/// A side as Python gives it: choices, player, its name, whether it can be repeated.
#[derive(FromPyObject)]
struct GivenSide(Given, Py<PyAny>, String, bool);

impl GivenSide {
    fn side(self, py: Python<'_>) -> Side {
        let GivenSide(choices, player, name, is_reproducible) = self;
        let sitting = match player.is_none(py) {
            true => Sitting::Name(name),
            false => Sitting::Own { player, name, is_reproducible },
        };
        Side { choices, sitting }
    }
}

/// How many games, as Python gives it: games, seed, threads, command, language.
#[derive(FromPyObject)]
struct GivenMany(u64, u64, usize, Vec<String>, String);

/// Plays something to its end, tells how far it is, and raises what a player raised.
fn played<T: Send>(
    py: Python<'_>,
    many: GivenMany,
    progress: Option<Py<PyAny>>,
    work: impl FnOnce(&Many<'_>) -> Result<T, Told> + Send,
) -> PyResult<T> {
    let GivenMany(n_games, seed, n_threads, command, tag) = many;
    let lang = lang(&tag)?;
    let failed = Arc::new(Failed::default());
    let n_done = AtomicU64::new(0);
    let heard = || -> u64 { n_done.load(Ordering::Relaxed) };
    let count = |n: u64| {
        n_done.fetch_add(n, Ordering::Relaxed);
    };
    let many = Many {
        n_games,
        seed,
        n_threads: n_threads.max(1),
        command: &command,
        lang,
        failed: failed.clone(),
        progress: &count,
    };
    let mut hear = |py: Python<'_>| match &progress {
        Some(progress) => progress.call1(py, (heard(), n_games)).map(drop),
        None => Ok(()),
    };
    let done = runs::interruptible(py, &failed.stop, &mut hear, || work(&many))?;
    if let Some(error) = failed.take() {
        return Err(error);
    }
    let done = done?;
    hear(py)?;
    Ok(done)
}

/// Many games: the summary, and the rows as columns of bytes if they are wanted.
#[pyfunction]
fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    side: GivenSide,
    many: GivenMany,
    rows: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyAny>, Option<Bound<'py, PyDict>>)> {
    let id = game_id(game, lang(&many.4)?)?;
    let side = side.side(py);
    let work = |many: &Many<'_>| shelf::with_game!(id, G => runs::simulate::<G>(&side, many, rows));
    let (summary, columns) = played(py, many, progress, work)?;
    let columns = columns.map(|it| as_bytes(py, it)).transpose()?;
    Ok((loads(py, &summary)?, columns))
}

/// Columns as bytes, which Arrow takes as they are.
fn as_bytes(py: Python<'_>, columns: Columns) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for (name, numbers) in columns.names.iter().zip(columns.numbers) {
        let bytes = PyBytes::new_with(py, numbers.len() * 8, |out| {
            for (place, number) in out.chunks_exact_mut(8).zip(&numbers) {
                place.copy_from_slice(&number.to_le_bytes());
            }
            Ok(())
        })?;
        all.set_item(name, bytes)?;
    }
    let winners = PyBytes::new_with(py, columns.winners.len(), |out| {
        for (place, winner) in out.iter_mut().zip(&columns.winners) {
            *place = *winner as u8;
        }
        Ok(())
    })?;
    all.set_item("winner", winners)?;
    Ok(all)
}

/// Two set-ups on the same seeds.
#[pyfunction]
fn compare<'py>(
    py: Python<'py>,
    game: &str,
    a: GivenSide,
    b: GivenSide,
    many: GivenMany,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let id = game_id(game, lang(&many.4)?)?;
    let (a, b) = (a.side(py), b.side(py));
    let work = |many: &Many<'_>| shelf::with_game!(id, G => runs::compare::<G>(&a, &b, many));
    let compared = played(py, many, progress, work)?;
    loads(py, &compared)
}

/// A part of a run, played into a folder.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python gives them by name")]
fn shard<'py>(
    py: Python<'py>,
    game: &str,
    side: GivenSide,
    many: GivenMany,
    part: &str,
    dir: PathBuf,
    resume: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let lang = lang(&many.4)?;
    let id = game_id(game, lang)?;
    let part: lab::Shard =
        part.parse().map_err(|it: lab::ShardError| Told::new(Kind::Run, it.to_string()))?;
    let side = side.side(py);
    let work = |many: &Many<'_>| shelf::with_game!(id, G => runs::shard::<G>(&side, many, part, &dir, resume));
    let summary = played(py, many, progress, work)?;
    loads(py, &summary)
}

/// The parts of a run, put together.
#[pyfunction]
fn merge<'py>(
    py: Python<'py>,
    dirs: Vec<PathBuf>,
    out: PathBuf,
    command: Vec<String>,
    tag: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let lang = lang(tag)?;
    let merged = py.detach(|| runs::merge(&dirs, &out, &command, lang))?;
    loads(py, &merged)
}

/// What the package's own sentences have variables for.
const KEYS: [&str; 8] = ["dir", "expected", "extra", "found", "n", "package", "shard", "what"];

/// One of the package's own sentences.
#[pyfunction]
fn say(tag: &str, id: &str, args: Vec<(String, String)>) -> PyResult<String> {
    let named = |it: &str| KEYS.into_iter().find(|key| *key == it);
    let mut message = kit::Message::new(id.to_owned());
    for (key, value) in args {
        if let Some(key) = named(&key) {
            message = message.with(key, value);
        }
    }
    Ok(words::shared().say(lang(tag)?, &message))
}

/// What Python imports.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    words::add(module)?;
    module.add("VERSION", desk::VERSION)?;
    module.add("COMMIT", lab::COMMIT)?;
    module.add("__all__", PyList::empty(module.py()))?;
    module.add_class::<Table>()?;
    module.add_class::<Batch>()?;
    module.add_class::<View>()?;
    module.add_function(wrap_pyfunction!(check_reward, module)?)?;
    module.add_function(wrap_pyfunction!(sight, module)?)?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(game_of, module)?)?;
    module.add_function(wrap_pyfunction!(simulate, module)?)?;
    module.add_function(wrap_pyfunction!(compare, module)?)?;
    module.add_function(wrap_pyfunction!(shard, module)?)?;
    module.add_function(wrap_pyfunction!(merge, module)?)?;
    module.add_function(wrap_pyfunction!(say, module)?)
}
