//! A hint on the quilt: a letter where each patch would lie, or where the token would go.

use kit::Message;
use maud::{Markup, html};
use patchwork::{Action, Cell, Patch, Patchwork, Placement, cells};

use super::{choice, cloth, key};
use crate::page::{Advice, View};

/// A deed in a few words.
pub(super) fn advice(view: &View<'_, Patchwork>, deed: &[Action]) -> Advice {
    let words = &view.words;
    let state = view.state();
    let Some(&action) = deed.first() else {
        return Advice { title: String::new(), note: String::new(), chosen: None };
    };
    let after = choice::after(view.game(), state, action).human;
    match action {
        Action::Buy(placement) => {
            let nth = state.reach().iter().position(|&it| it == placement.patch).unwrap_or(0) + 1;
            let spec = placement.patch.spec();
            let note = Message::new("pw-hint-costs")
                .with("squares", placement.cells().count_ones())
                .with("buttons", spec.cost)
                .with("space", after.time);
            let title = words.count("pw-hint-patch", nth);
            Advice { title, note: words.say(&note), chosen: Some(lying(view, placement)) }
        }
        Action::PlaceLeather(cell) => {
            let on = Message::new("pw-hint-on").with("cell", cell.to_string());
            let chosen = Some(view.link(&[(key::AT, cell.to_string())]));
            Advice { title: words.text("pw-leather"), note: words.say(&on), chosen }
        }
        _ => Advice {
            title: words.count("pw-advance", after.buttons - state.human.buttons),
            note: words.count("pw-hint-space", after.time),
            chosen: None,
        },
    }
}

/// The page with a patch where it would lie.
fn lying(view: &View<'_, Patchwork>, placement: Placement) -> String {
    let way = placement.oriented();
    let flipped = if way.is_flipped { "f" } else { "" };
    view.link(&[
        (key::PICK, placement.patch.to_string()),
        (key::TURNED, format!("r{}{flipped}", way.turns)),
        (key::AT, placement.corner.to_string()),
    ])
}

/// The squares that a deed covers.
fn covered(deed: &[Action]) -> u128 {
    match deed.first() {
        Some(Action::Buy(placement)) => placement.cells(),
        Some(Action::PlaceLeather(cell)) => 1 << cell.0,
        _ => 0,
    }
}

/// The letter of the deed that takes this patch.
pub(super) fn letter_of(view: &View<'_, Patchwork>, patch: Patch) -> Option<char> {
    let takes =
        |deed: &[Action]| matches!(deed.first(), Some(Action::Buy(it)) if it.patch == patch);
    view.lettered().find(|it| takes(it.1)).map(|it| it.0)
}

/// The deeds on the quilt, whose squares are `side` long: a tap is one on the list.
pub(super) fn on_quilt(view: &View<'_, Patchwork>, side: f64) -> Markup {
    let all: Vec<(char, &[Action], u128)> =
        view.lettered().map(|(at, deed)| (at, deed, covered(deed))).collect();
    html! {
        g.hintmarks aria-hidden="true" {
            @for &(letter, deed, squares) in all.iter().filter(|it| it.2 != 0) {
                @let others = all.iter().filter(|it| it.0 != letter).fold(0, |sum, it| sum | it.2);
                @let line = cloth::outline(&cloth::squares(squares), side, 0.0);
                @let at = seat(squares, squares & !others);
                a.hintmark href=[advice(view, deed).chosen] tabindex="-1" {
                    path.halo.f-none d=(line) "/";
                    path.veil d=(line) "/";
                    path.ring.f-none d=(line) "/";
                    (plate(letter, f64::from(at.column()) * side + side / 2.0, f64::from(at.row()) * side + side / 2.0))
                }
            }
        }
    }
}

/// The square of a piece for its letter: one that no other piece covers, near its middle.
fn seat(squares: u128, own: u128) -> Cell {
    let n = squares.count_ones().max(1) as i32;
    let sum = |of: fn(Cell) -> u8| cells(squares).map(|it| i32::from(of(it))).sum::<i32>();
    let (row, column) = (sum(Cell::row), sum(Cell::column));
    let far = |it: &Cell| {
        let (down, right) = (n * i32::from(it.row()) - row, n * i32::from(it.column()) - column);
        down * down + right * right
    };
    let free = if own == 0 { squares } else { own };
    cells(free).min_by_key(far).unwrap_or(Cell(0))
}

fn plate(letter: char, x: f64, y: f64) -> Markup {
    html! {
        g.hintplate transform={ "translate(" (x) " " (y) ")" } {
            rect x="-17" y="-17" width="34" height="34" rx="3" "/";
            text y="9" { (letter) }
        }
    }
}

/// The letter of the deed that only moves the token, where it would go.
pub(super) fn on_tape(view: &View<'_, Patchwork>, middle: impl Fn(u8) -> (f64, f64)) -> Markup {
    html! {
        @for (letter, deed) in view.lettered().filter(|it| it.1 == [Action::Advance]) {
            @let (x, y) = middle(choice::after(view.game(), view.state(), deed[0]).human.time);
            g aria-hidden="true" { (plate(letter, x, y)) }
        }
    }
}
