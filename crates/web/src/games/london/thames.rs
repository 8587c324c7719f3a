//! The boroughs along the Thames and who owns them.

use kit::Message;
use london::{London, NONE};
use maud::{Markup, html};

use super::{last::Last, tap::borough_flight};
use crate::page::View;

/// Where a borough of the box lies: its id, a short name, column and row, its view.
const PLACES: [(&str, &str, u8, u8, &str); 20] = [
    ("hampstead", "Hampstead", 3, 0, "garden"),
    ("islington-and-stoke-newington", "Islington", 5, 0, "terrace"),
    ("hackney", "Hackney", 6, 0, "works"),
    ("paddington", "Paddington", 2, 1, "works"),
    ("st-marylebone", "Marylebone", 3, 1, "terrace"),
    ("st-pancras", "St Pancras", 4, 1, "spire"),
    ("city", "City", 5, 1, "dome"),
    ("bethnal-green-stepney-and-poplar", "Bethnal Gn", 6, 1, "terrace"),
    ("hammersmith", "Hammersmith", 0, 2, "bridge"),
    ("kensington", "Kensington", 1, 2, "hall"),
    ("fulham-and-chelsea", "Chelsea", 2, 2, "column"),
    ("westminster", "Westminster", 4, 2, "keep"),
    ("wandsworth", "Wandsworth", 1, 3, "garden"),
    ("battersea", "Battersea", 2, 3, "works"),
    ("lambeth", "Lambeth", 4, 3, "spire"),
    ("southwark-and-bermondsey", "Southwark", 5, 3, "guild"),
    ("deptford", "Deptford", 6, 3, "dock"),
    ("greenwich", "Greenwich", 7, 3, "dock"),
    ("camberwell", "Camberwell", 5, 4, "terrace"),
    ("lewisham", "Lewisham", 6, 4, "spire"),
];

/// The course of the river.
pub(super) const RIVER: &str =
    "M0 188C60 222 120 172 190 198S320 224 372 200 400 150 470 170 560 184 620 162 690 212 760 164";

/// The side of a square of the map.
const WIDTH: f32 = 92.0;
const HEIGHT: f32 = 56.0;
/// The size of the borough on it.
const SQUARE: (f32, f32) = (WIDTH - 4.0, HEIGHT - 6.0);
/// The whole map.
const FRAME: (f32, f32) = (760.0, 338.0);

/// Whose a borough is.
#[derive(Clone, Copy, PartialEq)]
enum Owner {
    Viewer,
    Person(u8),
    Automa,
    Offer,
    Nobody,
}

/// The view that stands for a borough.
pub(super) fn scene(game: &London, borough: u8) -> &'static str {
    let id = id(game, borough);
    PLACES.iter().find(|it| it.0 == id).map_or("terrace", |it| it.4)
}

fn id(game: &London, borough: u8) -> &str {
    game.sheet().boroughs.get(usize::from(borough)).map_or("", |it| it.id.as_str())
}

/// The map; boroughs that the box does not know are told below it.
pub(super) fn show(view: &View<'_, London>, last: &Last) -> Markup {
    let words = &view.words;
    let game = view.game();
    let all = 0..game.tables().boroughs.len() as u8;
    let found = |it: u8| PLACES.iter().position(|place| place.0 == id(game, it));
    let names = |is_such: &dyn Fn(Owner) -> bool| -> Vec<Message> {
        let such = all.clone().filter(|&it| is_such(owner(view, it)));
        such.map(|it| game.borough_name(game.borough(it))).collect()
    };
    let told = words.say(
        &Message::new("ld-map")
            .with("yours", names(&|it| it == Owner::Viewer))
            .with("its", names(&|it| it == Owner::Automa))
            .with("others", names(&|it| matches!(it, Owner::Person(_))))
            .with("offer", names(&|it| it == Owner::Offer)),
    );
    let strokes = [(34.0, 2), (31.0, 1), (22.0, 2), (20.5, 1), (11.0, 2), (9.5, 1)];
    html! {
        svg.thames viewBox={ "0 0 " (FRAME.0) " " (FRAME.1) } role="img" aria-label=(told) {
            @for (width, tone) in strokes {
                path d=(RIVER) class=(if tone == 2 { "f-none water2" } else { "f-none water" }) stroke-width=(width) "/";
            }
            @for borough in all.clone() {
                @if let Some(at) = found(borough) { (square(view, last, borough, at)) }
            }
            text.thm x="250" y="205" transform="rotate(6 250 205)" { (words.text("ld-thames")) }
        }
        @for borough in all {
            @if found(borough).is_none() && owner(view, borough) != Owner::Nobody {
                span.chip { (words.say(&game.borough_name(game.borough(borough)))) }
            }
        }
    }
}

/// Where a borough of the box lies on the map.
pub(super) struct Square {
    pub(super) name: &'static str,
    pub(super) outline: String,
    pub(super) middle: (f32, f32),
}

impl Square {
    /// The square of a borough; `None` if the box does not know it.
    pub(super) fn of(game: &London, borough: u8) -> Option<Square> {
        let at = PLACES.iter().position(|it| it.0 == id(game, borough))?;
        let ((x, y), (w, h)) = (corner(at), SQUARE);
        let outline = outline(x, y);
        Some(Square { name: PLACES[at].1, outline, middle: (x + w / 2.0, y + h / 2.0) })
    }
}

/// The corner of a square, by its place in the list.
fn corner(at: usize) -> (f32, f32) {
    let (id, _, column, row, _) = PLACES[at];
    let mut y = 12.0 + f32::from(row) * HEIGHT + if 2 < row { 34.0 } else { 0.0 };
    y += match id {
        "city" | "bethnal-green-stepney-and-poplar" => 18.0,
        "hammersmith" | "wandsworth" => 4.0,
        _ => 0.0,
    };
    (14.0 + f32::from(column) * WIDTH, y)
}

/// The edge of a square, a little uneven as boroughs are.
fn outline(x: f32, y: f32) -> String {
    let (w, h) = SQUARE;
    let (half, side) = (w * 0.5 - 6.0, h * 0.5 - 6.0);
    format!(
        "M{} {y}l{} 2 {}-2 6 6-1 {side} 1 {side}-6 6-{half}-2-{half} 2-6-6 1-{side}-1-{side}z",
        x + 6.0,
        w * 0.4,
        w * 0.6 - 12.0,
    )
}

fn owner(view: &View<'_, London>, borough: u8) -> Owner {
    let game = view.game();
    let state = view.state();
    let seat = (0..kit::Game::n_seats(game))
        .find(|&it| state.chairs[usize::from(it)].boroughs.contains(&borough));
    match seat {
        Some(seat) if seat == kit::Game::automa_seat(game).0 => Owner::Automa,
        Some(seat) if seat == view.viewer.0 => Owner::Viewer,
        Some(seat) => Owner::Person(seat),
        None if borough != NONE && state.row.contains(&borough) => Owner::Offer,
        None => Owner::Nobody,
    }
}

fn square(view: &View<'_, London>, last: &Last, borough: u8, at: usize) -> Markup {
    let name = PLACES[at].1;
    let ((x, y), (w, h)) = (corner(at), SQUARE);
    let outline = outline(x, y);
    let owner = owner(view, borough);
    let class = match owner {
        Owner::Viewer => "f-you-soft s-you",
        Owner::Automa => "f-foe-soft s-foe",
        Owner::Person(_) => "f-sunk s-ink",
        Owner::Offer => "f-lit s-ink",
        Owner::Nobody => "f-raised s-edge",
    };
    let is_owned = owner != Owner::Nobody;
    let middle = x + w / 2.0;
    let baseline = y + if is_owned { h - 9.0 } else { h / 2.0 + 5.0 };
    let is_new = last.boroughs.iter().any(|it| it.number() == borough);
    html! {
        g id={ "at-borough-" (borough) } data-fly=[(!matches!(owner, Owner::Nobody | Owner::Offer)).then(|| borough_flight(borough))] {
            path d=(outline) class=(class) stroke-width=(if is_owned { 2.4 } else { 1.1 }) stroke-linejoin="round" "/";
            @if owner == Owner::Automa {
                path.s-foe stroke-opacity=".35" d={ "M" (x + 6.0) " " (y + h - 8.0) "l36-36M" (x + 18.0) " " (y + h - 4.0) "l40-40M" (x + 32.0) " " (y + h - 4.0) "l40-40M" (x + 46.0) " " (y + h - 4.0) "l38-38" } "/";
            }
            @if is_new { path.f-none.s-foe d=(outline) stroke-width="5" stroke-dasharray="9 5" "/"; }
            // Long names are held within the square whatever the font.
            text x=(middle) y=(baseline) text-anchor="middle" font-size="16" class=(if is_owned { "nar bold" } else { "nar" })
                textLength=[(8 < name.len()).then_some(w - 8.0)] lengthAdjust=[(8 < name.len()).then_some("spacingAndGlyphs")] { (name) }
            @match owner {
                Owner::Viewer => { circle.token-you cx=(middle) cy=(y + 15.0) r="9" "/"; }
                Owner::Automa => { path.token-foe d={ "M" (middle) " " (y + 4.0) "l11 11-11 11-11-11z" } "/"; }
                Owner::Person(seat) => {
                    circle.f-ink2 cx=(middle) cy=(y + 15.0) r="10" "/";
                    text.on-ink x=(middle) y=(y + 20.0) text-anchor="middle" font-size="14" { (seat + 1) }
                }
                Owner::Offer => { text.t-serif.bold x=(middle) y=(y + 22.0) text-anchor="middle" font-size="18" { (super::face::pounds(view, view.game().borough_spec(borough).cost)) } }
                Owner::Nobody => {}
            }
        }
    }
}
