//! Narration: what happened since a person last looked.

use kit::{Entry, Seat, Session, Turn};

use crate::{
    board::Board,
    explain,
    style::{Paint, Style},
    voice::Voice,
};

/// How much is told of the automa's reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// What it did.
    Deeds,
    /// What it did, and every rule it went by.
    Reasons,
}

/// What happened from a ply on, one paragraph an action.
pub(crate) fn since<G: Board>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    from: usize,
    viewer: Option<Seat>,
    detail: Detail,
) -> String {
    let game = session.game();
    let mut out = String::new();
    let mut card = None;
    session.each_ply(|ply, before, entry| {
        if ply < from {
            return;
        }
        let turn = game.turn(before);
        let Some(sentence) = sentence(voice, game, before, entry, viewer) else { return };
        let paint = match turn {
            Turn::Human(_) => Paint::Human,
            Turn::Automa => Paint::Automa,
            _ => Paint::Dim,
        };
        if turn == Turn::Automa && detail == Detail::Reasons {
            let face_up = game.automa_card(before, voice);
            if let Some(text) = face_up.as_ref().filter(|_| card != face_up) {
                out += &style.labelled("", 6, text);
            }
            card = face_up;
        }
        let number = style.paint(paint, &format!("{ply:>4}"));
        out += &style.labelled(&number, 6, &sentence);
        if let (Turn::Automa, Detail::Reasons) = (turn, detail)
            && let Some(why) = session.explain(ply)
            && !why.steps().is_empty()
        {
            out += &explain::text(voice, style, game, &why);
        }
    });
    out
}

/// What an entry says, or nothing if the viewer is not to know.
fn sentence<G: Board>(
    voice: &Voice,
    game: &G,
    before: &G::State,
    entry: &Entry<G::Action>,
    viewer: Option<Seat>,
) -> Option<String> {
    let action = match entry {
        Entry::Action(action) => *action,
        // A correction may name cards of any hand.
        Entry::Edit(_) if viewer.is_some() => {
            return Some(voice.text("cli-play-corrected-hidden"));
        }
        Entry::Edit(patch) => {
            let args = [("patch", patch.to_string().into())];
            return Some(voice.tell("cli-play-corrected", args));
        }
    };
    let sentence = match viewer {
        Some(viewer) if game.is_hidden(before, action, viewer) => {
            voice.say(&game.describe_hidden(before, action)?)
        }
        _ => voice.say(&game.describe(before, action)),
    };
    match game.turn(before) {
        // The automa's sentences name it; a person's could be anybody's.
        Turn::Human(seat) => {
            let who = voice.seat(game, seat);
            Some(voice.tell("cli-card", [("card", who.into()), ("lines", sentence.into())]))
        }
        _ => Some(sentence),
    }
}
