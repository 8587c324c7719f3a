//! London's page: development board, boroughs, cities, hand and AutoMartin's card.

mod board;
mod choices;
mod city;
mod face;
mod guide;
mod keepsake;
mod last;
mod offers;
mod outcome;
mod picture;
mod plate;
mod printed;
mod scene;
mod set;
mod table;
mod tap;
mod thames;

use desk::{AutomaTurn, Moment};
use kit::{Game, Message, Seat, Turn};
use london::{Action, Candidate, London, Phase, State};
use maud::{Markup, html};

use crate::{
    Pen, Sign,
    page::{Asked, Form, Glow, Look, Mode, Mover, Page, Panel, PrintedCard, View, look},
    parts::options,
};

impl Page for London {
    const LOOK: Look = look!("london");
    /// City cards; boroughs have the name that their set gives them.
    const NAMES: &'static [&'static str] = &["card-"];

    const CHAIRS: &'static [&'static str] = &["automa-seat", "first"];

    const MOVER: Option<Mover<Self>> = Some(crate::page::seated);

    const LEGEND: &'static [Sign] = &[
        Sign { symbol: "london/hammer", key: "ld-sign-hammer" },
        Sign { symbol: "pound", key: "ld-sign-pound" },
        Sign { symbol: "london/poverty", key: "ld-sign-poverty" },
        Sign { symbol: "london/prestige", key: "ld-sign-prestige" },
        Sign { symbol: "london/laurel", key: "ld-end-prestige" },
        Sign { symbol: "flip", key: "ld-flips" },
        Sign { symbol: "discard", key: "ld-spends-any" },
        Sign { symbol: "step", key: "ld-sign-step" },
        Sign { symbol: "london/always", key: "ld-sign-always" },
        Sign { symbol: "london/crucial", key: "ld-crucial" },
        Sign { symbol: "london/borough", key: "ld-boroughs" },
        Sign { symbol: "card", key: "ld-cards-drawn" },
        Sign { symbol: "london/economy", key: "ld-colour-economy" },
        Sign { symbol: "london/culture", key: "ld-colour-culture" },
        Sign { symbol: "london/politics", key: "ld-colour-politics" },
        Sign { symbol: "london/pauper", key: "ld-colour-pauper" },
    ];

    fn guide(words: &Pen<'_>) -> Vec<(Markup, String)> {
        guide::guide(words)
    }

    fn printed(words: &Pen<'_>) -> Vec<PrintedCard> {
        printed::cards(words)
    }

    fn picture(words: &Pen<'_>) -> Markup {
        picture::show(words)
    }

    fn form(key: &str) -> Option<&'static dyn Form> {
        (key == "cards").then_some(&set::SetForm as &dyn Form)
    }

    fn miniature(&self, state: &State) -> Markup {
        picture::miniature(self, state)
    }

    fn progress(&self, state: &State) -> Message {
        match turns_left(self, state) {
            Some(n) => Message::new("ld-progress-end").with("n", n),
            None => Message::new("ld-progress").with("n", state.city.len()),
        }
    }

    fn task(view: &View<'_, London>) -> Message {
        if !matches!(view.asked, Asked::Person(_)) || view.turn() == Turn::Over {
            return options::task(view);
        }
        let state = view.state();
        let what = Message::new(match state.phase {
            Phase::Start => "ld-task-start",
            Phase::Putting => "ld-task-put",
            Phase::Choose => "ld-task-choose",
            Phase::Draw => "ld-task-draw",
            Phase::Swap => "ld-task-give",
            Phase::Develop => "ld-task-develop",
            Phase::SpendColour | Phase::SpendCost => "ld-task-spend",
            Phase::Site => "ld-task-site",
            Phase::Run => "ld-task-run",
            Phase::Target => "ld-task-target",
            Phase::Commit => "ld-task-commit",
            Phase::Place => "ld-task-place",
            Phase::Again => "ld-task-again",
            Phase::Flip => "ld-task-flip",
            Phase::Limit => "ld-task-limit",
            _ => "ld-task-end",
        });
        // Without cards in the city deck nobody has a turn after this one (R5-0).
        let is_last = turns_left(view.game(), state).is_some();
        let who = match (1 < desk::people(view.game()).len(), is_last) {
            (true, true) => Message::new("ld-last-of")
                .with("who", desk::chair(view.game(), kit::Seat(state.active))),
            (true, false) => desk::chair(view.game(), kit::Seat(state.active)),
            (false, true) => Message::new("ld-your-last"),
            (false, false) => Message::new("ld-you"),
        };
        Message::new("ld-task").with("who", who).with("what", what)
    }

    fn tell(&self, before: &State, action: Action, after: &State) -> Option<Message> {
        let told = log_line(self, before, action);
        let others = others(self, before, after);
        let told = match told {
            Some(told) if !others.is_empty() => {
                Some(Message::new("ld-told-others").with("what", told).with("others", others))
            }
            told => told,
        };
        if before.city.is_empty() || !after.city.is_empty() {
            return told;
        }
        let out = Message::new("ld-deck-out");
        Some(match told {
            Some(told) => Message::new("ld-told-out").with("what", told).with("out", out),
            None => out,
        })
    }

    fn figures(view: &View<'_, London>) -> Markup {
        figures(view)
    }

    fn table(view: &View<'_, London>) -> Markup {
        let offers::Model { offers, last, .. } = view.model();
        let building = choices::building(view, offers);
        let is_person = desk::people(view.game()).contains(&view.viewer);
        html! {
            div.london-board {
                (board::development(view, offers, last))
                (board::boroughs(view, offers, last))
                @if is_person { (city::own(view, offers, building.as_ref())) }
                (city::others(view))
                (city::automa(view, last))
            }
        }
    }

    fn choices(view: &View<'_, London>) -> Markup {
        choices::show(view)
    }

    fn card(view: &View<'_, London>, turn: &AutomaTurn<London>, at: Moment) -> Markup {
        plate::show(view, turn, at)
    }

    fn automa(view: &View<'_, London>) -> Markup {
        plate::beside(view)
    }

    fn panels(view: &View<'_, London>) -> Vec<Panel> {
        vec![Panel {
            id: "p-map",
            icon: "london/borough",
            title: view.words.text("ld-tab-map"),
            body: None,
        }]
    }

    fn scene(view: &View<'_, London>, standing: &[(Candidate, Glow)]) -> Option<Markup> {
        scene::show(view, standing)
    }

    fn keepsake(&self, state: &State) -> Option<Markup> {
        Some(keepsake::show(self, state))
    }

    fn not_offered(&self, state: &State) -> Vec<Action> {
        let chair = state.chair();
        match state.phase {
            Phase::Choose => vec![Action::Develop],
            Phase::Develop => self.cards_of(chair.hand).map(Action::Build).collect(),
            Phase::Run => self.cards_of(chair.face_up).map(Action::Activate).collect(),
            _ => Vec::new(),
        }
    }
}

/// How many turns are left, this one too, once the city deck has run out: one for
/// each chair after the one that emptied it (R5-0).
fn turns_left(game: &London, state: &State) -> Option<u8> {
    let is_out = state.city.is_empty() && game.turn(state) != Turn::Over;
    is_out.then(|| state.turns_left.min(game.n_seats()))
}

/// What the viewer and AutoMartin own.
fn figures(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let game = view.game();
    let state = view.state();
    let sign = |symbol: &str, id: &str, value: String| {
        html! { span { (words.spoken_icon(symbol, &words.text(id), "")) (value) } }
    };
    let seat = |seat: u8| {
        let chair = &state.chairs[usize::from(seat)];
        html! {
            (sign("london/prestige", "ld-prestige", chair.prestige.sum().to_string()))
            (sign("pound", "ld-money", chair.money.to_string()))
            (sign("london/poverty", "ld-poverty", chair.poverty.to_string()))
            @if chair.loans != 0 { (sign("london/loan", "ld-loans-cost", chair.loans.to_string())) }
        }
    };
    let is_person = view.viewer != game.automa_seat();
    html! {
        span.line {
            @if is_person { span.side { (seat(view.viewer.0)) } }
            span.side {
                (words.spoken_icon("automa", &words.text("automa-title"), "foe"))
                (seat(game.automa_seat().0))
            }
            @if let Some(n) = turns_left(game, state).filter(|_| !matches!(view.mode, Mode::Past)) {
                span.ending { (words.icon("time")) (words.count("ld-turns-left", n)) }
            }
        }
    }
}

/// What was done, in the log's words.
fn log_line(game: &London, before: &State, action: Action) -> Option<Message> {
    let what = match (action, before.phase) {
        // The card that comes, the borough taken, the next automa card tell these.
        (
            Action::DrawTop | Action::Develop | Action::FromDeck | Action::Another | Action::End,
            _,
        )
        | (Action::City(_), Phase::AutomaDraw)
        | (Action::Borough(_), Phase::AutomaRefill) => return None,
        _ => game.describe(before, action),
    };
    // Where several people play, the turn says who did it.
    let is_alone = game.n_seats() == 2 && matches!(game.turn(before), Turn::Human(_));
    Some(if is_alone { what.told() } else { Message::new("ld-told").with("what", what) })
}

/// What a person's deed changed for the others: money, loans, poverty.
fn others(game: &London, before: &State, after: &State) -> Vec<Message> {
    let Turn::Human(actor) = game.turn(before) else { return vec![] };
    let mut told = Vec::new();
    for seat in (0..game.n_seats()).map(Seat).filter(|&it| it != actor) {
        let [old, new] = [before, after].map(|it| it.chairs[usize::from(seat.0)]);
        let changes = [
            ("ld-other-money", old.money, new.money),
            ("ld-other-loans", old.loans.into(), new.loans.into()),
            ("ld-other-poverty", old.poverty, new.poverty),
        ];
        for (id, old, new) in changes.into_iter().filter(|it| it.1 != it.2) {
            let who = desk::chair(game, seat);
            told.push(Message::new(id).with("who", who).with("before", old).with("after", new));
        }
    }
    told
}
