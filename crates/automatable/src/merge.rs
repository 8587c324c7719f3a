//! `merge`: the parts of a run put together.

use std::path::Path;

use kit::Lang;
use lab::MergeError;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Merge},
    play::survive_a_full_disk,
    simulate::{self, command, folder_error},
    style::Style,
    voice::Voice,
};

/// Puts the parts of a run together.
pub(crate) fn run(common: Common, lang: Lang, args: &Merge) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    survive_a_full_disk();
    let summary =
        lab::merge(&args.dirs, &args.out, &command()).map_err(|error| failure(&voice, &error))?;
    if common.json {
        return Ok(Answer::json(&summary));
    }
    let game = summary.game.parse::<GameId>();
    let game = game.map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    let voice = shelf::with_game!(game, G => Voice::of::<G>(lang));
    Ok(Answer::yes(simulate::text(&voice, Style::of_stdout(common.plain), &summary)))
}

/// What is wrong with a file or a folder is a no; what the system refuses could not be.
fn failure(voice: &Voice, error: &MergeError) -> Failure {
    let shown = |it: &Path| it.display().to_string();
    let file = |it: &Path| ("file", shown(it).into());
    match error {
        MergeError::Read { path, error } => {
            let args = [file(path), ("error", voice.refusal(error).into())];
            Failure::could_not(voice.tell("cli-unreadable", args))
        }
        MergeError::Summary { path, error } => {
            let args = [file(path), ("found", error.as_str().into())];
            Failure::no(voice.tell("cli-merge-summary", args))
        }
        MergeError::Whole(dir) => Failure::no(voice.tell("cli-merge-whole", [file(dir)])),
        MergeError::Doubled { shard, first, second } => {
            let args = [
                ("shard", shard.as_str().into()),
                ("first", shown(first).into()),
                ("second", shown(second).into()),
            ];
            Failure::no(voice.tell("cli-merge-doubled", args))
        }
        MergeError::Missing { expected } => {
            let args = [("expected", expected.as_str().into())];
            Failure::no(voice.tell("cli-merge-missing", args))
        }
        MergeError::Unordered { expected } => {
            let args = [("expected", expected.as_str().into())];
            Failure::no(voice.tell("cli-merge-unordered", args))
        }
        MergeError::Foreign { dir, field, expected, found } => {
            let args = [
                file(dir),
                ("field", (*field).into()),
                ("expected", expected.as_str().into()),
                ("found", found.as_str().into()),
            ];
            Failure::no(voice.tell("cli-merge-foreign", args))
        }
        MergeError::Player { dir, nth, player, by } => {
            let args = [
                file(dir),
                ("nth", nth.to_string().into()),
                ("player", player.as_str().into()),
                ("by", voice.text(&format!("cli-player-{}", by.key())).into()),
            ];
            Failure::no(voice.tell("cli-merge-player", args))
        }
        MergeError::Stopped(dir) => Failure::no(voice.tell("cli-merge-stopped", [file(dir)])),
        MergeError::Unsaid(dir) => Failure::no(voice.tell("cli-merge-unsaid", [file(dir)])),
        MergeError::Columns(path) => Failure::no(voice.tell("cli-merge-columns", [file(path)])),
        MergeError::Row { path, line, seed } => {
            let args =
                [file(path), ("line", line.to_string().into()), ("seed", seed.to_string().into())];
            Failure::no(voice.tell("cli-merge-row", args))
        }
        MergeError::Sums(path) => Failure::no(voice.tell("cli-merge-sums", [file(path)])),
        MergeError::Out(error) => Failure::could_not(folder_error(voice, error)),
    }
}
