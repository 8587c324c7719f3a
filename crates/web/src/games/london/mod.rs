//! The page of London.

use desk::{AutomaTurn, Moment};
use kit::{Game, Message};
use london::London;
use maud::{Markup, html};

use crate::{
    assets::Asset,
    page::{Look, Page, View},
};

impl Page for London {
    const LOOK: Look = Look {
        style: Asset::style("london.css", include_str!("look.css")),
        script: None,
        symbols: Some(Asset::picture("london.svg", include_str!("symbols.svg"))),
        texts: [
            include_str!("i18n/en.ftl"),
            include_str!("i18n/fr.ftl"),
            include_str!("i18n/es.ftl"),
        ],
    };

    fn picture() -> Markup {
        html! { svg viewBox="0 0 160 90" aria-hidden="true" {} }
    }

    fn table(view: &View<'_, London>) -> Markup {
        html! { p { (view.words.say(&view.game().progress(view.state()))) } }
    }

    fn card(view: &View<'_, London>, turn: &AutomaTurn<London>, at: Moment) -> Markup {
        let ply = turn.at(at);
        html! { p { (view.words.say(&view.game().describe(&view.at(ply.ply), ply.action))) } }
    }

    fn progress(&self, _state: &<London as Game>::State) -> Message {
        Message::new("game-title")
    }
}
