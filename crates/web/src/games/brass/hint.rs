//! A hint on the map: a letter at each place that a deed is about.

use std::fmt::Write;

use brass::{Action, Brass};
use kit::Message;

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
pub(super) fn lines(view: &View<'_, Brass>) -> String {
    let mut drawn = String::new();
    for place in view.lettered().flat_map(|it| places(it.1)) {
        if let Place::Line(link) = place {
            let path = layout::LINES[usize::from(link.0)].path;
            let _ = write!(
                drawn,
                r#"<path class="hintline edge f-none" d="{path}"/><path class="hintline under f-none" d="{path}"/><path class="hintline f-none" d="{path}"/>"#
            );
        }
    }
    drawn
}

/// The places of each deed, framed, then their letters above everything else; letters at
/// one place stand side by side. A tap is one on the list.
pub(super) fn marks(view: &View<'_, Brass>) -> String {
    let mut drawn = String::new();
    let mut taken: Vec<Place> = Vec::new();
    let mut plates = String::new();
    for (letter, deed) in view.lettered() {
        let link = advice(view, deed).chosen.unwrap_or_default();
        let link = maud::html! { (link) }.into_string();
        for place in places(deed) {
            frame(&mut drawn, place);
            let (x, y) = layout::middle(place);
            let nth = taken.iter().filter(|it| **it == place).count() as f32;
            let (right, up) = match place {
                Place::Line(_) => (0.0, 0.0),
                _ => (SIDE / 2.0, SIDE / 2.0),
            };
            taken.push(place);
            let (width, height) = layout::SHEET;
            let x = (x + right + nth * 2.0 * HALF).clamp(HALF + 2.0, f32::from(width) - HALF - 2.0);
            let y = (y - up).clamp(HALF + 2.0, f32::from(height) - HALF - 2.0);
            let _ = write!(
                plates,
                r#"<a class="hintplate" href="{link}" tabindex="-1"><g transform="translate({x} {y})"><rect x="-{HALF}" y="-{HALF}" width="36" height="36" rx="3"/><text y="10">{letter}</text></g></a>"#
            );
        }
    }
    if plates.is_empty() {
        return plates;
    }
    format!(r#"<g class="hintmarks" aria-hidden="true">{drawn}{plates}</g>"#)
}

fn frame(drawn: &mut String, place: Place) {
    // Lines lie under the places.
    if matches!(place, Place::Line(_)) {
        return;
    }
    let (x, y) = layout::middle(place);
    let half = SIDE / 2.0 + 2.0;
    let _ = write!(
        drawn,
        r#"<g class="hintmark"><rect class="halo f-none" x="{0}" y="{1}" width="{2}" height="{2}" rx="5"/><rect class="ring f-none" x="{0}" y="{1}" width="{2}" height="{2}" rx="5"/></g>"#,
        x - half,
        y - half,
        2.0 * half
    );
}
