//! Patchwork's choices: which patch, turned how, and where.

use kit::options;
use patchwork::{Action, Cell, Orientation, Patch, Patchwork, Placement, State};

use super::{quilt, shape};
use crate::{
    play::menu::{Item, Menu, Pick},
    style::{Style, columns, pad},
    voice::Voice,
};

/// Advance, or a patch; then how it is turned; then where it goes.
pub(super) fn menu(game: &Patchwork, state: &State, voice: &Voice, style: Style) -> Menu<Action> {
    let options = options(game, state);
    if options.iter().any(|it| matches!(it, Action::PlaceLeather(_))) {
        return leather(&options, voice);
    }
    let mut items = Vec::new();
    for &action in &options {
        if let Action::Advance = action {
            let label = voice.say(&kit::Game::describe(game, state, action));
            items.push(Item { key: action.to_string(), label, pick: Pick::Play(action) });
        }
    }
    for &patch in state.reach() {
        let ways: Vec<Placement> = options
            .iter()
            .filter_map(|it| match it {
                Action::Buy(placement) if placement.patch == patch => Some(*placement),
                _ => None,
            })
            .collect();
        if !ways.is_empty() {
            items.push(take(state, patch, &ways, voice, style));
        }
    }
    Menu { head: voice.text("cli-play-what") + "\n", prefix: String::new(), items }
}

fn leather(options: &[Action], voice: &Voice) -> Menu<Action> {
    let item = |&action: &Action| match action {
        Action::PlaceLeather(cell) => {
            Some(Item { key: cell.to_string(), label: String::new(), pick: Pick::Play(action) })
        }
        _ => None,
    };
    Menu {
        head: voice.text("cli-pw-leather") + "\n",
        prefix: "leather ".to_owned(),
        items: options.iter().filter_map(item).collect(),
    }
}

fn take(
    state: &State,
    patch: Patch,
    ways: &[Placement],
    voice: &Voice,
    style: Style,
) -> Item<Action> {
    let spec = patch.spec();
    let label = voice.tell(
        "cli-pw-take",
        [
            ("patch", patch.0.into()),
            ("cost", spec.cost.into()),
            ("time", spec.time.into()),
            ("buttons", spec.buttons.into()),
            ("places", voice.tell("cli-pw-places", [("n", ways.len().into())]).into()),
        ],
    );
    let mut items = Vec::new();
    let mut shapes = Vec::new();
    for (nth, orientation) in spec.orientations().iter().enumerate() {
        let places: Vec<Placement> =
            ways.iter().copied().filter(|it| usize::from(it.orientation) == nth).collect();
        if places.is_empty() {
            continue;
        }
        let key = turn(orientation);
        shapes.push((key.clone(), shape(orientation)));
        items.push(Item {
            key: key.clone(),
            label: voice.tell("cli-pw-places", [("n", places.len().into())]),
            pick: Pick::More(spots(state, patch, &key, &places, voice, style)),
        });
    }
    let head = voice.tell("cli-pw-turned", [("patch", patch.0.into())]);
    let head = format!("{}{}", style.wrap(0, &head), drawn(&shapes, style));
    let prefix = format!("buy {patch} ");
    Item { key: format!("buy {patch}"), label, pick: Pick::More(Menu { head, prefix, items }) }
}

/// Where the top left corner of the patch's box may lie.
fn spots(
    state: &State,
    patch: Patch,
    turn: &str,
    places: &[Placement],
    voice: &Voice,
    style: Style,
) -> Menu<Action> {
    let args = [("patch", patch.0.into()), ("turn", turn.into())];
    let mut head = style.wrap(0, &voice.tell("cli-pw-where", args));
    if !style.plain {
        let corners = places.iter().fold(0_u128, |all, it| all | 1 << it.corner.0);
        head += &quilt(state, corners, style).join("\n");
        head += "\n";
    }
    let item = |it: &Placement| Item {
        key: it.corner.to_string(),
        label: String::new(),
        pick: Pick::Play(Action::Buy(*it)),
    };
    Menu { head, prefix: format!("buy {patch} "), items: places.iter().map(item).collect() }
}

/// A turn in notation: quarter turns clockwise, `f` if flipped first.
fn turn(orientation: &Orientation) -> String {
    format!("r{}{}", orientation.turns, if orientation.is_flipped { "f" } else { "" })
}

/// Shapes side by side, each under its name.
fn drawn(shapes: &[(String, Vec<String>)], style: Style) -> String {
    let width = shapes.iter().flat_map(|it| &it.1).map(|it| columns(it)).max().unwrap_or(0) + 3;
    let width = width.max(6);
    let per_row = (style.width / width).max(1);
    let mut out = String::new();
    for row in shapes.chunks(per_row) {
        let height = row.iter().map(|it| it.1.len()).max().unwrap_or(0);
        let names: String = row.iter().map(|it| pad(&it.0, width)).collect();
        out += &format!("{}\n", names.trim_end());
        for line in 0..height {
            let marks = row.iter().map(|it| pad(it.1.get(line).map_or("", String::as_str), width));
            out += &format!("{}\n", marks.collect::<String>().trim_end());
        }
    }
    out
}

/// The quilt with what is tried on it, and what it costs.
pub(super) fn preview(
    state: &State,
    action: Action,
    voice: &Voice,
    style: Style,
) -> Option<String> {
    let Action::Buy(placement) = action else { return None };
    let spec = placement.patch.spec();
    let mut out = if style.plain {
        let cells: Vec<String> =
            patchwork::cells(placement.cells()).map(|it: Cell| it.to_string()).collect();
        style.wrap(0, &cells.join(" "))
    } else {
        quilt(state, placement.cells(), style).join("\n") + "\n"
    };
    let args = [
        ("action", action.to_string().into()),
        ("left", (state.human.buttons - i16::from(spec.cost)).into()),
        ("space", patchwork::END.min(state.human.time + spec.time).into()),
        ("income", (state.human.income + spec.buttons).into()),
    ];
    out += &style.wrap(0, &voice.tell("cli-pw-preview", args));
    Some(out)
}
