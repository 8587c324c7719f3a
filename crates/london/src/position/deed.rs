//! Reading a deed half done, and whether it can go on.

use kit::{CardSet, Message, PositionError};

use super::{
    DeedPosition, Mark, Position,
    names::Names,
    read::{at_most, nothing, range},
    write::usual_then,
};
use crate::{
    London,
    components::{NONE, ROW, Space},
    state::{Deed, Phase, State, Then},
};

impl London {
    pub(super) fn place_deed(
        &self,
        state: &mut State,
        position: &Position,
        names: &Names<'_>,
    ) -> Result<(), PositionError> {
        let Some(deed) = &position.deed else { return Ok(()) };
        let mut read = self.deed_from(state, deed, names)?;
        if let Some(card) = &deed.card {
            read.card = match state.deed.card {
                NONE => names.pointed("deed.card", card, state.chair().display())?,
                held => held,
            };
        }
        state.deed = read;
        Ok(())
    }

    fn deed_from(
        &self,
        state: &State,
        deed: &DeedPosition,
        names: &Names<'_>,
    ) -> Result<Deed, PositionError> {
        let display = state.chair().display();
        let mut used = CardSet::EMPTY;
        for name in &deed.used {
            used.add(names.pointed("deed.used", name, display)?);
        }
        let mut crucial = CardSet::EMPTY;
        for name in &deed.crucial {
            crucial.add(names.pointed("deed.crucial", name, state.board.set())?);
        }
        let outer = match &deed.outer {
            Some(name) => names.pointed("deed.outer", name, display)?,
            None => NONE,
        };
        let space = match &deed.space {
            Some(name) => {
                let space: Space = name.parse().map_err(|it: kit::NotationError| {
                    PositionError::new("deed.space", it.expected, Message::quoted(it.found))
                })?;
                space.0
            }
            None => NONE,
        };
        let slot = match deed.slot {
            Some(slot @ 1..=3) => slot - 1,
            Some(slot) => return Err(PositionError::new("deed.slot", range(1, 3), slot)),
            None => NONE,
        };
        at_most(
            "deed.left",
            if state.phase == Phase::Commit { 255 } else { 60 },
            deed.left.into(),
        )?;
        at_most("deed.done", 60, deed.done.into())?;
        at_most("deed.free", 20, deed.free.into())?;
        let has = |mark: Mark| deed.marks.contains(&mark);
        Ok(Deed {
            card: NONE,
            outer,
            space,
            n_left: deed.left,
            n_done: deed.done,
            n_least: deed.least,
            n_free: deed.free,
            then: match state.phase {
                Phase::Limit | Phase::Ending => Then::End,
                phase => deed.then.unwrap_or(usual_then(phase)),
            },
            has_looked: has(Mark::Looked),
            has_swapped: has(Mark::Swapped),
            has_played: has(Mark::Played),
            hand_is_free: has(Mark::HandFree),
            has_used_borough: has(Mark::Ability),
            slot,
            used,
            crucial,
            has_drawn: has(Mark::Drawn),
            is_last: has(Mark::Last),
        })
    }

    /// A phase needs what it is about: nothing may be asked that cannot be answered.
    pub(super) fn check_phase(&self, state: &State) -> Result<(), PositionError> {
        let wrong = |id: &str| Err(PositionError::new("phase", Message::new(id), nothing()));
        let is_automa_phase = matches!(
            state.phase,
            Phase::AutomaCard
                | Phase::Crucial
                | Phase::Filter
                | Phase::AutomaDraw
                | Phase::Settle
                | Phase::AutomaRefill
                | Phase::Toss
                | Phase::Skip
                | Phase::Close
        );
        if state.phase != Phase::Over && is_automa_phase != self.is_automa(state.active) {
            let whose =
                if is_automa_phase { "expected-automa-turn" } else { "expected-person-turn" };
            let found = Message::new("found-chair").with("chair", state.active + 1);
            return Err(PositionError::new("phase", Message::new(whose), found));
        }
        self.check_mirror(state)?;
        let deed = &state.deed;
        let needs_automa_card = is_automa_phase && state.phase != Phase::AutomaCard;
        if needs_automa_card && state.automa_card == NONE {
            let expected = Message::new("expected-automa-card-in-play");
            return Err(PositionError::new("automa.card", expected, nothing()));
        }
        if !goes_on(state.phase, deed.then) {
            let expected = Message::new("expected-then");
            return Err(PositionError::new("deed.then", expected, Message::new("trouble-other")));
        }
        let is_start = deed.then == Then::Start
            && matches!(state.phase, Phase::Start | Phase::Looking | Phase::Swap | Phase::DrawTop);
        if is_start && deed.n_left == 0 {
            return wrong("expected-draw-left");
        }
        match state.phase {
            Phase::SpendCost
            | Phase::Target
            | Phase::Commit
            | Phase::Place
            | Phase::Again
            | Phase::Flip
                if deed.card == NONE =>
            {
                wrong("expected-activated")
            }
            Phase::Develop if !deed.has_played && !self.can_develop(state) => {
                wrong("expected-developable")
            }
            Phase::Swap | Phase::Draw | Phase::DrawTop
                if deed.then == Then::Develop && !deed.has_played =>
            {
                wrong("expected-played")
            }
            Phase::Deal if state.city.len() < self.n_to_deal(state) => wrong("expected-deal"),
            Phase::Crucial if deed.crucial.is_empty() => wrong("expected-crucial"),
            Phase::Start | Phase::Draw | Phase::DrawTop | Phase::Commit | Phase::AutomaDraw
                if deed.n_left == 0 =>
            {
                wrong("expected-draw-left")
            }
            Phase::Refill | Phase::AutomaRefill
                if state.row.get(usize::from(deed.slot)) != Some(&NONE) =>
            {
                wrong("expected-free-slot")
            }
            Phase::Swap
                if usize::from(deed.space) >= 2 * ROW
                    || state.board.card(deed.space.into()).is_none() =>
            {
                wrong("expected-swap")
            }
            Phase::Limit if state.chair().n_hand() <= crate::turn::HAND_LIMIT => {
                wrong("expected-over-nine")
            }
            Phase::Putting if usize::from(deed.n_done) + 1 >= state.city.top().len() => {
                wrong("expected-put-back")
            }
            _ => {
                let is_asked = !matches!(self.turn_of(state), kit::Turn::Automa | kit::Turn::Over);
                let mut n = 0;
                self.each_option(state, &mut |_| n += 1);
                if is_asked && n == 0 {
                    return wrong("expected-option");
                }
                Ok(())
            }
        }
    }
}

/// Whether a phase can lead there.
fn goes_on(phase: Phase, then: Then) -> bool {
    match phase {
        Phase::Draw => matches!(then, Then::Develop | Then::End),
        Phase::DrawTop => matches!(then, Then::Start | Then::Develop | Then::End),
        Phase::Start | Phase::Looking => then == Then::Start,
        Phase::Choose
        | Phase::Putting
        | Phase::Develop
        | Phase::SpendColour
        | Phase::Site
        | Phase::Run
        | Phase::SpendCost
        | Phase::Target
        | Phase::Commit
        | Phase::Place
        | Phase::Again
        | Phase::Flip => then == usual_then(phase),
        _ => true,
    }
}
