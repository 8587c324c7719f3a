//! Explanations: the automa's reasons, as text and as JSON.

use kit::{Game, Message, Step, Trace, Verdict};
use serde::Serialize;
use serde_json::Value;

use crate::{
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

/// A step of a trace in JSON.
#[derive(Debug, Serialize)]
pub(crate) struct JsonStep {
    action: usize,
    rule: &'static str,
    source: String,
    candidates: Vec<Value>,
    measures: Vec<i32>,
    limit: Option<i32>,
    verdict: &'static str,
    survivors: Vec<Value>,
}

/// The steps of a trace in JSON; `action` says which action they explain.
pub(crate) fn json<G: Game>(
    voice: &Voice,
    action: usize,
    why: &Trace<G::Candidate>,
) -> Vec<JsonStep> {
    let values = |them: &[G::Candidate]| them.iter().map(|&it| value(&it.to_string())).collect();
    let step = |it: &Step<G::Candidate>| JsonStep {
        action,
        rule: it.rule.id,
        source: voice.say(&it.rule.source()),
        candidates: values(&it.candidates),
        measures: it.measures.clone(),
        limit: it.limit,
        verdict: it.verdict.key(),
        survivors: values(&it.survivors),
    };
    why.steps().iter().map(step).collect()
}

/// A candidate in JSON: a number where its text is one.
fn value(text: &str) -> Value {
    text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from)
}

/// The steps of a trace as sentences: rule, source, what was compared, who was left.
pub(crate) fn text<G: Game>(
    voice: &Voice,
    style: Style,
    game: &G,
    why: &Trace<G::Candidate>,
) -> String {
    if why.steps().is_empty() {
        return style.wrap(2, &voice.text("cli-why-nothing"));
    }
    why.steps().iter().map(|it| step(voice, style, game, it)).collect()
}

fn step<G: Game>(voice: &Voice, style: Style, game: &G, step: &Step<G::Candidate>) -> String {
    let label = format!("  {}", step.rule.id);
    let indent = columns(&label).max(6) + 2;
    let label = style.paint(Paint::Bold, &label);
    let mut out = style.labelled(&label, indent, &voice.text(step.rule.id));
    let source = voice.tell("cli-why-source", [("source", step.rule.source().into())]);
    out += &style.wrap(indent, &source);
    let name = |it: G::Candidate| voice.say(&game.name(it));
    let is_kept = |it: G::Candidate| step.survivors.contains(&it);
    let says_something =
        !step.measures.is_empty() || step.candidates.iter().any(|&it| !is_kept(it));
    if says_something {
        for (nth, &candidate) in step.candidates.iter().enumerate() {
            let measure = step.measures.get(nth).map(|&it| measured(voice, step, it));
            let (word, paint) = match (step.verdict, is_kept(candidate)) {
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
    let is_news = says_something || step.candidates.len() != 1 || step.survivors.len() != 1;
    if !is_news && step.verdict == Verdict::Applied {
        return out;
    }
    let left: Vec<String> = step.survivors.iter().map(|&it| name(it)).collect();
    let left = match (step.verdict, left.is_empty()) {
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

/// What a rule measured for one candidate, in words.
fn measured<C>(voice: &Voice, step: &Step<C>, measure: i32) -> String {
    let mut message = Message::new(step.rule.id).attribute("measure").with("measure", measure);
    if let Some(limit) = step.limit {
        message = message.with("limit", limit);
    }
    voice.maybe(&message).unwrap_or_else(|| measure.to_string())
}
