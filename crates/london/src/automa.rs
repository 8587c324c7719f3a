//! AutoMartin: what his cards decide.

mod filter;
mod settle;

use kit::Trace;

use crate::{
    London,
    action::{Action, Candidate},
    deck::{CardAction, Criterion},
    rule,
    state::{Phase, State},
};

impl London {
    /// What AutoMartin's rules dictate, with the reasons.
    pub(crate) fn automa_decision(&self, state: &State, why: &mut Trace<Candidate>) -> Action {
        match state.phase {
            Phase::Crucial => self.next_crucial(state, why),
            Phase::Filter => self.apply_filter(state, why),
            Phase::Settle => {
                let drawn = Candidate::Card(self.card(state.deed.card));
                if self.draws_for_borough(state) {
                    why.cite(rule::DRAW_SYMBOL, &[drawn]);
                }
                self.pay_or_refuse(state, drawn, why)
            }
            _ => self.close(state, why),
        }
    }

    /// The end of an automa card: another one, or the end of the turn.
    fn close(&self, state: &State, why: &mut Trace<Candidate>) -> Action {
        let card = [Candidate::Automa(self.automa_card(state.automa_card))];
        match self.automa_spec(state.automa_card).action {
            Some(CardAction::DrawAnother) => {
                why.cite(rule::ANOTHER, &card);
                if state.automa_deck.is_empty() {
                    why.cite(rule::RESHUFFLE, &card);
                }
                Action::Another
            }
            Some(CardAction::SkipNext) => {
                why.cite(rule::SKIP, &card);
                Action::End
            }
            Some(CardAction::DiscardFromCityDeck) if state.deed.n_done != 0 => {
                why.cite(rule::TOSS, &card);
                Action::End
            }
            // With an empty city deck nothing was discarded.
            Some(CardAction::DiscardFromCityDeck) | None => {
                why.cite(rule::AUTOMA_TURN, &card);
                Action::End
            }
        }
    }

    /// Whether the cards he draws from the city deck are a borough's: his card
    /// draws a borough, so that nothing else lets him draw them (Q15).
    pub(crate) fn draws_for_borough(&self, state: &State) -> bool {
        let card = self.tables.automa.get(usize::from(state.automa_card));
        card.is_some_and(|it| it.filter().next() == Some(Criterion::Borough))
    }

    /// An automa card is turned up: resources first, then crucial cards (M8, M10).
    pub(crate) fn automa_card_turned(&self, state: &mut State, card: u8) {
        state.turn_automa_card(card);
        state.automa_card = card;
        let spec = self.automa_spec(card);
        let crucial = if spec.has_crucial { self.tables.crucial.0 } else { 0 };
        let chair = state.chair_mut();
        chair.money += spec.money;
        chair.poverty += spec.poverty;
        state.deed.crucial.0 = if crucial == 0 { 0 } else { state.board.set().0 & crucial };
        let is_empty = state.deed.crucial.is_empty();
        state.phase = if is_empty { Phase::Filter } else { Phase::Crucial };
    }

    /// After the draw: what is still owed, then the card's action.
    pub(crate) fn after_automa_draw(&self, state: &mut State) {
        if state.deed.n_left != 0 && !state.city.is_empty() {
            state.phase = Phase::AutomaDraw;
            return;
        }
        state.deed.n_left = 0;
        state.phase = match self.automa_spec(state.automa_card).action {
            Some(CardAction::DiscardFromCityDeck) if !state.city.is_empty() => Phase::Toss,
            Some(CardAction::SkipNext) => Phase::Skip,
            _ => Phase::Close,
        };
    }
}
