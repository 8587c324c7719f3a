//! Narration: what happened, as whoever looks may read it.

use desk::{AutomaTurn, Line, Who};
use kit::{Entry, Seat, Session};

use crate::{
    board::Board,
    explain,
    style::{Paint, Style},
    voice::Voice,
};

/// What is told: what happened and, at the table, what to move for each of the automa's
/// turns.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// What happened, one paragraph an action, with the automa's reasons.
    pub(crate) text: String,
    /// What to move, turn by turn.
    pub(crate) orders: Vec<String>,
}

/// What happened from a ply on.
pub(crate) fn since<G: Board>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    from: usize,
    viewer: Option<Seat>,
) -> Told {
    let game = session.game();
    let Told { text: mut out, orders: mut turns } = Told::default();
    let mut card = None;
    for line in lines(session, viewer).into_iter().filter(|it| from < it.ply) {
        if game.is_at_table()
            && let Some(turn) = AutomaTurn::around(session, line.ply - 1)
        {
            // At the table a turn is what to move, told once it is over.
            if turn.range().end == line.ply && !turn.is_waiting(session) {
                turns.push(orders(voice, style, session, &turn));
            }
            continue;
        }
        if line.who == Who::Automa {
            let face_up = game.automa_card(session.at(line.ply - 1), voice);
            if let Some(text) = face_up.as_ref().filter(|_| card != face_up) {
                out += &style.labelled("", 6, text);
            }
            card = face_up;
        }
        out += &line_text(voice, style, session, &line, viewer);
        if let Some(why) = session.explain(line.ply - 1)
            && !why.rungs().is_empty()
        {
            out += &explain::text(voice, style, game, session.at(line.ply - 1), &why);
        }
    }
    Told { text: out, orders: turns }
}

/// The automa's turn as lines of what to move.
fn orders<G: Board>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    turn: &AutomaTurn<G>,
) -> String {
    let game = session.game();
    let mut out = String::from("\n");
    let card = turn.decided().next().and_then(|it| game.automa_card(session.at(it.ply), voice));
    if let Some(card) = card {
        out += &style.wrap(0, &card);
    }
    let plies: Vec<(&G::State, G::Action)> =
        turn.plies.iter().map(|it| (session.at(it.ply), it.action)).collect();
    for (nth, order) in game.orders(&plies, session.at(turn.range().end)).iter().enumerate() {
        let mut text = marked(style, &voice.say(&order.text));
        if let Some(small) = &order.small {
            text = format!("{text} ({})", marked(style, &voice.say(small)));
        }
        let number = style.paint(Paint::Automa, &format!("{}.", nth + 1));
        out += &style.labelled(&format!("  {number}"), 5, &text);
    }
    out
}

/// What counts, which stands between two stars, in bold.
fn marked(style: Style, text: &str) -> String {
    let parts = text.split("**").enumerate();
    let part = |(at, part): (usize, &str)| match at % 2 {
        1 => style.paint(Paint::Bold, part),
        _ => part.to_owned(),
    };
    parts.map(part).collect()
}

/// What happened so far; how the table was set up is no news.
pub(crate) fn story<G: Board>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    viewer: Option<Seat>,
) -> String {
    let lines = lines(session, viewer).into_iter().skip_while(|it| it.who == Who::Chance);
    lines.map(|it| line_text(voice, style, session, &it, viewer)).collect()
}

/// The lines of the log up to the table shown.
fn lines<G: Board>(session: &Session<G>, viewer: Option<Seat>) -> Vec<Line> {
    let tell = |before: &_, action, _: &_| Some(session.game().describe(before, action));
    let turns = desk::log(session, viewer, tell).into_iter();
    turns.flat_map(|it| it.lines).filter(|it| it.ply <= session.ply()).collect()
}

fn line_text<G: Board>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    line: &Line,
    viewer: Option<Seat>,
) -> String {
    let ply = line.ply - 1;
    let sentence = match (&session.entries()[ply], line.who) {
        // Where nothing is hidden, what was put right is told too.
        (Entry::Edit(patch), _) if viewer.is_none() => {
            voice.tell("cli-play-corrected", [("patch", patch.to_string().into())])
        }
        // The automa's sentences name it; a person's could be anybody's.
        (Entry::Action(_), Who::Person(seat)) => {
            let who = voice.seat(session.game(), seat);
            voice.tell("cli-card", [("card", who.into()), ("lines", voice.say(&line.text).into())])
        }
        _ => voice.say(&line.text),
    };
    let paint = match line.who {
        Who::Person(_) => Paint::Human,
        Who::Automa => Paint::Automa,
        Who::Chance => Paint::Dim,
    };
    style.labelled(&style.paint(paint, &format!("{ply:>4}")), 6, &sentence)
}

#[cfg(test)]
mod tests;
