//! What the person can do: seven actions, one question at a time, and a preview
//! before the last tap.

use brass::{Action, Brass, Deed, Industry, Kind, Phase, Space};
use kit::{Game, Message, Turn};
use maud::{Markup, html};

use super::{
    deed::{self, Plan},
    era, hand, journey,
    piece::ROMAN,
    place::{self, Place},
    points::Points,
    preview,
};
use crate::{
    address::key,
    page::{Page, View},
    parts::{form, options, report},
};

/// The symbol of an action.
pub(super) fn symbol(kind: Kind, era: brass::Era) -> &'static str {
    match kind {
        Kind::Build => "brass/hammer",
        Kind::Network if era == brass::Era::Canal => "brass/canal",
        Kind::Network => "brass/rail",
        Kind::Develop => "brass/develop",
        Kind::Sell => "brass/sell",
        Kind::Loan => "brass/loan",
        Kind::Scout => "brass/scout",
        Kind::Pass => "brass/pass",
    }
}

/// The actions, the question or the preview, and the hand.
pub(super) fn show(view: &View<'_, Brass>) -> Markup {
    if view.turn() == Turn::Over {
        return options::to_result(view);
    }
    let Some(points) = view.model() else {
        return options::show(view, &view.game().not_offered(view.state()));
    };
    let plan = &points.plan;
    html! {
        (actions(view, plan))
        div.asked { (journey::anchor("from-you")) (asked(view, points)) }
        (hand::show(view, Some(plan)))
    }
}

/// What is to be done now, for the turn strip.
pub(super) fn task(view: &View<'_, Brass>) -> Message {
    let Some(Points { plan, .. }) = view.model() else { return options::task(view) };
    let state = view.state();
    if state.phase == Phase::Shortfall {
        let debt = -state.human.money.unwrap_or_default();
        return Message::new("br-task-shortfall").with("n", debt);
    }
    let n_actions = if state.is_first_round() { 1_u8 } else { 2 };
    Message::new("br-task")
        .with("era", Message::new(format!("era-{}", state.era)))
        .with("round", state.round)
        .with("n", n_actions + 1 - state.actions_left.min(n_actions))
        .with("of", n_actions)
        .with("what", question(plan).unwrap_or("none"))
        .with("left", scouted(plan))
}

/// What the person is asked, as a word of the texts.
pub(super) fn question(plan: &Plan) -> Option<&'static str> {
    if plan.is_whole {
        return Some("sure");
    }
    Some(match plan.after.deed {
        Deed::None => return None,
        Deed::Build => "site",
        Deed::Network => "line",
        Deed::NetworkMore => "line-more",
        Deed::Develop => "tile",
        Deed::DevelopMore => "tile-more",
        Deed::SellBonus => "bonus",
        Deed::Sell => "sale",
        Deed::SellMore => "sale-more",
        Deed::SellMerchant(_) => "merchant",
        Deed::SellBeer(..) | Deed::NetworkBeer(_) => "beer",
        Deed::BuildPay(_, _, coal, _) if 0 < coal => "coal",
        Deed::BuildPay(..) | Deed::DevelopIron | Deed::DevelopIronAgain => "iron",
        Deed::NetworkCoal(_) | Deed::NetworkCoalAgain(_) => "coal",
        Deed::Scout(_) => "scout",
        _ => "card",
    })
}

fn actions(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    let state = &plan.before;
    if state.phase == Phase::Shortfall {
        return html! {};
    }
    let kinds: Vec<Action> = Kind::ALL.iter().map(|&it| Action::Take(it)).collect();
    let begun = plan.kind();
    let is_begun = state.deed != Deed::None;
    let refused = view.refusals(&kinds);
    html! {
        div.acts.many role="group" aria-label=(words.text("ui-actions")) {
            @for (nth, &kind) in Kind::ALL.iter().enumerate() {
                @let is_on = begun == Some(kind);
                @let body = html! { (words.button_icon(symbol(kind, state.era))) (words.text(&name(kind, state.era))) };
                @if is_begun {
                    span.btn aria-pressed=[is_on.then_some("true")] aria-disabled=[(!is_on).then_some("true")] role="button" { (body) }
                } @else if refused[nth].is_some() {
                    a.btn href=(view.link(&[("ask", kind.to_string())])) aria-disabled="true" data-key=(nth + 1) { (body) }
                } @else {
                    a.btn href=(deed::link(view, &[Action::Take(kind)])) role="button" aria-pressed=(is_on.to_string()) data-key=(nth + 1) { (body) }
                }
            }
        }
    }
}

/// The word on an action's button: what network means depends on the era.
pub(super) fn name(kind: Kind, era: brass::Era) -> String {
    match kind {
        Kind::Network => format!("br-act-network-{era}"),
        kind => format!("br-act-{kind}"),
    }
}

/// The question that is open, the preview of what is ready, or how to begin.
fn asked(view: &View<'_, Brass>, points: &Points) -> Markup {
    let words = &view.words;
    let plan = &points.plan;
    if let Some(place) = view.query.get(key::AT).and_then(|it| Place::find(it)) {
        return pointed(view, points, place);
    }
    if let Some(kind) = view.query.get("ask").and_then(|it| it.parse::<Kind>().ok()) {
        let refusal = view.game().refusal(view.state(), Action::Take(kind));
        return html! {
            div.preview.why-not {
                p { b.serif { (words.text(&name(kind, plan.before.era))) } " "
                    @if let Some(refusal) = refusal { (options::refused(view, &refusal)) } }
                (close(view, &plan.chosen))
            }
        };
    }
    if plan.is_blank() && plan.before.phase == Phase::Human {
        return html! {
            @if let Some(notice) = era::notice(view) { (notice) }
            (report::show(view, Brass::tell))
            div.preview { p.hint { (words.text("br-begin")) } }
        };
    }
    html! {
        @if plan.is_ready() { (ready(view, plan)) }
        @if !plan.is_whole { (open(view, plan)) }
    }
}

/// What would be done, and the only button that does it.
fn ready(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    let kind = plan.kind().map_or("give-up".to_owned(), |it| it.to_string());
    let go = html! {
        button.btn.primary type="submit" data-key="Enter" { (words.text(&format!("br-go-{kind}"))) }
    };
    html! {
        div.preview {
            div {
                b.serif { (preview::title(view, plan)) }
                (preview::show(view, plan))
            }
            div.to-do { (form::acts(view, &plan.actions(), go)) (back(view, plan)) }
        }
    }
}

/// The question that is open, with every answer as a button too.
fn open(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    let is_ready = plan.is_ready();
    let question = question(plan).unwrap_or("give-up");
    let answers: Vec<Action> =
        plan.options.iter().copied().filter(|&it| it != Action::Done).collect();
    let is_card = plan.options.iter().all(|it| matches!(it, Action::Card(_)));
    // More of them than are seen at once: the question says how many.
    let asked = Message::new("br-ask")
        .with("what", question)
        .with("n", scouted(plan))
        .with("answers", answers.len() as u32);
    // A preview above it has said so.
    let so_far = if is_ready { None } else { preview::so_far(view, plan) };
    html! {
        div.question {
            p.hint {
                @if let Some(chosen) = so_far { b.serif { (chosen) } " " }
                (words.say(&asked))
            }
            @if !is_ready { (back(view, plan)) }
            @if !is_card {
                div.answers role="group" aria-label=(words.text("br-answers")) {
                    @for &action in &answers {
                        a.btn.small href=(plan.with(view, action)) { (answer(view, plan, action)) }
                    }
                    @if matches!(plan.after.deed, Deed::Develop | Deed::DevelopMore | Deed::SellBonus) {
                        (barred(view, plan))
                    }
                }
            }
        }
    }
}

/// How many cards are still to be discarded for scouting.
fn scouted(plan: &Plan) -> u8 {
    match plan.after.deed {
        Deed::Scout(n) => n,
        _ => 0,
    }
}

/// One answer in a few words: the question says what it is for.
fn answer(view: &View<'_, Brass>, plan: &Plan, action: Action) -> Markup {
    let words = &view.words;
    let table = &plan.after;
    let tile = |industry: Industry, level: u8, at: Space| {
        place::tile_at(industry, level, place::location(at.location()))
    };
    let laid = |at: Space| table.board.tile(at).map(|it| (it, tile(it.industry, it.level, at)));
    let from = |at: Space| {
        let piece = table.board.tile(at)?;
        let told = Message::new("br-from-tile")
            .with("owner", piece.owner.key())
            .with("location", place::location(at.location()));
        Some(told)
    };
    let lowest = |industry| table.human.mat.lowest(industry).unwrap_or_default();
    let told = match action {
        Action::Line(link) => Some(view.game().name(brass::Candidate::Link(link))),
        Action::To(merchant) => Some(view.game().name(brass::Candidate::Merchant(merchant))),
        Action::Site(industry, at) => {
            let is_twin = |it: &Action| {
                matches!(*it, Action::Site(one, other) if one == industry && other != at
                    && other.location() == at.location())
            };
            Some(match plan.options.iter().any(is_twin) {
                true => {
                    let space = view.game().name(brass::Candidate::Space(at));
                    place::tile_at(industry, lowest(industry), space)
                }
                false => tile(industry, lowest(industry), at),
            })
        }
        Action::Remove(industry) => Some(
            Message::new("br-do-develop")
                .with("industry", place::industry(industry))
                .with("level", ROMAN[usize::from(lowest(industry))]),
        ),
        Action::Flip(at) => laid(at).map(|it| it.1),
        Action::GiveUp(at) => laid(at).map(|(piece, told)| {
            let half = brass::tile(piece.industry, piece.level).cost / 2;
            Message::new("br-do-give-up").with("tile", told).with("n", half)
        }),
        Action::Coal(at) | Action::Iron(at) => from(at),
        Action::Beer(source) => match source.space() {
            Some(at) => from(at),
            None => Some(Message::new("source-barrel")),
        },
        _ => None,
    };
    let symbol = match action {
        Action::Coal(_) => Some("brass/coal"),
        Action::Iron(_) => Some("brass/iron"),
        Action::Beer(_) => Some("brass/beer"),
        Action::Flip(_) => Some("brass/sell"),
        _ => None,
    };
    html! {
        @if let Some(symbol) = symbol { (words.icon(symbol)) " " }
        (words.say(&told.unwrap_or_else(|| view.game().describe(table, action))))
    }
}

/// Industries that cannot be developed, with the reason.
fn barred(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let is_offered = |it: &Industry| plan.options.contains(&Action::Remove(*it));
    html! {
        @for &industry in Industry::ALL.iter().filter(|it| !is_offered(it)) {
            @if let Some(refusal) = view.game().refusal(&plan.after, Action::Remove(industry)) {
                p.btn.small.barred {
                    (view.words.say(&place::industry(industry)))
                    small { (options::refused(view, &refusal)) }
                }
            }
        }
    }
}

/// A place somebody pointed at: what can be done there, and what cannot.
fn pointed(view: &View<'_, Brass>, points: &Points, place: Place) -> Markup {
    let words = &view.words;
    let plan = &points.plan;
    let choices = points.at(place);
    let refused = points.refusals(view.game(), place);
    let told = place::name(place, view, &plan.after);
    let shown = if choices.is_empty() { &refused[..] } else { &[] };
    html! {
        div.question.pointed {
            p.hint { b.serif { (told) } }
            (close(view, &plan.chosen))
            div.answers role="group" aria-label=(words.text("br-answers")) {
                @for chosen in &choices {
                    @let last = chosen.last().copied().unwrap_or(Action::Done);
                    a.btn.small href=(deed::link(view, chosen)) { (answer(view, plan, last)) }
                }
                @for (action, refusal) in shown {
                    p.refused { b { (answer(view, plan, *action)) } " " (options::refused(view, refusal)) }
                }
                @if choices.is_empty() && refused.is_empty() { p.refused { (words.text("br-nothing-here")) } }
            }
        }
    }
}

/// Takes back the last choice, or the last step that was done.
fn back(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    match plan.back(view) {
        Some(link) => html! {
            a.btn.quiet href=(link) data-key="Escape" { (words.button_icon("undo")) (words.text("ui-back")) }
        },
        None if view.is_in_deed() => options::back(view),
        None => html! {},
    }
}

/// Back from an answer that was only looked at.
fn close(view: &View<'_, Brass>, chosen: &[Action]) -> Markup {
    html! {
        a.btn.quiet href=(deed::link(view, chosen)) data-key="Escape" {
            (view.words.button_icon("close")) span.hide { (view.words.text("ui-close")) }
        }
    }
}
