//! Chance: a seed is a shuffled deck, whatever the people do.

use std::ops::Range;

use kit::{Game, Random, Turn};

use super::play::Play;

/// What a pile could turn up, and what it did, draw by draw.
type Draw<A> = (Vec<A>, A);

pub(super) fn check<G: Game>(play: &Play<'_, G>, conserved: &impl Fn(&G, &G::State)) {
    let at = play.at();
    let once = kit::playout(play.game, play.seed, &mut Random::default());
    // The game's own loop, and a player who sees what the chair sees: the same game.
    let twice = play.game.random_playout(play.seed);
    let is_same =
        once.end == twice.end && once.n_actions == twice.n_actions && once.tally == twice.tally;
    assert!(is_same, "{at}: the same seed plays out differently");
    let choices = play.seed ^ 0x5eed;
    let other = Play::with_choices(play.game, play.seed, choices, conserved);
    for (pile, (ours, theirs)) in draws(play).iter().zip(&draws(&other)).enumerate() {
        for (nth, (a, b)) in ours.iter().zip(theirs).enumerate() {
            // Where people's choices change a pile, its later cards may differ.
            if a.0 != b.0 {
                break;
            }
            let name = G::PILES[pile];
            assert_eq!(a.1, b.1, "{at}: card {nth} of the pile `{name}` depends on the people");
        }
    }
}

/// Holds that the cards of these piles come in the same order whatever the
/// people do: for piles whose cards nobody but chance and the automa touches.
///
/// # Panics
///
/// If a card of one of them depends on a person's choice.
pub fn check_order<G: Game>(game: &G, seeds: Range<u64>, piles: &[&str]) {
    for seed in seeds {
        let ours = draws(&Play::random(game, seed, &|_, _| {}));
        let theirs = draws(&Play::with_choices(game, seed, seed ^ 0x5eed, &|_, _| {}));
        for (pile, name) in G::PILES.iter().enumerate() {
            if !piles.contains(name) {
                continue;
            }
            for (nth, (a, b)) in ours[pile].iter().zip(&theirs[pile]).enumerate() {
                let id = G::ID;
                assert_eq!(a, b, "{id}, seed {seed}: card {nth} of `{name}` depends on the people");
            }
        }
    }
}

fn draws<G: Game>(play: &Play<'_, G>) -> Vec<Vec<Draw<G::Action>>> {
    let mut draws: Vec<Vec<Draw<G::Action>>> = vec![Vec::new(); G::PILES.len()];
    for (ply, turn) in play.turns.iter().enumerate() {
        if let Turn::Chance(pile) = turn {
            let options = kit::options(play.game, &play.states[ply]);
            draws[usize::from(pile.0)].push((options, play.actions[ply]));
        }
    }
    draws
}
