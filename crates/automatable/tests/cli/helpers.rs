//! What makes a test three lines.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

use kit::{Dealer, Game, OwnDice, Player, Random, Seen, Session, Turn};
use serde_json::Value;

/// How a command ended.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What was printed, as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Holds that it ended like this, saying all of these things on stderr, in one line.
    pub(crate) fn fails(&self, code: i32, said: &[&str]) {
        assert_eq!(self.code, code, "{self:?}");
        for said in said {
            assert!(self.err.contains(said), "expected {said:?}: {self:?}");
        }
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
    }
}

/// A command in English, without colours.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"] {
        command.env_remove(name);
    }
    command.args(args).stdin(Stdio::null());
    command
}

/// Runs a command.
pub(crate) fn run(args: &[&str]) -> Ran {
    ran(command(args).output().unwrap())
}

/// Runs a command with something on stdin.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A command that fails early need not read all of it.
    let _ = stdin.write_all(input);
    drop(stdin);
    ran(child.wait_with_output().unwrap())
}

fn ran(output: std::process::Output) -> Ran {
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A file for one test, gone at its end.
pub(crate) struct TempFile(pub(crate) PathBuf);

impl TempFile {
    pub(crate) fn new(name: &str, content: impl AsRef<[u8]>) -> TempFile {
        let path = std::env::temp_dir().join(format!("automatable-{}-{name}", std::process::id()));
        std::fs::write(&path, content).unwrap();
        TempFile(path)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A game played to its end by the random player.
pub(crate) fn finished<G: Game>(seed: u64) -> Session<G> {
    let game = G::new(&G::Setup::default()).unwrap();
    let mut session = Session::new(game, Dealer::dice(seed));
    let mut player = Random::default();
    Player::<G>::begin(&mut player, OwnDice::new(seed));
    while let Turn::Human(seat) = session.turn() {
        let seen = Seen::of(session.game(), session.state(), seat);
        let action = player.choose(session.game(), &seen);
        session.play(action).unwrap();
    }
    assert_eq!(session.turn(), Turn::Over);
    session
}
