//! Voices: the words for one person, in one language.

use std::io;

use desk::Words;
use kit::{Arg, Game, Lang, Lexicon, LexiconError, Message, Seat, Turn};

use crate::board::Board;

/// What the command line says.
const OWN: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// The words for one person, in one language.
#[derive(Debug)]
pub(crate) struct Voice {
    lexicon: Lexicon,
    lang: Lang,
}

impl Voice {
    /// A voice that speaks of no game in particular.
    pub(crate) fn new(lang: Lang) -> Voice {
        let lexicon =
            desk::shared_lexicon(&[OWN, lab::TEXTS]).expect("a test reads the catalogues");
        Voice { lexicon, lang }
    }

    /// A voice that speaks of the game `G`.
    pub(crate) fn of<G: Board>(lang: Lang) -> Voice {
        let lexicon = lexicon::<G>().expect("a test reads the catalogues");
        Voice { lexicon, lang }
    }

    /// The words, for the desk.
    pub(crate) fn words(&self) -> Words<'_> {
        Words::new(&self.lexicon, self.lang)
    }

    /// Puts a message into words.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words().say(message)
    }

    /// Puts a message without variables into words.
    pub(crate) fn text(&self, id: &str) -> String {
        self.words().text(id)
    }

    /// Puts a message with variables into words.
    pub(crate) fn tell<const N: usize>(&self, id: &str, args: [(&'static str, Arg); N]) -> String {
        let message = args.into_iter().fold(Message::new(id), |it, (key, arg)| it.with(key, arg));
        self.say(&message)
    }

    /// What the system refuses, in words where the usual ones are known.
    pub(crate) fn refusal(&self, error: &io::Error) -> String {
        self.say(&lab::refused(error))
    }

    /// Who sits in a chair; the automa by its name.
    pub(crate) fn seat<G: Game>(&self, game: &G, seat: Seat) -> String {
        if seat == game.automa_seat() {
            return self.text("automa-title");
        }
        self.say(&desk::chair(game, seat))
    }

    /// Whose turn it is.
    pub(crate) fn turn<G: Game>(&self, game: &G, turn: Turn) -> String {
        match turn {
            Turn::Human(_) if game.n_seats() == 2 => self.text("cli-turn-you"),
            Turn::Human(seat) => {
                self.tell("cli-turn-human", [("who", self.seat(game, seat).into())])
            }
            Turn::Automa => self.text("cli-turn-automa"),
            Turn::Chance(pile) => {
                let name = self.text(&format!("pile-{}", G::PILES[usize::from(pile.0)]));
                self.tell("cli-turn-chance", [("pile", name.into())])
            }
            Turn::Over => self.text("cli-turn-over"),
        }
    }
}

/// The texts of the game `G` and of the command line.
fn lexicon<G: Board>() -> Result<Lexicon, LexiconError> {
    desk::lexicon::<G>(&[OWN, lab::TEXTS, G::BOARD_TEXTS])
}

/// The language of the locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
pub(crate) fn locale() -> Lang {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = names.into_iter().filter_map(|it| std::env::var(it).ok()).find(|it| !it.is_empty());
    set.and_then(|it| it.parse().ok()).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_languages_say_the_same() {
        desk::shared_lexicon(&[OWN, lab::TEXTS]).unwrap();
        for &id in shelf::GameId::ALL {
            shelf::with_game!(id, G => lexicon::<G>().unwrap());
        }
    }
}
