//! Facts of the mirror that can be put right: tiles, links, barrels, markets, mats,
//! points.

use brass::{
    Brass, Industry, LINES, Link, Location, MERCHANT_SPACES, Mat, MatDocument, MerchantTile, Owner,
    Position, Space, State, Tile, TilePosition, n_levels, tile,
};
use kit::{Game, Message};
use serde_json::{Value, json};

use super::super::place::{self, Place};
use crate::page::{Fact, View, Way, Ways};

/// The tabs: the map, the markets, the mats, the points.
pub(super) const TABS: [&str; 4] = ["bt-fix-map", "bt-fix-markets", "bt-fix-mats", "bt-fix-points"];

/// Every fact, as it is at `state`.
pub(super) fn all(view: &View<'_, Brass>, state: &State) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts.extend(
        (0..brass::SPACES.len() as u8).map(|it| place_fact(view, state, Place::Space(Space(it)))),
    );
    let lines = state.era.lines().map(Place::Line);
    facts.extend(lines.map(|it| place_fact(view, state, it)));
    for stall in 0..5_u8 {
        facts.push(merchant(view, state, stall));
        facts.push(place_fact(view, state, Place::Merchant(stall)));
    }
    facts.extend(markets(view, state));
    for &owner in Owner::ALL {
        facts.extend(Industry::ALL.iter().map(|&it| mat(view, state, owner, it)));
    }
    facts.extend(Owner::ALL.iter().map(|&it| points(view, state, it)));
    facts
}

/// What stands at a place of the map.
fn place_fact(view: &View<'_, Brass>, state: &State, at: Place) -> Fact {
    let told = at.told(view, state);
    let (name, said) = told.split_once(": ").unwrap_or((&told, ""));
    Fact {
        group: TABS[0],
        place: at.id(),
        name: name.trim().to_owned(),
        said: said.to_owned(),
        ways: Ways::OneOf(ways(view, state, at)),
    }
}

/// How a place can stand.
fn ways(view: &View<'_, Brass>, state: &State, at: Place) -> Vec<Way> {
    match at {
        Place::Line(link) => link_ways(view, state, link),
        Place::Merchant(stall) => barrel_ways(view, state, stall),
        Place::Space(_) | Place::Location(_) => Vec::new(),
    }
}

/// The owners that a piece can have, and none.
pub(super) const OWNERS: [(Option<Owner>, &str, &str); 3] = [
    (Some(Owner::Human), "you", "bt-yours"),
    (Some(Owner::Automa), "automa", "bt-its"),
    (None, "close", "bt-empty"),
];

fn link_ways(view: &View<'_, Brass>, state: &State, link: Link) -> Vec<Way> {
    let now = Owner::ALL.iter().copied().find(|&it| state.board.links(it).has(link));
    let with = |owner: Option<Owner>| {
        let links = |side: Owner| -> Vec<String> {
            let lines = (0..LINES.len() as u8).map(Link);
            let has = |it: &Link| match *it == link {
                true => owner == Some(side),
                false => state.board.links(side).has(*it),
            };
            lines.filter(has).map(|it| it.key().to_owned()).collect()
        };
        json!({ "links": { "human": links(Owner::Human), "automa": links(Owner::Automa) } })
    };
    let way = |&(owner, symbol, key): &(Option<Owner>, &'static str, &str)| Way {
        text: view.words.text(key),
        symbol,
        patch: with(owner),
        is_now: owner == now,
    };
    OWNERS.iter().map(way).collect()
}

fn barrel_ways(view: &View<'_, Brass>, state: &State, stall: u8) -> Vec<Way> {
    let now = state.merchants[usize::from(stall)];
    if now.tile.is_none_or(|it| it == MerchantTile::Blank) {
        return Vec::new();
    }
    let with = |is_there: bool| {
        let has = |it: &u8| match *it == stall {
            true => is_there,
            false => state.merchants[usize::from(*it)].has_barrel,
        };
        let barrels: Vec<String> = (0..5_u8).filter(has).map(barrel).collect();
        json!({ "barrels": barrels })
    };
    let way = |is_there: bool, symbol, key: &str| Way {
        text: view.words.text(key),
        symbol,
        patch: with(is_there),
        is_now: is_there == now.has_barrel,
    };
    vec![way(true, "brass/beer", "br-barrel"), way(false, "close", "br-barrel-gone")]
}

/// The merchant tile of a stall; one that lies elsewhere changes places with it.
fn merchant(view: &View<'_, Brass>, state: &State, stall: u8) -> Fact {
    let words = &view.words;
    let now = state.merchants[usize::from(stall)].tile;
    let others: Vec<(MerchantTile, u8)> = (0..5_u8)
        .filter_map(|it| Some((state.merchants[usize::from(it)].tile?, it)))
        .filter(|it| Some(it.0) != now)
        .collect();
    let all = [
        (MerchantTile::Any, "brass/merchant"),
        (MerchantTile::CottonMill, "brass/cotton"),
        (MerchantTile::Manufacturer, "brass/goods"),
        (MerchantTile::Blank, "close"),
    ];
    let way = |&(tile, symbol): &(MerchantTile, &'static str)| {
        let is_now = now == Some(tile);
        let other = others.iter().find(|it| it.0 == tile).map(|it| it.1);
        let from = if is_now { stall } else { other.filter(|_| now.is_some())? };
        let text = words.text(&format!("merchant-{tile}"));
        Some(Way { text, symbol, patch: swapped(state, stall, from), is_now })
    };
    let name = words.say(&view.game().name(brass::Candidate::Merchant(stall)));
    Fact {
        group: TABS[0],
        place: tile_of(stall),
        name,
        said: now.map_or(String::new(), |it| words.text(&format!("merchant-{it}"))),
        ways: Ways::OneOf(all.iter().filter_map(way).collect()),
    }
}

/// What the tile of a stall is called among the facts.
pub(super) fn tile_of(stall: u8) -> String {
    format!("{}-tile", Place::Merchant(stall).id())
}

/// The patch in which the tiles of two stalls change places, with their barrels.
fn swapped(state: &State, one: u8, other: u8) -> Value {
    let mut merchants = state.merchants;
    merchants.swap(one.into(), other.into());
    let tiles = |at: Location| -> Vec<String> {
        let here = MERCHANT_SPACES.iter().zip(&merchants).filter(|it| *it.0 == at);
        here.filter_map(|it| Some(it.1.tile?.to_string())).collect()
    };
    let barrels = (0..5_u8).filter(|&it| merchants[usize::from(it)].has_barrel).map(barrel);
    json!({
        "merchants": {
            "shrewsbury": tiles(Location::Shrewsbury),
            "gloucester": tiles(Location::Gloucester),
            "oxford": tiles(Location::Oxford),
        },
        "barrels": barrels.collect::<Vec<String>>(),
    })
}

/// A barrel by its name in positions.
fn barrel(stall: u8) -> String {
    let at = MERCHANT_SPACES[usize::from(stall)];
    let first = MERCHANT_SPACES.iter().position(|&it| it == at).unwrap_or_default();
    format!("{at} {}", usize::from(stall) - first)
}

fn markets(view: &View<'_, Brass>, state: &State) -> [Fact; 2] {
    [("coal", state.coal), ("iron", state.iron)].map(|(key, market)| Fact {
        group: TABS[1],
        place: key.to_owned(),
        name: view.words.text(&format!("br-{key}")),
        said: market.cubes.to_string(),
        ways: Ways::Count {
            path: key.to_owned(),
            n: market.cubes.into(),
            least: 0,
            most: market.size().into(),
        },
    })
}

fn points(view: &View<'_, Brass>, state: &State, owner: Owner) -> Fact {
    let key = if owner == Owner::Human { "br-your-points" } else { "br-its-points" };
    Fact {
        group: TABS[3],
        place: format!("{owner}-vp"),
        name: view.words.text(key),
        said: state.points(owner).to_string(),
        ways: Ways::Count {
            path: format!("{owner}.vp"),
            n: state.points(owner).into(),
            least: 0,
            most: 999,
        },
    }
}

/// The tiles left of an industry: one fewer, or the last one back.
fn mat(view: &View<'_, Brass>, state: &State, owner: Owner, industry: Industry) -> Fact {
    let words = &view.words;
    let mat = state.mat(owner);
    let row = &mat.0[industry as usize];
    let n: u8 = row.iter().sum();
    let lowest = mat.lowest(industry).unwrap_or_default();
    let said = Message::new("bt-mat-left")
        .with("n", n)
        .with("level", super::super::piece::ROMAN[usize::from(lowest)]);
    let way = |row: Option<[u8; 8]>, key: &str, symbol| {
        let row = row?;
        let mut changed = *mat;
        changed.0[industry as usize] = row;
        Some(Way {
            text: words.text(key),
            symbol,
            patch: json!({ owner.key(): { "mat": document(&changed) } }),
            is_now: false,
        })
    };
    let ways = [
        way(fewer(row), "ui-less", "minus"),
        way(more(state, owner, industry), "ui-greater", "plus"),
    ];
    let name = Message::new("bt-mat-of")
        .with("owner", owner.key())
        .with("industry", place::industry(industry));
    Fact {
        group: TABS[2],
        place: format!("{owner}-{industry}"),
        name: words.say(&name),
        said: words.say(&said),
        ways: Ways::OneOf(ways.into_iter().flatten().collect()),
    }
}

fn document(mat: &Mat) -> Value {
    kit::to_value(&MatDocument::of(mat, ""))
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

/// The patch that lays this tile on a space, or clears it; the mats follow.
pub(super) fn with_tile(game: &Brass, state: &State, at: Space, wanted: Option<Tile>) -> Value {
    let position: Position = game.position(state);
    let mut tiles: Vec<TilePosition> = position.tiles;
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
    let mut patch = json!({ "tiles": tiles });
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
                let n_laid = tiles.iter().filter(is_it).count() as u8;
                let most = tile(industry, level).count.saturating_sub(n_laid);
                let left = &mut mat.0[industry as usize][usize::from(level) - 1];
                *left = (*left).min(most);
            }
        }
        if mat != *state.mat(owner) {
            patch[owner.key()] = json!({ "mat": document(&mat) });
        }
    }
    patch
}

/// What a new tile of an industry brings in this era.
pub(super) fn brings(state: &State, industry: Industry, level: u8) -> u8 {
    match (industry, state.era) {
        (Industry::Brewery, brass::Era::Canal) => 1,
        (Industry::Brewery, brass::Era::Rail) => 2,
        _ => tile(industry, level).cubes,
    }
}

/// The spaces of a town.
pub(super) fn spaces(at: Location) -> impl Iterator<Item = Space> {
    brass::SPACES_AT[at as usize]
}
