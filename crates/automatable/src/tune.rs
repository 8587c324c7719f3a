//! `tune`: a mat or a deck at which a player wins a share of the games.

use kit::{ChoiceKind, Lang};
use lab::{Run, Tuning, Wish};

use crate::{
    answer::{Answer, Exit, Failure},
    args::{Common, Tune},
    board::Board,
    clock,
    interrupt::Interrupt,
    play::survive_a_full_disk,
    setup,
    simulate::command,
    style::Style,
    voice::Voice,
    worth::write,
};

/// Looks for it.
pub(crate) fn run(common: Common, lang: Lang, args: &Tune) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => tune::<G>(common, lang, args))
}

fn tune<G: Board>(common: Common, lang: Lang, args: &Tune) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let over = over::<G>(&voice, args)?;
    if args.within <= 0.0 {
        return Err(Failure::could_not(voice.text("cli-tune-within")));
    }
    let game = setup::game::<G>(&voice, &args.choices.each())?;
    if let Some(file) = [&args.out, &args.log].into_iter().flatten().find(|it| it.exists()) {
        let args = [("file", file.display().to_string().into())];
        return Err(Failure::could_not(voice.tell("cli-file-taken", args)));
    }
    let (command, interrupt) = (command(), Interrupt::listen(&voice));
    let cores = || std::thread::available_parallelism().map_or(1, |it| it.get());
    let run = Run {
        player: &args.player,
        n_games: args.race,
        seed: args.seed,
        n_threads: args.threads.unwrap_or_else(cores),
        clock: Some(clock::millis),
        command: &command,
        stop: Some(interrupt.flag()),
        ..Run::new(&game)
    };
    let wish = Wish {
        share: args.wins,
        within: args.within / 100.0,
        over,
        n_race: args.race,
        n_steps: args.steps,
    };
    survive_a_full_disk();
    let bar = interrupt.bar(args.race * 20, 0);
    let name = |it: &kit::Message| voice.say(it);
    let tuning = lab::tune(&run, wish, &name, &|n| bar.inc(n));
    bar.finish_and_clear();
    let tuning = tuning.map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    let mut answer = match common.json {
        true => Answer::json(&tuning),
        false => Answer::yes(text(&voice, Style::of_stdout(common.plain), &tuning, args.steps)),
    };
    if let Some(file) = &args.log {
        write(&voice, file, &kit::to_json_pretty(&tuning))?;
    }
    if let Some(file) = args.out.as_ref().filter(|_| !tuning.steps.is_empty()) {
        let document = document::<G>(&voice, &tuning, args.name.as_deref(), &command)?;
        write(&voice, file, document.trim_end())?;
        if !common.json {
            let args = [("file", file.display().to_string().into())];
            answer.text += &format!("{}\n", voice.tell("cli-tune-wrote", args));
        }
    }
    if let Some(exit) = interrupt.exit().filter(|_| tuning.stopped) {
        return Ok(answer.stopped(exit, voice.text("cli-tune-stopped")));
    }
    if tuning.found.is_none() {
        answer.exit = Exit::No;
    }
    Ok(answer)
}

/// Which document is changed.
fn over<G: Board>(voice: &Voice, args: &Tune) -> Result<&'static str, Failure> {
    let game =
        G::new(&G::Setup::default()).map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    let mut keys: Vec<&'static str> = game.pieces().iter().map(|it| it.key).collect();
    keys.sort_unstable_by_key(|it| std::cmp::Reverse(*it));
    keys.dedup();
    let documents = G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document);
    keys.retain(|key| documents.clone().any(|it| it.key == *key));
    let Some(&usual) = keys.first() else {
        return Err(Failure::no(voice.text("cli-tune-nothing")));
    };
    let Some(asked) = &args.over else { return Ok(usual) };
    keys.iter().copied().find(|it| it == asked).ok_or_else(|| {
        let args = [("expected", keys.join(", ").into()), ("found", asked.as_str().into())];
        Failure::could_not(voice.tell("cli-tune-over", args))
    })
}

/// The nearest as a file: what it is, how sure that is, and how it was found.
fn document<G: Board>(
    voice: &Voice,
    tuning: &Tuning,
    name: Option<&str>,
    command: &[String],
) -> Result<String, Failure> {
    let text = &tuning.steps[tuning.nearest].document;
    let usual = format!("{} {:.0}", tuning.player, tuning.share * 100.0);
    let mut table: toml::Table =
        kit::read(text).map_err(|error| Failure::could_not(voice.trouble(&error)))?;
    table.insert("name".to_owned(), name.unwrap_or(&usual).into());
    let command = voice.tell("cli-tune-header", [("command", command.join(" ").into())]);
    let said = voice.say(&lab::tune_sentence(tuning));
    Ok(format!("# {said}\n# {command}\n{}", kit::to_toml_short(&table)))
}

/// What was found, and the way there.
fn text(voice: &Voice, style: Style, tuning: &Tuning, most_steps: usize) -> String {
    if tuning.steps.is_empty() {
        return String::new();
    }
    let mut out = style.wrap(0, &voice.say(&lab::tune_sentence(tuning)));
    if tuning.found.is_none() && !tuning.stopped {
        let is_used_up = most_steps < tuning.steps.len();
        let why = if is_used_up { "cli-tune-why-steps" } else { "cli-tune-why-end" };
        let args = [("why", voice.text(why).into())];
        out += &style.wrap(0, &voice.tell("cli-tune-unreached", args));
    }
    out.push('\n');
    for (nth, it) in tuning.steps.iter().enumerate() {
        let percent = |it: f64| format!("{:.1}", it * 100.0);
        let fresh = it.fresh.as_ref().map_or("none".to_owned(), |it| percent(it.win_rate));
        let args = [
            ("nth", (nth as i64 + 1).into()),
            ("name", it.name.as_str().into()),
            ("race", percent(it.race).into()),
            ("fresh", fresh.into()),
        ];
        out += &style.wrap(2, &voice.tell("cli-tune-step", args));
        if let Some(made) = it.made.and_then(|at| it.moves.get(at)) {
            let change = if made.change < 0 { "−1" } else { "+1" };
            out += &style.wrap(5, &format!("{change} {}", made.name));
        }
    }
    let args = [
        ("tried", (tuning.tried as i64).into()),
        ("played", (tuning.played as i64).into()),
        ("seconds", format!("{:.1}", tuning.seconds).into()),
    ];
    out + "\n" + &style.wrap(0, &voice.tell("cli-tune-tried", args))
}
