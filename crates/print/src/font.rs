//! The two families of fonts: letters, widths and kerning.

use std::sync::LazyLock;

use ttf_parser::{
    Face as Table, GlyphId,
    gpos::{PairAdjustment, PositioningSubtable},
};

use crate::options::Length;

/// A font of the two families.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Face {
    /// Source Serif Pro, half bold: titles and figures.
    Serif,
    /// Source Serif Pro, italic: names.
    Italic,
    /// Source Sans Pro: text.
    Sans,
    /// Source Sans Pro, half bold: what decides.
    Bold,
}

impl Face {
    /// Every font.
    pub(crate) const ALL: [Face; 4] = [Face::Serif, Face::Italic, Face::Sans, Face::Bold];

    /// Its name in a file.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Face::Serif => "SourceSerifPro-Semibold",
            Face::Italic => "SourceSerifPro-It",
            Face::Sans => "SourceSansPro-Regular",
            Face::Bold => "SourceSansPro-Semibold",
        }
    }

    /// The whole font as it was published.
    pub(crate) fn bytes(self) -> &'static [u8] {
        match self {
            Face::Serif => include_bytes!("../fonts/SourceSerifPro-Semibold.ttf"),
            Face::Italic => include_bytes!("../fonts/SourceSerifPro-It.ttf"),
            Face::Sans => include_bytes!("../fonts/SourceSansPro-Regular.ttf"),
            Face::Bold => include_bytes!("../fonts/SourceSansPro-Semibold.ttf"),
        }
    }

    /// Its tables.
    pub(crate) fn table(self) -> &'static Table<'static> {
        static TABLES: LazyLock<[Table<'static>; 4]> = LazyLock::new(|| {
            Face::ALL.map(|it| Table::parse(it.bytes(), 0).expect("the fonts are sound"))
        });
        &TABLES[self as usize]
    }

    /// The glyph of a letter. A narrow space that the serif lacks is a space of the
    /// same font: it never breaks, and that is what matters.
    pub(crate) fn glyph(self, letter: char) -> Option<GlyphId> {
        let table = self.table();
        let plain = match letter {
            '\u{202f}' | '\u{a0}' => ' ',
            _ => letter,
        };
        table.glyph_index(letter).or_else(|| table.glyph_index(plain))
    }

    /// How far a glyph moves the pen, in thousandths of the size.
    pub(crate) fn advance(self, glyph: GlyphId) -> i32 {
        i32::from(self.table().glyph_hor_advance(glyph).unwrap_or(0))
    }

    /// How much closer two glyphs stand than their widths say.
    fn kern(self, left: GlyphId, right: GlyphId) -> i32 {
        let Some(gpos) = self.table().tables().gpos else { return 0 };
        for lookup in gpos.lookups {
            for subtable in lookup.subtables.into_iter::<PositioningSubtable<'_>>() {
                let PositioningSubtable::Pair(pair) = subtable else { continue };
                let found = match pair {
                    PairAdjustment::Format1 { coverage, sets } => {
                        coverage.get(left).and_then(|it| sets.get(it)).and_then(|it| it.get(right))
                    }
                    PairAdjustment::Format2 { coverage, classes, matrix } => coverage
                        .get(left)
                        .and_then(|_| matrix.get((classes.0.get(left), classes.1.get(right)))),
                };
                if let Some((value, _)) = found {
                    return i32::from(value.x_advance);
                }
            }
        }
        0
    }

    /// The glyphs of a text, each with what it moves the pen by, kerning included.
    pub(crate) fn shape(self, text: &str) -> Vec<Shaped> {
        let mut shaped: Vec<Shaped> = Vec::with_capacity(text.len());
        for letter in text.chars() {
            let Some(glyph) = self.glyph(letter) else { continue };
            if let Some(last) = shaped.last_mut() {
                last.kern = self.kern(last.glyph, glyph);
            }
            shaped.push(Shaped { letter, glyph, advance: self.advance(glyph), kern: 0 });
        }
        shaped
    }

    /// The first letter that no glyph is for.
    pub(crate) fn missing(self, text: &str) -> Option<char> {
        text.chars().find(|&it| self.glyph(it).is_none())
    }
}

/// A letter as it stands in a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shaped {
    /// The letter.
    pub(crate) letter: char,
    /// Its glyph.
    pub(crate) glyph: GlyphId,
    /// How far it moves the pen, in thousandths of the size.
    pub(crate) advance: i32,
    /// What is added to that because of the next letter.
    pub(crate) kern: i32,
}

/// How wide a text is at a size.
pub(crate) fn width(face: Face, size: Length, stretch: i32, text: &str) -> Length {
    wide(&face.shape(text), size, stretch)
}

/// How wide letters that stand side by side are at a size.
pub(crate) fn wide(shaped: &[Shaped], size: Length, stretch: i32) -> Length {
    let units: i64 = shaped.iter().map(|it| i64::from(it.advance + it.kern)).sum();
    // Nothing follows the last letter.
    let units = units - shaped.last().map_or(0, |it| i64::from(it.kern));
    // Rounded up: what is said to fit fits.
    ((units * i64::from(size) * i64::from(stretch) + 99_999) / 100_000) as Length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_three_languages_is_there() {
        let letters = "AÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÁÍÑÓÚ aàâæçéèêëîïôœùûüÿáíñóú ¿¡«»“”‘’–—…£%·×−0123456789";
        for face in Face::ALL {
            assert_eq!(face.missing(letters), None, "{face:?}");
            assert_eq!(face.table().units_per_em(), 1000);
        }
        assert_eq!(Face::Bold.missing("→"), None);
        assert_eq!(Face::Sans.missing("deck 日"), Some('日'));
    }

    #[test]
    fn pairs_are_kerned() {
        let apart = width(Face::Serif, 10_000, 100, "A") + width(Face::Serif, 10_000, 100, "V");
        assert!(width(Face::Serif, 10_000, 100, "AV") < apart);
    }
}
