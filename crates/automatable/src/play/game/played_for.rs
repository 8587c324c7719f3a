//! A player moves instead of the person, step by step.

use std::{thread, time::Duration};

use kit::Turn;

use super::{Match, Next};
use crate::board::Board;

/// How long a deed stays on the screen before the next one.
const PAUSE: Duration = Duration::from_millis(700);

impl<G: Board> Match<G> {
    /// Whether somebody else chooses now; if the person wants their chair back, not any more.
    pub(super) fn is_played_for(&mut self) -> bool {
        let Some(seated) = &self.seated else { return false };
        if seated.is_stopped() {
            self.seated = None;
            // Whose hand it is, and what can be done, is shown again.
            self.is_menu_stale = true;
            self.remark(&self.voice.text("cli-play-player-stopped"));
            self.remark(&self.voice.text("cli-play-hint"));
            return false;
        }
        matches!(self.session.turn(), Turn::Human(_)) && self.session.ply() == self.end
    }

    /// Lets the player choose; a person has time to follow, or to stop it.
    pub(super) fn let_player_move(&mut self) -> Next {
        let before = self.session.ply();
        // Whoever lets somebody move has asked what to do.
        let is_new = self.session.game().is_at_rest(self.session.state());
        if let Some(Err(error)) = is_new.then(|| self.session.hint()) {
            self.seated = None;
            self.is_menu_stale = true;
            return self.refuse(self.voice.trouble(&error.reason));
        }
        if let (Turn::Human(seat), Some(mut seated)) = (self.session.turn(), self.seated.take()) {
            let action = seated.choose(&self.session, seat);
            self.seated = Some(seated);
            let next = self.play(action, "");
            if self.session.ply() == before {
                // Nothing fits into the record any more: the person decides what to do.
                self.seated = None;
                self.is_menu_stale = true;
                return next;
            }
        }
        if let Some(seated) = &mut self.seated {
            seated.notice(&self.session, before);
        }
        if !self.lines.is_terminal() || !self.session.game().is_at_rest(self.session.state()) {
            return Next::Ask;
        }
        let slice = Duration::from_millis(50);
        let mut waited = Duration::ZERO;
        while waited < PAUSE && self.seated.as_ref().is_some_and(|it| !it.is_stopped()) {
            thread::sleep(slice);
            waited += slice;
        }
        Next::Ask
    }
}
