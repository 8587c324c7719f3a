//! What designers ask: other luck, rules left out, what things are worth, a wished strength.

#![expect(clippy::unwrap_used, reason = "these are tests, though not functions marked so")]

use std::cell::Cell;

use brass::Brass;
use kit::{Choices, Game, Kind, Terms};
use lab::{Part, Run, Shard, Wish, Worth, WorthPlan, variants, worth};
use london::London;
use patchwork::Patchwork;
use players::Skilled;

fn usual<G: Game>() -> G {
    G::new(&G::Setup::default()).unwrap()
}

fn run<'a, G: Skilled>(game: &'a G, player: &'a str, n_games: u64) -> Run<'a, G> {
    Run { player, n_games, seed: 7, n_threads: 2, ..Run::new(game) }
}

fn rows<G: Skilled>(run: &Run<'_, G>) -> Vec<lab::Row> {
    lab::simulate_rows(run).unwrap()
}

#[test]
fn another_luck_of_the_player_is_another_game_of_the_same_deal() {
    let game: Patchwork = usual();
    let with = |player: &'static str, player_seed: u64| {
        let terms = Terms { player_seed, ..Terms::default() };
        rows(&Run { terms, ..run(&game, player, 12) })
    };
    for player in ["random", "casual"] {
        assert_ne!(with(player, 0), with(player, 1), "{player}");
        assert_eq!(with(player, 3), with(player, 3), "{player}");
    }
    // Greedy rolls nothing of its own.
    assert_eq!(with("greedy", 0), with("greedy", 1));
    assert_eq!(with("random", 0), rows(&run(&game, "random", 12)));
}

/// Plays every game of the shelf without each rule that a sieve may leave out.
fn without_each<G: Skilled>(more: &[&str]) {
    let game: G = usual();
    let is_asked = |it: &&&'static kit::Rule| it.kind == Kind::Narrows || more.contains(&it.id);
    for rule in G::RULES.iter().filter(is_asked) {
        let terms = Terms { without: Some(rule), ..Terms::default() };
        for player in ["random", "greedy"] {
            let n = if player == "random" { 30 } else { 4 };
            let rows = rows(&Run { terms, ..run(&game, player, n) });
            assert_eq!(rows.len() as u64, n, "{rule} {player}");
        }
    }
}

#[test]
fn brass_is_played_to_its_end_without_any_rule() {
    without_each::<Brass>(&["R5-3", "R5-4", "E1-1"]);
}

#[test]
fn patchwork_and_london_are_played_to_their_end_without_any_rule() {
    without_each::<Patchwork>(&[]);
    without_each::<London>(&[]);
}

#[test]
fn a_rule_that_is_left_out_changes_games() {
    let game: Patchwork = usual();
    let rule = Patchwork::RULES.iter().find(|it| it.id == "AF2").unwrap();
    let terms = Terms { without: Some(rule), ..Terms::default() };
    assert_ne!(rows(&Run { terms, ..run(&game, "greedy", 20) }), rows(&run(&game, "greedy", 20)));
}

#[test]
fn a_card_that_is_left_out_never_comes() {
    fn never_comes<G: Skilled>() {
        let game: G = usual();
        let base = run(&game, "random", 20);
        let all = variants(&base, Part::Card);
        assert_eq!(all.len(), game.pieces().iter().filter(|it| it.key == "deck").count());
        for variant in all {
            let run = Run { game: &variant.game, ..base.clone() };
            let study = lab::study(&run, 20, &|it| it.id.clone(), &|_| {}).unwrap().unwrap();
            for card in &study.cards {
                assert_eq!(
                    card.drawn == 0,
                    card.id == variant.id,
                    "{} without {}",
                    card.id,
                    variant.id
                );
            }
        }
    }
    never_comes::<Patchwork>();
    never_comes::<Brass>();
}

#[test]
fn brass_lacks_a_b_card_only_where_it_is_measured() {
    let game: Brass = usual();
    let mut counts: Vec<u8> = game.pieces().iter().map(|it| it.n).collect();
    let b = game.deck().card.iter().position(|it| it.group == brass::Group::B).unwrap();
    counts[b] = 0;
    let without = game.with_pieces(&counts).unwrap();
    assert_eq!(rows(&run(&without, "greedy", 3)).len(), 3);
    assert_eq!(without.stock_document("deck", "x"), None, "people need four B cards");
    assert!(game.stock_document("deck", "x").is_some());
    // Of a handful nobody could say that a game would end.
    let few: Vec<u8> =
        counts.iter().enumerate().map(|(at, n)| if at < 20 { 0 } else { *n }).collect();
    assert!(game.with_pieces(&few).is_none());
}

#[test]
fn a_deck_without_end_is_not_made() {
    let game: London = usual();
    let none = vec![0; game.pieces().len()];
    assert!(game.with_pieces(&none).is_none());
    let patchwork: Patchwork = usual();
    let mut two = vec![0; patchwork.pieces().len()];
    (two[0], two[1]) = (1, 1);
    assert!(patchwork.with_pieces(&two).is_none());
    two[2] = 1;
    assert_eq!(rows(&run(&patchwork.with_pieces(&two).unwrap(), "random", 10)).len(), 10);
}

/// What a measurement comes to.
fn measured<G: Skilled>(run: &Run<'_, G>, parts: &[Part], within: f64, shard: Shard) -> Worth {
    let plan = WorthPlan { within, shard };
    let begun = Worth::begin(run, &plan, parts);
    let found = worth(run, &plan, begun, &mut |_| Ok(()), &|_| {}).unwrap();
    assert!(found.complete);
    found
}

#[test]
fn shards_of_a_measurement_are_the_whole_of_it() {
    let game: Patchwork = usual();
    let run = run(&game, "greedy", 600);
    let parts = [Part::Card, Part::Deed];
    let whole = measured(&run, &parts, 1.0, Shard::WHOLE);
    assert_eq!(whole.items.len(), whole.compared);
    let shard = |it: &str| measured(&run, &parts, 1.0, it.parse().unwrap());
    let shards = [shard("1/2"), shard("2/2")];
    let merged = Worth::merge(&shards).unwrap();
    assert_eq!(merged.items, whole.items);
    assert!(Worth::merge(&shards[..1]).is_err());
    assert!(Worth::merge(&[shards[0].clone(), shards[0].clone()]).is_err());
    let other = Worth { seed: 8, ..shards[1].clone() };
    assert!(Worth::merge(&[shards[0].clone(), other]).is_err());
    // No patch with buttons, and greedy is lost; both alike cards are worth alike.
    let deed = whole.items.iter().find(|it| it.id == "buttons").unwrap();
    assert!(deed.clear && 50.0 < deed.worth.mean, "{deed:?}");
}

#[test]
fn a_measurement_goes_on_where_it_stopped() {
    let game: Patchwork = usual();
    let run = run(&game, "greedy", 400);
    let plan = WorthPlan { within: 1.0, shard: Shard::WHOLE };
    let whole = measured(&run, &[Part::Card], 1.0, Shard::WHOLE);
    let kept = Cell::new(None);
    let mut stop = |found: &Worth| {
        kept.set(Some(found.clone()));
        if found.items.len() == 3 { Err(lab::RunError::NoGames) } else { Ok(()) }
    };
    let begun = Worth::begin(&run, &plan, &[Part::Card]);
    assert!(worth(&run, &plan, begun, &mut stop, &|_| {}).is_err());
    let kept = kept.take().unwrap();
    assert!(!kept.complete && kept.items.len() == 3);
    let found = worth(&run, &plan, kept, &mut |_| Ok(()), &|_| {}).unwrap();
    assert_eq!(found.items, whole.items);
}

#[test]
fn who_may_not_borrow_never_does() {
    fn is_kept<G: Skilled>() {
        let game: G = usual();
        for (nth, bar) in G::BARS.iter().enumerate() {
            let bars = players::Bars::of(G::BARS, [*bar]).unwrap();
            assert!(bars.has(nth));
            for player in ["random", "greedy"] {
                let name = format!("{player}-{bar}");
                let mut kept = players::player(&game, &name, None).unwrap();
                let mut watch = Watch { player: kept.as_mut(), bars, n_barred: 0 };
                kit::playout(&game, 3, &mut watch);
                assert_eq!(watch.n_barred, 0, "{} {name}", G::ID);
            }
        }
        assert!(players::player(&game, "greedy-nonsense", None).is_err());
    }
    is_kept::<Patchwork>();
    is_kept::<Brass>();
    is_kept::<London>();
}

/// Counts the deeds that were barred and chosen though there was another.
struct Watch<'a, G: Game> {
    player: &'a mut dyn kit::Player<G>,
    bars: players::Bars,
    n_barred: u32,
}

impl<G: Skilled> kit::Player<G> for Watch<'_, G> {
    fn begin(&mut self, dice: kit::OwnDice) {
        self.player.begin(dice);
    }

    fn choose(&mut self, game: &G, seen: &kit::Seen<G>) -> G::Action {
        let action = self.player.choose(game, seen);
        let mut is_other = false;
        game.options(seen, &mut |it| is_other |= !game.is_barred(it, self.bars));
        self.n_barred += u32::from(is_other && game.is_barred(action, self.bars));
        action
    }

    fn notice(&mut self, game: &G, before: &kit::Seen<G>, action: G::Action) {
        self.player.notice(game, before, action);
    }
}

#[test]
fn one_base_is_compared_with_many_as_with_each() {
    let game: Brass = usual();
    let hard = {
        let mut setup = brass::Setup::default();
        setup.choose("level", "hard").unwrap();
        Brass::new(&setup).unwrap()
    };
    let base = run(&game, "greedy", 30);
    let others = [run(&hard, "greedy", 30), run(&game, "greedy", 30)];
    let many = lab::compare_many(&base, &others, &|_| {}).unwrap();
    let alone = lab::compare(&base, &others[0], &|_| {}).unwrap();
    assert_eq!(many.others[0].difference, alone.difference);
    assert_eq!(many.others[1].difference.margin.mean, 0.0);
    assert!(!many.others[1].clear && many.others[1].chance == 1.0);
    let [low, high] = many.others[0].margin_corrected;
    let [alone_low, alone_high] = alone.difference.margin.ci95;
    assert!(low < alone_low && alone_high < high);
}

#[test]
fn a_wished_strength_is_found_again_from_the_same_seed() {
    let game: Brass = usual();
    let run = Run { n_threads: 2, ..run(&game, "random", 60) };
    // The random player wins nothing: no mat helps it to every tenth game within reach.
    let wish = Wish { share: 0.5, within: 0.02, over: "mat", n_race: 60, n_steps: 2 };
    let name = |it: &kit::Message| it.id.clone();
    let tuned = lab::tune(&run, wish, &name, &|_| {}).unwrap();
    assert!(tuned.found.is_none() && !tuned.stopped);
    assert!(!tuned.steps.is_empty() && !tuned.steps[0].moves.is_empty());
    let again = lab::tune(&run, wish, &name, &|_| {}).unwrap();
    assert_eq!(tuned.steps, again.steps);
    // Whoever wins nothing wins no game of fresh seeds either.
    let wish = Wish { share: 0.0, ..wish };
    let tuned = lab::tune(&run, wish, &name, &|_| {}).unwrap();
    let fresh = tuned.steps[tuned.found.unwrap()].fresh.clone().unwrap();
    assert!(fresh.seed == 7 + lab::FRESH && 1000 <= fresh.games && fresh.wins <= 20);
    let mut setup = brass::Setup::default();
    setup.choose_document("mat", &tuned.steps[0].document).unwrap();
    assert!(Brass::new(&setup).is_ok());
}

#[test]
fn a_study_counts_what_happened() {
    let game: Patchwork = usual();
    let run = run(&game, "greedy", 25);
    let study = lab::study(&run, 25, &|it| it.id.clone(), &|_| {}).unwrap().unwrap();
    let rows = rows(&run);
    let turns: i64 = rows.iter().map(|it| it.tally[0]).sum();
    assert_eq!(study.turns as i64, turns);
    assert_eq!(study.games, 25);
    assert_eq!(study.cards.iter().map(|it| it.decisions).sum::<u64>(), study.decisions);
    assert!(study.rules.iter().all(|it| it.decided <= it.narrowed && it.narrowed <= it.read));
    assert_eq!(study.last_change.iter().sum::<u64>(), 25);
    assert!(2 <= study.upkeep.pieces.tenth && study.upkeep.taps.median == 2);
    let one = Run { n_threads: 1, ..run };
    assert_eq!(lab::study(&one, 25, &|it| it.id.clone(), &|_| {}).unwrap(), Some(study));
}
