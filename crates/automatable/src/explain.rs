//! Explanations: the automa's reasons as text.

use desk::sentence;
use kit::{Game, Rung, Trace, Verdict};

use crate::{
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

/// The rungs of a decision at the table before it: what was found, by which rule, what
/// was compared, who was left.
pub(crate) fn text<G: Game>(
    voice: &Voice,
    style: Style,
    game: &G,
    before: &G::State,
    why: &Trace<G::Candidate>,
) -> String {
    if why.rungs().is_empty() {
        return style.wrap(2, &voice.text("cli-why-nothing"));
    }
    let found = |nth: usize| {
        let found = sentence(&voice.words(), &game.finding(before, why.rungs(), nth));
        rung(voice, style, game, &found, &why.rungs()[nth])
    };
    (0..why.rungs().len()).map(found).collect()
}

fn rung<G: Game>(
    voice: &Voice,
    style: Style,
    game: &G,
    found: &str,
    rung: &Rung<G::Candidate>,
) -> String {
    let label = format!("  {}", rung.rule.id);
    let indent = columns(&label).max(6) + 2;
    let label = style.paint(Paint::Bold, &label);
    let mut out = style.labelled(&label, indent, found);
    let args = [("rule", rung.rule.text().into()), ("source", rung.rule.source().into())];
    out += &style.wrap(indent, &style.paint(Paint::Dim, &voice.tell("cli-why-source", args)));
    let name = |it: G::Candidate| voice.say(&game.name(it));
    let is_kept = |it: G::Candidate| rung.survivors.contains(&it);
    let says_something =
        !rung.measures.is_empty() || rung.candidates.iter().any(|&it| !is_kept(it));
    // Of a single one the finding says all.
    if says_something && rung.candidates.len() != 1 {
        for (nth, &candidate) in rung.candidates.iter().enumerate() {
            let measure =
                rung.measures.get(nth).map(|&it| desk::measured(&voice.words(), rung, it));
            let (word, paint) = match (rung.verdict, is_kept(candidate)) {
                (Verdict::Skipped, _) => ("cli-why-none-meets", Paint::Dim),
                (Verdict::Applied, true) => ("cli-why-kept", Paint::Good),
                (Verdict::Applied, false) => ("cli-why-dropped", Paint::Dim),
            };
            let word = pad(&style.paint(paint, &voice.text(word)), 11);
            let what = match measure {
                Some(measure) => {
                    let args = [("card", name(candidate).into()), ("lines", measure.into())];
                    voice.tell("cli-card", args)
                }
                None => name(candidate),
            };
            let lead = format!("{}{word}", " ".repeat(indent));
            out += &style.labelled(&lead, indent + 11, &what);
        }
    }
    // Where there was one candidate and it stays, the action says all.
    let is_news = says_something || rung.candidates.len() != 1 || rung.survivors.len() != 1;
    if !is_news && rung.verdict == Verdict::Applied {
        return out;
    }
    let left: Vec<String> = rung.survivors.iter().map(|&it| name(it)).collect();
    let left = match (rung.verdict, left.is_empty()) {
        (_, true) => voice.text("cli-why-left-none"),
        (Verdict::Skipped, _) => {
            let args = [("left", left.join(", ").into())];
            voice.tell("cli-why-skipped", args)
        }
        (Verdict::Applied, _) => voice.tell("cli-why-left", [("left", left.join(", ").into())]),
    };
    out += &style.wrap(indent, &left);
    out
}
