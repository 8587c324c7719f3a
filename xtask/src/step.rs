//! Steps: commands with a name, run one after the other.

use std::{
    io::Write,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

/// A command with a name.
pub(crate) struct Step {
    name: &'static str,
    command: Command,
}

impl Step {
    /// The same step with an environment variable set.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Step {
        self.command.env(name, value);
        self
    }
}

/// A step that runs cargo.
pub(crate) fn cargo(name: &'static str, args: &str) -> Step {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args.split(' '));
    Step { name, command }
}

/// A step that runs another program.
pub(crate) fn program(name: &'static str, program: &str, args: &str) -> Step {
    let mut command = Command::new(program);
    command.args(args.split(' '));
    Step { name, command }
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
        let mut command = Command::new(step.command.get_program());
        command.args(step.command.get_args());
        command.envs(step.command.get_envs().filter_map(|(key, value)| Some((key, value?))));
        let is_good = match command.status() {
            Ok(status) => status.success(),
            Err(error) => {
                say(&format!("{}: {error}", step.name));
                false
            }
        };
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
