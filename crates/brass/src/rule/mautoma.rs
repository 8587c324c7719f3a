//! Mautoma's rules, in the order of its rulebook.

kit::rules! {
    /// No money, no income, no loan, no scouting; always second.
    states NO_MONEY = "A1";
    /// It pays nothing but consumes like a player.
    states CONSUMES = "A2";
    /// It never builds over a tile.
    narrows NO_OVERBUILDING = "A3";
    /// The lowest tile of its mat.
    states ITS_LOWEST_TILE = "A4";
    /// The deck in layers.
    states LAYERS = "A5", "Z28";
    /// A new deck for the rail era.
    states NEW_DECK = "A6";
    /// The rear used is that of the card on top, which stays there.
    states TOP_REAR = "A7";
    /// The end of an era.
    states ERA_END = "A8";
    /// It draws the top card.
    states DRAW = "B1";
    /// The topmost slot with a legal action.
    narrows TOPMOST_SLOT = "B2";
    /// Without one the card is discarded.
    states NO_SLOT = "B3";
    /// After one action, the rear: the first legal one.
    narrows TOPMOST_OF_REAR = "B4";
    /// What counts as one action.
    states ONE_ACTION = "B5";
    /// The city it last acted in.
    states LAST_CITY = "B6", "Z16";
    /// The first turn looks at the corner of the rear.
    states CORNER = "B7";
    /// First turn: two iron from the market, three points.
    states FIRST_DEVELOP = "B8";
    /// First turn: only a build, only one action.
    narrows FIRST_BUILD = "B9", "Z11", "Z15";
    /// First turn: else a link from the last slot's city.
    states FIRST_LINK = "B10", "Z30";
    /// First turn: nothing more.
    states FIRST_ALONE = "B11";
    /// A deck that is used up is shuffled anew; it passes if no card has a legal slot.
    states NEW_PILE = "B12", "Z2";
    /// The price of iron must be high enough.
    narrows IRON_GATE = "C1", "Z3";
    /// The first city of the banner where it is legal.
    narrows BANNER = "C2", "Z22", "Z24";
    /// Coal must reach the city, by a link if the slot has one.
    narrows COAL_IN_CITY = "C3";
    /// Which space of the city.
    states CITY_SPACE = "C4";
    /// Its own mine, works or brewery first.
    narrows OWN_SOURCES = "C5", "Z12";
    /// The link in parentheses.
    narrows LINK_TO_COAL = "C6", "Z4", "Z14", "Z29";
    /// A farm must be in its network, or come into it by the link.
    narrows FARM = "C7", "Z4";
    /// A coal mine, then links.
    states LINKS_AFTER_MINE = "C8", "Z5";
    /// NETWORK starts only in its network.
    narrows START_IN_NETWORK = "C9";
    /// One canal, or up to two railways.
    states LAY_LINKS = "D0";
    /// Open lines that are legal now.
    narrows SUPPLIED_LINE = "D1";
    /// Merchants last.
    narrows MERCHANTS_LAST = "D2";
    /// A second railway needs beer.
    narrows BEER_FOR_SECOND = "D3-1";
    /// To its own network.
    narrows TO_NETWORK = "D3-2";
    /// To the most built tiles.
    narrows MOST_BUILT = "D3-3", "Z6", "Z17";
    /// To the most free spaces.
    narrows MOST_FREE = "D3-4", "Z6", "Z17";
    /// With coal from its own mine.
    narrows OWN_COAL = "D3-5";
    /// The first clockwise.
    narrows CLOCKWISE = "D3-6", "Z9";
    /// Beyond a merchant only if it has another line.
    states BEYOND_MERCHANT = "D4";
    /// The three-way link counts as its named city.
    states THREE_WAY = "D5", "Z6", "Z17";
    /// Without link tiles no link.
    forbids LINK_TILE_LEFT = "D6";
    /// A building that can be sold, and when it is ready.
    forbids READY = "E1";
    /// Ready: a merchant who buys it is connected.
    narrows BUYER = "E1-1";
    /// Ready: all its beer can be had.
    narrows SALE_BEER = "E1-2", "Z10";
    /// All ready buildings are sold, in order.
    states SELL_ALL = "E2", "Z26";
    /// Most own links less the person's.
    narrows MOST_LINKS = "E2-1", "Z12", "Z27";
    /// The first city from A to Z.
    narrows ALPHABET = "E2-2", "Z13";
    /// The square of the icon.
    narrows TILE_ICON = "E2-3", "Z18";
    /// The square of the icon, for spaces.
    narrows SPACE_ICON = "E3", "Z18", "Z19";
    /// The merchant's beer, then its own, then the person's; points alone count.
    states SALE = "E4", "Z7";
    /// A merchant with a barrel.
    narrows WITH_BARREL = "E4-1", "Z7";
    /// Its own beer before the person's.
    narrows OWN_BEER = "E4-2";
    /// A merchant whose bonus is points.
    narrows PAYS_POINTS = "E4-3", "Z7";
    /// The first merchant location from A to Z.
    narrows MERCHANT_ALPHABET = "E4-4", "Z7";
    /// The tile for one industry before the one for any.
    narrows ONE_INDUSTRY = "E4-5", "Z7";
    /// What is done for buildings that are not ready, one after the other.
    states PREPARE_SALE = "E5", "Z8", "Z31";
    /// Without all its beer: a brewery in the city of the card.
    narrows BREWERY_FOR_SALE = "E5-1", "Z25";
    /// Without connection: a single link that is missing.
    narrows LINK_FOR_SALE = "E5-2", "Z29";
    /// Scattered lines: the most industry spaces.
    narrows MOST_SPACES = "E5-3";
    /// Scattered lines: the first city from A to Z.
    narrows LINE_ALPHABET = "E5-4";
    /// Developing while iron is cheap.
    narrows CHEAP_IRON = "E6", "Z20", "Z21";
    /// Links from the city it last acted in.
    narrows FROM_LAST_CITY = "E7", "Z16", "Z23";
    /// Passing for five points.
    states PASS_FOR_POINTS = "E8";
}
