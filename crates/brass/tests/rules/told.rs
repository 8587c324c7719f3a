//! What is told of Mautoma's decisions: what a choice brings, what was missing, and why.

use brass::{Brass, Candidate, Level};
use kit::{Game, Lang, Lexicon, Message, Random, Rung, TurnPly};
use testkit::{records, scenarios};

use super::super::{CRATE, game};

fn lexicon() -> Lexicon {
    Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts")
}

/// What happens in a scenario.
fn plies(id: &str) -> Vec<TurnPly<Brass>> {
    let all = scenarios::load::<Brass>(format!("{CRATE}/tests/scenarios"));
    let scenario = all.iter().find(|it| it.id == id).expect("there is such a scenario");
    scenario.plies().expect("it comes out")
}

/// The rungs of a scenario at which a rule was read.
fn rungs(id: &str, rule: &str) -> Vec<Rung<Candidate>> {
    let plies = plies(id);
    let rungs = plies.iter().flat_map(|it| it.why.rungs());
    rungs.filter(|it| it.rule.id == rule).cloned().collect()
}

/// The first sentence of a scenario in English.
fn sentence(id: &str) -> String {
    let ply = plies(id).remove(0);
    lexicon().say(Lang::En, &game(Level::Easy).describe(&ply.before, ply.action))
}

#[test]
fn the_bonus_of_a_merchant_is_told() {
    assert!(sentence("H43").ends_with("with beer from the merchant’s barrel and gains 4 points."));
    assert!(rungs("H43", "E4").iter().any(|it| it.measures == [4]));
    assert!(sentence("H44").ends_with("with beer from the merchant’s barrel."));
}

#[test]
fn developing_with_one_cube_says_why_not_with_two() {
    let rungs = rungs("H63", "E6");
    let told = rungs.iter().map(|it| (it.measures[0], it.limit, it.survivors.len()));
    assert_eq!(told.collect::<Vec<_>>(), [(3, Some(3), 1), (4, Some(3), 0)]);
}

#[test]
fn what_a_tile_lacks_to_be_sold_is_told() {
    assert!(rungs("H54", "E1-1").iter().any(|it| it.survivors.is_empty()));
    let beer = rungs("H46", "E1-2");
    assert!(beer.iter().any(|it| it.measures == [1] && it.survivors.is_empty()));
}

#[test]
fn the_brewery_for_a_sale_says_what_forbids_it() {
    let rungs = rungs("X31", "R5-4");
    assert!(rungs.iter().any(|it| it.survivors.is_empty()), "{rungs:?}");
}

#[test]
fn a_place_without_an_open_line_is_told() {
    let rungs = rungs("X26", "D1");
    assert_eq!(rungs[0].candidates, [Candidate::Location(brass::Location::Nuneaton)]);
}

#[test]
fn the_market_is_told_and_the_mines_farther_away() {
    assert_eq!(rungs("H16", "R7-1")[0].candidates, [Candidate::Market]);
    assert!(!rungs("H2", "R7-2").is_empty());
    let nearest = rungs("X30", "R7-1");
    assert_eq!(nearest[0].candidates.len(), 2);
    assert_eq!((&nearest[1].measures[..], nearest[1].survivors.len()), (&[1, 2][..], 1));
}

#[test]
fn the_beer_of_a_second_railway_has_a_source_of_its_own() {
    assert!(rungs("X24", "E4-2").is_empty(), "that one is for sales");
    assert_eq!(rungs("X24", "C5").len(), 1);
}

#[test]
fn equal_sources_are_named_once_and_railways_lead_somewhere() {
    assert_eq!(
        sentence("H33"),
        "Mautoma lays rails Coalbrookdale – Wolverhampton, to Coalbrookdale, and Coalbrookdale – \
         Kidderminster, to Kidderminster, with coal from Mautoma’s tile in Wolverhampton (twice) \
         and beer from Mautoma’s tile in Burton-on-Trent."
    );
}

#[test]
fn every_measure_has_words_in_every_language() {
    let lexicon = lexicon();
    for &level in Level::ALL {
        let session = records::play(&game(level), 7, &mut Random::default());
        for ply in 0..session.entries().len() {
            let Some(why) = session.explain(ply) else { continue };
            for rung in why.rungs().iter().filter(|it| !it.measures.is_empty()) {
                let measure = Message::new(rung.rule.id).attribute("measure");
                assert!(lexicon.has(&measure), "{}", rung.rule);
            }
        }
    }
    // The rule whose numbers were codes of our own.
    let lines = rungs("X13", "E5-4");
    assert!(lines[0].measures.iter().all(|it| (1..=27).contains(it)), "{lines:?}");
}

#[test]
fn every_source_is_cited_in_the_language_of_the_reader() {
    let lexicon = lexicon();
    for rule in Brass::RULES {
        let [english, french, spanish] = Lang::ALL.map(|it| lexicon.say(it, &rule.source()));
        assert!(english != french && english != spanish, "{rule}: {english}");
    }
}
