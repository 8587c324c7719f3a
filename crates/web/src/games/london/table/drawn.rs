//! The cards that the city deck turns up for AutoMartin, told in a row on one
//! screen: those told so far, and every name that can still come.

use kit::{Entry, Message};
use london::{Action, Colour, London, Phase};
use maud::{Markup, html};

use super::{
    super::face,
    super::key,
    find::{self, back},
    pile::{CITY, letter},
};
use crate::{
    address::Address,
    games::london::set::unnamed,
    page::{Asked, AtTable, View},
    parts::form,
    parts::table as at_table,
};

/// The most names that fit a phone in three columns.
const FEW: usize = 24;

/// The set whose last card is the last of the city deck.
const LAST_SET: usize = 2;

/// The cards that are asked for.
#[derive(Debug)]
pub(crate) struct Draw {
    set: usize,
    /// Whether it is none of those listed: it is being named.
    pub(super) is_new: bool,
    /// Those told since his card was turned up.
    told: Vec<Told>,
    /// How many he draws with his card, as far as is known.
    n_all: usize,
    /// A card of each kind; one that cannot come again has nothing that tells it.
    cards: Vec<(u8, Option<Action>)>,
}

/// A card that was told.
#[derive(Debug)]
struct Told {
    ply: usize,
    card: u8,
    /// Whether he could pay it.
    is_kept: bool,
}

impl Draw {
    /// What is asked of the city deck now.
    pub(in super::super) fn of(view: &View<'_, London>) -> Option<Draw> {
        let (game, state) = (view.game(), view.state());
        if view.asked != Asked::Card(CITY) || game.unknown(state).is_some() {
            return None;
        }
        let told = told_cards(view);
        let mut cards: Vec<(u8, Option<Action>)> = Vec::new();
        let is_new = |cards: &[(u8, Option<Action>)], card: u8| {
            cards.iter().all(|it| game.spec(it.0).design != game.spec(card).design)
        };
        for option in view.options() {
            let Action::City(card) = option else { continue };
            let design = usize::from(game.spec(card.number()).design);
            if game.sheet().cards[design].is_named() && is_new(&cards, card.number()) {
                cards.push((card.number(), Some(option)));
            }
        }
        // What was just told keeps its place: the next name is where the eye found it.
        for it in &told {
            if is_new(&cards, it.card) {
                cards.push((it.card, None));
            }
        }
        let place = |colour: Colour| Colour::ALL.iter().position(|&it| it == colour);
        cards.sort_by_cached_key(|it| {
            (place(game.spec(it.0).colour), desk::fold(&face::name(view, it.0)))
        });
        let has = |set: &usize| cards.iter().any(|it| find::set_of(view, it.0) == *set);
        let asked = view.query.get(key::SET).and_then(|it| (0..3).find(|&set| letter(set) == it));
        let now = game.current_set(state);
        let set =
            asked.or([now, now.saturating_sub(1), 0, 1, 2].into_iter().find(has)).unwrap_or(now);
        let n_left =
            if state.phase == Phase::AutomaDraw { usize::from(state.deed.n_left) } else { 1 };
        Some(Draw {
            set,
            is_new: view.query.contains_key(key::NEW),
            n_all: told.len() + n_left,
            told,
            cards,
        })
    }
}

/// The cards that were told since his card was turned up.
fn told_cards(view: &View<'_, London>) -> Vec<Told> {
    let live = view.live();
    let mut told: Vec<Told> = Vec::new();
    let mut is_kept = false;
    for (ply, entry) in live.entries()[..view.ply].iter().enumerate().rev() {
        match entry {
            Entry::Action(Action::City(card)) => {
                told.push(Told { ply, card: card.number(), is_kept });
            }
            Entry::Action(Action::Keep(_)) => is_kept = true,
            Entry::Action(Action::Refuse(_)) => is_kept = false,
            Entry::Action(Action::Automa(_) | Action::Done) => break,
            _ => {}
        }
    }
    told.reverse();
    told
}

impl Draw {
    /// The cards told and to come, then every name as an answer.
    pub(super) fn show(&self, view: &View<'_, London>) -> Markup {
        let words = &view.words;
        if self.is_new {
            return unnamed::ask_card(view, "city", None, letter(self.set));
        }
        let named: Vec<(u8, String, Option<Action>)> = self
            .cards
            .iter()
            .filter(|it| find::set_of(view, it.0) == self.set)
            .map(|&(card, action)| (card, face::name(view, card), action))
            .collect();
        let columns = if named.len() <= FEW { "across-3" } else { "across-4" };
        html! {
            section.ldt-draw {
                div.head {
                    h2 { (words.text("ldt-turn-up")) }
                    @if 1 < self.n_all {
                        span.muted { (words.say(&Message::new("ldt-nth-of").with("nth", self.told.len() + 1).with("n", self.n_all))) }
                    }
                }
                @if 1 < self.n_all { (self.row(view)) }
                div class={ "asks names every " (columns) } role="group" aria-label=(words.text("ldt-turn-up")) {
                    @for (card, name, action) in named {
                        @let class = format!("ask colour {}", face::colour_class(view.game().spec(card).colour));
                        @let said = html! { b { (face::soft(&name)) } };
                        @match action {
                            Some(action) => (form::act(view, action, html! { button class=(class) type="submit" { (said) } })),
                            None => span class=(class) role="img" aria-label=(name) aria-disabled="true" { (said) },
                        }
                    }
                    (find::not_here(view, view.link(&[(key::NEW, "1".to_owned())]), "ldt-new"))
                }
                @if self.set == LAST_SET { (last(view)) }
            }
        }
    }

    /// What was told, each to be taken back, and places for what is still to come.
    fn row(&self, view: &View<'_, London>) -> Markup {
        let words = &view.words;
        html! {
            ol.ldt-told {
                @for it in &self.told {
                    @let name = face::name(view, it.card);
                    @let soft = face::soft(&name);
                    @let colour = face::colour_class(view.game().spec(it.card).colour);
                    @let back = words.say(&Message::new("ldt-take-back").with("card", name.clone()));
                    @let ply = html! { input type="hidden" name="ply" value=(it.ply); };
                    li { (form::change(view, Address::GoTo { id: view.id }, ply, html! {
                        button class={ "ask colour " (colour) } type="submit" title=(back) {
                            b { (soft) }
                            (words.spoken_icon(if it.is_kept { "check" } else { "no" }, &words.text(if it.is_kept { "ldt-kept" } else { "ldt-refused" }), "small-icon"))
                            (words.spoken_icon("close", &back, "small-icon"))
                        }
                    })) }
                }
                @for nth in self.told.len()..self.n_all {
                    li.ask aria-disabled="true" { (nth + 1) }
                }
            }
        }
    }

    /// The sets, and the way back.
    pub(super) fn thumb(&self, view: &View<'_, London>) -> Markup {
        if self.is_new {
            return html! { div.trio { (back(view)) } };
        }
        let has = |set: usize| self.cards.iter().any(|it| find::set_of(view, it.0) == set);
        let link = |set: usize| view.link(&[(key::SET, letter(set).to_owned())]);
        html! {
            div.finding {
                (find::sets(view, has, link, Some(self.set)))
                div.trio { (at_table::undo(view, London::deed)) }
                (at_table::to_fix(view, None))
            }
        }
    }
}

/// That the city deck turns up its last card, or none.
fn last(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    html! {
        @if view.options().contains(&Action::Last) {
            div.asks.across-2.slim {
                (form::act(view, Action::Last, html! { button.ask.row type="submit" { (words.button_icon("card")) span { (words.text("ldt-is-last")) } } }))
                (form::act(view, Action::Out, html! { button.ask.row type="submit" { (words.button_icon("no")) span { (words.text("ldt-none-there")) } } }))
            }
        } @else if view.state().deed.is_last {
            p.muted { (words.icon("check")) " " (words.text("ldt-is-last")) }
        }
    }
}
