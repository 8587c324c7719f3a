//! What people choose before the first action.

use std::sync::LazyLock;

use kit::{At, Choice, ChoiceKind, Chosen, Document, DocumentError, Message, SetupError, Shipped};
use serde::{Deserialize, Serialize};

use crate::{Brass, deck::Deck, mat::MatDocument, words};

keyed! {
    /// How strong Mautoma is: which of the printed mats it plays with.
    Level {
        /// The most low tiles.
        Easy = "easy",
        /// In between.
        Medium = "medium",
        /// The fewest low tiles.
        Hard = "hard",
    }
}

keyed! {
    /// Which price of iron a slot looks at (reading Z3).
    IronGate {
        /// Nothing while iron stands on the map, else the market's.
        Effective = "effective",
        /// The market's, whatever stands on the map.
        Market = "market",
    }
}

keyed! {
    /// What follows a coal mine after which no link can be laid (reading Z5).
    MineWithoutLink {
        /// The rear of the next card: one action is left.
        Rear = "rear",
        /// A pass for points, and the end of the turn.
        End = "end",
    }
}

keyed! {
    /// Whose tiles and spaces count at the end of the three-way link (reading Z6).
    ThreeWay {
        /// The named city's.
        City = "city",
        /// The named city's and the farm's.
        CityAndFarm = "city-and-farm",
    }
}

keyed! {
    /// Whether the north farm counts in the tie-break of links (reading Z17); the
    /// south farm is the three-way link's.
    NorthFarm {
        /// It is no city: neither its tile nor its space counts.
        NoCity = "no-city",
        /// It counts as a city.
        City = "city",
    }
}

keyed! {
    /// Whose tie-break icon settles the space of a build of the front (reading Z19).
    BuildIcon {
        /// That of the card on top of the deck.
        Top = "top",
        /// That of the card drawn.
        Drawn = "drawn",
    }
}

keyed! {
    /// How Mautoma looks for what a sale lacks (reading Z8).
    Fallback {
        /// Building by building: a brewery or a link for the first that needs one.
        ByBuilding = "by-building",
        /// A brewery for any building before a link for any.
        ByKind = "by-kind",
    }
}

keyed! {
    /// Where the three-way link stands clockwise around Worcester (reading Z9).
    Worcester {
        /// First: its line touches twelve o'clock.
        First = "first",
        /// Last: its line leans to the left.
        Last = "last",
    }
}

/// What was chosen before the first action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Setup {
    /// Where the game is played.
    #[serde(skip_serializing_if = "At::is_screen")]
    pub at: At,
    /// How strong Mautoma is.
    pub level: Level,
    /// Reading Z3.
    pub iron_gate: IronGate,
    /// Reading Z5.
    pub mine_without_link: MineWithoutLink,
    /// Reading Z6.
    pub three_way: ThreeWay,
    /// Reading Z8.
    pub fallback: Fallback,
    /// Reading Z9.
    pub worcester: Worcester,
    /// Reading Z17.
    pub north_farm: NorthFarm,
    /// Reading Z19.
    pub build_icon: BuildIcon,
    /// Mautoma's mat, if it is not the level's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mat: Option<Chosen<MatDocument>>,
    /// Mautoma's deck.
    pub deck: Chosen<Deck>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            at: At::Screen,
            level: Level::Easy,
            iron_gate: IronGate::Effective,
            mine_without_link: MineWithoutLink::Rear,
            three_way: ThreeWay::City,
            fallback: Fallback::ByBuilding,
            worcester: Worcester::First,
            north_farm: NorthFarm::NoCity,
            build_icon: BuildIcon::Top,
            mat: None,
            deck: shipped::<Deck>("mautoma").expect("the deck is in the box"),
        }
    }
}

/// The mat that the level prescribes.
const LEVELS_MAT: &str = "level";

pub(crate) const CHOICES: &[Choice] = &[
    Choice::AT,
    Choice { key: "level", kind: ChoiceKind::Level, values: &["easy", "medium", "hard"] },
    Choice { key: "mat", kind: ChoiceKind::Document, values: &["level", "easy", "medium", "hard"] },
    Choice { key: "deck", kind: ChoiceKind::Document, values: &["mautoma"] },
    Choice { key: "iron-gate", kind: ChoiceKind::Reading("Z3"), values: &["effective", "market"] },
    Choice { key: "mine-without-link", kind: ChoiceKind::Reading("Z5"), values: &["rear", "end"] },
    Choice {
        key: "three-way",
        kind: ChoiceKind::Reading("Z6"),
        values: &["city", "city-and-farm"],
    },
    Choice {
        key: "fallback",
        kind: ChoiceKind::Reading("Z8"),
        values: &["by-building", "by-kind"],
    },
    Choice { key: "worcester", kind: ChoiceKind::Reading("Z9"), values: &["first", "last"] },
    Choice { key: "north-farm", kind: ChoiceKind::Reading("Z17"), values: &["no-city", "city"] },
    Choice { key: "build-icon", kind: ChoiceKind::Reading("Z19"), values: &["top", "drawn"] },
];

pub(crate) const DOCUMENTS: &[Document] = &[
    Document { key: "mat", name: "easy", text: include_str!("../mats/easy.toml") },
    Document { key: "mat", name: "medium", text: include_str!("../mats/medium.toml") },
    Document { key: "mat", name: "hard", text: include_str!("../mats/hard.toml") },
    Document { key: "deck", name: "mautoma", text: include_str!("../decks/mautoma.toml") },
];

/// A document of the box, or one of the person's own in its place.
pub(crate) trait Boxed: Serialize + Clone + 'static {
    /// Those of the box.
    fn shelf() -> &'static Shipped<Self>;
    /// What is wrong with it, in ways its form does not show.
    fn verify(&self) -> Result<(), DocumentError>;
}

static DECKS: LazyLock<Shipped<Deck>> =
    LazyLock::new(|| Shipped::read(DOCUMENTS, "deck", kit::read));

static MATS: LazyLock<Shipped<MatDocument>> =
    LazyLock::new(|| Shipped::read(DOCUMENTS, "mat", kit::read));

impl Boxed for Deck {
    fn shelf() -> &'static Shipped<Deck> {
        &DECKS
    }

    fn verify(&self) -> Result<(), DocumentError> {
        self.check()
    }
}

impl Boxed for MatDocument {
    fn shelf() -> &'static Shipped<MatDocument> {
        &MATS
    }

    fn verify(&self) -> Result<(), DocumentError> {
        self.mat().map(|_| ())
    }
}

/// The document of the box called `name`.
pub(crate) fn from_box<T: Boxed>(name: &str) -> Option<T> {
    T::shelf().get(name).cloned()
}

/// The document of the box called `name`, as it stands in a record.
pub(crate) fn shipped<T: Boxed>(name: &str) -> Option<Chosen<T>> {
    T::shelf().chosen(name)
}

/// The document that a record or a position names.
pub(crate) fn open<T: Boxed>(chosen: &Chosen<T>) -> Result<T, SetupError> {
    T::shelf().open::<Brass>(chosen, T::verify)
}

pub(crate) fn choose(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError> {
    let wrong = || SetupError::value::<Brass>(key, value);
    match key {
        "at" => setup.at = At::from_word(value).ok_or_else(wrong)?,
        "level" => setup.level = value.parse().map_err(|_| wrong())?,
        "mat" if value == LEVELS_MAT => setup.mat = None,
        "mat" => setup.mat = Some(shipped(value).ok_or_else(wrong)?),
        "deck" => setup.deck = shipped(value).ok_or_else(wrong)?,
        "iron-gate" => setup.iron_gate = value.parse().map_err(|_| wrong())?,
        "mine-without-link" => setup.mine_without_link = value.parse().map_err(|_| wrong())?,
        "three-way" => setup.three_way = value.parse().map_err(|_| wrong())?,
        "fallback" => setup.fallback = value.parse().map_err(|_| wrong())?,
        "worcester" => setup.worcester = value.parse().map_err(|_| wrong())?,
        "north-farm" => setup.north_farm = value.parse().map_err(|_| wrong())?,
        "build-icon" => setup.build_icon = value.parse().map_err(|_| wrong())?,
        _ => return Err(SetupError::key::<Brass>(key)),
    }
    Ok(())
}

pub(crate) fn choose_document(
    setup: &mut Setup,
    key: &str,
    text: &str,
) -> Result<(), DocumentError> {
    match key {
        "mat" => {
            let mat: MatDocument = kit::read(text)?;
            mat.verify().map_err(|it| it.located(text))?;
            setup.mat = Some(Chosen::Custom(mat));
        }
        "deck" => {
            let deck: Deck = kit::read(text)?;
            deck.verify().map_err(|it| it.located(text))?;
            setup.deck = Chosen::Custom(deck);
        }
        _ => {
            return Err(DocumentError::new(words::one_of("mat, deck"), Message::quoted(key)));
        }
    }
    Ok(())
}

pub(crate) fn chosen(setup: &Setup, key: &str) -> String {
    let name = match key {
        "at" => setup.at.word(),
        "level" => setup.level.key(),
        "mat" => match &setup.mat {
            None => LEVELS_MAT,
            Some(Chosen::Shipped { name, .. }) => name,
            Some(Chosen::Custom(mat)) => &mat.name,
        },
        "deck" => match &setup.deck {
            Chosen::Shipped { name, .. } => name,
            Chosen::Custom(deck) => &deck.name,
        },
        "iron-gate" => setup.iron_gate.key(),
        "mine-without-link" => setup.mine_without_link.key(),
        "three-way" => setup.three_way.key(),
        "fallback" => setup.fallback.key(),
        "worcester" => setup.worcester.key(),
        "north-farm" => setup.north_farm.key(),
        "build-icon" => setup.build_icon.key(),
        _ => "",
    };
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use kit::{Game, Lang, Lexicon, Trouble};

    use super::*;

    #[test]
    fn the_printed_deck_has_12_a_4_b_and_6_c() {
        let deck: Deck = from_box("mautoma").unwrap();
        deck.check().unwrap();
        assert_eq!(deck.groups(), [12, 4, 6]);
        let develops = deck.card.iter().filter(|it| it.rear.first_turn.key() == "develop");
        let numbers: Vec<u8> = develops.map(|it| it.number).collect();
        assert_eq!(numbers, [7, 12, 15, 17, 20, 22]);
    }

    #[test]
    fn the_printed_mats_add_up() {
        let tiles = |name: &str| from_box::<MatDocument>(name).unwrap().mat().unwrap().len();
        assert_eq!(["easy", "medium", "hard"].map(tiles), [42, 35, 32]);
    }

    /// What is wrong with a document, as a person reads it.
    fn told(lang: Lang, key: &str, text: &str) -> String {
        let error = choose_document(&mut Setup::default(), key, text).unwrap_err();
        let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).unwrap();
        lexicon.say(lang, &error.message())
    }

    #[test]
    fn a_wrong_card_is_told_with_its_line_and_field() {
        let text = include_str!("../decks/mautoma.toml");
        let doubled =
            text.replace(r#"["redditch", "coalbrookdale"]"#, r#"["redditch", "redditch"]"#);
        assert_eq!(
            told(Lang::En, "deck", &doubled),
            "line 7, card[0].slots[0].cities: expected each city once in a slot, \
             found “redditch” again"
        );
        let merchant = text.replace(r#"cities = ["stafford"] }"#, r#"cities = ["oxford"] }"#);
        assert!(
            told(Lang::Es, "deck", &merchant)
                .ends_with("se esperaba una ciudad o una granja, se encontró «oxford»")
        );
        let dear = text.replacen("develop = 4", "develop = 7", 1);
        assert!(told(Lang::En, "deck", &dear).contains(".rear.develop: expected a whole number"));
        assert_eq!(
            told(
                Lang::Fr,
                "mat",
                &include_str!("../mats/easy.toml").replace("2, 2, 2]", "9, 2, 2]")
            ),
            "ligne 3, coal-mine : attendu au plus 2 tuiles de niveau 2, trouvé 9"
        );
    }

    #[test]
    fn a_deck_that_cannot_be_layered_is_refused() {
        let mut deck: Deck = from_box("mautoma").unwrap();
        deck.card.retain(|it| it.group.key() != "B");
        let error = deck.check().unwrap_err();
        assert_eq!(error.found, words::groups("found-groups", [12, 0, 6]));
    }
}
