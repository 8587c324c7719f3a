//! The table as text: whose turn it is, the board, the scores.

use kit::{Game, Seat, Turn, ranking};
use serde::Serialize;

use crate::{
    board::Board,
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

/// Points of one chair in JSON.
#[derive(Debug, Serialize)]
pub(crate) struct JsonScore {
    /// From 1.
    seat: u8,
    who: &'static str,
    score: i32,
    /// Whether cards that the table hides would change it.
    partial: bool,
    sources: Vec<(&'static str, i32)>,
}

/// Points of every chair in JSON.
pub(crate) fn json_scores<G: Game>(game: &G, state: &G::State) -> Vec<JsonScore> {
    let score = |seat: Seat| {
        let mut sources = Vec::new();
        game.breakdown(state, seat, &mut |key, points| sources.push((key, points)));
        let who = if seat == game.automa_seat() { "automa" } else { "human" };
        JsonScore {
            seat: seat.0 + 1,
            who,
            score: game.score(state, seat),
            partial: game.is_partial(state, seat),
            sources,
        }
    };
    (0..game.n_seats()).map(Seat).map(score).collect()
}

/// Whose turn it is, the board, the scores.
pub(crate) fn whole<G: Board>(voice: &Voice, style: Style, game: &G, state: &G::State) -> String {
    let mut out = game.draw(state, voice, style);
    out += "\n";
    out += &scores(voice, style, game, state);
    out += &style.wrap(0, &voice.turn(game, game.turn(state)));
    out
}

/// Whose turn it is, the board, the sums of the scores.
pub(crate) fn brief<G: Board>(voice: &Voice, style: Style, game: &G, state: &G::State) -> String {
    if game.turn(state) == Turn::Over {
        return whole(voice, style, game, state);
    }
    let score = |seat: Seat| {
        let points = points(voice, game, state, seat);
        let args = [("who", voice.seat(game, seat).into()), ("points", points.into())];
        voice.tell("cli-now-chair", args)
    };
    let points: Vec<String> = (0..game.n_seats()).map(Seat).map(score).collect();
    let turn = voice.turn(game, game.turn(state));
    let args = [("points", points.join(", ").into()), ("turn", turn.into())];
    let now = voice.tell("cli-now", args);
    format!("{}\n{}", game.draw(state, voice, style), style.wrap(0, &now))
}

/// Points of every chair, by source.
pub(crate) fn scores<G: Game>(voice: &Voice, style: Style, game: &G, state: &G::State) -> String {
    let mut out = String::new();
    for seat in (0..game.n_seats()).map(Seat) {
        let paint = if seat == game.automa_seat() { Paint::Automa } else { Paint::Human };
        let mut sources = Vec::new();
        game.breakdown(state, seat, &mut |key, points| {
            sources.push(format!("{} {points}", voice.text(key)));
        });
        let total = points(voice, game, state, seat);
        let line =
            if sources.is_empty() { total } else { format!("{total} = {}", sources.join(", ")) };
        let who = voice.seat(game, seat);
        let indent = columns(&who).max(12) + 2;
        out += &style.labelled(&pad(&style.paint(paint, &who), indent - 1), indent, &line);
    }
    if game.turn(state) == Turn::Over {
        out += &style.wrap(0, &result(voice, game, state));
    }
    out
}

/// The points of a chair, as far as this table shows them.
fn points<G: Game>(voice: &Voice, game: &G, state: &G::State, seat: Seat) -> String {
    let points = voice.tell("cli-points", [("score", game.score(state, seat).into())]);
    match game.is_partial(state, seat) {
        true => voice.tell("cli-points-partial", [("points", points.into())]),
        false => points,
    }
}

/// The chairs that won, once the game is over.
pub(crate) fn winners<G: Game>(game: &G, state: &G::State) -> Vec<Seat> {
    if game.turn(state) != Turn::Over {
        return Vec::new();
    }
    let ranking = ranking(game, state);
    let shared = ranking.iter().skip(1).take_while(|it| it.1).count();
    ranking[..=shared].iter().map(|&(seat, _)| seat).collect()
}

/// Who won.
pub(crate) fn result<G: Game>(voice: &Voice, game: &G, state: &G::State) -> String {
    let winners = winners(game, state);
    let names: Vec<String> = winners.iter().map(|&it| voice.seat(game, it)).collect();
    let args = [("who", names.join(", ").into())];
    voice.tell(if winners.len() == 1 { "cli-winner" } else { "cli-draw" }, args)
}
