//! Every address of the site, and what answers there.

mod own;
mod share;

use std::{str::FromStr, sync::Arc};

use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{HeaderValue, StatusCode, header},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use desk::Change;
use kit::{Game, Hands, Seat};
use shelf::{GameId, with_game};

use crate::{
    Shelf, Stored, api, assets,
    door::{Ask, door},
    error::{self, AppError, Explained},
    game, guard,
    host::{App, Host},
    install, mover,
    screens::{end, home, how, new_game, play, rules, table, theatre, why},
    visit::{self, Pace, Query, Visit},
};

/// The whole site; tests call it without a socket.
pub fn app(host: Host) -> Router {
    let app = Arc::new(App::new(host));
    Router::new()
        .route("/", get(door(share::home)))
        .route("/games", get(door(share::list)))
        .route("/new/{game}", get(door(ask_new)).post(door(start)))
        .route("/new/{game}/own", post(door(start_own)))
        .route("/how/{game}", get(door(show_how)))
        .route("/rules/{game}", get(door(show_rules)))
        .route("/app.webmanifest", get(door(install::manifest)))
        .route(guard::HEALTH, get(door(health)))
        .route("/settings", post(door(settings)))
        .route("/play/{id}", get(door(show)))
        .route("/play/{id}/act", post(door(act)))
        .route("/play/{id}/name", post(door(name)))
        .route("/play/{id}/player", post(door(let_player_move)))
        .route("/play/{id}/back", post(door(back)))
        .route("/play/{id}/undo", post(door(undo)))
        .route("/play/{id}/redo", post(door(redo)))
        .route("/play/{id}/goto", post(door(go_to)))
        .route("/play/{id}/chair", post(door(take_chair)))
        .route("/play/{id}/setup", get(door(set_table)))
        .route("/play/{id}/deal", post(door(deal)))
        .route("/play/{id}/fix", get(door(ask_fix)).post(door(set_so)))
        .route("/play/{id}/log", get(door(look_back)))
        .route("/play/{id}/turn/{ply}", get(door(watch)))
        .route("/play/{id}/why/{ply}", get(door(explain)))
        .route("/play/{id}/end", get(door(show_end)))
        .route("/play/{id}/remove", get(door(ask_removal)).post(door(remove)))
        .route("/assets/{mark}/{name}", get(door(assets::serve)))
        .merge(own::routes())
        .merge(share::routes())
        .merge(api::routes())
        .fallback(async || AppError::NotFound)
        .layer(DefaultBodyLimit::max(guard::BODY_LIMIT))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(middleware::from_fn_with_state(app.clone(), error::help))
        .layer(middleware::from_fn(guard::policy))
        .with_state(app)
}

type Page = Result<Response, AppError>;

async fn ask_new(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    with_game!(id, G => {
        let kept = crate::own::list::<G>(&visit.app).await?;
        Ok(new_game::show::<G>(&visit, &kept, None).into_response())
    })
}

async fn start(visit: Visit, ask: Ask) -> Page {
    let (game, form) = (ask.game(), ask.form().await?);
    let id = game::named(&game)?;
    with_game!(id, G => {
        let stored = new_game::start::<G>(&visit, &form).await?;
        Ok(Redirect::to(&first_page::<G>(&stored)?).into_response())
    })
}

/// Where a new game begins: with the table to be set, or with the first choice.
fn first_page<G: crate::page::Page>(stored: &crate::Stored) -> Result<String, AppError> {
    let is_table = table::is_at_table::<G>(stored)?;
    Ok(format!("/play/{}{}", stored.id, if is_table { "/setup" } else { "" }))
}

/// Starts a game with documents of the person's own; what is wrong with one is told on the form.
async fn start_own(visit: Visit, ask: Ask) -> Page {
    let (game, form) = (ask.game(), ask.multipart().await?);
    let id = game::named(&game)?;
    let fields = crate::screens::own::sent(form).await?;
    with_game!(id, G => match new_game::start_own::<G>(&visit, fields.clone()).await {
        Ok(stored) => Ok(Redirect::to(&first_page::<G>(&stored)?).into_response()),
        Err(error @ AppError::Bad(_)) => {
            let kept = crate::own::list::<G>(&visit.app).await?;
            let why = error.told(&visit);
            // What was chosen stays chosen.
            let visit = Visit { here: format!("/new/{game}"), query: fields, ..visit };
            let page = new_game::show::<G>(&visit, &kept, Some(&why));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Explained), page).into_response())
        }
        Err(error) => Err(error),
    })
}

async fn show_how(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    Ok(with_game!(id, G => how::show::<G>(&visit).into_response()))
}

async fn show_rules(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    Ok(with_game!(id, G => rules::show::<G>(&visit).into_response()))
}

/// Whether the program is at work and its games can be read: a word for a watchman.
async fn health(visit: Visit, _: Ask) -> Page {
    Ok(match visit.app.host.store.list(Shelf::Open, 0, 1).await {
        Ok(_) => "ok".into_response(),
        Err(error) => {
            let noted = Extension(error::Incident::Store(error.to_string()));
            (StatusCode::SERVICE_UNAVAILABLE, noted, "no").into_response()
        }
    })
}

async fn settings(_: Visit, ask: Ask) -> Page {
    let form = ask.form().await?;
    let known: [(&str, &[&str]); 6] = [
        ("lang", &["en", "fr", "es"]),
        ("cards", &["en", "fr", "es"]),
        ("theme", &["system", "light", "dark"]),
        ("pace", &["steps", "at-once"]),
        ("sound", &["off", "on"]),
        ("size", &["normal", "large"]),
    ];
    let back = form.get("back").map_or("/", String::as_str);
    let back = visit::back(back).ok_or(AppError::Unclear)?;
    let mut response = Redirect::to(back).into_response();
    for (key, values) in known {
        if let Some(value) = form.get(key).and_then(|it| values.iter().find(|known| *known == it)) {
            let cookie = format!("{key}={value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
            let cookie = HeaderValue::from_str(&cookie).expect("known words make a header");
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

async fn show(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    if stored.is_over && visit.query.is_empty() {
        return Ok(Redirect::to(&format!("/play/{id}/end")).into_response());
    }
    with_game!(game, G => {
        let page = match table::is_at_table::<G>(&stored)? {
            true => table::show::<G>(&visit, &stored)?,
            false => play::show::<G>(&visit, &stored)?,
        };
        Ok(page.into_response())
    })
}

/// The table to be set: who deals which pile, and what lies where.
async fn set_table(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    with_game!(game, G => Ok(table::setup::<G>(&visit, &stored)?.into_response()))
}

/// Piles change hands.
async fn deal(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let revision = number(&form, "revision")?;
    let word = form.get("by").map_or("", String::as_str);
    let by = Hands::from_word(word).ok_or_else(|| error::missing("by"))?;
    let piles = form.get("piles").ok_or_else(|| error::missing("piles"))?;
    let piles = piles.split(',').map(str::to_owned).collect();
    let next = change(&visit, &id, revision, &Change::Deal(piles, by), "").await?;
    match form.get("then").and_then(|it| visit::back(&format!("/{it}")).map(str::to_owned)) {
        Some(then) => Ok(Redirect::to(&format!("/play/{id}{then}")).into_response()),
        None => Ok(next),
    }
}

/// What differs on the table, to be set.
async fn ask_fix(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    with_game!(game, G => Ok(table::fix::<G>(&visit, &stored)?.into_response()))
}

async fn set_so(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let revision = number(&form, "revision")?;
    let patch = table::asked(&form).ok_or(AppError::Unclear)?;
    let change_asked = match form.contains_key("turn") {
        true => Change::CorrectAt(number(&form, "turn")?, patch),
        false => Change::Correct(patch),
    };
    change(&visit, &id, revision, &change_asked, "").await
}

/// The log of a game at the table, each line a moment to go back to.
async fn look_back(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    with_game!(game, G => Ok(match table::is_at_table::<G>(&stored)? {
        true => table::log::<G>(&visit, &stored)?,
        false => play::log::<G>(&visit, &stored)?,
    }.into_response()))
}

async fn act(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let revision = number(&form, "revision")?;
    // What the address of the next question says besides.
    let then = form.get("then").map_or("", String::as_str);
    if let Some(actions) = form.get("actions") {
        let steps = actions.split(',').map(str::to_owned).collect();
        return change(&visit, &id, revision, &Change::Acts(steps), then).await;
    }
    let action = form.get("action").ok_or_else(|| error::missing("action"))?;
    change(&visit, &id, revision, &Change::Act(action.clone()), then).await
}

/// A player does one deed for the person.
async fn let_player_move(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let revision = number(&form, "revision")?;
    let name = form.get("player").ok_or_else(|| error::missing("player"))?;
    let deed = mover::change(&visit.app, &id, revision, name).await?;
    change(&visit, &id, revision, &deed, "").await
}

async fn back(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    change(&visit, &id, number(&form, "revision")?, &Change::Back, "").await
}

async fn undo(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    change(&visit, &id, number(&form, "revision")?, &Change::Undo, "").await
}

async fn redo(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    change(&visit, &id, number(&form, "revision")?, &Change::Redo, "").await
}

async fn go_to(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let ply = number(&form, "ply")?;
    change(&visit, &id, number(&form, "revision")?, &Change::GoTo(ply), "").await
}

/// Somebody else takes the device: their chair is remembered at this screen.
async fn take_chair(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let chair: u8 = number(&form, "seat")?;
    let seat = Seat(chair.checked_sub(1).ok_or(AppError::NotFound)?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    let is_one = with_game!(game, G => {
        desk::people(game::open::<G>(&stored)?.game()).contains(&seat)
    });
    if !is_one {
        return Err(AppError::NotFound);
    }
    let cookie = format!("seat-{id}={chair}; Path=/play/{id}; SameSite=Strict; HttpOnly");
    let cookie = HeaderValue::from_str(&cookie).expect("ids are plain letters");
    let mut response = Redirect::to(&format!("/play/{id}")).into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

/// A card that came up at the table gets its name, and is told.
async fn name(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let revision = number(&form, "revision")?;
    let (game, stored) = game::load(&visit.app, &id).await?;
    let (stored, told) = with_game!(game, G => game::with_name::<G>(stored, &form))?;
    changed(&visit, (game, stored), revision, &told, "").await
}

/// Changes the game, then shows the automa's turn or the table.
async fn change(visit: &Visit, id: &str, revision: u64, change: &Change, then: &str) -> Page {
    let kept = game::load(&visit.app, id).await?;
    changed(visit, kept, revision, change, then).await
}

/// The same for a game that was loaded.
async fn changed(
    visit: &Visit,
    (game, stored): (GameId, Stored),
    revision: u64,
    change: &Change,
    then: &str,
) -> Page {
    let id = &stored.id.clone();
    let next = with_game!(game, G => {
        let (_, session, before) = game::change::<G>(visit, stored, revision, change).await?;
        let is_table = session.game().is_at_table();
        let is_act = matches!(change, Change::Act(_) | Change::Acts(_));
        let from = game::since(change, before, &session);
        match change {
            // The pieces that were moved since go back where they were.
            Change::Undo | Change::Back | Change::GoTo(_) if is_table && session.ply() < before => {
                format!("/play/{id}?was={before}")
            }
            Change::Undo | Change::Back | Change::GoTo(_) | Change::Redo => format!("/play/{id}"),
            _ if is_table => table::after(&session, id, from),
            _ if is_act && visit.likings.pace == Pace::Steps => play::after(&session, id, from),
            _ => format!("/play/{id}"),
        }
    });
    let is_plain = then.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'=');
    let then = if is_plain && !then.is_empty() && next.ends_with(id) { then } else { "" };
    let next = if then.is_empty() { next } else { format!("{next}?{then}") };
    Ok(Redirect::to(&next).into_response())
}

async fn watch(visit: Visit, ask: Ask) -> Page {
    let (id, ply) = (ask.id(), ask.ply()?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        if table::is_at_table::<G>(&stored)? {
            return Ok(table::turn::<G>(&visit, &stored, ply)?.into_response());
        }
        let (page, refresh) = theatre::show::<G>(&visit, &stored, ply)?;
        let mut response = page.into_response();
        if let Some(next) = refresh {
            // For browsers without script; with it the page goes on by itself.
            let value = HeaderValue::from_str(&format!("2;url={next}"));
            response.headers_mut().insert(header::REFRESH, value.expect("ids are plain letters"));
        }
        Ok(response)
    })
}

async fn explain(visit: Visit, ask: Ask) -> Page {
    let (id, ply) = (ask.id(), ask.ply()?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => Ok(why::show::<G>(&visit, &stored, ply)?.into_response()))
}

async fn show_end(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    if !stored.is_over {
        return Ok(Redirect::to(&format!("/play/{id}")).into_response());
    }
    with_game!(game, G => {
        let page = match table::is_at_table::<G>(&stored)? {
            true => table::end::<G>(&visit, &stored)?,
            false => end::show::<G>(&visit, &stored)?,
        };
        Ok(page.into_response())
    })
}

async fn ask_removal(visit: Visit, ask: Ask) -> Page {
    let stored = game::kept(&visit.app, &ask.id()).await?;
    Ok(home::confirm_removal(&visit, &stored).await.into_response())
}

async fn remove(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    game::remove(&visit.app, &id, number(&form, "revision")?).await?;
    Ok(Redirect::to("/").into_response())
}

fn file(name: &str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let disposition = HeaderValue::from_str(&disposition).expect("ids are plain letters");
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, disposition)], text)
        .into_response()
}

/// A game without a page is a page that does not exist.
fn not_found(error: AppError) -> AppError {
    match error {
        AppError::Bad(_) => AppError::NotFound,
        other => other,
    }
}

/// A number of a form.
fn number<T: FromStr>(form: &Query, key: &str) -> Result<T, AppError> {
    let most = error::up_to(kit::SEED_LIMIT - 1);
    let Some(text) = form.get(key) else { return Err(error::missing(key)) };
    text.parse().map_err(|_| error::wrong(key, most, text))
}
