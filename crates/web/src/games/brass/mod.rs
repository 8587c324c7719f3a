//! The page of Brass.

use brass::Brass;
use desk::{AutomaTurn, Moment};
use kit::{Game, Message};
use maud::{Markup, html};

use crate::{
    assets::Asset,
    page::{Look, Page, View},
};

impl Page for Brass {
    const LOOK: Look = Look {
        style: Asset::style("brass.css", include_str!("look.css")),
        script: None,
        symbols: Some(Asset::picture("brass.svg", include_str!("symbols.svg"))),
        texts: [
            include_str!("i18n/en.ftl"),
            include_str!("i18n/fr.ftl"),
            include_str!("i18n/es.ftl"),
        ],
    };

    fn picture() -> Markup {
        html! { svg viewBox="0 0 160 90" aria-hidden="true" {} }
    }

    fn table(view: &View<'_, Brass>) -> Markup {
        html! { p { (view.words.say(&view.game().progress(view.state()))) } }
    }

    fn card(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, at: Moment) -> Markup {
        let ply = turn.at(at);
        html! { p { (view.words.say(&view.game().describe(&view.at(ply.ply), ply.action))) } }
    }

    fn progress(&self, _state: &<Brass as Game>::State) -> Message {
        Message::new("game-title")
    }
}
