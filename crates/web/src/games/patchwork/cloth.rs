//! Cloth: the textiles of the patches and how a patch is drawn.

use std::fmt::Write;

use patchwork::{Orientation, Patch, SIDE, cells};

/// Row and column of a square, from the top left.
pub(super) type Square = (i32, i32);

const INKS: [(&str, &str); 17] = [
    ("#2E4A70", "#F0E4C9"),
    ("#9A3A3C", "#E6C3B4"),
    ("#C58F33", "#5E4632"),
    ("#6F8762", "#F0E4C9"),
    ("#6B4668", "#CE8F8C"),
    ("#2F7072", "#F0E4C9"),
    ("#B5602E", "#F0E4C9"),
    ("#8FB0C4", "#2E4A70"),
    ("#7F7C3C", "#F0E4C9"),
    ("#CE8F8C", "#9A3A3C"),
    ("#5A6672", "#8FB0C4"),
    ("#F0E4C9", "#9A3A3C"),
    ("#E6C3B4", "#6B4668"),
    ("#F0E4C9", "#2F7072"),
    ("#C58F33", "#F0E4C9"),
    ("#5E4632", "#C58F33"),
    ("#2E4A70", "#8FB0C4"),
];

/// The two inks of a patch.
pub(super) fn inks(patch: Patch) -> (&'static str, &'static str) {
    INKS[usize::from(patch.0) * 5 % INKS.len()]
}

const LEATHER: &str = "<pattern id=\"wl\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\">\
<rect width=\"9\" height=\"9\" fill=\"#8A5A34\"/>\
<path d=\"M1 2l2 1M6 1l1 2M3 6l2 1M7 7l1-1M1 8l1-1\" stroke=\"#6B4223\" stroke-width=\".9\"/></pattern>";

const LINEN: &str = "<pattern id=\"wn\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">\
<rect width=\"8\" height=\"8\" fill=\"#B9A98A\"/>\
<path d=\"M0 4h8M4 0v8\" stroke=\"#8C7E68\" stroke-width=\".9\"/></pattern>";

const BUTTON: &str = "<g id=\"pb\"><circle r=\"1\" fill=\"#F8EFD8\" stroke=\"#3A2E1E\" stroke-width=\".16\"/>\
<circle r=\".68\" fill=\"none\" stroke=\"#3A2E1E\" stroke-width=\".09\"/><g fill=\"#3A2E1E\">\
<circle cx=\"-.3\" cy=\"-.3\" r=\".14\"/><circle cx=\".3\" cy=\"-.3\" r=\".14\"/>\
<circle cx=\"-.3\" cy=\".3\" r=\".14\"/><circle cx=\".3\" cy=\".3\" r=\".14\"/></g></g>";

/// The name under which a patch travels.
pub(super) fn flight(patch: Patch) -> String {
    format!("patch-{patch}")
}

/// What the pictures of a page refer to: the cloth of these patches, leather
/// and buttons.
pub(super) fn defs(patches: impl Iterator<Item = Patch>) -> String {
    format!(
        "<svg class=\"sprite\" aria-hidden=\"true\" focusable=\"false\">{}</svg>",
        patterns(patches)
    )
}

/// The same, for inside a picture.
pub(super) fn patterns(patches: impl Iterator<Item = Patch>) -> String {
    let mut out = String::from("<defs>");
    let mut seen = 0_u64;
    for patch in patches {
        if seen >> patch.0 & 1 == 0 {
            seen |= 1 << patch.0;
            weave(&mut out, patch);
        }
    }
    out.push_str(LEATHER);
    out.push_str(LINEN);
    out.push_str(BUTTON);
    out.push_str("</defs>");
    out
}

fn weave(out: &mut String, patch: Patch) {
    let (a, b) = inks(patch);
    let size = match (usize::from(patch.0) * 7 + 2) % 11 {
        5 | 10 => 14,
        6 => 13,
        7 => 8,
        _ => 10,
    };
    let _ = write!(
        out,
        "<pattern id=\"w{patch}\" width=\"{size}\" height=\"{size}\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"M0 0h{size}v{size}H0z\" fill=\"{a}\"/>"
    );
    let _ = match (usize::from(patch.0) * 7 + 2) % 11 {
        0 => write!(
            out,
            "<path d=\"M0 0h5v10H0zM0 0h10v5H0z\" fill=\"{b}\" fill-opacity=\".5\"/><path d=\"M0 0h5v5H0z\" fill=\"{b}\" fill-opacity=\".6\"/>"
        ),
        1 => {
            write!(out, "<path d=\"M0 0h3v10H0zM6 0h1v10H6z\" fill=\"{b}\" fill-opacity=\".85\"/>")
        }
        2 => write!(
            out,
            "<g fill=\"{b}\"><circle cx=\"2.5\" cy=\"2.5\" r=\"1.5\"/><circle cx=\"7.5\" cy=\"7.5\" r=\"1.5\"/></g>"
        ),
        3 => write!(
            out,
            "<path d=\"M-1 4 5 9l6-5M-1-1 5 4l6-5\" stroke=\"{b}\" stroke-width=\"1.7\" fill=\"none\"/>"
        ),
        4 => write!(out, "<path d=\"M0 0h5v5H0zM5 5h5v5H5z\" fill=\"{b}\" fill-opacity=\".8\"/>"),
        5 => write!(
            out,
            "<path d=\"M7 1l5 6-5 6-5-6z\" fill=\"{b}\" fill-opacity=\".7\"/><path d=\"M0 0l14 14M14 0 0 14\" stroke=\"{b}\" stroke-width=\".8\"/>"
        ),
        6 => {
            for (x, y) in [("3.5", "3.5"), ("10", "10")] {
                let _ = write!(
                    out,
                    "<g transform=\"translate({x} {y})\" fill=\"{b}\"><circle cy=\"-2\" r=\"1.5\"/><circle cy=\"2\" r=\"1.5\"/><circle cx=\"-2\" r=\"1.5\"/><circle cx=\"2\" r=\"1.5\"/><circle r=\".9\" fill=\"{a}\"/></g>"
                );
            }
            Ok(())
        }
        7 => write!(
            out,
            "<path d=\"M0 4 4 0M0 8l4-4M0 12l4-4M4 0l4 4M4 4l4 4M4-4l4 4\" stroke=\"{b}\" stroke-width=\"1.3\" fill=\"none\"/>"
        ),
        8 => write!(
            out,
            "<path d=\"M5 2v6M2 5h6M0-2v4M-2 0h4M10 8v4M8 10h4M10-2v4M8 0h4M0 8v4M-2 10h4\" stroke=\"{b}\" stroke-width=\"1.4\"/>"
        ),
        9 => write!(
            out,
            "<path d=\"M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0\" stroke=\"{b}\" stroke-width=\"1.5\" fill=\"none\"/>"
        ),
        _ => write!(
            out,
            "<path d=\"M0 2h14v4H0zM2 0h4v14H2z\" fill=\"{b}\" fill-opacity=\".4\"/><path d=\"M0 10.5h14M10.5 0v14\" stroke=\"{b}\"/>"
        ),
    };
    out.push_str("</pattern>");
}

/// The squares of an orientation, from its corner.
pub(super) fn shape(orientation: &Orientation) -> Vec<Square> {
    orientation.offsets().iter().map(|&it| ((it / SIDE).into(), (it % SIDE).into())).collect()
}

/// The squares of a set of cells.
pub(super) fn squares(set: u128) -> Vec<Square> {
    cells(set).map(|it| (it.row().into(), it.column().into())).collect()
}

/// A number as short as it can be written, to a hundredth.
///
/// In whole numbers: pages write thousands of these, and floats print slowly.
pub(super) fn short(n: f64) -> String {
    let mut out = String::with_capacity(8);
    push_short(&mut out, n);
    out
}

/// Writes such a number, digit by digit from the last.
fn push_short(out: &mut String, n: f64) {
    let hundredths = (n * 100.0).round() as i64;
    if hundredths < 0 {
        out.push('-');
    }
    let hundredths = hundredths.unsigned_abs();
    let mut digits = [0_u8; 24];
    let mut at = digits.len();
    let mut push = |digit: u8| {
        at -= 1;
        digits[at] = digit;
    };
    let (mut whole, part) = (hundredths / 100, (hundredths % 100) as u8);
    if !part.is_multiple_of(10) {
        push(b'0' + part % 10);
    }
    if part != 0 {
        push(b'0' + part / 10);
        push(b'.');
    }
    loop {
        push(b'0' + (whole % 10) as u8);
        whole /= 10;
        if whole == 0 {
            break;
        }
    }
    out.extend(digits[at..].iter().map(|&it| char::from(it)));
}

type Point = (i32, i32);

/// The edge of a set of squares, clockwise, moved inwards by `inset`.
pub(super) fn outline(squares: &[Square], side: f64, inset: f64) -> String {
    let has = |row: i32, column: i32| squares.contains(&(row, column));
    let mut edges: Vec<(Point, Point)> = Vec::new();
    for &(row, column) in squares {
        let (x, y) = (column, row);
        if !has(row - 1, column) {
            edges.push(((x, y), (x + 1, y)));
        }
        if !has(row, column + 1) {
            edges.push(((x + 1, y), (x + 1, y + 1)));
        }
        if !has(row + 1, column) {
            edges.push(((x + 1, y + 1), (x, y + 1)));
        }
        if !has(row, column - 1) {
            edges.push(((x, y + 1), (x, y)));
        }
    }
    let mut out = String::new();
    while let Some(&(start, _)) = edges.iter().min() {
        let corners = walk(&mut edges, start);
        for (at, &(point, direction)) in corners.iter().enumerate() {
            let before = corners[(at + corners.len() - 1) % corners.len()].1;
            let x = f64::from(point.0) * side - f64::from(before.1 + direction.1) * inset;
            let y = f64::from(point.1) * side + f64::from(before.0 + direction.0) * inset;
            out.push(if at == 0 { 'M' } else { 'L' });
            push_short(&mut out, x);
            out.push(' ');
            push_short(&mut out, y);
        }
        out.push('z');
    }
    out
}

/// Takes one closed walk out of the edges: its corners, each with the way on.
fn walk(edges: &mut Vec<(Point, Point)>, start: Point) -> Vec<(Point, Point)> {
    let mut corners: Vec<(Point, Point)> = Vec::new();
    let (mut here, mut way) = (start, (1, 0));
    loop {
        // Where two squares touch at a corner, a turn to the right keeps to the same one.
        let turn = |to: Point| way.0 * (to.1 - here.1) - way.1 * (to.0 - here.0);
        let next = edges
            .iter()
            .enumerate()
            .filter(|(_, it)| it.0 == here)
            .max_by_key(|(_, it)| turn(it.1));
        let Some((at, &(_, to))) = next else { break };
        edges.swap_remove(at);
        let onward = (to.0 - here.0, to.1 - here.1);
        if corners.is_empty() || onward != way {
            corners.push((here, onward));
        }
        (here, way) = (to, onward);
        if here == start {
            break;
        }
    }
    if 1 < corners.len() && corners[0].1 == way {
        corners.remove(0);
    }
    corners
}

/// What a piece of the quilt is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cloth {
    Patch(Patch),
    Leather,
    /// Covered in a typed position, nobody said with what.
    Unknown,
}

/// Draws a piece: cloth, edge, seam, and its buttons.
pub(super) fn draw(out: &mut String, cloth: Cloth, squares: &[Square], side: f64) {
    let (fill, n_buttons) = match cloth {
        Cloth::Patch(patch) => (format!("w{patch}"), usize::from(patch.spec().buttons)),
        Cloth::Leather => ("wl".to_owned(), 0),
        Cloth::Unknown => ("wn".to_owned(), 0),
    };
    let edge = outline(squares, side, 0.0);
    let seam = outline(squares, side, side * 0.1);
    let thin = short((side * 0.045).max(0.8));
    let _ = write!(
        out,
        "<path d=\"{edge}\" fill=\"url(#{fill})\" stroke=\"#2B2119\" stroke-width=\"{thin}\" stroke-linejoin=\"round\"/>\
         <path d=\"{seam}\" fill=\"none\" stroke=\"#FFF8E6\" stroke-width=\"{thin}\" stroke-dasharray=\"{} {}\"/>",
        short(side * 0.13),
        short(side * 0.1)
    );
    let neighbours = |it: &Square| {
        squares.iter().filter(|other| (other.0 - it.0).abs() + (other.1 - it.1).abs() == 1).count()
    };
    let mut inner: Vec<&Square> = squares.iter().collect();
    // In whatever order they are given: what is sewn on looks as it did in the hand.
    inner.sort_by_key(|it| (std::cmp::Reverse(neighbours(it)), it.0, it.1));
    for (row, column) in inner.into_iter().take(n_buttons) {
        let at = |n: &i32| (f64::from(*n) + 0.5) * side;
        button(out, at(column), at(row), side * 0.28);
    }
}

/// Draws a button.
pub(super) fn button(out: &mut String, x: f64, y: f64, radius: f64) {
    let _ = write!(
        out,
        "<use href=\"#pb\" transform=\"translate({} {}) scale({})\"/>",
        short(x),
        short(y),
        short(radius)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_of_a_square_goes_round_it_once() {
        assert_eq!(outline(&[(0, 0)], 10.0, 0.0), "M0 0L10 0L10 10L0 10z");
        assert_eq!(outline(&[(0, 0)], 10.0, 1.0), "M1 1L9 1L9 9L1 9z");
    }

    #[test]
    fn buttons_lie_where_they_lay_in_whatever_order_the_squares_come() {
        let patch = Patch::all().find(|it| it.spec().buttons == 1).unwrap();
        let [mut one, mut other] = [String::new(), String::new()];
        let squares = [(0, 0), (0, 1), (1, 1), (1, 2)];
        draw(&mut one, Cloth::Patch(patch), &squares, 10.0);
        let turned: Vec<Square> = squares.into_iter().rev().collect();
        draw(&mut other, Cloth::Patch(patch), &turned, 10.0);
        let button = |it: &str| it.split("#pb").nth(1).map(str::to_owned);
        assert_eq!(button(&one), button(&other));
        assert!(button(&one).is_some());
    }

    #[test]
    fn numbers_are_written_short() {
        assert_eq!(
            [0.0, -0.001, 2.5, -10.456, 3.05].map(short),
            ["0", "0", "2.5", "-10.46", "3.05"]
        );
    }

    #[test]
    fn squares_that_touch_at_a_corner_have_an_edge_each() {
        assert_eq!(outline(&[(0, 0), (1, 1)], 1.0, 0.0).matches('M').count(), 2);
    }
}
