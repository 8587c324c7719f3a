//! The curve of all scores over a game.

use desk::figure;
use kit::Message;
use maud::{Markup, html};

use crate::Pen;

const WIDTH: f64 = 620.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 52.0;
/// Room for a sign and three figures, as large as they are on a phone.
const RIGHT: f64 = 92.0;
/// Room for a name and three figures.
const NAMED: f64 = 190.0;
const TOP: f64 = 18.0;
/// Room for the rounds, as large as they are on a phone.
const BOTTOM: f64 = 36.0;
/// More rounds than these do not fit below.
const N_ROUNDS: usize = 9;

/// One side's points, from the start on.
pub(crate) struct Line {
    /// Who it is.
    pub(crate) name: String,
    /// Whether it is the automa: dashed, with diamonds instead of discs.
    pub(crate) is_automa: bool,
    /// The points after each action.
    pub(crate) points: Vec<i32>,
}

/// What stands along a curve.
pub(crate) struct Axis {
    /// The places that are numbered.
    pub(crate) marks: Vec<usize>,
    /// Where a part of the game begins, and what it is called.
    pub(crate) eras: Vec<(usize, String)>,
    /// Where a round begins, and its number.
    pub(crate) rounds: Vec<(usize, String)>,
    /// What the numbers are: "rounds".
    pub(crate) name: String,
}

impl Axis {
    /// The rounds below a curve that ends at `right`, and the parts of the game across it.
    fn show(&self, right: f64, x: &impl Fn(usize) -> f64) -> Markup {
        let every = self.rounds.len().div_ceil(N_ROUNDS).max(1);
        let foot = HEIGHT - BOTTOM + 22.0;
        html! {
            @for (at, era) in &self.eras {
                path d={ "M" (short(x(*at))) " " (TOP - 10.0) "V" (HEIGHT - BOTTOM) } class="s-ink2 f-none" stroke-dasharray="3 4" "/";
                text x=(short(x(*at) + 6.0)) y=(short(TOP - 2.0)) class="f-ink2" { (era) }
            }
            @for (at, round) in self.rounds.iter().step_by(every) {
                text x=(short(x(*at))) y=(short(foot)) text-anchor="middle" class="f-ink2 round" { (round) }
            }
            text x=(short(right)) y=(short(foot)) class="f-ink2" { (self.name) }
        }
    }
}

/// The curves with numbered marks on them.
pub(crate) fn draw(words: &Pen<'_>, lines: &[Line], axis: &Axis) -> Markup {
    let all = || lines.iter().flat_map(|it| it.points.iter().copied());
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    let step = [5, 10, 20, 25, 50, 100, 200, 500]
        .into_iter()
        .find(|it| (high - low) / it <= 6)
        .unwrap_or(1000);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let n = lines.iter().map(|it| it.points.len()).max().unwrap_or(0);
    let x = |at: usize| LEFT + at as f64 * (WIDTH - LEFT - NAMED) / (n.max(2) - 1) as f64;
    let y = |points: i32| {
        HEIGHT - BOTTOM - f64::from(points - low) * (HEIGHT - TOP - BOTTOM) / f64::from(high - low)
    };
    let ends = ends(lines, &y);
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label(words, lines)) {
            @for points in (low..=high).step_by(step as usize) {
                path d={ "M" (LEFT) " " (short(y(points))) "H" (WIDTH - NAMED + 8.0) } class=(if points == 0 { "s-edge" } else { "s-rule" }) "/";
                text x=(LEFT - 8.0) y=(short(y(points) + 4.0)) text-anchor="end" class="f-ink2" { (figure(points)) }
            }
            @for (nth, line) in lines.iter().enumerate().rev() {
                @let ink = Ink::of(line, nth);
                path d=(path(line, &x, &y)) class={ "f-none " (ink.stroke) } stroke-width="3" stroke-dasharray=[ink.dashes] "/";
            }
            @for (nth, line) in lines.iter().enumerate().rev() { (dots(line, &Ink::of(line, nth), &x, &y)) }
            @for ((nth, line), end) in lines.iter().enumerate().zip(ends) {
                text x=(short(x(n.max(1) - 1) + 12.0)) y=(short(end)) class={ "big " (Ink::of(line, nth).fill) } {
                    (figure(line.points.last().copied().unwrap_or(0))) " " (line.name)
                }
            }
            (axis.show(WIDTH - NAMED + 16.0, &x))
            @for (nth, &at) in axis.marks.iter().enumerate() {
                @let highest = lines.iter().filter_map(|it| it.points.get(at).copied()).max().unwrap_or(0);
                @let top = (y(highest) - 20.0).max(TOP - 6.0);
                g {
                    circle cx=(short(x(at))) cy=(short(top)) r="11" class="f-raised s-ink" "/";
                    text x=(short(x(at))) y=(short(top + 5.0)) text-anchor="middle" class="big" { (nth + 1) }
                }
            }
        }
    }
}

/// How far one side is ahead of the other, with numbered marks: above the line the first
/// leads, below it the second.
pub(crate) fn lead(words: &Pen<'_>, you: &Line, other: &Line, axis: &Axis) -> Markup {
    let points: Vec<i32> = you.points.iter().zip(&other.points).map(|it| it.0 - it.1).collect();
    let most = points.iter().map(|it| it.abs()).max().unwrap_or(0).max(5);
    let step = [5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|it| most / it <= 3);
    let step = step.unwrap_or(1000);
    let high = (most + step - 1).div_euclid(step) * step;
    let n = points.len();
    let x = |at: usize| LEFT + at as f64 * (WIDTH - LEFT - RIGHT) / (n.max(2) - 1) as f64;
    let y = |points: i32| {
        let half = (HEIGHT - TOP - BOTTOM) / 2.0;
        TOP + half - f64::from(points) * half / f64::from(high)
    };
    let last = points.last().copied().unwrap_or(0);
    let told = match last.signum() {
        1 => words.count("ui-lead", last),
        -1 => words.count("ui-behind", -last),
        _ => words.text("ui-level"),
    };
    let line = Line { name: String::new(), is_automa: false, points: points.clone() };
    let zero = short(y(0));
    // Each side's share of the ground between line and middle.
    let ground = |is_above: bool| {
        let mut ground = format!("M{} {zero}", short(x(0)));
        for (at, &it) in points.iter().enumerate() {
            let it = if (0 < it) == is_above { it } else { 0 };
            ground.push_str(&format!("L{} {}", short(x(at)), short(y(it))));
        }
        ground.push_str(&format!("L{} {zero}z", short(x(n.max(1) - 1))));
        ground
    };
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
            aria-label=(words.say(&Message::new("ui-curve-lead").with("ends", told.as_str()))) {
            path d=(ground(true)) class="f-you-soft" "/";
            path d=(ground(false)) class="f-foe-soft" "/";
            @for points in (-high..=high).step_by(step as usize) {
                path d={ "M" (LEFT) " " (short(y(points))) "H" (WIDTH - RIGHT + 8.0) } class=(if points == 0 { "s-ink" } else { "s-rule" }) "/";
                text x=(LEFT - 8.0) y=(short(y(points) + 4.0)) text-anchor="end" class="f-ink2" { (figure(points)) }
            }
            text x=(LEFT + 6.0) y=(short(TOP + 14.0)) class="f-you" { (you.name) }
            text x=(LEFT + 6.0) y=(short(HEIGHT - BOTTOM - 6.0)) class="f-foe" { (other.name) }
            path d=(path(&line, &x, &y)) class="f-none s-ink" stroke-width="2.5" stroke-linejoin="round" "/";
            text x=(short(x(n.max(1) - 1) + 10.0)) y=(short(y(last) + 5.0)) class={ "big " (if last < 0 { "f-foe" } else { "f-you" }) } { (figure(last)) }
            (axis.show(WIDTH - RIGHT + 14.0, &x))
            @for (nth, &at) in axis.marks.iter().enumerate() {
                @let value = points.get(at).copied().unwrap_or(0);
                @let top = (y(value.max(0)) - 20.0).max(TOP - 6.0);
                g {
                    circle cx=(short(x(at))) cy=(short(top)) r="11" class="f-raised s-ink" "/";
                    text x=(short(x(at))) y=(short(top + 5.0)) text-anchor="middle" class="big" { (nth + 1) }
                }
            }
        }
    }
}

fn label(words: &Pen<'_>, lines: &[Line]) -> String {
    let ends = lines.iter().map(|it| {
        let points = figure(it.points.last().copied().unwrap_or(0));
        Message::new("trouble-at").with("at", it.name.as_str()).with("what", points)
    });
    words.say(&Message::new("ui-curve").with("ends", ends.collect::<Vec<_>>()))
}

fn path(line: &Line, x: &impl Fn(usize) -> f64, y: &impl Fn(i32) -> f64) -> String {
    let point = |(at, &points): (usize, &i32)| {
        format!("{}{} {}", if at == 0 { 'M' } else { 'L' }, short(x(at)), short(y(points)))
    };
    line.points.iter().enumerate().map(point).collect()
}

/// How a line is drawn: each in a colour, a dash and a shape of its own.
struct Ink {
    stroke: &'static str,
    fill: &'static str,
    dashes: Option<&'static str>,
    /// The outline of its dots around the middle.
    dot: &'static str,
}

impl Ink {
    /// The ink of line number `nth`, people's first.
    fn of(line: &Line, nth: usize) -> Ink {
        const DISC: &str = "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z";
        const SQUARE: &str = "m-4.5-4.5h9v9h-9z";
        const TRIANGLE: &str = "m0-6l5.5 10h-11z";
        const DIAMOND: &str = "m0-5.5l5.5 5.5-5.5 5.5-5.5-5.5z";
        let (stroke, fill, dashes, dot) = match (line.is_automa, nth) {
            (true, _) => ("s-foe", "f-foe", Some("7 4"), DIAMOND),
            (false, 0) => ("s-you", "f-you", None, DISC),
            (false, 1) => ("s-ink", "f-ink", Some("2 4"), SQUARE),
            (false, _) => ("s-brass", "f-brass", Some("14 4"), TRIANGLE),
        };
        Ink { stroke, fill, dashes, dot }
    }
}

fn dots(line: &Line, ink: &Ink, x: &impl Fn(usize) -> f64, y: &impl Fn(i32) -> f64) -> Markup {
    let n = line.points.len();
    let every = n.div_ceil(12).max(1);
    html! {
        @for at in (0..n).filter(|it| it % every == 0 || it + 1 == n) {
            path d={ "M" (short(x(at))) " " (short(y(line.points[at]))) (ink.dot) } class={ (ink.fill) " s-raised" } "/";
        }
    }
}

/// Where the last points of each line are written, apart from each other.
fn ends(lines: &[Line], y: &impl Fn(i32) -> f64) -> Vec<f64> {
    const APART: f64 = 18.0;
    let mut ends: Vec<f64> =
        lines.iter().map(|it| y(it.points.last().copied().unwrap_or(0)) + 5.0).collect();
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&a, &b| ends[a].total_cmp(&ends[b]));
    for pair in 1..order.len() {
        let least = ends[order[pair - 1]] + APART;
        ends[order[pair]] = ends[order[pair]].max(least);
    }
    ends
}

/// A number with one figure behind the point.
pub(super) fn short(n: f64) -> String {
    format!("{n:.1}")
}
