//! What is attested of the second edition: a set of that name must agree with it.

use kit::{DocumentError, Message};

use crate::cards::{ActivationCard, CardKind, CardSheet, CityCard, Colour, Effect, Side};

/// The city cards the second edition is known to have.
const CARDS: [&str; 15] = [
    "Brixton Prison",
    "Hospital",
    "Huguenots",
    "Millbank Prison",
    "Omnibus",
    "Paupers",
    "Steamboats",
    "Town Houses",
    "Train Station North",
    "Train Station South",
    "Underground",
    "Vauxhall Gardens",
    "Vintners",
    "West India Docks",
    "Whitehall",
];

/// The boroughs the second edition is known to have, the three starters first.
const BOROUGHS: [&str; 6] =
    ["City", "Westminster", "Southwark & Bermondsey", "Lewisham", "Wandsworth", "Hammersmith"];

/// The three boroughs that lie face up at the start: their ids, names, sides of the
/// river, and the poverty of a run where that is attested. All of them touch it.
pub(crate) const STARTERS: [(&str, &str, Side, Option<i8>); 3] = [
    ("city", BOROUGHS[0], Side::North, None),
    ("westminster", BOROUGHS[1], Side::North, None),
    ("southwark-and-bermondsey", BOROUGHS[2], Side::South, Some(1)),
];

/// A figure of the second edition that its rulebook or a review proves.
type Attested = (&'static str, &'static str, fn(&CityCard) -> bool);

/// What is proven of single cards of the second edition, by printed name.
const ATTESTED: &[Attested] = &[
    ("Hospital", "colour blue", |it| it.colour == Colour::Blue),
    ("Hospital", "building-cost 2", |it| it.building_cost == Some(2)),
    ("Hospital", "effect flip-this-instead", |it| it.effect == Some(Effect::FlipThisInstead)),
    ("Hospital", "flips true", |it| it.flips == Some(true)),
    ("Water Works", "colour blue", |it| it.colour == Colour::Blue),
    ("Vintners", "colour brown", |it| it.colour == Colour::Brown),
    ("Vauxhall Gardens", "colour blue", |it| it.colour == Colour::Blue),
    ("Vauxhall Gardens", "building-cost 0", |it| it.building_cost == Some(0)),
    ("Great Fire Monument", "colour pink", |it| it.colour == Colour::Pink),
    ("Wren", "colour blue", |it| it.colour == Colour::Blue),
    ("Wren", "kind action", |it| it.kind == CardKind::Action),
    ("Huguenots", "colour brown", |it| it.colour == Colour::Brown),
    ("Huguenots", "effect draw 2", |it| it.effect == Some(Effect::Draw(2))),
    ("Jewish Refugees", "kind action", |it| it.kind == CardKind::Action),
    ("Town Houses", "colour blue", |it| it.colour == Colour::Blue),
    ("Town Houses", "effect prestige-per-blue-card 1", |it| {
        it.effect == Some(Effect::PrestigePerBlueCard(1))
    }),
    ("Town Houses", "flips true", |it| it.flips == Some(true)),
    ("Bank of England", "colour brown", |it| it.colour == Colour::Brown),
    ("Leather Industry", "colour brown", |it| it.colour == Colour::Brown),
    ("West India Docks", "activation-card any", |it| {
        it.activation_card == Some(ActivationCard::Any)
    }),
    ("West India Docks", "money 7", |it| it.money == Some(7)),
    ("West India Docks", "flips true", |it| it.flips == Some(true)),
    ("Steamboats", "effect money-per-river-borough 2", |it| {
        it.effect == Some(Effect::MoneyPerRiverBorough(2))
    }),
    ("Steamboats", "flips true", |it| it.flips == Some(true)),
    // AutoMartin names his crucial cards (Q10).
    ("Underground", "crucial true", |it| it.crucial),
    ("Train Station North", "crucial true", |it| it.crucial),
    ("Train Station South", "crucial true", |it| it.crucial),
    ("Omnibus", "crucial true", |it| it.crucial),
    ("Millbank Prison", "crucial true", |it| it.crucial),
    ("Brixton Prison", "crucial true", |it| it.crucial),
    ("Whitehall", "crucial true", |it| it.crucial),
    ("Hospital", "crucial true", |it| it.crucial),
];

/// What is proven of a card of the second edition: a field of its entry, and what
/// stands there.
pub fn attested(name: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_card = ATTESTED.iter().filter(move |it| it.0 == name);
    of_card.filter_map(|it| it.1.split_once(' '))
}

/// The names of the city cards that the second edition is known to have.
pub fn attested_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = CARDS.into_iter().chain(ATTESTED.iter().map(|it| it.0)).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|it| *it != "Paupers");
    names
}

/// What is proven of a borough of the second edition besides where it lies.
pub fn attested_borough(name: &str) -> &'static [(&'static str, u8)] {
    match name {
        "Wandsworth" => {
            &[("cards", 2), ("prestige", 2), ("poverty-removed", 1), ("run-poverty", 2)]
        }
        _ => &[],
    }
}

/// Where a set that calls itself second edition departs from what is attested.
pub(crate) fn faults(sheet: &CardSheet) -> Vec<DocumentError> {
    let missing = |id: &str, name: &str| {
        DocumentError::new(Message::new(id).with("name", name), Message::new("trouble-nothing"))
    };
    let mut faults = Vec::new();
    for name in CARDS.into_iter().filter(|name| sheet.cards.iter().all(|it| it.name != *name)) {
        faults.push(missing("expected-attested-card", name));
    }
    for name in BOROUGHS.into_iter().filter(|name| sheet.boroughs.iter().all(|it| it.name != *name))
    {
        faults.push(missing("expected-attested-borough", name));
    }
    for (name, figure, agrees) in ATTESTED {
        for (nth, card) in sheet.cards.iter().enumerate() {
            if card.name == *name && !agrees(card) {
                faults.push(wrong("card", nth, name, figure));
            }
        }
    }
    faults.extend(borough_faults(sheet));
    faults
}

fn borough_faults(sheet: &CardSheet) -> Vec<DocumentError> {
    let mut faults = Vec::new();
    for (nth, borough) in sheet.boroughs.iter().enumerate().filter(|it| it.1.is_named()) {
        let name = borough.name.as_str();
        let mut expect = |figure: &str, agrees: bool| {
            if !agrees {
                faults.push(wrong("borough", nth, name, figure));
            }
        };
        let is_starter = BOROUGHS[..3].contains(&name);
        let figure = if is_starter { "starter true" } else { "starter false" };
        expect(figure, is_starter == borough.starter);
        if name == "Southwark & Bermondsey" {
            expect("run-poverty 1", borough.run_poverty == Some(1));
        }
        if name == "Wandsworth" {
            expect("cards 2", borough.cards == Some(2));
            expect("prestige 2", borough.prestige == Some(2));
            expect("poverty-removed 1", borough.poverty_removed == Some(1));
            expect("run-poverty 2", borough.run_poverty == Some(2));
        }
    }
    let cost = |name: &str| sheet.boroughs.iter().find(|it| it.name == name).and_then(|it| it.cost);
    let dearest = cost("Lewisham").max(cost("Southwark & Bermondsey"));
    if cost("Hammersmith").is_some_and(|it| Some(it) <= dearest) {
        let expected = Message::new("expected-dearer").with("name", "Hammersmith");
        let expected = expected.with("others", "Lewisham, Southwark & Bermondsey");
        faults.push(DocumentError::new(expected, Message::new("trouble-other")));
    }
    faults
}

/// A figure that is not as attested: `figure` is its field and what it must be.
fn wrong(list: &str, nth: usize, name: &str, figure: &str) -> DocumentError {
    let expected = Message::new("expected-attested").with("name", name).with("figure", figure);
    let field = figure.split(' ').next().unwrap_or(figure);
    let error = DocumentError::new(expected, Message::new("trouble-other"));
    crate::judge::inside(list, nth, error.in_field(field))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Edition;

    /// A set of 101 cards with every attested figure; the others are invented.
    fn second() -> CardSheet {
        let mut sheet = CardSheet::first_edition();
        sheet.edition = Edition::Second;
        sheet
            .cards
            .retain(|it| !["sewers-c", "brewing-b", "ship-building-b"].contains(&it.id.as_str()));
        for card in &mut sheet.cards {
            match card.name.as_str() {
                "Vauxhall Gardens" => card.colour = Colour::Blue,
                "Town Houses" => card.effect = Some(Effect::PrestigePerBlueCard(1)),
                _ => {}
            }
        }
        for borough in &mut sheet.boroughs {
            match borough.name.as_str() {
                "Southwark & Bermondsey" => borough.run_poverty = Some(1),
                "Wandsworth" => {
                    (borough.cards, borough.prestige) = (Some(2), Some(2));
                    (borough.poverty_removed, borough.run_poverty) = (Some(1), Some(2));
                }
                _ => {}
            }
        }
        sheet
    }

    fn error(change: impl Fn(&mut CardSheet)) -> String {
        let mut sheet = second();
        change(&mut sheet);
        crate::judge::check(&sheet).unwrap_err().to_string()
    }

    #[test]
    fn names_and_colours_alone_are_enough_at_a_table() {
        let mut names = second();
        for it in names.cards.iter_mut().filter(|it| it.kind == CardKind::Building) {
            (it.building_cost, it.activation_money, it.activation_card) = (None, None, None);
            (it.money, it.poverty, it.prestige, it.end_prestige) = (None, None, None, None);
            (it.flips, it.ongoing) = (None, None);
        }
        names.cards.iter_mut().for_each(|it| it.effect = None);
        for it in &mut names.boroughs {
            (it.cost, it.cards, it.prestige) = (None, None, None);
            (it.poverty_removed, it.run_poverty, it.run_cost) = (None, None, None);
        }
        assert_eq!(crate::judge::check_at(&names, kit::At::Table), Ok(()));
        assert!(crate::judge::check_at(&names, kit::At::Screen).is_err(), "figures are missing");
        names.cards[0].colour = Colour::Grey;
        assert!(crate::judge::check_at(&names, kit::At::Table).is_err(), "that cannot be");
    }

    #[test]
    fn at_a_table_the_last_card_that_got_its_name_may_stand_anywhere() {
        let mut sheet = second();
        sheet.cards.reverse();
        assert_eq!(crate::judge::check_at(&sheet, kit::At::Table), Ok(()));
        assert!(crate::judge::check_at(&sheet, kit::At::Screen).is_err(), "A, then B, then C");
    }

    #[test]
    fn a_set_whole_for_the_table_tells_which_cards_the_screen_lacks() {
        let mut sheet = second();
        assert!(sheet.screen_gaps().is_empty(), "nothing is missing");
        (sheet.cards[2].flips, sheet.cards[4].activation_card) = (None, None);
        assert_eq!(sheet.screen_gaps(), [2, 4]);
        sheet.boroughs[5].cost = None;
        assert!(sheet.screen_gaps().is_empty(), "he will ask for that");
    }

    #[test]
    fn a_set_that_agrees_with_all_that_is_attested_is_valid() {
        assert_eq!(crate::judge::check(&second()), Ok(()));
    }

    #[test]
    fn a_set_that_calls_itself_second_edition_must_agree_with_what_is_attested() {
        let mut sheet = CardSheet::first_edition();
        sheet.edition = Edition::Second;
        assert_eq!(
            crate::judge::check(&sheet).unwrap_err().to_string(),
            "expected [expected-city-cards], found 110"
        );
        let card = |it: &mut CardSheet, name: &str, change: fn(&mut CityCard)| {
            it.cards.iter_mut().filter(|it| it.name == name).for_each(change);
        };
        assert_eq!(
            error(|it| card(it, "Vauxhall Gardens", |it| it.colour = Colour::Brown)),
            "card[15].colour: expected [expected-attested], found another value"
        );
        let told = error(|it| card(it, "Omnibus", |it| it.name = "Tram".to_owned()));
        assert!(told.contains("[expected-attested-card]"), "{told}");
        let told = error(|it| {
            it.boroughs
                .iter_mut()
                .filter(|it| it.name == "Hammersmith")
                .for_each(|it| it.cost = Some(3));
        });
        assert!(told.contains("[expected-dearer]"), "{told}");
        let told = error(|it| {
            it.boroughs
                .iter_mut()
                .filter(|it| it.name == "Wandsworth")
                .for_each(|it| it.cards = Some(3));
        });
        assert!(told.starts_with("borough[9].cards: "), "{told}");
    }
}
