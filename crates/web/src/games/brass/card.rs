//! Mautoma's card: the slots of its front, and the rear on top of the deck.

use brass::{
    Brass, Candidate, FirstTurn, MautomaCard, Quadrant, Rear, RearAction, Slot, SlotAction, Stage,
    State, rule,
};
use desk::{AutomaTurn, Moment};
use kit::{Message, Rung};
use maud::{Markup, html};

use super::{journey, piece::symbol, place};
use crate::{
    Pen,
    page::{Mode, View},
    parts::plate::{self, Line},
};

/// How a line of a card stands at a moment.
enum Standing {
    /// It has not been read.
    Unread,
    /// It is being read, or it is what was done.
    Lit,
    /// It cannot be done, for this reason.
    Struck(String),
}

/// The card of a turn, read up to a moment: its front, and the rear once it is read.
pub(super) fn show(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, moment: Moment) -> Markup {
    let before = view.at(turn.at(moment).ply);
    let front = read(view, turn, moment, |it| it.automa.stage == Stage::Front);
    let rear = read(view, turn, moment, is_at_rear);
    let front = before
        .automa
        .card
        .map(|at| front_plate(view, &view.game().deck().card[usize::from(at)], &front));
    let rear = rear_read(view, turn, moment).map(|top| rear_plate(view, &before, top, Some(&rear)));
    // What is being read comes first: a small screen shows little more.
    html! { @if let Some(rear) = rear { (rear) } @if let Some(front) = front { (front) } }
}

fn is_at_rear(table: &State) -> bool {
    matches!(table.automa.stage, Stage::Rear | Stage::Links(_)) || table.automa.card.is_none()
}

/// The card whose rear has been read by a moment.
fn rear_read(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, moment: Moment) -> Option<u8> {
    let before = view.at(turn.at(moment).ply);
    let rungs = read(view, turn, moment, is_at_rear);
    let is_read = rungs.iter().any(|it| it.rule.id == rule::TOP_REAR.id);
    before.automa.rear.filter(|_| is_read || before.automa.card.is_none())
}

/// The rungs read by a moment, of the last decision made at such a stage.
fn read(
    view: &View<'_, Brass>,
    turn: &AutomaTurn<Brass>,
    moment: Moment,
    is_of: impl Fn(&State) -> bool,
) -> Vec<Rung<Candidate>> {
    let card = view.at(turn.at(moment).ply).automa.card;
    let found = turn.plies[..=moment.nth].iter().enumerate().rev().find(|(_, it)| {
        let before = view.at(it.ply);
        it.pile.is_none() && before.automa.card == card && is_of(&before)
    });
    match found {
        Some((nth, _)) if nth == moment.nth => turn.read(moment).to_vec(),
        Some((_, ply)) => ply.trace.rungs().to_vec(),
        None => Vec::new(),
    }
}

fn front_plate(view: &View<'_, Brass>, card: &MautomaCard, rungs: &[Rung<Candidate>]) -> Markup {
    let words = &view.words;
    let tried =
        |nth: usize| standing(view, rungs, rule::TOPMOST_SLOT.id, Candidate::Slot(nth as u8), nth);
    let lines = card.slots.iter().enumerate().map(|(nth, slot)| {
        let standing = tried(nth);
        Line {
            symbol: slot_symbol(slot),
            class: Some(class(&standing)),
            is_lit: matches!(standing, Standing::Lit),
            said: html! {
                (slot_told(words, slot))
                @if let Standing::Struck(reason) = &standing { em { (reason) } }
            },
            end: html! {
                @match slot.action {
                    SlotAction::CoalMineAndLinks => (words.icon("brass/link")),
                    _ if slot.link => (words.spoken_icon("brass/link", &words.text("br-slot-link"), "")),
                    _ => {},
                }
            },
        }
    });
    html! {
        div.plate {
            header {
                (journey::anchor("from-foe"))
                span { (words.count("br-card-front", card.number)) }
                span.muted { (words.say(&Message::new("br-group").with("group", card.group.key()))) }
            }
            (plate::rungs(words, &lines.collect::<Vec<_>>()))
        }
    }
}

fn class(standing: &Standing) -> &'static str {
    match standing {
        Standing::Unread => "unread",
        Standing::Lit => "lit",
        Standing::Struck(_) => "struck",
    }
}

/// How the line called `candidate` stands: lines are tried from top to bottom,
/// and each trial ends with the rule that takes the first possible one.
fn standing(
    view: &View<'_, Brass>,
    rungs: &[Rung<Candidate>],
    rule: &str,
    candidate: Candidate,
    nth: usize,
) -> Standing {
    let trials: Vec<usize> =
        rungs.iter().enumerate().filter(|(_, it)| it.rule.id == rule).map(|it| it.0).collect();
    let ended = trials.iter().copied().find(|&it| rungs[it].candidates.contains(&candidate));
    match ended {
        Some(at) if rungs[at].survivors.contains(&candidate) => Standing::Lit,
        Some(at) => {
            let start = trials.iter().rev().find(|&&it| it < at).map_or(0, |it| it + 1);
            let failed = rungs[start..at].iter().rev().find(|it| it.survivors.is_empty());
            Standing::Struck(failed.map_or_else(String::new, |it| view.words.text(it.rule.id)))
        }
        // The one that is being tried now.
        None if trials.len() == nth && trials.last().map_or(0, |it| it + 1) < rungs.len() => {
            Standing::Lit
        }
        None => Standing::Unread,
    }
}

fn slot_symbol(slot: &Slot) -> &'static str {
    match slot.builds() {
        Some(industry) => match symbol(industry) {
            "cotton" => "brass/cotton",
            "coal-mine" => "brass/coal-mine",
            "iron-works" => "brass/iron-works",
            "goods" => "brass/goods",
            "pottery" => "brass/pottery",
            _ => "brass/brewery",
        },
        None => "brass/link",
    }
}

/// What a slot of a front says.
pub(super) fn slot_told(words: &Pen<'_>, slot: &Slot) -> String {
    let cities: Vec<String> =
        slot.cities.iter().map(|&it| words.say(&place::location(it))).collect();
    let what = match slot.builds() {
        Some(industry) => words.say(&place::industry(industry)),
        None => words.text("br-slot-network"),
    };
    let id = match (slot.action, slot.iron_price) {
        (SlotAction::CoalMineAndLinks, _) => "br-slot-mine",
        (_, Some(_)) => "br-slot-iron",
        _ => "br-slot",
    };
    words.say(
        &Message::new(id)
            .with("what", what)
            .with("cities", cities.join(", "))
            .with("price", slot.iron_price.unwrap_or_default()),
    )
}

/// The rear of the card on top: four actions, the first possible one is done; in the
/// first round its corner is looked at instead.
fn rear_plate(
    view: &View<'_, Brass>,
    table: &State,
    top: u8,
    rungs: Option<&[Rung<Candidate>]>,
) -> Markup {
    let words = &view.words;
    let rear: &Rear = &view.game().deck().card[usize::from(top)].rear;
    let corner = table.is_first_round().then_some(rear.first_turn);
    let lit = rungs.map(|_| "lit");
    let rungs = rungs.filter(|_| corner.is_none());
    let lines = [
        (
            RearAction::Sell,
            "brass/sell",
            words.say(&Message::new("br-rear-sell").with("city", place::location(rear.brewery))),
        ),
        (RearAction::Develop, "brass/develop", words.count("br-rear-develop", rear.develop)),
        (RearAction::Network, "brass/link", words.text("br-rear-network")),
        (RearAction::Pass, "vp", words.text("br-rear-pass")),
    ];
    html! {
        div.plate.rear-plate {
            header {
                (journey::anchor("from-foe"))
                span { (words.text("br-card-rear")) }
                span { (words.icon("brass/mat")) (words.text(quadrant(rear.icon))) }
            }
            @if let Some(corner) = corner {
                (plate::rungs(words, &[Line {
                    symbol: match corner { FirstTurn::Develop => "brass/develop", FirstTurn::Draw => "deck" },
                    class: lit,
                    is_lit: lit.is_some(),
                    said: html! { (words.say(&Message::new("br-rear-first").with("what", corner.key()))) },
                    end: html! {},
                }]))
            }
            ol.rear {
                @for (nth, (action, symbol, told)) in lines.iter().enumerate() {
                    @let standing = rungs.map(|it| standing(view, it, rule::TOPMOST_OF_REAR.id, Candidate::Rear(*action), nth));
                    li class=[standing.as_ref().map(class)] {
                        (words.icon(symbol)) span { (told) }
                        @if let Some(Standing::Struck(reason)) = &standing { em { (reason) } }
                    }
                }
            }
        }
    }
}

/// The text for the square of a tie-break icon.
pub(super) fn quadrant(icon: Quadrant) -> &'static str {
    match icon {
        Quadrant::NorthWest => "br-north-west",
        Quadrant::NorthEast => "br-north-east",
        Quadrant::SouthWest => "br-south-west",
        Quadrant::SouthEast => "br-south-east",
    }
}

/// What lies beside the card: decks, discards, the rear on top, its next tiles.
pub(super) fn beside(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let n_left = state.automa.unseen.count_ones();
    let n_all = view.game().deck().card.len() as u32;
    // With the card that is shown its rear has been shown.
    let shown = match (&view.mode, view.last()) {
        (Mode::Watching(turn, moment), _) => rear_read(view, turn, *moment),
        (_, Some(turn)) => rear_read(view, turn, turn.end()),
        _ => None,
    };
    html! {
        dl.facts {
            div { dt { (words.icon("deck")) (words.text("br-deck-its")) } dd { (n_left) } }
            div { dt { (words.icon("discard")) (words.text("br-used-its")) } dd { (n_all - n_left) } }
            div { dt { (words.icon("deck")) (words.text("br-deck-yours")) } dd { (state.human.n_deck) } }
        }
        @if let Some(top) = state.automa.rear.filter(|&it| Some(it) != shown) {
            (rear_plate(view, state, top, None))
        }
        p.small.muted { (words.text("br-next-its")) }
        (super::mats::next(view, state, brass::Owner::Automa))
    }
}
