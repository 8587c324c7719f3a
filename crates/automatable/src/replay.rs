//! `replay`: a record played again, every action checked.

use kit::{Entry, Game, Lang, PositionFile, Seat, Session, Turn};
use serde::Serialize;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Replay},
    board::Board,
    record,
    source::Source,
    style::Style,
    table,
    voice::Voice,
};

#[derive(Serialize)]
#[serde(bound = "")]
struct JsonReplay<G: Game> {
    game: &'static str,
    ok: bool,
    error: Option<JsonDeparture>,
    written: usize,
    plies: usize,
    ply: usize,
    /// `human`, `automa`, `chance` or `over`.
    turn: &'static str,
    /// The chair that is to act, from 1.
    seat: Option<u8>,
    scores: Vec<table::JsonScore>,
    /// At the end: `human`, `automa` or `shared`, tie-breaks counted.
    winner: Option<&'static str>,
    /// At the end: the chairs that won, from 1.
    winners: Vec<u8>,
    /// What the chair that looks cannot know is `null`.
    actions: Vec<Option<String>>,
    position: PositionFile<G>,
    state: G::State,
}

#[derive(Debug, Serialize)]
struct JsonDeparture {
    ply: usize,
    message: String,
}

/// Plays a record again.
pub(crate) fn run(common: Common, lang: Lang, args: &Replay) -> Result<Answer, Failure> {
    let (id, source) = record::find(&Voice::new(lang), &args.record)?;
    shelf::with_game!(id, G => replay::<G>(common, lang, &source, args))
}

fn replay<G: Board>(
    common: Common,
    lang: Lang,
    source: &Source,
    args: &Replay,
) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let mut opened = record::open::<G>(&voice, source)?;
    // A departure is told whatever ply was asked for; the table shown then
    // exists only if play reached it.
    let ply = match (&opened.departure, args.ply) {
        (Some(_), Some(ply)) => Some(ply.min(opened.session.entries().len())),
        (_, ply) => ply,
    };
    record::go_to(&voice, &mut opened.session, ply)?;
    let game = opened.session.game();
    let mut state = opened.session.state().clone();
    let viewer = match args.seat {
        None => None,
        Some(seat) if (1..=game.n_seats().into()).contains(&seat) => Some(Seat(seat as u8 - 1)),
        Some(seat) => {
            let args = [("last", game.n_seats().into()), ("found", seat.into())];
            return Err(Failure::could_not(voice.tell("cli-no-seat", args)));
        }
    };
    if let Some(viewer) = viewer {
        game.conceal(&mut state, viewer);
    }
    let answer = if common.json {
        let (turn, seat) = match game.turn(&state) {
            Turn::Human(seat) => ("human", Some(seat.0 + 1)),
            Turn::Automa => ("automa", None),
            Turn::Chance(_) => ("chance", None),
            Turn::Over => ("over", None),
        };
        let winners = table::winners(game, &state);
        Answer::json(&JsonReplay {
            game: G::ID,
            ok: opened.departure.is_none(),
            error: opened
                .departure
                .as_ref()
                .map(|(error, message)| JsonDeparture { ply: error.ply, message: message.clone() }),
            written: opened.n_written,
            plies: opened.session.entries().len(),
            ply: opened.session.ply(),
            turn,
            seat,
            scores: table::json_scores(game, &state),
            winner: match winners[..] {
                [] => None,
                [seat] if seat == game.automa_seat() => Some("automa"),
                [_] => Some("human"),
                _ => Some("shared"),
            },
            winners: winners.iter().map(|it| it.0 + 1).collect(),
            actions: actions(&opened.session, viewer),
            position: PositionFile::new(game, &state),
            state,
        })
    } else {
        let style = Style::of_stdout(common.plain);
        let args = [
            ("game", voice.text("game-title").into()),
            ("ply", opened.session.ply().into()),
            ("last", opened.session.entries().len().into()),
        ];
        let head = style.wrap(0, &voice.tell("cli-replay-head", args));
        Answer::yes(format!("{head}\n{}", table::whole(&voice, style, game, &state)))
    };
    Ok(match opened.departure {
        Some((_, sentence)) => answer.but(sentence),
        None => answer,
    })
}

/// The actions up to the table shown, as one chair may know them.
fn actions<G: Game>(session: &Session<G>, viewer: Option<Seat>) -> Vec<Option<String>> {
    let mut actions = Vec::new();
    session.each_ply(|_, before, entry| {
        let is_hidden = viewer.is_some_and(|viewer| match entry {
            Entry::Action(action) => session.game().is_hidden(before, *action, viewer),
            // A correction may name cards of any hand.
            Entry::Edit(_) => true,
        });
        actions.push((!is_hidden).then(|| entry.to_string()));
    });
    actions
}
