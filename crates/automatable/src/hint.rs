//! `hint`: up to three good deeds for the person who is to choose.

use coach::{Bench, Hint, Hinting, Refused, documents};
use kit::{Lang, Session};

use crate::{
    answer::{Answer, Failure},
    args,
    board::Board,
    record,
    style::Style,
    voice::Voice,
};

/// Names good deeds.
pub(crate) fn run(common: args::Common, lang: Lang, args: &args::Hint) -> Result<Answer, Failure> {
    let (id, source) = record::find(&Voice::new(lang), &args.record)?;
    shelf::with_game!(id, G => {
        let voice = Voice::of::<G>(lang);
        let mut session = record::open::<G>(&voice, &source)?.sound()?;
        record::go_to(&voice, &mut session, args.ply)?;
        let hint = worked_out(&session).map_err(|error| Failure::no(voice.trouble(&error)))?;
        if common.json {
            return Ok(Answer::json(&documents::hint(&voice.words(), &session, &hint)));
        }
        let style = Style::of_stdout(common.plain);
        Ok(Answer::yes(text(&voice, style, &session, &hint, args.reasons)))
    })
}

/// The hint for the table that is shown.
pub(crate) fn worked_out<G: Board>(session: &Session<G>) -> Result<Hint, Refused> {
    let mut hinting = Hinting::begin(session)?;
    let mut bench = Bench::new(session.game())?;
    while !hinting.step(&mut bench) {}
    hinting.hint().ok_or(Refused::NoPlayer)
}

/// A hint as a text: a letter for each deed, since none is the first.
pub(crate) fn text<G: Board>(
    voice: &Voice,
    style: Style,
    session: &Session<G>,
    hint: &Hint,
    has_reasons: bool,
) -> String {
    let said = documents::hint(&voice.words(), session, hint);
    let mut out = style.wrap(0, &said.title);
    for (letter, it) in ('A'..='Z').zip(&said.deeds) {
        out += &style.labelled(&letter.to_string(), 3, &it.sentences.join(" · "));
        if has_reasons && !it.reasons.is_empty() {
            out += &style.wrap(3, &it.reasons.join(", "));
        }
    }
    if has_reasons || said.deeds.len() == 1 {
        out += &style.wrap(0, &said.comparison);
    }
    out
}
