//! The files beside the file of games: their names, and how they are put in
//! place so that a kill at any moment leaves the old one or the new one.

use std::{
    ffi::OsString,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

/// What SQLite puts beside a file while it is at work on it.
pub(super) const JOURNALS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// How long to wait for another start that is at work on the same folder.
const PATIENCE: Duration = Duration::from_secs(20);

/// The same path with something at its end.
pub(super) fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// A name beside `file` that tells what it is for and which process has it.
pub(crate) fn temporary(file: &Path, what: &str) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    file.with_file_name(format!(".{name}{what}.{}.tmp", std::process::id()))
}

/// The folder that a file lies in.
pub(crate) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes the file, if it is not there, for the person alone; SQLite gives its
/// journals the same rights.
pub(super) fn private(file: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    // Of one that was there before the rights are ours to close, if it is ours.
    #[cfg(unix)]
    let _ = opened.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600));
    drop(opened);
    Ok(())
}

/// Waits until what is in a file is on the disk.
pub(super) fn sync(file: &Path) -> io::Result<()> {
    fs::OpenOptions::new().append(true).open(file)?.sync_all()
}

/// Waits until the names in the folder of `file` are on the disk; where folders
/// cannot be opened (Windows) the system does that on its own.
pub(crate) fn sync_folder(file: &Path) {
    if let Ok(folder) = File::open(folder_of(file)) {
        let _ = folder.sync_all();
    }
}

/// Removes a file, if it is there.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Removes a file of ours and its journals, as far as that can be done.
pub(super) fn discard(file: &Path) {
    for end in ["", "-journal", "-wal", "-shm"] {
        let _ = remove(&with_end(file, end));
    }
}

/// Gives a file a second name, which must be free; on a disk without second
/// names it is copied.
pub(super) fn second_name(file: &Path, name: &Path) -> io::Result<()> {
    match fs::hard_link(file, name) {
        Err(error) if is_about_links(&error) => {
            if name.symlink_metadata().is_ok() {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            let half = temporary(name, "");
            let copied = fs::copy(file, &half).and_then(|_| sync(&half));
            copied.and_then(|()| fs::rename(&half, name)).inspect_err(|_| discard(&half))
        }
        other => other,
    }
}

/// Whether the disk has no second names, rather than no room or no such file.
fn is_about_links(error: &io::Error) -> bool {
    use io::ErrorKind::{AlreadyExists, NotFound, QuotaExceeded, StorageFull};
    !matches!(error.kind(), AlreadyExists | NotFound | StorageFull | QuotaExceeded)
}

/// Which file it is, whatever it is called; nothing where systems do not tell.
pub(super) fn identity(file: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(file).ok().map(|it| (it.dev(), it.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        None
    }
}

/// Whether two names mean the same file; where nobody can tell, whether both
/// say the same.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    let same = |it: fs::Metadata| fs::metadata(other).is_ok_and(|o| o.len() == it.len());
    match (identity(one), identity(other)) {
        (Some(one), Some(other)) if one == other => true,
        // A copy, on a disk without second names.
        _ => {
            fs::metadata(one).is_ok_and(same)
                && fs::read(one).is_ok_and(|it| fs::read(other).is_ok_and(|o| it == o))
        }
    }
}

/// Held as long as somebody uses a file of games: shared by servers, alone by
/// whoever puts another file in its place. The system lets go of it when a
/// process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock(Option<File>);

/// Why a lock was not given.
#[derive(Debug)]
pub(super) enum NoLock {
    /// Another process holds it.
    Busy,
    /// The system refuses the file.
    Refused(PathBuf, io::Error),
}

impl Lock {
    /// Together with others who only use the file.
    pub(super) fn shared(file: &Path) -> Result<Lock, NoLock> {
        Lock::wait(file, File::try_lock_shared)
    }

    /// Alone: nobody else has the file of games open.
    pub(super) fn alone(file: &Path) -> Result<Lock, NoLock> {
        Lock::wait(file, File::try_lock)
    }

    fn wait(file: &Path, lock: fn(&File) -> Result<(), TryLockError>) -> Result<Lock, NoLock> {
        let path = with_end(file, ".lock");
        let opened = private(&path).and_then(|()| fs::OpenOptions::new().append(true).open(&path));
        let held = opened.map_err(|it| NoLock::Refused(path, it))?;
        let start = Instant::now();
        loop {
            match lock(&held) {
                Ok(()) => return Ok(Lock(Some(held))),
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                    thread::sleep(Duration::from_millis(20));
                }
                Err(TryLockError::WouldBlock) => return Err(NoLock::Busy),
                // A disk without locks: SQLite's own are all there is.
                Err(TryLockError::Error(_)) => return Ok(Lock(None)),
            }
        }
    }

    /// Lets go of it before the process ends.
    pub(super) fn release(self) {
        if let Some(held) = self.0 {
            let _ = held.unlock();
        }
    }
}

/// Removes what processes that are no more have left half written in a folder:
/// `.NAME.PID.tmp` with a name that `is_ours`.
pub(crate) fn sweep(folder: &Path, is_ours: impl Fn(&str) -> bool) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_file = entry.file_type().is_ok_and(|it| it.is_file());
        let left = left_by(&name).filter(|(of, pid)| is_ours(of) && !is_alive(*pid, &entry));
        if is_file && left.is_some() {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Of which file a temporary one is, and the process that made it.
fn left_by(name: &str) -> Option<(&str, u32)> {
    let journal = JOURNALS.iter().find_map(|it| name.strip_suffix(it));
    let (name, pid) = journal.unwrap_or(name).strip_suffix(".tmp")?.rsplit_once('.')?;
    Some((name.strip_prefix('.')?, pid.parse().ok()?))
}

/// Whether the process that made a file may still be at work on it. What bears
/// our own number was left by another who had it: nothing is swept once we write.
fn is_alive(pid: u32, entry: &fs::DirEntry) -> bool {
    if pid == std::process::id() {
        return false;
    }
    let processes = Path::new("/proc/self");
    if processes.exists() {
        return Path::new("/proc").join(pid.to_string()).exists();
    }
    // Nobody writes one file for a day.
    let day = Duration::from_secs(24 * 60 * 60);
    let age = entry.metadata().and_then(|it| it.modified()).map(|it| it.elapsed());
    !matches!(age, Ok(Ok(age)) if day < age)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_dead_processes_left_of_our_files_is_swept() {
        let folder = std::env::temp_dir().join(format!("automatable-swept-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join(".games.sqlite.bak.4194305.tmp")).unwrap();
        let dead = 4_194_304_u32 + 7;
        let names = [
            (format!(".patchwork-0001.toml.{dead}.tmp"), false),
            (format!(".games.sqlite.rescue.{dead}.tmp"), false),
            (format!(".games.sqlite.scratch.{dead}.tmp-wal"), false),
            (".patchwork-0001.toml.1.tmp".to_owned(), Path::new("/proc/1").exists()),
            (format!(".notes.txt.{dead}.tmp"), true),
            (format!("patchwork-0001.toml.{dead}.tmp"), true),
            (format!(".patchwork-0001.toml.{dead}"), true),
            (".patchwork-0001.toml.tmp".to_owned(), true),
            ("games.sqlite".to_owned(), true),
        ];
        names.iter().for_each(|it| fs::write(folder.join(&it.0), "half").unwrap());
        sweep(&folder, |it| it.starts_with("games.sqlite") || it.ends_with(".toml"));
        for (name, stays) in names {
            assert_eq!(folder.join(&name).exists(), stays, "{name}");
        }
        assert!(folder.join(".games.sqlite.bak.4194305.tmp").is_dir());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_file_in_use_cannot_be_replaced_by_another_process() {
        let folder = std::env::temp_dir().join(format!("automatable-lock-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("games.sqlite");
        let (one, other) = (Lock::shared(&file).unwrap(), Lock::shared(&file).unwrap());
        let held = |it: &Lock| it.0.as_ref().unwrap().try_lock().is_ok();
        assert!(!held(&one));
        other.release();
        assert!(held(&one));
        fs::remove_dir_all(&folder).unwrap();
    }
}
