//! The rule table: every sentence a trace, a refusal or a page can cite.

kit::rules! {
    /// What a player has at the start.
    states PLAYER = "R1-1";
    /// What is in the box.
    states BOX = "R1-2";
    /// The time board with its marks.
    states TIME_BOARD = "R1-3", "Q16";
    /// Everything but the order of the circle is open.
    states OPEN = "R1-4";
    /// The circle of patches and the neutral token.
    states CIRCLE = "R2-1";
    /// Who is further back acts.
    states FURTHER_BACK = "R3-1";
    /// On the same space: who arrived last.
    states ON_TOP = "R3-2";
    /// The same person may act several times.
    states ACTS_AGAIN = "R3-3";
    /// A turn is one action out of two.
    forbids ONE_ACTION = "R3-4";
    /// Advancing goes to the space in front of the other.
    states ADVANCE = "R4-1";
    /// A button for each space moved.
    states ADVANCE_BUTTONS = "R4-2";
    /// Marks are resolved afterwards.
    states ADVANCE_MARKS = "R4-3";
    /// Advancing leaves the neutral token alone.
    states NEUTRAL_STAYS = "R4-4";
    /// One of the three patches in front of the neutral token.
    forbids REACH = "R5-1", "Q17";
    /// The neutral token moves to the place of the patch.
    states NEUTRAL_MOVES = "R5-2";
    /// The patch is paid for.
    forbids PRICE = "R5-3";
    /// The patch is placed on the quilt.
    forbids PLACEMENT = "R5-4";
    /// The time token moves.
    states TIME = "R5-5";
    /// Landing level keeps the turn.
    states LANDING_LEVEL = "R5-6";
    /// Which marks a move triggers.
    states MARKS = "R6-1";
    /// A button mark pays the income.
    states INCOME = "R6-2";
    /// A leather patch is placed at once.
    forbids LEATHER = "R6-3";
    /// Unless the quilt is full.
    states FULL_QUILT = "R6-4";
    /// How many leather patches a move can bring.
    states ONE_LEATHER = "R6-5", "Q10";
    /// The last mark pays too.
    states LAST_MARK = "R6-6";
    /// The special tile.
    states SEVEN_BY_SEVEN = "R7-1";
    /// Tokens stop at the end.
    states GAME_END = "R8-1";
    /// How a quilt scores.
    states HUMAN_SCORE = "R8-2";
    /// Who wins a tie.
    states TIE = "R8-3", "Q18";
    /// What a player is worth at the start.
    states START_VALUE = "R9-1";
    /// How far moves go.
    states MOVE_LENGTHS = "R9-2";
    /// How many actions there can be.
    states MOST_OPTIONS = "R9-3";

    /// The base game is set up; the automa has neither quilt nor buttons.
    states AUTOMA_SETUP = "AS1";
    /// Two cards are set aside unseen.
    states AUTOMA_DECK = "AS2", "Q15";
    /// The marker button.
    states MARKER = "AS3", "Q12";
    /// The human begins.
    states HUMAN_BEGINS = "AS4";
    /// The automa's card is turned up.
    states CARD = "AT0";
    /// Turn order is the base game's.
    states AUTOMA_TURN_ORDER = "AT1";
    /// The next three patches.
    states OFFER = "AT2", "Q17";
    /// Only what the card's virtual buttons can pay.
    narrows AFFORDABLE = "AT3", "Q3";
    /// None affordable: it passes.
    states CASE_A = "AT4", "Q1", "Q8";
    /// One affordable: it takes that one.
    states CASE_B = "AT5";
    /// Several affordable: the filters decide.
    states CASE_C = "AT6", "Q3";
    /// What taking a patch does.
    states TAKING = "AT7";
    /// The card is discarded.
    states DISCARD = "AT8";
    /// A filter that would leave nothing is skipped.
    states SKIP = "AF0";
    /// It would rather not pass the human's time token.
    narrows NO_OVERTAKE = "AF1", "Q2", "Q4", "Q5";
    /// The patches with most buttons.
    narrows MOST_BUTTONS = "AF2", "Q6";
    /// The largest patches.
    narrows LARGEST = "AF3", "Q6";
    /// The patch farthest from the neutral token.
    narrows FARTHEST = "AF4", "Q7";
    /// The card without filters.
    states NO_FILTERS = "AC12";
    /// A button mark pays the card's number.
    states AUTOMA_INCOME = "AI1", "Q9";
    /// Two marks pay twice.
    states AUTOMA_INCOME_TWICE = "AI2";
    /// The empty pile is shuffled anew.
    states RESHUFFLE = "AD1", "Q14";
    /// What the tactical back shows is known.
    states OPEN_BACK = "AD2";
    /// The automa's leather patches.
    states AUTOMA_LEATHER = "AL1", "Q10";
    /// The human earns the special tile.
    states TILE_TO_HUMAN = "A7-1";
    /// The automa reaches the marker.
    states TILE_TO_AUTOMA = "A7-2";
    /// The human's token leaves the marker alone.
    states MARKER_STAYS = "A7-3";
    /// Tokens stop at the end.
    states AUTOMA_END = "AE1";
    /// Who has not finished plays on alone.
    states PLAYS_ON = "AE2";
    /// How the automa scores.
    states AUTOMA_SCORE = "AP1", "Q11", "Q13";
    /// Who wins.
    states WINNER = "AP2", "Q18";
}
