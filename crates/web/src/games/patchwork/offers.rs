//! The patches in reach: what they cost, and why one cannot be taken.

use desk::{AutomaTurn, Moment, Step, measured};
use kit::{Message, Refusal};
use maud::{Markup, html};
use patchwork::{Action, Patch, Patchwork, rule};

use super::{
    choice::Chosen,
    circle::N_NEXT,
    cloth::{self, Cloth},
    hint, key,
};
use crate::{
    page::{Mode, View},
    parts::advice::letter,
};

pub(super) const ORDINALS: [&str; N_NEXT] =
    ["pw-first", "pw-second", "pw-third", "pw-fourth", "pw-fifth", "pw-sixth"];

/// The next patches clockwise of the neutral token: those in reach, then as many more as
/// fill a row of six.
pub(super) fn show(view: &View<'_, Patchwork>, chosen: Option<&Chosen>) -> Markup {
    let words = &view.words;
    let state = match &view.mode {
        Mode::Watching(turn, moment) => &view.at(turn.at(*moment).ply),
        Mode::Now | Mode::Past => view.state(),
    };
    html! {
        div.offers data-part="offers" role="group" aria-label=(words.text("pw-offers")) {
            @for (at, &patch) in state.reach().iter().enumerate() {
                @match &view.mode {
                    Mode::Watching(turn, moment) => (candidate(view, turn, *moment, at, patch)),
                    Mode::Past => (still(view, at, patch)),
                    Mode::Now => (offer(view, chosen, (at, patch), view.model().refusals.get(at).and_then(Option::as_ref))),
                }
            }
            @let n = state.reach().len();
            @for (at, &patch) in state.circle.iter().enumerate().take(N_NEXT).skip(n) { (later(view, at, patch)) }
            @if n == 0 { p.muted { (words.text("pw-circle-empty")) } }
        }
    }
}

/// A patch that comes into reach later: what it will cost and bring.
fn later(view: &View<'_, Patchwork>, at: usize, patch: Patch) -> Markup {
    let words = &view.words;
    let name = words.say(&patchwork::facts::shape(patch));
    html! {
        div.pick.later title=(name) {
            span.hide { (words.text(ORDINALS[at])) ": " (name) }
            b.no aria-hidden="true" { (at + 1) }
            (picture(patch, None)) (fig(view, patch))
        }
    }
}

fn offer(
    view: &View<'_, Patchwork>,
    chosen: Option<&Chosen>,
    (at, patch): (usize, Patch),
    refusal: Option<&Refusal>,
) -> Markup {
    let words = &view.words;
    let ordinal = words.text(ORDINALS[at]);
    let state = view.state();
    if 0 < state.human.leather_to_place || !view.is_mine() {
        return still(view, at, patch);
    }
    let name = words.say(&patchwork::facts::shape(patch));
    if let Some(refusal) = refusal {
        let why = words.say(&refusal.message);
        let missing = i16::from(patch.spec().cost) - state.human.buttons;
        let short = Message::new("pw-refused").with("rule", refusal.rule.id).with("n", missing);
        return html! {
            div.pick.offer.short role="link" aria-disabled="true" tabindex="0" data-key=(at + 1) data-why=(why) title=(why) {
                span.hide { (ordinal) ": " (name) }
                (piece(patch, None)) (fig(view, patch)) small { (words.say(&short)) }
            }
        };
    }
    let chosen = chosen.filter(|it| it.patch == Some(patch));
    let drag = chosen.map_or_else(|| Chosen::printed(patch).drag(), Chosen::drag);
    let is_chosen = chosen.is_some();
    // What is in the hand is put back by choosing it again.
    let link = match is_chosen {
        true => view.link(&[]),
        false => view.link(&[(key::PICK, patch.to_string())]),
    };
    html! {
        a.pick.offer href=(link) data-key=(at + 1) data-drag=(drag) title=(name)
            aria-current=(is_chosen.to_string()) draggable="false" {
            span.hide { (ordinal) ": " (name) }
            (piece(patch, chosen)) (fig(view, patch))
            small aria-hidden="true" { (ordinal) @if let Some(at) = hint::letter_of(view, patch) { " " (letter(at)) } @if is_chosen { span.more { (words.text("pw-chosen")) } } }
            @if is_chosen { span.hide { (words.text("pw-chosen")) } }
        }
    }
}

/// A patch in reach that nobody can choose now.
fn still(view: &View<'_, Patchwork>, at: usize, patch: Patch) -> Markup {
    html! {
        div.pick.offer.still title=(view.words.say(&patchwork::facts::shape(patch))) { (piece(patch, None)) (fig(view, patch)) small { (view.words.text(ORDINALS[at])) } }
    }
}

/// A patch in the automa's turn: still a candidate, or out with the reason.
fn candidate(
    view: &View<'_, Patchwork>,
    turn: &AutomaTurn<Patchwork>,
    moment: Moment,
    at: usize,
    patch: Patch,
) -> Markup {
    let words = &view.words;
    let read = turn.read(moment);
    let lost =
        read.iter().find(|it| it.candidates.contains(&patch) && !it.survivors.contains(&patch));
    let is_last = read.last().is_some_and(|it| it.survivors == [patch]);
    let note = match (lost, moment.step) {
        (Some(lost), _) => measure(view, lost, patch),
        (None, Step::Rule(n)) => measure(view, &read[n], patch),
        (None, _) => words.text(ORDINALS[at]),
    };
    let is_taken = moment.step == Step::Done && turn.at(moment).action == Action::Take(patch);
    let class = match (lost.is_some(), is_taken || is_last) {
        (true, _) => "gone",
        (false, true) => "hit",
        (false, false) => "tied",
    };
    html! {
        div class={ "pick offer cand-patch " (class) } {
            // What was taken has gone to its pile.
            @if is_taken { (picture(patch, None)) } @else { (piece(patch, None)) }
            (fig(view, patch))
            small {
                // The figure that lost is true: the cross says it lost, nothing is struck.
                @if lost.is_some() { (words.icon("close")) (note) }
                @else if is_taken { (words.icon("check")) (words.text("pw-taken")) }
                @else { (note) }
            }
        }
    }
}

/// What a rule compared for one patch, in as few words as an offer has room for.
fn measure(view: &View<'_, Patchwork>, rung: &kit::Rung<Patch>, patch: Patch) -> String {
    let words = &view.words;
    let place = rung.candidates.iter().position(|&it| it == patch);
    let Some(&value) = place.and_then(|at| rung.measures.get(at)) else { return String::new() };
    let by = [
        (rule::AFFORDABLE, "cost"),
        (rule::NO_OVERTAKE, "space"),
        (rule::MOST_BUTTONS, "buttons"),
        (rule::LARGEST, "size"),
        (rule::FARTHEST, "place"),
    ];
    let Some((_, by)) = by.into_iter().find(|it| it.0.id == rung.rule.id) else {
        return measured(words, rung, value);
    };
    // What is affordable is measured by its price.
    let value = if by == "cost" { i32::from(patch.spec().cost) } else { value };
    words.say(&Message::new("pw-measured").with("by", by).with("n", value))
}

/// Cost, time and income of a patch.
pub(super) fn fig(view: &View<'_, Patchwork>, patch: Patch) -> Markup {
    let words = &view.words;
    let spec = patch.spec();
    html! {
        span.fig {
            span { (words.spoken_icon("patchwork/button", &words.text("pw-cost"), "")) (spec.cost) }
            span { (words.spoken_icon("time", &words.text("pw-time"), "")) (spec.time) }
            span { (words.spoken_icon("income", &words.text("pw-income"), "")) (spec.buttons) }
        }
    }
}

/// A patch of the circle, which travels when the page changes.
fn piece(patch: Patch, chosen: Option<&Chosen>) -> Markup {
    drawn(patch, chosen, Some(cloth::flight(patch)))
}

/// A patch as it is printed, or as it was turned.
pub(super) fn picture(patch: Patch, chosen: Option<&Chosen>) -> Markup {
    drawn(patch, chosen, None)
}

fn drawn(patch: Patch, chosen: Option<&Chosen>, flight: Option<String>) -> Markup {
    const SIDE: f64 = 30.0;
    let printed = &patch.spec().orientations()[0];
    let shown = chosen.and_then(Chosen::orientation).unwrap_or(printed);
    let (rows, columns) = (f64::from(shown.n_rows), f64::from(shown.n_columns));
    html! {
        svg viewBox={ "-3 -3 " (columns * SIDE + 6.0) " " (rows * SIDE + 6.0) } aria-hidden="true" data-fly=[flight] { (cloth::draw(Cloth::Patch(patch), &cloth::shape(shown), SIDE)) }
    }
}
