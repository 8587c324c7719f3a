//! What a deed costs and brings, part by part, before it is done.

use brass::{
    Action, Brass, Candidate, Industry, MERCHANT_SPACES, Owner, Price, Space, State, tile,
};
use desk::figure;
use kit::{Game, Message};
use maud::{Markup, html};

use super::{
    answer,
    deed::{self, Plan},
    hand, key,
    piece::ROMAN,
    place::{self, bonus_told},
};
use crate::page::View;

/// Between what was and what will be, in one line.
const ARROW: &str = "\u{a0}→\u{a0}";

/// What is taken from a tile or a market.
struct Taken {
    what: &'static str,
    n: u8,
    /// The tile, or the market's price for all of them.
    from: From,
}

enum From {
    Tile(Space),
    Market(i16),
}

/// What the deed is, in a few words.
pub(super) fn title(view: &View<'_, Brass>, plan: &Plan) -> String {
    so_far(view, plan).unwrap_or_else(|| match plan.kind() {
        Some(kind) => view.words.text(&format!("action-{kind}")),
        None => String::new(),
    })
}

/// What has been chosen of the deed: what is built, laid, developed away or sold
/// to whom. Nothing if that is still open, or if its name says it all.
pub(super) fn so_far(view: &View<'_, Brass>, plan: &Plan) -> Option<String> {
    let words = &view.words;
    let mut told: Vec<String> = Vec::new();
    let mut table = plan.before.clone();
    for step in &plan.steps {
        let message = match step.action {
            Action::Site(industry, at) => {
                let level = table.human.mat.lowest(industry).unwrap_or_default();
                Some(place::tile_at(industry, level, place::location(at.location())))
            }
            Action::Line(link) => Some(view.game().name(Candidate::Link(link))),
            Action::Remove(industry) => Some(
                Message::new("br-do-develop")
                    .with("industry", place::industry(industry))
                    .with("level", roman(table.human.mat.lowest(industry))),
            ),
            Action::Flip(at) => table
                .board
                .tile(at)
                .map(|it| place::tile_at(it.industry, it.level, place::location(at.location()))),
            Action::GiveUp(at) => Some(view.game().describe(&table, Action::GiveUp(at))),
            _ => None,
        };
        told.extend(message.map(|it| words.say(&it)));
        if let (Action::To(to), Some(sold)) = (step.action, told.last_mut()) {
            let to = place::location(MERCHANT_SPACES[usize::from(to)]);
            sold.push(' ');
            sold.push_str(&words.say(&Message::new("br-do-to").with("merchant", to)));
        }
        view.game().apply(&mut table, step.action);
    }
    (!told.is_empty()).then(|| told.join("; "))
}

fn roman(level: Option<u8>) -> &'static str {
    ROMAN[usize::from(level.unwrap_or_default())]
}

/// All that the deed costs, step by step, by the rules' own prices.
pub(super) fn bill(game: &Brass, plan: &Plan) -> Price {
    let mut bill = Price::default();
    let mut table = plan.before.clone();
    for step in &plan.steps {
        if let Some(price) = table.price(step.action) {
            bill.printed += price.printed;
            bill.coal += price.coal;
            bill.iron += price.iron;
            bill.beer += price.beer;
            bill.cubes += price.cubes;
        }
        game.apply(&mut table, step.action);
    }
    bill
}

/// One line: what happens, and the figure before and after it.
struct Fact {
    icon: &'static str,
    said: Markup,
    change: Option<(String, String)>,
}

/// What the deed costs and brings, one fact a line.
pub(super) fn show(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    let after = plan.outcome(view.game());
    let mut facts = Vec::new();
    let money = costs(view, plan, &after, &mut facts);
    brought(view, plan, &after, money, &mut facts);
    later(view, plan, &mut facts);
    html! {
        ul.facts1 {
            @for fact in &facts {
                li {
                    (words.icon(fact.icon)) span { (fact.said) }
                    @if let Some((old, new)) = &fact.change { b { (old) (ARROW) (new) } }
                }
            }
            @if let Some(paid) = paid(view, plan) { li { (words.icon("discard")) span { (paid) } } }
        }
    }
}

/// What is paid, and where the cubes come from; answers with the money that is left.
fn costs(view: &View<'_, Brass>, plan: &Plan, after: &State, facts: &mut Vec<Fact>) -> i16 {
    let words = &view.words;
    let pounds = |n: i16| words.count("br-pounds", figure(n.into()));
    let bill = bill(view.game(), plan);
    let mut money = plan.before.human.money.unwrap_or_default();
    if 0 < bill.printed || 0 < bill.coal + bill.iron {
        let said = html! {
            (words.count("br-fact-costs", bill.printed))
            @if 0 < bill.coal { " + " (answer::cubes(words, "coal", bill.coal)) }
            @if 0 < bill.iron { " + " (answer::cubes(words, "iron", bill.iron)) }
            @if 0 < bill.coal + bill.iron { " = " (words.count("br-pounds", bill.total())) }
        };
        let left = money - bill.total();
        facts.push(Fact { icon: "pound", said, change: Some((pounds(money), pounds(left))) });
        money = left;
    }
    for it in &taken(plan, after, bill) {
        let change = match it.from {
            From::Tile(at) => {
                let cubes = |state: &State| state.board.tile(at).map_or(0, |it| it.cubes);
                Some((cubes(&plan.before).to_string(), cubes(after).to_string()))
            }
            From::Market(_) => None,
        };
        let said = html! { (it.n) " " (from(view, &plan.before, it)) };
        facts.push(Fact { icon: icon(it.what), said, change });
    }
    money
}

/// What comes of it at once: sold cubes, tiles built over or turned over, barrels, income.
fn brought(
    view: &View<'_, Brass>,
    plan: &Plan,
    after: &State,
    mut money: i16,
    facts: &mut Vec<Fact>,
) {
    let words = &view.words;
    let before = &plan.before;
    let pounds = |n: i16| words.count("br-pounds", figure(n.into()));
    if let Some((industry, n, earned)) = sold_to_market(view.game(), plan) {
        let said = Message::new("br-to-market").with("n", n).with("money", earned);
        let what = if industry == Industry::CoalMine { "coal" } else { "iron" };
        let change = Some((pounds(money), pounds(money + earned)));
        facts.push(Fact { icon: icon(what), said: html! { (words.say(&said)) }, change });
        money += earned;
    }
    for step in &plan.steps {
        if let Action::Site(_, at) = step.action
            && let Some(under) = before.board.tile(at)
        {
            let said = html! { (words.text("br-built")) " " (answer::over(words, under.owner, under.level)) };
            facts.push(Fact { icon: "brass/hammer", said, change: None });
        }
    }
    for at in flips(before, after) {
        let said = html! { (words.say(&tile_name(before, after, at))) };
        facts.push(Fact { icon: "flip", said, change: None });
    }
    for (stall, (old, new)) in before.merchants.iter().zip(&after.merchants).enumerate() {
        if old.has_barrel && !new.has_barrel {
            let at = MERCHANT_SPACES[stall];
            let barrel = Message::new("br-barrel-of").with("location", place::location(at));
            let said = html! { (words.say(&barrel)) ": " (bonus_told(view, at)) };
            facts.push(Fact { icon: "brass/beer", said, change: None });
        }
    }
    changed(view, plan, after, money, facts);
}

/// The figures that nothing above explains: a loan, a bonus, income and points.
fn changed(view: &View<'_, Brass>, plan: &Plan, after: &State, money: i16, facts: &mut Vec<Fact>) {
    let words = &view.words;
    let before = &plan.before;
    let pounds = |n: i16| words.count("br-pounds", figure(n.into()));
    // With the last action of a round income is paid too: it is no part of the deed.
    let has = after.human.money.filter(|_| before.round == after.round && before.era == after.era);
    if let Some(has) = has.filter(|&it| it != money) {
        let said = html! { (words.text("br-money")) };
        facts.push(Fact { icon: "pound", said, change: Some((pounds(money), pounds(has))) });
    }
    let level = |state: &State| state.human.level().unwrap_or_default();
    if level(before) != level(after) {
        let said = html! { (words.text("br-income")) };
        let change = Some((signed(level(before)), signed(level(after))));
        facts.push(Fact { icon: "income", said, change });
    }
    let points = |state: &State| state.points(Owner::Human);
    if points(before) != points(after) && before.era == after.era {
        let said = html! { (words.text("br-points")) };
        let change = Some((points(before).to_string(), points(after).to_string()));
        facts.push(Fact { icon: "vp", said, change });
    }
}

/// What it is worth at the end of the era, and what lies on the mat then.
fn later(view: &View<'_, Brass>, plan: &Plan, facts: &mut Vec<Fact>) {
    let words = &view.words;
    let mut table = plan.before.clone();
    for step in &plan.steps {
        match step.action {
            Action::Site(industry, _) => {
                if let Some(level) = table.human.mat.lowest(industry) {
                    let spec = tile(industry, level);
                    let said = Message::new("br-fact-worth")
                        .with("points", spec.vp)
                        .with("income", spec.income)
                        .with("links", spec.links);
                    facts.push(Fact {
                        icon: "vp",
                        said: html! { (words.say(&said)) },
                        change: None,
                    });
                }
            }
            Action::Line(link) => {
                let said = html! { (words.count("br-scores", table.link_worth(link))) };
                facts.push(Fact { icon: "brass/link", said, change: None });
            }
            Action::Remove(industry) => {
                if let Some(level) = table.human.mat.lowest(industry) {
                    let next = table.human.mat.next_after(industry);
                    let name = words.say(&place::industry(industry));
                    let said = html! { (name) ": " (answer::step(words, level, next)) };
                    facts.push(Fact { icon: "brass/develop", said, change: None });
                }
            }
            _ => {}
        }
        view.game().apply(&mut table, step.action);
    }
}

/// The card that pays, and the way to another one where the hand is not in sight.
fn paid(view: &View<'_, Brass>, plan: &Plan) -> Option<Markup> {
    let words = &view.words;
    let cards: Vec<String> = plan.cards().iter().map(|&it| words.say(&hand::name(it))).collect();
    let [card] = &cards[..] else {
        return (!cards.is_empty()).then(|| html! { (cards.join(", ")) });
    };
    let others = brass::Card::ALL
        .iter()
        .filter(|&&it| 0 < view.state().human.hand[it] && plan.with_card(view, it).is_some());
    let is_only = others.count() < 2;
    let told = Message::new("br-paid").with("card", card.clone());
    let told = told.with("only", if is_only { "yes" } else { "no" });
    let link = deed::link(view, &plan.chosen);
    let sign = if link.contains('?') { '&' } else { '?' };
    Some(html! {
        (words.say(&told))
        @if !is_only { " " a.another href={ (link) (sign) (key::CARDS) "=1" } { (words.text("br-another-card")) } }
    })
}

fn icon(what: &str) -> &'static str {
    match what {
        "coal" => "brass/coal",
        "iron" => "brass/iron",
        _ => "brass/beer",
    }
}

/// A number that always says its sign.
pub(super) fn signed(n: i16) -> String {
    if 0 < n { format!("+{n}") } else { figure(n.into()) }
}

/// Coal, iron and beer that the deed takes, by source.
fn taken(plan: &Plan, after: &State, bill: Price) -> Vec<Taken> {
    let before = &plan.before;
    let mut taken = Vec::new();
    let mut found = [0_u8; 3];
    for at in (0..brass::SPACES.len() as u8).map(Space) {
        let (Some(old), Some(new)) = (before.board.tile(at), after.board.tile(at)) else {
            continue;
        };
        if new.cubes < old.cubes && old.owner == new.owner && old.level == new.level {
            let (nth, what) = match old.industry {
                Industry::CoalMine => (0, "coal"),
                Industry::IronWorks => (1, "iron"),
                _ => (2, "beer"),
            };
            let n = old.cubes - new.cubes;
            found[nth] += n;
            taken.push(Taken { what, n, from: From::Tile(at) });
        }
    }
    let (coal, iron) = (bill.coal.saturating_sub(found[0]), bill.iron.saturating_sub(found[1]));
    if 0 < coal {
        let price = before.coal.cost(coal);
        taken.push(Taken { what: "coal", n: coal, from: From::Market(price) });
    }
    if 0 < iron {
        let price = before.iron.cost(iron);
        taken.push(Taken { what: "iron", n: iron, from: From::Market(price) });
    }
    taken
}

/// What is built sells so many cubes to its market at once, for so many pounds.
fn sold_to_market(game: &Brass, plan: &Plan) -> Option<(Industry, u8, i16)> {
    let mut table = plan.before.clone();
    for step in &plan.steps {
        if let Action::Site(industry, at) = step.action {
            let (n, earned) = table.sold_at_once(industry, at);
            return (0 < n).then_some((industry, n, earned));
        }
        game.apply(&mut table, step.action);
    }
    None
}

/// The tiles that turn over.
fn flips(before: &State, after: &State) -> Vec<Space> {
    let is_flipped =
        |state: &State, at: Space| state.board.tile(at).is_some_and(|it| it.is_flipped);
    let spaces = (0..brass::SPACES.len() as u8).map(Space);
    spaces.filter(|&it| !is_flipped(before, it) && is_flipped(after, it)).collect()
}

fn tile_name(before: &State, after: &State, at: Space) -> Message {
    let piece = after.board.tile(at).or(before.board.tile(at));
    let (industry, level) = piece.map_or((Industry::CoalMine, 0), |it| (it.industry, it.level));
    Message::new("br-flips")
        .with("industry", place::industry(industry))
        .with("level", ROMAN[usize::from(level)])
        .with("location", place::location(at.location()))
}

fn from(view: &View<'_, Brass>, before: &State, taken: &Taken) -> String {
    let words = &view.words;
    match taken.from {
        From::Market(price) => words.count("br-from-market", price),
        From::Tile(at) => {
            let owner = before.board.tile(at).map_or(Owner::Human, |it| it.owner);
            words.say(
                &Message::new("br-from-tile")
                    .with("owner", owner.key())
                    .with("location", place::location(at.location())),
            )
        }
    }
}
