//! Words: whatever can be said has a text in three languages.

use std::{cell::RefCell, collections::BTreeSet};

use kit::{ChoiceKind, Game, Lang, Lexicon, Message, Seat};

use super::play::Play;

/// The texts of a game, and what of them was already said.
pub(super) struct Words {
    lexicon: Lexicon,
    said: RefCell<BTreeSet<String>>,
}

/// Texts every game has.
const TITLES: [&str; 6] =
    ["game-title", "game-authors", "automa-title", "automa-authors", "game-about", "game-sources"];

impl Words {
    /// The texts of the game `G`.
    pub(super) fn of<G: Game>() -> Words {
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
        for lang in Lang::ALL {
            let said = self.lexicon.say(lang, message);
            let has_hole = said.trim().is_empty() || said.contains(['[', '{']);
            assert!(!has_hole, "{at}: {message:?} in {} reads `{said}`", lang.code());
        }
    }

    /// Says every rule, reading, choice, value and pile.
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
    }

    /// Says every action of a game and every source of its scores.
    pub(super) fn check_play<G: Game>(&self, play: &Play<'_, G>) {
        let at = play.at();
        for (ply, action) in play.actions.iter().enumerate() {
            at.ply(ply);
            let message = play.game.describe(&play.states[ply], *action);
            self.check(&at, &message);
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
