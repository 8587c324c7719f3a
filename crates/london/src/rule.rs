//! The rule tables: the base game's, then AutoMartin's own sentences.

kit::rules! {
    /// City cards in three sets.
    states CITY_CARDS = "R1-1", "London rulebook, Components";
    /// Eleven paupers and four action cards.
    states PAUPERS_AND_ACTIONS = "R1-2", "London rulebook, Components";
    /// Twenty boroughs, three of them starters.
    states BOROUGHS = "R1-3", "London rulebook, Components";
    /// A development board of two rows of five spaces.
    states BOARD = "R1-4", "London rulebook, Components";
    /// Coins, loans and poverty are not limited by the supply.
    states SUPPLY = "R1-5", "London rulebook, Components";
    /// Four colours.
    states COLOURS = "R1-6", "London rulebook, City cards";
    /// £5 each, no poverty.
    states START_MONEY = "R2-1", "London rulebook, Setup 1";
    /// A on B on C, six cards each.
    states START_DECK = "R2-2", "London rulebook, Setup 2";
    /// Three starting boroughs face up.
    states START_BOROUGHS = "R2-3", "London rulebook, Setup 3";
    /// Three, four or five spaces a row.
    states SPACES = "R2-4", "London rulebook, Setup 4";
    /// Who begins.
    states FIRST_PLAYER = "R2-5", "London rulebook, Setup 5";
    /// What is public and what is hidden.
    states PUBLIC = "R2-6", "London rulebook, Setup 6";
    /// One player needs AutoMartin.
    states SOLO = "R2-7", "London rulebook, Players";
    /// Loans may be repaid at the start of the turn.
    forbids REPAY = "R3-1", "London rulebook, Turn: start";
    /// One card must be drawn first.
    forbids FIRST_DRAW = "R3-2", "London rulebook, Turn 1";
    /// Exactly one action.
    forbids ONE_ACTION = "R3-3", "London rulebook, Turn 2";
    /// At most nine cards at the end of the turn.
    forbids HAND_LIMIT = "R3-4", "London rulebook, Turn 3";
    /// A discard goes to the top row, else to the bottom row.
    states DISCARD = "R3-5", "London rulebook, Discarding";
    /// A full board loses its bottom row.
    states PURGE = "R3-6", "London rulebook, Discarding";
    /// Hand cards are built one at a time.
    forbids DEVELOP = "R3-7", "London rulebook, Develop";
    /// A building costs a hand card of its colour and its additional cost.
    forbids BUILDING_COST = "R3-8", "London rulebook, Develop";
    /// Alone or on a card that was not placed this turn.
    forbids SITE = "R3-9", "London rulebook, Develop";
    /// Ongoing abilities work while the card lies face up on top.
    forbids ONGOING = "R3-10", "London rulebook, Develop: ongoing abilities";
    /// Without a card that can be played there is no developing.
    forbids NO_CARD = "R3-11", "London rulebook, Develop";
    /// Action cards are played without spending a card.
    forbids ACTION_CARD = "R3-12", "London rulebook, Develop: action cards";
    /// Paupers are neither built nor spent as a colour.
    forbids PAUPERS = "R3-13", "London rulebook, Paupers";
    /// One of the boroughs for sale is bought.
    forbids BUY = "R3-14", "London rulebook, Buy land";
    /// A borough's cards, prestige and poverty come at once.
    states BOROUGH_GAIN = "R3-15", "London rulebook, Buy land";
    /// Only the topmost borough's abilities count.
    states TOPMOST_BOROUGH = "R3-16", "London rulebook, Buy land";
    /// An active ability is carried out in every run.
    forbids ABILITY = "R3-17", "London rulebook, Buy land: abilities";
    /// Face-up cards are activated once each, at their cost.
    forbids ACTIVATE = "R3-18", "London rulebook, Run your city 1";
    /// The topmost borough's ability once in a run.
    states RUN_ABILITY = "R3-19", "London rulebook, Run your city 2";
    /// Poverty for stacks, loans and hand cards.
    states RUN_POVERTY = "R3-20", "London rulebook, Run your city 3";
    /// Covered cards cannot be activated.
    forbids COVERED = "R3-21", "London rulebook, Run your city";
    /// A Hospital is flipped instead of the card activated.
    forbids HOSPITAL = "R3-22", "London rulebook, Run your city: example";
    /// Cards come from the development board or the city deck, one by one.
    forbids SOURCES = "R3-23", "London rulebook, Drawing";
    /// Without a card anywhere nothing is drawn.
    states NO_SOURCE = "R3-24", "London rulebook, Drawing";
    /// Exactly three cards, fewer only if fewer exist.
    states DRAW_THREE = "R3-25", "London rulebook, Draw three";
    /// A loan of £10 at any time of one's turn.
    forbids LOAN = "R4-1", "London rulebook, Loans";
    /// The city deck running out gives everyone else one more turn.
    states LAST_TURNS = "R5-0", "London rulebook, End of the game";
    /// Hand cards become poverty.
    states HAND_POVERTY = "R5-1", "London rulebook, Scoring 1";
    /// End prestige of every card of the display.
    states END_PRESTIGE = "R5-2", "London rulebook, Scoring 2";
    /// Loans are repaid as far as possible.
    states END_REPAY = "R5-3", "London rulebook, Scoring 3";
    /// A point for every £3.
    states END_MONEY = "R5-4", "London rulebook, Scoring 4";
    /// Seven points less for each unpaid loan.
    states END_LOANS = "R5-5", "London rulebook, Scoring 5";
    /// Everyone returns as much poverty as the one with least has.
    states LEAST_POVERTY = "R5-6", "London rulebook, Scoring 6";
    /// The poverty table.
    states POVERTY_TABLE = "R5-7", "London rulebook, Scoring 7";
    /// Ties.
    states TIES = "R5-8", "London rulebook, Scoring 8";

    /// He has no hand.
    states NO_HAND = "M1", "AutoMartin v1.35, The automa";
    /// He has one pile of city cards, face up.
    states PILE = "M2", "AutoMartin v1.35, The automa";
    /// He can join a game of several people.
    states EXTRA_PLAYER = "M3", "AutoMartin v1.35, The automa", "Q23", "Q29";
    /// As much money as the others, no cards.
    states AUTOMA_START = "M4", "AutoMartin v1.35, Setup", "Q24";
    /// His deck is shuffled and lies face down.
    states AUTOMA_DECK = "M5", "AutoMartin v1.35, Setup";
    /// A level holds the cards of the lower ones.
    states LEVELS = "M6", "AutoMartin v1.35, Setup";
    /// The person decides who begins.
    states WHO_BEGINS = "M7", "AutoMartin v1.35, Setup", "Q24";
    /// One automa card a turn: resources, draw, action.
    states AUTOMA_TURN = "M8", "AutoMartin v1.35, His turn", "Q31";
    /// An empty deck is reshuffled before the next card.
    states RESHUFFLE = "M9", "AutoMartin v1.35, His turn", "Q21";
    /// He gains the card's resources from the supply.
    states RESOURCES = "M10", "AutoMartin v1.35, Resources", "Q19";
    /// Line by line until one card is left.
    states LINE_BY_LINE = "M11", "AutoMartin v1.35, Drawing", "Q4";
    /// A line without result ends the filter.
    states NO_RESULT = "M12", "AutoMartin v1.35, Drawing", "Q3", "Q5";
    /// Each line reads what the one before has left.
    states SURVIVORS = "M13", "AutoMartin v1.35, Drawing", "Q3";
    /// The cards of the development board.
    states FROM_BOARD = "M14", "AutoMartin v1.35, Criteria: development board", "Q4";
    /// The boroughs for sale.
    states FROM_BOROUGHS = "M15", "AutoMartin v1.35, Criteria: borough", "Q2";
    /// The greatest net gain of money.
    narrows COINS = "M16", "AutoMartin v1.35, Criteria: coins";
    /// The greatest net loss of poverty.
    narrows POVERTY = "M17", "AutoMartin v1.35, Criteria: poverty";
    /// The greatest prestige.
    narrows PRESTIGE = "M18", "AutoMartin v1.35, Criteria: prestige", "Q18";
    /// The last card of those left.
    narrows LAST_CARD = "M19", "AutoMartin v1.35, Criteria: last", "Q1", "Q2";
    /// The first card of those left.
    narrows FIRST_CARD = "M20", "AutoMartin v1.35, Criteria: first", "Q1", "Q2";
    /// The city deck, whatever was left.
    states FROM_DECK = "M21", "AutoMartin v1.35, Criteria: city deck", "Q3", "Q5";
    /// No mention counts as 0.
    states NO_MENTION = "M22", "AutoMartin v1.35, Criteria";
    /// He draws what he cannot pay, too.
    states BLIND_TO_PURSE = "M23", "AutoMartin v1.35, Criteria";
    /// Crucial cards are taken before the filter and besides it.
    states CRUCIAL = "M24", "AutoMartin v1.35, Crucial cards", "Q6", "Q7";
    /// Several crucial cards in reading order.
    narrows CRUCIAL_ORDER = "M25", "AutoMartin v1.35, Crucial cards", "Q6";
    /// Five prestige for each crucial card gained.
    states CRUCIAL_BONUS = "M26", "AutoMartin v1.35, Crucial cards", "Q8";
    /// He must be able to pay the whole cost.
    narrows WHOLE_COST = "M27", "AutoMartin v1.35, Paying", "Q13";
    /// What the cost consists of.
    states COST = "M28", "AutoMartin v1.35, Paying", "Q14";
    /// He never spends a card for its colour.
    states NO_COLOUR = "M29", "AutoMartin v1.35, Paying";
    /// A city card he cannot pay is discarded and not replaced.
    states REFUSED_CARD = "M30", "AutoMartin v1.35, Paying", "Q11";
    /// A borough he cannot pay goes under its deck and is replaced.
    states REFUSED_BOROUGH = "M31", "AutoMartin v1.35, Paying", "Q12";
    /// Where the cards he resolved go.
    states KEPT = "M32", "AutoMartin v1.35, Paying", "Q12", "Q16";
    /// Costs are paid whatever the card is good for.
    states COST_ALWAYS = "M33", "AutoMartin v1.35, Paying";
    /// The draw symbol: cards of the city deck, one by one.
    states DRAW_SYMBOL = "M34", "AutoMartin v1.35, Effects 1", "Q15";
    /// Prestige at once.
    states PRESTIGE_NOW = "M35", "AutoMartin v1.35, Effects 2";
    /// Prestige at the end.
    states PRESTIGE_END = "M36", "AutoMartin v1.35, Effects 3";
    /// The cost goes to the supply.
    states PAYS_SUPPLY = "M37", "AutoMartin v1.35, Effects 4";
    /// Money from the supply.
    states GAINS_MONEY = "M38", "AutoMartin v1.35, Effects 5";
    /// Poverty from the supply.
    states GAINS_POVERTY = "M39", "AutoMartin v1.35, Effects 6";
    /// Poverty to the supply.
    states LOSES_POVERTY = "M40", "AutoMartin v1.35, Effects 7";
    /// Everything else is ignored.
    states IGNORED = "M41", "AutoMartin v1.35, Effects", "Q17";
    /// Top to bottom, and the whole cost before any reward.
    states COST_FIRST = "M42", "AutoMartin v1.35, Effects", "Q13", "Q15";
    /// A card of the city deck is discarded unresolved.
    states TOSS = "M43", "AutoMartin v1.35, Actions 1", "Q22";
    /// The next automa card is put aside.
    states SKIP = "M44", "AutoMartin v1.35, Actions 2", "Q20";
    /// Another automa card is drawn and resolved.
    states ANOTHER = "M45", "AutoMartin v1.35, Actions 3";
    /// He never takes a loan; what he owes and lacks comes from the supply.
    states NO_LOANS = "M46", "AutoMartin v1.35, Loans", "Q27", "Q28";
    /// He scores like everyone.
    states AUTOMA_SCORE = "M47", "AutoMartin v1.35, Scoring", "Q25", "Q26", "Q30";
    /// The bonus comes whatever let him draw the crucial card.
    states BONUS_ANYHOW = "M48", "AutoMartin v1.35, Scoring", "Q9";
    /// Which cards are crucial.
    states CRUCIAL_LIST = "M49", "AutoMartin v1.35, Scoring", "Q10";
}
