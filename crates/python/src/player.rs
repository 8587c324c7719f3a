//! Players of somebody's own, written in Python.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use desk::Words;
use kit::{Game, Lang, OwnDice, Player, Seat, Seen};
use numpy::{IntoPyArray, PyArrayMethods};
use pyo3::{prelude::*, types::PyList};

use crate::{
    learned::{Learned, Row, length},
    words::{self, Kind, Told},
};

/// What went wrong first while such a player chose, and the flag that ends the run.
#[derive(Debug, Default)]
pub(crate) struct Failed {
    pub(crate) error: Mutex<Option<PyErr>>,
    pub(crate) stop: AtomicBool,
}

impl Failed {
    fn keep(&self, error: PyErr) {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Takes out what went wrong.
    pub(crate) fn take(&self) -> Option<PyErr> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// A player written in Python.
pub(crate) struct Own<G: Game> {
    player: Py<PyAny>,
    game: Arc<G>,
    failed: Arc<Failed>,
    lang: Lang,
    seed: u64,
}

impl<G: Learned> Own<G> {
    pub(crate) fn new(player: Py<PyAny>, game: Arc<G>, failed: Arc<Failed>, lang: Lang) -> Own<G> {
        Own { player, game, failed, lang, seed: 0 }
    }

    fn ask(&self, py: Python<'_>, seen: &Seen<G>) -> PyResult<G::Action> {
        let mut options = Vec::new();
        self.game.options(seen, &mut |it| options.push(it));
        let texts: Vec<String> = options.iter().map(ToString::to_string).collect();
        let list = PyList::new(py, &texts)?;
        let (game, lang) = (self.game.clone(), self.lang);
        let sight = Sight { game, seen: seen.clone(), options: options.clone(), lang };
        let view = View { seed: self.seed, sight: Box::new(sight) };
        let chosen = self.player.bind(py).call_method1("choose", (view, list))?;
        let found = if let Ok(nth) = chosen.extract::<usize>() {
            options.get(nth)
        } else {
            let text = chosen.extract::<String>()?;
            texts.iter().position(|it| *it == text).and_then(|it| options.get(it))
        };
        found.copied().ok_or_else(|| {
            let args = [("found", chosen.to_string().into())];
            Told::own(Kind::Refused, self.lang, "py-choice", args).into()
        })
    }
}

impl<G: Learned> Player<G> for Own<G> {
    fn begin(&mut self, dice: OwnDice) {
        // A number for dice of its own, as every player gets them; never the deal's.
        self.seed = dice.imagined(kit::Die::First, 0).seed(kit::Pile(0), 0);
        let begun = Python::attach(|py| {
            let player = self.player.bind(py);
            if player.hasattr("begin")? {
                player.call_method1("begin", (self.seed,)).map(drop)
            } else {
                Ok(())
            }
        });
        if let Err(error) = begun {
            self.failed.keep(error);
        }
    }

    fn choose(&mut self, game: &G, seen: &Seen<G>) -> G::Action {
        let chosen = (!self.failed.stop.load(Ordering::Relaxed))
            .then(|| Python::attach(|py| self.ask(py, seen)));
        match chosen {
            Some(Ok(action)) => action,
            other => {
                if let Some(Err(error)) = other {
                    self.failed.keep(error);
                }
                // The run is stopped: nothing of this game is kept.
                game.option(seen, 0)
            }
        }
    }
}

/// What a player sees when it is asked; worked out when it looks.
#[pyclass(frozen, module = "automatable")]
pub(crate) struct View {
    /// A number for dice of its own, another in every game.
    #[pyo3(get)]
    seed: u64,
    sight: Box<dyn Sees>,
}

/// A table as one chair sees it, whatever game it is.
trait Sees: Send + Sync {
    fn game(&self) -> &'static str;
    fn seat(&self) -> u8;
    fn automa_seat(&self) -> u8;
    fn scores(&self) -> Vec<i32>;
    fn position(&self) -> String;
    fn observation(&self) -> Vec<f32>;
    /// Rows of the options, and how long each is.
    fn features(&self) -> (Vec<f32>, usize);
    fn sentences(&self) -> Vec<String>;
}

struct Sight<G: Game> {
    game: Arc<G>,
    seen: Seen<G>,
    options: Vec<G::Action>,
    lang: Lang,
}

impl<G: Learned> Sees for Sight<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seat(&self) -> u8 {
        self.seen.seat().0 + 1
    }

    fn automa_seat(&self) -> u8 {
        self.game.automa_seat().0 + 1
    }

    fn scores(&self) -> Vec<i32> {
        (0..self.game.n_seats()).map(|it| self.game.score(&self.seen, Seat(it))).collect()
    }

    fn position(&self) -> String {
        kit::to_json(&self.game.position(&self.seen))
    }

    fn observation(&self) -> Vec<f32> {
        let mut row = vec![0.0; length(G::FIELDS)];
        self.game.observe(&self.seen, self.seen.seat(), &mut Row::new(&mut row));
        row
    }

    fn features(&self) -> (Vec<f32>, usize) {
        let n = length(G::OPTION_FIELDS);
        let mut rows = vec![0.0; n * self.options.len()];
        for (row, &option) in rows.chunks_exact_mut(n).zip(&self.options) {
            self.game.weigh(&self.seen, option, self.seen.seat(), &mut Row::new(row));
        }
        (rows, n)
    }

    fn sentences(&self) -> Vec<String> {
        let words = Words::new(words::of::<G>(), self.lang);
        let said = |&it: &G::Action| words.say(&self.game.describe(&self.seen, it));
        self.options.iter().map(said).collect()
    }
}

#[pymethods]
impl View {
    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.sight.game()
    }

    /// The chair that is to choose, from 1.
    #[getter]
    fn seat(&self) -> u8 {
        self.sight.seat()
    }

    /// The automa's chair, from 1.
    #[getter]
    fn automa_seat(&self) -> u8 {
        self.sight.automa_seat()
    }

    /// Points of every chair, as far as they can be seen.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.sight.scores()
    }

    /// The table as a position document.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::loads(py, &self.sight.position())
    }

    /// The table as a row of numbers.
    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.sight.observation().into_pyarray(py).into_any()
    }

    /// The options as rows of numbers.
    #[getter]
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (rows, n) = self.sight.features();
        let shape = [rows.len() / n, n];
        Ok(rows.into_pyarray(py).reshape(shape)?.into_any())
    }

    /// The options as sentences.
    #[getter]
    fn sentences(&self) -> Vec<String> {
        self.sight.sentences()
    }
}
