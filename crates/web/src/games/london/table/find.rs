//! Finding a city card: its colour, then its name.

use kit::Message;
use london::{Action, Colour, London};
use maud::{Markup, html};

use super::{super::face, super::key, pile::letter};
use crate::{
    address::Address,
    games::london::set::unnamed,
    page::{Asked, View},
    parts::form,
};

/// What the card is sought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sought {
    /// It was discarded.
    Discard,
    /// It was put where another was taken.
    Give,
}

/// A card being sought, of a colour and a set.
#[derive(Debug)]
pub(crate) struct Find {
    pub(super) sought: Sought,
    colour: Colour,
    set: usize,
    /// The letters that were typed where no script runs.
    typed: String,
    /// Whether it is none of those listed: it is being named.
    pub(super) is_new: bool,
    /// Those that it can be: a card of each kind with what tells it.
    cards: Vec<(u8, Action)>,
}

impl Find {
    /// What the address of the page seeks.
    pub(in super::super) fn of(view: &View<'_, London>) -> Option<Find> {
        let colour = view.query.get(key::FIND)?;
        let colour = Colour::ALL.into_iter().find(|it| it.key() == colour)?;
        let sought = match view.asked {
            Asked::Person(_) if view.query.contains_key(key::GIVE) => Sought::Give,
            Asked::Person(_) => Sought::Discard,
            Asked::Card(_) | Asked::Nobody => return None,
        };
        let cards: Vec<(u8, Action)> = listed(view, sought)
            .into_iter()
            .filter(|it| view.game().spec(it.0).colour == colour)
            .collect();
        let has = |set: &usize| cards.iter().any(|it| set_of(view, it.0) == *set);
        let asked = view.query.get(key::SET).and_then(|it| (0..3).find(|&set| letter(set) == it));
        let now = view.game().current_set(view.state());
        // The set that is being drawn, else the one before it, else any.
        let set =
            asked.or([now, now.saturating_sub(1), 0, 1, 2].into_iter().find(has)).unwrap_or(now);
        let typed = view.query.get(key::NAME).map(|it| desk::fold(it.trim())).unwrap_or_default();
        let is_new = view.query.contains_key(key::NEW);
        Some(Find { sought, colour, set, typed, is_new, cards })
    }
}

/// The way to a card that no list has: it stands in every one.
pub(super) fn not_here(view: &View<'_, London>, link: String, text: &str) -> Markup {
    html! {
        a.ask.not-here href=(link) { (view.words.button_icon("plus")) (view.words.text(text)) }
    }
}

/// Whether a card that comes up may be one that the set does not know by name.
pub(super) fn has_new(view: &View<'_, London>) -> bool {
    view.game().sheet().cards.iter().any(|it| !it.is_named())
}

pub(super) fn set_of(view: &View<'_, London>, card: u8) -> usize {
    view.game().spec(card).layer.into()
}

/// Whether a name has a word that needs smaller letters.
pub(super) fn is_long(name: &str) -> bool {
    name.split([' ', '-']).any(|it| 10 < it.chars().count())
}

/// A card of each kind that can be told, with what tells it.
fn listed(view: &View<'_, London>, sought: Sought) -> Vec<(u8, Action)> {
    let mut listed: Vec<(u8, Action)> = Vec::new();
    for option in view.options() {
        let card = match (option, sought) {
            (Action::Discard(card), Sought::Discard) | (Action::Give(card), Sought::Give) => {
                card.number()
            }
            _ => continue,
        };
        let design = view.game().spec(card).design;
        if !view.game().sheet().cards[usize::from(design)].is_named() {
            continue;
        }
        if listed.iter().all(|it| view.game().spec(it.0).design != design) {
            listed.push((card, option));
        }
    }
    listed
}

/// The four colours; paupers are all alike, so that their colour tells them.
pub(super) fn colours(view: &View<'_, London>, sought: Sought, now: Option<Colour>) -> Markup {
    let words = &view.words;
    let listed = listed(view, sought);
    let face_of = |colour: Colour| {
        let class = face::colour_class(colour);
        html! { (words.button_icon(&format!("london/{class}"))) (words.text(&format!("colour-{}", colour.key()))) }
    };
    html! {
        div.asks.across-4 role="group" aria-label=(words.text("ldt-colour")) {
            @for (at, colour) in Colour::ALL.into_iter().enumerate() {
                @let class = format!("ask colour {}", face::colour_class(colour));
                @let mut of_colour = listed.iter().filter(|it| view.game().spec(it.0).colour == colour);
                @match (of_colour.next(), colour) {
                    // None is known of this colour: the first of them gets its name.
                    (None, Colour::Brown | Colour::Blue | Colour::Pink) if has_new(view) => a class=(class) data-key=(at + 1)
                        href=(new_link(view, sought, colour)) aria-current=[(now == Some(colour)).then_some("true")] { (face_of(colour)) },
                    (None, Colour::Brown | Colour::Blue | Colour::Pink) => a class=(class) data-key=(at + 1)
                        href=(link(view, sought, colour, None)) aria-current=[(now == Some(colour)).then_some("true")] { (face_of(colour)) },
                    (None, _) => span class=(class) role="button" aria-disabled="true" { (face_of(colour)) },
                    (Some(&(_, action)), Colour::Grey) => (form::act(view, action, html! {
                        button class=(class) type="submit" data-key=(at + 1) { (face_of(colour)) }
                    })),
                    (Some(_), _) => a class=(class) href=(link(view, sought, colour, None)) data-key=(at + 1)
                        aria-current=[(now == Some(colour)).then_some("true")] { (face_of(colour)) },
                }
            }
        }
    }
}

/// The way to a card that is not listed.
fn new_link(view: &View<'_, London>, sought: Sought, colour: Colour) -> String {
    format!("{}&{}=1", link(view, sought, colour, None), key::NEW)
}

fn link(view: &View<'_, London>, sought: Sought, colour: Colour, set: Option<usize>) -> String {
    let mut parameters = vec![(key::FIND, colour.key().to_owned())];
    if sought == Sought::Give {
        parameters.push((key::GIVE, "1".to_owned()));
    }
    if let Some(set) = set {
        parameters.push((key::SET, letter(set).to_owned()));
    }
    view.link(&parameters)
}

impl Find {
    /// The cards by name, and whether each is listed: those of the set or, once
    /// letters were typed, those of any set with these letters.
    fn named(&self, view: &View<'_, London>) -> Vec<(String, Action, bool)> {
        let is_listed = |card: u8, name: &str| match self.typed.is_empty() {
            true => set_of(view, card) == self.set,
            false => desk::fold(name).contains(&self.typed),
        };
        let named = self.cards.iter().map(|&(card, action)| {
            let name = face::name(view, card);
            let is_listed = is_listed(card, &name);
            (name, action, is_listed)
        });
        let mut named: Vec<(String, Action, bool)> = named.collect();
        // Those that only letters call up stand last.
        named.sort_by_key(|it| (!it.2, desk::fold(&it.0)));
        named
    }

    /// "Brown, set B: 16 names still out".
    pub(super) fn question(&self, view: &View<'_, London>) -> String {
        let words = &view.words;
        if self.is_new {
            return words.text("ldt-new-line");
        }
        words.say(
            &Message::new("ldt-still-out")
                .with("colour", Message::new(format!("colour-{}", self.colour.key())))
                .with("set", letter(self.set))
                .with("n", self.named(view).iter().filter(|it| it.2).count()),
        )
    }

    /// Every name as an answer, or the form for one that is not listed.
    pub(super) fn names(&self, view: &View<'_, London>) -> Markup {
        let class = format!("ask colour {}", face::colour_class(self.colour));
        if self.is_new {
            let deed = match self.sought {
                Sought::Discard => "discard",
                Sought::Give => "give",
            };
            return unnamed::ask_card(view, deed, Some(self.colour), letter(self.set));
        }
        html! {
            div.asks.names role="group" aria-label=(self.question(view)) {
                @for (name, action, is_listed) in self.named(view) {
                    (form::act(view, action, html! {
                        button class=(class) type="submit" data-found data-aside[!is_listed] hidden[!is_listed] {
                            b class=[is_long(&name).then_some("lengthy")] { (name) }
                        }
                    }))
                }
                (not_here(view, new_link(view, self.sought, self.colour), "ldt-new"))
            }
        }
    }

    /// Letters of the name: they narrow the list at once or, without script, on a page.
    fn letters(&self, view: &View<'_, London>) -> Markup {
        let words = &view.words;
        let label = words.text("ui-find");
        html! {
            form.find method="get" action=(words.to(Address::Play { id: view.id })) role="search" data-full {
                input type="hidden" name=(key::FIND) value=(self.colour.key());
                input type="hidden" name=(key::SET) value=(letter(self.set));
                @if self.sought == Sought::Give { input type="hidden" name=(key::GIVE) value="1"; }
                (words.icon("zoom"))
                input type="search" name=(key::NAME) value=(self.typed) aria-label=(label) placeholder=(words.text("ui-letters"))
                    autocomplete="off" autocapitalize="off" spellcheck="false" data-search;
            }
        }
    }

    /// The other colours and sets, and the way back.
    pub(super) fn thumb(&self, view: &View<'_, London>) -> Markup {
        let has = |set: usize| self.cards.iter().any(|it| set_of(view, it.0) == set);
        let to = |set: usize| link(view, self.sought, self.colour, Some(set));
        let now = self.typed.is_empty().then_some(self.set);
        html! {
            (colours(view, self.sought, Some(self.colour)))
            div.finding {
                (sets(view, has, to, now))
                (self.letters(view))
                (back(view))
            }
        }
    }
}

/// The sets that have names, as links.
pub(super) fn sets(
    view: &View<'_, London>,
    has: impl Fn(usize) -> bool,
    link: impl Fn(usize) -> String,
    now: Option<usize>,
) -> Markup {
    let words = &view.words;
    html! {
        div.sets role="group" aria-label=(words.text("ldt-sets")) {
            @for set in 0..3 {
                @let name = words.say(&Message::new("ldt-set").with("set", letter(set)));
                @if has(set) {
                    a.btn href=(link(set)) aria-label=(name) aria-current=[(now == Some(set)).then_some("true")] { (letter(set)) }
                } @else { (form::disabled_step(&name, &html! { (letter(set)) })) }
            }
        }
    }
}

/// The way back from what a tap opened.
pub(super) fn back(view: &View<'_, London>) -> Markup {
    html! { a.btn href=(view.link(&[])) data-key="Escape" { (view.words.button_icon("close")) (view.words.text("ldt-back")) } }
}
