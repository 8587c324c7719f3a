//! The viewer's hand, and the cards of the city deck that were looked at.

use london::London;
use maud::{Markup, html};

use super::{
    face, key,
    offers::{Building, Offers, Way, by_colour, way, with_forced},
    tap::{DECK, Tap, place_that_tells},
};
use crate::page::View;

/// The cards of the city deck that the viewer looked at.
pub(super) fn looked_at(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    if state.city.top().is_empty() {
        return html! {};
    }
    html! {
        div.cards.few role="group" aria-label=(words.text("ld-seen")) data-roving data-from=(DECK) {
            @for &card in state.city.top() {
                @let tap = offers.on_seen(card).map_or(Tap::Still, |it| Tap::Act(vec![it]));
                (place_that_tells(view, &format!("seen-{card}"), &card_class(view, card, "seen"), &tap, card, &small(view, card)))
            }
        }
    }
}

/// The viewer's hand by colour.
pub(super) fn show(
    view: &View<'_, London>,
    offers: &Offers,
    building: Option<&Building>,
) -> Markup {
    let words = &view.words;
    let chair = &view.state().chairs[usize::from(view.viewer.0)];
    let cards = by_colour(view.game(), chair.hand);
    // Where room is short a hand that nothing is asked of makes way.
    let is_idle = !offers.is_open && cards.iter().all(|&it| offers.on_hand(it).is_none());
    html! {
        div.cards.idle[is_idle] role="group" aria-label=(words.count("ld-hand", cards.len())) data-roving data-from=(DECK) {
            @for &card in &cards { (in_hand(view, offers, building, card)) }
            @if cards.is_empty() { p.muted.none { (words.text("ld-hand-empty")) } }
        }
    }
}

fn in_hand(
    view: &View<'_, London>,
    offers: &Offers,
    building: Option<&Building>,
    card: u8,
) -> Markup {
    let game = view.game();
    let named = game.card(card).to_string();
    let spends = building.map_or(&[][..], |it| &it.spends);
    let mut mark = "";
    let tap = if let Some(action) = offers.on_hand(card) {
        Tap::Act(with_forced(view, action))
    } else if !offers.is_open {
        offers.look_at(view, card)
    } else if offers.card == Some(card) {
        Tap::Picked(view.link(&[]))
    } else if let Some(picked) = offers.card.filter(|_| spends.contains(&card)) {
        mark = "legal";
        let link = [(key::CARD, game.card(picked).to_string()), (key::SPEND, named)];
        match building.and_then(|it| it.spend) == Some(card) {
            true => Tap::Picked(view.link(&link[..1])),
            false => Tap::Pick(view.link(&link)),
        }
    } else {
        if offers.card.is_none() && !matches!(way(view, card, None), Way::Refused(_)) {
            mark = "legal";
        }
        Tap::Pick(view.link(&[(key::CARD, named)]))
    };
    place_that_tells(
        view,
        &format!("hand-{card}"),
        &card_class(view, card, mark),
        &tap,
        card,
        &small(view, card),
    )
}

/// The classes of a card in the hand.
pub(super) fn card_class(view: &View<'_, London>, card: u8, mark: &str) -> String {
    format!("card {} {mark}", face::colour_class(view.game().spec(card).colour))
}

/// A card as small as it lies in the hand.
fn small(view: &View<'_, London>, card: u8) -> Markup {
    let spec = view.game().spec(card);
    let colour = face::colour_class(spec.colour);
    let label = view.words.text(&format!("ld-colour-{colour}"));
    let name = face::name(view, card);
    html! {
        (view.words.spoken_icon(&format!("london/{colour}"), &label, ""))
        span class=(face::name_class(&name)) { (face::soft(&name)) }
        (face::signs(view, card))
        (face::vignette(view, card))
    }
}
