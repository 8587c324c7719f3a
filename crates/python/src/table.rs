//! Tables: a game being played, whatever game it is.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use coach::{Analysis, Bench, Hint, Hinting, Job, Refused};
use desk::{Given, Words, documents};
use kit::{
    Dealer, Entry, Game, Lang, MAX_ENTRIES, Outcome, SEED_LIMIT, Seat, Session, Turn, people,
};
use players::Skilled;
use serde::{Deserialize, Serialize};

use crate::{
    learned::{self, Field, Learned, length},
    words::{self, Kind, Told},
};

/// What somebody chose: key and value, or key and a document of their own.
pub(crate) type Choices = [(String, String, bool)];

/// A table of any game.
pub(crate) trait AnyTable: Send + Sync {
    fn id(&self) -> &'static str;
    fn lang(&self) -> Lang;
    fn copied(&self) -> Box<dyn AnyTable>;
    fn options(&self, ply: Option<usize>) -> Result<Vec<String>, Told>;
    fn n_options(&self, ply: Option<usize>) -> Result<usize, Told>;
    fn offers(&self) -> String;
    fn act(&mut self, action: &str) -> Result<Vec<String>, Told>;
    fn act_nth(&mut self, nth: i64) -> Result<Vec<String>, Told>;
    fn undo(&mut self);
    fn why(&self, plies: Option<Vec<usize>>) -> Result<Option<String>, Told>;
    fn document(&self, viewer: Option<u8>) -> Result<String, Told>;
    fn record(&self, format: &str) -> Result<String, Told>;
    fn snapshot(&self) -> Vec<u8>;
    fn ply(&self) -> usize;
    fn seed(&self) -> Option<u64>;
    fn n_seats(&self) -> u8;
    fn automa_seat(&self) -> u8;
    /// Whose turn it was, or is: a word, and the chair from 1.
    fn turn(&self, ply: Option<usize>) -> Result<(&'static str, Option<u8>), Told>;
    fn entry(&self, ply: usize) -> Result<String, Told>;
    fn scores(&self, ply: Option<usize>) -> Result<Vec<i32>, Told>;
    fn outcome(&self) -> Option<&'static str>;
    fn winners(&self) -> Vec<u8>;
    fn automa_plies(&self, since: usize) -> Vec<usize>;
    fn difficulty(&self) -> String;
    fn ansi(&self) -> String;
    fn sources(&self) -> Vec<(String, Vec<(String, i32)>)>;
    fn observe(&self, seat: u8, ply: Option<usize>, out: &mut [f32]) -> Result<(), Told>;
    fn weigh(&self, seat: u8, ply: Option<usize>, out: &mut [f32]) -> Result<(), Told>;
    fn hint(&self) -> Result<String, Told>;
    fn analyse(&self, n_threads: usize, stop: &AtomicBool) -> Result<String, Told>;
}

/// What is seen of a game's tables and options, and how many options there are at most.
pub(crate) struct Sight {
    pub(crate) fields: &'static [Field],
    pub(crate) option_fields: &'static [Field],
    pub(crate) most_options: usize,
}

/// That of the game `G`.
pub(crate) fn sight<G: Learned>() -> Sight {
    Sight { fields: G::FIELDS, option_fields: G::OPTION_FIELDS, most_options: G::most_options() }
}

/// The game with these choices; what is not mentioned is as usual.
pub(crate) fn game<G: Game>(words: &Words<'_>, choices: &Choices) -> Result<G, Told> {
    let given = choices.iter().map(|(key, value, is_document)| {
        let given = if *is_document { Given::Document(value) } else { Given::Word(value) };
        (key.as_str(), given)
    });
    let setup = desk::setup_from::<G>(words.lexicon(), given);
    let game = setup.and_then(|it| desk::begin::<G>(&it));
    game.map_err(|error| Told::of(Kind::Unknown, words, &error))
}

/// A seed that JSON keeps exact.
pub(crate) fn checked_seed(lang: Lang, seed: u64) -> Result<u64, Told> {
    if seed < SEED_LIMIT {
        return Ok(seed);
    }
    let args = [("most", (SEED_LIMIT - 1).to_string().into()), ("found", seed.to_string().into())];
    Err(Told::own(Kind::Unknown, lang, "py-seed", args))
}

/// A game being played.
#[derive(Clone)]
pub(crate) struct Table<G: Game> {
    session: Session<G>,
    lang: Lang,
}

/// A new game.
pub(crate) fn begun<G: Learned>(
    choices: &Choices,
    seed: u64,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, Told> {
    let words = Words::new(words::of::<G>(), lang);
    let game = game::<G>(&words, choices)?;
    let dealer = Dealer::dice(checked_seed(lang, seed)?);
    Ok(Box::new(Table { session: Session::new(game, dealer), lang }))
}

/// The game that a record stands for.
pub(crate) fn opened<G: Learned>(text: &str, lang: Lang) -> Result<Box<dyn AnyTable>, Told> {
    let session = desk::open::<G>(text, MAX_ENTRIES)
        .map_err(|it| Told::of(Kind::Record, &Words::new(words::of::<G>(), lang), &it))?;
    Ok(Box::new(Table { session, lang }))
}

/// What a snapshot begins with.
const MAGIC: &[u8] = b"automatable snapshot\n";

/// A snapshot: who wrote it, and the record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot {
    version: String,
    game: String,
    ruleset: u32,
    lang: String,
    record: String,
}

/// The table of a snapshot.
pub(crate) fn restored(bytes: &[u8]) -> Result<Box<dyn AnyTable>, Told> {
    let version = || ("version", desk::VERSION.into());
    let foreign = || Told::own(Kind::Snapshot, Lang::En, "py-snapshot", [version()]);
    let text = bytes.strip_prefix(MAGIC).ok_or_else(foreign)?;
    let Snapshot { version: found, game, lang, record, .. } =
        serde_json::from_slice(text).map_err(|_| foreign())?;
    let lang: Lang = lang.parse().map_err(|()| foreign())?;
    if found != desk::VERSION {
        let args = [version(), ("found", found.into())];
        return Err(Told::own(Kind::Snapshot, lang, "py-snapshot-version", args));
    }
    let id: shelf::GameId = game.parse().map_err(|_| foreign())?;
    let table = shelf::with_game!(id, G => opened::<G>(&record, lang));
    table.map_err(|it| Told { kind: Kind::Snapshot, ..it })
}

impl<G: Learned> Table<G> {
    fn words(&self) -> Words<'static> {
        Words::new(words::of::<G>(), self.lang)
    }

    fn told<const N: usize>(
        &self,
        kind: Kind,
        id: &str,
        args: [(&'static str, kit::Arg); N],
    ) -> Told {
        Told::own(kind, self.lang, id, args)
    }

    /// The table at a ply, or now.
    fn at(&self, ply: Option<usize>) -> Result<&G::State, Told> {
        let last = self.session.ply();
        match ply {
            None => Ok(self.session.state()),
            Some(ply) if ply <= last => Ok(self.session.at(ply)),
            Some(ply) => {
                let args = [("n", last.into()), ("found", ply.into())];
                Err(self.told(Kind::Unknown, "py-ply", args))
            }
        }
    }

    fn seat(&self, seat: u8) -> Result<Seat, Told> {
        let n = self.session.game().n_seats();
        if (1..=n).contains(&seat) {
            return Ok(Seat(seat - 1));
        }
        let args = [("n", n.into()), ("found", seat.into())];
        Err(self.told(Kind::Unknown, "py-seat", args))
    }

    /// Plays an action, and says what has happened then.
    fn play(&mut self, action: G::Action) -> Result<Vec<String>, Told> {
        let since = self.session.ply();
        self.session.play(action).map_err(|it| Told::refused(&self.words(), &it))?;
        Ok(self.session.entries()[since..self.session.ply()].iter().map(Entry::to_string).collect())
    }

    /// What may be done, or is done, at a table: the automa has one option.
    fn each(&self, state: &G::State, mut each: impl FnMut(G::Action)) {
        let game = self.session.game();
        match game.turn(state) {
            Turn::Human(_) | Turn::Chance(_) => game.options(state, &mut each),
            Turn::Automa => each(game.decide(state, &mut kit::Trace::off())),
            Turn::Over => {}
        }
    }

    fn room(&self, out: &[f32], expected: usize) -> Result<(), Told> {
        if out.len() == expected {
            return Ok(());
        }
        let args = [("expected", expected.into()), ("found", out.len().into())];
        Err(self.told(Kind::Unknown, "py-array", args))
    }
}

impl<G: Learned> AnyTable for Table<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn lang(&self) -> Lang {
        self.lang
    }

    fn copied(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn options(&self, ply: Option<usize>) -> Result<Vec<String>, Told> {
        let mut options = Vec::new();
        self.each(self.at(ply)?, |it| options.push(it.to_string()));
        Ok(options)
    }

    fn n_options(&self, ply: Option<usize>) -> Result<usize, Told> {
        let mut n = 0;
        self.each(self.at(ply)?, |_| n += 1);
        Ok(n)
    }

    fn offers(&self) -> String {
        kit::to_json_pretty(&documents::offers(&self.words(), &self.session, None, usize::MAX))
    }

    fn act(&mut self, action: &str) -> Result<Vec<String>, Told> {
        let action = action.parse::<G::Action>();
        let action = action.map_err(|it| Told::of(Kind::Refused, &self.words(), &it))?;
        self.play(action)
    }

    fn act_nth(&mut self, nth: i64) -> Result<Vec<String>, Told> {
        let state = self.session.state();
        if !matches!(self.session.turn(), Turn::Human(_) | Turn::Chance(_)) {
            return Err(self.told(Kind::Refused, "py-over", []));
        }
        let n = self.session.game().n_options(state);
        match usize::try_from(nth).ok().filter(|&it| it < n) {
            Some(nth) => self.play(self.session.game().option(state, nth)),
            None => {
                let args = [("n", n.into()), ("found", nth.to_string().into())];
                Err(self.told(Kind::Refused, "py-option", args))
            }
        }
    }

    fn undo(&mut self) {
        self.session.undo_step();
    }

    fn why(&self, plies: Option<Vec<usize>>) -> Result<Option<String>, Told> {
        let words = self.words();
        let why = match plies {
            None => documents::why_last(&words, &self.session),
            Some(plies) => {
                plies.iter().try_for_each(|&it| self.at(Some(it)).map(drop))?;
                Some(documents::why(&words, &self.session, &plies))
            }
        };
        Ok(why.map(|it| kit::to_json_pretty(&it)))
    }

    fn document(&self, viewer: Option<u8>) -> Result<String, Told> {
        let viewer = viewer.map(|it| self.seat(it)).transpose()?;
        Ok(kit::to_json_pretty(&documents::table(&self.words(), &self.session, viewer)))
    }

    fn record(&self, format: &str) -> Result<String, Told> {
        let record = self.session.record();
        match format {
            "toml" => Ok(desk::signed(&record.to_toml())),
            "json" => Ok(kit::to_json_pretty(&record)),
            _ => Err(self.told(Kind::Unknown, "py-format", [("found", format.into())])),
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot {
            version: desk::VERSION.to_owned(),
            game: G::ID.to_owned(),
            ruleset: G::RULESET,
            lang: self.lang.code().to_owned(),
            record: kit::to_json(&self.session.record()),
        };
        [MAGIC, kit::to_json(&snapshot).as_bytes()].concat()
    }

    fn ply(&self) -> usize {
        self.session.ply()
    }

    fn seed(&self) -> Option<u64> {
        self.session.dealer().seed
    }

    fn n_seats(&self) -> u8 {
        self.session.game().n_seats()
    }

    fn automa_seat(&self) -> u8 {
        self.session.game().automa_seat().0 + 1
    }

    fn turn(&self, ply: Option<usize>) -> Result<(&'static str, Option<u8>), Told> {
        Ok(match self.session.game().turn(self.at(ply)?) {
            Turn::Human(seat) => ("human", Some(seat.0 + 1)),
            Turn::Automa => ("automa", Some(self.automa_seat())),
            Turn::Chance(_) => ("chance", None),
            Turn::Over => ("over", None),
        })
    }

    fn entry(&self, ply: usize) -> Result<String, Told> {
        self.at(Some(ply + 1))?;
        Ok(self.session.entries()[ply].to_string())
    }

    fn scores(&self, ply: Option<usize>) -> Result<Vec<i32>, Told> {
        let (game, state) = (self.session.game(), self.at(ply)?);
        Ok((0..game.n_seats()).map(|it| game.score(state, Seat(it))).collect())
    }

    fn outcome(&self) -> Option<&'static str> {
        let is_over = self.session.turn() == Turn::Over;
        is_over.then(|| Outcome::of(self.session.game(), self.session.state()).word())
    }

    fn winners(&self) -> Vec<u8> {
        if self.session.turn() != Turn::Over {
            return Vec::new();
        }
        let winners = desk::winners(self.session.game(), self.session.state());
        winners.iter().map(|it| it.0 + 1).collect()
    }

    fn automa_plies(&self, since: usize) -> Vec<usize> {
        let game = self.session.game();
        let is_its = |&ply: &usize| {
            !self.session.entries()[ply].is_aside()
                && game.turn(self.session.at(ply)) == Turn::Automa
        };
        (since.min(self.session.ply())..self.session.ply()).filter(is_its).collect()
    }

    fn difficulty(&self) -> String {
        let setup = self.session.game().setup();
        let chosen =
            |key: &str| G::CHOICES.iter().any(|it| it.key == key).then(|| G::chosen(setup, key));
        let (level, deck) = (chosen("level"), chosen("deck"));
        // A deck of one's own, or other chairs, were never measured.
        let is_measured =
            desk::other_deck(self.session.game()).is_none_or(|it| !it.starts_with(desk::OWN));
        let is_here = |it: &&desk::Measured| {
            it.game == G::ID
                && Some(&it.level) == level.as_ref()
                && it.deck.as_ref().is_none_or(|it| Some(it) == deck.as_ref())
        };
        let is_solo = people(self.session.game()).len() == 1;
        let rows = desk::difficulty().iter().filter(is_here).filter(|_| is_measured && is_solo);
        kit::to_json_pretty(&rows.collect::<Vec<_>>())
    }

    fn ansi(&self) -> String {
        let words = self.words();
        let mut out = words.text("game-title");
        for it in documents::scores(&words, self.session.game(), self.session.state()) {
            out += &format!("\n{}: {}", it.name, it.score);
        }
        out += "\n\n";
        out + &kit::to_toml_short(&self.session.game().position(self.session.state()))
    }

    fn sources(&self) -> Vec<(String, Vec<(String, i32)>)> {
        let words = self.words();
        let scores = documents::scores(&words, self.session.game(), self.session.state());
        let sources = |it: documents::Score| {
            (it.name, it.sources.into_iter().map(|it| (it.name, it.points)).collect())
        };
        scores.into_iter().map(sources).collect()
    }

    fn observe(&self, seat: u8, ply: Option<usize>, out: &mut [f32]) -> Result<(), Told> {
        self.room(out, length(G::FIELDS))?;
        learned::observe(self.session.game(), self.at(ply)?, self.seat(seat)?, out);
        Ok(())
    }

    fn weigh(&self, seat: u8, ply: Option<usize>, out: &mut [f32]) -> Result<(), Told> {
        self.room(out, length(G::OPTION_FIELDS) * G::most_options())?;
        let state = self.at(ply)?;
        match self.session.game().turn(state) {
            Turn::Human(_) => learned::weigh(self.session.game(), state, self.seat(seat)?, out),
            _ => out.fill(0.0),
        }
        Ok(())
    }

    fn hint(&self) -> Result<String, Told> {
        let words = self.words();
        let hint = hint(&self.session).map_err(|it| Told::of(Kind::Refused, &words, &it))?;
        Ok(kit::to_json_pretty(&coach::documents::hint(&words, &self.session, &hint)))
    }

    fn analyse(&self, n_threads: usize, stop: &AtomicBool) -> Result<String, Told> {
        let words = self.words();
        let begun = Analysis::begin(&self.session);
        let analysis = begun.map_err(|it| Told::of(Kind::Refused, &words, &it))?;
        let analysis = worked_out(self.session.game(), analysis, n_threads, stop);
        let said = coach::documents::analysis(&words, &self.session, &analysis.report());
        Ok(kit::to_json_pretty(&said))
    }
}

/// The hint for the table that is shown.
fn hint<G: Skilled>(session: &Session<G>) -> Result<Hint, Refused> {
    let mut hinting = Hinting::begin(session)?;
    let mut bench = Bench::new(session.game())?;
    while !hinting.step(&mut bench) {}
    hinting.hint().ok_or(Refused::NoPlayer)
}

/// A thread waits so long for the others, when only they know what is left to do.
const PATIENCE: Duration = Duration::from_millis(5);

/// Plays on as much as there is to play, on so many threads, until somebody stops it.
fn worked_out<G: Learned>(
    game: &G,
    analysis: Analysis<G>,
    n_threads: usize,
    stop: &AtomicBool,
) -> Analysis<G>
where
    Analysis<G>: Send,
    Job<G>: Send,
{
    let shared = Mutex::new(analysis);
    thread::scope(|threads| {
        for _ in 0..n_threads.clamp(1, 64) {
            threads.spawn(|| work(game, &shared, stop));
        }
    });
    shared.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What one thread does: one part after the other.
fn work<G: Learned>(game: &G, shared: &Mutex<Analysis<G>>, stop: &AtomicBool) {
    let locked = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    let Ok(mut bench) = Bench::new(game) else { return };
    while !stop.load(Ordering::Relaxed) {
        let (job, progress) = {
            let mut analysis = locked();
            (analysis.next_job(), analysis.progress())
        };
        let Some(mut job) = job else {
            if progress.is_done() {
                return;
            }
            thread::sleep(PATIENCE);
            continue;
        };
        while !job.step(&mut bench, G::JUDGING.n_slice) {
            if stop.load(Ordering::Relaxed) {
                return;
            }
        }
        locked().take(job);
    }
}

/// Reads any record, to say of which game it is.
pub(crate) fn game_of(text: &str, lang: Lang) -> Result<shelf::GameId, Told> {
    let words = Words::new(words::shared(), lang);
    let id = kit::game_of(text).map_err(|it| Told::of(Kind::Record, &words, &it))?;
    id.parse::<shelf::GameId>().map_err(|it| Told::of(Kind::Record, &words, &it))
}
