//! Made by `cargo xtask train brass --rounds 60 --seed 1`; what it said stands in `docs/training/brass.txt`.

use super::{Outlook, Weights};

/// What the trainer believes after its games.
#[rustfmt::skip]
pub const TUNED: Weights = Weights([
    3812, // need-canal
    8811, // need-rail
    16, // pound
    -20, // pound-over
    249, // purse-canal
    195, // purse-rail
    29795, // purse-size
    3218, // delay
    1516, // debt
    120, // coal
    -349, // coal-cube
    1421, // coal-time
    -178, // coal-rail
    605, // coal-market
    1704, // iron
    -643, // iron-cube
    2193, // iron-time
    310, // brewery
    -649, // brewery-barrel
    555, // brewery-time
    -2071, // sale
    -15, // sale-time
    -564, // sale-rail
    2413, // sale-buyer
    1654, // sale-beer
    675, // later-supply
    609, // later-sale
    639, // his-flip
    1152, // free-canal
    588, // free-rail
    413, // his-link
    521, // his-tile
    1793, // barrel-canal
    2482, // barrel-rail
    1788, // wild
    -16, // place-canal
    -114, // place-rail
    611, // mat-canal
    372, // mat-rail
    6881, // before
    210, // tile-pound
    2267, // tile-icon
    583, // tile-income
    1743, // tile-barrel
    -106, // coal-stock
    111, // iron-stock
]);

/// What the beginning of the rail era says of the end of the game.
#[rustfmt::skip]
pub const OUTLOOK: Outlook = Outlook([
    [
        24844, // always
        1147, // points
        37, // his-points
        212, // pounds
        410, // pounds-up-to-30
        2111, // income
        14861, // barrels
        2377, // his-barrels
        11, // coal
        590, // iron
        0, // coal-market
        -617, // iron-market
        2131, // places
        2510, // icons-in-the-network
        1963, // icons-elsewhere
        716, // cotton-mill flipped
        1690, // cotton-mill unflipped
        -201, // cotton-mill his-flipped
        357, // cotton-mill his-unflipped
        1049, // cotton-mill left
        -2310, // cotton-mill too-old
        -2058, // coal-mine flipped
        4255, // coal-mine unflipped
        -836, // coal-mine his-flipped
        8, // coal-mine his-unflipped
        501, // coal-mine left
        -13615, // coal-mine too-old
        612, // iron-works flipped
        1165, // iron-works unflipped
        36, // iron-works his-flipped
        204, // iron-works his-unflipped
        2447, // iron-works left
        -47476, // iron-works too-old
        682, // manufacturer flipped
        340, // manufacturer unflipped
        -145, // manufacturer his-flipped
        -149, // manufacturer his-unflipped
        -157, // manufacturer left
        -2958, // manufacturer too-old
        2365, // pottery flipped
        2588, // pottery unflipped
        1531, // pottery his-flipped
        3566, // pottery his-unflipped
        2552, // pottery left
        0, // pottery too-old
        -493, // brewery flipped
        -615, // brewery unflipped
        -950, // brewery his-flipped
        -256, // brewery his-unflipped
        2293, // brewery left
        -14933, // brewery too-old
    ],
    [
        36120, // always
        -5, // points
        1004, // his-points
        -14, // pounds
        17, // pounds-up-to-30
        130, // income
        3962, // barrels
        5172, // his-barrels
        223, // coal
        6, // iron
        264, // coal-market
        -412, // iron-market
        -2347, // places
        561, // icons-in-the-network
        730, // icons-elsewhere
        743, // cotton-mill flipped
        1501, // cotton-mill unflipped
        1852, // cotton-mill his-flipped
        1245, // cotton-mill his-unflipped
        1836, // cotton-mill left
        -2377, // cotton-mill too-old
        907, // coal-mine flipped
        1309, // coal-mine unflipped
        502, // coal-mine his-flipped
        593, // coal-mine his-unflipped
        783, // coal-mine left
        -2927, // coal-mine too-old
        340, // iron-works flipped
        316, // iron-works unflipped
        1076, // iron-works his-flipped
        758, // iron-works his-unflipped
        -1851, // iron-works left
        -16980, // iron-works too-old
        783, // manufacturer flipped
        490, // manufacturer unflipped
        1394, // manufacturer his-flipped
        648, // manufacturer his-unflipped
        717, // manufacturer left
        -536, // manufacturer too-old
        2651, // pottery flipped
        1975, // pottery unflipped
        3924, // pottery his-flipped
        2727, // pottery his-unflipped
        3311, // pottery left
        0, // pottery too-old
        -216, // brewery flipped
        -243, // brewery unflipped
        553, // brewery his-flipped
        390, // brewery his-unflipped
        1256, // brewery left
        -2923, // brewery too-old
    ],
]);
