//! The texts of the pages, alone and together with those of one game.

use kit::Lexicon;
use shelf::{GameId, with_game};

use crate::{
    host::{App, Host, Shelved},
    page::Page,
};

/// The texts of the pages in English, French and Spanish.
const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// The texts of the pages together with those of the game `G`.
pub(crate) fn lexicon<G: Page>() -> Lexicon {
    let lexicon = desk::lexicon::<G>(&[TEXTS, lab::TEXTS, G::LOOK.texts]);
    lexicon.expect("a test reads the texts in every language").typeset().naming(G::NAMES)
}

/// The texts of the pages alone.
pub(crate) fn plain() -> Lexicon {
    let lexicon = desk::shared_lexicon(&[TEXTS, lab::TEXTS]);
    lexicon.expect("a test reads the texts in every language").typeset()
}

/// What answers for a host, with every game of the shelf.
pub(crate) fn app(host: Host) -> App {
    App::new(host, plain(), all())
}

/// The same with a game that stands on no shelf.
#[cfg(test)]
pub(crate) fn app_with<G: Page>(host: Host) -> App {
    let mut games = all();
    games.push(shelved::<G>());
    App::new(host, plain(), games)
}

fn all() -> Vec<Shelved> {
    GameId::ALL.iter().map(|&id| with_game!(id, G => shelved::<G>())).collect()
}

fn shelved<G: Page>() -> Shelved {
    Shelved::new(G::ID, G::LOOK.symbols, G::LEGEND, lexicon::<G>)
}
