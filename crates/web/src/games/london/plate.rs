//! AutoMartin's card: an engraved plate with the lines it is read by.

use desk::{AutomaTurn, Moment, Step};
use kit::{Game, Message, Rung as Told, Verdict};
use london::{Action, AutomaSpec, Candidate, CardAction, Criterion, London, rule};
use maud::{Markup, html};

use super::{
    city, face,
    last::{in_play, standing},
    tap::{DECK, flight},
};
use crate::{
    page::{Mode, View},
    parts::plate::{self, Line, Standing},
};

/// The rules behind the line of crucial cards.
pub(super) const CRUCIAL: &[&str] = &[rule::CRUCIAL.id, rule::CRUCIAL_ORDER.id];

/// The card in play at a moment of a turn, read up to it.
pub(super) fn show(view: &View<'_, London>, turn: &AutomaTurn<London>, at: Moment) -> Markup {
    let words = &view.words;
    let game = view.game();
    let Some((card, plies)) = in_play(turn, at) else { return html! {} };
    let spec = game.automa_spec(card);
    let mut rungs: Vec<&Told<Candidate>> = Vec::new();
    for ply in plies {
        rungs.extend(ply.trace.rungs());
    }
    if at.step != Step::Done {
        rungs.extend(turn.read(at));
    }
    let lit_rung = match at.step {
        Step::Rule(_) => turn.read(at).last(),
        _ => None,
    };
    let lit = lit_rung.map(|it| it.rule.id);
    let is_over = plies.iter().any(|it| matches!(it.action, Action::Another | Action::End));
    let mut lines = card_lines(view, &rungs, spec, lit, is_over);
    if let Some(rung) = lit_rung.filter(|it| !is_line(spec, it.rule.id)) {
        let is_cost = rung.rule.id == rule::WHOLE_COST.id;
        let name = words.text(if is_cost { "ld-line-pays" } else { "ld-line-brings" });
        let left = Some(rung.survivors.len());
        lines.push(Line::narrowing("pound", Standing::Lit, &name, &weighed(view, rung), left));
    }
    for ply in plies {
        if let Some((symbol, class)) = outcome(ply.action) {
            let said = words.say(&game.describe(&view.at(ply.ply), ply.action));
            lines.push(Line::plain(symbol, Some(class), &said));
        }
    }
    if let Some(action) = spec.action {
        let class = (!is_over).then_some("muted");
        let said = words.say(&game.card_action_name(action));
        lines.push(Line::plain(action_symbol(action), class, &said));
    }
    html! {
        div.plate.martin {
            header {
                span { (words.say(&game.automa_card_name(game.automa_card(card)))) }
                span { (words.spoken_icon("pound", &words.text("ld-money"), "")) "+" (spec.money) }
                span { (words.spoken_icon("london/poverty", &words.text("ld-poverty"), "")) "+" (spec.poverty) }
            }
            (plate::rungs(words, &lines))
        }
        (settled(view))
    }
}

/// Whether a rule is a line of the card, not what he pays or gains.
pub(super) fn is_line(spec: &AutomaSpec, rule_id: &str) -> bool {
    let is_crucial = spec.has_crucial && CRUCIAL.contains(&rule_id);
    is_crucial || spec.filter().any(|it| ids(it).contains(&rule_id))
}

/// The lines that the card has printed.
pub(super) fn card_lines(
    view: &View<'_, London>,
    rungs: &[&Told<Candidate>],
    spec: &AutomaSpec,
    lit: Option<&str>,
    is_over: bool,
) -> Vec<Line<'static>> {
    let crucial = spec.has_crucial.then(|| {
        let name = Message::new("filter-crucial");
        line(view, rungs, CRUCIAL, lit, "london/crucial", &name, is_over)
    });
    let filter = spec.filter().map(|it| {
        line(view, rungs, ids(it), lit, symbol(it), &view.game().criterion_name(it), is_over)
    });
    crucial.into_iter().chain(filter).collect()
}

/// One line of the card, with what it left.
fn line(
    view: &View<'_, London>,
    rungs: &[&Told<Candidate>],
    ids: &[&str],
    lit: Option<&str>,
    symbol: &'static str,
    name: &Message,
    is_over: bool,
) -> Line<'static> {
    let words = &view.words;
    let told = rungs.iter().rev().find(|it| ids.contains(&it.rule.id));
    let is_lit = lit.is_some_and(|it| ids.contains(&it));
    let note = match told {
        None if is_over && ids == CRUCIAL => words.text("ld-line-none"),
        None if is_over => words.text("ld-line-unread"),
        None => String::new(),
        Some(told) if told.candidates.is_empty() => words.text("ld-line-none"),
        Some(told) => compared(view, told),
    };
    let standing = match (is_lit, told.is_some()) {
        (true, _) => Standing::Lit,
        (false, true) => Standing::Read,
        (false, false) => Standing::Unread,
    };
    let left = told.map(|it| it.survivors.len());
    Line::narrowing(symbol, standing, &words.say(name), &note, left)
}

/// What a line compared, or who is left if few are.
fn compared(view: &View<'_, London>, told: &Told<Candidate>) -> String {
    let words = &view.words;
    let mut names: Vec<String> = Vec::new();
    // At the table the board under the card shows who is left.
    if told.survivors.len() <= 2 && !kit::Game::is_at_table(view.game()) {
        let others = told.survivors.iter().filter(|it| **it != Candidate::Deck);
        names = others.map(|it| words.say(&bare(view, *it))).collect();
    }
    let mut values = told.measures.clone();
    values.sort_unstable();
    values.dedup();
    let values: Vec<String> = values.iter().map(|&it| desk::figure(it)).collect();
    let is_skipped = told.verdict == Verdict::Skipped;
    match (values.is_empty(), names.is_empty()) {
        _ if is_skipped => words.text("ui-skipped"),
        (true, _) => names.join(", "),
        (false, true) => values.join(" · "),
        (false, false) => format!("{}: {}", values.join(" · "), names.join(", ")),
    }
}

/// What was weighed for the one card left.
fn weighed(view: &View<'_, London>, rung: &Told<Candidate>) -> String {
    let values = rung.measures.iter().map(|&it| desk::measured(&view.words, rung, it));
    values.collect::<Vec<_>>().join(", ")
}

/// The name of a candidate without its place.
fn bare(view: &View<'_, London>, candidate: Candidate) -> Message {
    match candidate {
        Candidate::Space(_, card) => view.game().card_name(card),
        other => view.game().name(other),
    }
}

/// What came of a line, and how it is marked.
fn outcome(action: Action) -> Option<(&'static str, &'static str)> {
    match action {
        Action::Keep(_) | Action::KeepBorough(_) => Some(("check", "took")),
        Action::Refuse(_) | Action::RefuseBorough(_) => Some(("no", "refused")),
        Action::Nothing => Some(("close", "refused")),
        _ => None,
    }
}

pub(super) fn ids(criterion: Criterion) -> &'static [&'static str] {
    const COINS: &[&str] = &[rule::COINS.id];
    const POVERTY: &[&str] = &[rule::POVERTY.id];
    const PRESTIGE: &[&str] = &[rule::PRESTIGE.id];
    const FIRST: &[&str] = &[rule::FIRST_CARD.id, rule::OLDEST_CARD.id];
    const LAST: &[&str] = &[rule::LAST_CARD.id, rule::NEWEST_CARD.id];
    const BOARD: &[&str] = &[rule::FROM_BOARD.id];
    const BOROUGHS: &[&str] = &[rule::FROM_BOROUGHS.id];
    const DECK: &[&str] = &[rule::FROM_DECK.id];
    match criterion {
        Criterion::Coins => COINS,
        Criterion::Poverty => POVERTY,
        Criterion::Prestige => PRESTIGE,
        Criterion::FirstCard => FIRST,
        Criterion::LastCard => LAST,
        Criterion::DevelopmentBoard => BOARD,
        Criterion::Borough => BOROUGHS,
        Criterion::CityDeck => DECK,
    }
}

pub(super) fn symbol(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::DevelopmentBoard => "london/mat",
        Criterion::Borough => "london/borough",
        Criterion::Coins => "pound",
        Criterion::Poverty => "london/poverty",
        Criterion::Prestige => "london/prestige",
        Criterion::FirstCard => "undo",
        Criterion::LastCard => "redo",
        Criterion::CityDeck => "deck",
    }
}

pub(super) fn action_symbol(action: CardAction) -> &'static str {
    match action {
        CardAction::DiscardFromCityDeck => "discard",
        CardAction::SkipNext => "skip",
        CardAction::DrawAnother => "play",
    }
}

/// The card from the city deck that is being settled at the moment watched.
fn settled(view: &View<'_, London>) -> Markup {
    let Mode::Watching(turn, moment) = &view.mode else { return html! {} };
    let ply = turn.at(*moment);
    let before = view.at(ply.ply);
    if before.phase != london::Phase::Settle {
        return html! {};
    }
    let card = view.game().card(before.deed.card);
    let (class, note) = standing(view, Candidate::Card(card)).unwrap_or(("", html! {}));
    let colour = face::colour_class(view.game().spec(card.number()).colour);
    html! {
        div class={ "city drawn " (colour) " " (class) } id={ "at-card-" (card.number()) } data-fly=(flight(card.number())) data-from=(DECK) { (face::inside(view, card.number(), &note)) }
    }
}

/// His purse, poverty, boroughs, pile and deck.
pub(super) fn beside(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let game = view.game();
    let state = view.state();
    let seat = game.automa_seat();
    let chair = &state.chairs[usize::from(seat.0)];
    let last = &view.model().last;
    let pile = city::order(view, seat);
    let fact = |symbol: &str, id: &str, value: String| {
        html! { div { dt { (words.icon(symbol)) (words.text(id)) } dd { (value) } } }
    };
    html! {
        dl.facts {
            (fact("london/prestige", "ld-prestige", chair.prestige.sum().to_string()))
            (fact("pound", "ld-money", words.count("ld-price-money", chair.money)))
            (fact("london/poverty", "ld-poverty", chair.poverty.to_string()))
            (fact("london/borough", "ld-boroughs", chair.boroughs.len().to_string()))
            (fact("card", "ld-pile", pile.len().to_string()))
            (fact("deck", "ld-automa-deck", state.automa_deck.len().to_string()))
        }
        @if !chair.boroughs.is_empty() {
            p.small.bors-of { (words.icon("london/borough"))
                @for (at, &borough) in chair.boroughs.iter().enumerate() {
                    @if at != 0 { ", " }
                    @let is_new = last.boroughs.iter().any(|it| it.number() == borough);
                    span class=[is_new.then_some("new")] { (words.say(&game.borough_name(game.borough(borough)))) }
                }
            }
        }
        @if !pile.is_empty() {
            details.pile-list {
                summary { (words.classed_icon("automa", "foe")) (words.count("ld-all-pile", pile.len())) }
                div.grid3 { @for &card in pile.iter().rev() { (city::lying(view, card, &html! {})) } }
            }
        }
    }
}
