//! The ledger: every deed costs and brings what the rulebook says, counted by
//! other means than the game's own.

use brass::{Action, Brass, Deed, Industry, Kind, Level, Owner, Phase, Space, State, tile};
use kit::{Dice, Draws, Game, OwnDice, Player, Random, Seen, Trace, Turn};

use super::{super::game, games::Eager};

/// Prices by the number of cubes in the market, as printed.
const COAL: [i16; 15] = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1];
const IRON: [i16; 11] = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1];

/// What lies where.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Count {
    coal: i32,
    iron: i32,
    beer: i32,
    tiles: i32,
    mats: [i32; 2],
    links: [i32; 2],
    hand: i32,
    money: i32,
    points: [i32; 2],
}

fn count(state: &State) -> Count {
    let on = |industry| {
        let spaces = (0..49).map(Space).filter_map(|it| state.board.tile(it));
        spaces.filter(|it| it.industry == industry).map(|it| i32::from(it.cubes)).sum::<i32>()
    };
    let barrels = state.merchants.iter().filter(|it| it.has_barrel).count() as i32;
    let both = |of: &dyn Fn(Owner) -> i32| [of(Owner::Human), of(Owner::Automa)];
    Count {
        coal: on(Industry::CoalMine) + i32::from(state.coal.cubes),
        iron: on(Industry::IronWorks) + i32::from(state.iron.cubes),
        beer: on(Industry::Brewery) + barrels,
        tiles: state.board.occupied().len() as i32,
        mats: [state.human.mat.len() as i32, state.automa.mat.len() as i32],
        links: both(&|it| state.board.links(it).len() as i32),
        hand: i32::from(state.human.n_hand()),
        money: i32::from(state.human.money.unwrap_or_default()),
        points: both(&|it| i32::from(state.points(it))),
    }
}

/// What the market was paid, less what it paid out.
fn paid(before: u8, after: u8, prices: &[i16]) -> i32 {
    let sum = |from: u8, to: u8| -> i32 {
        (from + 1..=to).map(|it| i32::from(prices[usize::from(it)])).sum()
    };
    if after <= before { sum(after, before) } else { -sum(before, after) }
}

/// The deed of a person, from its first step to its last.
struct Account {
    kind: Kind,
    before: State,
    site: Option<(Industry, Space)>,
    sold: i32,
}

/// Holds one whole deed of the person against the rulebook.
fn audit(account: &Account, after: &State) {
    let (old, new) = (count(&account.before), count(after));
    let markets_last = 2 < account.before.coal.cubes && 2 < account.before.iron.cubes;
    let bought = paid(account.before.coal.cubes, after.coal.cubes, &COAL)
        + paid(account.before.iron.cubes, after.iron.cubes, &IRON);
    assert_eq!(old.hand - new.hand, 1, "every action costs one card in all");
    match account.kind {
        Kind::Build => {
            let (industry, space) = account.site.expect("a site was chosen");
            let level = after.board.level(space);
            let spec = tile(industry, level);
            assert_eq!(old.mats[0] - new.mats[0], 1);
            let is_new = account.before.board.tile(space).is_none();
            assert_eq!(new.tiles - old.tiles, i32::from(is_new));
            if is_new && markets_last {
                let brings = |it: Industry| if industry == it { i32::from(spec.cubes) } else { 0 };
                let coal = brings(Industry::CoalMine) - i32::from(spec.coal);
                let iron = brings(Industry::IronWorks) - i32::from(spec.iron);
                assert_eq!((new.coal - old.coal, new.iron - old.iron), (coal, iron));
                assert_eq!(old.money - new.money, i32::from(spec.cost) + bought);
            }
        }
        Kind::Network => {
            let n = new.links[0] - old.links[0];
            let is_rail = account.before.era.key() == "rail";
            let (coal, beer, cost) = match (is_rail, n) {
                (false, 1) => (0, 0, 3),
                (true, 1) => (1, 0, 5),
                (true, 2) => (2, 1, 15),
                _ => panic!("{n} links in one action"),
            };
            assert_eq!(old.beer - new.beer, beer);
            if markets_last {
                assert_eq!(old.coal - new.coal, coal);
                assert_eq!(old.money - new.money, cost + bought);
            }
        }
        Kind::Develop => {
            let n = old.mats[0] - new.mats[0];
            assert!((1..=2).contains(&n));
            if markets_last {
                assert_eq!(old.iron - new.iron, n);
                assert_eq!(old.money - new.money, bought);
            }
        }
        Kind::Sell => {
            assert_eq!(old.beer - new.beer, account.sold);
            assert_eq!((old.coal, old.iron, old.money), (new.coal, new.iron, new.money));
        }
        Kind::Loan => assert_eq!(new.money - old.money, 30),
        Kind::Scout | Kind::Pass => {
            assert_eq!(Count { hand: old.hand, ..new }, old);
        }
    }
    if account.kind != Kind::Sell {
        assert_eq!(old.points, new.points);
    }
    assert_eq!((old.links[1], old.mats[1]), (new.links[1], new.mats[1]), "Mautoma's are its own");
}

/// Holds one deed of Mautoma against the rulebook.
fn audit_automa(before: &State, action: Action, after: &State) {
    let (old, new) = (count(before), count(after));
    // What follows the end of an era, or a tile given up in a shortfall, is
    // another matter.
    let is_same_board = before.board.owned(Owner::Human) == after.board.owned(Owner::Human);
    if before.era != after.era || after.phase == Phase::Over || !is_same_board {
        return;
    }
    let markets_last = 2 < before.coal.cubes && 2 < before.iron.cubes;
    let gained = new.points[1] - old.points[1];
    match action {
        Action::Build(industry, space, ..) => {
            let spec = tile(industry, after.board.level(space));
            let brings = |it: Industry| if industry == it { i32::from(spec.cubes) } else { 0 };
            assert_eq!((old.mats[1] - new.mats[1], gained), (1, 0));
            if markets_last {
                let coal = brings(Industry::CoalMine) - i32::from(spec.coal);
                assert_eq!(new.coal - old.coal, coal);
                let iron = brings(Industry::IronWorks) - i32::from(spec.iron);
                assert_eq!(new.iron - old.iron, iron);
            }
        }
        Action::Link(..) | Action::Network(..) => {
            let n = new.links[1] - old.links[1];
            let is_rail = before.era.key() == "rail";
            assert_eq!((n, gained), (1 + i32::from(1 < n), 0));
            assert_eq!(old.beer - new.beer, n - 1);
            if markets_last {
                assert_eq!(old.coal - new.coal, if is_rail { n } else { 0 });
            }
        }
        Action::Sell(space, ..) => {
            let sold = before.board.tile(space).expect("it lies there");
            assert_eq!(old.beer - new.beer, i32::from(tile(sold.industry, sold.level).beer));
            assert!(gained == 0 || gained == 4, "Shrewsbury pays 4");
        }
        Action::Develop(iron) => {
            assert_eq!((gained, old.mats[1]), (3, new.mats[1]));
            if markets_last {
                assert_eq!(old.iron - new.iron, iron.iter().count() as i32);
            }
        }
        Action::Pass => assert_eq!((gained, old.tiles), (5, new.tiles)),
        _ => assert_eq!(gained, 0),
    }
}

fn audit_game(game: &Brass, seed: u64, player: &mut dyn Player<Brass>) {
    let (dice, mut draws) = (Dice::new(seed), Draws::default());
    player.begin(OwnDice::new(seed));
    let mut state = game.start();
    let mut account: Option<Account> = None;
    loop {
        let turn = game.turn(&state);
        let before = state.clone();
        let action = match turn {
            Turn::Human(seat) => player.choose(game, &Seen::of(game, &state, seat)),
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            Turn::Chance(pile) => dice.deal(game, &state, pile, draws.of(pile)),
            Turn::Over => return,
        };
        draws.notice(turn);
        match (action, &mut account) {
            (Action::Take(kind), _) => {
                account = Some(Account { kind, before: before.clone(), site: None, sold: 0 });
            }
            (Action::Site(industry, space), Some(it)) => it.site = Some((industry, space)),
            (Action::Flip(space), Some(it)) => {
                let sold = before.board.tile(space).expect("it lies there");
                it.sold += i32::from(tile(sold.industry, sold.level).beer);
            }
            _ => {}
        }
        game.apply(&mut state, action);
        let is_done = state.deed == Deed::None && matches!(turn, Turn::Human(_));
        if is_done && let Some(account) = account.take() {
            audit(&account, &state);
        }
        if turn == Turn::Automa {
            audit_automa(&before, action, &state);
        }
    }
}

// Covers R3-2, R5-5, R6-2, R6-3, R9-1, R9-2, R9-4, A1, A2.
#[test]
fn every_deed_costs_and_brings_what_the_rulebook_says() {
    for &level in Level::ALL {
        let game = game(level);
        for seed in 0..40 {
            audit_game(&game, seed, &mut Random::default());
            audit_game(&game, seed, &mut Eager::default());
        }
    }
}
