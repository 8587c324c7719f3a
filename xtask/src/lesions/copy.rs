//! The copy of the sources that lesions are cut into.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use super::file::Lesion;

/// What is copied: what the tests of a game are built from and read.
const PARTS: [&str; 5] = ["Cargo.toml", "Cargo.lock", "crates", "docs/rules", "xtask"];

/// A copy of the sources, with a folder for what is built from it.
pub(crate) struct SourceCopy {
    root: PathBuf,
    /// Where the copy lies.
    pub(crate) dir: PathBuf,
    /// Where it is built: the same folder for all lesions, so that each
    /// compiles little more than its game.
    pub(crate) target: PathBuf,
}

impl SourceCopy {
    /// Copies what differs from an earlier copy, so that cargo compiles no more.
    pub(crate) fn new(root: &Path) -> Result<SourceCopy, String> {
        let lesions = root.join("target/lesions");
        let (dir, target) = (lesions.join("copy"), lesions.join("target"));
        let copy = SourceCopy { root: root.to_owned(), dir, target };
        let files = sources(root)?;
        for file in below(&copy.dir).iter().filter(|&it| !files.contains(it)) {
            told(file, fs::remove_file(copy.dir.join(file)))?;
        }
        for file in &files {
            copy.restore(file)?;
        }
        Ok(copy)
    }

    /// Breaks a rule in the copy.
    pub(crate) fn cut(&self, lesion: &Lesion) -> Result<(), String> {
        let file = self.dir.join(lesion.path());
        let source = told(&file, fs::read_to_string(&file))?;
        told(&file, fs::write(&file, lesion.cut(&source)?))
    }

    /// Puts the file back as it was.
    pub(crate) fn heal(&self, lesion: &Lesion) -> Result<(), String> {
        self.restore(Path::new(&lesion.path()))
    }

    fn restore(&self, file: &Path) -> Result<(), String> {
        let (from, to) = (self.root.join(file), self.dir.join(file));
        let source = told(&from, fs::read(&from))?;
        if fs::read(&to).is_ok_and(|it| it == source) {
            return Ok(());
        }
        if let Some(dir) = to.parent() {
            told(dir, fs::create_dir_all(dir))?;
        }
        told(&to, fs::write(&to, source))
    }
}

/// The files of the workspace that are copied: those git knows or would know.
fn sources(root: &Path) -> Result<BTreeSet<PathBuf>, String> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "-co", "--exclude-standard", "--"]);
    let listed = git.args(PARTS).output().map_err(|error| format!("git: {error}"))?;
    if !listed.status.success() {
        return Err(format!("git: {}", String::from_utf8_lossy(&listed.stderr)));
    }
    let names = String::from_utf8_lossy(&listed.stdout);
    let files = names.split('\0').filter(|it| !it.is_empty()).map(PathBuf::from);
    // A file removed but not yet told to git is still listed.
    Ok(files.filter(|it| root.join(it).is_file()).collect())
}

/// The files below a folder, relative to it; none if there is no such folder.
fn below(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(file) = path.strip_prefix(dir) {
                files.push(file.to_owned());
            }
        }
    }
    files
}

fn told<T>(file: &Path, outcome: std::io::Result<T>) -> Result<T, String> {
    outcome.map_err(|error| format!("{}: {error}", file.display()))
}
