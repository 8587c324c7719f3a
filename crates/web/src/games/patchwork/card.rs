//! The automa's card: an engraved plate with the rungs it is read by.

use kit::{Message, Step as Told, Verdict};
use maud::{Markup, html};
use patchwork::{Filter, Patch, Patchwork, Side, Tile, rule};

use desk::{AutomaTurn, Moment, Step};

use crate::{frame::icon, page::View};

/// One line of a card.
struct Rung {
    icon: &'static str,
    key: &'static str,
    rule: &'static str,
}

/// The card of a turn, read up to a moment.
pub(super) fn show(
    view: &View<'_, Patchwork>,
    turn: &AutomaTurn<Patchwork>,
    moment: Moment,
) -> Markup {
    let words = &view.words;
    let game = view.game();
    let ply = turn.at(moment);
    let Some(index) = view.at(ply.ply).pile.card else { return html! {} };
    let card = &game.deck().cards[usize::from(index)];
    let number = words.count("pw-card", game.number(index));
    let steps = ply.trace.steps();
    let read = turn.read(moment).len();
    let lit = match moment.step {
        Step::Card => None,
        Step::Rule(n) => Some(n),
        Step::Done => steps.iter().rposition(|it| it.survivors.len() < it.candidates.len()),
    };
    let rungs = rungs(&card.filters);
    html! {
        div.plate {
            header {
                span { (number) }
                span { (icon("patchwork/button")) (words.count("pw-card-buttons", card.virtual_buttons)) }
                span { (icon("income")) (words.count("pw-card-income", card.income)) }
            }
            ol.rungs {
                @for (at, rung) in rungs.iter().enumerate() {
                    @let found = place(steps, &rungs, at);
                    @let told = found.filter(|&it| it < read).map(|it| &steps[it]);
                    @let is_lit = found.is_some() && found == lit;
                    li class=[rung_class(is_lit, told.is_some())] aria-current=[is_lit.then_some("step")] {
                        (icon(rung.icon))
                        span {
                            (words.text(rung.key)) " "
                            em { (note(view, told, found.is_some())) }
                        }
                        b { @if let Some(told) = told { (told.survivors.len()) } }
                    }
                }
            }
        }
    }
}

fn rung_class(is_lit: bool, is_read: bool) -> Option<&'static str> {
    match (is_lit, is_read) {
        (true, _) => Some("lit"),
        (false, true) => None,
        (false, false) => Some("muted"),
    }
}

fn rungs(filters: &[Filter]) -> Vec<Rung> {
    let mut rungs = vec![Rung {
        icon: "patchwork/button",
        key: "pw-rung-affordable",
        rule: rule::AFFORDABLE.id,
    }];
    rungs.extend(filters.iter().map(|it| match it {
        Filter::NoOvertake => {
            Rung { icon: "time", key: "pw-rung-no-overtake", rule: rule::NO_OVERTAKE.id }
        }
        Filter::MostButtons => {
            Rung { icon: "income", key: "pw-rung-most-buttons", rule: rule::MOST_BUTTONS.id }
        }
        Filter::Largest => {
            Rung { icon: "patchwork/patch", key: "pw-rung-largest", rule: rule::LARGEST.id }
        }
        Filter::Farthest => {
            Rung { icon: "patchwork/spool", key: "pw-rung-farthest", rule: rule::FARTHEST.id }
        }
    }));
    rungs
}

/// The step of the trace in which a rung was read: a card may name a filter twice.
fn place(steps: &[Told<Patch>], rungs: &[Rung], at: usize) -> Option<usize> {
    let n_before = rungs[..at].iter().filter(|it| it.rule == rungs[at].rule).count();
    let mut same = steps.iter().enumerate().filter(|(_, it)| it.rule.id == rungs[at].rule);
    same.nth(n_before).map(|it| it.0)
}

fn note(view: &View<'_, Patchwork>, told: Option<&Told<Patch>>, is_read_later: bool) -> String {
    let words = &view.words;
    let Some(told) = told else {
        return if is_read_later { String::new() } else { words.text("pw-rung-unread") };
    };
    let values: Vec<String> = told.measures.iter().map(ToString::to_string).collect();
    let message = match told.verdict {
        Verdict::Skipped => Message::new("pw-rung-skipped"),
        Verdict::Applied => Message::new("pw-rung-values"),
    };
    words.say(&message.with("values", values.join(", ")))
}

/// The automa's pile, its patches and the special tile.
pub(super) fn beside(view: &View<'_, Patchwork>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let game = view.game();
    let with = patchwork::n_patches_with_buttons(state);
    let all = state.automa.patches.len() as i32;
    let marker = kit::Game::setup(game).level.marker();
    html! {
        dl.facts.piles {
            div { dt { (icon("patchwork/button")) (words.text("pw-with")) } dd { (with) } }
            div { dt { (icon("patchwork/patch")) (words.text("pw-without")) } dd { (all - with + i32::from(state.automa.leather)) } }
            div { dt { (icon("patchwork/tile7")) (words.text("pw-tile")) } dd { (match state.tile {
                Tile::Free => words.count("pw-tile-at", marker),
                Tile::Of(Side::Human) => words.text("pw-tile-yours"),
                Tile::Of(Side::Automa) => words.text("pw-tile-automa"),
                Tile::Out => words.text("pw-tile-out"),
            }) } }
            div { dt { (icon("deck")) (words.text("pw-deck")) } dd { (state.pile.n_left) } }
            @if let Some(Some(buttons)) = state.pile.back {
                div.back { dt { (icon("card")) (words.text("pw-back")) } dd { (words.count("pw-card-buttons", buttons)) } }
            }
        }
    }
}
