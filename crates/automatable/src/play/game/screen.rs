//! What is on the screen, and who looks at it.

use std::io;

use kit::{ChoiceKind, Seat, Turn};

use super::Table;
use crate::{
    board::Board,
    play::narrate::{self, Detail},
    table,
};

impl<G: Board> Table<G> {
    /// What is played, and how it is saved.
    pub(super) fn welcome(&self) -> String {
        let setup = self.session.game().setup();
        let usual = G::Setup::default();
        // The level, and whatever is not as usual.
        let is_told = |it: &&kit::Choice| {
            it.kind == ChoiceKind::Level || G::chosen(setup, it.key) != G::chosen(&usual, it.key)
        };
        let chosen = G::CHOICES.iter().filter(is_told).map(|it| {
            let value = G::chosen(setup, it.key);
            let name = self.voice.maybe(&kit::Message::new(format!("{}-{value}", it.key)));
            let choice = self.voice.text(&format!("choice-{}", it.key));
            format!("{choice}: {}", name.unwrap_or(value))
        });
        let chosen = chosen.collect::<Vec<_>>().join("; ");
        let args = [
            ("game", self.voice.text("game-title").into()),
            ("automa", self.voice.text("automa-title").into()),
            ("setup", chosen.into()),
            ("file", self.file.display().to_string().into()),
        ];
        let mut out = self.style.wrap(0, &self.voice.tell("cli-play-welcome", args));
        out += &self.style.wrap(0, &self.voice.text("cli-play-hint"));
        out + "\n"
    }

    /// Shows the table, if it has changed, to whoever must act.
    pub(super) fn look(&mut self) -> io::Result<()> {
        if !self.is_stale {
            return Ok(());
        }
        self.is_stale = false;
        self.is_menu_stale = true;
        if let Turn::Human(seat) = self.session.turn()
            && self.has_several_people()
            && self.viewer != Some(seat)
        {
            if self.viewer.is_some() {
                self.hand_over(seat)?;
            }
            self.viewer = Some(seat);
            self.shown = None;
            self.tell();
        }
        let game = self.session.game();
        let state = self.seen();
        // In the middle of a deed the question is enough; `table` shows the rest.
        if self.shown.is_none() || game.is_at_rest(&state) {
            self.shown = Some(self.session.ply());
            let table = table::brief(&self.voice, self.style, game, &state);
            self.say(&format!("\n{table}"));
        }
        Ok(())
    }

    fn has_several_people(&self) -> bool {
        2 < self.session.game().n_seats()
    }

    /// The table as whoever looks at the screen sees it.
    pub(super) fn seen(&self) -> G::State {
        let mut state = self.session.state().clone();
        if let Some(seat) = self.viewer {
            self.session.game().conceal(&mut state, seat);
        }
        state
    }

    /// Tells whoever looks at the screen what has happened since they last did.
    pub(super) fn tell(&mut self) {
        let seat = self.viewer.map_or(0, |it| usize::from(it.0));
        let from = self.told[seat].min(self.session.ply());
        let session = &self.session;
        let detail = Detail::Reasons;
        let out = narrate::since(&self.voice, self.style, session, from, self.viewer, detail);
        self.say(&out);
        self.told[seat] = self.session.ply();
    }

    /// Hides the table from one person and waits for the next.
    fn hand_over(&mut self, seat: Seat) -> io::Result<()> {
        if !self.lines.is_terminal() {
            return Ok(());
        }
        let clear =
            if self.style.colour { "\x1b[2J\x1b[3J\x1b[H".to_owned() } else { "\n".repeat(60) };
        let who = self.voice.seat(self.session.game(), seat);
        let hide = self.voice.text("cli-play-hide");
        self.lines.next(&format!("{hide} "), Vec::new())?;
        self.say(&clear);
        let sentence = self.voice.tell("cli-play-hand-over", [("who", who.into())]);
        self.lines.next(&format!("{sentence} "), Vec::new())?;
        self.say(&clear);
        Ok(())
    }
}
