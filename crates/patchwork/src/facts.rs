//! Facts of the mirror that a person can put right: board, counts, patches and cards.

use kit::{Fact, Message, Way, Ways};

use crate::{END, Patch, Patchwork, Position, Side, SidePosition, State, Tile, TilePosition};

/// The groups of facts: the board, what is counted, the patches, the cards.
pub const GROUPS: [&str; 4] = ["pw-fix-board", "pw-fix-counts", "pw-fix-patches", "pw-fix-cards"];

/// What each patch looks like, in the order of the box; the texts know the words.
const SHAPES: [&str; 33] = [
    "bar", "corner", "bar", "corner", "tee", "zigzag", "bar", "ell", "ell", "square", "zigzag",
    "u", "block", "zigzag", "bump", "cross", "tee", "bar", "ell", "stairs", "dagger", "zigzag",
    "u", "bumps", "arrow", "zigzag", "tee", "boat", "stairs", "boot", "cross", "aitch", "round",
];

/// A patch by its shape and its buttons: "cross of 5, two buttons".
pub fn shape(patch: Patch) -> Message {
    let spec = patch.spec();
    Message::new("pw-shape")
        .with("shape", SHAPES[usize::from(patch.0)])
        .with("n", spec.area)
        .with("buttons", spec.buttons)
}

/// The place of a patch among the facts.
pub fn patch_place(patch: Patch) -> String {
    format!("patch-{patch}")
}

/// The place of a card among the facts, by its place in the deck.
pub fn card_place(index: u8) -> String {
    format!("card-{index}")
}

/// Puts a patch of the circle where `nth` others lie before it.
pub fn move_to(position: &mut Position, patch: Patch, nth: usize) {
    let circle = &mut position.circle;
    circle.retain(|&it| it != patch.0);
    circle.insert(nth.min(circle.len()), patch.0);
}

pub(crate) fn facts<'a>(game: &'a Patchwork, state: &'a State) -> Vec<Fact<'a, Position>> {
    let mut facts = board(game, state);
    facts.extend(counts(state));
    facts.extend(Patch::all().filter(|&it| !state.unlaid.has(it)).map(|it| patch_fact(state, it)));
    facts.push(order_fact(state));
    facts.extend((0..game.deck().cards.len() as u8).map(|it| card_fact(game, state, it)));
    facts
}

fn count<'a>(
    group: &'static str,
    place: &str,
    name: &str,
    n: impl Into<i64>,
    (least, most): (i64, i64),
    set: fn(&mut Position, i64),
) -> Fact<'a, Position> {
    let n = n.into();
    let ways = move || Ways::count(n, least, most, set);
    Fact::new(group, place, Message::new(name), Message::verbatim(n), ways)
}

fn one_of<'a>(
    group: &'static str,
    place: impl Into<String>,
    name: Message,
    ways: impl Fn() -> Vec<Way<'a, Position>> + 'a,
) -> Fact<'a, Position> {
    let now = ways().into_iter().find(|it| it.is_now);
    let said = now.map_or_else(|| Message::verbatim("–"), |it| it.text);
    Fact::new(group, place, name, said, move || Ways::OneOf(ways()))
}

fn way<'a>(
    text: &str,
    symbol: &'static str,
    is_now: bool,
    set: impl Fn(&mut Position) + 'a,
) -> Way<'a, Position> {
    Way::new(Message::new(text), symbol, is_now, set)
}

/// Tokens, the tile and the leather patches that lie on the board.
fn board<'a>(game: &'a Patchwork, state: &'a State) -> Vec<Fact<'a, Position>> {
    let group = GROUPS[0];
    let end = (0, END.into());
    let mut facts = vec![
        count(group, "human.time", "pw-your-token", state.human.time, end, |it, n| {
            it.human.time = n as u8;
        }),
        count(group, "automa.time", "pw-its-token", state.automa.time, end, |it, n| {
            it.automa.time = n as u8;
        }),
    ];
    if state.human.time == state.automa.time {
        let on_top = move |text: &str, symbol: &'static str, side: Side| {
            way(text, symbol, state.on_top == side, move |it| {
                it.on_top = Some(SidePosition::from(side));
            })
        };
        let ways = move || {
            vec![
                on_top("pw-fix-yours", "you", Side::Human),
                on_top("pw-fix-its", "automa", Side::Automa),
            ]
        };
        facts.push(one_of(group, "on-top", Message::new("pw-on-top"), ways));
    }
    let tile = move |text: &str, symbol: &'static str, tile: Tile, named: TilePosition| {
        way(text, symbol, state.tile == tile, move |it| it.tile = Some(named))
    };
    let ways = move || {
        vec![
            tile("pw-fix-yours", "you", Tile::Of(Side::Human), TilePosition::Human),
            tile("pw-fix-its", "automa", Tile::Of(Side::Automa), TilePosition::Automa),
            tile("pw-fix-free", "patchwork/tile7", Tile::Free, TilePosition::Free),
        ]
    };
    facts.push(one_of(group, "tile", Message::new("pw-fix-tile"), ways));
    facts.push(leather(game, state));
    facts
}

/// The leather patches on the board: naming a space puts its one there, or takes it away.
fn leather<'a>(game: &'a Patchwork, state: &'a State) -> Fact<'a, Position> {
    let printed = game.setup.edition.leather();
    let lies = move |space: u8| state.leather >> space & 1 == 1;
    let way = move |space: u8| {
        Way::new(Message::verbatim(space), "", lies(space), move |it: &mut Position| {
            it.leather = printed.into_iter().filter(|&it| lies(it) != (it == space)).collect();
        })
    };
    let there: Vec<Message> =
        printed.into_iter().filter(|&it| lies(it)).map(Message::verbatim).collect();
    let said = match there.is_empty() {
        true => Message::verbatim("–"),
        false => Message::new("pw-fix-spaces").with("spaces", there),
    };
    let ways = move || Ways::OneOf(printed.map(way).into());
    Fact::new(GROUPS[0], "leather", Message::new("pw-fix-leather"), said, ways)
}

/// What both own that can be counted.
fn counts(state: &State) -> [Fact<'_, Position>; 5] {
    let group = GROUPS[1];
    let (human, automa) = (&state.human, &state.automa);
    let n_free = 5 - i64::from(state.leather.count_ones());
    let left = (n_free - i64::from(human.leather) - i64::from(automa.leather)).max(0);
    let most = |n: u8| (0, i64::from(n) + left);
    [
        count(group, "human.buttons", "pw-your-buttons", human.buttons, (-99, 999), |it, n| {
            it.human.buttons = n as i16;
        }),
        count(group, "human.income", "pw-your-income", human.income, (0, 76), |it, n| {
            it.human.income = Some(n as u8);
        }),
        count(group, "automa.buttons", "pw-its-buttons", automa.buttons, (0, 999), |it, n| {
            it.automa.buttons = n as u16;
        }),
        count(
            group,
            "human.leather",
            "pw-your-leather",
            human.leather,
            most(human.leather),
            |it, n| it.human.leather = n as u8,
        ),
        count(
            group,
            "automa.leather",
            "pw-its-leather",
            automa.leather,
            most(automa.leather),
            |it, n| it.automa.leather = n as u8,
        ),
    ]
}

/// Where a patch is: in the circle, yours or its.
fn patch_fact(state: &State, patch: Patch) -> Fact<'_, Position> {
    fn taken(position: &mut Position, patch: Patch) -> &mut Position {
        let is_other = |&it: &u8| it != patch.0;
        position.circle.retain(is_other);
        position.human.taken.retain(is_other);
        position.automa.patches.retain(is_other);
        // What is printed on the quilt follows from its patches.
        position.human.income = None;
        position
    }
    let is_yours = state.human.taken.has(patch);
    let is_its = state.automa.patches.has(patch);
    let ways = move || {
        vec![
            way("pw-fix-circle", "patchwork/spool", !is_yours && !is_its, move |it| {
                taken(it, patch).circle.push(patch.0);
            }),
            way("pw-fix-yours", "you", is_yours, move |it| {
                taken(it, patch).human.taken.push(patch.0);
            }),
            way("pw-fix-its", "automa", is_its, move |it| {
                taken(it, patch).automa.patches.push(patch.0);
            }),
        ]
    };
    one_of(GROUPS[2], patch_place(patch), shape(patch), ways)
}

/// The patches in reach, in their order; any of the circle can come first.
fn order_fact(state: &State) -> Fact<'_, Position> {
    let both =
        |one: Message, two: Message| Message::new("pw-fix-then").with("one", one).with("two", two);
    let said = state.reach().iter().map(|&it| shape(it)).reduce(both);
    let first = |(at, &patch): (usize, &Patch)| {
        Way::new(shape(patch), "", at == 0, move |it| move_to(it, patch, 0))
    };
    let ways = move || Ways::OneOf(state.circle.iter().enumerate().map(first).collect());
    let said = said.unwrap_or_else(|| Message::verbatim(""));
    Fact::new(GROUPS[2], "reach", Message::new("pw-neutral"), said, ways)
}

/// Whether a card can still come.
fn card_fact<'a>(game: &'a Patchwork, state: &'a State, index: u8) -> Fact<'a, Position> {
    let is_unseen = state.pile.unseen >> index & 1 == 1;
    let card = move |text: &str, symbol: &'static str, comes: bool| {
        way(text, symbol, is_unseen == comes, move |it| {
            let number = game.number(index);
            let unseen = it.unseen.get_or_insert_default();
            unseen.retain(|&it| it != number);
            if comes {
                unseen.push(number);
                unseen.sort_unstable();
            }
            let change = i8::from(comes) - i8::from(is_unseen);
            it.left = Some(state.pile.n_left.saturating_add_signed(change));
        })
    };
    let ways =
        move || vec![card("pw-fix-in-pile", "deck", true), card("pw-turned", "discard", false)];
    let name = Message::new("pw-card").with("n", game.number(index));
    one_of(GROUPS[3], card_place(index), name, ways)
}
