//! What may be done is what nothing forbids: faults, options and refusals agree.

use brass::{Action, Brass, Industry, Level, Link, Owner, Space, State};
use kit::{Dice, Draws, Game, Player, Random, Trace, Turn};

use super::super::game;

/// Every step a person could type at a site, a line or a tile.
fn steps() -> Vec<Action> {
    let spaces = || (0..49).map(Space);
    let sites = Industry::ALL.iter().flat_map(|&it| spaces().map(move |at| Action::Site(it, at)));
    let lines = (0..39).map(|it| Action::Line(Link(it)));
    let tiles = spaces().map(Action::Flip);
    let removals = Industry::ALL.iter().map(|&it| Action::Remove(it));
    let kinds = brass::Kind::ALL.iter().map(|&it| Action::Take(it));
    sites.chain(lines).chain(tiles).chain(removals).chain(kinds).collect()
}

fn check(game: &Brass, state: &State, steps: &[Action]) -> usize {
    let options = kit::options(game, state);
    for (step, refusal) in steps.iter().zip(game.refusals(state, steps)) {
        let is_offered = options.contains(step);
        assert_eq!(refusal.is_none(), is_offered, "`{step}` in {:?}: {refusal:?}", state.deed);
    }
    options.len()
}

#[test]
fn what_may_be_done_is_what_nothing_forbids() {
    let steps = steps();
    for (seed, &level) in (0..).zip(Level::ALL) {
        let game = game(level);
        let (dice, mut draws, mut player) = (Dice::new(seed), Draws::default(), Random::default());
        Player::<Brass>::begin(&mut player, kit::OwnDice::new(seed));
        let mut state = game.start();
        let mut n_options = 0;
        loop {
            let turn = game.turn(&state);
            let action = match turn {
                Turn::Human(seat) => {
                    n_options += check(&game, &state, &steps);
                    Player::choose(&mut player, &game, &kit::Seen::of(&game, &state, seat))
                }
                Turn::Automa => game.decide(&state, &mut Trace::off()),
                Turn::Chance(pile) => dice.deal(&game, &state, pile, draws.of(pile)),
                Turn::Over => break,
            };
            draws.notice(turn);
            game.apply(&mut state, action);
        }
        assert!(100 < n_options && state.mover == Owner::Human);
    }
}
