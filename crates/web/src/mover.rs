//! Letting a player move for a person: one whole deed, without a script too.

use desk::Change;
use kit::{Message, OwnDice, Player, Seen, Session, Turn};

use crate::{
    error::{AppError, wrong},
    host::App,
    page::{PLAYERS, Page},
};

/// The deed that a player would do in a game, as a change of it, and the game, which
/// went where the player thought.
pub(crate) async fn change<G: Page>(
    app: &App,
    live: Session<G>,
    name: &str,
) -> Result<(Session<G>, Change), AppError>
where
    Session<G>: Send,
{
    let known = || wrong("player", Message::verbatim(PLAYERS.join(", ")), name);
    let name = PLAYERS.into_iter().find(|it| *it == name).ok_or_else(known)?;
    // At the table only the person knows what is in their hand.
    let mover = G::MOVER.filter(|_| !live.game().is_at_table()).ok_or_else(known)?;
    let thought = app.think(move |is_wanted| {
        let mut player = mover(live.game(), name)?;
        let steps = deed(&live, player.as_mut(), is_wanted);
        Some((live, Change::Acts(steps)))
    });
    thought.await?.ok_or_else(known)
}

/// The steps of the deed that a player would do now, in notation; none if no
/// person is to act, and not all if nobody waits for them any more.
fn deed<G: Page>(
    live: &Session<G>,
    player: &mut dyn Player<G>,
    is_wanted: &dyn Fn() -> bool,
) -> Vec<String> {
    let mut steps = Vec::new();
    let Turn::Human(seat) = live.turn() else { return steps };
    let mut session = live.clone();
    player.begin(OwnDice::new(live.ply() as u64));
    loop {
        let seen = Seen::of(session.game(), session.state(), seat);
        let action = player.choose(session.game(), &seen);
        steps.push(action.to_string());
        let is_done = !is_wanted()
            || session.play(action).is_err()
            || session.turn() != Turn::Human(seat)
            || session.game().is_at_rest(session.state());
        if is_done {
            return steps;
        }
    }
}
