//! What the person is choosing: a patch, how it is turned, and where it goes.

use kit::{Game, Refusal, Turn};
use patchwork::{Action, Cell, Orientation, Patch, Patchwork, Placement, Quilt, State};

use super::{
    cloth::{self, Cloth},
    key, suggest,
};
use crate::page::{Reading, View};

/// What the address says is chosen, and what cannot be.
#[derive(Debug)]
pub(crate) struct Choice {
    /// Why each patch in reach cannot be taken, if it cannot.
    pub(super) refusals: Vec<Option<Refusal>>,
    /// The patch in hand; none is, before a person chose.
    pub(super) chosen: Option<Chosen>,
}

impl Reading for Patchwork {
    type Model = Choice;

    fn model(view: &View<'_, Patchwork>) -> Choice {
        let refusals = refusals(view);
        let chosen = Chosen::of(view, &refusals);
        Choice { refusals, chosen }
    }
}

impl Choice {
    /// Whether no patch can be taken: all that is left is to advance.
    pub(super) fn is_to_advance(&self) -> bool {
        self.refusals.iter().all(Option::is_some)
    }
}

/// A patch that is about to be placed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    /// Which; `None` for a leather patch.
    pub(super) patch: Option<Patch>,
    pub(super) turns: u8,
    pub(super) is_flipped: bool,
    /// Where its corner may lie, turned like this.
    places: u128,
    /// Where its corner lies now, if it lies anywhere.
    pub(super) at: Option<Cell>,
    /// The square that was asked for and cannot be covered.
    pub(super) missed: Option<Cell>,
    /// Which suggestion it lies on.
    tip: usize,
}

/// Why each patch in reach cannot be taken, if it cannot.
fn refusals(view: &View<'_, Patchwork>) -> Vec<Option<Refusal>> {
    let quilt = view.state().human.quilt;
    let tried = |&patch: &Patch| {
        let ways = patch.spec().orientations().iter().enumerate();
        let mut fitting = ways.filter_map(|(way, it)| {
            patchwork::cells(quilt.places(it)).next().map(|corner| (way as u8, corner))
        });
        // Where it fits nowhere, any place is refused for that.
        let (orientation, corner) = fitting.next().unwrap_or((0, Cell::new(0, 0)));
        Action::Buy(Placement { patch, orientation, corner })
    };
    let tried: Vec<Action> = view.state().reach().iter().map(tried).collect();
    view.refusals(&tried)
}

impl Chosen {
    /// What the address says is chosen; nothing is, before a person chose.
    fn of(view: &View<'_, Patchwork>, refusals: &[Option<Refusal>]) -> Option<Chosen> {
        if !view.is_mine() {
            return None;
        }
        let state = view.state();
        let quilt = state.human.quilt;
        let cell = |name: &str| view.query.get(name).and_then(|it| it.parse::<Cell>().ok());
        let patch = if 0 < state.human.leather_to_place {
            None
        } else {
            let wanted = view.query.get(key::PICK).and_then(|it| it.parse::<Patch>().ok())?;
            let at = state.reach().iter().position(|&it| it == wanted)?;
            if refusals.get(at).is_none_or(Option::is_some) {
                return None;
            }
            Some(wanted)
        };
        let tip = view.query.get(key::TIP).and_then(|it| it.parse::<usize>().ok());
        let turn = view.query.get(key::TURNED).and_then(|it| turned(it));
        let mut chosen = Chosen {
            patch,
            turns: 0,
            is_flipped: false,
            places: 0,
            at: None,
            missed: None,
            tip: tip.unwrap_or(0),
        };
        let asked = (cell(key::AT), cell(key::NEAR));
        if turn.is_none() && asked == (None, None) {
            // A leather patch is nobody's choice: it lies nowhere until a square is chosen.
            if patch.is_some() || tip.is_some() {
                chosen.suggest(quilt);
            } else {
                chosen.places = quilt.empty();
            }
            return Some(chosen);
        }
        (chosen.turns, chosen.is_flipped) = turn.unwrap_or((0, false));
        chosen.places = places(quilt, patch, chosen.turns, chosen.is_flipped);
        chosen.at = match asked {
            (Some(corner), _) => chosen.nearest(corner),
            (None, Some(square)) => {
                let found = chosen.covering(square);
                chosen.missed = found.is_none().then_some(square);
                found
            }
            (None, None) => chosen.nearest(Cell::new(3, 3)),
        };
        Some(chosen)
    }

    /// Lays it where it would do well.
    fn suggest(&mut self, quilt: Quilt) {
        let tips = suggest::places(quilt, self.patch);
        self.tip %= tips.len().max(1);
        let Some(tip) = tips.get(self.tip) else { return };
        (self.turns, self.is_flipped, self.at) = (tip.turns, tip.is_flipped, Some(tip.corner));
        self.places = places(quilt, self.patch, self.turns, self.is_flipped);
    }

    /// How the patch lies; a leather patch looks the same every way.
    pub(super) fn orientation(&self) -> Option<&'static Orientation> {
        self.patch.map(|it| oriented(it, self.turns, self.is_flipped))
    }

    pub(super) fn cloth(&self) -> Cloth {
        self.patch.map_or(Cloth::Leather, Cloth::Patch)
    }

    /// The squares it covers where it lies.
    pub(super) fn covered(&self) -> u128 {
        self.at.map_or(0, |it| covered(self.orientation(), it))
    }

    /// The place nearest to a corner.
    fn nearest(&self, near: Cell) -> Option<Cell> {
        patchwork::cells(self.places).min_by_key(|&it| {
            let rows = i32::from(it.row()) - i32::from(near.row());
            let columns = i32::from(it.column()) - i32::from(near.column());
            rows * rows + columns * columns
        })
    }

    /// Of the places where it covers a square, the one with its middle nearest.
    fn covering(&self, square: Cell) -> Option<Cell> {
        let orientation = self.orientation();
        let (n_rows, n_columns) = size(orientation);
        let fits = patchwork::cells(self.places)
            .filter(|&it| covered(orientation, it) >> square.0 & 1 == 1);
        fits.min_by_key(|&it| {
            let rows = 2 * (i32::from(it.row()) - i32::from(square.row())) + n_rows - 1;
            let columns = 2 * (i32::from(it.column()) - i32::from(square.column())) + n_columns - 1;
            rows * rows + columns * columns
        })
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

    fn link(&self, view: &View<'_, Patchwork>, name: &str, value: String) -> String {
        match self.patch {
            None => view.link(&[(name, value)]),
            Some(patch) => view.link(&[
                (key::PICK, patch.to_string()),
                (key::TURNED, self.turn()),
                (name, value),
            ]),
        }
    }

    /// The page with the patch on this square.
    pub(super) fn onto(&self, view: &View<'_, Patchwork>, square: Cell) -> String {
        self.link(view, key::NEAR, square.to_string())
    }

    /// The page with the patch a quarter turned.
    pub(super) fn rotated(&self, view: &View<'_, Patchwork>) -> String {
        self.around(Chosen { turns: (self.turns + 1) % 4, ..*self }, view)
    }

    /// The page with the patch turned over, left to right as it lies.
    pub(super) fn mirrored(&self, view: &View<'_, Patchwork>) -> String {
        let turns = (4 - self.turns) % 4;
        self.around(Chosen { turns, is_flipped: !self.is_flipped, ..*self }, view)
    }

    /// The page with it turned as `other`, its middle where it is.
    fn around(&self, other: Chosen, view: &View<'_, Patchwork>) -> String {
        let (rows, columns) = size(self.orientation());
        let (new_rows, new_columns) = size(other.orientation());
        let corner = self.at.unwrap_or(Cell::new(3, 3));
        let moved = |at: u8, old: i32, new: i32| {
            (i32::from(at) + (old - new).div_euclid(2)).clamp(0, 9 - new) as u8
        };
        let corner = Cell::new(
            moved(corner.row(), rows, new_rows),
            moved(corner.column(), columns, new_columns),
        );
        other.link(view, key::AT, corner.to_string())
    }

    /// The page with the next suggestion, or the one before.
    pub(super) fn suggestion(&self, view: &View<'_, Patchwork>, step: Step) -> String {
        let n = suggest::n_places(view.state().human.quilt, self.patch).max(1);
        let tip = match (step, self.at) {
            (_, None) => 0,
            (Step::Next, _) => (self.tip + 1) % n,
            (Step::Before, _) => (self.tip + n - 1) % n,
        };
        match self.patch {
            None => view.link(&[(key::TIP, tip.to_string())]),
            Some(patch) => {
                view.link(&[(key::PICK, patch.to_string()), (key::TIP, tip.to_string())])
            }
        }
    }

    /// What the script needs to carry it: the squares as printed, how it is
    /// turned, and where its corner lies.
    pub(super) fn drag(&self) -> String {
        let printed = self.patch.map(|it| &it.spec().orientations()[0]);
        let squares = printed.map_or(vec![(0, 0)], cloth::shape);
        serde_json::json!({
            "squares": squares,
            "pick": self.patch.map(|it| it.0),
            "turns": self.turns,
            "flipped": self.is_flipped,
            "at": self.at.map(|it| it.0),
        })
        .to_string()
    }

    /// A patch of the circle, as it is printed.
    pub(super) fn printed(patch: Patch) -> Chosen {
        Chosen {
            patch: Some(patch),
            turns: 0,
            is_flipped: false,
            places: 0,
            at: None,
            missed: None,
            tip: 0,
        }
    }
}

/// Forward or back among the suggestions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Next,
    Before,
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

fn places(quilt: Quilt, patch: Option<Patch>, turns: u8, is_flipped: bool) -> u128 {
    patch.map_or(quilt.empty(), |it| quilt.places(oriented(it, turns, is_flipped)))
}

fn size(orientation: Option<&Orientation>) -> (i32, i32) {
    orientation.map_or((1, 1), |it| (it.n_rows.into(), it.n_columns.into()))
}

fn turned(text: &str) -> Option<(u8, bool)> {
    match text.as_bytes() {
        [b'r', turns @ b'0'..=b'3'] => Some((turns - b'0', false)),
        [b'r', turns @ b'0'..=b'3', b'f'] => Some((turns - b'0', true)),
        _ => None,
    }
}

fn covered(orientation: Option<&Orientation>, corner: Cell) -> u128 {
    orientation.map_or(1 << corner.0, |it| it.covered(corner))
}
