//! London's table as text: development board, boroughs, stacks, hand by colour,
//! purse and poverty.

use kit::{CardSet, Game, Seat};
use london::{ActivationCard, Borough, Card, CardKind, Chair, Colour, London, NONE, ROW, State};

use crate::{
    board::Board,
    style::{Paint, Style},
    voice::Voice,
};

impl Board for London {
    const BOARD_TEXTS: [&str; 3] = [
        include_str!("london/i18n/en.ftl"),
        include_str!("london/i18n/fr.ftl"),
        include_str!("london/i18n/es.ftl"),
    ];

    fn draw(&self, state: &State, voice: &Voice, style: Style) -> String {
        let mut out = style.wrap(0, &deck(self, state, voice));
        out += &development_board(self, state, voice, style);
        out += &boroughs_for_sale(self, state, voice, style);
        for seat in (0..self.n_seats()).map(Seat) {
            out += "\n";
            out += &chair(self, state, seat, voice, style);
        }
        out += &style.wrap(0, &voice.text("cli-london-legend"));
        out
    }

    fn automa_card(&self, state: &State, voice: &Voice) -> Option<String> {
        if state.automa_card == NONE {
            return None;
        }
        let spec = self.automa_spec(state.automa_card);
        let crucial = spec.has_crucial.then(|| voice.text("filter-crucial"));
        let filter = spec.filter().map(|it| voice.say(&self.criterion_name(it)));
        let action = spec.action.map(|it| voice.say(&self.card_action_name(it)));
        let lines: Vec<String> = crucial.into_iter().chain(filter).chain(action).collect();
        let name = voice.say(&self.automa_card_name(self.automa_card(state.automa_card)));
        Some(voice.tell("cli-card", [("card", name.into()), ("lines", lines.join("; ").into())]))
    }
}

fn deck(game: &London, state: &State, voice: &Voice) -> String {
    // On somebody's own table nobody has counted it.
    if kit::Game::is_at_table(game) {
        if state.city.is_empty() {
            return voice.text("cli-london-deck-out");
        }
        let set = ["A", "B", "C"][game.current_set(state)];
        return voice.tell("cli-london-deck-table", [("set", set.into())]);
    }
    let hidden = state.city.hidden();
    voice.tell(
        "cli-london-deck",
        [
            ("n", state.city.len().into()),
            ("a", hidden[0].into()),
            ("b", hidden[1].into()),
            ("c", hidden[2].into()),
        ],
    )
}

fn development_board(game: &London, state: &State, voice: &Voice, style: Style) -> String {
    let mut out = style.wrap(0, &voice.text("cli-london-board"));
    for (letter, row) in [('T', 0), ('B', 1)] {
        for column in 0..usize::from(state.board.n_columns()) {
            let label = format!("  {letter}{}", column + 1);
            let text = match state.board.card(row * ROW + column) {
                Some(card) => printed(game, state, game.card(card), voice, style),
                None => "–".to_owned(),
            };
            out += &style.labelled(&label, 6, &text);
        }
    }
    out
}

/// A card with its figures: colour, what it costs, what it brings, and what lies on it.
fn printed(game: &London, state: &State, card: Card, voice: &Voice, style: Style) -> String {
    let spec = game.spec(card.idx() as u8);
    let name = voice.say(&game.card_name(card));
    let mut facts = vec![coloured(spec.colour, voice, style)];
    let mut fact = |id: &str, n: i32| {
        if n != 0 {
            facts.push(voice.tell(id, [("n", n.into())]));
        }
    };
    fact("cli-london-build", spec.building_cost);
    fact("cli-london-activate", spec.activation_money);
    let spent = match spec.activation_card {
        ActivationCard::None => None,
        ActivationCard::Any => Some("cli-london-spend-any"),
        ActivationCard::Brown => Some("cli-london-spend-brown"),
        ActivationCard::Blue => Some("cli-london-spend-blue"),
        ActivationCard::Pink => Some("cli-london-spend-pink"),
    };
    facts.extend(spent.map(|it| voice.text(it)));
    let mut fact = |id: &str, n: i32| {
        if n != 0 {
            facts.push(voice.tell(id, [("n", n.into())]));
        }
    };
    fact("cli-london-money", spec.money);
    fact("cli-london-poverty", spec.poverty);
    fact("cli-london-prestige", spec.prestige);
    fact("cli-london-end", spec.end_prestige);
    fact("cli-london-on-it", game.accrued_on(state, card.idx() as u8));
    if spec.flips {
        facts.push(voice.text("cli-london-flips"));
    }
    if let Some(ongoing) = spec.ongoing {
        facts.push(voice.say(&game.ongoing_text(ongoing)).trim_end_matches('.').to_owned());
    }
    if let Some(effect) = spec.effect {
        facts.push(voice.say(&game.effect_text(effect)).trim_end_matches('.').to_owned());
    }
    let star = if spec.is_crucial { "*" } else { "" };
    format!("{name}{star} ({})", facts.join("; "))
}

fn coloured(colour: Colour, voice: &Voice, style: Style) -> String {
    let paint = Paint::Other(match colour {
        Colour::Brown => 137,
        Colour::Blue => 75,
        Colour::Pink => 211,
        Colour::Grey => 246,
    });
    style.paint(paint, &voice.text(&format!("colour-{}", colour.key())))
}

fn boroughs_for_sale(game: &London, state: &State, voice: &Voice, style: Style) -> String {
    let mut out = style.wrap(0, &voice.text("cli-london-boroughs"));
    for (slot, &borough) in state.row.iter().enumerate() {
        let text = if borough == NONE {
            "–".to_owned()
        } else {
            let spec = game.borough_spec(borough);
            voice.tell(
                "cli-london-borough",
                [
                    ("name", name(game, game.borough(borough), voice).into()),
                    ("cost", spec.cost.into()),
                    ("cards", spec.cards.into()),
                    ("prestige", spec.prestige.into()),
                ],
            )
        };
        out += &style.labelled(&format!("  R{}", slot + 1), 6, &text);
    }
    out
}

fn name(game: &London, borough: Borough, voice: &Voice) -> String {
    voice.say(&game.borough_name(borough))
}

/// What one player has: purse, poverty, boroughs, stacks, hand by colour.
fn chair(game: &London, state: &State, seat: Seat, voice: &Voice, style: Style) -> String {
    let is_automa = seat == game.automa_seat();
    let chair = &state.chairs[usize::from(seat.0)];
    // At a person's own table their side is their own affair until they count it.
    if game.is_at_table() && !is_automa && game.is_partial(state, seat) {
        return String::new();
    }
    let who = if is_automa { voice.text("automa-title") } else { voice.seat(game, seat) };
    let sign = match (is_automa, style.plain) {
        (_, true) => String::new(),
        (true, false) => format!("{} ", style.paint(Paint::Automa, "◆")),
        (false, false) => format!("{} ", style.paint(Paint::Human, "●")),
    };
    let line = voice.tell(
        "cli-london-chair",
        [
            ("who", who.into()),
            ("money", chair.money.into()),
            ("poverty", chair.poverty.into()),
            ("loans", chair.loans.into()),
            ("prestige", chair.prestige.sum().into()),
        ],
    );
    let mut out = style.wrap(0, &format!("{sign}{line}"));
    let boroughs: Vec<String> =
        chair.boroughs.iter().map(|&it| name(game, game.borough(it), voice)).collect();
    if !boroughs.is_empty() {
        let args = [("boroughs", boroughs.join(", ").into())];
        out += &style.wrap(2, &voice.tell("cli-london-owned", args));
    }
    if is_automa {
        let cards = names(game, chair.face_up, voice);
        if !cards.is_empty() {
            let args = [("n", chair.face_up.len().into()), ("cards", cards.into())];
            out += &style.wrap(2, &voice.tell("cli-london-pile", args));
        }
        return out;
    }
    out += &stacks(game, state, chair, voice, style);
    out += &hand(game, state, chair, voice, style);
    out
}

fn names(game: &London, cards: CardSet, voice: &Voice) -> String {
    let name = |it: u8| voice.say(&game.card_name(game.card(it)));
    cards.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

fn stacks(game: &London, state: &State, chair: &Chair, voice: &Voice, style: Style) -> String {
    let mut out = String::new();
    for card in chair.face_up {
        let text = printed(game, state, game.card(card), voice, style);
        out += &style.labelled(&format!("  {}", voice.text("cli-london-up")), 14, &text);
    }
    let mut rest = |id: &str, cards: CardSet, n_unknown: u8| {
        let n = cards.len() + u32::from(n_unknown);
        if n != 0 {
            let args = [("n", n.into()), ("cards", names(game, cards, voice).into())];
            out += &style.wrap(2, &voice.tell(id, args));
        }
    };
    rest("cli-london-down", chair.face_down, chair.n_face_down_unknown);
    rest("cli-london-covered", chair.covered, chair.n_covered_unknown);
    out
}

fn hand(game: &London, state: &State, chair: &Chair, voice: &Voice, style: Style) -> String {
    let mut out = style.wrap(2, &voice.tell("cli-london-hand", [("n", chair.n_hand().into())]));
    for colour in Colour::ALL {
        for card in chair.hand {
            let spec = game.spec(card);
            let shown = if spec.kind == CardKind::Pauper { Colour::Grey } else { spec.colour };
            if shown == colour {
                out += &style.labelled(
                    "    -",
                    6,
                    &printed(game, state, game.card(card), voice, style),
                );
            }
        }
    }
    let n_unknown: u8 = chair.unknown.iter().sum();
    if n_unknown != 0 {
        let args = [("n", n_unknown.into())];
        out += &style.labelled("    -", 6, &voice.tell("cli-london-unknown", args));
    }
    out
}
