//! The picture of the home page, and a small one of a table.

use london::{London, State};
use maud::{Markup, html};

use super::face;
use crate::Pen;

/// The Thames, a dome and spires.
pub(super) fn show(words: &Pen<'_>) -> Markup {
    let sky: String = (0..9).map(|it| format!("M0 {}h320", 10 + it * 8)).collect();
    let waves: String = (0..22)
        .map(|it| format!("M{} {}h{}", (it * 37) % 300, 110 + it * 31 / 10, 20 + (it * 23) % 60))
        .collect();
    let arches: String = [-20, 44, 108, 172, 236, 300]
        .map(|it| format!("M{it} 180v-14a25 25 0 0 1 50 0v14"))
        .concat();
    let rail: String = (4..320).step_by(8).map(|it| format!("M{it} 131v7")).collect();
    let stones: String =
        (8..320).step_by(64).map(|it| format!("M{it} 149l-3 8M{} 149l-4 12", it + 4)).collect();
    let view = |name: &str, x: i32, y: i32, width: i32, class: &str| {
        html! {
            svg x=(x) y=(y) width=(width) height=(width / 3) viewBox="0 0 120 40" class=(class) {
                use href=(words.symbol(&format!("london/v-{name}"))) "/";
            }
        }
    };
    html! {
        svg viewBox="0 0 320 180" aria-hidden="true" {
            rect.f-sunk width="320" height="180" "/";
            path.s-rule d=(sky) stroke-width=".7" "/";
            (view("spire", -10, 62, 130, "c-ink2 raised-tone")) (view("column", 230, 60, 110, "c-ink2 raised-tone"))
            (view("keep", 196, 70, 90, "c-ink2 raised-tone")) (view("dome", 74, 44, 176, "c-ink brass-tone"))
            (view("terrace", -14, 77, 100, "c-ink raised-tone")) (view("guild", 236, 76, 96, "c-ink raised-tone"))
            path.f-paper d="M0 104h320v76H0z" "/";
            path.s-edge d=(waves) stroke-width="1" "/";
            (view("dock", 22, 104, 84, "c-ink brass-tone")) (view("dock", 200, 103, 76, "c-ink brass-tone"))
            path.f-raised.s-ink d="M-2 138h324v44H-2z" stroke-width="1.3" "/";
            path.f-paper.s-ink d=(arches) stroke-width="1.3" "/";
            path.s-ink d="M0 131h320M0 144h320" stroke-width="1.3" "/";
            path.s-ink d=(rail) "/";
            path.s-edge d=(stones) "/";
        }
    }
}

/// The development board and the cities as bands of colour: only what lies open.
pub(super) fn miniature(game: &London, state: &State) -> Markup {
    let board = state.board.cards().map(|(space, card)| {
        let column = i32::from(space) % london::ROW as i32;
        let row = i32::from(space) / london::ROW as i32;
        (4 + column * 16, 4 + row * 17, card)
    });
    let open =
        desk::people(game).into_iter().flat_map(|it| state.chairs[usize::from(it.0)].face_up);
    let city = open.take(7).enumerate().map(|(at, card)| (4 + at as i32 * 11, 42, card));
    let n = i32::from(state.board.n_columns());
    html! {
        svg.mini viewBox="0 0 84 64" aria-hidden="true" {
            @for row in 0..2 { @for column in 0..n {
                rect.f-none.s-rule x=(4 + column * 16) y=(4 + row * 17) width="13" height="14" "/";
            } }
            @for (x, y, card) in board { (tile(game, x, y, 13, 14, card)) }
            path.s-edge d="M2 38.5h80" "/";
            @for (x, y, card) in city { (tile(game, x, y, 9, 18, card)) }
        }
    }
}

fn tile(game: &London, x: i32, y: i32, width: i32, height: i32, card: u8) -> Markup {
    let fill = face::ink(game.spec(card).colour);
    html! {
        rect.f-raised.s-edge x=(x) y=(y) width=(width) height=(height) "/";
        rect x=(x) y=(y) width="4" height=(height) fill=(fill) "/";
    }
}
