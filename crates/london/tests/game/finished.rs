//! Finished games, one per level, per number of chairs and per way to end.

use kit::{Game, Player, Random, Session};
use london::London;
use testkit::records::{self, Fixture, Winner};

use crate::{DIR, game};

/// A finished game that is kept: which choices, who plays, and what it must show.
struct Kept {
    key: &'static str,
    title: &'static str,
    covers: &'static [&'static str],
    choices: &'static [(&'static str, &'static str)],
    is_idle: bool,
    /// The table it starts from, if not from the set-up.
    start: &'static str,
    is_it: fn(&Session<London>) -> bool,
}

const KEPT: [Kept; 9] = [
    Kept {
        key: "level-i",
        title: "a person chooses at random against level I",
        covers: &["M6", "M8"],
        choices: &[("level", "I")],
        is_idle: false,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "level-ii",
        title: "the same against level II",
        covers: &["M6", "M24"],
        choices: &[("level", "II")],
        is_idle: false,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "level-iii",
        title: "the same against level III, AutoMartin begins",
        covers: &["M6", "M7"],
        choices: &[("level", "III"), ("first", "2")],
        is_idle: false,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "three-chairs",
        title: "two people and AutoMartin in the last chair",
        covers: &["M3", "R2-4"],
        choices: &[("seats", "3"), ("automa-seat", "3"), ("level", "II")],
        is_idle: false,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "four-chairs",
        title: "three people and AutoMartin in the first chair",
        covers: &["M3", "R2-4"],
        choices: &[("seats", "4"), ("automa-seat", "1")],
        is_idle: false,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "readings",
        title: "every reading that can be set, the other way",
        covers: &["M26", "M41"],
        choices: &[
            ("level", "III"),
            ("crucial-bonus", "drawn"),
            ("first-last", "age"),
            ("owed", "purse"),
            ("draw-symbol", "resolved"),
        ],
        is_idle: false,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "idle",
        title: "a person who only draws",
        covers: &["R3-4", "R3-25"],
        choices: &[],
        is_idle: true,
        start: "",
        is_it: |_| true,
    },
    Kept {
        key: "automa-last",
        title: "the city deck runs out in the person's turn, AutoMartin has the last one",
        covers: &["R5-0"],
        choices: &[],
        is_idle: false,
        start: "",
        is_it: |it| it.state().active == 1,
    },
    Kept {
        key: "person-wins",
        title: "from a table near the end the person wins",
        covers: &["R5-6"],
        choices: &[],
        is_idle: false,
        start: "turn = 1\ncity-deck = [\"sewers-c\", \"whitehall-c\"]\n[[people]]\nmoney = 30\nprestige = { cards = 90 }\nhand = [\"salters-a\"]",
        is_it: |it| records::winner(it.game(), it.state()) == Winner::Human,
    },
];

#[test]
fn finished_games_come_out_the_same() {
    let dir = format!("{DIR}/tests/records");
    if std::env::var_os("UPDATE_RECORDS").is_some_and(|it| it == "1") {
        for kept in &KEPT {
            let text = kept.play().to_toml();
            std::fs::write(format!("{dir}/{}.toml", kept.key), text).unwrap();
        }
    }
    records::check::<London>(&dir, &KEPT.map(|it| it.key));
    for (name, fixture) in records::load::<London>(&dir) {
        let kept = KEPT.iter().find(|it| it.key == fixture.ending).unwrap();
        let session = Session::replay(&fixture.record).unwrap();
        assert!((kept.is_it)(&session), "{name}");
        for (key, value) in kept.choices {
            assert_eq!(London::chosen(session.game().setup(), key), *value, "{name}");
        }
    }
}

// Issue 9, 6: where the Stock Exchange could still be used, the turn used to pass at once.
#[test]
fn a_game_of_older_rules_that_departs_says_so() {
    let text = "format = 1\ngame = \"london\"\nruleset = 1\nactions = [\"draw-three\", \"draw deck\", \"city salters-a\", \"draw deck\", \"city mercers-a\", \"draw T1\", \"automa i1\"]\n[dealer]\n[start]\nturn = 1\nphase = \"choose\"\ncity-deck = [\"salters-a\", \"mercers-a\"]\nboard = [[\"vintners-a\", \"grocers-a\"]]\n[[start.people]]\nface-up = [\"stock-exchange-b\"]\n";
    let departs = |text: &str| {
        let record: kit::Record<London> = kit::read(text).expect("a record");
        let (_, error) = Session::replay_until(&record).expect("a game");
        error.map(|it| (it.ply, matches!(it.reason, kit::Reason::Older { found: 1, .. })))
    };
    assert_eq!(departs(text), Some((6, true)));
    let today = text.replace("\"automa i1\"", "\"done\", \"automa i1\"");
    assert_eq!(departs(&today), None);
}

impl Kept {
    /// The first game that shows it.
    fn play(&self) -> Fixture<London> {
        let game = game(self.choices);
        let mut idle = game.player("idle").expect("a player of this game");
        let mut random = Random::default();
        for seed in 1..200 {
            let player: &mut dyn Player<London> =
                if self.is_idle { &mut *idle } else { &mut random };
            let session = session(&game, self.start, seed, player);
            if (self.is_it)(&session) {
                return Fixture::new(self.key, self.title, self.covers, &session);
            }
        }
        panic!("no game shows {}", self.key);
    }
}

/// The game of one seed, with a player that notices everything.
fn session(
    game: &London,
    start: &str,
    seed: u64,
    player: &mut dyn Player<London>,
) -> Session<London> {
    let dealer = kit::Dealer::dice(seed);
    let mut session = if start.is_empty() {
        Session::new(game.clone(), dealer)
    } else {
        let start = kit::read(start).expect("a position");
        Session::from_position(game.clone(), dealer, start).expect("a possible table")
    };
    player.begin(kit::OwnDice::new(seed));
    let mut ply = 0;
    loop {
        session.each_ply(|at, before, entry| {
            if let (true, kit::Entry::Action(action)) = (ply <= at, entry) {
                kit::tell(game, &mut *player, before, *action);
            }
        });
        ply = session.ply();
        let kit::Turn::Human(seat) = session.turn() else { return session };
        let action = player.choose(game, &kit::Seen::of(game, session.state(), seat));
        session.play(action).expect("an option");
    }
}
