//! Chairs: who hides cards, and who won.

use kit::{Game, SEED_LIMIT, Seat, people, ranking};

/// Whether people at this table hide cards from one another: several of them play.
pub fn hides_hands<G: Game>(game: &G) -> bool {
    1 < people(game).len()
}

/// A seed for a new game, from 64 random bits: six digits, short enough to say across
/// a table. Where people hide cards it has every bit a seed can have: who finds it by
/// trying all against the cards of one hand knows every other.
pub fn seed<G: Game>(game: &G, entropy: u64) -> u64 {
    if hides_hands(game) { entropy % SEED_LIMIT } else { entropy % 1_000_000 }
}

/// Who is in front, several if they share the place.
pub fn winners<G: Game>(game: &G, state: &G::State) -> Vec<Seat> {
    let ranking = ranking(game, state);
    let n_more = ranking.iter().skip(1).take_while(|it| it.1).count();
    ranking[..=n_more].iter().map(|it| it.0).collect()
}
