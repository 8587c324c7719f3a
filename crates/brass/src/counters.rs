//! What a designer of Mautoma counts.

use kit::Tally;

use crate::{
    action::{Action, Kind},
    components::Owner,
    state::{Points, State},
};

/// The counters, in the order of the tally.
pub(crate) const COUNTERS: &[&str] = &[
    "automa_vp_links_canal",
    "automa_vp_tiles_canal",
    "automa_vp_links_rail",
    "automa_vp_tiles_rail",
    "automa_vp_actions",
    "automa_builds",
    "automa_links",
    "automa_sales",
    "automa_develops",
    "automa_passes",
    "automa_cards_discarded",
    "automa_deck_left_canal",
    "automa_deck_left_rail",
    "human_vp_links_canal",
    "human_vp_tiles_canal",
    "human_vp_links_rail",
    "human_vp_tiles_rail",
    "human_vp_actions",
    "human_vp_shortfall",
    "human_builds",
    "human_links",
    "human_sales",
    "human_develops",
    "human_loans",
    "human_scouts",
    "human_passes",
    "human_money",
];

const BUILDS: usize = 5;
const LINKS: usize = 6;
const SALES: usize = 7;
const DEVELOPS: usize = 8;
const PASSES: usize = 9;
const DISCARDED: usize = 10;
const LEFT_CANAL: usize = 11;
const LEFT_RAIL: usize = 12;
const HUMAN_POINTS: usize = 13;
const HUMAN_BUILDS: usize = 19;
const HUMAN_LINKS: usize = 20;
const HUMAN_SALES: usize = 21;
const HUMAN_DEVELOPS: usize = 22;
const HUMAN_LOANS: usize = 23;
const HUMAN_SCOUTS: usize = 24;
const HUMAN_PASSES: usize = 25;
const HUMAN_MONEY: usize = 26;

/// Counts what an action adds.
pub(crate) fn count(_before: &State, action: Action, tally: &mut Tally) {
    let at = match action {
        Action::Build(..) => BUILDS,
        Action::Link(..) | Action::Network(_, None, _) => LINKS,
        Action::Network(..) => {
            tally[LINKS] += 1;
            LINKS
        }
        Action::Sell(..) => SALES,
        Action::Develop(_) => DEVELOPS,
        Action::Pass => PASSES,
        Action::Discard => DISCARDED,
        Action::Line(_) => HUMAN_LINKS,
        Action::Flip(_) => HUMAN_SALES,
        Action::Site(..) => HUMAN_BUILDS,
        Action::Take(Kind::Develop) => HUMAN_DEVELOPS,
        Action::Take(Kind::Loan) => HUMAN_LOANS,
        Action::Take(Kind::Scout) => HUMAN_SCOUTS,
        Action::Take(Kind::Pass) => HUMAN_PASSES,
        _ => return,
    };
    tally[at] += 1;
}

/// Counts what the end of the game shows.
pub(crate) fn count_end(end: &State, tally: &mut Tally) {
    let points = |owner: Owner, source: Points| i64::from(end.vp[owner as usize][source as usize]);
    for &source in &Points::ALL[..=Points::Actions as usize] {
        tally[source as usize] = points(Owner::Automa, source);
        tally[HUMAN_POINTS + source as usize] = points(Owner::Human, source);
    }
    let shortfall = HUMAN_POINTS + Points::Shortfall as usize;
    tally[shortfall] = points(Owner::Human, Points::Shortfall);
    tally[LEFT_CANAL] = i64::from(end.automa.left_canal.unwrap_or_default());
    tally[LEFT_RAIL] = i64::from(end.automa.unseen.count_ones());
    tally[HUMAN_MONEY] = i64::from(end.human.money.unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_stand_where_their_names_do() {
        assert_eq!(COUNTERS.len(), HUMAN_MONEY + 1);
        assert_eq!(COUNTERS[LINKS], "automa_links");
        assert_eq!(COUNTERS[LEFT_RAIL], "automa_deck_left_rail");
        assert_eq!(COUNTERS[HUMAN_POINTS], "human_vp_links_canal");
        assert_eq!(COUNTERS[HUMAN_POINTS + Points::Shortfall as usize], "human_vp_shortfall");
        assert_eq!(COUNTERS[HUMAN_MONEY], "human_money");
    }
}
