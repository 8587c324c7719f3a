//! Brass: Birmingham in numbers.

use brass::{
    Action, Brass, Card, Industry, Kind, LINES, Owner, SPACES, Source, Space, State, n_levels, tile,
};
use kit::{Game, Seat};

use super::{Field, Learned, Row, field};

/// The most points and pounds that are told.
const MOST: i32 = 999;
const N_SPACES: usize = SPACES.len();
const N_LINES: usize = LINES.len();
/// Kinds of options.
const N_KINDS: usize = 12;

impl Learned for Brass {
    const FIELDS: &'static [Field] = &[
        field("era", 1, 0, 1),
        field("round", 1, 0, 32),
        field("actions-left", 1, 0, 2),
        field("money", 1, -MOST, MOST),
        field("income-level", 1, -10, 30),
        field("score", 1, -MOST, MOST),
        field("automa-score", 1, -MOST, MOST),
        field("coal", 1, 0, 14),
        field("coal-price", 1, 0, 8),
        field("iron", 1, 0, 10),
        field("iron-price", 1, 0, 6),
        field("hand", 20, 0, 8),
        field("deck", 1, 0, 64),
        field("mat-level", 6, 0, 8),
        field("mat-tiles", 6, 0, 24),
        field("automa-mat-level", 6, 0, 8),
        field("merchant", 5, -1, 8),
        field("merchant-barrel", 5, 0, 1),
        field("space-owner", N_SPACES, -1, 1),
        field("space-industry", N_SPACES, -1, 5),
        field("space-level", N_SPACES, 0, 8),
        field("space-flipped", N_SPACES, 0, 1),
        field("space-cubes", N_SPACES, 0, 6),
        field("line-owner", N_LINES, -1, 1),
        field("automa-card", 1, -1, 31),
        field("automa-rear", 1, -1, 31),
    ];
    const OPTION_FIELDS: &'static [Field] = &[
        field("kind", N_KINDS, 0, 1),
        field("take", 7, 0, 1),
        field("industry", 6, 0, 1),
        field("level", 1, 0, 8),
        field("cost", 1, 0, 99),
        field("points", 1, 0, 99),
        field("income", 1, 0, 99),
        field("links", 1, 0, 9),
        field("space", 1, -1, N_SPACES as i32),
        field("line", 1, -1, N_LINES as i32),
        field("card", 1, -1, 19),
        field("merchant", 1, -1, 4),
        field("is-market", 1, 0, 1),
        field("is-barrel", 1, 0, 1),
        field("after-money", 1, -MOST, MOST),
        field("after-income-level", 1, -10, 30),
        field("after-score", 1, -MOST, MOST),
        field("after-actions-left", 1, 0, 2),
        field("after-hand", 1, 0, 20),
    ];

    fn most_options() -> usize {
        // As the game's own list of options.
        512
    }

    fn observe(&self, state: &State, _seat: Seat, row: &mut Row<'_>) {
        let human = &state.human;
        row.put(state.era as i64);
        row.put(state.round);
        row.put(state.actions_left);
        put_purse(state, row);
        for seat in [Seat(0), Seat(1)] {
            row.put_within(self.score(state, seat), (-MOST).into(), MOST.into());
        }
        for market in [state.coal, state.iron] {
            row.put(market.cubes);
            row.put(market.price());
        }
        human.hand.0.iter().for_each(|&it| row.put(it));
        row.put(human.n_deck);
        for &industry in Industry::ALL {
            row.put(human.mat.lowest(industry).unwrap_or(0));
        }
        for &industry in Industry::ALL {
            let levels = &human.mat.0[industry as usize][..usize::from(n_levels(industry))];
            row.put(levels.iter().map(|&it| i64::from(it)).sum::<i64>());
        }
        for &industry in Industry::ALL {
            row.put(state.automa.mat.lowest(industry).unwrap_or(0));
        }
        for it in state.merchants {
            row.put(it.tile.map_or(-1, |it| it as i64));
        }
        state.merchants.iter().for_each(|it| row.flag(it.has_barrel));
        put_board(state, row);
        row.put(state.automa.card.map_or(-1, i64::from));
        row.put(state.automa.rear.map_or(-1, i64::from));
    }

    fn weigh(&self, before: &State, action: Action, _seat: Seat, row: &mut Row<'_>) {
        let mut after = before.clone();
        self.apply(&mut after, action);
        row.one_of(kind(action), N_KINDS);
        let take = if let Action::Take(it) = action { Some(it as usize) } else { None };
        row.one_of(take, Kind::ALL.len());
        let industry = industry(before, action);
        row.one_of(industry.map(|it| it as usize), Industry::ALL.len());
        let level = industry.and_then(|it| match action {
            Action::Flip(space) | Action::GiveUp(space) => Some(before.board.level(space)),
            _ => before.human.mat.lowest(it),
        });
        row.put(level.unwrap_or(0));
        match industry.zip(level) {
            Some((industry, level)) => {
                let spec = tile(industry, level);
                row.put(spec.cost);
                row.put(spec.vp);
                row.put(spec.income);
                row.put(spec.links);
            }
            None => row.skip(4),
        }
        let (space, source) = place(action);
        row.put(space.map_or(-1, |it| i64::from(it.0)));
        row.put(if let Action::Line(link) = action { i64::from(link.0) } else { -1 });
        row.put(if let Action::Card(card) = action { card as i64 } else { -1 });
        row.put(if let Action::To(nth) = action { i64::from(nth) } else { -1 });
        row.flag(source == Some(Source::MARKET));
        row.flag(source == Some(Source::BARREL));
        put_purse(&after, row);
        row.put_within(self.score(&after, Seat(0)), (-MOST).into(), MOST.into());
        row.put(after.actions_left);
        row.put(after.human.n_hand());
    }
}

/// The person's pounds and income.
fn put_purse(state: &State, row: &mut Row<'_>) {
    row.put_within(state.human.money.unwrap_or(0), (-MOST).into(), MOST.into());
    row.put(state.human.level().unwrap_or(0));
}

/// What lies on the map: 1 for the person's, -1 for Mautoma's.
fn put_board(state: &State, row: &mut Row<'_>) {
    let whose = |is_human: bool, is_automa: bool| i64::from(is_human) - i64::from(is_automa);
    let board = &state.board;
    let owned = [Owner::Human, Owner::Automa].map(|it| board.owned(it));
    let spaces = || (0..N_SPACES as u8).map(Space);
    let is_built = |it: Space| board.occupied().has(it);
    spaces().for_each(|it| row.put(whose(owned[0].has(it), owned[1].has(it))));
    spaces().for_each(|it| row.put(if is_built(it) { board.industry_at(it) as i64 } else { -1 }));
    spaces().for_each(|it| row.put(if is_built(it) { board.level(it) } else { 0 }));
    spaces().for_each(|it| row.flag(board.flipped().has(it)));
    spaces().for_each(|it| row.put(if is_built(it) { board.cubes(it) } else { 0 }));
    let links = [Owner::Human, Owner::Automa].map(|it| board.links(it));
    for nth in 0..N_LINES as u8 {
        let link = brass::Link(nth);
        row.put(whose(links[0].has(link), links[1].has(link)));
    }
}

/// Which kind of option it is.
fn kind(action: Action) -> Option<usize> {
    Some(match action {
        Action::Take(_) => 0,
        Action::Site(..) => 1,
        Action::Card(_) => 2,
        Action::Line(_) => 3,
        Action::Coal(_) => 4,
        Action::Iron(_) => 5,
        Action::Remove(_) => 6,
        Action::Flip(_) => 7,
        Action::To(_) => 8,
        Action::Beer(_) => 9,
        Action::Done => 10,
        Action::GiveUp(_) => 11,
        _ => return None,
    })
}

/// The industry that an option is about.
fn industry(before: &State, action: Action) -> Option<Industry> {
    match action {
        Action::Site(industry, _) | Action::Remove(industry) => Some(industry),
        Action::Flip(space) | Action::GiveUp(space) => {
            before.board.tile(space).map(|it| it.industry)
        }
        Action::Card(Card::CoalMine) => Some(Industry::CoalMine),
        Action::Card(Card::IronWorks) => Some(Industry::IronWorks),
        Action::Card(Card::Pottery) => Some(Industry::Pottery),
        Action::Card(Card::Brewery) => Some(Industry::Brewery),
        _ => None,
    }
}

/// The space that an option names, or where a barrel comes from.
fn place(action: Action) -> (Option<Space>, Option<Source>) {
    match action {
        Action::Site(_, space)
        | Action::Coal(space)
        | Action::Iron(space)
        | Action::Flip(space)
        | Action::GiveUp(space) => (Some(space), None),
        Action::Beer(source) => (source.space(), Some(source)),
        _ => (None, None),
    }
}
