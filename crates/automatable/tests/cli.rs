//! The command line, as a person or a script sees it.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

#[path = "cli/analyse.rs"]
mod analyse;
#[path = "cli/bad_input.rs"]
mod bad_input;
#[path = "cli/commands.rs"]
mod commands;
#[path = "cli/decide.rs"]
mod decide;
#[path = "cli/designer.rs"]
mod designer;
#[path = "cli/fixtures.rs"]
mod fixtures;
#[path = "cli/flags.rs"]
mod flags;
#[path = "cli/helpers.rs"]
mod helpers;
#[path = "cli/hostile.rs"]
mod hostile;
#[path = "cli/lab.rs"]
mod lab;
#[path = "cli/print.rs"]
mod print;
#[path = "cli/replay.rs"]
mod replay;
#[path = "cli/results.rs"]
mod results;
#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;
#[path = "cli/shipped.rs"]
mod shipped;
#[path = "cli/simulate.rs"]
mod simulate;
#[path = "cli/stopped.rs"]
#[cfg(unix)]
mod stopped;
#[path = "cli/why.rs"]
mod why;
