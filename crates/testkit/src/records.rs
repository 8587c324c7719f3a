//! Records: finished games kept as files, one for every way a game can end.
//!
//! A file of `tests/records/*.toml` says what the game shows and holds its
//! record; [`check_endings`] writes missing ones when `UPDATE_RECORDS=1`:
//!
//! ```toml
//! title = "the automa reaches the end first"
//! covers = ["R8-1"]
//! ending = "automa-first"
//! scores = [12, 30]
//! winner = "automa"
//! [record]
//! format = 1
//! ```

use std::{ops::Range, path::Path};

use kit::{Dealer, Game, OwnDice, Player, Record, Seat, Seen, Session, Turn, ranking};
use serde::{Deserialize, Serialize};

use crate::files;

/// A finished game and what it came to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", bound = "")]
pub struct Fixture<G: Game> {
    /// What it shows, in a few words.
    pub title: String,
    /// The rules it covers.
    #[serde(default)]
    pub covers: Vec<String>,
    /// How it ends: a word of the game's tests.
    pub ending: String,
    /// The points of each chair.
    pub scores: Vec<i32>,
    /// Who wins.
    pub winner: Winner,
    /// The game.
    pub record: Record<G>,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// A person.
    Human,
    /// The automa.
    Automa,
    /// Several chairs share the first place.
    Draw,
}

/// A way a game can end, and how to know it.
pub struct Ending<G: Game> {
    /// The word in the file, and the file's name.
    pub key: &'static str,
    /// What it shows, in a few words.
    pub title: &'static str,
    /// The rules it covers.
    pub covers: &'static [&'static str],
    /// Whether a finished game ended so.
    pub is_it: fn(&Session<G>) -> bool,
}

impl<G: Game> std::fmt::Debug for Ending<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key)
    }
}

/// The finished games in `dir`, each with its name.
///
/// # Panics
///
/// If a file cannot be read.
pub fn load<G: Game>(dir: impl AsRef<Path>) -> Vec<(String, Fixture<G>)> {
    let read = |file: &std::path::PathBuf| {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let fixture = kit::read(&files::text(file))
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        (name, fixture)
    };
    files::files(dir.as_ref(), "toml").iter().map(read).collect()
}

/// Plays every finished game in `dir` again and demands one for each ending.
///
/// # Panics
///
/// If a record is refused, ends otherwise than it says, or an ending is missing.
pub fn check<G: Game>(dir: impl AsRef<Path>, endings: &[&str]) {
    let fixtures = load::<G>(&dir);
    for (name, fixture) in &fixtures {
        if let Err(error) = fixture.run() {
            panic!("{name}: {error}");
        }
        let is_known = endings.contains(&fixture.ending.as_str());
        assert!(is_known, "{name}: expected one of {endings:?}, found `{}`", fixture.ending);
    }
    for ending in endings {
        let has = fixtures.iter().any(|it| it.1.ending == *ending);
        assert!(
            has,
            "{}: expected a game that ends `{ending}`, found none",
            dir.as_ref().display()
        );
    }
}

/// The same, and each game must end as its ending says. When `UPDATE_RECORDS=1`
/// it first writes a game for every ending that has none or a broken one: the
/// first of `seeds` that `player` ends so.
///
/// # Panics
///
/// As [`check`]; or if no seed leads to a wanted ending.
pub fn check_endings<G: Game>(
    game: &G,
    dir: impl AsRef<Path>,
    endings: &[Ending<G>],
    seeds: Range<u64>,
    player: &mut dyn Player<G>,
) {
    let dir = dir.as_ref();
    if files::is_asked("UPDATE_RECORDS") {
        for ending in endings {
            let file = dir.join(format!("{}.toml", ending.key));
            let is_good = std::fs::read_to_string(&file)
                .ok()
                .and_then(|text| kit::read::<Fixture<G>>(&text).ok())
                .is_some_and(|it| it.run().is_ok_and(|session| (ending.is_it)(&session)));
            if is_good {
                continue;
            }
            let Some(session) = find(game, seeds.clone(), player, ending.is_it) else {
                panic!("no seed of {seeds:?} ends `{}`", ending.key);
            };
            let fixture = Fixture::new(ending.key, ending.title, ending.covers, &session);
            files::write(&file, &fixture.to_toml());
        }
    }
    let keys: Vec<&str> = endings.iter().map(|it| it.key).collect();
    check::<G>(dir, &keys);
    for (name, fixture) in load::<G>(dir) {
        let ending = endings.iter().find(|it| it.key == fixture.ending);
        let session = Session::replay(&fixture.record).expect("it was just replayed");
        let is_it = ending.is_some_and(|it| (it.is_it)(&session));
        assert!(is_it, "{name}: expected a game that ends `{}`, found another", fixture.ending);
    }
}

/// The game of the first seed that `player` plays to a wanted end.
pub fn find<G: Game>(
    game: &G,
    seeds: Range<u64>,
    player: &mut dyn Player<G>,
    is_wanted: impl Fn(&Session<G>) -> bool,
) -> Option<Session<G>> {
    seeds.map(|seed| play(game, seed, player)).find(|it| is_wanted(it))
}

/// The game of one seed, played to its end by `player`.
///
/// # Panics
///
/// If the player chooses what is not allowed.
pub fn play<G: Game>(game: &G, seed: u64, player: &mut dyn Player<G>) -> Session<G> {
    let mut session = Session::new(game.clone(), Dealer::dice(seed));
    player.begin(OwnDice::new(seed));
    while let Turn::Human(seat) = session.turn() {
        let action = player.choose(game, &Seen::of(game, session.state(), seat));
        if let Err(error) = session.play(action) {
            panic!("{}, seed {seed}: the player's choice is refused: {error}", G::ID);
        }
    }
    session
}

/// Who wins on this table.
pub fn winner<G: Game>(game: &G, state: &G::State) -> Winner {
    let ranking = ranking(game, state);
    if ranking.get(1).is_some_and(|it| it.1) {
        return Winner::Draw;
    }
    if ranking[0].0 == game.automa_seat() { Winner::Automa } else { Winner::Human }
}

impl<G: Game> Fixture<G> {
    /// A finished game as a fixture.
    pub fn new(ending: &str, title: &str, covers: &[&str], session: &Session<G>) -> Fixture<G> {
        let (game, state) = (session.game(), session.state());
        Fixture {
            title: title.to_owned(),
            covers: covers.iter().map(|&it| it.to_owned()).collect(),
            ending: ending.to_owned(),
            scores: (0..game.n_seats()).map(|it| game.score(state, Seat(it))).collect(),
            winner: winner(game, state),
            record: session.record(),
        }
    }

    /// The file's text.
    ///
    /// # Panics
    ///
    /// If the game's setup or position cannot be written as TOML.
    pub fn to_toml(&self) -> String {
        toml::to_string_pretty(self).expect("fixtures are plain data")
    }

    /// Plays it again and compares scores, winner and what is written back.
    ///
    /// # Errors
    ///
    /// Says what was expected and found.
    pub fn run(&self) -> Result<Session<G>, String> {
        for id in &self.covers {
            if G::RULES.iter().all(|it| it.id != id) {
                return Err(format!("`{id}` is not in the rule table"));
            }
        }
        let session = Session::replay(&self.record).map_err(|it| it.to_string())?;
        if session.turn() != Turn::Over {
            return Err(format!("expected a finished game, found {:?}", session.turn()));
        }
        let found = Fixture::new(&self.ending, &self.title, &[], &session);
        if found.scores != self.scores || found.winner != self.winner {
            return Err(format!(
                "expected {:?} and {:?}, found {:?} and {:?}",
                self.scores, self.winner, found.scores, found.winner
            ));
        }
        if found.record.actions != self.record.actions {
            return Err("expected the same actions written back, found others".to_owned());
        }
        let text = found.record.to_toml();
        let read: Record<G> = kit::read(&text).map_err(|it| it.to_string())?;
        let again = Session::replay(&read).map_err(|it| it.to_string())?;
        if again.state() != session.state() {
            return Err("expected the same table from the record written back".to_owned());
        }
        Ok(session)
    }
}
