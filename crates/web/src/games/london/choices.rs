//! What the person does: the actions, what is picked, what it will bring, the hand.

use kit::{Game, Message, Turn};
use london::{Action, London, Phase, State};
use maud::{Markup, html};

use super::{
    city::with_site,
    face,
    offers::{Building, Offers, Way, by_colour, way, with_forced},
    outcome,
    tap::{Tap, place},
};
use crate::{
    page::{Asked, Page, View},
    parts::{form, options},
};

/// The cards looked at, the hand, what is picked, the bar of actions.
pub(super) fn show(view: &View<'_, London>) -> Markup {
    if view.turn() == Turn::Over {
        return options::to_result(view);
    }
    if matches!(view.asked, Asked::Card(_)) {
        return options::show(view, &view.game().not_offered(view.state()));
    }
    let offers = &view.model().offers;
    html! {
        (looked_at(view, offers))
        (hand(view, offers))
        // Below the hand: what is said of a card moves none.
        (preview(view, offers))
        (bar(view, offers))
    }
}

/// The buttons for what has no place on the table.
fn bar(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    let button = |action: Action, symbol: &str, id: &str, key: &str, class: &str| {
        html! {
            @if offers.has(action) {
                (form::acts(view, &[action], html! {
                    button class={ "btn " (class) } type="submit" data-key=(key) { (words.button_icon(symbol)) (words.text(id)) }
                }))
            }
        }
    };
    let is_choosing = state.phase == Phase::Choose;
    let stop = if state.phase == Phase::Commit { "ld-commit-stop" } else { "ld-stop" };
    let done = match state.phase {
        Phase::Develop => "ld-done-develop",
        Phase::Run => "ld-done-run",
        _ => "ld-done",
    };
    html! {
        div.acts role="group" aria-label=(words.text("ld-actions")) {
            @if is_choosing { (deed(view, offers)) }
            (button(Action::DrawTop, "deck", "ld-draw-deck", "d", "primary"))
            (button(Action::Run, "london/run", "ld-run", "r", ""))
            (button(Action::DrawThree, "deck", "ld-draw-three", "t", ""))
            (button(Action::Alone, "london/hammer", "ld-new-stack", "n", "primary"))
            @for &action in &offers.options { @if let Action::Target(chair) = action { (target(view, action, chair)) } }
            (button(Action::Stop, "check", stop, "Enter", ""))
            (button(Action::Done, "check", done, "e", if is_done_next(offers) { "primary" } else { "" }))
            (button(Action::Ability, "london/borough", "ld-ability", "a", ""))
            (button(Action::Look, "hint", "ld-look", "k", ""))
            (button(Action::Repay, "london/loan", "ld-repay", "p", ""))
            @if offers.has(Action::Loan) { (loan(view)) }
            @if offers.has_swap() {
                a.btn href=(view.link(&[("do", "swap".to_owned())])) aria-current=[offers.is_swapping.then_some("true")] data-key="x" {
                    (words.button_icon("redo")) (words.text("ld-swap"))
                }
            }
            @if view.is_in_deed() { (options::back(view)) }
        }
    }
}

/// Whether ending is what is left to do.
fn is_done_next(offers: &Offers) -> bool {
    let is_work = |it: &Action| {
        matches!(it, Action::Activate(_) | Action::Build(_) | Action::Play(_) | Action::Ability)
    };
    !offers.options.iter().any(is_work)
}

/// Developing and buying: what is played or bought is picked first.
fn deed(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let is_developing = offers.card.is_some();
    let is_buying = offers.borough.is_some() || offers.is_buying;
    html! {
        @if offers.has(Action::Develop) {
            a.btn href=(view.link(&[("do", "develop".to_owned())])) aria-current=[is_developing.then_some("true")] data-key="v" {
                (words.button_icon("london/hammer")) (words.text("ld-develop"))
            }
        } @else {
            a.btn.barred href=(view.link(&[("do", "develop".to_owned())])) { (words.button_icon("london/hammer")) (words.text("ld-develop")) }
        }
        a.btn href=(view.link(&[("do", "buy".to_owned())])) aria-current=[is_buying.then_some("true")] data-key="b" {
            (words.button_icon("london/borough")) (words.text("ld-buy"))
        }
    }
}

fn target(view: &View<'_, London>, action: Action, chair: u8) -> Markup {
    let who = desk::chair(view.game(), kit::Seat(chair - 1));
    form::acts(
        view,
        &[action],
        html! { button.btn.primary type="submit" data-key=(chair) { (view.words.button_icon("you")) (view.words.say(&who)) } },
    )
}

fn loan(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let brings =
        view.after(Action::Loan).map_or(0, |it| money(&it, view) - money(view.state(), view));
    form::acts(
        view,
        &[Action::Loan],
        html! { button.btn type="submit" data-key="l" { (words.button_icon("london/loan")) (words.count("ld-loan", brings)) } },
    )
}

fn money(state: &State, view: &View<'_, London>) -> i32 {
    state.chairs[usize::from(view.viewer.0)].money
}

/// What is picked and what it will bring, or what is asked.
fn preview(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    if let Some(card) = offers.card {
        return picked_card(view, offers, card);
    }
    if let Some(borough) = offers.borough {
        return picked_borough(view, borough);
    }
    let wants_develop = view.query.get("do").is_some_and(|it| it == "develop");
    let refusal = (offers.is_open && wants_develop)
        .then(|| view.refusals(&[Action::Develop]).into_iter().flatten().next())
        .flatten();
    html! {
        div.preview aria-live="polite" {
            @if let Some(refusal) = &refusal { p.why-not { (options::refused(view, refusal)) } }
            @else { p { (words.say(&advice(view, offers))) } }
            @if let Some(after) = outcome::ahead(view, offers) { p.cost { (outcome::show(view, &after)) } }
        }
    }
}

/// What to do now, in a sentence.
fn advice(view: &View<'_, London>, offers: &Offers) -> Message {
    let state = view.state();
    let card = || view.game().card_name(view.game().card(state.deed.card));
    let wants = |what: &str| view.query.get("do").is_some_and(|it| it == what);
    match state.phase {
        _ if offers.is_swapping && offers.has_swap() => Message::new("ld-say-swap"),
        Phase::Start if !state.city.top().is_empty() && state.deed.has_looked => {
            Message::new("ld-say-seen")
        }
        Phase::Start if state.city.is_empty() => Message::new("ld-say-start-out"),
        Phase::Start => Message::new("ld-say-start"),
        Phase::Putting => Message::new("ld-say-put"),
        Phase::Choose if wants("buy") => Message::new("ld-say-buy"),
        Phase::Choose if wants("develop") => Message::new("ld-say-develop"),
        Phase::Choose => Message::new("ld-say-choose").with("poverty", forecast(view)),
        Phase::Draw => Message::new("ld-say-draw").with("n", state.deed.n_left),
        Phase::Swap => Message::new("ld-say-give"),
        Phase::Develop if state.deed.n_free != 0 => {
            Message::new("ld-say-free").with("n", state.deed.n_free)
        }
        Phase::Develop => Message::new("ld-say-more"),
        Phase::SpendColour | Phase::SpendCost => Message::new("ld-say-spend").with("card", card()),
        Phase::Site => Message::new("ld-say-site").with("card", card()),
        Phase::Run => Message::new("ld-say-run"),
        Phase::Target => Message::new("ld-say-target").with("card", card()),
        Phase::Commit => {
            Message::new("ld-say-commit").with("card", card()).with("n", state.deed.n_left)
        }
        Phase::Place => Message::new("ld-say-place").with("card", card()),
        Phase::Again => Message::new("ld-say-again").with("card", card()),
        Phase::Flip => Message::new("ld-say-flip").with("card", card()),
        Phase::Limit => Message::new("ld-say-limit"),
        _ => Message::new("ld-say-end"),
    }
}

/// What ending a run now would bring.
pub(super) fn forecast(view: &View<'_, London>) -> i32 {
    view.game().run_poverty_ahead(view.state())
}

fn picked_borough(view: &View<'_, London>, borough: u8) -> Markup {
    let words = &view.words;
    let game = view.game();
    let named = game.borough(borough);
    let spec = game.borough_spec(borough);
    let name = words.say(&game.borough_name(named));
    let refusal = view.refusals(&[Action::Buy(named)]).into_iter().flatten().next();
    let seat = usize::from(view.viewer.0);
    let after = view.after(Action::Buy(named)).unwrap_or(*view.state()).chairs[seat];
    html! {
        div.preview aria-live="polite" {
            p {
                b.serif { (name) }
                @if let Some(refusal) = &refusal { " " span.why-not { (options::refused(view, refusal)) } }
                @else {
                    span.cost {
                        (outcome::show(view, &after))
                        span { (words.icon("card")) (words.count("ld-then-draw", spec.cards)) }
                    }
                }
            }
            @if refusal.is_none() {
                (form::acts(view, &[Action::Buy(named)], html! { button.btn.primary type="submit" data-key="Enter" { (words.text("ld-buy-it")) } }))
            }
        }
    }
}

fn picked_card(view: &View<'_, London>, offers: &Offers, card: u8) -> Markup {
    let words = &view.words;
    let spec = view.game().spec(card);
    let chair = &view.state().chairs[usize::from(view.viewer.0)];
    let way = way(view, card, offers.spend);
    let about = html! { b.serif { (face::name(view, card)) } " " (face::signs(view, card)) };
    let what = face::words(view, spec);
    match way {
        Way::Refused(refusal) => html! {
            div.preview.wide-preview aria-live="polite" { p { (about) " " span.why-not { (options::refused(view, &refusal)) } (what) } }
        },
        Way::Play(steps) => html! {
            div.preview aria-live="polite" {
                p { (about) span.cost { (outcome::show(view, &played(view, &steps))) } (what) }
                (form::acts(view, &steps, html! { button.btn.primary type="submit" data-key="Enter" { (words.text("ld-play-it")) } }))
            }
        },
        Way::Build(building) => {
            let after = &building.after.chairs[usize::from(view.viewer.0)];
            html! {
                div.preview aria-live="polite" {
                    p {
                        (about)
                        span.cost {
                            @match (building.spend, building.spends.is_empty()) {
                                (Some(spend), _) => { span { (words.icon("discard")) (words.say(&Message::new("ld-discards").with("card", view.game().card_name(view.game().card(spend))))) } }
                                (None, false) => { span.ask { (words.icon("discard")) (words.text(&format!("ld-discard-{}", face::colour_class(spec.colour)))) } }
                                (None, true) => { span { (words.icon("discard")) (words.text("ld-discards-none")) } }
                            }
                            @if !building.sites.is_empty() { (outcome::show(view, after)) }
                            @if !building.sites.is_empty() { (outcome::then(view, "card", "ld-hand-size", chair.n_hand() as i32, after.n_hand() as i32)) }
                        }
                        (what)
                    }
                    @if building.sites.contains(&Action::Alone) {
                        (form::acts(view, &with_site(&building, Action::Alone), html! {
                            button.btn.primary type="submit" data-key="Enter" { (words.text("ld-build-it")) }
                        }))
                    }
                }
                @if 1 < building.sites.len() { p.small.muted.tip { (words.text("ld-or-on")) } }
            }
        }
    }
}

/// The viewer after these steps of a deed.
fn played(view: &View<'_, London>, steps: &[Action]) -> london::Chair {
    let mut state = *view.state();
    for &step in steps {
        view.game().apply(&mut state, step);
    }
    state.chairs[usize::from(view.viewer.0)]
}

/// The building that is picked and can be built.
pub(super) fn building(view: &View<'_, London>, offers: &Offers) -> Option<Building> {
    match way(view, offers.card?, offers.spend) {
        Way::Build(building) => Some(*building),
        Way::Play(_) | Way::Refused(_) => None,
    }
}

/// The cards of the city deck that the viewer looked at.
fn looked_at(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    if state.city.top().is_empty() {
        return html! {};
    }
    html! {
        div.cards role="group" aria-label=(words.text("ld-seen")) data-roving {
            @for &card in state.city.top() {
                @let tap = offers.on_seen(card).map_or(Tap::Still, |it| Tap::Act(vec![it]));
                (place(view, &format!("seen-{card}"), &class(view, card, "seen"), &tap, &small(view, card)))
            }
        }
    }
}

/// The viewer's hand by colour.
fn hand(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let chair = &view.state().chairs[usize::from(view.viewer.0)];
    let building = building(view, offers);
    let cards = by_colour(view.game(), chair.hand);
    // Where room is short a hand that nothing is asked of makes way.
    let is_idle = !offers.is_open && cards.iter().all(|&it| offers.on_hand(it).is_none());
    html! {
        div.cards.idle[is_idle] role="group" aria-label=(words.count("ld-hand", cards.len())) data-roving {
            @for &card in &cards { (in_hand(view, offers, building.as_ref(), card)) }
            @if cards.is_empty() { p.muted.none { (words.text("ld-hand-empty")) } }
        }
    }
}

fn in_hand(
    view: &View<'_, London>,
    offers: &Offers,
    building: Option<&Building>,
    card: u8,
) -> Markup {
    let game = view.game();
    let named = game.card(card).to_string();
    let spends = building.map_or(&[][..], |it| &it.spends);
    let mut mark = "";
    let tap = if let Some(action) = offers.on_hand(card) {
        Tap::Act(with_forced(view, action))
    } else if !offers.is_open {
        Tap::Still
    } else if offers.card == Some(card) {
        Tap::Picked(view.link(&[]))
    } else if let Some(picked) = offers.card.filter(|_| spends.contains(&card)) {
        mark = "legal";
        let link = [("card", game.card(picked).to_string()), ("spend", named)];
        match building.and_then(|it| it.spend) == Some(card) {
            true => Tap::Picked(view.link(&link[..1])),
            false => Tap::Pick(view.link(&link)),
        }
    } else {
        if offers.card.is_none() && !matches!(way(view, card, None), Way::Refused(_)) {
            mark = "legal";
        }
        Tap::Pick(view.link(&[("card", named)]))
    };
    place(view, &format!("hand-{card}"), &class(view, card, mark), &tap, &small(view, card))
}

fn class(view: &View<'_, London>, card: u8, mark: &str) -> String {
    format!("card {} {mark}", face::colour_class(view.game().spec(card).colour))
}

/// A card as small as it lies in the hand.
fn small(view: &View<'_, London>, card: u8) -> Markup {
    let spec = view.game().spec(card);
    let colour = face::colour_class(spec.colour);
    let label = view.words.text(&format!("ld-colour-{colour}"));
    html! {
        (view.words.spoken_icon(&format!("london/{colour}"), &label, ""))
        span class=(face::name_class(&face::name(view, card))) { (face::name(view, card)) }
        (face::signs(view, card))
    }
}
