//! What a player of Brass believes, as whole numbers the trainer can change.

/// Makes the list of beliefs: a name, its key in the trained table, where the
/// trainer starts and how far it first looks to either side, in thousandths.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $guess:literal, $reach:literal;)*) => {
        /// One belief of a player.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Weight {
            $($(#[$doc])* $name,)*
        }

        impl Weight {
            /// Every belief, in the order of the table.
            pub const ALL: &'static [Weight] = &[$(Weight::$name),*];

            /// Its name in the trained table.
            pub const fn key(self) -> &'static str {
                match self { $(Weight::$name => $key,)* }
            }

            /// Where the trainer starts, in thousandths: a round number after a rule of thumb.
            pub const fn guess(self) -> i32 {
                match self { $(Weight::$name => $guess,)* }
            }

            /// How far the trainer first looks to either side, in thousandths.
            pub const fn reach(self) -> i32 {
                match self { $(Weight::$name => $reach,)* }
            }
        }
    };
}

// The rules of thumb, set by hand and rounded with the weights of earlier experiments
// in sight; what is better than them is the trainer's to find:
// - A deed costs £5 with canals and £10 with railways. Five pounds in the purse are
//   a point, up to £30; money to come is worth a quarter of that. A pound short is
//   a point lost, as the rules say.
// - Whether a tile flips is even, and what matters moves the evidence by 500, 1000 or
//   2000. Iron works, which sell to the market at once, start with 1000; goods with
//   -2000, which a buyer makes even and the beer likely.
// - Of what nobody knows a half comes true: flips later, Mautoma's flips, what the mat
//   offers. Mautoma's tiles and links count half, as his points do.
// - A barrel, a wild card and a link icon are two points each, a tile to develop away
//   costs five. An empty space will hold a link icon, with railways half of one.
// - Where there is no rule of thumb the trainer starts from nothing.
// It first looks a quarter to a half of the number to either side.
weights! {
    /// Pounds a deed of the canal era needs.
    NeedCanal = "need-canal", 5000, 1500;
    /// Pounds a deed of the rail era needs.
    NeedRail = "need-rail", 10000, 2500;
    /// Points of a pound, now or as income to come, up to that need.
    Pound = "pound", 50, 30;
    /// Points of a pound beyond it.
    PoundOver = "pound-over", 0, 30;
    /// Points of a pound in the purse, in the canal era.
    PurseCanal = "purse-canal", 200, 60;
    /// Points of a pound in the purse, in the rail era.
    PurseRail = "purse-rail", 200, 60;
    /// How many pounds in the purse count.
    PurseSize = "purse-size", 30000, 8000;
    /// Rounds until a tile that waits to be flipped pays.
    Delay = "delay", 2000, 600;
    /// Points lost for each pound that the next income leaves short.
    Debt = "debt", 1000, 400;
    /// A coal mine flips, as a logistic: at all.
    Coal = "coal", 0, 400;
    /// … for each cube on it.
    CoalCube = "coal-cube", -500, 150;
    /// … for the part of the era that is left.
    CoalTime = "coal-time", 2000, 500;
    /// … in the rail era.
    CoalRail = "coal-rail", 0, 300;
    /// … if it is connected with the market.
    CoalMarket = "coal-market", 1000, 300;
    /// Iron works flip: at all.
    Iron = "iron", 1000, 400;
    /// … for each cube on them.
    IronCube = "iron-cube", -500, 150;
    /// … for the part of the era that is left.
    IronTime = "iron-time", 2000, 500;
    /// A brewery flips: at all.
    Brewery = "brewery", 0, 400;
    /// … for each barrel.
    BreweryBarrel = "brewery-barrel", -500, 150;
    /// … for the part of the era that is left.
    BreweryTime = "brewery-time", 1000, 400;
    /// Goods are sold: at all.
    Sale = "sale", -2000, 400;
    /// … for the part of the era that is left.
    SaleTime = "sale-time", 0, 400;
    /// … in the rail era.
    SaleRail = "sale-rail", 0, 300;
    /// … if a buyer is connected.
    SaleBuyer = "sale-buyer", 2000, 500;
    /// … if the beer is there.
    SaleBeer = "sale-beer", 1000, 400;
    /// A mine, works or brewery that did not flip in the canal era flips later.
    LaterSupply = "later-supply", 500, 120;
    /// Goods that were not sold in the canal era are sold later.
    LaterSale = "later-sale", 500, 120;
    /// A tile of Mautoma's flips.
    HisFlip = "his-flip", 500, 120;
    /// Link icons expected of an empty space with the whole canal era to come.
    FreeCanal = "free-canal", 1000, 250;
    /// Link icons expected of an empty space with the whole rail era to come.
    FreeRail = "free-rail", 500, 150;
    /// Points of Mautoma's links, against one's own.
    HisLink = "his-link", 500, 120;
    /// Points of Mautoma's tiles, against one's own.
    HisTile = "his-tile", 500, 120;
    /// A barrel of one's own that something waits for, in the canal era.
    BarrelCanal = "barrel-canal", 2000, 500;
    /// … in the rail era.
    BarrelRail = "barrel-rail", 2000, 500;
    /// A wild card.
    Wild = "wild", 2000, 500;
    /// A place in the network, with the whole canal era to come.
    PlaceCanal = "place-canal", 0, 100;
    /// … the rail era.
    PlaceRail = "place-rail", 0, 100;
    /// What the mat can still offer counts, in the canal era.
    MatCanal = "mat-canal", 500, 120;
    /// … in the rail era.
    MatRail = "mat-rail", 500, 120;
    /// A tile that must be developed away before.
    Before = "before", 5000, 1500;
    /// A pound of a tile's price.
    TilePound = "tile-pound", 200, 60;
    /// A link icon of a tile.
    TileIcon = "tile-icon", 2000, 500;
    /// A space of income of a tile.
    TileIncome = "tile-income", 500, 150;
    /// A barrel that it takes to sell a tile.
    TileBarrel = "tile-barrel", 2000, 500;
    /// A coal cube on the map, with the whole rail era to come.
    CoalStock = "coal-stock", 0, 80;
    /// An iron cube on the map, with a whole era to come.
    IronStock = "iron-stock", 0, 80;
}

/// How many beliefs there are.
pub const N_WEIGHTS: usize = Weight::ALL.len();

/// What a player believes, in thousandths, in the order of [`Weight::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights(pub [i32; N_WEIGHTS]);

impl Weights {
    /// One belief, in thousandths.
    #[inline]
    pub(super) const fn get(&self, weight: Weight) -> i32 {
        self.0[weight as usize]
    }
}
