//! London's page: development board, boroughs, cities, hand and AutoMartin's card.

mod board;
mod choices;
mod city;
mod face;
mod guide;
mod hand;
mod hint;
mod keepsake;
mod key;
mod last;
mod letters;
mod model;
mod offers;
mod outcome;
mod picture;
mod plate;
mod printed;
mod run;
mod scene;
mod set;
mod stage;
mod table;
mod tap;
mod thames;

use desk::{AutomaTurn, Moment};
use kit::{Game, Message, Seat, Turn};
use london::{Action, Candidate, London, Phase, State};
use maud::{Markup, html};

use crate::{
    Pen, Sign,
    page::{
        Advice, Adviser, Asked, Form, Glow, Look, Mode, Mover, OwnBox, Page, Panel, PrintedCard,
        View, look,
    },
    parts::options,
};

impl Page for London {
    const LOOK: Look = look!("london");
    /// City cards; boroughs have the name that their set gives them.
    const NAMES: &'static [&'static str] = &["card-"];

    const CHAIRS: &'static [&'static str] = &["automa-seat", "first"];

    const TELLS_LATELY: bool = true;

    const MOVER: Option<Mover<Self>> = Some(crate::page::seated);
    const ADVISER: Option<Adviser<Self>> = Some(crate::page::unadvised);

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

    fn guide_pictures(words: &Pen<'_>) -> Vec<Markup> {
        guide::pictures(words)
    }

    fn lesson(view: &View<'_, London>) -> Option<Message> {
        guide::lesson(view)
    }

    fn printed(words: &Pen<'_>) -> Vec<PrintedCard> {
        printed::cards(words)
    }

    fn picture(words: &Pen<'_>) -> Markup {
        picture::show(words)
    }

    fn own_box() -> Option<OwnBox> {
        Some(OwnBox {
            key: "cards",
            text: "ld-box-second",
            begun: |name| london::CardSheet::second_edition(name).to_toml(),
            is_of: |text| {
                let sheet = london::CardSheet::draft(text);
                sheet.is_ok_and(|it| it.edition == london::Edition::Second)
            },
        })
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
        let told = log_line(self, before, action, after);
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

    fn turns_up(&self, before: &State) -> Message {
        Message::new(match before.phase {
            Phase::Toss => "ld-turns-toss",
            Phase::AutomaDraw => "ld-turns-draw",
            Phase::AutomaRefill => "ld-turns-borough",
            _ => "ld-turns-card",
        })
    }

    fn table(view: &View<'_, London>) -> Markup {
        let model::Model { offers, last, .. } = view.model();
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

    fn advice(view: &View<'_, London>, deed: &[Action]) -> Advice {
        hint::advice(view, deed)
    }

    fn kept_beside_hint(view: &View<'_, London>) -> Markup {
        hint::beside(view)
    }

    fn keepsake(&self, state: &State) -> Option<Markup> {
        Some(keepsake::show(self, state))
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
            (sign("london/prestige", "ld-prestige", desk::figure(chair.prestige.sum())))
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
fn log_line(game: &London, before: &State, action: Action, after: &State) -> Option<Message> {
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
    Some(match game.turn(before) {
        Turn::Human(_) if game.n_seats() == 2 => what.told(),
        // Where several people play, the turn says who did it.
        Turn::Human(_) => Message::new("ld-told").with("what", what),
        _ => Message::new("ld-told").with("what", with_gains(game, before, what, after)),
    })
}

/// What AutoMartin did, and what it brought him besides.
fn with_gains(game: &London, before: &State, what: Message, after: &State) -> Message {
    let seat = usize::from(game.automa_seat().0);
    let (from, to) = (&before.chairs[seat], &after.chairs[seat]);
    if !matches!(what.id.as_str(), "action-keep" | "action-keep-borough" | "action-refuse") {
        return what;
    }
    let is_kept = what.id != "action-refuse";
    let cost = what.args.iter().find_map(|it| match it {
        (name, kit::Arg::Number(n)) if name == "cost" && is_kept => i32::try_from(*n).ok(),
        _ => None,
    });
    let gains = [
        ("ld-gain-money", to.money - from.money + cost.unwrap_or(0)),
        ("ld-gain-poverty", to.poverty - from.poverty),
        (
            "ld-gain-prestige",
            to.prestige.sum() - from.prestige.sum() - (to.prestige.crucial - from.prestige.crucial),
        ),
        ("ld-gain-crucial", to.prestige.crucial - from.prestige.crucial),
    ];
    let gains = gains.into_iter().filter(|it| it.1 != 0);
    let gains: Vec<Message> =
        gains.map(|(id, n)| Message::new(id).with("n", face::signed(n))).collect();
    if gains.is_empty() {
        return what;
    }
    Message::new("ld-with-gains").with("what", what).with("gains", gains)
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
