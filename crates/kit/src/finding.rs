//! Findings: what a rule found at a table, and what the automa's turn came to.

use crate::{Arg, ChoiceKind, Game, Kind, Message, Rule, Rung, Trace, Verdict};

/// A decision of the automa's turn, for whoever tells of it.
#[derive(Debug)]
pub struct Decided<'a, G: Game> {
    /// The table before it.
    pub before: &'a G::State,
    /// What it was.
    pub action: G::Action,
    /// The table after it.
    pub after: &'a G::State,
    /// Why, rung by rung.
    pub rungs: &'a [Rung<G::Candidate>],
}

/// A part of the automa's turn: what one of its cards came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What stands on the small plate beside it: the number of the card.
    pub mark: Option<Message>,
    /// What came of it, with the card: "Card 22: the mill in Worcester".
    pub title: Message,
    /// The same in a word or two, for a button beside the mark.
    pub short: Message,
    /// A line more: what it brought, or why it did nothing.
    pub note: Option<Message>,
    /// Whether it did nothing, so that its reasons can stay folded.
    pub is_idle: bool,
}

/// The automa's turn in a sentence, and what it cost or brought in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// What it did and what that rested on.
    pub sentence: Message,
    /// What it cost or brought.
    pub note: Option<Message>,
}

/// What became of the candidates of a rung, as a word that texts select by.
pub fn case<C>(rung: &Rung<C>) -> &'static str {
    match (rung.verdict, rung.candidates.len(), rung.survivors.len()) {
        (Verdict::Skipped, ..) => "skipped",
        (_, 0, _) => "none",
        (_, 1, 1) => "only",
        (_, _, 0) => "out",
        (_, before, left) if before == left => "all",
        (_, _, 1) => "one",
        _ => "some",
    }
}

/// The finding of a game's own, `found-RULE`, with all that the rung holds:
///
/// - `case`: what became of the candidates, see [`case`]
/// - `n`, `left` and `dropped`: how many there were, are left and are gone
/// - `all`, `kept` and `gone`: their names; `first` and `last`: of those there were
/// - `measure` and `figure`: what was measured for those kept, or for the first one if
///   nobody was, as a number and with a true minus; `limit`: what it was compared with
/// - `others`: those who are gone, each with what was measured
pub fn found<C: Copy + PartialEq>(rung: &Rung<C>, name: impl Fn(C) -> Message) -> Message {
    filled(Message::new(format!("found-{}", rung.rule.id)), rung, name)
}

/// The finding of a game that has no words of its own for it.
pub fn usual<G: Game>(game: &G, rung: &Rung<G::Candidate>) -> Message {
    let id = if rung.measures.is_empty() { "found-usual" } else { "found-usual-measured" };
    filled(Message::new(id), rung, |it| game.name(it))
}

fn filled<C: Copy + PartialEq>(
    message: Message,
    rung: &Rung<C>,
    name: impl Fn(C) -> Message,
) -> Message {
    let names = |of: &[C]| list(of.iter().map(|&it| name(it)).collect());
    let gone: Vec<C> =
        rung.candidates.iter().copied().filter(|it| !rung.survivors.contains(it)).collect();
    let measure = |of: C| {
        let at = rung.candidates.iter().position(|&it| it == of)?;
        rung.measures.get(at).copied()
    };
    let others = gone.iter().filter_map(|&it| {
        let value = figure(measure(it)?);
        Some(Message::new("found-value").with("name", name(it)).with("value", value))
    });
    let told = rung.survivors.first().or(rung.candidates.first());
    let told = told.and_then(|&it| measure(it)).unwrap_or_default();
    message
        .with("case", case(rung))
        .with("n", rung.candidates.len())
        .with("left", rung.survivors.len())
        .with("all", names(&rung.candidates))
        .with("kept", names(&rung.survivors))
        .with("gone", names(&gone))
        .with("dropped", gone.len())
        .with(
            "first",
            rung.candidates.first().map_or(Arg::Text(String::new()), |&it| name(it).into()),
        )
        .with(
            "last",
            rung.candidates.last().map_or(Arg::Text(String::new()), |&it| name(it).into()),
        )
        .with("others", list(others.collect()))
        .with("measure", told)
        .with("figure", figure(told))
        .with("limit", rung.limit.unwrap_or_default())
}

/// Several names as a sentence has them: "Stone, Stafford and Derby".
pub fn list(mut names: Vec<Message>) -> Arg {
    match (names.pop(), names.is_empty()) {
        (None, _) => Arg::Text(String::new()),
        (Some(last), true) => Arg::Message(last),
        (Some(last), false) => {
            Arg::Message(Message::new("found-and").with("first", names).with("last", last))
        }
    }
}

/// A number with a true minus.
pub fn figure(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// The same game with one unclear sentence read otherwise.
#[derive(Debug)]
pub struct Reread<G> {
    /// The reading.
    pub reading: &'static str,
    /// Its other value, as the id of a text.
    pub value: String,
    /// The game that reads it so.
    pub game: G,
}

/// No rule: a trace without it leaves out nothing, and a tie in it is no bug.
const NONE: &Rule = &Rule { id: "", kind: Kind::States, readings: &[] };

impl<G: Game> Reread<G> {
    /// What is decided at a table if it is read so; nothing where only the reading that
    /// led there can decide: another may leave a tie.
    pub fn decided(&self, state: &G::State) -> Option<G::Action> {
        let mut why = Trace::without(NONE);
        let action = self.game.decide(state, &mut why);
        (!why.has_tie()).then_some(action)
    }
}

/// The game with each of these readings that can be chosen chosen otherwise, one at a time.
pub fn reread<G: Game>(game: &G, is_asked: impl Fn(&'static str) -> bool) -> Vec<Reread<G>> {
    let mut others = Vec::new();
    for choice in G::CHOICES {
        let ChoiceKind::Reading(reading) = choice.kind else { continue };
        if !is_asked(reading) {
            continue;
        }
        let chosen = G::chosen(game.setup(), choice.key);
        for value in choice.values.iter().filter(|it| **it != chosen) {
            let mut setup = game.setup().clone();
            if G::choose(&mut setup, choice.key, value).is_ok()
                && let Ok(game) = G::new(&setup)
            {
                others.push(Reread { reading, value: format!("{}-{value}", choice.key), game });
            }
        }
    }
    others
}

/// The part that a decision is by itself.
pub fn usual_part<G: Game>(game: &G, decided: &[Decided<'_, G>]) -> Part {
    let told = decided.last().map(|it| game.describe(it.before, it.action));
    let told = told.unwrap_or_else(|| Message::verbatim(""));
    Part { mark: None, short: told.clone(), title: told, note: None, is_idle: false }
}

/// A turn as the list of what was done.
pub fn usual_account<G: Game>(game: &G, decided: &[Decided<'_, G>]) -> Account {
    let deeds: Vec<Message> =
        decided.iter().map(|it| game.describe(it.before, it.action)).collect();
    let sentence = match <[Message; 1]>::try_from(deeds) {
        Ok([deed]) => deed,
        Err(deeds) => Message::new("found-deeds").with("deeds", deeds),
    };
    Account { sentence, note: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Lexicon, TEXTS};

    const RULE: &Rule = &Rule { id: "T1", kind: Kind::Narrows, readings: &[] };

    fn rung(candidates: &[i32], measures: &[i32], survivors: &[i32]) -> Rung<i32> {
        Rung {
            rule: RULE,
            candidates: candidates.to_vec(),
            measures: measures.to_vec(),
            limit: None,
            verdict: Verdict::Applied,
            survivors: survivors.to_vec(),
        }
    }

    fn said(id: &str, rung: &Rung<i32>) -> String {
        let lexicon = Lexicon::parse(&[TEXTS]).unwrap();
        let name = |it: i32| Message::verbatim(["Stone", "Derby", "Leek"][it as usize]);
        lexicon.say(Lang::En, &filled(Message::new(id), rung, name))
    }

    #[test]
    fn a_game_without_words_of_its_own_says_who_is_left_and_who_is_out() {
        assert_eq!(
            said("found-usual", &rung(&[0, 1, 2], &[], &[1])),
            "Only Derby meets this; Stone and Leek do not."
        );
        assert_eq!(
            said("found-usual", &rung(&[0, 1], &[], &[])),
            "Neither Stone nor Derby meets this."
        );
        let measured = rung(&[0, 1, 2], &[3, -1, 0], &[0]);
        assert_eq!(
            said("found-usual-measured", &measured),
            "Stone stays with 3; Derby (−1) and Leek (0) do not."
        );
    }

    #[test]
    fn every_case_of_a_rung_has_its_word() {
        assert_eq!(case(&rung(&[], &[], &[])), "none");
        assert_eq!(case(&rung(&[0], &[], &[])), "out");
        assert_eq!(case(&rung(&[0], &[], &[0])), "only");
        assert_eq!(case(&rung(&[0, 1], &[], &[0, 1])), "all");
        assert_eq!(case(&rung(&[0, 1, 2], &[], &[0, 1])), "some");
        assert_eq!(case(&Rung { verdict: Verdict::Skipped, ..rung(&[0], &[], &[0]) }), "skipped");
    }
}
