//! The outlook of the rail era: what both sides will have at the end, told from
//! the table on which it begins. Canals are gone by then, so it is a plain sum;
//! the trainer fits it to the ends of many games.

use ::brass::{Era, Industry, Owner, State, tile};

/// How many facts of a table count.
pub const N_FACTS: usize = FIRST_OF_INDUSTRY + 6 * OF_INDUSTRY.len();

/// The facts that belong to no industry.
const GENERAL: [&str; FIRST_OF_INDUSTRY] = [
    "always",
    "points",
    "his-points",
    "pounds",
    "pounds-up-to-30",
    "income",
    "barrels",
    "his-barrels",
    "coal",
    "iron",
    "coal-market",
    "iron-market",
    "places",
    "icons-in-the-network",
    "icons-elsewhere",
];

const FIRST_OF_INDUSTRY: usize = 15;

/// The facts of each industry.
const OF_INDUSTRY: [&str; 6] =
    ["flipped", "unflipped", "his-flipped", "his-unflipped", "left", "too-old"];

/// What the facts tell of the person's points and of Mautoma's at the end, in
/// thousandths of a point for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook(pub [[i32; N_FACTS]; 2]);

impl Outlook {
    /// The person's points at the end and Mautoma's, in thousandths.
    pub(super) fn points(&self, state: &State) -> [i32; 2] {
        let facts = facts(state);
        self.0.map(|side| side.iter().zip(&facts).map(|(each, n)| each * n).sum())
    }
}

/// The name of a fact, as it stands in the trained table.
pub fn fact_name(nth: usize) -> String {
    match GENERAL.get(nth) {
        Some(&name) => name.to_owned(),
        None => {
            let (industry, fact) = (
                (nth - FIRST_OF_INDUSTRY) / OF_INDUSTRY.len(),
                (nth - FIRST_OF_INDUSTRY) % OF_INDUSTRY.len(),
            );
            format!("{} {}", Industry::nth(industry as u8), OF_INDUSTRY[fact])
        }
    }
}

/// The facts of a table.
pub fn facts(state: &State) -> [i32; N_FACTS] {
    let board = &state.board;
    let (own, flipped) = (board.owned(Owner::Human), board.flipped());
    let network = board.network(Owner::Human);
    let pounds = i32::from(state.human.purse().min(200));
    let beer = board.stocked(Industry::Brewery);
    let mut facts = [0; N_FACTS];
    let general = [
        1,
        state.points(Owner::Human).into(),
        state.points(Owner::Automa).into(),
        pounds,
        pounds.min(30),
        state.human.level().unwrap_or_default().into(),
        board.total(beer.and(own)).into(),
        board.total(beer.without(own)).into(),
        board.total(board.stocked(Industry::CoalMine)).into(),
        board.total(board.stocked(Industry::IronWorks)).into(),
        state.coal.cubes.into(),
        state.iron.cubes.into(),
        network.len() as i32,
    ];
    facts[..general.len()].copy_from_slice(&general);
    let icons = general.len();
    for &industry in Industry::ALL {
        let of = FIRST_OF_INDUSTRY + industry as usize * OF_INDUSTRY.len();
        for space in board.of(industry) {
            let spec = tile(industry, board.level(space));
            let fact = 2 * usize::from(!own.has(space)) + usize::from(!flipped.has(space));
            facts[of + fact] += i32::from(spec.vp);
            if flipped.has(space) {
                facts[icons + usize::from(!network.has(space.location()))] += i32::from(spec.links);
            }
        }
        for (level, &n) in (1..).zip(&state.human.mat.0[industry as usize]) {
            if 0 < n {
                facts[of + 4] += i32::from(n);
                let is_too_old = !tile(industry, level).rail && state.era == Era::Rail;
                facts[of + 5] += if is_too_old { i32::from(n) } else { 0 };
            }
        }
    }
    facts
}
