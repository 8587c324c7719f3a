//! The mirror is enough: a played game told to the table, deed by deed.

use brass::{Action, Brass, Deed, Era, Level, Owner, Phase, Points, Setup, Space, State};
use kit::{At, Dice, Draws, Game, Random, Trace, Turn};

/// A game on the person's own table.
pub(crate) fn at_table(level: Level) -> Brass {
    Brass::new(&Setup { at: At::Table, level, ..Setup::default() }).expect("it makes a game")
}

/// A random game on the screen: each table with what happened there, and the end.
fn played(game: &Brass, seed: u64) -> (Vec<(State, Action)>, State) {
    let (dice, mut draws, mut player) = (Dice::new(seed), Draws::default(), Random::default());
    kit::Player::<Brass>::begin(&mut player, kit::OwnDice::new(seed));
    let (mut state, mut plies) = (game.start(), Vec::new());
    loop {
        let turn = game.turn(&state);
        let action = match turn {
            Turn::Human(seat) => {
                kit::Player::choose(&mut player, game, &kit::Seen::of(game, &state, seat))
            }
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            Turn::Chance(pile) => dice.deal(game, &state, pile, draws.of(pile)),
            Turn::Over => return (plies, state),
        };
        draws.notice(turn);
        plies.push((state.clone(), action));
        game.apply(&mut state, action);
    }
}

/// The table to which a game is told.
struct Mirror {
    game: Brass,
    state: State,
    n_rears: usize,
}

impl Mirror {
    fn tell(&mut self, action: Action) {
        let refusal = self.game.refusal(&self.state, action);
        assert!(refusal.is_none(), "`{action}` is refused: {refusal:?}");
        self.game.apply(&mut self.state, action);
    }

    /// What the person did, without its private half.
    fn tell_step(&mut self, action: Action, after: &State) {
        let is_told = match action {
            Action::Card(_) => false,
            Action::To(_) => matches!(self.state.deed, Deed::SellMerchant(_)),
            _ => true,
        };
        if is_told {
            self.tell(action);
        }
        let is_asked = matches!(self.state.deed, Deed::NetworkMore | Deed::DevelopMore);
        // Whoever could not pay for more was not asked for more.
        if is_asked && after.deed == Deed::None {
            self.tell(Action::Done);
        }
    }

    /// Turns up the cards that Mautoma looks at before it acts.
    fn turn_up(&mut self, before: &State, next: Option<u8>) {
        while let Turn::Chance(_) = self.game.turn(&self.state) {
            let card = match self.state.phase {
                Phase::Front => Action::Front(before.automa.card.expect("a card was drawn")),
                _ => {
                    self.n_rears += 1;
                    let rear = before.automa.rear.expect("a rear was seen");
                    // Before the first card is drawn it is the one on top.
                    let drawn = before.automa.card.filter(|_| self.state.automa.card.is_none());
                    Action::Rear(drawn.or(next).unwrap_or_else(|| self.with_rear_of(rear)))
                }
            };
            self.tell(card);
        }
    }

    /// A card that may lie on top and looks like this one from behind.
    fn with_rear_of(&self, rear: u8) -> u8 {
        let cards = &self.game.deck().card;
        let is_alike = |it: &Action| match *it {
            Action::Rear(card) => cards[usize::from(card)].rear == cards[usize::from(rear)].rear,
            _ => false,
        };
        match kit::options(&self.game, &self.state).into_iter().find(is_alike) {
            Some(Action::Rear(card)) => card,
            _ => panic!("the rear of card {} cannot lie on top", rear + 1),
        }
    }
}

/// The tiles of the person that left the map to pay a debt without being asked for.
fn given_up(game: &Brass, before: &State, action: Action) -> Vec<Space> {
    let mut after = before.clone();
    // The change of eras takes tiles off the map too.
    if before.era == Era::Canal {
        after.round = after.round.min(9);
    }
    game.apply(&mut after, action);
    let own = |state: &State| state.board.owned(Owner::Human);
    let chosen = |it: &Space| action == Action::GiveUp(*it);
    let is_debt = game.turn(before) == Turn::Automa || before.phase == Phase::Shortfall;
    own(before).without(own(&after)).filter(|it| is_debt && !chosen(it)).collect()
}

/// The next card of the deck, if it was drawn before the era ended.
fn next_card(plies: &[(State, Action)], now: &State) -> Option<u8> {
    let later = plies.iter().map(|it| &it.0).take_while(|it| it.era == now.era);
    let drawn = later.map(|it| now.automa.unseen & !it.automa.unseen).find(|&it| it != 0)?;
    Some(drawn.trailing_zeros() as u8)
}

/// Tells a whole game and compares every deed of Mautoma; says how often the
/// table asked for a rear.
fn told(level: Level, seed: u64) -> usize {
    let game = super::game(level);
    let (plies, end) = played(&game, seed);
    let table = at_table(level);
    let mut mirror = Mirror { state: table.start(), game: table, n_rears: 0 };
    for (ply, (before, action)) in plies.iter().enumerate() {
        let after = plies.get(ply + 1).map_or(&end, |it| &it.0);
        match game.turn(before) {
            Turn::Chance(_) if before.phase == Phase::Merchants => mirror.tell(*action),
            Turn::Chance(_) | Turn::Over => {}
            Turn::Human(_) => mirror.tell_step(*action, after),
            Turn::Automa => {
                mirror.turn_up(before, next_card(&plies[ply..], before));
                let decided = mirror.game.decide(&mirror.state, &mut Trace::off());
                assert_eq!(decided, *action, "seed {seed}, ply {ply}");
                mirror.game.apply(&mut mirror.state, decided);
            }
        }
        given_up(&game, before, *action).into_iter().for_each(|it| mirror.tell(Action::GiveUp(it)));
        let is_over = after.phase == Phase::Over;
        if before.era != after.era || is_over {
            mirror.tell(Action::Done);
        }
        if after.phase == Phase::Human && after.deed == Deed::None || is_over {
            same(&mirror.state, after);
        }
    }
    assert_eq!(mirror.game.turn(&mirror.state), Turn::Over);
    mirror.n_rears
}

/// All that lies open on the table is where it was in the game.
fn same(mirror: &State, game: &State) {
    let open = |it: &State| (it.board.clone(), it.coal, it.iron, it.merchants);
    assert_eq!(open(mirror), open(game));
    let sides = |it: &State| (it.human.mat, it.automa.mat, it.automa.last_city, it.automa.unseen);
    assert_eq!(sides(mirror), sides(game));
    assert_eq!((mirror.era, mirror.round), (game.era, game.round));
    assert_eq!(
        mirror.human.n_hand() + mirror.human.n_deck,
        game.human.n_hand() + game.human.n_deck
    );
    let points = |it: &State, owner: Owner| {
        it.points(owner) - it.vp[owner as usize][Points::Shortfall as usize]
    };
    for &owner in Owner::ALL {
        assert_eq!(points(mirror, owner), points(game, owner), "{owner}");
    }
}

#[test]
fn every_deed_of_mautoma_is_the_same_when_a_hundred_games_are_told() {
    for seed in 0..100 {
        told(Level::ALL[seed as usize % 3], seed);
    }
}

#[test]
fn the_rear_is_asked_for_only_when_it_counts() {
    let n_rears: usize = (200..210).map(|seed| told(Level::Easy, seed)).sum();
    // Twenty turns a game: the first looks at a corner, most others at a second action.
    assert!((100..200).contains(&n_rears), "asked {n_rears} times in 10 games");
}

#[test]
fn nothing_private_is_known_at_the_table() {
    let game = at_table(Level::Hard);
    let mut state = game.start();
    for tile in ["any", "blank", "cotton-mill", "blank"] {
        game.apply(&mut state, format!("merchant {tile}").parse().expect("an action"));
    }
    assert_eq!((state.phase, state.era), (Phase::Human, Era::Canal));
    assert_eq!((state.human.money, state.human.income), (None, None));
    assert_eq!((state.human.hand.len(), state.human.n_unknown), (0, 8));
    assert_eq!(state.automa.rear, None);
}
