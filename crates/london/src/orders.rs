//! Orders: what a person moves on the table for AutoMartin, at most three lines.

use kit::{Message, Order};

use crate::{
    London,
    action::{Action, Candidate},
    components::{Borough, Card, Space},
    state::{Chair, Phase, State},
};

/// The most lines of a turn.
const MAX_LINES: usize = 3;

/// What hands do at one place, as sentences.
struct Place {
    picture: &'static str,
    sentences: Vec<Message>,
    about: Vec<Candidate>,
}

impl Place {
    fn new(picture: &'static str) -> Place {
        Place { picture, sentences: Vec::new(), about: Vec::new() }
    }

    fn say(&mut self, sentence: Message) {
        self.sentences.push(sentence);
    }

    /// Says what was to be said at another place, too.
    fn join(&mut self, other: Place) {
        self.sentences.extend(other.sentences);
        self.about.extend(other.about);
    }

    fn order(self) -> Order<Candidate> {
        let mut sentences = self.sentences.into_iter();
        let first = sentences.next().unwrap_or_else(|| Message::new("order-nothing"));
        let text = sentences.fold(first, |before, then| {
            Message::new("order-then").with("before", before).with("then", then)
        });
        Order { picture: self.picture, text, about: self.about }
    }
}

impl London {
    /// AutoMartin's turn, or a part of it, as what a person moves: first his side,
    /// then the board and his deck, then money and points.
    pub(crate) fn orders_of(
        &self,
        plies: &[(&State, Action)],
        after: &State,
    ) -> Vec<Order<Candidate>> {
        let Some(&(before, _)) = plies.first() else { return Vec::new() };
        let mut places = vec![
            self.boroughs(plies, after),
            self.pile(plies),
            self.board(plies),
            self.automa_deck(plies),
        ];
        let chair = |state: &State| state.chairs[usize::from(self.automa)];
        places.extend(figures(&chair(before), &chair(after)));
        places.retain(|it| !it.sentences.is_empty());
        if places.is_empty() {
            places.push(Place::new("nothing"));
        }
        // What is done at neighbouring places is said in one line, the figures first.
        while MAX_LINES < places.len() {
            let is_figure = |it: &Place| ["money", "poverty", "prestige"].contains(&it.picture);
            let n_pieces = places.iter().filter(|it| !is_figure(it)).count();
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
        for &(before, action) in plies {
            if let Action::Keep(card) = action {
                names.push(self.card_name(card));
                place.about.push(self.where_it_lies(before, card));
            }
        }
        if !names.is_empty() {
            let n = names.len();
            place.say(Message::new("order-pile").with("cards", names).with("n", n));
        }
        place
    }

    /// The city cards he lays on the development board.
    fn board(&self, plies: &[(&State, Action)]) -> Place {
        let mut place = Place::new("board");
        let (mut laid, mut is_full) = (Vec::new(), false);
        for &(before, action) in plies {
            let card = match action {
                Action::Refuse(card) => card,
                Action::City(card) if before.phase == Phase::Toss => card,
                _ => continue,
            };
            let (space, gone) = self.discarded(before, card);
            place.about.push(Candidate::Space(space, card));
            let name = self.card_name(card);
            if before.board.space_of(card.number()) == Some(space.idx()) {
                place.say(Message::new("order-board-stays").with("card", name));
            } else {
                is_full |= !gone.is_empty();
                laid.push((name, space));
            }
        }
        let full = if is_full { "-full" } else { "" };
        match &laid[..] {
            [] => {}
            [(name, space)] => place.say(
                Message::new(format!("order-board{full}"))
                    .with("card", name.clone())
                    .with("space", self.space_name(*space)),
            ),
            several => {
                let names: Vec<Message> = several.iter().map(|it| it.0.clone()).collect();
                place.say(Message::new(format!("order-board-several{full}")).with("cards", names));
            }
        }
        place
    }

    /// The cards of his deck that are put aside, and its shuffles.
    fn automa_deck(&self, plies: &[(&State, Action)]) -> Place {
        let mut place = Place::new("deck");
        for &(before, action) in plies {
            let Action::Automa(card) = action else { continue };
            if before.automa_deck.is_empty() {
                place.say(Message::new("order-shuffle"));
            }
            if before.phase == Phase::Skip {
                place.say(Message::new("order-skip").with("card", self.automa_card_name(card)));
                place.about.push(Candidate::Automa(card));
            }
        }
        place
    }

    fn where_it_lies(&self, state: &State, card: Card) -> Candidate {
        match state.board.space_of(card.number()) {
            Some(space) => Candidate::Space(Space(space as u8), card),
            None => Candidate::Card(card),
        }
    }
}

/// What changes of his money, poverty and prestige, each as a place of its own.
fn figures(before: &Chair, after: &Chair) -> [Place; 3] {
    let figure = |picture: &'static str, before: i32, after: i32| {
        let mut place = Place::new(picture);
        let change = after - before;
        let sign = match change {
            0 => return place,
            1.. => "gain",
            _ => "loss",
        };
        let sentence = Message::new(format!("order-{picture}-{sign}"));
        place.say(sentence.with("n", change.abs()).with("after", after));
        place
    };
    [
        figure("money", before.money, after.money),
        figure("poverty", before.poverty, after.poverty),
        figure("prestige", before.prestige.sum(), after.prestige.sum()),
    ]
}
