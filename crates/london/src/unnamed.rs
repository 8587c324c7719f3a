//! Cards without a name: how a set of the second edition begins.
//!
//! Its cards are not ours to print. So every one of them has a place in the set, and
//! whoever has the box names it when it first comes up at the table.

use crate::{
    attested,
    cards::{BoroughCard, CardKind, CardSheet, CityCard, Colour, Edition, Layer, Side},
    components::{MAX_BOROUGHS, MAX_CARDS},
};

/// What the second edition's box holds.
const N_BUILDINGS: usize = 86;
const N_ACTIONS: usize = 4;
const N_PAUPERS: u8 = 11;
const N_BOROUGHS: usize = 20;

impl CityCard {
    /// A card of which nothing is known; it may lie in any third of the deck.
    pub fn unknown(id: String, kind: CardKind) -> CityCard {
        CityCard {
            id,
            name: String::new(),
            deck: Layer::C,
            count: 1,
            kind,
            colour: Colour::Brown,
            building_cost: None,
            activation_money: None,
            activation_card: None,
            money: None,
            poverty: None,
            prestige: None,
            end_prestige: None,
            flips: None,
            crucial: false,
            ongoing: None,
            effect: None,
        }
    }

    /// Whether somebody has named it.
    pub fn is_named(&self) -> bool {
        !self.name.is_empty()
    }
}

impl BoroughCard {
    /// Whether somebody has named it.
    pub fn is_named(&self) -> bool {
        !self.name.is_empty()
    }
}

impl CardSheet {
    /// The second edition's set of somebody's own, of which nothing is known but what
    /// is attested: the rest is told at the table.
    pub fn second_edition(name: &str) -> CardSheet {
        let paupers = CityCard {
            name: "Paupers".to_owned(),
            deck: Layer::A,
            count: N_PAUPERS,
            colour: Colour::Grey,
            ..CityCard::unknown("paupers-a".to_owned(), CardKind::Pauper)
        };
        let starters = attested::STARTERS.iter().map(|&(id, name, side, run_poverty)| {
            let (id, name) = (id.to_owned(), name.to_owned());
            BoroughCard { name, starter: true, side, river: true, run_poverty, ..borough(id) }
        });
        let (name, edition) = (name.to_owned(), Edition::Second);
        let mut sheet =
            CardSheet { name, edition, cards: vec![paupers], boroughs: starters.collect() };
        sheet.fill_up();
        sheet
    }

    /// Gives every card and borough of the second edition's box a place, with or without
    /// a name; a card that was added takes the place of one without.
    pub fn fill_up(&mut self) {
        if self.edition != Edition::Second {
            return;
        }
        for (kind, n) in [(CardKind::Building, N_BUILDINGS), (CardKind::Action, N_ACTIONS)] {
            let of_kind = self.cards.iter().filter(|it| it.kind == kind && it.is_named());
            let n_named: usize = of_kind.map(|it| usize::from(it.count)).sum();
            self.cards.retain(|it| it.kind != kind || it.is_named());
            let word = if kind == CardKind::Action { "new-action" } else { "new" };
            let unnamed = (1..=n.saturating_sub(n_named))
                .map(|it| CityCard::unknown(format!("{word}-{it}"), kind));
            self.cards.extend(unnamed);
        }
        self.boroughs.retain(BoroughCard::is_named);
        let n = N_BOROUGHS.saturating_sub(self.boroughs.len());
        self.boroughs.extend((1..=n).map(|it| borough(format!("new-{it}"))));
        // A set lists deck A, then B, then C.
        self.cards.sort_by_key(|it| it.deck);
    }

    /// How many city cards and boroughs have no name yet.
    pub fn n_unnamed(&self) -> usize {
        let cards = self.cards.iter().filter(|it| !it.is_named());
        cards.count() + self.boroughs.iter().filter(|it| !it.is_named()).count()
    }

    /// Puts a card in the place of one of its kind that has no name and of which
    /// `is_free` holds, by its place in the set: tells the place.
    pub fn name_card(&mut self, card: CityCard, is_free: impl Fn(usize) -> bool) -> Option<usize> {
        let mut cards = self.cards.iter().enumerate();
        let is_it =
            |it: &CityCard| !it.is_named() && it.kind == card.kind && it.count == card.count;
        let at = cards.position(|(at, it)| is_it(it) && is_free(at))?;
        self.cards[at] = card;
        Some(at)
    }

    /// The same for a borough.
    pub fn name_borough(
        &mut self,
        borough: BoroughCard,
        is_free: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let mut boroughs = self.boroughs.iter().enumerate();
        let at = boroughs.position(|(at, it)| !it.is_named() && is_free(at))?;
        self.boroughs[at] = borough;
        Some(at)
    }

    /// Whether a card that it does not know can get its place in it: the first edition's
    /// set has every card of its box.
    pub fn has_room_for_card(&self) -> bool {
        match self.edition {
            Edition::First => false,
            Edition::Second => self.cards.iter().any(|it| !it.is_named()),
            Edition::Own => self.n_cards() < MAX_CARDS,
        }
    }

    /// The same for a borough.
    pub fn has_room_for_borough(&self) -> bool {
        match self.edition {
            Edition::First => false,
            Edition::Second => self.boroughs.iter().any(|it| !it.is_named()),
            Edition::Own => self.boroughs.len() < MAX_BOROUGHS,
        }
    }

    fn n_cards(&self) -> usize {
        self.cards.iter().map(|it| usize::from(it.count)).sum()
    }

    /// Adds a card to a set of somebody's own, behind all others, so that every card that
    /// was told keeps its number: tells the number of the new one.
    pub fn add_card(&mut self, card: CityCard) -> Option<u8> {
        if self.edition != Edition::Own || !self.has_room_for_card() {
            return None;
        }
        let number = self.n_cards();
        self.cards.push(CityCard { deck: Layer::C, count: 1, ..card });
        u8::try_from(number).ok()
    }

    /// The same for a borough.
    pub fn add_borough(&mut self, borough: BoroughCard) -> Option<u8> {
        if self.edition != Edition::Own || !self.has_room_for_borough() {
            return None;
        }
        self.boroughs.push(borough);
        u8::try_from(self.boroughs.len() - 1).ok()
    }

    /// Takes over every card and borough that `told` has by name and this set has not.
    pub(crate) fn take_names(&mut self, told: &CardSheet) {
        let cards = told
            .cards
            .iter()
            .filter(|card| card.is_named() && self.cards.iter().all(|it| it.id != card.id));
        let cards: Vec<CityCard> = cards.cloned().collect();
        let boroughs = told.boroughs.iter().filter(|borough| {
            borough.is_named() && self.boroughs.iter().all(|it| it.id != borough.id)
        });
        let boroughs: Vec<BoroughCard> = boroughs.cloned().collect();
        if cards.is_empty() && boroughs.is_empty() {
            return;
        }
        self.cards.extend(cards);
        self.boroughs.extend(boroughs);
        self.fill_up();
    }
}

/// A borough of which nothing is known.
fn borough(id: String) -> BoroughCard {
    BoroughCard {
        id,
        name: String::new(),
        starter: false,
        side: Side::North,
        river: false,
        cost: None,
        cards: None,
        prestige: None,
        poverty_removed: None,
        run_poverty: None,
        run_cost: None,
    }
}
