//! Patchwork at the table: one tap tells a turn, three lines tell the automa's.

mod fix;
mod grids;
mod lines;
mod setup;

use desk::AutomaTurn;
use kit::{Entry, Game, Message, Order, Pile, Session};
use maud::{Markup, html};
use patchwork::{Action, CIRCLE, END, FRONTS, Patch, Patchwork, Side, State};

use super::{
    choice,
    offers::{self, ORDINALS},
    tape,
};
use crate::{
    page::{Asked, AtTable, Check, Deal, Drawn, Fixing, Mode, View},
    parts::form,
};

impl AtTable for Patchwork {
    const ITS_PILES: &'static [&'static str] = &["backs", "fronts"];

    /// The heading of a question.
    fn question(view: &View<'_, Patchwork>) -> Message {
        Message::new(match view.asked {
            Asked::Card(CIRCLE) => "pw-which-patch",
            Asked::Card(_) => "ui-which-card",
            Asked::Person(_) | Asked::Nobody => "ui-tell",
        })
    }

    /// Both tokens, and the pile or the person's buttons.
    fn bar(view: &View<'_, Patchwork>) -> Markup {
        let words = &view.words;
        let state = view.state();
        let you = html! { span { (words.spoken_icon("you", &words.text("pw-your-space"), "you")) (state.human.time) } };
        let its = |from: Option<u8>| {
            html! {
                span { (words.spoken_icon("automa", &words.text("automa-title"), "foe"))
                    @if let Some(from) = from { (from) " → " } (state.automa.time) }
            }
        };
        match (&view.mode, view.asked) {
            (Mode::Watching(turn, _), _) => html! {
                (its(Some(view.at(turn.range().start).automa.time))) (you)
                span { (words.spoken_icon("deck", &words.text("pw-deck"), "")) (state.pile.n_left) }
            },
            (_, Asked::Card(CIRCLE)) => {
                let n = 32 - state.unlaid.len();
                html! { span { (words.count("pw-told-circle", n)) } }
            }
            (_, Asked::Card(_)) => html! {
                (its(None)) (you) span { (words.count("pw-in-pile", state.pile.n_left)) }
            },
            _ => html! {
                (you) (its(None))
                span { (words.spoken_icon("patchwork/button", &words.text("pw-your-buttons"), "")) (words.count("pw-yours", state.human.buttons)) }
                @if let Some(buttons) = next_back(view) {
                    span { (words.spoken_icon("card", &words.text("pw-back"), "")) (buttons) }
                }
            },
        }
    }

    /// The time board, with the automa's last move marked; on wide screens the circle too.
    fn mirror(view: &View<'_, Patchwork>) -> Markup {
        let from = match (&view.mode, view.last()) {
            (Mode::Watching(turn, _), _) => Some(view.at(turn.range().start).automa.time),
            (_, Some(turn)) => {
                let before = view.at(turn.range().start);
                (before.human == view.state().human).then_some(before.automa.time)
            }
            _ => None,
        };
        html! {
            (tape::show(view, tape::Marks { from, ahead: None }))
            @if matches!(view.mode, Mode::Now) { div.only-wide.ringwide { (super::circle::show(view)) } }
        }
    }

    /// What can have been done: a patch, advancing, and the 7x7 tile before either.
    fn answers(view: &View<'_, Patchwork>) -> Markup {
        let words = &view.words;
        let (game, state) = (view.game(), view.state());
        let then: Vec<Side> = state
            .reach()
            .iter()
            .map(|&it| choice::after(game, state, Action::Took(it)).further_back())
            .collect();
        let again = match then.first() {
            Some(first) if then.iter().all(|it| it == first) => match first {
                Side::Human => words.text("pw-then-you"),
                Side::Automa => words.text("pw-then-it"),
            },
            _ => String::new(),
        };
        html! {
            @if !state.reach().is_empty() {
                div.head { h2 { (words.text("pw-i-took")) } span.muted { (again) } }
            }
            div.asks.across-3.reach role="group" aria-label=(words.text("pw-i-took")) {
                @for (at, &patch) in state.reach().iter().enumerate() { (took(view, at, patch)) }
            }
            (advanced(view))
            @if game.refusal(state, Action::EarnTile).is_none() {
                (form::act(view, Action::EarnTile, html! {
                    button.ask.row type="submit" data-key="5" {
                        (words.button_icon("patchwork/tile7")) b { (words.text("pw-earned")) } small { (words.text("pw-earned-hint")) }
                    }
                }))
            }
        }
    }

    /// The picture of a line: the strip of the time board, the patch, what it pays.
    fn order_picture(
        view: &View<'_, Patchwork>,
        turn: &AutomaTurn<Patchwork>,
        order: &Order<Patch>,
    ) -> Drawn {
        lines::picture(view, turn, order)
    }

    /// Every patch, or every card, that can come.
    fn cards(view: &View<'_, Patchwork>, pile: Pile) -> Markup {
        grids::show(view, pile)
    }

    fn card_note(view: &View<'_, Patchwork>, pile: Pile) -> Option<String> {
        Some(grids::note(view, pile))
    }

    fn card_done(view: &View<'_, Patchwork>, pile: Pile) -> Markup {
        grids::stop_here(view, pile)
    }

    fn deals() -> Vec<Deal> {
        setup::deals()
    }

    fn checklist(view: &View<'_, Patchwork>) -> Vec<Check> {
        setup::checklist(view)
    }

    fn fix(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>) -> Markup {
        fix::show(view, fixing)
    }

    /// What was told, in two or three words.
    fn deed(live: &Session<Patchwork>, ply: usize) -> Option<(Message, usize)> {
        let Entry::Action(action) = live.entries()[ply] else { return None };
        let before = live.at(ply);
        let nth = |it: Patch| before.reach().iter().position(|&patch| patch == it);
        let name = match action {
            Action::Advance => {
                let after = live.at(ply + 1).human.time;
                Message::new("pw-deed-advance").with("space", after)
            }
            Action::Took(patch) => match nth(patch) {
                Some(nth) => Message::new("pw-deed-took-nth").with("nth", nth + 1),
                None => Message::new("pw-deed-took"),
            },
            Action::EarnTile => Message::new("pw-deed-tile"),
            // It begins with the patches that were told before.
            Action::Begin => Message::new("pw-deed-begin").with("n", before.circle.len()),
            Action::Lay(_) => Message::new("pw-deed-lay"),
            Action::TurnUp(number) => Message::new("pw-card").with("n", number),
            _ => return None,
        };
        Some((name, ply))
    }

    /// More was paid than there is: a patch was told wrongly, or something before it.
    fn alarm(view: &View<'_, Patchwork>) -> Option<Message> {
        let buttons = view.state().human.buttons;
        (buttons < 0).then(|| Message::new("pw-too-dear").with("n", -buttons))
    }
}

/// What the back of the program's next card shows, where the deck has such backs.
fn next_back(view: &View<'_, Patchwork>) -> Option<u8> {
    // The card that would come if the automa acted now: nothing changes it before.
    let mut table = *view.state();
    table.human.time = END;
    let Action::TurnUp(number) = view.live().next_of(FRONTS, &table)? else { return None };
    let index = view.game().index(number)?;
    view.game().deck().cards[usize::from(index)].open_buttons()
}

fn took(view: &View<'_, Patchwork>, at: usize, patch: Patch) -> Markup {
    let words = &view.words;
    let (game, state) = (view.game(), view.state());
    let name = words.say(&patchwork::facts::shape(patch));
    let spec = patch.spec();
    if let Some(refusal) = game.refusal(state, Action::Took(patch)) {
        let why = words.say(&refusal.message);
        return html! {
            div.ask role="button" aria-disabled="true" tabindex="0" data-why=(why) title=(why) {
                span.hide { (name) } (offers::picture(patch, None)) b { (words.text(ORDINALS[at])) }
                small { (words.say(&Message::new("pw-refused").with("rule", refusal.rule.id))) }
            }
        };
    }
    let after = choice::after(game, state, Action::Took(patch));
    form::act(
        view,
        Action::Took(patch),
        html! {
            button.ask type="submit" data-key=(at + 1) {
                span.hide { (name) } (offers::picture(patch, None)) b { (words.text(ORDINALS[at])) }
                span.fig {
                    span { (words.spoken_icon("patchwork/button", &words.text("pw-cost"), "small-icon")) (spec.cost) }
                    span { (words.spoken_icon("time", &words.text("pw-time"), "small-icon")) (spec.time) }
                }
                small { (words.count("pw-to", after.human.time)) (income(view, &after, spec.cost.into())) (leather(view, &after)) }
            }
        },
    )
}

/// The buttons that the move passes: what the person takes is said as well.
fn income(view: &View<'_, Patchwork>, after: &State, cost: i16) -> Markup {
    let n = after.human.buttons - view.state().human.buttons + cost;
    html! {
        @if n != 0 {
            " " (view.words.spoken_icon("income", &view.words.text("pw-income"), "small-icon")) "+" (n)
        }
    }
}

/// A leather patch that the move passes: known by itself, said all the same.
fn leather(view: &View<'_, Patchwork>, after: &State) -> Markup {
    html! {
        @if after.human.leather != view.state().human.leather {
            " " (view.words.spoken_icon("patchwork/leather", &view.words.text("pw-leather"), "small-icon"))
        }
    }
}

fn advanced(view: &View<'_, Patchwork>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let after = choice::after(view.game(), state, Action::Advance);
    let spaces = i16::from(after.human.time - state.human.time);
    let income = after.human.buttons - state.human.buttons - spaces;
    let hint = Message::new("pw-advanced-hint")
        .with("space", after.human.time)
        .with("n", spaces)
        .with("income", income);
    form::act(
        view,
        Action::Advance,
        html! {
            button.ask.row type="submit" data-key="4" {
                (words.button_icon("time")) b { (words.text("pw-advanced")) }
                small { (words.say(&hint)) (leather(view, &after)) }
            }
        },
    )
}
