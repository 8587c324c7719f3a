//! Steps: commands with a name, run one after the other or beside each other.

use std::{
    io::Write,
    process::{Command, ExitCode, Stdio},
    thread,
    time::Instant,
};

/// A command with a name, or a request to the person in front of the screen.
pub(crate) struct Step {
    name: &'static str,
    deed: Deed,
}

enum Deed {
    Run(Command),
    /// Something only a person can do: it fails, and says what.
    Ask(String),
    /// Two rows of steps beside each other; of the second one's, only those that fail
    /// are heard.
    Beside(Vec<Step>, Vec<Step>),
    /// Something to read, and nothing to do.
    Say(String),
}

/// Who hears what a step says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Voice {
    Aloud,
    IfItFails,
}

impl Step {
    /// The same step with an environment variable set.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Step {
        if let Deed::Run(command) = &mut self.deed {
            command.env(name, value);
        }
        self
    }

    /// The same step with more arguments, whatever is in them.
    pub(crate) fn args<const N: usize>(mut self, args: [&str; N]) -> Step {
        if let Deed::Run(command) = &mut self.deed {
            command.args(args);
        }
        self
    }

    /// What is run or asked for, on one line.
    #[cfg(test)]
    pub(crate) fn line(&self) -> String {
        match &self.deed {
            Deed::Run(command) => {
                let words = std::iter::once(command.get_program()).chain(command.get_args());
                words.map(|it| it.to_string_lossy()).collect::<Vec<_>>().join(" ")
            }
            Deed::Ask(text) | Deed::Say(text) => text.clone(),
            Deed::Beside(one, other) => {
                one.iter().chain(other).map(Step::line).collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// Runs it; whether it went well.
    pub(crate) fn perform(&self) -> bool {
        self.performed(Voice::Aloud)
    }

    fn performed(&self, voice: Voice) -> bool {
        match &self.deed {
            Deed::Run(given) => self.ran(given, voice),
            Deed::Ask(text) => {
                say(text);
                false
            }
            Deed::Beside(one, other) => beside(one, other),
            Deed::Say(text) => {
                say(text);
                true
            }
        }
    }

    /// Runs a command; whether it went well.
    fn ran(&self, given: &Command, voice: Voice) -> bool {
        let mut command = Command::new(given.get_program());
        command.args(given.get_args());
        command.envs(given.get_envs().filter_map(|(key, value)| Some((key, value?))));
        let ended = match voice {
            Voice::Aloud => command.status(),
            Voice::IfItFails => command.output().map(|it| {
                if !it.status.success() {
                    say(&String::from_utf8_lossy(&[it.stdout, it.stderr].concat()));
                }
                it.status
            }),
        };
        match ended {
            Ok(status) => status.success(),
            Err(error) => {
                say(&format!("{}: {error}", self.name));
                false
            }
        }
    }
}

/// Runs two rows of steps beside each other; whether both went well.
fn beside(one: &[Step], other: &[Step]) -> bool {
    thread::scope(|scope| {
        let other = scope.spawn(|| row(other, Voice::IfItFails));
        let is_good = row(one, Voice::Aloud);
        other.join().is_ok_and(|it| it) && is_good
    })
}

/// Runs steps up to the first that fails; whether all went well.
fn row(steps: &[Step], voice: Voice) -> bool {
    steps.iter().all(|step| {
        let started = Instant::now();
        let is_good = step.performed(voice);
        let end = if is_good { "" } else { " FAILED" };
        say(&format!("-- {}: {:.1} s{end}", step.name, started.elapsed().as_secs_f64()));
        is_good
    })
}

/// Steps beside each other: one row leaves a core idle while it waits for one large
/// crate, the other one takes it.
pub(crate) fn together(name: &'static str, one: Vec<Step>, other: Vec<Step>) -> Step {
    Step { name, deed: Deed::Beside(one, other) }
}

/// A step that only tells something.
pub(crate) fn note(name: &'static str, text: String) -> Step {
    Step { name, deed: Deed::Say(text) }
}

/// A step that asks a person to install something.
pub(crate) fn ask_for(names: &str, packages: &str) -> Step {
    let text = format!(
        "{names} cannot be installed from here.\nInstall {names} (Debian: apt-get install {packages}), then run this again."
    );
    Step { name: "what is missing", deed: Deed::Ask(text) }
}

/// A step that asks a person for something else.
pub(crate) fn ask(text: &str) -> Step {
    Step { name: "what is missing", deed: Deed::Ask(text.to_owned()) }
}

/// A step that runs cargo.
pub(crate) fn cargo(name: &'static str, args: &str) -> Step {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args.split(' '));
    Step { name, deed: Deed::Run(command) }
}

/// A step that runs another program.
pub(crate) fn program(name: &'static str, program: &str, args: &str) -> Step {
    let mut command = Command::new(program);
    command.args(args.split(' '));
    Step { name, deed: Deed::Run(command) }
}

/// Whether a program can be run.
pub(crate) fn has(program: &str) -> bool {
    let asked =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|it| it.success())
}

/// Runs the steps up to the first that fails, and says how long each took.
pub(crate) fn run(steps: &[Step]) -> ExitCode {
    let mut times = Vec::new();
    for step in steps {
        say(&format!("== {} ==", step.name));
        let started = Instant::now();
        let is_good = step.perform();
        times.push(format!("{:>7.1} s  {}", started.elapsed().as_secs_f64(), step.name));
        if !is_good {
            say(&format!("{}\nFAILED at: {}", times.join("\n"), step.name));
            return ExitCode::FAILURE;
        }
    }
    say(&format!("{}\nall passed", times.join("\n")));
    ExitCode::SUCCESS
}

/// Says something on stderr.
pub(crate) fn say(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_beside_each_other_are_good_if_both_are() {
        let good = || vec![program("good", "true", "-"), program("good", "true", "-")];
        let bad = || vec![program("good", "true", "-"), program("bad", "false", "-")];
        assert!(together("both", good(), good()).perform());
        assert!(!together("one", bad(), good()).perform());
        assert!(!together("other", good(), bad()).perform());
    }
}
