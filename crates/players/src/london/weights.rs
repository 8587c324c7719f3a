//! What a player of London thinks things are worth.

/// Declares [`Weights`]: a doc comment, a name and a rule of thumb for each number.
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

            /// Where training starts: rules of thumb in round numbers, each said below.
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
    /// A pound with the whole city deck ahead: boroughs sell a point and a card for it.
    pound_early = 1000,
    /// A pound when the city deck runs out: little is left to buy.
    pound_late = 500,
    /// A pound beyond what can still be spent: three make a point, and some are spent yet.
    pound_over = 500,
    /// A pound more while all boroughs are to be had.
    pound_borough = 0,
    /// So many thousandths of a pound can be spent in the last turns.
    spend_late = 25000,
    /// So many more with the whole city deck ahead.
    spend_early = 0,
    /// So many more for each borough that is to be had.
    spend_borough = 0,
    /// A loan not yet repaid: seven points, and a token in every run.
    loan = 8000,
    /// The poverty table as a whole, in thousandths of the printed one.
    table = 1000,
    /// Tokens by which AutoMartin's poverty will have grown more than one's own.
    growth = 5000,
    /// A poverty token taken away, whatever the gap is.
    token = 1000,
    /// The same, as a share of what the table asks for it.
    token_slope = 500,
    /// The share of the next run's gain that counts before it is made: about half,
    /// or it would never be made.
    ready = 500,
    /// More of it with the whole city deck ahead.
    ready_early = 0,
    /// The share of the next run's loss that counts before it is made.
    ready_loss = 500,
    /// What the next run's poverty costs, in thousandths of the printed table.
    run_cost = 0,
    /// Hand cards that are gone before a run is made: as many as a hand may hold.
    hand_spare = 9000,
    /// The share of what a card brings in later runs that does not flip.
    later = 100,
    /// A stack, for its poverty in later runs.
    stack = 100,
    /// Stacks beyond so many are too many.
    stacks_enough = 10000,
    /// Each stack too many, squared.
    stack_more = 100,
    /// The share of a building's worth in hand, with a card to pay for it.
    in_hand = 300,
    /// The share of a building's worth in hand, without one.
    single = 100,
    /// A card that can pay for a building.
    payment = 0,
    /// A hand card, whatever it is: it may be a token in a run or at the end.
    card = -300,
    /// More for it with the whole city deck ahead.
    card_early = 0,
    /// A pauper in hand: a card or a draw is needed to be rid of it.
    pauper = 2000,
    /// A card spent for an activation.
    activation_card = 1000,
    /// A hand card over the limit of nine.
    over_limit = 0,
    /// A card less in the city deck, while it is whole: AutoMartin makes four points
    /// a turn, and a turn takes about three cards.
    deck = 1000,
    /// A card less in the city deck, when it runs out.
    deck_late = 1000,
    /// An unknown card drawn.
    unknown = 0,
    /// Less for it where a card of the development board can be had instead.
    rather_board = 1000,
    /// A borough, beyond the prestige on it.
    borough = 0,
    /// More for it with the whole city deck ahead.
    borough_early = 1000,
    /// A pound less for AutoMartin.
    his_pound = 0,
    /// AutoMartin's side of the poverty table.
    his_table = 200,
    /// A card that AutoMartin finds on the development board.
    board_card = 200,
    /// More for it with the whole city deck ahead.
    board_card_early = 0,
    /// An empty development board: he draws nothing.
    board_empty = 500,
    /// A crucial card on the development board: five points if he takes it.
    crucial = 500,
    /// A point of prestige of the best card on the development board.
    best_prestige = 0,
    /// A card activated again.
    again = 0,
    /// A run without poverty for the hand: four cards or so.
    free_hand = 4000,
    /// A building placed from the development board.
    place = 2000,
    /// A card that is flipped in place of another.
    hospital = 500,
    /// A card discarded for a prison.
    prison = 1000,
    /// What a face-up card does all the time, with the whole city deck ahead.
    ongoing = 1000,
    /// A poverty token for somebody else.
    inflict = 1000,
    /// A building's worth grows by this share with the whole city deck ahead, if it does not flip.
    runs = 0,
    /// Developing, against drawing three cards, beyond what the table after it tells.
    act_develop = 0,
    /// More for it with the whole city deck ahead.
    act_develop_early = 0,
    /// Buying a borough, likewise.
    act_buy = 0,
    /// More for it with the whole city deck ahead.
    act_buy_early = 0,
    /// Running the city, likewise.
    act_run = 0,
    /// More for it with the whole city deck ahead.
    act_run_early = 0,
    /// A loan for the action of the turn, likewise.
    act_loan = 0,
}
