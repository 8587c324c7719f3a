//! The idle player: it draws and does nothing else; for checking.

use kit::{Game, Player, Seat, options};

use crate::{
    London,
    action::Action,
    components::MAX_SEATS,
    state::{Phase, State},
};

/// Draws its card and three more, always from the city deck while it has one,
/// and discards the cards it has held longest.
#[derive(Debug, Default)]
pub(crate) struct Idle {
    /// The cards of each chair's hand, the longest-held first.
    held: [Vec<u8>; MAX_SEATS],
}

impl Player<London> for Idle {
    fn begin(&mut self, _seed: u64) {
        self.held.iter_mut().for_each(Vec::clear);
    }

    fn choose(&mut self, game: &London, state: &State, seat: Seat) -> Action {
        let options = options(game, state);
        let first = |is_wanted: &dyn Fn(&Action) -> bool| options.iter().copied().find(is_wanted);
        let wanted = match state.phase {
            Phase::Start | Phase::Draw => first(&|it| *it == Action::DrawTop)
                .or_else(|| first(&|it| matches!(it, Action::DrawSpace(_))))
                .or_else(|| first(&|it| *it == Action::Stop)),
            Phase::Tell => Some(Action::Done),
            Phase::Choose => first(&|it| *it == Action::DrawThree),
            Phase::Limit => {
                let held = &self.held[usize::from(seat.0)];
                held.iter()
                    .map(|&it| Action::Discard(game.card(it)))
                    .find(|it| options.contains(it))
            }
            _ => None,
        };
        wanted.unwrap_or_else(|| game.option(state, 0))
    }

    fn notice(&mut self, _game: &London, before: &State, action: Action) {
        let held = &mut self.held[usize::from(before.active)];
        match action {
            Action::City(card) if matches!(before.phase, Phase::Deal | Phase::DrawTop) => {
                held.push(card.number());
            }
            Action::DrawSpace(space) => held.extend(before.board.card(space.idx())),
            Action::Discard(card) => held.retain(|&it| usize::from(it) != card.idx()),
            _ => {}
        }
    }
}
