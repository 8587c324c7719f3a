//! The log: sentences grouped by turn, as one chair may read them.

use kit::{Entry, Game, Message, Seat, Session, Turn};

/// Who a line of the log is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The person in this chair.
    Person(Seat),
    /// The automa.
    Automa,
    /// A pile.
    Chance,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The moment after it, in entries of the record.
    pub ply: usize,
    /// Who did it.
    pub who: Who,
    /// What was done.
    pub text: Message,
}

/// What one side did before another acted.
#[derive(Clone, Debug, PartialEq)]
pub struct LogTurn {
    /// Whose turn it was.
    pub who: Who,
    /// What happened, in order.
    pub lines: Vec<Line>,
}

/// Everything that happened, what was undone included, grouped by turn and
/// concealed from whoever may not know it.
///
/// `tell` says what an action did, given the tables before and after it, or
/// nothing if another line tells it.
pub fn log<G: Game>(
    session: &Session<G>,
    viewer: Option<Seat>,
    tell: impl Fn(&G::State, G::Action, &G::State) -> Option<Message>,
) -> Vec<LogTurn> {
    let game = session.game();
    let mut turns: Vec<LogTurn> = Vec::new();
    let mut is_new_turn = true;
    for (at, entry) in session.entries().iter().enumerate() {
        let (before, after, ply) = (session.at(at), session.at(at + 1), at + 1);
        let who = match game.turn(before) {
            Turn::Automa => Who::Automa,
            Turn::Chance(_) => Who::Chance,
            Turn::Human(seat) => Who::Person(seat),
            Turn::Over => Who::Chance,
        };
        let text = match entry {
            Entry::Edit(_) => Some(Message::new("desk-corrected")),
            Entry::Deal { pile, by } => Some(
                Message::new(format!("desk-deal-{}", by.word()))
                    .with("pile", Message::new(format!("pile-{pile}"))),
            ),
            Entry::Action(action) => match viewer {
                Some(viewer) if game.is_hidden(before, *action, viewer) => {
                    game.describe_hidden(before, *action)
                }
                _ => tell(before, *action, after),
            },
        };
        let is_same =
            |turn: &LogTurn| turn.who == who || who == Who::Chance || turn.who == Who::Chance;
        if let Some(text) = text {
            let line = Line { ply, who, text };
            match turns.last_mut() {
                Some(turn) if !is_new_turn && is_same(turn) => {
                    if turn.who == Who::Chance {
                        turn.who = who;
                    }
                    turn.lines.push(line);
                }
                _ => turns.push(LogTurn { who, lines: vec![line] }),
            }
            is_new_turn = false;
        }
        // Two turns of one side in a row are two turns.
        is_new_turn |= match (entry, game.turn(before)) {
            (Entry::Action(action), Turn::Automa) => game.ends_automa_turn(after, *action),
            (Entry::Action(_), Turn::Human(_)) => {
                game.is_at_rest(after) && kit::next_to_act(game, after) != game.turn(before)
            }
            // A turn that ends with a card that came is over with it.
            (Entry::Action(_), Turn::Chance(_)) => match turns.last().map(|it| it.who) {
                Some(Who::Person(seat)) => {
                    game.is_at_rest(after) && kit::next_to_act(game, after) != Turn::Human(seat)
                }
                _ => false,
            },
            _ => false,
        };
    }
    turns
}
