//! A moment to try again: the table before a dear choice, with the game's own controls and
//! the best deed hidden; then what was done now, then and best, side by side.
//!
//! Nothing of it is written to a record: what was done stands in the address.

use coach::{
    Comparison, Judged, Verdict,
    documents::{self, decimal},
};
use kit::{Message, Session};
use maud::{Markup, html};

use super::{log, play, scratch::top};
use crate::{
    Pen, Stored,
    address::{Address, key},
    charts::parts,
    frame,
    page::{Mode, Page, View},
    view::Scratch,
    visit::{Query, Visit},
};

/// A moment that is tried again, as far as it has come.
pub(crate) struct Tried<'a, G: Page> {
    /// The game that is kept.
    pub(crate) stored: &'a Stored,
    /// What was found of its choice.
    pub(crate) judged: &'a Judged,
    /// The game up to what was done now.
    pub(crate) session: Session<G>,
    /// The same as the address has it.
    pub(crate) did: String,
    /// Whether the game is over, so that it can be gone on with from there.
    pub(crate) is_over: bool,
}

impl<G: Page> Tried<'_, G> {
    fn scratch(&self) -> Scratch {
        Scratch { ply: self.judged.ply as usize, did: self.did.clone() }
    }

    fn view<'a>(&'a self, visit: &'a Visit, query: &'a Query, mode: Mode<G>) -> View<'a, G> {
        let words = visit.explained(G::ID).with_people(self.stored.people());
        let address = (words, &*self.stored.id, self.stored.revision, query);
        let viewer = desk::people(self.session.game())[0];
        let view = View::new(address, &self.session, viewer, mode, self.session.ply());
        view.scratched(self.scratch())
    }
}

/// What the address says besides what was done.
pub(crate) fn query(visit: &Visit) -> Query {
    let is_other = |it: &(&String, &String)| it.0 != key::DID;
    visit.query.iter().filter(is_other).map(|it| (it.0.clone(), it.1.clone())).collect()
}

/// The table, to choose at.
pub(crate) fn show<G: Page>(visit: &Visit, tried: &Tried<'_, G>) -> Markup {
    let query = query(visit);
    play::page(visit, &tried.view(visit, &query, Mode::Now), None)
}

/// The answer, or, while that is worked out, that it is.
pub(crate) fn answer<G: Page>(
    visit: &Visit,
    tried: &Tried<'_, G>,
    came: Option<&Comparison>,
) -> Markup {
    let query = Query::new();
    let view = tried.view(visit, &query, Mode::Past);
    let words = &view.words;
    let title = match came {
        Some(came) => words.text(verdict(came.verdict)),
        None => words.text("ui-moment-comparing"),
    };
    let (panels, turns) = (G::panels(&view), log::turns(&view));
    let body = html! {
        (top(&view, &panels))
        main #main.play.moment data-say=(title) {
            section.strip data-part="strip" aria-label=(words.text("ui-turn")) {
                div.who {
                    (words.classed_icon("you", "you"))
                    div { b { (title) } (G::figures(&view)) }
                }
                div.tools {}
                @match came {
                    Some(came) => (told(&view, tried, came)),
                    None => { div.last {} }
                }
            }
            section #board.board data-part="board" aria-label=(words.text("ui-board")) tabindex="-1" { (G::table(&view)) }
            section.hand.answer data-part="hand" aria-label=(words.text("ui-moment-answer")) {
                @match came {
                    Some(came) => (compared(&view, tried, came)),
                    None => (comparing(&view, tried)),
                }
            }
            (play::rail(&view, &panels, &turns))
            @if let Some(came) = came { (why(words, came)) }
        }
        (frame::menu(visit, words, &play::links(&view)))
    };
    frame::moment_page(visit, words, (G::ID, G::LOOK), &title, body)
}

/// The text of a verdict.
fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::AsGood => "ui-verdict-as-good",
        Verdict::Better => "ui-verdict-better",
        Verdict::Same => "ui-verdict-same",
        Verdict::NoBetter => "ui-verdict-no-better",
        Verdict::Less => "ui-verdict-less",
        Verdict::GivenUp => "ui-verdict-given-up",
    }
}

/// The deeds in words, one after the other.
fn told<G: Page>(view: &View<'_, G>, tried: &Tried<'_, G>, came: &Comparison) -> Markup {
    let words = &view.words;
    let before = view.live().at(tried.judged.ply as usize);
    let deed = |it| documents::sentences(words, view.game(), before, it).join(" ");
    let rows = [
        ("ui-moment-now", came.now.as_ref()),
        ("ui-moment-then", Some(&came.then)),
        ("ui-moment-best", Some(&came.best)),
    ];
    html! {
        details.last {
            summary {
                (words.classed_icon("signpost", "you"))
                span.told {
                    @for (name, it) in rows {
                        @if let Some(it) = it { b { (words.text(name)) } ": " (deed(it)) " " }
                    }
                }
            }
        }
    }
}

fn comparing<G: Page>(view: &View<'_, G>, tried: &Tried<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        p.say role="status" { (words.text("ui-moment-comparing-text")) }
        form method="post" action=(view.form(Address::Play { id: view.id })) data-think {
            input type="hidden" name=(key::DID) value=(tried.did);
            input type="hidden" name="compare" value="1";
            button.btn.primary type="submit" { (words.button_icon("play")) (words.text("ui-moment-compare")) }
        }
    }
}

fn compared<G: Page>(view: &View<'_, G>, tried: &Tried<'_, G>, came: &Comparison) -> Markup {
    let words = &view.words;
    let (id, ply) = (view.id, tried.judged.ply as usize);
    let points = |it: i64| decimal(words.lang, it);
    let now = came.now.as_ref().filter(|_| came.verdict != Verdict::Same);
    let marks: Vec<parts::Place> = [
        Some((parts::Deed::Then, "ui-moment-then", came.then_to_best)),
        now.map(|_| (parts::Deed::Now, "ui-moment-now", came.to_best)),
    ]
    .into_iter()
    .flatten()
    .map(|(deed, name, it)| parts::Place {
        deed,
        name: words.text(name),
        at: it.mean,
        band: it.band(),
        told: points(it.mean),
    })
    .collect();
    let mut label: Vec<String> =
        marks.iter().map(|it| format!("{} {}", it.name, it.told)).collect();
    label.push(words.text("ui-moment-best"));
    let games = words.say(&Message::new("ui-moment-games").with("n", came.judge.games));
    html! {
        div.verdict role="status" {
            h2 { (words.text(verdict(came.verdict))) }
            (parts::line(&marks, &words.text("ui-moment-best"), &label.join(", ")))
            p.small.muted { (games) }
        }
        div.acts.choice {
            button.btn type="button" popovertarget="p-moment-why" { (words.button_icon("why")) (words.text("ui-moment-reasons")) }
            a.btn href=(words.to(Address::Moment { id, ply })) data-key="Escape" { (words.button_icon("redo")) (words.text("ui-moment-choose")) }
            @if tried.is_over {
                form method="post" action=(words.to(Address::Branch { id })) {
                    input type="hidden" name=(key::PLY) value=(ply);
                    @if came.now.is_some() { input type="hidden" name="actions" value=(tried.did); }
                    button.btn.primary type="submit" { (words.button_icon("play")) (words.text("ui-branch")) }
                }
            }
        }
        p.small.muted { (words.text(if tried.is_over { "ui-moment-second" } else { "ui-moment-running" })) }
    }
}

/// Where the points come from, by source.
fn why(words: &Pen<'_>, came: &Comparison) -> Markup {
    let is_now = came.now.is_some() && came.verdict != Verdict::Same;
    let best = if is_now { "ui-moment-why-best" } else { "ui-moment-why-best-then" };
    let lists = [(best, &came.reasons), ("ui-moment-why-then", &came.reasons_then)];
    html! {
        section #p-moment-why.panel.keep popover="auto" aria-labelledby="h-moment-why" {
            (frame::sheets::shut(words, "p-moment-why"))
            h2 #h-moment-why { (words.icon("why")) (words.text("ui-moment-why")) }
            @for (title, reasons) in lists {
                @if !reasons.is_empty() {
                    h3 { (words.text(title)) }
                    ul { @for it in documents::reasons(words, reasons) { li { (it) } } }
                }
            }
            @if lists.iter().all(|it| it.1.is_empty()) { p { (words.text("ui-moment-why-none")) } }
            p.small.muted { (documents::judge(words, came.judge.games)) }
        }
    }
}
