//! Sessions: records being played.

mod brief;
mod marked;
mod replay;
mod walk;

use serde_json::Value;

use crate::{
    Breach, Dealer, Dice, Draws, Entry, Game, Hands, IllegalAction, Marks, Message, Pile,
    PositionError, Reason, Record, Seat, Trace, Turn,
    dice::Piles,
    record::{FORMAT, MAX_ENTRIES},
    trouble::most_entries,
};

/// A game being played: the record so far and the table it leads to.
///
/// The record may go on beyond the ply the table shows: after an undo, or
/// when somebody went back to look. Playing from there drops the rest.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    dealer: Dealer,
    /// The cards the dealer knows before.
    known: Vec<G::Action>,
    start: Option<G::Position>,
    entries: Vec<Entry<G::Action>>,
    ply: usize,
    /// The table before each entry, and the one after the last.
    tables: Vec<Checkpoint<G>>,
    marks: Marks,
}

/// A table, and how many cards have left each pile by then, how many of those
/// that were known before, and which piles a person deals.
#[derive(Clone, Debug)]
struct Checkpoint<G: Game> {
    state: G::State,
    draws: Draws,
    n_known: usize,
    by_table: Piles,
}

impl<G: Game> Session<G> {
    /// Starts a game and runs it to the first choice a person must make.
    ///
    /// # Panics
    ///
    /// If a card the dealer knows is no action of the game, or if nobody is ever asked.
    pub fn new(game: G, dealer: Dealer) -> Session<G> {
        let state = game.start();
        let known = dealer.known::<G>().expect("known cards are actions");
        let mut session = Session::raw(game, dealer, known, None, state);
        session.run().expect("a set-up is short");
        session
    }

    /// Starts from a table somebody described, and runs to the first choice.
    ///
    /// # Errors
    ///
    /// If the table is impossible, or the first cards that are known before
    /// cannot come.
    pub fn from_position(
        game: G,
        dealer: Dealer,
        position: G::Position,
    ) -> Result<Session<G>, PositionError> {
        let state = game.place(&position)?;
        let known = dealer
            .known::<G>()
            .map_err(|it| PositionError::new("next", it.expected, Message::quoted(it.found)))?;
        let mut session = Session::raw(game, dealer, known, Some(position), state);
        session.run().map_err(|it| PositionError::new("table", most_entries(), it.ply))?;
        match session.left_waiting() {
            Some(error) => Err(error),
            None => Ok(session),
        }
    }

    fn raw(
        game: G,
        dealer: Dealer,
        known: Vec<G::Action>,
        start: Option<G::Position>,
        state: G::State,
    ) -> Session<G> {
        let by_table = dealer.by_table::<G>();
        let tables = vec![Checkpoint { state, draws: Draws::default(), n_known: 0, by_table }];
        Session {
            game,
            dealer,
            known,
            start,
            entries: Vec::new(),
            ply: 0,
            tables,
            marks: Marks::default(),
        }
    }

    /// A known card that should have come by now and could not.
    fn left_waiting(&self) -> Option<PositionError> {
        let points = self.tables.iter().take(self.ply);
        points.zip(&self.entries).find_map(|(table, entry)| {
            let Turn::Chance(pile) = self.game.turn(&table.state) else { return None };
            let next = self.known.get(table.n_known)?;
            if self.game.n_options(&table.state) == 1 || *entry == Entry::Action(*next) {
                return None;
            }
            let pile = Message::new(format!("pile-{}", G::PILES[usize::from(pile.0)]));
            let expected = Message::new("trouble-next").with("pile", pile);
            Some(PositionError::new("next", expected, Message::quoted(next)))
        })
    }

    /// Plays the human's choice, or tells what the table turned up, then runs
    /// to the next such point. What was undone is dropped.
    ///
    /// # Errors
    ///
    /// If the action is not allowed; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), IllegalAction> {
        self.enter(Entry::Action(self.game.meant(self.state(), action)))
    }

    /// Puts the table right by hand: a JSON merge patch of the position.
    ///
    /// # Errors
    ///
    /// If that makes an impossible table; nothing has changed then.
    pub fn correct(&mut self, patch: Value) -> Result<(), IllegalAction> {
        self.enter(Entry::Edit(patch))
    }

    /// Gives a pile into other hands from here on.
    ///
    /// # Errors
    ///
    /// If there is no such pile, or the program shall deal and has no seed;
    /// nothing has changed then.
    pub fn deal(&mut self, pile: &str, by: Hands) -> Result<(), IllegalAction> {
        let pile = replay::pile::<G>(pile);
        let pile = pile.map_err(|reason| IllegalAction { ply: self.ply, reason })?;
        self.enter(Entry::Deal { pile, by })
    }

    /// Turns up the card that a person is asked for, this once: their pile stays theirs.
    ///
    /// # Errors
    ///
    /// If no card is asked for, or there is no seed; nothing has changed then.
    pub fn draw(&mut self) -> Result<(), IllegalAction> {
        let (Turn::Chance(pile), Some(seed)) = (self.turn(), self.dealer.seed) else {
            return Err(IllegalAction { ply: self.ply, reason: Reason::NoSeed });
        };
        let nth = self.tables[self.ply].draws.of(pile);
        let card = Dice::new(seed).deal(&self.game, self.state(), pile, nth);
        self.play(card)
    }

    fn enter(&mut self, entry: Entry<G::Action>) -> Result<(), IllegalAction> {
        let after = self.after(&entry)?;
        let ply = self.ply;
        // A correction tells for itself what it changed.
        let is_otherwise = !matches!(entry, Entry::Edit(_))
            && self.entries.get(ply).is_some_and(|it| *it != entry)
            && self.is_answered(ply);
        if is_otherwise {
            self.check_honest(Breach::Undo)?;
        }
        let undone = (self.entries.split_off(ply), self.tables.split_off(ply + 1));
        let entered = self.has_room().and_then(|()| {
            self.advance(entry, after);
            self.run()
        });
        if entered.is_ok() && is_otherwise {
            self.marks.undone = self.marks.undone.saturating_add(1);
        }
        entered.map_err(|_| {
            // What follows by itself must fit too, or the record could not be opened again.
            self.go_to(ply);
            self.drop_undone();
            self.entries.extend(undone.0);
            self.tables.extend(undone.1);
            IllegalAction { ply, reason: Reason::Full { n: ply } }
        })
    }

    /// The table after the first `ply` entries.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    pub fn at(&self, ply: usize) -> &G::State {
        #[cfg(debug_assertions)]
        crate::Effort::look();
        &self.tables[ply].state
    }

    /// Why the automa took action `ply`, or `None` if it was not the automa's.
    pub fn explain(&self, ply: usize) -> Option<Trace<G::Candidate>> {
        if self.entries.get(ply).is_none_or(Entry::is_aside) {
            return None;
        }
        let state = self.at(ply);
        if self.game.turn(state) != Turn::Automa {
            return None;
        }
        let mut why = Trace::on();
        self.game.decide(state, &mut why);
        Some(why)
    }

    /// The last ply, before the one shown, at which the automa acted.
    pub fn last_automa_ply(&self) -> Option<usize> {
        let is_its = |&ply: &usize| {
            !self.entries[ply].is_aside() && self.game.turn(self.at(ply)) == Turn::Automa
        };
        (0..self.ply).rev().find(is_its)
    }

    /// Shows each entry up to the ply shown, with the table before it.
    pub fn each_ply(&self, mut each: impl FnMut(usize, &G::State, &Entry<G::Action>)) {
        for (ply, entry) in self.entries[..self.ply].iter().enumerate() {
            each(ply, self.at(ply), entry);
        }
    }

    /// The table now.
    pub fn state(&self) -> &G::State {
        &self.tables[self.ply].state
    }

    /// Whose turn it is now.
    pub fn turn(&self) -> Turn {
        self.game.turn(self.state())
    }

    /// The game being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who deals.
    pub fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// Whether a person turns up the cards of `pile` now.
    pub fn is_dealt_by_table(&self, pile: Pile) -> bool {
        self.tables[self.ply].by_table.has(pile)
    }

    /// What the program would turn up from `pile` next, if it deals that pile and
    /// the table stays as it is: for what can be seen of the topmost card.
    pub fn next_of(&self, pile: Pile, table: &G::State) -> Option<G::Action> {
        let draws = self.tables[self.ply].draws;
        (self.game.turn(table) == Turn::Chance(pile))
            .then(|| self.dice_for(self.ply, pile))?
            .map(|it| it.deal(&self.game, table, pile, draws.of(pile)))
    }

    /// The cards that are known before and have not come yet.
    pub fn upcoming(&self) -> &[G::Action] {
        &self.known[self.tables[self.ply].n_known..]
    }

    /// All entries, those undone included.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// How many entries the table shows.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The record up to the table shown.
    pub fn record(&self) -> Record<G> {
        self.record_to(self.ply)
    }

    /// The record of the first `ply` entries, whatever table is shown.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    pub fn record_to(&self, ply: usize) -> Record<G> {
        Record {
            format: FORMAT,
            game: G::ID.to_owned(),
            ruleset: G::RULESET,
            actions: self.entries[..ply].iter().map(ToString::to_string).collect(),
            dealer: self.dealer.clone(),
            setup: self.game.setup().clone(),
            start: self.start.clone(),
            marks: self.marks.clone(),
        }
    }

    /// Points of each chair after every entry, from the start on.
    pub fn curve(&self) -> Vec<Vec<i32>> {
        let scores = |state: &G::State| {
            (0..self.game.n_seats()).map(|it| self.game.score(state, Seat(it))).collect()
        };
        let mut curve = Vec::new();
        self.each_ply(|_, state, _| curve.push(scores(state)));
        curve.push(scores(self.state()));
        curve
    }

    /// Runs to the next choice; an error if the record is full before.
    fn run(&mut self) -> Result<(), IllegalAction> {
        self.run_on(usize::MAX)
    }

    /// Lets the automa and the program's piles act, at most so many times.
    fn run_on(&mut self, most: usize) -> Result<(), IllegalAction> {
        for _ in 0..most {
            let state = self.state();
            let action = match self.game.turn(state) {
                Turn::Human(_) | Turn::Over => return Ok(()),
                Turn::Automa => self.game.decide(state, &mut Trace::off()),
                Turn::Chance(pile) => match self.dealt(self.ply, pile) {
                    Some(card) => card,
                    // Where one card is possible nobody is asked.
                    None if self.game.n_options(state) == 1 => self.game.option(state, 0),
                    None => return Ok(()),
                },
            };
            self.has_room()?;
            let after = self.applied(action);
            self.advance(Entry::Action(action), after);
        }
        Ok(())
    }

    /// Whether one more entry may stand here.
    fn has_room(&self) -> Result<(), IllegalAction> {
        let ply = self.ply;
        if ply < MAX_ENTRIES {
            return Ok(());
        }
        Err(IllegalAction { ply, reason: Reason::Full { n: ply } })
    }

    /// What `pile` turns up after the first `ply` entries, or `None` if a
    /// person must say.
    fn dealt(&self, ply: usize, pile: Pile) -> Option<G::Action> {
        let Checkpoint { state, draws, n_known, .. } = &self.tables[ply];
        if let Some(card) = self.known.get(*n_known)
            && self.game.refusal(state, *card).is_none()
        {
            return Some(*card);
        }
        let dice = self.dice_for(ply, pile)?;
        Some(dice.deal(&self.game, state, pile, draws.of(pile)))
    }

    /// The dice that deal `pile` after the first `ply` entries, if it is not the person's.
    fn dice_for(&self, ply: usize, pile: Pile) -> Option<Dice> {
        let seed = self.dealer.seed.filter(|_| !self.tables[ply].by_table.has(pile))?;
        Some(Dice::new(seed))
    }

    fn drop_undone(&mut self) {
        self.entries.truncate(self.ply);
        self.tables.truncate(self.ply + 1);
    }

    fn applied(&self, action: G::Action) -> G::State {
        let mut state = self.state().clone();
        self.game.apply(&mut state, action);
        state
    }

    fn push(&mut self, entry: Entry<G::Action>) -> Result<(), IllegalAction> {
        self.has_room()?;
        let after = self.after(&entry)?;
        self.advance(entry, after);
        Ok(())
    }

    /// Writes down an entry that leads to the table `after`.
    fn advance(&mut self, entry: Entry<G::Action>, after: G::State) {
        let Checkpoint { mut draws, mut n_known, mut by_table, .. } = self.tables[self.ply];
        match &entry {
            Entry::Action(action) => {
                let turn = self.turn();
                draws.notice(turn);
                if matches!(turn, Turn::Chance(_)) && self.upcoming().first() == Some(action) {
                    n_known += 1;
                }
            }
            Entry::Deal { pile, by } => {
                let at = G::PILES.iter().position(|it| it == pile).expect("a pile of the game");
                by_table.set(Pile(at as u8), *by);
            }
            Entry::Edit(_) => {}
        }
        self.tables.push(Checkpoint { state: after, draws, n_known, by_table });
        self.entries.push(entry);
        self.ply += 1;
    }
}
