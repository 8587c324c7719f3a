//! The home page: unfinished games first, then the games to start.

use kit::Turn;
use maud::{Markup, html};

use crate::{
    Shelf, Stored,
    error::AppError,
    frame::{self, icon},
    game::{self, WITH_PAGE, with_page},
    page::Page,
    visit::Visit,
};

const N_ON_HOME: usize = 3;
const N_ON_LIST: usize = 24;

/// The home page.
pub(crate) async fn show(visit: Visit) -> Result<Markup, AppError> {
    let words = visit.plain();
    let (open, n_open) = visit.app.host.store.list(Shelf::Open, 0, N_ON_HOME).await?;
    let (_, n_over) = visit.app.host.store.list(Shelf::Over, 0, 0).await?;
    let main = html! {
        main #main.page {
            header { h1 { (words.text("ui-home-title")) } p { (words.text("ui-home-text")) } }
            @if !open.is_empty() {
                section aria-labelledby="h-open" {
                    div.section-h {
                        h2 #h-open { (words.text("ui-go-on")) }
                        @if open.len() < n_open || 0 < n_over {
                            a.all href="/games" { (words.count("ui-all-games", n_open + n_over)) }
                        }
                    }
                    (resume(&visit, &open))
                }
            }
            section #games aria-labelledby="h-games" {
                div.section-h {
                    h2 #h-games { (words.text("ui-start")) }
                    @if open.is_empty() && 0 < n_over {
                        a.all href="/games" { (words.count("ui-all-games", n_over)) }
                    }
                }
                div.games.one[WITH_PAGE.len() == 1] {
                    @for id in WITH_PAGE { (with_page!(id, G => Ok(card::<G>(&visit)))?) }
                }
                p.muted.terminal { (words.text("ui-terminal")) }
            }
        }
    };
    Ok(frame::page(&visit, &words, &words.text("ui-home-title"), "home", main))
}

/// All games, a page at a time.
pub(crate) async fn list(visit: Visit) -> Result<Markup, AppError> {
    let words = visit.plain();
    let shelf = match visit.query.get("show").map(String::as_str) {
        Some("over") => Shelf::Over,
        _ => Shelf::Open,
    };
    let key = if shelf == Shelf::Over { "over" } else { "open" };
    let page = visit.query.get("page").and_then(|it| it.parse::<usize>().ok()).unwrap_or(1);
    let page = page.clamp(1, 1 << 20);
    let skip = (page - 1) * N_ON_LIST;
    let (games, n) = visit.app.host.store.list(shelf, skip, N_ON_LIST).await?;
    let main = html! {
        main #main.page {
            header { h1 { (words.text("ui-games")) } p { (words.count("ui-games-text", n)) } }
            nav.acts.choice aria-label=(words.text("ui-games")) {
                @for it in ["open", "over"] {
                    a.btn href={ "/games?show=" (it) } aria-current=[(it == key).then_some("page")] {
                        (words.text(&format!("ui-games-{it}")))
                    }
                }
            }
            (resume(&visit, &games))
            @if games.is_empty() { p.muted { (words.text("ui-games-none")) } }
            nav.pages aria-label=(words.text("ui-pages")) {
                @if 1 < page { a.btn href={ "/games?show=" (key) "&page=" (page - 1) } { (icon("undo")) (words.text("ui-newer")) } }
                @if skip + games.len() < n { a.btn href={ "/games?show=" (key) "&page=" (page + 1) } { (icon("redo")) (words.text("ui-older")) } }
            }
        }
    };
    Ok(frame::page(&visit, &words, &words.text("ui-games"), "", main))
}

/// Asks before a game is thrown away.
pub(crate) fn confirm_removal(visit: &Visit, stored: &Stored) -> Markup {
    let words = visit.plain();
    let main = html! {
        main #main.page {
            header { h1 { (words.text("ui-remove-title")) } p { (words.text("ui-remove-text")) } }
            div.resume { (entry(visit, stored)) }
            div.endbtns {
                a.btn.go href={ "/play/" (stored.id) } { (icon("play")) (words.text("ui-keep")) }
                form method="post" action={ "/play/" (stored.id) "/remove" } {
                    input type="hidden" name="revision" value=(stored.revision);
                    button.btn type="submit" { (icon("close")) (words.text("ui-remove")) }
                }
            }
        }
    };
    frame::page(visit, &words, &words.text("ui-remove-title"), "", main)
}

fn resume(visit: &Visit, games: &[Stored]) -> Markup {
    html! { div.resume { @for stored in games { (entry(visit, stored)) } } }
}

/// One kept game: picture, name, how far it has come, scores.
fn entry(visit: &Visit, stored: &Stored) -> Markup {
    let shown = with_page!(stored.game.as_str(), G => known::<G>(visit, stored));
    shown.unwrap_or_else(|error| {
        let words = visit.words(&stored.game);
        html! {
            a href={ "/play/" (stored.id) } {
                svg.mini viewBox="0 0 84 64" aria-hidden="true" { use href=(frame::symbol("no")) x="26" y="16" width="32" height="32" {} }
                span { b { (words.text("ui-unreadable")) } br; span.muted { (error) } }
            }
        }
    })
}

fn known<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let words = visit.words(G::ID);
    let session = game::open::<G>(stored)?;
    let (human, automa) = game::points(session.game(), session.state());
    let setup = session.game().setup();
    let level = G::CHOICES.first().map(|it| game::chosen::<G>(&words, setup, it.key));
    let state = match session.turn() {
        Turn::Over => words.text("ui-over"),
        _ => words.say(&session.game().progress(session.state())),
    };
    Ok(html! {
        div class={ "entry " (G::ID) } {
            a href={ "/play/" (stored.id) } {
                (G::miniature(&session))
                span {
                    b { (words.text("game-title")) } @if let Some(level) = level { " · " (level) }
                    br; span.muted { (state) }
                    (frame::scores(&words, human, automa))
                }
            }
            a.remove href={ "/play/" (stored.id) "/remove" } {
                (frame::spoken_icon("close", &words.text("ui-remove"), ""))
            }
        }
    })
}

/// A game to start: one click begins it as usual.
fn card<G: Page>(visit: &Visit) -> Markup {
    let words = visit.words(G::ID);
    html! {
        article class={ "gamecard " (G::ID) } {
            div.pic { (G::picture()) }
            h3 { (words.text("game-title")) }
            p { (words.text("game-about")) }
            div.row {
                form.wide-form method="post" action={ "/new/" (G::ID) } {
                    button.btn.go type="submit" { (icon("play")) (words.text("ui-play")) }
                }
                a.btn href={ "/new/" (G::ID) } { (icon("menu")) (words.text("ui-choose")) }
                a.btn href={ "/rules/" (G::ID) } { (icon("log")) (words.text("ui-rules")) }
            }
        }
    }
}
