//! Made by `cargo xtask train brass --rounds 6 --seed 1`; what it said stands in `docs/training/brass.txt`.

use super::{Outlook, Weights};

/// What the trainer believes after its games.
#[rustfmt::skip]
pub(super) const TUNED: Weights = Weights([
    2972, // need-canal
    7803, // need-rail
    25, // pound
    -51, // pound-over
    222, // purse-canal
    222, // purse-rail
    27940, // purse-size
    2478, // delay
    2084, // debt
    -360, // coal
    -491, // coal-cube
    2043, // coal-time
    -79, // coal-rail
    802, // coal-market
    1231, // iron
    -331, // iron-cube
    2952, // iron-time
    134, // brewery
    -439, // brewery-barrel
    349, // brewery-time
    -2071, // sale
    30, // sale-time
    -72, // sale-rail
    2401, // sale-buyer
    1044, // sale-beer
    400, // later-supply
    400, // later-sale
    449, // his-flip
    1041, // free-canal
    547, // free-rail
    165, // his-link
    123, // his-tile
    2171, // barrel-canal
    2745, // barrel-rail
    1698, // wild
    70, // place-canal
    124, // place-rail
    552, // mat-canal
    552, // mat-rail
    10055, // before
    210, // tile-pound
    3035, // tile-icon
    505, // tile-income
    2000, // tile-barrel
    0, // coal-stock
    0, // iron-stock
    0, // line-canal
    0, // line-rail
]);

/// What the beginning of the rail era says of the end of the game.
#[rustfmt::skip]
pub(super) const OUTLOOK: Outlook = Outlook([
    [
        20045, // always
        1093, // points
        41, // his-points
        289, // pounds
        275, // pounds-up-to-30
        2481, // income
        14243, // barrels
        3568, // his-barrels
        275, // coal
        -769, // iron
        -339, // coal-market
        -685, // iron-market
        2298, // places
        3188, // icons-in-the-network
        2643, // icons-elsewhere
        354, // cotton-mill flipped
        2534, // cotton-mill unflipped
        -465, // cotton-mill his-flipped
        258, // cotton-mill his-unflipped
        973, // cotton-mill left
        -2168, // cotton-mill too-old
        -2654, // coal-mine flipped
        3721, // coal-mine unflipped
        -785, // coal-mine his-flipped
        -170, // coal-mine his-unflipped
        -52, // coal-mine left
        -10724, // coal-mine too-old
        742, // iron-works flipped
        1495, // iron-works unflipped
        -19, // iron-works his-flipped
        499, // iron-works his-unflipped
        2973, // iron-works left
        -14987, // iron-works too-old
        715, // manufacturer flipped
        421, // manufacturer unflipped
        -294, // manufacturer his-flipped
        -197, // manufacturer his-unflipped
        629, // manufacturer left
        -1724, // manufacturer too-old
        1115, // pottery flipped
        0, // pottery unflipped
        -3468, // pottery his-flipped
        -3117, // pottery his-unflipped
        3439, // pottery left
        0, // pottery too-old
        -898, // brewery flipped
        -445, // brewery unflipped
        -1150, // brewery his-flipped
        -579, // brewery his-unflipped
        1546, // brewery left
        -9431, // brewery too-old
    ],
    [
        33276, // always
        -15, // points
        1020, // his-points
        -69, // pounds
        110, // pounds-up-to-30
        144, // income
        3548, // barrels
        6175, // his-barrels
        11, // coal
        -97, // iron
        -176, // coal-market
        -568, // iron-market
        -2570, // places
        786, // icons-in-the-network
        1115, // icons-elsewhere
        838, // cotton-mill flipped
        1533, // cotton-mill unflipped
        1465, // cotton-mill his-flipped
        935, // cotton-mill his-unflipped
        1420, // cotton-mill left
        -1785, // cotton-mill too-old
        773, // coal-mine flipped
        1328, // coal-mine unflipped
        754, // coal-mine his-flipped
        920, // coal-mine his-unflipped
        560, // coal-mine left
        -1470, // coal-mine too-old
        511, // iron-works flipped
        350, // iron-works unflipped
        1132, // iron-works his-flipped
        881, // iron-works his-unflipped
        -918, // iron-works left
        4727, // iron-works too-old
        603, // manufacturer flipped
        378, // manufacturer unflipped
        1264, // manufacturer his-flipped
        677, // manufacturer his-unflipped
        458, // manufacturer left
        575, // manufacturer too-old
        4115, // pottery flipped
        0, // pottery unflipped
        330, // pottery his-flipped
        2344, // pottery his-unflipped
        5696, // pottery left
        0, // pottery too-old
        -184, // brewery flipped
        -160, // brewery unflipped
        503, // brewery his-flipped
        262, // brewery his-unflipped
        1740, // brewery left
        -4858, // brewery too-old
    ],
]);
