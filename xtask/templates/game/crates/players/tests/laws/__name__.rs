//! The laws for the players of {{Name}}.

use kit::Game;
use players::player;
use {{name}}::{{Name}};

use crate::law;

#[test]
fn every_player_obeys() {
    let game = {{Name}}::new(&Default::default()).expect("the box is whole");
    for name in ["casual", "greedy", "search:20"] {
        let seated = || player(&game, name, None).expect("a player there is");
        law::plays(&game, &seated, 0..3).unwrap();
        law::plays_from_anywhere(&game, &seated, 0..3, 5).unwrap();
        law::takes_no_memory(&game, &seated, 0..2).unwrap();
    }
}
