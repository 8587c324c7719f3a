//! Brass's table as text: cities with their spaces, links, merchants, markets
//! as tracks, hand and mats.

mod choices;
mod more;

use brass::{
    ALPHABETICAL, Action, Brass, CITIES, Card, Era, FARMS, Industry, Location, MERCHANT_SPACES,
    Market, Mat, N_LINK_TILES, Owner, Slot, SlotAction, Space, Stage, State,
};

use crate::{
    board::Board,
    play::menu::Menu,
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

impl Board for Brass {
    const BOARD_TEXTS: [&str; 3] = [
        include_str!("brass/i18n/en.ftl"),
        include_str!("brass/i18n/fr.ftl"),
        include_str!("brass/i18n/es.ftl"),
    ];

    fn draw(&self, state: &State, voice: &Voice, style: Style) -> String {
        let mut out = style.wrap(0, &when(state, voice));
        out += &sides(self, state, voice, style);
        out += "\n";
        for &location in &ALPHABETICAL {
            if CITIES.has(location) || FARMS.has(location) {
                out += &city(state, location, voice, style);
            }
        }
        out += &style.wrap(0, &legend(voice));
        out += "\n";
        out += &merchants(state, voice, style);
        out += &market("cli-brass-coal", state.coal, voice, style);
        out += &market("cli-brass-iron", state.iron, voice, style);
        for owner in [Owner::Human, Owner::Automa] {
            out += &links(state, owner, voice, style);
            out += &mat(state, owner, voice, style);
        }
        if !state.is_at_table() {
            out += &hand(state, voice, style);
        }
        out
    }

    fn automa_card(&self, state: &State, voice: &Voice) -> Option<String> {
        let card = &self.deck().card[usize::from(state.automa.card?)];
        // From the first action on it is the rear that counts, which the table shows.
        if state.automa.stage != Stage::Front {
            return None;
        }
        let slots: Vec<String> = card.slots.iter().map(|it| slot(it, voice)).collect();
        let name = voice.tell("candidate-card", [("number", card.number.into())]);
        Some(voice.tell("cli-card", [("card", name.into()), ("lines", slots.join("; ").into())]))
    }

    fn more(&self, state: &State, voice: &Voice, style: Style) -> String {
        more::more(state, voice, style)
    }

    fn menu(&self, state: &State, voice: &Voice, style: Style) -> Menu<Action> {
        choices::menu(self, state, voice, style)
    }
}

/// A slot of a card's front: what, where, on which condition.
fn slot(slot: &Slot, voice: &Voice) -> String {
    let cities: Vec<String> =
        slot.cities.iter().map(|it| voice.text(&format!("location-{it}"))).collect();
    let what = match (slot.action, slot.industry) {
        (_, Some(industry)) => voice.text(&format!("industry-{industry}")),
        (SlotAction::CoalMineAndLinks, None) => voice.text("cli-brass-mine-and-links"),
        (_, None) => voice.text("action-network"),
    };
    let mut text =
        voice.tell("cli-card", [("card", what.into()), ("lines", cities.join(", ").into())]);
    if slot.link {
        text += &format!(" {}", voice.text("cli-brass-slot-link"));
    }
    if let Some(price) = slot.iron_price {
        text += &format!(" {}", voice.tell("cli-brass-slot-iron", [("price", price.into())]));
    }
    text
}

fn sign(owner: Owner, style: Style) -> String {
    match (owner, style.plain) {
        (Owner::Human, false) => style.paint(Paint::Human, "●"),
        (Owner::Automa, false) => style.paint(Paint::Automa, "◆"),
        // Read aloud, the words beside it say whose it is.
        (_, true) => String::new(),
    }
}

fn who(owner: Owner, voice: &Voice) -> String {
    match owner {
        Owner::Human => voice.text("app-human"),
        Owner::Automa => voice.text("automa-title"),
    }
}

fn when(state: &State, voice: &Voice) -> String {
    let era = voice.text(&format!("era-{}", state.era));
    let args = [
        ("era", era.into()),
        ("round", state.round.into()),
        ("actions", state.actions_left.into()),
    ];
    voice.tell("cli-brass-when", args)
}

/// Money, income and points of both sides, and what is seen of Mautoma's deck.
fn sides(game: &Brass, state: &State, voice: &Voice, style: Style) -> String {
    let known = |it: Option<i16>| it.map_or("?".to_owned(), |it| it.to_string());
    // At the table only what lies open is told.
    let id = if state.is_at_table() { "cli-brass-human-table" } else { "cli-brass-human" };
    let human = voice.tell(
        id,
        [
            ("who", who(Owner::Human, voice).into()),
            ("money", known(state.human.money).into()),
            ("income", known(state.human.level()).into()),
            ("points", state.points(Owner::Human).into()),
            ("deck", state.human.n_deck.into()),
        ],
    );
    let automa = voice.tell(
        "cli-brass-automa",
        [
            ("who", who(Owner::Automa, voice).into()),
            ("points", state.points(Owner::Automa).into()),
            ("cards", state.automa.unseen.count_ones().into()),
        ],
    );
    let mut out = style.wrap(0, &format!("{} {human}", sign(Owner::Human, style)));
    out += &style.wrap(0, &format!("{} {automa}", sign(Owner::Automa, style)));
    if let Some(rear) = state.automa.rear {
        let rear = &game.deck().card[usize::from(rear)].rear;
        let args = [
            ("brewery", voice.text(&format!("location-{}", rear.brewery)).into()),
            ("develop", rear.develop.into()),
        ];
        out += &style.wrap(2, &voice.tell("cli-brass-rear", args));
    }
    if state.is_at_table() && game.is_deck_new(state) {
        out += &style.wrap(2, &voice.text("cli-brass-shuffle"));
    }
    out
}

/// A city or farm: each of its spaces, empty or built.
fn city(state: &State, location: Location, voice: &Voice, style: Style) -> String {
    let spaces: Vec<String> = location.spaces().map(|it| space(state, it, voice, style)).collect();
    let name = voice.text(&format!("location-{location}"));
    let label = pad(&format!("  {name}"), 24);
    let spaces = spaces.join(if style.plain { ", " } else { " " });
    style.labelled(&label, columns(&label) + 1, &spaces)
}

fn space(state: &State, space: Space, voice: &Voice, style: Style) -> String {
    let Some(tile) = state.board.tile(space) else {
        return style.paint(Paint::Dim, &icons(space, voice));
    };
    let mut text =
        format!("{}{}{}", sign(tile.owner, style), short(tile.industry, voice), tile.level);
    if style.plain {
        text = format!("{text} {}", who(tile.owner, voice));
    }
    if tile.is_flipped {
        text.push('*');
    } else if 0 < tile.cubes {
        text += &format!("+{}", tile.cubes);
    }
    text
}

/// What an empty space shows.
fn icons(space: Space, voice: &Voice) -> String {
    let shows: Vec<String> = space.industries().map(|it| short(it, voice)).collect();
    format!("({})", shows.join("/"))
}

/// Two letters for an industry; the legend spells them out.
fn short(industry: Industry, voice: &Voice) -> String {
    voice.text(&format!("cli-brass-short-{industry}"))
}

fn legend(voice: &Voice) -> String {
    let names: Vec<String> = Industry::ALL
        .iter()
        .map(|&it| format!("{} {}", short(it, voice), voice.text(&format!("industry-{it}"))))
        .collect();
    voice.tell("cli-brass-legend", [("names", names.join(", ").into())])
}

fn merchants(state: &State, voice: &Voice, style: Style) -> String {
    let mut shown = Vec::new();
    for (at, merchant) in MERCHANT_SPACES.iter().zip(&state.merchants) {
        let Some(tile) = merchant.tile else { continue };
        let beer = if merchant.has_barrel { "cli-brass-barrel" } else { "cli-brass-no-barrel" };
        let goods = format!("{} ({})", voice.text(&format!("merchant-{tile}")), voice.text(beer));
        let at = voice.text(&format!("location-{at}"));
        shown.push(voice.tell("cli-card", [("card", at.into()), ("lines", goods.into())]));
    }
    style.wrap(0, &voice.tell("cli-brass-merchants", [("merchants", shown.join(", ").into())]))
}

/// A market as a track: two spaces a price, the dearest filled first.
fn market(id: &str, market: Market, voice: &Voice, style: Style) -> String {
    let price = |it: u8| {
        let below = 2 * (market.dearest - it);
        let cubes = usize::from(market.cubes.saturating_sub(below).min(2));
        let price = voice.tell("cli-brass-price", [("n", it.into())]);
        format!("{price}[{}{}]", "#".repeat(cubes), ".".repeat(2 - cubes))
    };
    let track: Vec<String> = (1..=market.dearest).map(price).collect();
    let args = [("next", market.price().into()), ("cubes", market.cubes.into())];
    let label = voice.tell(id, args);
    let indent = columns(&label).max(22) + 1;
    style.labelled(&pad(&label, indent - 1), indent, &track.join(" "))
}

fn links(state: &State, owner: Owner, voice: &Voice, style: Style) -> String {
    let laid = state.board.links(owner);
    let name = |it| voice.text(&format!("location-{it}"));
    let ends = |link: brass::Link| link.ends().map(name).collect::<Vec<_>>().join("–");
    let all: Vec<String> = laid.map(ends).collect();
    let args = [
        ("who", who(owner, voice).into()),
        ("left", (N_LINK_TILES - laid.len()).into()),
        ("links", if all.is_empty() { "–".into() } else { all.join(", ").into() }),
    ];
    let id = if state.era == Era::Canal { "cli-brass-canals" } else { "cli-brass-rails" };
    style.wrap(0, &format!("{} {}", sign(owner, style), voice.tell(id, args)))
}

/// The tiles still to be built, level by level.
fn mat(state: &State, owner: Owner, voice: &Voice, style: Style) -> String {
    let mat: &Mat = match owner {
        Owner::Human => &state.human.mat,
        Owner::Automa => &state.automa.mat,
    };
    let mut shown = Vec::new();
    for &industry in Industry::ALL {
        let levels = mat.0[industry as usize].iter().zip(1..).filter(|it| *it.0 != 0);
        let levels: Vec<String> = levels.map(|(n, level)| format!("{level}x{n}")).collect();
        if !levels.is_empty() {
            shown.push(format!("{} {}", short(industry, voice), levels.join(" ")));
        }
    }
    let args = [("who", who(owner, voice).into()), ("tiles", shown.join(", ").into())];
    style.wrap(0, &format!("{} {}", sign(owner, style), voice.tell("cli-brass-mat", args)))
}

fn hand(state: &State, voice: &Voice, style: Style) -> String {
    let mut shown = Vec::new();
    for &card in Card::ALL {
        let n = state.human.hand[card];
        if n == 0 {
            continue;
        }
        let name = match (card.location(), card.industry()) {
            (Some(it), _) => voice.text(&format!("location-{it}")),
            (_, Some(it)) => voice.text(&format!("industry-{it}")),
            _ => voice.text(&format!("card-{card}")),
        };
        shown.push(if n == 1 { name } else { format!("{name} x{n}") });
    }
    if 0 < state.human.n_unknown {
        let args = [("n", state.human.n_unknown.into())];
        shown.push(voice.tell("cli-brass-unknown", args));
    }
    let args = [("n", state.human.n_hand().into()), ("cards", shown.join(", ").into())];
    style.wrap(0, &voice.tell("cli-brass-hand", args))
}
