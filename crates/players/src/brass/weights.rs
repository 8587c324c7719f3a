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

            /// Where the trainer starts, in thousandths: what a few experiments by hand
            /// and an afternoon of training had found before the game was written anew.
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

weights! {
    /// Pounds a deed of the canal era needs.
    NeedCanal = "need-canal", 2972, 150;
    /// Pounds a deed of the rail era needs.
    NeedRail = "need-rail", 7803, 250;
    /// Points of a pound, now or as income to come, up to that need.
    Pound = "pound", 25, 5;
    /// Points of a pound beyond it.
    PoundOver = "pound-over", -51, 5;
    /// Points of a pound in the purse, in the canal era.
    PurseCanal = "purse-canal", 222, 12;
    /// Points of a pound in the purse, in the rail era.
    PurseRail = "purse-rail", 222, 12;
    /// How many pounds in the purse count.
    PurseSize = "purse-size", 27940, 1000;
    /// Rounds until a tile that waits to be flipped pays.
    Delay = "delay", 2478, 125;
    /// Points lost for each pound that the next income leaves short.
    Debt = "debt", 2084, 125;
    /// A coal mine flips, as a logistic: at all.
    Coal = "coal", -360, 100;
    /// … for each cube on it.
    CoalCube = "coal-cube", -491, 37;
    /// … for the part of the era that is left.
    CoalTime = "coal-time", 2043, 125;
    /// … in the rail era.
    CoalRail = "coal-rail", -79, 75;
    /// … if it is connected with the market.
    CoalMarket = "coal-market", 802, 75;
    /// Iron works flip: at all.
    Iron = "iron", 1231, 100;
    /// … for each cube on them.
    IronCube = "iron-cube", -331, 37;
    /// … for the part of the era that is left.
    IronTime = "iron-time", 2952, 125;
    /// A brewery flips: at all.
    Brewery = "brewery", 134, 100;
    /// … for each barrel.
    BreweryBarrel = "brewery-barrel", -439, 37;
    /// … for the part of the era that is left.
    BreweryTime = "brewery-time", 349, 100;
    /// Goods are sold: at all.
    Sale = "sale", -2071, 100;
    /// … for the part of the era that is left.
    SaleTime = "sale-time", 30, 100;
    /// … in the rail era.
    SaleRail = "sale-rail", -72, 75;
    /// … if a buyer is connected.
    SaleBuyer = "sale-buyer", 2401, 125;
    /// … if the beer is there.
    SaleBeer = "sale-beer", 1044, 100;
    /// A mine, works or brewery that did not flip in the canal era flips later.
    LaterSupply = "later-supply", 400, 30;
    /// Goods that were not sold in the canal era are sold later.
    LaterSale = "later-sale", 400, 30;
    /// A tile of Mautoma's flips.
    HisFlip = "his-flip", 449, 30;
    /// Link icons expected of an empty space with the whole canal era to come.
    FreeCanal = "free-canal", 1041, 50;
    /// Link icons expected of an empty space with the whole rail era to come.
    FreeRail = "free-rail", 547, 37;
    /// Points of Mautoma's links, against one's own.
    HisLink = "his-link", 165, 20;
    /// Points of Mautoma's tiles, against one's own.
    HisTile = "his-tile", 123, 15;
    /// A barrel of one's own that something waits for, in the canal era.
    BarrelCanal = "barrel-canal", 2171, 125;
    /// … in the rail era.
    BarrelRail = "barrel-rail", 2745, 125;
    /// A wild card.
    Wild = "wild", 1698, 100;
    /// A place in the network, with the whole canal era to come.
    PlaceCanal = "place-canal", 70, 25;
    /// … the rail era.
    PlaceRail = "place-rail", 124, 25;
    /// What the mat can still offer counts, in the canal era.
    MatCanal = "mat-canal", 552, 25;
    /// … in the rail era.
    MatRail = "mat-rail", 552, 25;
    /// A tile that must be developed away before.
    Before = "before", 10055, 375;
    /// A pound of a tile's price.
    TilePound = "tile-pound", 210, 15;
    /// A link icon of a tile.
    TileIcon = "tile-icon", 3035, 150;
    /// A space of income of a tile.
    TileIncome = "tile-income", 505, 37;
    /// A barrel that it takes to sell a tile.
    TileBarrel = "tile-barrel", 2000, 100;
    /// A coal cube on the map, with the whole rail era to come.
    CoalStock = "coal-stock", 0, 20;
    /// An iron cube on the map, with a whole era to come.
    IronStock = "iron-stock", 0, 20;
    /// An icon at the ends of the best lines that are open to the network, in the canal era.
    LineCanal = "line-canal", 0, 12;
    /// … in the rail era.
    LineRail = "line-rail", 0, 12;
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
