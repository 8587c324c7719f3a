//! The automa's turn, moment by moment.

use desk::{AutomaTurn, Moment, Step};
use kit::{Message, Session, Turn};
use maud::{Markup, html};

use crate::{
    Pen, Stored,
    address::{Address, Link, key},
    page::{Mode, Page, View},
    visit::Visit,
};

/// Where in the automa's turn the page stands, and where it goes from here.
pub(crate) struct Watched {
    pub(crate) n: usize,
    pub(crate) n_moments: usize,
    next: Link,
    /// Whether that is a moment of a turn.
    is_next_watched: bool,
    /// Where it goes by itself, while it plays.
    pub(crate) onward: Option<Link>,
    /// This moment, standing still.
    here: Link,
}

impl Watched {
    /// The moment of a turn that the address asks for.
    pub(crate) fn of<G: Page>(
        visit: &Visit,
        stored: &Stored,
        live: &Session<G>,
        turn: &AutomaTurn<G>,
    ) -> (Watched, Moment) {
        let range = turn.range();
        let asked = visit.query.get(key::STEP).and_then(|it| it.parse::<usize>().ok()).unwrap_or(0);
        let (n, n_moments, moment) = moment(turn, asked);
        let here = visit.to(Address::Turn { id: &stored.id, ply: range.start });
        let after = after(live, &stored.id, range.end);
        let is_last = n + 1 == n_moments;
        let next = if is_last { visit.to(after) } else { here.clone().with(key::STEP, n + 1) };
        let is_next_watched = !is_last || matches!(after, Address::Turn { .. });
        let is_running = visit.query.contains_key(key::RUN);
        let onward = is_running.then(|| match is_next_watched {
            true => next.clone().with(key::RUN, 1),
            false => next.clone(),
        });
        let here = here.with(key::STEP, n);
        (Watched { n, n_moments, next, is_next_watched, onward, here }, moment)
    }
}

/// Where to go after `ply` entries: the automa's next turn, or the table.
pub(crate) fn after<'a, G: Page>(live: &Session<G>, id: &'a str, ply: usize) -> Address<'a> {
    match AutomaTurn::next_after(live, ply).filter(|&it| it < live.ply()) {
        Some(ply) => Address::Turn { id, ply },
        None => Address::Play { id },
    }
}

/// The moment number `n` of a turn, or the last one.
fn moment<G: Page>(turn: &AutomaTurn<G>, n: usize) -> (usize, usize, Moment) {
    let moments = turn.moments();
    let n = n.min(moments.len().saturating_sub(1));
    let moment = moments.get(n).copied().unwrap_or(Moment { nth: 0, step: Step::Card });
    (n, moments.len(), moment)
}

/// So many steps to each side of the present one are shown.
const N_NEAR: usize = 1;
/// More actions than these are marks without their numbers: the trail never leaves
/// its row.
const N_NUMBERED: usize = 5;

/// The moments as a trail: what the automa does one after the other, of which only
/// the one being told is laid out in steps.
pub(crate) fn trail<G: Page>(view: &View<'_, G>, watched: &Watched) -> Markup {
    let words = &view.words;
    let Mode::Watching(turn, now) = &view.mode else { return html! {} };
    let moments = turn.moments();
    let deeds: Vec<&[Moment]> = moments.chunk_by(|one, next| one.nth == next.nth).collect();
    let label = |at: usize| {
        words.say(&Message::new("ui-trail-deed").with("n", at + 1).with("of", deeds.len()))
    };
    html! {
        ol.trail.many[N_NUMBERED < deeds.len()] aria-label=(words.text("ui-steps")) {
            @for (at, deed) in deeds.iter().enumerate() {
                @if deed[0].nth == now.nth {
                    @let present = deed.iter().position(|it| it == now).unwrap_or(0);
                    @for (n, moment) in deed.iter().enumerate() {
                        @if is_shown(n, present, deed.len()) { (step(words, *moment, n, n == present)) }
                        @else if is_shown(n - 1, present, deed.len()) { li.gap aria-hidden="true" { "…" } }
                    }
                } @else {
                    @let is_told = deed[0].nth < now.nth;
                    li class=(if is_told { "deed told" } else { "deed" }) title=(label(at)) {
                        @if is_told { (words.spoken_icon("check", &label(at), "")) }
                        @else { span.hide { (label(at)) } span aria-hidden="true" { (at + 1) } }
                    }
                }
            }
        }
        span.hide { (watched.n + 1) " / " (watched.n_moments) }
    }
}

/// Whether a step of many is laid out: the first, the last and those around the present.
fn is_shown(n: usize, present: usize, of: usize) -> bool {
    n == 0 || n + 1 == of || n.abs_diff(present) <= N_NEAR
}

fn step(words: &Pen<'_>, moment: Moment, n: usize, is_present: bool) -> Markup {
    html! {
        li aria-current=[is_present.then_some("step")] {
            @match moment.step {
                Step::Card => (words.text("ui-step-card")),
                Step::Rule(_) => (n),
                Step::Done => (words.text("ui-step-done")),
            }
        }
    }
}

/// The card, what happens, and the buttons: next step, play, skip.
pub(crate) fn pace<G: Page>(view: &View<'_, G>, watched: &Watched) -> Markup {
    let words = &view.words;
    let Mode::Watching(turn, moment) = &view.mode else { return html! {} };
    // After its last turn nobody moves any more.
    let is_over = view.live().turn() == Turn::Over;
    let to = |usual: &str| words.text(if is_over { "ui-to-result" } else { usual });
    let class = if moment.step == Step::Card { "theatre turning" } else { "theatre" };
    html! {
        div class=(class) {
            (G::card(view, turn, *moment))
            p.say { (sentence(view, turn, *moment)) }
        }
        div.acts role="group" aria-label=(words.text("ui-pace")) {
            @if watched.is_next_watched {
                a.btn.primary href=(watched.next) data-key="Enter" { (words.button_icon("step")) (words.text("ui-next-step")) }
                @if watched.onward.is_some() {
                    a.btn href=(watched.here) data-key="p" { (words.button_icon("pause")) (words.text("ui-pause")) }
                } @else {
                    a.btn href=(watched.next.clone().with(key::RUN, 1)) data-key="p" { (words.button_icon("play")) (words.text("ui-play-on")) }
                }
                a.btn href=(words.to(Address::Play { id: view.id })) data-key="s" { (words.button_icon("skip")) (to("ui-skip-turn")) }
            } @else {
                a.btn.primary href=(watched.next) data-key="Enter" { (words.button_icon("play")) (to("ui-my-turn")) }
            }
        }
    }
}

/// What happens at a moment of the automa's turn, as a sentence.
pub(crate) fn sentence<G: Page>(
    view: &View<'_, G>,
    turn: &AutomaTurn<G>,
    moment: Moment,
) -> String {
    let words = &view.words;
    let ply = turn.at(moment);
    match moment.step {
        Step::Card => words.say(&view.game().turns_up(&view.at(ply.ply))),
        Step::Rule(n) => {
            let before = view.live().at(ply.ply);
            desk::sentence(words, &view.game().finding(before, ply.trace.rungs(), n))
        }
        Step::Done => {
            let (before, after) = (view.at(ply.ply), view.at(ply.ply + 1));
            let told = view.game().tell(&before, ply.action, &after);
            words.say(&told.unwrap_or_else(|| view.game().describe(&before, ply.action)))
        }
    }
}
