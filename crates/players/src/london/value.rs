//! What a table is worth to a chair.

use ::london::{ActivationCard, Effect, London, Phase, State};

use super::Weights;

/// Thousandths of a point.
pub(super) type Milli = i64;

/// One, in thousandths.
pub(super) const ONE: Milli = 1000;
/// Cards of the city deck that are as good as the last ones.
pub(super) const LAST_CARDS: i64 = 6;

/// A look at a table from a chair: what depends on the table as a whole is
/// found once, and each card is judged by it.
pub(super) struct Look<'a> {
    pub(super) game: &'a London,
    pub(super) weights: &'a Weights,
    pub(super) state: &'a State,
    pub(super) seat: u8,
    /// How much of the city deck is left, in thousandths.
    pub(super) time: Milli,
    /// What the next pound is worth.
    pound: Milli,
    /// What a poverty token less is worth.
    token: Milli,
    /// How many boroughs are still to be had.
    n_boroughs: i64,
    /// Poverty tokens more than whoever has least, in thousandths, as it will be.
    gap: Milli,
}

/// A part of something, in thousandths.
#[inline]
pub(super) fn share(part: Milli, of: Milli) -> Milli {
    part * of / ONE
}

/// What so many tokens more than somebody else's cost: the printed table, smooth
/// around nought since nobody knows yet who will have least.
pub(super) fn table(gap: Milli) -> Milli {
    const SOFT: Milli = 4 * ONE;
    let tokens = match gap {
        _ if SOFT <= gap => gap,
        _ if gap <= -SOFT => 0,
        _ => (gap + SOFT) * (gap + SOFT) / (4 * SOFT),
    };
    if tokens < 10 * ONE { tokens * tokens * 3 / 20_000 } else { 3 * tokens - 15 * ONE }
}

/// How much of the city deck is left, in thousandths: less of it for each of many chairs.
pub(super) fn time(game: &London, state: &State) -> Milli {
    let cards = game.tables().cards.len().max(1) as i64;
    let chairs = i64::from(kit::Game::n_seats(game)).max(1);
    state.city.len() as i64 * ONE * 2 / (cards * chairs)
}

/// Whether the chair whose turn it is will have no other: the city deck is empty.
pub(super) fn is_last_turn(state: &State) -> bool {
    state.turns_left != u8::MAX || state.city.is_empty()
}

impl<'a> Look<'a> {
    /// A look at `state` from the chair `seat`.
    pub(super) fn new(
        game: &'a London,
        weights: &'a Weights,
        state: &'a State,
        seat: u8,
    ) -> Look<'a> {
        let chairs = i64::from(kit::Game::n_seats(game)).max(1);
        let time = time(game, state);
        let others = (0..chairs as u8).filter(|&it| it != seat);
        let held = |it: u8| {
            let chair = &state.chairs[usize::from(it)];
            i64::from(chair.poverty) + i64::from(chair.n_hand())
        };
        let least = others.map(held).min().unwrap_or(0);
        let n_boroughs =
            state.row.iter().filter(|&&it| it != ::london::NONE).count() + state.borough_deck.len();
        let mut look = Look {
            game,
            weights,
            state,
            seat,
            time,
            pound: 0,
            token: 0,
            n_boroughs: n_boroughs as i64,
            gap: 0,
        };
        let me = &state.chairs[usize::from(seat)];
        let mut mine = i64::from(me.poverty);
        if state.phase == Phase::Run && state.active == seat {
            mine += look.run_poverty() / ONE;
        }
        look.gap = (mine - least) * ONE - share(weights.growth, time);
        let slope = table(look.gap + ONE) - table(look.gap);
        look.token = weights.token + share(weights.token_slope, slope);
        let base = look.base();
        let enough = look.enough();
        let part = (i64::from(me.money.max(0)) * ONE).min(enough) * ONE / enough;
        look.pound = base + share(weights.pound_over - base, part);
        look
    }

    #[inline]
    pub(super) fn me(&self) -> &::london::Chair {
        &self.state.chairs[usize::from(self.seat)]
    }

    /// What a pound is worth to somebody who has none.
    fn base(&self) -> Milli {
        let it = self.weights;
        it.pound_late
            + share(it.pound_early - it.pound_late, self.time)
            + it.pound_borough * self.n_boroughs / self.game.tables().boroughs.len() as i64
    }

    /// The money that can still be spent, in thousandths of a pound.
    fn enough(&self) -> Milli {
        let it = self.weights;
        let enough = it.spend_late + share(it.spend_early, self.time);
        (enough + it.spend_borough * self.n_boroughs).max(5 * ONE)
    }

    /// The poverty that a run brings, in thousandths of a token.
    fn run_poverty(&self) -> Milli {
        let (me, deed) = (self.me(), &self.state.deed);
        let is_running = self.state.phase == Phase::Run && self.state.active == self.seat;
        let hand = i64::from(me.n_hand()) * ONE;
        let hand = match is_running {
            true if deed.hand_is_free => 0,
            true => hand,
            false => (hand - self.weights.hand_spare).max(0),
        };
        (i64::from(me.n_stacks()) + i64::from(me.loans)) * ONE + hand
    }

    /// What activating a card once brings.
    pub(super) fn activation(&self, card: u8) -> Milli {
        let (game, me, weights) = (self.game, self.me(), self.weights);
        let (spec, tables) = (game.spec(card), game.tables());
        let (pound, token) = (self.pound, self.token);
        let n = |n: u8| i64::from(n);
        let n_cards = |set: u128| i64::from(set.count_ones());
        let n_boroughs = |test: fn(&::london::BoroughSpec) -> bool| {
            me.boroughs.iter().filter(|&&it| test(game.borough_spec(it))).count() as i64
        };
        let mut value = i64::from(spec.prestige) * ONE
            + pound * i64::from(spec.money - spec.activation_money)
            - token * i64::from(spec.poverty);
        if spec.activation_card != ActivationCard::None {
            let has_pauper =
                spec.activation_card == ActivationCard::Any && me.hand.0 & tables.paupers.0 != 0;
            value -= if has_pauper { -weights.pauper / 2 } else { weights.activation_card };
        }
        let Some(effect) = spec.effect else { return value.max(0) };
        let brown = me.face_up.0 & tables.colours[0].0;
        let blue = me.face_up.0 & tables.colours[1].0;
        value += match effect {
            Effect::PrestigePerNonBrownCard(it) => {
                n(it) * ONE * (n_cards(me.face_up.0 & !brown) + 1)
            }
            Effect::PrestigePerBlueCard(it) => n(it) * ONE * (n_cards(blue) + 1),
            Effect::MoneyPerBrownCard(it) => pound * n(it) * n_cards(brown).max(2),
            Effect::MoneyPerBorough(it) => pound * n(it) * n_boroughs(|_| true),
            Effect::MoneyPerRiverBorough(it) => pound * n(it) * n_boroughs(|it| it.is_on_river),
            Effect::MoneyPerNorthBorough(it) => pound * n(it) * n_boroughs(|it| it.is_north),
            Effect::MoneyPerSouthBorough(it) => pound * n(it) * n_boroughs(|it| !it.is_north),
            Effect::TakeAccruedMoney => pound * (i64::from(game.accrued_on(self.state, card)) + 1),
            Effect::TakeFromEachPlayer(it) => pound * n(it),
            Effect::OthersPayPerBorough(_) => ONE / 2,
            Effect::GivePoverty(it) => n(it) * (token + weights.inflict / 2),
            Effect::InflictPoverty(it) => n(it) * weights.inflict,
            Effect::Prison { cards, prestige, .. } => {
                n(cards).min(3) * (weights.prison + n(prestige) * ONE)
            }
            Effect::Workhouse { money, poverty } => {
                let each = token * n(poverty) + pound * n(money) + weights.pauper / 2;
                n_cards(me.hand.0 & tables.paupers.0) * each
            }
            Effect::HandGivesNoPoverty => weights.free_hand,
            Effect::ActivateAgain => weights.again,
            Effect::PlaceFromBoardOnTop => weights.place,
            _ => 0,
        };
        value.max(0)
    }

    /// What a face-up card does without being activated.
    pub(super) fn standing(&self, card: u8) -> Milli {
        let spec = self.game.spec(card);
        let mut value = 0;
        if spec.ongoing.is_some() {
            value += share(self.weights.ongoing, self.time);
        }
        if spec.effect == Some(Effect::FlipThisInstead) {
            value += share(self.weights.hospital, (2 * self.time).min(ONE));
        }
        value
    }

    /// What a card brings once more each time it is activated, until the end.
    pub(super) fn to_come(&self, card: u8) -> Milli {
        if !self.game.tables().activated.has(card) {
            return self.standing(card);
        }
        let runs = if self.game.spec(card).flips { 0 } else { share(self.weights.runs, self.time) };
        share(ONE + runs, self.activation(card)) + self.standing(card)
    }

    /// What a building is worth if it is built.
    pub(super) fn worth(&self, card: u8) -> Milli {
        let spec = self.game.spec(card);
        i64::from(spec.end_prestige) * ONE + self.to_come(card)
            - self.pound * i64::from(spec.building_cost)
    }

    /// The share of things that take time, near the end.
    pub(super) fn fade(&self, cards: i64) -> Milli {
        (self.state.city.len() as i64 * ONE / cards).min(ONE)
    }

    /// The points of the chair if this is its last turn: nothing can be hoped for.
    fn last(&self) -> Milli {
        let (game, state) = (self.game, self.state);
        let score = game.score_of(state, self.seat);
        let mut left = game.poverty_left(state, self.seat);
        if state.active == self.seat {
            left += i32::from(self.n_pending());
            if state.phase == Phase::Run {
                left += (self.run_poverty() / ONE) as i32;
            }
        }
        let sum = score.cards + score.boroughs + score.crucial + score.end + score.loans;
        let poverty = ::london::poverty_prestige(left);
        // Pounds that make no whole point yet count a little, so that none is thrown away.
        i64::from(sum + score.money + poverty) * ONE + i64::from(self.me().money % 3)
    }

    /// The cards that are still to be drawn in a deed half done.
    fn n_pending(&self) -> u8 {
        match self.state.phase {
            Phase::Refill | Phase::Draw | Phase::DrawTop => self.state.deed.n_left,
            _ => 0,
        }
    }

    /// The points that the chair will have, as far as they are not the same
    /// whatever it does, less what AutoMartin will gain by it.
    pub(super) fn value(&self) -> Milli {
        if is_last_turn(self.state) {
            return self.last();
        }
        let (game, weights, state, me) = (self.game, self.weights, self.state, self.me());
        let (time, tables) = (self.time, game.tables());
        let mut value = i64::from(me.prestige.sum()) * ONE;
        for card in me.display() {
            value += i64::from(game.spec(card).end_prestige) * ONE;
        }
        // Each pound is worth a little less than the one before, as far as it can be spent.
        let (money, base) = (i64::from(me.money) * ONE, self.base());
        let enough = self.enough();
        let some = money.min(enough);
        value += share(base, some) - share(base - weights.pound_over, some) * some / (2 * enough);
        value += share(weights.pound_over, (money - enough).max(0));
        value -= weights.loan * i64::from(me.loans);
        value -= share(weights.table, table(self.gap));
        value += share(weights.his_table, table(-self.gap));
        // The next run: its gain, less its poverty.
        let is_running = state.phase == Phase::Run && state.active == self.seat;
        let mut gain = 0;
        for card in me.face_up {
            if tables.activated.has(card) {
                let flips = game.spec(card).flips;
                if !(is_running && flips && state.deed.used.has(card)) {
                    let activation = self.activation(card);
                    gain += activation;
                    if !flips {
                        value += share(share(weights.later, time), activation);
                    }
                }
            }
            value += self.standing(card);
        }
        let poverty = self.run_poverty();
        let cost = share(weights.run_cost, table(self.gap + poverty) - table(self.gap));
        let next = gain - cost;
        let ready = weights.ready + share(weights.ready_early, time);
        let part = if 0 < next { ready } else { weights.ready_loss };
        value += share(self.fade(LAST_CARDS), share(part, next));
        let stacks = i64::from(me.n_stacks());
        value -= share(weights.stack * stacks, time);
        let many = (stacks * ONE - weights.stacks_enough).max(0);
        value -= share(share(weights.stack_more, many), share(many, (2 * time).min(ONE)));
        value += self.hand(me.hand);
        value -= self.shorter() * state.city.len() as i64;
        value += (weights.borough + share(weights.borough_early, time)) * me.boroughs.len() as i64;
        if weights.his_pound != 0 {
            let automa = usize::from(kit::Game::automa_seat(game).0);
            value -= weights.his_pound * i64::from(state.chairs[automa].money);
        }
        value -= self.left_on_board();
        if state.active == self.seat {
            value += self.draws(self.n_pending());
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_printed_one_where_it_hurts_and_never_falls() {
        for tokens in 10..20 {
            let printed = -i64::from(::london::poverty_prestige(tokens)) * ONE;
            assert_eq!(table(i64::from(tokens) * ONE), printed);
        }
        let costs: Vec<Milli> = (-6..12).map(|it| table(it * ONE)).collect();
        assert!(costs.is_sorted() && costs[0] == 0, "{costs:?}");
    }
}
