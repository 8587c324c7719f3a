//! How it is played: a picture for each step, and what is said of a deed the first time.

use kit::{Entry, Message};
use maud::{Markup, html};
use patchwork::{Action, Patch, Patchwork};

use super::{
    cloth::{self, Cloth},
    picture::read,
};
use crate::{Pen, page::View};

/// The spaces of a tape with both tokens there, you and the Automa.
fn tape(you: f64, automa: f64) -> Markup {
    html! {
        path.tape-ground d="M4 24h104v28H4z" "/";
        path.tape-ground d="M30 24v28M56 24v28M82 24v28" "/";
        circle.token-you cx=(you) cy="38" r="10" "/";
        path.token-foe d={ "M" (automa) " 26l12 12-12 12-12-12z" } "/";
    }
}

/// A patch with its left upper corner there.
fn patch(patch: u8, squares: &str, x: u8, y: u8) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } { (cloth::draw(Cloth::Patch(Patch(patch)), &read(squares), 18.0)) }
    }
}

/// A part of an empty quilt.
fn quilt() -> Markup {
    html! {
        path.f-raised.s-edge d="M20 4h72v68H20z" "/";
        path.s-rule.f-none d="M38 4v68M56 4v68M74 4v68M20 22h72M20 40h72M20 58h72" "/";
    }
}

/// Words or figures beside a picture.
fn figure(x: u8, y: u8, text: &str) -> Markup {
    html! { text x=(x) y=(y) font-size="20" font-weight="700" class="t-serif f-ink" { (text) } }
}

/// The steps, each with a small picture, 112 by 76.
pub(super) fn pictures(_words: &Pen<'_>) -> Vec<Markup> {
    let pictures = [
        html! { (quilt()) (cloth::button(44.0, 38.0, 13.0)) (figure(62, 45, "5")) },
        html! { (patch(4, "00 01 02 11", 1, 20)) (patch(15, "01 10 11 12 21", 57, 10)) },
        html! {
            (tape(95.0, 69.0))
            path.f-none.s-ink2 stroke-width="2" d="M17 16c20-16 60-16 78 0m0 0l-9-2m9 2l-1-9" "/";
        },
        html! {
            path.tape-ground d="M4 24h104v28H4zM56 24v28" "/";
            (cloth::button(56.0, 38.0, 12.0))
        },
        html! {
            path.tape-ground d="M4 24h78v28H4zM30 24v28M56 24v28" "/";
            path.s-ink.f-none stroke-width="3" d="M84 18v40" "/";
            circle.token-you cx="69" cy="33" r="8" "/";
            path.token-foe d="M69 36l9 9-9 9-9-9z" "/";
            (figure(88, 45, "53"))
        },
        html! {
            (quilt())
            (patch(7, "00 01 02 10", 20, 4))
            (patch(12, "12 20 21 22 11", 20, 4))
            (figure(76, 20, "−2"))
        },
        html! {
            path.tape-ground d="M30 24h52v28H30z" "/";
            path.token-foe d="M56 28l12 12-12 12-12-12z" "/";
            circle.token-you cx="56" cy="32" r="10" "/";
        },
    ];
    let drawn = pictures.into_iter().enumerate().map(|(at, art)| {
        html! {
            @if at == 0 { (cloth::defs([4_u8, 15, 7, 12].into_iter().map(Patch))) }
            svg viewBox="0 0 112 76" { (art) }
        }
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
