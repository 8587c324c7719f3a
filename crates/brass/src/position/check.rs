//! Reading a position, and what makes it impossible.

use std::collections::BTreeMap;

use kit::{Game, Message, PositionError, Turn};

use super::{HumanPosition, Position, TilePosition, again, cards, deed, out_of, wrong};
use crate::{
    Brass,
    action::Buyer,
    board::Tile,
    components::{
        Era, Industry, LAST_INCOME_SPACE, MERCHANT_TILES, MerchantTile, N_LINK_TILES, N_ROUNDS,
        Owner, n_levels, tile,
    },
    mat::Mat,
    state::{Deed, Phase, Points, Stage, State},
    words,
};

/// The table that a document describes.
pub(crate) fn placed(game: &Brass, position: &Position) -> Result<State, PositionError> {
    let mut state = game.set_up();
    course(position, &mut state)?;
    merchants(position, &mut state)?;
    markets(position, &mut state)?;
    for (nth, tile) in position.tiles.iter().enumerate() {
        lay(tile, &format!("tiles[{nth}]"), &mut state)?;
    }
    links(position, &mut state)?;
    mats(game, position, &mut state)?;
    human(position, &mut state)?;
    automa(game, position, &mut state)?;
    deed::check(&state)?;
    settle(game, position, &mut state);
    let is_stuck = match game.turn(&state) {
        Turn::Human(_) | Turn::Chance(_) => game.n_options(&state) == 0,
        Turn::Automa | Turn::Over => false,
    };
    if is_stuck {
        let found = Message::new("found-stuck").with("phase", state.phase.key());
        return Err(wrong("table", Message::new("expected-way-on"), found));
    }
    Ok(state)
}

/// More points or pounds than any game comes to.
const MOST: i16 = 9_999;

fn in_bounds(at: &str, value: i16, least: i16) -> Result<(), PositionError> {
    if (least..=MOST).contains(&value) {
        return Ok(());
    }
    Err(out_of(at, least, MOST, value))
}

/// Era, round, whose turn.
fn course(position: &Position, state: &mut State) -> Result<(), PositionError> {
    state.era = position.era.unwrap_or(Era::Canal);
    state.round = position.round.unwrap_or(if position.first_turn { 1 } else { 2 });
    if !(1..=N_ROUNDS).contains(&state.round) {
        return Err(out_of("round", 1, N_ROUNDS.into(), state.round));
    }
    if position.first_turn && !state.is_first_round() {
        let round = |round: u8, era: Era| {
            Message::new("round-of").with("round", round).with("era", words::era(era))
        };
        let found = round(state.round, state.era);
        return Err(wrong("first-turn", round(1, Era::Canal), found));
    }
    state.mover = position.turn.unwrap_or(Owner::Automa);
    let most = if state.is_first_round() { 1 } else { 2 };
    state.actions_left = match state.mover {
        Owner::Human => position.actions_left.unwrap_or(most),
        Owner::Automa => 0,
    };
    let side = match position.phase {
        Some(Phase::Human | Phase::Shortfall | Phase::Count | Phase::Merchants | Phase::Over) => {
            Some(Owner::Human)
        }
        Some(Phase::Front | Phase::Automa) => Some(Owner::Automa),
        Some(Phase::Rear | Phase::Deal) | None => None,
    };
    if side.is_some_and(|it| it != state.mover) {
        let expected = Message::new("expected-phase").with("owner", state.mover.key());
        let found = position.phase.map_or("", Phase::key);
        return Err(wrong("phase", expected, Message::quoted(found)));
    }
    let is_between = matches!(position.phase, Some(Phase::Shortfall | Phase::Count | Phase::Over));
    let least = u8::from(!is_between);
    if state.mover == Owner::Human && !(least..=most).contains(&state.actions_left) {
        let (least, most) = (least.into(), most.into());
        return Err(out_of("actions-left", least, most, state.actions_left));
    }
    let is_counted = state.is_at_table() && state.round == N_ROUNDS;
    if position.phase == Some(Phase::Count) && !is_counted {
        let expected = Message::new("expected-count");
        return Err(wrong("phase", expected, Message::quoted(Phase::Count)));
    }
    state.deed = position.deed.unwrap_or(Deed::None);
    let is_acting =
        state.mover == Owner::Human && position.phase.unwrap_or(Phase::Human) == Phase::Human;
    if state.deed != Deed::None && !is_acting {
        return Err(wrong("deed", Message::new("expected-no-deed"), Message::new("found-deed")));
    }
    Ok(())
}

fn merchants(position: &Position, state: &mut State) -> Result<(), PositionError> {
    let Some(merchants) = &position.merchants else { return Ok(()) };
    let rows = [
        ("merchants.shrewsbury", &merchants.shrewsbury, 0, 1),
        ("merchants.gloucester", &merchants.gloucester, 1, 2),
        ("merchants.oxford", &merchants.oxford, 3, 2),
    ];
    for (at, row, first, most) in rows {
        if most < row.len() {
            let expected = Message::new("expected-at-most-tiles").with("most", most);
            return Err(wrong(at, expected, row.len()));
        }
        for (nth, &tile) in row.iter().enumerate() {
            state.merchants[first + nth].tile = Some(tile);
            state.merchants[first + nth].has_barrel = tile != MerchantTile::Blank;
        }
    }
    for &tile in MerchantTile::ALL {
        let n = state.merchants.iter().filter(|it| it.tile == Some(tile)).count();
        let most = usize::from(MERCHANT_TILES[tile as usize]);
        if most < n {
            return Err(wrong("merchants", words::at_most_of(most, tile), n));
        }
    }
    let Some(barrels) = &position.barrels else { return Ok(()) };
    state.merchants.iter_mut().for_each(|it| it.has_barrel = false);
    for (nth, text) in barrels.iter().enumerate() {
        let at = format!("barrels[{nth}]");
        let space = text.split_once(' ').and_then(|(location, number)| {
            Buyer::find(location.parse().ok()?, number.parse().ok()?)
        });
        let Some(space) = space else {
            return Err(wrong(at, words::expected_merchant(), Message::quoted(text)));
        };
        let merchant = &mut state.merchants[usize::from(space)];
        if merchant.tile.is_none_or(|it| it == MerchantTile::Blank) {
            let found = Message::new("found-blank").with("what", text.as_str());
            return Err(wrong(at, Message::new("expected-buying"), found));
        }
        if merchant.has_barrel {
            return Err(wrong(at, Message::new("expected-one-barrel"), again(text)));
        }
        merchant.has_barrel = true;
    }
    Ok(())
}

fn markets(position: &Position, state: &mut State) -> Result<(), PositionError> {
    for (at, told, market) in
        [("coal", position.coal, &mut state.coal), ("iron", position.iron, &mut state.iron)]
    {
        let Some(cubes) = told else { continue };
        if market.size() < cubes {
            return Err(out_of(at, 0, market.size().into(), cubes));
        }
        market.cubes = cubes;
    }
    Ok(())
}

fn lay(told: &TilePosition, at: &str, state: &mut State) -> Result<(), PositionError> {
    let (space, industry) = (told.at, told.industry);
    if state.board.occupied().has(space) {
        return Err(wrong(at, Message::new("expected-one-tile"), again(space)));
    }
    if !space.industries().has(industry) {
        let icons: Vec<&str> = space.industries().map(|it| it.key()).collect();
        let at = format!("{at}.industry");
        return Err(wrong(at, words::one_of(&icons.join(", ")), Message::quoted(industry)));
    }
    if !(1..=n_levels(industry)).contains(&told.level) {
        let most = n_levels(industry).into();
        return Err(out_of(&format!("{at}.level"), 1, most, told.level));
    }
    let brings = match (industry, state.era) {
        (Industry::Brewery, Era::Canal) => 1,
        (Industry::Brewery, Era::Rail) => 2,
        _ => tile(industry, told.level).cubes,
    };
    let cubes = told.cubes.unwrap_or(if told.flipped { 0 } else { brings });
    let allowed = if told.flipped || brings == 0 { 0..=0 } else { 1..=brings };
    if !allowed.contains(&cubes) {
        let (least, most) = allowed.into_inner();
        return Err(out_of(&format!("{at}.cubes"), least.into(), most.into(), cubes));
    }
    let (owner, level) = (told.owner, told.level);
    state.board.put(space, Tile { owner, industry, level, is_flipped: told.flipped, cubes });
    Ok(())
}

fn links(position: &Position, state: &mut State) -> Result<(), PositionError> {
    let Some(links) = &position.links else { return Ok(()) };
    for (owner, list) in [(Owner::Human, &links.human), (Owner::Automa, &links.automa)] {
        if N_LINK_TILES < list.len() as u32 {
            let expected = Message::new("expected-at-most-links").with("most", N_LINK_TILES);
            return Err(wrong(format!("links.{owner}"), expected, list.len()));
        }
        for (nth, &link) in list.iter().enumerate() {
            let at = format!("links.{owner}[{nth}]");
            if !state.era.lines().has(link) {
                let expected = Message::new("expected-line-of").with("era", words::era(state.era));
                return Err(wrong(at, expected, Message::quoted(link)));
            }
            if Owner::ALL.iter().any(|&it| state.board.links(it).has(link)) {
                return Err(wrong(at, Message::new("expected-one-link"), again(link)));
            }
            state.board.lay(owner, link);
        }
    }
    Ok(())
}

/// A mat that is told, or what the tiles on the board leave of the usual one.
fn mats(game: &Brass, position: &Position, state: &mut State) -> Result<(), PositionError> {
    let told = [
        position.human.as_ref().and_then(|it| it.mat.as_ref()),
        position.automa.as_ref().and_then(|it| it.mat.as_ref()),
    ];
    for (owner, told) in Owner::ALL.iter().copied().zip(told) {
        let at = format!("{owner}.mat");
        let laid = laid(state, owner);
        let mut mat = match (told, owner) {
            (Some(told), _) => {
                told.mat().map_err(|it| wrong(format!("{at}.{}", it.at), it.expected, it.found))?
            }
            (None, Owner::Human) => Mat::STANDARD,
            (None, Owner::Automa) => game.mat,
        };
        for &industry in Industry::ALL {
            for level in 1..=n_levels(industry) {
                let n_laid = laid.0[industry as usize][usize::from(level) - 1];
                let left = &mut mat.0[industry as usize][usize::from(level) - 1];
                let most = tile(industry, level).count;
                if told.is_none() {
                    *left = left.saturating_sub(n_laid);
                }
                if most < n_laid + *left {
                    let expected = words::at_most_of(most, format!("{industry} {level}"));
                    return Err(wrong(at, expected, n_laid + *left));
                }
            }
        }
        if told.is_none() && owner == Owner::Automa && state.era == Era::Rail {
            mat.keep_rail();
        }
        match owner {
            Owner::Human => state.human.mat = mat,
            Owner::Automa => state.automa.mat = mat,
        }
    }
    Ok(())
}

/// The tiles of a side on the board.
fn laid(state: &State, owner: Owner) -> Mat {
    let mut laid = Mat([[0; 8]; 6]);
    for space in state.board.owned(owner) {
        let level = usize::from(state.board.level(space)) - 1;
        laid.0[state.board.industry_at(space) as usize][level] += 1;
    }
    laid
}

fn human(position: &Position, state: &mut State) -> Result<(), PositionError> {
    let told = position.human.clone().unwrap_or_default();
    let least = if position.phase == Some(Phase::Shortfall) { -MOST } else { 0 };
    if state.is_at_table() {
        nothing_told(&told)?;
    }
    in_bounds("human.money", told.money.unwrap_or_default(), least)?;
    if told.income.is_some_and(|it| LAST_INCOME_SPACE < it) {
        let found = told.income.unwrap_or_default();
        return Err(out_of("human.income", 0, LAST_INCOME_SPACE.into(), found));
    }
    in_bounds("human.vp", told.vp, 0)?;
    state.human.money = told.money;
    state.human.income = told.income;
    state.human.has_bonus = told.free_develop;
    points(state, Owner::Human, told.vp, &told.points)?;
    cards::deal(position, state, &told)
}

/// At the table hand, money and income are nobody's business.
fn nothing_told(told: &HumanPosition) -> Result<(), PositionError> {
    let is_hand_told = told.hand.as_ref().is_some_and(|it| !it.is_empty());
    let facts = [
        ("human.money", told.money.is_some()),
        ("human.income", told.income.is_some()),
        ("human.hand", is_hand_told),
        ("human.hidden", told.hidden == Some(false)),
        ("human.discards", !told.discards.is_empty()),
    ];
    match facts.into_iter().find(|it| it.1) {
        Some((at, _)) => {
            Err(wrong(at, Message::new("expected-untold"), Message::new("found-told")))
        }
        None => Ok(()),
    }
}

fn automa(game: &Brass, position: &Position, state: &mut State) -> Result<(), PositionError> {
    let told = position.automa.clone().unwrap_or_default();
    let find = |at: &str, number: u8| -> Result<u8, PositionError> {
        let n_cards = game.deck.card.len();
        if (1..=n_cards).contains(&usize::from(number)) {
            return Ok(number - 1);
        }
        Err(out_of(at, 1, n_cards as i16, number))
    };
    let mut drawn = 0_u32;
    for (nth, &number) in told.drawn.iter().enumerate() {
        let at = format!("automa.drawn[{nth}]");
        let card = find(&at, number)?;
        if drawn >> card & 1 == 1 {
            return Err(wrong(at, Message::new("expected-card-once"), again(number)));
        }
        drawn |= 1 << card;
    }
    if let Some(number) = told.card {
        let card = find("automa.card", number)?;
        if drawn >> card & 1 == 1 {
            return Err(wrong("automa.card", Message::new("expected-new-card"), number));
        }
        drawn |= 1 << card;
        state.automa.card = Some(card);
    }
    deck(game, told.shuffled, drawn, state)?;
    if let Some(number) = told.rear {
        let card = find("automa.rear", number)?;
        let alike = game.alike(state, card.into());
        if alike & game.top_cards(state) == 0 {
            return Err(wrong("automa.rear", Message::new("expected-top-rear"), number));
        }
        state.automa.rear = Some(alike.trailing_zeros() as u8);
    }
    in_bounds("automa.vp", told.vp, 0)?;
    state.automa.last_city = told.last_city;
    state.automa.left_canal = told.left_canal;
    state.automa.stage = told.stage.unwrap_or(Stage::Front);
    points(state, Owner::Automa, told.vp, &told.points)
}

/// What these cards leave of the deck, in its layers or shuffled anew.
fn deck(
    game: &Brass,
    is_shuffled: bool,
    drawn: u32,
    state: &mut State,
) -> Result<(), PositionError> {
    let automa = &mut state.automa;
    automa.unseen = game.all_cards() & !drawn;
    automa.is_shuffled = is_shuffled;
    let in_groups = |cards: u32| game.groups.map(|it| (it & cards).count_ones() as u8);
    if automa.unseen == 0 {
        game.shuffle_deck(automa);
    } else if is_shuffled {
        automa.layer = in_groups(automa.unseen);
    } else if let Some(layer) = game.layer_after(drawn) {
        automa.layer = layer;
    } else {
        let found = words::groups("found-groups", in_groups(drawn));
        return Err(wrong("automa.drawn", Message::new("expected-layers"), found));
    }
    Ok(())
}

/// The points of a side: those of unknown source were there before.
fn points(
    state: &mut State,
    owner: Owner,
    total: i16,
    known: &BTreeMap<Points, i16>,
) -> Result<(), PositionError> {
    let vp = &mut state.vp[owner as usize];
    *vp = [0; 7];
    for (&source, &points) in known {
        // More could not be summed.
        if !(-4_000..=4_000).contains(&points) {
            return Err(out_of(&format!("{owner}.points"), -4_000, 4_000, points));
        }
        vp[source as usize] = points;
    }
    let sum: i16 = vp.iter().sum();
    vp[Points::Before as usize] += total - sum;
    Ok(())
}

/// What happens next.
fn settle(game: &Brass, position: &Position, state: &mut State) {
    state.phase = match (position.phase, state.mover) {
        (Some(phase), _) => phase,
        (None, Owner::Human) => Phase::Human,
        (None, Owner::Automa) => Phase::Automa,
    };
    let is_rear_hidden = state.automa.rear.is_none();
    match state.phase {
        Phase::Human | Phase::Automa | Phase::Front if is_rear_hidden => state.phase = Phase::Rear,
        Phase::Automa | Phase::Front => game.resume_automa_turn(state),
        _ => {}
    }
    game.settle(state);
}
