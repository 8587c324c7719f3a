//! The rule tables: the base game's, then AutoMartin's own sentences.

kit::rules! {
    /// City cards in three sets.
    states CITY_CARDS = "R1-1";
    /// Eleven paupers and four action cards.
    states PAUPERS_AND_ACTIONS = "R1-2";
    /// Twenty boroughs, three of them starters.
    states BOROUGHS = "R1-3";
    /// A development board of two rows of five spaces.
    states BOARD = "R1-4";
    /// Coins, loans and poverty are not limited by the supply.
    states SUPPLY = "R1-5";
    /// Four colours.
    states COLOURS = "R1-6";
    /// £5 each, no poverty.
    states START_MONEY = "R2-1";
    /// A on B on C, six cards each.
    states START_DECK = "R2-2";
    /// Three starting boroughs face up.
    states START_BOROUGHS = "R2-3";
    /// Three, four or five spaces a row.
    states SPACES = "R2-4";
    /// Who begins.
    states FIRST_PLAYER = "R2-5";
    /// What is public and what is hidden.
    states PUBLIC = "R2-6";
    /// One player needs AutoMartin.
    states SOLO = "R2-7";
    /// Loans may be repaid at the start of the turn.
    forbids REPAY = "R3-1";
    /// One card must be drawn first.
    forbids FIRST_DRAW = "R3-2";
    /// Exactly one action.
    forbids ONE_ACTION = "R3-3";
    /// At most nine cards at the end of the turn.
    forbids HAND_LIMIT = "R3-4";
    /// A discard goes to the top row, else to the bottom row.
    states DISCARD = "R3-5";
    /// A full board loses its bottom row.
    states PURGE = "R3-6";
    /// Hand cards are built one at a time.
    forbids DEVELOP = "R3-7";
    /// A building costs a hand card of its colour and its additional cost.
    forbids BUILDING_COST = "R3-8";
    /// Alone or on a card that was not placed this turn.
    forbids SITE = "R3-9";
    /// Ongoing abilities work while the card lies face up on top.
    forbids ONGOING = "R3-10";
    /// Without a card that can be played there is no developing.
    forbids NO_CARD = "R3-11";
    /// Action cards are played without spending a card.
    forbids ACTION_CARD = "R3-12";
    /// Paupers are neither built nor spent as a colour.
    forbids PAUPERS = "R3-13";
    /// One of the boroughs for sale is bought.
    forbids BUY = "R3-14";
    /// A borough's cards, prestige and poverty come at once.
    states BOROUGH_GAIN = "R3-15";
    /// Only the topmost borough's abilities count.
    states TOPMOST_BOROUGH = "R3-16";
    /// An active ability is carried out in every run.
    forbids ABILITY = "R3-17";
    /// Face-up cards are activated once each, at their cost.
    forbids ACTIVATE = "R3-18";
    /// The topmost borough's ability once in a run.
    states RUN_ABILITY = "R3-19";
    /// Poverty for stacks, loans and hand cards.
    states RUN_POVERTY = "R3-20";
    /// Covered cards cannot be activated.
    forbids COVERED = "R3-21";
    /// A Hospital is flipped instead of the card activated.
    forbids HOSPITAL = "R3-22";
    /// Cards come from the development board or the city deck, one by one.
    forbids SOURCES = "R3-23";
    /// Without a card anywhere nothing is drawn.
    states NO_SOURCE = "R3-24";
    /// Exactly three cards, fewer only if fewer exist.
    states DRAW_THREE = "R3-25";
    /// A loan of £10 at any time of one's turn.
    forbids LOAN = "R4-1";
    /// The city deck running out gives everyone else one more turn.
    states LAST_TURNS = "R5-0";
    /// Hand cards become poverty.
    states HAND_POVERTY = "R5-1";
    /// End prestige of every card of the display.
    states END_PRESTIGE = "R5-2";
    /// Loans are repaid as far as possible.
    states END_REPAY = "R5-3";
    /// A point for every £3.
    states END_MONEY = "R5-4";
    /// Seven points less for each unpaid loan.
    states END_LOANS = "R5-5";
    /// Everyone returns as much poverty as the one with least has.
    states LEAST_POVERTY = "R5-6";
    /// The poverty table.
    states POVERTY_TABLE = "R5-7";
    /// Ties.
    states TIES = "R5-8";

    /// He has no hand.
    states NO_HAND = "M1";
    /// He has one pile of city cards, face up.
    states PILE = "M2";
    /// He can join a game of several people.
    states EXTRA_PLAYER = "M3", "Q23", "Q29";
    /// As much money as the others, no cards.
    states AUTOMA_START = "M4", "Q24";
    /// His deck is shuffled and lies face down.
    states AUTOMA_DECK = "M5";
    /// A level holds the cards of the lower ones.
    states LEVELS = "M6";
    /// The person decides who begins.
    states WHO_BEGINS = "M7", "Q24";
    /// One automa card a turn: resources, draw, action.
    states AUTOMA_TURN = "M8", "Q31";
    /// An empty deck is reshuffled before the next card.
    states RESHUFFLE = "M9", "Q21";
    /// He gains the card's resources from the supply.
    states RESOURCES = "M10", "Q19";
    /// Line by line until one card is left.
    states LINE_BY_LINE = "M11", "Q4";
    /// A line without result ends the filter.
    states NO_RESULT = "M12", "Q3", "Q5";
    /// Each line reads what the one before has left.
    states SURVIVORS = "M13", "Q3";
    /// The cards of the development board.
    states FROM_BOARD = "M14", "Q4";
    /// The boroughs for sale.
    states FROM_BOROUGHS = "M15", "Q2";
    /// The greatest net gain of money.
    narrows COINS = "M16";
    /// The greatest net loss of poverty.
    narrows POVERTY = "M17", "Q33";
    /// The greatest prestige.
    narrows PRESTIGE = "M18", "Q18";
    /// The last card of those left.
    narrows LAST_CARD = "M19", "Q1", "Q2";
    /// The first card of those left.
    narrows FIRST_CARD = "M20", "Q1", "Q2";
    /// The last card, where the age of the discard counts.
    narrows NEWEST_CARD = "M19-1", "Q1";
    /// The first card, where the age of the discard counts.
    narrows OLDEST_CARD = "M20-1", "Q1";
    /// The city deck, whatever was left.
    states FROM_DECK = "M21", "Q3", "Q5";
    /// No mention counts as 0.
    states NO_MENTION = "M22";
    /// He draws what he cannot pay, too.
    states BLIND_TO_PURSE = "M23";
    /// Crucial cards are taken before the filter and besides it.
    states CRUCIAL = "M24", "Q6", "Q7";
    /// Several crucial cards in reading order.
    narrows CRUCIAL_ORDER = "M25", "Q6";
    /// Five prestige for each crucial card gained.
    states CRUCIAL_BONUS = "M26", "Q8";
    /// Five prestige for a crucial card he cannot pay, where every draw counts.
    states DRAWN_BONUS = "M26-1", "Q8", "Q34";
    /// He must be able to pay the whole cost.
    narrows WHOLE_COST = "M27", "Q13";
    /// What the cost consists of.
    states COST = "M28", "Q14", "Q32";
    /// He never spends a card for its colour.
    states NO_COLOUR = "M29";
    /// A city card he cannot pay is discarded and not replaced.
    states REFUSED_CARD = "M30", "Q11";
    /// A borough he cannot pay goes under its deck and is replaced.
    states REFUSED_BOROUGH = "M31", "Q12";
    /// Where the cards he resolved go.
    states KEPT = "M32", "Q12", "Q16";
    /// Costs are paid whatever the card is good for.
    states COST_ALWAYS = "M33";
    /// The draw symbol: cards of the city deck, one by one.
    states DRAW_SYMBOL = "M34", "Q15";
    /// Prestige at once.
    states PRESTIGE_NOW = "M35";
    /// Prestige at the end.
    states PRESTIGE_END = "M36";
    /// The cost goes to the supply.
    states PAYS_SUPPLY = "M37";
    /// Money from the supply.
    states GAINS_MONEY = "M38";
    /// Poverty from the supply.
    states GAINS_POVERTY = "M39";
    /// Poverty to the supply.
    states LOSES_POVERTY = "M40";
    /// Everything else is ignored.
    states IGNORED = "M41", "Q17";
    /// Top to bottom, and the whole cost before any reward.
    states COST_FIRST = "M42", "Q13", "Q15";
    /// A card of the city deck is discarded unresolved.
    states TOSS = "M43", "Q22";
    /// The next automa card is put aside.
    states SKIP = "M44", "Q20";
    /// Another automa card is drawn and resolved.
    states ANOTHER = "M45";
    /// He never takes a loan; what he owes and lacks comes from the supply.
    states NO_LOANS = "M46", "Q27", "Q28";
    /// He scores like everyone.
    states AUTOMA_SCORE = "M47", "Q25", "Q26", "Q30";
    /// The bonus comes whatever let him draw the crucial card.
    states BONUS_ANYHOW = "M48", "Q9";
    /// Which cards are crucial.
    states CRUCIAL_LIST = "M49", "Q10";
}
