//! Saving: a game is on the disk before the next thing happens.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::store;

/// A file that a game is kept in, and what this program last knew it to say.
#[derive(Debug)]
pub(crate) struct Kept {
    file: PathBuf,
    known: Option<String>,
}

/// Why a game could not be saved.
#[derive(Debug)]
pub(crate) enum SaveError {
    /// Somebody else has written the file since.
    Changed,
    /// The system refuses.
    Disk(io::Error),
}

impl Kept {
    /// A file that is not there yet.
    pub(crate) fn new(file: PathBuf) -> Kept {
        Kept { file, known: None }
    }

    /// A file that says this.
    pub(crate) fn read(file: PathBuf, text: String) -> Kept {
        Kept { file, known: Some(text) }
    }

    /// The file.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// Writes the file, unless another program, perhaps this one in a second
    /// terminal, has written it since.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), SaveError> {
        match fs::read(&self.file) {
            Ok(found) if self.known.as_ref().is_none_or(|it| it.as_bytes() != found) => {
                return Err(SaveError::Changed);
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(SaveError::Disk(error));
            }
            // A file that somebody removed is written again.
            _ => {}
        }
        write(&self.file, text.as_bytes()).map_err(SaveError::Disk)?;
        self.known = Some(text.to_owned());
        Ok(())
    }
}

/// Writes a file so that whoever looks, even after a crash, finds either the
/// old content or the new: a temporary file first, then a rename.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let temporary = store::temporary(path, "");
    let written = write_through(&temporary, bytes).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
        return written;
    }
    // The rename itself must be on the disk too.
    store::sync_folder(path);
    Ok(())
}

/// Writes a file that nobody knows yet, down to the disk.
pub(crate) fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes a file that grows too large an error instead of the end of the program.
pub(crate) fn survive_a_full_disk() {
    // The signal is only noticed, by a flag nobody reads; the write then fails,
    // and the person is told.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Default::default());
}

/// The records of a game in the data folder, the last played one first.
pub(crate) fn games(folder: &Path, game: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is_record = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&format!("{game}-")) && name.ends_with(".toml")
    };
    let mut found: Vec<_> = entries
        .filter_map(|it| it.ok())
        .filter(|it| is_record(&it.path()))
        .filter_map(|it| Some((it.metadata().ok()?.modified().ok()?, it.path())))
        .collect();
    found.sort();
    found.into_iter().rev().map(|it| it.1).collect()
}

/// A name in the data folder that no game has yet.
pub(crate) fn fresh(folder: &Path, game: &str) -> PathBuf {
    let numbered = |n: u32| folder.join(format!("{game}-{n:04}.toml"));
    (1..).map(numbered).find(|it| !it.exists()).unwrap_or_else(|| numbered(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_written_leaves_the_old_file_alone() {
        let folder = std::env::temp_dir().join(format!("automatable-save-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = fresh(&folder, "toy");
        write(&file, b"one").unwrap();
        write(&file, b"two").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert_eq!(games(&folder, "toy"), std::slice::from_ref(&file));
        assert!(write(&folder.join("no").join("folder"), b"three").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert_ne!(fresh(&folder, "toy"), file);
        fs::remove_dir_all(&folder).unwrap();
    }
}
