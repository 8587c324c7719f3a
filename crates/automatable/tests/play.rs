//! Playing in the terminal: through a pseudo-terminal as a person does, and
//! through a pipe as a script does.

#[path = "cli/helpers.rs"]
mod helpers;
#[path = "play/kept.rs"]
mod kept;
#[cfg(unix)]
#[path = "play/person.rs"]
mod person;
#[path = "play/script.rs"]
mod script;
