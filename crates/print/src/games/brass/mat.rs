//! Mautoma's mats: how many tiles of each level it begins with.

use brass::{Brass, Industry, Mat, MatDocument, TileSpec, n_levels, tile};
use kit::Message;

use super::{
    super::{capital, document, readable, wrong},
    symbol,
};
use crate::{
    Given, PrintError, aid,
    canvas::{Align, Canvas, Colour, Role, Stroke, Style},
    card::Studio,
    font::Face,
    options::Length,
    pdf::Page,
};

const ROMAN: [&str; 9] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/// A mat as it is written, and as it is played with.
pub(super) fn read(text: &str) -> Result<(MatDocument, Mat), PrintError> {
    let read: MatDocument = kit::read(text).map_err(wrong("mat"))?;
    let mat = read.mat().map_err(|it| it.located(text)).map_err(wrong("mat"))?;
    Ok((read, mat))
}

/// A mat: a row for each industry, a square for each level.
pub(super) fn page(studio: &Studio<'_>, given: &Given<'_>) -> Result<Page, PrintError> {
    let (read, mat) = read(&document::<Brass>("mat", given)?)?;
    let level = match given {
        Given::Shipped(name) => studio.text(&format!("level-{name}")),
        Given::Own(_) if read.name.is_empty() => studio.text("choice-mat"),
        Given::Own(_) => {
            studio.say(&Message::new("print-mat-own").with("name", readable(&read.name)?))
        }
    };
    let title = Message::new("print-mat-title")
        .with("automa", Message::new("automa-title"))
        .with("level", level);
    let (width, height) = studio.options.paper.upright();
    let mut page = aid::Sheet::new(studio, &studio.say(&title), &studio.text("print-mat-hint"));
    let left = aid::MARGIN;
    let side: Length = 22_000.min((width - 2 * left - 7 * 700) / 8);
    let top = page.top + 2_000;
    let pitch = ((height - 26_000 - top) / 6).min(38_000);
    for (nth, &industry) in Industry::ALL.iter().enumerate() {
        let y = top + pitch * nth as Length;
        let name = capital(&studio.text(&format!("industry-{industry}")));
        page.canvas.symbol(symbol(industry), (left, y), 7_600, studio.look.pens());
        page.canvas.role(Role::Heading, |it| {
            let style = Style::new(Face::Serif, 4_600).colour(studio.look.accent);
            it.letters(name.as_str(), style, (left + 9_600, y + 5_600), Align::Left);
        });
        for level in 1..=n_levels(industry) {
            let count = mat.0[industry as usize][usize::from(level) - 1];
            let x = left + (side + 700) * Length::from(level - 1);
            square(studio, &mut page.canvas, industry, level, count, [x, y + 9_400, side]);
        }
    }
    page.finish(studio)
}

/// What a square shows by symbols, in words.
fn square_told(studio: &Studio<'_>, spec: &TileSpec, (level, count): (u8, u8)) -> String {
    let square = Message::new("print-mat-square")
        .with("level", level)
        .with("count", count)
        .with("points", spec.vp)
        .with("links", spec.links);
    let mut told = vec![studio.say(&square)];
    let needs = [("coal", spec.coal), ("iron", spec.iron), ("beer", spec.beer)];
    for (key, n) in needs.into_iter().filter(|it| 0 < it.1) {
        told.push(studio.say(&Message::new(format!("print-mat-{key}")).with("n", n)));
    }
    let only = [(!spec.rail, "canal"), (!spec.canal, "rail"), (!spec.developable, "fixed")];
    for (_, key) in only.into_iter().filter(|it| it.0) {
        told.push(studio.text(&format!("print-mat-{key}")));
    }
    told.join(", ")
}

fn square(
    studio: &Studio<'_>,
    canvas: &mut Canvas,
    industry: Industry,
    level: u8,
    count: u8,
    [x, y, size]: [Length; 3],
) {
    let spec = tile(industry, level);
    let is_there = 0 < count;
    let fill = if is_there { studio.look.ground } else { None };
    let stroke = match is_there {
        true => Stroke::new(Colour::INK, 300),
        false => Stroke { colour: studio.look.edge, width: 200, dash: Some((1_000, 800)) },
    };
    canvas.rounded([x, y, size, size], 1_200, fill, Some(stroke));
    let ink = if is_there { Colour::INK } else { studio.look.edge };
    let pens = (ink, studio.look.lit.filter(|_| is_there));
    let told = square_told(studio, spec, (level, count));
    canvas.role(Role::Figure(told), |canvas| {
        let roman = Style::new(Face::Serif, 4_600).colour(ink);
        canvas.letters(ROMAN[usize::from(level)], roman, (x + 1_400, y + 5_000), Align::Left);
        let figure = Style::new(Face::Serif, 6_400).colour(ink);
        let number = if is_there { format!("×{count}") } else { "–".to_owned() };
        canvas.letters(number, figure, (x + size - 1_400, y + 5_900), Align::Right);
        let small = Style::new(Face::Bold, 2_900).colour(ink);
        let facts = [("vp", spec.vp.to_string()), ("brass/link", spec.links.to_string())];
        for (nth, (sign, text)) in facts.into_iter().enumerate() {
            let fx = x + 1_300 + (size - 2_000) / 2 * nth as Length;
            canvas.symbol(sign, (fx, y + 8_000), 4_000, pens);
            canvas.letters(text, small, (fx + 4_700, y + 11_000), Align::Left);
        }
        let needs =
            [("brass/coal", spec.coal), ("brass/iron", spec.iron), ("brass/beer", spec.beer)];
        let mut fx = x + 1_300;
        for (sign, n) in needs.into_iter().filter(|it| 0 < it.1) {
            canvas.symbol(sign, (fx, y + 13_000), 3_700, pens);
            canvas.letters(n.to_string(), small, (fx + 4_100, y + 15_900), Align::Left);
            fx += 6_700;
        }
        let mut fx = x + 1_300;
        let eras = [
            (!spec.rail, "brass/canal"),
            (!spec.canal, "brass/rail"),
            (!spec.developable, "brass/bulb"),
        ];
        for (_, sign) in eras.into_iter().filter(|it| it.0) {
            canvas.symbol(sign, (fx, y + 17_400), 3_700, pens);
            fx += 5_000;
        }
    });
}
