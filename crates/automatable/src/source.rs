//! Sources: the files people give, read whole and with care.

use std::{io::Read, path::Path};

use crate::{answer::Failure, voice::Voice};

/// A text and where it came from.
#[derive(Debug)]
pub(crate) struct Source {
    /// The file, as it was given.
    pub(crate) name: String,
    /// What it says.
    pub(crate) text: String,
}

/// The most megabytes of a document: a long game takes a hundredth of one, and
/// reading takes many times as much memory.
const MAX_MEGABYTES: u32 = 4;
const MAX_BYTES: u64 = (MAX_MEGABYTES as u64) << 20;

/// Reads a file, or stdin for `-`.
pub(crate) fn read(voice: &Voice, path: impl AsRef<Path>) -> Result<Source, Failure> {
    let path = path.as_ref();
    let name = path.display().to_string();
    let file = ("file", name.as_str().into());
    let bytes = bytes(path).map_err(|error| {
        let args = [("file", name.as_str().into()), ("error", voice.refusal(&error).into())];
        Failure::could_not(voice.tell("cli-unreadable", args))
    })?;
    let Some(bytes) = bytes else {
        let args = [file, ("limit", MAX_MEGABYTES.into())];
        return Err(Failure::no(voice.tell("cli-too-large", args)));
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&it| it == b'\n').count() + 1;
        let args = [("file", name.as_str().into()), ("line", line.into())];
        Failure::no(voice.tell("cli-binary", args))
    })?;
    if text.trim().is_empty() {
        return Err(Failure::no(voice.tell("cli-empty", [file])));
    }
    Ok(Source { name, text })
}

/// What a file says, or nothing if that is too much.
fn bytes(path: &Path) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    }
    Ok((bytes.len() as u64 <= MAX_BYTES).then_some(bytes))
}
