//! The automa's card: an engraved plate with the rungs it is read by.

use desk::{AutomaTurn, Moment, Step};
use kit::{Message, Rung as Told, Verdict};
use maud::{Markup, html};
use patchwork::{Action, Filter, Patch, Patchwork, Side, Tile, rule};

use super::cloth;
use crate::{
    page::{Mode, View},
    parts::plate::{self, Line, Standing},
};

/// One line of a card.
pub(super) struct Rung {
    pub(super) icon: &'static str,
    pub(super) key: &'static str,
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
    let before = view.at(ply.ply);
    let Some(index) = before.pile.card else { return html! {} };
    let reach = before.reach();
    let card = &game.deck().cards[usize::from(index)];
    let number = words.count("pw-card", game.number(index));
    let steps = ply.trace.rungs();
    let read = turn.read(moment).len();
    let lit = match moment.step {
        Step::Card => None,
        Step::Rule(n) => Some(n),
        Step::Done => steps.iter().rposition(|it| it.survivors.len() < it.candidates.len()),
    };
    let rungs = rungs(&card.filters);
    let lines = rungs.iter().enumerate().map(|(at, rung)| {
        let found = place(steps, &rungs, at);
        let told = found.filter(|&it| it < read).map(|it| &steps[it]);
        let standing = match (found.is_some() && found == lit, told) {
            (true, _) => Standing::Lit,
            (false, Some(_)) => Standing::Read,
            (false, None) => Standing::Unread,
        };
        let note = note(view, reach, told, moment.step == Step::Done);
        let left = told.map(|it| it.survivors.len());
        Line::narrowing(rung.icon, standing, &words.text(rung.key), &note, left)
    });
    let lines: Vec<Line<'_>> = lines.collect();
    html! {
        div.plate data-fly="card" {
            header {
                span { (number) }
                span { (words.icon("patchwork/button")) (words.count("pw-card-buttons", card.virtual_buttons)) }
                span { (words.icon("income")) (words.count("pw-card-income", card.income)) }
            }
            (plate::rungs(words, &lines))
        }
    }
}

/// The lines of a card with these filters: what it can pay first.
pub(super) fn rungs(filters: &[Filter]) -> Vec<Rung> {
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

/// What a rung came to, in words: "2 of 3; the third costs 7", "2 beats 1".
fn note(
    view: &View<'_, Patchwork>,
    reach: &[Patch],
    told: Option<&Told<Patch>>,
    is_over: bool,
) -> String {
    let words = &view.words;
    let Some(told) = told else {
        // What has not been read gives nothing away before the end.
        return if is_over { words.text("pw-rung-unread") } else { String::new() };
    };
    let (before, left) = (told.candidates.len(), told.survivors.len());
    let message = match told.verdict {
        Verdict::Skipped => Message::new("pw-note-skipped").with("n", before),
        Verdict::Applied if told.rule.id == rule::AFFORDABLE.id => {
            let gone = told.candidates.iter().filter(|it| !told.survivors.contains(it));
            let gone = gone.map(|it| {
                let place = reach.iter().position(|other| other == it).map_or(0, |it| it + 1);
                Message::new("pw-note-costs").with("place", place).with("cost", it.spec().cost)
            });
            let gone: Vec<Message> = gone.collect();
            let key = if gone.is_empty() { "pw-note-all" } else { "pw-note-some" };
            Message::new(key).with("left", left).with("n", before).with("gone", gone)
        }
        Verdict::Applied if told.rule.id == rule::NO_OVERTAKE.id => {
            Message::new("pw-note-behind").with("left", left).with("n", before)
        }
        Verdict::Applied => {
            let survives = |at: &usize| told.survivors.contains(&told.candidates[*at]);
            let all = 0..told.measures.len();
            let (best, rest): (Vec<usize>, Vec<usize>) = all.partition(survives);
            let Some(&first) = best.first() else { return String::new() };
            let mut others: Vec<i32> = rest.iter().map(|&it| told.measures[it]).collect();
            others.sort_unstable_by_key(|it| std::cmp::Reverse(*it));
            others.dedup();
            let others: Vec<String> = others.iter().map(ToString::to_string).collect();
            let key = if others.is_empty() { "pw-note-equal" } else { "pw-note-beats" };
            Message::new(key).with("best", told.measures[first]).with("others", others.join(", "))
        }
    };
    words.say(&message)
}

/// The patches that the Automa took in the turn shown, by the names they travel under.
pub(super) fn taken(view: &View<'_, Patchwork>) -> Vec<(Patch, String)> {
    let turn = match &view.mode {
        Mode::Watching(turn, _) => Some(turn),
        Mode::Now | Mode::Past => view.last(),
    };
    let plies = turn.iter().flat_map(|it| &it.plies).filter(|it| it.ply < view.ply);
    let taken = plies.filter_map(|it| match it.action {
        Action::Take(patch) => Some((patch, cloth::flight(patch))),
        _ => None,
    });
    taken.collect()
}

/// The automa's pile, its patches and the special tile.
pub(super) fn beside(view: &View<'_, Patchwork>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let game = view.game();
    let with = patchwork::n_patches_with_buttons(state);
    let all = state.automa.patches.len() as i32;
    let marker = kit::Game::setup(game).level.marker();
    let (buttoned, plain): (Vec<_>, Vec<_>) =
        taken(view).into_iter().partition(|it| 0 < it.0.spec().buttons);
    let home = |them: Vec<(Patch, String)>| {
        let names: Vec<String> = them.into_iter().map(|it| it.1).collect();
        (!names.is_empty()).then(|| names.join(" "))
    };
    html! {
        dl.facts.piles {
            div data-home=[home(buttoned)] { dt { (words.icon("patchwork/button")) (words.text("pw-with")) } dd { (with) } }
            div data-home=[home(plain)] { dt { (words.icon("patchwork/patch")) (words.text("pw-without")) } dd { (all - with + i32::from(state.automa.leather)) } }
            div { dt { (words.icon("patchwork/tile7")) (words.text("pw-tile")) } dd { (match state.tile {
                Tile::Free => words.count("pw-tile-at", marker),
                Tile::Of(Side::Human) => words.text("pw-tile-yours"),
                Tile::Of(Side::Automa) => words.text("pw-tile-automa"),
                Tile::Out => words.text("pw-tile-out"),
            }) } }
            div { dt { (words.icon("deck")) (words.text("pw-deck")) } dd { (state.pile.n_left) } }
            @if let Some(Some(buttons)) = state.pile.back {
                div.back { dt { (words.icon("card")) (words.text("pw-back")) } dd { (words.count("pw-card-buttons", buttons)) } }
            }
        }
    }
}
