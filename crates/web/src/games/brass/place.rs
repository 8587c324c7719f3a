//! Places somebody can point at: their names in addresses and what is said of them.

use brass::{
    Brass, Candidate, Industry, LINES, Link, Location, MERCHANT_SPACES, Owner, Space, State, bonus,
    tile,
};
use kit::{Game, Message};

use super::piece::ROMAN;
use crate::page::View;

/// A place somebody can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
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
    /// Its name in the page and in addresses.
    pub(super) fn id(self) -> String {
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
    pub(super) fn find(id: &str) -> Option<Place> {
        let lines = (0..LINES.len() as u8).map(|it| Place::Line(Link(it)));
        let spaces = (0..brass::SPACES.len() as u8).map(|it| Place::Space(Space(it)));
        let merchants = (0..MERCHANT_SPACES.len() as u8).map(Place::Merchant);
        let locations = Location::ALL.iter().map(|&it| Place::Location(it));
        lines.chain(spaces).chain(merchants).chain(locations).find(|it| it.id() == id)
    }

    /// The place where a candidate is.
    pub(super) fn of(candidate: Candidate) -> Option<Place> {
        match candidate {
            Candidate::Location(it) => Some(Place::Location(it)),
            Candidate::Space(it) => Some(Place::Space(it)),
            Candidate::Link(it) => Some(Place::Line(it)),
            Candidate::Merchant(it) => Some(Place::Merchant(it)),
            _ => None,
        }
    }

    /// Its name, and how it stands.
    pub(super) fn told(self, view: &View<'_, Brass>, state: &State) -> String {
        let words = &view.words;
        let name = match self {
            Place::Space(it) => words.say(&view.game().name(Candidate::Space(it))),
            Place::Line(it) => words.say(&view.game().name(Candidate::Link(it))),
            Place::Merchant(it) => words.say(&view.game().name(Candidate::Merchant(it))),
            Place::Location(it) => words.say(&location(it)),
        };
        let how = match self {
            Place::Space(it) => space(view, state, it),
            Place::Line(it) => words.say(&Message::new(line(state, it))),
            Place::Merchant(it) => merchant(view, state, it),
            Place::Location(it) if bonus(it).is_some() => bonus_told(view, it),
            Place::Location(_) => return name,
        };
        format!("{name}: {how}")
    }
}

/// A tile by its industry and level, and where it is.
pub(super) fn tile_at(industry: Industry, level: u8, location: Message) -> Message {
    Message::new("br-do-build")
        .with("industry", self::industry(industry))
        .with("level", ROMAN[usize::from(level)])
        .with("location", location)
}

/// The name of a location.
pub(super) fn location(location: Location) -> Message {
    Message::new(format!("location-{location}"))
}

/// The name of an industry.
pub(super) fn industry(industry: brass::Industry) -> Message {
    Message::new(format!("industry-{industry}"))
}

fn space(view: &View<'_, Brass>, state: &State, at: Space) -> String {
    let words = &view.words;
    let Some(piece) = state.board.tile(at) else {
        let kinds: Vec<String> = at.industries().map(|it| words.say(&industry(it))).collect();
        return words.say(&Message::new("br-space-free").with("industries", kinds.join(" / ")));
    };
    let spec = tile(piece.industry, piece.level);
    let about = |id: &str| {
        Message::new(id)
            .with("owner", piece.owner.key())
            .with("industry", industry(piece.industry))
            .with("level", ROMAN[usize::from(piece.level)])
    };
    words.say(&match (piece.is_flipped, piece.cubes) {
        (true, _) => about("br-tile-flipped")
            .with("points", spec.vp)
            .with("income", spec.income)
            .with("links", spec.links),
        (false, 0) => about("br-tile").with("points", spec.vp),
        (false, n) => about("br-tile-stocked").with("n", n).with(
            "what",
            match piece.industry {
                brass::Industry::CoalMine => "coal",
                brass::Industry::IronWorks => "iron",
                _ => "beer",
            },
        ),
    })
}

/// How a line stands.
pub(super) fn line(state: &State, link: Link) -> &'static str {
    let of = |owner| state.board.links(owner).has(link);
    let is_open = state.board.open_lines(state.era).has(link);
    match (of(Owner::Human), of(Owner::Automa), state.era, LINES[usize::from(link.0)].kind) {
        (true, _, brass::Era::Canal, _) => "br-line-canal-yours",
        (true, _, brass::Era::Rail, _) => "br-line-rail-yours",
        (_, true, brass::Era::Canal, _) => "br-line-canal-its",
        (_, true, brass::Era::Rail, _) => "br-line-rail-its",
        (_, _, _, brass::LineKind::CanalOnly) if is_open => "br-line-canal-only",
        (_, _, _, brass::LineKind::CanalOnly) => "br-line-canal-closed",
        (_, _, _, brass::LineKind::RailOnly) if is_open => "br-line-rail-only",
        (_, _, _, brass::LineKind::RailOnly) => "br-line-rail-closed",
        (_, _, _, brass::LineKind::Both) => "br-line-both",
    }
}

fn merchant(view: &View<'_, Brass>, state: &State, at: u8) -> String {
    let words = &view.words;
    let stall = state.merchants[usize::from(at)];
    let what = stall.tile.map_or("merchant-blank".to_owned(), |it| format!("merchant-{it}"));
    let told = words.say(&Message::new("br-merchant-buys").with("what", Message::new(what)));
    if stall.tile.is_none_or(|it| it == brass::MerchantTile::Blank) {
        return told;
    }
    let barrel = if stall.has_barrel { "br-barrel" } else { "br-barrel-gone" };
    format!(
        "{told}; {}. {}",
        words.text(barrel),
        bonus_told(view, MERCHANT_SPACES[usize::from(at)])
    )
}

/// What the barrel at a merchant location brings.
pub(super) fn bonus_told(view: &View<'_, Brass>, location: Location) -> String {
    let words = &view.words;
    match bonus(location) {
        Some(brass::Bonus::Points(n)) => words.count("br-bonus-points", n),
        Some(brass::Bonus::Income(n)) => words.count("br-bonus-income", n),
        Some(brass::Bonus::Money(n)) => words.count("br-bonus-money", n),
        Some(brass::Bonus::Develop) => words.text("br-bonus-develop"),
        None => String::new(),
    }
}
