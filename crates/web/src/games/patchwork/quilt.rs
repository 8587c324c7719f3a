//! The quilt: 9 by 9 squares, what lies on them, and where a patch may go.

use kit::Message;
use maud::{Markup, html};
use patchwork::{Cell, Orientation, Patchwork, Quilt, State};

use super::{
    choice::Chosen,
    cloth::{self, Cloth, Square, flight},
    hint,
};
use crate::{Pen, page::View};

const SIDE: f64 = 60.0;
const MARGIN: f64 = 10.0;
/// The same in whole numbers, which are written faster.
const WHOLE: u32 = SIDE as u32;

/// The pieces on a quilt: patches, leather, and what a position did not name.
pub(super) fn pieces(state: &State) -> Vec<(Cloth, Vec<Square>)> {
    let mut left = state.human.quilt.0;
    let mut pieces = Vec::new();
    for placement in state.human.patches.iter() {
        left &= !placement.cells();
        pieces.push((Cloth::Patch(placement.patch), cloth::squares(placement.cells())));
    }
    // Single squares that no patch covers are leather; a position may have covered more.
    let is_alone = |it: Cell| neighbours(it).all(|other| left >> other.0 & 1 == 0);
    let (leather, unknown): (Vec<Cell>, Vec<Cell>) =
        patchwork::cells(left).partition(|&it| is_alone(it) || left.count_ones() <= 5);
    for cell in leather {
        pieces.push((Cloth::Leather, vec![(cell.row().into(), cell.column().into())]));
    }
    if !unknown.is_empty() {
        let squares = unknown.iter().map(|it| (it.row().into(), it.column().into())).collect();
        pieces.push((Cloth::Unknown, squares));
    }
    pieces
}

fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    let (row, column) = (i32::from(cell.row()), i32::from(cell.column()));
    let all = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
    let is_on = |it: &(i32, i32)| (0..9).contains(&it.0) && (0..9).contains(&it.1);
    all.into_iter().filter(is_on).map(|(row, column)| Cell::new(row as u8, column as u8))
}

/// The quilt: one grid of squares, each a target while a patch is in hand.
pub(super) fn show(view: &View<'_, Patchwork>, chosen: Option<&Chosen>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let label = words.count("pw-quilt", state.human.quilt.n_empty());
    let size = 9.0 * SIDE + 2.0 * MARGIN;
    let pieces = pieces(state);
    let newest = state.human.patches.iter().last().map(|it| Cloth::Patch(it.patch));
    // Every square of a piece tells what it is: each is put into words once.
    let named: Vec<(String, &[Square])> =
        pieces.iter().map(|it| (name(view, it.0), &it.1[..])).collect();
    let empty = |cell: u8| if state.human.quilt.covers(Cell(cell)) { '#' } else { '.' };
    let covered: String = (0..81).map(empty).collect();
    html! {
        svg #quilt data-hold="" viewBox={ "0 0 " (size) " " (size) } role="grid" aria-label=(label)
            data-roving="9" data-covered=(covered) data-no-fit=[chosen.map(|_| words.text("pw-no-fit"))]
            data-drag=[chosen.map(|it| it.drag())] {
            g aria-hidden="true" {
                (ground(state.human.quilt, size))
                g transform={ "translate(" (MARGIN) " " (MARGIN) ")" } {
                    @for (kind, squares) in &pieces { (piece(*kind, squares, newest)) }
                }
            }
            g role="presentation" transform={ "translate(" (MARGIN) " " (MARGIN) ")" } {
                @for row in 0..9 { g role="row" { @for column in 0..9 {
                    (square(view, chosen, &named, Cell::new(row, column)))
                } } }
                @if let Some(chosen) = chosen { (ghost(&view.words, chosen)) }
                @if !view.hinted.is_empty() { (hint::on_quilt(view, SIDE)) }
            }
        }
    }
}

/// One square: what lies there, and the way to lay the patch there.
fn square(
    view: &View<'_, Patchwork>,
    chosen: Option<&Chosen>,
    pieces: &[(String, &[Square])],
    cell: Cell,
) -> Markup {
    let words = &view.words;
    let at = (i32::from(cell.row()), i32::from(cell.column()));
    let piece = pieces.iter().find(|it| it.1.contains(&at)).map(|it| it.0.as_str());
    let label = match piece {
        None => Message::new("pw-empty").with("cell", cell.to_string()),
        Some(what) => Message::new("pw-piece").with("cell", cell.to_string()).with("what", what),
    };
    let label = words.say(&label);
    let is_here = chosen.is_some_and(|it| it.covered() >> cell.0 & 1 == 1);
    let is_first = match chosen.map_or(0, Chosen::covered) {
        0 => cell.0 == 0,
        covered => covered.trailing_zeros() == u32::from(cell.0),
    };
    let stop = if is_first { "0" } else { "-1" };
    let (x, y) = (u32::from(cell.column()) * WHOLE, u32::from(cell.row()) * WHOLE);
    let touch = html! { rect.touch x=(x) y=(y) width=(WHOLE) height=(WHOLE) "/"; };
    match chosen.filter(|_| piece.is_none()) {
        Some(chosen) => html! {
            g role="gridcell" {
                a.place href=(chosen.onto(view, cell)) data-cell=(cell.0) data-stop tabindex=(stop)
                    aria-current=[is_here.then_some("true")] aria-label=(label) { (touch) }
            }
        },
        None => {
            html! { g.place role="gridcell" data-stop tabindex=(stop) aria-label=(label) { (touch) } }
        }
    }
}

/// What a piece is, in words.
fn name(view: &View<'_, Patchwork>, cloth: Cloth) -> String {
    view.words.say(&match cloth {
        Cloth::Patch(patch) => patchwork::facts::shape(patch),
        Cloth::Leather => Message::new("pw-leather"),
        Cloth::Unknown => Message::new("pw-cloth"),
    })
}

/// A piece on the quilt; the newest patch travels when the page changes.
fn piece(cloth: Cloth, squares: &[Square], newest: Option<Cloth>) -> Markup {
    let drawn = cloth::draw(cloth, squares, SIDE);
    match cloth {
        Cloth::Patch(patch) if newest == Some(cloth) => {
            html! { g data-fly=(flight(patch)) { (drawn) } }
        }
        _ => drawn,
    }
}

fn ground(quilt: Quilt, size: f64) -> Markup {
    let inner = 9.0 * SIDE;
    let middle = |it: Cell| (u32::from(it.column()) * WHOLE + 26, u32::from(it.row()) * WHOLE + 30);
    html! {
        rect x="1" y="1" width=(size - 2.0) height=(size - 2.0) rx="5" class="f-sunk s-edge" stroke-width="1.5" "/";
        rect x="5" y="5" width=(size - 10.0) height=(size - 10.0) rx="3" class="f-none s-edge" stroke-dasharray="7 5" "/";
        g transform={ "translate(" (MARGIN) " " (MARGIN) ")" } {
            rect width=(inner) height=(inner) class="f-raised s-edge" "/";
            path.s-rule.f-none d=(grid()) "/";
            path.s-rule.f-none d={ @for (x, y) in patchwork::cells(quilt.empty()).map(middle) { "M" (x) " " (y) "h8m-4-4v8" } } "/";
        }
    }
}

/// The lines between the squares.
fn grid() -> Markup {
    let inner = 9.0 * SIDE;
    html! {
        @for at in (1..9).map(|it| f64::from(it) * SIDE) { "M" (at) " 0v" (inner) "M0 " (at) "h" (inner) }
    }
}

/// The chosen patch where it would lie.
fn ghost(words: &Pen<'_>, chosen: &Chosen) -> Markup {
    let Some(corner) = chosen.at else { return html! {} };
    let squares: Vec<Square> = moved(chosen.orientation(), corner);
    html! {
        g #ghost.ghost.selected aria-hidden="true" {
            g opacity=".84" { (cloth::draw(chosen.cloth(), &squares, SIDE)) }
            path.ring.f-none d=(cloth::outline(&squares, SIDE, 0.0)) stroke-dasharray="12 7" "/";
            // A tap turns it, with script.
            @if let (Some(_), Some(&(row, column))) = (chosen.patch, squares.first()) {
                g.turns transform={ "translate(" (column * WHOLE as i32 + 4) " " (row * WHOLE as i32 + 4) ")" } {
                    circle.f-raised.s-edge cx="13" cy="13" r="13" "/";
                    use href=(words.symbol("rotate")) x="4" y="4" width="18" height="18" "/";
                }
            }
        }
    }
}

fn moved(orientation: Option<&Orientation>, corner: Cell) -> Vec<Square> {
    let (row, column) = (i32::from(corner.row()), i32::from(corner.column()));
    let shape = orientation.map_or(vec![(0, 0)], cloth::shape);
    shape.into_iter().map(|it| (it.0 + row, it.1 + column)).collect()
}

/// The finished quilt as a picture to keep, 560 by 560, in colours of its own.
pub(super) fn keepsake(state: &State) -> Markup {
    let patches = state.human.patches.iter().map(|it| it.patch);
    let inner = 9.0 * SIDE;
    html! {
        (cloth::patterns(patches))
        rect x="1" y="1" width="558" height="558" rx="5" fill="#EADFC6" stroke="#857357" "/";
        g transform={ "translate(" (MARGIN) " " (MARGIN) ")" } {
            path fill="#FDFAF1" stroke="#857357" d={ "M0 0h" (inner) "v" (inner) "H0z" } "/";
            path fill="none" stroke="#CBBD9E" d=(grid()) "/";
            @for (kind, squares) in pieces(state) { (cloth::draw(kind, &squares, SIDE)) }
        }
    }
}

/// A small picture of the quilt, 84 by 64.
pub(super) fn miniature(state: &State) -> Markup {
    let ink = |kind| match kind {
        Cloth::Patch(patch) => cloth::inks(patch).0,
        Cloth::Leather => "#8A5A34",
        Cloth::Unknown => "#B9A98A",
    };
    html! {
        svg.mini viewBox="0 0 84 64" aria-hidden="true" {
            rect x="15" y="5" width="54" height="54" class="f-raised s-edge" "/";
            g transform="translate(15 5)" {
                @for (kind, squares) in pieces(state) {
                    path d=(cloth::outline(&squares, 6.0, 0.0)) fill=(ink(kind)) stroke="#2B2119" stroke-width=".6" "/";
                }
            }
        }
    }
}
