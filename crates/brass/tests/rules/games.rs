//! Finished games, and what Mautoma says about its turns in three languages.

use brass::{Action, Brass, Level, Owner, Phase, Points, State};
use kit::{
    Game, Lang, Lexicon, Message, OwnDice, Player, Rung, Seen, Session, Trouble, Turn, Verdict,
};
use testkit::records::{self, Fixture};

use super::super::{CRATE, game};

/// Builds, sells and links whenever it can, and prefers what scores.
#[derive(Default)]
pub(super) struct Eager {
    /// Where its whims begin.
    first: usize,
    n_choices: usize,
}

impl Player<Brass> for Eager {
    fn begin(&mut self, _dice: OwnDice) {
        self.n_choices = self.first;
    }

    fn choose(&mut self, game: &Brass, seen: &Seen<Brass>) -> Action {
        self.n_choices += 7;
        let options = kit::options(game, seen);
        let worth = |action: &Action| match action {
            Action::Take(kind) => match kind.key() {
                "sell" => 9,
                "build" if !self.n_choices.is_multiple_of(3) => 8,
                "network" => 7,
                "build" => 6,
                "loan" if seen.human.money.unwrap_or_default() < 12 => 10,
                "develop" => 3,
                _ => 0,
            },
            Action::Site(industry, _) if industry.is_sold() => 5,
            Action::Done => -1,
            _ => 1,
        };
        let best = options.iter().map(worth).max().unwrap_or_default();
        let best: Vec<Action> = options.into_iter().filter(|it| worth(it) == best).collect();
        best[self.n_choices % best.len()]
    }
}

type IsIt = fn(&State) -> bool;

/// Name, what it shows, level, the rules it shows, and how to know it.
const ENDINGS: [(&str, &str, Level, &[&str], IsIt); 5] = [
    ("easy", "Mautoma wins at the easy level", Level::Easy, &["A6", "E2"], |it| loses(it)),
    ("medium", "Mautoma wins at the medium level", Level::Medium, &["A6", "E2"], |it| loses(it)),
    ("hard", "Mautoma wins at the hard level", Level::Hard, &["A6", "E2"], |it| loses(it)),
    ("human-wins", "the person wins", Level::Easy, &["R12-4"], |it| {
        it.points(Owner::Automa) < it.points(Owner::Human)
    }),
    ("shortfall", "a shortfall costs points", Level::Easy, &["R11-2"], |it| {
        it.vp[0][Points::Shortfall as usize] < 0
    }),
];

fn loses(state: &State) -> bool {
    state.points(Owner::Human) < state.points(Owner::Automa)
}

#[test]
fn a_finished_game_for_each_level_and_ending() {
    let dir = format!("{CRATE}/tests/records");
    if std::env::var_os("UPDATE_RECORDS").is_some() {
        for (key, title, level, covers, is_it) in ENDINGS {
            let mut eager = Eager::default();
            let mut random = kit::Random::default();
            let player: &mut dyn Player<Brass> = match key {
                "shortfall" => &mut random,
                _ => &mut eager,
            };
            let found = records::find(&game(level), 1..4000, player, |it| is_it(it.state()));
            let session = found.unwrap_or_else(|| panic!("no seed ends `{key}`"));
            let text = Fixture::new(key, title, covers, &session).to_toml();
            std::fs::create_dir_all(&dir).expect("a folder");
            std::fs::write(format!("{dir}/{key}.toml"), text).expect("a file");
        }
    }
    records::check::<Brass>(&dir, &ENDINGS.map(|it| it.0));
    for (name, fixture) in records::load::<Brass>(&dir) {
        let session = Session::replay(&fixture.record).expect("it was just replayed");
        let ending = ENDINGS.iter().find(|it| it.0 == fixture.ending).expect("it was checked");
        assert!(ending.4(session.state()) && session.state().phase == Phase::Over, "{name}");
        assert_eq!(session.game().setup().level, ending.2, "{name}");
    }
}

/// Until ruleset 2 a second railway did not count among the links at a brewery's city.
#[test]
fn a_game_of_the_older_rules_says_so_where_a_mended_rule_changes_it() {
    let fixtures = records::load::<Brass>(format!("{CRATE}/tests/records"));
    let (_, fixture) = fixtures.into_iter().find(|it| it.0 == "shortfall").expect("a record");
    let mut record = fixture.record;
    record.ruleset = 1;
    record.actions[207] = record.actions[207].replace("beer walsall 1", "beer farm-south 0");
    let (session, departure) = Session::replay_until(&record).expect("it can be started");
    assert_eq!(session.ply(), 207);
    let departure = departure.expect("the beer comes from elsewhere now").message();
    let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts");
    let told = lexicon.say(Lang::Fr, &departure);
    let expected = "action 207 : cette partie a été jouée avec les règles de version 1, \
                    corrigées depuis (version 3) : attendu la décision de l’automa";
    assert!(told.starts_with(expected), "{told}");
    assert!(told.contains("corrigé depuis : Mautoma compte sa deuxième voie ferrée"), "{told}");
    assert!(told.contains("les fermes ne comptent plus comme des villes"), "{told}");
}

/// A rung of the account, as a person reads it.
fn told(lexicon: &Lexicon, lang: Lang, game: &Brass, rung: &Rung<brass::Candidate>) -> String {
    let name = |it: &brass::Candidate| lexicon.say(lang, &game.name(*it));
    let measured = |(nth, it): (usize, &brass::Candidate)| {
        let message = Message::new(rung.rule.id).attribute("measure");
        match rung.measures.get(nth).filter(|_| lexicon.has(&message)) {
            Some(&measure) => {
                let message = message.with("measure", measure);
                let message = rung.limit.iter().fold(message, |it, &limit| it.with("limit", limit));
                format!("{} ({})", name(it), lexicon.say(lang, &message))
            }
            None => name(it),
        }
    };
    let candidates: Vec<String> = rung.candidates.iter().enumerate().map(measured).collect();
    let survivors: Vec<String> = rung.survivors.iter().map(name).collect();
    let arrow = if rung.verdict == Verdict::Skipped { "=>" } else { "->" };
    let text = lexicon.text(lang, rung.rule.id);
    let line = format!("{} {arrow} {}", candidates.join(" | "), survivors.join(" | "));
    format!("  {} {text}\n    {}\n", rung.rule.id, line.trim_end())
}

/// Three turns of Mautoma: one early, one in the middle, one late.
fn three_turns(level: Level, lang: Lang) -> String {
    let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts");
    let game = game(level);
    let session = records::play(&game, 21, &mut Eager { first: 21, n_choices: 0 });
    let mut turns: Vec<Vec<usize>> = Vec::new();
    let mut is_new = true;
    session.each_ply(|ply, state, _| {
        is_new |= matches!(game.turn(state), Turn::Human(_));
        if game.turn(state) == Turn::Automa {
            if is_new {
                turns.push(Vec::new());
            }
            turns.last_mut().expect("a turn was begun").push(ply);
            is_new = false;
        }
    });
    let mut page = String::new();
    for nth in [2, 9, 15] {
        for &ply in &turns[nth] {
            let kit::Entry::Action(action) = session.entries()[ply] else { continue };
            let before = session.at(ply);
            page.push_str(&lexicon.say(lang, &game.describe(before, action)));
            page.push('\n');
            let why = session.explain(ply).expect("Mautoma acted");
            why.rungs().iter().for_each(|it| page.push_str(&told(&lexicon, lang, &game, it)));
        }
        page.push('\n');
    }
    page
}

#[test]
fn three_turns_of_each_level_are_explained_in_three_languages() {
    for &level in Level::ALL {
        for lang in Lang::ALL {
            let name = format!("why-{level}-{}", lang.code());
            insta::assert_snapshot!(name, three_turns(level, lang));
        }
    }
}
