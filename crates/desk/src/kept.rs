//! Kept games: a record as text, and what can be done with it.

use kit::{
    Dealer, DocumentError, Entry, Game, Hands, IllegalAction, Marks, Message, NotationError,
    PositionFile, Reason, Record, ReplayError, Seat, Session, Trouble, Turn,
};
use serde::Deserialize;

use crate::{people, seed};

/// A change somebody asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Plays this action, in notation; a card that a pile turned up too.
    Act(String),
    /// Plays the steps of one deed of a person, all of them or none.
    Acts(Vec<String>),
    /// Notes a hint in the record: whoever gives one makes this change first, and gives
    /// none if it is refused.
    Hint,
    /// Takes back one step of a deed.
    Back,
    /// Takes back the last whole deed.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Goes on from the first choice at or after this entry.
    GoTo(usize),
    /// Puts the table right by hand: a JSON merge patch of the position.
    Correct(serde_json::Value),
    /// Puts the table right as it was before this entry; what piles turned up
    /// since is told again as far as it can come.
    CorrectAt(usize, serde_json::Value),
    /// Gives piles into other hands from here on; before anything was told, from
    /// the start on.
    Deal(Vec<String>, Hands),
    /// Turns up the card that a person is asked for, this once.
    Draw,
}

/// Why a kept game cannot be opened or changed.
#[derive(Clone, Debug, PartialEq)]
pub enum KeptError {
    /// It is no record and no position.
    Document(DocumentError),
    /// It departs from the rules of today.
    Replay(ReplayError),
    /// The action cannot be read.
    Notation(NotationError),
    /// The action is not allowed.
    Refused(Reason),
}

kit::errors!(KeptError);

impl From<DocumentError> for KeptError {
    fn from(error: DocumentError) -> KeptError {
        KeptError::Document(error)
    }
}

impl From<ReplayError> for KeptError {
    fn from(error: ReplayError) -> KeptError {
        KeptError::Replay(error)
    }
}

impl From<NotationError> for KeptError {
    fn from(error: NotationError) -> KeptError {
        KeptError::Notation(error)
    }
}

impl Trouble for KeptError {
    fn message(&self) -> Message {
        match self {
            KeptError::Document(error) => error.message(),
            KeptError::Replay(error) => error.message(),
            KeptError::Notation(error) => error.message(),
            KeptError::Refused(reason) => reason.message(),
        }
    }
}

/// The session that a record stands for, at a ply.
///
/// # Errors
///
/// If the text is no record, or departs from the rules.
pub fn open<G: Game>(record: &str, ply: usize) -> Result<Session<G>, KeptError> {
    let record: Record<G> = kit::read(record)?;
    let mut session = Session::replay(&record)?;
    session.go_to(ply);
    Ok(session)
}

/// The session that a text stands for: a record, or a position to start from,
/// whose piles a seed made of `entropy` deals unless the position says what they turn up.
///
/// # Errors
///
/// If the text is neither, or departs from the rules.
pub fn import<G: Game>(text: &str, entropy: u64) -> Result<Session<G>, KeptError> {
    if !is_position(text) {
        return Ok(Session::replay(&kit::read::<Record<G>>(text)?)?);
    }
    let file: PositionFile<G> = kit::read(text)?;
    let (game, _) = file.open()?;
    // What the piles turn up next is known: the seed deals what comes after.
    let dealer = Dealer { next: file.next, ..Dealer::dice(seed(&game, entropy)) };
    Ok(Session::from_position(game, dealer, file.table).map_err(ReplayError::Position)?)
}

/// The table shown as a file, as the person in `viewer` may see it, all of it
/// without one; with the cards that are known to come, unless they may be
/// meant for somebody else's hand.
pub fn position_file<G: Game>(session: &Session<G>, viewer: Option<Seat>) -> PositionFile<G> {
    let mut state = session.state().clone();
    if let Some(viewer) = viewer {
        session.game().conceal(&mut state, viewer);
    }
    let mut file = PositionFile::new(session.game(), &state);
    if viewer.is_none() || people(session.game()).len() == 1 {
        file.next = session.upcoming().iter().map(ToString::to_string).collect();
    }
    file
}

/// Whether a text is a position rather than a record: it has a table and no actions.
pub fn is_position(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Keys {
        table: Option<serde_json::Value>,
        actions: Option<serde_json::Value>,
    }
    kit::read::<Keys>(text).is_ok_and(|it| it.table.is_some() && it.actions.is_none())
}

/// Changes a game.
///
/// # Errors
///
/// If an action cannot be read or is not allowed; nothing has changed then.
pub fn change<G: Game>(session: &mut Session<G>, change: &Change) -> Result<(), KeptError> {
    match change {
        Change::Act(text) => act(session, text)?,
        Change::Acts(texts) => {
            let mut after = session.clone();
            for text in texts {
                act(&mut after, text)?;
            }
            *session = after;
        }
        Change::Hint => session.hint().map_err(|it| KeptError::Refused(it.reason))?,
        Change::Back => taken_back(session, Session::undo_step)?,
        Change::Undo => taken_back(session, Session::undo)?,
        Change::Redo => session.redo(),
        Change::GoTo(ply) => taken_back(session, |it| go_on_from(it, *ply))?,
        Change::Correct(patch) => {
            session.correct(patch.clone()).map_err(|it| KeptError::Refused(it.reason))?;
        }
        Change::CorrectAt(ply, patch) => correct_at(session, *ply, patch)?,
        Change::Draw => session.draw().map_err(|it| KeptError::Refused(it.reason))?,
        Change::Deal(piles, by) => {
            let mut after = session.clone();
            for pile in piles {
                after.deal(pile, *by).map_err(|it| KeptError::Refused(it.reason))?;
            }
            *session = if session.can_undo() { after } else { dealt_anew(session, piles, *by)? };
        }
    }
    Ok(())
}

/// Goes back in a game, unless it was begun honest and has been answered since.
fn taken_back<G: Game>(
    session: &mut Session<G>,
    go: impl Fn(&mut Session<G>),
) -> Result<(), KeptError> {
    let before = session.ply();
    go(session);
    let after = session.ply();
    session.go_to(before);
    session.check_undo(after).map_err(|it| KeptError::Refused(it.reason))?;
    session.go_to(after);
    Ok(())
}

/// The game as it was after the first `ply` entries, to be gone on with from there: a
/// second try, since what comes is known.
///
/// # Errors
///
/// If there are fewer entries, or the record is full before somebody is asked.
pub fn branch<G: Game>(session: &Session<G>, ply: usize) -> Result<Session<G>, KeptError> {
    let last = session.entries().len();
    if last < ply {
        let expected = Message::new("expected-at-most").with("most", last);
        return Err(DocumentError::new(expected, Message::verbatim(ply)).in_field("ply").into());
    }
    let marks = Marks::second_try();
    Ok(Session::replay(&Record { marks, ..session.record_to(ply) })?)
}

fn act<G: Game>(session: &mut Session<G>, text: &str) -> Result<(), KeptError> {
    let action: G::Action = text.parse()?;
    session.play(action).map_err(|it| KeptError::Refused(it.reason))
}

fn correct_at<G: Game>(
    session: &mut Session<G>,
    ply: usize,
    patch: &serde_json::Value,
) -> Result<(), KeptError> {
    let told = session.entries().get(ply..session.ply()).unwrap_or_default().to_vec();
    let mut after = session.clone();
    after.go_to(ply);
    after.correct(patch.clone()).map_err(|it| KeptError::Refused(it.reason))?;
    for entry in told {
        let again = match (entry, after.turn()) {
            (Entry::Action(card), Turn::Chance(_)) => after.play(card),
            (Entry::Deal { pile, by }, _) => after.deal(pile, by),
            _ => continue,
        };
        // A card that cannot come any more is asked for again; one for which there is
        // no room would be lost.
        if let Err(IllegalAction { reason: reason @ Reason::Full { .. }, .. }) = again {
            return Err(KeptError::Refused(reason));
        }
    }
    *session = after;
    Ok(())
}

/// The same game from the start, with these piles in other hands.
fn dealt_anew<G: Game>(
    session: &Session<G>,
    piles: &[String],
    by: Hands,
) -> Result<Session<G>, KeptError> {
    let mut dealer = session.dealer().clone();
    dealer.table.retain(|it| !piles.contains(it));
    if by == Hands::Table {
        dealer.table.extend_from_slice(piles);
    }
    let game = session.game().clone();
    let marks = session.marks().clone();
    let anew = match session.record_to(0).start {
        None => Session::new(game, dealer),
        Some(start) => {
            Session::from_position(game, dealer, start).map_err(ReplayError::Position)?
        }
    };
    Ok(anew.marked(marks))
}

/// Goes to the first choice of a person at or after `ply`; what follows is kept.
fn go_on_from<G: Game>(session: &mut Session<G>, ply: usize) {
    let last = session.entries().len();
    let choice = (ply.min(last)..last).find(|&it| session.is_choice(it));
    session.go_to(choice.unwrap_or(last));
}
