//! What a person chooses, and what comes of it.

use kit::Turn;

use super::{Match, Next};
use crate::{
    board::Board,
    play::menu::{Menu, Pick},
};

impl<G: Board> Match<G> {
    /// Does what somebody means by a number, a key, or notation.
    pub(super) fn choose(&mut self, menu: &Menu<G::Action>, typed: &str) -> Next {
        if let Some(nth) = menu.find(typed) {
            match &menu.items[nth].pick {
                Pick::More(_) => {
                    self.path.push(nth);
                    self.is_menu_stale = true;
                }
                Pick::Play(action) => {
                    let game = self.session.game();
                    let state = self.session.state();
                    let preview = game.preview(state, *action, &self.voice, self.style);
                    let Some(preview) = preview else { return self.play(*action, typed) };
                    self.say(&preview);
                    self.pending = Some(*action);
                }
            }
            return Next::Ask;
        }
        match self.parse(menu, typed) {
            Some(action) => self.play(action, typed),
            None => match self.first_step(menu, typed) {
                Some((first, rest)) => {
                    let before = self.session.ply();
                    self.choose(menu, first);
                    // The only way to go on may have been gone already.
                    let mut gone = self.session.entries()[before..].iter();
                    if gone.any(|it| it.to_string() == desk::fold(rest)) {
                        return Next::Ask;
                    }
                    let menu = self.menu();
                    self.choose(&menu, rest)
                }
                None => self.refuse(self.misunderstood(menu, typed)),
            },
        }
    }

    /// The first of several steps typed at once, as long as it can be, if it
    /// does nothing by itself: `build site coal-mine dudley 0`.
    fn first_step<'a>(&self, menu: &Menu<G::Action>, typed: &'a str) -> Option<(&'a str, &'a str)> {
        let (game, state) = (self.session.game(), self.session.state());
        let spaces = typed.match_indices(' ').map(|it| it.0).rev();
        spaces.map(|at| (typed[..at].trim(), typed[at..].trim())).find(|&(first, _)| {
            menu.find(first).is_some_and(|nth| match menu.items[nth].pick {
                Pick::More(_) => true,
                Pick::Play(action) => {
                    let mut after = state.clone();
                    game.apply(&mut after, action);
                    !game.is_at_rest(&after)
                        && game.preview(state, action, &self.voice, self.style).is_none()
                }
            })
        })
    }

    /// What could have been typed instead.
    fn misunderstood(&self, menu: &Menu<G::Action>, typed: &str) -> String {
        let several = menu.beginning_with(typed);
        let found = ("found", typed.into());
        match (menu.items.is_empty(), several.is_empty()) {
            (true, _) if self.session.turn() == Turn::Over => {
                self.voice.tell("cli-play-over", [found])
            }
            (true, _) => self.voice.tell("cli-play-nothing", [found]),
            (_, true) => {
                self.voice.tell("cli-play-unknown", [found, ("last", menu.items.len().into())])
            }
            (_, false) => {
                let choices = several.iter().map(|&nth| (nth + 1).to_string());
                let choices = choices.collect::<Vec<_>>().join(", ");
                self.voice.tell("cli-play-several", [found, ("choices", choices.into())])
            }
        }
    }

    /// An action typed in notation, or the rest of one.
    pub(super) fn parse(&self, menu: &Menu<G::Action>, typed: &str) -> Option<G::Action> {
        let small = typed.to_lowercase();
        let spellings = [
            typed.to_owned(),
            small.clone(),
            format!("{}{typed}", menu.prefix),
            format!("{}{small}", menu.prefix),
        ];
        spellings.iter().find_map(|it| it.parse().ok())
    }

    pub(super) fn play(&mut self, action: G::Action, typed: &str) -> Next {
        if matches!(self.session.turn(), Turn::Automa | Turn::Over) {
            return self.refuse(self.misunderstood(&Menu::nothing(), typed));
        }
        let seat = self.viewer.map_or(0, |it| usize::from(it.0));
        self.told[seat] = self.told[seat].min(self.session.ply());
        if let Err(error) = self.session.play(action) {
            return self.refuse(self.voice.trouble(&error.reason));
        }
        // A person is not asked where there is no choice; a script says every step.
        while self.lines.is_terminal() && self.seated.is_none() && self.is_forced() {
            let action = self.session.game().option(self.session.state(), 0);
            if self.session.play(action).is_err() {
                break;
            }
        }
        self.path.clear();
        self.is_stale = true;
        self.end = self.session.ply();
        self.save();
        self.tell();
        Next::Ask
    }
}
