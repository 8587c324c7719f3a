//! A hint: good deeds as places on the board, a letter for each, and what each brings.

use coach::{Hint, Hinted, Reason, documents};
use kit::{Message, Session};
use maud::{Markup, html};

use super::play::{self, Instead};
use crate::{
    Pen, Stored,
    address::{Address, key},
    assets::{self, Look},
    game,
    page::{Mode, Page, View},
    parts::{advice::letter, bands, form},
    visit::{Query, Visit},
};

/// The page of a game with a hint for the table that is shown.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    stored: &Stored,
    live: &Session<G>,
    hint: &Hint,
) -> Markup {
    let deeds = hint.deeds.iter().map(|it| read::<G>(&it.deed.0)).collect();
    // Nothing is picked here: what this address says is not for the game to read.
    let (words, id, revision, _) = play::address::<G>(visit, stored);
    let nothing = Query::new();
    let address = (words, id, revision, &nothing);
    let viewer = game::watcher(live);
    let view = View::new(address, live, viewer, Mode::Now, live.ply()).hinting(deeds);
    let is_reasoned = visit.query.contains_key(key::REASONS);
    let style = assets::HINT_STYLE;
    play::page_with(
        visit,
        &view,
        &Instead {
            heading: view.words.count("ui-hinted", hint.deeds.len()),
            said: said(&view, hint),
            hand: hand(&view, hint, is_reasoned),
            sheet: is_reasoned.then(|| reasons(&view, hint)),
            look: Look { style, script: None, symbols: None, ground: None, texts: [""; 3] },
        },
    )
}

/// The actions of a deed.
fn read<G: Page>(deed: &[String]) -> Vec<G::Action> {
    deed.iter().filter_map(|it| it.parse().ok()).collect()
}

/// The deeds for ears, and that none is the best.
fn said<G: Page>(view: &View<'_, G>, hint: &Hint) -> String {
    let words = &view.words;
    let deeds = view.lettered().map(|(letter, deed)| {
        let advice = G::advice(view, deed);
        format!("{letter}: {}, {}.", advice.title, advice.note)
    });
    let deeds: Vec<String> = deeds.collect();
    format!("{} {}", words.count("ui-hint-say", hint.deeds.len()), deeds.join(" "))
}

/// The list in the place of the choices.
fn hand<G: Page>(view: &View<'_, G>, hint: &Hint, is_reasoned: bool) -> Markup {
    let words = &view.words;
    let id = view.id;
    let here = || words.to(Address::Hint { id });
    let title = words.text("ui-hint-reasons");
    html! {
        (G::kept_beside_hint(view))
        div.hints {
            p.say { (words.count("ui-hint-say", hint.deeds.len())) }
            ol { @for (at, deed) in view.lettered() { li { (one(view, at, deed)) } } }
            div.acts.choice {
                @if is_reasoned {
                    a.btn href=(here()) aria-current="true" data-key="i" { (words.button_icon("why")) (title) }
                } @else {
                    a.btn href=(here().with(key::REASONS, 1)) data-key="i" { (words.button_icon("why")) (title) }
                }
                a.btn href=(words.to(Address::Play { id })) data-key=[(!is_reasoned).then_some("Escape")] {
                    (words.button_icon("close")) (words.text("ui-hint-hide"))
                }
            }
        }
    }
}

/// A deed of the list: a tap chooses it, or does it.
fn one<G: Page>(view: &View<'_, G>, at: char, deed: &[G::Action]) -> Markup {
    let advice = G::advice(view, deed);
    let key = at.to_ascii_lowercase();
    let face = html! {
        (letter(at))
        span.what { b { (advice.title) } @if !advice.note.is_empty() { " " small { (advice.note) } } }
    };
    match advice.chosen {
        Some(link) => html! { a.btn href=(link) data-key=(key) { (face) } },
        None => {
            form::acts(view, deed, html! { button.btn type="submit" data-key=(key) { (face) } })
        }
    }
}

/// What each deed brings by source of points against the mean of all of them, as far as it
/// is clear; and how often it wins.
fn reasons<G: Page>(view: &View<'_, G>, hint: &Hint) -> Markup {
    let words = &view.words;
    let said = documents::hint(words, view.live(), hint);
    let close = words.text("ui-close");
    html! {
        section #reasons.reasons aria-labelledby="h-reasons" tabindex="-1" {
            a.btn.quiet.shut href=(words.to(Address::Hint { id: view.id })) data-key="Escape" {
                (words.spoken_icon("close", &close, ""))
            }
            h2 #h-reasons { (words.icon("why")) (words.text("ui-hint-since")) }
            p { (said.comparison) }
            @if 1 < hint.deeds.len() && !hint.is_alike { (table(words, hint)) }
            ul.chances {
                @for ((at, deed), it) in view.lettered().zip(&hint.deeds) {
                    li { (letter(at)) span { (G::advice(view, deed).title) } span.won { (won(words, it)) } }
                }
            }
            p.small.muted { (documents::judge(words, hint.judge.games)) " " (words.text("ui-hint-limits")) }
        }
    }
}

/// How often a deed wins, with its band.
fn won(words: &Pen<'_>, it: &Hinted) -> Markup {
    let [chance, low, high] = it.chances().map(documents::open_percent);
    html! {
        b { (words.count("ui-hint-won", chance)) } " "
        small { (low) "–" (high) }
    }
}

/// Every source that is clear for one deed, both sides, then all of them together.
fn table(words: &Pen<'_>, hint: &Hint) -> Markup {
    let mut rows: Vec<(bool, &str)> = Vec::new();
    for it in hint.deeds.iter().flat_map(|it| &it.reasons) {
        if !rows.contains(&(it.is_automa, it.source.as_str())) {
            rows.push((it.is_automa, &it.source));
        }
    }
    // Theirs, then the automa's, each in the order in which they were found.
    rows.sort_by_key(|it| it.0);
    let ends = |it: &coach::Mean| it.mean.abs() + it.band();
    let found = hint.deeds.iter().flat_map(|it| it.reasons.iter().map(|it| &it.gain));
    let all = found.chain(hint.deeds.iter().map(|it| &it.against));
    let most = all.map(ends).max().unwrap_or(1).max(1);
    html! {
        table.against {
            caption.hide { (words.text("ui-hint-against")) }
            thead { tr {
                td {}
                @for (at, _) in ('A'..='Z').zip(&hint.deeds) { th scope="col" { (letter(at)) } }
            } }
            tbody {
                @for (is_automa, source) in &rows {
                    tr {
                        th scope="row" {
                            @if *is_automa { (words.spoken_icon("automa", &words.text("automa-title"), "foe")) }
                            @else { (words.spoken_icon("you", &words.text("ui-cost-you"), "you")) }
                            span { (words.say(&Message::new(*source))) }
                        }
                        @for it in &hint.deeds { (cell(words, reason(it, *is_automa, source), *is_automa, most)) }
                    }
                }
            }
            tfoot { tr {
                th scope="row" { (words.icon("vp")) span { (words.text("ui-hint-all")) } }
                @for it in &hint.deeds {
                    td.unclear[!it.against.is_clear()] {
                        b { (documents::decimal(words.lang, it.against.mean)) }
                        (bands::band(&it.against, most, "f-ink s-ink"))
                    }
                }
            } }
        }
    }
}

fn reason<'a>(it: &'a Hinted, is_automa: bool, source: &str) -> Option<&'a Reason> {
    it.reasons.iter().find(|it| it.is_automa == is_automa && it.source == source)
}

/// What a deed brings of one source; nothing where that is not clear.
fn cell(words: &Pen<'_>, reason: Option<&Reason>, is_automa: bool, most: i64) -> Markup {
    let class = if is_automa { "f-foe s-foe" } else { "f-you s-you" };
    html! {
        @match reason {
            Some(it) => td {
                b { (documents::decimal(words.lang, it.gain.mean)) }
                (bands::band(&it.gain, most, class))
            },
            None => td.unclear { "–" },
        }
    }
}
