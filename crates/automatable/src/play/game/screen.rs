//! What is on the screen, and who looks at it.

use std::io;

use kit::{ChoiceKind, Message, Seat, Turn};

use super::Match;
use crate::{
    board::Board,
    escape,
    play::{lines::Line, narrate},
    table,
};

impl<G: Board> Match<G> {
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
            let name = Message::new(format!("{}-{value}", it.key));
            let name = if self.voice.words().has(&name) { self.voice.say(&name) } else { value };
            let choice = self.voice.text(&format!("choice-{}", it.key));
            // “Level I” says what it is.
            if desk::fold(&name).starts_with(&desk::fold(&choice)) {
                return name;
            }
            self.voice.tell("cli-card", [("card", choice.into()), ("lines", name.into())])
        });
        let chosen = chosen.collect::<Vec<_>>().join(", ");
        let args = [
            ("game", self.voice.text("game-title").into()),
            ("automa", self.voice.text("automa-title").into()),
            ("setup", chosen.into()),
        ];
        let mut out = self.style.wrap(0, &self.voice.tell("cli-play-welcome", args));
        // What did not work the first time is not promised.
        if self.unsaved.is_none() {
            let args = [("file", self.kept.file().display().to_string().into())];
            out += &self.style.wrap(0, &self.voice.tell("cli-play-where", args));
        }
        out += &self.style.wrap(
            0,
            &match &self.seated {
                Some(seated) => seated.player_line(&self.voice),
                None => self.voice.text("cli-play-hint"),
            },
        );
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
            && self.seated.is_none()
            && self.viewer != Some(seat)
        {
            self.hand_over(seat)?;
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
            let marks = desk::mark_names(&self.voice.words(), self.session.marks());
            if self.session.turn() == Turn::Over && !marks.is_empty() {
                let args = [("marks", marks.join(", ").into())];
                self.remark(&self.voice.tell("cli-marks", args));
            }
        }
        Ok(())
    }

    fn has_several_people(&self) -> bool {
        2 < self.session.game().n_seats()
    }

    /// Whose eyes the screen is for; before anybody has sat down, as good as
    /// the automa's, who sees nobody's hand. At the end there is nothing to hide.
    pub(super) fn eyes(&self) -> Option<Seat> {
        let game = self.session.game();
        let is_hidden = self.has_several_people() && self.session.turn() != Turn::Over;
        is_hidden.then(|| self.viewer.unwrap_or(game.automa_seat()))
    }

    /// The table as whoever looks at the screen sees it.
    pub(super) fn seen(&self) -> G::State {
        let mut state = self.session.state().clone();
        if let Some(seat) = self.eyes() {
            self.session.game().conceal(&mut state, seat);
        }
        state
    }

    /// Asks the question, with what to move for the automa right above it; a person has
    /// moved one turn of it before the next is told.
    pub(super) fn ask(&mut self, completions: Vec<String>) -> io::Result<Line> {
        while let Some(orders) = self.orders.pop_front() {
            self.say(&orders);
            if !self.lines.is_terminal() {
                continue;
            }
            let moved = format!("{} ", self.voice.text("cli-play-moved"));
            match self.lines.next(&moved, completions.clone())? {
                Line::Text(typed) if typed.trim().is_empty() => {}
                // Whoever knows already what to say says it.
                answer => return Ok(answer),
            }
        }
        let prompt = self.prompt();
        self.lines.next(&prompt, completions)
    }

    /// Tells whoever looks at the screen what has happened since they last did.
    pub(super) fn tell(&mut self) {
        let seat = self.viewer.map_or(0, |it| usize::from(it.0));
        let from = self.told[seat].min(self.session.ply());
        let eyes = self.eyes();
        let told = narrate::since(&self.voice, self.style, &self.session, from, eyes);
        self.say(&told.text);
        self.orders.extend(told.orders);
        self.told[seat] = self.session.ply();
    }

    /// Hides the table from whoever looks at it and waits for the next person.
    fn hand_over(&mut self, seat: Seat) -> io::Result<()> {
        if !self.lines.is_terminal() {
            return Ok(());
        }
        let clear = match self.style.colour {
            true => ["[2J", "[3J", "[H"].map(|it| format!("{}{it}", escape::own())).concat(),
            false => "\n".repeat(60),
        };
        if self.viewer.is_some() {
            if !self.style.colour {
                self.remark(&self.voice.text("cli-play-scroll-back"));
            }
            let hide = self.voice.text("cli-play-hide");
            self.lines.next(&format!("{hide} "), Vec::new())?;
            self.say(&clear);
        }
        let who = self.voice.seat(self.session.game(), seat);
        let sentence = self.voice.tell("cli-play-hand-over", [("who", who.into())]);
        // What one person typed is no business of the next.
        self.lines.change_hands(seat)?;
        self.lines.next(&format!("{sentence} "), Vec::new())?;
        self.say(&clear);
        Ok(())
    }
}
