//! What the person is choosing: a patch, how it is turned, and where it goes.

use kit::{Game, Turn};
use patchwork::{Action, Cell, Orientation, Patch, Patchwork, Placement, Quilt, SIDE, State};

use super::cloth::{self, Cloth};
use crate::page::View;

/// A patch that is about to be placed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    /// Which; `None` for a leather patch.
    pub(super) patch: Option<Patch>,
    pub(super) turns: u8,
    pub(super) is_flipped: bool,
    /// Where its corner may lie, turned like this.
    places: u128,
    /// Where its corner lies now, if it fits at all like this.
    pub(super) at: Option<Cell>,
}

/// Why a patch in reach cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bar {
    /// So many buttons are missing.
    Short(i16),
    /// It fits nowhere on the quilt.
    NoRoom,
}

/// Why `patch` cannot be taken, if it cannot.
pub(super) fn bar(state: &State, patch: Patch) -> Option<Bar> {
    let cost = i16::from(patch.spec().cost);
    if state.human.buttons < cost {
        return Some(Bar::Short(cost - state.human.buttons));
    }
    (!state.human.quilt.has_room_for(patch.spec())).then_some(Bar::NoRoom)
}

impl Chosen {
    /// What the address says is chosen, or what lies nearest at hand.
    pub(super) fn of(view: &View<'_, Patchwork>) -> Option<Chosen> {
        if !view.is_mine() {
            return None;
        }
        let state = view.state();
        let near = view.query.get("near").and_then(|it| it.parse().ok());
        if 0 < state.human.leather_to_place {
            return Some(Chosen::leather(state.human.quilt, near));
        }
        let wanted = view.query.get("pick").and_then(|it| it.parse::<Patch>().ok());
        let can = |it: &Patch| state.reach().contains(it) && bar(state, *it).is_none();
        let first = state.reach().iter().copied().find(|it| can(it));
        let patch = wanted.filter(can).or(first)?;
        let turn =
            view.query.get("turn").filter(|_| Some(patch) == wanted).and_then(|it| turned(it));
        Some(Chosen::patch(state.human.quilt, patch, turn, near))
    }

    fn leather(quilt: Quilt, near: Option<Cell>) -> Chosen {
        let mut chosen =
            Chosen { patch: None, turns: 0, is_flipped: false, places: quilt.empty(), at: None };
        chosen.at = chosen.nearest(quilt, near);
        chosen
    }

    fn patch(quilt: Quilt, patch: Patch, turn: Option<(u8, bool)>, near: Option<Cell>) -> Chosen {
        let (turns, is_flipped) = turn.unwrap_or_else(|| upright(quilt, patch));
        let mut chosen = Chosen { patch: Some(patch), turns, is_flipped, places: 0, at: None };
        let orientation = chosen.orientation().expect("a patch is oriented");
        chosen.places = quilt.places(orientation);
        chosen.at = chosen.nearest(quilt, near);
        chosen
    }

    /// How the patch lies; a leather patch looks the same every way.
    pub(super) fn orientation(&self) -> Option<&'static Orientation> {
        self.patch.map(|it| oriented(it, self.turns, self.is_flipped))
    }

    pub(super) fn cloth(&self) -> Cloth {
        self.patch.map_or(Cloth::Leather, Cloth::Patch)
    }

    /// The squares to aim at, one for each place.
    pub(super) fn anchors(&self) -> impl Iterator<Item = Cell> {
        let orientation = self.orientation();
        patchwork::cells(self.places).map(move |it| anchor(orientation, it))
    }

    /// The place nearest to the wanted square, or the snuggest one.
    fn nearest(&self, quilt: Quilt, near: Option<Cell>) -> Option<Cell> {
        let orientation = self.orientation();
        let corners = patchwork::cells(self.places);
        match near {
            Some(near) => corners.min_by_key(|&it| {
                let it = anchor(orientation, it);
                let rows = i32::from(it.row()) - i32::from(near.row());
                let columns = i32::from(it.column()) - i32::from(near.column());
                rows * rows + columns * columns
            }),
            None => corners.max_by_key(|&it| {
                (snugness(quilt, covered(orientation, it)), -i32::from(it.row() + it.column()))
            }),
        }
    }

    /// The action that sews it on.
    pub(super) fn action(&self) -> Option<Action> {
        let corner = self.at?;
        Some(match self.patch {
            None => Action::PlaceLeather(corner),
            Some(patch) => {
                let orientation = patch.spec().orientation(self.turns, self.is_flipped);
                Action::Buy(Placement { patch, orientation, corner })
            }
        })
    }

    fn turn(&self) -> String {
        format!("r{}{}", self.turns, if self.is_flipped { "f" } else { "" })
    }

    /// The page with the patch nearest to this square.
    pub(super) fn link(&self, view: &View<'_, Patchwork>, near: Cell) -> String {
        match self.patch {
            None => view.link(&[("near", near.to_string())]),
            Some(patch) => view.link(&[
                ("pick", patch.to_string()),
                ("turn", self.turn()),
                ("near", near.to_string()),
            ]),
        }
    }

    /// The page with the patch a quarter turned.
    pub(super) fn rotated(&self, view: &View<'_, Patchwork>) -> String {
        let turned = Chosen { turns: (self.turns + 1) % 4, ..*self };
        turned.link(view, self.here())
    }

    /// The page with the patch turned over, left to right as it lies.
    pub(super) fn mirrored(&self, view: &View<'_, Patchwork>) -> String {
        let turned = Chosen { turns: (4 - self.turns) % 4, is_flipped: !self.is_flipped, ..*self };
        turned.link(view, self.here())
    }

    fn here(&self) -> Cell {
        self.at.map_or(Cell::new(4, 4), |it| anchor(self.orientation(), it))
    }

    /// What the script needs to drag it: its squares from the one aimed with,
    /// and the squares to aim at.
    pub(super) fn drag(&self) -> String {
        let shape = self.orientation().map_or(vec![(0, 0)], cloth::shape);
        let aim = self.orientation().map_or((0, 0), aim);
        let squares: Vec<[i32; 2]> = shape.iter().map(|it| [it.0 - aim.0, it.1 - aim.1]).collect();
        let places: Vec<u8> = self.anchors().map(|it| it.0).collect();
        let link = match self.patch {
            None => "?near=".to_owned(),
            Some(patch) => format!("?pick={patch}&turn={}&near=", self.turn()),
        };
        let here = self.at.map(|it| anchor(self.orientation(), it).0);
        serde_json::json!({ "squares": squares, "places": places, "link": link, "here": here })
            .to_string()
    }

    /// The same patch as it would be chosen from the circle.
    pub(super) fn offered(state: &State, patch: Patch) -> Chosen {
        Chosen::patch(state.human.quilt, patch, None, None)
    }
}

/// The table after an action of the person, before anybody else acts.
pub(super) fn after(game: &Patchwork, state: &State, action: Action) -> State {
    let mut after = *state;
    if matches!(game.turn(state), Turn::Human(_)) && game.refusal(state, action).is_none() {
        game.apply(&mut after, action);
    }
    after
}

fn oriented(patch: Patch, turns: u8, is_flipped: bool) -> &'static Orientation {
    let spec = patch.spec();
    &spec.orientations()[usize::from(spec.orientation(turns, is_flipped))]
}

fn turned(text: &str) -> Option<(u8, bool)> {
    match text.as_bytes() {
        [b'r', turns @ b'0'..=b'3'] => Some((turns - b'0', false)),
        [b'r', turns @ b'0'..=b'3', b'f'] => Some((turns - b'0', true)),
        _ => None,
    }
}

/// As printed, or the first way in which the patch fits.
fn upright(quilt: Quilt, patch: Patch) -> (u8, bool) {
    let fits = |it: &&Orientation| quilt.places(it) != 0;
    let found = patch.spec().orientations().iter().find(fits);
    found.map_or((0, false), |it| (it.turns, it.is_flipped))
}

/// The square of the patch one aims with: a filled one near its middle.
fn aim(orientation: &Orientation) -> (i32, i32) {
    let (rows, columns) = (i32::from(orientation.n_rows), i32::from(orientation.n_columns));
    let off = |it: &(i32, i32)| (2 * it.0 + 1 - rows).abs() + (2 * it.1 + 1 - columns).abs();
    cloth::shape(orientation).into_iter().min_by_key(off).unwrap_or((0, 0))
}

/// The square aimed with when the corner lies on `corner`.
pub(super) fn anchor(orientation: Option<&Orientation>, corner: Cell) -> Cell {
    let (row, column) = orientation.map_or((0, 0), aim);
    Cell(corner.0 + row as u8 * SIDE + column as u8)
}

fn covered(orientation: Option<&Orientation>, corner: Cell) -> u128 {
    orientation.map_or(1 << corner.0, |it| it.covered(corner))
}

/// How many edges of the cells lie against the rim or other patches, less those that do not.
fn snugness(quilt: Quilt, set: u128) -> i32 {
    let mut snug = 0;
    for cell in patchwork::cells(set) {
        let (row, column) = (i32::from(cell.row()), i32::from(cell.column()));
        for (row, column) in
            [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        {
            if !(0..9).contains(&row) || !(0..9).contains(&column) {
                snug += 1;
                continue;
            }
            let other = Cell::new(row as u8, column as u8);
            if set >> other.0 & 1 == 0 {
                snug += if quilt.covers(other) { 1 } else { -1 };
            }
        }
    }
    snug
}
