//! Lines of two weights, perhaps with a symbol in front.

use crate::{
    canvas::{Align, Canvas, Style},
    card::Studio,
    options::Length,
};

/// A piece of a line: where it begins and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String, Style),
    Symbol(&'static str),
}

/// A line as it is broken: its pieces, and where each begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line(Vec<(Length, Piece)>);

/// A word: its letters by weight, and what follows it.
#[derive(Default)]
struct Word<'a>(Vec<(&'a str, Style)>);

impl Word<'_> {
    fn width(&self) -> Length {
        self.0.iter().map(|(text, style)| style.width(text)).sum()
    }
}

/// The words of spans, parted at the spaces that may break; one may be of two weights.
fn words<'a>(spans: &[(&'a str, Style)]) -> Vec<Word<'a>> {
    let mut words = vec![Word::default()];
    for &(text, style) in spans {
        for (nth, part) in text.split(' ').enumerate() {
            if 0 < nth {
                words.push(Word::default());
            }
            if !part.is_empty() {
                words.last_mut().expect("there is a word").0.push((part, style));
            }
        }
    }
    words.retain(|it| !it.0.is_empty());
    words
}

/// How wide and high a symbol in a line is.
fn symbol_size(style: Style) -> Length {
    style.size * 125 / 100
}

/// Breaks spans into lines of a width, the first with a symbol in front.
pub(crate) fn wrap(
    spans: &[(&str, Style)],
    sign: Option<&'static str>,
    width: Length,
) -> Vec<Line> {
    let mut lines = vec![Line::default()];
    let mut x = 0;
    if let (Some(sign), Some((_, style))) = (sign, spans.first()) {
        lines[0].0.push((0, Piece::Symbol(sign)));
        x = symbol_size(*style) + style.size * 35 / 100;
    }
    let mut is_first = true;
    for word in words(spans) {
        let space = word.0[0].1.width(" ");
        if !is_first && width < x + space + word.width() {
            lines.push(Line::default());
            (x, is_first) = (0, true);
        }
        let line = lines.last_mut().expect("there is a line");
        if !is_first {
            // The space belongs to what is before it, so that letters can be copied.
            if let Some((_, Piece::Text(before, _))) = line.0.last_mut() {
                before.push(' ');
            }
            x += space;
        }
        is_first = false;
        for (text, style) in word.0 {
            match line.0.last_mut() {
                Some((at, Piece::Text(before, same))) if *same == style => {
                    before.push_str(text);
                    x = *at + style.width(before);
                }
                _ => {
                    line.0.push((x, Piece::Text(text.to_owned(), style)));
                    x += style.width(text);
                }
            }
        }
    }
    lines
}

/// Draws lines, the first with its top at `y`.
pub(crate) fn draw(
    studio: &Studio<'_>,
    canvas: &mut Canvas,
    lines: &[Line],
    (x, y): (Length, Length),
    style: Style,
) {
    for (nth, line) in lines.iter().enumerate() {
        let y = y + style.pitch() * nth as Length;
        for (at, piece) in &line.0 {
            match piece {
                Piece::Text(text, style) => {
                    let at = (x + at, y + style.ascent());
                    canvas.letters(text.as_str(), *style, at, Align::Left);
                }
                Piece::Symbol(name) => {
                    let size = symbol_size(style);
                    let top = y + (style.pitch() - size) / 2;
                    studio.sign(canvas, name, (x + at, top), size);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::font::Face;

    #[test]
    fn a_word_of_two_weights_is_not_parted() {
        let (plain, bold) = (Style::new(Face::Sans, 3_000), Style::new(Face::Bold, 3_000));
        let spans = [("It can pay for ", plain), ("none", bold), (": it passes, without", plain)];
        let lines = wrap(&spans, Some("card"), 24_000);
        let said: Vec<String> = lines
            .iter()
            .map(|it| {
                let text = |it: &(Length, Piece)| match &it.1 {
                    Piece::Text(text, _) => text.clone(),
                    Piece::Symbol(_) => "*".to_owned(),
                };
                it.0.iter().map(text).collect()
            })
            .collect();
        assert_eq!(said, ["*It can pay for", "none: it passes,", "without"]);
        let inside = |it: &(Length, Piece)| match &it.1 {
            Piece::Text(text, style) => it.0 + style.width(text) <= 24_000,
            Piece::Symbol(_) => it.0 == 0,
        };
        assert!(lines.iter().all(|it| it.0.iter().all(inside)), "{lines:?}");
    }
}
