//! Documents: what `--json` and `/api/v1` answer, in one shape, with a schema.

use kit::{
    Account, Choice, ChoiceKind, Decided, Entry, Game, Marks, Message, Seat, Session, Trace, Turn,
};
use serde::Serialize;
use serde_json::Value;

use crate::{
    AutomaPly, AutomaTurn, Day, DayDeal, Words, chair, measured, position_file, sentence,
    setup_names, winners,
};

/// A rung of a trace: a rule, what it was asked about, and what it left.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rung {
    /// Which action of the answer it explains, from 0.
    pub action: usize,
    /// The id of the rule.
    pub rule: String,
    /// The rule in words.
    pub text: String,
    /// Where it is printed.
    pub source: String,
    /// What it found at this table, as a sentence.
    pub finding: String,
    /// What could still be chosen before, in notation; numbers as numbers.
    pub candidates: Vec<Value>,
    /// What the rule measured for each candidate; empty if it measures nothing.
    pub measures: Vec<i32>,
    /// The same in words.
    pub measured: Vec<String>,
    /// What the measures were compared with.
    pub limit: Option<i32>,
    /// `applied` or `skipped`.
    pub verdict: String,
    /// What could still be chosen after.
    pub survivors: Vec<Value>,
}

/// The rungs of a decision at the table before it; `action` says which action they explain.
pub fn trace<G: Game>(
    words: &Words<'_>,
    game: &G,
    before: &G::State,
    action: usize,
    why: &Trace<G::Candidate>,
) -> Vec<Rung> {
    let values = |them: &[G::Candidate]| them.iter().map(|it| value(&it.to_string())).collect();
    let rung = |(nth, it): (usize, &kit::Rung<G::Candidate>)| Rung {
        action,
        rule: it.rule.id.to_owned(),
        text: words.say(&it.rule.text()),
        source: words.say(&it.rule.source()),
        finding: sentence(words, &game.finding(before, why.rungs(), nth)),
        candidates: values(&it.candidates),
        measures: it.measures.clone(),
        measured: it.measures.iter().map(|&n| measured(words, it, n)).collect(),
        limit: it.limit,
        verdict: it.verdict.key().to_owned(),
        survivors: values(&it.survivors),
    };
    why.rungs().iter().enumerate().map(rung).collect()
}

/// A candidate: a number where its text is one.
fn value(text: &str) -> Value {
    text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from)
}

/// The reasons of some actions of the automa.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Why {
    /// The game's id.
    pub game: String,
    /// The places of the actions in the record.
    pub plies: Vec<usize>,
    /// The actions in notation.
    pub actions: Vec<String>,
    /// The actions as sentences.
    pub sentences: Vec<String>,
    /// All of them in a sentence or two.
    pub account: String,
    /// The reasons, rung by rung.
    pub trace: Vec<Rung>,
}

/// The reasons of these entries, those that the automa did not decide left out.
pub fn why<G: Game>(words: &Words<'_>, session: &Session<G>, plies: &[usize]) -> Why {
    let mut why = Why {
        game: G::ID.to_owned(),
        plies: Vec::new(),
        actions: Vec::new(),
        sentences: Vec::new(),
        account: String::new(),
        trace: Vec::new(),
    };
    let mut told = Vec::new();
    for &ply in plies {
        let (Some(reasons), Some(Entry::Action(action))) =
            (session.explain(ply), session.entries().get(ply))
        else {
            continue;
        };
        let (game, before) = (session.game(), session.at(ply));
        why.trace.extend(trace(words, game, before, why.actions.len(), &reasons));
        why.plies.push(ply);
        why.actions.push(action.to_string());
        why.sentences.push(words.say(&game.describe(before, *action)));
        told.push((ply, *action, reasons));
    }
    let decided: Vec<Decided<'_, G>> = told
        .iter()
        .map(|(ply, action, reasons)| Decided {
            before: session.at(*ply),
            action: *action,
            after: session.at(ply + 1),
            rungs: reasons.rungs(),
        })
        .collect();
    let Account { sentence: deed, note } = session.game().account(&decided);
    let said = [Some(deed), note];
    why.account = said.iter().flatten().map(|it| sentence(words, it)).collect::<Vec<_>>().join(" ");
    why
}

/// The reasons of the automa's whole last turn before the table shown, if it had one.
pub fn why_last<G: Game>(words: &Words<'_>, session: &Session<G>) -> Option<Why> {
    let turn = AutomaTurn::last(session, session.ply())?;
    let plies: Vec<usize> = turn.decided().map(|it| it.ply).collect();
    Some(why(words, session, &plies))
}

/// A turn of the automa with its reasons and what hands move for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnWhy {
    /// Its number, from 1.
    pub turn: usize,
    /// How many of the automa's cards were turned up for it.
    pub cards: usize,
    /// What a person with the box moves for it, line by line.
    pub orders: Vec<OrderLine>,
    /// How many pieces that are.
    pub pieces: usize,
    /// The reasons.
    pub why: Why,
}

/// One line of what a person moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OrderLine {
    /// The line in words.
    pub text: String,
    /// How many pieces it moves: a handful of money counts as one.
    pub pieces: usize,
}

/// Every turn of the automa in a record up to the table shown.
pub fn why_all<G: Game>(words: &Words<'_>, session: &Session<G>) -> Vec<TurnWhy> {
    let (mut turns, mut from) = (Vec::new(), 0);
    while let Some(start) = AutomaTurn::next_after(session, from) {
        if session.ply() <= start {
            break;
        }
        let Some(turn) = AutomaTurn::around(session, start) else { break };
        from = turn.range().end.max(start + 1);
        let plies: Vec<usize> = turn.decided().map(|it| it.ply).collect();
        let moved: Vec<(&G::State, G::Action)> =
            turn.plies.iter().map(|it| (session.at(it.ply), it.action)).collect();
        let game = session.game();
        let after = session.at(turn.range().end);
        let card = |ply: usize| game.card_in_play(session.at(ply));
        let is_card = |it: &&AutomaPly<G>| {
            it.pile.is_some() && card(it.ply + 1).is_some() && card(it.ply + 1) != card(it.ply)
        };
        let lines = game.orders(&moved, after);
        turns.push(TurnWhy {
            turn: turns.len() + 1,
            cards: turn.plies.iter().filter(is_card).count(),
            pieces: lines.iter().map(|it| it.n_pieces).sum(),
            orders: lines
                .iter()
                .map(|it| OrderLine { text: words.say(&it.text), pieces: it.n_pieces })
                .collect(),
            why: why(words, session, &plies),
        });
    }
    turns
}

/// Points of one chair.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// The chair, from 1.
    pub seat: u8,
    /// `human` or `automa`.
    pub who: String,
    /// The chair in words.
    pub name: String,
    /// All points.
    pub score: i32,
    /// Whether some of them are hidden from whoever asked.
    pub partial: bool,
    /// The points by source.
    pub sources: Vec<Points>,
}

/// Points of one source.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Points {
    /// The key of the source.
    pub source: String,
    /// The source in words.
    pub name: String,
    /// Its points.
    pub points: i32,
}

/// Points of every chair.
pub fn scores<G: Game>(words: &Words<'_>, game: &G, state: &G::State) -> Vec<Score> {
    let score = |seat: Seat| {
        let mut sources = Vec::new();
        game.breakdown(state, seat, &mut |source, points| {
            sources.push(Points { source: source.to_owned(), name: words.text(source), points });
        });
        let who = if seat == game.automa_seat() { "automa" } else { "human" };
        Score {
            seat: seat.0 + 1,
            who: who.to_owned(),
            name: words.say(&chair(game, seat)),
            score: game.score(state, seat),
            partial: game.is_partial(state, seat),
            sources,
        }
    };
    (0..game.n_seats()).map(Seat).map(score).collect()
}

/// A game as somebody may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Table {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub ruleset: u32,
    /// Whose turn it is: `human`, `automa`, `chance` or `over`.
    pub turn: String,
    /// The chair of the person who is to act, from 1.
    pub seat: Option<u8>,
    /// The pile whose next card a person must tell.
    pub pile: Option<String>,
    /// How many entries of the record the table shows.
    pub ply: usize,
    /// How many entries the record has, what was undone included.
    pub plies: usize,
    /// The entries in notation; `null` where the viewer may not know.
    pub actions: Vec<Option<String>>,
    /// What was chosen before the first action.
    pub setup: Value,
    /// The seed that deals, if the program does.
    pub seed: Option<u64>,
    /// Points of every chair, if it ended now.
    pub scores: Vec<Score>,
    /// The chairs that have won, from 1, once the game is over.
    pub winners: Vec<u8>,
    /// The table as a position document, which can be imported and decided,
    /// concealed from whoever may not see it.
    pub position: Value,
    /// What the result has to be read with.
    pub marks: Marks,
}

/// A game as the person in `viewer` may see it; all of it without one.
pub fn table<G: Game>(words: &Words<'_>, session: &Session<G>, viewer: Option<Seat>) -> Table {
    let game = session.game();
    let mut state = session.state().clone();
    if let Some(viewer) = viewer {
        game.conceal(&mut state, viewer);
    }
    let (turn, seat, pile) = match session.turn() {
        Turn::Human(seat) => ("human", Some(seat.0 + 1), None),
        Turn::Automa => ("automa", None, None),
        Turn::Chance(pile) => ("chance", None, Some(G::PILES[usize::from(pile.0)].to_owned())),
        Turn::Over => ("over", None, None),
    };
    let is_over = session.turn() == Turn::Over;
    Table {
        game: G::ID.to_owned(),
        ruleset: G::RULESET,
        turn: turn.to_owned(),
        seat,
        pile,
        ply: session.ply(),
        plies: session.entries().len(),
        actions: actions(session, viewer),
        setup: kit::to_value(game.setup()),
        // A seed tells every card.
        seed: session.dealer().seed.filter(|_| viewer.is_none()),
        scores: scores(words, game, &state),
        winners: if is_over {
            winners(game, &state).iter().map(|it| it.0 + 1).collect()
        } else {
            vec![]
        },
        position: kit::to_value(&position_file(session, viewer)),
        marks: session.marks().clone(),
    }
}

/// The deal of a day in one game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealDocument {
    /// The day, in UTC.
    pub date: String,
    /// The game's id.
    pub game: String,
    /// The choices in words.
    pub names: Vec<String>,
    /// What was chosen.
    pub setup: Value,
    /// What deals.
    pub seed: u64,
}

/// The deal of a day in the game `G`.
pub fn day_deal<G: Game>(words: &Words<'_>, day: Day) -> DealDocument {
    let DayDeal { setup, seed } = DayDeal::<G>::of(day);
    DealDocument {
        date: day.to_string(),
        game: G::ID.to_owned(),
        names: setup_names::<G>(words, &setup),
        setup: kit::to_value(&setup),
        seed,
    }
}

/// The entries in notation; `None` where the viewer may not know.
pub fn actions<G: Game>(session: &Session<G>, viewer: Option<Seat>) -> Vec<Option<String>> {
    let shown = |(ply, entry): (usize, &Entry<G::Action>)| match (entry, viewer) {
        (Entry::Action(action), Some(viewer))
            if session.game().is_hidden(session.at(ply), *action, viewer) =>
        {
            None
        }
        // A correction may name any card.
        (Entry::Edit(_), Some(_)) => None,
        _ => Some(entry.to_string()),
    };
    session.entries().iter().enumerate().map(shown).collect()
}

/// Something a person may do now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// In notation.
    pub action: String,
    /// As a sentence.
    pub text: String,
}

/// What may be done now as `viewer` knows it, at most `n` of them: everything if it is
/// nobody in particular.
pub fn offers<G: Game>(
    words: &Words<'_>,
    session: &Session<G>,
    viewer: Option<Seat>,
    n: usize,
) -> Vec<Offer> {
    let game = session.game();
    let mut state = session.state().clone();
    // Which cards a pile has left tells which ones others hold: as far as the viewer
    // knows, those may come too.
    if let (Some(viewer), Turn::Chance(_)) = (viewer, session.turn()) {
        game.conceal(&mut state, viewer);
    }
    let mut offers = Vec::new();
    if matches!(session.turn(), Turn::Human(_) | Turn::Chance(_)) {
        let state = &state;
        game.options(state, &mut |it| {
            if offers.len() < n {
                let text = words.say(&game.describe(state, it));
                offers.push(Offer { action: it.to_string(), text });
            }
        });
    }
    offers
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameBox {
    /// The game's id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Who designed it.
    pub authors: String,
    /// The automa's name.
    pub automa: String,
    /// Who designed the automa.
    pub automa_authors: String,
    /// What it is about.
    pub about: String,
    /// What it was made from.
    pub sources: String,
    /// The version of its rules.
    pub ruleset: u32,
    /// How many chairs there are as usual.
    pub seats: u8,
    /// How strong the automa can be.
    pub levels: Vec<Named>,
    /// Decks, mats and card sets.
    pub decks: Vec<Named>,
    /// Printings and chairs.
    pub editions: Vec<Named>,
    /// How unclear sentences can be read.
    pub readings: Vec<ChoiceDocument>,
    /// Players that can sit in a person's chair.
    pub players: Vec<String>,
    /// Everything that can be chosen.
    pub choices: Vec<ChoiceDocument>,
    /// The piles that can be dealt from a table.
    pub piles: Vec<String>,
    /// What a simulation counts.
    pub counters: Vec<String>,
}

/// Something that is chosen before the first action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChoiceDocument {
    /// The word for it.
    pub key: String,
    /// `level`, `document`, `edition` or `reading`.
    pub kind: String,
    /// The id of the reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    /// Its name.
    pub name: String,
    /// The usual value.
    pub usual: String,
    /// The values there are.
    pub values: Vec<Named>,
}

/// A value with its name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Named {
    /// The word for it.
    pub value: String,
    /// Its name.
    pub name: String,
    /// What it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

/// The game `G` as it stands on the shelf, with the players who know it.
pub fn game_box<G: Game>(words: &Words<'_>, players: &[&str]) -> GameBox {
    let usual = G::Setup::default();
    let owned = |them: &[&str]| them.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
    let of_kind = |wanted: &str| {
        let choices = G::CHOICES.iter().filter(|it| kind(it) == wanted);
        choices.flat_map(|it| values(words, it)).collect()
    };
    let choice = |it: &Choice| ChoiceDocument {
        key: it.key.to_owned(),
        kind: kind(it).to_owned(),
        reading: match it.kind {
            ChoiceKind::Reading(id) => Some(id.to_owned()),
            _ => None,
        },
        name: words.text(&format!("choice-{}", it.key)),
        usual: G::chosen(&usual, it.key),
        values: values(words, it),
    };
    GameBox {
        id: G::ID.to_owned(),
        title: words.text("game-title"),
        authors: words.text("game-authors"),
        automa: words.text("automa-title"),
        automa_authors: words.text("automa-authors"),
        about: words.text("game-about"),
        sources: words.text("game-sources"),
        ruleset: G::RULESET,
        seats: G::new(&usual).map_or(2, |it| it.n_seats()),
        levels: of_kind("level"),
        decks: of_kind("document"),
        editions: of_kind("edition"),
        readings: G::CHOICES.iter().filter(|it| kind(it) == "reading").map(choice).collect(),
        players: owned(players),
        choices: G::CHOICES.iter().map(choice).collect(),
        piles: owned(G::PILES),
        counters: owned(G::COUNTERS),
    }
}

fn kind(choice: &Choice) -> &'static str {
    match choice.kind {
        ChoiceKind::Level => "level",
        ChoiceKind::Document => "document",
        ChoiceKind::Edition => "edition",
        ChoiceKind::Place => "place",
        ChoiceKind::Reading(_) => "reading",
    }
}

fn values(words: &Words<'_>, choice: &Choice) -> Vec<Named> {
    let value = |&value: &&str| {
        let text = Message::new(format!("{}-{value}", choice.key));
        let hint = text.clone().attribute("hint");
        Named {
            value: value.to_owned(),
            name: words.say(&text),
            hint: words.has(&hint).then(|| words.say(&hint)),
        }
    };
    choice.values.iter().map(value).collect()
}
