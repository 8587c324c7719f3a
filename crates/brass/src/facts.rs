//! Facts of the mirror that a person can put right: tiles, links, barrels, markets, mats
//! and points.

use kit::{Fact, Message, Way, Ways};

use crate::{
    board::Tile,
    components::{
        Era, Industry, LINES, Link, Location, MERCHANT_SPACES, MerchantTile, Owner, SPACES, Space,
        n_levels, tile,
    },
    mat::{Mat, MatDocument},
    place::{Place, piece_at},
    position::{MerchantsPosition, Position, TilePosition},
    state::State,
    words,
};

/// The groups of facts: the map, the markets, the mats, the points.
pub const GROUPS: [&str; 4] = ["bt-fix-map", "bt-fix-markets", "bt-fix-mats", "bt-fix-points"];

/// The owners that a piece can have, and none; each with its symbol and its text.
pub const OWNERS: [(Option<Owner>, &str, &str); 3] = [
    (Some(Owner::Human), "you", "bt-yours"),
    (Some(Owner::Automa), "automa", "bt-its"),
    (None, "close", "bt-empty"),
];

pub(crate) fn facts(state: &State) -> Vec<Fact<'_, Position>> {
    let mut facts: Vec<Fact<'_, Position>> =
        (0..SPACES.len() as u8).map(|it| space_fact(state, Space(it))).collect();
    facts.extend(state.era.lines().map(|it| line_fact(state, it)));
    for stall in 0..5_u8 {
        facts.push(merchant_fact(state, stall));
        facts.push(barrel_fact(state, stall));
    }
    facts.extend(markets(state));
    for &owner in Owner::ALL {
        facts.extend(Industry::ALL.iter().map(|&it| mat_fact(state, owner, it)));
    }
    facts.extend(Owner::ALL.iter().map(|&it| points(state, it)));
    facts
}

/// What stands at a place of the map.
fn place_fact<'a>(
    state: &State,
    at: Place,
    ways: impl Fn() -> Ways<'a, Position> + 'a,
) -> Fact<'a, Position> {
    let said = at.stands(state).unwrap_or_else(|| "".into());
    Fact::new(GROUPS[0], at.id(), at.name(), said, ways)
}

/// A space: empty, or the tile on it as it could be one change away; the owners' next
/// tiles where none lies.
fn space_fact(state: &State, at: Space) -> Fact<'_, Position> {
    let now = state.board.tile(at);
    place_fact(state, Place::Space(at), move || {
        let empty = move |it: &mut Position| lay(it, state, at, None);
        let mut ways = vec![Way::new(Message::new("bt-empty"), "close", now.is_none(), empty)];
        for wanted in one_change_away(state, at) {
            let set = move |it: &mut Position| lay(it, state, at, Some(wanted));
            ways.push(Way::new(piece_at(wanted), "", now == Some(wanted), set));
        }
        Ways::OneOf(ways)
    })
}

fn one_change_away(state: &State, at: Space) -> Vec<Tile> {
    let Some(now) = state.board.tile(at) else {
        let of_owner = |&owner: &Owner| at.industries().map(move |it| next_tile(state, owner, it));
        return Owner::ALL.iter().flat_map(of_owner).collect();
    };
    let mut tiles = vec![now, turned(state, now)];
    tiles.extend(Owner::ALL.iter().map(|&owner| Tile { owner, ..now }));
    tiles.extend((1..=n_levels(now.industry)).map(|it| made(state, now, now.industry, it)));
    let others = at.industries().filter(|&it| it != now.industry);
    tiles.extend(others.map(|it| made(state, now, it, 1)));
    let most = if now.is_flipped { 0 } else { brings(state, now.industry, now.level) };
    tiles.extend((1..=most).map(|cubes| Tile { cubes, ..now }));
    let mut seen: Vec<Tile> = Vec::new();
    tiles.retain(|it| {
        let is_new = !seen.contains(it);
        seen.push(*it);
        is_new
    });
    tiles
}

/// The lowest tile of an industry that an owner has left, new.
fn next_tile(state: &State, owner: Owner, industry: Industry) -> Tile {
    let level = state.mat(owner).lowest(industry).unwrap_or(1);
    let tile = Tile { owner, industry, level, is_flipped: false, cubes: 0 };
    made(state, tile, industry, level)
}

/// The tile on a space with another owner; the owner's next one where none lies.
///
/// # Panics
///
/// Never: every space shows an industry.
pub fn owned(state: &State, at: Space, owner: Owner) -> Tile {
    if let Some(tile) = state.board.tile(at) {
        return Tile { owner, ..tile };
    }
    next_tile(state, owner, at.industries().next().expect("a space shows an industry"))
}

/// The tile as another one, new.
pub fn made(state: &State, tile: Tile, industry: Industry, level: u8) -> Tile {
    Tile { industry, level, is_flipped: false, cubes: brings(state, industry, level), ..tile }
}

/// The tile on its other side.
pub fn turned(state: &State, tile: Tile) -> Tile {
    let cubes = if tile.is_flipped { brings(state, tile.industry, tile.level) } else { 0 };
    Tile { is_flipped: !tile.is_flipped, cubes, ..tile }
}

/// What a new tile of an industry brings in this era.
pub fn brings(state: &State, industry: Industry, level: u8) -> u8 {
    match (industry, state.era) {
        (Industry::Brewery, Era::Canal) => 1,
        (Industry::Brewery, Era::Rail) => 2,
        _ => tile(industry, level).cubes,
    }
}

/// Lays this tile on a space of the table, or clears it; the mats follow.
pub fn lay(position: &mut Position, state: &State, at: Space, wanted: Option<Tile>) {
    let tiles = &mut position.tiles;
    tiles.retain(|it| it.at != at);
    if let Some(tile) = wanted {
        let is_stocked = !tile.is_flipped && !tile.industry.is_sold();
        tiles.push(TilePosition {
            at,
            owner: tile.owner,
            industry: tile.industry,
            level: tile.level,
            flipped: tile.is_flipped,
            cubes: is_stocked.then_some(tile.cubes.max(1)),
        });
    }
    let now = state.board.tile(at);
    for &owner in Owner::ALL {
        let mut mat = *state.mat(owner);
        // A tile that was never laid is on the mat still; one that was told late is not.
        let own = |it: Option<Tile>| it.filter(|it| it.owner == owner);
        for (tile, step) in [(own(now), 1_i8), (own(wanted), -1)] {
            let Some(tile) = tile else { continue };
            let left = &mut mat.0[tile.industry as usize][usize::from(tile.level) - 1];
            *left = left.saturating_add_signed(step);
        }
        for &industry in Industry::ALL {
            for level in 1..=n_levels(industry) {
                let is_it = |it: &&TilePosition| {
                    it.owner == owner && it.industry == industry && it.level == level
                };
                let n_laid = position.tiles.iter().filter(is_it).count() as u8;
                let most = tile(industry, level).count.saturating_sub(n_laid);
                let left = &mut mat.0[industry as usize][usize::from(level) - 1];
                *left = (*left).min(most);
            }
        }
        set_mat(position, owner, &mat);
    }
}

fn set_mat(position: &mut Position, owner: Owner, mat: &Mat) {
    let mat = Some(MatDocument::of(mat, ""));
    match owner {
        Owner::Human => position.human.get_or_insert_default().mat = mat,
        Owner::Automa => position.automa.get_or_insert_default().mat = mat,
    }
}

/// Whose link lies on a line.
fn line_fact(state: &State, link: Link) -> Fact<'_, Position> {
    place_fact(state, Place::Line(link), move || {
        let now = Owner::ALL.iter().copied().find(|&it| state.board.links(it).has(link));
        let way = |&(owner, symbol, text): &(Option<Owner>, &'static str, &str)| {
            let set = move |it: &mut Position| {
                let links = it.links.get_or_insert_default();
                for &side in Owner::ALL {
                    let lines = (0..LINES.len() as u8).map(Link);
                    let has = |it: &Link| match *it == link {
                        true => owner == Some(side),
                        false => state.board.links(side).has(*it),
                    };
                    let laid = lines.filter(has).collect();
                    match side {
                        Owner::Human => links.human = laid,
                        Owner::Automa => links.automa = laid,
                    }
                }
            };
            Way::new(Message::new(text), symbol, owner == now, set)
        };
        Ways::OneOf(OWNERS.iter().map(way).collect())
    })
}

/// Whether the barrel of a stall is there; a stall that buys nothing has none.
fn barrel_fact(state: &State, stall: u8) -> Fact<'_, Position> {
    let now = state.merchants[usize::from(stall)];
    let has_none = now.tile.is_none_or(|it| it == MerchantTile::Blank);
    place_fact(state, Place::Merchant(stall), move || {
        let way = |is_there: bool, symbol: &'static str, text: &str| {
            let set = move |it: &mut Position| {
                let has = |it: &u8| match *it == stall {
                    true => is_there,
                    false => state.merchants[usize::from(*it)].has_barrel,
                };
                it.barrels = Some((0..5_u8).filter(has).map(barrel).collect());
            };
            Way::new(Message::new(text), symbol, is_there == now.has_barrel, set)
        };
        let ways = [(true, "brass/beer", "br-barrel"), (false, "close", "br-barrel-gone")];
        let ways = ways.into_iter().filter(|_| !has_none);
        Ways::OneOf(ways.map(|(is_there, symbol, text)| way(is_there, symbol, text)).collect())
    })
}

/// A barrel by its name in positions.
fn barrel(stall: u8) -> String {
    let at = MERCHANT_SPACES[usize::from(stall)];
    let first = MERCHANT_SPACES.iter().position(|&it| it == at).unwrap_or_default();
    format!("{at} {}", usize::from(stall) - first)
}

/// What the tile of a stall is called among the facts.
pub fn tile_of(stall: u8) -> String {
    format!("{}-tile", Place::Merchant(stall).id())
}

/// The merchant tile of a stall; one that lies elsewhere changes places with it.
fn merchant_fact(state: &State, stall: u8) -> Fact<'_, Position> {
    let now = state.merchants[usize::from(stall)].tile;
    let named = |it: MerchantTile| Message::new(format!("merchant-{it}"));
    let ways = move || {
        let all = [
            (MerchantTile::Any, "brass/merchant"),
            (MerchantTile::CottonMill, "brass/cotton"),
            (MerchantTile::Manufacturer, "brass/goods"),
            (MerchantTile::Blank, "close"),
        ];
        let way = |(tile, symbol): (MerchantTile, &'static str)| {
            let is_now = now == Some(tile);
            let is_it = |it: &u8| state.merchants[usize::from(*it)].tile == Some(tile);
            let other = (0..5_u8).find(is_it).filter(|_| now.is_some());
            let from = if is_now { stall } else { other? };
            let set = move |it: &mut Position| swap(it, state, stall, from);
            Some(Way::new(named(tile), symbol, is_now, set))
        };
        Ways::OneOf(all.into_iter().filter_map(way).collect())
    };
    let said = now.map_or_else(|| "".into(), named);
    Fact::new(GROUPS[0], tile_of(stall), Place::Merchant(stall).name(), said, ways)
}

/// The tiles of two stalls change places, with their barrels.
fn swap(position: &mut Position, state: &State, one: u8, other: u8) {
    let mut merchants = state.merchants;
    merchants.swap(one.into(), other.into());
    let tiles = |at: Location| {
        let here = MERCHANT_SPACES.iter().zip(&merchants).filter(|it| *it.0 == at);
        here.filter_map(|it| it.1.tile).collect()
    };
    position.merchants = Some(MerchantsPosition {
        shrewsbury: tiles(Location::Shrewsbury),
        gloucester: tiles(Location::Gloucester),
        oxford: tiles(Location::Oxford),
    });
    let barrels = (0..5_u8).filter(|&it| merchants[usize::from(it)].has_barrel).map(barrel);
    position.barrels = Some(barrels.collect());
}

fn markets(state: &State) -> [Fact<'_, Position>; 2] {
    type Set = fn(&mut Position, i64);
    let coal: Set = |it, n| it.coal = Some(n as u8);
    let iron: Set = |it, n| it.iron = Some(n as u8);
    [("coal", state.coal, coal), ("iron", state.iron, iron)].map(|(key, market, set)| {
        let ways = move || Ways::count(market.cubes.into(), 0, market.size().into(), set);
        let name = Message::new(format!("br-{key}"));
        Fact::new(GROUPS[1], key, name, Message::verbatim(market.cubes), ways)
    })
}

fn points(state: &State, owner: Owner) -> Fact<'_, Position> {
    let name = if owner == Owner::Human { "br-your-points" } else { "br-its-points" };
    let n = state.points(owner);
    let set = move |it: &mut Position, n: i64| match owner {
        Owner::Human => it.human.get_or_insert_default().vp = n as i16,
        Owner::Automa => it.automa.get_or_insert_default().vp = n as i16,
    };
    let ways = move || Ways::count(n.into(), 0, 999, set);
    Fact::new(GROUPS[3], format!("{owner}-vp"), Message::new(name), Message::verbatim(n), ways)
}

/// The tiles left of an industry: one fewer, or the last one back.
fn mat_fact(state: &State, owner: Owner, industry: Industry) -> Fact<'_, Position> {
    let mat = state.mat(owner);
    let row = &mat.0[industry as usize];
    let ways = move || {
        let way = |row: Option<[u8; 8]>, text: &str, symbol: &'static str| {
            let mut changed = *mat;
            changed.0[industry as usize] = row?;
            let set = move |it: &mut Position| set_mat(it, owner, &changed);
            Some(Way::new(Message::new(text), symbol, false, set))
        };
        let fewer = way(fewer(row), "bt-mat-fewer", "minus");
        let more = way(more(state, owner, industry), "bt-mat-more", "plus");
        Ways::OneOf([fewer, more].into_iter().flatten().collect())
    };
    let name = Message::new("bt-mat-of")
        .with("owner", owner.key())
        .with("industry", words::industry(industry));
    let said = Message::new("bt-mat-left")
        .with("n", row.iter().sum::<u8>())
        .with("level", words::roman(mat.lowest(industry).unwrap_or_default()));
    Fact::new(GROUPS[2], format!("{owner}-{industry}"), name, said, ways)
}

/// A row of a mat without its lowest tile.
fn fewer(row: &[u8; 8]) -> Option<[u8; 8]> {
    let at = row.iter().position(|&it| it != 0)?;
    let mut row = *row;
    row[at] -= 1;
    Some(row)
}

/// A row of a mat with the tile that left it last, unless it lies on the map.
fn more(state: &State, owner: Owner, industry: Industry) -> Option<[u8; 8]> {
    let mut row = state.mat(owner).0[industry as usize];
    let on_map = |level: u8| {
        let own = state.board.owned(owner).and(state.board.of(industry));
        own.filter(|&it| state.board.level(it) == level).count() as u8
    };
    let lowest = state.mat(owner).lowest(industry).unwrap_or(n_levels(industry));
    let level = (1..=lowest)
        .rev()
        .find(|&it| row[usize::from(it) - 1] + on_map(it) < tile(industry, it).count)?;
    row[usize::from(level) - 1] += 1;
    Some(row)
}
