//! London in numbers.

use kit::{Game, Seat};
use london::{Action, London, MAX_SEATS, NONE, ROW, State};

use super::{Field, Learned, Row, field};

/// The most money, poverty and points that are told.
const MOST: i32 = 999;
/// The most points below nought: poverty costs many.
const LEAST: i32 = -9999;
/// Every city card has a place in a row of bits.
const N_CARDS: usize = 128;
/// The spaces of the development board.
const N_SPACES: usize = 2 * ROW;
/// Kinds of options.
const N_KINDS: usize = 26;
/// What is printed on a city card, as numbers.
const N_PRINTED: usize = 9;

impl Learned for London {
    const FIELDS: &'static [Field] = &[
        field("phase", 1, 0, 63),
        field("turns-left", 1, -1, 8),
        field("city-deck", 1, 0, 128),
        field("borough-deck", 1, 0, 24),
        field("boroughs-for-sale", 3, -1, 24),
        field("seats", 1, 2, 4),
        field("is-automa", MAX_SEATS, 0, 1),
        field("money", MAX_SEATS, -MOST, MOST),
        field("poverty", MAX_SEATS, 0, MOST),
        field("loans", MAX_SEATS, 0, 99),
        field("prestige", MAX_SEATS, -MOST, MOST),
        field("hand-size", MAX_SEATS, 0, 128),
        field("stacks", MAX_SEATS, 0, 128),
        field("boroughs", MAX_SEATS, 0, 24),
        field("score", MAX_SEATS, LEAST, MOST),
        field("board", N_SPACES, -1, 127),
        field("hand", N_CARDS, 0, 1),
        field("face-up", N_CARDS, 0, 1),
        field("face-down", N_CARDS, 0, 1),
        field("actions-of-turn", 4, 0, 128),
        field("automa-card", 1, -1, 31),
    ];
    const OPTION_FIELDS: &'static [Field] = &[
        field("kind", N_KINDS, 0, 1),
        field("card", 1, -1, 127),
        field("printed", N_PRINTED, -MOST, MOST),
        field("space", 1, -1, N_SPACES as i32),
        field("borough", 1, -1, 24),
        field("borough-cost", 1, 0, MOST),
        field("borough-prestige", 1, -MOST, MOST),
        field("after-money", 1, -MOST, MOST),
        field("after-poverty", 1, 0, MOST),
        field("after-hand", 1, 0, 128),
        field("after-stacks", 1, 0, 128),
        field("after-loans", 1, 0, 99),
        field("after-score", 1, LEAST, MOST),
    ];

    fn most_options() -> usize {
        // As the game's own list of options, without what only a table of one's own tells.
        2 * N_CARDS + 4 * ROW + 16
    }

    fn observe(&self, state: &State, seat: Seat, row: &mut Row<'_>) {
        row.put(state.phase as i64);
        row.put(if state.turns_left == u8::MAX { -1 } else { i64::from(state.turns_left) });
        row.put(state.city.len() as i64);
        row.put(state.borough_deck.len() as i64);
        state.row.iter().for_each(|&it| row.put(number(it)));
        row.put(self.n_seats());
        // From the chair that looks, clockwise.
        let n = usize::from(self.n_seats());
        let chairs: Vec<usize> = (0..n).map(|it| (usize::from(seat.0) + it) % n).collect();
        let mut each = |of: &dyn Fn(usize) -> i64| {
            chairs.iter().for_each(|&it| row.put(of(it)));
            row.skip(MAX_SEATS - n);
        };
        let (most, least) = (i64::from(MOST), i64::from(LEAST));
        each(&|it| i64::from(self.automa_seat() == Seat(it as u8)));
        each(&|it| i64::from(state.chairs[it].money).clamp(-most, most));
        each(&|it| i64::from(state.chairs[it].poverty).clamp(0, most));
        each(&|it| state.chairs[it].loans.into());
        each(&|it| i64::from(state.chairs[it].prestige.sum()).clamp(-most, most));
        each(&|it| state.chairs[it].n_hand().into());
        each(&|it| state.chairs[it].n_stacks().into());
        each(&|it| state.chairs[it].boroughs.len() as i64);
        each(&|it| i64::from(self.score(state, Seat(it as u8))).clamp(least, most));
        (0..N_SPACES).for_each(|it| row.put(state.board.card(it).map_or(-1, i64::from)));
        let own = &state.chairs[usize::from(seat.0)];
        for cards in [own.hand, own.face_up, own.face_down] {
            row.bits(cards.0, N_CARDS);
        }
        let deed = &state.deed;
        for number in [deed.n_left, deed.n_done, deed.n_least, deed.n_free] {
            row.put(number);
        }
        row.put(number(state.automa_card));
    }

    fn weigh(&self, before: &State, action: Action, seat: Seat, row: &mut Row<'_>) {
        let mut after = *before;
        self.apply(&mut after, action);
        row.one_of(kind(action), N_KINDS);
        let space = match action {
            Action::DrawSpace(it) | Action::Swap(it) | Action::Place(it) => Some(it.idx()),
            _ => None,
        };
        let named = action.card().map(|it| it.number());
        let card = named.or_else(|| before.board.card(space?));
        row.put(card.map_or(-1, i64::from));
        match card {
            Some(card) => {
                let spec = self.spec(card);
                for number in [
                    spec.layer.into(),
                    spec.kind as i32,
                    spec.colour as i32,
                    spec.total_cost(),
                    spec.money,
                    spec.poverty,
                    spec.prestige,
                    spec.end_prestige,
                    spec.is_crucial.into(),
                ] {
                    row.put(number);
                }
            }
            None => row.skip(N_PRINTED),
        }
        row.put(space.map_or(-1, |it| it as i64));
        match action {
            Action::Buy(borough) => {
                let spec = self.borough_spec(borough.number());
                row.put(borough.number());
                row.put(spec.cost);
                row.put(spec.prestige);
            }
            _ => {
                row.put(-1);
                row.skip(2);
            }
        }
        let chair = &after.chairs[usize::from(seat.0)];
        row.put_within(chair.money, (-MOST).into(), MOST.into());
        row.put_within(chair.poverty, 0, MOST.into());
        row.put(chair.n_hand());
        row.put(chair.n_stacks());
        row.put(chair.loans);
        row.put_within(self.score(&after, seat), LEAST.into(), MOST.into());
    }
}

/// A card's number; -1 where there is none.
fn number(card: u8) -> i64 {
    if card == NONE { -1 } else { card.into() }
}

/// Which kind of option it is.
fn kind(action: Action) -> Option<usize> {
    Some(match action {
        Action::Repay => 0,
        Action::Loan => 1,
        Action::Look => 2,
        Action::DrawSeen(_) => 3,
        Action::DrawSpace(_) => 4,
        Action::DrawTop => 5,
        Action::Stop => 6,
        Action::Put(_) => 7,
        Action::Swap(_) => 8,
        Action::Give(_) => 9,
        Action::Develop => 10,
        Action::Buy(_) => 11,
        Action::Run => 12,
        Action::DrawThree => 13,
        Action::Build(_) => 14,
        Action::Spend(_) => 15,
        Action::Alone => 16,
        Action::On(_) => 17,
        Action::Play(_) => 18,
        Action::Done => 19,
        Action::Activate(_) | Action::Again(_) => 20,
        Action::Place(_) => 21,
        Action::Target(_) => 22,
        Action::Flip(_) => 23,
        Action::Ability => 24,
        Action::Discard(_) => 25,
        _ => return None,
    })
}
