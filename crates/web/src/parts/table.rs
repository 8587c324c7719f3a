//! Parts of the screens at the table: ways to take back and put right, answers, facts.

use desk::AutomaTurn;
use kit::{Count, Entry, Fact, Message, Session, Turn, Way, Ways};
use maud::{Markup, html};
use serde_json::json;

use super::{form, options};
use crate::{
    address::{Address, Link, key},
    companion::{Fixing, encoded},
    view::{Asked, Reading, Tell, View},
};

/// What names what was told with an entry, and says where that began: `AtTable::deed`.
pub(crate) type Deed<G> = fn(&Session<G>, usize) -> Option<(Message, usize)>;

/// The heading of a question: what did you do, or which card came up?
pub(crate) fn question<G: Reading>(view: &View<'_, G>) -> Message {
    match view.asked {
        // Not every pile holds cards: a game may ask in its own words.
        Asked::Card(pile) => {
            let own = Message::new(format!("ask-{}", G::PILES[usize::from(pile.0)]));
            if view.words.has(&own) { own } else { Message::new("ui-which-card") }
        }
        _ => Message::new("ui-tell"),
    }
}

/// The button that takes back the last answer, and names it.
pub(crate) fn undo<G: Reading>(view: &View<'_, G>, deed: Deed<G>) -> Markup {
    let words = &view.words;
    let Some(ply) = view.live().undo_ply() else {
        let face = html! { (words.icon("undo")) (words.text("ui-undo")) };
        return form::disabled("btn", Some(&words.text("ui-undo-none")), &face);
    };
    let taken = match &view.live().entries()[ply] {
        Entry::Action(_) => deed(view.live(), ply),
        Entry::Edit(_) => Some((Message::new("ui-deed-fix"), ply)),
        Entry::Deal { .. } => Some((Message::new("ui-deed-deal"), ply)),
    };
    let face = taken
        .as_ref()
        .map(|(deed, _)| words.say(&Message::new("ui-undo-deed").with("deed", deed.clone())));
    // A third of a phone's width and three lines hold so many letters.
    let is_long = face.as_ref().is_some_and(|it| 44 < it.chars().count());
    let button = html! {
        button.btn.long[is_long] type="submit" data-key="u" {
            (words.button_icon("undo"))
            @match &face {
                Some(face) => span { (face) },
                None => (words.text("ui-undo")),
            }
        }
    };
    // What was told at once is taken back at once.
    match taken {
        Some((_, from)) if from < ply => {
            let from = html! { input type="hidden" name="ply" value=(from); };
            form::change(view, Address::GoTo { id: view.id }, from, button)
        }
        _ => form::change(view, Address::Undo { id: view.id }, html! {}, button),
    }
}

/// The way from the reasons of a turn back to the lines of what to move, for whoever
/// came from them: what was ticked there stays ticked.
pub(crate) fn to_moves<G: Reading>(
    view: &View<'_, G>,
    turn: &AutomaTurn<G>,
) -> Option<(Link, Markup)> {
    let words = &view.words;
    view.query.get(key::MOVES)?;
    let n = view.orders(turn).len();
    let ticked: Vec<usize> = (1..=n).filter(|&it| is_ticked(view, it)).collect();
    let lines = words.to(Address::Turn { id: view.id, ply: turn.range().start });
    let lines = ticked.iter().fold(lines, |link, nth| link.with(&tick(*nth), 1));
    let said = Message::new("ui-lines-ticked").with("n", ticked.len()).with("of", n);
    let bar = html! {
        p.start-bar.to-moves {
            a.btn.primary.big href=(lines) {
                (words.button_icon("undo"))
                span { (words.text("ui-back-to-moves")) br; small { (words.say(&said)) } }
            }
        }
    };
    Some((lines, bar))
}

/// The name of the box of a line.
pub(crate) fn tick(nth: usize) -> String {
    format!("{}{nth}", key::TICK)
}

/// Whether the address says that a line is done.
pub(crate) fn is_ticked<G: Reading>(view: &View<'_, G>, nth: usize) -> bool {
    view.query.contains_key(&tick(nth))
}

/// The card that the program drew this once, for whoever takes it out of their pile.
pub(crate) fn drawn<G: Reading>(view: &View<'_, G>, deed: Deed<G>) -> Markup {
    let live = view.live();
    let ply = view.query.get(key::DRAWN).and_then(|it| it.parse::<usize>().ok());
    let is_card = |it: &usize| {
        *it < live.ply()
            && !live.entries()[*it].is_aside()
            && matches!(live.game().turn(live.at(*it)), Turn::Chance(_))
    };
    let card = ply.filter(is_card).and_then(|it| deed(live, it));
    html! {
        @if let Some((card, _)) = card {
            p.drawn role="status" { (view.words.icon("phone")) (rich(&view.words.say(&Message::new("ui-app-drew").with("card", card)))) }
        }
    }
}

/// The way to put the table right; `turn` is worked out again then.
pub(crate) fn to_fix<G: Reading>(view: &View<'_, G>, turn: Option<usize>) -> Markup {
    let fix = view.words.to(Address::Fix { id: view.id });
    let fix = match turn {
        Some(turn) => fix.with(key::TURN, turn),
        None => fix,
    };
    html! {
        a.btn href=(fix) data-key="f" { (view.words.button_icon("fix")) (view.words.text("ui-fix")) }
    }
}

/// The way to what has been told so far.
pub(crate) fn to_log<G: Reading>(view: &View<'_, G>) -> Markup {
    html! {
        a.btn href=(view.words.to(Address::Log { id: view.id })) { (view.words.button_icon("log")) (view.words.text("ui-log")) }
    }
}

/// What the automa did last, with the way to its reasons and back to its lines.
pub(crate) fn heard<G: Reading>(view: &View<'_, G>, tell: Tell<G>) -> Markup {
    let words = &view.words;
    // Its room is kept before its first turn: the board does not move when it comes.
    let Some(turn) = view.last() else { return html! { div.heard.none {} } };
    let start = turn.range().start;
    let told = turn
        .plies
        .iter()
        .filter_map(|it| tell(view.game(), &view.at(it.ply), it.action, &view.at(it.ply + 1)));
    let told: Vec<String> = told.map(|it| words.say(&it)).collect();
    html! {
        div.heard.foe {
            a.plain href=(words.to(Address::Turn { id: view.id, ply: start })) { (told.join(" ")) }
            a.btn.quiet href=(words.to(Address::Why { id: view.id, ply: start })) data-key="w" { (words.button_icon("why")) (words.text("ui-why")) }
        }
    }
}

/// Words with what counts in bold: `**30**`.
pub(crate) fn rich(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split("**").enumerate() {
            @if at % 2 == 1 { b { (part) } } @else { (part) }
        }
    }
}

/// Every card that can come, as an answer.
pub(crate) fn grid<G: Reading>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        div.asks.across-3 role="group" aria-label=(words.text("ui-actions")) {
            @for (at, &option) in view.options().iter().enumerate() {
                (form::act(view, option, html! {
                    button.ask type="submit" data-key=[(at < 9).then_some(at + 1)] {
                        (words.say(&view.game().describe(view.state(), option)))
                    }
                }))
            }
        }
    }
}

/// Every option as an answer; what cannot have happened with its rule.
pub(crate) fn answers<G: Reading>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        div.asks.across-1 role="group" aria-label=(words.text("ui-actions")) {
            @for (at, &option) in view.options().iter().enumerate() {
                (form::act(view, option, html! {
                    button.ask type="submit" data-key=[(at < 9).then_some(at + 1)] {
                        (words.say(&view.game().describe(view.state(), option)))
                    }
                }))
            }
            @if view.is_in_deed() { (options::back(view)) }
        }
    }
}

/// Every fact of a tab as a row: a number with less and more, or the ways it can stand.
pub(crate) fn rows<G: Reading>(view: &View<'_, G>, fixing: &Fixing<G>) -> Markup {
    let facts = view.game().facts(&fixing.state);
    let groups = desk::groups(&facts);
    let asked = view.query.get(key::TAB).map(String::as_str);
    let shown = groups.iter().copied().find(|it| Some(*it) == asked).or(groups.first().copied());
    html! {
        @if let Some(shown) = shown { (tabs(view, fixing, &groups, shown)) }
        div.facts-list {
            @for fact in facts.iter().filter(|it| Some(it.group) == shown) { (row(view, fixing, fact)) }
        }
    }
}

/// The groups of facts as tabs.
pub(crate) fn tabs<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    groups: &[&'static str],
    shown: &str,
) -> Markup {
    html! {
        @if 1 < groups.len() {
            nav.tabs.fix-tabs {
                @for group in groups {
                    a href=(fixing.link(view, &json!({}), &[(key::TAB, group)])) aria-current=[(*group == shown).then_some("page")] {
                        (view.words.text(group))
                    }
                }
            }
        }
    }
}

/// How many ways stand in a row: long words need the room of two, and a symbol that of
/// some letters.
fn columns<P>(ways: &[Way<'_, P>], texts: &[String]) -> usize {
    let length = |(way, text): (&Way<'_, P>, &String)| {
        text.chars().count() + if way.symbol.is_empty() { 0 } else { 6 }
    };
    let is_long = ways.iter().zip(texts).map(length).any(|it| 10 < it);
    if is_long && 3 < texts.len() { 2 } else { texts.len().clamp(2, 5) }
}

/// One fact and how it can be set.
pub(crate) fn row<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    fact: &Fact<'_, G::Position>,
) -> Markup {
    row_of(view, fixing, fact, &fact.ways())
}

/// One fact and some ways to set it.
pub(crate) fn row_of<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    fact: &Fact<'_, G::Position>,
    ways: &Ways<'_, G::Position>,
) -> Markup {
    // Many ways need the whole width.
    let is_wide = matches!(ways, Ways::OneOf(ways) if 2 < ways.len());
    let name = view.words.say(&fact.name);
    html! {
        div.fixrow.many[is_wide] role="group" aria-label=(name) {
            h2 { (name) }
            @match ways {
                Ways::Count(count) => (stepper(view, fixing, fact, count)),
                Ways::OneOf(ways) => (choice(view, fixing, fact, ways)),
            }
        }
    }
}

/// The page with one more change, where it is looked at now.
fn kept<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    group: &str,
    change: impl FnOnce(&mut G::Position),
) -> Link {
    let mut kept: Vec<(&str, &str)> = vec![(key::TAB, group)];
    if let Some(at) = view.query.get(key::AT) {
        kept.push((key::AT, at));
    }
    fixing.link(view, &fixing.change(view.game(), change), &kept)
}

/// A number, with one less and one more.
fn stepper<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    fact: &Fact<'_, G::Position>,
    count: &Count<'_, G::Position>,
) -> Markup {
    let words = &view.words;
    let step = |to: i64, symbol: &str, text: &str| {
        let label = words.text(text);
        match (count.least..=count.most).contains(&to) {
            true => html! {
                a.btn href=(kept(view, fixing, fact.group, |it| count.set(it, to))) aria-label={ (words.say(&fact.name)) ": " (label) } { (words.button_icon(symbol)) }
            },
            false => {
                html! { span.btn aria-disabled="true" role="button" aria-label=(label) { (words.icon(symbol)) } }
            }
        }
    };
    let name = words.say(&fact.name);
    let pad = Pad::of(view, &fact.place);
    html! {
        div.step {
            (step(count.n - 1, "minus", "ui-less"))
            // What can be many is typed, not counted in ones.
            @if count.least + STEPS < count.most {
                @let keys = pad_link(kept(view, fixing, fact.group, |it| count.set(it, count.n)), &fact.place, Pad::Fresh);
                a.btn.quiet.typed href=(keys) aria-expanded=(pad.is_some().to_string()) aria-label={ (name) ": " (words.say(&fact.said)) ", " (words.text("ui-type-number")) } { b { (words.say(&fact.said)) } }
            } @else { b { (words.say(&fact.said)) } }
            (step(count.n + 1, "plus", "ui-greater"))
        }
        @if let Some(pad) = pad { (keypad(view, fixing, fact, count, pad)) }
    }
}

/// More values than these are typed.
const STEPS: i64 = 15;

/// How far a number is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pad {
    /// The first key stands for a new number.
    Fresh,
    /// The next key is its next digit.
    Typed,
}

impl Pad {
    /// How far the number of a place is typed, if it is.
    fn of<G: Reading>(view: &View<'_, G>, place: &str) -> Option<Pad> {
        let (pad, at) = view.query.get(key::PAD)?.split_once('-')?;
        match pad {
            "fresh" if at == place => Some(Pad::Fresh),
            "typed" if at == place => Some(Pad::Typed),
            _ => None,
        }
    }
}

fn pad_link(link: Link, place: &str, pad: Pad) -> Link {
    let word = if pad == Pad::Fresh { "fresh" } else { "typed" };
    link.with(key::PAD, encoded(&format!("{word}-{place}")))
}

/// The keys that type a number, each a link: nothing is needed but a finger.
fn keypad<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    fact: &Fact<'_, G::Position>,
    count: &Count<'_, G::Position>,
    pad: Pad,
) -> Markup {
    let words = &view.words;
    let now = if pad == Pad::Fresh { 0 } else { count.n };
    let sign = if now < 0 { -1 } else { 1 };
    let key = |to: i64, face: Markup, label: Option<String>, press: String| {
        html! {
            @if (count.least..=count.most).contains(&to) {
                @let link = kept(view, fixing, fact.group, |it| count.set(it, to));
                a.btn.key href=(pad_link(link, &fact.place, Pad::Typed)) aria-label=[label] data-key=(press) { (face) }
            } @else { (form::disabled("btn key", label.as_deref(), &face)) }
        }
    };
    let digit = |n: i64| key(now * 10 + sign * n, html! { (n) }, None, n.to_string());
    html! {
        div.keys role="group" aria-label=(words.say(&fact.name)) {
            @for n in 1..=9 { (digit(n)) }
            (key(-count.n, html! { "±" }, Some(words.text("ui-sign")), "-".to_owned()))
            (digit(0))
            (key(now / 10, words.icon("undo"), Some(words.text("ui-digit-back")), "Backspace".to_owned()))
        }
    }
}

/// The ways a fact can stand, to tap one.
fn choice<G: Reading>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    fact: &Fact<'_, G::Position>,
    ways: &[Way<'_, G::Position>],
) -> Markup {
    let texts: Vec<String> = ways.iter().map(|it| view.words.say(&it.text)).collect();
    html! {
        div class={ "asks across-" (columns(ways, &texts)) } {
            @for (way, text) in ways.iter().zip(&texts) {
                a.ask href=(kept(view, fixing, fact.group, |it| way.set(it))) aria-current=[way.is_now.then_some("true")] {
                    @if !way.symbol.is_empty() { (view.words.button_icon(way.symbol)) } (text)
                }
            }
        }
    }
}
