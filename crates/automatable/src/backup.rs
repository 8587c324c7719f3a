//! `backup`: everything that is kept here as one whole file.

use std::{io, path::Path};

use keep::StoreError;
use kit::Lang;
use serde::Serialize;

use crate::{
    answer::{Answer, Failure},
    args::{Backup, Common},
    serve::{data_folder, no_store},
    store::{self, NoStore, Place},
    voice::Voice,
};

/// What was copied.
#[derive(Debug, Serialize)]
struct Copied {
    file: String,
    games: usize,
    documents: usize,
    bytes: u64,
}

/// Copies the file of games, while a server may be at work on it.
pub(crate) fn run(common: Common, lang: Lang, args: &Backup) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    crate::play::survive_a_full_disk();
    let folder = args.data.clone().or_else(data_folder);
    let folder = folder.ok_or_else(|| Failure::could_not(voice.text("cli-serve-no-folder")))?;
    let (from, to) = (store::file_in(&folder), args.file.as_path());
    let file = || ("file", to.display().to_string().into());
    let could_not = |it: String| Err(Failure::could_not(it));
    if to == Path::new("-") {
        return could_not(voice.text("cli-backup-no-pipe"));
    }
    if is_of(&from, to) {
        return could_not(voice.tell("cli-backup-itself", [file()]));
    }
    if let Some(journal) = store::journal_of(to) {
        let journal = ("journal", journal.display().to_string().into());
        return could_not(voice.tell("cli-backup-journal", [file(), journal]));
    }
    if !args.force && to.symlink_metadata().is_ok() {
        return could_not(voice.tell("cli-backup-exists", [file()]));
    }
    let name = to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    store::sweep(store::folder_of(to), |it| it == name);
    let place = if args.force { Place::Any } else { Place::Free };
    let copied = match store::backup(&from, to, place) {
        Ok(copied) => copied,
        Err(error) => return could_not(refused(&voice, &from, to, &error)),
    };
    let bytes = std::fs::metadata(to).map_or(0, |it| it.len());
    let document = Copied {
        file: to.display().to_string(),
        games: copied.games,
        documents: copied.documents,
        bytes,
    };
    if common.json {
        return Ok(Answer::json(&document));
    }
    let args = [file(), ("games", document.games.into()), ("documents", document.documents.into())];
    Ok(Answer::yes(voice.tell("cli-backup-done", args)))
}

/// Whether a copy would take the place of the games themselves.
fn is_of(games: &Path, target: &Path) -> bool {
    let whole = |it: &Path| it.canonicalize().ok();
    let there = whole(target).is_some_and(|it| Some(it) == whole(games));
    let named = target.file_name() == games.file_name();
    let folder = |it: &Path| whole(store::folder_of(it));
    there || (named && folder(target).is_some_and(|it| Some(it) == folder(games)))
}

/// Why there is no copy: what is the matter with the games, or with the place.
fn refused(voice: &Voice, from: &Path, to: &Path, error: &NoStore) -> String {
    let shown = |it: &Path| it.display().to_string();
    match error {
        NoStore::Refused(path, error)
            if path == from && error.kind() == io::ErrorKind::NotFound =>
        {
            voice.tell("cli-backup-nothing", [("file", shown(from).into())])
        }
        NoStore::Refused(path, error)
            if path == to && error.kind() == io::ErrorKind::AlreadyExists =>
        {
            voice.tell("cli-backup-exists", [("file", shown(to).into())])
        }
        NoStore::Store(StoreError::Full) => {
            let args = [("file", shown(to).into()), ("error", voice.text("cli-io-full").into())];
            voice.tell("cli-unwritable", args)
        }
        NoStore::Store(StoreError::Damaged(_)) => {
            voice.tell("cli-backup-damaged", [("file", shown(from).into())])
        }
        NoStore::Refused(path, error) if path != from => {
            // What is told of is the file that was asked for, not the half of it.
            let path = if store::folder_of(path) == store::folder_of(to) { to } else { path };
            let args = [("file", shown(path).into()), ("error", voice.refusal(error).into())];
            voice.tell("cli-unwritable", args)
        }
        other => no_store(voice, from, other),
    }
}
