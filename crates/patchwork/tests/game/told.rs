//! What is told: why a table is refused, and what a move brings.

use kit::{Game, Lang, Lexicon, Trace, Trouble};
use patchwork::{Action, Patchwork, Position, Side};

use crate::game;

fn lexicon() -> Lexicon {
    Lexicon::parse(&[kit::TEXTS, Patchwork::TEXTS]).expect("the laws hold the texts")
}

/// Why a typed table is refused, in a language.
fn refused(lang: Lang, choices: &[(&str, &str)], text: &str) -> String {
    let position: Position = kit::read(text).expect("a position");
    let error = game(choices).place(&position).expect_err("an impossible table");
    lexicon().say(lang, &error.message())
}

#[test]
fn an_impossible_position_is_refused_in_one_sentence() {
    let en = |text: &str| refused(Lang::En, &[], text);
    let fr = |text: &str| refused(Lang::Fr, &[], text);
    let es = |text: &str| refused(Lang::Es, &[], text);
    assert_eq!(en("circle = [3, 34]"), "circle[1]: expected a patch from 0 to 32, found 34");
    assert_eq!(
        es("circle = [3, 3]"),
        "circle[1]: se esperaba cada parche una vez, se encontró otra vez el parche 3"
    );
    assert_eq!(
        fr("circle = [3, 5]\n[automa]\npatches = [5]"),
        "automa.patches : attendu chaque pièce une fois, trouvé encore la pièce 5"
    );
    assert_eq!(en("[human]\ntime = 54"), "human.time: expected a space up to 53, found 54");
    assert_eq!(fr("card = 13"), "card : attendu une carte de 1 à 12, trouvé 13");
    assert_eq!(
        es("leather = [20, 38]"),
        "leather[1]: se esperaba casillas de entre 20, 26, 32, 44, 50, cada una una vez, se encontró 38"
    );
    assert_eq!(
        en("[human]\nquilt = [\"2 a1 r0\", \"0 c1 r0\"]"),
        "human.quilt[1]: expected a patch on empty cells (c1 is covered), found “0 c1 r0”"
    );
    assert_eq!(
        fr("[human]\nquilt = [\"2 a1 r7\"]"),
        "human.quilt[0] : attendu un sens de r0 à r3, retourné au besoin : r0f à r3f, trouvé « r7 »"
    );
    let twice = kit::read::<Position>("tile = \"human\"\ntile = \"automa\"").unwrap_err();
    assert_eq!(
        lexicon().say(Lang::Es, &twice.message()),
        "línea 2: se esperaba cada clave una sola vez, se encontró «tile»"
    );
}

#[test]
fn a_free_tile_behind_the_automas_token_is_refused() {
    let text = |time: u8| format!("tile = \"free\"\n[automa]\ntime = {time}\n");
    assert_eq!(
        refused(Lang::En, &[("level", "V")], &text(40)),
        "tile: expected a tile that somebody has: the Automa’s token has passed the marker on space 35, found “free”"
    );
    let level = |level: &str, time: u8| {
        let game = game(&[("level", level)]);
        game.place(&kit::read(&text(time)).unwrap()).is_ok()
    };
    assert!(level("V", 34) && !level("V", 35) && level("I", 51) && !level("I", 52));
}

/// However many buttons a person types, what the table turns into can be typed too.
#[test]
fn what_follows_a_table_with_many_buttons_is_a_table() {
    let game = game(&[]);
    let text = "card = 12\ncircle = [10, 19, 29]\n[human]\ntime = 10\nbuttons = 999\nincome = 38\n[automa]\ntime = 4\nbuttons = 995\n";
    let mut state = game.place(&kit::read(text).unwrap()).unwrap();
    game.apply(&mut state, Action::Pass);
    assert_eq!(state.automa.buttons, 1005);
    let mut state = game.place(&game.position(&state)).unwrap();
    game.apply(&mut state, Action::Advance);
    assert_eq!((state.human.time, state.human.buttons), (12, 999 + 2 + 38));
    assert_eq!(game.place(&game.position(&state)), Ok(state));
    let buy: Action = "buy 10 a1 r0".parse().unwrap();
    state.on_top = Side::Human;
    game.apply(&mut state, buy);
    assert_eq!(state.human.income, 41, "38 on patches that are not named, three on this one");
    assert_eq!(game.place(&game.position(&state)), Ok(state));
    assert_eq!(
        refused(Lang::En, &[], "[automa]\nbuttons = 1000\n"),
        "automa.buttons: expected up to 999 buttons, found 1000"
    );
}

/// What an action of the automa says, and the rules it tells after it decided.
fn told(text: &str, action: &str) -> (String, Vec<String>) {
    let game = game(&[]);
    let state = game.place(&kit::read(text).expect("a position")).expect("a table");
    let mut why = Trace::on();
    assert_eq!(game.decide(&state, &mut why).to_string(), action);
    let action: Action = action.parse().expect("an action");
    let brings = ["AI1", "AI2", "A7-2", "AL1"];
    let rungs = why.rungs().iter().filter(|it| brings.contains(&it.rule.id));
    let rungs = rungs.map(|it| format!("{} {:?}", it.rule, it.measures)).collect();
    (lexicon().say(Lang::En, &game.describe(&state, action)), rungs)
}

#[test]
fn what_the_automas_move_brings_is_told() {
    let table = |card: u8, circle: &str, human: u8, automa: u8| {
        format!(
            "card = {card}\ncircle = {circle}\nleather = [20]\ntile = \"free\"\nhuman = {{ time = {human} }}\nautoma = {{ time = {automa} }}"
        )
    };
    let says = |sentence: &str, rungs: &[&str]| {
        (sentence.to_owned(), rungs.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>())
    };
    // One mark, two marks, none; a leather patch; the marker of level III on space 41.
    assert_eq!(
        told(&table(12, "[10, 20, 29]", 15, 9), "take 20"),
        says("the Automa takes patch 20, moves to space 12 and receives 5 buttons", &["AI1 [5]"])
    );
    assert_eq!(
        told(&table(12, "[10, 19, 29]", 10, 4), "pass"),
        says("the Automa passes, moves to space 11 and receives 10 buttons", &["AI2 []"])
    );
    assert_eq!(
        told(&table(12, "[10, 20, 29]", 22, 18), "take 20"),
        says("the Automa takes patch 20 and moves to space 21", &["AL1 []"])
    );
    assert_eq!(
        told(&table(12, "[10, 20, 29]", 45, 38), "take 20"),
        says(
            "the Automa takes patch 20, moves to space 41 and receives 5 buttons",
            &["AI1 [5]", "A7-2 [7]"]
        )
    );
}
