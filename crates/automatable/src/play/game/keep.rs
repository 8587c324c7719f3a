//! Keeping the game: after every action, and on leaving.

use std::path::Path;

use kit::{Record, Turn};

use super::{Match, Next};
use crate::{
    answer::{self, Answer, Exit},
    board::Board,
    play::save::{Kept, SaveError},
};

impl<G: Board> Match<G> {
    /// Saves all that counts, whatever moment is being looked at.
    pub(super) fn save(&mut self) {
        let text = desk::signed(&self.counted().to_toml());
        self.unsaved = self.kept.write(&text).err();
        if let Some(error) = &self.unsaved {
            answer::complain(&self.unsaved_sentence(self.kept.file(), error));
        }
    }

    /// The record of all that counts. What was taken back is not in the file: that it had
    /// been answered is, so that nobody forgets it by leaving.
    fn counted(&self) -> Record<G> {
        let mut record = self.session.record_to(self.end);
        if self.session.is_answered(self.end) {
            record.marks.undone = record.marks.undone.saturating_add(1);
        }
        record
    }

    fn unsaved_sentence(&self, file: &Path, error: &SaveError) -> String {
        let file = ("file", file.display().to_string().into());
        match error {
            SaveError::Changed => self.voice.tell("cli-play-changed", [file]),
            SaveError::Disk(error) => self
                .voice
                .tell("cli-play-unsaved", [file, ("error", self.voice.refusal(error).into())]),
        }
    }

    /// Saves now, perhaps elsewhere; if that fails, the file that worked goes on.
    pub(super) fn save_to(&mut self, file: Option<&str>) -> Next {
        let Some(file) = file else {
            self.save();
            if self.unsaved.is_none() {
                self.saved();
            }
            return Next::Ask;
        };
        if Path::new(file).exists() {
            return self.refuse(self.voice.tell("cli-play-exists", [("file", file.into())]));
        }
        let mut kept = Kept::new(file.into());
        match kept.write(&desk::signed(&self.counted().to_toml())) {
            Ok(()) => {
                self.kept = kept;
                self.unsaved = None;
                self.saved();
            }
            Err(error) => {
                let error = match &error {
                    SaveError::Changed => self.unsaved_sentence(kept.file(), &error),
                    SaveError::Disk(error) => self.voice.refusal(error),
                };
                let old = self.kept.file().display().to_string();
                let args = [("file", file.into()), ("error", error.into()), ("old", old.into())];
                answer::complain(&self.voice.tell("cli-play-not-there", args));
            }
        }
        Next::Ask
    }

    fn saved(&self) {
        let file = self.kept.file().display().to_string();
        self.remark(&self.voice.tell("cli-play-saved", [("file", file.into())]));
    }

    /// Leaves, with the game saved if it can be.
    pub(super) fn leave(&mut self, exit: Exit, sentence: &str) -> Answer {
        if self.unsaved.is_some() {
            self.save();
        }
        let mut out = self.style.wrap(0, sentence);
        if self.unsaved.is_none() {
            let args = [("file", self.kept.file().display().to_string().into())];
            out += &self.style.wrap(0, &self.voice.tell("cli-play-kept", args));
            if self.session.game().turn(self.session.at(self.end)) != Turn::Over {
                out += &self.style.wrap(0, &self.to_go_on());
            }
        }
        match (exit, &self.unsaved) {
            (Exit::No, _) => Answer { text: String::new(), remark: sentence.to_owned(), exit },
            (_, Some(_)) => Answer { text: out, remark: String::new(), exit: Exit::CouldNot },
            _ => Answer::yes(out),
        }
    }

    /// What to type to go on with this game.
    fn to_go_on(&self) -> String {
        let file = self.kept.file().display().to_string();
        let command = if self.session.game().is_at_table() { "table" } else { "play" };
        let args = [("file", file.into()), ("game", G::ID.into()), ("command", command.into())];
        self.voice.tell("cli-play-resume", args)
    }
}
