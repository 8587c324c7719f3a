//! `play`: a whole game in the terminal.

mod game;
mod lines;
pub(crate) mod menu;
mod narrate;
pub(crate) mod save;
mod seated;
mod words;

use std::path::{Path, PathBuf};

use desk::{Day, DayDeal};
use kit::{At, Dealer, Lang, Marks, Session, Turn};

use crate::{
    answer::{self, Answer, Failure},
    args::{Common, Play},
    board::Board,
    new, record, serve, setup,
    source::{self, Source},
    store,
    style::Style,
    voice::Voice,
};
use save::Kept;
use seated::Seated;

pub(crate) use save::survive_a_full_disk;

/// Plays a game, on the screen or at the person's table.
pub(crate) fn run(common: Common, lang: Lang, args: &Play, at: At) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => play::<G>(common, lang, args, at))
}

fn play<G: Board>(common: Common, lang: Lang, args: &Play, at: At) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    if common.json {
        return Err(Failure::could_not(voice.text("cli-play-no-json")));
    }
    let style = Style::of_stdout(common.plain);
    let is_asked_anew = args.new
        || args.seed.is_some()
        || args.honest
        || args.no_hints
        || !args.table.is_empty()
        || !args.choices.each().is_empty();
    let file = match &args.file {
        // A game is read and written again and again: no pipe will do.
        Some(file) if file.as_os_str() == "-" => {
            return Err(Failure::could_not(voice.text("cli-play-no-pipe")));
        }
        Some(file) => file.clone(),
        None => own_file::<G>(&voice, is_asked_anew, at)?,
    };
    // What a process that was killed had half written.
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    store::sweep(store::folder_of(&file), |it| it == name);
    let (session, kept) = if file.exists() {
        if is_asked_anew {
            let args = [("file", file.display().to_string().into())];
            return Err(Failure::could_not(voice.tell("cli-play-exists", args)));
        }
        let (session, source) = resume::<G>(&voice, &file)?;
        (session, Kept::read(file, source.text))
    } else {
        (begin::<G>(&voice, args, at)?, Kept::new(file))
    };
    let seated = match &args.player {
        Some(name) if session.game().is_at_table() => {
            let args = [("found", name.as_str().into())];
            return Err(Failure::could_not(voice.tell("cli-play-player-table", args)));
        }
        Some(name) => Some(Seated::new(&voice, &session, name)?),
        None => None,
    };
    game::Match::open(voice, style, session, kept, seated)?.run()
}

/// Where games are kept, made if it is not there.
fn own_folder(voice: &Voice, at: At) -> Result<PathBuf, Failure> {
    let folder = serve::data_folder()
        .ok_or_else(|| Failure::could_not(voice.text("cli-play-no-folder")))?
        .join(if at.is_screen() { "play" } else { "table" });
    let failed = |error: std::io::Error| {
        let args = [
            ("file", folder.display().to_string().into()),
            ("error", voice.refusal(&error).into()),
        ];
        Failure::could_not(voice.tell("cli-unwritable", args))
    };
    std::fs::create_dir_all(&folder).map_err(failed)?;
    store::sweep(&folder, |it| it.ends_with(".toml"));
    Ok(folder)
}

/// The file of the last unfinished game, or of a new one, in the data folder.
fn own_file<G: Board>(voice: &Voice, is_asked_anew: bool, at: At) -> Result<PathBuf, Failure> {
    let folder = own_folder(voice, at)?;
    if !is_asked_anew {
        for file in save::games(&folder, G::ID) {
            match resume::<G>(voice, &file) {
                Ok((session, _)) if session.turn() != Turn::Over => return Ok(file),
                Ok(_) => {}
                Err(failure) => {
                    let args = [("what", failure.sentence.into())];
                    answer::complain(&voice.tell("cli-play-passed-over", args));
                }
            }
        }
    }
    Ok(save::fresh(&folder, G::ID))
}

/// The game that a file holds.
fn resume<G: Board>(voice: &Voice, file: &Path) -> Result<(Session<G>, Source), Failure> {
    let source = source::read(voice, file)?;
    let id = kit::game_of(&source.text)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    if id != G::ID {
        let error = kit::ReplayError::Game { expected: G::ID, found: id };
        return Err(Failure::no(voice.trouble_in(&source.name, &error)));
    }
    Ok((record::open::<G>(voice, &source)?.sound()?, source))
}

/// A new game.
fn begin<G: Board>(voice: &Voice, args: &Play, at: At) -> Result<Session<G>, Failure> {
    let mut game = setup::game::<G>(voice, &args.choices.each())?;
    if !at.is_screen() {
        let mut chosen = game.setup().clone();
        let set = G::choose(&mut chosen, kit::Choice::AT.key, at.word());
        game = set
            .and_then(|()| G::new(&chosen))
            .map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    }
    let mut table = new::piles::<G>(voice, &args.table)?;
    new::add_own_piles(&game, &mut table);
    let seed = args.seed.unwrap_or_else(|| new::any_seed(&game));
    let marks = Marks { honest: args.honest, no_hints: args.no_hints, ..Marks::default() };
    Ok(Session::new(game, Dealer { table, ..Dealer::dice(seed) }).marked(marks))
}

/// Plays the deal of a day, each in a file of its own: one that is there goes on.
pub(crate) fn day<G: Board>(common: Common, lang: Lang, day: Day) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let folder = own_folder(&voice, At::Screen)?;
    let file = folder.join(format!("{}-{day}.toml", G::ID));
    let (session, kept) = if file.exists() {
        let (session, source) = resume::<G>(&voice, &file)?;
        (session, Kept::read(file, source.text))
    } else {
        let DayDeal { setup, seed } = DayDeal::<G>::of(day);
        let game = desk::begin::<G>(&setup);
        let game = game.map_err(|error| Failure::could_not(voice.trouble(&error)))?;
        let marks = Marks { day: Some(day.to_string()), ..Marks::default() };
        (Session::new(game, Dealer::dice(seed)).marked(marks), Kept::new(file))
    };
    game::Match::open(voice, Style::of_stdout(common.plain), session, kept, None)?.run()
}
