//! The names of cards in positions: the set's own ids.

use kit::{CardSet, Message, PositionError};

use crate::{London, components::NONE};

impl London {
    /// The id of a city card, with its copy where there are several.
    pub fn key(&self, card: u8) -> String {
        let spec = self.spec(card);
        let design = &self.sheet.cards[usize::from(spec.design)];
        if design.count == 1 {
            return design.id.clone();
        }
        format!("{}.{}", design.id, spec.copy + 1)
    }

    pub(crate) fn keys(&self, set: CardSet) -> Vec<String> {
        set.into_iter().map(|it| self.key(it)).collect()
    }

    /// The id of a borough; nothing for none.
    pub fn borough_key(&self, borough: u8) -> String {
        if borough == NONE {
            return String::new();
        }
        self.sheet.boroughs[usize::from(borough)].id.clone()
    }

    pub(crate) fn borough_keys(&self, set: CardSet) -> Vec<String> {
        set.into_iter().map(|it| self.borough_key(it)).collect()
    }

    pub(crate) fn borough_list(&self, boroughs: &[u8]) -> Vec<String> {
        boroughs.iter().map(|&it| self.borough_key(it)).collect()
    }

    /// The id of an automa card.
    pub fn automa_key(&self, card: u8) -> String {
        self.deck.cards[usize::from(card)].id.clone()
    }

    pub(crate) fn automa_keys(&self, set: CardSet) -> Vec<String> {
        set.into_iter().map(|it| self.automa_key(it)).collect()
    }

    /// The copies a name stands for: one if it says which.
    fn copies(&self, at: &str, name: &str) -> Result<CardSet, PositionError> {
        let wrong =
            || PositionError::new(at, Message::new("expected-card-of-set"), Message::quoted(name));
        let (id, copy) = match name.split_once('.') {
            Some((id, copy)) => (id, Some(copy.parse::<u8>().map_err(|_| wrong())?)),
            None => (name, None),
        };
        let designs = &self.sheet.cards;
        let design = designs.iter().position(|it| it.id == id).ok_or_else(wrong)?;
        let is_meant = |it: &u8| {
            let spec = self.spec(*it);
            usize::from(spec.design) == design && copy.is_none_or(|copy| spec.copy + 1 == copy)
        };
        let all = 0..self.tables.cards.len() as u8;
        let copies: CardSet = all.filter(is_meant).collect();
        if copies.is_empty() { Err(wrong()) } else { Ok(copies) }
    }
}

/// The pieces of a position, each named once.
pub(super) struct Names<'g> {
    game: &'g London,
    cards: CardSet,
    /// Cards named with their copy somewhere: a name without one means another.
    reserved: CardSet,
    boroughs: CardSet,
    automa: CardSet,
}

impl<'g> Names<'g> {
    pub(super) fn new(game: &'g London) -> Names<'g> {
        Names {
            game,
            cards: CardSet::EMPTY,
            reserved: CardSet::EMPTY,
            boroughs: CardSet::EMPTY,
            automa: CardSet::EMPTY,
        }
    }

    /// Keeps the cards named with their copy from those without.
    pub(super) fn reserve<'a>(&mut self, names: impl IntoIterator<Item = &'a String>) {
        for name in names {
            if let Ok(copies) = self.game.copies("", name)
                && copies.len() == 1
            {
                self.reserved.0 |= copies.0;
            }
        }
    }

    /// The city card called `name`, which nothing else may be.
    pub(super) fn card(&mut self, at: &str, name: &str) -> Result<u8, PositionError> {
        let copies = self.game.copies(at, name)?;
        let mut free = CardSet(copies.0 & !self.cards.0);
        if 1 < copies.len() {
            free.0 &= !self.reserved.0;
        }
        let Some(card) = free.into_iter().next() else {
            let n = copies.len();
            let expected = Message::new("expected-copies").with("name", name).with("n", n);
            return Err(PositionError::new(at, expected, Message::new("found-one-more")));
        };
        self.cards.add(card);
        Ok(card)
    }

    pub(super) fn cards(&mut self, at: &str, names: &[String]) -> Result<CardSet, PositionError> {
        names.iter().map(|it| self.card(at, it)).collect()
    }

    /// A card that lies somewhere already and is only pointed at.
    pub(super) fn pointed(
        &self,
        at: &str,
        name: &str,
        among: CardSet,
    ) -> Result<u8, PositionError> {
        let copies = self.game.copies(at, name)?;
        let found = CardSet(copies.0 & among.0).into_iter().next();
        found.ok_or_else(|| {
            PositionError::new(at, Message::new("expected-card-there"), Message::quoted(name))
        })
    }

    pub(super) fn borough(&mut self, at: &str, name: &str) -> Result<u8, PositionError> {
        let found = self.game.sheet().boroughs.iter().position(|it| it.id == name);
        let Some(borough) = found.map(|it| it as u8) else {
            let expected = Message::new("expected-borough-of-set");
            return Err(PositionError::new(at, expected, Message::quoted(name)));
        };
        if self.boroughs.has(borough) {
            return Err(twice(at, name));
        }
        self.boroughs.add(borough);
        Ok(borough)
    }

    pub(super) fn automa_card(&mut self, at: &str, name: &str) -> Result<u8, PositionError> {
        let card = self.automa_number(at, name)?;
        if self.automa.has(card) {
            return Err(twice(at, name));
        }
        self.automa.add(card);
        Ok(card)
    }

    pub(super) fn automa_number(&self, at: &str, name: &str) -> Result<u8, PositionError> {
        let found = self.game.deck().cards.iter().position(|it| it.id == name);
        let card = found.map(|it| it as u8).filter(|&it| self.game.automa_cards.has(it));
        card.ok_or_else(|| {
            PositionError::new(
                at,
                Message::new("expected-automa-card-of-level"),
                Message::quoted(name),
            )
        })
    }

    /// The city cards not named anywhere.
    pub(super) fn unnamed_cards(&self) -> CardSet {
        CardSet(CardSet::first(self.game.tables().cards.len() as u32).0 & !self.cards.0)
    }

    /// The boroughs not named anywhere.
    pub(super) fn unnamed_boroughs(&self) -> CardSet {
        CardSet(CardSet::first(self.game.tables().boroughs.len() as u32).0 & !self.boroughs.0)
    }

    /// The automa cards of the level not named anywhere.
    pub(super) fn unnamed_automa(&self) -> CardSet {
        CardSet(self.game.automa_cards.0 & !self.automa.0)
    }
}

fn twice(at: &str, name: &str) -> PositionError {
    let expected = Message::new("expected-once").with("name", name);
    PositionError::new(at, expected, Message::new("found-twice"))
}
