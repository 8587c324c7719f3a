//! Sessions: records being played.

use serde_json::Value;

use crate::{
    Dealer, Draws, Entry, Game, NotationError, PositionError, Record, Refusal, Seat, SetupError,
    Trace, Turn,
    record::{FORMAT, merge},
};

/// A game being played: the record so far and the table it leads to.
///
/// The record may go on beyond the ply the table shows: after an undo, or
/// when somebody went back to look. Playing from there drops the rest.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    dealer: Dealer,
    start: Option<G::Position>,
    entries: Vec<Entry<G::Action>>,
    ply: usize,
    state: G::State,
    draws: Draws,
}

/// Why an entry of a record cannot stand where it stands.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("action {ply}: {reason}")]
pub struct IllegalAction {
    /// Its place in the record, from 0.
    pub ply: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What is wrong with an action.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Reason {
    /// It cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("`{action}` is not allowed: {}", told(.refusal))]
    Refused {
        /// In notation.
        action: String,
        /// The rule and what it wanted.
        refusal: Option<Refusal>,
    },
    /// The automa's cards decide otherwise.
    #[error("expected the automa's decision `{decided}`, found `{action}`")]
    NotDecided {
        /// In notation.
        action: String,
        /// What the rules dictate.
        decided: String,
    },
    /// The seed turns up another card.
    #[error("expected `{dealt}`, which the seed turns up, found `{action}`")]
    NotDealt {
        /// In notation.
        action: String,
        /// What the seed turns up.
        dealt: String,
    },
    /// A correction makes an impossible table.
    #[error("the correction cannot be made: {0}")]
    Edit(String),
    /// The game has ended.
    #[error("the game was over, found `{action}`")]
    Over {
        /// In notation.
        action: String,
    },
}

/// The rule that refuses, for an error.
pub(crate) fn told(refusal: &Option<Refusal>) -> String {
    refusal.as_ref().map_or("no rule offers it".to_owned(), |it| {
        format!("rule {} ({})", it.rule, it.rule.source)
    })
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// Written in a format this program does not know.
    #[error("expected format {FORMAT}, found {0}")]
    Format(u32),
    /// Written for another game.
    #[error("expected a document of {expected}, found one of {found}")]
    Game {
        /// The game asked for.
        expected: &'static str,
        /// The record's.
        found: String,
    },
    /// Played by rules this program does not know.
    #[error("expected ruleset {expected} or earlier, found {found}")]
    Ruleset {
        /// The newest this program knows.
        expected: u32,
        /// The record's.
        found: u32,
    },
    /// A dealer that names a pile which does not exist, or too large a seed.
    #[error("dealer: expected {expected}, found {found}")]
    Dealer {
        /// What there is.
        expected: String,
        /// What was found.
        found: String,
    },
    /// The choices make no game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table it starts from is impossible.
    #[error("the table: {0}")]
    Position(#[from] PositionError),
    /// An action departs from the rules.
    #[error(transparent)]
    Action(#[from] IllegalAction),
}

impl<G: Game> Session<G> {
    /// Starts a game and runs it to the first choice a person must make.
    pub fn new(game: G, dealer: Dealer) -> Session<G> {
        let state = game.start();
        let mut session = Session::raw(game, dealer, None, state);
        session.run();
        session
    }

    /// Starts from a table somebody described, and runs to the first choice.
    ///
    /// # Errors
    ///
    /// If the table is impossible.
    pub fn from_position(
        game: G,
        dealer: Dealer,
        position: G::Position,
    ) -> Result<Session<G>, PositionError> {
        let state = game.place(&position)?;
        let mut session = Session::raw(game, dealer, Some(position), state);
        session.run();
        Ok(session)
    }

    fn raw(game: G, dealer: Dealer, start: Option<G::Position>, state: G::State) -> Session<G> {
        Session { game, dealer, start, entries: Vec::new(), ply: 0, state, draws: Draws::default() }
    }

    /// Plays a record again and runs on to the next choice; every action is
    /// checked, the automa's and the dealt cards too.
    ///
    /// # Errors
    ///
    /// Says where and how the record departs from the rules.
    pub fn replay(record: &Record<G>) -> Result<Session<G>, ReplayError> {
        let (session, error) = Session::replay_until(record)?;
        match error {
            Some(error) => Err(error.into()),
            None => Ok(session),
        }
    }

    /// Plays a record again as far as the rules allow: the game up to the first
    /// departure, with that departure.
    ///
    /// # Errors
    ///
    /// If the record cannot even be started.
    pub fn replay_until(
        record: &Record<G>,
    ) -> Result<(Session<G>, Option<IllegalAction>), ReplayError> {
        check_header(record)?;
        let game = G::new(&record.setup)?;
        let state = match &record.start {
            Some(position) => game.place(position)?,
            None => game.start(),
        };
        let mut session = Session::raw(game, record.dealer.clone(), record.start.clone(), state);
        for text in &record.actions {
            let entry = match parse::<G>(text) {
                Ok(entry) => entry,
                Err(reason) => {
                    let error = IllegalAction { ply: session.ply, reason };
                    return Ok((session, Some(error)));
                }
            };
            if let Err(error) = session.push(entry) {
                return Ok((session, Some(error)));
            }
        }
        session.run();
        Ok((session, None))
    }

    /// Plays the human's choice, or tells what the table turned up, then runs
    /// to the next such point. What was undone is dropped.
    ///
    /// # Errors
    ///
    /// If the action is not allowed; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), IllegalAction> {
        self.enter(Entry::Action(action))
    }

    /// Puts the table right by hand: a JSON merge patch of the position.
    ///
    /// # Errors
    ///
    /// If that makes an impossible table; nothing has changed then.
    pub fn correct(&mut self, patch: Value) -> Result<(), IllegalAction> {
        self.enter(Entry::Edit(patch))
    }

    fn enter(&mut self, entry: Entry<G::Action>) -> Result<(), IllegalAction> {
        self.check(&entry)?;
        self.entries.truncate(self.ply);
        self.push(entry)?;
        self.run();
        Ok(())
    }

    /// Takes back one step of a person, and what followed from it.
    pub fn undo_step(&mut self) {
        if let Some(ply) = self.last_choice(|_| true) {
            self.go_to(ply);
        }
    }

    /// Takes back the last whole deed of a person, and what followed from it;
    /// everything, if the game began in the middle of one.
    pub fn undo(&mut self) {
        let rest = self.last_choice(|state| self.game.is_at_rest(state));
        if let Some(ply) = rest.or_else(|| self.first_choice()) {
            self.go_to(ply);
        }
    }

    /// Does again what was undone, up to where a person acted next: where
    /// [`Session::undo_step`] would take it back to.
    pub fn redo(&mut self) {
        let mut ply = self.ply;
        if ply == self.entries.len() {
            return;
        }
        let mut state = self.state.clone();
        loop {
            self.perform(&mut state, &self.entries[ply]);
            ply += 1;
            let is_end = ply == self.entries.len();
            if is_end
                || matches!(self.entries[ply], Entry::Edit(_))
                || self.choice(&state).is_some()
            {
                break;
            }
        }
        self.go_to(ply);
    }

    /// Shows the table after the first `ply` entries; the rest is kept.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.entries.len());
        self.state = self.at(self.ply);
        self.draws = self.draws_at(self.ply);
    }

    /// Goes on from here: drops what follows and runs to the next choice.
    pub fn resume(&mut self) {
        self.entries.truncate(self.ply);
        self.run();
    }

    /// The table after the first `ply` entries.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    pub fn at(&self, ply: usize) -> G::State {
        let mut state = self.start_state();
        for entry in &self.entries[..ply] {
            self.perform(&mut state, entry);
        }
        state
    }

    /// Why the automa took action `ply`, or `None` if it was not the automa's.
    pub fn explain(&self, ply: usize) -> Option<Trace<G::Candidate>> {
        if self.entries.len() <= ply || matches!(self.entries[ply], Entry::Edit(_)) {
            return None;
        }
        let state = self.at(ply);
        if self.game.turn(&state) != Turn::Automa {
            return None;
        }
        let mut why = Trace::on();
        self.game.decide(&state, &mut why);
        Some(why)
    }

    /// The last ply, before the one shown, at which the automa acted.
    pub fn last_automa_ply(&self) -> Option<usize> {
        let mut last = None;
        self.each_ply(|ply, state, entry| {
            if matches!(entry, Entry::Action(_)) && self.game.turn(state) == Turn::Automa {
                last = Some(ply);
            }
        });
        last
    }

    /// Shows each entry up to the ply shown, with the table before it.
    pub fn each_ply(&self, mut each: impl FnMut(usize, &G::State, &Entry<G::Action>)) {
        let mut state = self.start_state();
        for (ply, entry) in self.entries[..self.ply].iter().enumerate() {
            each(ply, &state, entry);
            self.perform(&mut state, entry);
        }
    }

    /// The table now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whose turn it is now.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The game being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who deals.
    pub fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// All entries, those undone included.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// How many entries the table shows.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether something undone can be done again.
    pub fn can_redo(&self) -> bool {
        self.ply < self.entries.len()
    }

    /// Whether a person has done something that can be taken back.
    pub fn can_undo(&self) -> bool {
        self.last_choice(|_| true).is_some()
    }

    /// The record up to the table shown.
    pub fn record(&self) -> Record<G> {
        Record {
            format: FORMAT,
            game: G::ID.to_owned(),
            ruleset: G::RULESET,
            actions: self.entries[..self.ply].iter().map(ToString::to_string).collect(),
            dealer: self.dealer.clone(),
            setup: self.game.setup().clone(),
            start: self.start.clone(),
        }
    }

    /// Points of each chair after every entry, from the start on.
    pub fn curve(&self) -> Vec<Vec<i32>> {
        let scores = |state: &G::State| {
            (0..self.game.n_seats()).map(|it| self.game.score(state, Seat(it))).collect()
        };
        let mut curve = Vec::new();
        self.each_ply(|_, state, _| curve.push(scores(state)));
        curve.push(scores(&self.state));
        curve
    }

    fn start_state(&self) -> G::State {
        match &self.start {
            Some(position) => {
                self.game.place(position).expect("the position was placed when the session began")
            }
            None => self.game.start(),
        }
    }

    fn run(&mut self) {
        loop {
            let action = match self.game.turn(&self.state) {
                Turn::Human(_) | Turn::Over => return,
                Turn::Automa => self.game.decide(&self.state, &mut Trace::off()),
                Turn::Chance(pile) => match self.dealer.dice_for::<G>(pile) {
                    Some(dice) => dice.deal(&self.game, &self.state, pile, self.draws.of(pile)),
                    // Where one card is possible nobody is asked.
                    None if self.game.n_options(&self.state) == 1 => {
                        self.game.option(&self.state, 0)
                    }
                    None => return,
                },
            };
            self.advance(Entry::Action(action));
        }
    }

    fn push(&mut self, entry: Entry<G::Action>) -> Result<(), IllegalAction> {
        self.check(&entry)?;
        self.advance(entry);
        Ok(())
    }

    fn advance(&mut self, entry: Entry<G::Action>) {
        if matches!(entry, Entry::Action(_)) {
            self.draws.notice(self.game.turn(&self.state));
        }
        let mut state = self.state.clone();
        self.perform(&mut state, &entry);
        self.state = state;
        self.entries.push(entry);
        self.ply += 1;
    }

    fn perform(&self, state: &mut G::State, entry: &Entry<G::Action>) {
        match entry {
            Entry::Action(action) => self.game.apply(state, *action),
            Entry::Edit(patch) => {
                *state = self.corrected(state, patch).expect("the correction was checked")
            }
        }
    }

    fn check(&self, entry: &Entry<G::Action>) -> Result<(), IllegalAction> {
        self.reason(entry).map_or(Ok(()), |reason| Err(IllegalAction { ply: self.ply, reason }))
    }

    fn reason(&self, entry: &Entry<G::Action>) -> Option<Reason> {
        let &Entry::Action(given) = entry else {
            let Entry::Edit(patch) = entry else {
                unreachable!("an entry is an action or an edit")
            };
            return self.corrected(&self.state, patch).err().map(Reason::Edit);
        };
        let action = given.to_string();
        match self.game.turn(&self.state) {
            Turn::Over => Some(Reason::Over { action }),
            Turn::Automa => {
                let decided = self.game.decide(&self.state, &mut Trace::off());
                (decided != given)
                    .then(|| Reason::NotDecided { action, decided: decided.to_string() })
            }
            Turn::Human(_) => {
                let refusal = self.game.refusal(&self.state, given);
                refusal.is_some().then_some(Reason::Refused { action, refusal })
            }
            Turn::Chance(pile) => {
                if let Some(dice) = self.dealer.dice_for::<G>(pile) {
                    let dealt = dice.deal(&self.game, &self.state, pile, self.draws.of(pile));
                    return (dealt != given)
                        .then(|| Reason::NotDealt { action, dealt: dealt.to_string() });
                }
                let refusal = self.game.refusal(&self.state, given);
                refusal.is_some().then_some(Reason::Refused { action, refusal })
            }
        }
    }

    fn corrected(&self, state: &G::State, patch: &Value) -> Result<G::State, String> {
        // A position cannot tell a deed half done: its pieces would be lost.
        if !self.game.is_at_rest(state) {
            return Err("expected a table at rest, found a deed half done".to_owned());
        }
        let mut document =
            serde_json::to_value(self.game.position(state)).map_err(|it| it.to_string())?;
        merge(&mut document, patch);
        let position: G::Position =
            serde_json::from_value(document).map_err(|it| it.to_string())?;
        self.game.place(&position).map_err(|it| it.to_string())
    }

    fn last_choice(&self, is_wanted: impl Fn(&G::State) -> bool) -> Option<usize> {
        let mut last = None;
        self.each_ply(|ply, state, entry| {
            let is_edit = matches!(entry, Entry::Edit(_));
            if is_edit || matches!(self.choice(state), Some(at_rest) if at_rest || is_wanted(state))
            {
                last = Some(ply);
            }
        });
        last
    }

    fn first_choice(&self) -> Option<usize> {
        let mut first = None;
        self.each_ply(|ply, state, _| {
            if first.is_none() && self.choice(state).is_some() {
                first = Some(ply);
            }
        });
        first
    }

    /// Whether somebody outside the program must act: `Some(true)` if it is a
    /// card to be told, which is no step of a deed.
    fn choice(&self, state: &G::State) -> Option<bool> {
        match self.game.turn(state) {
            Turn::Human(_) => Some(false),
            Turn::Chance(pile) => {
                let is_asked =
                    self.dealer.dice_for::<G>(pile).is_none() && self.game.n_options(state) != 1;
                is_asked.then_some(true)
            }
            Turn::Automa | Turn::Over => None,
        }
    }

    fn draws_at(&self, ply: usize) -> Draws {
        let mut draws = Draws::default();
        let mut state = self.start_state();
        for entry in &self.entries[..ply] {
            if matches!(entry, Entry::Action(_)) {
                draws.notice(self.game.turn(&state));
            }
            self.perform(&mut state, entry);
        }
        draws
    }
}

fn check_header<G: Game>(record: &Record<G>) -> Result<(), ReplayError> {
    if record.format != FORMAT {
        return Err(ReplayError::Format(record.format));
    }
    if record.game != G::ID {
        return Err(ReplayError::Game { expected: G::ID, found: record.game.clone() });
    }
    if record.ruleset == 0 || G::RULESET < record.ruleset {
        return Err(ReplayError::Ruleset { expected: G::RULESET, found: record.ruleset });
    }
    if let Some(pile) = record.dealer.table.iter().find(|it| !G::PILES.contains(&it.as_str())) {
        return Err(ReplayError::Dealer {
            expected: format!("piles out of {}", G::PILES.join(", ")),
            found: format!("`{pile}`"),
        });
    }
    if let Some(seed) = record.dealer.seed.filter(|&it| crate::SEED_LIMIT <= it) {
        return Err(ReplayError::Dealer {
            expected: "a seed below 2^53".to_owned(),
            found: seed.to_string(),
        });
    }
    Ok(())
}

fn parse<G: Game>(text: &str) -> Result<Entry<G::Action>, Reason> {
    if let Some(patch) = text.strip_prefix("edit ") {
        let patch = serde_json::from_str(patch).map_err(|it| Reason::Edit(it.to_string()))?;
        return Ok(Entry::Edit(patch));
    }
    Ok(Entry::Action(text.parse().map_err(Reason::Notation)?))
}
