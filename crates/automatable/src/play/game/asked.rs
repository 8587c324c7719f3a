//! Questions a person asks in the middle of a game; nothing on the table changes.

use super::{Match, Next};
use crate::{
    board::Board,
    hint,
    play::{
        menu::Menu,
        narrate,
        words::{self, WORDS},
    },
    rules,
    style::Paint,
    why,
};

impl<G: Board> Match<G> {
    /// What can be said.
    pub(super) fn help(&self) {
        let mut out = self.style.wrap(0, &self.voice.text("cli-play-help"));
        for word in WORDS {
            let does = self.voice.text(&format!("cli-play-help-{word}"));
            let word = self.style.paint(Paint::Bold, &words::spoken(&self.voice, word));
            out += &self.style.labelled(&format!("  {word}"), 16, &does);
        }
        out += &self.style.labelled("  ?", 16, &self.voice.text("cli-play-help-why-not"));
        out += &self.style.labelled("  >", 16, &self.voice.text("cli-play-help-prompt"));
        self.say(&out);
    }

    /// Good deeds for this table; asked once more, what each of them brings.
    pub(super) fn hint(&mut self) -> Next {
        let print = coach::print(&self.session);
        let known = self.hint.take().filter(|it| it.print == print);
        let has_reasons = known.is_some();
        let found = match known {
            Some(hint) => Ok(hint),
            None => hint::worked_out(&self.session),
        };
        match found {
            Ok(hint) => {
                if !self.hinted.contains(&print) {
                    // The record counts who asks, once for each table; an honest game has no
                    // hints.
                    if let Err(error) = self.session.hint() {
                        return self.refuse(self.voice.trouble(&error));
                    }
                    self.hinted.push(print);
                    self.save();
                }
                let (voice, style) = (&self.voice, self.style);
                self.say(&hint::text(voice, style, &self.session, &hint, has_reasons));
                self.hint = Some(hint);
                Next::Ask
            }
            Err(error) => self.refuse(self.voice.trouble(&error)),
        }
    }

    /// The automa's reasons.
    pub(super) fn why(&mut self, ply: Option<&str>) -> Next {
        let plies = match ply.map(str::parse::<usize>) {
            None => why::last_turn(&self.session),
            Some(Ok(ply)) => vec![ply],
            Some(Err(_)) => Vec::new(),
        };
        let mut out = why::of_plies(&self.voice, self.style, &self.session, &plies);
        if out.is_empty() {
            out = self.style.wrap(0, &self.voice.text("cli-why-no-turn"));
        }
        self.say(&out);
        Next::Ask
    }

    /// Why something is not possible: what was typed, or what is conspicuously not offered.
    pub(super) fn why_not(&mut self, menu: &Menu<G::Action>, typed: Option<&str>) -> Next {
        let game = self.session.game();
        let state = self.session.state();
        let refused = |action: G::Action| {
            let refusal = game.refusal(state, action)?;
            Some(self.voice.trouble(&refused(action, refusal)))
        };
        let Some(typed) = typed else {
            let missing = game.not_offered(state).into_iter().filter_map(refused);
            let out: String = missing.map(|it| self.style.wrap(0, &it)).collect();
            self.say(&if out.is_empty() {
                self.style.wrap(0, &self.voice.text("cli-play-why-not"))
            } else {
                out
            });
            return Next::Ask;
        };
        let whole = game.menu(state, &self.voice, self.style);
        let picked = menu.find(typed).or_else(|| whole.find(typed)).is_some();
        match self.parse(menu, typed) {
            _ if picked => self.remark(&self.voice.text("cli-play-allowed")),
            Some(action) => {
                let sentence = refused(action);
                self.remark(&sentence.unwrap_or_else(|| self.voice.text("cli-play-allowed")));
            }
            None => {
                // Half of the words may be enough: `buy 19` of `buy 19 a1 r0`.
                let meant = desk::fold(typed) + " ";
                let is_meant = |it: &G::Action| format!("{it} ").starts_with(&meant);
                let missing = game.not_offered(state).into_iter().find(is_meant);
                let missing = missing.or_else(|| game.half_said(typed));
                let unread = || typed.parse::<G::Action>().err().map(|it| self.voice.trouble(&it));
                let sentence = missing.and_then(refused).or_else(unread);
                self.remark(&sentence.unwrap_or_default());
            }
        }
        Next::Ask
    }

    /// What happened so far.
    pub(super) fn log(&self) -> String {
        narrate::story(&self.voice, self.style, &self.session, self.eyes())
    }

    /// A rule by its id.
    pub(super) fn rules(&mut self, id: Option<&str>) -> Next {
        let Some(id) = id else {
            let ids: Vec<&str> = G::RULES.iter().map(|it| it.id).collect();
            self.remark(&self.voice.tell("cli-play-rules", [("ids", ids.join(", ").into())]));
            return Next::Ask;
        };
        match rules::one::<G>(&self.voice, self.style, id) {
            Some(text) => {
                self.say(&text);
                Next::Ask
            }
            None => self.refuse(rules::unknown::<G>(&self.voice, id)),
        }
    }
}

/// Why an action is not allowed.
fn refused(action: impl ToString, refusal: kit::Refusal) -> kit::Reason {
    kit::Reason::Refused { action: action.to_string(), refusal: Some(refusal) }
}
