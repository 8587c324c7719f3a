//! The idle player: it draws and does nothing else; for checking.

use kit::{Game, OwnDice, Player, Seat, Seen, options};

use crate::{London, action::Action, components::MAX_SEATS, state::Phase};

/// Draws its card and three more, always from the city deck while it has one,
/// and discards the cards it has held longest.
#[derive(Debug, Default)]
pub(crate) struct Idle {
    /// The cards of each chair's hand, the longest-held first.
    held: [Vec<u8>; MAX_SEATS],
}

impl Player<London> for Idle {
    fn begin(&mut self, _dice: OwnDice) {
        self.held.iter_mut().for_each(Vec::clear);
    }

    fn choose(&mut self, game: &London, seen: &Seen<London>) -> Action {
        let options = options(game, seen);
        let first = |is_wanted: &dyn Fn(&Action) -> bool| options.iter().copied().find(is_wanted);
        let wanted = match seen.phase {
            Phase::Start | Phase::Draw => first(&|it| *it == Action::DrawTop)
                .or_else(|| first(&|it| matches!(it, Action::DrawSpace(_))))
                .or_else(|| first(&|it| *it == Action::Stop)),
            Phase::Tell => Some(Action::Done),
            Phase::Choose => first(&|it| *it == Action::DrawThree),
            Phase::Limit => {
                let held = &self.held[usize::from(seen.seat().0)];
                held.iter()
                    .map(|&it| Action::Discard(game.card(it)))
                    .find(|it| options.contains(it))
            }
            _ => None,
        };
        wanted.unwrap_or_else(|| game.option(seen, 0))
    }

    fn notice(&mut self, _game: &London, before: &Seen<London>, action: Action) {
        // What others hold is not its business.
        if before.seat() != Seat(before.active) {
            return;
        }
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
