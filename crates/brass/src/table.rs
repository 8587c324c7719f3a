//! A game on the person's own table: what is never told, and when the rear of
//! Mautoma's top card counts.

use kit::{At, Trace};

use crate::{
    Brass,
    action::Action,
    components::{Era, Owner},
    setup::MineWithoutLink,
    state::{Deed, Human, Phase, Stage, State},
};

impl State {
    /// Whether the box lies on the person's table: hand, money and income are not told.
    #[inline]
    pub fn is_at_table(&self) -> bool {
        self.at == At::Table
    }

    /// Goes on with an action whose card nobody tells.
    pub(crate) fn play_untold_card(&mut self) {
        self.human.n_unknown -= 1;
        match self.deed {
            Deed::BuildCard(industry, space) => self.begin_building(industry, space),
            Deed::NetworkCard(link) => self.begin_linking(link),
            Deed::DevelopCard(industry) => self.begin_developing(industry),
            Deed::SellCard(space) => self.begin_sale(space),
            // Three cards leave for a scout and two wild ones come.
            _ => self.end_action(),
        }
    }

    /// The tiles that can be given up now. At the table only the person knows of a
    /// shortfall: it came with the income, so it is told before anything else.
    pub(crate) fn each_given_up(&self, each: &mut impl FnMut(Action)) {
        let is_after_income = match self.phase {
            Phase::Shortfall => true,
            Phase::Count => self.era == Era::Canal,
            _ => self.is_at_table() && 1 < self.round && self.actions_left == 2,
        };
        if is_after_income {
            self.board.owned(Owner::Human).for_each(|it| each(Action::GiveUp(it)));
        }
    }
}

impl Human {
    /// Makes unknown what nobody tells at the table.
    pub(crate) fn tell_nothing(&mut self) {
        self.money = None;
        self.income = None;
        self.is_hidden = true;
    }
}

impl Deed {
    /// Whether the next step is the card an action costs.
    pub(crate) fn asks_for_card(self) -> bool {
        matches!(
            self,
            Deed::BuildCard(..)
                | Deed::NetworkCard(_)
                | Deed::DevelopCard(_)
                | Deed::SellCard(_)
                | Deed::Loan
                | Deed::Scout(_)
                | Deed::Pass
        )
    }
}

impl Brass {
    /// Whether the rear of the top card is to be seen: always while the program
    /// deals everything, at the table once it counts.
    pub(crate) fn is_rear_wanted(&self, state: &State) -> bool {
        !state.is_at_table() || self.does_rear_count(state)
    }

    /// Asks for the rear of the top card before Mautoma does what it decides.
    pub(crate) fn look_at_rear(&self, state: &mut State) -> bool {
        let is_missing = state.is_at_table() && state.automa.rear.is_none();
        let is_asked = is_missing && self.is_rear_wanted(state);
        if is_asked {
            state.phase = Phase::Rear;
        }
        is_asked
    }

    /// Whether what Mautoma does next depends on the card that lies on top.
    fn does_rear_count(&self, state: &State) -> bool {
        let automa = &state.automa;
        if state.mover == Owner::Human {
            return false;
        }
        if automa.card.is_none() && automa.stage == Stage::Front {
            // The first turn of the game looks at the corner of the rear.
            return state.is_first_round();
        }
        let decided = |state: &State| self.decide_action(state, &mut Trace::off());
        let unseen = decided(state);
        // Without a rear it passes: that is decided there.
        let is_rear_next = match automa.stage {
            Stage::Rear => true,
            Stage::Links(_) => self.setup.mine_without_link == MineWithoutLink::Rear,
            Stage::Front | Stage::Build(..) | Stage::Sales => false,
        };
        if is_rear_next && (unseen == Action::Pass || automa.stage == Stage::Rear) {
            return true;
        }
        let mut top = self.top_cards(state);
        let mut looked = state.clone();
        while top != 0 {
            let card = top.trailing_zeros();
            looked.automa.rear = Some(card as u8);
            if decided(&looked) != unseen {
                return true;
            }
            top &= !self.same_rear[card as usize];
        }
        false
    }
}
