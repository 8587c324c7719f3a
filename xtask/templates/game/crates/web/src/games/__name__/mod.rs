//! {{Name}}'s room: its picture, its table, its automa's card. Everything else is given.

use desk::{AutomaTurn, Moment};
use kit::{Game, Message};
use maud::{Markup, html};
use {{name}}::{Crate, {{Name}}, N_CRATES, State};

use crate::{
    Pen,
    page::{Adviser, AtTable, Glow, Look, Mode, Mover, Page, Reading, View, look},
};

impl Page for {{Name}} {
    const LOOK: Look = look!("{{name}}");

    const MOVER: Option<Mover<Self>> = Some(crate::page::seated);
    const ADVISER: Option<Adviser<Self>> = Some(crate::page::unadvised);

    fn picture(_words: &Pen<'_>) -> Markup {
        drawn(4, 160, 90)
    }

    fn guide_pictures(_words: &Pen<'_>) -> Vec<Markup> {
        (1..=4).map(|n| drawn(n, 84, 64)).collect()
    }

    fn table(view: &View<'_, {{Name}}>) -> Markup {
        let state = view.state();
        let row: Vec<Crate> = state.row.iter().copied().collect();
        html! {
            div.{{name}}-board {
                (crates(view, "{{name}}-row", &row))
                (crates(view, "{{name}}-yours", &state.human.iter().collect::<Vec<_>>()))
                (crates(view, "{{name}}-its", &state.automa.iter().collect::<Vec<_>>()))
            }
        }
    }

    fn card(view: &View<'_, {{Name}}>, turn: &AutomaTurn<{{Name}}>, at: Moment) -> Markup {
        let before = view.at(turn.at(at).ply);
        let Some(card) = before.cards.card else { return html! {} };
        let read = turn.read(at);
        html! {
            div.plate data-fly="card" {
                header { span { (view.words.count("{{name}}-card", card + 1)) } }
                ol.rungs {
                    @for filter in &view.game().deck().cards[usize::from(card)].filters {
                        @let is_read = read.iter().any(|it| it.rule == filter.rule());
                        li class=[(!is_read).then_some("muted")] {
                            span { (view.words.text(&format!("filter-{}", filter.key()))) }
                        }
                    }
                }
            }
        }
    }

    fn progress(&self, state: &State) -> Message {
        let n_taken = state.human.len() + state.automa.len();
        Message::new("{{name}}-progress").with("n", n_taken).with("all", N_CRATES)
    }
}

// Nothing stands in the address yet: what is half chosen would.
impl Reading for {{Name}} {
    type Model = ();

    fn model(_view: &View<'_, {{Name}}>) {}
}

// At the table everything is given too: see `AtTable` for what can be done better.
impl AtTable for {{Name}} {}

/// Some crates under a heading; a candidate of the automa glows.
fn crates(view: &View<'_, {{Name}}>, heading: &str, crates: &[Crate]) -> Markup {
    let glow = |it: Crate| match &view.mode {
        Mode::Watching(turn, at) => Glow::after(turn.read(*at), it),
        Mode::Now | Mode::Past => None,
    };
    html! {
        section {
            h2 { (view.words.text(heading)) }
            ul {
                @for &it in crates {
                    li class=[glow(it).map(|it| it.class())] {
                        (view.words.say(&view.game().name(it)))
                    }
                }
            }
        }
    }
}

/// So many crates side by side.
fn drawn(n: u32, width: u32, height: u32) -> Markup {
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
            @for at in 0..n {
                g transform={ "translate(" (10 + at * 18) " " (height / 2 - 8) ")" } {
                    rect width="14" height="14" rx="1.5" fill="none" stroke="currentColor" stroke-width="1.5" {}
                    path d="M0 0l14 14M14 0L0 14" stroke="currentColor" stroke-width="1" {}
                }
            }
        }
    }
}
