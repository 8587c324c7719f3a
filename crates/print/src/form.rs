//! An order in words, as forms and addresses have it.

use std::{collections::BTreeMap, str::FromStr};

use kit::{Lang, Trouble};
use shelf::{GameId, with_game};

use crate::{Given, Layout, Options, Order, PrintError, Printout, Shift, Size, lexicon, pdf};

/// What a form says: each field and what stands in it.
///
/// `game`, `lang` (of what is printed), `reader` (the language that troubles are told
/// in), `site`, `deck` and `mat` by the names of the box or `deck-text` and `mat-text` in
/// full, and `paper`, `cut`, `size`, `duplex`, `shift`, `ink` and `one-per-page` by the
/// words of the command. What is empty or missing is as usual.
pub type Words = BTreeMap<String, String>;

/// The PDF that a form asks for.
///
/// # Errors
///
/// Why it cannot be printed, as a sentence in the reader's language.
pub fn ordered(words: &Words) -> Result<Printout, String> {
    let said = |key: &str| words.get(key).map(|it| it.trim()).filter(|it| !it.is_empty());
    let reader = said("reader").and_then(|it| it.parse().ok()).unwrap_or(Lang::En);
    let game = said("game").unwrap_or_default().parse::<GameId>();
    with_game!(game.map_err(|it| it.to_string())?, G => {
        let lexicon = lexicon::<G>().map_err(|it| it.to_string())?;
        let told = |error: PrintError| lexicon.say(reader, &error.message());
        let order = order(&said, reader).map_err(told)?;
        pdf::<G>(&lexicon, &order).map_err(told)
    })
}

/// The order that is meant; in the reader's language, if no other is asked for.
fn order<'a>(
    said: &impl Fn(&str) -> Option<&'a str>,
    reader: Lang,
) -> Result<Order<'a>, PrintError> {
    let given = |text: &str, name: &str| {
        said(text).map(Given::Own).or_else(|| said(name).map(Given::Shipped))
    };
    let layout = match said("one-per-page") {
        Some(_) => Layout::OnePerPage,
        None => Layout::Sheets,
    };
    Ok(Order {
        lang: read(said, "lang")?.unwrap_or(reader),
        site: said("site"),
        deck: given("deck-text", "deck"),
        mat: given("mat-text", "mat"),
        options: Options {
            paper: read(said, "paper")?.unwrap_or_default(),
            cut: read(said, "cut")?.unwrap_or_default(),
            size: read::<Size>(said, "size")?.unwrap_or_default(),
            duplex: read(said, "duplex")?,
            shift: read::<Shift>(said, "shift")?.unwrap_or_default(),
            ink: read(said, "ink")?.unwrap_or_default(),
            layout,
        },
    })
}

fn read<'a, T: FromStr<Err = ()>>(
    said: &impl Fn(&str) -> Option<&'a str>,
    key: &'static str,
) -> Result<Option<T>, PrintError> {
    let wrong = |found: &str| PrintError::Word { key, found: found.chars().take(40).collect() };
    said(key).map(|it| it.parse().map_err(|()| wrong(it))).transpose()
}
