//! The toy game's page: the trait is held on a game with hidden hands, deeds in
//! steps, uneven odds and three chairs, and nothing but what is required.

use std::sync::Arc;

use desk::{AutomaTurn, Moment, Step, chair};
use kit::{Dealer, Game, Lang, Message, Seat, Session, Turn};
use maud::{Markup, html};
use testkit::{
    laws,
    toy::{Action, Stall, State, Toy},
};

use crate::{
    Host, Keeping, Memory, Stored,
    assets::Asset,
    game,
    host::{App, Moment as Now},
    page::{Look, Mode, Page, View},
    screens::{play, theatre, why},
    visit::{Likings, Pace, Query, Theme, Visit},
};

impl Page for Toy {
    const LOOK: Look = Look {
        style: Asset::style("toy.css", ""),
        script: None,
        symbols: None,
        ground: None,
        texts: ["toy-progress = { $n } sold\n"; 3],
    };

    fn picture() -> Markup {
        html! { svg viewBox="0 0 16 9" aria-hidden="true" {} }
    }

    fn table(view: &View<'_, Toy>) -> Markup {
        let state = view.state();
        html! {
            ul { @for stall in Stall::ALL {
                li #{ "at-" (stall) } class=[view.glow(stall).map(|it| format!("{it:?}"))] { (format!("{:?}", state.stalls[stall as usize])) }
            } }
            ol { @for hand in &state.hands { li { (format!("{:?}", hand.known.into_iter().collect::<Vec<_>>())) " + " (hand.n_unknown) } } }
        }
    }

    fn card(view: &View<'_, Toy>, turn: &AutomaTurn<Toy>, at: Moment) -> Markup {
        let order = view.at(turn.at(at).ply).drawn.iter().last().copied();
        html! { p.plate { (format!("{order:?}")) @for rung in turn.read(at) { " " (rung.rule.id) } } }
    }

    fn progress(&self, state: &State) -> Message {
        Message::new("toy-progress").with("n", state.sold.len())
    }

    fn places(&self, _state: &State, stall: Stall) -> Vec<String> {
        vec![stall.to_string()]
    }

    fn not_offered(&self, _state: &State) -> Vec<Action> {
        vec![Action::Draw, Action::Pass]
    }
}

fn toy() -> Toy {
    Toy::new(&<Toy as Game>::Setup::default()).unwrap()
}

fn visit(query: &[(&str, &str)], chair: Option<u8>) -> Visit {
    let host = Host {
        store: Arc::new(Memory::default()),
        moment: Arc::new(|| Now { millis: 1, entropy: 1 }),
        is_ours: Arc::new(|_| true),
        key: None,
        phone: None,
        address: None,
        keeping: Arc::new(Keeping::default),
        think: crate::at_once(),
    };
    let query: Query =
        query.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let likings = Likings {
        lang: Lang::En,
        cards: Lang::En,
        theme: Theme::System,
        pace: Pace::Steps,
        has_sound: false,
        is_large: false,
    };
    let chairs = chair.map(|it| ("toy".to_owned(), it + 1)).into_iter().collect();
    let app = Arc::new(App::with_game::<Toy>(host));
    Visit { app, likings, here: "/".to_owned(), query, chairs, phone: None, home: String::new() }
}

fn stored(session: &Session<Toy>) -> Stored {
    game::written(session, "toy")
}

/// The page of a game as the person in `seat` sees it.
fn page(session: &Session<Toy>, seat: u8) -> String {
    play::show::<Toy>(&visit(&[], Some(seat)), &stored(session)).unwrap().into_string()
}

/// A game in which the first person has drawn and then acts again and again as
/// the first option says, until `is_there`.
fn played(seed: u64, is_there: impl Fn(&Session<Toy>) -> bool) -> Session<Toy> {
    let mut session = Session::new(toy(), Dealer::dice(seed));
    while !is_there(&session) {
        let option = session.game().option(session.state(), 0);
        session.play(option).unwrap();
    }
    session
}

fn to_act(session: &Session<Toy>) -> u8 {
    match session.turn() {
        Turn::Human(seat) => seat.0,
        _ => panic!("somebody is to act"),
    }
}

#[test]
fn every_option_is_a_button_with_its_sentence_and_what_is_barred_says_why() {
    let visit = visit(&[], None);
    let words = visit.words("toy");
    let session = played(3, |it| matches!(it.turn(), Turn::Human(_)));
    let seat = to_act(&session);
    let page = page(&session, seat);
    let options = kit::options(session.game(), session.state());
    assert!(1 < options.len());
    for option in options {
        assert!(page.contains(&format!("name=\"action\" value=\"{option}\"")), "{option}");
        let said = words.say(&session.game().describe(session.state(), option));
        assert!(page.contains(&said), "{said}");
    }
    let refused = session.game().refusal(session.state(), Action::Bury(0));
    assert!(refused.is_some() || page.contains("value=\"bury 0\""));
    let full = played(3, |it| it.game().refusal(it.state(), Action::Draw).is_some());
    let refusal = full.game().refusal(full.state(), Action::Draw).unwrap();
    let page = self::page(&full, to_act(&full));
    assert!(page.contains(&format!("/rules/toy#rule-{}", refusal.rule.id)));
    assert!(page.contains(&words.say(&refusal.message)));
}

#[test]
fn a_deed_in_steps_has_a_way_back() {
    let session = played(3, |it| it.state().offered.is_some());
    assert!(page(&session, to_act(&session)).contains("action=\"/play/toy/back\""));
    let mut back = session.clone();
    desk::change(&mut back, &desk::Change::Back).unwrap();
    assert_eq!(back.state().offered, None);
    assert!(!page(&back, to_act(&back)).contains("action=\"/play/toy/back\""));
}

#[test]
fn a_page_opened_on_the_wrong_chair_shows_nothing() {
    let session = played(5, |it| matches!(it.turn(), Turn::Human(_)));
    let seat = to_act(&session);
    let other = desk::people(session.game()).into_iter().find(|it| it.0 != seat).unwrap();
    let page = page(&session, other.0);
    let words = visit(&[], None);
    let who = chair(session.game(), Seat(seat));
    let asked = words.words("toy").say(&Message::new("ui-pass-on").with("who", who));
    assert!(page.contains(&asked) && !page.contains("<ol>"), "{page}");
}

#[test]
fn points_of_three_chairs_stand_side_by_side() {
    let session = played(5, |it| matches!(it.turn(), Turn::Human(_)));
    let page = page(&session, to_act(&session));
    let table = page.split("<tfoot>").nth(1).unwrap();
    assert_eq!(table.split("</tfoot>").next().unwrap().matches("<td class=\"n\">").count(), 3);
}

#[test]
fn the_automas_turn_is_shown_moment_by_moment_and_nothing_is_told_ahead() {
    let strong = |it: &Session<Toy>| {
        AutomaTurn::last(it, it.ply()).is_some_and(|turn| 1 < turn.decided().count())
    };
    let session = (0..50).map(|seed| played(seed, |it| strong(it) || it.turn() == Turn::Over));
    let session = session.into_iter().find(|it| strong(it)).expect("a strong order takes twice");
    let turn = AutomaTurn::last(&session, session.ply()).unwrap();
    let moments = turn.moments();
    assert_eq!(moments.first().unwrap().step, Step::Card);
    assert_eq!(moments.iter().filter(|it| it.step == Step::Done).count(), turn.decided().count());
    let visit = |step: usize| visit(&[("step", &step.to_string())], None);
    let words = visit(0);
    let words = words.words("toy");
    let sentence = |nth: usize| {
        let ply = turn.decided().nth(nth).unwrap();
        words.say(&session.game().describe(session.at(ply.ply), ply.action))
    };
    let stored = stored(&session);
    let start = turn.range().start;
    let shown =
        |step: usize| theatre::show::<Toy>(&visit(step), &stored, start).unwrap().0.into_string();
    let log = |page: &str| page.split("class=\"log\"").nth(1).unwrap().to_owned();
    let last_line = format!("?ply={}\"", turn.range().end);
    assert!(!log(&shown(0)).contains(&last_line));
    assert!(log(&shown(moments.len() - 1)).contains(&last_line));
    assert!(shown(moments.len() - 1).contains(&sentence(turn.decided().count() - 1)));
    // Why? is the ladder of the whole turn.
    let ladder = why::show::<Toy>(&visit(0), &stored, start).unwrap().into_string();
    assert_eq!(ladder.matches("<ol class=\"ladder\">").count(), turn.decided().count());
}

#[test]
fn a_candidate_glows_until_a_rule_drops_it() {
    let dropped = |it: &Session<Toy>| {
        AutomaTurn::last(it, it.ply()).is_some_and(|turn| {
            turn.decided().any(|ply| {
                ply.trace.rungs().iter().any(|it| it.survivors.len() < it.candidates.len())
            })
        })
    };
    let session = played(1, dropped);
    let turn = AutomaTurn::last(&session, session.ply()).unwrap();
    let stored = stored(&session);
    let moments = turn.moments();
    let classes: Vec<(bool, bool)> = (0..moments.len())
        .map(|step| {
            let visit = visit(&[("step", &step.to_string())], None);
            let page = theatre::show::<Toy>(&visit, &stored, turn.range().start).unwrap().0;
            let page = page.into_string();
            (page.contains("class=\"Out("), page.contains("class=\"In\""))
        })
        .collect();
    assert_eq!(classes[0], (false, false), "no rule has been read");
    assert!(classes.iter().any(|it| it.0), "{classes:?}");
}

/// Everything that a page, its JSON and the list of games tell a chair.
fn told<G: Page>(session: &Session<G>, seat: Seat) -> String {
    let live = desk::open::<G>(&session.record().to_toml(), session.ply()).unwrap();
    let visit = visit(&[], Some(seat.0));
    let stored = game::written(&live, G::ID);
    // The page of this very chair, whoever is to act.
    let address = play::address::<G>(&visit, &stored);
    let view = View::new(address, &live, seat, Mode::Now, live.ply());
    let table = desk::documents::table(&visit.words(G::ID), &live, Some(seat));
    format!(
        "{}\n{}\n{}",
        play::page(&visit, &view, None).into_string(),
        serde_json::to_string(&table).unwrap(),
        stored.gist.unwrap().picture
    )
}

#[test]
fn no_chair_reads_what_it_cannot_know_on_its_page_or_in_its_json() {
    laws::check_concealment(&toy(), 0..3, told);
}

#[test]
fn no_person_in_london_reads_another_hand_on_the_page_or_in_the_json() {
    let mut setup = london::Setup::default();
    for (key, value) in [("seats", "3"), ("automa-seat", "2")] {
        london::London::choose(&mut setup, key, value).unwrap();
    }
    laws::check_concealment(&london::London::new(&setup).unwrap(), 0..1, told);
}

#[test]
fn the_frame_speaks_of_the_toy_in_every_language() {
    let session = played(5, |it| matches!(it.turn(), Turn::Human(_)));
    for lang in Lang::ALL {
        let mut visit = visit(&[], Some(to_act(&session)));
        visit.likings.lang = lang;
        let page = play::show::<Toy>(&visit, &stored(&session)).unwrap().into_string();
        assert!(!page.contains("[ui-") && !page.contains("[app-"), "{}", lang.code());
    }
}
