//! The table a person sits at: asking, playing, saving, telling.

mod asked;
mod choose;
mod fix;
mod keep;
mod mend;
mod played_for;
mod screen;

use std::collections::VecDeque;

use kit::{Seat, Session, Turn};

use super::{
    lines::{Line, Lines},
    menu::{self, Menu, Pick},
    save::{self, Kept, SaveError},
    seated::Seated,
    words::{self, WORDS, Wish},
};
use crate::{
    answer::{self, Answer, Exit, Failure},
    board::Board,
    style::Style,
    table,
    voice::Voice,
};

/// A match: a game being played by people at one terminal.
pub(crate) struct Match<G: Board> {
    voice: Voice,
    style: Style,
    session: Session<G>,
    /// The file the game is kept in.
    kept: Kept,
    /// How many entries of the record count: those after it were taken back.
    /// The table shown may be an earlier one, while somebody looks back.
    end: usize,
    lines: Lines,
    /// What was picked on the way down the menus.
    path: Vec<usize>,
    /// What will be played if the person says yes.
    pending: Option<G::Action>,
    /// What is being put right on the table.
    fixing: Option<mend::Fixing>,
    /// Who looks at the screen.
    viewer: Option<Seat>,
    /// How much of the record each chair has been told.
    told: Vec<usize>,
    /// Where the table was last shown in full.
    shown: Option<usize>,
    /// Whether the table must be shown again.
    is_stale: bool,
    /// Whether the choices must be shown again.
    is_menu_stale: bool,
    /// Why the last attempt to save failed.
    unsaved: Option<SaveError>,
    /// Who plays instead of the person.
    seated: Option<Seated<G>>,
    /// What to move for the automa's turns, each told right above the next question.
    orders: VecDeque<String>,
    /// The last hint.
    hint: Option<coach::Hint>,
    /// The tables that a hint was asked for, as the coach numbers them.
    hinted: Vec<u64>,
}

/// Whether the game goes on.
enum Next {
    Ask,
    Leave(Exit, String),
}

impl<G: Board> Match<G> {
    /// Sits down.
    pub(crate) fn open(
        voice: Voice,
        style: Style,
        session: Session<G>,
        kept: Kept,
        seated: Option<Seated<G>>,
    ) -> Result<Match<G>, Failure> {
        let lines = Lines::open().map_err(|error| Failure::could_not(error.to_string()))?;
        save::survive_a_full_disk();
        let told = vec![session.ply(); usize::from(session.game().n_seats())];
        Ok(Match {
            voice,
            style,
            end: session.ply(),
            session,
            kept,
            lines,
            path: Vec::new(),
            pending: None,
            fixing: None,
            viewer: None,
            told,
            shown: None,
            is_stale: true,
            is_menu_stale: true,
            unsaved: None,
            seated,
            orders: VecDeque::new(),
            hint: None,
            hinted: Vec::new(),
        })
    }

    /// Plays until somebody leaves.
    pub(crate) fn run(mut self) -> Result<Answer, Failure> {
        self.save();
        self.say(&self.welcome());
        loop {
            self.look().map_err(|error| Failure::could_not(error.to_string()))?;
            if self.is_played_for() {
                match self.let_player_move() {
                    Next::Ask => continue,
                    Next::Leave(exit, sentence) => return Ok(self.leave(exit, &sentence)),
                }
            }
            let (menu, fixing) = (self.menu(), self.fix_menu());
            if self.is_menu_stale && self.pending.is_none() {
                self.is_menu_stale = false;
                match &fixing {
                    Some(fixing) => self.say(&fixing.draw(self.style)),
                    None if menu.items.is_empty() => {}
                    None => self.say(&menu.draw(self.style)),
                }
            }
            let completions = self.completions(&menu, fixing.as_ref());
            let line =
                self.ask(completions).map_err(|error| Failure::could_not(error.to_string()))?;
            let next = match line {
                Line::Text(text) => self.answer(&menu, text.trim()),
                Line::End => Next::Leave(Exit::Yes, self.cut_short("cli-play-end")),
                Line::Interrupted => Next::Leave(Exit::Yes, self.cut_short("cli-play-interrupted")),
            };
            if let Next::Leave(exit, sentence) = next {
                return Ok(self.leave(exit, &sentence));
            }
        }
    }

    /// Why the game is left, and whether something is half done.
    fn cut_short(&self, id: &str) -> String {
        let why = self.voice.text(id);
        if self.session.game().is_at_rest(self.session.state()) {
            return why;
        }
        format!("{why} {}", self.voice.text("cli-play-half-done"))
    }

    fn say(&self, text: &str) {
        // Whoever closed the pipe does not want to know.
        let _ = answer::print(text);
    }

    fn remark(&self, text: &str) {
        self.say(&self.style.wrap(0, text));
    }

    /// The menu the person is at.
    fn menu(&self) -> Menu<G::Action> {
        let state = self.session.state();
        let is_asked = match self.session.turn() {
            Turn::Human(_) => true,
            Turn::Chance(pile) => self.session.is_dealt_by_table(pile),
            Turn::Automa | Turn::Over => false,
        };
        if !is_asked {
            return Menu::nothing();
        }
        let game = self.session.game();
        // At the table what was done is told, not chosen step by step.
        let mut menu = match game.is_at_table() {
            true => menu::listed(&self.voice, game, state),
            false => game.menu(state, &self.voice, self.style),
        };
        for &nth in &self.path {
            if let Pick::More(more) = menu.items.swap_remove(nth).pick {
                menu = more;
            }
        }
        menu
    }

    fn prompt(&self) -> String {
        if self.pending.is_some() {
            return format!("{} ", self.voice.text("cli-play-confirm"));
        }
        match &self.fixing {
            Some(_) => format!("{}> ", words::spoken(&self.voice, "fix")),
            None => format!("{}> ", self.session.ply()),
        }
    }

    fn completions(
        &self,
        menu: &Menu<G::Action>,
        fixing: Option<&Menu<mend::Step>>,
    ) -> Vec<String> {
        let mut all: Vec<String> = menu.keys().collect();
        all.extend(fixing.into_iter().flat_map(Menu::keys));
        all.extend(WORDS.iter().map(|it| words::spoken(&self.voice, it)));
        all.extend(WORDS.iter().map(|it| (*it).to_owned()));
        all.extend(G::RULES.iter().map(|it| format!("rules {}", it.id)));
        all.sort();
        all.dedup();
        all
    }

    /// Does what somebody typed.
    fn answer(&mut self, menu: &Menu<G::Action>, typed: &str) -> Next {
        if let Some(action) = self.pending.take() {
            let yes = desk::fold(&self.voice.text("cli-play-yes"));
            if typed.is_empty() || desk::fold(typed) == yes || typed == "y" || typed == "yes" {
                return self.play(action, typed);
            }
            self.is_menu_stale = true;
            if words::wish(&self.voice, typed) == Wish::Back {
                return Next::Ask;
            }
        }
        if typed.is_empty() {
            self.is_menu_stale = true;
            return Next::Ask;
        }
        if let Some(next) = self.fix_on(typed) {
            return next;
        }
        match words::wish(&self.voice, typed) {
            Wish::Help => self.help(),
            Wish::Table => {
                self.is_stale = true;
                self.shown = None;
            }
            Wish::More => {
                let state = self.seen();
                self.say(&self.session.game().more(&state, &self.voice, self.style));
            }
            Wish::Back => self.back(),
            Wish::Undo => self.travel(Session::undo),
            Wish::Redo => self.travel(Session::redo),
            Wish::GoTo(ply) => return self.go_to(&ply),
            Wish::Why(ply) => return self.why(ply.as_deref()),
            Wish::WhyNot(action) => return self.why_not(menu, action.as_deref()),
            Wish::Hint => return self.hint(),
            Wish::Score => {
                let state = self.seen();
                self.say(&table::scores(&self.voice, self.style, self.session.game(), &state));
            }
            Wish::Log => self.say(&self.log()),
            Wish::Rules(id) => return self.rules(id.as_deref()),
            Wish::Save(file) => return self.save_to(file.as_deref()),
            Wish::Fix(text) => return self.fix(&text),
            Wish::Deal(text) => return self.deal(&text),
            Wish::Quit => return Next::Leave(Exit::Yes, String::new()),
            Wish::Choose(text) => return self.choose(menu, &text),
        }
        Next::Ask
    }

    /// Says no: a person tries again, a script has gone wrong.
    fn refuse(&mut self, sentence: String) -> Next {
        match self.lines.n_read() {
            Some(line) => {
                let args = [("line", line.into()), ("what", sentence.into())];
                Next::Leave(Exit::No, self.voice.tell("cli-play-script", args))
            }
            None => {
                self.remark(&sentence);
                Next::Ask
            }
        }
    }

    fn back(&mut self) {
        match self.path.pop() {
            Some(_) => self.is_menu_stale = true,
            None => self.travel(Session::undo_step),
        }
        while self.lines.is_terminal() && self.is_forced() && self.session.can_undo() {
            self.travel(Session::undo_step);
        }
    }

    /// Whether a person is in the middle of a deed with one way to go on.
    fn is_forced(&self) -> bool {
        let (game, state) = (self.session.game(), self.session.state());
        matches!(self.session.turn(), Turn::Human(_))
            && !game.is_at_rest(state)
            && game.n_options(state) == 1
    }

    /// Goes back or forward in the record; what is taken back or done again
    /// counts, unless somebody is only looking back.
    fn travel(&mut self, how: fn(&mut Session<G>)) {
        let before = self.session.ply();
        let is_looking = before < self.end;
        how(&mut self.session);
        let after = self.session.ply();
        self.session.go_to(before);
        if let Err(error) = self.session.check_undo(after).map_err(|it| it.reason) {
            self.remark(&self.voice.trouble(&error));
            return;
        }
        self.session.go_to(after);
        if after == before {
            self.remark(&self.voice.text("cli-play-no-further"));
            return;
        }
        if !is_looking {
            self.end = self.session.ply();
        }
        self.arrive();
        self.save();
    }

    fn arrive(&mut self) {
        self.path.clear();
        self.is_stale = true;
        self.shown = None;
        let ply = self.session.ply();
        self.told.iter_mut().for_each(|it| *it = ply);
        let args = [("ply", ply.into()), ("last", self.session.entries().len().into())];
        self.remark(&self.voice.tell("cli-play-at", args));
        if ply < self.end {
            let args = [("last", self.end.into())];
            self.remark(&self.voice.tell("cli-play-looking", args));
        }
    }

    /// Looks at another moment; nothing is dropped until somebody acts there.
    fn go_to(&mut self, ply: &str) -> Next {
        let last = self.session.entries().len();
        match ply.parse::<usize>() {
            Ok(ply) if ply <= last => {
                self.session.go_to(ply);
                // Beyond the end lies what was taken back: that is done again.
                self.end = self.end.max(ply);
                self.arrive();
                Next::Ask
            }
            _ => {
                let args = [("last", last.into()), ("found", ply.into())];
                self.refuse(self.voice.tell("cli-no-ply", args))
            }
        }
    }
}
