//! Narration: what happened since a person last looked.

use kit::{Entry, Game, Seat, Session, Turn};

use crate::{
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
pub(crate) fn since<G: Game>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    from: usize,
    viewer: Option<Seat>,
    detail: Detail,
) -> String {
    let game = session.game();
    let mut out = String::new();
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
fn sentence<G: Game>(
    voice: &Voice,
    game: &G,
    before: &G::State,
    entry: &Entry<G::Action>,
    viewer: Option<Seat>,
) -> Option<String> {
    match entry {
        Entry::Edit(patch) => {
            Some(voice.tell("cli-play-corrected", [("patch", patch.to_string().into())]))
        }
        Entry::Action(action) => {
            if let Some(viewer) = viewer
                && is_secret(game, before, *action, viewer)
            {
                return None;
            }
            Some(voice.say(&game.describe(before, *action)))
        }
    }
}

/// Whether an action shows something that a chair cannot see.
///
/// What goes on in the open is the same whether or not the table was concealed
/// before it happened; what goes into a hidden hand is not.
fn is_secret<G: Game>(game: &G, before: &G::State, action: G::Action, viewer: Seat) -> bool {
    if !matches!(game.turn(before), Turn::Chance(_)) {
        return false;
    }
    let mut seen = before.clone();
    game.apply(&mut seen, action);
    let after = seen.clone();
    game.conceal(&mut seen, viewer);
    seen != after && {
        let mut other = before.clone();
        game.conceal(&mut other, viewer);
        let mut shown = other.clone();
        game.apply(&mut shown, action);
        shown != seen
    }
}
