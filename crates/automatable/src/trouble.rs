//! Trouble: what is wrong with a file or an action, put into one sentence.

use kit::{Message, Trouble};

use crate::voice::Voice;

impl Voice {
    /// What is wrong, in one sentence.
    pub(crate) fn trouble(&self, error: &impl Trouble) -> String {
        self.words().trouble(error)
    }

    /// What is wrong in a file, in one sentence.
    pub(crate) fn trouble_in(&self, file: &str, error: &impl Trouble) -> String {
        self.in_file(file, None, self.trouble(error))
    }

    /// Something wrong in a file, perhaps at a line.
    pub(crate) fn in_file(&self, file: &str, line: Option<usize>, what: String) -> String {
        let (file, what) = (("file", file.into()), ("what", what.into()));
        match line {
            Some(line) => self.tell("cli-at-line", [file, ("line", line.into()), what]),
            None => self.tell("cli-in-file", [file, what]),
        }
    }

    /// Expected one of these words, found that.
    pub(crate) fn expected_one_of(&self, words: &str, found: &str) -> String {
        let words = Message::new("trouble-one-of").with("words", words);
        let message = Message::new("trouble-expected").with("expected", words);
        self.say(&message.with("found", Message::quoted(found)))
    }
}
