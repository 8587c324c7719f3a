//! What a person's own deed at the table moves besides the piece they laid: cubes,
//! what flips, the markers and the money of it.

use kit::{Message, Order};

use crate::{
    Brass,
    action::Action,
    automa::Candidate,
    components::{Bonus, Industry, MERCHANT_SPACES, Owner, Space, bonus, tile},
    market::Market,
    orders::{named, off},
    sets::Spaces,
    state::State,
    words,
};

/// One sentence with its picture.
type Line = Order<Candidate>;

impl Brass {
    /// What is to be done by hand after a deed, in the order of hands; none where the
    /// deed moved nothing but the person's own pieces.
    pub fn consequences(&self, plies: &[(&State, Action)], after: &State) -> Vec<Line> {
        let Some((before, action)) = plies.first() else { return Vec::new() };
        if !matches!(action, Action::Take(_)) || before.era != after.era {
            return Vec::new();
        }
        let deed = Done { before, after };
        let mut lines: Vec<Line> =
            [deed.brought(), deed.bought(), deed.taken()].into_iter().flatten().collect();
        lines.extend(deed.flipped().map(|it| deed.flip(it)));
        lines.extend([deed.income(), deed.points(), deed.money()].into_iter().flatten());
        lines
    }
}

/// A deed as the tables before and after it.
struct Done<'a> {
    before: &'a State,
    after: &'a State,
}

impl Done<'_> {
    /// What a new mine or works brought to its market, and what that pays.
    fn brought(&self) -> Option<Line> {
        let sold = |before: Market, after: Market| -> (u8, i16) {
            let n = after.cubes.saturating_sub(before.cubes);
            let mut market = before;
            (n, (0..n).map(|_| market.sell()).sum())
        };
        let (coal, coal_pays) = sold(self.before.coal, self.after.coal);
        let (iron, iron_pays) = sold(self.before.iron, self.after.iron);
        let goods = goods(coal, iron)?;
        let text = Message::new("told-bring").with("goods", goods).with("n", coal_pays + iron_pays);
        let laid = self.laid().map(Candidate::Space);
        Some(laid.fold(Order::new("market", text), Order::about))
    }

    /// What left the markets.
    fn bought(&self) -> Option<Line> {
        let coal = self.before.coal.cubes.saturating_sub(self.after.coal.cubes);
        let iron = self.before.iron.cubes.saturating_sub(self.after.iron.cubes);
        let goods = goods(coal, iron)?;
        let cost = self.before.coal.cost(coal) + self.before.iron.cost(iron);
        // From an empty market more may have come out of the supply.
        let is_known =
            (coal == 0 || self.after.coal.cubes != 0) && (iron == 0 || self.after.iron.cubes != 0);
        let text = match is_known {
            true => Message::new("told-buy-for").with("goods", goods).with("n", cost),
            false => Message::new("told-buy").with("goods", goods),
        };
        Some(Order::new("market", text))
    }

    /// What was taken off tiles and from beside merchants.
    fn taken(&self) -> Option<Line> {
        let (before, after) = (&self.before.board, &self.after.board);
        let (mut goods, mut about) = (Vec::new(), Vec::new());
        for space in before.occupied().and(after.occupied()).without(self.laid()) {
            let n_taken = before.cubes(space).saturating_sub(after.cubes(space));
            if n_taken == 0 {
                continue;
            }
            let id = match before.industry_at(space) {
                Industry::CoalMine => "order-coal-off",
                Industry::IronWorks => "order-iron-off",
                _ => "order-beer-off",
            };
            goods.push(off(id, space.location()).with("n", n_taken));
            about.push(Candidate::Space(space));
        }
        for merchant in self.barrels() {
            let location = MERCHANT_SPACES[usize::from(merchant)];
            goods.push(off("order-beer-off", location).with("n", 1));
            about.push(Candidate::Merchant(merchant));
        }
        if goods.is_empty() {
            return None;
        }
        let text = Message::new("order-take").with("goods", goods);
        Some(Order { picture: "take", text, small: None, about, n_pieces: 1 })
    }

    /// The spaces on which the person laid a tile.
    fn laid(&self) -> Spaces {
        let own = |it: &State| it.board.owned(Owner::Human);
        let is_new = |it: &Space| {
            let face = |state: &State| state.board.tile(*it).map(|it| (it.industry, it.level));
            face(self.before) != face(self.after)
        };
        own(self.after).filter(is_new).collect()
    }

    /// The tiles that turn over.
    fn flipped(&self) -> Spaces {
        let (before, after) = (self.before.board.flipped(), self.after.board.flipped());
        after.filter(|&it| !before.has(it) || self.laid().has(it)).collect()
    }

    fn flip(&self, space: Space) -> Line {
        let owner = if self.is_own(space) { "human" } else { "automa" };
        let industry = words::industry(self.after.board.industry_at(space));
        let text =
            named("told-flip", space.location()).with("owner", owner).with("industry", industry);
        Order::new("flip", text).about(Candidate::Space(space))
    }

    fn is_own(&self, space: Space) -> bool {
        self.after.board.owned(Owner::Human).has(space)
    }

    /// The merchants whose barrel was drunk.
    fn barrels(&self) -> impl Iterator<Item = u8> {
        let had = self.before.merchants.iter().map(|it| it.has_barrel);
        let has = self.after.merchants.iter().map(|it| it.has_barrel);
        (0..).zip(had.zip(has)).filter(|it| it.1.0 && !it.1.1).map(|it| it.0)
    }

    fn bonuses(&self) -> impl Iterator<Item = Bonus> {
        self.barrels().filter_map(|it| bonus(MERCHANT_SPACES[usize::from(it)]))
    }

    /// How far the person's income marker goes.
    fn income(&self) -> Option<Line> {
        let flipped = self.flipped().filter(|&it| self.is_own(it));
        let of_tile = |it: Space| {
            self.after.board.tile(it).map_or(0, |it| tile(it.industry, it.level).income)
        };
        let tiles: u8 = flipped.map(of_tile).sum();
        let of_bonus = |it: Bonus| if let Bonus::Income(n) = it { n } else { 0 };
        let n = tiles + self.bonuses().map(of_bonus).sum::<u8>();
        (n != 0).then(|| Order::new("income", Message::new("told-income").with("n", n)))
    }

    /// How far the person's points go.
    fn points(&self) -> Option<Line> {
        let n = self.after.points(Owner::Human) - self.before.points(Owner::Human);
        (n != 0).then(|| Order::new("points", Message::new("told-points").with("n", n)))
    }

    /// The money of a merchant.
    fn money(&self) -> Option<Line> {
        let of_bonus = |it: Bonus| if let Bonus::Money(n) = it { i64::from(n) } else { 0 };
        let n: i64 = self.bonuses().map(of_bonus).sum();
        (n != 0).then(|| Order::new("money", Message::new("told-money").with("n", n)))
    }
}

/// Some coal, some iron, or both.
pub(crate) fn goods(coal: u8, iron: u8) -> Option<Message> {
    let coal_said = || Message::new("order-coal").with("n", coal);
    let iron_said = || Message::new("order-iron").with("n", iron);
    Some(match (coal, iron) {
        (0, 0) => return None,
        (_, 0) => coal_said(),
        (0, _) => iron_said(),
        _ => Message::new("order-both").with("first", coal_said()).with("second", iron_said()),
    })
}
