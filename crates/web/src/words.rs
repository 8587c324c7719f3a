//! The texts of the pages, alone and together with those of one game.

use kit::Lexicon;

use crate::page::Page;

/// The texts of the pages in English, French and Spanish.
const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// The texts of the pages together with those of the game `G`.
pub(crate) fn lexicon<G: Page>() -> Lexicon {
    let lexicon = desk::lexicon::<G>(&[TEXTS, G::LOOK.texts]);
    lexicon.expect("a test reads the texts in every language").typeset().naming(G::NAMES)
}

/// The texts of the pages alone.
pub(crate) fn plain() -> Lexicon {
    let lexicon = desk::shared_lexicon(&[TEXTS]);
    lexicon.expect("a test reads the texts in every language").typeset()
}
