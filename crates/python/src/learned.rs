//! What a program sees of a table: numbers, field by field.

mod brass;
mod london;
mod patchwork;

use kit::{Game, Seat};
use players::Skilled;

/// A field of a row: its name, how many numbers it has, and between what they lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    /// Its name.
    pub(crate) name: &'static str,
    /// How many numbers.
    pub(crate) n: usize,
    /// The least.
    pub(crate) low: i32,
    /// The greatest.
    pub(crate) high: i32,
}

/// A field of one number, or of several.
pub(crate) const fn field(name: &'static str, n: usize, low: i32, high: i32) -> Field {
    Field { name, n, low, high }
}

/// How long a row of fields is.
pub(crate) const fn length(fields: &[Field]) -> usize {
    let (mut n, mut at) = (0, 0);
    while at < fields.len() {
        n += fields[at].n;
        at += 1;
    }
    n
}

/// A game that a program can learn: tables and options as rows of numbers.
pub(crate) trait Learned:
    Skilled + Game<State: Send + Sync, Action: Send + Sync, Position: Send + Sync>
{
    /// What is seen of a table.
    const FIELDS: &'static [Field];
    /// What is seen of an option.
    const OPTION_FIELDS: &'static [Field];

    /// The most options that a person can have.
    fn most_options() -> usize;
    /// Writes down a table as a chair sees it; it is concealed already.
    fn observe(&self, state: &Self::State, seat: Seat, row: &mut Row<'_>);
    /// Writes down an option and what it leads to.
    fn weigh(&self, before: &Self::State, action: Self::Action, seat: Seat, row: &mut Row<'_>);
}

/// A row being written, number by number.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    numbers: &'a mut [f32],
    at: usize,
}

impl<'a> Row<'a> {
    /// Begins a row.
    pub(crate) fn new(numbers: &'a mut [f32]) -> Row<'a> {
        Row { numbers, at: 0 }
    }

    /// Writes a number.
    #[inline]
    pub(crate) fn put(&mut self, number: impl Into<i64>) {
        self.numbers[self.at] = number.into() as f32;
        self.at += 1;
    }

    /// Writes a number between two others, as its field says.
    #[inline]
    pub(crate) fn put_within(&mut self, number: impl Into<i64>, low: i64, high: i64) {
        self.put(number.into().clamp(low, high));
    }

    /// Writes a yes or a no.
    #[inline]
    pub(crate) fn flag(&mut self, is_so: bool) {
        self.put(i64::from(is_so));
    }

    /// Writes the first `n` bits, the lowest first.
    #[inline]
    pub(crate) fn bits(&mut self, bits: u128, n: usize) {
        for (at, number) in self.numbers[self.at..self.at + n].iter_mut().enumerate() {
            *number = (bits >> at & 1) as u8 as f32;
        }
        self.at += n;
    }

    /// Writes one of `n`, as a one among noughts; nothing beyond them.
    #[inline]
    pub(crate) fn one_of(&mut self, nth: Option<usize>, n: usize) {
        let here = &mut self.numbers[self.at..self.at + n];
        here.fill(0.0);
        if let Some(number) = nth.and_then(|it| here.get_mut(it)) {
            *number = 1.0;
        }
        self.at += n;
    }

    /// Writes so many noughts.
    #[inline]
    pub(crate) fn skip(&mut self, n: usize) {
        self.numbers[self.at..self.at + n].fill(0.0);
        self.at += n;
    }

    /// How many numbers are written.
    pub(crate) fn n_written(&self) -> usize {
        self.at
    }
}

/// Writes down a table as a chair may see it.
pub(crate) fn observe<G: Learned>(game: &G, state: &G::State, seat: Seat, out: &mut [f32]) {
    let mut row = Row::new(out);
    if desk::hides_hands(game) {
        game.observe(&kit::Seen::of(game, state, seat), seat, &mut row);
    } else {
        game.observe(state, seat, &mut row);
    }
    debug_assert_eq!(row.n_written(), length(G::FIELDS), "every field is written");
}

/// Writes down every option of a table, row by row; what is left of `out` becomes nought.
pub(crate) fn weigh<G: Learned>(game: &G, state: &G::State, seat: Seat, out: &mut [f32]) {
    let n = length(G::OPTION_FIELDS);
    let mut rows = out.chunks_exact_mut(n);
    game.options(state, &mut |action| {
        if let Some(out) = rows.next() {
            let mut row = Row::new(out);
            game.weigh(state, action, seat, &mut row);
            debug_assert_eq!(row.n_written(), n, "every field is written");
        }
    });
    rows.for_each(|it| it.fill(0.0));
}
