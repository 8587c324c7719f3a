//! Positions that cannot be, and what is said of them.

use brass::{Brass, Level, Position};
use kit::{Game, Lang, Lexicon, Trouble};

use super::super::game;

/// What is wrong with a table, as a person reads it.
fn error(lang: Lang, text: &str) -> String {
    let position: Position = kit::read(text).expect("it is a position");
    let error = game(Level::Easy).place(&position).expect_err("it is impossible");
    let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts");
    lexicon.say(lang, &error.message())
}

#[test]
fn impossible_tables_are_refused_with_place_and_reason() {
    let cotton =
        "{ at = \"birmingham 0\", owner = \"human\", industry = \"cotton-mill\", level = 1 }";
    let pottery = |at: &str| {
        format!("{{ at = \"{at}\", owner = \"human\", industry = \"pottery\", level = 1 }}")
    };
    let tables = [
        (
            format!("tiles = [{cotton}, {cotton}]"),
            "tiles[1]: expected one tile a space, found “birmingham 0” again",
        ),
        (
            format!("tiles = [{}, {}]", pottery("coventry 0"), pottery("stafford 1")),
            "human.mat: expected at most 1 of “pottery 1”, found 2",
        ),
        (
            "merchants = { gloucester = [\"blank\", \"any\"] }\nbarrels = [\"gloucester 0\"]"
                .into(),
            "barrels[0]: expected a barrel beside a merchant tile that buys, \
             found “gloucester 0”, where no tile buys",
        ),
        (
            "links = { human = [\"belper-leek\"] }".into(),
            "links.human[0]: expected a line of the canal era, found “belper-leek”",
        ),
        ("coal = 15".into(), "coal: expected a whole number from 0 to 14, found 15"),
        (
            "automa = { card = 3, drawn = [3] }".into(),
            "automa.card: expected a card not drawn before, found 3",
        ),
        (
            "turn = \"human\"\nhuman = { hand = [\"dudley\"] }".into(),
            "human.hand: expected 8 cards in hand at this time, found 1",
        ),
        (
            "round = 3\nfirst-turn = true".into(),
            "first-turn: expected round 1 of the canal era, found round 3 of the canal era",
        ),
        (
            "turn = \"human\"\ndeed = \"network-more\"".into(),
            "deed: expected an action that can be completed, found one that cannot",
        ),
    ];
    for (text, told) in tables {
        assert_eq!(error(Lang::En, &text), told);
        let [french, spanish] = [Lang::Fr, Lang::Es].map(|it| error(it, &text));
        assert!(french.contains(" : attendu ") && !french.contains("expected"), "{french}");
        assert!(spanish.contains(": se esperaba ") && !spanish.contains("expected"), "{spanish}");
    }
}
