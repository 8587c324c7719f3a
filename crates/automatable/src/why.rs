//! `why`: the reasons of an automa action.

use desk::{AutomaTurn, documents};
use kit::{Entry, Game, Lang, Session};

use crate::{
    answer::{Answer, Failure},
    args::{Common, Why},
    explain, record,
    style::Style,
    voice::Voice,
};

/// Says why the automa acted as it did.
pub(crate) fn run(common: Common, lang: Lang, args: &Why) -> Result<Answer, Failure> {
    let (id, source) = record::find(&Voice::new(lang), &args.record)?;
    shelf::with_game!(id, G => {
        let voice = Voice::of::<G>(lang);
        let session = record::open::<G>(&voice, &source)?.sound()?;
        if args.all {
            return all(common, &voice, &session);
        }
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
    if let Some(&ply) = plies.iter().find(|&&it| session.explain(it).is_none()) {
        return Err(Failure::no(voice.tell("cli-why-not-automa", [("ply", ply.into())])));
    }
    if common.json {
        return Ok(Answer::json(&documents::why(&voice.words(), session, &plies)));
    }
    let style = Style::of_stdout(common.plain);
    Ok(Answer::yes(of_plies(voice, style, session, &plies)))
}

/// Every turn of the automa, from the first on.
fn all<G: Game>(common: Common, voice: &Voice, session: &Session<G>) -> Result<Answer, Failure> {
    let turns = documents::why_all(&voice.words(), session);
    if turns.is_empty() {
        return Err(Failure::no(voice.text("cli-why-no-turn")));
    }
    if common.json {
        return Ok(Answer::json(&turns));
    }
    let style = Style::of_stdout(common.plain);
    let told = turns.iter().map(|it| of_plies(voice, style, session, &it.why.plies));
    Ok(Answer::yes(told.collect::<Vec<_>>().join("\n")))
}

/// What the automa did at these plies in a sentence, then one after the other, and why.
pub(crate) fn of_plies<G: Game>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    plies: &[usize],
) -> String {
    let told = |&ply: &usize| of_ply(voice, style, session, ply);
    let told = plies.iter().filter_map(told).collect::<String>();
    let account = documents::why(&voice.words(), session, plies).account;
    if told.is_empty() { told } else { style.wrap(0, &account) + &told }
}

/// What the automa did at a ply, and why; `None` if it was not the automa's.
fn of_ply<G: Game>(
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
    Some(head + &explain::text(voice, style, session.game(), session.at(ply), &why))
}

/// The plies of the automa's last turn before the table shown, chance not counted.
pub(crate) fn last_turn<G: Game>(session: &Session<G>) -> Vec<usize> {
    let shown = session.ply();
    let Some(turn) = AutomaTurn::last(session, shown) else { return Vec::new() };
    turn.decided().map(|it| it.ply).filter(|&it| it < shown).collect()
}
