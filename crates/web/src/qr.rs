//! QR codes: an address that a phone can read off a screen.
//!
//! The patterns, masks and error correction of ISO 18004 are not twenty lines; the
//! crate behind this has no dependency and no feature.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// Light squares around a code, so that a camera finds it.
const QUIET: i32 = 4;

/// An address as a picture of dark and light squares.
#[derive(Clone)]
pub struct Qr(QrCode);

/// Nobody reads it in a log: it may hold a key.
impl std::fmt::Debug for Qr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Qr")
    }
}

impl Qr {
    /// The code of a text, unless that is longer than any code can hold.
    pub fn of(text: &str) -> Option<Qr> {
        QrCode::encode_text(text, QrCodeEcc::Medium).ok().map(Qr)
    }

    /// The code of a text that is long for one: the squares stay as few as they can.
    pub(crate) fn dense(text: &str) -> Option<Qr> {
        QrCode::encode_text(text, QrCodeEcc::Low).ok().map(Qr)
    }

    /// For a terminal: two rows of squares in one line of letters, light on dark, with
    /// the quiet edge.
    pub fn lines(&self) -> Vec<String> {
        let (from, to) = (-QUIET / 2, self.0.size() + QUIET / 2);
        let row = |y: i32| {
            (from..to).map(move |x| match (self.is_light(x, y), self.is_light(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            })
        };
        (from..to).step_by(2).map(|y| row(y).collect()).collect()
    }

    fn is_light(&self, x: i32, y: i32) -> bool {
        !self.0.get_module(x, y)
    }

    /// The code as a picture of its own, with what it is called.
    pub(crate) fn picture(&self, label: &str) -> Markup {
        let size = self.0.size();
        let mut path = String::new();
        for y in 0..size {
            for x in (0..size).filter(|&x| self.0.get_module(x, y)) {
                path.push_str(&format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET));
            }
        }
        let side = size + 2 * QUIET;
        html! {
            svg.qr-code viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
                path d={ "M0 0h" (side) "v" (side) "H0z" } fill="#fff" "/";
                path d=(path) fill="#000" "/";
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_quiet_edge() {
        let qr = Qr::of("http://192.168.1.20:4453/?key=0123456789abcdef").unwrap();
        let lines = qr.lines();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|it| it.chars().count() == width));
        assert!(lines[0].chars().all(|it| it == '█'), "the edge is light");
        // The corner: a dark ring of seven around a light one.
        assert!(lines[1].starts_with("██ ▄▄▄▄▄ "), "{}", lines[1]);
        assert!(Qr::of(&"x".repeat(5000)).is_none());
        assert!(qr.picture("here").into_string().contains("aria-label=\"here\""));
    }
}
