//! How much is played on to judge a table.

/// How much is played on to judge a table of a game, and what stands out there.
///
/// The numbers weigh noise against time; how they were found stands in `docs/coach.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judging {
    /// Games from the start of a game.
    pub n_start: u32,
    /// Games after a deed that was done, and after the one `greedy` would have done: what
    /// luck and choices are made of.
    pub n_all: u32,
    /// Games after each other deed that is thought of.
    pub n_screen: u32,
    /// Games after the three best of those.
    pub n_best: u32,
    /// How many other deeds are thought of.
    pub n_others: usize,
    /// How many of the dearest decisions are measured again, with fresh dice.
    pub n_listed: usize,
    /// Games for each side of that.
    pub n_again: u32,
    /// Games after each of the three deeds of a hint.
    pub n_hint: u32,
    /// The choices of people that the games of a hint may have in all: what keeps it short
    /// where games are long.
    pub n_hint_choices: u32,
    /// How far `search` looks ahead for a hint, in iterations.
    pub n_searched: u32,
    /// How many games are played at a time before somebody else may have a turn.
    pub n_slice: u32,
    /// Whether a decision lasts until somebody else acts: where a turn has a dozen
    /// deeds whose order hardly matters.
    pub is_whole_turn: bool,
    /// From how many thousandths of a point on a moment stands out.
    pub mark: i64,
    /// From how many thousandths of a point on a choice is worth another try.
    pub dear: i64,
}

impl Judging {
    /// For a game that nobody has measured yet.
    pub const PLAIN: Judging = Judging {
        n_start: 500,
        n_all: 100,
        n_screen: 16,
        n_best: 64,
        n_others: 8,
        n_listed: 4,
        n_again: 200,
        n_hint: 200,
        n_hint_choices: 20_000,
        n_searched: 200,
        n_slice: 16,
        is_whole_turn: false,
        mark: 3000,
        dear: 2000,
    };
}
