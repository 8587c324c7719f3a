//! The value of a table: about how many points the person will be ahead.

use ::brass::{
    Board, Card, Era, Industry, Link, Location, Locations, MERCHANT_SPACES, MERCHANTS,
    MerchantTile, N_LINK_TILES, N_ROUNDS, Owner, Phase, Space, State, income_level, tile,
};

use super::{
    season::{ENDS, SURE, Season},
    weights::{Weight, Weights},
};

/// How much Mautoma's points count against one's own, in thousandths.
const HIS_POINTS: i32 = 500;

/// Who says what a table is worth.
#[derive(Clone, Debug)]
pub(super) struct Judge {
    weights: Weights,
    seasons: Vec<Season>,
}

/// What the tiles and links on the map come to.
struct Map {
    /// Points of one's own, and of Mautoma's, in thousandths.
    value: i32,
    /// Spaces of income that unflipped tiles will bring, in parts of [`SURE`].
    income: i32,
    /// Barrels that unsold goods wait for.
    wanted: i32,
    /// Barrels of one's own.
    barrels: i32,
}

impl Judge {
    /// A judge who believes this.
    pub(super) fn new(weights: &Weights) -> Judge {
        let mut seasons = Vec::new();
        for &era in Era::ALL {
            for round in 1..=N_ROUNDS {
                seasons.extend((0..=2).map(|it| Season::new(weights, era, round, it)));
            }
        }
        Judge { weights: *weights, seasons }
    }

    /// About how many thousandths of a point the person will be ahead.
    pub(super) fn value(&self, state: &State) -> i32 {
        let points = |it| i32::from(state.points(it));
        let scored = 1000 * points(Owner::Human) - HIS_POINTS * points(Owner::Automa);
        if state.phase == Phase::Over {
            return scored;
        }
        let season = self.season(state);
        let map = self.map(state, season);
        let n_links = state.board.links(Owner::Human).len() as i32;
        let wanted = match state.era {
            Era::Canal => map.wanted + 1,
            Era::Rail => map.wanted + ((N_LINK_TILES as i32 - n_links) / 2).min(season.deeds),
        };
        let hand = &state.human.hand;
        let n_wild = i32::from(hand[Card::WildLocation] + hand[Card::WildIndustry]);
        scored
            + map.value
            + self.money(state, season, map.income)
            + season.mat(&self.weights, state.era, &state.human.mat)
            + season.barrel * map.barrels.min(wanted)
            + season.wild * n_wild
            + season.stock[0] * i32::from(cubes(&state.board, Industry::CoalMine))
            + season.stock[1] * i32::from(cubes(&state.board, Industry::IronWorks))
    }

    fn season(&self, state: &State) -> &Season {
        let n_left = match state.mover {
            Owner::Human => usize::from(state.actions_left.min(2)),
            Owner::Automa => 0,
        };
        let round = usize::from(state.round.clamp(1, N_ROUNDS)) - 1;
        &self.seasons[(state.era as usize * usize::from(N_ROUNDS) + round) * 3 + n_left]
    }

    /// Tiles and links of both sides.
    fn map(&self, state: &State, season: &Season) -> Map {
        let board = &state.board;
        let (own, flipped) = (board.owned(Owner::Human), board.flipped());
        let is_canal = state.era == Era::Canal;
        let barrels = board.total(board.stocked(Industry::Brewery).and(own));
        let his_flip = self.weights.get(Weight::HisFlip) * SURE / 1000;
        let mut icons = season.icons;
        let (mut mine, mut his, mut income, mut wanted) = (0, 0, 0, 0);
        let mut network = Locations::EMPTY;
        for &industry in Industry::ALL {
            for space in board.of(industry) {
                let (location, level) = (space.location(), board.level(space));
                let spec = tile(industry, level);
                let is_own = own.has(space);
                let flips = match (flipped.has(space), is_own) {
                    (true, _) => SURE,
                    (_, false) => his_flip,
                    _ => flips(state, season, industry, space, barrels),
                };
                icons[location as usize] += i32::from(spec.links) * flips - season.free;
                // A tile of level 2 or more scores in both eras.
                let later = match is_canal && 1 < level {
                    true => (SURE - flips) * season.later[usize::from(industry.is_sold())] / SURE,
                    false => 0,
                };
                let again = if is_canal && 1 < level { flips + later } else { 0 };
                let worth = i32::from(spec.vp) * (flips + again);
                if is_own {
                    mine += worth;
                    network.add(location);
                    if !flipped.has(space) {
                        income += i32::from(spec.income) * (flips + later * 2 / 5);
                        wanted += i32::from(spec.beer);
                    }
                } else {
                    his += worth;
                }
            }
        }
        let mut own_links = 0;
        for link in board.links(Owner::Human) {
            own_links += icons_at(&icons, link);
            network.0 |= link.ends().0;
        }
        let his_links: i32 = board.links(Owner::Automa).map(|it| icons_at(&icons, it)).sum();
        let network = network.without(MERCHANTS);
        let value = (mine + own_links) * 125 / 128
            - parts(his, self.weights.get(Weight::HisTile))
            - parts(his_links, self.weights.get(Weight::HisLink))
            + season.place * network.len() as i32;
        Map { value, income, wanted, barrels: barrels.into() }
    }

    /// Money and income to come, up to what the deeds left can use.
    fn money(&self, state: &State, season: &Season, income: i32) -> i32 {
        let get = |it| self.weights.get(it);
        let money = i32::from(state.human.purse());
        let marker = state.human.income.unwrap_or(10);
        let level = i32::from(income_level(marker));
        // Spaces of the income track for one more pound.
        let steps = match marker {
            0..30 => 2,
            30..60 => 3,
            _ => 4,
        };
        let coming = income / steps * season.waiting / 1000 / SURE;
        let cash = money + level * season.incomes + coming;
        let mut value = get(Weight::Pound) * cash.min(season.need)
            + get(Weight::PoundOver) * (cash - season.need).max(0);
        value += (season.purse * money).min(season.purse * get(Weight::PurseSize) / 1000);
        let is_turn_over = state.mover == Owner::Automa || state.actions_left == 0;
        if is_turn_over && 0 < season.incomes {
            value -= get(Weight::Debt) * (-(money + level)).max(0);
        }
        value
    }
}

/// So many thousandths of what is counted in parts of [`SURE`], in thousandths of a point.
fn parts(n: i32, thousandths: i32) -> i32 {
    // Half the precision, so that no sum overflows.
    (n >> 4) * thousandths / (SURE >> 4)
}

/// The icons at the ends of a line.
#[inline]
fn icons_at(icons: &[i32; 28], link: Link) -> i32 {
    ENDS[usize::from(link.0)].iter().map(|&it| icons[usize::from(it)]).sum()
}

/// The cubes on all tiles of an industry.
fn cubes(board: &Board, industry: Industry) -> u8 {
    board.total(board.stocked(industry))
}

/// The chance that an unflipped tile of the person flips in this era.
#[inline]
fn flips(state: &State, season: &Season, industry: Industry, space: Space, barrels: u8) -> i32 {
    let board = &state.board;
    let (cubes, location) = (usize::from(board.cubes(space)), space.location());
    match industry {
        Industry::CoalMine => {
            let is_reached = state.reaches_merchant(board.connected(location));
            season.coal[cubes.min(7)][usize::from(is_reached)]
        }
        Industry::IronWorks => season.iron[cubes.min(7)],
        Industry::Brewery => season.brewery[cubes.min(3)],
        goods => {
            let level = board.level(space);
            let (is_bought, barrel) = merchants(state, goods, location);
            let has_beer = tile(goods, level).beer <= barrels + u8::from(barrel);
            season.sale[usize::from(is_bought)][usize::from(has_beer)]
        }
    }
}

/// Whether a connected merchant buys the goods of an industry, and whether one has a barrel.
fn merchants(state: &State, goods: Industry, location: Location) -> (bool, bool) {
    let reach = state.board.connected(location);
    let (mut is_bought, mut has_barrel) = (false, false);
    for (merchant, &place) in state.merchants.iter().zip(&MERCHANT_SPACES) {
        let Some(bought) = merchant.tile.filter(|&it| it != MerchantTile::Blank) else { continue };
        if reach.has(place) {
            is_bought |= bought.buys(goods);
            has_barrel |= merchant.has_barrel;
        }
    }
    (is_bought, has_barrel)
}
