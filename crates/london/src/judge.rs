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
    faults(sheet).into_iter().next().map_or(Ok(()), Err)
}

/// The same for a place to play: at somebody's own table figures may be missing,
/// since they are asked for.
pub(crate) fn check_at(sheet: &CardSheet, at: kit::At) -> Result<(), DocumentError> {
    if at.is_screen() {
        return check(sheet);
    }
    // A card may still be without its name or be called otherwise, and stands where its
    // place was free, the last one too.
    let is_name = |it: &DocumentError| {
        let ids = ["expected-attested-card", "expected-attested-borough", "expected-deck-order"];
        sheet.edition == Edition::Second && ids.contains(&it.expected.id.as_str())
    };
    let is_gap = |it: &DocumentError| is_unknown(it) || is_word(it) || is_name(it);
    faults(sheet).into_iter().find(|it| !is_gap(it)).map_or(Ok(()), Err)
}

/// Whether a figure that AutoMartin compares or pays is missing.
pub(crate) fn has_gaps(sheet: &CardSheet) -> bool {
    faults(sheet).iter().any(is_unknown)
}

/// Whether it is what a card does in words: the person's own affair at a table.
fn is_word(fault: &DocumentError) -> bool {
    fault.at.ends_with(".effect") && fault.expected.id == "expected-attested"
}

/// Whether only play on the screen needs what is missing: the effect, the flip, the
/// hand card spent. AutoMartin ignores them.
pub(crate) fn is_for_screen(fault: &DocumentError) -> bool {
    let fields = [".effect", ".flips", ".activation-card"];
    is_word(fault) || is_unknown(fault) && fields.iter().any(|it| fault.at.ends_with(it))
}

/// Whether what is missing is a figure, or the name of a card with all its figures.
fn is_unknown(fault: &DocumentError) -> bool {
    ["expected-figure", "expected-name"].contains(&fault.expected.id.as_str())
}

/// Everything that is missing or inconsistent, card by card, then the set as a whole.
pub(crate) fn faults(sheet: &CardSheet) -> Vec<DocumentError> {
    let mut faults = unique("card", sheet.cards.iter().map(|it| it.id.as_str()));
    faults.extend(unique("borough", sheet.boroughs.iter().map(|it| it.id.as_str())));
    for (nth, card) in sheet.cards.iter().enumerate() {
        faults.extend(check_card(card).into_iter().map(|it| inside("card", nth, it)));
    }
    for (nth, borough) in sheet.boroughs.iter().enumerate() {
        let found = check_borough(borough);
        faults.extend(found.into_iter().map(|it| inside("borough", nth, it)));
    }
    if !sheet.cards.is_sorted_by_key(|it| it.deck) {
        faults.push(DocumentError::new(Message::new("expected-deck-order"), other()));
    }
    let n_cards: usize = sheet.cards.iter().map(|it| usize::from(it.count)).sum();
    let n_boroughs = sheet.boroughs.len();
    let n_starters = sheet.boroughs.iter().filter(|it| it.starter).count();
    let n_accruing = sheet.cards.iter().filter(|it| accrues(it)).map(|it| usize::from(it.count));
    let mut expected = vec![
        ("expected-city-cards", 30..=MAX_CARDS, n_cards),
        ("expected-boroughs", 3..=MAX_BOROUGHS, n_boroughs),
        ("expected-starters", 3..=3, n_starters),
        ("expected-paupers", 11..=11, of_kind(sheet, CardKind::Pauper)),
        ("expected-accruing", 0..=MAX_ACCRUING, n_accruing.sum()),
    ];
    if sheet.edition != Edition::Own {
        let n = if sheet.edition == Edition::First { 110 } else { 101 };
        // What one edition has is told in place of what any set may have.
        expected[0].1 = n..=n;
        expected[1].1 = 20..=20;
        expected.push(("expected-actions", 4..=4, of_kind(sheet, CardKind::Action)));
    }
    if sheet.edition == Edition::First {
        let layers = [
            ("expected-cards-a", Layer::A, 25),
            ("expected-cards-b", Layer::B, 50),
            ("expected-cards-c", Layer::C, 35),
        ];
        for (id, layer, n) in layers {
            let cards = sheet.cards.iter().filter(|it| it.deck == layer);
            expected.push((id, n..=n, cards.map(|it| usize::from(it.count)).sum()));
        }
    }
    faults.extend(expected.into_iter().filter_map(|(id, expected, n)| count(id, expected, n)));
    if sheet.edition == Edition::Second {
        // A figure that is not there yet is told as such.
        let is_told = |it: &DocumentError| faults.iter().any(|told| told.at == it.at);
        let attested: Vec<DocumentError> = attested::faults(sheet);
        let untold = attested.into_iter().filter(|it| it.at.is_empty() || !is_told(it));
        let untold: Vec<DocumentError> = untold.collect();
        faults.extend(untold);
    }
    faults
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
) -> Option<DocumentError> {
    if expected.contains(&found) {
        return None;
    }
    let (least, most) = expected.into_inner();
    let n = if least == most { most.into() } else { range(least, most) };
    Some(DocumentError::new(Message::new(id).with("n", n), found))
}

fn unique<'a>(list: &str, ids: impl Iterator<Item = &'a str>) -> Vec<DocumentError> {
    let mut seen: Vec<&str> = Vec::new();
    let mut faults = Vec::new();
    for (nth, id) in ids.enumerate() {
        let mut wrong = |expected: &str| {
            let error = DocumentError::new(Message::new(expected), Message::quoted(id));
            faults.push(inside(list, nth, error.in_field("id")));
        };
        let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if id.is_empty() || !id.chars().all(is_plain) {
            wrong("expected-id");
        } else if seen.contains(&id) {
            wrong("expected-own-id");
        }
        seen.push(id);
    }
    faults
}

/// The largest figure a card may carry: it keeps every sum in bounds.
pub const MAX_FIGURE: u8 = 30;
/// The most copies of a card.
pub const MAX_COPIES: u8 = 20;
/// The largest amount of an effect.
pub const MAX_AMOUNT: u8 = 5;

/// The most that one run can bring: each card its figure, and its amount for
/// each card there is; every other player pays and every unit of an effect counts.
const MOST_A_RUN: i64 =
    MAX_CARDS as i64 * (MAX_FIGURE as i64 + MAX_AMOUNT as i64 * MAX_CARDS as i64 + u8::MAX as i64);

// So many runs nobody plays: a purse of 32 bits cannot overflow.
const _: () = assert!(10_000 < i32::MAX as i64 / MOST_A_RUN);

fn check_card(card: &CityCard) -> Vec<DocumentError> {
    let wrong = |field: &str, expected: &str, found: Message| {
        DocumentError::new(Message::new(expected), found).in_field(field)
    };
    if !card.is_named() {
        return vec![wrong("name", "expected-name", nothing())];
    }
    let mut faults = Vec::from_iter(between("count", 1..=MAX_COPIES, card.count).err());
    let is_grey = card.colour == Colour::Grey;
    if is_grey != (card.kind == CardKind::Pauper) {
        faults.push(wrong("colour", "expected-grey", Message::quoted(card.colour.key())));
    }
    let is_action = matches!(card.effect, Some(Effect::PlayFree(_) | Effect::Draw(_)));
    if card.kind == CardKind::Action && card.effect.is_none() {
        faults.push(wrong("effect", "expected-figure", nothing()));
    } else if is_action != (card.kind == CardKind::Action) {
        faults.push(wrong("effect", "expected-action-effect", other()));
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
        let figures = figures.iter().filter(|it| it.1.is_some()).map(|it| it.0);
        for field in figures.chain(words.iter().filter(|it| it.1).map(|it| it.0)) {
            faults.push(wrong(field, "expected-no-figure", other()));
        }
        if let Some(Effect::PlayFree(n) | Effect::Draw(n)) = card.effect {
            faults.extend(between("effect", 1..=MAX_AMOUNT, n).err());
        }
        return faults;
    }
    faults.extend(figures.into_iter().filter_map(|(field, value)| check_figure(field, value)));
    // An ongoing ability is nothing that every building has.
    for (field, _) in words[..2].iter().filter(|it| !it.1) {
        faults.push(wrong(field, "expected-figure", nothing()));
    }
    faults.extend(check_amounts(card).err());
    faults
}

fn check_figure(field: &str, value: Option<u8>) -> Option<DocumentError> {
    match value {
        Some(value) => between(field, 0..=MAX_FIGURE, value).err(),
        None => {
            Some(DocumentError::new(Message::new("expected-figure"), nothing()).in_field(field))
        }
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

fn check_borough(borough: &BoroughCard) -> Vec<DocumentError> {
    if !borough.is_named() {
        return vec![DocumentError::new(Message::new("expected-name"), nothing()).in_field("name")];
    }
    let figures = [
        ("cost", borough.cost),
        ("cards", borough.cards),
        ("prestige", borough.prestige),
        ("poverty-removed", borough.poverty_removed),
        ("run-poverty", borough.run_poverty.map(i8::unsigned_abs)),
        ("run-cost", borough.run_cost.map(i8::unsigned_abs)),
    ];
    figures.into_iter().filter_map(|(field, value)| check_figure(field, value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Boxed;

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
        let text = CardSheet::DOCUMENTS[0].text.replace("\"free-placement\"", "\"fly\"");
        let error = CardSheet::parse(&text).unwrap_err();
        assert!(error.line.is_some(), "{error}");
        assert!(error.to_string().ends_with("found “fly”"), "{error}");
    }

    #[test]
    fn a_missing_figure_is_named() {
        let told = error(|it| it.cards[0].building_cost = None);
        assert_eq!(told, "card[0].building-cost: expected [expected-figure], found nothing");
        let told = error(|it| it.boroughs[0].cost = None);
        assert_eq!(told, "borough[0].cost: expected [expected-figure], found nothing");
    }

    #[test]
    fn what_is_wrong_with_a_card_is_told_with_its_line() {
        let text =
            CardSheet::DOCUMENTS[0].text.replacen("end-prestige = 2", "end-prestige = 31", 1);
        let error = CardSheet::parse(&text).unwrap_err();
        assert_eq!(error.expected.id, "expected-range");
        assert!(error.line.is_some() && error.at.ends_with(".end-prestige"), "{error}");
    }

    #[test]
    fn every_gap_of_a_draft_is_told_at_once() {
        let mut sheet = CardSheet::first_edition();
        (sheet.cards[0].money, sheet.cards[0].flips) = (None, None);
        sheet.boroughs[19].cost = None;
        sheet.boroughs.remove(0);
        let told: Vec<String> = sheet.faults().iter().map(ToString::to_string).collect();
        let missing = "expected [expected-figure], found nothing";
        assert_eq!(
            told,
            [
                format!("card[0].money: {missing}"),
                format!("card[0].flips: {missing}"),
                format!("borough[18].cost: {missing}"),
                "expected [expected-boroughs], found 19".to_owned(),
                "expected [expected-starters], found 2".to_owned(),
            ]
        );
        let again = CardSheet::draft(&sheet.to_toml()).unwrap();
        assert_eq!(again, sheet);
        assert!(CardSheet::parse(&sheet.to_toml()).is_err());
    }

    #[test]
    fn twelve_paupers_are_one_too_many() {
        let told = error(|it| {
            it.cards.iter_mut().find(|it| it.id == "paupers-a").unwrap().count += 1;
        });
        assert_eq!(told, "expected [expected-city-cards], found 111");
        let mut sheet = CardSheet::first_edition();
        sheet.edition = Edition::Own;
        sheet.cards.iter_mut().find(|it| it.id == "paupers-a").unwrap().count += 1;
        let told = check(&sheet).unwrap_err().to_string();
        assert_eq!(told, "expected [expected-paupers], found 12");
    }
}
