//! Orders: what a person moves on the table for AutoMartin, at most three lines.

mod board;

use kit::{Message, Order};

use crate::{
    London,
    action::{Action, Candidate},
    components::{Borough, Card, Space},
    state::{Chair, Phase, State},
};

/// The most lines of a turn.
const MAX_LINES: usize = 3;

/// The most parts that a change is explained with.
const MAX_PARTS: usize = 3;

/// A figure of a chair.
type Figure = fn(&Chair) -> i32;

/// His figures: each a place of its own.
const FIGURES: [(&str, Figure); 3] =
    [("money", |it| it.money), ("poverty", |it| it.poverty), ("prestige", |it| it.prestige.sum())];

/// What hands do at one place, as sentences.
struct Place {
    picture: &'static str,
    sentences: Vec<Message>,
    /// Figures in few words, where one line tells several.
    figures: Vec<Message>,
    small: Option<Message>,
    about: Vec<Candidate>,
    n_pieces: usize,
}

impl Place {
    fn new(picture: &'static str) -> Place {
        Place {
            picture,
            sentences: Vec::new(),
            figures: Vec::new(),
            small: None,
            about: Vec::new(),
            n_pieces: 0,
        }
    }

    fn say(&mut self, sentence: Message) {
        self.sentences.push(sentence);
        self.n_pieces += 1;
    }

    /// Says what was to be said at another place, too.
    fn join(&mut self, other: Place) {
        self.sentences.extend(other.sentences);
        self.figures.extend(other.figures);
        self.small = self.small.take().or(other.small);
        self.about.extend(other.about);
        self.n_pieces += other.n_pieces;
    }

    fn order(self) -> Order<Candidate> {
        let n_pieces = self.n_pieces;
        if 1 < self.figures.len() {
            let text = Message::new("order-figures").with("figures", self.figures);
            let (picture, about) = (self.picture, self.about);
            return Order { picture, text, small: None, about, n_pieces };
        }
        let mut sentences = self.sentences.into_iter();
        let first = sentences.next().unwrap_or_else(|| Message::new("order-nothing"));
        let text = sentences.fold(first, |before, then| {
            Message::new("order-then").with("before", before).with("then", then)
        });
        Order { picture: self.picture, text, small: self.small, about: self.about, n_pieces }
    }
}

impl London {
    /// AutoMartin's turn with all its cards, or a part of it, as what a person moves:
    /// first his side, then the board, then money and points. What one card does and
    /// another undoes is not moved at all. Whoever turns up his deck has shuffled and
    /// skipped by then.
    pub(crate) fn orders_of(
        &self,
        plies: &[(&State, Action)],
        after: &State,
    ) -> Vec<Order<Candidate>> {
        if plies.is_empty() {
            return Vec::new();
        }
        let mut places =
            vec![self.boroughs(plies, after), self.pile(plies), self.board(plies, after)];
        places.extend(FIGURES.map(|(picture, figure)| self.figure(picture, figure, plies, after)));
        places.retain(|it| !it.sentences.is_empty());
        if places.is_empty() {
            places.push(Place::new("nothing"));
        }
        // What is done at neighbouring places is said in one line, the figures first.
        while MAX_LINES < places.len() {
            let n_pieces = places.iter().filter(|it| it.figures.is_empty()).count();
            let at = if n_pieces + 1 < places.len() { places.len() - 1 } else { n_pieces - 1 };
            let joined = places.remove(at);
            places[at - 1].join(joined);
        }
        places.into_iter().map(Place::order).collect()
    }

    /// The boroughs he takes or lays under their deck, each with the one that follows.
    fn boroughs(&self, plies: &[(&State, Action)], after: &State) -> Place {
        let mut place = Place::new("borough");
        for (nth, &(before, action)) in plies.iter().enumerate() {
            let (id, borough) = match action {
                Action::KeepBorough(borough) => ("order-borough", borough),
                Action::RefuseBorough(borough) => ("order-borough-under", borough),
                _ => continue,
            };
            let next = plies[nth + 1..].iter().find_map(|it| match it.1 {
                Action::Borough(next) => Some(next),
                _ => None,
            });
            let name = |it: Borough| self.borough_name(it);
            place.say(match next {
                Some(next) if next == borough => {
                    Message::new("order-borough-stays").with("borough", name(borough))
                }
                Some(next) => {
                    Message::new(id).with("borough", name(borough)).with("next", name(next))
                }
                // The next one is not turned up yet.
                None if after.phase == Phase::AutomaRefill => {
                    Message::new(format!("{id}-turn")).with("borough", name(borough))
                }
                None => Message::new("order-borough-last").with("borough", name(borough)),
            });
            let slot = before.row.iter().position(|&it| it == borough.number());
            place.about.extend(slot.map(|it| Candidate::Slot(it as u8, borough)));
        }
        place
    }

    /// The city cards he keeps.
    fn pile(&self, plies: &[(&State, Action)]) -> Place {
        let mut place = Place::new("pile");
        let mut names = Vec::new();
        for card in kept(plies) {
            names.push(self.card_name(card));
            place.about.push(self.where_it_lies(plies[0].0, card));
        }
        if !names.is_empty() {
            let n = names.len();
            place.say(Message::new("order-pile").with("cards", names).with("n", n));
            place.n_pieces = n;
        }
        place
    }

    /// What changes of a figure of his, and what it is made up of.
    fn figure(
        &self,
        picture: &'static str,
        figure: Figure,
        plies: &[(&State, Action)],
        after: &State,
    ) -> Place {
        let mut place = Place::new(picture);
        let value = |state: &State| figure(&state.chairs[usize::from(self.automa)]);
        let tables = plies.iter().map(|it| it.0).chain([after]);
        let values: Vec<i32> = tables.map(value).collect();
        let (Some(first), Some(last)) = (values.first(), values.last()) else { return place };
        let sign = match last - first {
            0 => return place,
            1.. => "gain",
            _ => "loss",
        };
        let sentence = Message::new(format!("order-{picture}-{sign}"));
        place.say(sentence.with("n", (last - first).abs()).with("after", *last));
        let short = Message::new("order-figure").with("figure", picture).with("sign", sign);
        place.figures.push(short.with("n", (last - first).abs()).with("after", *last));
        let steps = plies.iter().zip(values.windows(2)).map(|(it, of)| (it.1, of[1] - of[0]));
        // What all his cards of the turn bring is one part.
        let mut by_cards = (0, 0);
        let mut parts = Vec::new();
        for (action, change) in steps.filter(|it| it.1 != 0) {
            match self.bringer(action) {
                Some(of) => parts.push(part("part", picture, change).with("card", of)),
                None => by_cards = (by_cards.0 + change, by_cards.1 + 1),
            }
        }
        if by_cards.0 != 0 {
            let (change, n_cards) = by_cards;
            parts.insert(0, part("part-own", picture, change).with("cards", n_cards));
        }
        if (2..=MAX_PARTS).contains(&parts.len()) {
            place.small = Some(Message::new("order-parts").with("parts", parts));
        }
        place
    }

    /// The city card or borough that an action changes a figure by; else his own card does.
    fn bringer(&self, action: Action) -> Option<Message> {
        match action {
            Action::Keep(card) | Action::Refuse(card) => Some(self.card_name(card)),
            Action::KeepBorough(borough) => Some(self.borough_name(borough)),
            _ => None,
        }
    }

    fn where_it_lies(&self, state: &State, card: Card) -> Candidate {
        match state.board.space_of(card.number()) {
            Some(space) => Candidate::Space(Space(space as u8), card),
            None => Candidate::Card(card),
        }
    }
}

/// The city cards that he keeps.
fn kept(plies: &[(&State, Action)]) -> impl Iterator<Item = Card> {
    plies.iter().filter_map(|it| match it.1 {
        Action::Keep(card) => Some(card),
        _ => None,
    })
}

/// One part of a change.
fn part(id: &str, figure: &'static str, change: i32) -> Message {
    let sign = if change < 0 { "less" } else { "more" };
    Message::new(format!("order-{id}-{sign}")).with("figure", figure).with("n", change.abs())
}
