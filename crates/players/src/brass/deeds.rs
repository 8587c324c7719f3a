//! Whole deeds: from a table, every way to go on until the deed is done.
//!
//! What makes no difference is tried once: the least card pays, sources of one
//! owner are alike, two tiles are developed or sold in one order only.

use ::brass::{Action, Board, Brass, Deed, Kind, MERCHANT_SPACES, Owner, Phase, Space, State};
use arrayvec::ArrayVec;
use kit::Game;

use super::{
    cards::{self, Hand},
    is_barred,
};
use crate::Bars;

/// The steps of a deed.
pub(super) type Path = ArrayVec<Action, 32>;

/// The options of one step.
type Steps = ArrayVec<Action, 160>;

/// How many deeds of one kind are looked at; more than this only a great sale has.
const MOST_OF_A_KIND: u32 = 600;

/// How many first links of a railway deed are followed by a second one.
const N_FIRSTS: usize = 2;

/// The longest run of steps that goes by itself: three cards of a scout.
const LONGEST_RUN: usize = 4;

/// How wide somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// A second link only after the most promising first ones.
    Quick,
    /// Every pair of links.
    Full,
}

/// Shows every whole deed and the table after it to `visit`, who says what it is worth.
pub(super) fn each_deed(
    game: &Brass,
    state: &State,
    width: Width,
    bars: Bars,
    visit: &mut impl FnMut(&Path, &State) -> i32,
) {
    let hand = cards::hand(state);
    let (path, n_left) = (Path::new(), MOST_OF_A_KIND);
    let mut walk = Walk { game, hand, width, bars, path, n_left, visit };
    walk.follow(state);
}

struct Walk<'a, V> {
    game: &'a Brass,
    hand: Hand,
    width: Width,
    bars: Bars,
    path: Path,
    /// How many more deeds of this kind are looked at.
    n_left: u32,
    visit: &'a mut V,
}

impl<V: FnMut(&Path, &State) -> i32> Walk<'_, V> {
    /// Takes every step that there is.
    fn follow(&mut self, state: &State) {
        if self.width == Width::Quick && state.deed == Deed::Network {
            self.follow_firsts(state);
            return;
        }
        for step in self.steps(state) {
            if state.deed == Deed::None {
                self.n_left = MOST_OF_A_KIND;
            }
            if self.n_left == 0 {
                return;
            }
            let (mut next, n_before) = (state.clone(), self.path.len());
            self.take(&mut next, step);
            self.go_on(&next);
            self.path.truncate(n_before);
        }
    }

    /// Shows a whole deed, or goes deeper.
    fn go_on(&mut self, state: &State) {
        if is_whole(state) || self.path.remaining_capacity() < LONGEST_RUN {
            self.show(state);
        } else {
            self.follow(state);
        }
    }

    fn show(&mut self, state: &State) -> i32 {
        self.n_left = self.n_left.saturating_sub(1);
        (self.visit)(&self.path, state)
    }

    /// Takes a step, and plays the cards it asks for.
    fn take(&mut self, state: &mut State, step: Action) {
        self.game.apply(state, step);
        self.path.push(step);
        while let Some(card) = cards::least(state, &self.hand) {
            self.game.apply(state, Action::Card(card));
            self.path.push(Action::Card(card));
        }
    }

    /// Lays each link alone, and a second one after the most promising.
    fn follow_firsts(&mut self, state: &State) {
        let mut firsts: ArrayVec<(i32, Action, State, Path), N_FIRSTS> = ArrayVec::new();
        let n_before = self.path.len();
        for step in self.steps(state) {
            let mut next = state.clone();
            self.take(&mut next, step);
            // Here one mine is as good as another.
            if matches!(next.deed, Deed::NetworkCoal(_))
                && let Some(&source) = self.steps(&next).first()
            {
                self.take(&mut next, source);
            }
            if next.deed == Deed::NetworkMore {
                let mut done = next.clone();
                self.take(&mut done, Action::Done);
                let value = self.show(&done);
                self.path.pop();
                let at = firsts.iter().position(|it| it.0 < value).unwrap_or(firsts.len());
                if at < N_FIRSTS {
                    firsts.truncate(N_FIRSTS - 1);
                    firsts.insert(at, (value, step, next, self.path.clone()));
                }
            } else {
                self.go_on(&next);
            }
            self.path.truncate(n_before);
        }
        for nth in 0..firsts.len() {
            let (_, _, state, path) = &firsts[nth];
            self.path.clone_from(path);
            let n_before = self.path.len();
            for step in self.steps(state) {
                // Both orders of two links are one deed.
                if step == Action::Done || firsts[..nth].iter().any(|it| step == it.1) {
                    continue;
                }
                let mut next = state.clone();
                self.take(&mut next, step);
                self.go_on(&next);
                self.path.truncate(n_before);
            }
        }
        self.path.truncate(n_before);
    }

    /// The steps worth trying.
    fn steps(&self, state: &State) -> Steps {
        let mut steps = Steps::new();
        if let Some(card) = cards::least(state, &self.hand) {
            steps.push(Action::Card(card));
            return steps;
        }
        let after = self.path.iter().rev().find_map(|it| match *it {
            Action::Flip(space) => Some(space),
            _ => None,
        });
        let first = match self.path.get(1) {
            Some(&Action::Remove(industry)) => Some(industry),
            _ => None,
        };
        let mut sources = Alike::default();
        self.game.options(state, &mut |step| {
            let is_wanted = match step {
                Action::Take(Kind::Pass) => steps.is_empty(),
                Action::Take(_) => !is_barred(step, self.bars),
                Action::Remove(industry) if state.deed == Deed::DevelopMore => {
                    first.is_none_or(|it| it as u8 <= industry as u8)
                }
                Action::Flip(space) if state.deed == Deed::SellMore => {
                    after.is_none_or(|it| it < space)
                }
                Action::Coal(space) | Action::Iron(space) => {
                    return sources.add(&state.board, space, step);
                }
                Action::Beer(source) => match source.space() {
                    Some(space) => return sources.add(&state.board, space, step),
                    None => true,
                },
                Action::To(merchant) => is_first_alike(state, merchant, &steps),
                _ => true,
            };
            if is_wanted {
                // Nobody has more; if somebody had, the first would do.
                let _ = steps.try_push(step);
            }
        });
        steps.extend(sources.0.into_iter().flatten().map(|it| it.1));
        steps
    }
}

/// Whether a deed is done: nothing is begun, or it is no longer the person's turn.
fn is_whole(state: &State) -> bool {
    state.deed == Deed::None || state.phase != Phase::Human
}

/// One source of each owner.
#[derive(Default)]
struct Alike([Option<(u8, Action)>; 2]);

impl Alike {
    /// Of one's own the emptiest is kept, since it flips first; of Mautoma's the fullest.
    fn add(&mut self, board: &Board, space: Space, step: Action) {
        let cubes = board.cubes(space);
        let is_own = board.owned(Owner::Human).has(space);
        let place = &mut self.0[usize::from(!is_own)];
        let is_better = place.is_none_or(|it| if is_own { cubes < it.0 } else { it.0 < cubes });
        if is_better {
            *place = Some((cubes, step));
        }
    }
}

/// Whether a merchant's barrel and its bonus are not among those seen before.
fn is_first_alike(state: &State, merchant: u8, seen: &Steps) -> bool {
    let of = |it: u8| {
        let it = usize::from(it);
        state.merchants[it].has_barrel.then_some(MERCHANT_SPACES[it])
    };
    !seen.iter().any(|it| matches!(*it, Action::To(other) if of(other) == of(merchant)))
}

#[cfg(test)]
mod tests {
    use kit::{OwnDice, Player, Random, Seen};

    use super::*;

    /// Looks at every deed of a random person's tables, as wide as this.
    struct Checked(Random, Width, u32);

    impl Player<Brass> for Checked {
        fn begin(&mut self, dice: OwnDice) {
            Player::<Brass>::begin(&mut self.0, dice);
        }

        fn choose(&mut self, game: &Brass, seen: &Seen<Brass>) -> Action {
            let n_deeds = &mut self.2;
            each_deed(game, seen, self.1, Bars::NONE, &mut |path, after| {
                let mut table = State::clone(seen);
                for &step in path {
                    let refusal = game.refusal(&table, step);
                    assert!(refusal.is_none(), "`{step}` on the way along {path:?}: {refusal:?}");
                    game.apply(&mut table, step);
                }
                assert_eq!(table, *after);
                assert!(is_whole(after), "{path:?}");
                *n_deeds += 1;
                0
            });
            self.0.choose(game, seen)
        }
    }

    #[test]
    fn every_deed_is_legal_and_whole_from_wherever_it_begins() {
        let game = Brass::new(&Default::default()).unwrap();
        let [quick, full] = [Width::Quick, Width::Full].map(|width| {
            let mut checked = Checked(Random::default(), width, 0);
            kit::playout(&game, 1, &mut checked);
            checked.2
        });
        assert!(1000 < quick && quick <= full, "{quick} {full}");
    }
}
