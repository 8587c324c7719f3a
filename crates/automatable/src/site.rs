//! `site`: the web app as a folder of plain files, with the browser as its home; and
//! where the program has it from.

use std::{borrow::Cow, env, fs, io, path::Path, sync::OnceLock};

use kit::Lang;
use serde::Serialize;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Site},
    voice::Voice,
};

/// The site that was packed into the program, if one was.
const PACKED: Option<&[u8]> = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// Where it lies instead, seen from the program's own folder.
const BESIDE: [&str; 2] = ["site.pack", "../share/automatable/site.pack"];

/// What was written.
#[derive(Debug, Serialize)]
struct Written {
    folder: String,
    files: usize,
    bytes: usize,
}

/// A file of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct File {
    /// Where it stands in the folder.
    pub(crate) name: &'static str,
    /// What is in it.
    pub(crate) body: &'static [u8],
}

/// Writes the folder.
pub(crate) fn run(common: Common, lang: Lang, args: &Site) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let folder = || ("folder", args.out.display().to_string().into());
    let files = files();
    if files.is_empty() {
        return Err(Failure::could_not(voice.tell("cli-site-none", [folder()])));
    }
    if !is_free(&args.out) {
        return Err(Failure::could_not(voice.tell("cli-site-other", [folder()])));
    }
    if let Err(error) = write(&args.out, files) {
        let what = ("what", args.out.display().to_string().into());
        let error = ("error", voice.refusal(&error).into());
        return Err(Failure::could_not(voice.tell("cli-serve-failed", [what, error])));
    }
    let written = Written {
        folder: args.out.display().to_string(),
        files: files.len(),
        bytes: files.iter().map(|it| it.body.len()).sum(),
    };
    if common.json {
        return Ok(Answer::json(&written));
    }
    Ok(Answer::yes(voice.tell("cli-site-done", [folder(), ("n", written.files.into())])))
}

/// The files of the site; none if the program has no site.
pub(crate) fn files() -> &'static [File] {
    static FILES: OnceLock<Vec<File>> = OnceLock::new();
    FILES.get_or_init(|| {
        let pack = match PACKED {
            Some(pack) => Some(Cow::Borrowed(pack)),
            None => beside().map(Cow::Owned),
        };
        let pack: &'static [u8] = match pack {
            Some(Cow::Borrowed(pack)) => pack,
            // It is read once and stays as long as the program.
            Some(Cow::Owned(pack)) => pack.leak(),
            None => return Vec::new(),
        };
        unpacked(pack).unwrap_or_default()
    })
}

/// The pack that lies beside the program.
fn beside() -> Option<Vec<u8>> {
    let program = env::current_exe().and_then(|it| it.canonicalize()).ok()?;
    let folder = program.parent()?;
    BESIDE.iter().find_map(|it| fs::read(folder.join(it)).ok())
}

/// The files of a pack: a line of length and name for each, an empty line, then all of
/// them without anything in between.
fn unpacked(pack: &'static [u8]) -> Option<Vec<File>> {
    let end = pack.windows(2).position(|it| it == b"\n\n")?;
    let (head, mut rest) = (std::str::from_utf8(&pack[..end]).ok()?, &pack[end + 2..]);
    let mut files = Vec::new();
    for line in head.lines() {
        let (length, name) = line.split_once(' ')?;
        let (body, left) = rest.split_at_checked(length.parse().ok()?)?;
        files.push(File { name, body });
        rest = left;
    }
    rest.is_empty().then_some(files)
}

/// Whether a folder is empty, not there, or a site that can be written anew.
fn is_free(folder: &Path) -> bool {
    match fs::read_dir(folder) {
        Ok(mut found) => found.next().is_none() || folder.join("worker.js").is_file(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}

/// The worker comes last: whoever has the old one goes on with the old program until
/// the new one is whole.
fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    let (worker, others): (Vec<&File>, Vec<&File>) =
        files.iter().partition(|it| it.name == "worker.js");
    for File { name, body } in others.into_iter().chain(worker) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, body)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &[u8] = b"3 index.html\n0 empty\n2 a/worker.js\n\n<p>\n\n";

    #[test]
    fn a_pack_is_the_files_it_was_made_of() {
        let file = |name, body| File { name, body };
        let files = [
            file("index.html", b"<p>".as_slice()),
            file("empty", b"".as_slice()),
            file("a/worker.js", b"\n\n".as_slice()),
        ];
        assert_eq!(unpacked(PACK).unwrap(), files);
        for cut in [0, 10, PACK.len() - 1] {
            assert_eq!(unpacked(&PACK[..cut]), None, "{cut}");
        }
        assert_eq!(unpacked(b"1 a\n\nab"), None);
    }

    #[test]
    fn a_folder_of_somebody_elses_is_left_alone() {
        let folder = env::temp_dir().join(format!("automatable-site-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert!(is_free(&folder));
        write(&folder, &[File { name: "worker.js", body: b"1" }]).unwrap();
        assert!(is_free(&folder), "a site is written anew");
        fs::remove_file(folder.join("worker.js")).unwrap();
        fs::write(folder.join("letters.txt"), "mine").unwrap();
        assert!(!is_free(&folder));
        fs::remove_dir_all(&folder).unwrap();
    }
}
