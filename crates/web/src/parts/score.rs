//! Points of all chairs, by source.

use desk::{chair, figure};
use kit::{Game, Seat};
use maud::{Markup, html};

use crate::{
    Pen,
    view::{Reading, View},
};

/// The chairs, people first: the automa is read last.
pub(crate) fn chairs<G: Game>(game: &G) -> Vec<Seat> {
    let mut chairs = desk::people(game);
    chairs.push(game.automa_seat());
    chairs
}

/// The sign of a chair: shape and colour tell the sides apart.
pub(crate) fn sign<G: Game>(words: &Pen<'_>, game: &G, seat: Seat) -> Markup {
    let is_automa = seat == game.automa_seat();
    let name = words.say(&chair(game, seat));
    let symbol = if is_automa { "automa" } else { "you" };
    let class = if is_automa { "foe" } else { "you" };
    html! {
        (words.spoken_icon(symbol, &name, class))
        @if !is_automa && 2 < game.n_seats() { span.nth aria-hidden="true" { (seat.0 + 1) } }
    }
}

/// The chairs with their points.
pub(crate) fn line<G: Game>(words: &Pen<'_>, game: &G, state: &G::State) -> Markup {
    html! {
        span.score {
            @for seat in chairs(game) {
                span { (sign(words, game, seat)) (points(words, game, state, seat)) }
            }
        }
    }
}

/// What the sides own, where a game says nothing better: their points.
pub(crate) fn figures<G: Reading>(view: &View<'_, G>) -> Markup {
    html! { span.line { (line(&view.words, view.game(), view.state())) } }
}

/// A chair's points; those that are partly hidden say so.
fn points<G: Game>(words: &Pen<'_>, game: &G, state: &G::State, seat: Seat) -> Markup {
    html! {
        (figure(game.score(state, seat)))
        @if game.is_partial(state, seat) { span.partial title=(words.text("ui-partial")) { "+?" } }
    }
}

/// Points of all chairs by source.
pub(crate) fn breakdown<G: Game>(words: &Pen<'_>, game: &G, state: &G::State) -> Markup {
    let chairs = chairs(game);
    let mut rows: Vec<(&'static str, Vec<Option<i32>>)> = Vec::new();
    for (column, &seat) in chairs.iter().enumerate() {
        game.breakdown(state, seat, &mut |key, points| {
            let at = rows.iter().position(|it| it.0 == key).unwrap_or_else(|| {
                rows.push((key, vec![None; chairs.len()]));
                rows.len() - 1
            });
            rows[at].1[column] = Some(points);
        });
    }
    let cell = |points: Option<i32>| points.map_or("–".to_owned(), figure);
    html! {
        table aria-label=(words.text("ui-by-source")) {
            thead { tr {
                th scope="col" { (words.text("ui-from")) }
                @for &seat in &chairs { th.number scope="col" { (sign(words, game, seat)) } }
            } }
            tbody {
                @for (key, points) in &rows {
                    tr {
                        th scope="row" { (words.text(key)) }
                        @for points in points { td.number { (cell(*points)) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" { (words.text("ui-total")) }
                @for &seat in &chairs { td.number { (points(words, game, state, seat)) } }
            } }
        }
    }
}
