//! Mautoma: what its cards dictate, and what its deeds do.

mod front;
mod links;
mod rear;
mod sources;

use std::fmt;

use kit::Trace;

use crate::{
    Brass,
    action::{Action, Buyer, Source},
    components::{Industry, Link, Location, Owner, Quadrant, SPACES, Space},
    deck::SlotAction,
    eras::{DEVELOP_POINTS, PASS_POINTS},
    rule,
    setup::{BuildIcon, MineWithoutLink},
    state::{Phase, Points, Stage, State},
};

/// Anything Mautoma's rules choose among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// A slot of the card's front, from 0.
    Slot(u8),
    /// An action of the rear.
    Rear(RearAction),
    /// A place.
    Location(Location),
    /// A space, or the tile on it.
    Space(Space),
    /// A line.
    Link(Link),
    /// A merchant tile, by number.
    Merchant(u8),
    /// The card.
    Card(u8),
    /// A tile of its mat.
    Tile(Industry, u8),
    /// A market.
    Market,
    /// A cube that is taken, from 1.
    Cube(u8),
}

keyed! {
    /// What the rear of a card lists.
    RearAction {
        /// Sell, or prepare a sale.
        Sell = "sell",
        /// Take iron for points.
        Develop = "develop",
        /// Lay links.
        Network = "network",
        /// Take points.
        Pass = "pass",
    }
}

impl Candidate {
    fn slot(self) -> usize {
        match self {
            Candidate::Slot(it) => it.into(),
            it => unreachable!("{it} is no slot"),
        }
    }

    fn rear(self) -> RearAction {
        match self {
            Candidate::Rear(it) => it,
            it => unreachable!("{it} is no action of a rear"),
        }
    }

    fn location(self) -> Location {
        match self {
            Candidate::Location(it) => it,
            it => unreachable!("{it} is no place"),
        }
    }

    fn space(self) -> Space {
        match self {
            Candidate::Space(it) => it,
            it => unreachable!("{it} is no space"),
        }
    }

    fn link(self) -> Link {
        match self {
            Candidate::Link(it) => it,
            it => unreachable!("{it} is no line"),
        }
    }

    fn merchant(self) -> u8 {
        match self {
            Candidate::Merchant(it) => it,
            it => unreachable!("{it} is no merchant"),
        }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Candidate::Slot(slot) => write!(f, "slot {}", slot + 1),
            Candidate::Rear(action) => write!(f, "rear {action}"),
            Candidate::Location(location) => location.fmt(f),
            Candidate::Space(space) => space.fmt(f),
            Candidate::Link(link) => link.fmt(f),
            Candidate::Merchant(merchant) => Buyer(merchant).fmt(f),
            Candidate::Card(card) => write!(f, "card {}", card + 1),
            Candidate::Tile(industry, level) => write!(f, "{industry} {level}"),
            Candidate::Market => f.write_str("market"),
            Candidate::Cube(nth) => write!(f, "cube {nth}"),
        }
    }
}

/// The account of a decision.
pub(crate) type Why = Trace<Candidate>;

impl Brass {
    /// What Mautoma does now.
    pub(crate) fn decide_action(&self, state: &State, why: &mut Why) -> Action {
        match state.automa.stage {
            Stage::Front => self.decide_front(state, why),
            Stage::Build(industry, city) => self.build(state, industry, city, why),
            Stage::Links(city) => {
                why.cite(rule::LINKS_AFTER_MINE, &[Candidate::Location(city)]);
                if let Some(action) = self.network_from(state, city, why) {
                    return action;
                }
                match self.setup.mine_without_link {
                    MineWithoutLink::Rear => self.decide_rear(state, why),
                    MineWithoutLink::End => self.pass(why),
                }
            }
            Stage::Rear => self.decide_rear(state, why),
            Stage::Sales => self
                .sale(state, why)
                // Where a rule was left out it may look at a tile that nobody buys.
                .or_else(|| self.sale(state, &mut Why::off()))
                .expect("a tile is ready to be sold"),
        }
    }

    /// Performs one of Mautoma's deeds.
    pub(crate) fn perform(&self, state: &mut State, action: Action) {
        let is_whole_turn = state.is_first_round() || state.automa.stage != Stage::Front;
        match action {
            Action::Build(industry, space, coal, iron) => {
                coal.iter().for_each(|it| state.take_coal(it, Owner::Automa));
                iron.iter().for_each(|it| state.take_iron(it, Owner::Automa));
                state.lay_tile(Owner::Automa, industry, space);
                state.automa.last_city = Some(space.location());
                if is_whole_turn {
                    self.end_automa_turn(state);
                } else if industry == Industry::CoalMine && self.links_follow(state) {
                    state.automa.stage = Stage::Links(space.location());
                } else {
                    state.automa.stage = Stage::Rear;
                }
            }
            Action::Link(lay, industry, city) => {
                state.lay_for_automa(lay.link, lay.coal);
                state.automa.last_city = Some(lay.to);
                state.automa.stage = Stage::Build(industry, city);
            }
            Action::Network(first, second, beer) => {
                for lay in [Some(first), second].into_iter().flatten() {
                    state.lay_for_automa(lay.link, lay.coal);
                    state.automa.last_city = Some(lay.to);
                }
                if let Some(brewery) = beer.space() {
                    state.take_cube(brewery);
                }
                if is_whole_turn {
                    self.end_automa_turn(state);
                } else {
                    state.automa.stage = Stage::Rear;
                }
            }
            Action::Sell(space, merchant, beer) => {
                beer.iter().for_each(|it| state.drink(it, merchant, Owner::Automa));
                state.flip(space);
                if self.is_any_ready(state) {
                    state.automa.stage = Stage::Sales;
                } else {
                    self.end_automa_turn(state);
                }
            }
            Action::Develop(iron) => {
                iron.iter().for_each(|it| state.take_iron(it, Owner::Automa));
                state.score(Owner::Automa, Points::Actions, DEVELOP_POINTS);
                self.end_automa_turn(state);
            }
            Action::Pass => {
                state.score(Owner::Automa, Points::Actions, PASS_POINTS);
                self.end_automa_turn(state);
            }
            Action::Discard => {
                state.automa.card = None;
                state.phase = Phase::Front;
            }
            // Only games of ruleset 2 and before have it, and they depart here.
            Action::Stop => self.end_automa_turn(state),
            _ => unreachable!("`{action}` is none of Mautoma's deeds"),
        }
    }

    /// Whether the card drawn lets links follow its coal mine.
    fn links_follow(&self, state: &State) -> bool {
        let card = state.automa.card.expect("a card was drawn");
        let slots = &self.deck.card[usize::from(card)].slots;
        slots.iter().any(|it| it.action == SlotAction::CoalMineAndLinks)
    }

    /// The tie-break icon of the card on top of the deck; north-west without one.
    fn icon(&self, state: &State) -> Quadrant {
        let top = state.automa.rear.map(|it| &self.deck.card[usize::from(it)]);
        top.map_or(Quadrant::NorthWest, |it| it.rear.icon)
    }

    /// The tie-break icon that settles the space of a build: for a slot of the front
    /// that of the card drawn, where this is the reading.
    fn build_icon(&self, state: &State) -> Quadrant {
        let card = self.build_icon_card(state).map(|it| &self.deck.card[usize::from(it)]);
        card.map_or(Quadrant::NorthWest, |it| it.rear.icon)
    }

    /// The card whose tie-break icon settles the space of a build.
    pub(crate) fn build_icon_card(&self, state: &State) -> Option<u8> {
        let is_front = matches!(state.automa.stage, Stage::Front | Stage::Build(..));
        match (self.setup.build_icon, state.automa.card) {
            (BuildIcon::Drawn, Some(card)) if is_front => Some(card),
            _ => state.automa.rear,
        }
    }
}

/// How far a space is from the square of the icon, in reading order.
fn squares_after(icon: Quadrant, space: Space) -> i32 {
    let square = SPACES[usize::from(space.0)].quadrant as i32;
    if space.location() != Location::Belper {
        return (square - icon as i32).rem_euclid(4);
    }
    // Belper's three spaces lie in one row, which the icon's upper one has a third
    // square for; below it there is no building (reading Z18).
    let icon = match icon {
        Quadrant::NorthWest => 0,
        Quadrant::NorthEast => 1,
        Quadrant::SouthWest => 3,
        Quadrant::SouthEast => 4,
    };
    (square - icon).rem_euclid(5)
}

/// A source that was chosen, or none where a rule was left out.
fn or_none(source: Option<Source>) -> Source {
    source.unwrap_or(Source::NONE)
}
