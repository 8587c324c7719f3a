//! Which card came up: one tap on the card that the person's own pile turned up.

use kit::{Message, Pile};
use maud::{Markup, html};

use super::{
    back::moved_back,
    screen::{Screen, nothing},
};
use crate::{
    address::{Address, key},
    page::{AtTable, View},
    parts::{
        form,
        table::{drawn, heard, to_fix, undo},
    },
};

pub(super) fn screen<G: AtTable>(view: &View<'_, G>, pile: Pile) -> Screen {
    let words = &view.words;
    Screen {
        title: words.say(&G::question(view)),
        line: G::bar(view),
        is_its: true,
        class: "which",
        see: html! {
            (moved_back(view))
            (drawn(view, G::deed))
            @if view.query.contains_key(key::HEARD) { (heard(view, G::tell)) }
            // What its first card did stands between two grids that look alike.
            @else if is_half_done(view) { (G::heard(view)) }
            (G::cards(view, pile))
        },
        act: html! {
            @if let Some(note) = G::card_note(view, pile) { p.muted { (note) } }
            (draw_always(view, pile))
        },
        thumb: G::thumb(view).unwrap_or_else(|| {
            html! {
                (draw_for_me(view, pile))
                div.trio {
                    (undo(view, G::deed))
                    (to_fix(view, None))
                }
                (G::card_done(view, pile))
            }
        }),
    }
}

/// Whether a card of the automa's has done something and another one is asked for.
fn is_half_done<G: AtTable>(view: &View<'_, G>) -> bool {
    let turn = view.last().filter(|it| it.is_waiting(view.live()));
    turn.is_some_and(|it| it.decided().next().is_some())
}

/// Whether the program could turn up a pile that lies in front of the person.
fn can_draw<G: AtTable>(view: &View<'_, G>, pile: Pile) -> bool {
    let name = G::PILES[usize::from(pile.0)];
    !G::OWN_PILES.contains(&name) && view.live().dealer().seed.is_some()
}

/// The program turns up this one card of the automa's; the pile stays the person's.
fn draw_for_me<G: AtTable>(view: &View<'_, G>, pile: Pile) -> Markup {
    if !can_draw(view, pile) {
        return nothing();
    }
    let words = &view.words;
    if !is_its::<G>(pile) {
        // What is laid once, like the merchants, is dealt to its end.
        let button = html! { button.btn type="submit" { (words.button_icon("phone")) (words.text("ui-draw-rest")) } };
        return form::change(view, Address::Deal { id: view.id }, given_away::<G>(pile), button);
    }
    let fields = html! { input type="hidden" name="by" value="once"; };
    let button = html! {
        button.ask.row type="submit" {
            (words.button_icon("phone")) b { (words.text("ui-draw-for-me")) } small { (words.say(&Message::new("ui-draw-for-me").attribute("hint"))) }
        }
    };
    form::change(view, Address::Deal { id: view.id }, fields, button)
}

/// The switch that gives the pile to the program for good, with what else goes with it.
fn draw_always<G: AtTable>(view: &View<'_, G>, pile: Pile) -> Markup {
    if !is_its::<G>(pile) || !can_draw(view, pile) {
        return nothing();
    }
    let words = &view.words;
    let name = G::PILES[usize::from(pile.0)];
    let deals = G::deals();
    let deal = deals.iter().find(|it| it.piles.contains(&name));
    let reach = deal.map(|it| it.title.clone().attribute("reach")).filter(|it| words.has(it));
    let reach = reach.unwrap_or(Message::new("ui-draw-always").attribute("hint"));
    let button = html! {
        button.switch type="submit" role="switch" aria-checked="false" aria-labelledby="draw-always" aria-describedby="draw-reach" { span aria-hidden="true" {} }
    };
    html! {
        div.giveaway {
            p { b #draw-always { (words.text("ui-draw-always")) } br; small #draw-reach { (words.say(&reach)) } }
            (form::change(view, Address::Deal { id: view.id }, given_away::<G>(pile), button))
        }
    }
}

/// Whether the cards of a pile are the automa's.
fn is_its<G: AtTable>(pile: Pile) -> bool {
    G::ITS_PILES.contains(&G::PILES[usize::from(pile.0)])
}

/// The piles that the program deals from here on. What is chosen together at the start
/// changes hands together: both eras' cards.
fn given_away<G: AtTable>(pile: Pile) -> Markup {
    let name = G::PILES[usize::from(pile.0)];
    let deals = G::deals();
    let deal = deals.iter().find(|it| it.piles.contains(&name));
    html! {
        input type="hidden" name="piles" value=(deal.map_or(name.to_owned(), |it| it.piles.join(",")));
        input type="hidden" name="by" value="program";
    }
}
