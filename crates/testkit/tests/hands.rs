//! A pile changes hands: the person's cards or the program's, from an entry on.

use kit::{Dealer, Game, Hands, Reason, Record, Session, Turn};
use testkit::toy::Toy;

fn toy() -> Toy {
    Toy::new(&<Toy as Game>::Setup::default()).expect("the usual choices make a game")
}

/// Plays the first option of a person until a pile waits to be told.
fn to_a_card(session: &mut Session<Toy>) -> kit::Pile {
    loop {
        if let Turn::Chance(pile) = session.turn() {
            return pile;
        }
        let option = session.game().option(session.state(), 0);
        session.play(option).expect("it is an option");
    }
}

#[test]
fn a_pile_changes_hands_in_the_middle_of_a_game_and_back() {
    let mut session = Session::new(toy(), Dealer::dice(2));
    let ply = session.ply();
    for pile in Toy::PILES {
        session.deal(pile, Hands::Table).unwrap();
    }
    let name = Toy::PILES[0];
    assert_eq!(session.record().actions[ply], format!("deal {name} table"));
    let pile = to_a_card(&mut session);
    assert!(session.is_dealt_by_table(pile));
    let card = kit::options(session.game(), session.state()).pop().expect("a card can come");
    session.play(card).unwrap();
    session.deal(Toy::PILES[usize::from(pile.0)], Hands::Program).unwrap();
    assert!(!session.is_dealt_by_table(pile));
    let record: Record<Toy> = kit::read(&session.record().to_toml()).unwrap();
    let again = Session::replay(&record).unwrap();
    assert_eq!(again.entries(), session.entries());
    session.undo();
    assert!(session.is_dealt_by_table(pile), "the change of hands is undone alone");
    session.redo();
    assert_eq!((session.state(), session.ply()), (again.state(), again.ply()));
}

#[test]
fn hands_that_cannot_deal_are_refused() {
    let mut session = Session::new(toy(), Dealer::table());
    let name = Toy::PILES[0];
    let ply = session.ply();
    assert_eq!(session.deal(name, Hands::Program).unwrap_err().reason, Reason::NoSeed);
    let error = session.deal("no-such-pile", Hands::Table).unwrap_err();
    assert!(matches!(error.reason, Reason::Notation(_)), "{error}");
    assert_eq!(session.ply(), ply, "nothing has changed");
    let mut forged = session.record();
    forged.actions.push(format!("deal {name} program"));
    assert!(Session::replay(&forged).is_err());
}
