//! Facts of the mirror that a person can put right: board, boroughs, AutoMartin's side
//! and the decks.

use kit::{Fact, Game, Message, Seat, Way, Ways};

use crate::{
    London,
    components::{NONE, ROW, Space},
    figures::ToldFigure,
    position::Position,
    state::State,
};

/// The groups of facts: the board, the boroughs, AutoMartin's side, figures that were
/// told, the decks.
pub const GROUPS: [&str; 5] = [BOARD, BOROUGHS, ITS, FIGURES, DECKS];
/// What lies on the development board.
pub const BOARD: &str = "ldt-fix-board";
/// The boroughs for sale and those that were bought.
pub const BOROUGHS: &str = "ldt-fix-boroughs";
/// What AutoMartin has.
pub const ITS: &str = "ldt-fix-its";
/// The figures of cards that were told.
pub const FIGURES: &str = "ldt-fix-figures";
/// What lies in the decks.
pub const DECKS: &str = "ldt-fix-decks";
/// The place of AutoMartin's pile among the facts.
pub const PILE: &str = "pile";
/// The symbol of a way that puts a card somewhere.
pub const PUTS_CARD: &str = "card";

impl London {
    pub(crate) fn facts_of<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        let mut facts = self.board_facts(state);
        self.row_facts(state, &mut facts);
        for seat in kit::people(self).into_iter().chain([self.automa_seat()]) {
            facts.push(self.boroughs_of(state, seat));
        }
        facts.extend(self.its_facts(state));
        facts.extend(self.told_facts(state));
        facts.push(self.deck_fact(state));
        facts
            .extend((0..self.tables.automa.len() as u8).filter_map(|it| self.card_fact(state, it)));
        facts
    }

    /// What puts a city card on a space of the board, or on AutoMartin's pile.
    pub fn puts_card(
        &self,
        state: &State,
        space: Option<Space>,
        card: u8,
    ) -> impl Fn(&mut Position) + use<> {
        let old = space.and_then(|it| state.board.card(it.idx())).map(|it| self.key(it));
        let key = self.key(card);
        move |it| {
            if let Some(old) = &old {
                lose_card(it, old);
            }
            take_card(it, &key);
            match space {
                Some(at) => {
                    it.board[usize::from(at.row())][usize::from(at.column())] = key.clone();
                }
                None => it.automa.city.push(key.clone()),
            }
        }
    }

    /// One card of each that has a name and can be put somewhere: not on the board, if
    /// it is to go there.
    pub fn cards_to_put(&self, state: &State, space: Option<Space>) -> Vec<u8> {
        let mut cards: Vec<u8> = Vec::new();
        for card in 0..self.tables.cards.len() as u8 {
            let design = self.spec(card).design;
            let is_there = space.is_some() && state.board.set().has(card);
            let is_listed = cards.iter().any(|&it| self.spec(it).design == design);
            if !is_there && !is_listed && self.sheet.cards[usize::from(design)].is_named() {
                cards.push(card);
            }
        }
        cards
    }

    fn puts<'a>(&'a self, state: &'a State, space: Option<Space>) -> Vec<Way<'a, Position>> {
        let cards = self.cards_to_put(state, space).into_iter();
        let way = move |card: u8| {
            let put = self.puts_card(state, space, card);
            Way::new(self.card_name(self.card(card)), PUTS_CARD, false, put)
        };
        cards.map(way).collect()
    }

    fn board_facts<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        let n = state.board.n_columns();
        let spaces = (0..n).chain(ROW as u8..ROW as u8 + n).map(Space);
        let fact = |space: Space| {
            let card = state.board.card(space.idx());
            let key = card.map(|it| self.key(it));
            let free = move |it: &mut Position| {
                if let Some(key) = &key {
                    lose_card(it, key);
                }
            };
            let ways = move || {
                let free = Way::new(Message::new("ldt-free"), "", card.is_none(), free.clone());
                Ways::OneOf([free].into_iter().chain(self.puts(state, Some(space))).collect())
            };
            let said = card.map_or(Message::new("ldt-free"), |it| self.card_name(self.card(it)));
            Fact::new(BOARD, space.to_string(), self.space_name(space), said, ways)
        };
        spaces.map(fact).collect()
    }

    /// The figures that were told at this table, to be put right where they are seen.
    fn told_facts<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        let told = self.told_of(state).into_iter();
        let fact = |it: ToldFigure| {
            let ToldFigure { key, figure, value, bounds, name } = it;
            let place = format!("figures.{key}.{figure}");
            let name = Message::new("ldt-fix-figure")
                .with("card", name)
                .with("figure", Message::new(format!("figure-{figure}")));
            let ways = move || {
                let key = key.clone();
                Ways::count(
                    value.into(),
                    bounds.0.into(),
                    bounds.1.into(),
                    move |it: &mut Position, n| {
                        let told = it.figures.entry(key.clone()).or_default();
                        told.insert(figure.to_owned(), n as i8);
                    },
                )
            };
            Fact::new(FIGURES, place, name, Message::verbatim(value), ways)
        };
        told.map(fact).collect()
    }

    fn name_of_borough(&self, borough: u8) -> Message {
        self.borough_name(self.borough(borough))
    }

    fn row_facts<'a>(&'a self, state: &'a State, facts: &mut Vec<Fact<'a, Position>>) {
        let n = self.tables.boroughs.len() as u8;
        for (slot, &now) in state.row.iter().enumerate() {
            let way = move |borough: u8| {
                let set = move |it: &mut Position| {
                    let key = self.borough_key(borough);
                    lose_borough(it, &self.borough_key(now));
                    take_borough(it, &key);
                    it.borough_row.get_or_insert_default()[slot] = key;
                };
                Way::new(self.name_of_borough(borough), "", borough == now, set)
            };
            let said =
                if now == NONE { Message::new("ldt-free") } else { self.name_of_borough(now) };
            let name = Message::new("ldt-fix-slot").with("n", slot + 1);
            let ways = move || Ways::OneOf((0..n).map(way).collect());
            facts.push(Fact::new(BOROUGHS, format!("slot-{slot}"), name, said, ways));
        }
    }

    fn boroughs_of<'a>(&'a self, state: &'a State, seat: Seat) -> Fact<'a, Position> {
        let nth = kit::people(self).iter().position(|&it| it == seat);
        let held = &state.chairs[usize::from(seat.0)].boroughs;
        let way = move |borough: u8| {
            let is_now = held.contains(&borough);
            let set = move |it: &mut Position| {
                let key = self.borough_key(borough);
                if is_now {
                    return lose_borough(it, &key);
                }
                take_borough(it, &key);
                match nth {
                    Some(nth) => it.people[nth].boroughs.push(key),
                    None => it.automa.boroughs.push(key),
                }
            };
            Way::new(self.name_of_borough(borough), if is_now { "check" } else { "" }, is_now, set)
        };
        let name = Message::new("ldt-fix-boroughs-of").with("who", kit::chair(self, seat));
        let said = listed(held.iter().map(|&it| self.name_of_borough(it)).collect());
        let n = self.tables.boroughs.len() as u8;
        let ways = move || Ways::OneOf((0..n).map(way).collect());
        Fact::new(BOROUGHS, format!("of-{}", seat.0), name, said, ways)
    }

    fn its_facts<'a>(&'a self, state: &'a State) -> Vec<Fact<'a, Position>> {
        type Set = fn(&mut Position, i32);
        let chair = &state.chairs[usize::from(self.automa_seat().0)];
        let prestige = chair.prestige;
        let money = Message::new("fact-pounds").with("n", chair.money);
        let counts: [(&str, &str, i32, Set); 5] = [
            ("automa.money", "ld-money", chair.money, |it, n| it.automa.money = n),
            ("automa.poverty", "ld-poverty", chair.poverty, |it, n| it.automa.poverty = n),
            ("automa.prestige.cards", "score-cards", prestige.cards, |it, n| {
                it.automa.prestige.cards = n;
            }),
            ("automa.prestige.boroughs", "score-boroughs", prestige.boroughs, |it, n| {
                it.automa.prestige.boroughs = n;
            }),
            ("automa.prestige.crucial", "score-crucial", prestige.crucial, |it, n| {
                it.automa.prestige.crucial = n;
            }),
        ];
        let count = |(place, id, n, set): (&str, &str, i32, Set)| {
            let ways = move || Ways::count(n.into(), 0, 500, move |it, n| set(it, n as i32));
            let name = Message::new(id);
            // A source of prestige alone says what it counts, not that it is prestige.
            let name = match place.contains("prestige") {
                true => Message::new("ldt-fix-prestige").with("source", name),
                false => name,
            };
            Fact::new(ITS, place, name, Message::verbatim(n), ways)
        };
        let mut facts: Vec<Fact<'a, Position>> = counts.map(count).into();
        facts[0].said = money;
        let held = move || chair.face_up.into_iter().map(|it| (it, self.card_name(self.card(it))));
        let lost = move |(card, name): (u8, Message)| {
            let key = self.key(card);
            Way::new(name, "close", false, move |it: &mut Position| lose_card(it, &key))
        };
        let said = listed(held().map(|it| it.1).collect());
        let ways = move || Ways::OneOf(held().map(lost).chain(self.puts(state, None)).collect());
        facts.push(Fact::new(ITS, PILE, Message::new("ld-its-pile"), said, ways));
        facts
    }

    /// Which set of the city deck is reached.
    fn deck_fact<'a>(&'a self, state: &'a State) -> Fact<'a, Position> {
        let name = |it: usize| Message::new("ldt-set").with("set", ["A", "B", "C"][it]);
        let reached = state.city.layer();
        let way = move |set: usize| {
            let hidden = [0, 1, 2].map(|it| if it < set { 0 } else { u8::MAX });
            let change = move |it: &mut Position| it.city_hidden = Some(hidden);
            Way::new(name(set), "", reached == Some(set), change)
        };
        let out = |it: &mut Position| it.city_hidden = Some([0; 3]);
        let ways = move || {
            let out = Way::new(Message::new("ldt-out"), "", reached.is_none(), out);
            Ways::OneOf((0..3).map(way).chain([out]).collect())
        };
        let said = reached.map_or(Message::new("ldt-out"), name);
        Fact::new(DECKS, "city", Message::new("ldt-fix-from"), said, ways)
    }

    /// Whether an automa card lies in its deck or was discarded, if it is not in play.
    fn card_fact<'a>(&'a self, state: &'a State, card: u8) -> Option<Fact<'a, Position>> {
        let in_deck = state.automa_deck.unseen().has(card);
        let is_out = state.automa_discard.has(card);
        if !in_deck && !is_out {
            return None;
        }
        let way = move |to_deck: bool, id: &str, is_now: bool| {
            let key = self.automa_key(card);
            Way::new(Message::new(id), "", is_now, move |it: &mut Position| {
                let deck = it.automa.deck.get_or_insert_default();
                deck.retain(|it| *it != key);
                it.automa.discard.retain(|it| *it != key);
                if to_deck { deck.push(key.clone()) } else { it.automa.discard.push(key.clone()) }
            })
        };
        let (deck, discard) = ("ldt-fix-in-deck", "ldt-fix-discarded");
        let name = self.automa_card_name(self.automa_card(card));
        let said = Message::new(if in_deck { deck } else { discard });
        let ways = move || Ways::OneOf(vec![way(true, deck, in_deck), way(false, discard, is_out)]);
        Some(Fact::new(DECKS, format!("automa-{card}"), name, said, ways))
    }
}

/// Names one after the other, or none.
fn listed(names: Vec<Message>) -> Message {
    if names.is_empty() {
        return Message::new("ldt-fix-none");
    }
    Message::new("ldt-fix-list").with("names", names)
}

/// Takes a city card from wherever the mirror has it.
fn take_card(position: &mut Position, key: &str) {
    let is_other = |it: &String| it != key;
    position.taken.retain(is_other);
    position.automa.city.retain(is_other);
    position.city_deck.iter_mut().for_each(|it| it.retain(is_other));
    for space in position.board.iter_mut().flatten().filter(|it| *it == key) {
        space.clear();
    }
}

/// Lets a city card lie where nobody has seen it: in a hand, a city or the deck.
fn lose_card(position: &mut Position, key: &str) {
    take_card(position, key);
    position.city_deck.get_or_insert_default().push(key.to_owned());
}

/// Takes a borough from wherever the mirror has it.
fn take_borough(position: &mut Position, key: &str) {
    let is_other = |it: &String| it != key;
    position.automa.boroughs.retain(is_other);
    position.people.iter_mut().for_each(|it| it.boroughs.retain(is_other));
    position.borough_deck.iter_mut().for_each(|it| it.retain(is_other));
    position.borough_bottom.retain(is_other);
    for slot in position.borough_row.iter_mut().flatten().filter(|it| *it == key) {
        slot.clear();
    }
}

fn lose_borough(position: &mut Position, key: &str) {
    take_borough(position, key);
    if !key.is_empty() {
        position.borough_deck.get_or_insert_default().push(key.to_owned());
    }
}
