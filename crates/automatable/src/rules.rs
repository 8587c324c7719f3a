//! `rules`: the rule table of a game.

use kit::{Choice, ChoiceKind, Game, Kind, Lang, Message, Rule};
use serde::Serialize;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Rules},
    board::Board,
    setup,
    style::{Paint, Style},
    voice::Voice,
};

#[derive(Debug, Serialize)]
struct JsonRule {
    id: &'static str,
    kind: &'static str,
    text: String,
    source: String,
    readings: Vec<JsonReading>,
}

#[derive(Clone, Debug, Serialize)]
struct JsonReading {
    id: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    setting: Option<JsonSetting>,
}

#[derive(Clone, Debug, Serialize)]
struct JsonSetting {
    key: &'static str,
    usual: String,
    values: Vec<&'static str>,
}

/// Shows the rules.
pub(crate) fn run(common: Common, lang: Lang, args: &Rules) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => rules::<G>(common, lang, args.id.as_deref()))
}

/// That there is no such rule, and which ones may have been meant.
pub(crate) fn unknown<G: Board>(voice: &Voice, id: &str) -> String {
    let ids: Vec<&str> = G::RULES.iter().map(|it| it.id).chain(readings::<G>()).collect();
    let tips = likely(&ids, id).join(", ");
    voice.tell(
        "cli-no-rule-id",
        [("tips", tips.into()), ("found", id.into()), ("game", G::ID.into())],
    )
}

/// So many ids are offered in the place of one that is not there.
const N_TIPS: usize = 3;

/// The ids that somebody may have meant: those with the fewest letters to change, of
/// equals the first in the table.
fn likely<'a>(ids: &[&'a str], found: &str) -> Vec<&'a str> {
    let found = found.to_uppercase().replace('.', "-");
    let mut ids: Vec<(usize, &str)> = ids.iter().map(|it| (apart(it, &found), *it)).collect();
    ids.sort_by_key(|it| it.0);
    ids.into_iter().take(N_TIPS).map(|it| it.1).collect()
}

/// How many letters must be put in, left out or changed to make one text of the other;
/// the first letter, which says what kind of rule it is, counts most.
fn apart(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (nth, it) in other.iter().enumerate() {
            let changed = before + usize::from(letter != *it);
            before = row[nth + 1];
            row[nth + 1] = changed.min(row[nth] + 1).min(before + 1);
        }
    }
    let is_other_kind = one.chars().next() != other.first().copied();
    row[other.len()] + 2 * usize::from(is_other_kind)
}

fn rules<G: Board>(common: Common, lang: Lang, id: Option<&str>) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    // People write R5.2 where the table has R5-2.
    let same = |a: &str, b: &str| desk::fold(a) == desk::fold(b).replace('.', "-");
    let rules: Vec<&'static Rule> =
        G::RULES.iter().copied().filter(|it| id.is_none_or(|id| same(it.id, id))).collect();
    let readings: Vec<&'static str> =
        readings::<G>().into_iter().filter(|it| id.is_none_or(|id| same(it, id))).collect();
    if let (true, true, Some(id)) = (rules.is_empty(), readings.is_empty(), id) {
        return Err(Failure::could_not(unknown::<G>(&voice, id)));
    }
    if common.json {
        return Ok(match (id, &rules[..]) {
            (Some(_), [rule]) => Answer::json(&json_rule::<G>(&voice, rule)),
            (Some(_), _) => Answer::json(&json_reading::<G>(&voice, readings[0])),
            (None, _) => {
                let all: Vec<JsonRule> =
                    rules.iter().map(|it| json_rule::<G>(&voice, it)).collect();
                Answer::json(&all)
            }
        });
    }
    let style = Style::of_stdout(common.plain);
    if let Some(id) = id {
        return Ok(Answer::yes(one::<G>(&voice, style, id).unwrap_or_default()));
    }
    let mut out = String::new();
    for rule in &rules {
        out += &entry(&voice, style, rule.id);
        let source = voice.tell("cli-why-source", [("source", rule.source().into())]);
        out += &style.wrap(9, &source);
        if !rule.readings.is_empty() {
            let args = [("readings", rule.readings.join(", ").into())];
            out += &style.wrap(9, &voice.tell("cli-rules-readings", args));
        }
    }
    if !readings.is_empty() {
        out += &format!("\n{}\n", style.paint(Paint::Bold, &voice.text("cli-rules-heading")));
    }
    for reading in &readings {
        out += &reading_text::<G>(&voice, style, reading);
    }
    Ok(Answer::yes(out))
}

/// A rule or reading by its id: what it says.
fn entry(voice: &Voice, style: Style, id: &str) -> String {
    style.labelled(&style.paint(Paint::Bold, id), 9, &voice.text(id))
}

/// A reading, and the setting that changes it.
fn reading_text<G: Game>(voice: &Voice, style: Style, id: &'static str) -> String {
    let mut out = entry(voice, style, id);
    if let Some(choice) = setting::<G>(id) {
        let usual = G::chosen(&G::Setup::default(), choice.key);
        for value in choice.values {
            let mut name = setup::named(voice, choice.key, value);
            if *value == usual {
                name = voice.tell("cli-games-usual", [("value", name.into())]);
            }
            out += &style.wrap(9, &format!("--set {}={name}", choice.key));
        }
    }
    out
}

/// One rule as a person asks for it in the middle of a game, if there is one.
pub(crate) fn one<G: Game>(voice: &Voice, style: Style, id: &str) -> Option<String> {
    let same = |it: &str| desk::fold(it) == desk::fold(id).replace('.', "-");
    if let Some(rule) = G::RULES.iter().find(|it| same(it.id)) {
        let source = voice.tell("cli-why-source", [("source", rule.source().into())]);
        let mut out = entry(voice, style, rule.id) + &style.wrap(9, &source);
        out.extend(rule.readings.iter().map(|it| reading_text::<G>(voice, style, it)));
        return Some(out);
    }
    let reading = readings::<G>().into_iter().find(|it| same(it))?;
    Some(reading_text::<G>(voice, style, reading))
}

/// The readings a game relies on, each once.
fn readings<G: Game>() -> Vec<&'static str> {
    let of_rules = G::RULES.iter().flat_map(|it| it.readings.iter().copied());
    let of_choices = G::CHOICES.iter().filter_map(|it| match it.kind {
        ChoiceKind::Reading(id) => Some(id),
        _ => None,
    });
    let mut all: Vec<&'static str> = of_rules.chain(of_choices).collect();
    let number = |it: &str| it.trim_start_matches(|it: char| !it.is_ascii_digit()).parse::<u32>();
    all.sort_by_key(|it| (number(it).unwrap_or(u32::MAX), *it));
    all.dedup();
    all
}

fn setting<G: Game>(reading: &str) -> Option<&'static Choice> {
    G::CHOICES.iter().find(|it| matches!(it.kind, ChoiceKind::Reading(id) if id == reading))
}

fn json_rule<G: Game>(voice: &Voice, rule: &'static Rule) -> JsonRule {
    JsonRule {
        id: rule.id,
        kind: match rule.kind {
            Kind::Narrows => "narrows",
            Kind::Forbids => "forbids",
            Kind::States => "states",
        },
        text: voice.say(&Message::new(rule.id)),
        source: voice.say(&rule.source()),
        readings: rule.readings.iter().map(|it| json_reading::<G>(voice, it)).collect(),
    }
}

fn json_reading<G: Game>(voice: &Voice, id: &'static str) -> JsonReading {
    let setting = setting::<G>(id).map(|it| JsonSetting {
        key: it.key,
        usual: G::chosen(&G::Setup::default(), it.key),
        values: it.values.to_vec(),
    });
    JsonReading { id, text: voice.text(id), setting }
}
