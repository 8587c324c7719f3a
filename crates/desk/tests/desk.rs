//! The desk on the toy game: turns, log, documents, changes.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use desk::{AutomaTurn, Change, Step, Who, Words, documents};
use kit::{Dealer, Game, Lang, Lexicon, Seat, Session, Turn};
use testkit::toy::{Action, Toy};

fn toy() -> Toy {
    Toy::new(&<Toy as Game>::Setup::default()).unwrap()
}

/// A game in which people always take their first option, up to its end.
fn finished(seed: u64) -> Session<Toy> {
    let mut session = Session::new(toy(), Dealer::dice(seed));
    while session.turn() != Turn::Over {
        let option = session.game().option(session.state(), 0);
        session.play(option).unwrap();
    }
    session
}

fn lexicon() -> Lexicon {
    desk::lexicon::<Toy>(&[]).unwrap()
}

#[test]
fn every_decision_of_the_automa_belongs_to_one_turn_and_turns_end_where_the_game_says() {
    for seed in 0..20 {
        let session = finished(seed);
        let game = session.game();
        let mut n_decided = 0;
        let mut from = 0;
        while let Some(start) = AutomaTurn::next_after(&session, from) {
            let turn = AutomaTurn::around(&session, start).unwrap();
            let range = turn.range();
            assert_eq!(range.start, start);
            assert!(from <= start && start < range.end, "turns follow each other");
            n_decided += turn.decided().count();
            let last = turn.decided().last().expect("a turn holds a decision");
            assert!(game.ends_automa_turn(session.at(last.ply + 1), last.action));
            assert!(turn.decided().all(|it| !it.trace.rungs().is_empty()));
            assert_eq!(turn.moments().last().unwrap().step, Step::Done);
            assert_eq!(turn.ply_at(turn.end()), range.end);
            from = range.end;
        }
        let is_decided = |ply: &usize| session.explain(*ply).is_some();
        assert_eq!(n_decided, (0..session.entries().len()).filter(is_decided).count(), "{seed}");
    }
}

#[test]
fn the_log_tells_every_entry_once_by_turn_and_hides_what_is_hidden() {
    let session = finished(4);
    let game = session.game();
    let tell = |before: &_, action, _: &_| Some(game.describe(before, action));
    let open = desk::log(&session, None, tell);
    let n_lines: usize = open.iter().map(|it| it.lines.len()).sum();
    assert_eq!(n_lines, session.entries().len());
    let plies: Vec<usize> = open.iter().flat_map(|it| it.lines.iter().map(|it| it.ply)).collect();
    assert!(plies.is_sorted());
    for turn in &open {
        let fits = |who: Who| who == turn.who || who == Who::Chance;
        assert!(turn.lines.iter().all(|it| fits(it.who)), "a turn is one side's");
    }
    let seen = desk::log(&session, Some(Seat(0)), tell);
    let words = lexicon();
    let text = |log: &[desk::LogTurn]| -> String {
        let lines = log.iter().flat_map(|it| &it.lines);
        lines.map(|it| words.say(Lang::En, &it.text) + "\n").collect()
    };
    assert!(text(&seen).contains("A card goes to a hand."));
    assert_ne!(text(&seen), text(&open));
}

#[test]
fn a_document_conceals_what_a_chair_may_not_know_and_names_the_winners() {
    let session = finished(4);
    let lexicon = lexicon();
    let words = Words::new(&lexicon, Lang::En);
    let open = documents::table(&words, &session, None);
    assert!(open.actions.iter().all(Option::is_some) && open.seed == Some(4));
    assert!(!open.winners.is_empty() && open.turn == "over");
    let best = open.scores.iter().map(|it| it.score).max().unwrap();
    assert!(open.winners.iter().all(|&it| open.scores[usize::from(it) - 1].score == best));
    let seen = documents::table(&words, &session, Some(Seat(0)));
    assert!(seen.actions.iter().any(Option::is_none) && seen.seed.is_none());
}

#[test]
fn a_step_back_an_undo_and_a_correction_change_a_kept_game_and_errors_leave_it_alone() {
    let mut session = Session::new(toy(), Dealer::dice(3));
    let offer = kit::options(session.game(), session.state())
        .into_iter()
        .find(|it| matches!(it, Action::Offer(_)))
        .expect("something can be offered");
    let before = session.record().to_toml();
    desk::change(&mut session, &Change::Act(offer.to_string())).unwrap();
    assert!(session.state().offered.is_some());
    desk::change(&mut session, &Change::Back).unwrap();
    assert_eq!(session.record().to_toml(), before);
    for wrong in ["offer", "take left", "offer 99"] {
        assert!(desk::change(&mut session, &Change::Act(wrong.to_owned())).is_err(), "{wrong}");
        assert_eq!(session.record().to_toml(), before);
    }
    let patch = serde_json::json!({ "coins": [7, 0, 0] });
    desk::change(&mut session, &Change::Correct(patch)).unwrap();
    assert_eq!(session.state().coins, [7, 0, 0]);
    let again: Session<Toy> =
        desk::open(&session.record().to_toml(), session.record().actions.len()).unwrap();
    assert_eq!(again.state(), session.state());
}

#[test]
fn a_level_goes_by_its_number_its_word_and_its_name_in_any_language() {
    let lexicon = lexicon();
    for word in ["2", "Expert", "expert", "EXPERT"] {
        let given = [("level", desk::Given::Word(word))];
        let setup = desk::setup_from::<Toy>(&lexicon, given).unwrap();
        assert_eq!(Toy::chosen(&setup, "level"), "2", "{word}");
    }
    let wrong = desk::setup_from::<Toy>(&lexicon, [("level", desk::Given::Word("9"))]);
    assert!(matches!(wrong, Err(kit::SetupError::Value { .. })));
}

#[test]
fn a_position_keeps_the_cards_to_come_from_whoever_could_draw_other_peoples() {
    let session = Session::new(toy(), Dealer::dice(3));
    let mut file = desk::position_file(&session, None);
    file.next = vec!["deal 5".to_owned()];
    let text = serde_json::to_string(&file).unwrap();
    let again: Session<Toy> = desk::import(&text, 1).unwrap();
    assert_eq!(desk::position_file(&again, None).next, ["deal 5"]);
    assert_eq!(desk::people(again.game()).len(), 2);
    assert!(desk::position_file(&again, Some(Seat(0))).next.is_empty());
}

#[test]
fn the_position_of_a_table_can_be_imported() {
    let session = Session::new(toy(), Dealer::dice(3));
    let lexicon = lexicon();
    let table = documents::table(&Words::new(&lexicon, Lang::En), &session, None);
    let again: Session<Toy> = desk::import(&table.position.to_string(), 1).unwrap();
    assert_eq!(again.state(), session.state());
}

#[test]
fn a_reading_is_told_where_the_other_one_ends_otherwise_and_nowhere_else() {
    let others = kit::finding::reread(&toy(), |_| true);
    assert_eq!(others.len(), 1, "the toy can be read in one other way");
    let (mut n_told, mut n_silent) = (0, 0);
    for seed in 0..20 {
        let session = finished(seed);
        let mut from = 0;
        while let Some(start) = AutomaTurn::next_after(&session, from) {
            let turn = AutomaTurn::around(&session, start).unwrap();
            from = turn.range().end;
            for reasons in turn.reasons(&session) {
                let found: Vec<_> = reasons.lines.iter().flat_map(|it| &it.found).collect();
                let ply = found[0].ply;
                let action = turn.decided().find(|it| it.ply == ply).unwrap().action;
                let other = others[0].game.decide(session.at(ply), &mut kit::Trace::off());
                let n = found.iter().map(|it| it.otherwise.len()).sum::<usize>();
                assert_eq!(n, usize::from(other != action), "seed {seed}, ply {ply}");
                n_told += n;
                n_silent += 1 - n;
            }
        }
    }
    assert!(0 < n_told && 0 < n_silent, "{n_told} told, {n_silent} not");
}

#[test]
fn a_turn_is_told_in_a_sentence_and_each_rung_says_what_it_found() {
    let (session, lexicon) = (finished(3), lexicon());
    for lang in Lang::ALL {
        let why = documents::why_last(&Words::new(&lexicon, lang), &session).unwrap();
        assert!(!why.account.is_empty() && !why.account.contains(['[', '{']), "{}", why.account);
        for rung in &why.trace {
            assert!(rung.finding != rung.text && !rung.finding.contains(['[', '{']), "{rung:?}");
        }
    }
}
