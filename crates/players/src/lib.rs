#![deny(clippy::float_arithmetic)]
//! Players: who sits in a person's chair when nobody does, and knows the game.
//!
//! Whole numbers, no threads, no clock: what a player does follows from its
//! seed and from what its chair sees. A budget in milliseconds takes the time
//! from whoever asks, and is for people, never for results.

mod bars;
pub mod brass;
mod dice;
mod flat;
mod judging;
pub mod london;
mod makeup;
pub mod patchwork;
mod planned;
mod skill;

use kit::{Game, Message, Player, Seen, Trouble};

pub use bars::{Bars, without_bars};
pub use flat::flat;
pub use judging::Judging;
pub use makeup::Makeup;
pub use skill::{Budget, Clock, Skill};

/// A game that somebody knows how to play: [`flat()`], until it has players of its own.
pub trait Skilled: Game {
    /// A player of this skill; nobody at the table, where a person plays. It is given
    /// tables as its chair sees them ([`kit::Seen`]) and may not tell two that differ in
    /// hidden cards: a game that hides some needs players of its own.
    fn skilled(&self, skill: Skill) -> Option<Box<dyn Player<Self>>> {
        (!self.is_at_table()).then(|| flat(skill))
    }
    /// The kinds of deeds that a player can be kept from, in one word each; its text is
    /// `bar-WORD`.
    const BARS: &'static [&'static str] = &[];
    /// Whether a barred kind of deed begins with this action.
    fn is_barred(&self, _action: Self::Action, _bars: Bars) -> bool {
        false
    }
    /// A player of this skill who is kept from some deeds. Nobody taught it to do without:
    /// what it loses is the least that the deeds are worth.
    fn restricted(&self, skill: Skill, bars: Bars) -> Option<Box<dyn Player<Self>>> {
        if bars.is_none() { self.skilled(skill) } else { None }
    }
    /// What such a player goes by.
    fn makeup(skill: Skill) -> Makeup {
        flat::makeup(skill)
    }
    /// How much is played on to judge a table of this game.
    const JUDGING: Judging = Judging::PLAIN;
    /// The beginnings of at most `n` different deeds that are worth a thought, by the same
    /// judgement as `greedy`'s, the most promising first; none if this game has no such
    /// ranking. Where one stops in the middle of a deed, `greedy` would end it.
    fn ranked(&self, _seen: &Seen<Self>, _n: usize) -> Vec<Vec<Self::Action>> {
        Vec::new()
    }
    /// What kind of deed this is: a word, whose text is `deed-kind-WORD`.
    fn deed_kind(&self, _deed: &[Self::Action]) -> &'static str {
        "any"
    }
    /// Whether two deeds are about the same thing, so that a list of hints names it once:
    /// one patch in two places.
    fn is_alike(&self, deed: &[Self::Action], other: &[Self::Action]) -> bool {
        deed == other
    }
}

/// A name that no player of a game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer {
    /// The players there are.
    pub expected: String,
    /// Who was asked for.
    pub found: String,
}

kit::errors!(UnknownPlayer);

impl Trouble for UnknownPlayer {
    fn message(&self) -> Message {
        let players = Message::new("trouble-one-of").with("words", self.expected.as_str());
        let message = Message::new("trouble-expected").with("expected", players);
        message.with("found", Message::quoted(&self.found))
    }
}

/// Who can sit in a person's chair of this game by name, the weakest first: `random`, the
/// game's own, and of the skilled ones those that this game has.
pub fn names<G: Skilled>(game: &G) -> Vec<&'static str> {
    let own = G::PLAYERS.iter().copied().filter(|it| game.player(it).is_some());
    let is_there = |it: &&str| Skill::parse(it, None).and_then(|it| game.skilled(it)).is_some();
    let skilled = ["casual", "greedy", "search"].into_iter().filter(is_there);
    ["random"].into_iter().chain(own).chain(skilled).collect()
}

/// The same, of the game with its usual choices.
pub fn usual_names<G: Skilled>() -> Vec<&'static str> {
    G::new(&G::Setup::default()).map_or_else(|_| vec!["random"], |it| names(&it))
}

/// The player called `name`: `random`, one of the game's own, `casual`, `greedy`,
/// `search`, `search:ITERATIONS`, or `search:1000ms` if there is a clock to look at.
///
/// # Errors
///
/// If nobody of that name plays this game.
pub fn player<G: Skilled>(
    game: &G,
    name: &str,
    clock: Option<Clock>,
) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    let (who, bars) = bars::parted::<G>(name);
    if let Some(bars) = bars.filter(|_| who == "random") {
        return Ok(bars::random(bars));
    }
    let skilled = || game.restricted(Skill::parse(who, clock)?, bars?);
    game.player(name).or_else(skilled).ok_or_else(|| {
        if bars.is_none() && !G::BARS.is_empty() {
            let kept = G::BARS.iter().map(|it| format!("{who}-{it}"));
            let expected = kept.collect::<Vec<_>>().join(", ");
            return UnknownPlayer { expected, found: name.to_owned() };
        }
        let mut names = names(game);
        if names.contains(&"search") {
            names.push("search:ITERATIONS");
        }
        UnknownPlayer { expected: names.join(", "), found: name.to_owned() }
    })
}

/// What the player called `name` goes by; `random` and a game's own go by nothing.
pub fn makeup<G: Skilled>(name: &str, clock: Option<Clock>) -> Makeup {
    Skill::parse(without_bars(name), clock).map_or_else(Makeup::default, G::makeup)
}
