//! Laws, scenarios, finished games, rules.

mod rules;

use brass::{
    Brass, DECK, Era, Industry, Level, Links, Locations, MerchantTile, N_LINK_TILES, Owner, Phase,
    Setup, Space, State, n_levels, tile,
};
use kit::{Game, Random, Turn, playout};
use testkit::{coverage, laws, perft, scenarios};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

fn game(level: Level) -> Brass {
    Brass::new(&Setup { level, ..Setup::default() }).expect("each level makes a game")
}

/// No piece is invented or doubled, and what follows from the links does follow.
fn conserved(_: &Brass, state: &State) {
    for (owner, mat) in [(Owner::Human, &state.human.mat), (Owner::Automa, &state.automa.mat)] {
        let mut counts = mat.0;
        for space in state.board.owned(owner) {
            let level = usize::from(state.board.level(space)) - 1;
            counts[state.board.industry_at(space) as usize][level] += 1;
        }
        for &industry in Industry::ALL {
            for level in 1..=n_levels(industry) {
                let n = counts[industry as usize][usize::from(level) - 1];
                assert!(n <= tile(industry, level).count, "{owner}: {n} of {industry} {level}");
            }
        }
        assert!(state.board.links(owner).len() <= N_LINK_TILES);
    }
    assert!(!state.board.links(Owner::Human).meets(state.board.links(Owner::Automa)));
    assert!(state.coal.cubes <= state.coal.size() && state.iron.cubes <= state.iron.size());
    for space in (0..49).map(Space) {
        let Some(on) = state.board.tile(space) else { continue };
        assert!(space.industries().has(on.industry), "{space}");
        let is_empty = on.is_flipped || on.industry.is_sold();
        assert_eq!(on.cubes == 0, is_empty, "{on:?} on {space}");
    }
    for merchant in state.merchants {
        let buys = merchant.tile.is_some_and(|it| it != MerchantTile::Blank);
        assert!(buys || !merchant.has_barrel);
    }
    for (unseen, all) in state.human.unseen.0.iter().zip(DECK.0) {
        assert!(*unseen <= all);
    }
    let is_in_debt = state.phase == Phase::Shortfall;
    assert!(is_in_debt || state.human.money.is_none_or(|it| 0 <= it));
    assert!(0 <= state.points(Owner::Human), "points never fall below 0");
    let links = state.board.links(Owner::Human).or(state.board.links(Owner::Automa));
    for &location in brass::Location::ALL {
        assert_eq!(state.board.connected(location), flooded(links, location), "{location}");
    }
}

/// All that links lead to from a location, found the slow way.
fn flooded(links: Links, location: brass::Location) -> Locations {
    let mut reached = Locations::only(location);
    loop {
        let before = reached;
        for link in links {
            if link.ends().meets(reached) {
                reached = reached.or(link.ends());
            }
        }
        if reached == before {
            return reached;
        }
    }
}

#[test]
fn random_games_obey_the_laws() {
    for &level in Level::ALL {
        laws::check(&game(level), 0..12, conserved);
    }
}

#[test]
fn nothing_is_lost_in_many_games() {
    for &level in Level::ALL {
        laws::check_conserved(&game(level), 100..160, conserved);
    }
}

#[test]
fn every_rung_of_a_thousand_games_says_what_it_found() {
    for (&level, seeds) in Level::ALL.iter().zip([0..340, 340..680, 680..1000]) {
        laws::check_findings(&game(level), seeds);
    }
    laws::check_findings(&rules::at_table(Level::Medium), 0..40);
}

#[test]
fn games_at_the_table_obey_the_laws() {
    let game = rules::at_table(Level::Medium);
    laws::check(&game, 0..12, conserved);
    laws::check_conserved(&game, 100..160, conserved);
    laws::check_positions(&game, 0..20, conserved);
}

#[test]
fn every_reading_plays_on() {
    for (key, value) in [
        ("iron-gate", "market"),
        ("mine-without-link", "end"),
        ("three-way", "city-and-farm"),
        ("fallback", "by-kind"),
        ("worcester", "last"),
        ("north-farm", "city"),
        ("build-icon", "drawn"),
    ] {
        let mut setup = Setup::default();
        Brass::choose(&mut setup, key, value).unwrap();
        laws::check_conserved(&Brass::new(&setup).unwrap(), 0..20, conserved);
    }
}

#[test]
fn mautomas_cards_do_not_depend_on_the_person() {
    laws::check_order(&game(Level::Easy), 0..20, &["merchants", "mautoma-canal", "mautoma-rail"]);
}

#[test]
fn the_split_of_points_is_the_score() {
    let game = game(Level::Medium);
    for seed in 0..50 {
        let played = playout(&game, seed, &mut Random::default());
        let of = |from: usize, to: usize| played.tally[from..=to].iter().sum::<i64>();
        assert_eq!(of(0, 4), i64::from(game.score(&played.end, kit::Seat(1))), "seed {seed}");
        assert_eq!(of(13, 18), i64::from(game.score(&played.end, kit::Seat(0))), "seed {seed}");
        assert_eq!(game.turn(&played.end), Turn::Over);
        assert_eq!(played.end.era, Era::Rail);
    }
}

#[test]
fn every_scenario_comes_out() {
    scenarios::check::<Brass>(format!("{CRATE}/tests/scenarios"));
}

#[test]
fn every_rule_is_proven_and_the_page_says_how() {
    coverage::check_page::<Brass>(CRATE);
}

#[test]
fn a_tampered_table_is_refused_or_can_be_played() {
    laws::check_positions(&game(Level::Easy), 0..60, conserved);
}

#[test]
fn the_counts_hold() {
    perft::check::<Brass>(format!("{CRATE}/tests"));
}
