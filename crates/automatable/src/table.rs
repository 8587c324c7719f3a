//! The table as text: whose turn it is, the board, the scores.

use kit::{Game, Seat, Turn};

use crate::{
    board::Board,
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

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

/// Who won.
fn result<G: Game>(voice: &Voice, game: &G, state: &G::State) -> String {
    let winners = desk::winners(game, state);
    let names: Vec<String> = winners.iter().map(|&it| voice.seat(game, it)).collect();
    let args = [("who", names.join(", ").into())];
    voice.tell(if winners.len() == 1 { "cli-winner" } else { "cli-draw" }, args)
}
