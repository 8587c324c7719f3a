//! Trouble: what is wrong with a file or an action, put into one sentence.

use kit::Trouble;

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
}
