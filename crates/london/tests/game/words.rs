//! Every card, effect and criterion can be said in three languages.

use kit::{Game, Lang, Lexicon, Message};
use london::{CardAction, Criterion, Effect, London, Ongoing};

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
