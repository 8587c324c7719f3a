//! The largest set the judge accepts: nothing that holds a fixed number overflows.

use kit::{Chosen, Game, Random, playout};
use london::{
    Action, ActivationCard, CardKind, CardSheet, Colour, Edition, Effect, London, Ongoing, Setup,
    State,
};

/// 128 city cards, 24 boroughs, and every building free to place.
fn largest() -> CardSheet {
    let mut sheet = CardSheet::first_edition();
    sheet.edition = Edition::Own;
    for card in sheet.cards.iter_mut().filter(|it| it.kind == CardKind::Building) {
        card.ongoing = Some(match card.id.as_str() {
            "stock-exchange-b" => Ongoing::SwapWithBoard,
            "university-of-london-b" => Ongoing::LookAtTop(3),
            "parliament-c" => Ongoing::StartDraw { least: 0, most: 3 },
            "sewers-c" => Ongoing::AccrueOnPlacement(5),
            _ => Ongoing::FreePlacement,
        });
        card.building_cost = Some(0);
    }
    // Eighteen copies more: as much money on cards as there can be, and the greediest draws.
    for card in &mut sheet.cards {
        match card.id.as_str() {
            "sewers-c" => card.count = 16,
            "jewish-refugees-c" => (card.count, card.effect) = (9, Some(Effect::Draw(5))),
            _ => {}
        }
    }
    for nth in 0..4 {
        let mut borough = sheet.boroughs[3].clone();
        borough.id = format!("borough-{nth}");
        borough.cards = Some(30);
        sheet.boroughs.push(borough);
    }
    sheet
}

fn game(sheet: CardSheet, seats: u8) -> Result<London, kit::SetupError> {
    let setup = Setup { cards: Chosen::Custom(sheet), seats, ..Setup::default() };
    let mut setup = Setup { draw_symbol: london::DrawSymbol::Resolved, ..setup };
    London::choose(&mut setup, "level", "III")?;
    London::new(&setup)
}

#[test]
fn the_largest_set_can_be_played_to_the_end() {
    for seats in 2..=4 {
        let game = game(largest(), seats).expect("the largest set is valid");
        assert_eq!((game.tables().cards.len(), game.tables().boroughs.len()), (128, 24));
        for seed in 0..20 {
            playout(&game, seed, &mut Random::default());
        }
    }
    let mut larger = largest();
    larger.cards[0].count += 1;
    assert!(game(larger, 2).is_err(), "one card more is refused");
    let mut larger = largest();
    larger.boroughs.push(larger.boroughs[3].clone());
    larger.boroughs[24].id = "one-more".to_owned();
    assert!(game(larger, 2).is_err(), "one borough more is refused");
}

/// A set in which everything brings as much as the judge lets it, again and again.
fn richest() -> CardSheet {
    let mut sheet = largest();
    for card in sheet.cards.iter_mut().filter(|it| it.kind == CardKind::Building) {
        (card.money, card.prestige, card.end_prestige) = (Some(30), Some(30), Some(30));
        (card.poverty, card.flips) = (Some(30), Some(false));
        (card.activation_money, card.activation_card) = (Some(0), Some(ActivationCard::None));
        (card.effect, card.colour) = (Some(Effect::PrestigePerBlueCard(5)), Colour::Blue);
    }
    sheet
}

#[test]
fn the_richest_set_overflows_no_purse() {
    let game = game(richest(), 3).expect("the richest set is valid");
    for seed in 0..20 {
        playout(&game, seed, &mut Random::default());
    }
    let buildings = game.sheet().cards.iter().filter(|it| it.kind == CardKind::Building);
    let buildings: Vec<String> =
        buildings.flat_map(|it| vec![format!("{:?}", it.id); it.count.into()]).collect();
    let document =
        format!("turn = 1\nphase = \"choose\"\n[[people]]\nface-up = [{}]", buildings.join(","));
    let mut state = game.place(&kit::read(&document).expect("a position")).expect("a table");
    game.apply(&mut state, Action::Run);
    let activation = |state: &State| {
        let options = kit::options(&game, state);
        options.into_iter().find(|it| matches!(it, Action::Activate(_)))
    };
    while let Some(activate) = activation(&state) {
        game.apply(&mut state, activate);
    }
    // One run of every building: what would not fit into 16 bits is counted rightly.
    let n = buildings.len() as i32;
    assert_eq!(state.chairs[0].prestige.sum(), n * (30 + 5 * n));
    assert!(i32::from(i16::MAX) < state.chairs[0].prestige.sum());
    let mut richer = self::richest();
    richer.cards[0].money = Some(31);
    let error = self::game(richer, 3).expect_err("one pound more is refused").to_string();
    assert_eq!(error, "cards: card[0].money: expected [expected-range], found 31");
}

#[test]
fn a_hand_that_may_be_any_card_has_room_for_every_option() {
    let game = game(largest(), 4).expect("the largest set is valid");
    for phase in ["develop", "limit", "choose", "start"] {
        let document = format!(
            "turn = 1\nphase = \"{phase}\"\nboard = [[\"paupers-a\", \"paupers-a\", \"paupers-b\", \"paupers-b\", \"paupers-b\"], [\"paupers-b\", \"paupers-c\", \"paupers-c\", \"paupers-c\", \"paupers-c\"]]\n[deed]\nmarks = [\"played\"]\nleft = 1\n[[people]]\nunknown = [20, 20, 20]\nface-up = [\"stock-exchange-b\"]"
        );
        let state = game.place(&kit::read(&document).expect("a position")).expect("a table");
        let n = game.n_options(&state);
        assert!(phase != "develop" || 120 < n, "{n} options");
        let last = game.pick(&state, |n| n - 1);
        assert_eq!(last, game.option(&state, n - 1), "{phase}");
    }
}
