//! Every card says all that its deck says, in its order, and nothing else.

use brass::{Brass, Deck as MautomaDeck, FirstTurn, Location, MautomaCard, Quadrant, SlotAction};
use kit::{Boxed, Game, Lang, Lexicon, Message};
use london::{CardAction, Criterion, London};
use patchwork::Patchwork;
use print::{Layout, Options};

use crate::{bare, card_texts, file, lexicon, near};

/// Sizes: as they are played with, and the smallest that sleeves ask for.
fn single(size: &str) -> Options {
    Options { layout: Layout::OnePerPage, size: size.parse().unwrap(), ..Options::default() }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().unwrap().to_uppercase().chain(letters).collect()
}

/// The words of a language, one after the other.
struct Words<'a> {
    lexicon: &'a Lexicon,
    lang: Lang,
    said: String,
}

impl Words<'_> {
    fn new(lexicon: &Lexicon, lang: Lang) -> Words<'_> {
        Words { lexicon, lang, said: String::new() }
    }

    fn put(&mut self, text: impl ToString) {
        self.said += &bare(&text.to_string());
    }

    fn text(&mut self, id: &str) {
        self.put(self.lexicon.text(self.lang, id));
    }

    fn say(&mut self, message: &Message) {
        self.put(self.lexicon.say(self.lang, message));
    }

    fn place(&mut self, city: Location) {
        let place = Message::new("order-place")
            .with("key", city.to_string())
            .with("location", Message::new(format!("location-{city}")));
        self.put(capital(&self.lexicon.say(self.lang, &place)));
    }
}

fn mautoma_front(words: &mut Words<'_>, card: &MautomaCard) {
    words.put(card.number);
    words.text("automa-title");
    words.put(card.group.key());
    for slot in &card.slots {
        match slot.builds() {
            Some(it) => {
                let name = words.lexicon.text(words.lang, &format!("industry-{it}"));
                words.put(capital(&name));
            }
            None => words.text("print-links-from"),
        }
        if let Some(price) = slot.iron_price {
            words.say(&Message::new("print-iron-at").with("price", price));
        }
        if slot.link {
            words.text("print-link-first");
        }
        if slot.action == SlotAction::CoalMineAndLinks {
            words.text("print-then-links");
        }
        for (nth, city) in slot.cities.iter().enumerate() {
            if 0 < nth {
                words.put("→");
            }
            words.place(*city);
        }
    }
    words.text("print-front");
    words.say(&Message::new("print-ruleset").with("n", Brass::RULESET));
}

fn mautoma_rear(words: &mut Words<'_>, card: &MautomaCard) {
    words.text(match card.rear.first_turn {
        FirstTurn::Develop => "print-first-develop",
        FirstTurn::Draw => "print-first-draw",
    });
    words.text("print-sell");
    let id = match card.rear.brewery {
        Location::FarmNorth | Location::FarmSouth => "print-sell-else-farm",
        _ => "print-sell-else",
    };
    let mut city = Words::new(words.lexicon, words.lang);
    city.place(card.rear.brewery);
    words.say(&Message::new(id).with("city", city.said));
    words.text("print-develop");
    match card.rear.develop {
        0 => words.text("print-develop-free"),
        price => words.say(&Message::new("print-develop-if").with("price", price)),
    }
    words.put(format!("+{}", brass::DEVELOP_POINTS));
    words.text("print-points");
    words.text("print-links");
    words.text("print-links-last");
    words.text("print-pass");
    words.put(format!("+{}", brass::PASS_POINTS));
    words.text("print-points");
    words.text("print-rear");
    words.text("print-second");
}

#[test]
fn every_card_of_mautoma_says_what_its_deck_says() {
    let lexicon = lexicon::<Brass>();
    let document = Brass::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    let deck: MautomaDeck = kit::read(document.text).unwrap();
    for lang in Lang::ALL {
        let file = file::<Brass>(lang, single("63x88"));
        let pages = file.pages();
        assert_eq!(pages.len(), 2 * deck.card.len());
        for (card, pages) in deck.card.iter().zip(pages.chunks(2)) {
            let number = Message::new("print-of").with("n", card.number).with("all", 22);
            for (page, say) in [
                (pages[0], mautoma_front as fn(&mut Words<'_>, &MautomaCard)),
                (pages[1], mautoma_rear),
            ] {
                let mut words = Words::new(&lexicon, lang);
                say(&mut words, card);
                words.say(&number);
                assert_eq!(bare(&card_texts(&file, page)), words.said, "card {}", card.number);
            }
            // The square of the tie-break is the only one of four that is filled: 3 mm of
            // bleed, then 13.2 mm from the right edge.
            let (x, y) = match card.rear.icon {
                Quadrant::NorthWest => (0.0, 0.0),
                Quadrant::NorthEast => (4.0, 0.0),
                Quadrant::SouthWest => (0.0, 4.0),
                Quadrant::SouthEast => (4.0, 4.0),
            };
            let framed = file.draw(pages[1]).framed;
            let is_square = |it: &&[f64; 4]| near(it[2] - it[0], 4.0) && near(it[3] - it[1], 4.0);
            let squares: Vec<&[f64; 4]> = framed.iter().filter(is_square).collect();
            assert_eq!(squares.len(), 1, "card {}", card.number);
            let (left, top) = (3.0 + 63.0 - 13.2, 3.0 + 9.2 - 4.0);
            assert!(near(squares[0][0], left + x) && near(squares[0][1], top + y), "{squares:?}");
        }
    }
}

fn automartin_front(words: &mut Words<'_>, card: &london::DeckCard) {
    // The level in Roman figures, then the number.
    let level = "i".repeat(card.level.into());
    words.put(level.to_uppercase());
    words.put(format!("·{}", card.id.strip_prefix(&level).unwrap()));
    words.text("automa-title");
    if 0 < card.money {
        words.say(&Message::new("print-gain-money").with("n", card.money));
    }
    if 0 < card.poverty {
        words.put(format!("+{}", card.poverty));
        words.text("print-of-poverty");
    }
    if card.crucial {
        words.text("filter-crucial");
    }
    for (nth, line) in card.filter.iter().enumerate() {
        words.put(nth + 1);
        words.text(match line {
            Criterion::DevelopmentBoard => "filter-development-board",
            Criterion::Borough => "filter-borough",
            Criterion::Coins => "print-coins",
            Criterion::Poverty => "print-poverty",
            Criterion::Prestige => "print-prestige",
            Criterion::FirstCard => "filter-first-card",
            Criterion::LastCard => "filter-last-card",
            Criterion::CityDeck => "filter-city-deck",
        });
    }
    words.text(match card.action {
        Some(CardAction::DiscardFromCityDeck) => "automa-then-discard",
        Some(CardAction::SkipNext) => "automa-then-skip",
        Some(CardAction::DrawAnother) => "automa-then-another",
        None => "print-nothing-more",
    });
    words.say(&Message::new("print-ruleset").with("n", London::RULESET));
}

#[test]
fn every_card_of_automartin_says_what_its_deck_says_and_no_back_tells() {
    let lexicon = lexicon::<London>();
    let document = London::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    let deck = london::Deck::parse(document.text).unwrap();
    for lang in Lang::ALL {
        let file = file::<London>(lang, single("61x86"));
        let pages = file.pages();
        assert_eq!(pages.len(), 2 * deck.cards.len());
        for (card, pages) in deck.cards.iter().zip(pages.chunks(2)) {
            let mut words = Words::new(&lexicon, lang);
            automartin_front(&mut words, card);
            assert_eq!(bare(&card_texts(&file, pages[0])), words.said, "{}", card.id);
            assert_eq!(card_texts(&file, pages[1]), "", "{}", card.id);
        }
    }
}

#[test]
fn every_card_of_the_automa_says_what_its_decks_say() {
    let lexicon = lexicon::<Patchwork>();
    for lang in Lang::ALL {
        let file = file::<Patchwork>(lang, single("63x88"));
        let pages = file.pages();
        let mut sides = pages.chunks(2);
        for document in Patchwork::DOCUMENTS.iter().filter(|it| it.key == "deck") {
            let deck = patchwork::Deck::parse(document.text).unwrap();
            for (nth, card) in deck.cards.iter().enumerate() {
                let mut words = Words::new(&lexicon, lang);
                words.put(usize::from(deck.first_number) + nth);
                words.text(&format!("deck-{}", document.name));
                words.put(card.virtual_buttons);
                words.text("print-spends");
                if card.filters.is_empty() {
                    words.text("print-no-filter");
                }
                for (nth, filter) in card.filters.iter().enumerate() {
                    words.put(nth + 1);
                    words.text(&format!("print-{}", filter.key()));
                }
                words.text("print-income");
                words.put(format!("+{}", card.income));
                words.say(&Message::new("print-ruleset").with("n", Patchwork::RULESET));
                let sides = sides.next().unwrap();
                assert_eq!(bare(&card_texts(&file, sides[0])), words.said);
                let back = card.open_buttons().map_or_else(String::new, |it| it.to_string());
                assert_eq!(card_texts(&file, sides[1]), back);
            }
        }
        assert!(sides.next().is_none());
    }
}
