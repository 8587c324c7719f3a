//! Setting Patchwork's table: who deals, and what lies where.

use kit::{Game, Hands, Message};
use maud::{Markup, html};
use patchwork::{CIRCLE, FRONTS, Patchwork};

use super::{
    super::{cloth::button, key},
    grids::drawn,
};
use crate::{
    Pen,
    page::{Check, Deal, DealWay, View},
};

/// The automa's cards, and the circle: as shown, tapped in, or bit by bit.
pub(super) fn deals() -> Vec<Deal> {
    let way =
        |id: &str, symbol, hands, then| DealWay { text: Message::new(id), symbol, hands, then };
    vec![
        Deal {
            title: Message::new("pw-its-cards"),
            piles: vec!["fronts"],
            ways: vec![
                way("ui-deal-program", "phone", Hands::Program, None),
                way("ui-deal-table", "deck", Hands::Table, None),
            ],
        },
        Deal {
            title: Message::new("pw-the-circle"),
            piles: vec!["circle"],
            ways: vec![
                way("pw-circle-shown", "phone", Hands::Program, None),
                way("pw-circle-tapped", "deck", Hands::Table, None),
                way("pw-circle-bits", "deck", Hands::Table, Some(key::FEW)),
            ],
        },
    ]
}

/// What lies where before the first turn.
pub(super) fn checklist(view: &View<'_, Patchwork>) -> Vec<Check> {
    let words = &view.words;
    let say = |id: &str| words.text(id);
    let marker = view.game().setup().level.marker();
    let small = |mut check: Check, id: &str| {
        check.small = Some(say(id));
        check
    };
    let mut checks = vec![
        Check::new(tokens(), say("pw-set-tokens")),
        small(
            Check::new(marked(marker), words.count("pw-set-marker", marker)),
            "pw-set-marker-why",
        ),
        small(Check::new(tile_and_leather(words), say("pw-set-tile")), "pw-set-tile-why"),
    ];
    if view.live().is_dealt_by_table(FRONTS) {
        let n = view.game().deck().cards.len();
        checks.push(Check::new(words.icon("deck"), words.count("pw-set-cards", n)));
    }
    let spool = words.classed_icon("patchwork/spool", "two");
    if view.live().is_dealt_by_table(CIRCLE) {
        checks.push(Check::new(spool, say("pw-set-circle-own")));
    } else {
        let mut check = Check::new(spool, say("pw-set-circle"));
        check.below = Some(circle(view));
        checks.push(check);
    }
    checks
}

/// The first spaces of the time board with both tokens on the first.
fn tokens() -> Markup {
    let art = html! {
        path.token-foe d="M48 16l18 18-18 18-18-18z" "/";
        circle.token-you cx="42" cy="24" r="16" "/";
    };
    strip(&["", "1"], &art)
}

/// The space of the time board where a spare button lies, between its neighbours.
fn marked(space: u8) -> Markup {
    let button = button(66.0, 32.0, 15.0);
    strip(&[&(space - 1).to_string(), "", &(space + 1).to_string()], &button)
}

/// Some spaces of the time board with what lies on them.
fn strip(spaces: &[&str], art: &Markup) -> Markup {
    let wide = 128 / spaces.len();
    html! {
        svg.bit viewBox="0 0 132 64" aria-hidden="true" {
            rect.tape-ground x="2" y="6" width="128" height="52" stroke-width="2" "/";
            @for (at, space) in spaces.iter().enumerate() {
                @if 0 < at { path d={ "M" (2 + wide * at) " 6v52" } stroke="#8A7038" "/"; }
                text x=(2 + wide * at + wide / 2) y="40" { (space) }
            }
            (art)
        }
    }
}

fn tile_and_leather(words: &Pen<'_>) -> Markup {
    html! { span.pair { (words.classed_icon("patchwork/tile7", "two")) (words.classed_icon("patchwork/leather", "two")) } }
}

/// The patches in their order, to be laid out clockwise.
fn circle(view: &View<'_, Patchwork>) -> Markup {
    let words = &view.words;
    html! {
        div.shapes.lay {
            @for (at, &patch) in view.state().circle.iter().enumerate() {
                span.shape role="img" aria-label={ (at + 1) ": " (words.say(&patchwork::facts::shape(patch))) } { b { (at + 1) } (drawn(patch)) }
            }
        }
    }
}
