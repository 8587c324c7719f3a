//! London at the table: what is told of a turn, tap by tap.

mod board;
mod count;
pub(super) mod drawn;
mod figures;
pub(super) mod find;
mod fix;
mod note;
mod pile;
mod start;
mod turn;

use desk::{AutomaTurn, Moment};
use kit::{Entry, Game, Message, Order, Pile, Session};
use london::{Action, Candidate, CardSheet, Colour, London, MAX_TOLL, NONE, Phase, State, Toll};
use maud::{Markup, html};

use self::{
    board::borough_face,
    find::{Sought, back},
    pile::{AUTOMA, BOROUGHS, CITY, letter},
};
use super::{key, set::unnamed};
use crate::{
    page::{Asked, AtTable, Check, Deal, Drawn, Fixing, Mode, Named, View},
    parts::form,
    parts::table as at_table,
    visit::Query,
};

impl AtTable for London {
    /// What AutoMartin has, and how far the city deck is.
    fn bar(view: &View<'_, London>) -> Markup {
        let words = &view.words;
        let game = view.game();
        if let Some(find) = &view.model().find {
            return html! { span { (find.question(view)) } };
        }
        let seat = usize::from(game.automa_seat().0);
        let after = view.state().chairs[seat];
        // While a card of his turn is asked for nothing of it has been moved yet.
        let turn = match &view.mode {
            Mode::Watching(turn, _) => Some(turn),
            Mode::Now => view.last().filter(|it| it.is_waiting(view.live())),
            Mode::Past => None,
        };
        let before = turn.map_or(after, |it| view.at(it.range().start).chairs[seat]);
        let figure = |symbol: &str, id: &str, before: i32, after: i32| {
            html! {
                span {
                    (words.spoken_icon(symbol, &words.text(id), ""))
                    @if before != after { (before) " → " } (after)
                }
            }
        };
        html! {
            @if turn.is_none() {
                span { (words.icon("deck")) @if view.state().city.is_empty() { (words.text("ldt-out")) } @else {
                    (words.say(&Message::new("ldt-set").with("set", letter(game.current_set(view.state())))))
                } }
                (words.classed_icon("automa", "foe"))
            }
            (figure("pound", "ld-money", before.money, after.money))
            (figure("london/poverty", "ld-poverty", before.poverty, after.poverty))
            (figure("london/prestige", "ld-prestige", before.prestige.sum(), after.prestige.sum()))
        }
    }

    /// The heading of a question.
    fn question(view: &View<'_, London>) -> Message {
        if view.game().unknown(view.state()).is_some() {
            return Message::new("ldt-which-figure");
        }
        let phase = view.state().phase;
        let is_new_card = view.model().find.as_ref().is_some_and(|it| it.is_new)
            || view.model().draw.as_ref().is_some_and(|it| it.is_new);
        if is_new_borough(view) || is_new_card {
            return Message::new("ldt-which-new");
        }
        let id = match (view.asked, view.model().find.as_ref().map(|it| it.sought)) {
            (Asked::Card(CITY), _) if phase == Phase::Toss => "ldt-which-tossed",
            (Asked::Card(CITY), _) => "ldt-which-drawn",
            (Asked::Card(BOROUGHS), _) => "ldt-which-borough",
            (Asked::Card(_), _) if phase == Phase::Skip => "ldt-which-skipped",
            (Asked::Card(_), _) => "ui-which-card",
            (_, Some(Sought::Give)) => "ldt-which-given",
            (_, Some(_)) => "ldt-which-discarded",
            (_, None) if is_toll(view) => "ldt-which-toll",
            (_, None) => return told_by(view),
        };
        Message::new(id)
    }

    /// The board to be tapped, or what a tap has opened.
    fn mirror(view: &View<'_, London>) -> Markup {
        if let Some(find) = &view.model().find {
            return find.names(view);
        }
        if is_toll(view) {
            return html! {};
        }
        match (view.state().phase, &view.mode) {
            // Beside a turn of his the board stands with its numbers.
            (Phase::Tell, Mode::Now) => board::taken(view),
            _ => html! {},
        }
    }

    /// What a person can have done, besides taking cards.
    fn answers(view: &View<'_, London>) -> Markup {
        if view.model().find.is_some() {
            return html! {};
        }
        if is_toll(view) {
            return tolls(view);
        }
        let words = &view.words;
        let state = view.state();
        html! {
            div.head { h2 { (words.text("ldt-discarded")) } span.muted { (words.text("ldt-colour-name")) } }
            (find::colours(view, Sought::Discard, None))
            div.asks.across-2.slim {
                @if view.game().can_give(state) {
                    a.ask.row href=(view.link(&[(key::GIVE, "1".to_owned()), (key::FIND, Colour::Brown.key().to_owned())])) {
                        (words.button_icon("flip")) span { (words.text("ldt-swapped")) }
                    }
                }
                a.ask.row href=(view.link(&[(key::TOLL, "1".to_owned())])) {
                    (words.classed_icon("automa", "foe")) span { (words.text("ldt-toll")) }
                }
            }
            div.head { h2 { (words.text("ldt-bought")) } span.muted { (words.text("ldt-then-new")) } }
            div.asks.across-3 role="group" aria-label=(words.text("ld-for-sale")) {
                @for &borough in state.row.iter().filter(|&&it| it != NONE) {
                    (form::act(view, Action::Buy(view.game().borough(borough)), html! {
                        button.ask type="submit" { (borough_face(view, borough)) }
                    }))
                }
            }
        }
    }

    /// The thumb zone of a question.
    fn thumb(view: &View<'_, London>) -> Option<Markup> {
        let words = &view.words;
        if let Some(find) = &view.model().find {
            return Some(find.thumb(view));
        }
        if let Some(draw) = &view.model().draw {
            return Some(draw.thumb(view));
        }
        if view.game().unknown(view.state()).is_some() {
            return Some(figures::thumb(view));
        }
        if is_toll(view) || is_new_borough(view) {
            return Some(html! { div.trio { (back(view)) } });
        }
        match (view.asked, view.state().phase) {
            (Asked::Person(_), Phase::Tell) => Some(html! {
                div.trio {
                    (at_table::undo(view, London::deed))
                    @if view.state().city.is_empty() {
                        (form::disabled("btn", None, &html! { (words.icon("deck")) (words.text("ldt-out")) }))
                    } @else {
                        (form::act(view, Action::Out, html! { button.btn type="submit" { (words.button_icon("deck")) (words.text("ldt-deck-empty")) } }))
                    }
                    (at_table::to_fix(view, None))
                }
                (form::act(view, Action::Done, html! {
                    button.btn.primary.done type="submit" data-key="Enter" { (words.button_icon("check")) (words.text("ldt-that-is-all")) }
                }))
            }),
            _ => None,
        }
    }

    /// Which card a pile turned up.
    fn cards(view: &View<'_, London>, pile: Pile) -> Markup {
        match pile {
            AUTOMA => turn::automa_cards(view),
            BOROUGHS => boroughs_to_come(view),
            _ if view.game().unknown(view.state()).is_some() => figures::show(view),
            _ => html! { @if let Some(draw) = &view.model().draw { (draw.show(view)) } },
        }
    }

    fn heard(_view: &View<'_, London>) -> Markup {
        // Its lines were ticked off a moment ago, and the board needs the space.
        html! {}
    }

    fn its_card(view: &View<'_, London>, turn: &AutomaTurn<London>, _at: Moment) -> Markup {
        turn::card(view, turn)
    }

    fn order_picture(
        view: &View<'_, London>,
        _turn: &AutomaTurn<London>,
        order: &Order<Candidate>,
    ) -> Drawn {
        turn::order_picture(&view.words, order)
    }

    fn card_note(view: &View<'_, London>, _pile: Pile) -> Option<String> {
        note::note(view)
    }

    fn deals() -> Vec<Deal> {
        start::deals()
    }

    fn checklist(view: &View<'_, London>) -> Vec<Check> {
        start::checklist(view)
    }

    fn fix(view: &View<'_, London>, fixing: &Fixing<London>) -> Markup {
        fix::show(view, fixing)
    }

    fn tally(view: &View<'_, London>) -> Markup {
        count::tally(view)
    }

    fn learned(
        &self,
        before: &State,
        state: &State,
        kept: Option<&str>,
    ) -> Option<(&'static str, String)> {
        if !self.has_gaps() {
            return None;
        }
        let kept = kept.and_then(|it| CardSheet::draft(it).ok());
        let before = kept.is_some().then_some(before);
        let mut sheet = kept.unwrap_or_else(|| self.sheet().clone());
        self.learn(before, state, &mut sheet);
        Some(("cards", sheet.to_toml()))
    }

    fn named(&self, state: &State, fields: &Query) -> Option<Result<Named, Message>> {
        Some(unnamed::named_by(self, state, fields))
    }

    /// What was told, in a few words.
    fn deed(live: &Session<London>, ply: usize) -> Option<(Message, usize)> {
        let Entry::Action(action) = live.entries()[ply] else { return None };
        let (game, before) = (live.game(), live.at(ply));
        let card = |id: &str, name: Message| Message::new(id).with("card", name);
        let name = match action {
            Action::Automa(it) => game.automa_card_name(it),
            Action::DrawSpace(space) => match before.board.card(space.idx()) {
                Some(it) => card("ldt-deed-took", game.card_name(game.card(it))),
                None => return None,
            },
            Action::Discard(it) | Action::Give(it) => {
                card("ldt-deed-discarded", game.card_name(it))
            }
            Action::City(it) => card("ldt-deed-drawn", game.card_name(it)),
            Action::Figure(_) => return figures::deed(live, ply),
            Action::Buy(it) | Action::Borough(it) => card("ldt-deed-bought", game.borough_name(it)),
            Action::Out => Message::new("ldt-out"),
            Action::Done => Message::new("ldt-deed-done"),
            Action::Toll(..) => game.describe(before, action),
            _ => return None,
        };
        Some((name, ply))
    }
}

/// What did you do; where several people play, what did they?
fn told_by(view: &View<'_, London>) -> Message {
    if desk::people(view.game()).len() < 2 {
        return Message::new("ui-tell");
    }
    let who = desk::chair(view.game(), kit::Seat(view.state().active));
    Message::new("ldt-tell-chair").with("who", who)
}

/// Whether the borough that came is none of those listed: it is being named.
fn is_new_borough(view: &View<'_, London>) -> bool {
    matches!(view.asked, Asked::Card(BOROUGHS)) && view.query.contains_key(key::NEW)
}

fn is_toll(view: &View<'_, London>) -> bool {
    view.query.contains_key(key::TOLL)
}

/// What a card of theirs did to AutoMartin: each kind a row of amounts.
fn tolls(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let options = view.options();
    let usual = 6.min(MAX_TOLL);
    let most = if view.query.contains_key(key::MORE) { MAX_TOLL } else { usual };
    let symbol = |toll: Toll| match toll {
        Toll::Owes | Toll::Pays | Toll::Gets => "pound",
        Toll::Suffers | Toll::Sheds => "london/poverty",
    };
    html! {
        @for toll in Toll::ALL {
            @let amounts: Vec<u8> = (1..=most).filter(|&n| options.contains(&Action::Toll(toll, n))).collect();
            @if !amounts.is_empty() {
                div.head { h2 { (words.icon(symbol(toll))) " " (words.text(&format!("ldt-{}", toll.verb()))) } }
                div.asks.ldt-amounts role="group" aria-label=(words.text(&format!("ldt-{}", toll.verb()))) {
                    @for n in amounts {
                        (form::act(view, Action::Toll(toll, n), html! {
                            button.ask type="submit" { b { (n) } }
                        }))
                    }
                }
            }
        }
        @if most < MAX_TOLL {
            a.btn href=(view.link(&[(key::TOLL, "1".to_owned()), (key::MORE, "1".to_owned())])) { (words.button_icon("plus")) (words.text("ldt-more")) }
        }
    }
}

/// The boroughs that can come, by name.
fn boroughs_to_come(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let mut named: Vec<(String, Action)> = Vec::new();
    let is_named = |it: &london::Borough| view.game().sheet().boroughs[it.idx()].is_named();
    if is_new_borough(view) {
        return unnamed::ask_borough(view);
    }
    for option in view.options() {
        if let Action::Borough(borough) = option
            && is_named(&borough)
        {
            named.push((words.say(&view.game().borough_name(borough)), option));
        }
    }
    named.sort_by(|a, b| a.0.cmp(&b.0));
    html! {
        div.asks.names.tight role="group" aria-label=(words.text("ld-for-sale")) {
            @for (name, option) in named {
                (form::act(view, option, html! { button.ask.colour.bor type="submit" { b class=[find::is_long(&name).then_some("lengthy")] { (name) } } }))
            }
            (find::not_here(view, view.link(&[(key::NEW, "1".to_owned())]), "ldt-new-borough"))
        }
    }
}
