//! What a step costs is told before it is done, and it is what is paid.

use brass::{Action, Brass, Deed, Industry, Level, Location, Owner, Price, Space, State, tile};
use kit::{Dice, Draws, Game, Player, Random, Trace, Turn};

use super::{super::game, placed};

/// What a step takes out of the purse, whatever a new mine or works sells at once.
fn paid(game: &Brass, state: &State, action: Action) -> i16 {
    let money = |it: &State| it.human.money.expect("on the screen it is known");
    let mut after = state.clone();
    game.apply(&mut after, action);
    // The card and the sources that are asked for: whichever comes first.
    while !game.is_at_rest(&after) && !matches!(after.deed, Deed::NetworkMore | Deed::DevelopMore) {
        let first = kit::options(game, &after)[0];
        game.apply(&mut after, first);
    }
    let earned = match action {
        Action::Site(industry, at) => state.sold_at_once(industry, at).1,
        _ => 0,
    };
    money(state) - money(&after) + earned
}

#[test]
fn the_price_of_a_step_is_what_is_paid_and_what_is_too_dear_is_dearer_than_the_purse() {
    let (mut n_priced, mut n_dear) = (0, 0);
    for seed in 0..6 {
        let game = game(Level::Medium);
        let (dice, mut draws, mut player) = (Dice::new(seed), Draws::default(), Random::default());
        Player::<Brass>::begin(&mut player, kit::OwnDice::new(seed));
        let mut state = game.start();
        loop {
            let turn = game.turn(&state);
            let action = match turn {
                Turn::Human(seat) => {
                    let is_last = state.actions_left == 1;
                    for option in kit::options(&game, &state) {
                        let is_step = matches!(
                            option,
                            Action::Site(..) | Action::Line(_) | Action::Remove(_)
                        );
                        // With the last action of a turn income comes, or an era ends.
                        if is_step && !is_last && state.deed != Deed::SellBonus {
                            let price = state.price(option).expect("what may be done has a price");
                            assert_eq!(price.total(), paid(&game, &state, option), "{option}");
                            n_priced += 1;
                        }
                    }
                    state.too_dear(&mut |it, price| {
                        assert!(game.refusal(&state, it).is_some(), "{it} costs {price}");
                        assert!(state.human.money < Some(price), "{it} costs {price}");
                        assert_eq!(state.price(it).map(Price::total), Some(price), "{it}");
                        n_dear += 1;
                    });
                    Player::choose(&mut player, &game, &kit::Seen::of(&game, &state, seat))
                }
                Turn::Automa => game.decide(&state, &mut Trace::off()),
                Turn::Chance(pile) => dice.deal(&game, &state, pile, draws.of(pile)),
                Turn::Over => break,
            };
            draws.notice(turn);
            game.apply(&mut state, action);
        }
    }
    assert!(500 < n_priced && 50 < n_dear, "{n_priced} {n_dear}");
}

#[test]
fn a_link_is_worth_the_icons_at_its_ends_and_all_links_are_worth_their_sum() {
    let state = placed(
        r#"era = "rail"
        links = { human = ["birmingham-oxford", "birmingham-dudley"] }
        tiles = [{ at = "birmingham 2", owner = "human", industry = "iron-works", level = 2, flipped = true }]"#,
    );
    let worth = |name: &str| state.link_worth(name.parse().expect("it is a line"));
    // One icon of the works, and two of the merchants in Oxford.
    assert_eq!([worth("birmingham-oxford"), worth("birmingham-dudley")], [3, 1]);
    assert_eq!(state.link_points(Owner::Human), 4);
}

#[test]
fn a_mat_tells_what_is_left_and_what_comes_next() {
    let state = placed("");
    let mat = &state.human.mat;
    assert_eq!((mat.lowest(Industry::CoalMine), mat.n_lowest(Industry::CoalMine)), (Some(1), 1));
    assert_eq!(mat.next_after(Industry::CoalMine), Some(2));
    assert_eq!(mat.next_after(Industry::CottonMill), Some(1), "three of level I");
    let mut empty = *mat;
    for _ in 0..4 {
        empty.take(Industry::IronWorks);
    }
    assert_eq!(
        (empty.n_lowest(Industry::IronWorks), empty.next_after(Industry::IronWorks)),
        (0, None)
    );
}

#[test]
fn a_mine_sells_at_once_only_where_a_merchant_is_connected() {
    let state = placed(
        r#"era = "rail"
        coal = 8
        links = { human = ["birmingham-oxford", "birmingham-coventry"] }
        human = { money = 30, mat = { cotton-mill = [0, 2, 3, 3], coal-mine = [0, 2, 2, 2], iron-works = [0, 1, 1, 1], manufacturer = [0, 2, 1, 1, 2, 1, 1, 2], pottery = [1, 1, 1, 1, 1], brewery = [0, 2, 2, 1] } }"#,
    );
    let space = |location: Location, industry: Industry| {
        let mut spaces = (0..49).map(Space);
        spaces.find(|it| it.location() == location && it.industries().has(industry)).unwrap()
    };
    let mine = Industry::CoalMine;
    let (n, pounds) = state.sold_at_once(mine, space(Location::Coventry, mine));
    assert_eq!((n, pounds), (tile(mine, 2).cubes, 3 + 3 + 2), "eight cubes lie in the market");
    assert_eq!(state.sold_at_once(mine, space(Location::Tamworth, mine)), (0, 0));
}
