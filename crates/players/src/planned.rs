//! A deed that is under way, step by step.

use std::ops::Deref;

use kit::Game;

/// The steps of a deed or a turn, and the table at which the next of them is to be made.
///
/// A plan holds only for the table it was made for: somebody may have taken back a step,
/// or sat down in the middle of a game.
#[derive(Debug)]
pub(crate) struct Planned<G: Game, P> {
    steps: P,
    n_made: usize,
    before: Option<G::State>,
}

impl<G: Game, P: Deref<Target = [G::Action]> + Default> Planned<G, P> {
    /// Nothing is planned.
    pub(crate) fn none() -> Planned<G, P> {
        Planned { steps: P::default(), n_made: 0, before: None }
    }

    /// The next step, if one is planned for this table.
    pub(crate) fn go_on(&mut self, game: &G, seen: &G::State) -> Option<G::Action> {
        (self.before.as_ref() == Some(seen)).then(|| self.step(game))
    }

    /// The first of these steps, which begin at this table; the others are planned.
    pub(crate) fn begin(&mut self, game: &G, table: G::State, steps: P) -> G::Action {
        *self = Planned { steps, n_made: 0, before: Some(table) };
        self.step(game)
    }

    fn step(&mut self, game: &G) -> G::Action {
        let step = self.steps[self.n_made];
        self.n_made += 1;
        match &mut self.before {
            Some(before) if self.n_made < self.steps.len() => game.apply(before, step),
            _ => self.before = None,
        }
        step
    }
}
