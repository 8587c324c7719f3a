//! Where everything lies on the map, in units of the drawing. Names and link
//! tiles stand where none touches another, at the size they have on a phone.

use brass::{Location, MERCHANT_SPACES};

/// The width and height of the sheet.
pub(super) const SHEET: (u16, u16) = (948, 994);
/// The side of a space.
pub(super) const SIDE: f32 = 54.0;
/// Between the tiles of one market place.
const STEP: f32 = 46.0;

/// Where a place is, and where its name stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) name: (f32, f32),
    /// What of the name stands there, as `text-anchor` says it: a name beside its
    /// place stays at its side however small it is written.
    pub(super) anchor: &'static str,
}

/// How a line runs, and where the tile on it lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    pub(super) path: &'static str,
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A place with its name above it, under it or on it.
const fn place(x: f32, y: f32, name_x: f32, name_y: f32) -> Place {
    Place { x, y, name: (name_x, name_y), anchor: "middle" }
}

/// A place whose name ends at its left.
const fn left(x: f32, y: f32, name_x: f32, name_y: f32) -> Place {
    Place { x, y, name: (name_x, name_y), anchor: "end" }
}

/// A place whose name begins at its right.
const fn right(x: f32, y: f32, name_x: f32, name_y: f32) -> Place {
    Place { x, y, name: (name_x, name_y), anchor: "start" }
}

const fn course(path: &'static str, x: f32, y: f32) -> Course {
    Course { path, x, y }
}

/// The places, in the order of [`brass::Location`].
pub(super) const PLACES: [Place; 27] = [
    place(728.0, 96.0, 727.4, 56.2),   // belper
    left(604.0, 686.0, 527.4, 729.0),  // birmingham
    place(658.0, 382.0, 658.0, 342.2), // burton
    right(450.0, 456.0, 522.4, 453.0), // cannock
    place(206.0, 568.0, 116.6, 655.0), // coalbrookdale
    place(786.0, 718.0, 786.0, 803.0), // coventry
    right(736.0, 242.0, 807.0, 256.0), // derby
    left(391.0, 670.0, 316.8, 672.0),  // dudley
    left(321.0, 774.0, 240.8, 761.0),  // kidderminster
    place(528.0, 81.0, 527.4, 41.2),   // leek
    right(764.0, 609.0, 785.4, 569.2), // nuneaton
    left(558.0, 827.0, 484.1, 844.0),  // redditch
    place(376.0, 353.0, 404.0, 313.2), // stafford
    place(386.0, 131.0, 387.2, 63.6),  // stoke
    place(282.0, 260.0, 282.0, 220.2), // stone
    right(672.0, 508.0, 745.5, 495.0), // tamworth
    place(540.0, 242.0, 540.6, 202.2), // uttoxeter
    left(506.0, 571.0, 494.2, 628.5),  // walsall
    place(344.0, 553.0, 353.6, 513.2), // wolverhampton
    place(334.0, 904.0, 319.6, 962.0), // worcester
    place(273.0, 443.0, 267.0, 403.2), // farm-north
    place(234.0, 849.0, 225.0, 907.0), // farm-south
    right(70.0, 530.0, 26.1, 485.2),   // shrewsbury
    right(487.0, 925.0, 594.9, 947.0), // gloucester
    place(715.0, 848.0, 715.0, 911.0), // oxford
    place(243.0, 77.0, 243.0, 83.0),   // warrington
    place(852.0, 159.0, 852.0, 165.0), // nottingham
];

/// The middles of the spaces, in the order of [`brass::SPACES`].
pub(super) const SPACES: [(f32, f32); 49] = [
    (671.4, 96.0),  // belper
    (726.8, 96.0),  // belper
    (783.4, 96.0),  // belper
    (575.1, 657.1), // birmingham
    (631.7, 657.1), // birmingham
    (575.1, 713.7), // birmingham
    (631.7, 713.7), // birmingham
    (630.3, 382.0), // burton
    (685.7, 382.0), // burton
    (421.1, 456.0), // cannock
    (477.7, 456.0), // cannock
    (207.2, 540.3), // coalbrookdale
    (178.3, 596.9), // coalbrookdale
    (234.9, 596.9), // coalbrookdale
    (786.0, 689.1), // coventry
    (758.3, 745.7), // coventry
    (813.7, 745.7), // coventry
    (736.0, 213.1), // derby
    (708.3, 269.7), // derby
    (763.7, 269.7), // derby
    (363.3, 670.0), // dudley
    (418.7, 670.0), // dudley
    (293.3, 774.0), // kidderminster
    (348.7, 774.0), // kidderminster
    (499.1, 81.0),  // leek
    (555.7, 81.0),  // leek
    (735.1, 609.0), // nuneaton
    (791.7, 609.0), // nuneaton
    (529.1, 827.0), // redditch
    (585.7, 827.0), // redditch
    (347.1, 353.0), // stafford
    (403.7, 353.0), // stafford
    (387.2, 103.3), // stoke
    (358.3, 158.7), // stoke
    (414.9, 158.7), // stoke
    (254.3, 260.0), // stone
    (309.7, 260.0), // stone
    (645.5, 508.0), // tamworth
    (699.7, 508.0), // tamworth
    (512.3, 242.0), // uttoxeter
    (568.9, 242.0), // uttoxeter
    (478.3, 571.0), // walsall
    (533.7, 571.0), // walsall
    (316.3, 553.0), // wolverhampton
    (372.9, 553.0), // wolverhampton
    (306.3, 904.0), // worcester
    (362.9, 904.0), // worcester
    (273.0, 443.0), // farm-north
    (234.0, 849.0), // farm-south
];

/// The courses of the lines, in the order of [`brass::LINES`].
pub(super) const LINES: [Course; 39] = [
    course("M728 96Q748 163 736 242", 739.2, 154.4), // belper-derby
    course("M728 96Q608 67.5 528 81", 614.0, 77.7),  // belper-leek
    course("M604 686Q693 762 786 718", 694.0, 732.0), // birmingham-coventry
    course("M604 686Q496.5 694 391 670", 497.0, 686.0), // birmingham-dudley
    course("M604 686Q688 668.5 764 609", 687.6, 657.2), // birmingham-nuneaton
    course("M604 686Q720.5 789 715 848", 690.0, 778.0), // birmingham-oxford
    course("M604 686Q593 799.5 558 827", 589.2, 770.7), // birmingham-redditch
    course("M604 686Q698 599 672 508", 668.0, 598.0), // birmingham-tamworth
    course("M604 686Q505 655.5 506 571", 519.7, 627.4), // birmingham-walsall
    course("M604 686Q459 783 334 904", 464.0, 789.0), // birmingham-worcester
    course("M658 382Q540 389 450 456", 547.0, 404.0), // burton-cannock
    course("M658 382Q765 362 736 242", 734.6, 329.8), // burton-derby
    course("M658 382Q516 287 282 260", 493.0, 304.0), // burton-stone
    course("M658 382Q683 465 672 508", 673.4, 449.9), // burton-tamworth
    course("M658 382Q544 485.5 506 571", 563.0, 481.0), // burton-walsall
    course("M450 456Q338.5 430.5 273 443", 350.0, 440.0), // cannock-farm-north
    course("M450 456Q485 391.5 376 353", 451.1, 401.1), // cannock-stafford
    course("M450 456Q548 504.5 506 571", 515.0, 513.6), // cannock-walsall
    course("M450 456Q343 444 344 553", 370.0, 471.0), // cannock-wolverhampton
    course("M206 568Q188.5 729 321 774", 226.0, 700.0), // coalbrookdale-kidderminster
    course("M206 568Q142 543 70 530", 131.8, 543.8), // coalbrookdale-shrewsbury
    course("M206 568Q251 534 344 553", 264.4, 545.8), // coalbrookdale-wolverhampton
    course("M786 718Q893 670.5 764 609", 834.4, 670.3), // coventry-nuneaton
    course("M736 242Q791 227.5 862 159", 800.1, 210.6), // derby-nottingham
    course("M736 242Q640 278 540 242", 639.0, 260.0), // derby-uttoxeter
    course("M391 670Q300 716 321 774", 326.0, 722.1), // dudley-kidderminster
    course("M391 670Q326.5 627 344 553", 344.9, 611.8), // dudley-wolverhampton
    course("M487 925Q437.5 864 558 827", 480.7, 869.0), // gloucester-redditch
    course("M487 925Q413.5 955.5 334 904", 412.0, 935.0), // gloucester-worcester
    course("M315 848L321 774M315 848L234 849M315 848L334 904", 315.0, 848.0), // kidderminster-farm-south-worcester
    course("M528 81Q431 72 386 131", 442.6, 89.5),                            // leek-stoke
    course("M764 609Q798 517.5 672 508", 758.0, 538.0),                       // nuneaton-tamworth
    course("M715 848Q643.5 846.5 558 827", 636.9, 841.6),                     // oxford-redditch
    course("M376 353Q251 373.5 282 260", 289.1, 339.1),                       // stafford-stone
    course("M386 131Q348 234.5 282 260", 345.1, 209.7),                       // stoke-stone
    course("M386 131Q339.5 102 243 77", 334.0, 105.7),                        // stoke-warrington
    course("M282 260Q413 243 540 242", 412.0, 247.0),                         // stone-uttoxeter
    course("M672 508Q605 580.5 506 571", 595.3, 560.6),                       // tamworth-walsall
    course("M506 571Q429 550 344 553", 425.4, 553.8), // walsall-wolverhampton
];

/// The middle of a place.
pub(super) fn middle(place: brass::Place) -> (f32, f32) {
    match place {
        brass::Place::Space(it) => SPACES[usize::from(it.0)],
        brass::Place::Line(it) => {
            let course = LINES[usize::from(it.0)];
            (course.x, course.y)
        }
        brass::Place::Merchant(it) => stall(it),
        brass::Place::Location(it) => {
            let at = PLACES[it as usize];
            (at.x, at.y)
        }
    }
}

/// The ground of a market place: its left, top, width and height.
pub(super) struct Ground {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// The stalls of a market place, by their numbers.
pub(super) fn stalls_at(at: Location) -> Vec<u8> {
    (0..MERCHANT_SPACES.len() as u8).filter(|&it| MERCHANT_SPACES[usize::from(it)] == at).collect()
}

/// Where a market place stands: with one tile the bonus hangs below, else beside.
pub(super) fn ground(at: Location) -> Ground {
    let here = PLACES[at as usize];
    let n = stalls_at(at).len();
    let (width, height) = match n {
        0 => (146.0, 38.0),
        n => (n as f32 * STEP + 26.0, 74.0),
    };
    let (left, top) = (here.x - width / 2.0, here.y - height / 2.0);
    match n {
        0 => Ground { left, top, width, height },
        1 => Ground { left, top, width, height: height + 34.0 },
        _ => Ground { left, top, width: width + 36.0, height },
    }
}

/// The middle of a merchant's tile.
pub(super) fn stall(number: u8) -> (f32, f32) {
    let at = MERCHANT_SPACES[usize::from(number)];
    let here = PLACES[at as usize];
    let stalls = stalls_at(at);
    let nth = stalls.iter().position(|&it| it == number).unwrap_or_default() as f32;
    let aside = if stalls.len() == 1 { 6.0 } else { 4.0 };
    let x = here.x + (nth - (stalls.len() as f32 - 1.0) / 2.0) * STEP - aside;
    (x, ground(at).top + 46.0)
}
