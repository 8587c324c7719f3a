//! What a player of London thinks things are worth.

/// Declares [`Weights`]: a name and a doc comment for each number.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What things are worth, in thousandths of a point unless said otherwise.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i64,)*
        }

        impl Weights {
            /// The names of the numbers, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

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
    pound_early,
    /// A pound when the city deck runs out.
    pound_late,
    /// A pound beyond what can still be spent.
    pound_over,
    /// A pound more while all boroughs are to be had.
    pound_borough,
    /// So many thousandths of a pound can be spent in the last turns.
    spend_late,
    /// So many more with the whole city deck ahead.
    spend_early,
    /// So many more for each borough that is to be had.
    spend_borough,
    /// A loan not yet repaid.
    loan,
    /// The poverty table as a whole, in thousandths of the printed one.
    table,
    /// Tokens by which AutoMartin's poverty will have grown more than one's own.
    growth,
    /// A poverty token taken away, whatever the gap is.
    token,
    /// The same, as a share of what the table asks for it.
    token_slope,
    /// The share of the next run's gain that counts before it is made.
    ready,
    /// The share of the next run's loss that counts before it is made.
    ready_loss,
    /// What the next run's poverty costs, in thousandths of the printed table.
    run_cost,
    /// Hand cards that are gone before a run is made.
    hand_spare,
    /// The share of what a card brings in later runs that does not flip.
    later,
    /// A stack, for its poverty in later runs.
    stack,
    /// Stacks beyond so many are too many.
    stacks_enough,
    /// Each stack too many, squared.
    stack_more,
    /// The share of a building's worth in hand, with a card to pay for it.
    in_hand,
    /// The share of a building's worth in hand, without one.
    single,
    /// A card that can pay for a building.
    payment,
    /// A hand card, whatever it is.
    card,
    /// A pauper in hand.
    pauper,
    /// A card spent for an activation.
    activation_card,
    /// A hand card over the limit of nine.
    over_limit,
    /// A card less in the city deck, while it is whole.
    deck,
    /// A card less in the city deck, when it runs out.
    deck_late,
    /// An unknown card drawn.
    unknown,
    /// Less for it where a card of the development board can be had instead.
    rather_board,
    /// A borough, with the whole city deck ahead.
    borough,
    /// A pound less for AutoMartin.
    his_pound,
    /// AutoMartin's side of the poverty table.
    his_table,
    /// A card that AutoMartin finds on the development board.
    board_card,
    /// An empty development board.
    board_empty,
    /// A crucial card on the development board.
    crucial,
    /// A point of prestige of the best card on the development board.
    best_prestige,
    /// A card activated again.
    again,
    /// A run without poverty for the hand.
    free_hand,
    /// A building placed from the development board.
    place,
    /// A card that is flipped in place of another.
    hospital,
    /// A card discarded for a prison.
    prison,
    /// What a face-up card does all the time, with the whole city deck ahead.
    ongoing,
    /// A poverty token for somebody else.
    inflict,
    /// A building's worth grows by this share with the whole city deck ahead, if it does not flip.
    runs,
}
