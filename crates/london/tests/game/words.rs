//! Every card, effect and criterion can be said in three languages.

use kit::{Boxed, Game, Lang, Lexicon, Message, Trouble};
use london::{CardAction, CardSheet, Criterion, Effect, London, Ongoing};

use crate::game;

#[test]
fn every_card_effect_and_criterion_is_said_in_three_languages() {
    let game = game(&[]);
    let mut messages: Vec<Message> = Vec::new();
    for card in 0..game.tables().cards.len() as u8 {
        messages.push(game.card_name(game.card(card)));
        messages.extend(game.spec(card).ongoing.map(|it| game.ongoing_text(it)));
        messages.extend(game.spec(card).effect.map(|it| game.effect_text(it)));
    }
    messages.extend((0..20).map(|it| game.borough_name(game.borough(it))));
    messages.extend((0..20).map(|it| game.automa_card_name(game.automa_card(it))));
    let criteria = [
        Criterion::DevelopmentBoard,
        Criterion::Borough,
        Criterion::Coins,
        Criterion::Poverty,
        Criterion::Prestige,
        Criterion::FirstCard,
        Criterion::LastCard,
        Criterion::CityDeck,
    ];
    messages.extend(criteria.map(|it| game.criterion_name(it)));
    let actions = [CardAction::DiscardFromCityDeck, CardAction::SkipNext, CardAction::DrawAnother];
    messages.extend(actions.map(|it| game.card_action_name(it)));
    // Codes the shipped set does not use.
    messages.push(game.effect_text(Effect::PrestigePerBlueCard(1)));
    messages.push(game.ongoing_text(Ongoing::StartDraw { least: 0, most: 2 }));
    messages.extend((1..=4).map(|it| Message::new(format!("adaptation-{it}"))));

    let lexicon = Lexicon::parse(&[kit::TEXTS, London::TEXTS]).unwrap();
    for message in &messages {
        for lang in Lang::ALL {
            let said = lexicon.say(lang, message);
            let has_hole =
                said.is_empty() || said.contains(['{', '[']) || said.contains(&message.id);
            assert!(!has_hole, "{message:?} in {}: {said}", lang.code());
        }
    }
    assert_eq!(lexicon.say(Lang::Fr, &game.card_name("hospital-b.2".parse().unwrap())), "Hôpital");
    assert_eq!(
        lexicon.say(Lang::Es, &game.automa_card_name("ii4".parse().unwrap())),
        "la carta II-4"
    );
}

/// No error says a word that stands in no language file, or English in another language.
#[test]
fn what_is_wrong_is_said_in_three_languages() {
    let lexicon = Lexicon::parse(&[kit::TEXTS, London::TEXTS]).expect("the texts");
    let notation =
        ["fly", "run away", "build salter", "buy here", "automa x", "swap T9", "target 9"]
            .map(|it| it.parse::<london::Action>().expect_err("no notation").message());
    let table = |text: &str| {
        let position = kit::read(text).expect("a position");
        game(&[]).place(&position).expect_err("an impossible table").message()
    };
    let tables = [
        "turn = 7",
        "board = [[\"nothing\"]]",
        "borough-row = [\"hackney\", \"hackney\"]",
        "phase = \"settle\"\n[automa]\ncard = \"i1\"",
        "phase = \"filter\"",
        "turn = 1\nphase = \"filter\"",
        "turn = 1\nphase = \"draw\"\n[deed]\nthen = \"run\"",
        "turn = 1\nphase = \"develop\"",
        "turns-left = 9",
        "[[people]]\nmoney = -1",
        "[[people]]\nface-up = [\"paupers-a\"]",
        "[[people]]\nprestige = { crucial = 5 }",
    ]
    .map(table);
    let deck = |from: &str, to: &str| {
        let shipped = London::DOCUMENTS.iter().find(|it| it.key == "deck").expect("a deck").text;
        let error = london::Deck::parse(&shipped.replacen(from, to, 1));
        error.expect_err("a deck that cannot be used").message()
    };
    let decks = [
        deck("level = 1", "level = 4"),
        deck("\"i2\"", "\"i1\""),
        deck("[\"borough\", ", "[\"coins\", "),
        deck(", \"last-card\"]", "]"),
        deck("[\"borough\", \"prestige\"", "[\"borough\", \"coins\""),
    ];
    let cards = |from: &str, to: &str| {
        let shipped = London::DOCUMENTS.iter().find(|it| it.key == "cards").expect("cards").text;
        let error = CardSheet::parse(&shipped.replacen(from, to, 1));
        error.expect_err("a set that cannot be used").message()
    };
    let sets = [
        cards("count = 1", "count = 21"),
        cards("count = 1", "count = 2"),
        cards("colour = \"blue\"", "colour = \"grey\""),
        cards("edition = \"first\"", "edition = \"second\""),
        cards("building-cost = 2\n", ""),
        cards("id = \"salters-a\"", "id = \"Salters\""),
    ];
    let all = notation.iter().chain(&tables).chain(&decks).chain(&sets);
    for message in all {
        let said = Lang::ALL.map(|lang| lexicon.say(lang, message));
        for it in &said {
            let has_hole = ["expected-", "found-", "trouble-", "{", "`"];
            assert!(has_hole.iter().all(|hole| !it.contains(hole)), "{message}: {it}");
        }
        assert!(said[0] != said[1] && said[1] != said[2], "{message}: {said:?}");
    }
}
