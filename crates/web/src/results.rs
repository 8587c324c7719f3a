//! Somebody's record: the finished games that are kept here, as lists tell them.

use desk::{Day, Finished, LeftOut, Results};
use keep::{Gist, Head, Keep as _, Shelf, Store, StoreError, Stored};
use kit::{At, Outcome};
use shelf::{GameId, with_game};

use crate::{error::AppError, game, host::App, page::Page, studies};

/// The record of all finished games, or of those of one game.
pub(crate) async fn gather(app: &App, asked: Option<GameId>) -> Result<Results, AppError> {
    let (games, left_out) = finished(&*app.host.store, asked).await?;
    Ok(Results::of(games, left_out, place))
}

/// The finished games of one person that a store keeps, of all games or of one, and how
/// many others there are.
///
/// # Errors
///
/// If the store fails.
pub async fn finished(
    store: &dyn Store,
    asked: Option<GameId>,
) -> Result<(Vec<Finished>, LeftOut), StoreError> {
    let (heads, _) = store.list(Shelf::Over, 0, usize::MAX).await?;
    let studies = studies::all(store).await?;
    let study = |head: &Head| studies.iter().find(|it| it.id == head.id && it.is_of(head.touched));
    let mut left_out = LeftOut::default();
    let mut finished = Vec::new();
    for head in heads.iter().filter(|it| asked.is_none_or(|asked| asked.id() == it.game)) {
        let Some(gist) = gist_of(store, head).await? else {
            left_out.unreadable += 1;
            continue;
        };
        match entry(head, &gist) {
            Some(game) => {
                let without_luck = study(head).map(|it| it.without_luck as f64 / 1000.0);
                finished.push(Finished { without_luck, ..game });
            }
            None => left_out.several += 1,
        }
    }
    Ok((finished, left_out))
}

/// Where a game and its level stand among all of them.
pub fn place(it: &Finished) -> (usize, usize) {
    let nth = GameId::ALL.iter().position(|id| id.id() == it.game).unwrap_or(usize::MAX);
    let Some(&id) = GameId::ALL.get(nth) else { return (nth, 0) };
    let levels = with_game!(id, G => game::level::<G>().map_or(&[][..], |it| it.values));
    let level = levels.iter().position(|name| Some(*name) == it.level.as_deref());
    (nth, level.unwrap_or(usize::MAX))
}

/// A finished game of one person as the record has it.
pub(crate) fn entry(head: &Head, gist: &Gist) -> Option<Finished> {
    let automa = usize::from(gist.automa);
    let you = match gist.scores[..] {
        [you, _] if automa == 1 => you,
        [_, you] if automa == 0 => you,
        _ => return None,
    };
    Some(Finished {
        id: head.id.clone(),
        game: head.game.clone(),
        level: gist.level.clone(),
        deck: gist.deck.clone(),
        date: Day::from_millis(head.touched).to_string(),
        ended: head.touched,
        you,
        automa: gist.scores[automa],
        outcome: outcome(gist)?,
        at: if gist.is_at_table { At::Table.word() } else { At::Screen.word() },
        without_luck: None,
        marks: gist.marks.clone(),
    })
}

/// How a game came out, as far as its gist tells: one of an earlier version has the
/// points alone, and of two who have the same only the record knows who is in front.
fn outcome(gist: &Gist) -> Option<Outcome> {
    let points = gist.scores.get(usize::from(gist.automa))?;
    let people = gist.scores.iter().enumerate().filter(|it| it.0 != usize::from(gist.automa));
    let best = people.map(|it| it.1).max()?;
    gist.outcome.or(match best.cmp(points) {
        std::cmp::Ordering::Greater => Some(Outcome::Won),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(Outcome::Lost),
    })
}

/// What lists tell of a finished game. Where that does not say how it came out, the
/// record is played again and what it says is kept; `None` if it cannot be played.
async fn gist_of(store: &dyn Store, head: &Head) -> Result<Option<Gist>, StoreError> {
    let Ok(id) = game::named(&head.game) else { return Ok(None) };
    with_game!(id, G => known::<G>(store, head).await)
}

async fn known<G: Page>(store: &dyn Store, head: &Head) -> Result<Option<Gist>, StoreError> {
    let is_told = |it: &&Gist| it.ruleset == G::RULESET && outcome(it).is_some();
    if let Some(gist) = head.gist.as_ref().filter(is_told) {
        return Ok(Some(gist.clone()));
    }
    let Some(stored) = store.load::<Stored>(&head.id).await? else { return Ok(None) };
    let Ok(session) = game::open::<G>(&stored) else { return Ok(None) };
    let gist = game::gist(&session);
    let next = Stored {
        revision: stored.revision + 1,
        gist: Some(Gist { is_begun: true, ..gist.clone() }),
        ..stored
    };
    // If it cannot be kept, or somebody was quicker, it is worked out again next time.
    let _ = store.replace(next).await;
    Ok(Some(gist))
}
