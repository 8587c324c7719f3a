//! Points of both sides, by source.

use maud::{Markup, html};

use crate::{
    frame::spoken_icon,
    game,
    page::Page,
    words::{Words, figure},
};

/// Points of both sides by source.
pub(crate) fn breakdown<G: Page>(words: &Words<'_>, game: &G, state: &G::State) -> Markup {
    let (human, automa) = (game::human_seat(game), game.automa_seat());
    let mut rows: Vec<(&'static str, [Option<i32>; 2])> = Vec::new();
    for (column, seat) in [human, automa].into_iter().enumerate() {
        game.breakdown(state, seat, &mut |key, points| {
            let at = rows.iter().position(|it| it.0 == key).unwrap_or_else(|| {
                rows.push((key, [None; 2]));
                rows.len() - 1
            });
            rows[at].1[column] = Some(points);
        });
    }
    let cell = |points: Option<i32>| points.map_or("–".to_owned(), figure);
    html! {
        table {
            thead { tr {
                th scope="col" { (words.text("ui-from")) }
                th.n scope="col" { (spoken_icon("you", &words.text("ui-you"), "you")) }
                th.n scope="col" { (spoken_icon("automa", &words.text("automa-title"), "foe")) }
            } }
            tbody {
                @for (key, points) in &rows {
                    tr {
                        th scope="row" { (words.text(key)) }
                        @for points in points { td.n { (cell(*points)) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" { (words.text("ui-total")) }
                td.n { (figure(game.score(state, human))) }
                td.n { (figure(game.score(state, automa))) }
            } }
        }
    }
}
