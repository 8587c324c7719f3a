//! Points of all chairs, by source.

use desk::{chair, figure};
use kit::{Game, Seat, Turn, person_number};
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
        @if !is_automa && 2 < game.n_seats() { span.nth aria-hidden="true" { (person_number(game, seat)) } }
    }
}

/// A person among several: a shape of their own with the first letter of the name, or the
/// number; the automa is its sign.
pub(crate) fn token<G: Game>(words: &Pen<'_>, game: &G, seat: Seat) -> Markup {
    if seat == game.automa_seat() {
        return words.classed_button_icon("automa", "foe token");
    }
    let n = person_number(game, seat);
    let letter = words.person(n).and_then(|it| it.chars().next());
    let letter = letter.map_or_else(|| n.to_string(), |it| it.to_uppercase().collect());
    html! {
        svg.token.who viewBox="0 0 44 44" aria-hidden="true" {
            @match n {
                1 => { circle cx="22" cy="22" r="21" "/"; }
                2 => { rect x="2" y="2" width="40" height="40" rx="6" "/"; }
                _ => { path d="M22 0l20 11.5v21L22 44 2 32.5v-21z" "/"; }
            }
            text x="22" y="31" text-anchor="middle" { (letter) }
        }
    }
}

/// What a chair is called where several are counted: the automa by its own name.
fn called<G: Game>(words: &Pen<'_>, game: &G, seat: Seat) -> String {
    match seat == game.automa_seat() {
        true => words.text("automa-title"),
        false => words.say(&chair(game, seat)),
    }
}

/// The place of a chair in the end, counted from 1; who shares the first place has won.
fn place<G: Game>(game: &G, state: &G::State, seat: Seat) -> usize {
    let winners = desk::winners(game, state);
    if winners.contains(&seat) {
        return 1;
    }
    let own = game.score(state, seat);
    // Who is level with a winner has lost by a later rule.
    let is_ahead =
        |it: &&Seat| **it != seat && (own < game.score(state, **it) || winners.contains(it));
    1 + chairs(game).iter().filter(is_ahead).count()
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
    let is_many = 2 < chairs.len();
    let is_over = is_many && game.turn(state) == Turn::Over;
    let is_first = |seat: Seat| is_over && place(game, state, seat) == 1;
    html! {
        table.many[is_many] aria-label=(words.text("ui-by-source")) {
            thead { tr {
                th scope="col" { (words.text("ui-from")) }
                @for &seat in &chairs {
                    th.number scope="col" {
                        @if is_many { (token(words, game, seat)) span.called { (called(words, game, seat)) } }
                        @else { (sign(words, game, seat)) }
                    }
                }
            } }
            tbody {
                @for (key, points) in &rows {
                    tr {
                        th scope="row" { (words.text(key)) }
                        @for points in points { td.number { (cell(*points)) } }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.text("ui-total")) }
                    @for &seat in &chairs { td.number.won[is_first(seat)] { (points(words, game, state, seat)) } }
                }
                @if is_over {
                    tr.places {
                        th scope="row" { (words.text("ui-place")) }
                        @for &seat in &chairs { td { (words.text(&format!("ui-place-{}", place(game, state, seat)))) } }
                    }
                }
            }
        }
    }
}
