//! Placing a position: what is possible on the table, and what is not.

use kit::{Game, Message, NotationError, Placer, PositionError};

use crate::{
    Automa, AutomaPile, Cell, END, Human, HumanPosition, N_CELLS, N_PATCHES, N_SET_ASIDE, Patch,
    PatchSet, PatchSpec, Patchwork, Placement, Position, STARTER, Side, State, Tile, TilePosition,
    cells, deck::MAX_FIGURE, track, words,
};

const MAX_BUTTONS: u16 = 999;
/// The buttons on all patches: more cannot lie on a quilt without being named.
const MAX_INCOME: u8 = 38;
/// The same, with as many again on patches that are named.
const MOST_INCOME: u8 = 2 * MAX_INCOME;
const N_LEATHER: u8 = 5;

pub(crate) fn place(game: &Patchwork, position: &Position) -> Result<State, PositionError> {
    let mut used = Placer::new(N_PATCHES, words::a_patch());
    let circle = used.pieces("circle", &position.circle)?;
    let unlaid = used.pieces("unlaid", &position.unlaid)?;
    let human = place_human(game, &position.human, &mut used)?;
    let taken = used.pieces("automa.patches", &position.automa.patches)?;
    // At the table the rest of the circle may still have to be told.
    let is_begun = game.is_at_table() && circle.contains(&STARTER);
    if !unlaid.is_empty() && used.used().has(STARTER) && !is_begun {
        let expected = Message::new("expected-starter-last");
        return Err(PositionError::new("circle", expected, words::patch(STARTER)));
    }
    let automa = Automa {
        time: space("automa.time", position.automa.time)?,
        buttons: buttons(
            "automa.buttons",
            position.automa.buttons,
            most_buttons(position.automa.time, MAX_FIGURE),
        )?,
        patches: taken.into_iter().collect(),
        leather: position.automa.leather,
    };
    let state = State {
        human,
        automa,
        circle: circle.into_iter().collect(),
        unlaid: unlaid.into_iter().collect(),
        leather: place_leather(game, position)?,
        tile: place_tile(game, position)?,
        on_top: match position.on_top {
            Some(side) => side.into(),
            None if position.card.is_some() => Side::Automa,
            None => Side::Human,
        },
        first_to_end: first_to_end(position)?,
        pile: place_pile(game, position)?,
    };
    let is_automas = state.further_back() == Side::Automa
        && state.human.leather_to_place == 0
        && !state.is_over();
    if let (Some(card), false) = (position.card, is_automas) {
        return Err(PositionError::new("card", Message::new("expected-no-card"), card));
    }
    Ok(state)
}

/// Who has the special tile; it is not free once the automa has passed its marker.
fn place_tile(game: &Patchwork, position: &Position) -> Result<Tile, PositionError> {
    let marker = game.setup.level.marker();
    match position.tile {
        Some(TilePosition::Free) if marker <= position.automa.time => {
            let expected = Message::new("expected-tile-gone").with("marker", marker);
            Err(PositionError::new("tile", expected, Message::quoted("free")))
        }
        Some(TilePosition::Free) => Ok(Tile::Free),
        Some(TilePosition::Human) => Ok(Tile::Of(Side::Human)),
        Some(TilePosition::Automa) => Ok(Tile::Of(Side::Automa)),
        None => Ok(Tile::Out),
    }
}

fn place_human(
    game: &Patchwork,
    position: &HumanPosition,
    used: &mut Placer<Patch>,
) -> Result<Human, PositionError> {
    check_where(game, position)?;
    let taken: PatchSet = used.pieces("human.taken", &position.taken)?.into_iter().collect();
    let on_taken = |figure: fn(&PatchSpec) -> u8| {
        taken.iter().map(|it| u16::from(figure(it.spec()))).sum::<u16>()
    };
    let mut human = Human {
        time: space("human.time", position.time)?,
        buttons: human_buttons(position, on_taken(|it| it.cost))?,
        leather_to_place: position.leather_to_place,
        income: on_taken(|it| it.buttons) as u8,
        taken,
        leather: position.leather,
        ..Human::default()
    };
    if N_CELLS < human.n_covered() {
        let expected = Message::new("expected-cells").with("most", N_CELLS);
        return Err(PositionError::new("human.taken", expected, human.n_covered()));
    }
    for (at, text) in position.quilt.iter().enumerate() {
        let field = format!("human.quilt[{at}]");
        let wrong = |expected| PositionError::new(&field, expected, Message::quoted(text));
        let placement: Placement = text.parse().map_err(|it| misread(&field, it))?;
        used.pieces(&field, &[placement.patch.0])?;
        if !placement.is_on_board() {
            return Err(wrong(Message::new("expected-inside")));
        }
        if let Some(cell) = cells(placement.cells() & human.quilt.0).next() {
            return Err(wrong(Message::new("expected-on-empty").with("cell", cell.to_string())));
        }
        human.quilt.cover(placement.cells());
        human.income += placement.patch.spec().buttons;
        human.patches.push(placement);
    }
    for (at, text) in position.covered.iter().enumerate() {
        let field = format!("human.covered[{at}]");
        let cell: Cell = text.parse().map_err(|it| misread(&field, it))?;
        if human.quilt.covers(cell) {
            let expected = Message::new("expected-uncovered");
            return Err(PositionError::new(field, expected, Message::quoted(text)));
        }
        human.quilt.cover(1 << cell.0);
    }
    if let Some(income) = position.income {
        let (least, most) = (human.income, human.income + MAX_INCOME);
        if !(least..=most).contains(&income) {
            let expected = Message::new("expected-income").with("least", least).with("most", most);
            return Err(PositionError::new("human.income", expected, income));
        }
        human.income = income;
    }
    if human.quilt.n_empty() < position.leather_to_place.into()
        || N_LEATHER < position.leather_to_place
    {
        let expected = Message::new("expected-leather-to-place");
        return Err(PositionError::new(
            "human.leather-to-place",
            expected,
            position.leather_to_place,
        ));
    }
    Ok(human)
}

/// At the table it is told what lies on the quilt, on the screen where it lies.
fn check_where(game: &Patchwork, human: &HumanPosition) -> Result<(), PositionError> {
    let wrong = |field: &str, id: &str| {
        Err(PositionError::new(field, Message::new(id), Message::quoted(field)))
    };
    if !game.is_at_table() && !human.taken.is_empty() {
        return wrong("human.taken", "expected-on-the-screen");
    }
    if !game.is_at_table() && human.leather != 0 {
        return wrong("human.leather", "expected-on-the-screen");
    }
    if game.is_at_table() && !(human.quilt.is_empty() && human.covered.is_empty()) {
        return wrong("human.quilt", "expected-at-the-table");
    }
    if game.is_at_table() && human.leather_to_place != 0 {
        return wrong("human.leather-to-place", "expected-at-the-table");
    }
    Ok(())
}

/// The person's buttons. At the table nobody checks what was paid, so the program's
/// count may be short by what the patches taken cost.
fn human_buttons(human: &HumanPosition, cost: u16) -> Result<i16, PositionError> {
    // Advancing pays a button for each space.
    let most = most_buttons(human.time, MOST_INCOME) + u16::from(human.time);
    let range = -(cost as i16)..=most as i16;
    if range.contains(&human.buttons) {
        return Ok(human.buttons);
    }
    let expected = Message::new("expected-buttons").with("most", most);
    Err(PositionError::new("human.buttons", expected, human.buttons))
}

fn place_leather(game: &Patchwork, position: &Position) -> Result<u64, PositionError> {
    let printed = game.setup.edition.leather();
    let mut leather = 0;
    for (at, &space) in position.leather.iter().enumerate() {
        if !printed.contains(&space) || leather >> space & 1 == 1 {
            let spaces: Vec<Message> = printed.iter().map(|&it| it.into()).collect();
            let expected = Message::new("expected-leather").with("spaces", spaces);
            return Err(PositionError::new(format!("leather[{at}]"), expected, space));
        }
        leather |= track::spaces(&[space]);
    }
    let human = &position.human;
    let n_taken = usize::from(position.automa.leather)
        + usize::from(human.leather_to_place)
        + usize::from(human.leather);
    if printed.len() < position.leather.len() + n_taken {
        let expected = Message::new("expected-leather-in-all").with("most", printed.len());
        let found = position.leather.len() + n_taken;
        return Err(PositionError::new("automa.leather", expected, found));
    }
    Ok(leather)
}

fn first_to_end(position: &Position) -> Result<Option<Side>, PositionError> {
    let given = position.first_to_end.map(Side::from);
    let possible = match (position.human.time == END, position.automa.time == END) {
        (true, true) if given.is_some() => return Ok(given),
        (true, true) => {
            let (expected, found) = ("expected-first-to-end", "trouble-nothing");
            let (expected, found) = (Message::new(expected), Message::new(found));
            return Err(PositionError::new("first-to-end", expected, found));
        }
        (true, false) => Some(Side::Human),
        (false, true) => Some(Side::Automa),
        (false, false) => None,
    };
    if let Some(side) = given.filter(|_| given != possible) {
        let expected = Message::new("expected-side-at-end");
        return Err(PositionError::new("first-to-end", expected, Message::quoted(side.key())));
    }
    Ok(possible)
}

fn place_pile(game: &Patchwork, position: &Position) -> Result<AutomaPile, PositionError> {
    let n_cards = game.deck.cards.len();
    let index = |field: String, number: u8| {
        let last = game.number(n_cards as u8 - 1);
        let first = game.deck.first_number;
        let expected = Message::new("expected-card").with("first", first).with("last", last);
        game.index(number).ok_or_else(|| PositionError::new(field, expected, number))
    };
    let card = position.card.map(|it| index("card".to_owned(), it)).transpose()?;
    let mut pile = AutomaPile { card, back: None, ..AutomaPile::shuffled(game.cards) };
    if let Some(unseen) = &position.unseen {
        pile.unseen = 0;
        for (at, &number) in unseen.iter().enumerate() {
            let card = index(format!("unseen[{at}]"), number)?;
            if pile.unseen >> card & 1 == 1 || pile.card == Some(card) {
                let expected = Message::new("expected-unseen");
                return Err(PositionError::new(format!("unseen[{at}]"), expected, number));
            }
            pile.unseen |= 1 << card;
        }
    } else if let Some(card) = pile.card {
        pile.unseen &= !(1 << card);
    }
    let n_unseen = pile.unseen.count_ones() as u8;
    pile.n_left = position.left.unwrap_or(n_unseen.saturating_sub(N_SET_ASIDE));
    let fewest = u8::from(pile.card.is_none());
    if pile.n_left < fewest || n_unseen < pile.n_left {
        let expected = Message::new("expected-left").with("least", fewest).with("most", n_unseen);
        return Err(PositionError::new("left", expected, pile.n_left));
    }
    if let Some(text) = &position.back {
        let back = if text == "plain" { Some(None) } else { text.parse().ok().map(Some) };
        let is_unseen = |back: Option<u8>| {
            kit::CardSet(pile.unseen.into())
                .into_iter()
                .any(|it| game.deck.cards[usize::from(it)].open_buttons() == back)
        };
        let back = back.filter(|&it| game.has_open_backs && pile.card.is_none() && is_unseen(it));
        pile.back = Some(back.ok_or_else(|| {
            PositionError::new("back", Message::new("expected-back"), Message::quoted(text))
        })?);
    }
    Ok(pile)
}

fn space(field: &str, found: u8) -> Result<u8, PositionError> {
    let expected = Message::new("expected-space").with("last", END);
    if END < found { Err(PositionError::new(field, expected, found)) } else { Ok(found) }
}

fn buttons(field: &str, found: u16, most: u16) -> Result<i16, PositionError> {
    let expected = Message::new("expected-buttons").with("most", most);
    if most < found { Err(PositionError::new(field, expected, found)) } else { Ok(found as i16) }
}

/// The most buttons on a space: what may be typed at the start, and what every
/// mark up to there can have paid, so that no game leads to a table that is refused.
fn most_buttons(time: u8, most_income: u8) -> u16 {
    MAX_BUTTONS + u16::from(track::n_button_marks(0, time.min(END))) * u16::from(most_income)
}

/// A text of a position that is no notation.
fn misread(field: &str, error: NotationError) -> PositionError {
    PositionError::new(field, error.expected, Message::quoted(error.found))
}
