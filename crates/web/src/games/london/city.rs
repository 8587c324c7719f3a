//! The cities: your stacks with what lies under them, other people's tops,
//! AutoMartin's pile.

use kit::{CardSet, Game, Message, Seat};
use london::{Action, London, Phase, State};
use maud::{Markup, html};

use super::{
    face,
    last::Last,
    offers::{Building, Offers, with_forced},
    run,
    tap::{DECK, Tap, flight, place, place_that_tells, place_with},
};
use crate::{frame::sheets, page::View};

/// How many cards of AutoMartin's pile are laid out.
const N_SHOWN: usize = 6;

/// A stack, the topmost card last.
type Stack = Vec<u8>;

/// The stacks of a chair in the order they were begun. The table only says what
/// lies on top and what is covered: what covers what follows from the record.
fn stacks(view: &View<'_, London>, seat: u8) -> Vec<Stack> {
    let live = view.live();
    let chair = |state: &State| state.chairs[usize::from(seat)];
    let tops = |state: &State| chair(state).face_up.0 | chair(state).face_down.0;
    let mut stacks: Vec<Stack> = CardSet(tops(live.at(0))).into_iter().map(|it| vec![it]).collect();
    let mut loose: Stack = chair(live.at(0)).covered.into_iter().collect();
    for ply in 0..view.ply {
        let (before, after) = (live.at(ply), live.at(ply + 1));
        if tops(before) == tops(after) {
            continue;
        }
        let covered = CardSet(chair(after).covered.0 & !chair(before).covered.0);
        let new = CardSet(tops(after) & !tops(before));
        for card in new {
            let under = covered
                .into_iter()
                .find_map(|below| stacks.iter().position(|it| it.last() == Some(&below)));
            match under {
                Some(at) => stacks[at].push(card),
                None => stacks.push(vec![card]),
            }
        }
    }
    // After a correction by hand the table is right and the story may not be.
    let now = CardSet(tops(live.at(view.ply)));
    let told: CardSet = stacks.iter().filter_map(|it| it.last().copied()).collect();
    if told != now {
        stacks = now.into_iter().map(|it| vec![it]).collect();
        loose = chair(live.at(view.ply)).covered.into_iter().collect();
    }
    if let Some(first) = stacks.first_mut() {
        first.splice(0..0, loose);
    }
    stacks
}

/// The viewer's city.
pub(super) fn own(view: &View<'_, London>, offers: &Offers, building: Option<&Building>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let chair = &state.chairs[usize::from(view.viewer.0)];
    let stacks = stacks(view, view.viewer.0);
    let forecast = view.game().run_poverty_ahead(state);
    let is_mine = usize::from(state.active) == usize::from(view.viewer.0);
    html! {
        section.span.own aria-labelledby="h-city" {
            h2 #h-city.row-h {
                (words.classed_icon("you", "you")) span.title { (words.text("ld-your-city")) }
                span.muted {
                    (words.say(&Message::new("ld-run-brings")
                        .with("stacks", chair.n_stacks()).with("loans", chair.loans).with("hand", chair.n_hand())))
                    @if is_mine { ": " b { (face::signed(forecast)) " " (words.spoken_icon("london/poverty", &words.text("ld-poverty"), "")) } " " span.per { (words.text("ld-per-run")) } }
                }
            }
            div class=(if N_SHOWN < stacks.len() { "grid3 grid6 many" } else { "grid3 grid6" }) data-roving {
                @for (at, stack) in stacks.iter().enumerate() { (pile(view, offers, building, at, stack)) }
                @if let Some(building) = building.filter(|it| it.sites.contains(&Action::Alone)) {
                    (place(view, "alone", "city empty alone", &Tap::Act(with_site(building, Action::Alone)), &html! {
                        span.name { (words.text("ld-new-stack")) }
                        span.note { (words.icon("london/hammer")) (words.text("ld-build-here")) }
                    }))
                } @else if offers.has(Action::Alone) {
                    (place(view, "alone", "city empty alone", &Tap::Act(vec![Action::Alone]), &html! {
                        span.name { (words.text("ld-new-stack")) }
                        span.note { (words.icon("london/hammer")) (words.text("ld-build-here")) }
                    }))
                }
                @if stacks.is_empty() && building.is_none_or(|it| it.sites.is_empty()) && !offers.has(Action::Alone) {
                    p.muted.none { (words.text("ld-city-empty")) }
                }
            }
        }
    }
}

/// The steps of a building with its place.
pub(super) fn with_site(building: &Building, site: Action) -> Vec<Action> {
    let mut steps = building.steps.clone();
    steps.push(site);
    steps
}

fn pile(
    view: &View<'_, London>,
    offers: &Offers,
    building: Option<&Building>,
    at: usize,
    stack: &Stack,
) -> Markup {
    let words = &view.words;
    let state = view.state();
    let game = view.game();
    let chair = &state.chairs[usize::from(view.viewer.0)];
    let Some((&card, under)) = stack.split_last() else { return html! {} };
    let is_down = chair.face_down.has(card);
    let site = building
        .map(|it| (it, Action::On(game.card(card))))
        .filter(|it| it.0.sites.contains(&it.1));
    let (tap, note) = match (site, offers.on_city(card)) {
        (Some((building, on)), _) => (
            Tap::Act(with_site(building, on)),
            html! { (words.icon("london/hammer")) (words.text("ld-build-on")) },
        ),
        (None, Some(action)) => (Tap::Act(with_forced(view, action)), gain(view, action)),
        (None, None) => (offers.look_at(view, card), at_rest(view, card, is_down)),
    };
    let colour = face::colour_class(game.spec(card).colour);
    let down = if is_down { " down" } else { "" };
    let accrued = game.accrued_on(state, card);
    let note = html! {
        @if accrued != 0 { b { (words.count("ld-price-money", accrued)) } " " }
        (note)
    };
    let id = format!("city-{card}");
    let depth = match under.len() {
        0 => "stack flat",
        1 => "stack",
        _ => "stack deep",
    };
    html! {
        div class=(depth) {
            @if !under.is_empty() {
                button.under type="button" popovertarget={ "under-" (at) } {
                    (words.count("ld-under", under.len()))
                }
                div id={ "under-" (at) } class="panel sheet" popover="auto" {
                    (sheets::shut(words, &format!("under-{at}")))
                    h2 { (words.say(&Message::new("ld-under-title").with("card", game.card_name(game.card(card))))) }
                    div.grid3 { @for &below in under.iter().rev() { (lying(view, below, &html! {})) } }
                }
            }
            (place_that_tells(view, &id, &format!("city {colour}{down}"), &tap, card, &face::inside(view, card, &note)))
        }
    }
}

/// A card that only lies there.
pub(super) fn lying(view: &View<'_, London>, card: u8, note: &Markup) -> Markup {
    let colour = face::colour_class(view.game().spec(card).colour);
    html! { div class={ "city " (colour) } { (face::inside(view, card, note)) } }
}

/// Why a card of the city has nothing to offer now.
fn at_rest(view: &View<'_, London>, card: u8, is_down: bool) -> Markup {
    let words = &view.words;
    let state = view.state();
    if is_down {
        return html! { (words.icon("flip")) (words.text("ld-down")) };
    }
    if state.phase != Phase::Run || !view.is_mine() {
        return html! {};
    }
    let refusal = view.refusals(&[Action::Activate(view.game().card(card))]);
    html! { @if let Some(Some(refusal)) = refusal.first() { small { (words.say(&refusal.message)) } } }
}

/// What a tap on a card of the city brings, before it is done.
fn gain(view: &View<'_, London>, action: Action) -> Markup {
    let words = &view.words;
    html! {
        @match action {
            Action::On(_) => { (words.icon("london/hammer")) (words.text("ld-build-on")) }
            Action::Again(_) => { (words.icon("london/run")) (words.text("ld-again")) }
            Action::Flip(_) => { (words.icon("flip")) (words.text("ld-flip")) }
            _ => {
                @let brings = run::brings(view.game(), view.state(), action);
                (words.icon("london/run"))
                (run::gains(view, &brings.after))
                @if let Some(asks) = brings.asks { small { (words.text(asks)) } }
            }
        }
    }
}

/// AutoMartin's pile: the newest cards laid out.
pub(super) fn automa(view: &View<'_, London>, last: &Last) -> Markup {
    let words = &view.words;
    let game = view.game();
    let seat = game.automa_seat();
    let chair = &view.state().chairs[usize::from(seat.0)];
    let pile = order(view, seat);
    html! {
        section.span.foe-city aria-labelledby="h-foe" {
            h2 #h-foe.row-h {
                (words.classed_icon("automa", "foe")) span.title { (words.text("ld-its-pile")) }
                @let count = words.say(&Message::new("ld-its-count").with("cards", pile.len()).with("boroughs", chair.boroughs.len()));
                @if N_SHOWN < pile.len() {
                    @let all = words.count("ld-all-pile", pile.len());
                    button.under.all type="button" popovertarget="its-pile" title=(all) { (count) span.hide { ": " (all) } }
                } @else { span.muted { (count) } }
            }
            div.grid3.grid6 data-roving data-from=(DECK) {
                @for (at, &card) in pile.iter().rev().take(N_SHOWN).enumerate() {
                    @let colour = face::colour_class(game.spec(card).colour);
                    @let new = if last.kept.has(card) { " lastcard" } else { "" };
                    div class=(if at + 1 == N_SHOWN && N_SHOWN + 1 < pile.len() { "stack deep" } else { "stack flat" }) {
                        (place_with(view, &format!("pile-{card}"), &format!("city {colour}{new}"), &Tap::Still, flight(card), &face::inside(view, card, &html! {})))
                    }
                }
                @if pile.is_empty() { p.muted.none { (words.text("ld-pile-empty")) } }
            }
            @if N_SHOWN < pile.len() { (all_of_pile(view, &pile)) }
        }
    }
}

/// The sheet with every card of the pile.
fn all_of_pile(view: &View<'_, London>, pile: &[u8]) -> Markup {
    let words = &view.words;
    html! {
        div #its-pile.panel.sheet popover="auto" {
            (sheets::shut(words, "its-pile"))
            h2 { (words.text("ld-its-pile")) }
            div.grid3 { @for &card in pile.iter().rev() { (lying(view, card, &html! {})) } }
        }
    }
}

/// The cards of AutoMartin's pile in the order he took them.
pub(super) fn order(view: &View<'_, London>, seat: Seat) -> Vec<u8> {
    let live = view.live();
    let held = |ply: usize| live.at(ply).chairs[usize::from(seat.0)].face_up;
    let mut pile: Vec<u8> = held(0).into_iter().collect();
    for ply in 0..view.ply {
        let (before, after) = (held(ply), held(ply + 1));
        pile.retain(|&it| after.has(it));
        pile.extend(CardSet(after.0 & !before.0));
    }
    pile
}

/// The other people at the table: what lies open of them.
pub(super) fn others(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let game = view.game();
    let state = view.state();
    let others = desk::people(game).into_iter().filter(|&it| it != view.viewer);
    html! {
        @for seat in others {
            @let chair = &state.chairs[usize::from(seat.0)];
            @let n_down = u32::from(chair.n_face_down_unknown) + chair.face_down.len();
            @let n_under = u32::from(chair.n_covered_unknown) + chair.covered.len();
            section.span.other aria-labelledby={ "h-chair-" (seat.0 + 1) } {
                h2.row-h id={ "h-chair-" (seat.0 + 1) } {
                    (words.icon("you")) span.person { (words.say(&desk::chair(game, seat))) }
                    span.muted.line {
                        span { (words.spoken_icon("london/prestige", &words.text("ld-prestige"), "")) (chair.prestige.sum()) }
                        span { (words.spoken_icon("pound", &words.text("ld-money"), "")) (chair.money) }
                        span { (words.spoken_icon("london/poverty", &words.text("ld-poverty"), "")) (chair.poverty) }
                        span { (words.spoken_icon("london/loan", &words.text("ld-loans"), "")) (chair.loans) }
                        span { (words.spoken_icon("card", &words.text("ld-hand-size"), "")) (chair.n_hand()) }
                        span { (words.spoken_icon("london/borough", &words.text("ld-boroughs"), "")) (chair.boroughs.len()) }
                    }
                }
                div.grid3.grid6 data-roving {
                    @for card in chair.face_up {
                        @let colour = face::colour_class(game.spec(card).colour);
                        div.stack.flat { (place_with(view, &format!("city-{card}"), &format!("city {colour}"), &Tap::Still, flight(card), &face::inside(view, card, &html! {}))) }
                    }
                    @if chair.n_stacks() == 0 { p.muted.none { (words.text("ld-city-empty")) } }
                    @if n_down + n_under != 0 {
                        p.muted.none { (words.say(&Message::new("ld-unseen").with("down", n_down).with("under", n_under))) }
                    }
                }
            }
        }
    }
}
