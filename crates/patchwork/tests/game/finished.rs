//! Finished games: one for every ending.

use kit::{Dealer, Die, Game, OwnDice, Random, Seat, Seen, Session, Turn};
use patchwork::{Action, Patchwork, Position, Side, Tile};
use testkit::records;

use crate::{game, path};

fn n_cards_turned(session: &Session<Patchwork>) -> usize {
    session
        .entries()
        .iter()
        .filter(|it| matches!(it, kit::Entry::Action(Action::TurnUp(_))))
        .count()
}

fn margin(session: &Session<Patchwork>) -> i32 {
    session.game().score(session.state(), Seat(0)) - session.game().score(session.state(), Seat(1))
}

/// Whether the circle ever had exactly two patches with somebody still to act.
fn has_ring_of_two(session: &Session<Patchwork>) -> bool {
    let mut found = false;
    session.each_ply(|_, state, _| found |= state.unlaid.is_empty() && state.circle.len() == 2);
    found
}

type Is = fn(&Session<Patchwork>) -> bool;

fn ending(
    key: &'static str,
    title: &'static str,
    covers: &'static [&'static str],
    is_it: Is,
) -> records::Ending<Patchwork> {
    records::Ending { key, title, covers, is_it }
}

/// Plays one of three ways, by its dice: at random, covering as much as it can
/// (tiles are earned and circles run short), or always advancing.
#[derive(Default)]
struct Mixed {
    way: usize,
    random: Random,
}

impl kit::Player<Patchwork> for Mixed {
    fn begin(&mut self, dice: OwnDice) {
        self.way = dice.roll(Die::Second, 0, 3);
        kit::Player::<Patchwork>::begin(&mut self.random, dice);
    }

    fn choose(&mut self, game: &Patchwork, seen: &Seen<Patchwork>) -> Action {
        let covering = |action: &Action| match action {
            // Near the corner first: a dense quilt is a square one.
            Action::Buy(it) => {
                1000 + 20 * i32::from(it.patch.spec().area) - corner_distance(it.cells())
            }
            Action::PlaceLeather(cell) => 1000 - corner_distance(1 << cell.0),
            _ => 0,
        };
        match self.way {
            0 => self.random.choose(game, seen),
            1 => kit::options(game, seen).into_iter().max_by_key(covering).expect("an option"),
            _ => game.option(seen, 0),
        }
    }
}

fn corner_distance(cells: u128) -> i32 {
    patchwork::cells(cells)
        .map(|it| i32::from(it.row()).pow(2) + i32::from(it.column()).pow(2))
        .sum()
}

#[test]
fn a_finished_game_for_every_ending() {
    let endings = [
        ending("human-first", "the human reaches the end first", &["R8-2", "AP2", "AE2"], |it| {
            it.state().first_to_end == Some(Side::Human)
        }),
        ending("automa-first", "the automa reaches the end first", &["AE1", "AE2", "AP1"], |it| {
            it.state().first_to_end == Some(Side::Automa)
        }),
        ending("tile-to-automa", "the automa reaches the marker", &["A7-2", "AS3"], |it| {
            it.state().tile == Tile::Of(Side::Automa)
        }),
        ending("tile-to-human", "the human fills a 7x7 square first", &["R7-1", "A7-1"], |it| {
            it.state().tile == Tile::Of(Side::Human)
        }),
        ending("second-reshuffle", "the pile is shuffled twice", &["AD1", "AS2"], |it| {
            22 < n_cards_turned(it)
        }),
        ending("ring-of-two", "the circle runs down to two patches", &["R5-1"], has_ring_of_two),
        ending(
            "tie-human",
            "a tie that the human wins, first at the end",
            &["R8-3", "AP2"],
            |it| margin(it) == 0 && it.state().first_to_end == Some(Side::Human),
        ),
        ending(
            "tie-automa",
            "a tie that the automa wins, first at the end",
            &["R8-3", "AP2"],
            |it| margin(it) == 0 && it.state().first_to_end == Some(Side::Automa),
        ),
    ];
    records::check_endings(
        &game(&[]),
        path("records"),
        &endings,
        0..200_000,
        &mut Mixed::default(),
    );
}

/// The automa always passes the marker in the end, so only a table without the
/// tile leaves it to nobody.
#[test]
fn the_tile_can_go_to_nobody_where_it_is_not_in_the_game() {
    let game = game(&[]);
    let position: Position =
        kit::read("circle = [10, 19, 29]\nleather = []\n[human]\ntime = 50\n[automa]\ntime = 51\n")
            .unwrap();
    let mut session = Session::from_position(game, Dealer::dice(1), position).unwrap();
    while session.turn() == Turn::Human(Seat(0)) {
        session.play(Action::Advance).unwrap();
    }
    let fixture =
        records::Fixture::new("tile-to-nobody", "a table without the tile", &[], &session);
    let again =
        kit::read::<records::Fixture<Patchwork>>(&fixture.to_toml()).unwrap().run().unwrap();
    assert_eq!((again.turn(), again.state().tile), (Turn::Over, Tile::Out));
}
