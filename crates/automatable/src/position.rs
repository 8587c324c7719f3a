//! `position`: a table to read, edit and give back.

use kit::{Dealer, Game, Lang, Session};
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Position},
    record, setup,
    voice::Voice,
};

/// Prints a position.
pub(crate) fn run(common: Common, lang: Lang, args: &Position) -> Result<Answer, Failure> {
    if let Some(Ok(id)) = args.of.to_str().map(str::parse::<GameId>) {
        return shelf::with_game!(id, G => {
            let voice = Voice::of::<G>(lang);
            let game = setup::game::<G>(&voice, &args.choices.each())?;
            let mut session = Session::new(game, Dealer::dice(args.seed));
            record::go_to(&voice, &mut session, args.ply)?;
            Ok(show(common, &session))
        });
    }
    let (id, source) = record::find(&Voice::new(lang), &args.of)?;
    shelf::with_game!(id, G => {
        let voice = Voice::of::<G>(lang);
        let mut session = record::open::<G>(&voice, &source)?.sound()?;
        record::go_to(&voice, &mut session, args.ply)?;
        Ok(show(common, &session))
    })
}

fn show<G: Game>(common: Common, session: &Session<G>) -> Answer {
    let file = desk::position_file(session, None);
    if common.json { Answer::json(&file) } else { Answer::yes(kit::to_toml_short(&file)) }
}
