//! What is outlined on the map: what is chosen, where it is taken from, and what
//! the automa did last.

use brass::{Brass, Link, Owner, Space, State};
use desk::AutomaTurn;
use kit::Turn;

use super::{piece::Lit, points::Points};
use crate::page::{Mode, View};

/// The outlined places.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlined {
    spaces: Vec<(Space, Lit)>,
    lines: Vec<(Link, Lit)>,
}

impl Outlined {
    /// What is outlined in a view.
    pub(super) fn of(view: &View<'_, Brass>, points: Option<&Points>) -> Outlined {
        let mut outlined = Outlined::default();
        if let Some(points) = points {
            let plan = &points.plan;
            outlined.compare(&plan.before, &plan.after, Owner::Human, Lit::Selected);
        }
        let now = view.state();
        match (&view.mode, view.last()) {
            (Mode::Watching(turn, _), _) => {
                let before = view.at(turn.range().start);
                outlined.compare(&before, now, Owner::Automa, Lit::Last(Owner::Automa));
            }
            // Outlined until the person's next action.
            (_, Some(turn)) if !has_acted_since(view, turn) => {
                let before = view.at(turn.range().start);
                outlined.compare(&before, now, Owner::Automa, Lit::Last(Owner::Automa));
            }
            _ => {}
        }
        outlined
    }

    /// Outlines what one side has new, and marks what was taken from.
    fn compare(&mut self, before: &State, after: &State, owner: Owner, lit: Lit) {
        for space in (0..brass::SPACES.len() as u8).map(Space) {
            let (old, new) = (before.board.tile(space), after.board.tile(space));
            let is_put = |new: &brass::Tile| {
                new.owner == owner
                    && old.is_none_or(|it| it.owner != owner || it.level != new.level)
            };
            let found = match (old, new) {
                (_, Some(new)) if is_put(&new) => Some(lit),
                (Some(old), Some(new))
                    if old.is_flipped != new.is_flipped && new.owner == owner =>
                {
                    Some(lit)
                }
                (Some(old), Some(new)) if new.cubes < old.cubes => Some(Lit::Source),
                (Some(old), None) if old.owner == owner && before.era == after.era => Some(lit),
                _ => None,
            };
            self.spaces.extend(found.map(|it| (space, it)));
        }
        let laid = after.board.links(owner).without(before.board.links(owner));
        self.lines.extend(laid.map(|it| (it, lit)));
    }

    pub(super) fn space(&self, space: Space) -> Option<Lit> {
        self.spaces.iter().find(|it| it.0 == space).map(|it| it.1)
    }

    pub(super) fn line(&self, link: Link) -> Option<Lit> {
        self.lines.iter().find(|it| it.0 == link).map(|it| it.1)
    }
}

/// Whether the person has done something since a turn of the automa.
fn has_acted_since(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>) -> bool {
    let live = view.live();
    let is_choice =
        |ply: usize| matches!(kit::Game::turn(live.game(), live.at(ply)), Turn::Human(_));
    (turn.range().end..view.ply).any(is_choice)
}
