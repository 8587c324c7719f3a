//! Records: what is read again, what goes on, and what is refused.

use kit::{
    Dealer, Entry, Game, IllegalAction, Reason, Record, ReplayError, Session, SetupError, Turn,
};
use testkit::toy::{Action, Stall, Toy};

use crate::played;

#[test]
fn a_record_cut_anywhere_goes_on() {
    let whole = played(5, 6).record();
    for ply in 0..=whole.actions.len() {
        let mut cut = whole.clone();
        cut.actions.truncate(ply);
        let session = Session::replay(&cut).unwrap();
        assert!(matches!(session.turn(), Turn::Human(_)));
        assert!(whole.actions.starts_with(&session.record().actions));
    }
}

#[test]
fn a_departure_is_told_with_the_game_up_to_it() {
    let whole = played(6, 6);
    let ply = whole.last_automa_ply().unwrap();
    let mut forged = whole.record();
    forged.actions[ply] = "take left".to_owned();
    if whole.entries()[ply] == Entry::Action(Action::Take(Stall::Left)) {
        forged.actions[ply] = "idle".to_owned();
    }
    let (session, error) = Session::replay_until(&forged).unwrap();
    assert_eq!(session.ply(), ply);
    assert_eq!(session.state(), whole.at(ply));
    assert_eq!(session.turn(), Turn::Automa);
    let Some(IllegalAction { ply: found, reason: Reason::NotDecided { .. } }) = error else {
        panic!("found {error:?}");
    };
    assert_eq!(found, ply);
    forged.ruleset = 1;
    let (_, error) = Session::replay_until(&forged).unwrap();
    let Some(Reason::Older { found: 1, now: 2, reason }) = error.map(|it| it.reason) else {
        panic!("expected to hear of the older rules");
    };
    assert!(matches!(*reason, Reason::NotDecided { .. }));
    forged.ruleset = 2;
    forged.actions[ply] = "take lefd".to_owned();
    let error = Session::replay(&forged).unwrap_err().to_string();
    assert_eq!(error, format!("action {ply}: expected [expected-stall], found “take lefd”"));
}

#[test]
fn nothing_follows_the_end() {
    let mut session = played(7, 0);
    while let Turn::Human(_) = session.turn() {
        session.play(Action::Pass).unwrap();
    }
    let mut record = session.record();
    record.actions.push("pass".to_owned());
    let ply = record.actions.len() - 1;
    let error = Session::replay(&record).unwrap_err();
    let reason = Reason::Over { action: "pass".to_owned() };
    assert_eq!(error, ReplayError::Action(IllegalAction { ply, reason }));
}

#[test]
fn a_record_of_another_kind_is_refused() {
    let record = played(8, 1).record();
    let refused = |change: fn(&mut Record<Toy>)| {
        let mut changed = record.clone();
        change(&mut changed);
        Session::replay(&changed).unwrap_err().to_string()
    };
    assert_eq!(refused(|it| it.format = 2), "expected format 1, found 2");
    assert_eq!(
        refused(|it| it.game = "chess".to_owned()),
        "expected a document of toy, found one of chess"
    );
    assert_eq!(refused(|it| it.ruleset = 3), "expected ruleset 2 or earlier, found 3");
    assert_eq!(
        refused(|it| it.dealer.table.push("dice".to_owned())),
        "dealer: expected piles out of goods, orders, found dice"
    );
    assert_eq!(
        refused(|it| it.dealer.seed = Some(1 << 53)),
        "dealer: expected a seed below 2^53, found 9007199254740992"
    );
    assert!(record.ruleset == 2 && Session::replay(&Record { ruleset: 1, ..record }).is_ok());
}

#[test]
fn shipped_orders_that_changed_since_are_refused() {
    let mut record = played(8, 1).record();
    record.setup.orders =
        kit::Chosen::Shipped { name: "standard".to_owned(), hash: "0".repeat(16) };
    let error = Session::replay(&record).unwrap_err();
    assert!(matches!(error, ReplayError::Setup(SetupError::Hash { .. })), "{error}");
}

#[test]
fn orders_of_ones_own_stand_in_the_record_in_full() {
    let mut setup = <Toy as Game>::Setup::default();
    let text = Toy::DOCUMENTS[0].text.replace("\"standard\"", "\"mine\"");
    Toy::choose_document(&mut setup, "orders", &text).unwrap();
    let session = Session::new(Toy::new(&setup).unwrap(), Dealer::dice(1));
    let toml = session.record().to_toml();
    assert!(toml.contains("name = \"mine\"") && toml.contains("limit = 4"));
    let again = Session::<Toy>::replay(&kit::read(&toml).unwrap()).unwrap();
    assert_eq!(again.state(), session.state());
    let error = Toy::choose_document(&mut setup, "orders", &text.replace("moon", "mon"));
    let error = error.unwrap_err().to_string();
    assert_eq!(error, "line 19, order[2].back: expected one of sun, moon, found “mon”");
}
