//! What a person chooses before printing: paper, cut, size, and how the sheets are turned.

use std::str::FromStr;

/// A length in thousandths of a millimetre: layout is whole numbers.
pub type Length = i32;

/// How far a face reaches beyond the cut where there is bleed.
pub(crate) const BLEED: Length = 3_000;

/// The paper that is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height of the sheet, upright.
    pub(crate) fn upright(self) -> (Length, Length) {
        match self {
            Paper::A4 => (210_000, 297_000),
            Paper::Letter => (215_900, 279_400),
        }
    }
}

/// How cards lie on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cut {
    /// Cards touch; one cut parts two of them.
    #[default]
    Line,
    /// Each card runs 3 mm beyond its cut.
    Bleed,
}

/// The edge over which a sheet is turned to print its other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duplex {
    /// The long edge.
    Long,
    /// The short edge.
    Short,
    /// Not turned: fronts first, then backs, on paper of their own.
    Single,
}

/// How much ink is spent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Grounds and tones.
    #[default]
    Full,
    /// White grounds, hairlines, backs as an outline.
    Less,
}

/// What a page of the file is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// A sheet of many cards, with marks, mats and aids.
    #[default]
    Sheets,
    /// One card with its bleed, for a print shop.
    OnePerPage,
}

/// The size of a card, cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: Length,
    /// From top to bottom.
    pub height: Length,
}

impl Size {
    /// The longest edge of a single card: larger pictures would not fit into memory.
    pub const MOST: Length = 200_000;
}

impl Default for Size {
    fn default() -> Size {
        Size { width: 63_000, height: 88_000 }
    }
}

/// How far backs are moved, as the calibration page tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shift {
    /// To the right.
    pub right: Length,
    /// Down.
    pub down: Length,
}

/// Everything a person chooses before printing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The paper.
    pub paper: Paper,
    /// How cards lie on it.
    pub cut: Cut,
    /// How large they are.
    pub size: Size,
    /// How sheets are turned; as the sheet lies, if nothing is said: upright over the
    /// long edge, on its side over the short one.
    pub duplex: Option<Duplex>,
    /// How far backs are moved.
    pub shift: Shift,
    /// How much ink is spent.
    pub ink: Ink,
    /// What a page is.
    pub layout: Layout,
}

impl Options {
    /// How far a face is drawn beyond its cut.
    pub(crate) fn bleed(&self) -> Length {
        match (self.cut, self.layout) {
            // A hair: screens show a seam between grounds that only touch.
            (Cut::Line, Layout::Sheets) => 50,
            _ => BLEED,
        }
    }
}

/// Reads each value by its word.
macro_rules! words {
    ($($name:ident { $($word:literal => $value:ident),+ })+) => { $(
        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<$name, ()> {
                match text {
                    $($word => Ok($name::$value),)+
                    _ => Err(()),
                }
            }
        }

        impl $name {
            /// The words it is chosen by.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }
    )+ };
}

words! {
    Paper { "a4" => A4, "letter" => Letter }
    Cut { "line" => Line, "bleed" => Bleed }
    Duplex { "long" => Long, "short" => Short, "none" => Single }
    Ink { "full" => Full, "less" => Less }
}

impl FromStr for Size {
    type Err = ();

    /// Reads millimetres: `63x88`, `63.5x88.9`.
    fn from_str(text: &str) -> Result<Size, ()> {
        let (width, height) = text.split_once(['x', 'X', '×']).ok_or(())?;
        let size = Size { width: length(width)?, height: length(height)? };
        if 0 < size.width && 0 < size.height { Ok(size) } else { Err(()) }
    }
}

impl FromStr for Shift {
    type Err = ();

    /// Reads millimetres to the right and down: `0.5,-1`.
    fn from_str(text: &str) -> Result<Shift, ()> {
        let (right, down) = text.split_once(',').ok_or(())?;
        Ok(Shift { right: length(right)?, down: length(down)? })
    }
}

/// Reads millimetres with up to three decimals, and no more than a metre.
fn length(text: &str) -> Result<Length, ()> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number =
        |it: &str, most: usize| it.len() <= most && it.bytes().all(|it| it.is_ascii_digit());
    if whole.is_empty() || !is_number(whole, 3) || !is_number(part, 3) {
        return Err(());
    }
    let thousandths = format!("{part:0<3}").parse::<Length>().map_err(|_| ())?;
    let whole = whole.parse::<Length>().map_err(|_| ())?;
    Ok(sign * (whole * 1_000 + thousandths))
}

/// Millimetres as people write them: `63`, `63.5`.
pub(crate) fn millimetres(length: Length) -> String {
    let sign = if length < 0 { "−" } else { "" };
    let (whole, part) = (length.abs() / 1_000, length.abs() % 1_000);
    let part = format!("{part:03}");
    let part = part.trim_end_matches('0');
    if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_read_in_millimetres() {
        assert_eq!("63x88".parse(), Ok(Size::default()));
        assert_eq!("63.5x88.9".parse(), Ok(Size { width: 63_500, height: 88_900 }));
        for wrong in ["63", "0x88", "-63x88", "63x", "63.1234x88", "1e3x88", "9999x88", "x"] {
            assert_eq!(wrong.parse::<Size>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_shift_can_go_left_and_up() {
        assert_eq!("0.5,-1".parse(), Ok(Shift { right: 500, down: -1_000 }));
        assert_eq!(" +1.25 , 0".parse(), Ok(Shift { right: 1_250, down: 0 }));
        for wrong in ["1", "1;2", "a,b", "1,2,3", ","] {
            assert_eq!(wrong.parse::<Shift>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn lengths_are_told_as_people_write_them() {
        assert_eq!(
            ["63", "88.9", "−0.5"],
            [63_000, 88_900, -500].map(millimetres).each_ref().map(|it| it.as_str())
        );
    }
}
