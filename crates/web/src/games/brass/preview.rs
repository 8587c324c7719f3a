//! What a deed costs and brings, part by part, before it is done.

use brass::{Action, Brass, Candidate, Era, Industry, MERCHANT_SPACES, Owner, Space, State, tile};
use desk::figure;
use kit::{Game, Message};
use maud::{Markup, html};

use super::{
    deed::Plan,
    hand,
    piece::ROMAN,
    place::{self, bonus_told},
};
use crate::page::View;

/// Keeps a figure beside its symbol where the parts follow each other like words.
const NBSP: &str = "\u{a0}";

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

/// Cost by part, money and income after it, what flips.
pub(super) fn show(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let words = &view.words;
    let before = &plan.before;
    let after = plan.outcome(view.game());
    let taken = taken(plan, &after);
    let flips = flips(before, &after);
    let cards: Vec<String> = plan.cards().iter().map(|&it| words.say(&hand::name(it))).collect();
    let level = |state: &State| state.human.level().unwrap_or_default();
    let (money, left) = (before.human.money, after.human.money);
    let points = after.points(Owner::Human) - before.points(Owner::Human);
    html! {
        span.cost {
            @if let Some(price) = price(plan) { span { (words.spoken_icon("pound", &words.text("br-tile-price"), "")) (NBSP) (price) } }
            @for it in &taken {
                span {
                    (words.spoken_icon(&format!("brass/{}", it.what), &words.text(&format!("br-{}", it.what)), &format!("c-{}", it.what)))
                    (NBSP) (it.n) " "
                    (from(view, before, it))
                }
            }
            @if let Some(n) = sold_to_market(plan, &after) {
                span { (words.say(&Message::new("br-to-market").with("n", n).with("money", revenue(plan, &after, &taken)))) }
            }
        }
        span.cost.then {
            @if let (Some(money), Some(left)) = (money, left) {
                span { (words.spoken_icon("pound", &words.text("br-money"), "")) (NBSP) (money) (ARROW) (figure(left.into())) }
            }
            @if level(before) != level(&after) {
                span { (words.spoken_icon("income", &words.text("br-income"), "")) (NBSP) (signed(level(before))) (ARROW) (signed(level(&after))) }
            }
            @if points != 0 { span { (words.spoken_icon("vp", &words.text("br-points"), "")) (NBSP) (signed(points)) } }
            @for at in flips { span { (words.icon("flip")) (NBSP) (words.say(&tile_name(before, &after, at))) } }
            @for (stall, (old, new)) in before.merchants.iter().zip(&after.merchants).enumerate() {
                @if old.has_barrel && !new.has_barrel { span { (bonus_told(view, MERCHANT_SPACES[stall])) } }
            }
            @if !cards.is_empty() { span { (words.icon("discard")) (NBSP) (cards.join(", ")) } }
        }
    }
}

/// A number that always says its sign.
pub(super) fn signed(n: i16) -> String {
    if 0 < n { format!("+{n}") } else { figure(n.into()) }
}

/// What the tile or the links cost by themselves.
fn price(plan: &Plan) -> Option<i16> {
    let built = plan.steps.iter().find_map(|it| match it.action {
        Action::Site(industry, _) => {
            Some(tile(industry, plan.before.human.mat.lowest(industry)?).cost)
        }
        _ => None,
    });
    let n_links = plan.steps.iter().filter(|it| matches!(it.action, Action::Line(_))).count();
    built.or(match (plan.before.era, n_links) {
        (_, 0) => None,
        (Era::Canal, _) => Some(3),
        (Era::Rail, 1) => Some(5),
        (Era::Rail, _) => Some(15),
    })
}

/// Coal, iron and beer that the deed takes, by source.
fn taken(plan: &Plan, after: &State) -> Vec<Taken> {
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
    let [coal, iron] = needed(plan);
    let (coal, iron) = (coal.saturating_sub(found[0]), iron.saturating_sub(found[1]));
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

/// The coal and iron that the deed takes in all.
fn needed(plan: &Plan) -> [u8; 2] {
    let mut needed = [0; 2];
    let mut is_free = false;
    for step in &plan.steps {
        match step.action {
            Action::Site(industry, _) => {
                if let Some(level) = plan.before.human.mat.lowest(industry) {
                    let spec = tile(industry, level);
                    needed = [spec.coal, spec.iron];
                }
            }
            Action::Line(_) if plan.before.era == Era::Rail => needed[0] += 1,
            Action::Flip(_) => is_free = true,
            Action::Remove(_) if !is_free => needed[1] += 1,
            _ => {}
        }
    }
    needed
}

/// How many cubes of what is built go to the market at once.
fn sold_to_market(plan: &Plan, after: &State) -> Option<u8> {
    plan.steps.iter().find_map(|it| match it.action {
        Action::Site(industry, at) => {
            let built = after.board.tile(at)?;
            let brought = tile(industry, built.level).cubes;
            (built.cubes < brought).then(|| brought - built.cubes)
        }
        _ => None,
    })
}

/// What the market pays for them: what the money after the deed has more than its
/// costs explain.
fn revenue(plan: &Plan, after: &State, taken: &[Taken]) -> i16 {
    let paid = |it: &Taken| if let From::Market(price) = it.from { price } else { 0 };
    let costs = price(plan).unwrap_or_default() + taken.iter().map(paid).sum::<i16>();
    let money = |state: &State| state.human.money.unwrap_or_default();
    money(after) - money(&plan.before) + costs
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
