//! `worth`: what each card, tile, rule or deed is worth.

use std::{fs, path::Path};

use kit::Lang;
use lab::{Item, Mismatch, Part, Run, RunError, Shard, Worth, WorthError, WorthPlan};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Worth as Args},
    board::Board,
    interrupt::Interrupt,
    play::{save, survive_a_full_disk},
    setup,
    simulate::{command, many, terms},
    style::{Style, pad},
    voice::Voice,
};

/// Measures what things are worth.
pub(crate) fn run(common: Common, lang: Lang, args: &Args) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => worth::<G>(common, lang, args))
}

fn worth<G: Board>(common: Common, lang: Lang, args: &Args) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let choices = args.choices();
    let game = setup::game::<G>(&voice, &choices.each())?;
    let (command, asked) = (command(), args.many.named());
    let terms = terms::<G>(&voice, &args.many)?;
    let interrupt = Interrupt::listen(&voice);
    let stop = Some(interrupt.flag());
    let run = Run { terms, command: &command, stop, ..many(&game, &asked) };
    let failed = |error: RunError| Failure::could_not(voice.trouble(&error));
    run.check().map_err(failed)?;
    let parts = parts(args);
    let plan = WorthPlan { within: args.within, shard: args.shard.unwrap_or(Shard::WHOLE) };
    let found = Worth::begin(&run, &plan, &parts);
    if found.compared == 0 {
        let parts: Vec<&str> = parts.iter().map(|it| it.key()).collect();
        let args = [("parts", parts.join(", ").into())];
        return Err(Failure::no(voice.tell("cli-worth-nothing", args)));
    }
    let found = begun(&voice, args, found)?;
    let named = |found: &mut Worth| name_all::<G>(&voice, &run, found);
    let file = args.out.as_ref().or(args.resume.as_ref());
    survive_a_full_disk();
    let n_items = found.compared.div_ceil(plan.shard.of() as usize) as u64;
    let bar = interrupt.bar(n_items * asked.games, found.played);
    let mut unwritten = None;
    let mut each = |found: &Worth| {
        bar.set_position(found.items.len() as u64 * asked.games);
        if let Some(file) = file {
            let mut found = found.clone();
            named(&mut found);
            if let Err(failure) = write(&voice, file, &kit::to_json_pretty(&found)) {
                unwritten = Some(failure);
                return Err(RunError::NoGames);
            }
        }
        Ok(())
    };
    let found = lab::worth(&run, &plan, found, &mut each, &|n| bar.inc(n));
    bar.finish_and_clear();
    if let Some(failure) = unwritten {
        return Err(failure);
    }
    let mut found = found.map_err(failed)?;
    named(&mut found);
    if let Some(file) = file {
        write(&voice, file, &kit::to_json_pretty(&found))?;
    }
    let answer = match common.json {
        true => Answer::json(&found),
        false => Answer::yes(text(&voice, Style::of_stdout(common.plain), &found)),
    };
    let Some(exit) = interrupt.exit().filter(|_| !found.complete) else { return Ok(answer) };
    let n = ("n", (found.items.len() as i64).into());
    let remark = match file {
        Some(file) => {
            voice.tell("cli-worth-kept", [n, ("file", file.display().to_string().into())])
        }
        None => voice.tell("cli-worth-stopped", [n]),
    };
    Ok(answer.stopped(exit, remark))
}

/// What is asked for: the cards, if nothing is.
fn parts(args: &Args) -> Vec<Part> {
    let asked = [
        (args.cards, Part::Card),
        (args.tiles, Part::Tile),
        (args.rules, Part::Rule),
        (args.deeds, Part::Deed),
    ];
    let parts: Vec<Part> = asked.into_iter().filter(|it| it.0).map(|it| it.1).collect();
    if parts.is_empty() { vec![Part::Card] } else { parts }
}

/// What is measured, with what a file that is gone on with has already.
fn begun(voice: &Voice, args: &Args, fresh: Worth) -> Result<Worth, Failure> {
    if let Some(file) = args.out.as_ref().filter(|it| it.exists()) {
        let args = [("file", file.display().to_string().into())];
        return Err(Failure::could_not(voice.tell("cli-file-taken", args)));
    }
    let Some(file) = &args.resume else { return Ok(fresh) };
    let found = read(voice, file)?;
    if let Some(mismatch) = fresh.mismatch(&found) {
        return Err(Failure::no(other(voice, file, &mismatch)));
    }
    if found.shard != fresh.shard {
        let shard = |it: &Worth| it.shard.clone().unwrap_or_else(|| "1/1".to_owned());
        let (expected, found) = (shard(&fresh), shard(&found));
        let mismatch = Mismatch::Field { field: "shard", expected, found };
        return Err(Failure::no(other(voice, file, &mismatch)));
    }
    Ok(found)
}

/// A measurement that was written.
pub(crate) fn read(voice: &Voice, file: &Path) -> Result<Worth, Failure> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| {
        let args = [("file", name.as_str().into()), ("error", voice.refusal(&error).into())];
        Failure::could_not(voice.tell("cli-unreadable", args))
    })?;
    serde_json::from_str(&text).map_err(|error| {
        let args = [("file", name.as_str().into()), ("found", error.to_string().into())];
        Failure::no(voice.tell("cli-worth-unread", args))
    })
}

/// That a file belongs to another measurement.
fn other(voice: &Voice, file: &Path, mismatch: &Mismatch) -> String {
    let file = ("file", file.display().to_string().into());
    match mismatch {
        Mismatch::Field { field, expected, found } => {
            let (expected, found) = (expected.as_str().into(), found.as_str().into());
            let args = [file, ("field", (*field).into()), ("expected", expected), ("found", found)];
            voice.tell("cli-worth-other", args)
        }
        Mismatch::Player { player, by } => {
            let by = voice.text(&format!("cli-player-{}", by.key()));
            let args = [file, ("player", player.as_str().into()), ("by", by.into())];
            voice.tell("cli-worth-player", args)
        }
        Mismatch::Unsaid => voice.tell("cli-worth-unsaid", [file]),
    }
}

/// Puts the files of shards together.
pub(crate) fn merge(
    common: Common,
    voice: &Voice,
    files: &[std::path::PathBuf],
    out: &Path,
) -> Result<Answer, Failure> {
    let shards = files.iter().map(|it| read(voice, it)).collect::<Result<Vec<Worth>, Failure>>()?;
    if let Some(at) = shards.iter().position(|it| !it.complete) {
        let args = [("file", files[at].display().to_string().into())];
        return Err(Failure::no(voice.tell("cli-worth-unfinished", args)));
    }
    let whole = Worth::merge(&shards).map_err(|error| {
        Failure::no(match error {
            WorthError::Other { nth, mismatch } => other(voice, &files[nth], &mismatch),
            WorthError::Doubled { id } => voice.tell("cli-worth-doubled", [("id", id.into())]),
            WorthError::Missing { nth } => {
                voice.tell("cli-worth-missing", [("nth", (nth as i64 + 1).into())])
            }
        })
    })?;
    if out.exists() {
        let args = [("file", out.display().to_string().into())];
        return Err(Failure::could_not(voice.tell("cli-file-taken", args)));
    }
    write(voice, out, &kit::to_json_pretty(&whole))?;
    Ok(match common.json {
        true => Answer::json(&whole),
        false => Answer::yes(text(voice, Style::of_stdout(common.plain), &whole)),
    })
}

/// Writes a file, whole or not at all.
pub(crate) fn write(voice: &Voice, file: &Path, text: &str) -> Result<(), Failure> {
    save::write(file, (text.to_owned() + "\n").as_bytes()).map_err(|error| {
        let (file, error) = (file.display().to_string(), voice.refusal(&error));
        let args = [("file", file.into()), ("error", error.into())];
        Failure::could_not(voice.tell("cli-unwritable", args))
    })
}

/// Names everything in the reader's language.
fn name_all<G: Board>(voice: &Voice, run: &Run<'_, G>, found: &mut Worth) {
    let all: Vec<_> = found.parts.iter().flat_map(|&it| lab::variants(run, it)).collect();
    for item in &mut found.items {
        item.name = voice.say(&all[item.nth].name);
    }
}

/// A sentence about the dearest, then a line for each, the most worth first.
pub(crate) fn text(voice: &Voice, style: Style, found: &Worth) -> String {
    let setup = found.setup.0.iter().filter(|it| found.setup.follows(&it.0));
    let setup: Vec<String> = setup.map(|(key, value)| format!("{key} {value}")).collect();
    let head = [
        ("game", found.game.as_str().into()),
        ("player", found.player.as_str().into()),
        ("setup", setup.join(", ").into()),
        ("games", (found.games as i64).into()),
        ("seed", found.seed.to_string().into()),
    ];
    let mut out = style.wrap(0, &voice.tell("lab-worth-recipe", head));
    let mut items: Vec<&Item> = found.items.iter().collect();
    items.sort_by(|a, b| b.worth.mean.total_cmp(&a.worth.mean));
    out += &style.wrap(0, &voice.say(&lab::worth_sentence(found)));
    out += &style.wrap(0, &voice.text("lab-worth-how"));
    out.push('\n');
    for it in items {
        let [low, high] = it.corrected;
        let star = if it.clear { " *" } else { "  " };
        let id = match it.part {
            Part::Rule => it.id.clone(),
            _ => it.name.clone(),
        };
        let figures =
            format!("{:>+8.2} ± {:<5.2} [{low:+.2}, {high:+.2}]{star}", it.worth.mean, it.half());
        let n = ("games", (it.games as i64).into());
        let tail = voice.tell("lab-worth-games", [n, ("same", (it.same as i64).into())]);
        out += &format!("  {} {} {tail}\n", pad(&id, 26), pad(&figures, 40));
    }
    if !found.complete {
        out += &style.wrap(0, &voice.text("lab-worth-incomplete"));
    }
    out
}
