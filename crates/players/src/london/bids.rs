//! Developing and running the city: one deed after the other, as long as any is
//! worth it.

use ::london::{Action, Phase, State};
use arrayvec::ArrayVec;
use kit::Game;

use super::{
    deeds::{Mind, Path},
    value::Milli,
};
use crate::dice::Rolls;

/// The deeds that are looked at.
const MAX_BIDS: usize = 32;
/// A deed is looked at again only if it was not worse than this when it was last
/// looked at: what is built in between seldom makes another deed better.
const HOPE: Milli = -1500;

/// The first step of a deed, and what it was thought to add when it was last looked at.
#[derive(Clone, Copy)]
struct Bid {
    action: Action,
    gain: Milli,
    /// Whether nothing was done since.
    is_fresh: bool,
}

/// The best deed that was looked at since something was done.
struct Best {
    gain: Milli,
    path: Path,
    next: State,
}

impl Mind<'_> {
    /// Develops or runs the city until nothing is worth it, and ends.
    ///
    /// What a deed adds hardly ever grows by what is done before it, so the deeds
    /// are looked at again in the order of what they were worth, and those that come
    /// after one that still is the best are not.
    pub(super) fn do_all(&self, state: &mut State, rolls: &mut Rolls, path: &mut Path) {
        let (seat, phase) = (state.active, state.phase);
        let mut bids: ArrayVec<Bid, MAX_BIDS> = ArrayVec::new();
        while state.phase == phase && state.active == seat {
            if phase == Phase::Run
                && let Some(action) = self.plain_activation(state)
            {
                self.step(state, action, path);
                continue;
            }
            let can_end = self.bids(state, &mut bids);
            let worth = self.value(state, seat) + rolls.bell(1000, self.noise);
            let best = self.best_bid(state, worth, &mut bids, rolls);
            match best.filter(|it| !can_end || 0 < it.gain) {
                Some(best) => {
                    path.extend(best.path.iter().copied().take(path.remaining_capacity()));
                    *state = best.next;
                }
                None if can_end => self.step(state, Action::Done, path),
                None => self.step(state, self.game.option(state, 0), path),
            }
        }
    }

    /// Makes a step, and writes it down if there is room.
    pub(super) fn step(&self, state: &mut State, action: Action, path: &mut Path) {
        if !path.is_full() {
            path.push(action);
        }
        self.game.apply(state, action);
    }

    /// Brings the bids up to date; whether one may end here.
    fn bids(&self, state: &State, bids: &mut ArrayVec<Bid, MAX_BIDS>) -> bool {
        let old = bids.take();
        let mut can_end = false;
        self.game.options(state, &mut |action| match action {
            Action::Done => can_end = true,
            Action::Build(_) | Action::Play(_) | Action::Activate(_) | Action::Ability
                if !bids.is_full() =>
            {
                let gain =
                    old.iter().find(|it| it.action == action).map_or(Milli::MAX, |it| it.gain);
                bids.push(Bid { action, gain, is_fresh: false });
            }
            _ => {}
        });
        can_end
    }

    /// The best deed, if any is worth a look.
    fn best_bid(
        &self,
        state: &State,
        worth: Milli,
        bids: &mut [Bid],
        rolls: &mut Rolls,
    ) -> Option<Best> {
        let mut best: Option<Best> = None;
        loop {
            let bid = bids.iter_mut().reduce(|a, b| if a.gain < b.gain { b } else { a })?;
            if bid.is_fresh || bid.gain < HOPE {
                return best;
            }
            bid.gain = Milli::MIN;
            bid.is_fresh = true;
            self.deeds_from(state, bid.action, &mut Path::new(), &mut |path, next| {
                let gain = self.value(next, state.active) + rolls.bell(1000, self.noise) - worth;
                bid.gain = bid.gain.max(gain);
                if best.as_ref().is_none_or(|it| it.gain < gain) {
                    best = Some(Best { gain, path: path.clone(), next: *next });
                }
            });
        }
    }
}
