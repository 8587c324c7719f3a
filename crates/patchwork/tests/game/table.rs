//! At the table: what is told is enough, and what cannot be told is refused.

use kit::{Dealer, Game, Lang, Lexicon, Seat, Session, Turn};
use patchwork::{Action, FRONTS, Patch, Patchwork, STARTER, Side, State, Tile};
use testkit::laws;

use crate::game;

fn at_table(choices: &[(&str, &str)]) -> Patchwork {
    game(&[choices, &[("at", "table")]].concat())
}

/// Every patch is in one place, and every leather patch too.
fn conserved(_: &Patchwork, state: &State) {
    let is_told = state.unlaid.is_empty() || state.circle.contains(&STARTER);
    let n_patches = state.circle.len() as u32
        + state.unlaid.len()
        + state.human.taken.len()
        + state.automa.patches.len()
        + u32::from(!is_told);
    assert_eq!(n_patches as usize, patchwork::N_PATCHES);
    let n_leather =
        u32::from(state.human.leather + state.automa.leather) + state.leather.count_ones();
    assert!(n_leather <= 5 && (n_leather == 5 || state.human.n_empty() == 0));
    assert_eq!((state.human.quilt.0, state.human.patches.len()), (0, 0), "nobody asks where");
}

#[test]
fn the_laws_hold_at_the_table() {
    laws::check(&at_table(&[]), 0..60, conserved);
    laws::check(&at_table(&[("deck", "tactical"), ("leather", "left")]), 0..40, conserved);
    laws::check_positions(&at_table(&[]), 0..60, |_, _| {});
}

/// What a person with the box says of a played action: the whole circle at once. A
/// tile that a leather patch earned is told with the next turn.
fn told(mirror: &State, action: Action, after: &State) -> Vec<Action> {
    let is_earned = mirror.tile == Tile::Free && after.tile == Tile::Of(Side::Human);
    let tile = is_earned.then_some(Action::EarnTile);
    match action {
        Action::Buy(it) => tile.into_iter().chain([Action::Took(it.patch)]).collect(),
        Action::Advance => tile.into_iter().chain([action]).collect(),
        Action::PlaceLeather(_) | Action::ShowBack(_) | Action::Take(_) | Action::Pass => vec![],
        _ => vec![action],
    }
}

#[test]
fn a_hundred_games_told_move_by_move_make_the_same_automa_and_the_same_totals() {
    for choices in [&[][..], &[("deck", "tactical"), ("level", "V"), ("leather", "left")]] {
        let (played, table) = (game(choices), at_table(choices));
        let tell = |mirror: &State, _: &State, action, after: &State| told(mirror, action, after);
        for (end, mirror) in laws::check_mirror(&played, &table, 0..100, tell) {
            let points = (played.score(&end, Seat(0)), table.score(&mirror, Seat(0)));
            assert_eq!(points.0, points.1, "the person's total is worked out too");
            assert_eq!(end.human.n_empty(), mirror.human.n_empty());
        }
    }
}

/// The same, with only the patches that come into reach told.
#[test]
fn the_next_three_patches_of_the_circle_are_enough() {
    let tell = |mirror: &State, _: &State, action: Action, after: &State| {
        let mut told = match action {
            Action::Lay(_) => Vec::new(),
            _ => told(mirror, action, after),
        };
        if !after.unlaid.is_empty() {
            return told;
        }
        let is_begun = mirror.unlaid.len() != 32;
        let taken = told.iter().find_map(|it| match it {
            Action::Took(patch) => Some(*patch),
            _ => None,
        });
        // What is known once the patch is gone: as many as lie in front of the gap.
        let known = mirror.circle.iter().copied().filter(|it| Some(*it) != taken);
        let known: Vec<Patch> = known.collect();
        let reach = after.reach().iter().filter(|it| !known.contains(it) && **it != STARTER);
        told.extend(reach.map(|&it| Action::Lay(it)));
        if !is_begun {
            told.push(Action::Begin);
        }
        told
    };
    laws::check_mirror(&game(&[]), &at_table(&[]), 0..100, tell);
}

fn refused(state: &State, action: Action) -> Option<&'static str> {
    at_table(&[]).refusal(state, action).map(|it| it.rule.id)
}

#[test]
fn what_cannot_have_happened_is_refused_with_its_rule() {
    let session = Session::new(at_table(&[]), Dealer::dice(1));
    let state = session.state();
    let far = state.circle[3];
    assert_eq!(refused(state, Action::Took(far)), Some("R5-1"));
    assert_eq!(refused(state, Action::EarnTile), Some("R7-1"), "no quilt has 49 cells yet");
    assert_eq!(refused(state, "buy 12 c4 r1f".parse().unwrap()), Some("R3-4"));
    assert_eq!(refused(state, Action::Took(state.circle[2])), None, "who pays is not asked");
    let on_screen = Session::new(game(&[]), Dealer::dice(1));
    let took = Action::Took(state.circle[0]);
    assert_eq!(on_screen.game().refusal(on_screen.state(), took).unwrap().rule.id, "R3-4");
    let full = "circle = [9, 10]\n[human]\ntaken = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]\n[automa]\ntime = 3\n";
    let full = at_table(&[]).place(&kit::read(full).unwrap()).unwrap();
    assert_eq!(full.human.n_empty(), 2);
    assert_eq!(refused(&full, Action::Took(Patch(9))), Some("R5-4"));
}

#[test]
fn the_circle_may_be_told_three_patches_at_a_time() {
    let mut session = Session::new(at_table(&[]), Dealer::table());
    for text in ["lay 32", "lay 7"] {
        session.play(text.parse().unwrap()).unwrap();
    }
    assert_eq!(refused(session.state(), Action::Begin), Some("R2-1"));
    session.play(Action::Lay(Patch(16))).unwrap();
    session.play(Action::Begin).unwrap();
    assert_eq!(session.turn(), Turn::Human(Seat(0)), "the person moves first");
    session.play(Action::Took(Patch(7))).unwrap();
    assert_eq!(session.turn(), Turn::Chance(patchwork::CIRCLE), "two more come into reach");
    session.play(Action::Lay(Patch(3))).unwrap();
    session.play(Action::Lay(Patch(4))).unwrap();
    assert_eq!(session.turn(), Turn::Chance(FRONTS));
    let circle: Vec<u8> = session.state().circle.iter().map(|it| it.0).collect();
    assert_eq!(circle, [16, 3, 4, 0, 32], "the one that was skipped is behind the token");
}

#[test]
fn leather_is_known_by_itself_and_buttons_are_worked_out() {
    let game = at_table(&[]);
    let table =
        "circle = [7, 12]\nleather = [20]\n[human]\ntime = 18\nbuttons = 2\n[automa]\ntime = 21\n";
    let mut state = game.place(&kit::read(table).unwrap()).unwrap();
    game.apply(&mut state, Action::Took(Patch(7)));
    let human = &state.human;
    assert_eq!((human.time, human.leather, human.n_empty()), (20, 1, 81 - 4 - 1));
    assert_eq!((human.buttons, human.income), (-2, 1), "it believes that the patch was paid");
    let again = game.place(&game.position(&state)).unwrap();
    assert_eq!(again, state);
}

/// What a person moves for the automa, in a language.
fn orders(lang: Lang, table: &str) -> Vec<String> {
    let lexicon = Lexicon::parse(&[kit::TEXTS, Patchwork::TEXTS]).expect("the laws hold the texts");
    let game = at_table(&[]);
    let before = game.place(&kit::read(table).expect("a position")).expect("a table");
    let action = game.decide(&before, &mut kit::Trace::off());
    let mut after = before;
    game.apply(&mut after, action);
    let orders = game.orders(&[(&before, action)], &after);
    assert!(orders.len() <= 3);
    orders.iter().map(|it| lexicon.say(lang, &it.text)).collect()
}

#[test]
fn its_turn_is_at_most_three_lines_in_the_order_of_hands() {
    let take = "card = 12\ncircle = [10, 20, 29]\ntile = \"free\"\nhuman = { time = 45 }\nautoma = { time = 38, buttons = 2 }";
    assert_eq!(
        orders(Lang::En, take),
        [
            "Take the **second patch** for its pile; put the neutral token there.",
            "Move its token from 38 to **41**.",
            "Give it **5 buttons**, the **7×7 tile**.",
        ]
    );
    let pass = "card = 12\ncircle = [10, 19, 29]\nleather = [20]\nhuman = { time = 20 }\nautoma = { time = 18 }";
    assert_eq!(
        orders(Lang::Fr, pass),
        [
            "Rien qu’il puisse payer : son jeton va en **21**.",
            "Donnez-lui la **pièce de cuir** devant 20.",
        ]
    );
    assert_eq!(orders(Lang::Es, take)[1], "Mueve su ficha de 38 a **41**.");
}
