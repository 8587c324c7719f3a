//! Practice: the dear choices of all games that were analysed, to be tried again.

use desk::Day;
use keep::{Gist, Head, Keep as _, Shelf};
use kit::Message;
use maud::{Markup, PreEscaped, html};
use shelf::GameId;

use super::results::against;
use crate::{
    Pen,
    address::{Address, key},
    error::AppError,
    frame,
    studies::{self, Dear, Study, Tried},
    visit::Visit,
};

/// So many moments stand on the page.
const N_MOMENTS: usize = 40;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A choice to be tried again.
struct Moment {
    study: Study,
    dear: Dear,
    tried: Tried,
    head: Head,
}

/// Every choice of every game that is here, the dearest first.
async fn moments(visit: &Visit) -> Result<Vec<Moment>, AppError> {
    let store = &visit.app.host.store;
    let mut studies = studies::all(&**store).await?;
    studies.retain(|it| !it.is_second_try && !it.dear.is_empty());
    let mut all = Vec::new();
    if studies.is_empty() {
        return Ok(all);
    }
    let mut heads = store.list(Shelf::Over, 0, usize::MAX).await?.0;
    heads.extend(store.list(Shelf::Open, 0, usize::MAX).await?.0);
    for study in studies {
        let Some(head) = heads.iter().find(|it| it.id == study.id) else { continue };
        for dear in study.dear.clone() {
            let tried = study.tried(dear.print);
            all.push(Moment { study: study.clone(), dear, tried, head: head.clone() });
        }
    }
    all.sort_by_key(|it| std::cmp::Reverse(it.dear.cost.mean));
    Ok(all)
}

/// How many wait to be tried.
pub(super) async fn n_waiting(visit: &Visit) -> Result<usize, AppError> {
    let now = (visit.app.host.moment)().millis;
    let studies = studies::all(&*visit.app.host.store).await?;
    let waits = |it: &Study| {
        let waiting = it.dear.iter().filter(|dear| it.tried(dear.print).waits(now));
        if it.is_second_try { 0 } else { waiting.count() }
    };
    Ok(studies.iter().map(waits).sum())
}

/// One of those that wait, whichever.
pub(crate) async fn any(visit: &Visit) -> Result<Option<(String, usize)>, AppError> {
    let moment = (visit.app.host.moment)();
    let mut all = moments(visit).await?;
    all.retain(|it| it.tried.waits(moment.millis));
    if all.is_empty() {
        return Ok(None);
    }
    let it = &all[(moment.entropy % all.len() as u64) as usize];
    Ok(Some((it.study.id.clone(), it.dear.ply)))
}

/// The page.
pub(crate) async fn show(visit: &Visit) -> Result<Markup, AppError> {
    let words = visit.plain();
    let now = (visit.app.host.moment)().millis;
    let all = moments(visit).await?;
    let of = visit.query.get(key::OF).filter(|of| GameId::ALL.iter().any(|it| it.id() == **of));
    let shown: Vec<&Moment> =
        all.iter().filter(|it| of.is_none_or(|of| *of == it.study.game)).collect();
    let (waiting, found): (Vec<&Moment>, Vec<&Moment>) =
        shown.iter().partition(|it| it.tried.waits(now));
    let n = all.iter().filter(|it| it.tried.waits(now)).count();
    let title = match (all.len(), n) {
        (0, _) => words.text("ui-practice-none"),
        (_, 0) => words.text("ui-practice-all-found"),
        (_, n) => words.count("ui-practice-title", n),
    };
    let main = html! {
        main #main.page.coach {
            header { h1 { (title) } p { (words.text(if all.is_empty() { "ui-practice-none-text" } else { "ui-practice-text" })) } }
            @if all.is_empty() {
                div.empty {
                    (words.icon("signpost"))
                    p { (words.text("ui-practice-none-how")) }
                    p.ways {
                        a.btn.primary href=(words.to(Address::Home).at("games")) { (words.button_icon("play")) (words.text("ui-play")) }
                        a.btn href=(words.to(Address::Games).with(key::SHOW, "over")) { (words.button_icon("log")) (words.text("ui-games")) }
                    }
                }
            } @else {
                (begin(&words, waiting.first().copied()))
                (filter(visit, &words, &all, of))
                @if !waiting.is_empty() {
                    section aria-labelledby="h-waiting" {
                        div.section-h { h2 #h-waiting { (words.text("ui-practice-waiting")) } span.muted.small { (words.text("ui-practice-dearest")) } }
                        ul.moments { @for it in waiting.iter().take(N_MOMENTS) { (one(visit, it, now)) } }
                    }
                }
                @if !found.is_empty() {
                    section aria-labelledby="h-found" {
                        div.section-h { h2 #h-found { (words.text("ui-practice-found")) } }
                        ul.moments.found { @for it in found.iter().take(N_MOMENTS) { (one(visit, it, now)) } }
                    }
                }
                p.small.muted { (words.text("ui-practice-rule")) }
            }
        }
    };
    Ok(frame::coach_page(visit, &words, &title, "practice", &main))
}

fn begin(words: &Pen<'_>, first: Option<&Moment>) -> Markup {
    let Some(first) = first else { return html! {} };
    let (id, ply) = (&first.study.id, first.dear.ply);
    html! {
        div.ways {
            a.btn.primary href=(words.to(Address::Moment { id, ply })) { (words.button_icon("redo")) (words.text("ui-practice-begin")) }
            form method="post" action=(words.to(Address::PracticeAny)) {
                button.btn type="submit" { (words.button_icon("play")) (words.text("ui-practice-any")) }
            }
        }
    }
}

/// The games whose moments are shown.
fn filter(visit: &Visit, words: &Pen<'_>, all: &[Moment], of: Option<&String>) -> Markup {
    let n = |id: &str| all.iter().filter(|it| it.study.game == id).count();
    html! {
        nav.acts.choice aria-label=(words.text("ui-practice-of")) {
            a.btn href=(words.to(Address::Practice)) aria-current=[of.is_none().then_some("page")] { (words.text("ui-practice-of-all")) " " span.chip { (all.len()) } }
            @for id in GameId::ALL.iter().map(|it| it.id()).filter(|it| 0 < n(it)) {
                a.btn href=(words.to(Address::Practice).with(key::OF, id)) aria-current=[of.is_some_and(|it| it == id).then_some("page")] {
                    (visit.words(id).text("game-title")) " " span.chip { (n(id)) }
                }
            }
        }
    }
}

/// One moment: the game it is of, what was done, what it cost, what came of trying.
fn one(visit: &Visit, it: &Moment, now: u64) -> Markup {
    let words = visit.words(&it.study.game);
    let gist = it.head.gist.as_ref();
    let level = gist.and_then(|it| it.level.as_deref());
    let deck = gist.and_then(|it| it.deck.as_deref());
    let name = against(visit, &it.study.game, level, deck);
    let day = Day::from_millis(it.head.touched).short(&words);
    let kind = words.text(&format!("deed-kind-{}", it.dear.kind));
    let cost = Message::new("coach-points")
        .with("points", coach::documents::decimal(words.lang, -it.dear.cost.mean))
        .with(
            "band",
            coach::documents::decimal(words.lang, it.dear.cost.band).trim_start_matches('+'),
        );
    let state = match it.tried.due() {
        _ if it.tried.n == 0 => words.text("ui-practice-untried"),
        None => words.count("ui-practice-tried", it.tried.n as usize),
        Some(u64::MAX) => words.text("ui-practice-found-for-good"),
        Some(due) if due <= now => words.text("ui-practice-again"),
        Some(due) => words.count("ui-practice-comes", (due - now).div_ceil(DAY) as usize),
    };
    let (id, ply) = (&it.study.id, it.dear.ply);
    html! {
        li class=(it.study.game) {
            a href=(words.to(Address::Moment { id, ply })) {
                (picture(gist))
                span.mt { b { (name) ", " (words.say(&it.dear.at)) } span.muted { (kind) ", " (day) } }
                span.mc { b { (words.say(&cost)) } small { (state) } }
            }
        }
    }
}

fn picture(gist: Option<&Gist>) -> Markup {
    html! { @if let Some(gist) = gist { (PreEscaped(&gist.picture)) } }
}
