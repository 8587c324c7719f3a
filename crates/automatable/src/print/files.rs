//! Everything that is printed is written, or nothing is.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use print::Picture;

use crate::{play::save::write_through, store};

/// What could not be written, and why.
type Unwritten = (PathBuf, io::Error);

/// Writes a PDF to a file and pictures of a game to a folder. Each is whole beside its
/// place before any of them is moved there; if one cannot be moved, all go back. Pictures
/// of the same game that a larger deck has left in the folder go.
pub(super) fn write(
    out: Option<(&Path, &[u8])>,
    png: Option<(&Path, &str, &[Picture])>,
) -> Result<(), Unwritten> {
    let mut stage = Stage::default();
    let written = stage.fill(out, png);
    if written.is_err() {
        stage.undo();
    }
    stage.clear(written.is_err());
    written?;
    if let Some((file, _)) = out {
        // The rename itself must be on the disk too.
        store::sync_folder(file);
    }
    Ok(())
}

/// What has been made and moved so far.
#[derive(Default)]
struct Stage {
    /// Folders of our own, for what is on its way and for what it takes the place of.
    own: Vec<PathBuf>,
    /// A file on its way.
    file: Option<PathBuf>,
    /// Folders that were not there, the outermost first.
    made: Vec<PathBuf>,
    /// What was moved, from where to where.
    moves: Vec<(PathBuf, PathBuf)>,
}

impl Stage {
    fn fill(
        &mut self,
        out: Option<(&Path, &[u8])>,
        png: Option<(&Path, &str, &[Picture])>,
    ) -> Result<(), Unwritten> {
        let told = |path: &Path| {
            let path = path.to_owned();
            move |error: io::Error| (path, error)
        };
        let ready = match png {
            Some((folder, _, pictures)) => {
                Some(self.prepare(folder, pictures).map_err(told(folder))?)
            }
            None => None,
        };
        if let Some((file, bytes)) = out {
            let temporary = store::temporary(file, "");
            self.file = Some(temporary.clone());
            write_through(&temporary, bytes).map_err(told(file))?;
        }
        if let (Some((folder, game, pictures)), Some([part, old])) = (png, ready) {
            self.exchange(folder, game, pictures, [&part, &old]).map_err(told(folder))?;
        }
        if let (Some((file, _)), Some(temporary)) = (out, self.file.clone()) {
            fs::rename(&temporary, file).map_err(told(file))?;
            self.file = None;
        }
        Ok(())
    }

    /// Writes the pictures into a folder of our own within theirs.
    fn prepare(&mut self, folder: &Path, pictures: &[Picture]) -> io::Result<[PathBuf; 2]> {
        let missing = folder.ancestors().take_while(|it| !it.as_os_str().is_empty());
        let mut missing: Vec<&Path> = missing.take_while(|it| !it.exists()).collect();
        missing.reverse();
        for it in missing {
            fs::create_dir(it)?;
            self.made.push(it.to_owned());
        }
        let own = ["part", "old"].map(|it| folder.join(format!(".{it}-{}", std::process::id())));
        for it in &own {
            fs::create_dir(it)?;
            self.own.push(it.clone());
        }
        for picture in pictures {
            fs::write(own[0].join(&picture.name), &picture.bytes)?;
        }
        Ok(own)
    }

    /// Moves old pictures out and new ones in.
    fn exchange(
        &mut self,
        folder: &Path,
        game: &str,
        pictures: &[Picture],
        [part, old]: [&Path; 2],
    ) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            if entry.file_type()?.is_file() && is_picture(&name.to_string_lossy(), game) {
                self.rename(entry.path(), old.join(name))?;
            }
        }
        for picture in pictures {
            self.rename(part.join(&picture.name), folder.join(&picture.name))?;
        }
        Ok(())
    }

    fn rename(&mut self, from: PathBuf, to: PathBuf) -> io::Result<()> {
        fs::rename(&from, &to)?;
        self.moves.push((from, to));
        Ok(())
    }

    /// Moves everything back, the last first.
    fn undo(&mut self) {
        for (from, to) in self.moves.drain(..).rev() {
            let _ = fs::rename(to, from);
        }
    }

    /// Leaves nothing of our own behind, nor, if all was in vain, a folder that was not there.
    fn clear(self, is_vain: bool) {
        for it in &self.own {
            let _ = fs::remove_dir_all(it);
        }
        if let Some(file) = &self.file {
            let _ = fs::remove_file(file);
        }
        for it in self.made.iter().rev().filter(|_| is_vain) {
            // Only what is empty goes.
            let _ = fs::remove_dir(it);
        }
    }
}

/// Whether a file is called as the pictures of a game are.
fn is_picture(name: &str, game: &str) -> bool {
    let middle = || name.strip_prefix(game)?.strip_prefix('-')?.strip_suffix(".png");
    middle().and_then(|it| it.split_once('-')).is_some_and(|(number, side)| {
        2 <= number.len()
            && number.bytes().all(|it| it.is_ascii_digit())
            && matches!(side, "front" | "back")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pictures_of_the_game_are_taken_for_such() {
        for ours in ["brass-01-front.png", "brass-117-back.png"] {
            assert!(is_picture(ours, "brass"), "{ours}");
        }
        for other in
            ["brass-1-front.png", "brass-01-side.png", "london-01-front.png", "brass-01-front.jpg"]
        {
            assert!(!is_picture(other, "brass"), "{other}");
        }
    }
}
