//! The rule table: every sentence a trace, a refusal or a page can cite.

kit::rules! {
    /// What a player has at the start.
    states PLAYER = "R1-1", "Rulebook, Set-up";
    /// What is in the box.
    states BOX = "R1-2", "Rulebook, Components";
    /// The time board with its marks.
    states TIME_BOARD = "R1-3", "Rulebook, Time board", "Q16";
    /// Everything but the order of the circle is open.
    states OPEN = "R1-4", "Rulebook, Set-up";
    /// The circle of patches and the neutral token.
    states CIRCLE = "R2-1", "Rulebook, Set-up";
    /// Who is further back acts.
    states FURTHER_BACK = "R3-1", "Rulebook, Turn order";
    /// On the same space: who arrived last.
    states ON_TOP = "R3-2", "Rulebook, Turn order";
    /// The same person may act several times.
    states ACTS_AGAIN = "R3-3", "Rulebook, Turn order";
    /// A turn is one action out of two.
    forbids ONE_ACTION = "R3-4", "Rulebook, Course of the game";
    /// Advancing goes to the space in front of the other.
    states ADVANCE = "R4-1", "Rulebook, Advance";
    /// A button for each space moved.
    states ADVANCE_BUTTONS = "R4-2", "Rulebook, Advance";
    /// Marks are resolved afterwards.
    states ADVANCE_MARKS = "R4-3", "Rulebook, Advance";
    /// Advancing leaves the neutral token alone.
    states NEUTRAL_STAYS = "R4-4", "Rulebook, Advance";
    /// One of the three patches in front of the neutral token.
    forbids REACH = "R5-1", "Rulebook, Take and place a patch 1", "Q17";
    /// The neutral token moves to the place of the patch.
    states NEUTRAL_MOVES = "R5-2", "Rulebook, Take and place a patch 2";
    /// The patch is paid for.
    forbids PRICE = "R5-3", "Rulebook, Take and place a patch 3";
    /// The patch is placed on the quilt.
    forbids PLACEMENT = "R5-4", "Rulebook, Take and place a patch 4";
    /// The time token moves.
    states TIME = "R5-5", "Rulebook, Take and place a patch 5";
    /// Landing level keeps the turn.
    states LANDING_LEVEL = "R5-6", "Rulebook, Turn order";
    /// Which marks a move triggers.
    states MARKS = "R6-1", "Rulebook, Time board";
    /// A button mark pays the income.
    states INCOME = "R6-2", "Rulebook, Button income";
    /// A leather patch is placed at once.
    forbids LEATHER = "R6-3", "Rulebook, Special patches";
    /// Unless the quilt is full.
    states FULL_QUILT = "R6-4", "Rulebook, Special patches";
    /// How many leather patches a move can bring.
    states ONE_LEATHER = "R6-5", "Rulebook, Special patches", "Q10";
    /// The last mark pays too.
    states LAST_MARK = "R6-6", "Rulebook, Button income";
    /// The special tile.
    states SEVEN_BY_SEVEN = "R7-1", "Rulebook, Special tile";
    /// Tokens stop at the end.
    states GAME_END = "R8-1", "Rulebook, End of the game";
    /// How a quilt scores.
    states HUMAN_SCORE = "R8-2", "Rulebook, Scoring";
    /// Who wins a tie.
    states TIE = "R8-3", "Rulebook, Scoring", "Q18";
    /// What a player is worth at the start.
    states START_VALUE = "R9-1", "Follows from R8-2";
    /// How far moves go.
    states MOVE_LENGTHS = "R9-2", "Follows from R3 to R5";
    /// How many actions there can be.
    states MOST_OPTIONS = "R9-3", "Follows from R5-4";

    /// The base game is set up; the automa has neither quilt nor buttons.
    states AUTOMA_SETUP = "AS1", "Automa, Preparación 1";
    /// Two cards are set aside unseen.
    states AUTOMA_DECK = "AS2", "Automa, Preparación 2", "Q15";
    /// The marker button.
    states MARKER = "AS3", "Automa, Preparación 3", "Q12";
    /// The human begins.
    states HUMAN_BEGINS = "AS4", "Automa, Desarrollo de la Partida";
    /// The automa's card is turned up.
    states CARD = "AT0", "Automa, Turno del Automa";
    /// Turn order is the base game's.
    states AUTOMA_TURN_ORDER = "AT1", "Automa, Desarrollo de la Partida";
    /// The next three patches.
    states OFFER = "AT2", "Automa, Turno del Automa", "Q17";
    /// Only what the card's virtual buttons can pay.
    narrows AFFORDABLE = "AT3", "Automa, Turno del Automa", "Q3";
    /// None affordable: it passes.
    states CASE_A = "AT4", "Automa, Turno del Automa A", "Q1", "Q8";
    /// One affordable: it takes that one.
    states CASE_B = "AT5", "Automa, Turno del Automa B";
    /// Several affordable: the filters decide.
    states CASE_C = "AT6", "Automa, Turno del Automa C", "Q3";
    /// What taking a patch does.
    states TAKING = "AT7", "Automa, Turno del Automa B, C";
    /// The card is discarded.
    states DISCARD = "AT8", "Automa, Turno del Automa";
    /// A filter that would leave nothing is skipped.
    states SKIP = "AF0", "Automa, Turno del Automa C";
    /// It would rather not pass the human's time token.
    narrows NO_OVERTAKE = "AF1", "Automa, Filtros 1", "Q2", "Q4", "Q5";
    /// The patches with most buttons.
    narrows MOST_BUTTONS = "AF2", "Automa, Filtros 2", "Q6";
    /// The largest patches.
    narrows LARGEST = "AF3", "Automa, Filtros 3", "Q6";
    /// The patch farthest from the neutral token.
    narrows FARTHEST = "AF4", "Automa, Filtros 4", "Q7";
    /// The card without filters.
    states NO_FILTERS = "AC12", "Automa, Turno del Automa; card 12";
    /// A button mark pays the card's number.
    states AUTOMA_INCOME = "AI1", "Automa, Botón de Ingresos", "Q9";
    /// Two marks pay twice.
    states AUTOMA_INCOME_TWICE = "AI2", "Automa, Botón de Ingresos";
    /// The empty pile is shuffled anew.
    states RESHUFFLE = "AD1", "Automa, Mazo de Automa Vacío", "Q14";
    /// What the tactical back shows is known.
    states OPEN_BACK = "AD2", "Automa, Turno del Automa (note)";
    /// The automa's leather patches.
    states AUTOMA_LEATHER = "AL1", "Automa, Desarrollo de la Partida", "Q10";
    /// The human earns the special tile.
    states TILE_TO_HUMAN = "A7-1", "Automa, Loseta Especial 7x7";
    /// The automa reaches the marker.
    states TILE_TO_AUTOMA = "A7-2", "Automa, Loseta Especial 7x7";
    /// The human's token leaves the marker alone.
    states MARKER_STAYS = "A7-3", "Automa, Loseta Especial 7x7";
    /// Tokens stop at the end.
    states AUTOMA_END = "AE1", "Rulebook, End of the game";
    /// Who has not finished plays on alone.
    states PLAYS_ON = "AE2", "Rulebook, End of the game";
    /// How the automa scores.
    states AUTOMA_SCORE = "AP1", "Automa, Puntuación", "Q11", "Q13";
    /// Who wins.
    states WINNER = "AP2", "Automa, Puntuación", "Q18";
}
