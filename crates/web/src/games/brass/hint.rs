//! A hint on the map: a letter at each place that a deed is about.

use brass::{Action, Brass};
use kit::Message;
use maud::{Markup, html};

use super::{
    choices,
    deed::{self, Plan},
    hand,
    layout::{self, SIDE},
    place::Place,
    preview,
};
use crate::page::{Advice, View};

/// Half the side of a plate with a letter.
const HALF: f32 = 18.0;

/// A deed in a few words: what is done, what it costs, which card goes.
pub(super) fn advice(view: &View<'_, Brass>, deed: &[Action]) -> Advice {
    let words = &view.words;
    let plan = Plan::new(view.game(), view.state(), deed.to_vec());
    let action = plan.kind().map(|it| words.text(&choices::name(it, plan.before.era)));
    let title = match (action, preview::so_far(view, &plan)) {
        (Some(action), Some(what)) => {
            words.say(&Message::new("br-offer").with("action", action).with("what", what))
        }
        (Some(told), None) | (None, Some(told)) => told,
        (None, None) => String::new(),
    };
    let price = preview::bill(view.game(), &plan).total();
    let mut notes = Vec::new();
    if 0 < price {
        notes.push(words.count("br-pounds", price));
    }
    let cards: Vec<Message> = plan.cards().into_iter().map(hand::name).collect();
    if !cards.is_empty() {
        notes.push(words.say(&Message::new("br-hint-card").with("card", cards)));
    }
    let chosen = Some(deed::link(view, &plan.chosen));
    Advice { title, note: notes.join(", "), chosen }
}

/// The places that a deed is about.
fn places(deed: &[Action]) -> impl Iterator<Item = Place> {
    deed.iter().filter_map(|it| match *it {
        Action::Site(_, at) | Action::Flip(at) | Action::GiveUp(at) => Some(Place::Space(at)),
        Action::Line(link) => Some(Place::Line(link)),
        _ => None,
    })
}

/// The lines that deeds are about: they lie under the places that they join.
pub(super) fn lines(view: &View<'_, Brass>) -> Markup {
    let about = view.lettered().flat_map(|it| places(it.1));
    let paths = about.filter_map(|it| match it {
        Place::Line(link) => Some(layout::LINES[usize::from(link.0)].path),
        _ => None,
    });
    html! {
        @for path in paths {
            path class="hintline edge f-none" d=(path) "/";
            path class="hintline under f-none" d=(path) "/";
            path class="hintline f-none" d=(path) "/";
        }
    }
}

/// The places of each deed, framed, then their letters above everything else; letters at
/// one place stand side by side. A tap is one on the list.
pub(super) fn marks(view: &View<'_, Brass>) -> Markup {
    let mut plates: Vec<Markup> = Vec::new();
    let mut taken: Vec<Place> = Vec::new();
    for (letter, deed) in view.lettered() {
        let link = advice(view, deed).chosen.unwrap_or_default();
        for place in places(deed) {
            let nth = taken.iter().filter(|it| **it == place).count();
            taken.push(place);
            plates.push(plate(letter, &link, place, nth));
        }
    }
    html! {
        @if !plates.is_empty() {
            g.hintmarks aria-hidden="true" {
                // Lines lie under the places.
                @for &it in taken.iter().filter(|it| !matches!(it, Place::Line(_))) { (frame(it)) }
                @for it in &plates { (it) }
            }
        }
    }
}

/// The letter of a deed at a place, beside those that stand there already.
fn plate(letter: char, link: &str, place: Place, nth: usize) -> Markup {
    let (x, y) = layout::middle(place);
    let (right, up) = match place {
        Place::Line(_) => (0.0, 0.0),
        _ => (SIDE / 2.0, SIDE / 2.0),
    };
    let (width, height) = layout::SHEET;
    let x = (x + right + nth as f32 * 2.0 * HALF).clamp(HALF + 2.0, f32::from(width) - HALF - 2.0);
    let y = (y - up).clamp(HALF + 2.0, f32::from(height) - HALF - 2.0);
    html! {
        a.hintplate href=(link) tabindex="-1" {
            g transform={ "translate(" (x) " " (y) ")" } {
                rect x=(-HALF) y=(-HALF) width="36" height="36" rx="3" "/";
                text y="10" { (letter) }
            }
        }
    }
}

fn frame(place: Place) -> Markup {
    let (x, y) = layout::middle(place);
    let half = SIDE / 2.0 + 2.0;
    let (x, y, side) = (x - half, y - half, 2.0 * half);
    html! {
        g.hintmark {
            rect.halo.f-none x=(x) y=(y) width=(side) height=(side) rx="5" "/";
            rect.ring.f-none x=(x) y=(y) width=(side) height=(side) rx="5" "/";
        }
    }
}
