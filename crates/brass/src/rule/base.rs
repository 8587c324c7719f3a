//! The base game's rules, as for two players.

kit::rules! {
    /// Locations and the paths between them.
    states LOCATIONS = "R1-1", "Rulebook, Set-up: the board";
    /// 39 lines, one of them between three locations.
    states LINES = "R1-2", "Rulebook, Set-up: the board";
    /// 45 industry tiles and 14 link tiles a side.
    forbids LINK_TILES = "R1-3", "Rulebook, Components";
    /// Cubes, barrels and money do not run out.
    states SUPPLY = "R1-4", "Rulebook, Components";
    /// Points, income and link icons stand on the flipped side.
    states TILE_FACES = "R1-5", "Rulebook, Industry tiles";
    /// A merchant tile and its own barrel.
    states MERCHANT_SPACES = "R1-6", "Rulebook, Merchants";
    /// The deck of a game of two.
    forbids DECK = "R2-1", "Rulebook, Set-up: cards";
    /// The merchant tiles of a game of two.
    forbids MERCHANT_TILES = "R2-2", "Rulebook, Set-up: merchants";
    /// The markets at the start.
    states MARKETS = "R2-3", "Rulebook, Set-up: markets";
    /// What the person starts with.
    states START = "R2-4", "Rulebook, Set-up: players";
    /// 19 cards, then 20.
    states DEALT = "R2-5", "Mautoma rules 5 and 10";
    /// The person is first.
    states FIRST = "R2-6", "Mautoma rules 3";
    /// Ten rounds of two actions, one in the first.
    states ROUNDS = "R3-1", "Rulebook, Rounds";
    /// Every action costs a card.
    forbids CARD_COST = "R3-2", "Rulebook, Actions";
    /// Used wild cards go back to their supply.
    states WILD_SUPPLY = "R3-3", "Rulebook, Wild cards";
    /// Income at the end of every round but the last.
    states END_OF_ROUND = "R3-4", "Rulebook, End of the round";
    /// An era ends when the cards are used up.
    states END_OF_ERA = "R3-5", "Rulebook, End of the era";
    /// A network: own tiles and the ends of own links.
    states NETWORK = "R4-1", "Rulebook, Your network";
    /// Connected by links of any owner.
    states CONNECTED = "R4-2", "Rulebook, Connected locations";
    /// With nothing on the board one may begin anywhere.
    states NOTHING = "R4-3", "Rulebook, Build and Network";
    /// What each card allows.
    forbids CARD_PERMISSION = "R5-1", "Rulebook, Build: cards";
    /// The lowest tile of the mat, if the era allows it.
    forbids LOWEST_TILE = "R5-2", "Rulebook, Build: tiles";
    /// A free space with the icon, those with that icon alone first.
    forbids SPACE = "R5-3", "Rulebook, Build: spaces";
    /// One tile a location in the canal era.
    forbids CANAL_LIMIT = "R5-4", "Rulebook, Build: canal era";
    /// Money, coal and iron must be paid.
    forbids BUILD_COST = "R5-5", "Rulebook, Build: costs";
    /// What a new tile brings.
    states PRODUCTION = "R5-6", "Rulebook, Build: resources";
    /// Mines and works fill the markets.
    states TO_MARKET = "R5-7", "Rulebook, Moving coal and iron to the markets";
    /// What may be built over.
    forbids OVERBUILD = "R5-8", "Rulebook, Overbuilding";
    /// A link touches one's own network and lies on an open line of the era.
    forbids LINK_PLACE = "R6-1", "Rulebook, Network";
    /// A canal costs £3.
    forbids CANAL_LINK = "R6-2", "Rulebook, Network: canal era";
    /// One or two railways, £5 or £15.
    forbids RAIL_LINK = "R6-3", "Rulebook, Network: rail era";
    /// Coal and beer for a railway.
    forbids LINK_SUPPLY = "R6-4", "Rulebook, Network: rail era";
    /// Coal: the nearest mine, then the market.
    forbids COAL = "R7-1", "Rulebook, Consuming coal";
    /// Iron: any works, then the market.
    forbids IRON = "R7-2", "Rulebook, Consuming iron";
    /// Beer: own, connected, or the merchant's.
    forbids BEER = "R7-3", "Rulebook, Consuming beer";
    /// The last cube flips a tile.
    states LAST_CUBE = "R7-4", "Rulebook, Flipping tiles";
    /// Any number of tiles may be sold.
    states SELL_ANY = "R8-1", "Rulebook, Sell";
    /// A merchant tile that buys it, and beer.
    forbids SELL_TO = "R8-2", "Rulebook, Sell";
    /// The merchants' bonuses.
    forbids BONUS = "R8-3", "Rulebook, Sell: merchant beer";
    /// At least one tile is sold.
    forbids SELL_ONE = "R8-4", "Rulebook, Sell";
    /// Merchant tiles stay, barrels go.
    states MERCHANT_STAYS = "R8-5", "Rulebook, Sell";
    /// One or two tiles, one iron each, no lightbulb.
    forbids DEVELOP = "R9-1", "Rulebook, Develop";
    /// £30 for three income levels.
    forbids LOAN = "R9-2", "Rulebook, Loan";
    /// Three cards for two wild ones.
    forbids SCOUT = "R9-3", "Rulebook, Scout";
    /// One card for nothing.
    states PASS = "R9-4", "Rulebook, Pass";
    /// Flipping advances the income marker.
    states INCOME_MARKER = "R10-1", "Rulebook, Income track";
    /// Points have no limit.
    states NO_LIMIT = "R10-2", "Rulebook, Victory points";
    /// Income is paid or owed.
    states INCOME = "R11-1", "Rulebook, Income";
    /// What a shortfall costs.
    states SHORTFALL = "R11-2", "Rulebook, Income: shortfall";
    /// Tiles are given up for no other reason.
    forbids GIVE_UP = "R11-3", "Rulebook, Income: shortfall";
    /// Links score the icons around them.
    states SCORE_LINKS = "R12-1", "Rulebook, End of the era";
    /// Flipped tiles score.
    states SCORE_TILES = "R12-2", "Rulebook, End of the era";
    /// What leaves and what comes back after the canal era.
    states CANAL_END = "R12-3", "Rulebook, End of the canal era";
    /// The most points win.
    states WINNER = "R12-4", "Rulebook, End of the game", "Z1";
    /// Unflipped tiles have no link icons.
    states TRAP_ICONS = "R13-1", "Rulebook, Industry tiles";
    /// The fourth manufacturer costs £8.
    states TRAP_MANUFACTURER = "R13-2", "Player mat, retail edition";
    /// Income follows the last canal round too.
    states TRAP_INCOME = "R13-3", "Rulebook, End of the round";
    /// Two spaces a price.
    states TRAP_MARKETS = "R13-4", "Board: markets";
    /// The merchant tiles of a game of two.
    states TRAP_MERCHANTS = "R13-5", "Rulebook, Set-up: merchants";
    /// Warrington and Nottingham without tiles.
    states TRAP_EMPTY_MERCHANTS = "R13-6", "Rulebook, Set-up: merchants";
    /// Barrels by era, not by level.
    states TRAP_BREWERY = "R13-7", "Rulebook, Build: resources";
    /// The barrel beside the tile that is sold to.
    forbids TRAP_BARREL = "R13-8", "Rulebook, Sell: merchant beer";
    /// The other side's beer once the second link lies.
    states TRAP_SECOND_LINK = "R13-9", "Rulebook, Network: rail era";
    /// The nearest mine from either end.
    states TRAP_LINK_COAL = "R13-10", "Rulebook, Network: rail era";
    /// Single icons first, for everybody.
    states TRAP_SINGLE = "R13-11", "Rulebook, Build: spaces";
    /// £17 at the start.
    states TRAP_MONEY = "R13-12", "Rulebook, Set-up: players";
    /// The three-way link.
    states TRAP_THREE_WAY = "R13-13", "Rulebook, Set-up: the board";
}
