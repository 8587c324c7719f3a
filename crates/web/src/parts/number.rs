//! Numbers that are no whole ones, as the reader's language writes them.

use kit::{Lang, Message};

use crate::Pen;

/// A number with its sign and one figure behind the point: "+1.8", "−0,5".
pub(crate) fn signed(words: &Pen<'_>, n: f64) -> String {
    let n = (n * 10.0).round() / 10.0;
    let sign = match n.partial_cmp(&0.0) {
        Some(std::cmp::Ordering::Greater) => "+",
        Some(std::cmp::Ordering::Less) => "−",
        _ => "",
    };
    format!("{sign}{}", decimal(words, n.abs()))
}

/// Whole points with their sign: "+7", "−12", "0".
pub(crate) fn points(n: i32) -> String {
    if 0 < n { format!("+{n}") } else { desk::figure(n) }
}

/// How far an estimate may be off: one figure behind the point below one, none above.
pub(crate) fn half(words: &Pen<'_>, n: f64) -> String {
    if n < 0.95 { decimal(words, n) } else { format!("{n:.0}") }
}

/// A share as a percentage.
pub(crate) fn percent(words: &Pen<'_>, share: f64) -> String {
    words.say(&Message::new("ui-percent").with("n", (share * 100.0).round() as i64))
}

fn decimal(words: &Pen<'_>, n: f64) -> String {
    let text = format!("{n:.1}");
    if words.lang == Lang::En { text } else { text.replace('.', ",") }
}
