//! The base game's rules, as for two players.

kit::rules! {
    /// Locations and the paths between them.
    states LOCATIONS = "R1-1";
    /// 39 lines, one of them between three locations.
    states LINES = "R1-2";
    /// 45 industry tiles and 14 link tiles a side.
    forbids LINK_TILES = "R1-3";
    /// Cubes, barrels and money do not run out.
    states SUPPLY = "R1-4";
    /// Points, income and link icons stand on the flipped side.
    states TILE_FACES = "R1-5";
    /// A merchant tile and its own barrel.
    states MERCHANT_SPACES = "R1-6";
    /// The deck of a game of two.
    forbids DECK = "R2-1";
    /// The merchant tiles of a game of two.
    forbids MERCHANT_TILES = "R2-2";
    /// The markets at the start.
    states MARKETS = "R2-3";
    /// What the person starts with.
    states START = "R2-4";
    /// 19 cards, then 20.
    states DEALT = "R2-5";
    /// The person is first.
    states FIRST = "R2-6";
    /// Ten rounds of two actions, one in the first.
    states ROUNDS = "R3-1";
    /// Every action costs a card.
    forbids CARD_COST = "R3-2";
    /// Used wild cards go back to their supply.
    states WILD_SUPPLY = "R3-3";
    /// Income at the end of every round but the last.
    states END_OF_ROUND = "R3-4";
    /// An era ends when the cards are used up.
    states END_OF_ERA = "R3-5";
    /// A network: own tiles and the ends of own links.
    states NETWORK = "R4-1";
    /// Connected by links of any owner.
    states CONNECTED = "R4-2";
    /// With nothing on the board one may begin anywhere.
    states NOTHING = "R4-3";
    /// What each card allows.
    forbids CARD_PERMISSION = "R5-1";
    /// The lowest tile of the mat, if the era allows it.
    forbids LOWEST_TILE = "R5-2";
    /// A free space with the icon, those with that icon alone first.
    forbids SPACE = "R5-3";
    /// One tile a location in the canal era.
    forbids CANAL_LIMIT = "R5-4";
    /// Money, coal and iron must be paid.
    forbids BUILD_COST = "R5-5";
    /// What a new tile brings.
    states PRODUCTION = "R5-6";
    /// Mines and works fill the markets.
    states TO_MARKET = "R5-7";
    /// What may be built over.
    forbids OVERBUILD = "R5-8";
    /// A link touches one's own network and lies on an open line of the era.
    forbids LINK_PLACE = "R6-1";
    /// A canal costs £3.
    forbids CANAL_LINK = "R6-2";
    /// One or two railways, £5 or £15.
    forbids RAIL_LINK = "R6-3";
    /// Coal and beer for a railway.
    forbids LINK_SUPPLY = "R6-4";
    /// Coal: the nearest mine, then the market.
    forbids COAL = "R7-1";
    /// Iron: any works, then the market.
    forbids IRON = "R7-2";
    /// Beer: own, connected, or the merchant's.
    forbids BEER = "R7-3";
    /// The last cube flips a tile.
    states LAST_CUBE = "R7-4";
    /// Any number of tiles may be sold.
    states SELL_ANY = "R8-1";
    /// A merchant tile that buys it, and beer.
    forbids SELL_TO = "R8-2";
    /// The merchants' bonuses.
    forbids BONUS = "R8-3";
    /// At least one tile is sold.
    forbids SELL_ONE = "R8-4";
    /// Merchant tiles stay, barrels go.
    states MERCHANT_STAYS = "R8-5";
    /// One or two tiles, one iron each, no lightbulb.
    forbids DEVELOP = "R9-1";
    /// £30 for three income levels.
    forbids LOAN = "R9-2";
    /// Three cards for two wild ones.
    forbids SCOUT = "R9-3";
    /// One card for nothing.
    states PASS = "R9-4";
    /// Flipping advances the income marker.
    states INCOME_MARKER = "R10-1";
    /// Points have no limit.
    states NO_LIMIT = "R10-2";
    /// Income is paid or owed.
    states INCOME = "R11-1";
    /// What a shortfall costs.
    states SHORTFALL = "R11-2";
    /// Tiles are given up for no other reason.
    forbids GIVE_UP = "R11-3";
    /// Links score the icons around them.
    states SCORE_LINKS = "R12-1";
    /// Flipped tiles score.
    states SCORE_TILES = "R12-2";
    /// What leaves and what comes back after the canal era.
    states CANAL_END = "R12-3";
    /// The most points win.
    states WINNER = "R12-4", "Z1";
    /// Unflipped tiles have no link icons.
    states TRAP_ICONS = "R13-1";
    /// The fourth manufacturer costs £8.
    states TRAP_MANUFACTURER = "R13-2";
    /// Income follows the last canal round too.
    states TRAP_INCOME = "R13-3";
    /// Two spaces a price.
    states TRAP_MARKETS = "R13-4";
    /// The merchant tiles of a game of two.
    states TRAP_MERCHANTS = "R13-5";
    /// Warrington and Nottingham without tiles.
    states TRAP_EMPTY_MERCHANTS = "R13-6";
    /// Barrels by era, not by level.
    states TRAP_BREWERY = "R13-7";
    /// The barrel beside the tile that is sold to.
    forbids TRAP_BARREL = "R13-8";
    /// The other side's beer once the second link lies.
    states TRAP_SECOND_LINK = "R13-9";
    /// The nearest mine from either end.
    states TRAP_LINK_COAL = "R13-10";
    /// Single icons first, for everybody.
    states TRAP_SINGLE = "R13-11";
    /// £17 at the start.
    states TRAP_MONEY = "R13-12";
    /// The three-way link.
    states TRAP_THREE_WAY = "R13-13";
}
