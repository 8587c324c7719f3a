//! Findings: what the Automa's rules found in the circle, and what its turn came to.

use kit::{
    Account, Decided, Message, Part, Rung,
    finding::{self, found},
};

use crate::{Action, Filter, Patch, Patchwork, State, automa, rule};

/// The rules that compare patches, each with the line of the table it fills.
const LINES: [(&kit::Rule, &str); 5] = [
    (rule::AFFORDABLE, "line-affordable"),
    (rule::NO_OVERTAKE, "line-no-overtake"),
    (rule::MOST_BUTTONS, "line-most-buttons"),
    (rule::LARGEST, "line-largest"),
    (rule::FARTHEST, "line-farthest"),
];

/// A patch by its place in front of the neutral token.
fn name(state: &State, patch: Patch) -> Message {
    let place = state.reach().iter().position(|&it| it == patch).unwrap_or_default();
    Message::new("found-patch").with("place", place + 1)
}

/// What a rung found.
pub(crate) fn finding(
    game: &Patchwork,
    state: &State,
    rungs: &[Rung<Patch>],
    nth: usize,
) -> Message {
    let taken = rungs.last().and_then(|it| it.survivors.first());
    let to = taken.map_or(automa::in_front(state), |&it| automa::landing(state, it));
    found(&rungs[nth], |it| name(state, it))
        .with("space", automa::in_front(state))
        .with("buttons", automa::income(game, state, to.max(state.automa.time)))
}

/// What a rung compares, as the head of a line.
pub(crate) fn line(rung: &Rung<Patch>) -> Option<Message> {
    head(rung.rule)
}

/// The filters of the card that were not read.
pub(crate) fn unread(game: &Patchwork, state: &State, rungs: &[Rung<Patch>]) -> Vec<Message> {
    let card = state.pile.card.and_then(|it| game.deck().cards.get(usize::from(it)));
    let filters = card.map_or(&[][..], |it| &it.filters);
    let rule = |it: &Filter| match it {
        Filter::NoOvertake => rule::NO_OVERTAKE,
        Filter::MostButtons => rule::MOST_BUTTONS,
        Filter::Largest => rule::LARGEST,
        Filter::Farthest => rule::FARTHEST,
    };
    let unread = filters.iter().map(rule).filter(|it| rungs.iter().all(|rung| rung.rule != *it));
    unread.filter_map(head).collect()
}

fn head(rule: &kit::Rule) -> Option<Message> {
    LINES.iter().find(|it| it.0 == rule).map(|it| Message::new(it.1))
}

/// What the card came to.
pub(crate) fn part(game: &Patchwork, decided: &[Decided<'_, Patchwork>]) -> Part {
    let Some(Decided { before, action, .. }) = decided.last() else {
        return finding::usual_part(game, decided);
    };
    let card = before.pile.card.unwrap_or_default();
    let about = |id: &str| Message::new(id).with("card", game.number(card));
    let (title, short) = match *action {
        Action::Take(patch) => {
            let patch = name(before, patch);
            let short = Message::new("short-take").with("patch", patch.clone());
            (about("part-take").with("patch", patch), short)
        }
        _ => (about("part-pass"), Message::new("short-pass")),
    };
    let limit = game.deck().cards.get(usize::from(card)).map_or(0, |it| it.virtual_buttons);
    Part {
        mark: Some(Message::verbatim(game.number(card))),
        title,
        short,
        note: Some(Message::new("part-note").with("limit", limit)),
        is_idle: false,
    }
}

/// The turn in a sentence, what it rested on, and what it brought.
pub(crate) fn account(game: &Patchwork, decided: &[Decided<'_, Patchwork>]) -> Account {
    let Some(Decided { before, action, after, rungs }) = decided.last() else {
        return finding::usual_account(game, decided);
    };
    let sentence = match *action {
        Action::Take(patch) => Message::new("account-take").with("patch", name(before, patch)),
        _ => Message::new("account-pass"),
    };
    let brings = [rule::AUTOMA_INCOME, rule::AUTOMA_INCOME_TWICE, rule::TILE_TO_AUTOMA];
    let is_brought = |it: &Rung<Patch>| brings.contains(&it.rule);
    let narrowed = rungs.iter().rposition(|it| it.survivors.len() < it.candidates.len());
    let told = rungs.iter().enumerate().filter(|(at, it)| Some(*at) == narrowed || is_brought(it));
    let notes = told.map(|(at, _)| finding(game, before, rungs, at));
    let note = notes.reduce(|first, last| {
        Message::new("account-notes").with("first", first).with("last", last)
    });
    let sentence = sentence.with("from", before.automa.time).with("to", after.automa.time);
    Account { sentence, note }
}
