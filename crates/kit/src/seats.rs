//! Chairs: who sits where.

use crate::{Game, Message, Seat};

/// Who sits in a chair: "you", "person 2", "the automa".
pub fn chair<G: Game>(game: &G, seat: Seat) -> Message {
    if seat == game.automa_seat() {
        return Message::new("app-automa");
    }
    if game.n_seats() == 2 {
        return Message::new("app-human");
    }
    Message::new("app-person").with("n", person_number(game, seat))
}

/// Which person of several sits in a chair, counted from 1 without a gap for the automa.
pub fn person_number<G: Game>(game: &G, seat: Seat) -> u8 {
    let is_before = game.automa_seat().0 < seat.0;
    seat.0 + 1 - u8::from(is_before)
}

/// The chairs of people, in turn order.
pub fn people<G: Game>(game: &G) -> Vec<Seat> {
    (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat()).collect()
}
