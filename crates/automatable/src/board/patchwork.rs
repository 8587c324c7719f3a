//! Patchwork's table as text: quilt, the next three patches, time board.

mod choices;

use kit::{Game, Turn};
use patchwork::{
    Action, BUTTON_MARKS, Cell, END, Filter, Orientation, Patch, Patchwork, SIDE, Side, State,
    Tile, n_buttons_on_patches, n_patches_with_buttons,
};

use crate::{
    board::Board,
    play::menu::{self, Menu},
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

impl Board for Patchwork {
    const BOARD_TEXTS: [&str; 3] = [
        include_str!("patchwork/i18n/en.ftl"),
        include_str!("patchwork/i18n/fr.ftl"),
        include_str!("patchwork/i18n/es.ftl"),
    ];

    fn draw(&self, state: &State, voice: &Voice, style: Style) -> String {
        if style.plain {
            return mirror_text(self, state, voice, style);
        }
        // At the table the quilt lies in front of the person.
        let quilt = if self.is_at_table() { Vec::new() } else { quilt(state, 0, style) };
        let about = about(self, state, voice, style);
        let reach = reach(state, voice, style);
        let mut out = if WIDE <= style.width && !quilt.is_empty() {
            let column = Style { width: style.width - QUILT, ..style };
            let mut right = about.iter().flat_map(|it| folded(column, it)).collect::<Vec<_>>();
            right.push(String::new());
            right.extend(reach);
            beside(&quilt, &right)
        } else {
            let mut lines = about.iter().flat_map(|it| folded(style, it)).collect::<Vec<_>>();
            lines.extend(quilt);
            lines.extend(reach);
            lines.join("\n") + "\n"
        };
        out += "\n";
        out += &track(self, state, voice, style);
        out
    }

    fn more(&self, state: &State, voice: &Voice, style: Style) -> String {
        let per_row = (style.width / BLOCK).max(1);
        let rows = state.circle.chunks(per_row).map(|it| blocks(it, BLOCK, voice).join("\n"));
        rows.map(|it| it + "\n\n").collect()
    }

    fn menu(&self, state: &State, voice: &Voice, style: Style) -> Menu<Action> {
        match self.turn(state) {
            Turn::Human(_) => choices::menu(self, state, voice, style),
            _ => menu::listed(voice, self, state),
        }
    }

    fn preview(
        &self,
        state: &State,
        action: Action,
        voice: &Voice,
        style: Style,
    ) -> Option<String> {
        choices::preview(state, action, voice, style)
    }

    fn half_said(&self, typed: &str) -> Option<Action> {
        format!("{typed} a1 r0").parse().ok()
    }

    fn automa_card(&self, state: &State, voice: &Voice) -> Option<String> {
        state.pile.card.and_then(|_| card(self, state, voice))
    }
}

/// From this width on the quilt and the patches stand side by side.
const WIDE: usize = 76;
/// Columns of the quilt, its letters and figures included, and a gap.
const QUILT: usize = 25;

fn folded(style: Style, line: &str) -> Vec<String> {
    if columns(line) <= style.width {
        return vec![line.to_owned()];
    }
    style.wrap(0, line).lines().map(str::to_owned).collect()
}

fn beside(left: &[String], right: &[String]) -> String {
    let mut out = String::new();
    for nth in 0..left.len().max(right.len()) {
        let left = left.get(nth).map_or("", String::as_str);
        let right = right.get(nth).map_or("", String::as_str);
        out += format!("{}{right}", pad(left, QUILT)).trim_end();
        out += "\n";
    }
    out
}

/// The quilt: a letter for each patch, `#` for leather, `*` for what is only tried.
pub(crate) fn quilt(state: &State, tried: u128, style: Style) -> Vec<String> {
    let mut lines = vec![style.paint(Paint::Dim, "   a b c d e f g h i")];
    for row in 0..SIDE {
        let mut line = format!("{}  ", row + 1);
        for column in 0..SIDE {
            let cell = Cell::new(row, column);
            line += &mark(state, tried, cell, style);
            line.push(' ');
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

fn mark(state: &State, tried: u128, cell: Cell, style: Style) -> String {
    if tried >> cell.0 & 1 == 1 {
        return style.paint(Paint::Bold, "*");
    }
    if !state.human.quilt.covers(cell) {
        return style.paint(Paint::Dim, ".");
    }
    let nth = state.human.patches.iter().position(|it| it.cells() >> cell.0 & 1 == 1);
    let Some(nth) = nth else { return style.paint(Paint::Other(130), "#") };
    let letter = letter(nth);
    // Neighbouring letters get colours far apart.
    const COLOURS: [u8; 8] = [39, 208, 76, 170, 220, 45, 203, 147];
    style.paint(Paint::Other(COLOURS[nth % COLOURS.len()]), &letter.to_string())
}

/// The letter of the nth patch on the quilt: 33 patches need more than one alphabet.
fn letter(nth: usize) -> char {
    let nth = nth as u8;
    char::from(if nth < 26 { b'A' + nth } else { b'a' + (nth - 26) })
}

/// Both sides, the automa's card and the tile, one line each.
fn about(game: &Patchwork, state: &State, voice: &Voice, style: Style) -> Vec<String> {
    let human = voice.tell(
        "cli-pw-human",
        [
            ("time", state.human.time.into()),
            ("buttons", state.human.buttons.into()),
            ("income", state.human.income.into()),
            ("empty", state.human.n_empty().into()),
        ],
    );
    let patches = state.automa.patches;
    let automa = voice.tell(
        "cli-pw-automa",
        [
            ("time", state.automa.time.into()),
            ("buttons", state.automa.buttons.into()),
            ("with", n_patches_with_buttons(state).into()),
            ("printed", n_buttons_on_patches(state).into()),
            ("without", (patches.len() as i32 - n_patches_with_buttons(state)).into()),
        ],
    );
    let mut lines = vec![
        format!("{} {human}", style.paint(Paint::Human, &DISC.to_string())),
        format!("{} {automa}", style.paint(Paint::Automa, &DIAMOND.to_string())),
    ];
    lines.extend(card(game, state, voice));
    lines.push(tile(game, state, voice));
    lines
}

const DISC: char = '●';
const DIAMOND: char = '◆';

/// The automa's card that is face up, or the back of its next one.
fn card(game: &Patchwork, state: &State, voice: &Voice) -> Option<String> {
    if let Some(card) = state.pile.card {
        let printed = &game.deck().cards[usize::from(card)];
        let filters: Vec<String> =
            printed.filters.iter().map(|it| voice.text(filter(*it))).collect();
        let filters = if filters.is_empty() { "–".to_owned() } else { filters.join(", ") };
        return Some(voice.tell(
            "cli-pw-card",
            [
                ("number", game.number(card).into()),
                ("virtual", printed.virtual_buttons.into()),
                ("filters", filters.into()),
                ("income", printed.income.into()),
            ],
        ));
    }
    let back = state.pile.back.flatten()?;
    Some(voice.tell("cli-pw-back", [("virtual", back.into())]))
}

fn filter(filter: Filter) -> &'static str {
    match filter {
        Filter::NoOvertake => "cli-pw-filter-no-overtake",
        Filter::MostButtons => "cli-pw-filter-most-buttons",
        Filter::Largest => "cli-pw-filter-largest",
        Filter::Farthest => "cli-pw-filter-farthest",
    }
}

fn tile(game: &Patchwork, state: &State, voice: &Voice) -> String {
    match state.tile {
        Tile::Free => {
            voice.tell("cli-pw-tile-free", [("marker", game.setup().level.marker().into())])
        }
        Tile::Of(Side::Human) => voice.text("cli-pw-tile-human"),
        Tile::Of(Side::Automa) => voice.text("cli-pw-tile-automa"),
        Tile::Out => voice.text("cli-pw-tile-out"),
    }
}

/// The next three patches as shapes, and the numbers of those behind them.
fn reach(state: &State, voice: &Voice, style: Style) -> Vec<String> {
    let room = if WIDE <= style.width { style.width - QUILT } else { style.width };
    let width = (room / 3).min(18);
    let mut lines = blocks(state.reach(), width, voice);
    let later: Vec<String> = state.circle.iter().skip(3).take(6).map(ToString::to_string).collect();
    if !later.is_empty() {
        let more = if state.circle.len() <= 9 { "" } else { " …" };
        lines.push(voice.tell("cli-pw-later", [("patches", (later.join(" ") + more).into())]));
    }
    lines
}

/// Patches side by side, each in so many columns.
fn blocks(patches: &[Patch], width: usize, voice: &Voice) -> Vec<String> {
    let blocks: Vec<Vec<String>> = patches.iter().map(|&it| block(it, voice)).collect();
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: usize| {
        let cells = blocks.iter().map(|it| {
            // Prices stand in one line, below the tallest shape.
            let (shape, about) = it.split_at(it.len() - N_ABOUT);
            let line = match row.checked_sub(height - N_ABOUT) {
                Some(nth) => about.get(nth),
                None => shape.get(row),
            };
            pad(line.map_or("", String::as_str), width)
        });
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

/// Columns of a patch among many.
const BLOCK: usize = 13;

/// Lines under a shape.
const N_ABOUT: usize = 3;

fn block(patch: Patch, voice: &Voice) -> Vec<String> {
    let spec = patch.spec();
    let mut lines = vec![voice.tell("cli-pw-patch", [("patch", patch.0.into())])];
    lines.extend(shape(&spec.orientations()[0]));
    lines.push(voice.tell("cli-pw-cost", [("cost", spec.cost.into())]));
    lines.push(voice.tell("cli-pw-time", [("time", spec.time.into())]));
    lines.push(voice.tell("cli-pw-buttons", [("buttons", spec.buttons.into())]));
    lines
}

/// A patch turned like this, as marks.
pub(crate) fn shape(orientation: &Orientation) -> Vec<String> {
    let covers = |row, column| orientation.cells >> Cell::new(row, column).0 & 1 == 1;
    let line = |row| {
        let marks = (0..orientation.n_columns).map(|it| if covers(row, it) { "# " } else { ". " });
        marks.collect::<String>().trim_end().to_owned()
    };
    (0..orientation.n_rows).map(line).collect()
}

/// The time board: figures, marks, tokens; folded where it is too wide.
fn track(game: &Patchwork, state: &State, voice: &Voice, style: Style) -> String {
    let mut out = String::new();
    let n_spaces = END + 1;
    let row = if usize::from(n_spaces) <= style.width { n_spaces } else { n_spaces / 2 };
    for from in (0..n_spaces).step_by(row.into()) {
        let spaces = from..(from + row).min(n_spaces);
        let mut figures = String::new();
        for space in spaces.clone().filter(|it| it % 5 == 0) {
            figures = pad(&figures, usize::from(space - from));
            figures += &space.to_string();
        }
        out += &format!("{}\n", style.paint(Paint::Dim, &figures));
        let marks: String = spaces.clone().map(|it| board_mark(state, it)).collect();
        out += &format!("{marks}\n");
        let tokens: Vec<String> = spaces.map(|it| token(game, state, it, style)).collect();
        out += &format!("{}\n", tokens.concat().trim_end());
    }
    out += &style.wrap(0, &voice.text("cli-pw-legend"));
    out
}

fn board_mark(state: &State, space: u8) -> char {
    if state.leather >> space & 1 == 1 {
        '#'
    } else if BUTTON_MARKS.contains(&space) {
        'o'
    } else {
        '.'
    }
}

fn token(game: &Patchwork, state: &State, space: u8, style: Style) -> String {
    let is_marker = state.tile == Tile::Free && game.setup().level.marker() == space;
    match (state.human.time == space, state.automa.time == space) {
        (true, true) if state.on_top == Side::Human => style.paint(Paint::Human, &DISC.to_string()),
        (_, true) => style.paint(Paint::Automa, &DIAMOND.to_string()),
        (true, false) => style.paint(Paint::Human, &DISC.to_string()),
        (false, false) if is_marker => "M".to_owned(),
        (false, false) => " ".to_owned(),
    }
}

/// The table in sentences, for a screen reader.
fn mirror_text(game: &Patchwork, state: &State, voice: &Voice, style: Style) -> String {
    let mut out = String::new();
    for line in about(game, state, voice, style) {
        out += &style.wrap(0, line.trim_start_matches([DISC, DIAMOND]));
    }
    // At the table the quilt lies in front of the person.
    for row in (0..SIDE).filter(|_| !game.is_at_table()) {
        let marks: String = (0..SIDE).map(|it| mark(state, 0, Cell::new(row, it), style)).collect();
        out += &format!("{} {marks}\n", row + 1);
    }
    for &patch in state.reach() {
        let spec = patch.spec();
        let args = [
            ("patch", patch.0.into()),
            ("cost", spec.cost.into()),
            ("time", spec.time.into()),
            ("buttons", spec.buttons.into()),
            ("shape", shape(&spec.orientations()[0]).join(" / ").into()),
        ];
        out += &style.wrap(0, &voice.tell("cli-pw-patch-told", args));
    }
    let spaces = |is_wanted: &dyn Fn(u8) -> bool| {
        (0..=END)
            .filter(|&it| is_wanted(it))
            .map(|it| it.to_string())
            .collect::<Vec<_>>()
            .join(", ")
    };
    let leather = spaces(&|it| state.leather >> it & 1 == 1);
    let ahead = state.human.time.min(state.automa.time);
    let marks = spaces(&|it| ahead < it && BUTTON_MARKS.contains(&it));
    let args = [("leather", leather.into()), ("marks", marks.into()), ("end", END.into())];
    out += &style.wrap(0, &voice.tell("cli-pw-track-told", args));
    out
}
