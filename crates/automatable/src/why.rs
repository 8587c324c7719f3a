//! `why`: the reasons of an automa action.

use kit::{Entry, Game, Lang, Session, Turn};
use serde::Serialize;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Why},
    explain, record,
    style::Style,
    voice::Voice,
};

#[derive(Debug, Serialize)]
struct JsonWhy {
    game: &'static str,
    plies: Vec<usize>,
    actions: Vec<String>,
    trace: Vec<explain::JsonStep>,
}

/// Says why the automa acted as it did.
pub(crate) fn run(common: Common, lang: Lang, args: &Why) -> Result<Answer, Failure> {
    let (id, source) = record::find(&Voice::new(lang), &args.record)?;
    shelf::with_game!(id, G => {
        let voice = Voice::of::<G>(lang);
        let session = record::open::<G>(&voice, &source)?.sound()?;
        why(common, &voice, &session, args.ply)
    })
}

fn why<G: Game>(
    common: Common,
    voice: &Voice,
    session: &Session<G>,
    ply: Option<usize>,
) -> Result<Answer, Failure> {
    let plies = match ply {
        Some(ply) => {
            let last = session.entries().len();
            if last <= ply {
                let args = [("last", last.into()), ("found", ply.into())];
                return Err(Failure::could_not(voice.tell("cli-no-ply", args)));
            }
            vec![ply]
        }
        None => last_turn(session),
    };
    if plies.is_empty() {
        return Err(Failure::no(voice.text("cli-why-no-turn")));
    }
    if common.json {
        let mut json =
            JsonWhy { game: G::ID, plies: plies.clone(), actions: Vec::new(), trace: Vec::new() };
        for ply in plies {
            let why = session.explain(ply).ok_or_else(|| not_automa(voice, ply))?;
            json.trace.extend(explain::json::<G>(voice, json.actions.len(), &why));
            json.actions.push(session.entries()[ply].to_string());
        }
        return Ok(Answer::json(&json));
    }
    let style = Style::of_stdout(common.plain);
    let mut out = String::new();
    for ply in plies {
        out += &of_ply(voice, style, session, ply).ok_or_else(|| not_automa(voice, ply))?;
    }
    Ok(Answer::yes(out))
}

fn not_automa(voice: &Voice, ply: usize) -> Failure {
    Failure::no(voice.tell("cli-why-not-automa", [("ply", ply.into())]))
}

/// What the automa did at a ply, and why; `None` if it was not the automa's.
pub(crate) fn of_ply<G: Game>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    ply: usize,
) -> Option<String> {
    let why = session.explain(ply)?;
    let Entry::Action(action) = session.entries()[ply] else { return None };
    let sentence = voice.say(&session.game().describe(session.at(ply), action));
    let args =
        [("ply", ply.into()), ("action", action.to_string().into()), ("sentence", sentence.into())];
    let head = style.wrap(0, &voice.tell("cli-why-head", args));
    Some(head + &explain::text(voice, style, session.game(), &why))
}

/// The plies of the automa's last turn, chance not counted.
pub(crate) fn last_turn<G: Game>(session: &Session<G>) -> Vec<usize> {
    let game = session.game();
    let mut turn: Vec<usize> = Vec::new();
    let mut is_ended = true;
    session.each_ply(|ply, before, entry| match (entry, game.turn(before)) {
        (Entry::Action(action), Turn::Automa) => {
            if is_ended {
                turn.clear();
            }
            turn.push(ply);
            let mut after = before.clone();
            game.apply(&mut after, *action);
            is_ended = game.ends_automa_turn(&after, *action);
        }
        (Entry::Action(_), Turn::Chance(_)) => {}
        _ => is_ended = true,
    });
    turn
}
