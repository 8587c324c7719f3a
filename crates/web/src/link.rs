//! Links: a game in an address that any home of the pages opens.

use desk::Linked;
use kit::{Game, Session, Trouble};
use shelf::GameId;

use crate::{
    error::{self, AppError},
    page::Page,
    qr::Qr,
    visit::Visit,
};

/// The longest address that is given out: longer ones are cut by programs on the way.
pub(crate) const MOST: usize = 2000;

/// The longest address that is drawn: a camera must tell its squares apart.
const MOST_DRAWN: usize = 900;

/// The game in the address of a home; how long it would be, if that is too long.
pub(crate) fn address<G: Game>(visit: &Visit, session: &Session<G>) -> Result<String, usize> {
    let address = format!("{}/?g={}", visit.home, desk::link(session));
    if address.len() <= MOST { Ok(address) } else { Err(address.len()) }
}

/// The picture of an address that another device can follow, if it is short enough:
/// what only this machine calls itself leads nowhere. It holds no key.
pub(crate) fn drawn(visit: &Visit, address: &str) -> Option<Qr> {
    picture(&scanned(visit, address)?)
}

/// The same with the key of the house, where there is one.
pub(crate) fn drawn_with_key(visit: &Visit, address: &str) -> Option<Qr> {
    picture(&format!("{}&g={}", visit.phone.as_ref()?, letters_in(address)?))
}

/// What a camera reads off the picture without a key.
fn scanned(visit: &Visit, address: &str) -> Option<String> {
    match &visit.phone {
        Some(phone) => {
            let home = phone.split('?').next().unwrap_or(phone);
            Some(format!("{home}?g={}", letters_in(address)?))
        }
        None if is_here_alone(&visit.home) => None,
        None => Some(address.to_owned()),
    }
}

fn picture(address: &str) -> Option<Qr> {
    if address.len() <= MOST_DRAWN { Qr::dense(address) } else { None }
}

/// The letters of a game in an address that somebody pasted.
pub(crate) fn letters_in(text: &str) -> Option<&str> {
    let text = text.trim();
    if text.contains(char::is_whitespace) {
        return None;
    }
    let (_, query) = text.split_once('?')?;
    query.split(['&', '#']).find_map(|it| it.strip_prefix("g="))
}

/// Which game stands in these letters, and the letters unpacked.
pub(crate) fn read(letters: &str) -> Result<(GameId, Linked), AppError> {
    let bad = |it: desk::LinkError| AppError::bad(it.message());
    let linked = Linked::read(letters).map_err(bad)?;
    let game = error::named(&linked.game().map_err(bad)?)?;
    Ok((game, linked))
}

/// The session that a link stands for.
pub(crate) fn open<G: Page>(linked: &Linked) -> Result<Session<G>, AppError> {
    linked.open::<G>().map_err(|it| AppError::bad_for::<G>(&it))
}

/// Whether an address means the machine that reads it.
fn is_here_alone(home: &str) -> bool {
    let host = home.split_once("://").map_or(home, |it| it.1);
    ["127.", "localhost", "[::1]"].iter().any(|it| host.starts_with(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_are_found_in_any_address() {
        for text in [
            "http://here/?g=1abc",
            " https://there.example/games/?g=1abc\n",
            "http://192.168.1.20:4453/?key=0123&g=1abc",
            "/?g=1abc#main",
        ] {
            assert_eq!(letters_in(text), Some("1abc"), "{text}");
        }
        for text in ["", "1abc", "http://here/", "game = \"x\" # ?g=1abc", "http://here/?key=1"] {
            assert_eq!(letters_in(text), None, "{text}");
        }
    }

    #[test]
    fn what_only_this_machine_calls_itself_is_not_drawn() {
        for home in ["http://127.0.0.1:4453", "http://localhost", "http://[::1]:80"] {
            assert!(is_here_alone(home), "{home}");
        }
        for home in ["http://192.168.1.20:4453", "https://games.example/automatable"] {
            assert!(!is_here_alone(home), "{home}");
        }
    }
}
