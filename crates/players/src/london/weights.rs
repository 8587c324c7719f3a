//! What a player of London thinks things are worth.

/// Declares [`Weights`]: a doc comment, a name and a first guess for each number.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $guess:literal,)*) => {
        /// What things are worth, in thousandths of a point unless said otherwise.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i64,)*
        }

        impl Weights {
            /// The names of the numbers, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// Where training starts: the figures of the first experiments in whole
            /// numbers, then moved by hand and by longer runs of the same kind.
            pub const GUESS: Weights = Weights { $($name: $guess),* };

            /// The numbers, in order.
            pub fn numbers(&self) -> [i64; N] {
                [$(self.$name),*]
            }

            /// The weights with these numbers, in order.
            pub fn from_numbers(numbers: [i64; N]) -> Weights {
                let [$($name),*] = numbers;
                Weights { $($name),* }
            }
        }

        /// How many numbers there are.
        pub const N: usize = [$(stringify!($name)),*].len();
    };
}

weights! {
    /// A pound with the whole city deck ahead.
    pound_early = 986,
    /// A pound when the city deck runs out.
    pound_late = 542,
    /// A pound beyond what can still be spent.
    pound_over = 630,
    /// A pound more while all boroughs are to be had.
    pound_borough = 0,
    /// So many thousandths of a pound can be spent in the last turns.
    spend_late = 27037,
    /// So many more with the whole city deck ahead.
    spend_early = -83,
    /// So many more for each borough that is to be had.
    spend_borough = 0,
    /// A loan not yet repaid.
    loan = 7868,
    /// The poverty table as a whole, in thousandths of the printed one.
    table = 1363,
    /// Tokens by which AutoMartin's poverty will have grown more than one's own.
    growth = 7341,
    /// A poverty token taken away, whatever the gap is.
    token = 841,
    /// The same, as a share of what the table asks for it.
    token_slope = 474,
    /// The share of the next run's gain that counts before it is made.
    ready = 546,
    /// The share of the next run's loss that counts before it is made.
    ready_loss = 550,
    /// What the next run's poverty costs, in thousandths of the printed table.
    run_cost = 10,
    /// Hand cards that are gone before a run is made.
    hand_spare = 9354,
    /// The share of what a card brings in later runs that does not flip.
    later = 107,
    /// A stack, for its poverty in later runs.
    stack = 58,
    /// Stacks beyond so many are too many.
    stacks_enough = 11575,
    /// Each stack too many, squared.
    stack_more = 123,
    /// The share of a building's worth in hand, with a card to pay for it.
    in_hand = 348,
    /// The share of a building's worth in hand, without one.
    single = 100,
    /// A card that can pay for a building.
    payment = -24,
    /// A hand card, whatever it is.
    card = -323,
    /// A pauper in hand.
    pauper = 1989,
    /// A card spent for an activation.
    activation_card = 969,
    /// A hand card over the limit of nine.
    over_limit = 64,
    /// A card less in the city deck, while it is whole.
    deck = 943,
    /// A card less in the city deck, when it runs out.
    deck_late = 943,
    /// An unknown card drawn.
    unknown = -50,
    /// Less for it where a card of the development board can be had instead.
    rather_board = 825,
    /// A borough, with the whole city deck ahead.
    borough = 901,
    /// A pound less for AutoMartin.
    his_pound = 36,
    /// AutoMartin's side of the poverty table.
    his_table = 196,
    /// A card that AutoMartin finds on the development board.
    board_card = 227,
    /// An empty development board.
    board_empty = 445,
    /// A crucial card on the development board.
    crucial = 381,
    /// A point of prestige of the best card on the development board.
    best_prestige = -84,
    /// A card activated again.
    again = -82,
    /// A run without poverty for the hand.
    free_hand = 4102,
    /// A building placed from the development board.
    place = 1809,
    /// A card that is flipped in place of another.
    hospital = 286,
    /// A card discarded for a prison.
    prison = 1121,
    /// What a face-up card does all the time, with the whole city deck ahead.
    ongoing = 919,
    /// A poverty token for somebody else.
    inflict = 837,
    /// A building's worth grows by this share with the whole city deck ahead, if it does not flip.
    runs = -79,
}
