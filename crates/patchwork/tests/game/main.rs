//! Laws, scenarios, finished games, counts and rules of Patchwork.

mod finished;
mod table;
mod told;

use kit::{Dealer, Game, Random, Seat, Session, Turn, playout};
use patchwork::{Action, N_PATCHES, Patch, Patchwork, Placement, Position, Setup, State};
use testkit::{coverage, laws, perft, records, scenarios};

const DIR: &str = env!("CARGO_MANIFEST_DIR");

fn game(choices: &[(&str, &str)]) -> Patchwork {
    let mut setup = Setup::default();
    for (key, value) in choices {
        Patchwork::choose(&mut setup, key, value).expect("a choice there is");
    }
    Patchwork::new(&setup).expect("a game that can be set up")
}

fn path(name: &str) -> String {
    format!("{DIR}/tests/{name}")
}

/// Every patch is in one place, every covered cell and every leather patch has a cause.
fn conserved(game: &Patchwork, state: &State) {
    let in_circle =
        state.circle.iter().filter(|&&it| it != patchwork::STARTER || state.unlaid.is_empty());
    let n_patches = in_circle.count()
        + state.unlaid.len() as usize
        + state.human.patches.len()
        + state.automa.patches.len() as usize
        + usize::from(!state.unlaid.is_empty());
    assert_eq!(n_patches, N_PATCHES);
    let area: u32 = state.human.patches.iter().map(|it| u32::from(it.patch.spec().area)).sum();
    let n_covered = state.human.quilt.0.count_ones();
    let n_leather_placed = n_covered - area;
    let n_leather = n_leather_placed
        + u32::from(state.automa.leather)
        + u32::from(state.human.leather_to_place)
        + state.leather.count_ones();
    let is_full = state.human.quilt.n_empty() == 0;
    assert!(n_leather == 5 || is_full && n_leather < 5, "{n_leather} leather patches");
    let income: u8 = state.human.patches.iter().map(|it| it.patch.spec().buttons).sum();
    assert_eq!(state.human.income, income);
    assert!(0 <= state.human.buttons && 0 <= state.automa.buttons);
    assert!(
        state.human.time.abs_diff(state.automa.time) <= 6,
        "R9-2: tokens are never further apart"
    );
    let n_cards = game.deck().cards.len() as u32;
    assert!(u32::from(state.pile.n_left) <= state.pile.unseen.count_ones());
    assert!(state.pile.unseen.count_ones() <= n_cards);
}

#[test]
fn the_laws_hold_for_both_decks_and_boards() {
    laws::check(&game(&[]), 0..60, conserved);
    laws::check(&game(&[("deck", "tactical"), ("level", "V")]), 0..60, conserved);
    laws::check(
        &game(&[("edition", "revised"), ("leather", "left"), ("level", "I")]),
        0..40,
        conserved,
    );
    laws::check(&game(&[("no-overtake-at-end", "uncapped"), ("level", "II")]), 0..40, conserved);
}

#[test]
fn every_rung_of_a_thousand_games_says_what_it_found() {
    laws::check_findings(&game(&[]), 0..500);
    laws::check_findings(&game(&[("deck", "tactical"), ("level", "V")]), 500..1000);
}

#[test]
fn nothing_is_lost_in_thousands_of_games() {
    laws::check_conserved(&game(&[]), 0..2000, conserved);
    laws::check_conserved(&game(&[("deck", "tactical")]), 0..2000, conserved);
}

// Covers R9-2.
#[test]
fn a_patch_moves_one_to_six_spaces_and_advancing_one_to_seven() {
    let times = patchwork::PATCHES.iter().map(|it| it.time);
    assert_eq!((times.clone().min(), times.max()), (Some(1), Some(6)));
    let mut spaces = Vec::new();
    for seed in 0..200 {
        let session = records::play(&game(&[]), seed, &mut Random::default());
        session.each_ply(|ply, state, entry| {
            if *entry == kit::Entry::Action(Action::Advance) {
                spaces.push(session.at(ply + 1).human.time - state.human.time);
            }
        });
    }
    assert_eq!((spaces.iter().min(), spaces.iter().max()), (Some(&1), Some(&7)));
}

// Covers R1-4.
#[test]
fn nothing_on_the_table_is_hidden_and_chance_lays_out_every_circle() {
    let session = records::play(&game(&[("deck", "tactical")]), 1, &mut Random::default());
    let game = session.game();
    session.each_ply(|_, state, entry| {
        for seat in [Seat(0), Seat(1)] {
            let mut seen = *state;
            game.conceal(&mut seen, seat);
            assert_eq!(seen, *state);
            let kit::Entry::Action(action) = entry else { unreachable!("nobody corrected") };
            assert!(!game.is_hidden(state, *action, seat));
        }
    });
    let circle = |seed| Session::new(game.clone(), Dealer::dice(seed)).state().circle;
    assert_ne!(circle(1), circle(2));
}

#[test]
fn a_tampered_table_is_refused_or_can_be_played() {
    laws::check_positions(&game(&[]), 0..60, |_, _| {});
    laws::check_positions(&game(&[("deck", "tactical")]), 0..60, |_, _| {});
}

#[test]
fn the_cards_and_the_circle_come_in_the_same_order_whatever_the_human_does() {
    laws::check_order(&game(&[]), 0..60, Patchwork::PILES);
    laws::check_order(&game(&[("deck", "tactical")]), 0..60, Patchwork::PILES);
}

#[test]
fn every_scenario_comes_out() {
    scenarios::check::<Patchwork>(path("scenarios"));
}

#[test]
fn the_counts_hold() {
    perft::check::<Patchwork>(format!("{DIR}/tests"));
}

#[test]
fn every_rule_is_proven_and_the_page_says_how() {
    coverage::check_page::<Patchwork>(DIR);
}

// Covers AS2, AD1.
#[test]
fn ten_cards_then_twelve_and_none_twice_in_a_cycle() {
    for seed in 0..50 {
        let session = records::play(&game(&[]), seed, &mut Random::default());
        let mut cards: Vec<u8> = Vec::new();
        for entry in session.entries() {
            if let kit::Entry::Action(Action::TurnUp(card)) = entry {
                cards.push(*card);
            }
        }
        for cycle in
            [&cards[..cards.len().min(10)], &cards[cards.len().min(10)..cards.len().min(22)]]
        {
            let mut seen = cycle.to_vec();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), cycle.len(), "seed {seed}");
        }
        let mut n_turned = 0;
        session.each_ply(|_, state, entry| {
            if n_turned == 10 && state.pile.card.is_none() {
                let pile = (state.pile.n_left, state.pile.unseen.count_ones());
                assert_eq!(pile, (12, 12), "seed {seed}: all the cards are shuffled");
            }
            n_turned += usize::from(matches!(entry, kit::Entry::Action(Action::TurnUp(_))));
        });
    }
}

// Covers AD2.
#[test]
fn the_tactical_back_is_known_to_the_human_and_nothing_else_is() {
    let game = game(&[("deck", "tactical")]);
    let session = Session::new(game.clone(), Dealer::dice(3));
    assert_eq!(session.turn(), Turn::Human(Seat(0)));
    let pile = session.state().pile;
    let back = pile.back.flatten().unwrap();
    assert_eq!(pile.card, None);
    let possible = game.deck().cards.iter().filter(|it| it.virtual_buttons == back).count();
    assert_eq!(possible, 2, "two cards share each back");
    assert_eq!(Session::new(self::game(&[]), Dealer::dice(3)).state().pile.back, None);
}

// Covers AS1, AS4, R1-1, R2-1, R9-1.
#[test]
fn the_table_before_the_first_action() {
    let session = Session::new(game(&[]), Dealer::dice(1));
    let state = session.state();
    assert_eq!(session.turn(), Turn::Human(Seat(0)));
    assert_eq!((state.human.time, state.human.buttons, state.human.income), (0, 5, 0));
    assert_eq!((state.automa.time, state.automa.buttons), (0, 0));
    assert_eq!(state.circle.len(), 33);
    assert_eq!(state.circle.last(), Some(&patchwork::STARTER));
    assert_eq!(session.game().score(state, Seat(0)), -157);
    assert_eq!(session.game().score(state, Seat(1)), 0);
}

fn end_position(patches: &[u8], buttons: u16, tile: &str) -> String {
    format!(
        "circle = []\nleather = []\n{tile}first-to-end = \"human\"\n[human]\ntime = 53\n[automa]\ntime = 53\nbuttons = {buttons}\npatches = {patches:?}\nleather = 3\n"
    )
}

// Covers AP1, AL1.
#[test]
fn the_automa_scores_by_level_and_leather_counts_nothing() {
    let score = |level: &str, tile: &str| {
        let game = game(&[("level", level)]);
        let position: Position =
            kit::read(&end_position(&[10, 8, 9, 5, 6, 7, 1, 2], 11, tile)).unwrap();
        game.score(&game.place(&position).unwrap(), Seat(1))
    };
    let levels = ["I", "II", "III", "IV", "V"];
    // Reading Q11: by the printed table III would score as II, 18, and IV as V, 34.
    assert_eq!(levels.map(|it| score(it, "tile = \"automa\"\n")), [7, 18, 24, 28, 34]);
    assert_eq!(levels.map(|it| score(it, "tile = \"human\"\n")), [0, 11, 17, 21, 27]);
}

// Covers R8-2.
#[test]
fn a_quilt_scores_buttons_tile_and_empty_cells() {
    let game = game(&[]);
    let covered: Vec<String> =
        patchwork::cells(patchwork::ALL_CELLS >> 6).map(|it| it.to_string()).collect();
    let position = format!(
        "tile = \"human\"\nfirst-to-end = \"human\"\n[human]\ntime = 53\nbuttons = 20\ncovered = {covered:?}\n[automa]\ntime = 53\n"
    );
    let state = game.place(&kit::read(&position).unwrap()).unwrap();
    assert_eq!(game.score(&state, Seat(0)), 20 + 7 - 12);
}

// Covers R6-4.
#[test]
fn on_a_full_quilt_a_leather_patch_is_discarded() {
    let game = game(&[]);
    let covered: Vec<String> =
        patchwork::cells(patchwork::ALL_CELLS).map(|it| it.to_string()).collect();
    let position =
        format!("leather = [20]\n[human]\ntime = 18\ncovered = {covered:?}\n[automa]\ntime = 19\n");
    let mut state = game.place(&kit::read(&position).unwrap()).unwrap();
    game.apply(&mut state, Action::Advance);
    assert_eq!((state.leather, state.human.leather_to_place), (0, 0));
    assert_eq!(game.turn(&state), Turn::Chance(patchwork::FRONTS));
}

// Covers R5-4.
#[test]
fn a_patch_that_fits_nowhere_is_no_option() {
    let game = game(&[]);
    // Every second cell of every second row is left empty: no two of them touch.
    let is_left =
        |it: &patchwork::Cell| it.row().is_multiple_of(2) && it.column().is_multiple_of(2);
    let covered: Vec<String> = patchwork::cells(patchwork::ALL_CELLS)
        .filter(|it| !is_left(it))
        .map(|it| it.to_string())
        .collect();
    let position = format!(
        "circle = [0, 1, 2]\n[human]\nbuttons = 20\ncovered = {covered:?}\n[automa]\ntime = 3\n"
    );
    let state = game.place(&kit::read(&position).unwrap()).unwrap();
    assert_eq!(kit::options(&game, &state), [Action::Advance]);
    let tried: Placement = "0 a1 r0".parse().unwrap();
    assert_eq!(game.refusal(&state, Action::Buy(tried)).unwrap().message.id, "refusal-no-room");
    assert_eq!(patchwork::placements(&state, Patch(0)).count(), 0);
}

#[test]
fn a_seed_plays_the_same_game_every_time() {
    let game = game(&[]);
    let mut player = Random::default();
    for seed in 0..20 {
        let (first, second) =
            (playout(&game, seed, &mut player), playout(&game, seed, &mut player));
        assert_eq!((first.end, first.tally), (second.end, second.tally));
    }
}

#[test]
fn a_playout_takes_nothing_from_the_heap() {
    for deck in ["normal", "tactical"] {
        let game = game(&[("deck", deck)]);
        let mut player = Random::default();
        let n_allocations = testkit::allocations(|| {
            for seed in 0..100 {
                playout(&game, seed, &mut player);
            }
        });
        assert_eq!(n_allocations, 0, "{deck}");
    }
}
