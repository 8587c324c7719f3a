//! The best placements of a patch on a quilt, remembered.

use ::patchwork::{ALL_CELLS, Cell, N_PATCHES, Patch, Placement, SIDE, Tile, cells};

use super::{
    packing::{FIRST, Hem, LAST},
    value::{TILE, Value},
};

/// The row of leather in the table of ways.
pub(super) const LEATHER: usize = N_PATCHES;
/// How many placements of a patch are remembered.
pub(super) const N_BEST: usize = 8;
/// How many of the snuggest placements are looked at closely.
const N_LOOK: usize = 16;
/// No patch has more ways to lie on an empty quilt board.
const N_WAYS: usize = 512;
const CACHE_BITS: u32 = 16;

/// One way to lie on an empty quilt board.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) cells: u128,
    /// The cells beside it, and its sides on the edge: both count as contact.
    halo: u128,
    border: u8,
    pub(super) placement: Placement,
}

impl Way {
    fn new(cells: u128, placement: Placement) -> Way {
        let around = cells << SIDE | cells >> SIDE | (cells & !LAST) << 1 | (cells & !FIRST) >> 1;
        let edges = [cells & FIRST, cells & LAST, cells & 0x1ff, cells >> 72];
        let border = edges.iter().map(|it| it.count_ones() as u8).sum();
        Way { cells, halo: around & ALL_CELLS & !cells, border, placement }
    }

    /// All ways of every patch; leather last.
    fn all() -> Vec<Vec<Way>> {
        let of_patch = |patch: Patch| {
            let turned = patch.spec().orientations().iter().enumerate();
            let ways = turned.flat_map(|(at, it)| {
                cells(it.corners).map(move |corner| {
                    let placement = Placement { patch, orientation: at as u8, corner };
                    Way::new(placement.cells(), placement)
                })
            });
            ways.collect()
        };
        let leather = cells(ALL_CELLS)
            .map(|corner| Way::new(1 << corner.0, Placement { corner, ..Placement::default() }));
        Patch::all().map(of_patch).chain([leather.collect()]).collect()
    }
}

/// The best placements of a patch on a quilt, best first.
#[derive(Clone, Copy)]
pub(super) struct Best {
    quilt: u128,
    key: u8,
    n: u8,
    ways: [u16; N_BEST],
    /// What the quilts add afterwards, the tile's points included if it is won.
    values: [i32; N_BEST],
}

impl Best {
    /// The first `k` ways, with what the quilts add afterwards.
    pub(super) fn first(&self, k: usize) -> impl Iterator<Item = (u16, i32)> {
        let n = k.min(self.n.into());
        (0..n).map(|it| (self.ways[it], self.values[it]))
    }
}

/// Finds placements. What a quilt adds depends on nothing else, so what was
/// found once serves every branch of a search and the choices after it.
pub(super) struct Placer {
    ways: Vec<Vec<Way>>,
    /// What is around each way.
    hems: Vec<Vec<Hem>>,
    cache: Vec<Best>,
}

impl Placer {
    pub(super) fn new() -> Placer {
        let none = Best { quilt: u128::MAX, key: 0, n: 0, ways: [0; N_BEST], values: [0; N_BEST] };
        let ways = Way::all();
        let hems = ways.iter().map(|it| it.iter().map(|it| Hem::of(it.cells)).collect()).collect();
        Placer { ways, hems, cache: vec![none; 1 << CACHE_BITS] }
    }

    pub(super) fn way(&self, patch: usize, way: u16) -> &Way {
        &self.ways[patch][usize::from(way)]
    }

    /// The best cell for a leather patch, if one is empty.
    pub(super) fn leather(&mut self, value: &Value, quilt: u128, tile: Tile) -> Option<Cell> {
        let (way, _) = self.best(value, quilt, LEATHER, tile).first(1).next()?;
        Some(self.way(LEATHER, way).placement.corner)
    }

    /// The best placements of a patch, or of leather.
    pub(super) fn best(&mut self, value: &Value, quilt: u128, patch: usize, tile: Tile) -> Best {
        let key = patch as u8 | u8::from(tile == Tile::Free) << 7;
        let mut hash = quilt as u64 ^ ((quilt >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash = (hash ^ u64::from(key) << 40 ^ hash >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let slot = (hash >> (64 - CACHE_BITS)) as usize;
        if self.cache[slot].quilt != quilt || self.cache[slot].key != key {
            let mut best = self.find(value, quilt, patch, tile);
            best.key = key;
            self.cache[slot] = best;
        }
        self.cache[slot]
    }

    fn find(&self, value: &Value, quilt: u128, patch: usize, tile: Tile) -> Best {
        // Contact is cheap to count; only the snuggest are worth the full value.
        let (mut fits, mut contacts) = ([0_u16; N_WAYS], [0_u8; N_WAYS]);
        let (mut n_fits, mut n_with) = (0, [0_usize; 64]);
        for (at, way) in self.ways[patch].iter().enumerate() {
            if way.cells & quilt == 0 {
                let contact = (way.halo & quilt).count_ones() as u8 + way.border;
                (fits[n_fits], contacts[n_fits]) = (at as u16, contact);
                n_fits += 1;
                n_with[usize::from(contact)] += 1;
            }
        }
        let (mut least, mut n) = (63, n_with[63]);
        while least > 0 && n < N_LOOK {
            least -= 1;
            n += n_with[usize::from(least)];
        }
        let (ways, values) = ([0; N_BEST], [i32::MIN; N_BEST]);
        let mut best = Best { quilt, key: 0, n: 0, ways, values };
        if n_fits == 0 {
            return best;
        }
        let seam = value.seam(quilt, self.way(patch, 0).cells.count_ones());
        let snug = fits[..n_fits].iter().zip(&contacts).filter(|it| least <= *it.1);
        for (&way, _) in snug {
            let (cells, hem) = (self.way(patch, way).cells, &self.hems[patch][usize::from(way)]);
            let missing = (tile == Tile::Free).then(|| seam.n_missing(cells));
            let added = match missing {
                Some(0) => TILE + seam.value(cells, hem, None),
                _ => seam.value(cells, hem, missing),
            };
            best.insert(way, added);
        }
        best
    }
}

impl Best {
    fn insert(&mut self, way: u16, value: i32) {
        if value <= self.values[N_BEST - 1] {
            return;
        }
        let mut at = N_BEST - 1;
        while at > 0 && self.values[at - 1] < value {
            (self.values[at], self.ways[at]) = (self.values[at - 1], self.ways[at - 1]);
            at -= 1;
        }
        (self.values[at], self.ways[at]) = (value, way);
        self.n = (self.n + 1).min(N_BEST as u8);
    }
}
