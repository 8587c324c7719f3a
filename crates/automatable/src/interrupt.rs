//! Interrupts: Ctrl-C and SIGTERM while many games are played.
//!
//! The first lets the run end with what was played, the second ends the program at once.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, AtomicI32, Ordering},
};

use indicatif::ProgressBar;

use crate::{answer::Exit, simulate::progress_bar, voice::Voice};

/// Whoever wants a run to end.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt {
    is_wanted: Arc<AtomicBool>,
    signal: Arc<AtomicI32>,
    /// What is on the screen, and must not stay there.
    bar: Arc<Mutex<ProgressBar>>,
}

impl Interrupt {
    /// Listens from now on.
    pub(crate) fn listen(voice: &Voice) -> Interrupt {
        let interrupt = Interrupt {
            is_wanted: Arc::default(),
            signal: Arc::default(),
            bar: Arc::new(Mutex::new(ProgressBar::hidden())),
        };
        #[cfg(unix)]
        interrupt.spawn(voice.text("cli-stopping"));
        #[cfg(not(unix))]
        let _ = voice;
        interrupt
    }

    /// Becomes true when somebody wants the run to end.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.is_wanted
    }

    /// How the program ends, if somebody wanted that.
    pub(crate) fn exit(&self) -> Option<Exit> {
        match self.signal.load(Ordering::Relaxed) {
            0 => None,
            TERMINATED => Some(Exit::Terminated),
            _ => Some(Exit::Interrupted),
        }
    }

    /// A bar for so many games, of which so many are played.
    pub(crate) fn bar(&self, n_games: u64, n_played: u64) -> ProgressBar {
        let bar = progress_bar(n_games);
        bar.inc(n_played);
        // The speed is that of the games to come.
        bar.reset_eta();
        *self.bar.lock().unwrap_or_else(PoisonError::into_inner) = bar.clone();
        bar
    }

    /// A thread that hears signals; if the system refuses, they end the program as ever.
    #[cfg(unix)]
    fn spawn(&self, stopping: String) {
        use signal_hook::{consts::SIGINT, iterator::Signals};
        let Ok(mut signals) = Signals::new([SIGINT, TERMINATED]) else { return };
        let heard = self.clone();
        std::thread::spawn(move || {
            for signal in signals.forever() {
                heard.bar.lock().unwrap_or_else(PoisonError::into_inner).finish_and_clear();
                if heard.is_wanted.load(Ordering::Relaxed) {
                    std::process::exit(128 + signal);
                }
                heard.signal.store(signal, Ordering::Relaxed);
                heard.is_wanted.store(true, Ordering::Relaxed);
                crate::answer::complain(&stopping);
            }
        });
    }
}

/// The number of SIGTERM, which every system gives it.
const TERMINATED: i32 = 15;
