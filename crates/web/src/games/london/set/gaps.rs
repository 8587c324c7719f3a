//! What is still missing of a set that is being typed.

use kit::{Arg, DocumentError, Message, Trouble};
use london::CardSheet;
use maud::{Markup, html};

use super::super::key;
use crate::page::{Draft, Rest};

use crate::Pen;

/// The faults of one entry: which figures are missing, and what else is wrong.
#[derive(Default)]
struct Gaps {
    missing: Vec<Message>,
    wrong: Vec<Message>,
}

impl Gaps {
    fn len(&self) -> usize {
        self.missing.len() + self.wrong.len()
    }
}

/// The entry and the field that a fault lies in.
fn place(fault: &DocumentError) -> Option<(&str, usize, &str)> {
    let (list, rest) = fault.at.split_once('[')?;
    let (nth, field) = rest.split_once("].")?;
    Some((list, nth.parse().ok()?, field))
}

/// The gaps of the entry `nth` of a list.
fn gaps(faults: &[DocumentError], list: &str, nth: usize) -> Gaps {
    let mut gaps = Gaps::default();
    for fault in faults {
        let Some((of, at, field)) = place(fault) else { continue };
        if (of, at) != (list, nth) {
            continue;
        }
        let label = Message::new(format!("ld-set-{field}"));
        if fault.expected.id == "expected-name" {
            // All of these are told in one line.
        } else if fault.expected.id == "expected-figure" {
            gaps.missing.push(label);
        } else {
            let bare = DocumentError { at: String::new(), line: None, ..fault.clone() };
            let what = bare.message();
            gaps.wrong.push(Message::new("trouble-at").with("at", label).with("what", what));
        }
    }
    gaps
}

/// Everything that is missing, with the way to where it is typed.
pub(super) fn show(draft: &Draft<'_>, sheet: &CardSheet, faults: &[DocumentError]) -> Markup {
    let words = &draft.words;
    let entry = |list: &'static str, names: Vec<&str>| {
        let all: Vec<(String, String, Gaps)> = names
            .into_iter()
            .enumerate()
            .map(|(nth, name)| (format!("?{list}={nth}"), name.to_owned(), gaps(faults, list, nth)))
            .filter(|it| 0 < it.2.len())
            .collect();
        all
    };
    let cards = entry(key::CARD, sheet.cards.iter().map(|it| it.name.as_str()).collect());
    let boroughs = entry(key::BOROUGH, sheet.boroughs.iter().map(|it| it.name.as_str()).collect());
    let whole = faults.iter().filter(|it| place(it).is_none() && known(it).is_none());
    html! {
        @if !faults.is_empty() {
            section.gaps aria-labelledby="h-gaps" {
                h2 #h-gaps { (words.text("ld-set-gaps")) }
                ul {
                    @if 0 < sheet.n_unnamed() { li { (words.count("ld-set-unnamed", sheet.n_unnamed())) } }
                    @for (link, name, gaps) in cards.iter().chain(&boroughs) {
                        li { a href=(draft.link().asking(link.trim_start_matches('?'))) { (name) } ": " (sentence(words, gaps)) }
                    }
                    @for fault in whole { li { (words.trouble(fault)) } }
                    (names(draft, faults))
                }
            }
        }
    }
}

/// What must be there by name: the way to type it.
fn known(fault: &DocumentError) -> Option<(&'static str, &str)> {
    let list = match fault.expected.id.as_str() {
        "expected-attested-card" => key::CARD,
        "expected-attested-borough" => key::BOROUGH,
        _ => return None,
    };
    fault.expected.args.iter().find_map(|it| match &it.1 {
        Arg::Text(name) => Some((list, name.as_str())),
        _ => None,
    })
}

/// The cards and boroughs that are known to be in this edition and not typed yet.
fn names(draft: &Draft<'_>, faults: &[DocumentError]) -> Markup {
    let names: Vec<(&str, &str)> = faults.iter().filter_map(known).collect();
    html! {
        @if !names.is_empty() {
            li {
                (draft.words.text("ld-set-attested"))
                @for (list, name) in names {
                    @let typed = name.replace('&', "%26").replace(' ', "+");
                    " " a href=(draft.link().with(list, key::NEW).with(key::NAME, typed)) { (name) }
                }
            }
        }
    }
}

fn sentence(words: &Pen<'_>, gaps: &Gaps) -> String {
    let missing = gaps.missing.clone();
    let missing = (!missing.is_empty())
        .then(|| words.say(&Message::new("ld-set-missing").with("figures", missing)));
    let wrong = gaps.wrong.iter().map(|it| words.say(it));
    missing.into_iter().chain(wrong).collect::<Vec<_>>().join("; ")
}

/// What is missing of one card, on its own page.
pub(super) fn of(words: &Pen<'_>, sheet: &CardSheet, list: &str, nth: usize) -> Markup {
    let gaps = gaps(&sheet.faults(), list, nth);
    html! { @if 0 < gaps.len() { p.said { (sentence(words, &gaps)) } } }
}

/// The parameters of the step for the first named entry with gaps behind this one:
/// of the whole set if there is none.
pub(super) fn next(sheet: &CardSheet, list: &str, nth: usize) -> String {
    let faults = sheet.faults();
    let entries = faults.iter().filter(|it| it.expected.id != "expected-name").filter_map(place);
    // A set is gone through as its page lists it: city cards, then boroughs.
    let order = |list: &str, nth: usize| (list == key::BOROUGH, nth);
    let behind = entries.map(|it| (it.0, it.1)).filter(|it| order(list, nth) < order(it.0, it.1));
    let first = behind.min_by_key(|it| order(it.0, it.1));
    first.map(|(list, nth)| format!("?{list}={nth}")).unwrap_or_default()
}

/// What a set that is whole for the table still needs for play on the screen.
pub(super) fn rest(sheet: &CardSheet) -> Option<Rest> {
    let cards = sheet.screen_gaps();
    let &first = cards.first()?;
    Some(Rest {
        said: Message::new("ld-set-rest").with("n", cards.len()),
        first: sheet.cards[first].name.clone(),
        step: format!("?{}={first}", key::CARD),
    })
}

/// How much is missing of one card, in the list.
pub(super) fn mark(words: &Pen<'_>, faults: &[DocumentError], list: &str, nth: usize) -> Markup {
    let n = gaps(faults, list, nth).len();
    html! { @if 0 < n { span.small { (words.count("ld-set-n-missing", n)) } } }
}
