//! What is said about actions and candidates: keys, names and numbers.

use kit::{Arg, Message};

use crate::{
    Brass,
    action::{Action, Lay, Source, Sources},
    automa::Candidate,
    components::{
        Bonus, Card, Era, Industry, Link, Location, MERCHANT_SPACES, Owner, Space, bonus,
    },
    state::{Phase, Points, State},
};

/// What was expected where one of these words stands, in the words a document has.
pub(crate) fn one_of(words: &str) -> Message {
    Message::new("trouble-one-of").with("words", words)
}

/// What was expected where a number stands.
pub(crate) fn expected_number(least: impl Into<Arg>, most: impl Into<Arg>) -> Message {
    Message::new("trouble-number").with("least", least).with("most", most)
}

/// What was expected where a space stands.
pub(crate) fn expected_space() -> Message {
    Message::new("expected-space").with("example", "birmingham 2")
}

/// What was expected where a line stands.
pub(crate) fn expected_line() -> Message {
    Message::new("expected-line").with("example", "dudley-kidderminster")
}

/// What was expected where a merchant tile stands.
pub(crate) fn expected_merchant() -> Message {
    Message::new("expected-merchant").with("example", "gloucester 1")
}

/// What was expected of a count that is too great.
pub(crate) fn at_most_of(most: impl Into<Arg>, what: impl ToString) -> Message {
    Message::new("expected-at-most-of").with("most", most).with("what", what.to_string())
}

/// How many cards of each group.
pub(crate) fn groups(id: &str, groups: [u8; 3]) -> Message {
    Message::new(id).with("a", groups[0]).with("b", groups[1]).with("c", groups[2])
}

/// The key of a source of points.
pub(crate) fn score_key(source: Points) -> &'static str {
    match source {
        Points::LinksCanal => "score-links-canal",
        Points::TilesCanal => "score-tiles-canal",
        Points::LinksRail => "score-links-rail",
        Points::TilesRail => "score-tiles-rail",
        Points::Actions => "score-actions",
        Points::Shortfall => "score-shortfall",
        Points::Before => "score-before",
    }
}

/// A level as it is printed.
pub(crate) fn roman(level: u8) -> &'static str {
    ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"][usize::from(level).min(8)]
}

/// The name of a place.
pub(crate) fn location(location: Location) -> Message {
    Message::new(format!("location-{location}"))
}

/// The short name of a place, as it is said at the table.
pub fn place(at: Location) -> Message {
    Message::new("order-place").with("key", at.key()).with("location", location(at))
}

/// The name of an era.
pub(crate) fn era(era: Era) -> Message {
    Message::new(format!("era-{era}"))
}

/// The name of an industry.
pub(crate) fn industry(industry: Industry) -> Message {
    Message::new(format!("industry-{industry}"))
}

/// The name of a space: its place, with a number where there are several.
pub(crate) fn space(space: Space) -> Message {
    Message::new("space")
        .with("location", location(space.location()))
        .with("number", space.number() + 1)
}

/// Which of the spaces of a place it is, as one sees them.
pub fn side(space: Space) -> Message {
    let sides: &[&str] = match space.location().spaces().len() {
        2 => &["side-left", "side-right"],
        // Belper's three lie in a row.
        3 if space.location() == Location::Belper => &["side-left", "side-middle", "side-right"],
        3 => &["side-top", "side-bottom-left", "side-bottom-right"],
        _ => &["side-top-left", "side-top-right", "side-bottom-left", "side-bottom-right"],
    };
    Message::new(sides[usize::from(space.number())])
}

/// The name of a tile on the board.
pub(crate) fn tile(state: &State, at: Space) -> Message {
    match state.board.tile(at) {
        Some(tile) => Message::new("tile")
            .with("industry", industry(tile.industry))
            .with("level", roman(tile.level))
            .with("location", location(at.location())),
        None => space(at),
    }
}

/// The name of a line.
pub(crate) fn link(link: Link) -> Message {
    let ends: Vec<Message> = link.ends().map(location).collect();
    match &ends[..] {
        [first, second] => {
            Message::new("line").with("from", first.clone()).with("to", second.clone())
        }
        _ => Message::new("line-three")
            .with("from", location(Location::Kidderminster))
            .with("over", location(Location::FarmSouth))
            .with("to", location(Location::Worcester)),
    }
}

/// The name of a card.
pub(crate) fn card(card: Card) -> Message {
    match (card.location(), card.industry()) {
        (Some(it), _) => location(it),
        (_, Some(it)) => industry(it),
        _ => Message::new(format!("card-{card}")),
    }
}

/// The name of a merchant space.
pub(crate) fn merchant(merchant: u8) -> Message {
    let at = MERCHANT_SPACES[usize::from(merchant)];
    let first = MERCHANT_SPACES.iter().position(|&it| it == at).unwrap_or_default();
    Message::new("merchant-space")
        .with("location", location(at))
        .with("number", usize::from(merchant) - first + 1)
}

fn source(state: &State, it: Source) -> Message {
    match it {
        Source::MARKET => Message::new("source-market"),
        Source::BARREL => Message::new("source-barrel"),
        it => match it.space() {
            Some(at) => {
                let owner = state.board.tile(at).map_or(Owner::Human, |it| it.owner);
                Message::new("source-tile")
                    .with("owner", owner.key())
                    .with("location", location(at.location()))
            }
            None => Message::new("source-none"),
        },
    }
}

fn sources(state: &State, sources: Sources) -> Vec<Message> {
    let Sources([first, second]) = sources;
    if first == second && !first.is_none() {
        return vec![Message::new("source-twice").with("source", source(state, first))];
    }
    sources.iter().map(|it| source(state, it)).collect()
}

/// The coal of a link as words; nothing is said of canals.
fn laid(state: &State, id: &str, lay: Lay) -> Message {
    let id = if lay.coal.is_none() { format!("{id}-canal") } else { format!("{id}-rail") };
    let message = Message::new(id).with("line", link(lay.link)).with("to", location(lay.to));
    if lay.coal.is_none() {
        return message;
    }
    message.with("coal", source(state, lay.coal))
}

/// The end of an era at the table: where both markers go.
fn counted(state: &State) -> Message {
    let id = match state.era {
        Era::Canal => "action-count-canal",
        Era::Rail => "action-count-rail",
    };
    let [human, automa] = [Owner::Human, Owner::Automa].map(|it| state.counted_points(it));
    Message::new(id).with("human", human).with("automa", automa)
}

/// What an action does, as a sentence about the state before it.
pub(crate) fn action(game: &Brass, state: &State, action: Action) -> Message {
    match action {
        Action::Merchant(tile) => {
            let at = state.merchants.iter().position(|it| it.tile.is_none()).unwrap_or_default();
            Message::new("action-merchant")
                .with("tile", Message::new(format!("merchant-{tile}")))
                .with("merchant", merchant(at as u8))
        }
        Action::Draw(it) => Message::new("action-draw").with("card", card(it)),
        Action::Rear(it) => {
            let rear = &game.deck().card[usize::from(it).min(game.deck().card.len() - 1)].rear;
            Message::new("action-rear")
                .with("brewery", location(rear.brewery))
                .with("develop", rear.develop)
        }
        Action::Front(it) => Message::new("action-front").with("card", it + 1),
        Action::Take(kind) => Message::new(format!("action-{kind}")),
        Action::Site(what, at) => Message::new("action-site")
            .with("industry", industry(what))
            .with("level", roman(state.human.mat.lowest(what).unwrap_or_default()))
            .with("location", location(at.location()))
            .with("number", at.number() + 1),
        Action::Card(it) => Message::new("action-card").with("card", card(it)),
        Action::Line(it) => Message::new("action-line").with("line", link(it)),
        Action::Coal(at) => {
            Message::new("action-coal").with("source", source(state, Source::tile(at)))
        }
        Action::Iron(at) => {
            Message::new("action-iron").with("source", source(state, Source::tile(at)))
        }
        Action::Remove(it) => Message::new("action-remove")
            .with("industry", industry(it))
            .with("level", roman(state.human.mat.lowest(it).unwrap_or_default())),
        Action::Flip(at) => Message::new("action-flip").with("tile", tile(state, at)),
        Action::To(it) => Message::new("action-to").with("merchant", merchant(it)),
        Action::Beer(it) => Message::new("action-beer").with("source", source(state, it)),
        Action::Done if state.phase == Phase::Count => counted(state),
        Action::Done => Message::new("action-done"),
        Action::GiveUp(at) => Message::new("action-give-up").with("tile", tile(state, at)),
        Action::Build(what, at, coal, iron) => {
            let (coal, iron) = (sources(state, coal), sources(state, iron));
            let id = match (coal.is_empty(), iron.is_empty()) {
                (true, true) => "mautoma-build",
                (false, true) => "mautoma-build-coal",
                (true, false) => "mautoma-build-iron",
                (false, false) => "mautoma-build-both",
            };
            let mut message = Message::new(id)
                .with("industry", industry(what))
                .with("level", roman(state.automa.mat.lowest(what).unwrap_or_default()))
                .with("location", location(at.location()))
                .with("number", at.number() + 1);
            if !coal.is_empty() {
                message = message.with("coal", coal);
            }
            if !iron.is_empty() {
                message = message.with("iron", iron);
            }
            message
        }
        Action::Link(lay, what, city) => laid(state, "mautoma-link", lay)
            .with("industry", industry(what))
            .with("city", location(city)),
        Action::Network(first, None, _) => laid(state, "mautoma-network", first),
        Action::Network(first, Some(second), beer) => Message::new("mautoma-network-two")
            .with("first", link(first.link))
            .with("to", location(first.to))
            .with("second", link(second.link))
            .with("end", location(second.to))
            .with("coal", sources(state, Sources([first.coal, second.coal])))
            .with("beer", source(state, beer)),
        Action::Sell(at, to, beer) => {
            let used = sources(state, beer);
            let merchant = MERCHANT_SPACES[usize::from(to)];
            let about = |id: &str| {
                Message::new(id).with("tile", tile(state, at)).with("merchant", location(merchant))
            };
            let is_barrel = beer.iter().any(|it| it == Source::BARREL);
            match bonus(merchant) {
                _ if used.is_empty() => about("mautoma-sell"),
                Some(Bonus::Points(points)) if is_barrel => {
                    about("mautoma-sell-bonus").with("sources", used).with("points", points)
                }
                _ => about("mautoma-sell-with").with("sources", used),
            }
        }
        Action::Develop(iron) => {
            Message::new("mautoma-develop").with("sources", sources(state, iron))
        }
        Action::Pass => Message::new("mautoma-pass"),
        Action::Discard => {
            let card = state.automa.card.unwrap_or_default();
            Message::new("mautoma-discard").with("card", card + 1)
        }
        Action::Stop => Message::new("mautoma-stop"),
    }
}

/// The name of a candidate.
pub(crate) fn candidate(candidate: Candidate) -> Message {
    match candidate {
        Candidate::Slot(slot) => Message::new("candidate-slot").with("number", slot + 1),
        Candidate::Rear(action) => Message::new(format!("candidate-{action}")),
        Candidate::Location(it) => location(it),
        Candidate::Space(it) => space(it),
        Candidate::Link(it) => link(it),
        Candidate::Merchant(it) => merchant(it),
        Candidate::Card(it) => Message::new("candidate-card").with("number", it + 1),
        Candidate::Tile(it, level) => Message::new("candidate-tile")
            .with("industry", industry(it))
            .with("level", roman(level)),
        Candidate::Market => Message::new("source-market"),
        Candidate::Cube(nth) => Message::new("candidate-cube").with("number", nth),
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game, Lexicon};

    use super::*;

    #[test]
    fn every_sentence_that_can_be_said_has_a_text() {
        let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).unwrap();
        let sources = [
            include_str!("words.rs"),
            include_str!("orders.rs"),
            include_str!("refusal.rs"),
            include_str!("deck.rs"),
            include_str!("mat.rs"),
            include_str!("action/notation.rs"),
            include_str!("position.rs"),
            include_str!("position/cards.rs"),
            include_str!("position/check.rs"),
            include_str!("position/deed.rs"),
        ];
        let ids = sources.iter().flat_map(|it| it.split('"').skip(1).step_by(2));
        let prefixes = [
            "refusal-",
            "action-",
            "mautoma-",
            "candidate-",
            "source-",
            "score-",
            "order-",
            "side-",
        ];
        let prefixes = [&prefixes[..], &["expected-", "found-", "trouble-", "round-"]].concat();
        let mut n = 0;
        for id in ids.filter(|it| prefixes.iter().any(|prefix| it.starts_with(prefix))) {
            let is_part = id.ends_with('-') || id.contains('{');
            // A link is laid by canal or by rail.
            let is_known = [id.to_owned(), format!("{id}-canal")]
                .into_iter()
                .any(|it| lexicon.has(&Message::new(it)));
            assert!(is_part || is_known, "`{id}` has no text");
            n += 1;
        }
        assert!(120 < n, "the sentences were found: {n}");
    }
}
