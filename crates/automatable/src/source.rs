//! Sources: the files people give, read whole and with care.

use std::io::Read;

use crate::{answer::Failure, voice::Voice};

/// A text and where it came from.
#[derive(Debug)]
pub(crate) struct Source {
    /// The file, as it was given.
    pub(crate) name: String,
    /// What it says.
    pub(crate) text: String,
}

/// No document of ours comes near this.
const MAX_BYTES: u64 = 64 << 20;

/// Reads a file, or stdin for `-`.
pub(crate) fn read(voice: &Voice, path: &str) -> Result<Source, Failure> {
    let bytes = bytes(path).map_err(|error| {
        let args = [("file", path.into()), ("error", error.to_string().into())];
        Failure::could_not(voice.tell("cli-unreadable", args))
    })?;
    if MAX_BYTES < bytes.len() as u64 {
        return Err(Failure::no(voice.tell("cli-too-large", [("file", path.into())])));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&it| it == b'\n').count() + 1;
        Failure::no(voice.tell("cli-binary", [("file", path.into()), ("line", line.into())]))
    })?;
    if text.trim().is_empty() {
        return Err(Failure::no(voice.tell("cli-empty", [("file", path.into())])));
    }
    Ok(Source { name: path.to_owned(), text })
}

fn bytes(path: &str) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == "-" {
        std::io::stdin().take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
