//! Patchwork's page: quilt, tape, circle, offers and the automa's card.

mod card;
mod choice;
mod circle;
mod cloth;
mod guide;
mod hint;
mod key;
mod offers;
mod picture;
mod printed;
mod quilt;
mod suggest;
mod table;
mod tape;
mod told;
mod why;

use desk::{AutomaTurn, Moment, Reasons};
use kit::{Message, Turn};
use maud::{Markup, html};
use patchwork::{Action, Cell, END, Patch, Patchwork, Side, State, Tile, cells};

use self::choice::Chosen;
use crate::{
    Pen, Sign,
    frame::sheets,
    page::{Advice, Adviser, Glow, Look, Mode, Mover, Page, Panel, PrintedCard, Time, View, look},
    parts::{form, options, report},
};

impl Page for Patchwork {
    const LOOK: Look = look!("patchwork");

    const MOVER: Option<Mover<Self>> = Some(crate::page::seated);
    const ADVISER: Option<Adviser<Self>> = Some(crate::page::unadvised);

    const LEGEND: &'static [Sign] = &[
        Sign { symbol: "patchwork/button", key: "pw-sign-button" },
        Sign { symbol: "time", key: "pw-sign-time" },
        Sign { symbol: "income", key: "pw-sign-income" },
        Sign { symbol: "patchwork/spool", key: "pw-sign-spool" },
        Sign { symbol: "patchwork/tile7", key: "pw-sign-tile" },
        Sign { symbol: "you", key: "pw-sign-you" },
        Sign { symbol: "automa", key: "pw-sign-automa" },
        Sign { symbol: "why", key: "pw-sign-why" },
    ];

    fn guide_pictures(words: &Pen<'_>) -> Vec<Markup> {
        guide::pictures(words)
    }

    fn lesson(view: &View<'_, Patchwork>) -> Option<Message> {
        guide::lesson(view)
    }

    fn time(&self, state: &State) -> Time {
        Time { era: None, round: Some(state.human.time.into()) }
    }

    fn printed(words: &Pen<'_>) -> Vec<PrintedCard> {
        printed::cards(words)
    }

    fn picture(words: &Pen<'_>) -> Markup {
        picture::show(words)
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
        match view.model().chosen {
            Some(_) => Message::new("pw-task-place"),
            None if view.model().is_to_advance() => Message::new("pw-task-advance"),
            None => Message::new("pw-task-choose"),
        }
    }

    /// Where the patch in hand lies, for ears: "c3 to e5, turned once, touches 7 edges".
    fn announcement(view: &View<'_, Patchwork>) -> Message {
        let Some(chosen) = view.model().chosen else { return Patchwork::task(view) };
        if let Some(missed) = chosen.missed {
            return Message::new("pw-missed").with("cell", missed.to_string());
        }
        let covered = chosen.covered();
        if covered == 0 {
            return match chosen.patch {
                None => Patchwork::task(view),
                Some(_) => Message::new("pw-preview-no-fit"),
            };
        }
        let what = chosen.patch.map_or(Message::new("pw-leather"), patchwork::facts::shape);
        let edges = suggest::n_touching(view.state().human.quilt, covered);
        if covered.count_ones() == 1 {
            let cell = chosen.at.map_or(String::new(), |it| it.to_string());
            let lies = Message::new("pw-lies-on").with("what", what);
            return lies.with("cell", cell).with("edges", edges);
        }
        let span = |of: fn(Cell) -> u8| {
            let all = || cells(covered).map(of);
            (all().min().unwrap_or(0), all().max().unwrap_or(0))
        };
        let (rows, columns) = (span(Cell::row), span(Cell::column));
        Message::new("pw-lies")
            .with("what", what)
            .with("from", Cell::new(rows.0, columns.0).to_string())
            .with("to", Cell::new(rows.1, columns.1).to_string())
            .with("turns", chosen.turns)
            .with("flipped", if chosen.is_flipped { "yes" } else { "no" })
            .with("edges", edges)
    }

    fn figures(view: &View<'_, Patchwork>) -> Markup {
        let words = &view.words;
        let state = view.state();
        let taken: Vec<String> = card::taken(view).into_iter().map(|it| it.1).collect();
        let home = (!taken.is_empty()).then(|| taken.join(" "));
        html! {
            span.line {
                span { (words.spoken_icon("time", &words.text("pw-your-space"), "")) (state.human.time) }
                span { (words.spoken_icon("patchwork/button", &words.text("pw-your-buttons"), "")) (state.human.buttons) }
                span { (words.spoken_icon("income", &words.text("pw-your-income"), "")) (state.human.income) }
                span data-home=[home] { (words.spoken_icon("automa", &words.text("automa-title"), "foe"))
                    (words.spoken_icon("time", &words.text("pw-its-space"), "")) (state.automa.time) }
                span { (words.spoken_icon("patchwork/button", &words.text("pw-its-buttons"), "")) (state.automa.buttons) }
                @if let Some(Some(buttons)) = state.pile.back {
                    span { (words.spoken_icon("card", &words.text("pw-back"), "")) (buttons) }
                }
            }
        }
    }

    fn table(view: &View<'_, Patchwork>) -> Markup {
        let state = view.state();
        let chosen = view.model().chosen;
        let before = |turn: &AutomaTurn<Patchwork>| view.at(turn.range().start);
        let from = match (&view.mode, view.last()) {
            (Mode::Watching(turn, _), _) if view.is_done() => Some(before(turn).automa.time),
            (Mode::Watching(..), _) => None,
            // Outlined until the person's next action.
            (_, last) => {
                let is_fresh = |it: &&AutomaTurn<Patchwork>| before(it).human == state.human;
                last.filter(is_fresh).map(|it| before(it).automa.time)
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
            (defs)
            div.patchwork-board {
                (tape::show(view, tape::Marks { from, ahead }))
                div.quilt data-part="quilt" { (quilt::show(view, chosen.as_ref())) }
                div #p-circle.panel.ringbox data-part="circle" popover="auto" { (sheets::shut(words, "p-circle")) (circle::show(view)) p.small.muted.ring-how { (words.text("pw-circle-tap")) } }
                (offers::show(view, chosen.as_ref()))
            }
        }
    }

    fn choices(view: &View<'_, Patchwork>) -> Markup {
        let words = &view.words;
        if view.turn() == Turn::Over {
            return options::to_result(view);
        }
        let chosen = view.model().chosen;
        let is_leather = 0 < view.state().human.leather_to_place;
        let is_only = view.model().is_to_advance();
        html! {
            (preview(view, chosen.as_ref(), is_only))
            div.acts {
                @if let Some(chosen) = chosen.filter(|_| !is_leather) {
                    a.btn href=(chosen.rotated(view)) data-key="r" { (words.button_icon("rotate")) (words.text("pw-turn")) }
                    a.btn href=(chosen.mirrored(view)) data-key="f" { (words.button_icon("mirror")) (words.text("pw-mirror")) }
                }
                @if let Some(chosen) = chosen { (suggestions(view, &chosen)) }
                @if !is_leather { (advance(view, is_only)) }
                @if let Some(chosen) = chosen.filter(|it| !is_leather || it.at.is_some()) { (sew(view, &chosen)) }
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

    fn reasons(view: &View<'_, Patchwork>, reasons: &Reasons<'_, Patchwork>) -> Option<Markup> {
        Some(why::show(view, reasons))
    }

    const SCENE_NOTE: &'static str = "pw-scene";

    fn scene(view: &View<'_, Patchwork>, standing: &[(Patch, Glow)]) -> Option<Markup> {
        Some(circle::scene(view, standing))
    }

    fn advice(view: &View<'_, Patchwork>, deed: &[Action]) -> Advice {
        hint::advice(view, deed)
    }

    fn keepsake(&self, state: &State) -> Option<Markup> {
        Some(quilt::keepsake(state))
    }

    /// Empty squares weigh as much as they are behind an even pace: all of them
    /// at the end, none at the start.
    fn standing(&self, state: &State, seat: kit::Seat) -> i32 {
        let score = kit::Game::score(self, state, seat);
        if seat == kit::Game::automa_seat(self) {
            return score;
        }
        let ahead = i32::from(END.saturating_sub(state.human.time));
        score + 2 * 81 * ahead / i32::from(END)
    }

    fn defs(view: &View<'_, Patchwork>) -> Markup {
        if kit::Game::is_at_table(view.game()) {
            return cloth::defs(Patch::all());
        }
        cloth::defs(view.state().circle.iter().copied())
    }
}

/// The next suggestion; before a square is chosen for a leather patch, the first one.
fn suggestions(view: &View<'_, Patchwork>, chosen: &Chosen) -> Markup {
    let text = view.words.text("pw-suggest");
    let next = chosen.suggestion(view, choice::Step::Next);
    if chosen.at.is_none() && chosen.patch.is_none() {
        return html! { a.btn.primary href=(next) data-key="Enter" { (view.words.button_icon("hint")) (text) } };
    }
    html! {
        a.btn href=(next) data-key="n" { (view.words.button_icon("hint")) (text) }
        a.hide href=(chosen.suggestion(view, choice::Step::Before)) data-key="b" tabindex="-1" { (view.words.text("pw-suggest-before")) }
    }
}

fn advance(view: &View<'_, Patchwork>, is_only: bool) -> Markup {
    let words = &view.words;
    let state = view.state();
    let after = choice::after(view.game(), state, Action::Advance);
    let text = words.count("pw-advance", after.human.buttons - state.human.buttons);
    let (class, key) = if is_only { ("btn primary", "Enter") } else { ("btn", "a") };
    form::act(
        view,
        Action::Advance,
        html! { button class=(class) type="submit" data-key=(key) { (words.button_icon("time")) (text) } },
    )
}

fn sew(view: &View<'_, Patchwork>, chosen: &Chosen) -> Markup {
    let words = &view.words;
    match chosen.action() {
        Some(action) => form::act(
            view,
            action,
            html! { button.btn.primary type="submit" data-key="Enter" { (words.button_icon("patchwork/needle")) (words.text("pw-sew")) } },
        ),
        None => form::disabled(
            "btn",
            None,
            &html! { (words.icon("patchwork/needle")) (words.text("pw-sew")) },
        ),
    }
}

/// What the chosen action costs and brings, before it is final.
fn preview(view: &View<'_, Patchwork>, chosen: Option<&Chosen>, is_only: bool) -> Markup {
    let words = &view.words;
    let state = view.state();
    let said = |message: Message| html! { div.preview { p { (words.say(&message)) } } };
    let Some(chosen) = chosen else {
        if is_only {
            return said(Message::new("pw-preview-none"));
        }
        // The least windows leave it out: the strip says what is asked.
        // Where the strip has no room for what the automa did, that stands here instead.
        return html! {
            div.preview.plain {
                (report::show(view, Patchwork::tell))
                p { (words.text("pw-preview-choose")) }
            }
        };
    };
    let Some(action) = chosen.action() else {
        return said(match (chosen.missed, chosen.patch) {
            (Some(missed), _) => Message::new("pw-missed").with("cell", missed.to_string()),
            (None, None) => Message::new("pw-preview-square"),
            (None, Some(_)) => Message::new("pw-preview-no-fit"),
        });
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
                p.cost {
                    (words.spoken_icon("patchwork/button", &words.text("pw-your-buttons"), ""))
                    @if after.human.buttons == state.human.buttons { (words.count("pw-preview-stays", after.human.buttons)) }
                    @else { (state.human.buttons) " → " (after.human.buttons) }
                    @if after.human.income != state.human.income {
                        span {
                            (words.spoken_icon("income", &words.text("pw-your-income"), ""))
                            (state.human.income) " → " (after.human.income)
                        }
                    }
                }
            }
        }
    }
}
