//! The automa's turn: its card, and what to move in at most three lines.

use desk::AutomaTurn;
use kit::{Entry, Message, Order, Turn};
use maud::{Markup, html};

use super::screen::{Screen, after};
use crate::{
    address::{Address, key},
    page::{AtTable, Drawn, Mode, View},
    parts::table::{drawn, is_ticked, rich, tick, to_fix, undo},
};

/// The most letters that the lines of a turn have in large type on a tablet, and on a
/// phone, whose pictures give way.
const WORDY: usize = 140;
const LONG: usize = 200;

/// The form that the boxes of the lines belong to.
const TO_WHY: &str = "to-why";

pub(super) fn screen<G: AtTable>(view: &View<'_, G>) -> Screen {
    let words = &view.words;
    let Mode::Watching(turn, moment) = &view.mode else {
        unreachable!("the automa's turn is watched")
    };
    let range = turn.range();
    let orders = view.orders(turn);
    let was = before_the_fix(view, turn).filter(|it| said(view, it) != said(view, &orders));
    let next = after(view.live(), view.id, range.end);
    Screen {
        title: words.say(&Message::new("ui-its-turn").with("automa", Message::new("automa-title"))),
        line: G::bar(view),
        is_its: true,
        class: match (&was, orders.len()) {
            (Some(_), _) => "turn changed",
            (None, n) => match (2 < n, n_letters(view, &orders)) {
                (true, ..=WORDY) => "turn three",
                (true, ..=LONG) => "turn three wordy",
                (true, _) => "turn three wordy long",
                (false, ..=WORDY) => "turn",
                (false, ..=LONG) => "turn wordy",
                (false, _) => "turn wordy long",
            },
        },
        see: html! {
            (drawn(view, G::deed))
            (G::its_card(view, turn, *moment))
            div.only-wide { (G::mirror(view)) }
        },
        act: html! {
            @if let Some(was) = &was {
                section.was {
                    h2 { (words.text("ui-turn-changes")) }
                    ul { @for order in was { li { s { (rich(&words.say(&order.text))) } } } }
                }
            }
            form id=(TO_WHY) method="get" action=(words.to(Address::Why { id: view.id, ply: range.start })) {
                input type="hidden" name=(key::MOVES) value="1";
            }
            (deeds(view, turn, &orders))
        },
        thumb: html! {
            div.trio {
                // The boxes go with it, so that they are ticked when somebody comes back.
                button.btn type="submit" form=(TO_WHY) data-key="w" { (words.button_icon("why")) (words.text("ui-why")) }
                (undo(view, G::deed))
                (to_fix(view, Some(range.start)))
            }
            a.btn.primary.done href=(words.to(next)) data-key="Enter" { (words.button_icon("check")) (words.text(done(view))) }
        },
    }
}

/// The word for what comes next: another card of the automa's, or anything else.
fn done<G: AtTable>(view: &View<'_, G>) -> &'static str {
    match view.game().turn(view.state()) {
        Turn::Automa => "ui-done-next",
        Turn::Chance(pile) if G::ITS_PILES.contains(&G::PILES[usize::from(pile.0)]) => {
            "ui-done-next"
        }
        Turn::Chance(_) | Turn::Human(_) | Turn::Over => "ui-done",
    }
}

/// What to move, each line with its picture and a box to tick.
fn deeds<G: AtTable>(
    view: &View<'_, G>,
    turn: &AutomaTurn<G>,
    orders: &[Order<G::Candidate>],
) -> Markup {
    let words = &view.words;
    html! {
        ol.deeds data-speak {
            @for (nth, order) in (1..).zip(orders) {
                @let name = tick(nth);
                @let drawn = G::order_picture(view, turn, order);
                li.broad[matches!(drawn, Drawn::Below(_))] {
                    label {
                        input type="checkbox" form=(TO_WHY) name=(name) value="1" checked[is_ticked(view, nth)];
                        @if let Drawn::Beside(picture) = &drawn { span.pic { (picture) } }
                        span.say {
                            (rich(&words.say(&order.text)))
                            @if let Some(small) = &order.small { small { (rich(&words.say(small))) } }
                        }
                        @if let Drawn::Below(picture) = &drawn { span.pic { (picture) } }
                    }
                }
            }
        }
    }
}

/// The lines that the turn would have had if the table had not been put right just
/// before it.
fn before_the_fix<G: AtTable>(
    view: &View<'_, G>,
    turn: &AutomaTurn<G>,
) -> Option<Vec<Order<G::Candidate>>> {
    let (live, game) = (view.live(), view.game());
    let edit = turn.range().start.checked_sub(1)?;
    if !matches!(live.entries()[edit], Entry::Edit(_)) {
        return None;
    }
    let mut cards = turn.plies.iter().filter(|it| it.pile.is_some()).map(|it| it.action);
    let mut state = live.at(edit).clone();
    let plies = kit::play_automa_turn(game, &mut state, |game, state, _| {
        cards.next().filter(|&it| game.refusal(state, it).is_none())
    });
    let plies = plies.ok()?;
    let plies: Vec<(&G::State, G::Action)> =
        plies.iter().map(|it| (&it.before, it.action)).collect();
    Some(game.orders(&plies, &state))
}

/// How much the lines of a turn say.
fn n_letters<G: AtTable>(view: &View<'_, G>, orders: &[Order<G::Candidate>]) -> usize {
    said(view, orders).iter().map(|it| it.chars().count()).sum()
}

fn said<G: AtTable>(view: &View<'_, G>, orders: &[Order<G::Candidate>]) -> Vec<String> {
    orders.iter().map(|it| view.words.say(&it.text)).collect()
}
