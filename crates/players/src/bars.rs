//! Bars: kinds of deeds that a player is kept from.

use kit::{Game, OwnDice, Player, Random, Seen};

use crate::Skilled;

/// Kinds of deeds that somebody is kept from: numbers of [`Skilled::BARS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bars(u32);

impl Bars {
    /// Nothing is barred.
    pub const NONE: Bars = Bars(0);

    /// The bars of these names; nothing if a game has no such kind of deed.
    pub fn of<'a>(all: &[&str], names: impl IntoIterator<Item = &'a str>) -> Option<Bars> {
        let mut bars = Bars::NONE;
        for name in names {
            bars.0 |= 1 << all.iter().position(|it| *it == name)?;
        }
        Some(bars)
    }

    /// Whether nothing is barred.
    pub fn is_none(self) -> bool {
        self == Bars::NONE
    }

    /// Whether the kind of deed with this number is barred.
    #[inline]
    pub fn has(self, nth: usize) -> bool {
        self.0 >> nth & 1 == 1
    }
}

/// The random player, kept from some deeds as long as there is another option.
pub(crate) struct KeptRandom {
    pub(crate) bars: Bars,
    pub(crate) dice: OwnDice,
    pub(crate) n_choices: u32,
}

impl KeptRandom {
    pub(crate) fn new(bars: Bars) -> KeptRandom {
        KeptRandom { bars, dice: OwnDice::new(0), n_choices: 0 }
    }
}

impl<G: Skilled> Player<G> for KeptRandom {
    fn begin(&mut self, dice: OwnDice) {
        (self.dice, self.n_choices) = (dice, 0);
    }

    fn choose(&mut self, game: &G, seen: &Seen<G>) -> G::Action {
        let mut allowed = Vec::new();
        game.options(seen, &mut |it| {
            if !game.is_barred(it, self.bars) {
                allowed.push(it);
            }
        });
        self.n_choices += 1;
        let (dice, nth) = (self.dice, self.n_choices);
        let roll = |n| dice.roll(kit::Die::First, nth, n);
        match allowed.len() {
            // Nobody is left without an option.
            0 => game.pick(seen, roll),
            n => allowed[roll(n)],
        }
    }
}

/// The player called `name`, without what follows a stroke: the deeds it is kept from.
pub fn without_bars(name: &str) -> &str {
    name.split_once('-').map_or(name, |it| it.0)
}

/// The name of a player and the deeds it is kept from: `greedy-loan`.
pub(crate) fn parted<G: Game + Skilled>(name: &str) -> (&str, Option<Bars>) {
    match name.split_once('-') {
        None => (name, Some(Bars::NONE)),
        Some((name, bars)) => (name, Bars::of(G::BARS, bars.split('-'))),
    }
}

/// The random player, kept from these deeds.
pub(crate) fn random<G: Skilled>(bars: Bars) -> Box<dyn Player<G>> {
    if bars.is_none() { Box::new(Random::default()) } else { Box::new(KeptRandom::new(bars)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_go_by_their_names() {
        let bars = Bars::of(&["loan", "sell"], ["sell"]).unwrap();
        assert!(bars.has(1) && !bars.has(0) && !bars.is_none());
        assert_eq!(Bars::of(&["loan"], ["sell"]), None);
        assert_eq!(without_bars("search:200-loan-sell"), "search:200");
    }
}
