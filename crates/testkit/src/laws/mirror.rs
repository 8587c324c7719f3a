//! The mirror: what a table game is told is enough for every decision of the automa.

use std::ops::Range;

use kit::{Game, Trace, Turn};

use super::play::Play;

/// Plays a random game for every seed, tells it move by move to a game at the
/// table, and demands that the automa does the same there and has the same points.
///
/// `tell` is asked after every action of the played game, the automa's included,
/// with the mirror as it is then, the played table before and after, and the action:
/// it says what a person with the box tells, card by card and deed by deed. Answers
/// both last tables of each game, the played one first.
///
/// # Panics
///
/// If the mirror refuses what is told, waits for something else, or the automa
/// decides otherwise: says where.
pub fn check_mirror<G: Game>(
    played: &G,
    table: &G,
    seeds: Range<u64>,
    tell: impl Fn(&G::State, &G::State, G::Action, &G::State) -> Vec<G::Action>,
) -> Vec<(G::State, G::State)> {
    assert!(table.is_at_table() && !played.is_at_table(), "one is played, one lies on the table");
    let mut ends = Vec::new();
    for seed in seeds {
        let play = Play::random(played, seed, &|_, _| {});
        let at = play.at();
        let mut mirror = table.start();
        for (ply, &action) in play.actions.iter().enumerate() {
            at.ply(ply);
            if play.turns[ply] == Turn::Automa {
                let turn = table.turn(&mirror);
                assert_eq!(turn, Turn::Automa, "{at}: the mirror waits while the automa acts");
                let decided = table.decide(&mirror, &mut Trace::off());
                assert_eq!(decided, action, "{at}: the automa decides otherwise at the table");
                table.apply(&mut mirror, decided);
            }
            for told in tell(&mirror, &play.states[ply], action, &play.states[ply + 1]) {
                let is_asked = matches!(table.turn(&mirror), Turn::Human(_) | Turn::Chance(_));
                assert!(is_asked, "{at}: nobody asks the table for `{told}`");
                let refusal = table.refusal(&mirror, told);
                assert!(refusal.is_none(), "{at}: the mirror refuses `{told}`: {refusal:?}");
                table.apply(&mut mirror, told);
            }
        }
        assert_eq!(table.turn(&mirror), Turn::Over, "{at}: the game goes on at the table");
        let automa = played.automa_seat();
        // Where its points hang on what people count, those two are compared then.
        if !table.is_partial(&mirror, automa) {
            let points = (played.score(play.end(), automa), table.score(&mirror, automa));
            assert_eq!(points.0, points.1, "{at}: the automa has other points at the table");
        }
        ends.push((play.end().clone(), mirror));
    }
    ends
}
