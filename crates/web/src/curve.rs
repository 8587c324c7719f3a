//! The curve of both scores over a game, drawn by us.

use std::fmt::Write;

use kit::Message;
use maud::html;

use crate::words::{Words, figure};

const WIDTH: f64 = 620.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 64.0;
const TOP: f64 = 18.0;
const BOTTOM: f64 = 24.0;

/// Both curves: yours a line with discs, the automa's dashed with diamonds;
/// `marks` are numbered places on them.
pub(crate) fn draw(words: &Words<'_>, human: &[i32], automa: &[i32], marks: &[usize]) -> String {
    let both = || human.iter().chain(automa).copied();
    let (low, high) = (both().min().unwrap_or(0).min(0), both().max().unwrap_or(0).max(1));
    let step = [5, 10, 20, 25, 50, 100, 200, 500]
        .into_iter()
        .find(|it| (high - low) / it <= 6)
        .unwrap_or(1000);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let x = |at: usize| LEFT + at as f64 * (WIDTH - LEFT - RIGHT) / (human.len().max(2) - 1) as f64;
    let y = |points: i32| {
        HEIGHT - BOTTOM - f64::from(points - low) * (HEIGHT - TOP - BOTTOM) / f64::from(high - low)
    };
    let label = Message::new("ui-curve")
        .with("you", figure(human.last().copied().unwrap_or(0)))
        .with("automa", figure(automa.last().copied().unwrap_or(0)));
    let label = html! { (words.say(&label)) }.into_string();
    let mut out = format!(
        "<svg class=\"curve\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\">"
    );
    for points in (low..=high).step_by(step as usize) {
        let class = if points == 0 { "s-edge" } else { "s-rule" };
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {0:.1}H{1}\" class=\"{class}\"/><text x=\"{2}\" y=\"{3:.1}\" text-anchor=\"end\" class=\"f-ink2\">{4}</text>",
            y(points),
            WIDTH - RIGHT + 8.0,
            LEFT - 8.0,
            y(points) + 4.0,
            figure(points)
        );
    }
    let line = |points: &[i32]| {
        let mut path = String::new();
        for (at, &points) in points.iter().enumerate() {
            let _ =
                write!(path, "{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, x(at), y(points));
        }
        path
    };
    let _ = write!(
        out,
        "<path d=\"{}\" class=\"f-none s-foe\" stroke-width=\"2.5\" stroke-dasharray=\"7 4\"/><path d=\"{}\" class=\"f-none s-you\" stroke-width=\"3\"/>",
        line(automa),
        line(human)
    );
    let every = human.len().div_ceil(12).max(1);
    for at in (0..human.len()).filter(|it| it % every == 0 || it + 1 == human.len()) {
        let _ = write!(
            out,
            "<path d=\"M{:.1} {:.1}l5.5 5.5-5.5 5.5-5.5-5.5z\" class=\"f-foe s-raised\"/>",
            x(at),
            y(automa[at]) - 5.5
        );
        let _ = write!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4.8\" class=\"f-you s-raised\"/>",
            x(at),
            y(human[at])
        );
    }
    ends(&mut out, x(human.len() - 1), human, automa, &y);
    for (n, &at) in marks.iter().enumerate() {
        let top = (y(human[at].max(automa[at])) - 20.0).max(TOP - 6.0);
        let _ = write!(
            out,
            "<g><circle cx=\"{0:.1}\" cy=\"{1:.1}\" r=\"11\" class=\"f-raised s-ink\"/><text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\" class=\"big\">{3}</text></g>",
            x(at),
            top,
            top + 5.0,
            n + 1
        );
    }
    out.push_str("</svg>");
    out
}

/// The last points of both, apart from each other.
fn ends(out: &mut String, x: f64, human: &[i32], automa: &[i32], y: &impl Fn(i32) -> f64) {
    let (Some(&human), Some(&automa)) = (human.last(), automa.last()) else { return };
    let (mut you, mut foe) = (y(human) + 5.0, y(automa) + 5.0);
    if (you - foe).abs() < 18.0 {
        let push = if automa < human { -9.0 } else { 9.0 };
        (you, foe) = ((you + foe) / 2.0 + push, (you + foe) / 2.0 - push);
    }
    let _ = write!(
        out,
        "<text x=\"{0:.1}\" y=\"{you:.1}\" class=\"big f-you\">{1}</text><text x=\"{0:.1}\" y=\"{foe:.1}\" class=\"big f-foe\">{2}</text>",
        x + 12.0,
        figure(human),
        figure(automa)
    );
}
