//! What must hold of every analysis and every hint.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use brass::Brass;
use coach::{Analysis, Bench, Hinting, Note, Refused, Report, documents};
use kit::{Dealer, Entry, Game, Lang, OwnDice, Player, Seen, Session, Trouble, Turn};
use london::London;
use patchwork::Patchwork;
use players::{Judging, Skilled, player};

/// So few games that hundreds of analyses are quick: every law holds with any number.
const FEW: Judging = Judging {
    n_start: 6,
    n_all: 3,
    n_screen: 1,
    n_best: 2,
    n_others: 0,
    n_listed: 1,
    n_again: 4,
    n_hint: 12,
    n_hint_choices: 10_000,
    n_searched: 20,
    n_slice: 5,
    is_whole_turn: false,
    mark: 1000,
    dear: 1000,
};

/// A game that somebody played, up to so many of the person's actions.
fn played<G: Skilled>(name: &str, seed: u64, most: usize) -> Session<G> {
    let game = G::new(&G::Setup::default()).unwrap();
    let mut somebody = player(&game, name, None).unwrap();
    play(game, somebody.as_mut(), seed, most)
}

fn play<G: Skilled>(game: G, somebody: &mut dyn Player<G>, seed: u64, most: usize) -> Session<G> {
    somebody.begin(OwnDice::new(seed));
    let mut session = Session::new(game.clone(), Dealer::dice(seed));
    for _ in 0..most {
        let Turn::Human(seat) = session.turn() else { break };
        let action = somebody.choose(&game, &Seen::of(&game, session.state(), seat));
        session.play(action).unwrap();
    }
    session
}

fn analysed<G: Skilled>(session: &Session<G>, plan: Judging, bench: &mut Bench<G>) -> Report {
    let mut analysis = Analysis::planned(session, plan).unwrap();
    while !analysis.step(bench).is_done() {}
    analysis.report()
}

/// Start, luck and choices are the end, in points and in chance; and every level between.
fn check_sum(report: &Report) {
    let Report { start, end, luck, choices, .. } = report;
    assert_eq!(end.mean - start.mean, luck.points + choices.points, "{report:?}");
    assert_eq!(end.chance - start.chance, luck.chance + choices.chance, "{report:?}");
    let changed: i64 = report.decisions.iter().map(|it| it.choice.mean).sum();
    assert_eq!(changed, choices.points);
    assert!(report.curve.is_sorted_by_key(|it| it.ply), "{:?}", report.curve);
    assert!(report.moments.len() <= 3);
}

/// Checks the sum in many games; gives the luck of each, in thousandths of a point.
fn sums_of<G: Skilled>(name: &str, seeds: std::ops::Range<u64>) -> Vec<i64> {
    let game = G::new(&G::Setup::default()).unwrap();
    let mut bench = Bench::new(&game).unwrap();
    let mut luck = Vec::new();
    for seed in seeds {
        let session = played::<G>(name, seed, usize::MAX);
        let report = analysed(&session, FEW, &mut bench);
        assert!(report.is_complete && report.notes.is_empty());
        let seat = kit::people(&game)[0];
        let [own, its] =
            [seat, game.automa_seat()].map(|it| i64::from(game.score(session.state(), it)));
        assert_eq!(report.end.mean, 1000 * (own - its));
        check_sum(&report);
        luck.push(report.luck.points);
    }
    luck
}

/// Luck is nought on average, within four of its errors.
fn check_fair(luck: &[i64]) {
    let n = luck.len() as i64;
    let mean = luck.iter().sum::<i64>() / n;
    let spread: i64 = luck.iter().map(|it| (it - mean) * (it - mean)).sum::<i64>() / (n - 1);
    let error = (spread / n).isqrt();
    assert!(mean.abs() <= 4 * error, "mean luck {mean} ± {error}, {n} games");
}

#[test]
fn luck_and_choices_make_the_end_of_patchwork_whoever_plays() {
    for name in ["random", "casual", "greedy"] {
        check_fair(&sums_of::<Patchwork>(name, 1..101));
    }
}

#[test]
fn luck_and_choices_make_the_end_of_brass_whoever_plays() {
    for name in ["casual", "greedy"] {
        check_fair(&sums_of::<Brass>(name, 1..13));
    }
}

#[test]
fn luck_and_choices_make_the_end_of_london_whoever_plays() {
    check_fair(&sums_of::<London>("casual", 1..6));
}

#[test]
fn who_does_as_greedy_does_has_no_choices_to_his_name() {
    let session = played::<Patchwork>("greedy", 4, usize::MAX);
    let mut bench = Bench::new(session.game()).unwrap();
    let report = analysed(&session, FEW, &mut bench);
    assert_eq!((report.choices.points, report.choices.chance), (0, 0));
    assert!(report.decisions.iter().all(|it| it.choice.error == 0));
}

#[test]
fn slices_jobs_in_any_order_and_what_was_kept_come_to_the_same() {
    let session = played::<Patchwork>("casual", 9, usize::MAX);
    let mut bench = Bench::new(session.game()).unwrap();
    let whole = analysed(&session, FEW, &mut bench);
    assert_eq!(whole, analysed(&session, Judging { n_slice: 1, ..FEW }, &mut bench));
    let mut analysis = Analysis::planned(&session, FEW).unwrap();
    loop {
        let mut jobs: Vec<_> = std::iter::from_fn(|| analysis.next_job()).collect();
        if jobs.is_empty() {
            break;
        }
        // The other way round than they were handed out, by players of their own.
        let mut other = Bench::new(session.game()).unwrap();
        while let Some(mut job) = jobs.pop() {
            while !job.step(&mut other, 7) {}
            analysis.take(job);
        }
    }
    assert_eq!(analysis.report(), whole);
    let text = serde_json::to_string(&whole).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&text).unwrap(), whole);
}

#[test]
fn what_is_stopped_tells_of_the_last_part_and_goes_on_where_it_was() {
    let session = played::<Patchwork>("casual", 9, usize::MAX);
    let plan = Judging { n_start: 8, n_all: 4, n_best: 4, n_screen: 2, n_again: 8, ..FEW };
    let mut bench = Bench::new(session.game()).unwrap();
    let mut analysis = Analysis::planned(&session, plan).unwrap();
    while analysis.progress().n_judged < 6 {
        assert!(!analysis.step(&mut bench).is_done());
    }
    let part = analysis.report();
    assert_eq!(part.decisions.len(), 6);
    assert!(!part.is_complete && part.notes == [Note::Partial]);
    assert!(0 < part.start.ply);
    check_sum(&part);
    let mut again = Analysis::resumed(&session, &part, plan).unwrap();
    assert_eq!(again.progress().n_judged, 6);
    while !again.step(&mut bench).is_done() {}
    let whole = analysed(&session, plan, &mut bench);
    assert_eq!(again.report(), whole);
    // What is complete needs nothing more.
    let kept = Analysis::resumed(&session, &whole, plan).unwrap();
    assert!(kept.progress().is_done());
    assert_eq!(kept.report(), whole);
    // Another judge's findings are made again.
    let mut foreign = part;
    foreign.judge.version += 1;
    assert_eq!(Analysis::resumed(&session, &foreign, plan).unwrap().progress().n_judged, 0);
}

#[test]
fn what_was_found_stays_true_when_a_game_goes_on() {
    let early = played::<Patchwork>("casual", 5, 10);
    let late = played::<Patchwork>("casual", 5, 20);
    let mut bench = Bench::new(early.game()).unwrap();
    let report = analysed(&early, FEW, &mut bench);
    assert_eq!(report.notes, [Note::Running]);
    assert_eq!(report.is_won(), None);
    check_sum(&report);
    let whole = analysed(&late, FEW, &mut bench);
    for it in &report.decisions {
        let then = whole.decisions.iter().find(|other| other.print == it.print).unwrap();
        assert_eq!((then.level, then.choice), (it.level, it.choice));
    }
}

#[test]
fn a_correction_is_told_of_and_counts_as_luck() {
    let mut session = played::<Patchwork>("casual", 5, 6);
    session.correct(serde_json::json!({ "human": { "buttons": 40 } })).unwrap();
    let mut somebody = player(session.game(), "casual", None).unwrap();
    let game = session.game().clone();
    while let Turn::Human(seat) = session.turn() {
        let action = somebody.choose(&game, &Seen::of(&game, session.state(), seat));
        session.play(action).unwrap();
    }
    let report = analysed(&session, FEW, &mut Bench::new(&game).unwrap());
    assert_eq!(report.notes, [Note::Corrected]);
    check_sum(&report);
    assert!(session.entries().iter().any(|it| matches!(it, Entry::Edit(_))));
}

#[test]
fn what_cannot_be_judged_is_refused_in_words() {
    let mut setup = <Patchwork as Game>::Setup::default();
    Patchwork::choose(&mut setup, "at", "table").unwrap();
    let table = Session::new(Patchwork::new(&setup).unwrap(), Dealer::default());
    assert_eq!(Analysis::begin(&table).unwrap_err(), Refused::AtTable);
    assert_eq!(Hinting::begin(&table).unwrap_err(), Refused::AtTable);
    let session = played::<Patchwork>("casual", 1, 0);
    assert_eq!(Analysis::begin(&session).unwrap_err(), Refused::NoChoice);
    let session = played::<Patchwork>("casual", 1, usize::MAX);
    assert_eq!(Hinting::begin(&session).unwrap_err(), Refused::NotTheirTurn);
    let none = Judging { n_all: 0, ..FEW };
    assert_eq!(Analysis::planned(&session, none).unwrap_err(), Refused::NoBudget);
    let mut setup = <London as Game>::Setup::default();
    London::choose(&mut setup, "seats", "3").unwrap();
    let two = Session::new(London::new(&setup).unwrap(), Dealer::dice(1));
    assert_eq!(Analysis::begin(&two).unwrap_err(), Refused::Several);
    let lexicon = desk::lexicon::<Patchwork>(&[]).unwrap();
    let all = [
        Refused::AtTable,
        Refused::Several,
        Refused::NoPlayer,
        Refused::NoChoice,
        Refused::NotTheirTurn,
        Refused::OneOption,
        Refused::NoBudget,
    ];
    for refused in all {
        assert!(lexicon.has(&refused.message()), "{refused:?}");
    }
}

/// The hints at some tables of a game: each names different things that can be done.
fn check_hints<G: Skilled>(name: &str, plan: Judging, after: &[usize]) {
    let lexicon = desk::lexicon::<G>(&[]).unwrap();
    for &most in after {
        let session = played::<G>(name, 3, most);
        let game = session.game();
        let Ok(mut hinting) = Hinting::planned(&session, plan) else { continue };
        let mut bench = Bench::new(game).unwrap();
        while !hinting.step(&mut bench) {}
        let hint = hinting.hint().unwrap();
        assert!((1..=3).contains(&hint.deeds.len()));
        let deeds: Vec<Vec<G::Action>> = hint
            .deeds
            .iter()
            .map(|it| it.deed.0.iter().map(|it| it.parse().unwrap()).collect())
            .collect();
        for (at, deed) in deeds.iter().enumerate() {
            let mut then = session.clone();
            deed.iter().for_each(|&it| then.play(it).unwrap());
            assert!(deeds[..at].iter().all(|it| !game.is_alike(it, deed)), "{hint:?}");
        }
        for lang in Lang::ALL {
            let words = desk::Words::new(&lexicon, lang);
            let said = documents::hint(&words, &session, &hint);
            assert_eq!(said.deeds.len(), hint.deeds.len());
            assert!(said.deeds.iter().all(|it| it.sentences.len() == it.actions.len()));
        }
        let mut again = Hinting::planned(&session, Judging { n_slice: 1, ..plan }).unwrap();
        while !again.step(&mut bench) {}
        assert_eq!(again.hint().unwrap(), hint);
    }
}

#[test]
fn a_hint_names_different_deeds_and_follows_from_the_record() {
    check_hints::<Patchwork>("casual", FEW, &[0, 6, 15]);
    check_hints::<Brass>("casual", Judging { n_hint: 3, ..FEW }, &[0, 30]);
    check_hints::<London>("casual", Judging { n_hint: 2, n_searched: 4, ..FEW }, &[6]);
}

#[test]
fn searchs_deed_is_among_those_of_a_hint() {
    let session = played::<Patchwork>("casual", 3, 8);
    let mut bench = Bench::new(session.game()).unwrap();
    let mut hinting = Hinting::planned(&session, FEW).unwrap();
    while !hinting.step(&mut bench) {}
    let hint = hinting.hint().unwrap();
    let mut search = player(session.game(), "search:20", None).unwrap();
    search.begin(OwnDice::new(hint.print));
    let seat = kit::people(session.game())[0];
    let first = search.choose(session.game(), &Seen::of(session.game(), session.state(), seat));
    let is_first = |it: &coach::Hinted| it.deed.0[0] == first.to_string();
    assert!(hint.deeds.iter().any(is_first), "{first} {hint:?}");
}

#[test]
fn every_report_can_be_told_in_three_languages() {
    fn check<G: Skilled>(kinds: &[&str]) {
        let lexicon = desk::lexicon::<G>(&[]).unwrap();
        for kind in kinds {
            assert!(lexicon.has(&kit::Message::new(format!("deed-kind-{kind}"))), "{kind}");
        }
        let session = played::<G>("casual", 2, 30);
        let report = analysed(&session, FEW, &mut Bench::new(session.game()).unwrap());
        for it in &report.decisions {
            assert!(kinds.contains(&it.kind.as_str()), "{}", it.kind);
        }
        for lang in Lang::ALL {
            let words = desk::Words::new(&lexicon, lang);
            let said = documents::analysis(&words, &session, &report);
            assert!(!said.title.is_empty() && said.shares.len() == 2);
            assert_eq!(said.moments.len(), report.moments.len());
        }
    }
    check::<Patchwork>(&["advance", "patch", "leather"]);
    let brass = ["build", "network", "develop", "sell", "loan", "scout", "pass", "shortfall"];
    check::<Brass>(&brass);
    check::<London>(&["develop", "borough", "run", "draw", "build", "discard", "cards"]);
}
