//! Words: whatever can be said has a text in three languages.

use std::{cell::RefCell, collections::BTreeSet};

use kit::{Arg, ChoiceKind, Game, Lang, Lexicon, Message, Seat, Trouble};

use super::play::Play;

/// The texts of a game, and what of them was already said.
pub(crate) struct Words {
    lexicon: Lexicon,
    said: RefCell<BTreeSet<String>>,
}

/// Texts every game has.
const TITLES: [&str; 6] =
    ["game-title", "game-authors", "automa-title", "automa-authors", "game-about", "game-sources"];

impl Words {
    /// The texts of the game `G`.
    pub(crate) fn of<G: Game>() -> Words {
        let lexicon = match Lexicon::parse(&[kit::TEXTS, G::TEXTS]) {
            Ok(lexicon) => lexicon,
            Err(error) => panic!("the texts of {} are no lexicon: {error}", G::ID),
        };
        Words { lexicon, said: RefCell::default() }
    }

    /// Whether there is a text for `message`.
    pub(super) fn has(&self, message: &Message) -> bool {
        self.lexicon.has(message)
    }

    /// Says `message` in three languages, without a hole in any.
    pub(super) fn check(&self, at: &impl std::fmt::Display, message: &Message) {
        // Most messages of a game recur, and speaking is slow.
        if !self.said.borrow_mut().insert(format!("{message:?}")) {
            return;
        }
        if let Err(fault) = self.spoken(message) {
            panic!("{at}: {fault}");
        }
    }

    /// The same, and no word of it is the code of a rule, a reading or a space.
    pub(super) fn check_sentence(&self, at: &impl std::fmt::Display, message: &Message) {
        self.check(at, message);
        for lang in Lang::ALL {
            let said = self.lexicon.say(lang, message);
            let code = said.split_whitespace().find(|it| is_code(it));
            assert!(code.is_none(), "{at}: `{said}` has a code in {}", lang.code());
        }
    }

    /// The same for [`Words::tell`].
    pub(super) fn check_trouble(&self, at: &impl std::fmt::Display, trouble: &impl Trouble) {
        if let Err(fault) = self.tell(trouble) {
            panic!("{at}: {fault}");
        }
    }

    /// Says what is wrong in three languages.
    ///
    /// # Errors
    ///
    /// If what was expected is a phrase of one language, or a text has a hole.
    pub(crate) fn tell(&self, trouble: &impl Trouble) -> Result<(), String> {
        let message = trouble.message();
        match expected_in_one_language(&message) {
            Some(phrase) => Err(format!("`{message}` expects in one language: `{phrase}`")),
            None => self.spoken(&without_brackets(&message)),
        }
    }

    fn spoken(&self, message: &Message) -> Result<(), String> {
        for lang in Lang::ALL {
            let said = self.lexicon.say(lang, message);
            if said.trim().is_empty() || said.contains(['[', '{']) {
                return Err(format!("{message:?} in {} reads `{said}`", lang.code()));
            }
        }
        Ok(())
    }

    /// Says every rule, reading, choice, value, pile and change of the rules.
    pub(super) fn check_tables<G: Game>(&self) {
        let say = |id: String| self.check(&G::ID, &Message::new(id));
        TITLES.iter().for_each(|it| say((*it).to_owned()));
        let mut ids = BTreeSet::new();
        for rule in G::RULES {
            assert!(ids.insert(rule.id), "the rule {rule} stands twice in the table");
            self.check(&G::ID, &rule.text());
            self.check(&G::ID, &rule.source());
            rule.readings.iter().for_each(|it| say((*it).to_owned()));
        }
        for choice in G::CHOICES {
            say(format!("choice-{}", choice.key));
            choice.values.iter().for_each(|it| say(format!("{}-{it}", choice.key)));
            if let ChoiceKind::Reading(id) = choice.kind {
                say(id.to_owned());
            }
        }
        G::PILES.iter().for_each(|it| say(format!("pile-{it}")));
        // Whoever has a game of older rules is told what was mended since.
        kit::mended(1, G::RULESET).iter().for_each(|it| self.check(&G::ID, it));
    }

    /// Says every action of a game and every source of its scores.
    pub(super) fn check_play<G: Game>(&self, play: &Play<'_, G>) {
        let at = play.at();
        for (ply, action) in play.actions.iter().enumerate() {
            at.ply(ply);
            let before = &play.states[ply];
            self.check(&at, &play.game.describe(before, *action));
            if let Some(message) = play.game.describe_hidden(before, *action) {
                self.check(&at, &message);
            }
        }
        let mut plies = play.sample(0x04, 6);
        plies.push(play.actions.len());
        for ply in plies {
            at.ply(ply);
            for seat in (0..play.game.n_seats()).map(Seat) {
                let mut sum = 0;
                play.game.breakdown(&play.states[ply], seat, &mut |source, points| {
                    self.check(&at, &Message::new(source));
                    sum += points;
                });
                let score = play.game.score(&play.states[ply], seat);
                assert_eq!(sum, score, "{at}: the breakdown of chair {} is not its score", seat.0);
            }
        }
    }
}

/// Whether a word is a code: `T1`, `Q4`, `AF1`, `D3-2`.
fn is_code(word: &str) -> bool {
    let word = word.trim_matches(|it: char| !it.is_alphanumeric());
    let digits = word.trim_start_matches(|it: char| it.is_ascii_uppercase());
    let is_number = |it: char| it.is_ascii_digit() || it == '-';
    let n_letters = word.len() - digits.len();
    (1..=2).contains(&n_letters) && !digits.is_empty() && digits.chars().all(is_number)
}

/// What a message expects, where that is text that no language file holds.
fn expected_in_one_language(message: &Message) -> Option<&Message> {
    message.args.iter().find_map(|(name, arg)| match arg {
        // A number is the same in every language.
        Arg::Message(inner) if name == "expected" && inner.is_verbatim() => {
            inner.to_string().contains(char::is_alphabetic).then_some(inner)
        }
        Arg::Message(inner) => expected_in_one_language(inner),
        Arg::List(list) => list.iter().find_map(expected_in_one_language),
        Arg::Number(_) | Arg::Text(_) => None,
    })
}

/// The same message without the brackets that somebody typed or that name a
/// place in a list, so that those of a missing text can be seen.
fn without_brackets(message: &Message) -> Message {
    let plain = |arg: &Arg| match arg {
        Arg::Text(text) => Arg::Text(format!("x{}", text.replace(['[', '{'], "("))),
        Arg::Message(inner) => Arg::Message(without_brackets(inner)),
        Arg::List(list) => Arg::List(list.iter().map(without_brackets).collect()),
        Arg::Number(n) => Arg::Number(*n),
    };
    let args = message.args.iter().map(|(name, arg)| (name.clone(), plain(arg)));
    Message { args: args.collect(), ..message.clone() }
}

#[cfg(test)]
mod tests {
    use kit::PositionError;

    use super::*;
    use crate::toy::Toy;

    /// Whether a table's trouble can be told.
    fn can_be_told(expected: Message) -> bool {
        let words = Words::of::<Toy>();
        let error = PositionError::new("hands[0]", expected, Message::quoted("[{"));
        words.tell(&error).is_ok()
    }

    #[test]
    fn a_code_is_known_from_a_word() {
        assert!(["T1", "Q4.", "(AF1)", "D3-2", "II-4:"].into_iter().all(is_code));
        assert!(!["III", "£3", "1st", "A", "Z", "7×7", "I–V"].into_iter().any(is_code));
    }

    #[test]
    fn a_trouble_is_told_in_three_languages_or_the_law_fails() {
        assert!(can_be_told(Message::new("expected-chair")));
        assert!(!can_be_told(Message::verbatim("a chair, 0 to 2")), "English for everybody");
        assert!(can_be_told(Message::verbatim(3)), "a number");
        assert!(!can_be_told(Message::new("expected-chairs")), "no such text");
        assert!(!can_be_told(Message::new("expected-goods")), "a variable is missing");
    }
}
