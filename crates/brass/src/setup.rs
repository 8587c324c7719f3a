//! What people choose before the first action.

use kit::{At, Chosen};

use crate::{deck::Deck, mat::MatDocument};

kit::values! {
    /// How strong Mautoma is: which of the printed mats it plays with.
    pub enum Level {
        /// The most low tiles.
        #[default]
        Easy = "easy",
        /// In between.
        Medium = "medium",
        /// The fewest low tiles.
        Hard = "hard",
    }

    /// Which price of iron a slot looks at (reading Z3).
    pub enum IronGate {
        /// Nothing while iron stands on the map, else the market's.
        #[default]
        Effective = "effective",
        /// The market's, whatever stands on the map.
        Market = "market",
    }

    /// What follows a coal mine after which no link can be laid (reading Z5).
    pub enum MineWithoutLink {
        /// The rear of the next card: one action is left.
        #[default]
        Rear = "rear",
        /// A pass for points, and the end of the turn.
        End = "end",
    }

    /// Whose tiles and spaces count at the end of the three-way link (reading Z6).
    pub enum ThreeWay {
        /// The named city's.
        #[default]
        City = "city",
        /// The named city's and the farm's.
        CityAndFarm = "city-and-farm",
    }

    /// Whether the north farm counts in the tie-break of links (reading Z17); the
    /// south farm is the three-way link's.
    pub enum NorthFarm {
        /// It is no city: neither its tile nor its space counts.
        #[default]
        NoCity = "no-city",
        /// It counts as a city.
        City = "city",
    }

    /// Whose tie-break icon settles the space of a build of the front (reading Z19).
    pub enum BuildIcon {
        /// That of the card on top of the deck.
        #[default]
        Top = "top",
        /// That of the card drawn.
        Drawn = "drawn",
    }

    /// How Mautoma looks for what a sale lacks (reading Z8).
    pub enum Fallback {
        /// Building by building: a brewery or a link for the first that needs one.
        #[default]
        ByBuilding = "by-building",
        /// A brewery for any building before a link for any.
        ByKind = "by-kind",
    }

    /// Where the three-way link stands clockwise around Worcester (reading Z9).
    pub enum Worcester {
        /// First: its line touches twelve o'clock.
        #[default]
        First = "first",
        /// Last: its line leans to the left.
        Last = "last",
    }
}

kit::choices! {
    /// What was chosen before the first action.
    pub struct Setup {
        /// Where the game is played.
        #[serde(skip_serializing_if = "At::is_screen")]
        at: At => Place,
        /// How strong Mautoma is.
        level: Level => Level,
        /// Reading Z3.
        iron_gate: IronGate => Reading("Z3"),
        /// Reading Z5.
        mine_without_link: MineWithoutLink => Reading("Z5"),
        /// Reading Z6.
        three_way: ThreeWay => Reading("Z6"),
        /// Reading Z8.
        fallback: Fallback => Reading("Z8"),
        /// Reading Z9.
        worcester: Worcester => Reading("Z9"),
        /// Reading Z17.
        north_farm: NorthFarm => Reading("Z17"),
        /// Reading Z19.
        build_icon: BuildIcon => Reading("Z19"),
        /// Mautoma's mat, if it is not the level's.
        #[serde(skip_serializing_if = "Option::is_none")]
        mat: Option<Chosen<MatDocument>> [
            "level", "easy", "medium", "hard", "casual-50", "greedy-75", "greedy-50",
            "greedy-25", "hardest"
        ] => Document,
        /// Mautoma's deck.
        deck: Chosen<Deck> => Document,
    }
}

#[cfg(test)]
mod tests {
    use kit::{Boxed, Choices, Game, Lang, Lexicon, Trouble};

    use super::*;
    use crate::{Brass, words};

    #[test]
    fn the_printed_deck_has_12_a_4_b_and_6_c() {
        let deck = Deck::from_box("mautoma").unwrap();
        deck.check(At::Screen).unwrap();
        assert_eq!(deck.groups(), [12, 4, 6]);
        let develops = deck.card.iter().filter(|it| it.rear.first_turn.key() == "develop");
        let numbers: Vec<u8> = develops.map(|it| it.number).collect();
        assert_eq!(numbers, [7, 12, 15, 17, 20, 22]);
    }

    #[test]
    fn the_printed_mats_add_up() {
        let tiles = |name: &str| MatDocument::from_box(name).unwrap().mat().unwrap().len();
        assert_eq!(["easy", "medium", "hard"].map(tiles), [42, 35, 32]);
        assert_eq!(MatDocument::OURS.map(tiles), [44, 29, 27, 25, 10]);
    }

    /// What is wrong with a document, as a person reads it.
    fn error_text(lang: Lang, key: &str, text: &str) -> String {
        let error = Setup::default().choose_document(key, text).unwrap_err();
        let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).unwrap();
        lexicon.say(lang, &error.message())
    }

    #[test]
    fn a_wrong_card_is_told_with_its_line_and_field() {
        let text = include_str!("../decks/mautoma.toml");
        let doubled =
            text.replace(r#"["redditch", "coalbrookdale"]"#, r#"["redditch", "redditch"]"#);
        assert_eq!(
            error_text(Lang::En, "deck", &doubled),
            "line 7, card[0].slots[0].cities: expected each city once in a slot, \
             found “redditch” again"
        );
        let merchant = text.replace(r#"cities = ["stafford"] }"#, r#"cities = ["oxford"] }"#);
        assert!(
            error_text(Lang::Es, "deck", &merchant)
                .ends_with("se esperaba una ciudad o una granja, se encontró «oxford»")
        );
        let dear = text.replacen("develop = 4", "develop = 7", 1);
        assert!(
            error_text(Lang::En, "deck", &dear).contains(".rear.develop: expected a whole number")
        );
        assert_eq!(
            error_text(
                Lang::Fr,
                "mat",
                &include_str!("../mats/easy.toml").replace("2, 2, 2]", "9, 2, 2]")
            ),
            "ligne 3, coal-mine : attendu au plus 2 tuiles de niveau 2, trouvé 9"
        );
    }

    #[test]
    fn a_deck_that_cannot_be_layered_is_refused() {
        let mut deck = Deck::from_box("mautoma").unwrap();
        deck.card.retain(|it| it.group.key() != "B");
        let error = deck.check(At::Screen).unwrap_err();
        assert_eq!(error.found, words::groups("found-groups", [12, 0, 6]));
    }
}
