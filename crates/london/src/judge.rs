//! What makes a card set valid.

use kit::{DocumentError, Message};

use crate::{
    attested,
    cards::{BoroughCard, CardKind, CardSheet, CityCard, Colour, Edition, Effect, Layer, Ongoing},
    city_deck::MAX_KNOWN,
    components::{MAX_BOROUGHS, MAX_CARDS},
    position::{nothing, range},
};

/// The most cards that money can lie on.
pub(crate) const MAX_ACCRUING: usize = 16;

/// Checks a set for what is missing or inconsistent.
pub(crate) fn check(sheet: &CardSheet) -> Result<(), DocumentError> {
    unique("card", sheet.cards.iter().map(|it| it.id.as_str()))?;
    unique("borough", sheet.boroughs.iter().map(|it| it.id.as_str()))?;
    for (nth, card) in sheet.cards.iter().enumerate() {
        check_card(card).map_err(|it| inside("card", nth, it))?;
    }
    for (nth, borough) in sheet.boroughs.iter().enumerate() {
        check_borough(borough).map_err(|it| inside("borough", nth, it))?;
    }
    if !sheet.cards.is_sorted_by_key(|it| it.deck) {
        return Err(DocumentError::new(Message::new("expected-deck-order"), other()));
    }
    let n_cards: usize = sheet.cards.iter().map(|it| usize::from(it.count)).sum();
    let n_boroughs = sheet.boroughs.len();
    let n_starters = sheet.boroughs.iter().filter(|it| it.starter).count();
    count("expected-city-cards", 30..=MAX_CARDS, n_cards)?;
    count("expected-boroughs", 3..=MAX_BOROUGHS, n_boroughs)?;
    count("expected-starters", 3..=3, n_starters)?;
    count("expected-paupers", 11..=11, of_kind(sheet, CardKind::Pauper))?;
    let n_accruing = sheet.cards.iter().filter(|it| accrues(it)).map(|it| usize::from(it.count));
    count("expected-accruing", 0..=MAX_ACCRUING, n_accruing.sum())?;
    match sheet.edition {
        Edition::Own => Ok(()),
        Edition::First => {
            count("expected-city-cards", 110..=110, n_cards)?;
            let layers = [
                ("expected-cards-a", Layer::A, 25),
                ("expected-cards-b", Layer::B, 50),
                ("expected-cards-c", Layer::C, 35),
            ];
            for (id, layer, expected) in layers {
                let n = sheet.cards.iter().filter(|it| it.deck == layer);
                let n = n.map(|it| usize::from(it.count)).sum();
                count(id, expected..=expected, n)?;
            }
            count("expected-actions", 4..=4, of_kind(sheet, CardKind::Action))?;
            count("expected-boroughs", 20..=20, n_boroughs)
        }
        Edition::Second => {
            count("expected-city-cards", 101..=101, n_cards)?;
            count("expected-actions", 4..=4, of_kind(sheet, CardKind::Action))?;
            count("expected-boroughs", 20..=20, n_boroughs)?;
            attested::check(sheet)
        }
    }
}

pub(crate) fn accrues(card: &CityCard) -> bool {
    matches!(card.ongoing, Some(Ongoing::AccrueOnPlacement(_)))
}

fn of_kind(sheet: &CardSheet, kind: CardKind) -> usize {
    sheet.cards.iter().filter(|it| it.kind == kind).map(|it| usize::from(it.count)).sum()
}

/// An error inside an entry of a list: its field with the entry before it.
pub(crate) fn inside(list: &str, nth: usize, error: DocumentError) -> DocumentError {
    let field = format!("{list}[{nth}].{}", error.at);
    error.in_field(field)
}

fn other() -> Message {
    Message::new("trouble-other")
}

fn count(
    id: &str,
    expected: std::ops::RangeInclusive<usize>,
    found: usize,
) -> Result<(), DocumentError> {
    if expected.contains(&found) {
        return Ok(());
    }
    let (least, most) = expected.into_inner();
    let n = if least == most { most.into() } else { range(least, most) };
    Err(DocumentError::new(Message::new(id).with("n", n), found))
}

fn unique<'a>(list: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), DocumentError> {
    let mut seen: Vec<&str> = Vec::new();
    for (nth, id) in ids.enumerate() {
        let wrong = |expected: &str| {
            let error = DocumentError::new(Message::new(expected), Message::quoted(id));
            Err(inside(list, nth, error.in_field("id")))
        };
        let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if id.is_empty() || !id.chars().all(is_plain) {
            return wrong("expected-id");
        }
        if seen.contains(&id) {
            return wrong("expected-own-id");
        }
        seen.push(id);
    }
    Ok(())
}

/// The largest figure a card may carry: it keeps every sum in bounds.
const MAX_FIGURE: u8 = 30;
/// The most copies of a card.
const MAX_COPIES: u8 = 20;
/// The largest amount of an effect.
const MAX_AMOUNT: u8 = 5;

fn check_card(card: &CityCard) -> Result<(), DocumentError> {
    let wrong = |field: &str, expected: &str, found: Message| {
        Err(DocumentError::new(Message::new(expected), found).in_field(field))
    };
    between("count", 1..=MAX_COPIES, card.count)?;
    let is_grey = card.colour == Colour::Grey;
    if is_grey != (card.kind == CardKind::Pauper) {
        return wrong("colour", "expected-grey", Message::quoted(card.colour.key()));
    }
    let is_action = matches!(card.effect, Some(Effect::PlayFree(_) | Effect::Draw(_)));
    if is_action != (card.kind == CardKind::Action) {
        return wrong("effect", "expected-action-effect", other());
    }
    let figures: [(&str, Option<u8>); 6] = [
        ("building-cost", card.building_cost),
        ("activation-money", card.activation_money),
        ("money", card.money),
        ("prestige", card.prestige),
        ("end-prestige", card.end_prestige),
        ("poverty", card.poverty.map(i8::unsigned_abs)),
    ];
    let words = [
        ("activation-card", card.activation_card.is_some()),
        ("flips", card.flips.is_some()),
        ("ongoing", card.ongoing.is_some()),
    ];
    if card.kind != CardKind::Building {
        let figure = figures.iter().find(|it| it.1.is_some()).map(|it| it.0);
        let word = words.iter().find(|it| it.1).map(|it| it.0);
        if let Some(field) = figure.or(word) {
            return wrong(field, "expected-no-figure", other());
        }
        if let Some(Effect::PlayFree(n) | Effect::Draw(n)) = card.effect {
            between("effect", 1..=MAX_AMOUNT, n)?;
        }
        return Ok(());
    }
    for (field, value) in figures {
        check_figure(field, value)?;
    }
    // An ongoing ability is nothing that every building has.
    if let Some((field, _)) = words[..2].iter().find(|it| !it.1) {
        return wrong(field, "expected-figure", nothing());
    }
    check_amounts(card)
}

fn check_figure(field: &str, value: Option<u8>) -> Result<(), DocumentError> {
    match value {
        Some(value) => between(field, 0..=MAX_FIGURE, value),
        None => Err(DocumentError::new(Message::new("expected-figure"), nothing()).in_field(field)),
    }
}

fn between(
    field: &str,
    expected: std::ops::RangeInclusive<u8>,
    found: u8,
) -> Result<(), DocumentError> {
    if expected.contains(&found) {
        return Ok(());
    }
    let (least, most) = expected.into_inner();
    Err(DocumentError::new(range(least, most), found).in_field(field))
}

/// Effects whose amount would make them endless or nothing.
fn check_amounts(card: &CityCard) -> Result<(), DocumentError> {
    let amounts: [u8; 3] = match card.effect {
        Some(Effect::Prison { cards, poverty, prestige }) => [cards, poverty, prestige],
        Some(Effect::Workhouse { money, poverty }) => [money, poverty, 0],
        Some(
            Effect::PrestigePerNonBrownCard(n)
            | Effect::PrestigePerBlueCard(n)
            | Effect::MoneyPerBrownCard(n)
            | Effect::MoneyPerBorough(n)
            | Effect::MoneyPerRiverBorough(n)
            | Effect::MoneyPerNorthBorough(n)
            | Effect::MoneyPerSouthBorough(n)
            | Effect::TakeFromEachPlayer(n)
            | Effect::OthersPayPerBorough(n)
            | Effect::GivePoverty(n)
            | Effect::InflictPoverty(n),
        ) => [n, 0, 0],
        _ => [0; 3],
    };
    for amount in amounts {
        between("effect", 0..=MAX_AMOUNT, amount)?;
    }
    match card.ongoing {
        Some(Ongoing::LookAtTop(n)) => between("ongoing", 1..=MAX_KNOWN as u8, n),
        Some(Ongoing::LoanBrings(n)) => between("ongoing", 10..=15, n),
        Some(Ongoing::StartDraw { least, most }) => {
            between("ongoing", 1..=3, most)?;
            between("ongoing", 0..=most, least)
        }
        Some(Ongoing::AccrueOnPlacement(n) | Ongoing::PayToRecolour(n)) => {
            between("ongoing", 0..=MAX_AMOUNT, n)
        }
        Some(Ongoing::FreePlacement | Ongoing::SwapWithBoard) | None => Ok(()),
    }
}

fn check_borough(borough: &BoroughCard) -> Result<(), DocumentError> {
    let figures = [
        ("cost", borough.cost),
        ("cards", borough.cards),
        ("prestige", borough.prestige),
        ("poverty-removed", borough.poverty_removed),
        ("run-poverty", borough.run_poverty),
        ("run-cost", borough.run_cost),
    ];
    figures.into_iter().try_for_each(|(field, value)| check_figure(field, value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::FIRST_EDITION;

    fn error(change: impl Fn(&mut CardSheet)) -> String {
        let mut sheet = CardSheet::first_edition();
        change(&mut sheet);
        check(&sheet).unwrap_err().to_string()
    }

    // Covers R1-1, R1-2, R1-3.
    #[test]
    fn the_shipped_set_has_110_cards_11_paupers_4_actions_20_boroughs() {
        let sheet = CardSheet::first_edition();
        assert_eq!((sheet.name.as_str(), sheet.edition), ("First-edition cards", Edition::First));
        assert_eq!(of_kind(&sheet, CardKind::Building), 95);
        let money = |deck| -> u32 {
            let cards = sheet.cards.iter().filter(|it| it.deck == deck);
            cards.map(|it| u32::from(it.count) * u32::from(it.money.unwrap_or(0))).sum()
        };
        assert_eq!([Layer::A, Layer::B, Layer::C].map(money), [47, 113, 20]);
        let crucial = sheet.cards.iter().filter(|it| it.crucial).map(|it| it.count);
        assert_eq!(crucial.sum::<u8>(), 16);
    }

    #[test]
    fn an_unknown_effect_code_is_told_with_its_line() {
        let text = FIRST_EDITION.text.replace("\"free-placement\"", "\"fly\"");
        let error = CardSheet::parse(&text).unwrap_err();
        assert!(error.line.is_some(), "{error}");
        assert!(error.to_string().ends_with("found trouble-quoted(text=fly)"), "{error}");
    }

    #[test]
    fn a_missing_figure_is_named() {
        let told = error(|it| it.cards[0].building_cost = None);
        assert_eq!(told, "card[0].building-cost: expected expected-figure, found trouble-nothing");
        let told = error(|it| it.boroughs[0].cost = None);
        assert_eq!(told, "borough[0].cost: expected expected-figure, found trouble-nothing");
    }

    #[test]
    fn what_is_wrong_with_a_card_is_told_with_its_line() {
        let text = FIRST_EDITION.text.replacen("end-prestige = 2", "end-prestige = 31", 1);
        let error = CardSheet::parse(&text).unwrap_err();
        assert_eq!(error.expected.id, "expected-range");
        assert!(error.line.is_some() && error.at.ends_with(".end-prestige"), "{error}");
    }

    #[test]
    fn twelve_paupers_are_one_too_many() {
        let told = error(|it| {
            it.cards.iter_mut().find(|it| it.id == "paupers-a").unwrap().count += 1;
        });
        assert_eq!(told, "expected expected-paupers(n=11), found 12");
    }
}
