//! Options: listed, counted, found by number, written, and held against refusals.

use std::collections::BTreeSet;

use kit::{Game, Turn};

use super::{
    mangled,
    play::{At, Play, sample},
    words::Words,
};

/// How many plies of a game are looked at closely.
const PLIES: u32 = 10;

pub(super) fn check<G: Game>(play: &Play<'_, G>, others: &[G::Action], words: &Words) {
    let at = play.at();
    for (ply, action) in play.actions.iter().enumerate() {
        round_trip::<G>(at.ply(ply), *action);
        if matches!(play.turns[ply], Turn::Human(_) | Turn::Chance(_)) {
            let refusal = play.game.refusal(&play.states[ply], *action);
            assert!(refusal.is_none(), "{at}: the option `{action}` is refused: {refusal:?}");
        }
    }
    let is_choice = |ply: usize| matches!(play.turns[ply], Turn::Human(_) | Turn::Chance(_));
    for ply in play.sample_where(0x01, PLIES, is_choice) {
        at.ply(ply);
        let state = &play.states[ply];
        let options = kit::options(play.game, state);
        listed(&at, play.game, state, &options);
        numbered(&at, play, state, &options);
        if matches!(play.turns[ply], Turn::Chance(_)) {
            dealt(&at, play.game, state, &options);
        }
        if matches!(play.turns[ply], Turn::Human(_)) {
            for option in mangled::some(&options, play.seed ^ 0x99, 3) {
                mangled::texts(&at, play.game, state, &options, option, words);
            }
        }
        let strangers = play.sample(0x02 + ply as u64, 12).into_iter().map(|it| play.actions[it]);
        let far = sample(play.seed ^ ply as u64, others.len(), 12).into_iter().map(|it| others[it]);
        for stranger in strangers.chain(far) {
            refused(&at, play.game, state, &options, stranger, words);
        }
    }
}

/// The same options in the same order each time, and none twice.
fn listed<G: Game>(at: &At, game: &G, state: &G::State, options: &[G::Action]) {
    assert_eq!(kit::options(game, state), options, "{at}: the options change when asked again");
    let texts: BTreeSet<String> = options.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts.len(),
        options.len(),
        "{at}: an option stands twice, or two are written alike"
    );
    assert_eq!(game.n_options(state), options.len(), "{at}: `n_options` counts differently");
}

/// Found by number, allowed, and written so that it can be read again.
fn numbered<G: Game>(at: &At, play: &Play<'_, G>, state: &G::State, options: &[G::Action]) {
    let game = play.game;
    for nth in sample(play.seed ^ 0x77, options.len(), 24) {
        let option = options[nth];
        assert_eq!(game.option(state, nth), option, "{at}: `option({nth})` is another");
        let picked = game.pick(state, |n| {
            assert_eq!(n, options.len(), "{at}: `pick` counts differently");
            nth
        });
        assert_eq!(picked, option, "{at}: `pick` finds another at {nth}");
        let refusal = game.refusal(state, option);
        assert!(refusal.is_none(), "{at}: the option `{option}` is refused: {refusal:?}");
        round_trip::<G>(at, option);
    }
}

/// Every roll of the dice turns up an option, as often as its odds say.
fn dealt<G: Game>(at: &At, game: &G, state: &G::State, options: &[G::Action]) {
    /// Piles with more to roll for are taken at their word.
    const MOST: usize = 3000;
    let odds = |it: G::Action| if G::WEIGHTED { game.odds(state, it) as usize } else { 1 };
    let total: usize = options.iter().map(|&it| odds(it)).sum();
    let mut n = 0;
    game.deal(state, |it| {
        n = it;
        0
    });
    assert_ne!(n, 0, "{at}: the pile turns nothing up");
    if MOST < n {
        return;
    }
    let cards: Vec<G::Action> = (0..n).map(|roll| game.deal(state, |_| roll)).collect();
    let is_option = cards.iter().all(|it| options.contains(it));
    assert!(is_option, "{at}: the pile turns up what is no option");
    for &option in options {
        let times = cards.iter().filter(|it| **it == option).count();
        let (share, odds) = (times * total, odds(option) * n);
        // At the table a person may tell what no pile turns up: that this is enough.
        assert!(odds != 0 || game.is_at_table(), "{at}: the option `{option}` has no chance");
        assert_eq!(share, odds, "{at}: `{option}` comes {times} times out of {n}");
    }
}

/// What is no option is refused by a rule that can be said in three languages.
fn refused<G: Game>(
    at: &At,
    game: &G,
    state: &G::State,
    options: &[G::Action],
    stranger: G::Action,
    words: &Words,
) {
    if options.contains(&stranger) {
        return;
    }
    let Some(refusal) = game.refusal(state, stranger) else {
        panic!("{at}: `{stranger}` is no option and is not refused");
    };
    let id = refusal.rule.id;
    assert!(G::RULES.iter().any(|it| it.id == id), "{at}: `{id}` is not in the rule table");
    words.check(at, &refusal.message);
}

fn round_trip<G: Game>(at: &At, action: G::Action) {
    let text = action.to_string();
    match text.parse::<G::Action>() {
        Ok(read) => assert_eq!(read, action, "{at}: `{text}` is read as another action"),
        Err(error) => panic!("{at}: `{text}` cannot be read: {error}"),
    }
    let is_plain = !text.contains('\n') && !text.starts_with("edit ") && text.trim() == text;
    assert!(is_plain, "{at}: `{text}` cannot stand in a record");
}
