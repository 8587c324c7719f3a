//! A finished game for BG Stats: a link that opens that app with one play to check.
//!
//! Nothing is sent by it: the play stands in the address, and whoever taps the link
//! hands it to the app. Names may change, ids may not: the app remembers by them
//! which of its games and players are meant.

use std::fmt::Write as _;

use kit::{Game, Session, Turn};
use serde_json::{Map, Value, json};

use crate::{Day, Words, chair, winners};

/// Where BG Stats takes a play.
const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The address that opens BG Stats with the game of `session`, which was kept as `id`
/// and ended so many milliseconds after 1970.
pub fn bg_stats<G: Game>(words: &Words<'_>, session: &Session<G>, id: &str, ended: u64) -> String {
    let play = play(words, session, id, ended).to_string();
    let mut address = ADDRESS.to_owned();
    for byte in play.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                address.push(char::from(byte));
            }
            // Writing to a text cannot fail.
            _ => drop(write!(address, "%{byte:02X}")),
        }
    }
    address
}

/// The play as the app reads it.
fn play<G: Game>(words: &Words<'_>, session: &Session<G>, id: &str, ended: u64) -> Value {
    let (game, state) = (session.game(), session.state());
    let (first, winners) = (first_to_act(session), winners(game, state));
    let players = (0..game.n_seats()).map(kit::Seat).map(|seat| {
        let is_automa = seat == game.automa_seat();
        // One person is the same one in every game; of several the app must be told.
        let id = match is_automa {
            true => format!("automatable-{}-automa", G::ID),
            false => format!("automatable-person-{}", seat.0 + 1),
        };
        // The app throws without the two last, on Android.
        json!({
            "name": words.say(&chair(game, seat)),
            "sourcePlayerId": id,
            "score": game.score(state, seat).to_string(),
            "startPlayer": first == Some(seat),
            "winner": winners.contains(&seat),
        })
    });
    let mut played = Map::new();
    played.insert("name".to_owned(), words.text("game-title").into());
    played.insert("sourceGameId".to_owned(), format!("automatable-{}", G::ID).into());
    if let Some(number) = G::BGG {
        played.insert("bggId".to_owned(), number.into());
    }
    played.insert("highestWins".to_owned(), true.into());
    played.insert("noPoints".to_owned(), false.into());
    json!({
        "sourceName": "Automatable",
        "sourcePlayId": id,
        "playDate": date(ended),
        "game": played,
        "players": players.collect::<Vec<_>>(),
        "board": crate::setup_names::<G>(words, game.setup()).join(", "),
    })
}

/// Who had the first turn.
fn first_to_act<G: Game>(session: &Session<G>) -> Option<kit::Seat> {
    let game = session.game();
    (0..session.ply()).find_map(|ply| match game.turn(session.at(ply)) {
        Turn::Human(seat) => Some(seat),
        Turn::Automa => Some(game.automa_seat()),
        Turn::Chance(_) | Turn::Over => None,
    })
}

/// Day and time as the app reads them, in UTC.
fn date(millis: u64) -> String {
    let seconds = millis / 1000;
    let (hours, minutes) = (seconds / 3600 % 24, seconds / 60 % 60);
    format!("{} {hours:02}:{minutes:02}:{:02}", Day::from_millis(millis), seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_as_the_app_reads_it() {
        assert_eq!(date(0), "1970-01-01 00:00:00");
        assert_eq!(date(1_795_008_605_999), "2026-11-18 13:30:05");
    }
}
