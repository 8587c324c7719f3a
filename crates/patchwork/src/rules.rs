//! The human's side and the course of the game: options, apply, refusals.

use kit::{Game, Message, Pile, Refusal, Turn};

use crate::{
    Action, Cell, END, Patch, PatchSpec, Patchwork, Placement, STARTER, Side, State, Tile, automa,
    facts,
    quilt::{cells, nth_bit, nth_cell},
    room::Room,
    rule, table, track, words,
};

/// The patches while the circle is laid out.
pub const CIRCLE: Pile = Pile(0);
/// The backs of the automa's cards, where they tell something.
pub const BACKS: Pile = Pile(1);
/// The fronts of the automa's cards.
pub const FRONTS: Pile = Pile(2);

pub(crate) const PILES: &[&str] = &["circle", "backs", "fronts"];

/// The most orientations that three patches in reach can have.
const MAX_ORIENTATIONS: usize = 24;

pub(crate) fn turn(game: &Patchwork, state: &State) -> Turn {
    // On the screen the whole circle is laid out before anything else.
    if !state.unlaid.is_empty() && !game.is_at_table() {
        return Turn::Chance(CIRCLE);
    }
    if state.human.leather_to_place != 0 && state.unlaid.is_empty() {
        return Turn::Human(Patchwork::HUMAN);
    }
    if state.is_over() {
        return Turn::Over;
    }
    if game.is_at_table() && state.lacks_patches() {
        return Turn::Chance(CIRCLE);
    }
    let pile = &state.pile;
    if game.has_open_backs && pile.back.is_none() && pile.card.is_none() && state.automa.time != END
    {
        return Turn::Chance(BACKS);
    }
    match state.further_back() {
        Side::Human => Turn::Human(Patchwork::HUMAN),
        Side::Automa if pile.card.is_none() => Turn::Chance(FRONTS),
        Side::Automa => Turn::Automa,
    }
}

pub(crate) fn options(game: &Patchwork, state: &State, each: &mut impl FnMut(Action)) {
    match turn(game, state) {
        Turn::Chance(CIRCLE) => {
            state.unlaid.iter().for_each(|it| each(Action::Lay(it)));
            if table::can_begin(game, state) {
                each(Action::Begin);
            }
        }
        Turn::Chance(BACKS) => automa::backs(game, state).for_each(|it| each(Action::ShowBack(it))),
        Turn::Chance(_) => {
            automa::fronts(game, state).for_each(|it| each(Action::TurnUp(game.number(it))))
        }
        Turn::Human(_) if state.human.leather_to_place != 0 => {
            cells(state.human.quilt.empty()).for_each(|it| each(Action::PlaceLeather(it)));
        }
        Turn::Human(_) if game.is_at_table() => table::options(state, each),
        Turn::Human(_) => {
            each(Action::Advance);
            let room = Room::on(state.human.quilt);
            for &patch in state.reach() {
                if !is_affordable(state, patch.spec()) {
                    continue;
                }
                for (at, it) in patch.spec().orientations().iter().enumerate() {
                    let orientation = at as u8;
                    cells(room.places(it)).for_each(|corner| {
                        each(Action::Buy(Placement { patch, orientation, corner }))
                    });
                }
            }
        }
        Turn::Automa | Turn::Over => {}
    }
}

/// The option whose number `choose` names: every placement is counted as a bit
/// and found by its number, none is written down.
#[inline]
pub(crate) fn pick(game: &Patchwork, state: &State, choose: impl FnOnce(usize) -> usize) -> Action {
    match turn(game, state) {
        Turn::Chance(CIRCLE) => {
            let n_unlaid = state.unlaid.len() as usize;
            let chosen = choose(n_unlaid + usize::from(table::can_begin(game, state)));
            if chosen == n_unlaid { Action::Begin } else { Action::Lay(nth_unlaid(state, chosen)) }
        }
        Turn::Chance(FRONTS) if state.pile.back.is_none() => {
            let unseen = state.pile.unseen;
            let card = nth_bit(unseen.into(), choose(unseen.count_ones() as usize) as u32);
            Action::TurnUp(game.number(card))
        }
        Turn::Chance(_) => listed(game, state, choose),
        Turn::Human(_) if game.is_at_table() => listed(game, state, choose),
        _ if state.human.leather_to_place != 0 => {
            let empty = state.human.quilt.empty();
            Action::PlaceLeather(nth_cell(empty, choose(empty.count_ones() as usize) as u32))
        }
        _ => pick_turn(state, choose),
    }
}

/// The option whose number `choose` names, where there are few enough to write down.
fn listed(game: &Patchwork, state: &State, choose: impl FnOnce(usize) -> usize) -> Action {
    let mut all = [Action::Pass; 32];
    let mut n = 0;
    options(game, state, &mut |it| {
        all[n] = it;
        n += 1;
    });
    all[choose(n)]
}

fn pick_turn(state: &State, choose: impl FnOnce(usize) -> usize) -> Action {
    let room = Room::on(state.human.quilt);
    let mut counts = [0_u8; MAX_ORIENTATIONS];
    let (mut n_ways, mut n_options) = (0, 1);
    for &patch in state.reach() {
        if !is_affordable(state, patch.spec()) {
            continue;
        }
        for it in patch.spec().orientations() {
            counts[n_ways] = room.places(it).count_ones() as u8;
            n_options += usize::from(counts[n_ways]);
            n_ways += 1;
        }
    }
    let chosen = choose(n_options);
    if chosen == 0 {
        return Action::Advance;
    }
    let mut left = chosen - 1;
    let mut way = 0;
    while usize::from(counts[way]) <= left {
        left -= usize::from(counts[way]);
        way += 1;
    }
    for &patch in state.reach() {
        let n_here = patch.spec().orientations().len();
        if !is_affordable(state, patch.spec()) {
            continue;
        }
        if way < n_here {
            let places = room.places(&patch.spec().orientations()[way]);
            return Action::Buy(Placement {
                patch,
                orientation: way as u8,
                corner: nth_cell(places, left as u32),
            });
        }
        way -= n_here;
    }
    unreachable!("an option is named by a number below their count")
}

/// What a pile turns up: any unseen card with the same chance, so a back that
/// several cards share is as likely as all of them together.
#[inline]
pub(crate) fn deal(game: &Patchwork, state: &State, roll: impl FnOnce(usize) -> usize) -> Action {
    let turn = turn(game, state);
    if turn == Turn::Chance(BACKS) {
        let unseen = state.pile.unseen;
        let card = nth_bit(unseen.into(), roll(unseen.count_ones() as usize) as u32);
        return Action::ShowBack(game.deck.cards[usize::from(card)].open_buttons());
    }
    if turn == Turn::Chance(CIRCLE) {
        return Action::Lay(nth_unlaid(state, roll(state.unlaid.len() as usize)));
    }
    pick(game, state, roll)
}

pub(crate) fn n_options(game: &Patchwork, state: &State) -> usize {
    let mut n_options = 0;
    pick(game, state, |n| {
        n_options = n;
        0
    });
    n_options
}

#[inline]
fn is_affordable(state: &State, patch: &PatchSpec) -> bool {
    i16::from(patch.cost) <= state.human.buttons
}

pub(crate) fn apply(game: &Patchwork, state: &mut State, action: Action) {
    match action {
        Action::Lay(patch) => {
            state.unlaid.remove(patch);
            if game.is_at_table()
                && let Some(last) = state.place_in_circle(STARTER)
            {
                state.circle.insert(last, patch);
                return;
            }
            state.circle.push(patch);
            if state.unlaid.is_empty() {
                // The neutral token stands behind this patch, so it is the last one clockwise.
                state.circle.push(STARTER);
            }
        }
        Action::Begin => state.circle.push(STARTER),
        Action::ShowBack(back) => state.pile.back = Some(back),
        Action::TurnUp(number) => {
            automa::turn_up(state, game.index(number).expect("a card of this deck"))
        }
        Action::Advance => {
            let to = END.min(state.automa.time + 1);
            state.human.buttons += i16::from(to - state.human.time);
            move_human(state, to);
        }
        Action::Took(patch) => table::take(state, patch),
        Action::EarnTile => state.tile = Tile::Of(Side::Human),
        Action::Buy(placement) => {
            let at = state.place_in_circle(placement.patch).expect("the patch is in reach");
            let spec = state.remove_from_circle(at).spec();
            state.human.buttons -= i16::from(spec.cost);
            state.human.income += spec.buttons;
            state.human.patches.push(placement);
            cover(state, placement.cells());
            move_human(state, END.min(state.human.time + spec.time));
        }
        Action::PlaceLeather(cell) => {
            state.human.leather_to_place -= 1;
            cover(state, 1 << cell.0);
            drop_leather_without_room(state);
        }
        Action::Take(patch) => automa::take(game, state, patch),
        Action::Pass => automa::pass(game, state),
    }
    if game.is_at_table() {
        table::sew_on_leather(state);
    }
}

fn cover(state: &mut State, cells: u128) {
    state.human.quilt.cover(cells);
    if state.tile == Tile::Free && state.human.quilt.has_seven_by_seven() {
        state.tile = Tile::Of(Side::Human);
    }
}

pub(crate) fn move_human(state: &mut State, to: u8) {
    let from = state.human.time;
    state.human.buttons +=
        i16::from(track::n_button_marks(from, to)) * i16::from(state.human.income);
    let leather = state.leather & track::crossed(from, to);
    state.leather &= !leather;
    state.human.leather_to_place += leather.count_ones() as u8;
    drop_leather_without_room(state);
    state.human.time = to;
    state.on_top = Side::Human;
    if to == END && state.first_to_end.is_none() {
        state.first_to_end = Some(Side::Human);
    }
}

/// A leather patch for which the quilt has no cell left is discarded.
fn drop_leather_without_room(state: &mut State) {
    if state.human.quilt.n_empty() == 0 {
        state.human.leather_to_place = 0;
    }
}

pub(crate) fn refusal(game: &Patchwork, state: &State, action: Action) -> Option<Refusal> {
    let turn = turn(game, state);
    let not_now = || Some(Refusal { rule: rule::ONE_ACTION, message: words::not_now(turn) });
    match (turn, action) {
        (Turn::Chance(CIRCLE), Action::Begin) => table::begin_refusal(game, state),
        (Turn::Chance(_), Action::Lay(_) | Action::ShowBack(_) | Action::TurnUp(_)) => {
            let mut is_possible = false;
            options(game, state, &mut |it| is_possible |= it == action);
            let rule =
                if matches!(action, Action::Lay(_)) { rule::CIRCLE } else { rule::RESHUFFLE };
            (!is_possible).then(|| Refusal { rule, message: words::not_there(action) })
        }
        (Turn::Human(_), Action::PlaceLeather(cell)) if state.human.leather_to_place != 0 => {
            let message = || Message::new("refusal-leather-covered").with("cell", cell.to_string());
            state
                .human
                .quilt
                .covers(cell)
                .then(|| Refusal { rule: rule::LEATHER, message: message() })
        }
        (Turn::Human(_), _) if state.human.leather_to_place != 0 => {
            Some(Refusal { rule: rule::LEATHER, message: Message::new("refusal-leather-first") })
        }
        (Turn::Human(_), Action::PlaceLeather(_)) => {
            Some(Refusal { rule: rule::LEATHER, message: Message::new("refusal-no-leather") })
        }
        (Turn::Human(_), Action::Advance) => None,
        (Turn::Human(_), Action::Took(_) | Action::EarnTile) => table::refusal(game, state, action),
        (Turn::Human(_), Action::Buy(_)) if game.is_at_table() => {
            table::refusal(game, state, action)
        }
        (Turn::Human(_), Action::Buy(placement)) => buy_refusal(state, placement),
        _ => not_now(),
    }
}

/// Why a patch is not within reach.
pub(crate) fn reach_refusal(state: &State, patch: Patch) -> Option<Refusal> {
    if state.reach().contains(&patch) {
        return None;
    }
    let reach = state.reach().iter().map(|&it| words::patch(it)).collect::<Vec<_>>();
    let message =
        Message::new("refusal-reach").with("patch", facts::shape(patch)).with("reach", reach);
    Some(Refusal { rule: rule::REACH, message })
}

fn buy_refusal(state: &State, placement: Placement) -> Option<Refusal> {
    let Placement { patch, corner, .. } = placement;
    let spec = patch.spec();
    if let Some(refusal) = reach_refusal(state, patch) {
        return Some(refusal);
    }
    if !is_affordable(state, spec) {
        let message = Message::new("refusal-price")
            .with("patch", facts::shape(patch))
            .with("cost", spec.cost)
            .with("buttons", state.human.buttons);
        return Some(Refusal { rule: rule::PRICE, message });
    }
    let refuse = |message| Some(Refusal { rule: rule::PLACEMENT, message });
    if !state.human.quilt.has_room_for(spec) {
        return refuse(Message::new("refusal-no-room").with("patch", facts::shape(patch)));
    }
    if !placement.is_on_board() {
        let message = Message::new("refusal-off-board").with("patch", facts::shape(patch));
        return refuse(message.with("cell", corner.to_string()));
    }
    let covered: Option<Cell> = cells(placement.cells() & state.human.quilt.0).next();
    covered.and_then(|cell| {
        refuse(
            Message::new("refusal-covered")
                .with("patch", facts::shape(patch))
                .with("cell", cell.to_string()),
        )
    })
}

/// Where a patch may go, however turned: each placement of each orientation.
pub fn placements(state: &State, patch: Patch) -> impl Iterator<Item = Placement> {
    let quilt = state.human.quilt;
    patch.spec().orientations().iter().enumerate().flat_map(move |(at, it)| {
        let orientation = at as u8;
        cells(quilt.places(it)).map(move |corner| Placement { patch, orientation, corner })
    })
}

/// Advancing and every patch in reach: those that can be done have no refusal.
pub(crate) fn not_offered(state: &State) -> Vec<Action> {
    let somewhere = |patch: Patch| {
        let anywhere = Placement { patch, orientation: 0, corner: Cell::new(0, 0) };
        Action::Buy(placements(state, patch).next().unwrap_or(anywhere))
    };
    let patches = state.reach().iter().map(|&it| somewhere(it));
    std::iter::once(Action::Advance).chain(patches).collect()
}

/// The patch that is not laid out yet with `n` others before it.
#[inline]
fn nth_unlaid(state: &State, n: usize) -> Patch {
    Patch(nth_bit(state.unlaid.bits(), n as u32))
}
