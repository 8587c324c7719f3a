//! `merge`: the parts of a run put together.

use kit::Lang;
use lab::MergeError;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Merge},
    play::survive_a_full_disk,
    simulate::{self, command},
    style::Style,
    voice::Voice,
    worth,
};

/// Puts the parts of a run together.
pub(crate) fn run(common: Common, lang: Lang, args: &Merge) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    survive_a_full_disk();
    if args.dirs.iter().all(|it| it.is_file()) {
        return worth::merge(common, &voice, &args.dirs, &args.out);
    }
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
    let told = voice.trouble(error);
    match error {
        MergeError::Read { .. } | MergeError::Out(_) => Failure::could_not(told),
        _ => Failure::no(told),
    }
}
