//! What makes a card set valid.

use kit::DocumentError;

use crate::{
    attested,
    cards::{BoroughCard, CardKind, CardSheet, CityCard, Colour, Edition, Effect, Layer, Ongoing},
    components::{MAX_BOROUGHS, MAX_CARDS},
};

/// The most cards that money can lie on.
pub(crate) const MAX_ACCRUING: usize = 16;

/// Checks a set for what is missing or inconsistent.
pub(crate) fn check(sheet: &CardSheet) -> Result<(), DocumentError> {
    unique("card", sheet.cards.iter().map(|it| it.id.as_str()))?;
    unique("borough", sheet.boroughs.iter().map(|it| it.id.as_str()))?;
    for card in &sheet.cards {
        check_card(card)?;
    }
    for borough in &sheet.boroughs {
        check_borough(borough)?;
    }
    if !sheet.cards.is_sorted_by_key(|it| it.deck) {
        return Err(DocumentError::new("the cards of deck A, then B, then C", "another order"));
    }
    let n_cards: usize = sheet.cards.iter().map(|it| usize::from(it.count)).sum();
    let n_boroughs = sheet.boroughs.len();
    let n_starters = sheet.boroughs.iter().filter(|it| it.starter).count();
    count("city cards", 30..=MAX_CARDS, n_cards)?;
    count("boroughs", 3..=MAX_BOROUGHS, n_boroughs)?;
    count("starting boroughs", 3..=3, n_starters)?;
    count("paupers", 11..=11, of_kind(sheet, CardKind::Pauper))?;
    let n_accruing = sheet.cards.iter().filter(|it| accrues(it)).map(|it| usize::from(it.count));
    count("cards that money lies on", 0..=MAX_ACCRUING, n_accruing.sum())?;
    match sheet.edition {
        Edition::Own => Ok(()),
        Edition::First => {
            count("city cards of the first edition", 110..=110, n_cards)?;
            for (layer, expected) in [(Layer::A, 25), (Layer::B, 50), (Layer::C, 35)] {
                let n = sheet.cards.iter().filter(|it| it.deck == layer);
                let n = n.map(|it| usize::from(it.count)).sum();
                count(&format!("cards of deck {layer:?}"), expected..=expected, n)?;
            }
            count("action cards", 4..=4, of_kind(sheet, CardKind::Action))?;
            count("boroughs", 20..=20, n_boroughs)
        }
        Edition::Second => {
            count("city cards of the second edition", 101..=101, n_cards)?;
            count("action cards", 4..=4, of_kind(sheet, CardKind::Action))?;
            count("boroughs", 20..=20, n_boroughs)?;
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

fn count(
    what: &str,
    expected: std::ops::RangeInclusive<usize>,
    found: usize,
) -> Result<(), DocumentError> {
    if expected.contains(&found) {
        return Ok(());
    }
    let (least, most) = expected.into_inner();
    let expected = if least == most { least.to_string() } else { format!("{least} to {most}") };
    Err(DocumentError::new(format!("{expected} {what}"), found.to_string()))
}

fn unique<'a>(what: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), DocumentError> {
    let mut seen: Vec<&str> = Vec::new();
    for id in ids {
        let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if id.is_empty() || !id.chars().all(is_plain) {
            let expected = format!("the id of a {what} in lower-case letters, digits and dashes");
            return Err(DocumentError::new(expected, format!("`{id}`")));
        }
        if seen.contains(&id) {
            return Err(DocumentError::new(format!("each {what} once"), format!("`{id}` twice")));
        }
        seen.push(id);
    }
    Ok(())
}

fn missing(id: &str, figure: &str) -> DocumentError {
    DocumentError::new(format!("`{figure}` of `{id}`"), "no such figure")
}

/// The largest figure a card may carry: it keeps every sum in bounds.
const MAX_FIGURE: u8 = 30;

fn check_card(card: &CityCard) -> Result<(), DocumentError> {
    let id = &card.id;
    if !(1..=20).contains(&card.count) {
        return Err(DocumentError::new(
            format!("1 to 20 copies of `{id}`"),
            card.count.to_string(),
        ));
    }
    let is_grey = card.colour == Colour::Grey;
    if is_grey != (card.kind == CardKind::Pauper) {
        return Err(DocumentError::new(
            format!("grey for paupers alone in `{id}`"),
            card.colour.key(),
        ));
    }
    let is_action = matches!(card.effect, Some(Effect::PlayFree(_) | Effect::Draw(_)));
    if is_action != (card.kind == CardKind::Action) {
        let expected = format!("`play-free` or `draw` for action cards alone in `{id}`");
        return Err(DocumentError::new(expected, format!("{:?} with another effect", card.kind)));
    }
    let figures: [(&str, Option<u8>); 6] = [
        ("building-cost", card.building_cost),
        ("activation-money", card.activation_money),
        ("money", card.money),
        ("prestige", card.prestige),
        ("end-prestige", card.end_prestige),
        ("poverty", card.poverty.map(i8::unsigned_abs)),
    ];
    let has_all = card.activation_card.is_some() && card.flips.is_some();
    if card.kind != CardKind::Building {
        let has_any = figures.iter().any(|it| it.1.is_some())
            || card.activation_card.is_some()
            || card.flips.is_some();
        if has_any || card.ongoing.is_some() {
            return Err(DocumentError::new(
                format!("no figures in `{id}`"),
                "figures of a building",
            ));
        }
        if let Some(Effect::PlayFree(n) | Effect::Draw(n)) = card.effect
            && !(1..=5).contains(&n)
        {
            return Err(DocumentError::new(format!("1 to 5 cards in `{id}`"), n.to_string()));
        }
        return Ok(());
    }
    for (figure, value) in figures {
        let value = value.ok_or_else(|| missing(id, figure))?;
        if MAX_FIGURE < value {
            let expected = format!("`{figure}` of `{id}` up to {MAX_FIGURE}");
            return Err(DocumentError::new(expected, value.to_string()));
        }
    }
    if !has_all {
        return Err(missing(id, if card.flips.is_none() { "flips" } else { "activation-card" }));
    }
    check_amounts(card)
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
    let ongoing = match card.ongoing {
        Some(Ongoing::LookAtTop(n)) if !(1..=3).contains(&n) => Some("`look-at-top` from 1 to 3"),
        Some(Ongoing::LoanBrings(n)) if !(10..=15).contains(&n) => {
            Some("`loan-brings` from 10 to 15")
        }
        Some(Ongoing::StartDraw { least, most }) if most < least || !(1..=3).contains(&most) => {
            Some("`start-draw` with least up to most and most from 1 to 3")
        }
        Some(Ongoing::AccrueOnPlacement(n) | Ongoing::PayToRecolour(n)) if 5 < n => {
            Some("an ongoing amount up to 5")
        }
        _ => None,
    };
    let effect = amounts.iter().any(|&it| 5 < it).then_some("the amounts of an effect up to 5");
    match ongoing.or(effect) {
        Some(expected) => {
            Err(DocumentError::new(format!("{expected} in `{}`", card.id), "another amount"))
        }
        None => Ok(()),
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
    for (figure, value) in figures {
        let value = value.ok_or_else(|| missing(&borough.id, figure))?;
        if MAX_FIGURE < value {
            let expected = format!("`{figure}` of `{}` up to {MAX_FIGURE}", borough.id);
            return Err(DocumentError::new(expected, value.to_string()));
        }
    }
    Ok(())
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
        assert_eq!(told, "expected `building-cost` of `school-blue-a`, found no such figure");
        let told = error(|it| it.boroughs[0].cost = None);
        assert_eq!(told, "expected `cost` of `city`, found no such figure");
    }

    #[test]
    fn twelve_paupers_are_one_too_many() {
        let told = error(|it| {
            it.cards.iter_mut().find(|it| it.id == "paupers-a").unwrap().count += 1;
        });
        assert_eq!(told, "expected 11 paupers, found 12");
    }
}
