//! The toy game's page: the trait is held on a game with hidden hands, deeds in
//! steps, uneven odds and three chairs, and nothing but what is required.

use std::sync::Arc;

use desk::{AutomaTurn, Step, chair};
use keep::{Memory, Stored};
use kit::{Dealer, Game, Lang, Message, Seat, Session, Turn};
use maud::{Markup, html};
use testkit::{
    laws,
    toy::{Action, Stall, State, Toy},
};

use crate::{
    Base, Host, Keeping, Pen, api,
    assets::Asset,
    game,
    host::Now,
    page::{AtTable, Glow, Look, Mode, Page, Reading, View},
    screens::{log, play, why},
    visit::{Lessons, Likings, Pace, Query, Theme, Visit},
    words,
};

impl Page for Toy {
    const LOOK: Look = Look {
        style: Asset::style("toy.css", ""),
        script: None,
        symbols: None,
        ground: None,
        texts: ["toy-progress = { $n } sold\n"; 3],
    };

    fn picture(_words: &Pen<'_>) -> Markup {
        html! { svg viewBox="0 0 16 9" aria-hidden="true" {} }
    }

    fn table(view: &View<'_, Toy>) -> Markup {
        let state = view.state();
        let glow = |stall: Stall| match &view.mode {
            Mode::Watching(turn, moment) => Glow::after(turn.read(*moment), stall),
            Mode::Now | Mode::Past => None,
        };
        html! {
            ul { @for stall in Stall::ALL {
                li #{ "at-" (stall) } class=[glow(stall).map(|it| format!("{it:?}"))] { (format!("{:?}", state.stalls[stall as usize])) }
            } }
            ol { @for hand in &state.hands { li { (format!("{:?}", hand.known.into_iter().collect::<Vec<_>>())) " + " (hand.n_unknown) } } }
        }
    }

    fn progress(&self, state: &State) -> Message {
        Message::new("toy-progress").with("n", state.sold.len())
    }
}

impl Reading for Toy {
    type Model = ();

    fn model(_view: &View<'_, Toy>) {}
}

impl AtTable for Toy {}

fn toy() -> Toy {
    Toy::new(&<Toy as Game>::Setup::default()).unwrap()
}

/// Whoever serves the pages of these tests.
pub(crate) fn host() -> Host {
    Host {
        store: Arc::new(Memory::new(crate::is_told)),
        moment: Arc::new(|| Now { millis: 1, entropy: 1 }),
        is_ours: Arc::new(|_| true),
        key: None,
        phone: None,
        base: Base::default(),
        address: None,
        keeping: Arc::new(Keeping::default),
        think: crate::at_once(),
        print: crate::no_printer(),
        beside: crate::nothing_beside(),
    }
}

fn visit(query: &[(&str, &str)], chair: Option<u8>) -> Visit {
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
    let app = Arc::new(words::app_with::<Toy>(host()));
    let lessons = Lessons::default();
    let here = "/".to_owned();
    Visit { app, likings, lessons, here, query, chairs, phone: None, home: String::new() }
}

fn stored(session: &Session<Toy>) -> Stored {
    game::written(session, "toy")
}

/// The page of a game as the person in `seat` sees it.
fn page(session: &Session<Toy>, seat: u8) -> String {
    play::show(&visit(&[], Some(seat)), &stored(session), session).into_string()
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
    assert!(page.contains("/rules/toy?from="), "{page}");
    assert!(page.contains(&format!("#rule-{}\"", refusal.rule.id)), "{page}");
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
    assert_eq!(table.split("</tfoot>").next().unwrap().matches("<td class=\"number\">").count(), 3);
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
        |step: usize| play::turn(&visit(step), &stored, &session, start).unwrap().0.into_string();
    let log = |page: &str| page.split("class=\"log\"").nth(1).unwrap().to_owned();
    let last_line = format!("?ply={}\"", turn.range().end);
    assert!(!log(&shown(0)).contains(&last_line));
    assert!(log(&shown(moments.len() - 1)).contains(&last_line));
    assert!(shown(moments.len() - 1).contains(&sentence(turn.decided().count() - 1)));
    // A game that draws no card shows the rules as they are read.
    let plate = |page: &str| page.split("<div class=\"plate\">").nth(1).unwrap().to_owned();
    assert!(!plate(&shown(0)).contains("<li"));
    assert!(plate(&shown(moments.len() - 1)).contains("<li class=\"lit\""));
    // Why? is the ladder of the whole turn.
    let ladder = why::show(&visit(0), &stored, &session, start).unwrap().into_string();
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
            let page = play::turn(&visit, &stored, &session, turn.range().start).unwrap().0;
            let page = page.into_string();
            (page.contains("class=\"Out("), page.contains("class=\"In\""))
        })
        .collect();
    assert_eq!(classes[0], (false, false), "no rule has been read");
    assert!(classes.iter().any(|it| it.0), "{classes:?}");
}

/// Everything that pages, their JSON and the list of games tell a chair.
fn pages_of<G: AtTable>(session: &Session<G>, seat: Seat) -> String {
    let live = desk::open::<G>(&session.record().to_toml(), session.ply()).unwrap();
    let visit = visit(&[], Some(seat.0));
    let stored = game::written(&live, G::ID);
    // The page of this very chair, whoever is to act.
    let address = play::address::<G>(&visit, &stored);
    let view = View::new(address, &live, seat, Mode::Now, live.ply());
    let words = visit.words(G::ID);
    let table = desk::documents::table(&words, &live, Some(seat));
    let mut told = vec![
        play::page(&visit, &view, None).into_string(),
        log::whole(&view).into_string(),
        serde_json::to_string(&table).unwrap(),
        serde_json::to_string(&desk::documents::why_last(&words, &live)).unwrap(),
        serde_json::to_string(&api::offers(&words, &live, Some(seat))).unwrap(),
    ];
    // The automa's turn and its reasons are everybody's.
    if let Some(turn) = AutomaTurn::last(&live, live.ply()) {
        let start = turn.range().start;
        for step in 0..turn.moments().len() {
            let visit = self::visit(&[("step", &step.to_string())], Some(seat.0));
            told.push(play::turn(&visit, &stored, &live, start).unwrap().0.into_string());
        }
        told.push(why::show(&visit, &stored, &live, start).unwrap().into_string());
    }
    told.push(stored.gist.unwrap().picture);
    told.join("\n")
}

#[test]
fn no_chair_reads_what_it_cannot_know_on_any_page_or_in_its_json() {
    laws::check_concealment(&toy(), 0..3, pages_of);
}

#[test]
fn no_person_in_london_reads_another_hand_on_any_page_or_in_the_json() {
    let mut setup = london::Setup::default();
    for (key, value) in [("seats", "3"), ("automa-seat", "2")] {
        london::London::choose(&mut setup, key, value).unwrap();
    }
    laws::check_concealment(&london::London::new(&setup).unwrap(), 0..1, pages_of);
}

#[test]
fn the_frame_speaks_of_the_toy_in_every_language() {
    let session = played(5, |it| matches!(it.turn(), Turn::Human(_)));
    for lang in Lang::ALL {
        let mut visit = visit(&[], Some(to_act(&session)));
        visit.likings.lang = lang;
        let page = play::show(&visit, &stored(&session), &session).into_string();
        assert!(!page.contains("[ui-") && !page.contains("[app-"), "{}", lang.code());
    }
}
