//! The course of the game: set-up, turns, rounds, and the change of eras.

use kit::{At, Game};

use crate::{
    Brass,
    action::Action,
    board::Board,
    components::{
        Cards, DECK, Era, HAND_SIZE, MERCHANT_TILES, MerchantTile, N_ROUNDS, Owner, n_dealt,
    },
    deck::FirstTurn,
    market::Market,
    mat::Mat,
    state::{Deed, Human, Mautoma, MerchantSpace, Phase, Points, Stage, State},
};

/// What Mautoma gets for developing.
pub const DEVELOP_POINTS: i16 = 3;
/// What Mautoma gets for passing.
pub const PASS_POINTS: i16 = 5;

impl State {
    /// Whether this is the first round of the game, with one action each.
    #[inline]
    pub fn is_first_round(&self) -> bool {
        self.era == Era::Canal && self.round == 1
    }

    /// How many merchant tiles of each kind are still to be laid.
    pub fn merchant_tiles_left(&self) -> [u8; 4] {
        let mut left = MERCHANT_TILES;
        for tile in self.merchants.iter().filter_map(|it| it.tile) {
            left[tile as usize] -= 1;
        }
        left
    }

    pub(crate) fn lay_merchant(&mut self, tile: MerchantTile) {
        let free = self.merchants.iter_mut().find(|it| it.tile.is_none());
        let space = free.expect("a merchant space is free");
        *space = MerchantSpace { tile: Some(tile), has_barrel: tile != MerchantTile::Blank };
    }
}

impl Brass {
    pub(crate) fn set_up(&self) -> State {
        let mut state = State {
            at: self.setup.at,
            era: Era::Canal,
            round: 1,
            phase: Phase::Merchants,
            mover: Owner::Human,
            actions_left: 1,
            deed: Deed::None,
            merchants: [MerchantSpace::default(); 5],
            coal: Market::COAL,
            iron: Market::IRON,
            board: Board::default(),
            human: Human {
                money: Some(17),
                income: Some(10),
                mat: Mat::STANDARD,
                hand: Cards::NONE,
                n_unknown: 0,
                unseen: DECK,
                n_deck: n_dealt(Era::Canal),
                is_hidden: false,
                has_bonus: false,
            },
            automa: Mautoma {
                mat: self.mat,
                unseen: 0,
                is_shuffled: false,
                layer: [0; 3],
                rear: None,
                card: None,
                stage: Stage::Front,
                last_city: None,
                left_canal: None,
            },
            vp: [[0; 7]; 2],
        };
        if self.is_at_table() {
            state.human.tell_nothing();
        }
        self.prepare_deck(&mut state);
        state
    }

    /// Goes on until somebody must act: what happens by itself happens here.
    pub(crate) fn settle(&self, state: &mut State) {
        loop {
            let is_settled = match state.phase {
                Phase::Merchants => self.settle_merchants(state),
                Phase::Rear => self.settle_rear(state),
                Phase::Deal => self.settle_deal(state),
                Phase::Front => self.settle_front(state),
                Phase::Shortfall => self.settle_shortfall(state),
                Phase::Automa => !self.look_at_rear(state),
                Phase::Human | Phase::Count | Phase::Over => true,
            };
            if is_settled {
                return;
            }
        }
    }

    fn settle_merchants(&self, state: &mut State) -> bool {
        let left = state.merchant_tiles_left();
        let mut kinds = (0..4_u8).filter(|&it| left[usize::from(it)] != 0);
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => true,
            (Some(only), None) => {
                state.lay_merchant(MerchantTile::nth(only));
                false
            }
            (None, _) => {
                state.phase = Phase::Rear;
                false
            }
        }
    }

    fn settle_rear(&self, state: &mut State) -> bool {
        if state.automa.rear.is_none() && self.is_rear_wanted(state) {
            let top = self.top_cards(state);
            let first = top.trailing_zeros() as usize;
            // Where all cards look alike from behind nobody is asked.
            let alike = self.alike(state, first);
            if top & !alike != 0 {
                return true;
            }
            state.automa.rear = Some(alike.trailing_zeros() as u8);
        }
        let is_hand_dealt = state.human.n_hand() != 0 || state.human.n_deck == 0;
        state.phase = match state.mover {
            Owner::Automa => {
                self.resume_automa_turn(state);
                return false;
            }
            Owner::Human if is_hand_dealt => Phase::Human,
            Owner::Human => Phase::Deal,
        };
        false
    }

    fn settle_deal(&self, state: &mut State) -> bool {
        let n_drawn = state.human.n_deck.min(HAND_SIZE.saturating_sub(state.human.n_hand()));
        if state.human.is_hidden {
            state.human.n_unknown += n_drawn;
            state.human.n_deck -= n_drawn;
        } else if n_drawn != 0 {
            return true;
        }
        match state.mover {
            Owner::Human => state.phase = Phase::Human,
            Owner::Automa => self.begin_automa_turn(state),
        }
        false
    }

    /// Goes on with Mautoma's turn where a position left it.
    pub(crate) fn resume_automa_turn(&self, state: &mut State) {
        if state.automa.card.is_none() && state.automa.stage == Stage::Front {
            self.begin_automa_turn(state);
        } else {
            state.phase = Phase::Automa;
        }
    }

    fn begin_automa_turn(&self, state: &mut State) {
        state.automa.stage = Stage::Front;
        if state.automa.rear.is_none() && self.is_rear_wanted(state) {
            state.phase = Phase::Rear;
            return;
        }
        state.phase = match state.automa.rear {
            None => Phase::Front,
            Some(rear) if !(state.is_first_round() && self.develops_first(rear)) => Phase::Front,
            // Its first turn may leave the card on the deck.
            _ => Phase::Automa,
        };
    }

    /// Whether a rear says that Mautoma develops in the first turn of the game.
    pub(crate) fn develops_first(&self, card: u8) -> bool {
        self.deck.card[usize::from(card)].rear.first_turn == FirstTurn::Develop
    }

    fn settle_front(&self, state: &mut State) -> bool {
        let fronts = self.fronts(state);
        if fronts.count_ones() != 1 {
            return true;
        }
        self.draw_card(state, fronts.trailing_zeros() as u8);
        false
    }

    fn settle_shortfall(&self, state: &mut State) -> bool {
        let debt = -state.human.money.unwrap_or_default();
        let tiles = state.board.owned(Owner::Human);
        if debt <= 0 {
            self.next_round(state);
            return false;
        }
        match tiles.len() {
            0 => {
                let lost = debt.min(state.points(Owner::Human));
                state.score(Owner::Human, Points::Shortfall, -lost);
                state.human.money = Some(0);
                false
            }
            1 => {
                state.take_step(Action::GiveUp(tiles.first().expect("there is one")));
                false
            }
            _ => true,
        }
    }

    /// Mautoma's turn is over: income, then the next round or the end of the era.
    pub(crate) fn end_automa_turn(&self, state: &mut State) {
        state.automa.card = None;
        state.automa.stage = Stage::Front;
        state.mover = Owner::Human;
        let is_last = state.era == Era::Rail && state.round == N_ROUNDS;
        if !is_last && let Some(level) = state.human.level() {
            state.human.earn(level);
        }
        state.phase = Phase::Shortfall;
    }

    fn next_round(&self, state: &mut State) {
        state.actions_left = 2;
        state.phase = Phase::Human;
        if state.round < N_ROUNDS {
            state.round += 1;
            return;
        }
        match state.at {
            At::Screen => self.end_era(state),
            At::Table => state.phase = Phase::Count,
        }
    }

    /// Both sides score; the rail era begins, or the game is over.
    pub(crate) fn end_era(&self, state: &mut State) {
        state.score_era();
        match state.era {
            Era::Canal => self.prepare_rail(state),
            Era::Rail => state.phase = Phase::Over,
        }
    }

    /// Level-1 tiles leave the board, barrels and cards are renewed.
    fn prepare_rail(&self, state: &mut State) {
        let n_left = state.automa.unseen.count_ones() as u8;
        state.automa.left_canal = Some(n_left);
        for space in state.board.occupied() {
            if state.board.level(space) == 1 {
                state.board.clear(space);
            }
        }
        for merchant in &mut state.merchants {
            merchant.has_barrel = merchant.tile.is_some_and(|it| it != MerchantTile::Blank);
        }
        state.automa.mat.keep_rail();
        state.era = Era::Rail;
        state.round = 1;
        state.human.hand = Cards::NONE;
        state.human.n_unknown = 0;
        state.human.unseen = DECK;
        state.human.n_deck = n_dealt(Era::Rail);
        self.prepare_deck(state);
        state.phase = Phase::Rear;
    }
}
