//! The course of the game: set-up, turns, rounds, and the change of eras.

use crate::{
    Brass,
    action::Action,
    board::Board,
    components::{
        Card, DECK, Era, HAND_SIZE, MERCHANT_TILES, MerchantTile, N_ROUNDS, Owner, n_dealt,
    },
    deck::{FirstTurn, LAYERS},
    market::Market,
    mat::Mat,
    state::{Deed, Human, Mautoma, MerchantSpace, Phase, Points, Stage, State},
};

/// What Mautoma gets for developing.
pub(crate) const DEVELOP_POINTS: i16 = 3;
/// What Mautoma gets for passing.
pub(crate) const PASS_POINTS: i16 = 5;

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
                hand: [0; 20],
                n_unknown: 0,
                unseen: DECK,
                n_deck: n_dealt(Era::Canal),
                is_hidden: false,
                has_bonus: false,
            },
            automa: Mautoma {
                mat: self.mat,
                unseen: 0,
                layer: [0; 3],
                rear: None,
                card: None,
                stage: Stage::Front,
                last_city: None,
                left_canal: None,
            },
            vp: [[0; 7]; 2],
        };
        self.prepare_deck(&mut state);
        state
    }

    /// All cards of Mautoma's deck, in layers, rear side up.
    pub(crate) fn prepare_deck(&self, state: &mut State) {
        state.automa.unseen = self.all_cards();
        state.automa.layer = LAYERS[0];
        state.automa.rear = None;
        state.automa.card = None;
    }

    /// The set of all of Mautoma's cards.
    pub(crate) fn all_cards(&self) -> u32 {
        self.groups.iter().fold(0, |all, it| all | it)
    }

    /// How many cards of each group are left in the layer being drawn, once
    /// these are drawn; `None` if they cannot have come off the top.
    pub(crate) fn layer_after(&self, drawn: u32) -> Option<[u8; 3]> {
        let drawn_of = self.groups.map(|it| (drawn & it).count_ones() as u8);
        let second = [0, 1, 2].map(|it| LAYERS[0][it] + LAYERS[1][it]);
        let all = self.groups.map(|it| it.count_ones() as u8);
        let (above, down_to) = match drawn.count_ones() {
            0..10 => ([0; 3], LAYERS[0]),
            10..13 => (LAYERS[0], second),
            _ => (second, all),
        };
        let is_possible = (0..3).all(|it| (above[it]..=down_to[it]).contains(&drawn_of[it]));
        is_possible.then(|| [0, 1, 2].map(|it| down_to[it] - drawn_of[it]))
    }

    /// How likely an undrawn card of Mautoma's lies on top, as a whole number.
    #[inline]
    pub(crate) fn weight(&self, state: &State, card: u8) -> u32 {
        let automa = &state.automa;
        let unseen = |group: usize| (automa.unseen & self.groups[group]).count_ones().max(1);
        let group = self.deck.card[usize::from(card)].group as usize;
        let others: u32 = (0..3).filter(|&it| it != group).map(unseen).product();
        u32::from(automa.layer[group]) * others
    }

    /// The undrawn cards that may lie on top: of groups left in the layer.
    pub(crate) fn top_cards(&self, state: &State) -> u32 {
        let automa = &state.automa;
        let in_layer = (0..3).filter(|&it| automa.layer[it] != 0);
        automa.unseen & in_layer.fold(0, |cards, it| cards | self.groups[it])
    }

    /// The top cards with the rear that is seen.
    pub(crate) fn fronts(&self, state: &State) -> u32 {
        let rear = state.automa.rear.expect("the rear of the top card is seen");
        self.top_cards(state) & self.same_rear[usize::from(rear)]
    }

    /// Draws a card of Mautoma's; the next rear is seen.
    fn draw_card(&self, state: &mut State, card: u8) {
        let automa = &mut state.automa;
        automa.unseen &= !(1 << card);
        automa.layer[self.deck.card[usize::from(card)].group as usize] -= 1;
        if automa.layer == [0; 3] && automa.unseen != 0 {
            let drawn = self.all_cards() & !automa.unseen;
            automa.layer = self.layer_after(drawn).expect("cards come off the top");
        }
        automa.card = Some(card);
        automa.rear = None;
        state.phase = Phase::Rear;
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
                Phase::Human | Phase::Automa | Phase::Over => true,
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
        if state.automa.rear.is_none() && state.automa.unseen != 0 {
            let top = self.top_cards(state);
            let first = top.trailing_zeros() as usize;
            // Where all cards look alike from behind nobody is asked.
            if top & !self.same_rear[first] != 0 {
                return true;
            }
            state.automa.rear = Some(self.same_rear[first].trailing_zeros() as u8);
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
        if state.automa.rear.is_none() && state.automa.unseen != 0 {
            state.phase = Phase::Rear;
            return;
        }
        state.phase = match state.automa.rear {
            Some(rear) if !(state.is_first_round() && self.develops_first(rear)) => Phase::Front,
            // Its first turn may leave the card on the deck; without cards it passes.
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

    /// What a pile turned up.
    pub(crate) fn turn_up(&self, state: &mut State, action: Action) {
        match action {
            Action::Merchant(tile) => state.lay_merchant(tile),
            Action::Draw(card) => {
                state.human.unseen[card as usize] -= 1;
                state.human.hand[card as usize] += 1;
                state.human.n_deck -= 1;
            }
            Action::Rear(card) => state.automa.rear = Some(card),
            Action::Front(card) => self.draw_card(state, card),
            _ => unreachable!("`{action}` comes from no pile"),
        }
    }

    /// What a pile may turn up.
    pub(crate) fn each_card(&self, state: &State, each: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::Merchants => {
                let left = state.merchant_tiles_left();
                let tiles = MerchantTile::ALL.iter().filter(|&&it| left[it as usize] != 0);
                tiles.for_each(|&it| each(Action::Merchant(it)));
            }
            Phase::Deal => {
                let unseen = Card::ALL.iter().filter(|&&it| state.human.unseen[it as usize] != 0);
                unseen.for_each(|&it| each(Action::Draw(it)));
            }
            Phase::Rear => {
                let mut top = self.top_cards(state);
                while top != 0 {
                    let alike = self.same_rear[top.trailing_zeros() as usize];
                    each(Action::Rear(alike.trailing_zeros() as u8));
                    top &= !alike;
                }
            }
            _ => {
                let mut fronts = self.fronts(state);
                while fronts != 0 {
                    each(Action::Front(fronts.trailing_zeros() as u8));
                    fronts &= fronts - 1;
                }
            }
        }
    }

    /// How likely a pile turns this up, as a whole number.
    pub(crate) fn odds_of(&self, state: &State, action: Action) -> u32 {
        match action {
            Action::Merchant(tile) => u32::from(state.merchant_tiles_left()[tile as usize]),
            Action::Draw(card) => u32::from(state.human.unseen[card as usize]),
            Action::Rear(card) => {
                let mut alike = self.top_cards(state) & self.same_rear[usize::from(card)];
                let mut odds = 0;
                while alike != 0 {
                    odds += self.weight(state, alike.trailing_zeros() as u8);
                    alike &= alike - 1;
                }
                odds
            }
            Action::Front(card) => self.weight(state, card),
            _ => 1,
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
        state.human.hand = [0; 20];
        state.human.n_unknown = 0;
        state.human.unseen = DECK;
        state.human.n_deck = n_dealt(Era::Rail);
        self.prepare_deck(state);
        state.phase = Phase::Rear;
    }
}
