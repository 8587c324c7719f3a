//! Laws, scenarios, finished games and rules of London.

mod automartin;
mod bounds;
mod effects;
mod endings;
mod finished;
mod gaps;
mod mirror;
mod orders;
mod people;
mod table;
mod told;
mod words;

use kit::{CardSet, Dice, Game, Pile, Random, Trace, Turn, playout};
use london::{London, Phase, Setup, State};
use testkit::{coverage, laws, scenarios};

const DIR: &str = env!("CARGO_MANIFEST_DIR");

fn game(choices: &[(&str, &str)]) -> London {
    let mut setup = Setup::default();
    for (key, value) in choices {
        London::choose(&mut setup, key, value).expect("a choice there is");
    }
    London::new(&setup).expect("a game that can be set up")
}

/// Every card is in one place at most, and only what left the game is nowhere.
fn conserved(game: &London, state: &State) {
    let mut all = state.board.set();
    let mut add = |set: CardSet| {
        assert_eq!(all.0 & set.0, 0, "a card is in two places");
        all.0 |= set.0;
    };
    let chairs = &state.chairs[..usize::from(game.n_seats())];
    for chair in chairs {
        add(chair.hand);
        add(chair.face_up);
        add(chair.face_down);
        add(chair.covered);
        assert!(0 <= chair.money && 0 <= chair.poverty, "somebody has less than nothing");
        assert_eq!(chair.unknown, [0; 3]);
    }
    state.city.unseen().into_iter().for_each(&mut add);
    add(state.city.top().iter().copied().collect());
    if matches!(state.phase, Phase::SpendColour | Phase::Site | Phase::Settle) {
        add(CardSet(1 << state.deed.card));
    }
    let hidden: u32 = state.city.hidden().into_iter().map(u32::from).sum();
    assert_eq!(hidden, state.city.unseen().iter().map(|it| it.len()).sum::<u32>());

    let automa = &state.chairs[usize::from(game.automa_seat().0)];
    assert_eq!((automa.n_hand(), automa.loans), (0, 0), "AutoMartin has no hand and no loans");
    assert!(automa.face_down.is_empty() && automa.covered.is_empty());

    let mut n_boroughs = state.borough_deck.len();
    n_boroughs += state.row.iter().filter(|&&it| it != london::NONE).count();
    n_boroughs += chairs.iter().map(|it| it.boroughs.len()).sum::<usize>();
    assert_eq!(n_boroughs, 20, "a borough is lost");

    // Prestige on the track is what lies before each chair says.
    let printed = |set: CardSet| set.into_iter().map(|it| game.spec(it).prestige).sum::<i32>();
    for chair in chairs {
        let boroughs = chair.boroughs.iter().map(|&it| game.borough_spec(it).prestige);
        assert_eq!(chair.prestige.boroughs, boroughs.sum::<i32>());
    }
    assert_eq!(automa.prestige.cards, printed(automa.face_up));
    if game.setup().crucial_bonus == london::CrucialBonus::Kept {
        let n_crucial = automa.face_up.0 & game.tables().crucial.0;
        assert_eq!(automa.prestige.crucial, 5 * n_crucial.count_ones() as i32);
    }

    let n_automa = state.automa_deck.len() + state.automa_discard.len() as usize;
    assert_eq!(n_automa, [10, 15, 20][game.setup().level as usize], "an automa card is lost");
}

// Covers R2-7.
#[test]
fn one_person_plays_with_automartin_and_both_take_turns() {
    let session = testkit::records::play(&game(&[]), 1, &mut Random::default());
    let mut turns = Vec::new();
    session.each_ply(|_, state, _| match session.game().turn(state) {
        Turn::Human(seat) => turns.push(Some(seat.0)),
        Turn::Automa => turns.push(None),
        Turn::Chance(_) | Turn::Over => {}
    });
    turns.sort_unstable();
    turns.dedup();
    assert_eq!(session.game().n_seats(), 2);
    assert_eq!(turns, [None, Some(0)], "AutoMartin and the person in the first chair");
}

#[test]
fn the_laws_hold_for_a_person_alone() {
    laws::check(&game(&[]), 0..40, conserved);
    laws::check(&game(&[("level", "III"), ("first", "2")]), 0..30, conserved);
    let readings = [("crucial-bonus", "drawn"), ("first-last", "age"), ("owed", "purse")];
    let mut choices = vec![("level", "II"), ("draw-symbol", "resolved")];
    choices.extend(readings);
    laws::check(&game(&choices), 0..30, conserved);
}

#[test]
fn every_rung_of_a_thousand_games_says_what_it_found() {
    laws::check_findings(&game(&[]), 0..400);
    laws::check_findings(&game(&[("level", "III"), ("first", "2")]), 400..800);
    let readings = [("crucial-bonus", "drawn"), ("first-last", "age"), ("draw-symbol", "resolved")];
    laws::check_findings(&game(&readings), 800..1000);
}

#[test]
fn the_laws_hold_for_several_people() {
    laws::check(&game(&[("seats", "3"), ("automa-seat", "1")]), 0..20, conserved);
    laws::check(&game(&[("seats", "4"), ("automa-seat", "3"), ("level", "III")]), 0..20, conserved);
}

// Covers R2-6.
#[test]
fn a_chair_never_learns_what_another_draws_or_looks_at() {
    let told = laws::told_at_the_table();
    laws::check_concealment(&game(&[("seats", "3"), ("automa-seat", "2")]), 0..6, &told);
    laws::check_concealment(&game(&[("seats", "4"), ("automa-seat", "4")]), 0..4, &told);
}

#[test]
fn what_a_chair_cannot_see_can_be_dealt_anew() {
    let game = game(&[("seats", "4"), ("automa-seat", "2")]);
    let n_rolls = std::cell::Cell::new(0);
    let roll = |n: usize| {
        n_rolls.set(n_rolls.get() + 1);
        Dice::new(7).roll(Pile(9), n_rolls.get(), n)
    };
    laws::check_conserved(&game, 0..3, |game, state| {
        for viewer in [0, 2, 3].map(kit::Seat) {
            let (mut seen, mut dealt) = (*state, *state);
            game.conceal(&mut seen, viewer);
            game.conceal(&mut dealt, viewer);
            game.deal_unknown(&mut dealt, &mut |n| roll(n));
            if state.phase != Phase::Over {
                conserved(game, &dealt);
            }
            game.conceal(&mut dealt, viewer);
            assert_eq!(dealt, seen, "it is a table that the chair may sit at");
        }
    });
    assert!(1000 < n_rolls.get());
}

#[test]
fn a_tampered_table_is_refused_or_can_be_played() {
    laws::check_positions(&game(&[("first-last", "age")]), 0..20, |_, _| {});
    laws::check_positions(&game(&[("seats", "3"), ("level", "III")]), 0..20, |_, _| {});
}

/// Plays on from a table for a while, whatever comes.
fn play_on(game: &London, mut state: State, seed: u64) {
    let dice = Dice::new(seed);
    for nth in 0..400 {
        let action = match game.turn(&state) {
            Turn::Over => return,
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            _ => game.pick(&state, |n| dice.roll(Pile(9), nth, n)),
        };
        game.apply(&mut state, action);
    }
}

#[test]
fn a_table_in_another_phase_is_refused_or_can_be_played() {
    let game = game(&[("seats", "3")]);
    let words = "deal start looking putting choose draw draw-top swap develop spend-colour site \
        refill run spend-cost target commit place again flip limit automa-card crucial filter \
        automa-draw settle automa-refill toss skip close over";
    let mut n_placed = 0;
    for seed in 0..30 {
        let mut state = game.start();
        let dice = Dice::new(seed);
        for nth in 0..600 {
            let action = match game.turn(&state) {
                Turn::Over => break,
                Turn::Automa => game.decide(&state, &mut Trace::off()),
                _ => game.pick(&state, |n| dice.roll(Pile(9), nth, n)),
            };
            game.apply(&mut state, action);
            if nth % 20 != 0 {
                continue;
            }
            for word in words.split_whitespace() {
                let mut position = game.position(&state);
                position.phase =
                    Some(kit::read::<Named>(&format!("phase = \"{word}\"")).unwrap().phase);
                position.turn = Some(dice.roll(Pile(8), nth, 3) as u8 + 1);
                if let Some(deed) = &mut position.deed {
                    deed.left = dice.roll(Pile(7), nth, 4) as u8;
                }
                if let Ok(placed) = game.place(&position) {
                    n_placed += 1;
                    play_on(&game, placed, seed);
                }
            }
        }
    }
    assert!(100 < n_placed, "only {n_placed} tables were possible");
}

#[derive(serde::Deserialize)]
struct Named {
    phase: Phase,
}

/// How many cards have left the game.
fn n_gone(game: &London, state: &State) -> u32 {
    let mut here = state.board.set().0;
    for chair in &state.chairs {
        here |= chair.hand.0 | chair.display().0;
    }
    here |= state.city.unseen().iter().fold(0, |all, it| all | it.0);
    here |= state.city.top().iter().fold(0, |all, it| all | 1_u128 << it);
    if matches!(state.phase, Phase::SpendColour | Phase::Site | Phase::Settle) {
        here |= 1 << state.deed.card;
    }
    game.tables().cards.len() as u32 - here.count_ones()
}

// Covers R3-6, R3-12.
#[test]
fn cards_leave_the_game_by_the_bottom_row_or_as_action_cards() {
    let game = game(&[]);
    for seed in 0..20 {
        let session = testkit::records::play(&game, seed, &mut Random::default());
        session.each_ply(|ply, before, entry| {
            let after = session.at(ply + 1);
            let n = n_gone(&game, after) - n_gone(&game, before);
            let is_played = matches!(entry, kit::Entry::Action(london::Action::Play(_)));
            let expected = if is_played { n == 1 } else { n == 0 || n == 3 };
            assert!(expected, "seed {seed}, ply {ply}: {n} cards left the game by {entry}");
        });
    }
}

#[test]
fn automa_cards_come_in_the_same_order_whatever_people_do() {
    laws::check_order(&game(&[]), 0..20, &["automa"]);
}

#[test]
fn random_games_end_at_every_table() {
    for seats in ["2", "3", "4"] {
        for automa_seat in ["1", "2", "3", "4"] {
            let game = game(&[("seats", seats), ("automa-seat", automa_seat)]);
            laws::check_conserved(&game, 0..25, conserved);
        }
    }
}

#[test]
fn every_scenario_comes_out() {
    scenarios::check::<London>(format!("{DIR}/tests/scenarios"));
}

#[test]
fn every_rule_is_proven_and_the_page_is_up_to_date() {
    coverage::check_page::<London>(DIR);
}

#[test]
fn a_playout_allocates_nothing() {
    let game = game(&[("level", "III")]);
    let mut player = Random::default();
    for seed in 0..20 {
        let mut n_actions = 0;
        let n = testkit::allocations(|| n_actions = playout(&game, seed, &mut player).n_actions);
        assert_eq!(n, 0, "{n_actions} actions");
    }
}
