//! The pen: what every part of a page is written with.
//!
//! A page is written for one reader, on one site: it needs the words in the
//! reader's language, the symbols with what they mean there, and addresses that
//! hold where the site stands. A [`Pen`] has all three, so nothing of a finished
//! page is looked for or put right afterwards.

use std::ops::Deref;

use desk::Words;
use kit::Message;
use maud::{Markup, PreEscaped, html};

use crate::{
    address::{Address, Link},
    assets::{self, Asset},
    base::Base,
};

/// A symbol and what it means.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sign {
    /// The symbol: `time`, or `brass/coal` for one of a game's own.
    pub(crate) symbol: &'static str,
    /// The text that says what it means.
    pub(crate) key: &'static str,
}

impl Sign {
    /// What the symbol is called: the name its text has, or all of its text.
    pub(crate) fn name(&self, words: &Words<'_>) -> String {
        let name = Message::new(self.key).attribute("name");
        if words.has(&name) { words.say(&name) } else { words.text(self.key) }
    }
}

/// What a game's symbols mean in one language, told wherever one of them is shown.
#[derive(Debug)]
pub(crate) struct Signs(Vec<Known>);

/// A symbol in the reader's language, its texts as they stand in a page.
#[derive(Debug)]
struct Known {
    symbol: &'static str,
    /// What it is called: "Buttons".
    name: String,
    /// The same in small letters.
    folded: String,
    /// What it means: the sentence of the legend.
    meaning: String,
}

impl Signs {
    /// No symbol means anything.
    pub(crate) fn none() -> &'static Signs {
        static NONE: Signs = Signs(Vec::new());
        &NONE
    }

    /// The signs of a legend in these words.
    pub(crate) fn new(words: &Words<'_>, legend: &[Sign]) -> Signs {
        let known = |sign: &Sign| {
            let name = escaped(&sign.name(words));
            let (symbol, folded) = (sign.symbol, name.to_lowercase());
            Known { symbol, folded, name, meaning: escaped(&words.text(sign.key)) }
        };
        Signs(legend.iter().map(known).collect())
    }

    fn find(&self, symbol: &str) -> Option<&Known> {
        self.0.iter().find(|it| it.symbol == symbol)
    }
}

/// Where the pages stand and find their pictures.
#[derive(Debug)]
pub(crate) struct Site {
    base: Base,
    /// Where symbols are found up to their names: those of each game.
    own: Vec<(&'static str, String)>,
    /// Those of all pages.
    shared: String,
}

impl Site {
    /// The site of these games, each with the sprite of its own symbols.
    pub(crate) fn new(
        base: Base,
        own: impl Iterator<Item = (&'static str, Option<Asset>)>,
    ) -> Site {
        let sprite = |it: Asset| format!("{base}{}#", it.path());
        let own = own.map(|(game, it)| (game, sprite(it.unwrap_or(assets::SYMBOLS)))).collect();
        let shared = sprite(assets::SYMBOLS);
        Site { own, shared, base }
    }

    /// The folder in which it stands.
    pub(crate) fn base(&self) -> &Base {
        &self.base
    }

    fn sprite(&self, game: &str) -> &str {
        self.own.iter().find(|it| it.0 == game).map_or(&self.shared, |it| &it.1)
    }
}

/// The reader's words, the symbols with what they mean, and the addresses of the site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen<'a> {
    words: Words<'a>,
    site: &'a Site,
    signs: &'a Signs,
}

impl<'a> Deref for Pen<'a> {
    type Target = Words<'a>;

    fn deref(&self) -> &Words<'a> {
        &self.words
    }
}

impl<'a> Pen<'a> {
    /// A pen with which no symbol explains itself.
    pub(crate) fn new(words: Words<'a>, site: &'a Site) -> Pen<'a> {
        Pen { words, site, signs: Signs::none() }
    }

    /// The same where these symbols explain themselves.
    #[must_use]
    pub(crate) fn explaining(self, signs: &'a Signs) -> Pen<'a> {
        Pen { signs, ..self }
    }

    /// The same where people are called by these names.
    #[must_use]
    pub(crate) fn with_people(self, people: &'a [String]) -> Pen<'a> {
        Pen { words: self.words.with_people(people), ..self }
    }

    /// An address as this page writes it.
    pub(crate) fn to(&self, address: Address<'_>) -> Link {
        Link::new(&self.site.base, address)
    }

    /// Where a file is found.
    pub(crate) fn asset(&self, asset: &Asset) -> String {
        format!("{}{}", self.site.base, asset.path())
    }

    /// Where a symbol is found: `menu` in the sprite of all pages, `brass/coal` in
    /// that of a game.
    pub(crate) fn symbol(&self, name: &str) -> String {
        match name.split_once('/') {
            Some((game, name)) => [self.site.sprite(game), name].concat(),
            None => [&self.site.shared, name].concat(),
        }
    }

    /// A silent symbol beside its words; if it is a sign of the game, what it means is
    /// its tooltip.
    pub(crate) fn icon(&self, name: &str) -> Markup {
        self.classed_icon(name, "")
    }

    /// A silent symbol with classes of its own.
    pub(crate) fn classed_icon(&self, name: &str, class: &str) -> Markup {
        let meaning = self.signs.find(name).map(|it| PreEscaped(it.meaning.as_str()));
        self.silent(name, class, meaning)
    }

    /// A silent symbol on a button or a link, whose words say what it does.
    pub(crate) fn button_icon(&self, name: &str) -> Markup {
        self.classed_button_icon(name, "")
    }

    /// The same with classes of its own.
    pub(crate) fn classed_button_icon(&self, name: &str, class: &str) -> Markup {
        self.silent(name, class, None)
    }

    fn silent(&self, name: &str, class: &str, title: Option<PreEscaped<&str>>) -> Markup {
        html! {
            svg class={ "icon " (class) } aria-hidden="true" {
                @if let Some(title) = title { title { (title) } }
                use href=(self.symbol(name)) "/";
            }
        }
    }

    /// A symbol that speaks for itself; a sign of the game is called by its name and
    /// tells what it means.
    pub(crate) fn spoken_icon(&self, name: &str, label: &str, class: &str) -> Markup {
        let label = escaped(label);
        let (called, title) = match self.signs.find(name) {
            Some(known) => known.said(&label),
            None => (label.clone(), label),
        };
        html! {
            svg class={ "icon " (class) } role="img" aria-label=(PreEscaped(called)) {
                title { (PreEscaped(title)) }
                use href=(self.symbol(name)) "/";
            }
        }
    }
}

impl Known {
    /// How a sign is called and what its tooltip says, where `label` is said of it.
    fn said(&self, label: &str) -> (String, String) {
        // What is said of the figure mostly holds the name: "Your buttons".
        let is_named = label.to_lowercase().contains(&self.folded);
        let called = if is_named { label.to_owned() } else { format!("{}, {label}", self.name) };
        let is_all = label == self.meaning;
        (called, if is_all { label.to_owned() } else { format!("{label} · {}", self.meaning) })
    }
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}
