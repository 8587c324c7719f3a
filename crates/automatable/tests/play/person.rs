//! A person plays through a pseudo-terminal, using only what the screen says.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::process::Command;

use rexpect::{
    process::{Signal, WaitStatus},
    reader::Options,
    session::{PtySession, spawn_with_options},
};

use crate::{helpers::run, script::Folder};

/// A person in front of a terminal.
struct Person {
    session: PtySession,
    /// Everything seen since the last answer.
    screen: String,
    /// What the person would rather do: anything.
    mood: u64,
}

impl Person {
    fn at(args: &[&str], columns: &str) -> Person {
        let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
            command.env_remove(name);
        }
        command.env("COLUMNS", columns).env("TERM", "xterm-256color").args(args);
        let options = Options::new().timeout_ms(Some(20_000)).strip_ansi_escape_codes(true);
        let session = spawn_with_options(command, options).unwrap();
        let mut person = Person { session, screen: String::new(), mood: 1 };
        person.look();
        person
    }

    /// Reads up to the next question.
    fn look(&mut self) {
        let (before, prompt) = self.session.exp_regex(r"(\d+> |: )\r").unwrap();
        self.screen = before + &prompt;
    }

    /// Types a line and reads what comes of it.
    fn says(&mut self, line: &str) -> &str {
        self.session.send_line(line).unwrap();
        self.look();
        &self.screen
    }

    /// The numbers that the screen offers.
    fn n_choices(&self) -> usize {
        let mut n = 0;
        for line in self.screen.lines() {
            // Choices are set in; rows of a board begin at the margin.
            if !line.trim_start_matches('\r').starts_with(' ') {
                continue;
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            let is_number = |it: &str| it.parse::<usize>().is_ok();
            let is_row = words
                .chunks(2)
                .all(|it| matches!(it, [number, key] if is_number(number) && !is_number(key)));
            let step = if is_row { 2 } else { words.len().max(1) };
            for number in words.iter().step_by(step).filter_map(|it| it.parse::<usize>().ok()) {
                if number == n + 1 || number == 1 {
                    n = number;
                }
            }
        }
        n
    }

    /// Chooses something that is offered, until the game is over.
    fn plays_to_the_end(&mut self, over: &str) {
        for _ in 0..1_000 {
            if self.screen.contains(over) {
                return;
            }
            let n = self.n_choices();
            let is_other_question = self.screen.trim_end().ends_with(':');
            if n == 0 || is_other_question {
                // A picture to agree to, or a screen to hand over.
                self.says("");
                continue;
            }
            self.mood = self.mood.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = (self.mood >> 33) as usize % n + 1;
            self.says(&choice.to_string());
        }
        panic!("the game never ends: {}", self.screen);
    }

    /// Closes the terminal.
    fn leaves_now(mut self) {
        self.session.process_mut().kill(Signal::SIGKILL).unwrap();
    }

    fn leaves(mut self) {
        self.session.send_line("quit").unwrap();
        self.session.exp_eof().unwrap();
        let status = self.session.process().wait().unwrap();
        assert!(matches!(status, WaitStatus::Exited(_, 0)), "{status:?}");
    }
}

fn whole_game(game: &str, lang: &str, over: &str, columns: &str) {
    let folder = Folder::new(&format!("person-{game}-{lang}"));
    let file = folder.file();
    let args = ["play", game, "--seed", "11", "--lang", lang, "--file", &file];
    let mut person = Person::at(&args, columns);
    person.plays_to_the_end(over);
    person.says("score");
    person.leaves();
    let replayed = run(&["replay", &file, "--json"]).json();
    assert_eq!((&replayed["ok"], &replayed["turn"]), (&true.into(), &"over".into()));
}

#[test]
fn a_whole_game_of_patchwork_in_english() {
    whole_game("patchwork", "en", "Winner: ", "80");
}

#[test]
fn a_whole_game_of_patchwork_in_french_on_forty_columns() {
    whole_game("patchwork", "fr", "Gagne : ", "40");
}

#[test]
fn a_whole_game_of_patchwork_in_spanish() {
    whole_game("patchwork", "es", "Gana: ", "80");
}

#[test]
fn a_whole_game_of_brass_in_spanish() {
    whole_game("brass", "es", "Gana: ", "80");
}

#[test]
fn a_whole_game_of_london_in_french() {
    whole_game("london", "fr", "Gagne : ", "80");
}

#[test]
fn a_whole_game_of_patchwork_is_told_at_the_table() {
    let folder = Folder::new("person-table");
    let file = folder.file();
    let args = ["table", "patchwork", "--seed", "11", "--file", &file];
    let mut person = Person::at(&args, "80");
    let screen = person.says("2").to_owned();
    assert!(screen.contains("Move its token from 0 to"), "{screen}");
    // What to move stands right above the question, below the table, and waits.
    let last: Vec<&str> = screen.trim_end().lines().rev().take(6).collect();
    assert!(last[0].contains("All moved? Enter:"), "{screen}");
    assert!(last.iter().any(|it| it.contains("Move its token from 0 to")), "{screen}");
    assert!(!person.says("").contains("All moved?"), "one turn, one pause");
    assert!(!screen.contains("a b c d e f g h i"), "nobody asks for the quilt");
    person.says("fix automa.buttons=3");
    assert!(person.says("log").contains("Put right by hand"));
    let screen = person.says("deal fronts table").to_owned();
    assert!(screen.contains("From here on you turn up"), "{screen}");
    while !person.says("1").contains("[card ") {}
    let screen = person.says("undo").to_owned();
    assert!(screen.contains("What will you do?"), "{screen}");
    person.plays_to_the_end("Winner: ");
    assert!(person.says("why").contains("AT3"));
    person.leaves();
    let replayed = run(&["replay", &file, "--json"]).json();
    assert_eq!((&replayed["ok"], &replayed["turn"]), (&true.into(), &"over".into()));
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("at = \"table\"") && record.contains("deal fronts table"), "{record}");
}

#[test]
fn at_the_table_the_city_deck_of_london_is_known_as_far_as_it_was_seen() {
    let folder = Folder::new("person-table-london");
    let file = folder.file();
    let mut person = Person::at(&["table", "london", "--seed", "5", "--file", &file], "80");
    assert!(person.screen.contains("City deck: set A so far"), "{}", person.screen);
    // A card of set B on the board: set A has run out.
    let screen = person.says("discard fleet-street-b").to_owned();
    assert!(screen.contains("City deck: set B so far"), "{screen}");
    assert!(person.says("undo").contains("City deck: set A so far"), "{}", person.screen);
    let screen = person.says("out").to_owned();
    assert!(screen.contains("City deck: out") && !screen.contains("so far"), "{screen}");
    person.leaves();
}

#[test]
fn the_tab_key_completes_and_words_are_understood() {
    let folder = Folder::new("tab");
    let args = ["play", "patchwork", "--seed", "7", "--file", &folder.file()];
    let mut person = Person::at(&args, "80");
    let screen = person.says("adv\t").to_owned();
    assert!(screen.contains("the Automa turns up card"), "{screen}");
    assert!(person.says("? buy 28 a1 r0").contains("R5-1"));
    assert!(person.says("dance").contains("expected a number"));
    assert!(person.says("help").contains("goto 40"));
    assert!(person.says("undo").contains("After 32 of 35 actions"));
    person.leaves();
}

#[test]
fn a_killed_terminal_loses_nothing() {
    let folder = Folder::new("killed");
    let file = folder.file();
    let mut person = Person::at(&["play", "patchwork", "--seed", "7", "--file", &file], "80");
    person.says("advance");
    person.leaves_now();
    let mut person = Person::at(&["play", "patchwork", "--file", &file], "80");
    assert!(person.says("log").contains("advance one space"));
    person.leaves();
}

#[test]
fn control_c_gives_the_chair_back() {
    let folder = Folder::new("chair-back");
    let args = ["play", "patchwork", "--seed", "3", "--player", "random", "--file"];
    let file = folder.file();
    let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
    command.env("LC_ALL", "C").env("TERM", "xterm-256color").args(args).arg(&file);
    let options = Options::new().timeout_ms(Some(20_000)).strip_ansi_escape_codes(true);
    let mut session = spawn_with_options(command, options).unwrap();
    session.exp_string("plays in your chair").unwrap();
    session.exp_string("If the game ended now").unwrap();
    session.send_control('c').unwrap();
    session.exp_string("It is your chair again").unwrap();
    session.exp_regex(r"\d+> \r").unwrap();
    session.send_line("quit").unwrap();
    session.exp_string("The game is saved").unwrap();
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("actions"), "{saved}");
}

#[test]
fn control_c_and_control_d_leave_with_a_sentence() {
    for (key, sentence) in [('c', "Interrupted."), ('d', "End of input.")] {
        let folder = Folder::new(&format!("control-{key}"));
        let file = folder.file();
        let mut person = Person::at(&["play", "patchwork", "--seed", "7", "--file", &file], "80");
        person.says("2");
        person.session.send_control(key).unwrap();
        let said = person.session.exp_eof().unwrap();
        assert!(said.contains(sentence) && said.contains("To go on"), "{said}");
        assert_eq!(run(&["replay", &file]).code, 0);
    }
}

/// Two people and AutoMartin at one screen, person 1 looking at it.
fn hot_seat(file: &str, args: &[&str]) -> Person {
    let chairs = ["--set", "seats=3", "--set", "automa-seat=3"];
    let args = [&["play", "london", "--seed", "5", "--file", file], &chairs[..], args].concat();
    let mut person = Person::at(&args, "80");
    assert!(person.screen.contains("person 1: press Enter"), "{}", person.screen);
    person.says("");
    person
}

impl Person {
    /// What the screen shows of a chair.
    fn chair(&self, who: &str) -> String {
        let screen = &self.screen;
        // The line with the purse; the story before it names people too.
        let who = format!("{who}: ");
        let from = screen
            .match_indices(&who)
            .map(|it| it.0)
            .find(|&at| screen[at..].lines().next().is_some_and(|it| it.contains("loans")))
            .unwrap_or_else(|| panic!("{who} is on the screen: {screen}"));
        let block = &screen[from..];
        block[..block.find("\r\n\r\n").unwrap_or(block.len())].to_owned()
    }

    /// Plays until the screen is to be handed over.
    fn plays_until(&mut self, sentence: &str) {
        for _ in 0..60 {
            if self.screen.contains(sentence) {
                return;
            }
            let offered =
                ["run", "done"].into_iter().find(|it| self.screen.contains(&format!("[{it}]")));
            let is_other_question = self.screen.trim_end().ends_with(':');
            self.says(if is_other_question { "" } else { offered.unwrap_or("1") });
        }
        panic!("nobody says {sentence}: {}", self.screen);
    }
}

#[test]
fn two_people_at_one_screen_do_not_see_each_others_hands() {
    let folder = Folder::new("hot-seat");
    let mut person = hot_seat(&folder.file(), &[]);
    assert!(person.chair("person 2").contains("6 unknown"));
    assert!(!person.chair("person 1").contains("unknown"));
    person.plays_until("person 2: press Enter");
    person.says("");
    assert!(person.chair("person 1").contains("unknown"), "{}", person.screen);
    assert!(!person.chair("person 2").contains("unknown"), "{}", person.screen);
    assert!(person.says("log").contains("person 1: "), "{}", person.screen);
    person.leaves();
}

#[test]
fn a_game_of_several_people_goes_on_only_when_the_right_one_sits_there() {
    let folder = Folder::new("hot-seat-again");
    let file = folder.file();
    let mut person = hot_seat(&file, &[]);
    person.plays_until("person 2: press Enter");
    person.leaves_now();
    let mut person = Person::at(&["play", "london", "--file", &file], "80");
    assert!(person.screen.contains("person 2: press Enter"), "{}", person.screen);
    assert!(!person.screen.contains("Hand ("), "{}", person.screen);
    person.says("");
    assert!(!person.chair("person 2").contains("unknown"), "{}", person.screen);
    person.leaves();
}

#[test]
fn the_arrow_keys_recall_only_what_one_typed_oneself() {
    let folder = Folder::new("hot-seat-keys");
    let mut person = hot_seat(&folder.file(), &[]);
    person.says("? build great-fire-monument-a");
    person.plays_until("person 2: press Enter");
    person.says("");
    let up = "\x1b[A".repeat(60);
    person.session.send(&up).unwrap();
    let screen = person.says("").to_owned();
    assert!(!screen.contains("great-fire"), "{screen}");
    person.leaves();
}

#[test]
fn without_colours_the_scroll_back_is_to_be_cleared_by_hand() {
    let folder = Folder::new("hot-seat-plain");
    let mut person = hot_seat(&folder.file(), &["--plain"]);
    person.plays_until("scroll-back");
    person.leaves_now();
}

#[test]
fn where_there_is_one_way_nobody_is_asked_and_back_goes_past_it() {
    let folder = Folder::new("forced");
    let args = ["play", "brass", "--seed", "9", "--file", &folder.file()];
    let mut person = Person::at(&args, "80");
    person.says("build");
    // One card of the hand allows it.
    let screen = person.says("site coal-mine nuneaton 1").to_owned();
    assert!(!screen.contains("[card "), "{screen}");
    assert!(screen.contains("Nuneaton"), "{screen}");
    person.says("undo");
    let line = "build site coal-mine nuneaton 1 card nuneaton";
    assert!(!person.says(line).contains("expected"), "{}", person.screen);
    person.says("back");
    assert!(person.screen.contains("[site coal-mine nuneaton 1]"), "{}", person.screen);
    person.leaves();
}

#[test]
fn a_name_in_a_card_set_is_shown_at_a_terminal_and_not_obeyed() {
    let folder = Folder::new("hostile");
    let hostile = r#"\u001b]0;ours\u0007\u009b31m\u202e""#;
    let set = run(&["deck", "show", "london/first-edition"]).out;
    let named = |line: &str| match line.strip_suffix('"') {
        Some(rest) if line.starts_with("name = ") => format!("{rest}{hostile}\n"),
        _ => format!("{line}\n"),
    };
    let set: String = set.lines().map(named).collect();
    let cards = folder.path().join("set.toml");
    std::fs::write(&cards, set.replace("edition = \"first\"", "edition = \"own\"")).unwrap();
    let args = ["play", "london", "--file", &folder.file(), "--cards", cards.to_str().unwrap()];
    let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
    command.env_remove("NO_COLOR").env("LC_ALL", "C").env("TERM", "xterm-256color").args(args);
    let options = Options::new().timeout_ms(Some(20_000)).strip_ansi_escape_codes(false);
    let mut session = spawn_with_options(command, options).unwrap();
    let mut seen = String::new();
    for _ in 0..6 {
        let (before, prompt) = session.exp_regex(r"\d+> ").unwrap();
        seen.push_str(&(before + &prompt));
        session.send_line("1").unwrap();
    }
    session.process_mut().kill(Signal::SIGKILL).unwrap();
    assert!(seen.contains("\x1b[1m"), "colours of our own are there: {seen:?}");
    assert!(seen.contains("\\u001b]0;ours\\u0007\\u009b31m\\u202e"), "names are shown: {seen:?}");
    for obeyed in ["\x1b]0", "\u{7}", "\u{9b}", "\u{202e}"] {
        assert!(!seen.contains(obeyed), "{obeyed:?}: {seen:?}");
    }
}
