//! Sets with gaps at somebody's own table: what matters is asked once.

use kit::{Entry, Game, Random, Trace, Turn};
use london::{Action, CardSheet, London, Setup, State, Unknown};
use testkit::laws;

use crate::mirror::{conserved, told};

/// The shipped set as somebody's own: boroughs have abilities that bring and that take.
fn whole() -> CardSheet {
    let mut sheet = CardSheet::first_edition();
    sheet.edition = london::Edition::Own;
    for (nth, borough) in (0..).zip(&mut sheet.boroughs) {
        borough.run_poverty = Some([-7, 0, 2, 15][nth % 4]);
        borough.run_cost = Some([0, -7, 1, -2, 3][nth % 5]);
    }
    sheet
}

/// The same with gaps: some kinds of cards and boroughs without their figures.
fn with_gaps() -> CardSheet {
    let mut sheet = whole();
    sheet.name = "Typed at the table".to_owned();
    for card in sheet.cards.iter_mut().filter(|it| it.building_cost.is_some()) {
        (card.building_cost, card.money, card.poverty, card.end_prestige) =
            (None, None, None, None);
        if card.colour == london::Colour::Blue {
            (card.activation_money, card.prestige) = (None, None);
        }
    }
    for card in sheet.cards.iter_mut().filter(|it| it.kind == london::CardKind::Action) {
        card.effect = None;
    }
    for borough in &mut sheet.boroughs {
        (borough.cost, borough.cards, borough.run_poverty) = (None, None, None);
        borough.run_cost = None;
    }
    sheet
}

fn with_set(sheet: CardSheet, at: kit::At) -> Setup {
    // Whether an action card draws is asked where his rules read its symbol.
    let draw_symbol = london::DrawSymbol::Resolved;
    Setup { at, draw_symbol, cards: kit::Chosen::Custom(sheet), ..Setup::default() }
}

// Covers M22.
#[test]
fn figures_that_the_set_does_not_know_are_told_once_and_make_every_decision_the_same() {
    let whole = whole();
    let gaps = with_gaps();
    assert!(London::new(&with_set(gaps.clone(), kit::At::Screen)).is_err(), "not on the screen");
    let played = London::new(&with_set(whole.clone(), kit::At::Screen)).unwrap();
    let table = London::new(&with_set(gaps, kit::At::Table)).unwrap();
    let n_told = std::cell::Cell::new(0);
    let figure = |mirror: &State| -> Option<Action> {
        let (of, figure) = table.unknown(mirror)?;
        let value = match of {
            Unknown::Card(card) => {
                let it = played.spec(card);
                match figure {
                    "building-cost" => it.building_cost,
                    "activation-money" => it.activation_money,
                    "money" => it.money,
                    "poverty" => it.poverty,
                    "prestige" => it.prestige,
                    "draw-symbol" => match it.effect {
                        Some(london::Effect::Draw(n)) => n.into(),
                        _ => 0,
                    },
                    _ => it.end_prestige,
                }
            }
            Unknown::Borough(borough) => {
                let it = played.borough_spec(borough);
                match figure {
                    "cost" => it.cost,
                    "cards" => it.cards.into(),
                    "prestige" => it.prestige,
                    "poverty-removed" => it.poverty_removed,
                    "run-poverty" => it.run_poverty,
                    _ => it.run_cost,
                }
            }
        };
        // What an action card does that draws nothing is not known by that.
        let is_kept = figure != "draw-symbol" || value != 0;
        n_told.set(n_told.get() + usize::from(is_kept));
        Some(Action::Figure(value as i8))
    };
    for seed in 0..12 {
        n_told.set(0);
        let session = testkit::records::play(&played, seed, &mut Random::default());
        let mut mirror = table.start();
        session.each_ply(|ply, before, entry| {
            let Entry::Action(action) = *entry else { panic!("nobody corrected anything") };
            for told in told(&played, before, action, session.at(ply + 1)) {
                while let Some(figure) = figure(&mirror) {
                    assert!(table.refusal(&mirror, figure).is_none());
                    assert!(table.refusal(&mirror, Action::Done).is_some());
                    table.apply(&mut mirror, figure);
                    let position = table.position(&mirror);
                    assert_eq!(table.place(&position).unwrap(), mirror);
                }
                if told == Action::Out && mirror.city.is_empty() {
                    continue;
                }
                if table.turn(&mirror) == Turn::Automa {
                    assert_eq!(
                        table.decide(&mirror, &mut Trace::off()),
                        told,
                        "seed {seed}, ply {ply}"
                    );
                }
                table.apply(&mut mirror, told);
            }
        });
        assert_eq!(table.turn(&mirror), Turn::Over);
        let automa = table.automa_seat();
        let its = usize::from(automa.0);
        assert_eq!(mirror.chairs[its], session.state().chairs[its], "seed {seed}");
        let mut sheet = table.sheet().clone();
        table.learn(None, &mirror, &mut sheet);
        let n_left = sheet.faults().iter().filter(|it| it.expected.id == "expected-figure").count();
        let n_gaps = table.sheet().faults().len();
        assert_eq!(n_gaps - n_left, n_told.get(), "each figure is asked once and kept");
        for (kept, printed) in sheet.cards.iter().zip(&whole.cards) {
            assert!(kept.money.is_none() || kept.money == printed.money, "{}", kept.id);
            assert!(kept.poverty.is_none() || kept.poverty == printed.poverty, "{}", kept.id);
        }
        for (kept, printed) in sheet.boroughs.iter().zip(&whole.boroughs) {
            let runs = [(kept.run_poverty, printed.run_poverty), (kept.run_cost, printed.run_cost)];
            assert!(runs.iter().all(|it| it.0.is_none() || it.0 == it.1), "{}", kept.id);
        }
    }
    laws::check(&table, 0..6, conserved);
}

/// The names of the figures that are asked for on the way to his decision, each card
/// by its place on the board, all with this answer.
fn asked(table: &London, state: &State, answer: i8) -> Vec<(Unknown, &'static str)> {
    let mut state = *state;
    let mut asked = Vec::new();
    while let Some(found) = table.unknown(&state) {
        asked.push(found);
        table.apply(&mut state, Action::Figure(answer));
    }
    asked
}

// Covers M22.
#[test]
fn only_what_the_filter_compares_and_what_he_pays_and_keeps_is_asked() {
    let mut names = CardSheet::first_edition();
    names.edition = london::Edition::Own;
    for it in names.cards.iter_mut().filter(|it| it.kind == london::CardKind::Building) {
        (it.building_cost, it.activation_money, it.money) = (None, None, None);
        (it.poverty, it.prestige, it.end_prestige) = (None, None, None);
    }
    let table = London::new(&with_set(names, kit::At::Table)).unwrap();
    let mut state = table.start();
    let discard = |it: &str| -> Action { format!("discard {it}").parse().unwrap() };
    table.apply(&mut state, discard("#1"));
    table.apply(&mut state, discard("#2"));
    table.apply(&mut state, Action::Done);
    // Development board, prestige, coins, first card.
    table.apply(&mut state, "automa i6".parse().unwrap());
    let figures = |asked: &[(Unknown, &'static str)]| -> Vec<&'static str> {
        asked.iter().map(|it| it.1).collect()
    };
    // Too dear: of both cards prestige and money are compared, and no more is asked.
    let dear = asked(&table, &state, 9);
    let compared = ["prestige", "end-prestige"].repeat(2);
    let coins = ["building-cost", "activation-money", "money"].repeat(2);
    assert_eq!(figures(&dear), [compared.clone(), coins.clone()].concat());
    // For nothing he keeps it: its poverty is asked too.
    let free = asked(&table, &state, 0);
    assert_eq!(figures(&free), [compared, coins, vec!["poverty"]].concat());
}
