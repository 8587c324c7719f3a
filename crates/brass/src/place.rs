//! Places of the map that somebody can point at: their names in addresses, and how they
//! stand.

use kit::Message;

use crate::{
    automa::Candidate,
    board::Tile,
    components::{
        Bonus, Era, Industry, LINES, LineKind, Link, Location, MERCHANT_SPACES, MerchantTile,
        Owner, SPACES, Space, bonus, tile,
    },
    state::State,
    words,
};

/// A place somebody can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A space, or the tile on it.
    Space(Space),
    /// A line, or the link on it.
    Line(Link),
    /// A merchant tile, by number.
    Merchant(u8),
    /// A whole location.
    Location(Location),
}

impl Place {
    /// Its name in pages and addresses.
    pub fn id(self) -> String {
        match self {
            Place::Space(it) => format!("{}-{}", it.location(), it.number()),
            Place::Line(it) => format!("line-{it}"),
            Place::Merchant(it) => {
                let location = MERCHANT_SPACES[usize::from(it)];
                let first = MERCHANT_SPACES.iter().position(|&it| it == location);
                format!("{location}-{}", usize::from(it) - first.unwrap_or_default())
            }
            Place::Location(it) => it.to_string(),
        }
    }

    /// The place with this name.
    pub fn find(id: &str) -> Option<Place> {
        let lines = (0..LINES.len() as u8).map(|it| Place::Line(Link(it)));
        let spaces = (0..SPACES.len() as u8).map(|it| Place::Space(Space(it)));
        let merchants = (0..MERCHANT_SPACES.len() as u8).map(Place::Merchant);
        let locations = Location::ALL.iter().map(|&it| Place::Location(it));
        lines.chain(spaces).chain(merchants).chain(locations).find(|it| it.id() == id)
    }

    /// The place where a candidate is.
    pub fn of(candidate: Candidate) -> Option<Place> {
        match candidate {
            Candidate::Location(it) => Some(Place::Location(it)),
            Candidate::Space(it) => Some(Place::Space(it)),
            Candidate::Link(it) => Some(Place::Line(it)),
            Candidate::Merchant(it) => Some(Place::Merchant(it)),
            _ => None,
        }
    }

    /// What it is called.
    pub fn name(self) -> Message {
        match self {
            Place::Space(it) => words::space(it),
            Place::Line(it) => words::link(it),
            Place::Merchant(it) => words::merchant(it),
            Place::Location(it) => words::location(it),
        }
    }

    /// How it stands, if there is anything to say of it.
    pub fn stands(self, state: &State) -> Option<Message> {
        match self {
            Place::Space(it) => Some(space(state, it)),
            Place::Line(it) => Some(Message::new(line(state, it))),
            Place::Merchant(it) => Some(merchant(state, it)),
            Place::Location(it) => bonus_at(it),
        }
    }
}

/// The name of a location.
pub fn location(location: Location) -> Message {
    words::location(location)
}

/// The name of an industry.
pub fn industry(industry: Industry) -> Message {
    words::industry(industry)
}

fn space(state: &State, at: Space) -> Message {
    if let Some(piece) = state.board.tile(at) {
        return piece_at(piece);
    }
    let or = |one: Message, two: Message| Message::new("br-or").with("one", one).with("two", two);
    let kinds = at.industries().map(words::industry).reduce(or);
    Message::new("br-space-free").with("industries", kinds.unwrap_or_else(|| "".into()))
}

/// A tile on the map: whose, which, and what is left on it.
pub fn piece_at(piece: Tile) -> Message {
    let spec = tile(piece.industry, piece.level);
    let about = |id: &str| {
        Message::new(id)
            .with("owner", piece.owner.key())
            .with("industry", words::industry(piece.industry))
            .with("level", words::roman(piece.level))
    };
    match (piece.is_flipped, piece.cubes) {
        (true, _) => about("br-tile-flipped")
            .with("points", spec.vp)
            .with("income", spec.income)
            .with("links", spec.links),
        (false, 0) => about("br-tile").with("points", spec.vp),
        (false, n) => about("br-tile-stocked").with("n", n).with(
            "what",
            match piece.industry {
                Industry::CoalMine => "coal",
                Industry::IronWorks => "iron",
                _ => "beer",
            },
        ),
    }
}

/// How a line stands.
pub fn line(state: &State, link: Link) -> &'static str {
    let of = |owner| state.board.links(owner).has(link);
    let is_open = state.board.open_lines(state.era).has(link);
    match (of(Owner::Human), of(Owner::Automa), state.era, LINES[usize::from(link.0)].kind) {
        (true, _, Era::Canal, _) => "br-line-canal-yours",
        (true, _, Era::Rail, _) => "br-line-rail-yours",
        (_, true, Era::Canal, _) => "br-line-canal-its",
        (_, true, Era::Rail, _) => "br-line-rail-its",
        (_, _, _, LineKind::CanalOnly) if is_open => "br-line-canal-only",
        (_, _, _, LineKind::CanalOnly) => "br-line-canal-closed",
        (_, _, _, LineKind::RailOnly) if is_open => "br-line-rail-only",
        (_, _, _, LineKind::RailOnly) => "br-line-rail-closed",
        (_, _, _, LineKind::Both) => "br-line-both",
    }
}

fn merchant(state: &State, at: u8) -> Message {
    let stall = state.merchants[usize::from(at)];
    let what = stall.tile.map_or("merchant-blank".to_owned(), |it| format!("merchant-{it}"));
    let buys = Message::new("br-merchant-buys").with("what", Message::new(what));
    if stall.tile.is_none_or(|it| it == MerchantTile::Blank) {
        return buys;
    }
    let barrel = if stall.has_barrel { "br-barrel" } else { "br-barrel-gone" };
    let bonus = bonus_at(MERCHANT_SPACES[usize::from(at)]);
    Message::new("br-merchant-stands")
        .with("buys", buys)
        .with("barrel", Message::new(barrel))
        .with("bonus", bonus.unwrap_or_else(|| "".into()))
}

/// What the barrel at a merchant location brings.
pub fn bonus_at(location: Location) -> Option<Message> {
    Some(match bonus(location)? {
        Bonus::Points(n) => Message::new("br-bonus-points").with("n", n),
        Bonus::Income(n) => Message::new("br-bonus-income").with("n", n),
        Bonus::Money(n) => Message::new("br-bonus-money").with("n", n),
        Bonus::Develop => Message::new("br-bonus-develop"),
    })
}
