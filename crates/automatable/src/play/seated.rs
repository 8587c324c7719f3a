//! Somebody who plays instead of the person, until they want their chair back.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use kit::{Entry, OwnDice, Player, Seat, Seen, Session};

use crate::{answer::Failure, board::Board, clock, voice::Voice};

/// A player in a person's chair.
pub(crate) struct Seated<G: Board> {
    player: Box<dyn Player<G>>,
    name: String,
    is_stopped: Arc<AtomicBool>,
}

impl<G: Board> Seated<G> {
    /// The player called `name` sits down.
    pub(crate) fn new(
        voice: &Voice,
        session: &Session<G>,
        name: &str,
    ) -> Result<Seated<G>, Failure> {
        let player = players::player(session.game(), name, Some(clock::millis));
        let mut player = player.map_err(|it| Failure::could_not(voice.trouble(&it)))?;
        // As in `simulate`, so that a game of a run can be watched.
        player.begin(OwnDice::new(session.dealer().seed.unwrap_or_default()));
        Ok(Seated { player, name: name.to_owned(), is_stopped: stopped_by_control_c() })
    }

    /// Whether the person wants their chair back.
    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Chooses among the options.
    pub(crate) fn choose(&mut self, session: &Session<G>, seat: Seat) -> G::Action {
        let seen = Seen::of(session.game(), session.state(), seat);
        self.player.choose(session.game(), &seen)
    }

    /// Sees what has happened since entry `from`.
    pub(crate) fn notice(&mut self, session: &Session<G>, from: usize) {
        for at in from..session.ply() {
            if let Entry::Action(action) = session.entries()[at] {
                kit::tell(session.game(), self.player.as_mut(), session.at(at), action);
            }
        }
    }

    /// Who plays, and how to stop it.
    pub(crate) fn player_line(&self, voice: &Voice) -> String {
        voice.tell("cli-play-player", [("player", self.name.as_str().into())])
    }
}

/// Becomes true when somebody presses Ctrl-C; a second time ends the program.
fn stopped_by_control_c() -> Arc<AtomicBool> {
    let is_stopped = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::{consts::SIGINT, flag};
        // If the system refuses, Ctrl-C ends the program; the game is saved.
        let _ = flag::register_conditional_shutdown(SIGINT, 130, is_stopped.clone())
            .and_then(|_| flag::register(SIGINT, is_stopped.clone()));
    }
    is_stopped
}
