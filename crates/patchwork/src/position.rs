//! Positions: what lies on the table, as a person types it.

use kit::PositionError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Automa, AutomaPile, Cell, END, Human, N_PATCHES, N_SET_ASIDE, Patch, PatchSet, Patchwork,
    Placement, STARTER, Side, State, Tile, cells, track,
};

/// What lies on the table; what is not mentioned is out of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// The number of the automa's card that is face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The back of its next card: the virtual buttons, or `plain`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<String>,
    /// Numbers of the cards nobody has seen since the last shuffle; absent: all but the one face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Vec<u8>>,
    /// How many of them can still be drawn; absent: all but two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The patches clockwise from the neutral token.
    pub circle: Vec<u8>,
    /// Patches not laid out yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unlaid: Vec<u8>,
    /// Spaces in front of which a leather patch still lies.
    pub leather: Vec<u8>,
    /// Who has the special tile; absent: it is not in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<TilePosition>,
    /// Whose token lies on top where both share a space; absent: the automa's if a card is face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_top: Option<SidePosition>,
    /// Who reached the last space first; needed where both stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_to_end: Option<SidePosition>,
    /// The person's side.
    pub human: HumanPosition,
    /// The automa's side.
    pub automa: AutomaPosition,
}

/// The person's side of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct HumanPosition {
    /// Space of the time token.
    pub time: u8,
    /// Buttons in hand.
    pub buttons: u16,
    /// Buttons printed on the quilt; absent: those of the patches named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub income: Option<u8>,
    /// Patches on the quilt: number, corner and turn, like `12 c4 r1f`.
    pub quilt: Vec<String>,
    /// Further covered cells: leather patches, or patches that are not named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<String>,
    /// Leather patches that must be placed now.
    #[serde(skip_serializing_if = "is_zero")]
    pub leather_to_place: u8,
}

/// The automa's side of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct AutomaPosition {
    /// Space of the time token.
    pub time: u8,
    /// Buttons received.
    pub buttons: u16,
    /// Patches taken, of both piles.
    pub patches: Vec<u8>,
    /// Leather patches taken.
    pub leather: u8,
}

/// Who has the special tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TilePosition {
    /// Nobody yet.
    Free,
    /// The person.
    Human,
    /// The automa.
    Automa,
}

/// One of the two at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SidePosition {
    /// The person.
    Human,
    /// The automa.
    Automa,
}

const MAX_BUTTONS: u16 = 999;
const MAX_INCOME: u8 = 38;
const N_LEATHER: u8 = 5;

fn is_zero(n: &u8) -> bool {
    *n == 0
}

pub(crate) fn position(game: &Patchwork, state: &State) -> Position {
    let State { human, automa, pile, .. } = state;
    let on_patches = human.patches.iter().fold(0, |all, it| all | it.cells());
    let first = state.first_to_end.map(SidePosition::from);
    Position {
        card: pile.card.map(|it| game.number(it)),
        back: pile.back.map(|it| it.map_or("plain".to_owned(), |buttons| buttons.to_string())),
        unseen: Some(
            kit::CardSet(pile.unseen.into()).into_iter().map(|it| game.number(it)).collect(),
        ),
        left: Some(pile.n_left),
        circle: state.circle.iter().map(|it| it.0).collect(),
        unlaid: state.unlaid.iter().map(|it| it.0).collect(),
        leather: kit::CardSet(state.leather.into()).into_iter().collect(),
        tile: match state.tile {
            Tile::Free => Some(TilePosition::Free),
            Tile::Of(Side::Human) => Some(TilePosition::Human),
            Tile::Of(Side::Automa) => Some(TilePosition::Automa),
            Tile::Out => None,
        },
        on_top: Some(state.on_top.into()),
        first_to_end: first,
        human: HumanPosition {
            time: human.time,
            buttons: human.buttons.unsigned_abs(),
            income: Some(human.income),
            quilt: human.patches.iter().map(ToString::to_string).collect(),
            covered: cells(human.quilt.0 & !on_patches).map(|it| it.to_string()).collect(),
            leather_to_place: human.leather_to_place,
        },
        automa: AutomaPosition {
            time: automa.time,
            buttons: automa.buttons.unsigned_abs(),
            patches: automa.patches.iter().map(|it| it.0).collect(),
            leather: automa.leather,
        },
    }
}

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
            return Err(PositionError::new(field, "a cell that is not covered already", text));
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

fn at_most<T: PartialOrd + ToString>(
    field: &str,
    expected: &str,
    found: T,
    limit: T,
) -> Result<T, PositionError> {
    if limit < found { Err(PositionError::new(field, expected, found)) } else { Ok(found) }
}

impl From<SidePosition> for Side {
    fn from(side: SidePosition) -> Side {
        match side {
            SidePosition::Human => Side::Human,
            SidePosition::Automa => Side::Automa,
        }
    }
}

impl From<Side> for SidePosition {
    fn from(side: Side) -> SidePosition {
        match side {
            Side::Human => SidePosition::Human,
            Side::Automa => SidePosition::Automa,
        }
    }
}
