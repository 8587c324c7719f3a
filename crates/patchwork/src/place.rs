//! Placing a position: what is possible on the table, and what is not.

use kit::PositionError;

use crate::{
    Automa, AutomaPile, Cell, END, Human, HumanPosition, N_PATCHES, N_SET_ASIDE, Patch, PatchSet,
    Patchwork, Placement, Position, STARTER, Side, State, Tile, TilePosition, cells, track,
};

const MAX_BUTTONS: u16 = 999;
const MAX_INCOME: u8 = 38;
const N_LEATHER: u8 = 5;

pub(crate) fn place(game: &Patchwork, position: &Position) -> Result<State, PositionError> {
    let mut used = PatchSet::default();
    let circle = patches("circle", &position.circle, &mut used)?;
    let unlaid = patches("unlaid", &position.unlaid, &mut used)?;
    if !unlaid.is_empty() && used.has(STARTER) {
        return Err(PositionError::new(
            "circle",
            "patch 0 only once all others are laid out",
            "patch 0",
        ));
    }
    let human = place_human(&position.human, &mut used)?;
    let taken = patches("automa.patches", &position.automa.patches, &mut used)?;
    let automa = Automa {
        time: at_most("automa.time", "a space up to 53", position.automa.time, END)?,
        buttons: at_most(
            "automa.buttons",
            "up to 999 buttons",
            position.automa.buttons,
            MAX_BUTTONS,
        )? as i16,
        patches: set(&taken),
        leather: position.automa.leather,
    };
    let state = State {
        human,
        automa,
        circle: circle.into_iter().collect(),
        unlaid: set(&unlaid),
        leather: place_leather(game, position)?,
        tile: match position.tile {
            Some(TilePosition::Free) => Tile::Free,
            Some(TilePosition::Human) => Tile::Of(Side::Human),
            Some(TilePosition::Automa) => Tile::Of(Side::Automa),
            None => Tile::Out,
        },
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
        return Err(PositionError::new("card", "no card face up unless the automa acts", card));
    }
    Ok(state)
}

fn place_human(position: &HumanPosition, used: &mut PatchSet) -> Result<Human, PositionError> {
    let mut human = Human {
        time: at_most("human.time", "a space up to 53", position.time, END)?,
        buttons: at_most("human.buttons", "up to 999 buttons", position.buttons, MAX_BUTTONS)?
            as i16,
        leather_to_place: position.leather_to_place,
        ..Human::default()
    };
    for (at, text) in position.quilt.iter().enumerate() {
        let field = format!("human.quilt[{at}]");
        let wrong = |expected: &str| PositionError::new(&field, expected, format!("`{text}`"));
        let placement: Placement = text
            .parse()
            .map_err(|it: kit::NotationError| PositionError::new(&field, it.expected, it.found))?;
        patches(&field, &[placement.patch.0], used)?;
        if !placement.is_on_board() {
            return Err(wrong("a patch inside the quilt board"));
        }
        if let Some(cell) = cells(placement.cells() & human.quilt.0).next() {
            return Err(wrong(&format!("a patch on empty cells ({cell} is covered)")));
        }
        human.quilt.cover(placement.cells());
        human.income += placement.patch.spec().buttons;
        human.patches.push(placement);
    }
    for (at, text) in position.covered.iter().enumerate() {
        let field = format!("human.covered[{at}]");
        let cell: Cell = text
            .parse()
            .map_err(|it: kit::NotationError| PositionError::new(&field, it.expected, it.found))?;
        if human.quilt.covers(cell) {
            return Err(PositionError::new(
                field,
                "a cell that is not covered already",
                text.as_str(),
            ));
        }
        human.quilt.cover(1 << cell.0);
    }
    if let Some(income) = position.income {
        if income < human.income || MAX_INCOME < income {
            let expected = format!("{} (on the patches named) to {MAX_INCOME}", human.income);
            return Err(PositionError::new("human.income", expected, income));
        }
        human.income = income;
    }
    if human.quilt.n_empty() < position.leather_to_place.into()
        || N_LEATHER < position.leather_to_place
    {
        let expected = "no more leather patches than there are, or than there are empty cells";
        return Err(PositionError::new(
            "human.leather-to-place",
            expected,
            position.leather_to_place,
        ));
    }
    Ok(human)
}

fn place_leather(game: &Patchwork, position: &Position) -> Result<u64, PositionError> {
    let printed = game.setup.edition.leather();
    let mut leather = 0;
    for (at, &space) in position.leather.iter().enumerate() {
        if !printed.contains(&space) || leather >> space & 1 == 1 {
            let expected = format!("spaces out of {printed:?}, each once");
            return Err(PositionError::new(format!("leather[{at}]"), expected, space));
        }
        leather |= track::spaces(&[space]);
    }
    let n_taken =
        usize::from(position.automa.leather) + usize::from(position.human.leather_to_place);
    if printed.len() < position.leather.len() + n_taken {
        return Err(PositionError::new(
            "automa.leather",
            "five leather patches in all",
            position.leather.len() + n_taken,
        ));
    }
    Ok(leather)
}

fn first_to_end(position: &Position) -> Result<Option<Side>, PositionError> {
    let given = position.first_to_end.map(Side::from);
    let possible = match (position.human.time == END, position.automa.time == END) {
        (true, true) if given.is_some() => return Ok(given),
        (true, true) => {
            return Err(PositionError::new(
                "first-to-end",
                "`human` or `automa`, both are there",
                "nothing",
            ));
        }
        (true, false) => Some(Side::Human),
        (false, true) => Some(Side::Automa),
        (false, false) => None,
    };
    if given.is_some() && given != possible {
        return Err(PositionError::new(
            "first-to-end",
            "a side whose token is on the last space",
            "the other",
        ));
    }
    Ok(possible)
}

fn place_pile(game: &Patchwork, position: &Position) -> Result<AutomaPile, PositionError> {
    let n_cards = game.deck.cards.len();
    let index = |field: String, number: u8| {
        let last = game.number(n_cards as u8 - 1);
        let expected = format!("a card from {} to {last}", game.deck.first_number);
        game.index(number).ok_or_else(|| PositionError::new(field, expected, number))
    };
    let card = position.card.map(|it| index("card".to_owned(), it)).transpose()?;
    let mut pile = AutomaPile { card, back: None, ..AutomaPile::shuffled(n_cards) };
    if let Some(unseen) = &position.unseen {
        pile.unseen = 0;
        for (at, &number) in unseen.iter().enumerate() {
            let card = index(format!("unseen[{at}]"), number)?;
            if pile.unseen >> card & 1 == 1 || pile.card == Some(card) {
                return Err(PositionError::new(
                    format!("unseen[{at}]"),
                    "each card once, and not the one face up",
                    number,
                ));
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
        let expected = format!("{fewest} to {n_unseen} cards that can still be drawn");
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
            PositionError::new(
                "back",
                "the back of an unseen card, in a deck whose backs tell, with none face up",
                format!("`{text}`"),
            )
        })?);
    }
    Ok(pile)
}

fn patches(field: &str, numbers: &[u8], used: &mut PatchSet) -> Result<Vec<Patch>, PositionError> {
    let mut patches = Vec::new();
    for (at, &number) in numbers.iter().enumerate() {
        let field = if numbers.len() == 1 { field.to_owned() } else { format!("{field}[{at}]") };
        if N_PATCHES <= usize::from(number) {
            return Err(PositionError::new(field, "a patch from 0 to 32", number));
        }
        if used.has(Patch(number)) {
            return Err(PositionError::new(
                field,
                "each patch once",
                format!("patch {number} again"),
            ));
        }
        used.add(Patch(number));
        patches.push(Patch(number));
    }
    Ok(patches)
}

fn set(patches: &[Patch]) -> PatchSet {
    let mut set = PatchSet::default();
    patches.iter().for_each(|&it| set.add(it));
    set
}

fn at_most<T: PartialOrd + Copy + Into<kit::Message>>(
    field: &str,
    expected: &str,
    found: T,
    limit: T,
) -> Result<T, PositionError> {
    if limit < found { Err(PositionError::new(field, expected, found)) } else { Ok(found) }
}
