//! Letting a player move for a person: one whole deed, without a script too.

use desk::Change;
use kit::{Game as _, Message, OwnDice, Player, Seen, Session, Turn};
use maud::{Markup, html};
use players::Skilled;
use shelf::with_game;

use crate::{
    error::{AppError, wrong},
    frame::icon,
    game,
    host::App,
    page::{Mode, Page, View},
    parts::form,
};

/// Who can be asked, the weakest first.
const NAMES: [&str; 3] = ["casual", "greedy", "search"];

/// The player called `name`, without a clock: the same table, the same deed.
pub(crate) fn of<G: Skilled>(game: &G, name: &str) -> Option<Box<dyn Player<G>>> {
    let name = NAMES.into_iter().find(|it| *it == name)?;
    players::player(game, name, None).ok()
}

/// The deed that a player would do in a kept game that is still at `revision`, as a
/// change of it. Nobody thinks about a game that has gone on.
pub(crate) async fn change(
    app: &App,
    id: &str,
    revision: u64,
    name: &str,
) -> Result<Change, AppError> {
    let (game, stored) = game::load(app, id).await?;
    if stored.revision != revision {
        let found = stored.revision;
        return Err(AppError::Conflict { id: stored.id, expected: revision, found });
    }
    let known = || wrong("player", Message::verbatim(NAMES.join(", ")), name);
    let name = NAMES.into_iter().find(|it| *it == name).ok_or_else(known)?;
    let steps = with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        // At the table only the person knows what is in their hand.
        let mover = G::MOVER.filter(|_| !live.game().is_at_table()).ok_or_else(known)?;
        app.think(move |is_wanted| {
            let mut player = mover(live.game(), name)?;
            Some(deed(&live, player.as_mut(), is_wanted))
        }).await?
    });
    Ok(Change::Acts(steps.ok_or_else(known)?))
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

/// The buttons that ask for it, on a person's turn, where somebody knows the game.
pub(crate) fn ask<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let is_asked = matches!((&view.mode, view.turn()), (Mode::Now, Turn::Human(_)));
    if !is_asked || view.game().is_at_table() || G::MOVER.is_none() {
        return html! {};
    }
    let buttons = html! {
        p #set-player.setting-name { (words.text("ui-player")) }
        div.acts.choice data-shut role="group" aria-labelledby="set-player" {
            @for name in NAMES {
                button.btn type="submit" name="player" value=(name) {
                    (icon("step")) (words.text(&format!("ui-player-{name}")))
                }
            }
        }
    };
    form::change(view, "player", html! {}, buttons)
}
