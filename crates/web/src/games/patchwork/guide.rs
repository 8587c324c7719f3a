//! How it is played: a picture for each step, and what is said of a deed the first time.

use kit::{Entry, Message};
use maud::{Markup, PreEscaped, html};
use patchwork::{Action, Patch, Patchwork};

use super::{
    cloth::{self, Cloth},
    picture::read,
};
use crate::{Pen, page::View};

/// The spaces of a tape with both tokens there, you and the Automa.
fn tape(you: f64, automa: f64) -> String {
    format!(
        "<path class=\"tape-ground\" d=\"M4 24h104v28H4z\" /><path class=\"tape-ground\" d=\"M30 24v28M56 24v28M82 24v28\" />\
         <circle class=\"token-you\" cx=\"{you}\" cy=\"38\" r=\"10\" />\
         <path class=\"token-foe\" d=\"M{automa} 26l12 12-12 12-12-12z\" />"
    )
}

/// A patch with its left upper corner there.
fn patch(patch: u8, squares: &str, x: u8, y: u8) -> String {
    let mut art = format!("<g transform=\"translate({x} {y})\">");
    cloth::draw(&mut art, Cloth::Patch(Patch(patch)), &read(squares), 18.0);
    art.push_str("</g>");
    art
}

/// A part of an empty quilt.
const QUILT: &str = "<path class=\"f-raised s-edge\" d=\"M20 4h72v68H20z\" /><path class=\"s-rule f-none\" d=\"M38 4v68M56 4v68M74 4v68M20 22h72M20 40h72M20 58h72\" />";

/// Words or figures beside a picture.
fn figure(x: u8, y: u8, text: &str) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"20\" font-weight=\"700\" class=\"t-serif f-ink\">{text}</text>"
    )
}

/// The steps, each with a small picture, 112 by 76.
pub(super) fn pictures(_words: &Pen<'_>) -> Vec<Markup> {
    let cloths = cloth::defs([4_u8, 15, 7, 12].into_iter().map(Patch));
    let mut buttons = QUILT.to_owned();
    cloth::button(&mut buttons, 44.0, 38.0, 13.0);
    buttons += &figure(62, 45, "5");
    let offers = [patch(4, "00 01 02 11", 1, 20), patch(15, "01 10 11 12 21", 57, 10)].concat();
    let arrow = "<path class=\"f-none s-ink2\" stroke-width=\"2\" d=\"M17 16c20-16 60-16 78 0m0 0l-9-2m9 2l-1-9\" />";
    let advance = [tape(95.0, 69.0), arrow.to_owned()].concat();
    let mut income = "<path class=\"tape-ground\" d=\"M4 24h104v28H4zM56 24v28\" />".to_owned();
    cloth::button(&mut income, 56.0, 38.0, 12.0);
    let last = "<path class=\"tape-ground\" d=\"M4 24h78v28H4zM30 24v28M56 24v28\" /><path class=\"s-ink f-none\" stroke-width=\"3\" d=\"M84 18v40\" />\
                <circle class=\"token-you\" cx=\"69\" cy=\"33\" r=\"8\" /><path class=\"token-foe\" d=\"M69 36l9 9-9 9-9-9z\" />";
    let ends = [last, &figure(88, 45, "53")].concat();
    let sewn = [
        QUILT.to_owned(),
        patch(7, "00 01 02 10", 20, 4),
        patch(12, "12 20 21 22 11", 20, 4),
        figure(76, 20, "−2"),
    ];
    let level = "<path class=\"tape-ground\" d=\"M30 24h52v28H30z\" /><path class=\"token-foe\" d=\"M56 28l12 12-12 12-12-12z\" />\
                 <circle class=\"token-you\" cx=\"56\" cy=\"32\" r=\"10\" />";
    let pictures = [buttons, offers, advance, income, ends, sewn.concat(), level.to_owned()];
    let drawn = pictures.into_iter().enumerate().map(|(at, art)| {
        let cloths = if at == 0 { cloths.as_str() } else { "" };
        html! { (PreEscaped(cloths)) svg viewBox="0 0 112 76" { (PreEscaped(art)) } }
    });
    drawn.collect()
}

/// What is said of the deed in hand, until it has been done once in this game.
pub(super) fn lesson(view: &View<'_, Patchwork>) -> Option<Message> {
    let has_done = |is_one: fn(&Action) -> bool| {
        let entries = view.live().entries().iter().take(view.ply);
        entries
            .filter_map(|it| if let Entry::Action(it) = it { Some(it) } else { None })
            .any(is_one)
    };
    let (lesson, is_known) = if 0 < view.state().human.leather_to_place {
        ("pw-lesson-leather", has_done(|it| matches!(it, Action::PlaceLeather(_))))
    } else if view.model().chosen.is_some() {
        ("pw-lesson-take", has_done(|it| matches!(it, Action::Buy(_))))
    } else if view.model().is_to_advance() {
        ("pw-lesson-advance", has_done(|it| matches!(it, Action::Advance)))
    } else {
        return None;
    };
    (!is_known).then(|| Message::new(lesson))
}
