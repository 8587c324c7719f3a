//! Ranks: work on any number of threads, handed over in the order of the seeds.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc},
    thread,
};

use crate::RunError;

/// Games cut into blocks, which threads take one at a time.
#[derive(Clone, Debug)]
pub(crate) struct Blocks {
    games: Range<u64>,
    size: u64,
}

impl Blocks {
    /// Blocks of at most `size` games, and few enough for the last to be shared.
    pub(crate) fn new(games: Range<u64>, size: u64, n_threads: usize) -> Blocks {
        let fair = (games.end - games.start).div_ceil(n_threads as u64 * 4);
        Blocks { games, size: size.min(fair).max(1) }
    }

    fn nth(&self, nth: u64) -> Option<Range<u64>> {
        let from = self.games.start.saturating_add(nth.checked_mul(self.size)?);
        (from < self.games.end).then(|| from..self.games.end.min(from + self.size))
    }
}

/// Blocks that may be finished before one that is awaited, for each thread:
/// what waits for its turn takes room.
const WINDOW: u64 = 16;

/// Works on every block and gives each outcome to `take`, in the order of the
/// blocks, whoever finishes first. `sit` is called once by each thread. Nobody
/// takes another block once `take` breaks off.
pub(crate) fn in_order<W, T: Send>(
    blocks: &Blocks,
    n_threads: usize,
    sit: &(impl Fn() -> W + Sync),
    work: &(impl Fn(&mut W, Range<u64>) -> T + Sync),
    mut take: impl FnMut(T) -> Result<ControlFlow<()>, RunError>,
) -> Result<(), RunError> {
    if n_threads == 1 {
        let mut worker = sit();
        let mut nth = 0;
        while let Some(games) = blocks.nth(nth) {
            if take(work(&mut worker, games))?.is_break() {
                return Ok(());
            }
            nth += 1;
        }
        return Ok(());
    }
    let queue = Queue::new(WINDOW * n_threads as u64);
    let queue = &queue;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..n_threads {
            let sender = sender.clone();
            let labour = move || {
                let _leave = Leave(queue);
                // Nobody takes a seat, and room with it, before all are there.
                if !queue.is_opened() {
                    return;
                }
                let mut worker = sit();
                while let Some(nth) = queue.next() {
                    let Some(games) = blocks.nth(nth) else { return };
                    if sender.send((nth, work(&mut worker, games))).is_err() {
                        return;
                    }
                }
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, labour) {
                // Those at work find nothing more to do.
                queue.close();
                return Err(RunError::Threads { wanted: n_threads, error: error.to_string() });
            }
        }
        drop(sender);
        queue.open();
        let mut early = BTreeMap::new();
        let mut n_taken = 0;
        for (nth, outcome) in receiver {
            early.insert(nth, outcome);
            while let Some(outcome) = early.remove(&n_taken) {
                match take(outcome) {
                    Ok(ControlFlow::Continue(())) => {}
                    // What others have finished beyond it is not wanted: games are
                    // kept without a gap.
                    ended => {
                        queue.close();
                        return ended.map(drop);
                    }
                }
                n_taken += 1;
                queue.taken();
            }
        }
        Ok(())
    })
}

/// Which block is next, and whether there is room for it.
struct Queue {
    now: Mutex<Now>,
    room: Condvar,
    window: u64,
}

struct Now {
    next: u64,
    n_taken: u64,
    is_open: bool,
    is_closed: bool,
}

impl Queue {
    fn new(window: u64) -> Queue {
        let now = Now { next: 0, n_taken: 0, is_open: false, is_closed: false };
        Queue { now: Mutex::new(now), room: Condvar::new(), window }
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until all are there, or are sent home.
    fn is_opened(&self) -> bool {
        let now = self.room.wait_while(self.now(), |it| !it.is_open && !it.is_closed);
        !now.unwrap_or_else(PoisonError::into_inner).is_closed
    }

    fn open(&self) {
        self.now().is_open = true;
        self.room.notify_all();
    }

    /// The next block, once there is room for it; nothing after the last.
    fn next(&self) -> Option<u64> {
        let is_ahead = |it: &mut Now| !it.is_closed && it.n_taken + self.window <= it.next;
        let now = self.room.wait_while(self.now(), is_ahead);
        let mut now = now.unwrap_or_else(PoisonError::into_inner);
        now.next += 1;
        (!now.is_closed).then(|| now.next - 1)
    }

    fn taken(&self) {
        self.now().n_taken += 1;
        self.room.notify_all();
    }

    fn close(&self) {
        self.now().is_closed = true;
        self.room.notify_all();
    }
}

/// Whoever leaves in panic sends the others home: nobody waits for a block that
/// will never come.
struct Leave<'a>(&'a Queue);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(n: u64, n_threads: usize) -> Vec<u64> {
        let blocks = Blocks::new(0..n, 3, n_threads);
        let mut all = Vec::new();
        let work = |_: &mut (), games: Range<u64>| {
            // The first of a block of three is the slowest.
            if games.start.is_multiple_of(7) {
                thread::yield_now();
            }
            games.collect::<Vec<_>>()
        };
        let take = |them: Vec<u64>| {
            all.extend(them);
            Ok(ControlFlow::Continue(()))
        };
        in_order(&blocks, n_threads, &|| (), &work, take).unwrap();
        all
    }

    #[test]
    fn outcomes_come_in_order_on_any_number_of_threads() {
        let all: Vec<u64> = (0..1000).collect();
        for n_threads in [1, 2, 9] {
            assert_eq!(numbers(1000, n_threads), all);
        }
    }

    #[test]
    fn whoever_takes_can_stop() {
        let blocks = Blocks::new(0..100_000, 1, 4);
        let mut n = 0;
        let stopped = in_order(&blocks, 4, &|| (), &|_, _| (), |()| {
            n += 1;
            if n < 10 { Ok(ControlFlow::Continue(())) } else { Err(RunError::NoGames) }
        });
        assert!(stopped.is_err());
        assert_eq!(n, 10);
    }

    #[test]
    fn nothing_is_taken_after_a_break() {
        for n_threads in [1, 4] {
            let blocks = Blocks::new(0..100_000, 1, n_threads);
            let mut all = Vec::new();
            let take = |games: Range<u64>| {
                all.extend(games);
                Ok(if all.len() < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
            };
            in_order(&blocks, n_threads, &|| (), &|_, games| games, take).unwrap();
            assert_eq!(all, (0..10).collect::<Vec<u64>>());
        }
    }

    #[test]
    fn a_panic_ends_all_of_it() {
        let blocks = Blocks::new(0..100_000, 1, 3);
        let work = |_: &mut (), games: Range<u64>| assert_ne!(games.start, 5, "the fifth game");
        let ran = std::panic::catch_unwind(|| {
            in_order(&blocks, 3, &|| (), &work, |()| Ok(ControlFlow::Continue(())))
        });
        assert!(ran.is_err());
    }
}
