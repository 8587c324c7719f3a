//! Findings: what Mautoma's rules found on this map, and what its turn came to.

use kit::{
    Account, Arg, Decided, Message, Part, Rung,
    finding::{found, list},
};

use crate::{
    Brass,
    action::{Action, Lay, Source},
    automa::{Candidate, RearAction},
    components::{Bonus, Industry, Location, MERCHANT_SPACES, Space, bonus},
    deck::{Slot, SlotAction},
    eras::{DEVELOP_POINTS, PASS_POINTS},
    rule,
    state::{Stage, State},
    words,
};

type Rungs<'a> = &'a [Rung<Candidate>];

/// The rules that can end a slot, each with a reason of a few words.
const SHORT: [&kit::Rule; 11] = [
    rule::NO_OVERBUILDING,
    rule::FIRST_BUILD,
    rule::IRON_GATE,
    rule::COAL_IN_CITY,
    rule::FARM,
    rule::START_IN_NETWORK,
    rule::SUPPLIED_LINE,
    rule::LINK_TILE_LEFT,
    rule::LOWEST_TILE,
    rule::SPACE,
    rule::CANAL_LIMIT,
];

/// What a rung found.
pub(crate) fn finding(game: &Brass, state: &State, rungs: Rungs<'_>, nth: usize) -> Message {
    let rung = &rungs[nth];
    let told = filled(game, state, rungs, nth);
    match form(rungs, nth) {
        Some(form) => told.attribute(form),
        None if rung.rule == rule::SUPPLIED_LINE && is_place(rung) => told.attribute("city"),
        None => told,
    }
}

/// The finding with what the rung does not hold: the industry, the card, the slot.
fn filled(game: &Brass, state: &State, rungs: Rungs<'_>, nth: usize) -> Message {
    let rung = &rungs[nth];
    let slot = slot_read(rungs, nth);
    let printed = slot.and_then(|it| slots(game, state).get(usize::from(it)));
    let industry = match (rung.candidates.first(), printed, state.automa.stage) {
        (Some(&Candidate::Tile(it, _)), ..) | (_, None, Stage::Build(it, _)) => it,
        (_, Some(printed), _) => printed.builds().unwrap_or(Industry::Brewery),
        (_, None, _) => Industry::Brewery,
    };
    let (level, cube) = match rung.candidates.first() {
        Some(&Candidate::Tile(_, level)) => (level, 0),
        Some(&Candidate::Cube(nth)) => (0, nth),
        _ => (0, 0),
    };
    let here = match rung.candidates.first() {
        Some(&Candidate::Space(it)) => it.location(),
        Some(&Candidate::Merchant(it)) => MERCHANT_SPACES[usize::from(it)],
        _ => Location::Belper,
    };
    let has_link = printed.is_some_and(|it| it.link);
    found(rung, |it| name(state, rung, it))
        .with("industry", words::industry(industry))
        .with("level", words::roman(level))
        .with("cube", cube)
        .with("slot", slot.map_or(0, |it| it + 1))
        .with("card", card_of(game, state, rung) + 1)
        .with("link", if has_link { "yes" } else { "no" })
        .with("in", place_in(here))
        .with("place", place(here))
        .with(
            "city",
            city_before(rungs, nth).map_or(Arg::Text(String::new()), |it| place(it).into()),
        )
}

/// The form of a finding where a rule is read of several kinds of things.
fn form(rungs: Rungs<'_>, nth: usize) -> Option<&'static str> {
    let rung = &rungs[nth];
    let first = rung.candidates.first()?;
    let is_rule = |it: &kit::Rule| rung.rule == it;
    match first {
        Candidate::Slot(_) if is_rule(rule::FIRST_BUILD) => Some("slot"),
        Candidate::Link(_) if is_rule(rule::FARM) => Some("link"),
        Candidate::Link(_) if is_rule(rule::LINK_TO_COAL) && is_again(rungs, nth) => Some("near"),
        Candidate::Link(_) if is_rule(rule::LAY_LINKS) && is_second(rungs, nth) => Some("second"),
        Candidate::Space(_) if is_rule(rule::LINK_FOR_SALE) => Some("tile"),
        Candidate::Space(_) if is_rule(rule::SPACE) => Some("space"),
        Candidate::Space(_) if is_rule(rule::COAL) && !rung.measures.is_empty() => Some("near"),
        Candidate::Merchant(_) if is_rule(rule::SALE) && !rung.measures.is_empty() => {
            Some("points")
        }
        Candidate::Location(_) if is_rule(rule::BANNER) && !rung.measures.is_empty() => {
            Some("first")
        }
        Candidate::Market => Some("market"),
        _ => None,
    }
}

fn is_place(rung: &Rung<Candidate>) -> bool {
    matches!(rung.candidates.first(), Some(Candidate::Location(_)))
}

/// Whether the rung before is of the same rule.
fn is_again(rungs: Rungs<'_>, nth: usize) -> bool {
    nth.checked_sub(1).is_some_and(|it| rungs[it].rule == rungs[nth].rule)
}

/// Whether a first railway was found for the same line of the card.
fn is_second(rungs: Rungs<'_>, nth: usize) -> bool {
    let before = rungs[..nth].iter().rev().take_while(|it| !is_head(it));
    before.filter(|it| it.rule == rule::LAY_LINKS).count() != 0
}

/// Whether a rung closes a line of the card.
fn is_head(rung: &Rung<Candidate>) -> bool {
    rung.rule == rule::TOPMOST_SLOT || rung.rule == rule::TOPMOST_OF_REAR
}

/// The slot that a rung is read for.
fn slot_read(rungs: Rungs<'_>, nth: usize) -> Option<u8> {
    let head = rungs[nth..].iter().find(|it| is_head(it))?;
    match head.candidates.first() {
        Some(&Candidate::Slot(it)) => Some(it),
        _ => None,
    }
}

/// The slots of the card drawn.
fn slots<'a>(game: &'a Brass, state: &State) -> &'a [Slot] {
    let card = state.automa.card.and_then(|it| game.deck().card.get(usize::from(it)));
    card.map_or(&[], |it| &it.slots)
}

/// The city that was settled on before a rung.
fn city_before(rungs: Rungs<'_>, nth: usize) -> Option<Location> {
    rungs[..nth].iter().rev().find_map(|it| match it.survivors[..] {
        [Candidate::Location(it)] => Some(it),
        _ => None,
    })
}

/// The card that a rung names, or whose icon it reads.
fn card_of(game: &Brass, state: &State, rung: &Rung<Candidate>) -> u8 {
    let top = state.automa.rear.unwrap_or_default();
    match rung.candidates.first() {
        Some(&Candidate::Card(it)) => it,
        _ if rung.rule == rule::SPACE_ICON => game.build_icon_card(state).unwrap_or(top),
        _ => top,
    }
}

/// The name of a candidate inside a sentence.
fn name(state: &State, rung: &Rung<Candidate>, candidate: Candidate) -> Message {
    let is_rule = |them: &[&kit::Rule]| them.contains(&rung.rule);
    match candidate {
        Candidate::Location(it) => place(it),
        Candidate::Merchant(it) => merchant(it),
        Candidate::Space(it) if is_rule(&[rule::CITY_SPACE, rule::SPACE]) => words::side(it),
        Candidate::Space(it) if is_rule(&[rule::SPACE_ICON, rule::TILE_ICON]) => {
            Message::new("found-side").with("side", words::side(it))
        }
        Candidate::Space(it) if is_rule(&[rule::LINK_FOR_SALE]) => place(it.location()),
        Candidate::Space(it) => tile(state, rung, it),
        it => words::candidate(it),
    }
}

/// A tile on the map, with whose it is where that matters.
fn tile(state: &State, rung: &Rung<Candidate>, at: Space) -> Message {
    let Some(on) = state.board.tile(at) else { return place(at.location()) };
    let sources = [rule::COAL, rule::IRON, rule::BEER, rule::OWN_SOURCES, rule::OWN_BEER];
    let message = match sources.contains(&rung.rule) {
        true => Message::new("found-source").with("owner", on.owner.key()),
        false => Message::new("found-tile"),
    };
    message.with("industry", words::industry(on.industry)).with("in", place_in(at.location()))
}

fn place(at: Location) -> Message {
    Message::new("found-place").with("key", at.key()).with("location", words::location(at))
}

fn place_in(at: Location) -> Message {
    Message::new("found-in").with("key", at.key()).with("location", words::location(at))
}

fn merchant(merchant: u8) -> Message {
    let at = MERCHANT_SPACES[usize::from(merchant)];
    let first = MERCHANT_SPACES.iter().position(|&it| it == at).unwrap_or_default();
    Message::new("found-merchant")
        .with("location", words::location(at))
        .with("number", usize::from(merchant) - first + 1)
}

/// The printed line that a rung closes.
pub(crate) fn line(game: &Brass, state: &State, rung: &Rung<Candidate>) -> Option<Message> {
    if !is_head(rung) {
        return None;
    }
    match *rung.candidates.first()? {
        Candidate::Slot(it) => slots(game, state).get(usize::from(it)).map(slot_line),
        Candidate::Rear(it) => rear_line(game, state, it),
        _ => None,
    }
}

/// The printed lines after the one that applied.
pub(crate) fn unread(game: &Brass, state: &State, rungs: Rungs<'_>) -> Vec<Message> {
    let applied = rungs.iter().rev().find(|it| is_head(it) && !it.survivors.is_empty());
    match applied.and_then(|it| it.candidates.first()) {
        Some(&Candidate::Slot(it)) => {
            slots(game, state).iter().skip(usize::from(it) + 1).map(slot_line).collect()
        }
        Some(&Candidate::Rear(it)) => {
            let later = RearAction::ALL.iter().skip_while(|&&other| other != it).skip(1);
            later.filter_map(|&it| rear_line(game, state, it)).collect()
        }
        _ => Vec::new(),
    }
}

fn slot_line(slot: &Slot) -> Message {
    let cities: Vec<Message> = slot.cities.iter().map(|&it| place(it)).collect();
    let about = |id: &str| Message::new(id).with("cities", cities.clone());
    match (slot.action, slot.builds()) {
        (SlotAction::CoalMineAndLinks, _) => about("line-mine"),
        (SlotAction::Build, Some(industry)) => about("line-build")
            .with("industry", words::industry(industry))
            .with("link", if slot.link { "yes" } else { "no" })
            .with("iron", slot.iron_price.unwrap_or_default()),
        _ => about("line-network"),
    }
}

fn rear_line(game: &Brass, state: &State, action: RearAction) -> Option<Message> {
    let top = state.automa.rear?;
    let rear = &game.deck().card.get(usize::from(top))?.rear;
    Some(match action {
        RearAction::Sell => Message::new("line-sell").with("city", place(rear.brewery)),
        RearAction::Develop => Message::new("line-develop").with("price", rear.develop),
        RearAction::Network => Message::new("line-links"),
        RearAction::Pass => Message::new("line-pass").with("points", PASS_POINTS),
    })
}

/// Whether a card has led to all it leads to.
pub(crate) fn ends_part(after: &State, action: Action) -> bool {
    let goes_on = matches!(after.automa.stage, Stage::Build(..) | Stage::Links(_) | Stage::Sales);
    action == Action::Discard || !goes_on
}

/// What one of its cards came to.
pub(crate) fn part(game: &Brass, decided: &[Decided<'_, Brass>]) -> Part {
    let Some(first) = decided.first() else { return kit::finding::usual_part(game, decided) };
    let automa = &first.before.automa;
    let is_rear = matches!(automa.stage, Stage::Rear | Stage::Sales);
    let card = if is_rear { automa.rear } else { automa.card.or(automa.rear) };
    let number = card.unwrap_or_default() + 1;
    let id = match (is_rear, automa.card) {
        (true, _) => "part-rear",
        (false, Some(_)) => "part-front",
        (false, None) => "part-corner",
    };
    let deeds: Vec<Message> = decided.iter().map(|it| deed(it, "deed")).collect();
    let is_idle = decided.iter().all(|it| it.action == Action::Discard);
    let is_first = first.before.is_first_round();
    let has_links = decided.iter().any(|it| matches!(it.before.automa.stage, Stage::Links(_)));
    let note = match slot_done(first.rungs) {
        _ if is_idle => why_not(game, first),
        _ if is_first => Some(Message::new("part-first")),
        _ if is_rear => Some(Message::new("part-second")),
        _ if has_links => Some(Message::new("part-links")),
        slot => slot.map(|it| Message::new("part-slot").with("slot", it + 1)),
    };
    Part {
        mark: Some(Message::verbatim(number)),
        title: Message::new(id).with("card", number).with("deeds", list(deeds)),
        short: short(decided.last().map(|it| it.action)),
        note,
        is_idle,
    }
}

/// The slot that could be done.
fn slot_done(rungs: Rungs<'_>) -> Option<u8> {
    rungs.iter().filter(|it| it.rule == rule::TOPMOST_SLOT).find_map(|it| match it.survivors[..] {
        [Candidate::Slot(it)] => Some(it),
        _ => None,
    })
}

/// Why slots of a card could not be done, one after the other.
fn reasons(game: &Brass, decided: &Decided<'_, Brass>) -> Vec<Message> {
    let mut reasons = Vec::new();
    let mut ended = None;
    for (at, rung) in decided.rungs.iter().enumerate() {
        if rung.rule == rule::TOPMOST_SLOT {
            let at = ended.take().filter(|_| rung.survivors.is_empty());
            let told = at.map(|it| filled(game, decided.before, decided.rungs, it));
            reasons.extend(told.map(|it| it.attribute("short")));
        } else if rung.survivors.is_empty() && SHORT.contains(&rung.rule) {
            ended = Some(at);
        }
    }
    reasons
}

fn why_not(game: &Brass, decided: &Decided<'_, Brass>) -> Option<Message> {
    let reasons = reasons(game, decided);
    (!reasons.is_empty()).then(|| Message::new("part-why").with("reasons", reasons))
}

/// A deed in a few words, as a noun (`deed`) or as what it did (`did`).
fn deed(decided: &Decided<'_, Brass>, how: &str) -> Message {
    let told = |what: &str| Message::new(format!("{how}-{what}"));
    let at = |message: Message, location| message.with("in", place_in(location));
    let laid = |lay: Lay| {
        let what = if lay.coal.is_none() { "canal" } else { "rails" };
        told(what).with("to", place(lay.to))
    };
    match decided.action {
        Action::Build(industry, space, ..) => {
            let level = decided.before.automa.mat.lowest(industry).unwrap_or_default();
            at(told("build"), space.location())
                .with("industry", words::industry(industry))
                .with("level", words::roman(level))
        }
        Action::Link(lay, ..) | Action::Network(lay, None, _) => laid(lay),
        Action::Network(first, Some(second), _) => {
            told("two").with("to", place(first.to)).with("end", place(second.to))
        }
        Action::Sell(space, ..) => at(told("sell"), space.location())
            .with("industry", words::industry(decided.before.board.industry_at(space))),
        Action::Develop(iron) => told("develop").with("n", iron.iter().count()),
        Action::Discard => Message::new("deed-discard"),
        _ => told("pass"),
    }
}

fn short(action: Option<Action>) -> Message {
    match action {
        Some(Action::Build(industry, ..)) => words::industry(industry),
        Some(Action::Link(..) | Action::Network(..)) => Message::new("short-links"),
        Some(Action::Sell(..)) => Message::new("short-sell"),
        Some(Action::Develop(_)) => Message::new("short-develop"),
        Some(Action::Discard) => Message::new("short-discard"),
        _ => Message::new("short-pass"),
    }
}

/// Its turn in a sentence, and what that rested on.
pub(crate) fn account(game: &Brass, decided: &[Decided<'_, Brass>]) -> Account {
    let is_idle = |it: &&Decided<'_, Brass>| it.action == Action::Discard;
    let deeds = decided.iter().filter(|it| !is_idle(it)).map(|it| deed(it, "did")).collect();
    let n_idle = decided.iter().filter(is_idle).count();
    let mut notes = Vec::new();
    if decided.first().is_some_and(|it| it.before.is_first_round()) {
        notes.push(Message::new("account-first"));
    }
    if n_idle != 0 {
        notes.push(Message::new("account-cards").with("n", n_idle));
    }
    let front = decided.iter().find(|it| slot_done(it.rungs).is_some());
    if let Some((front, slot)) = front.and_then(|it| Some((it, slot_done(it.rungs)?))) {
        let reasons = reasons(game, front);
        if slot != 0 && !reasons.is_empty() {
            let told = Message::new("account-slot")
                .with("card", front.before.automa.card.unwrap_or_default() + 1)
                .with("reasons", reasons)
                .with("slot", slot + 1);
            notes.push(told);
        }
    }
    let points: i32 = decided.iter().map(|it| points(it.action)).sum();
    notes.push(match points {
        0 => Message::new("account-no-points"),
        n => Message::new("account-points").with("n", n),
    });
    let note = notes.into_iter().reduce(|first, last| {
        Message::new("account-notes").with("first", first).with("last", last)
    });
    Account { sentence: Message::new("account").with("deeds", list(deeds)), note }
}

/// The points that a deed brings at once.
fn points(action: Action) -> i32 {
    match action {
        Action::Develop(_) => DEVELOP_POINTS.into(),
        Action::Pass => PASS_POINTS.into(),
        Action::Sell(_, merchant, beer) if beer.iter().any(|it| it == Source::BARREL) => {
            match bonus(MERCHANT_SPACES[usize::from(merchant)]) {
                Some(Bonus::Points(points)) => points.into(),
                _ => 0,
            }
        }
        _ => 0,
    }
}
