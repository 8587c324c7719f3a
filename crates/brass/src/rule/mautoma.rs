//! Mautoma's rules, in the order of its rulebook.

kit::rules! {
    /// No money, no income, no loan, no scouting; always second.
    states A1 = "A1";
    /// It pays nothing but consumes like a player.
    states A2 = "A2";
    /// It never builds over a tile.
    states A3 = "A3";
    /// The lowest tile of its mat.
    states A4 = "A4";
    /// The deck in layers.
    states A5 = "A5";
    /// A new deck for the rail era.
    states A6 = "A6";
    /// The rear used is that of the card on top, which stays there.
    states A7 = "A7";
    /// The end of an era.
    states A8 = "A8";
    /// It draws the top card.
    states B1 = "B1";
    /// The topmost slot with a legal action.
    narrows B2 = "B2";
    /// Without one the card is discarded.
    states B3 = "B3", "Z2";
    /// After one action, the rear: the first legal one.
    narrows B4 = "B4";
    /// What counts as one action.
    states B5 = "B5";
    /// The city it last acted in.
    states B6 = "B6", "Z16";
    /// The first turn looks at the corner of the rear.
    states B7 = "B7";
    /// First turn: two iron from the market, three points.
    states B8 = "B8";
    /// First turn: only a build, only one action.
    narrows B9 = "B9", "Z11", "Z15";
    /// First turn: else a link from the last slot's city.
    states B10 = "B10";
    /// First turn: nothing more.
    states B11 = "B11";
    /// The price of iron must be high enough.
    narrows C1 = "C1", "Z3";
    /// The first city of the banner where it is legal.
    narrows C2 = "C2";
    /// Coal must reach the city, by a link if the slot has one.
    narrows C3 = "C3";
    /// Which space of the city.
    states C4 = "C4";
    /// Its own mine or works first.
    narrows C5 = "C5", "Z12";
    /// The link in parentheses.
    narrows C6 = "C6", "Z4", "Z14";
    /// A farm must be in its network, or come into it by the link.
    narrows C7 = "C7", "Z4";
    /// A coal mine, then links.
    states C8 = "C8", "Z5";
    /// NETWORK starts only in its network.
    narrows C9 = "C9";
    /// One canal, or up to two railways.
    states D0 = "D0";
    /// Open lines that are legal now.
    narrows D1 = "D1";
    /// Merchants last.
    narrows D2 = "D2";
    /// A second railway needs beer.
    narrows D3_1 = "D3-1";
    /// To its own network.
    narrows D3_2 = "D3-2";
    /// To the most built tiles.
    narrows D3_3 = "D3-3", "Z6";
    /// To the most free spaces.
    narrows D3_4 = "D3-4", "Z6";
    /// With coal from its own mine.
    narrows D3_5 = "D3-5";
    /// The first clockwise.
    narrows D3_6 = "D3-6", "Z9";
    /// Beyond a merchant only if it has another line.
    states D4 = "D4";
    /// The three-way link counts as its named city.
    states D5 = "D5", "Z6";
    /// Without link tiles no link.
    forbids D6 = "D6";
    /// A building ready to be sold.
    narrows E1 = "E1", "Z10";
    /// All ready buildings are sold, in order.
    states E2 = "E2";
    /// Most own links less the person's.
    narrows E2_1 = "E2-1", "Z12";
    /// The first city from A to Z.
    narrows E2_2 = "E2-2", "Z13";
    /// The square of the icon.
    narrows E2_3 = "E2-3";
    /// The square of the icon, for spaces.
    narrows E3 = "E3";
    /// The merchant's beer, then its own, then the person's; points alone count.
    states E4 = "E4", "Z7";
    /// A merchant with a barrel.
    narrows E4_1 = "E4-1", "Z7";
    /// Its own beer before the person's.
    narrows E4_2 = "E4-2";
    /// A merchant whose bonus is points.
    narrows E4_3 = "E4-3", "Z7";
    /// The first merchant location from A to Z.
    narrows E4_4 = "E4-4", "Z7";
    /// The tile for one industry before the one for any.
    narrows E4_5 = "E4-5", "Z7";
    /// What is done for buildings that are not ready, one after the other.
    states E5 = "E5", "Z8";
    /// Without beer: a brewery in the city of the card.
    narrows E5_1 = "E5-1";
    /// Without connection: the one link that is missing.
    narrows E5_2 = "E5-2";
    /// Scattered lines: the most industry spaces.
    narrows E5_3 = "E5-3";
    /// Scattered lines: the first city from A to Z.
    narrows E5_4 = "E5-4";
    /// Developing while iron is cheap.
    narrows E6 = "E6";
    /// Links from the city it last acted in.
    narrows E7 = "E7", "Z16";
    /// Passing for five points.
    states E8 = "E8";
}
