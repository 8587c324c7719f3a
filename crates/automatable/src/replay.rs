//! `replay`: a record played again, every action checked.

use desk::documents;
use kit::{Lang, Seat};
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

/// A record played again, as one chair may see it.
#[derive(Serialize)]
struct Replayed<S> {
    /// Whether it keeps to the rules throughout.
    ok: bool,
    /// Where it departs from them.
    error: Option<Departure>,
    /// How many actions the file has; play may have run on from there.
    written: usize,
    #[serde(flatten)]
    table: documents::Table,
    /// At the end: `human`, `automa` or `shared`, tie-breaks counted.
    winner: Option<&'static str>,
    state: S,
}

#[derive(Debug, Serialize)]
struct Departure {
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
        let table = documents::table(&voice.words(), &opened.session, viewer);
        Answer::json(&Replayed {
            ok: opened.departure.is_none(),
            error: opened
                .departure
                .as_ref()
                .map(|(error, message)| Departure { ply: error.ply, message: message.clone() }),
            written: opened.n_written,
            winner: match table.winners[..] {
                [] => None,
                [seat] if seat == game.automa_seat().0 + 1 => Some("automa"),
                [_] => Some("human"),
                _ => Some("shared"),
            },
            table,
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
