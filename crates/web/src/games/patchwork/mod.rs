//! Patchwork's page: quilt, tape, circle, offers and the automa's card.

mod card;
mod choice;
mod circle;
mod cloth;
mod offers;
mod picture;
mod quilt;
mod tape;
mod told;

use desk::{AutomaTurn, Moment};
use kit::{Message, Turn};
use maud::{Markup, PreEscaped, html};
use patchwork::{Action, END, Patch, Patchwork, Side, State, Tile};

use self::choice::Chosen;
use crate::{
    assets::Asset,
    frame::{icon, sheets, spoken_icon},
    page::{Look, Mode, Page, Panel, View},
    parts::{form, options},
};

impl Page for Patchwork {
    const LOOK: Look = Look {
        style: Asset::style("patchwork.css", include_str!("look.css")),
        script: Some(Asset::script("patchwork.js", include_str!("quilt.js"))),
        symbols: Some(Asset::picture("patchwork.svg", include_str!("symbols.svg"))),
        texts: [
            include_str!("i18n/en.ftl"),
            include_str!("i18n/fr.ftl"),
            include_str!("i18n/es.ftl"),
        ],
    };

    fn picture() -> Markup {
        picture::show()
    }

    fn miniature(&self, state: &State) -> Markup {
        quilt::miniature(state)
    }

    fn progress(&self, state: &State) -> Message {
        Message::new("pw-progress").with("space", state.human.time).with("end", END)
    }

    fn tell(&self, before: &State, action: Action, after: &State) -> Option<Message> {
        told::message(self, before, action, after)
    }

    fn task(view: &View<'_, Patchwork>) -> Message {
        let state = view.state();
        if view.turn() == Turn::Over {
            return Message::new("ui-over");
        }
        if 0 < state.human.leather_to_place {
            return Message::new("pw-task-leather");
        }
        match Chosen::of(view) {
            Some(_) => Message::new("pw-task-place"),
            None => Message::new("pw-task-advance"),
        }
    }

    fn figures(view: &View<'_, Patchwork>) -> Markup {
        let words = &view.words;
        let state = view.state();
        html! {
            span.line {
                span { (spoken_icon("time", &words.text("pw-your-space"), "")) (state.human.time) }
                span { (spoken_icon("patchwork/button", &words.text("pw-your-buttons"), "")) (state.human.buttons) }
                span { (spoken_icon("income", &words.text("pw-your-income"), "")) (state.human.income) }
                span { (spoken_icon("automa", &words.text("automa-title"), "foe"))
                    (spoken_icon("time", &words.text("pw-its-space"), "")) (state.automa.time) }
                span { (spoken_icon("patchwork/button", &words.text("pw-its-buttons"), "")) (state.automa.buttons) }
                @if let Some(Some(buttons)) = state.pile.back {
                    span { (spoken_icon("card", &words.text("pw-back"), "")) (buttons) }
                }
            }
        }
    }

    fn table(view: &View<'_, Patchwork>) -> Markup {
        let state = view.state();
        let chosen = Chosen::of(view);
        let before = |turn: &AutomaTurn<Patchwork>| view.at(turn.range().start);
        let from = match (&view.mode, &view.last) {
            (Mode::Watching(turn, _), _) if view.is_done() => Some(before(turn).automa.time),
            (Mode::Watching(..), _) => None,
            // Outlined until the person's next action.
            (_, last) => {
                let is_fresh = |it: &&AutomaTurn<Patchwork>| before(it).human == state.human;
                last.as_ref().filter(is_fresh).map(|it| before(it).automa.time)
            }
        };
        let ahead = chosen
            .and_then(|it| it.action())
            .map(|it| choice::after(view.game(), state, it).human.time);
        let ahead = ahead.filter(|&it| it != state.human.time);
        let placed = state.human.patches.iter().map(|it| it.patch);
        let circle = match &view.mode {
            Mode::Watching(turn, _) => before(turn).circle,
            Mode::Now | Mode::Past => state.circle,
        };
        let defs = cloth::defs(placed.chain(circle.iter().copied()));
        let words = &view.words;
        html! {
            (PreEscaped(defs))
            div.pw {
                (tape::show(view, tape::Marks { from, ahead }))
                div.quilt data-part="quilt" { (quilt::show(view, chosen.as_ref())) }
                div #p-circle.panel.ringbox data-part="circle" popover="auto" { (sheets::shut(words, "p-circle")) (circle::show(view)) }
                (offers::show(view, chosen.as_ref()))
            }
        }
    }

    fn choices(view: &View<'_, Patchwork>) -> Markup {
        let words = &view.words;
        if view.turn() == Turn::Over {
            return options::to_result(view);
        }
        let chosen = Chosen::of(view);
        let is_leather = 0 < view.state().human.leather_to_place;
        html! {
            (preview(view, chosen.as_ref()))
            div.acts {
                @if let Some(chosen) = chosen.filter(|_| !is_leather) {
                    a.btn href=(chosen.rotated(view)) data-key="r" { (icon("rotate")) (words.text("pw-turn")) }
                    a.btn href=(chosen.mirrored(view)) data-key="f" { (icon("mirror")) (words.text("pw-mirror")) }
                }
                @if !is_leather { (advance(view, chosen.is_none())) }
                @if let Some(chosen) = chosen { (sew(view, &chosen)) }
            }
        }
    }

    fn card(view: &View<'_, Patchwork>, turn: &AutomaTurn<Patchwork>, at: Moment) -> Markup {
        card::show(view, turn, at)
    }

    fn automa(view: &View<'_, Patchwork>) -> Markup {
        card::beside(view)
    }

    fn panels(view: &View<'_, Patchwork>) -> Vec<Panel> {
        vec![Panel {
            id: "p-circle",
            icon: "patchwork/spool",
            title: view.words.text("pw-circle"),
            body: None,
        }]
    }

    fn candidate(view: &View<'_, Patchwork>, patch: Patch) -> Markup {
        html! {
            span.cand-name { (offers::picture(patch, None)) (view.words.say(&kit::Game::name(view.game(), patch))) }
        }
    }

    fn defs(view: &View<'_, Patchwork>) -> Markup {
        PreEscaped(cloth::defs(view.state().circle.iter().copied()))
    }
}

fn advance(view: &View<'_, Patchwork>, is_only: bool) -> Markup {
    let words = &view.words;
    let state = view.state();
    let after = choice::after(view.game(), state, Action::Advance);
    let text = words.count("pw-advance", after.human.buttons - state.human.buttons);
    let class = if is_only { "btn go" } else { "btn" };
    form::act(
        view,
        Action::Advance,
        html! { button class=(class) type="submit" data-key="a" { (icon("time")) (text) } },
    )
}

fn sew(view: &View<'_, Patchwork>, chosen: &Chosen) -> Markup {
    let words = &view.words;
    match chosen.action() {
        Some(action) => form::act(
            view,
            action,
            html! { button.btn.go type="submit" data-key="Enter" { (icon("patchwork/needle")) (words.text("pw-sew")) } },
        ),
        None => html! {
            span.btn role="button" aria-disabled="true" tabindex="0" { (icon("patchwork/needle")) (words.text("pw-sew")) }
        },
    }
}

/// What the chosen action costs and brings, before it is final.
fn preview(view: &View<'_, Patchwork>, chosen: Option<&Chosen>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let Some(chosen) = chosen else {
        return html! { div.preview { p { (words.text("pw-preview-none")) } } };
    };
    let Some(action) = chosen.action() else {
        return html! { div.preview { p { (words.text("pw-preview-no-fit")) } } };
    };
    let after = choice::after(view.game(), state, action);
    let n_spaces = after.human.time - state.human.time;
    let cost = chosen.patch.map_or(0, |it| i16::from(it.spec().cost));
    let income = after.human.buttons - state.human.buttons + cost;
    let mut told = Vec::new();
    if 0 < income {
        told.push(words.count("pw-preview-income", income));
    }
    if after.tile == Tile::Of(Side::Human) && state.tile == Tile::Free {
        told.push(words.text("pw-preview-tile"));
    }
    let next = if 0 < after.human.leather_to_place {
        "pw-preview-leather"
    } else if after.human.time == END {
        "pw-preview-end"
    } else if after.human.time == after.automa.time && after.further_back() == Side::Human {
        "pw-preview-level"
    } else if after.further_back() == Side::Human {
        "pw-preview-again"
    } else {
        "pw-preview-automa"
    };
    told.push(words.text(next));
    html! {
        div.preview {
            p {
                @if 0 < n_spaces { b.serif { (words.count("pw-preview-space", after.human.time)) } " " }
                (told.join(" "))
            }
            @if after.human.buttons != state.human.buttons || 0 < cost {
                p.cost { (spoken_icon("patchwork/button", &words.text("pw-your-buttons"), "")) (state.human.buttons) " → " (after.human.buttons) }
            }
        }
    }
}
