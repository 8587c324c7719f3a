//! What a game is: its value, its state, its actions, and whose turn it is.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Account, Choice, Choices, Decided, Described, Document, DocumentError, Fact, Message,
    NotationError, Order, Part, Parts, Piece, Played, Player, PositionError, Rule, Rung,
    SetupError, Trace, finding, random_playout,
};

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The person in this chair chooses.
    Human(Seat),
    /// The automa's cards choose.
    Automa,
    /// The next card of a pile is turned up.
    Chance(Pile),
    /// The game has ended.
    Over,
}

/// A chair at the table, in turn order from the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Seat(pub u8);

/// A pile of face-down cards; numbered by each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile(pub u8);

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: &'static Rule,
    /// What was wanted and what was found.
    pub message: Message,
}

/// The counters of one game, in the order of [`Game::COUNTERS`].
pub type Tally = [i64; MAX_COUNTERS];

/// The most counters a game can have.
pub const MAX_COUNTERS: usize = 48;

/// A game on the shelf: its rules, the chosen deck and difficulty.
///
/// The value never changes during play; all that changes is [`Game::State`].
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Directory, URL and file name of this game, e.g. `patchwork`.
    const ID: &'static str;
    /// The version of the rules; raised when a mended rule changes old games.
    const RULESET: u32;
    /// Its number at BoardGameGeek, by which other apps know it, if it has one there.
    const BGG: Option<u32> = None;
    /// Every rule a trace, a refusal or a page can cite, in the order of the rulebook.
    const RULES: &'static [&'static Rule];
    /// The piles chance turns cards up from; [`Pile`] is an index into this.
    const PILES: &'static [&'static str];
    /// What a designer of this automa counts.
    const COUNTERS: &'static [&'static str];
    /// The game's own texts in English, French and Spanish (Fluent).
    const TEXTS: [&'static str; 3];
    /// What people choose before the first action.
    const CHOICES: &'static [Choice] = <Self::Setup as Choices>::CHOICES;
    /// The decks, mats and card sets that come in the box.
    const DOCUMENTS: &'static [Document] = <Self::Setup as Choices>::DOCUMENTS;
    /// Whether some pile's cards are not equally likely, so that [`Game::odds`] is asked.
    const WEIGHTED: bool = false;
    /// Players of this game's own, besides `random`.
    const PLAYERS: &'static [&'static str] = &[];

    /// What was chosen before the first action, as it stands in a record.
    type Setup: Choices;
    /// What lies on the table. Public: a pile is the set of its unseen cards,
    /// never their order.
    type State: Clone + PartialEq + Debug + Serialize;
    /// The smallest choice the rulebook offers. Its text form is the notation
    /// used in records.
    type Action: Copy + PartialEq + Debug + Display + FromStr<Err = NotationError>;
    /// Anything a rule can choose among: an action, a city, a patch. Its text
    /// form is used in JSON.
    type Candidate: Copy + PartialEq + Debug + Display;
    /// What lies on the table, as a person types it.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Described + Parts;

    /// The game with these choices.
    ///
    /// # Errors
    ///
    /// If a choice does not exist or a custom deck is not valid.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;
    /// Checks that the choices go together, for whoever begins a game: what no longer
    /// can be begun may still stand in a record.
    ///
    /// # Errors
    ///
    /// Names a choice that another one makes impossible.
    fn check_setup(_setup: &Self::Setup) -> Result<(), SetupError> {
        Ok(())
    }
    /// The choices this game was made from.
    fn setup(&self) -> &Self::Setup;

    /// Sets the choice called `key` to one of its values.
    ///
    /// # Errors
    ///
    /// If there is no such choice or no such value.
    fn choose(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), SetupError> {
        setup.choose(key, value)
    }
    /// Sets the choice called `key` to a document of the person's own.
    ///
    /// # Errors
    ///
    /// If the document is not valid, or the choice takes none.
    fn choose_document(
        setup: &mut Self::Setup,
        key: &str,
        text: &str,
    ) -> Result<(), DocumentError> {
        setup.choose_document(key, text)
    }
    /// The value of the choice called `key`; a custom document's name.
    fn chosen(setup: &Self::Setup, key: &str) -> String {
        setup.chosen(key)
    }

    /// How many chairs there are, the automa's included.
    fn n_seats(&self) -> u8 {
        2
    }
    /// Where the automa sits.
    fn automa_seat(&self) -> Seat {
        Seat(1)
    }

    /// The table before the first action.
    fn start(&self) -> Self::State;
    /// Whose turn it is.
    fn turn(&self, state: &Self::State) -> Turn;
    /// What the human may do, or what a pile may turn up, in a fixed order.
    fn options(&self, state: &Self::State, each: &mut impl FnMut(Self::Action));
    /// What the automa's rules dictate, with the reasons.
    fn decide(&self, state: &Self::State, why: &mut Trace<Self::Candidate>) -> Self::Action;
    /// Performs a legal action.
    fn apply(&self, state: &mut Self::State, action: Self::Action);
    /// Why the human may not do this, or why a pile cannot turn this up.
    fn refusal(&self, state: &Self::State, action: Self::Action) -> Option<Refusal>;
    /// Points of one chair, by source: each as a key `score-…` of the texts.
    fn breakdown(&self, state: &Self::State, seat: Seat, each: &mut impl FnMut(&'static str, i32));
    /// The table as a document.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// The table that a document describes.
    ///
    /// # Errors
    ///
    /// If it invents or doubles a piece.
    fn place(&self, position: &Self::Position) -> Result<Self::State, PositionError>;
    /// What an action does, as a sentence about the state before it.
    fn describe(&self, state: &Self::State, action: Self::Action) -> Message;
    /// The name of a candidate.
    fn name(&self, candidate: Self::Candidate) -> Message;
    /// Whether the lines of its cards are tried from the top and the first possible one
    /// is done; else each line narrows what the one before left.
    const LINES_ARE_TRIED: bool = false;
    /// What the rung `nth` of a decision found at the table before it, as a whole
    /// sentence; only for people, never asked while anybody searches.
    fn finding(
        &self,
        _state: &Self::State,
        rungs: &[Rung<Self::Candidate>],
        nth: usize,
    ) -> Message {
        finding::usual(self, &rungs[nth])
    }
    /// The printed line of the automa's card that a rung closes: the rungs since the
    /// line before belong to it.
    fn line(&self, _state: &Self::State, _rung: &Rung<Self::Candidate>) -> Option<Message> {
        None
    }
    /// The printed lines of the automa's card that a decision did not reach.
    fn lines_unread(&self, _state: &Self::State, _rungs: &[Rung<Self::Candidate>]) -> Vec<Message> {
        Vec::new()
    }
    /// Whether an action of the automa, just performed, was the last that its card led to.
    fn ends_part(&self, _after: &Self::State, _action: Self::Action) -> bool {
        true
    }
    /// What one of its cards came to in the automa's turn.
    fn part(&self, decided: &[Decided<'_, Self>]) -> Part {
        finding::usual_part(self, decided)
    }
    /// The automa's turn in a sentence.
    fn account(&self, decided: &[Decided<'_, Self>]) -> Account {
        finding::usual_account(self, decided)
    }
    /// At the table: the piles that are the person's own cards whatever is chosen,
    /// since the program cannot know what lies in them.
    const OWN_PILES: &'static [&'static str] = &[];
    /// Whether the box lies on the person's table and this game mirrors only what
    /// the automa must know: the choice [`Choice::AT`] is `table`.
    fn is_at_table(&self) -> bool {
        false
    }
    /// What a person moves for the automa, line by line, at most three: its turn
    /// as the tables and actions it went through, and the table after it.
    fn orders(
        &self,
        plies: &[(&Self::State, Self::Action)],
        _after: &Self::State,
    ) -> Vec<Order<Self::Candidate>> {
        let line = |&(before, action)| Order::new("card", self.describe(before, action));
        plies.iter().map(line).collect()
    }
    /// At the table: every fact of the mirror that a person can put right, in groups.
    fn facts<'a>(&'a self, _state: &'a Self::State) -> Vec<Fact<'a, Self::Position>> {
        Vec::new()
    }
    /// What the automa is made of, piece by piece: what a measurement can take away.
    fn pieces(&self) -> Vec<Piece> {
        Vec::new()
    }
    /// The card of the automa that lies open on the table, as its place in [`Game::pieces`].
    fn card_in_play(&self, _state: &Self::State) -> Option<usize> {
        None
    }
    /// The same game, in which the automa has so many of each piece of [`Game::pieces`], in
    /// its order; nothing if it could not be played to its end. It need not be a document
    /// that people may write: a deck may lack a card that it must have in the box.
    fn with_pieces(&self, _counts: &[u8]) -> Option<Self> {
        None
    }
    /// The document for the choice called `key` as a text with this name, if people may
    /// play with it.
    fn stock_document(&self, _key: &str, _name: &str) -> Option<String> {
        None
    }
    /// Counts what an action adds to the counters, before it is performed.
    fn count(&self, before: &Self::State, action: Self::Action, tally: &mut Tally);
    /// Counts what the end of the game shows.
    fn count_end(&self, end: &Self::State, tally: &mut Tally);

    /// The weight of what a pile may turn up; see [`Game::WEIGHTED`].
    fn odds(&self, _state: &Self::State, _action: Self::Action) -> u32 {
        1
    }
    /// How many options there are.
    fn n_options(&self, state: &Self::State) -> usize {
        let mut n = 0;
        self.options(state, &mut |_| n += 1);
        n
    }
    /// The option with `nth` others before it.
    fn option(&self, state: &Self::State, nth: usize) -> Self::Action {
        let mut at = 0;
        let mut found = None;
        self.options(state, &mut |it| {
            if at == nth {
                found = Some(it);
            }
            at += 1;
        });
        found.expect("there are more options than that")
    }
    /// The option whose number `choose` names, given how many there are.
    fn pick(&self, state: &Self::State, choose: impl FnOnce(usize) -> usize) -> Self::Action {
        self.option(state, choose(self.n_options(state)))
    }
    /// What a pile turns up, given a roll below the sum of all odds.
    fn deal(&self, state: &Self::State, roll: impl FnOnce(usize) -> usize) -> Self::Action {
        if !Self::WEIGHTED {
            return self.pick(state, roll);
        }
        let mut total = 0_usize;
        self.options(state, &mut |it| total += self.odds(state, it) as usize);
        let mut left = roll(total);
        let mut dealt = None;
        self.options(state, &mut |it| {
            let odds = self.odds(state, it) as usize;
            if dealt.is_none() && left < odds {
                dealt = Some(it);
            }
            left = left.wrapping_sub(odds);
        });
        dealt.expect("a pile that is asked for a card has one")
    }
    /// Points of one chair.
    fn score(&self, state: &Self::State, seat: Seat) -> i32 {
        let mut score = 0;
        self.breakdown(state, seat, &mut |_, points| score += points);
        score
    }
    /// What breaks a tie of scores: the greater wins; equal is a draw.
    fn tie_break(&self, _state: &Self::State, _seat: Seat) -> i32 {
        0
    }
    /// Whether no deed is half done: where a step back ends and the log starts a line.
    fn is_at_rest(&self, _state: &Self::State) -> bool {
        true
    }
    /// Whether an action of the automa, just performed, was the last of its turn.
    fn ends_automa_turn(&self, _after: &Self::State, _action: Self::Action) -> bool {
        true
    }
    /// The action somebody means who leaves out what the table tells: `city paupers`
    /// for whichever copy the pile can turn up. Records leave out nothing.
    fn meant(&self, _state: &Self::State, action: Self::Action) -> Self::Action {
        action
    }
    /// Turns what a chair cannot see into unknown cards.
    fn conceal(&self, _state: &mut Self::State, _viewer: Seat) {}
    /// Whether an action says what a chair cannot know: a card that another drew.
    fn is_hidden(&self, _before: &Self::State, _action: Self::Action, _viewer: Seat) -> bool {
        false
    }
    /// A hidden action as the others may read it, if they notice it at all:
    /// "draws a card"; see [`Game::is_hidden`].
    fn describe_hidden(&self, _before: &Self::State, _action: Self::Action) -> Option<Message> {
        None
    }
    /// Whether some points of a chair are hidden from whoever sees this table:
    /// those of cards that [`Game::conceal`] made unknown. Its score is then
    /// what can be seen of it.
    fn is_partial(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// What a person would look for and not find now, so that the refusal of each
    /// can be told; what is allowed may stand among it.
    fn not_offered(&self, _state: &Self::State) -> Vec<Self::Action> {
        Vec::new()
    }
    /// Why each of these is not allowed, in their order; one call, because what
    /// forbids many can often be worked out once.
    fn refusals(&self, state: &Self::State, actions: &[Self::Action]) -> Vec<Option<Refusal>> {
        actions.iter().map(|&it| self.refusal(state, it)).collect()
    }
    /// Plays one game to its end with a random person. A game says so in its own
    /// crate, so that the whole loop is compiled there as one piece.
    fn random_playout(&self, seed: u64) -> Played<Self> {
        random_playout(self, seed)
    }
    /// The player of this game's own called `name`; see [`Game::PLAYERS`].
    fn player(&self, _name: &str) -> Option<Box<dyn Player<Self>>> {
        None
    }
}

/// The options, as a list for people and tests.
pub fn options<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut options = Vec::new();
    game.options(state, &mut |it| options.push(it));
    options
}

/// All legal actions. The automa always has exactly one.
pub fn legal_actions<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    match game.turn(state) {
        Turn::Human(_) | Turn::Chance(_) => options(game, state),
        Turn::Automa => vec![game.decide(state, &mut Trace::off())],
        Turn::Over => Vec::new(),
    }
}

/// The chairs, best first, with whether each shares its place with the one before.
pub fn ranking<G: Game>(game: &G, state: &G::State) -> Vec<(Seat, bool)> {
    let key = |seat: Seat| (game.score(state, seat), game.tie_break(state, seat));
    let mut seats: Vec<Seat> = (0..game.n_seats()).map(Seat).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(key(seat)));
    let shared = |at: usize| at != 0 && key(seats[at]) == key(seats[at - 1]);
    seats.iter().enumerate().map(|(at, &seat)| (seat, shared(at))).collect()
}

/// Counts the legal ways to play `depth` actions.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = legal_actions(game, state);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    for action in actions {
        let mut next = state.clone();
        game.apply(&mut next, action);
        count += perft(game, &next, depth - 1);
    }
    count
}
