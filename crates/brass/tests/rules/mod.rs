//! Tests of rules that say what happens: set-up, rounds, eras, scoring.

mod corrections;
mod deck;
mod games;
mod ledger;
mod legality;
mod mirror;
mod orders;
mod positions;
mod prices;
mod told;

use brass::{
    Action, Brass, Era, HAND_SIZE, Industry, Level, Location, Market, MerchantTile, Owner, Phase,
    Points, Position, Setup, State, tile,
};
use kit::{Dealer, Dice, Draws, Game, PositionFile, Random, Seat, Session, Trace, Turn};

use super::game;

pub(super) use mirror::at_table;

/// The table that a document describes.
fn placed(text: &str) -> State {
    let position: Position = kit::read(text).expect("it is a position");
    game(Level::Easy).place(&position).expect("it is possible")
}

/// A random game up to the first table at which `is_wanted` answers.
fn table(seed: u64, is_wanted: impl Fn(&State) -> bool) -> State {
    let game = game(Level::Easy);
    let (dice, mut draws, mut player) = (Dice::new(seed), Draws::default(), Random::default());
    kit::Player::<Brass>::begin(&mut player, kit::OwnDice::new(seed));
    let mut state = game.start();
    while !is_wanted(&state) {
        let turn = game.turn(&state);
        let action = match turn {
            Turn::Human(seat) => {
                kit::Player::choose(&mut player, &game, &kit::Seen::of(&game, &state, seat))
            }
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            Turn::Chance(pile) => dice.deal(&game, &state, pile, draws.of(pile)),
            Turn::Over => panic!("the game ended first"),
        };
        draws.notice(turn);
        game.apply(&mut state, action);
    }
    state
}

// Covers R1-1.
#[test]
fn paths_pass_through_merchants_and_farms() {
    let state = placed(
        r#"links = { human = ["gloucester-redditch", "gloucester-worcester", "kidderminster-farm-south-worcester"] }"#,
    );
    let reached = state.board.connected(Location::Redditch);
    assert!(reached.has(Location::Kidderminster) && reached.has(Location::FarmSouth));
}

// Covers R2-3, R2-4, R2-6, R13-12.
#[test]
fn the_person_starts_first_with_17_pounds_and_8_cards() {
    let state = table(1, |it| it.phase == Phase::Human);
    assert_eq!((state.human.money, state.human.level()), (Some(17), Some(0)));
    assert_eq!((state.human.n_hand(), state.human.n_deck), (HAND_SIZE, 11));
    assert_eq!((state.coal.cubes, state.iron.cubes), (13, 8));
    assert_eq!((state.mover, state.actions_left), (Owner::Human, 1));
}

// Covers R2-5, R3-1, R3-5.
#[test]
fn an_era_uses_19_and_20_cards() {
    let state = table(2, |it| it.era == Era::Rail && it.phase == Phase::Human);
    assert_eq!((state.human.n_hand(), state.human.n_deck), (HAND_SIZE, 12));
    assert_eq!(state.actions_left, 2);
    let last = table(2, |it| it.round == 10 && it.mover == Owner::Automa);
    assert_eq!((last.human.n_hand(), last.human.n_deck, last.era), (0, 0, Era::Canal));
}

// Covers R1-6, R2-2, R13-5.
#[test]
fn the_merchants_of_two_are_any_cotton_manufacturer_and_two_blanks() {
    let state = table(3, |it| it.phase == Phase::Human);
    let mut tiles: Vec<MerchantTile> = state.merchants.iter().filter_map(|it| it.tile).collect();
    tiles.sort_unstable();
    assert_eq!(
        tiles,
        [
            MerchantTile::Any,
            MerchantTile::CottonMill,
            MerchantTile::Manufacturer,
            MerchantTile::Blank,
            MerchantTile::Blank
        ]
    );
    assert_eq!(state.merchants.iter().filter(|it| it.has_barrel).count(), 3);
}

// Covers R13-2.
#[test]
fn the_fourth_manufacturer_costs_8_pounds() {
    assert_eq!(tile(Industry::Manufacturer, 4).cost, 8);
}

// Covers R13-4.
#[test]
fn the_markets_have_two_spaces_a_price() {
    let prices = |mut market: Market| -> Vec<i16> {
        market.cubes = market.size();
        (0..market.size() + 1).map(|_| market.buy()).collect()
    };
    assert_eq!(prices(Market::COAL), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
    assert_eq!(prices(Market::IRON), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
}

/// Mautoma passes, which ends the round.
fn pass(text: &str) -> State {
    let mut state = placed(text);
    game(Level::Easy).apply(&mut state, Action::Pass);
    state
}

// Covers R3-4, R11-1.
#[test]
fn income_is_paid_at_the_end_of_a_round() {
    let earning =
        pass("automa = { stage = \"rear\", rear = 3 }\nhuman = { money = 5, income = 20 }");
    assert_eq!((earning.human.money, earning.round), (Some(10), 3));
    let owing = pass("automa = { stage = \"rear\", rear = 3 }\nhuman = { money = 5, income = 7 }");
    assert_eq!(owing.human.money, Some(2));
}

// Covers R3-4, R13-3.
#[test]
fn income_follows_the_last_canal_round_and_not_the_last_of_the_game() {
    let canal = pass(
        "round = 10\nautoma = { stage = \"rear\", rear = 3 }\nhuman = { money = 5, income = 20 }",
    );
    assert_eq!((canal.human.money, canal.era), (Some(10), Era::Rail));
    let rail = pass(
        "era = \"rail\"\nround = 10\nautoma = { stage = \"rear\", rear = 3 }\nhuman = { money = 5, income = 20 }",
    );
    assert_eq!((rail.human.money, rail.phase), (Some(5), Phase::Over));
}

// Covers R11-2.
#[test]
fn a_debt_without_tiles_costs_points_but_not_below_0() {
    let text = "automa = { stage = \"rear\", rear = 3 }\nhuman = { money = 1, income = 5, vp = 3 }";
    let state = pass(text);
    assert_eq!((state.human.money, state.points(Owner::Human)), (Some(0), 0));
    assert_eq!(state.vp[0][Points::Shortfall as usize], -3);
}

const SCORED: &str = r#"
round = 10
merchants = { shrewsbury = ["any"], gloucester = ["cotton-mill", "blank"], oxford = ["manufacturer", "blank"] }
barrels = []
links = { human = ["birmingham-oxford"], automa = ["birmingham-coventry", "kidderminster-farm-south-worcester"] }
automa = { stage = "rear", rear = 3 }
human = { money = 5, income = 10 }
tiles = [
    { at = "birmingham 0", owner = "human", industry = "cotton-mill", level = 1, flipped = true },
    { at = "birmingham 1", owner = "automa", industry = "manufacturer", level = 2 },
    { at = "coventry 0", owner = "automa", industry = "pottery", level = 1, flipped = true },
    { at = "farm-south 0", owner = "automa", industry = "brewery", level = 2, flipped = true },
    { at = "worcester 0", owner = "human", industry = "cotton-mill", level = 2, flipped = true },
]
"#;

// Covers R12-1, R12-2, R13-1, R13-6.
#[test]
fn links_score_icons_of_flipped_tiles_and_merchants_and_tiles_their_points() {
    let state = pass(SCORED);
    let of = |owner: Owner, source: Points| state.vp[owner as usize][source as usize];
    // Birmingham 1 (its manufacturer is not flipped) and Oxford 2.
    assert_eq!(of(Owner::Human, Points::LinksCanal), 3);
    // Birmingham 1 and Coventry 1; farm 2 and Worcester 2.
    assert_eq!(of(Owner::Automa, Points::LinksCanal), 6);
    assert_eq!(of(Owner::Human, Points::TilesCanal), 5 + 5);
    assert_eq!(of(Owner::Automa, Points::TilesCanal), 10 + 5);
}

// Covers R12-3, A8.
#[test]
fn after_the_canal_era_links_and_level_1_leave_and_barrels_return() {
    let state = pass(SCORED);
    let left: Vec<String> = state.board.occupied().map(|it| it.to_string()).collect();
    assert_eq!(left, ["birmingham 1", "worcester 0", "farm-south 0"]);
    assert!(state.board.links(Owner::Human).is_empty());
    assert!(state.board.links(Owner::Automa).is_empty());
    assert_eq!(state.merchants.iter().filter(|it| it.has_barrel).count(), 3);
    assert_eq!(state.human.n_hand(), 0);
}

// Covers A8.
#[test]
fn mautomas_mat_loses_what_rails_do_not_allow() {
    let state = table(5, |it| it.era == Era::Rail);
    for industry in [Industry::CottonMill, Industry::Manufacturer, Industry::Brewery] {
        assert_eq!(state.automa.mat.0[industry as usize][0], 0, "{industry}");
    }
    // Scenario 66 of the digest: the easy mat, untouched.
    let placed = placed("era = \"rail\"\nround = 1\nturn = \"human\"");
    assert_eq!(placed.automa.mat.0[Industry::Manufacturer as usize], [0, 2, 1, 1, 2, 1, 1, 2]);
    assert_eq!(placed.automa.mat.0[Industry::CottonMill as usize][..4], [0, 2, 3, 3]);
    assert_eq!(placed.automa.mat.0[Industry::Pottery as usize][..5], [1, 1, 1, 1, 1]);
    assert_eq!(placed.automa.mat.0[Industry::CoalMine as usize][..4], [0, 2, 2, 2]);
    assert_eq!(placed.automa.mat.0[Industry::IronWorks as usize][..4], [0, 1, 1, 1]);
    assert_eq!(placed.automa.mat.0[Industry::Brewery as usize][..4], [0, 2, 2, 1]);
    let untouched = pass("round = 10\nautoma = { stage = \"rear\", rear = 3 }");
    assert_eq!((untouched.era, untouched.automa.mat), (Era::Rail, placed.automa.mat));
}

// Covers A5, A6, B1.
#[test]
fn the_first_ten_cards_are_4a_3b_3c_then_one_of_each_in_both_eras() {
    let game = game(Level::Easy);
    let groups_of = |era: Era, n: u32, seed: u64| {
        let all = (1_u32 << 22) - 1;
        let state = table(seed, |it| it.era == era && (all & !it.automa.unseen).count_ones() == n);
        let drawn = all & !state.automa.unseen;
        let mut groups = [0; 3];
        for card in (0..22).filter(|it| drawn >> it & 1 == 1) {
            groups[game.deck().card[card].group as usize] += 1;
        }
        groups
    };
    for seed in 0..5 {
        assert_eq!(groups_of(Era::Canal, 10, seed), [4, 3, 3]);
        assert_eq!(groups_of(Era::Rail, 10, seed), [4, 3, 3]);
    }
}

// Covers R12-4.
#[test]
fn most_points_win_and_equal_points_are_a_draw() {
    let game = game(Level::Easy);
    let over = |human: i16, automa: i16| {
        placed(&format!(
            "era = \"rail\"\nround = 10\nturn = \"human\"\nphase = \"over\"\nhuman = {{ vp = {human} }}\nautoma = {{ vp = {automa} }}"
        ))
    };
    assert_eq!(kit::ranking(&game, &over(250, 120))[0].0, Seat(0));
    assert_eq!(kit::ranking(&game, &over(90, 120))[0].0, Seat(1));
    assert!(kit::ranking(&game, &over(120, 120))[1].1);
}

/// The rules of a decision that dropped something, and what they dropped.
fn dropped(text: &str) -> Vec<String> {
    let mut why = Trace::on();
    game(Level::Easy).decide(&placed(text), &mut why);
    let emptied = why.rungs().iter().filter(|it| it.survivors.is_empty());
    emptied.map(|it| format!("{} {}", it.rule, it.candidates[0])).collect()
}

// Covers E1.
#[test]
fn without_a_tile_to_sell_that_is_what_sell_lacks() {
    let text = "iron = 0\nautoma = { stage = \"rear\", rear = 3 }";
    assert_eq!(
        dropped(text),
        [
            "E1 rear sell",
            "B4 rear sell",
            "E6 cube 1",
            "B4 rear develop",
            "E7 rear network",
            "B4 rear network",
        ]
    );
}

// Covers D6.
#[test]
fn mautoma_lays_no_fifteenth_link() {
    let state = placed(
        r#"automa = { stage = "rear", rear = 3, last-city = "stafford" }
        links = { automa = ["belper-derby", "birmingham-coventry", "birmingham-dudley", "birmingham-oxford", "birmingham-tamworth", "birmingham-walsall", "birmingham-worcester", "burton-derby", "burton-stone", "burton-tamworth", "cannock-stafford", "cannock-walsall", "cannock-wolverhampton", "coalbrookdale-kidderminster"] }"#,
    );
    assert_eq!(game(Level::Easy).decide(&state, &mut Trace::off()), Action::Pass);
}

#[test]
fn a_step_is_taken_back_and_a_deed_as_a_whole() {
    let mut session = Session::new(game(Level::Easy), Dealer::dice(4));
    let before = session.ply();
    session.play("network".parse().expect("an action")).expect("a network action is possible");
    let line = session.game().option(session.state(), 0);
    session.play(line).expect("an option");
    session.undo_step();
    assert_eq!(session.ply(), before + 1);
    session.undo();
    assert_eq!(session.ply(), before);
}

#[test]
fn an_unknown_hand_plays_any_card_nobody_has_seen() {
    let state =
        placed("turn = \"human\"\nautoma = { rear = 2 }\nmerchants = { shrewsbury = [\"any\"] }");
    assert_eq!((state.human.n_unknown, state.human.money), (8, None));
    let game = game(Level::Easy);
    let mut next = state.clone();
    for action in ["build", "site pottery coventry 0", "card coventry"] {
        let action = action.parse().expect("an action");
        assert_eq!(game.refusal(&next, action), None, "{action}");
        game.apply(&mut next, action);
    }
    assert_eq!((next.human.n_unknown, next.human.money), (7, None));
}

#[test]
fn who_does_not_tell_the_hand_is_not_asked_for_cards() {
    let game = game(Level::Easy);
    let mut state = placed("turn = \"human\"\nactions-left = 1\nautoma = { rear = 2 }");
    for action in ["pass", "card dudley"] {
        game.apply(&mut state, action.parse().expect("an action"));
    }
    assert_eq!(game.turn(&state), Turn::Chance(kit::Pile(2)), "Mautoma's next rear is asked for");
    assert_eq!((state.human.n_hand(), state.human.n_unknown), (8, 8));
}

#[test]
fn a_position_file_of_five_lines_is_enough() {
    let text = "game = \"brass\"\n[table]\nautoma = { card = 19, rear = 2 }\n";
    let file: PositionFile<Brass> = kit::read(text).expect("it is a position file");
    let (game, state) = file.open().expect("it is possible");
    let action = game.decide(&state, &mut Trace::off());
    assert_eq!(action.to_string(), "mautoma build coal-mine kidderminster 0");
    assert_eq!(game.setup(), &Setup::default());
}

// Covers R3-3, R9-3.
#[test]
fn a_used_wild_card_goes_back_to_its_supply() {
    let mut state = placed(
        r#"turn = "human"
        automa = { rear = 2 }
        human = { money = 30, income = 10, hand = ["birmingham", "coventry", "dudley", "stafford", "coal-mine", "iron-works", "pottery", "wild-industry"] }"#,
    );
    let game = game(Level::Easy);
    let unseen = state.human.unseen;
    assert!(!state.can_scout());
    for action in ["build", "site coal-mine cannock 1", "card wild-industry"] {
        game.apply(&mut state, action.parse().expect("an action"));
    }
    assert!(state.can_scout() && state.human.unseen == unseen);
    assert!(game.position(&state).human.is_some_and(|it| it.discards.is_empty()));
}

#[test]
fn a_playout_allocates_nothing() {
    let game = game(Level::Hard);
    let n = testkit::allocations(|| {
        kit::playout(&game, 11, &mut Random::default());
    });
    assert_eq!(n, 0);
}
