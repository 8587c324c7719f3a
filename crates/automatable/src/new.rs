//! `new`: a fresh record.

use kit::{Dealer, Game, Lang, Session};

use crate::{
    answer::{Answer, Failure},
    args::{Common, New},
    board::Board,
    chance, setup,
    voice::Voice,
};

/// Prints a fresh record.
pub(crate) fn run(common: Common, lang: Lang, args: &New) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => fresh::<G>(common, lang, args))
}

fn fresh<G: Board>(common: Common, lang: Lang, args: &New) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let game = setup::game::<G>(&voice, &args.choices.each())?;
    let mut table = piles::<G>(&voice, &args.table)?;
    add_own_piles(&game, &mut table);
    let seed = args.seed.unwrap_or_else(|| any_seed(&game));
    let dealer = Dealer { table, ..Dealer::dice(seed) };
    let record = Session::new(game, dealer).record();
    Ok(if common.json {
        Answer::json(&record)
    } else {
        Answer::yes(desk::signed(&record.to_toml()))
    })
}

/// The piles that a person turns up, if the game has them all.
pub(crate) fn piles<G: Game>(voice: &Voice, names: &[String]) -> Result<Vec<String>, Failure> {
    match names.iter().find(|it| !G::PILES.contains(&it.as_str())) {
        None => Ok(names.to_vec()),
        Some(pile) => {
            let args = [("expected", G::PILES.join(", ").into()), ("found", pile.as_str().into())];
            Err(Failure::could_not(voice.tell("cli-no-pile", args)))
        }
    }
}

/// Adds the piles that are a person's own whatever is chosen, where the game lies on a table.
pub(crate) fn add_own_piles<G: Game>(game: &G, table: &mut Vec<String>) {
    let own = if game.is_at_table() { G::OWN_PILES } else { &[] };
    for pile in own.iter().map(|it| (*it).to_owned()) {
        if !table.contains(&pile) {
            table.push(pile);
        }
    }
}

/// A seed nobody chose.
pub(crate) fn any_seed<G: Game>(game: &G) -> u64 {
    desk::seed(game, chance::entropy())
}
