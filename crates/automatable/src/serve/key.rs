//! Keys: one for each start, or one of somebody's own that outlives it.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use web::Key;

/// The variable that may hold the key.
const VARIABLE: &str = "AUTOMATABLE_KEY";

/// How long a key of one's own must be.
const LEAST: usize = 16;
const MOST: usize = 128;

/// A key of somebody's own, and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct OwnKey {
    /// The key.
    pub(crate) key: Key,
    /// The file or the variable.
    pub(crate) place: String,
}

/// Why a key of one's own cannot be taken.
#[derive(Debug)]
pub(crate) enum NoKey {
    /// The file cannot be read or made.
    File(PathBuf, io::Error),
    /// What stands there is no key.
    Unfit(String),
    /// The system has no randomness for one.
    Randomness,
}

/// The key in `file`, which is made with a fresh one if it is not there, else the one
/// in the variable.
pub(crate) fn own(file: Option<&Path>, variable: Option<String>) -> Result<Option<OwnKey>, NoKey> {
    let (text, place) = match (file, variable) {
        (Some(file), _) => (in_file(file)?, file.display().to_string()),
        (None, Some(text)) => (text, VARIABLE.to_owned()),
        (None, None) => return Ok(None),
    };
    let text = text.trim();
    let is_plain = text.bytes().all(|it| it.is_ascii_alphanumeric() || b"-._~".contains(&it));
    if !is_plain || !(LEAST..=MOST).contains(&text.len()) {
        return Err(NoKey::Unfit(place));
    }
    Ok(Some(OwnKey { key: Key::new(text), place }))
}

/// What the variable holds, if anything; what is no text is no key either.
pub(crate) fn variable() -> Option<String> {
    let text = std::env::var_os(VARIABLE).filter(|it| !it.is_empty())?;
    Some(text.to_string_lossy().into_owned())
}

fn in_file(file: &Path) -> Result<String, NoKey> {
    let failed = |it| NoKey::File(file.to_owned(), it);
    match std::fs::read_to_string(file) {
        Ok(text) => {
            #[cfg(unix)]
            if is_open(file) {
                tracing::warn!(file = %super::log::plain(&file.display().to_string()), "others on this machine can read the key");
            }
            Ok(text)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = fresh().ok_or(NoKey::Randomness)?;
            write(file, key.text()).map_err(failed)?;
            Ok(key.text().to_owned())
        }
        Err(error) => Err(failed(error)),
    }
}

/// Whether others on this machine can read a file.
#[cfg(unix)]
fn is_open(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|it| it.permissions().mode() & 0o077 != 0)
}

/// Writes a file that only the person can read.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(file)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}

/// A key that nobody can guess: 128 bits of the system's randomness.
pub(crate) fn fresh() -> Option<Key> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(Key::new(bytes.iter().map(|it| format!("{it:02x}")).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_ones_own_is_long_enough_and_can_stand_in_an_address() {
        let text = |it: &str| own(None, Some(it.to_owned())).map(|it| it.unwrap().key);
        assert_eq!(text(" 0123456789abcdef\n").unwrap().text(), "0123456789abcdef");
        for bad in ["", "short", "0123456789abcde&", "0123456789 abcdef", "clé-0123456789abcdef"] {
            assert!(matches!(text(bad), Err(NoKey::Unfit(_))), "{bad}");
        }
        assert!(own(None, None).unwrap().is_none());
    }
}
