//! At the table: the box lies in front of the person, and this game mirrors what
//! the automa must know. Where patches lie on the quilt is never told.

use kit::{Game, Message, Order, Refusal};

use crate::{
    Action, END, Patch, Patchwork, STARTER, Side, State, Tile, facts, rule,
    rules::{move_human, reach_refusal},
    state::N_IN_REACH,
};

/// Cells of the square that earns the special tile.
const N_TILE_CELLS: u32 = 49;

/// What a person at the table can have done: whether they could pay is their business.
pub(crate) fn options(state: &State, each: &mut impl FnMut(Action)) {
    each(Action::Advance);
    state.reach().iter().filter(|&&it| has_room(state, it)).for_each(|&it| each(Action::Took(it)));
    if tile_refusal(state).is_none() {
        each(Action::EarnTile);
    }
}

/// Whether the person may stop telling the circle here.
pub(crate) fn can_begin(game: &Patchwork, state: &State) -> bool {
    game.is_at_table()
        && state.place_in_circle(STARTER).is_none()
        && N_IN_REACH <= state.circle.len()
}

/// Why the person may not stop telling the circle here.
pub(crate) fn begin_refusal(game: &Patchwork, state: &State) -> Option<Refusal> {
    let message = || Message::new("refusal-begin").with("n", N_IN_REACH);
    (!can_begin(game, state)).then(|| Refusal { rule: rule::CIRCLE, message: message() })
}

/// Why a person at the table cannot have done this.
pub(crate) fn refusal(game: &Patchwork, state: &State, action: Action) -> Option<Refusal> {
    let elsewhere = |id| Some(Refusal { rule: rule::ONE_ACTION, message: Message::new(id) });
    match action {
        Action::Took(_) | Action::EarnTile if !game.is_at_table() => {
            elsewhere("refusal-on-the-screen")
        }
        Action::Took(patch) => reach_refusal(state, patch).or_else(|| room_refusal(state, patch)),
        Action::EarnTile => tile_refusal(state),
        _ => elsewhere("refusal-at-the-table"),
    }
}

fn has_room(state: &State, patch: Patch) -> bool {
    u32::from(patch.spec().area) <= state.human.n_empty()
}

fn room_refusal(state: &State, patch: Patch) -> Option<Refusal> {
    let message = || {
        Message::new("refusal-few-cells")
            .with("patch", facts::shape(patch))
            .with("area", patch.spec().area)
            .with("empty", state.human.n_empty())
    };
    (!has_room(state, patch)).then(|| Refusal { rule: rule::PLACEMENT, message: message() })
}

/// Why the person cannot earn the special tile with this turn: somebody has it, or
/// not even the largest patch and all the leather would cover a square of 7x7.
fn tile_refusal(state: &State) -> Option<Refusal> {
    let refuse = |message| Some(Refusal { rule: rule::SEVEN_BY_SEVEN, message });
    if state.tile != Tile::Free {
        return refuse(Message::new("refusal-tile-gone"));
    }
    let largest = state.reach().iter().filter(|&&it| has_room(state, it));
    let largest = largest.map(|it| u32::from(it.spec().area)).max().unwrap_or(0);
    let n_covered = state.human.n_covered();
    if N_TILE_CELLS <= n_covered + largest + state.leather.count_ones() {
        return None;
    }
    refuse(Message::new("refusal-tile-cells").with("covered", n_covered))
}

/// The person took a patch and sewed it on somewhere.
pub(crate) fn take(state: &mut State, patch: Patch) {
    let at = state.place_in_circle(patch).expect("the patch is in reach");
    let spec = state.remove_from_circle(at).spec();
    state.human.buttons -= i16::from(spec.cost);
    state.human.income += spec.buttons;
    state.human.taken.add(patch);
    move_human(state, END.min(state.human.time + spec.time));
}

/// The leather patches that the person just passed are sewn on somewhere, or left
/// over if the quilt is full: nobody has to tell.
pub(crate) fn sew_on_leather(state: &mut State) {
    let n_room = state.human.n_empty();
    state.human.leather += u32::from(state.human.leather_to_place).min(n_room) as u8;
    state.human.leather_to_place = 0;
}

/// What a person moves for the automa: its patch, its token, and what that brings.
pub(crate) fn orders(plies: &[(&State, Action)], after: &State) -> Vec<Order<Patch>> {
    let acts = |it: &&(&State, Action)| matches!(it.1, Action::Take(_) | Action::Pass);
    let Some(&(before, action)) = plies.iter().find(acts) else { return Vec::new() };
    let (from, to) = (before.automa.time, after.automa.time);
    let mut orders = Vec::new();
    if let Action::Take(patch) = action {
        let nth = before.place_in_circle(patch).unwrap_or(0) + 1;
        let take = Order::new("patch", Message::new("order-take").with("nth", nth));
        // The patch, and the neutral token to where it lay.
        orders.push(take.about(patch).moving(2));
    }
    let move_on = if action == Action::Pass { "order-pass" } else { "order-time" };
    orders.push(Order::new("time", Message::new(move_on).with("from", from).with("space", to)));
    let mut brings = Vec::new();
    let buttons = after.automa.buttons - before.automa.buttons;
    if buttons != 0 {
        brings.push(("button", Message::new("order-buttons").with("n", buttons)));
    }
    for space in kit::CardSet((before.leather & !after.leather).into()) {
        brings.push(("leather", Message::new("order-leather").with("space", space)));
    }
    if before.tile == Tile::Free && after.tile == Tile::Of(Side::Automa) {
        brings.push(("tile", Message::new("order-tile")));
    }
    // Never a fourth line: what the move brings is one.
    if let Some((picture, _)) = brings.first() {
        let things: Vec<Message> = brings.iter().map(|it| it.1.clone()).collect();
        let give = Message::new("order-give").with("things", things);
        let give = give.with("now", after.automa.buttons);
        let small = give.clone().attribute("small");
        orders.push(Order::new(picture, give).small(Some(small)).moving(brings.len()));
    }
    orders
}
