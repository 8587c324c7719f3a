//! The laws every game obeys, held over random games.
//!
//! A failure prints the game, the seed and the ply: that is the shrunk case.

mod chance;
mod choices;
mod concealment;
mod decisions;
mod findings;
mod mangled;
mod mirror;
mod options;
mod play;
mod positions;
mod replay;
mod undo;
pub(crate) mod words;

use std::ops::Range;

use kit::Game;

use self::{play::Play, words::Words};

pub use self::{
    chance::check_order,
    choices::check as check_choices,
    concealment::{check_concealment, concealment, told_at_the_table},
    findings::check_findings,
    mangled::check_positions,
    mirror::check_mirror,
};

/// Plays a random game for every seed and holds every law; `conserved` is
/// asked about the table after every action and panics if something was lost.
///
/// # Panics
///
/// If a law is broken: says which, with the game, the seed and the ply.
pub fn check<G: Game>(game: &G, seeds: Range<u64>, conserved: impl Fn(&G, &G::State)) {
    let words = Words::of::<G>();
    words.check_tables::<G>();
    choices::check::<G>();
    let mut others: Vec<G::Action> = Vec::new();
    for seed in seeds {
        let play = Play::random(game, seed, &conserved);
        options::check(&play, &others, &words);
        decisions::check(&play, &words);
        words.check_play(&play);
        positions::check(&play);
        replay::check(&play, &others);
        undo::check(&play);
        chance::check(&play, &conserved);
        remember(&mut others, &play);
    }
}

/// Plays a random game for every seed and asks only `conserved`: quick, for
/// many more seeds than [`check`].
///
/// # Panics
///
/// If `conserved` does, or a game does not end.
pub fn check_conserved<G: Game>(game: &G, seeds: Range<u64>, conserved: impl Fn(&G, &G::State)) {
    for seed in seeds {
        Play::random(game, seed, &conserved);
    }
}

/// Keeps some actions of each game: they are mostly not allowed in the next one.
fn remember<G: Game>(others: &mut Vec<G::Action>, play: &Play<'_, G>) {
    const KEPT: usize = 300;
    others.extend(play.sample(0x0c, 40).into_iter().map(|ply| play.actions[ply]));
    if KEPT < others.len() {
        others.drain(..others.len() - KEPT);
    }
}
