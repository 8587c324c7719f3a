//! Setting the table for AutoMartin, to be ticked off.

use kit::{Game, Message};
use london::{Level, London};
use maud::html;

use super::pile::AUTOMA;
use crate::page::{Check, Deal, View};

/// Who deals: his deck may be the program's, the city deck never is.
pub(in crate::games::london) fn deals() -> Vec<Deal> {
    vec![Deal { title: Message::new("ldt-its-cards"), ..Deal::of_pile("automa") }]
}

/// What lies where before the first turn.
pub(in crate::games::london) fn checklist(view: &View<'_, London>) -> Vec<Check> {
    let (words, game) = (&view.words, view.game());
    let check = |symbol: &str, message: Message| {
        let small = message.clone().attribute("small");
        let small = words.has(&small).then(|| words.say(&small));
        Check { small, ..Check::new(words.icon(symbol), words.say(&message)) }
    };
    let n_people = desk::people(game).len();
    let starters: Vec<Message> = view
        .state()
        .row
        .iter()
        .filter(|&&it| it != london::NONE)
        .map(|&it| game.borough_name(game.borough(it)))
        .collect();
    let mut checks = vec![
        check("deck", Message::new("ldt-set-deck").with("n", n_people)),
        check("london/borough", Message::new("ldt-set-boroughs").with("boroughs", starters)),
        check(
            "london/mat",
            Message::new("ldt-set-board").with("n", view.state().board.n_columns()),
        ),
        Check {
            picture: html! { (words.classed_icon("automa", "foe")) },
            ..check("automa", Message::new("ldt-set-automa"))
        },
    ];
    if view.live().is_dealt_by_table(AUTOMA) {
        let level = match game.setup().level {
            Level::I => 1,
            Level::II => 2,
            Level::III => 3,
        };
        let n = game.tables().automa.iter().filter(|it| it.level <= level).count();
        checks.push(check(
            "card",
            Message::new("ldt-set-cards")
                .with("n", n)
                .with("level", game.setup().level.to_string()),
        ));
    }
    checks
}
