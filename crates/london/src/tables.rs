//! The chosen cards as tables: one entry for each physical card.

use kit::CardSet;

use crate::{
    cards::{
        ActivationCard, BoroughCard, CardKind, CardSheet, CityCard, Colour, Effect, Ongoing, Side,
    },
    components::NONE,
    deck::{CardAction, Criterion, Deck},
    judge,
};

/// What is printed on one city card.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Its kind of card: an index into the set.
    pub design: u8,
    /// Which copy of its kind it is, from 0.
    pub copy: u8,
    /// Which third of the city deck it comes from: 0, 1 or 2.
    pub layer: u8,
    /// Building, pauper or action.
    pub kind: CardKind,
    /// Its colour.
    pub colour: Colour,
    /// The additional cost of building it.
    pub building_cost: i32,
    /// Money paid to activate it.
    pub activation_money: i32,
    /// The hand card spent to activate it.
    pub activation_card: ActivationCard,
    /// Money gained when it is activated.
    pub money: i32,
    /// Poverty gained when it is activated; below 0 it is taken away.
    pub poverty: i32,
    /// Prestige gained when it is activated.
    pub prestige: i32,
    /// Prestige at the end of the game.
    pub end_prestige: i32,
    /// Whether it is flipped when it has been activated.
    pub flips: bool,
    /// Whether it is one of AutoMartin's crucial cards.
    pub is_crucial: bool,
    /// What it does while it lies face up.
    pub ongoing: Option<Ongoing>,
    /// What it does in words.
    pub effect: Option<Effect>,
    /// Where the money on it is counted, [`NONE`] if none ever lies there.
    pub accrual: u8,
}

impl Spec {
    /// What AutoMartin pays: the additional cost and the activation money.
    pub fn total_cost(&self) -> i32 {
        self.building_cost + self.activation_money
    }

    /// His net gain of money.
    pub fn coins_net(&self) -> i32 {
        self.money - self.total_cost()
    }

    /// Prestige at once and at the end.
    pub fn prestige_total(&self) -> i32 {
        self.prestige + self.end_prestige
    }

    /// Whether there is anything to activate.
    pub fn can_activate(&self) -> bool {
        let has_symbol = self.money != 0
            || self.poverty != 0
            || self.prestige != 0
            || self.activation_money != 0
            || self.activation_card != ActivationCard::None;
        self.kind == CardKind::Building
            && (has_symbol || self.effect.is_some_and(|it| it != Effect::FlipThisInstead))
    }
}

/// What is printed on one borough.
#[derive(Clone, Copy, Debug)]
pub struct BoroughSpec {
    /// Whether it lies face up at the start.
    pub is_starter: bool,
    /// Whether it lies north of the river.
    pub is_north: bool,
    /// Whether it touches the river.
    pub is_on_river: bool,
    /// What it costs.
    pub cost: i32,
    /// How many cards its buyer draws.
    pub cards: u8,
    /// Prestige at once.
    pub prestige: i32,
    /// Poverty taken away at once.
    pub poverty_removed: i32,
    /// Poverty gained in every run while it is the topmost; below 0 it is taken away.
    pub run_poverty: i32,
    /// Money paid in every run while it is the topmost; below 0 it is brought.
    pub run_cost: i32,
}

impl BoroughSpec {
    /// What AutoMartin pays: the price and the cost of its active ability.
    pub fn total_cost(&self) -> i32 {
        self.cost + self.run_cost.max(0)
    }

    /// What its active ability brings, if that is money.
    pub fn run_money(&self) -> i32 {
        (-self.run_cost).max(0)
    }

    /// What AutoMartin gains in money, both costs paid.
    pub fn coins_net(&self) -> i32 {
        self.run_money() - self.total_cost()
    }

    /// Poverty removed at purchase less what the active ability brings once.
    pub fn poverty_net_loss(&self) -> i32 {
        self.poverty_removed - self.run_poverty
    }

    /// Whether it has an active ability.
    pub fn has_ability(&self) -> bool {
        self.run_poverty != 0 || self.run_cost != 0
    }
}

/// What is printed on one automa card.
#[derive(Clone, Copy, Debug)]
pub struct AutomaSpec {
    /// The lowest level that uses it.
    pub level: u8,
    /// Money gained.
    pub money: i32,
    /// Poverty gained.
    pub poverty: i32,
    /// Whether crucial cards are taken first.
    pub has_crucial: bool,
    /// The draw filter; [`AutomaSpec::filter`] gives its lines.
    lines: [Option<Criterion>; 6],
    /// What happens after the draw.
    pub action: Option<CardAction>,
}

impl AutomaSpec {
    /// The lines of its draw filter.
    pub fn filter(&self) -> impl Iterator<Item = Criterion> {
        self.lines.into_iter().flatten()
    }
}

/// The chosen card set and automa deck as tables, with sets of cards alike.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The city cards.
    pub cards: Vec<Spec>,
    /// The boroughs.
    pub boroughs: Vec<BoroughSpec>,
    /// The automa's cards.
    pub automa: Vec<AutomaSpec>,
    /// The cards of each third of the city deck.
    pub layers: [CardSet; 3],
    /// The cards of each colour that can be spent as such: buildings and actions.
    pub colours: [CardSet; 4],
    /// The buildings.
    pub buildings: CardSet,
    /// The paupers.
    pub paupers: CardSet,
    /// The action cards.
    pub actions: CardSet,
    /// The crucial cards.
    pub crucial: CardSet,
    /// The cards that can be activated.
    pub activated: CardSet,
    /// The buildings placed without spending a card.
    pub free: CardSet,
    /// The cards that may be flipped instead of another.
    pub hospitals: CardSet,
    /// The cards that money is laid on.
    pub accruing: CardSet,
    /// The cards that let a card be spent as another colour.
    pub recolouring: CardSet,
    /// The cards that let their owner look at the city deck.
    pub looking: CardSet,
    /// The cards that let their owner swap.
    pub swapping: CardSet,
    /// The cards that change what a loan brings.
    pub lending: CardSet,
    /// The cards that change the draw at the start of a turn.
    pub start_drawing: CardSet,
}

impl Tables {
    /// The tables of a checked set and deck.
    pub(crate) fn new(sheet: &CardSheet, deck: &Deck) -> Tables {
        let mut n_accruing = 0;
        let mut cards = Vec::new();
        for (design, card) in sheet.cards.iter().enumerate() {
            for copy in 0..card.count {
                let accrual = if judge::accrues(card) { n_accruing } else { NONE };
                n_accruing += u8::from(accrual != NONE);
                cards.push(spec(design as u8, copy, accrual, card));
            }
        }
        let set = |test: &dyn Fn(&Spec) -> bool| -> CardSet {
            (0..cards.len()).filter(|&it| test(&cards[it])).map(|it| it as u8).collect()
        };
        let ongoing = |test: fn(Ongoing) -> bool| set(&|it| it.ongoing.is_some_and(test));
        Tables {
            layers: [0, 1, 2].map(|layer| set(&|it| it.layer == layer)),
            colours: Colour::ALL
                .map(|colour| set(&|it| it.colour == colour && it.kind != CardKind::Pauper)),
            buildings: set(&|it| it.kind == CardKind::Building),
            paupers: set(&|it| it.kind == CardKind::Pauper),
            actions: set(&|it| it.kind == CardKind::Action),
            crucial: set(&|it| it.is_crucial),
            activated: set(&Spec::can_activate),
            free: ongoing(|it| it == Ongoing::FreePlacement),
            hospitals: set(&|it| it.effect == Some(Effect::FlipThisInstead)),
            accruing: ongoing(|it| matches!(it, Ongoing::AccrueOnPlacement(_))),
            recolouring: ongoing(|it| matches!(it, Ongoing::PayToRecolour(_))),
            looking: ongoing(|it| matches!(it, Ongoing::LookAtTop(_))),
            swapping: ongoing(|it| it == Ongoing::SwapWithBoard),
            lending: ongoing(|it| matches!(it, Ongoing::LoanBrings(_))),
            start_drawing: ongoing(|it| matches!(it, Ongoing::StartDraw { .. })),
            boroughs: sheet.boroughs.iter().map(borough_spec).collect(),
            automa: deck.cards.iter().map(automa_spec).collect(),
            cards,
        }
    }
}

fn spec(design: u8, copy: u8, accrual: u8, card: &CityCard) -> Spec {
    // Paupers and action cards carry no figures: no mention counts as 0 (M22).
    let figure = |it: Option<u8>| i32::from(it.unwrap_or(0));
    Spec {
        design,
        copy,
        layer: card.deck as u8,
        kind: card.kind,
        colour: card.colour,
        building_cost: figure(card.building_cost),
        activation_money: figure(card.activation_money),
        activation_card: card.activation_card.unwrap_or(ActivationCard::None),
        money: figure(card.money),
        poverty: i32::from(card.poverty.unwrap_or(0)),
        prestige: figure(card.prestige),
        end_prestige: figure(card.end_prestige),
        flips: card.flips.unwrap_or(false),
        is_crucial: card.crucial,
        ongoing: card.ongoing,
        effect: card.effect,
        accrual,
    }
}

fn borough_spec(borough: &BoroughCard) -> BoroughSpec {
    // At a table figures may be missing; they are told then.
    let figure = |it: Option<u8>| it.unwrap_or(0);
    BoroughSpec {
        is_starter: borough.starter,
        is_north: borough.side == Side::North,
        is_on_river: borough.river,
        cost: figure(borough.cost).into(),
        cards: figure(borough.cards),
        prestige: figure(borough.prestige).into(),
        poverty_removed: figure(borough.poverty_removed).into(),
        run_poverty: borough.run_poverty.unwrap_or(0).into(),
        run_cost: borough.run_cost.unwrap_or(0).into(),
    }
}

fn automa_spec(card: &crate::deck::DeckCard) -> AutomaSpec {
    let mut lines = [None; 6];
    for (line, &criterion) in lines.iter_mut().zip(&card.filter) {
        *line = Some(criterion);
    }
    AutomaSpec {
        level: card.level,
        money: card.money.into(),
        poverty: card.poverty.into(),
        has_crucial: card.crucial,
        lines,
        action: card.action,
    }
}
