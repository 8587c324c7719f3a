//! What the terminal tells a chair.

use kit::{Game as _, Lang};
use london::London;
use testkit::laws;

use super::*;
use crate::{table, why};

// The board, the story, the news since the start with their reasons, and the reasons
// of the automa's last turn.
#[test]
fn no_person_in_london_reads_another_hand_in_the_terminal() {
    let voice = Voice::of::<London>(Lang::En);
    let style = Style { width: 100, colour: false, plain: true };
    let told = |session: &Session<London>, seat: Seat| {
        let game = session.game();
        let mut seen = *session.state();
        game.conceal(&mut seen, seat);
        let mut told = table::whole(&voice, style, game, &seen);
        told += &story(&voice, style, session, Some(seat));
        let news = since(&voice, style, session, 0, Some(seat));
        told += &news.text;
        told.extend(news.orders);
        told += &why::of_plies(&voice, style, session, &why::last_turn(session));
        told
    };
    let mut setup = london::Setup::default();
    for (key, value) in [("seats", "3"), ("automa-seat", "2")] {
        London::choose(&mut setup, key, value).unwrap();
    }
    laws::check_concealment(&London::new(&setup).unwrap(), 0..1, told);
}
