//! The home page: unfinished games first, then the games to start.

use axum::http::StatusCode;
use keep::{Gist, Head, Keep as _, Shelf, StoreError, Stored};
use kit::Message;
use maud::{Markup, PreEscaped, html};

use desk::{figure, named};
use shelf::{GameId, with_game};

use super::{
    new_game::{self, Start},
    practice, trouble, ways,
};
use crate::{
    Pen,
    address::{Address, key},
    assets,
    error::AppError,
    frame, game,
    page::Page,
    parts::{self, marks},
    visit::Visit,
};

const N_ON_HOME: usize = 3;
const N_ON_LIST: usize = 24;
/// So many of the last results are told of.
const N_TALLIED: usize = 100;

/// The games that the home page tells of, and how many there are.
#[derive(Default)]
struct Games {
    open: Vec<Markup>,
    n_open: usize,
    over: Vec<Head>,
    n_over: usize,
    /// Those that tell which level was played last.
    last: Vec<Head>,
    /// How many moments wait to be tried again.
    n_waiting: usize,
}

impl Games {
    async fn of(visit: &Visit) -> Result<Games, AppError> {
        let (open, n_open) = to_go_on(visit).await?;
        let (over, n_over) = visit.app.host.store.list(Shelf::Over, 0, N_TALLIED).await?;
        let last = new_game::last_played(visit).await?;
        let n_waiting = practice::n_waiting(visit).await?;
        Ok(Games { open, n_open, over, n_over, last, n_waiting })
    }
}

/// The home page. Where the games cannot be opened it says so in their place: that is
/// something else than no games.
pub(crate) async fn show(visit: &Visit) -> Result<(StatusCode, Markup), AppError> {
    match Games::of(visit).await {
        Ok(games) => Ok((StatusCode::OK, page(visit, games, None).await)),
        Err(error @ AppError::Store(StoreError::Shut { .. })) => {
            let shut = trouble::shut(visit, &error);
            let page = page(visit, Games::default(), Some(shut)).await;
            Ok((StatusCode::SERVICE_UNAVAILABLE, page))
        }
        Err(error) => Err(error),
    }
}

/// The page with the games, or with what keeps them from being told of.
async fn page(visit: &Visit, games: Games, shut: Option<Markup>) -> Markup {
    let words = visit.plain();
    let Games { open, n_open, over, n_over, last, n_waiting } = games;
    let n_won = over.iter().filter(|it| it.gist.as_ref().is_some_and(game::is_won)).count();
    let tally = Message::new("ui-tally").with("n", over.len()).with("won", n_won);
    let mut results = Vec::new();
    for head in over.iter().take(N_ON_HOME) {
        results.push(entry(visit, head).await.unwrap_or_else(|it| it));
    }
    let main = html! {
        main #main.page {
            header {
                h1 { (words.text("ui-home-title")) }
                p { (words.text("ui-home-text")) @if !over.is_empty() { " " (words.say(&tally)) } }
            }
            @if open.is_empty() && over.is_empty() { (two_ways(&words)) }
            @if let Some(shut) = shut { (shut) }
            @if !open.is_empty() {
                section aria-labelledby="h-open" {
                    div.section-h {
                        h2 #h-open { (words.text("ui-go-on")) }
                        @if open.len() < n_open || 0 < n_over {
                            a.all href=(words.to(Address::Games)) { (words.count("ui-all-games", n_open + n_over)) }
                        }
                    }
                    div.resume { @for entry in &open { (entry) } }
                }
            }
            (ways::band(visit, &words, &over, n_waiting))
            section #games aria-labelledby="h-games" {
                div.section-h {
                    h2 #h-games { (words.text("ui-start")) }
                    @if open.is_empty() && 0 < n_over {
                        a.all href=(words.to(Address::Games)) { (words.count("ui-all-games", n_over)) }
                    }
                }
                div.games { @for &id in GameId::ALL { (with_game!(id, G => card::<G>(visit, Start::of::<G>(&last)))) } }
            }
            // Who has played knows the way: what waits comes first.
            @if !open.is_empty() || !over.is_empty() { (two_ways(&words)) }
            (frame::phone(visit, &words))
            @if !results.is_empty() {
                section aria-labelledby="h-results" {
                    div.section-h { h2 #h-results { (words.text("ui-results")) } }
                    div.resume { @for entry in &results { (entry) } }
                }
            }
            @if 0 < n_open + n_over { (frame::keeping(visit, &words)) }
        }
    };
    frame::page(visit, &words, &words.text("ui-home-title"), "home", main)
}

/// The two ways to play, each with a picture: the whole game here, or the automa beside
/// somebody's own box.
fn two_ways(words: &Pen<'_>) -> Markup {
    html! {
        div.two-ways {
            @for (key, picture) in [("ui-way-screen", parts::ways::screen(words)), ("ui-way-table", parts::ways::table(words))] {
                section aria-labelledby=(key) {
                    div.way-pic aria-hidden="true" { (picture) }
                    h2 id=(key) { (words.text(key)) }
                    p { (words.say(&Message::new(key).attribute("text"))) }
                }
            }
        }
    }
}

/// All games, a page at a time: those under way, or those that are over where there are
/// no others.
pub(crate) async fn list(visit: &Visit) -> Result<Markup, AppError> {
    let words = visit.plain();
    let n_open = visit.app.host.store.list(Shelf::Open, 0, 1).await?.1;
    let n_over = visit.app.host.store.list(Shelf::Over, 0, 1).await?.1;
    let shelf = match visit.query.get(key::SHOW).map(String::as_str) {
        Some("over") => Shelf::Over,
        Some("open") => Shelf::Open,
        _ if n_open == 0 && 0 < n_over => Shelf::Over,
        _ => Shelf::Open,
    };
    let shown = if shelf == Shelf::Over { "over" } else { "open" };
    let page = visit.query.get(key::PAGE).and_then(|it| it.parse::<usize>().ok()).unwrap_or(1);
    let page = page.clamp(1, 1 << 20);
    let skip = (page - 1) * N_ON_LIST;
    let (games, n) = visit.app.host.store.list(shelf, skip, N_ON_LIST).await?;
    let mut entries = Vec::new();
    for head in &games {
        entries.push(entry(visit, head).await.unwrap_or_else(|it| it));
    }
    let main = html! {
        main #main.page {
            header { h1 { (words.text("ui-games")) } p { (words.count("ui-games-text", n_open + n_over)) } }
            nav.acts.choice aria-label=(words.text("ui-games")) {
                @for (it, n) in [("open", n_open), ("over", n_over)] {
                    a.btn href=(words.to(Address::Games).with(key::SHOW, it)) aria-current=[(it == shown).then_some("page")] {
                        (words.text(&format!("ui-games-{it}"))) " " span.chip { (n) }
                    }
                }
            }
            div.resume { @for entry in &entries { (entry) } }
            @if entries.is_empty() { p.muted { (words.text("ui-games-none")) } }
            p.ways { (frame::export(&words)) }
            @if !entries.is_empty() { (frame::keeping(visit, &words)) }
            nav.pages aria-label=(words.text("ui-list-pages")) {
                @if 1 < page { a.btn href=(words.to(Address::Games).with(key::SHOW, shown).with(key::PAGE, page - 1)) { (words.button_icon("undo")) (words.text("ui-newer")) } }
                @if skip + games.len() < n { a.btn href=(words.to(Address::Games).with(key::SHOW, shown).with(key::PAGE, page + 1)) { (words.button_icon("redo")) (words.text("ui-older")) } }
            }
        }
    };
    Ok(frame::page(visit, &words, &words.text("ui-games"), "", main))
}

/// Asks before a game is thrown away.
pub(crate) async fn confirm_removal(visit: &Visit, stored: &Stored) -> Markup {
    let words = visit.plain();
    let entry = entry(visit, &stored.head()).await.unwrap_or_else(|it| it);
    let main = html! {
        main #main.page {
            header { h1 { (words.text("ui-remove-title")) } p { (words.text("ui-remove-text")) } }
            div.resume { (entry) }
            div.endbtns {
                a.btn.primary href=(words.to(Address::Play { id: &stored.id })) { (words.button_icon("play")) (words.text("ui-keep")) }
                form method="post" action=(words.to(Address::Remove { id: &stored.id })) {
                    input type="hidden" name="revision" value=(stored.revision);
                    button.btn type="submit" { (words.button_icon("close")) (words.text("ui-remove")) }
                }
            }
        }
    };
    frame::page(visit, &words, &words.text("ui-remove-title"), "", main)
}

/// The games to go on with, and how many are open in all. Those that cannot
/// be read come last: they do not push away what can be played.
async fn to_go_on(visit: &Visit) -> Result<(Vec<Markup>, usize), AppError> {
    let (mut readable, mut unreadable) = (Vec::new(), Vec::new());
    let mut skip = 0;
    loop {
        let (heads, n) = visit.app.host.store.list(Shelf::Open, skip, N_ON_LIST).await?;
        for head in &heads {
            match entry(visit, head).await {
                Ok(entry) => readable.push(entry),
                Err(entry) => unreadable.push(entry),
            }
            if readable.len() == N_ON_HOME {
                return Ok((readable, n));
            }
        }
        skip += heads.len();
        if heads.is_empty() || n <= skip {
            readable.extend(unreadable);
            readable.truncate(N_ON_HOME);
            return Ok((readable, n));
        }
    }
}

/// One kept game: picture, name, how far it has come, scores; or, as an error,
/// that it cannot be read, and why.
async fn entry(visit: &Visit, head: &Head) -> Result<Markup, Markup> {
    let shown = match game::named(&head.game) {
        Ok(id) => with_game!(id, G => known::<G>(visit, head).await),
        Err(error) => Err(error),
    };
    shown.map_err(|error| {
        let words = visit.words(&head.game);
        html! {
            div.entry {
                a href=(words.to(Address::Play { id: &head.id })) {
                    svg.mini viewBox="0 0 84 64" aria-hidden="true" { use href=(words.symbol("no")) x="26" y="16" width="32" height="32" "/"; }
                    span { b { (words.text("ui-unreadable")) } br; span.muted { (error.sentence(visit)) } }
                }
                (remove(&words, &head.id, &words.text("ui-unreadable")))
            }
        }
    })
}

async fn known<G: Page>(visit: &Visit, head: &Head) -> Result<Markup, AppError> {
    let words = visit.words(G::ID);
    let is_fresh = |it: &&Gist| it.ruleset == G::RULESET && it.look == assets::STYLE.mark;
    let gist = match head.gist.as_ref().filter(is_fresh) {
        Some(gist) => gist.clone(),
        // Written by another version, or by none: the record knows.
        None => game::gist(&game::open::<G>(&game::load(&visit.app, &head.id).await?.1)?),
    };
    let progress = words.say(&gist.progress);
    let which = Message::new("trouble-at").with("at", Message::new("game-title"));
    let which = words.say(&which.with("what", Message::verbatim(progress)));
    Ok(html! {
        div class={ "entry " (G::ID) } {
            a href=(words.to(Address::Play { id: &head.id })) {
                (glance::<G>(&words, &gist, html! { " · " (day(&words, head.touched)) }))
            }
            (remove(&words, &head.id, &which))
        }
    })
}

/// A day, counted from 1970, as year, month and day.
fn civil(days: u64) -> (u64, u64, u64) {
    // Years begin in March here, so that a leap day is the last of its year.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (400 * era + year + u64::from(month <= 2), month, of_month)
}

/// The day of a moment, in the words of the reader; script makes it the day where they are.
fn day(words: &Pen<'_>, millis: u64) -> Markup {
    let (year, month, day) = civil(millis / 86_400_000);
    let told = Message::new("ui-day").with("day", day.to_string()).with("month", month as i64);
    let told = told.with("year", year.to_string());
    let seconds = millis / 1000 % 86_400;
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    html! {
        time datetime={ (format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")) } { (words.say(&told)) }
    }
}

/// A game at a glance: picture, name, how far it has come, scores.
pub(crate) fn summary<G: Page>(words: &Pen<'_>, gist: &Gist) -> Markup {
    glance::<G>(words, gist, html! {})
}

/// The same with what stands behind how far it has come.
fn glance<G: Page>(words: &Pen<'_>, gist: &Gist, more: Markup) -> Markup {
    let level = game::level::<G>().zip(gist.level.as_ref());
    let level = level.map(|(choice, it)| named(words, choice.key, it));
    html! {
        (PreEscaped(&gist.picture))
        span {
            b { (words.text("game-title")) } @if let Some(level) = level { " · " (level) }
            @if gist.is_at_table { " · " (words.text("ui-at-table")) }
            br; span.muted { (words.say(&gist.progress)) (more) }
            (scores(words, gist))
            (marks::chips(words, &gist.marks))
        }
    }
}

/// How everybody stands, the automa last: their points, or what those come to at an even
/// pace while a game is young.
fn scores(words: &Pen<'_>, gist: &Gist) -> Markup {
    let automa = usize::from(gist.automa);
    let standing = if gist.standing.is_empty() { &gist.scores } else { &gist.standing };
    let people = standing.iter().enumerate().filter(|it| it.0 != automa);
    html! {
        span.score {
            @for (_, &points) in people { span { (words.spoken_icon("you", &words.text("ui-you"), "you")) (figure(points)) } }
            @if let Some(&points) = standing.get(automa) {
                span { (words.spoken_icon("automa", &words.text("automa-title"), "foe")) (figure(points)) }
            }
        }
    }
}

/// The way to throw a game away, which says which.
fn remove(words: &Pen<'_>, id: &str, which: &str) -> Markup {
    let label = Message::new("ui-remove-this").with("which", Message::verbatim(which));
    html! {
        a.remove href=(words.to(Address::Remove { id })) {
            (words.spoken_icon("close", &words.say(&label), ""))
        }
    }
}

/// A game to start: one click begins it, at the level the button names.
fn card<G: Page>(visit: &Visit, start: Option<Start>) -> Markup {
    let words = visit.words(G::ID);
    html! {
        article class={ "gamecard " (G::ID) } {
            div.pic { (G::picture(&words)) }
            h3 { (words.text("game-title")) }
            p { (words.text("game-about")) }
            div.row {
                (new_game::play::<G>(&words, start))
                a.btn href=(words.to(Address::New { game: G::ID }).with(key::AT, "table")) { (words.button_icon("table")) (words.text("ui-at-table-start")) }
            }
            p.card-links {
                a href=(words.to(Address::How { game: G::ID })) { (words.button_icon("how")) (words.text("ui-how")) }
                a href=(words.to(Address::New { game: G::ID })) { (words.button_icon("menu")) (words.text("ui-choose")) }
                a href=(words.to(Address::Print { game: G::ID })) { (words.button_icon("print")) (words.text("ui-print")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_date() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(20_454), (2026, 1, 1));
        assert_eq!(civil(20_775), (2026, 11, 18));
    }
}
