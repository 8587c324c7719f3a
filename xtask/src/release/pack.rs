//! Archives as plain bytes: tar, gzip, zip and ar. The same files make the same bytes,
//! whoever packs them and whenever.

use std::io::Write;

use flate2::{Compression, Crc, GzBuilder, write::DeflateEncoder};

/// A file, or a folder if its path ends with a stroke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) path: String,
    pub(crate) body: Vec<u8>,
    pub(crate) mode: u32,
    /// Whose it is, by number.
    pub(crate) owner: u32,
}

impl Entry {
    /// A file for everybody to read.
    pub(crate) fn file(path: impl Into<String>, body: impl Into<Vec<u8>>) -> Entry {
        Entry { path: path.into(), body: body.into(), mode: 0o644, owner: 0 }
    }

    /// A program.
    pub(crate) fn program(path: impl Into<String>, body: impl Into<Vec<u8>>) -> Entry {
        Entry { mode: 0o755, ..Entry::file(path, body) }
    }

    /// An empty folder.
    pub(crate) fn folder(path: impl Into<String>) -> Entry {
        Entry { mode: 0o755, ..Entry::file(path.into() + "/", []) }
    }

    fn is_folder(&self) -> bool {
        self.path.ends_with('/')
    }
}

/// What cannot be packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unpackable(pub(crate) String);

impl std::fmt::Display for Unpackable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: too long for an archive", self.0)
    }
}

/// A tar (ustar) of entries, each of this time in seconds since 1970.
///
/// # Errors
///
/// If a path or a file is longer than the format has room for.
pub(crate) fn tar(entries: &[Entry], time: u64) -> Result<Vec<u8>, Unpackable> {
    let mut out = Vec::new();
    for entry in entries {
        out.extend(head(entry, time).ok_or_else(|| Unpackable(entry.path.clone()))?);
        out.extend(&entry.body);
        out.resize(out.len().next_multiple_of(512), 0);
    }
    out.resize(out.len() + 1024, 0);
    Ok(out)
}

fn head(entry: &Entry, time: u64) -> Option<[u8; 512]> {
    let mut head = [0; 512];
    let mut put = |at: usize, text: &[u8]| head[at..at + text.len()].copy_from_slice(text);
    let octal = |n: u64, length: usize| {
        let text = format!("{n:0length$o}");
        (text.len() == length).then_some(text)
    };
    if 100 < entry.path.len() {
        return None;
    }
    put(0, entry.path.as_bytes());
    put(100, octal(entry.mode.into(), 7)?.as_bytes());
    put(108, octal(entry.owner.into(), 7)?.as_bytes());
    put(116, octal(entry.owner.into(), 7)?.as_bytes());
    put(124, octal(entry.body.len() as u64, 11)?.as_bytes());
    put(136, octal(time, 11)?.as_bytes());
    // The sum is taken over a head in which it is blank.
    put(148, b"        ");
    put(156, if entry.is_folder() { b"5" } else { b"0" });
    put(257, b"ustar\x0000");
    let sum: u64 = head.iter().map(|&it| u64::from(it)).sum();
    head[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Some(head)
}

/// Bytes packed with gzip, without a name or a time.
pub(crate) fn gz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzBuilder::new().write(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory takes everything")
}

/// The first moment that a zip can tell: 1980-01-01.
const DOS_DATE: u16 = (1 << 5) | 1;

/// A zip of entries. Its times are the first that a zip can tell.
///
/// # Errors
///
/// If there is more than the format has room for.
pub(crate) fn zip(entries: &[Entry]) -> Result<Vec<u8>, Unpackable> {
    let (mut out, mut list) = (Vec::new(), Vec::new());
    for entry in entries {
        let long = || Unpackable(entry.path.clone());
        let mut crc = Crc::new();
        crc.update(&entry.body);
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        let packed = encoder.write_all(&entry.body).and_then(|()| encoder.finish());
        let packed = packed.expect("memory takes everything");
        let is_worth_it = packed.len() < entry.body.len();
        let (method, body) = if is_worth_it { (8_u16, packed) } else { (0, entry.body.clone()) };
        let size = |n: usize| u32::try_from(n).map_err(|_| long());
        let (name, at) = (entry.path.as_bytes(), size(out.len())?);
        let name_length = u16::try_from(name.len()).map_err(|_| long())?;
        // What both heads say, in this order: version, flags (names are UTF-8), method,
        // time, date, sum, both sizes, the length of the name, nothing extra.
        let mut shared = Vec::new();
        for word in [20_u16, 1 << 11, method, 0, DOS_DATE] {
            shared.extend(word.to_le_bytes());
        }
        for word in [crc.sum(), size(body.len())?, size(entry.body.len())?] {
            shared.extend(word.to_le_bytes());
        }
        shared.extend(name_length.to_le_bytes());
        shared.extend([0; 2]);
        out.extend(b"PK\x03\x04");
        out.extend(&shared);
        out.extend(name);
        out.extend(&body);
        // Made on a Unix, so that the mode counts.
        list.extend(b"PK\x01\x02\x14\x03");
        list.extend(&shared);
        list.extend([0; 6]);
        let kind = if entry.is_folder() { 0o040_000 } else { 0o100_000 };
        list.extend(((kind | entry.mode) << 16).to_le_bytes());
        list.extend(at.to_le_bytes());
        list.extend(name);
    }
    let whole = || Unpackable("a zip".to_owned());
    let size = |n: usize| u32::try_from(n).map_err(|_| whole());
    let n = u16::try_from(entries.len()).map_err(|_| whole())?;
    let (length, at) = (size(list.len())?, size(out.len())?);
    out.extend(list);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend(n.to_le_bytes());
    out.extend(n.to_le_bytes());
    out.extend(length.to_le_bytes());
    out.extend(at.to_le_bytes());
    out.extend([0; 2]);
    Ok(out)
}

/// An ar, as a Debian package is one.
pub(crate) fn ar(members: &[(&str, Vec<u8>)], time: u64) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, body) in members {
        let head =
            format!("{name:<16}{time:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, "100644", body.len());
        out.extend(head.as_bytes());
        out.extend(body);
        if body.len() % 2 == 1 {
            out.push(b'\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
        process::Command,
    };

    use super::*;

    fn entries() -> Vec<Entry> {
        vec![
            Entry::folder("a"),
            Entry::file("a/text", "line\n".repeat(1000)),
            Entry::program("a/program", "#!/bin/sh\necho well\n"),
            Entry::file("a/empty", ""),
        ]
    }

    /// A folder for one test, with an archive in it.
    fn with(name: &str, bytes: &[u8]) -> (PathBuf, PathBuf) {
        let folder =
            std::env::temp_dir().join(format!("automatable-pack-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join(name);
        fs::write(&file, bytes).unwrap();
        (folder, file)
    }

    fn check(folder: &Path) {
        assert_eq!(fs::read_to_string(folder.join("a/text")).unwrap().len(), 5000);
        assert_eq!(fs::metadata(folder.join("a/empty")).unwrap().len(), 0);
        fs::remove_dir_all(folder).unwrap();
    }

    fn ran(command: &mut Command) -> String {
        let output = command.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    #[test]
    fn others_unpack_what_is_packed_here() {
        let (folder, file) = with("a.tar.gz", &gz(&tar(&entries(), 1_700_000_000).unwrap()));
        ran(Command::new("tar").arg("-xzf").arg(&file).arg("-C").arg(&folder));
        assert_eq!(ran(&mut Command::new(folder.join("a/program"))), "well\n");
        check(&folder);
        if Command::new("python3").arg("--version").output().is_ok() {
            let (folder, file) = with("a.zip", &zip(&entries()).unwrap());
            ran(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&file).arg(&folder));
            check(&folder);
        }
    }

    #[test]
    fn the_same_files_make_the_same_bytes() {
        assert_eq!(tar(&entries(), 7).unwrap(), tar(&entries(), 7).unwrap());
        assert_eq!(zip(&entries()).unwrap(), zip(&entries()).unwrap());
        assert_eq!(gz(b"a")[4..8], [0; 4], "no time of the day");
    }

    #[test]
    fn what_has_no_room_is_named() {
        let long = "x".repeat(101);
        assert_eq!(tar(&[Entry::file(long.clone(), "")], 0), Err(Unpackable(long)));
    }

    #[test]
    fn an_ar_is_even() {
        let out = ar(&[("one", b"a".to_vec()), ("two", b"bc".to_vec())], 5);
        assert_eq!(out.len(), 8 + 60 + 2 + 60 + 2);
        assert!(out.starts_with(
            b"!<arch>\none             5           0     0     100644  1         `\na\n"
        ));
    }
}
