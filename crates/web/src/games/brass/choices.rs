//! What the person can do: seven actions, one question at a time, and a preview
//! before the last tap. Every part has its place, which no step changes.

use brass::{Action, Brass, Deed, Kind, Phase, Price, State};
use kit::{Game, Message, Turn};
use maud::{Markup, html};

use super::{
    answer,
    deed::{self, Plan},
    era, hand, journey, key, mats,
    place::{self, Place},
    points::Points,
    preview, tag,
};
use crate::{
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

/// The next tiles, the actions, the question or the preview, and the hand.
pub(super) fn show(view: &View<'_, Brass>) -> Markup {
    if view.turn() == Turn::Over {
        return options::to_result(view);
    }
    let Some(points) = view.model() else {
        return options::show(view);
    };
    let plan = &points.plan;
    let stage = asked(view, points);
    html! {
        (mats::strip(view, view.state()))
        (actions(view, plan))
        div.asked data-step=(stage.step) {
            (journey::anchor("from-you"))
            div.stage { (stage.body) }
            @if let Some(to_do) = stage.to_do { div.to-do { (to_do) } }
        }
        (hand::show(view, Some(plan)))
    }
}

/// What stands between the actions and the hand.
struct Stage {
    /// `begin`, `where`, `cards`, `do` or `look`: small windows show the hand in some.
    step: &'static str,
    body: Markup,
    /// The buttons below it, which keep their place.
    to_do: Option<Markup>,
}

/// How far the game has come, for the turn strip: it says the same in every step.
pub(super) fn task(view: &View<'_, Brass>) -> Message {
    let Some(points) = view.model() else { return options::task(view) };
    told(view, &points.plan, None)
}

/// What is to be done now, for ears.
pub(super) fn announcement(view: &View<'_, Brass>) -> Message {
    let Some(points) = view.model() else { return options::task(view) };
    told(view, &points.plan, question(&points.plan))
}

fn told(view: &View<'_, Brass>, plan: &Plan, what: Option<&'static str>) -> Message {
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
        .with("what", what.unwrap_or("none"))
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
                    a.btn href=(view.link(&[(key::ASK, kind.to_string())])) aria-disabled="true" data-key=(nth + 1) { (body) }
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
fn asked(view: &View<'_, Brass>, points: &Points) -> Stage {
    let words = &view.words;
    let plan = &points.plan;
    if let Some(place) = view.query.get(key::AT).and_then(|it| Place::find(it)) {
        return pointed(view, points, place);
    }
    if let Some(kind) = view.query.get(key::ASK).and_then(|it| it.parse::<Kind>().ok()) {
        let refusal = view.game().refusal(view.state(), Action::Take(kind));
        let body = html! {
            (head(&words.text(&name(kind, plan.before.era)), &html! {}))
            @if let Some(refusal) = refusal { p.refused { (options::refused(view, &refusal)) } }
        };
        return Stage { step: "look", body, to_do: Some(close(view, &plan.chosen)) };
    }
    if plan.is_blank() && plan.before.phase == Phase::Human {
        let body = html! {
            (head(&words.text("br-what"), &html! { (words.text("br-begin")) }))
            @if let Some(notice) = era::notice(view) { (notice) }
            (report::show(view, Brass::tell))
        };
        return Stage { step: "begin", body, to_do: None };
    }
    if plan.is_whole && view.query.contains_key(key::CARDS) {
        let body = head(&words.text("br-which-card"), &html! {});
        return Stage { step: "cards", body, to_do: Some(close(view, &plan.chosen)) };
    }
    let is_scout = matches!(plan.after.deed, Deed::Scout(_));
    let step = match (is_scout, plan.is_ready()) {
        (true, _) => "cards",
        (false, true) => "do",
        (false, false) => "where",
    };
    let body = html! {
        @if plan.is_ready() { (ready(view, plan)) }
        @if !plan.is_whole { (open(view, points)) }
    };
    let to_do = html! {
        (back(view, plan))
        @if plan.is_ready() { (form::acts(view, &plan.actions(), go(view, plan))) }
    };
    Stage { step, body, to_do: Some(to_do) }
}

/// What the stage is about, and a word on it at the right.
fn head(title: &str, note: &Markup) -> Markup {
    html! { p.stage-h { b.serif { (title) } " " span { (note) } } }
}

/// The only button that does what was chosen: it names the price.
fn go(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    let kind = plan.kind().map_or("give-up".to_owned(), |it| it.to_string());
    let mut label = words.text(&format!("br-go-{kind}"));
    let price = preview::bill(view.game(), plan).total();
    if 0 < price {
        label = words.say(&Message::new("br-go-for").with("what", label).with("n", price));
    }
    html! { button.btn.primary type="submit" data-key="Enter" { (label) } }
}

/// What would be done, one fact a line.
fn ready(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    html! {
        div.preview {
            (head(&preview::title(view, plan), &html! {}))
            (preview::show(view, plan))
        }
    }
}

/// The question that is open, with every answer as a button too.
fn open(view: &View<'_, Brass>, points: &Points) -> Markup {
    let words = &view.words;
    let plan = &points.plan;
    let question = question(plan).unwrap_or("give-up");
    let table = &plan.after;
    let mut answers: Vec<Action> =
        plan.options.iter().copied().filter(|&it| it != Action::Done).collect();
    // The lines that score most come first.
    answers.sort_by_key(|it| match it {
        Action::Line(link) => -table.link_worth(*link),
        _ => 0,
    });
    let is_card = plan.options.iter().all(|it| matches!(it, Action::Card(_)));
    let so_far = if plan.is_ready() { None } else { preview::so_far(view, plan) };
    let asked = words.say(&Message::new("br-ask").with("what", question).with("n", scouted(plan)));
    let dear = &points.dear[..];
    let is_development = matches!(table.deed, Deed::Develop | Deed::DevelopMore | Deed::SellBonus);
    html! {
        div.question {
            (head(&asked, &note(view, plan, answers.len(), dear.len())))
            @if let Some(chosen) = so_far { p.so-far { (chosen) } }
            @if !is_card {
                div.answers role="group" aria-label=(words.text("br-answers")) {
                    @for &action in &answers { (answer::of(view, table, action).link(&plan.with(view, action))) }
                    @for &(action, price) in dear {
                        @if let Some(place) = tag::place(action) {
                            @let missing = price - table.human.money.unwrap_or_default();
                            (answer::of(view, table, action).short(words, missing, &points.ask(view, place)))
                        }
                    }
                    @if is_development { (answer::barred(view, plan)) }
                }
            }
        }
    }
}

/// How many answers there are, how many of them are too dear, and what the figures mean.
fn note(view: &View<'_, Brass>, plan: &Plan, n: usize, n_dear: usize) -> Markup {
    let words = &view.words;
    let is_line = matches!(plan.after.deed, Deed::Network | Deed::NetworkMore);
    let counted = Message::new("br-counts").with("n", n as u32).with("dear", n_dear as u32);
    let is_told = matches!(plan.after.deed, Deed::Build | Deed::Network | Deed::NetworkMore);
    html! {
        @if is_told { (words.say(&counted)) }
        @if is_line { " · " (words.icon("brass/link")) " " (words.text("br-worth")) }
    }
}

/// How many cards are still to be discarded for scouting.
fn scouted(plan: &Plan) -> u8 {
    match plan.after.deed {
        Deed::Scout(n) => n,
        _ => 0,
    }
}

/// A place somebody pointed at: what can be done there, what another action could do,
/// and what cannot be done.
fn pointed(view: &View<'_, Brass>, points: &Points, place: Place) -> Stage {
    let words = &view.words;
    let plan = &points.plan;
    let choices = points.at(place);
    let others = if choices.is_empty() { points.otherwise(place) } else { Vec::new() };
    let refused = points.refusals(view.game(), place);
    let told = place::name(place, view, &plan.after);
    let shown = if choices.is_empty() { &refused[..] } else { &[] };
    let begun = plan.kind().filter(|_| !others.is_empty());
    let chosen = begun.map(|it| words.text(&name(it, plan.before.era)));
    let note =
        chosen.as_ref().map(|it| words.say(&Message::new("br-you-chose").with("what", it.clone())));
    let body = html! {
        div.question.pointed {
            (head(&told, &html! { @if let Some(note) = note { (note) } }))
            div.answers role="group" aria-label=(words.text("br-answers")) {
                @for chosen in &choices {
                    @let last = chosen.last().copied().unwrap_or(Action::Done);
                    @let table = points.table_for(view.game(), chosen);
                    (answer::of(view, &table, last).link(&deed::link(view, chosen)))
                }
                @for steps in &others { (instead(view, points, *steps)) }
                @if let (Some(kind), Some(chosen)) = (begun, chosen) {
                    a.answer.big href=(deed::link(view, &plan.chosen)) {
                        span.sign { (words.button_icon(symbol(kind, plan.before.era))) } " "
                        b.name { (words.say(&Message::new("br-stay").with("what", chosen))) }
                    }
                }
                @for (action, refusal) in shown {
                    p.refused { b { (words.say(&thing(view, &plan.after, *action))) } " " (options::refused(view, refusal)) }
                }
                @if choices.is_empty() && others.is_empty() && refused.is_empty() { p.refused { (words.text("br-nothing-here")) } }
            }
        }
    };
    Stage { step: "look", body, to_do: Some(close(view, &plan.chosen)) }
}

/// What a refusal is about, in a few words.
fn thing(view: &View<'_, Brass>, table: &State, action: Action) -> Message {
    match action {
        Action::Site(industry, at) => {
            let level = table.human.mat.lowest(industry).unwrap_or_default();
            place::tile_at(industry, level, place::location(at.location()))
        }
        Action::Line(link) => view.game().name(brass::Candidate::Link(link)),
        Action::Flip(at) => {
            let (industry, level) = (table.board.industry_at(at), table.board.level(at));
            place::tile_at(industry, level, place::location(at.location()))
        }
        _ => view.game().describe(table, action),
    }
}

/// Another action that could be done at a place, with its name.
fn instead(view: &View<'_, Brass>, points: &Points, steps: [Action; 2]) -> Markup {
    let words = &view.words;
    let era = points.plan.before.era;
    let table = points.table_for(view.game(), &steps);
    let Action::Take(kind) = steps[0] else { return html! {} };
    let done = words.text(&name(kind, era));
    let what = words.say(&thing(view, &table, steps[1]));
    let price = table.price(steps[1]).map(Price::total).filter(|&it| 0 < it);
    let worth = match steps[1] {
        Action::Line(link) => Some(table.link_worth(link)),
        _ => None,
    };
    html! {
        a.answer.big href=(deed::link(view, &steps)) {
            span.sign { (words.button_icon(symbol(kind, era))) } " "
            b.name { (words.say(&Message::new("br-offer").with("action", done).with("what", what))) } " "
            small.notes {
                @if let Some(price) = price { (words.count("br-pounds", price)) }
                @if let Some(worth) = worth { "; " (words.count("br-scores", worth)) }
            }
        }
    }
}

/// Takes back the last choice, or the last step that was done.
fn back(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    match plan.back(view) {
        Some(link) => html! {
            a.btn href=(link) data-key="Escape" { (words.button_icon("undo")) (words.text("ui-back")) }
        },
        None if view.is_in_deed() => options::back(view),
        None => html! {},
    }
}

/// Back from an answer that was only looked at.
fn close(view: &View<'_, Brass>, chosen: &[Action]) -> Markup {
    html! {
        a.btn href=(deed::link(view, chosen)) data-key="Escape" {
            (view.words.button_icon("close")) (view.words.text("ui-close"))
        }
    }
}
