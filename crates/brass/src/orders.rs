//! What a person moves on the table for Mautoma: at most three lines.

use kit::{Message, Order};

use crate::{
    Brass,
    action::{Action, Lay},
    automa::Candidate,
    build::spaces_for,
    components::{Era, Industry, Link, Location, MERCHANT_SPACES, MERCHANTS, Owner, Space, tile},
    sets::{Links, Spaces},
    state::State,
    told, words,
};

/// The most lines a turn is told in.
const MOST_LINES: usize = 3;

/// One sentence with its picture.
type Line = Order<Candidate>;

/// What Mautoma's turn moved, as lines in the order of hands: lay, take away, score.
pub(crate) fn lines(
    game: &Brass,
    plies: &[(&State, Action)],
    after: &State,
) -> Vec<Order<Candidate>> {
    let Some((before, _)) = plies.first() else { return Vec::new() };
    let end = after;
    let after = before_the_count(game, plies, end);
    let turn = Moved { before, after: &after };
    let mut lines: Vec<Line> = [
        turn.built(),
        turn.laid(plies),
        turn.taken(),
        turn.brought(),
        turn.scored(plies),
        discarded(plies),
        shuffled(game, plies, end),
    ]
    .into_iter()
    .flatten()
    .collect();
    while MOST_LINES < lines.len() {
        let last = lines.pop().expect("there are more than three");
        let first = lines.last_mut().expect("there are more than three");
        let text = first.text.clone();
        first.text = Message::new("order-join").with("first", text).with("second", last.text);
        first.small = first.small.take().or(last.small);
        first.about.extend(last.about);
        first.n_pieces += last.n_pieces;
    }
    lines
}

/// The table after Mautoma's last deed, before an era is scored and cleared away.
fn before_the_count(game: &Brass, plies: &[(&State, Action)], after: &State) -> State {
    match plies.last() {
        Some(&(last, action)) if last.era != after.era => {
            let mut counted = last.clone();
            counted.at = kit::At::Table;
            kit::Game::apply(game, &mut counted, action);
            counted
        }
        _ => after.clone(),
    }
}

/// A turn as the tables before and after it.
struct Moved<'a> {
    before: &'a State,
    after: &'a State,
}

impl Moved<'_> {
    /// The tiles it laid, with what is left on them.
    fn built(&self) -> Option<Line> {
        let own = |it: &State| it.board.owned(Owner::Automa);
        let new = own(self.after).without(own(self.before));
        if new.is_empty() {
            return None;
        }
        let tiles: Vec<Message> = new.filter_map(|it| self.tile(it)).collect();
        let line = Order::new("tile", Message::new("order-build").with("tiles", tiles));
        let cubes = new.filter_map(|it| self.after.board.tile(it)).map(|it| usize::from(it.cubes));
        let line = line.small(self.lessened(new)).moving(new.len() as usize + cubes.sum::<usize>());
        Some(new.fold(line, |line, it| line.about(Candidate::Space(it))))
    }

    /// A new tile: what, where, with what on it.
    fn tile(&self, space: Space) -> Option<Message> {
        let tile = self.after.board.tile(space)?;
        let id = match (tile.is_flipped, tile.industry) {
            (true, _) => "order-tile-flipped",
            (_, Industry::CoalMine) => "order-tile-coal",
            (_, Industry::IronWorks) => "order-tile-iron",
            (_, Industry::Brewery) => "order-tile-beer",
            _ => "order-tile",
        };
        let message = Message::new(id)
            .with("industry", words::industry(tile.industry))
            .with("level", words::roman(tile.level))
            .with("place", site(tile.industry, space));
        Some(if tile.cubes == 0 { message } else { message.with("n", tile.cubes) })
    }

    /// What a new mine or works brought and what of it is gone again; of several
    /// tiles nobody could tell which is meant.
    fn lessened(&self, new: Spaces) -> Option<Message> {
        let less = |space: Space| -> Option<Message> {
            let it = self.after.board.tile(space)?;
            let market = match it.industry {
                Industry::CoalMine => (self.before.coal, self.after.coal),
                Industry::IronWorks => (self.before.iron, self.after.iron),
                _ => return None,
            };
            let whole = tile(it.industry, it.level).cubes;
            let gone = whole.checked_sub(it.cubes).filter(|&it| it != 0)?;
            let sold = market.1.cubes.saturating_sub(market.0.cubes).min(gone);
            let used = gone - sold;
            // Each new railway took one coal.
            let is_rails = self.after.era == Era::Rail && self.n_laid() == usize::from(used);
            let is_rails = is_rails && it.industry == Industry::CoalMine;
            let id = match (used, sold, is_rails) {
                (0, _, _) => "order-less-sold",
                (_, 0, true) => "order-less-rails",
                (_, 0, false) => "order-less-used",
                (_, _, true) => "order-less-rails-sold",
                (_, _, false) => "order-less-used-sold",
            };
            let message = Message::new(id).with("whole", whole);
            let message = if used == 0 { message } else { message.with("used", used) };
            Some(if sold == 0 { message } else { message.with("sold", sold) })
        };
        let mut told = new.filter_map(less);
        told.next().filter(|_| told.next().is_none())
    }

    fn n_laid(&self) -> usize {
        let own = |it: &State| it.board.links(Owner::Automa);
        own(self.after).filter(|&it| !own(self.before).has(it)).count()
    }

    /// The links it laid, those that follow each other as one way.
    fn laid(&self, plies: &[(&State, Action)]) -> Option<Line> {
        let own = |it: &State| it.board.links(Owner::Automa);
        let new: Links = own(self.after).filter(|&it| !own(self.before).has(it)).collect();
        if new.is_empty() {
            return None;
        }
        let ways: Vec<Message> = plies.iter().flat_map(|it| ways(it.1)).collect();
        let id = match self.after.era {
            Era::Canal => "order-canal",
            Era::Rail => "order-rails",
        };
        let text = Message::new(id).with("n", new.len()).with("lines", ways);
        let line = Order::new("links", text).moving(new.len() as usize);
        Some(new.fold(line, |line, it| line.about(Candidate::Link(it))))
    }

    /// What it took off tiles, merchants and markets, and what flips.
    fn taken(&self) -> Option<Line> {
        let (before, after) = (&self.before.board, &self.after.board);
        let mut goods = Vec::new();
        let mut about = Vec::new();
        let mut flipped = Vec::new();
        let mut n_pieces = 0;
        let there = before.occupied().and(after.occupied());
        for space in there {
            let n_taken = before.cubes(space) - after.cubes(space).min(before.cubes(space));
            let industry = before.industry_at(space);
            let is_flipped = after.flipped().has(space) && !before.flipped().has(space);
            if n_taken != 0 {
                let id = match industry {
                    Industry::CoalMine => "order-coal-off",
                    Industry::IronWorks => "order-iron-off",
                    _ => "order-beer-off",
                };
                let some = off(id, space.location()).with("n", n_taken);
                goods.push(match is_flipped {
                    true => Message::new("order-last").with("goods", some),
                    false => some,
                });
            } else if is_flipped {
                let name = words::industry(industry);
                flipped.push(named("order-flip", space.location()).with("industry", name));
            }
            n_pieces += usize::from(n_taken) + usize::from(is_flipped);
            if n_taken != 0 || is_flipped {
                about.push(Candidate::Space(space));
            }
        }
        let merchants = (0..5_u8).filter(|&it| self.is_barrel_used(it));
        about.extend(merchants.clone().map(Candidate::Merchant));
        for location in MERCHANTS {
            let here = merchants.clone().filter(|&it| MERCHANT_SPACES[usize::from(it)] == location);
            let n_used = here.count();
            n_pieces += n_used;
            if n_used != 0 {
                goods.push(off("order-beer-off", location).with("n", n_used));
            }
        }
        if let Some(market) = self.bought() {
            n_pieces += usize::from(self.before.coal.cubes.saturating_sub(self.after.coal.cubes));
            n_pieces += usize::from(self.before.iron.cubes.saturating_sub(self.after.iron.cubes));
            goods.push(market);
            about.push(Candidate::Market);
        }
        let text = match (goods.is_empty(), flipped.is_empty()) {
            (true, true) => return None,
            (false, true) => Message::new("order-take").with("goods", goods),
            (true, false) => Message::new("order-sold").with("tiles", flipped),
            (false, false) => {
                Message::new("order-take-flip").with("goods", goods).with("tiles", flipped)
            }
        };
        Some(Order { picture: "take", text, small: self.pays_the_person(), about, n_pieces })
    }

    /// That a tile of the person's turns over pays the person: nobody else says it.
    fn pays_the_person(&self) -> Option<Message> {
        let (before, after) = (&self.before.board, &self.after.board);
        let own = after.flipped().and(after.owned(Owner::Human)).and(before.owned(Owner::Human));
        let new = own.filter(|&it| !before.flipped().has(it));
        let income = |it: Space| after.tile(it).map_or(0, |it| tile(it.industry, it.level).income);
        let n: u8 = new.map(income).sum();
        (n != 0).then(|| Message::new("order-your-income").with("n", n))
    }

    /// Whether the barrel beside a merchant tile was used.
    fn is_barrel_used(&self, merchant: u8) -> bool {
        let has_barrel = |it: &State| it.merchants[usize::from(merchant)].has_barrel;
        has_barrel(self.before) && !has_barrel(self.after)
    }

    /// What left the markets.
    fn bought(&self) -> Option<Message> {
        let coal = self.before.coal.cubes.saturating_sub(self.after.coal.cubes);
        let iron = self.before.iron.cubes.saturating_sub(self.after.iron.cubes);
        Some(Message::new("order-market").with("goods", told::goods(coal, iron)?))
    }

    /// What its new mines and works brought to the markets.
    fn brought(&self) -> Option<Line> {
        let coal = self.after.coal.cubes.saturating_sub(self.before.coal.cubes);
        let iron = self.after.iron.cubes.saturating_sub(self.before.iron.cubes);
        let mut goods = Vec::new();
        for (id, n) in [("order-coal", coal), ("order-iron", iron)] {
            if n != 0 {
                goods.push(Message::new(id).with("n", n));
            }
        }
        if goods.is_empty() {
            return None;
        }
        let text = Message::new("order-bring").with("goods", goods);
        let n_pieces = usize::from(coal) + usize::from(iron);
        Some(Order::new("market", text).about(Candidate::Market).moving(n_pieces))
    }

    /// How far its marker goes.
    fn scored(&self, plies: &[(&State, Action)]) -> Option<Line> {
        let points = |it: &State| it.points(Owner::Automa);
        let n = points(self.after) - points(self.before);
        if n == 0 {
            return None;
        }
        let passes = plies.iter().any(|it| it.1 == Action::Pass);
        let id = if passes { "order-pass" } else { "order-points" };
        let text = Message::new(id).with("n", n).with("to", points(self.after));
        Some(Order::new("points", text))
    }
}

/// The cards that had no legal slot.
fn discarded(plies: &[(&State, Action)]) -> Option<Line> {
    let cards = plies.iter().filter(|it| it.1 == Action::Discard).filter_map(|it| it.0.automa.card);
    let cards: Vec<Message> = cards.map(|it| Message::verbatim(it + 1)).collect();
    if cards.is_empty() {
        return None;
    }
    let n = cards.len();
    let text = Message::new("order-discard").with("n", n).with("cards", cards);
    Some(Order::new("card", text).moving(n))
}

/// That its deck is to be made anew, unless a question of the turn has said it.
fn shuffled(game: &Brass, plies: &[(&State, Action)], after: &State) -> Option<Line> {
    // With a card in front of it, it was this turn's draw that used the deck up.
    let was_new = |it: &State| it.automa.card.is_none() && game.is_deck_new(it);
    let was_new = plies.first().is_some_and(|it| was_new(it.0));
    let is_new = game.is_deck_new(after) && !was_new;
    is_new.then(|| Order::new("card", Message::new("order-shuffle")))
}

/// The links of a deed as ways along their places.
fn ways(deed: Action) -> Vec<Message> {
    match deed {
        Action::Link(lay, ..) | Action::Network(lay, None, _) => vec![one(lay.link)],
        Action::Network(first, Some(second), _) => match way(first, second) {
            Some(way) => vec![way],
            None => vec![one(first.link), one(second.link)],
        },
        _ => Vec::new(),
    }
}

/// Two links, one after the other.
fn way(first: Lay, second: Lay) -> Option<Message> {
    let only = |link: Link, to: Location| {
        let mut others = link.ends().filter(|&it| it != to);
        others.next().filter(|_| others.next().is_none())
    };
    let from = only(first.link, first.to)?;
    let over = only(second.link, second.to).filter(|&it| it == first.to)?;
    Some(along(&[from, over, second.to]))
}

/// One link from place to place.
fn one(link: Link) -> Message {
    let ends: Vec<Location> = link.ends().collect();
    match ends.len() {
        2 => along(&ends),
        _ => along(&[Location::Kidderminster, Location::FarmSouth, Location::Worcester]),
    }
}

fn along(places: &[Location]) -> Message {
    let name = |at: usize| words::place(places[at]);
    let id = if places.len() == 2 { "line" } else { "line-three" };
    let way = Message::new(id).with("from", name(0)).with("to", name(places.len() - 1));
    if places.len() == 2 { way } else { way.with("over", name(1)) }
}

/// Where a tile goes: its place, with the side where the icon alone does not say it.
fn site(industry: Industry, space: Space) -> Message {
    let location = space.location();
    if spaces_for(industry, location).len() < 2 {
        return named("order-in", location);
    }
    named("order-in-side", location).with("side", words::side(space))
}

/// A sentence about a place, which some languages put differently for a farm.
pub(crate) fn named(id: &str, location: Location) -> Message {
    Message::new(id).with("key", location.key()).with("location", words::location(location))
}

/// Goods that are taken off a place.
pub(crate) fn off(id: &str, location: Location) -> Message {
    Message::new(id).with("place", named("order-off", location))
}
