//! Figures that a set does not know: at somebody's own table they are told when
//! AutoMartin first compares, pays or gains them, and kept.

use std::collections::BTreeMap;

use kit::{Message, PositionError};

use crate::{
    London,
    cards::{CardKind, CardSheet, CityCard, Edition, Effect},
    judge::MAX_AMOUNT,
    position::range,
    state::State,
    tables::{BoroughSpec, Spec},
};

/// The most kinds of city cards and boroughs whose figures can be told.
pub(crate) const MAX_TOLD: usize = 152;
/// Boroughs are counted behind the kinds of city cards.
const FIRST_BOROUGH: usize = 128;
/// The figures of each.
pub(crate) const N: usize = 6;
/// Where an action card keeps how many cards its symbol draws.
const DRAW_SYMBOL: usize = 0;
/// The largest figure that can be told.
pub const MAX_TOLD_FIGURE: i8 = 15;
/// The smallest figure that can be told, where one may be below 0: the most poverty
/// that a card takes away, or the most money that a borough brings in a run.
const LEAST_SIGNED: i8 = -7;
/// The figures of a borough's ability, the last ones: they may be below 0 and as high
/// as the others, which takes a bit more.
const FIRST_WIDE: usize = 4;

/// The figures of city cards and of boroughs, by their names in a set.
const CARD_FIGURES: [&str; N] =
    ["building-cost", "activation-money", "money", "poverty", "prestige", "end-prestige"];
const BOROUGH_FIGURES: [&str; N] =
    ["cost", "cards", "prestige", "poverty-removed", "run-poverty", "run-cost"];

/// A card of which a figure is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A city card.
    Card(u8),
    /// A borough.
    Borough(u8),
}

/// A figure that was told at the table.
#[derive(Debug)]
pub(crate) struct ToldFigure {
    /// The card, as positions call it.
    pub(crate) key: String,
    /// The figure's name in a set.
    pub(crate) figure: &'static str,
    /// What was told.
    pub(crate) value: i8,
    /// The values it can have.
    pub(crate) bounds: (i8, i8),
    /// The name of the card.
    pub(crate) name: Message,
}

/// What was told of one card: a bit for each figure, then four bits for its value,
/// five for the last two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct ToldFigures(u32);

impl ToldFigures {
    fn get(self, nth: usize) -> Option<i8> {
        let is_told = self.0 >> nth & 1 == 1;
        let (at, mask) = bits(nth);
        is_told.then(|| (self.0 >> at & mask) as i8)
    }

    fn set(&mut self, nth: usize, value: i8) {
        let (at, mask) = bits(nth);
        self.0 = self.0 & !(mask << at) | 1 << nth | (value as u32 & mask) << at;
    }
}

impl London {
    /// Whether the set has gaps that may have to be told.
    #[inline]
    pub fn has_gaps(&self) -> bool {
        self.has_gaps
    }

    /// What is printed on a city card, with what was told of it.
    #[inline]
    pub fn spec_at(&self, state: &State, card: u8) -> Spec {
        if self.has_gaps { self.told_spec(state, card) } else { *self.spec(card) }
    }

    // Apart from the above, which every decision asks many times over.
    #[cold]
    fn told_spec(&self, state: &State, card: u8) -> Spec {
        let spec = *self.spec(card);
        if self.is_action_card(card) {
            let n = self.value(state, Unknown::Card(card), DRAW_SYMBOL) as u8;
            let effect = spec.effect.or((n != 0).then_some(Effect::Draw(n)));
            return Spec { effect, ..spec };
        }
        let told = |nth: usize| self.value(state, Unknown::Card(card), nth).into();
        Spec {
            building_cost: told(0),
            activation_money: told(1),
            money: told(2),
            poverty: told(3),
            prestige: told(4),
            end_prestige: told(5),
            ..spec
        }
    }

    /// What is printed on a borough, with what was told of it.
    #[inline]
    pub fn borough_at(&self, state: &State, borough: u8) -> BoroughSpec {
        if self.has_gaps { self.told_borough(state, borough) } else { *self.borough_spec(borough) }
    }

    #[cold]
    fn told_borough(&self, state: &State, borough: u8) -> BoroughSpec {
        let spec = *self.borough_spec(borough);
        let told = |nth: usize| self.value(state, Unknown::Borough(borough), nth);
        BoroughSpec {
            cost: told(0).into(),
            cards: told(1) as u8,
            prestige: told(2).into(),
            poverty_removed: told(3).into(),
            run_poverty: told(4).into(),
            run_cost: told(5).into(),
            ..spec
        }
    }

    /// A figure as printed, else as told, else 0 (M22).
    fn value(&self, state: &State, of: Unknown, nth: usize) -> i8 {
        let printed = self.printed(of)[nth];
        let told = || state.told[self.place(of)].get(nth).map(|it| unpacked(of, nth, it));
        printed.or_else(told).unwrap_or(0)
    }

    /// The figures of the set, as far as it knows them.
    fn printed(&self, of: Unknown) -> [Option<i8>; N] {
        let figure = |it: Option<u8>| it.map(|it| it as i8);
        match of {
            Unknown::Card(card) => {
                let it = &self.sheet.cards[usize::from(self.spec(card).design)];
                if it.kind == CardKind::Action {
                    return [drawn_by(it), Some(0), Some(0), Some(0), Some(0), Some(0)];
                }
                if it.kind != CardKind::Building {
                    return [Some(0); N];
                }
                [
                    figure(it.building_cost),
                    figure(it.activation_money),
                    figure(it.money),
                    it.poverty,
                    figure(it.prestige),
                    figure(it.end_prestige),
                ]
            }
            Unknown::Borough(borough) => {
                let it = &self.sheet.boroughs[usize::from(borough)];
                let [cost, cards, prestige, poverty_removed] =
                    [it.cost, it.cards, it.prestige, it.poverty_removed].map(figure);
                [cost, cards, prestige, poverty_removed, it.run_poverty, it.run_cost]
            }
        }
    }

    pub(crate) fn is_action_card(&self, card: u8) -> bool {
        self.sheet.cards[usize::from(self.spec(card).design)].kind == CardKind::Action
    }

    /// The name of a figure in a set; of an action card only its draw symbol is asked.
    pub(crate) fn figure_name(&self, of: Unknown, nth: usize) -> &'static str {
        match of {
            Unknown::Card(card) if self.is_action_card(card) && nth == DRAW_SYMBOL => "draw-symbol",
            Unknown::Card(_) => CARD_FIGURES[nth],
            Unknown::Borough(_) => BOROUGH_FIGURES[nth],
        }
    }

    /// The values that a figure can have.
    pub(crate) fn bounds(&self, of: Unknown, nth: usize) -> (i8, i8) {
        match of {
            Unknown::Card(card) if self.is_action_card(card) => (0, MAX_AMOUNT as i8),
            Unknown::Card(_) if is_signed(of, nth) => {
                (LEAST_SIGNED, MAX_TOLD_FIGURE + LEAST_SIGNED)
            }
            Unknown::Borough(_) if is_signed(of, nth) => (LEAST_SIGNED, MAX_TOLD_FIGURE),
            _ => (0, MAX_TOLD_FIGURE),
        }
    }

    fn place(&self, of: Unknown) -> usize {
        match of {
            Unknown::Card(card) => self.spec(card).design.into(),
            Unknown::Borough(borough) => FIRST_BOROUGH + usize::from(borough),
        }
    }

    /// Whether a figure stands neither in the set nor was told.
    pub(crate) fn is_missing(&self, state: &State, of: Unknown, nth: usize) -> bool {
        self.printed(of)[nth].is_none() && state.told[self.place(of)].get(nth).is_none()
    }

    /// Remembers a figure that was told.
    pub(crate) fn note_figure(&self, state: &mut State, of: Unknown, nth: usize, value: i8) {
        state.told[self.place(of)].set(nth, packed(of, nth, value));
    }

    /// Writes the names and figures that were told into a set, by the ids of its cards:
    /// what its owner keeps. With a table of before, only what was told since: the owner
    /// may have put the older right in the set.
    pub fn learn(&self, before: Option<&State>, state: &State, sheet: &mut CardSheet) {
        if self.sheet.edition == Edition::Second {
            sheet.take_names(&self.sheet);
        }
        for (_, of) in self.tellables() {
            let told = |nth: usize| {
                let at = |state: &State| state.told[self.place(of)].get(nth);
                let told = at(state).filter(|_| at(state) != before.and_then(at));
                told.map(|it| unpacked(of, nth, it))
            };
            let fill = |field: &mut Option<u8>, nth: usize| {
                *field = told(nth).map(|it| it as u8).or(*field);
            };
            match of {
                Unknown::Card(card) => {
                    let id = &self.sheet.cards[usize::from(self.spec(card).design)].id;
                    let Some(it) = sheet.cards.iter_mut().find(|it| it.id == *id) else { continue };
                    if self.is_action_card(card) {
                        let n = told(DRAW_SYMBOL).filter(|&it| it != 0);
                        it.effect = it.effect.or(n.map(|it| Effect::Draw(it as u8)));
                        continue;
                    }
                    fill(&mut it.building_cost, 0);
                    fill(&mut it.activation_money, 1);
                    fill(&mut it.money, 2);
                    it.poverty = told(3).or(it.poverty);
                    fill(&mut it.prestige, 4);
                    fill(&mut it.end_prestige, 5);
                }
                Unknown::Borough(borough) => {
                    let id = &self.sheet.boroughs[usize::from(borough)].id;
                    let found = sheet.boroughs.iter_mut().find(|it| it.id == *id);
                    let Some(it) = found else { continue };
                    fill(&mut it.cost, 0);
                    fill(&mut it.cards, 1);
                    fill(&mut it.prestige, 2);
                    fill(&mut it.poverty_removed, 3);
                    it.run_poverty = told(4).or(it.run_poverty);
                    it.run_cost = told(5).or(it.run_cost);
                }
            }
        }
    }

    /// Everything whose figures can be told, by its name in positions.
    fn tellables(&self) -> impl Iterator<Item = (String, Unknown)> {
        let cards = (0..self.tables.cards.len() as u8).filter(|&it| self.spec(it).copy == 0);
        let cards = cards.map(|it| {
            (self.sheet.cards[usize::from(self.spec(it).design)].id.clone(), Unknown::Card(it))
        });
        let boroughs = 0..self.sheet.boroughs.len() as u8;
        cards.chain(boroughs.map(|it| {
            (format!("borough-{}", self.sheet.boroughs[usize::from(it)].id), Unknown::Borough(it))
        }))
    }

    /// Every figure that was told, by its card's key in positions.
    pub(crate) fn told_of(&self, state: &State) -> Vec<ToldFigure> {
        let mut all = Vec::new();
        for (key, of) in self.tellables().filter(|_| self.has_gaps) {
            for nth in 0..N {
                let Some(value) = state.told[self.place(of)].get(nth) else { continue };
                all.push(ToldFigure {
                    key: key.clone(),
                    figure: self.figure_name(of, nth),
                    value: unpacked(of, nth, value),
                    bounds: self.bounds(of, nth),
                    name: self.unknown_name(of),
                });
            }
        }
        all
    }

    /// The figures told, as a position has them.
    pub(crate) fn told_figures(&self, state: &State) -> BTreeMap<String, BTreeMap<String, i8>> {
        let mut figures = BTreeMap::new();
        for (key, of) in self.tellables().filter(|_| self.has_gaps) {
            let told = (0..N).filter_map(|nth| {
                let value = state.told[self.place(of)].get(nth)?;
                Some((self.figure_name(of, nth).to_owned(), unpacked(of, nth, value)))
            });
            let told: BTreeMap<String, i8> = told.collect();
            if !told.is_empty() {
                figures.insert(key, told);
            }
        }
        figures
    }

    /// Reads figures that were told.
    pub(crate) fn place_figures(
        &self,
        state: &mut State,
        figures: &BTreeMap<String, BTreeMap<String, i8>>,
    ) -> Result<(), PositionError> {
        for (key, told) in figures {
            let found = self.tellables().find(|it| it.0 == *key).filter(|_| self.has_gaps);
            let Some((_, of)) = found else {
                let expected = Message::new("expected-card-of-set");
                return Err(PositionError::new("figures", expected, Message::quoted(key)));
            };
            for (figure, &value) in told {
                let at = format!("figures.{key}");
                let is_it = |nth: usize| {
                    self.figure_name(of, nth) == figure && self.printed(of)[nth].is_none()
                };
                let nth = (0..N).find(|&it| is_it(it));
                let Some(nth) = nth else {
                    let expected = Message::new("expected-gap");
                    return Err(PositionError::new(at, expected, Message::quoted(figure)));
                };
                let (least, most) = self.bounds(of, nth);
                if !(least..=most).contains(&value) {
                    return Err(PositionError::new(at, range(least, most), value));
                }
                state.told[self.place(of)].set(nth, packed(of, nth, value));
            }
        }
        Ok(())
    }
}

/// Whether a figure may be below 0: the poverty of a city card, and what a borough's
/// ability brings.
fn is_signed(of: Unknown, nth: usize) -> bool {
    match of {
        Unknown::Card(_) => nth == 3,
        Unknown::Borough(_) => FIRST_WIDE <= nth,
    }
}

/// Where the value of a figure stands, and how wide it is.
fn bits(nth: usize) -> (usize, u32) {
    let n_wide = nth.saturating_sub(FIRST_WIDE);
    (N + 4 * nth + n_wide, if nth < FIRST_WIDE { 15 } else { 31 })
}

/// The cards that an action card draws, if that is known.
fn drawn_by(card: &CityCard) -> Option<i8> {
    Some(match card.effect? {
        Effect::Draw(n) => n as i8,
        _ => 0,
    })
}

fn packed(of: Unknown, nth: usize, value: i8) -> i8 {
    if is_signed(of, nth) { value - LEAST_SIGNED } else { value }
}

fn unpacked(of: Unknown, nth: usize, packed: i8) -> i8 {
    if is_signed(of, nth) { packed + LEAST_SIGNED } else { packed }
}
