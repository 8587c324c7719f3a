//! Every address of the site, and what answers there.

mod answer;
mod coach;
mod hint;
mod own;
mod print;
mod results;
mod share;

use std::sync::Arc;

use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{HeaderValue, StatusCode, header},
    middleware,
    response::{IntoResponse, Redirect},
    routing::{get, post},
};
use desk::Change;
use keep::{Keep as _, Shelf, Stored};
use kit::{Game as _, Seat, Turn};
use shelf::with_game;

use self::answer::{Page, first_page, not_found};
use crate::{
    address::{Address, key, route},
    api,
    change::{Demand, Verb, number},
    door::{Ask, door},
    error::{self, AppError},
    fault::{self, Explained},
    game, guard,
    host::{Host, Shared},
    install,
    screens::{
        end, home, how,
        new_game::{self, Start},
        play, rules, table, theatre, why,
    },
    served,
    visit::{self, Lessons, Pace, Visit},
    words,
};

/// The whole site; tests call it without a socket.
pub fn app(host: Host) -> Router {
    let app = Arc::new(words::app(host));
    Router::new()
        .route(route::HOME, get(door(share::home)))
        .route(route::GAMES, get(door(share::list)))
        .route(route::NEW, get(door(ask_new)).post(door(start)))
        .route(route::NEW_OWN, post(door(start_own)))
        .route(route::HOW, get(door(show_how)))
        .route(route::RULES, get(door(show_rules)))
        .route(route::MANIFEST, get(door(install::manifest)))
        .route(route::HEALTH, get(door(health)))
        .route(route::NOTICES, get(door(beside)))
        .route(route::INSTALL, get(door(beside)))
        .route(route::SETTINGS, post(door(settings)))
        .route(route::PLAY, get(door(show)))
        .route(route::CHAIR, post(door(take_chair)))
        .route(route::SETUP, get(door(set_table)))
        .route(route::FIX, get(door(ask_fix)))
        .route(route::LOG, get(door(look_back)))
        .route(route::TURN, get(door(watch)))
        .route(route::WHY, get(door(explain)))
        .route(route::END, get(door(show_end)))
        .route(route::REMOVE, get(door(ask_removal)).post(door(remove)))
        .route(route::ASSET, get(door(served::serve)))
        .merge(changes())
        .merge(coach::routes())
        .merge(hint::routes())
        .merge(own::routes())
        .merge(print::routes())
        .merge(results::routes())
        .merge(share::routes())
        .merge(api::routes())
        .fallback(door(beside))
        .layer(DefaultBodyLimit::max(guard::BODY_LIMIT))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(middleware::from_fn_with_state(app.clone(), fault::help))
        .layer(middleware::from_fn(guard::policy))
        .with_state(app)
}

/// The addresses of everything that changes a game.
fn changes() -> Router<Shared> {
    Verb::OF_PAGES.into_iter().fold(Router::new(), |router, (route, verb)| {
        let door = door(move |visit, ask| change(visit, ask, verb));
        router.route(route, post(door))
    })
}

async fn ask_new(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    let heads = new_game::last_played(&visit).await?;
    with_game!(id, G => {
        let kept = crate::own::list::<G>(&visit.app).await?;
        let start = Start::of::<G>(&heads);
        Ok(new_game::show::<G>(&visit, &kept, start, None).into_response())
    })
}

async fn start(visit: Visit, ask: Ask) -> Page {
    let (game, form) = (ask.game(), ask.form().await?);
    let id = game::named(&game)?;
    with_game!(id, G => {
        let (stored, session) = new_game::start::<G>(&visit, &form).await?;
        Ok(visit.go(first_page(&stored, &session)))
    })
}

/// Starts a game with documents of the person's own; what is wrong with one is told on the form.
async fn start_own(visit: Visit, ask: Ask) -> Page {
    let (game, form) = (ask.game(), ask.multipart().await?);
    let id = game::named(&game)?;
    let fields = crate::screens::own::sent(form).await?;
    with_game!(id, G => match new_game::start_own::<G>(&visit, fields.clone()).await {
        Ok((stored, session)) => Ok(visit.go(first_page(&stored, &session))),
        Err(error @ AppError::Bad(_)) => {
            let kept = crate::own::list::<G>(&visit.app).await?;
            let why = error.sentence(&visit);
            // What was chosen stays chosen.
            let visit = Visit { here: Address::New { game: &game }.path(), query: fields, ..visit };
            let page = new_game::show::<G>(&visit, &kept, None, Some(&why));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Explained), page).into_response())
        }
        Err(error) => Err(error),
    })
}

async fn show_how(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    let (waiting, heads) = (waiting(&visit, id.id()).await, new_game::last_played(&visit).await?);
    Ok(with_game!(id, G => {
        how::show::<G>(&visit, waiting.as_ref(), Start::of::<G>(&heads)).into_response()
    }))
}

async fn show_rules(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    let waiting = waiting(&visit, id.id()).await;
    Ok(with_game!(id, G => rules::show::<G>(&visit, waiting.as_ref()).into_response()))
}

/// The game of this kind that a page was opened from, if it is here.
async fn waiting(visit: &Visit, game: &str) -> Option<Stored> {
    let id = visit.query.get(key::FROM)?;
    game::kept(&visit.app, id).await.ok().filter(|it| it.game == game)
}

/// What the host has beside the pages, if anything.
async fn beside(visit: Visit, ask: Ask) -> Page {
    if !ask.is_safe() {
        return Err(AppError::NotFound);
    }
    let path = visit.here.split('?').next().unwrap_or_default();
    (visit.app.host.beside)(path).ok_or(AppError::NotFound)
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

async fn settings(visit: Visit, ask: Ask) -> Page {
    let form = ask.form().await?;
    let known: [(&str, &[&str]); 6] = [
        ("lang", &["en", "fr", "es"]),
        ("cards", &["en", "fr", "es"]),
        ("theme", &["system", "light", "dark"]),
        ("pace", &["steps", "at-once"]),
        ("sound", &["off", "on"]),
        ("size", &["normal", "large"]),
    ];
    let back = form.get("back").map_or(route::HOME, String::as_str);
    let back = visit::back(back).ok_or(AppError::Unclear)?;
    let mut response = Redirect::to(&visit.outside(back)).into_response();
    let mut keep = |key: &str, value: &str| {
        let base = &visit.app.host.base;
        let cookie =
            format!("{key}={value}; Path={base}/; Max-Age=31536000; SameSite=Lax; HttpOnly");
        let cookie = HeaderValue::from_str(&cookie).expect("known words make a header");
        response.headers_mut().append(header::SET_COOKIE, cookie);
    };
    for (key, values) in known {
        if let Some(value) = form.get(key).and_then(|it| values.iter().find(|known| *known == it)) {
            keep(key, value);
        }
    }
    match form.get(Lessons::NAME).map(String::as_str) {
        Some("on") => keep(Lessons::NAME, ""),
        Some(Lessons::OFF) => keep(Lessons::NAME, Lessons::OFF),
        _ => {}
    }
    if let Some(known) = form.get("lesson").and_then(|it| visit.lessons.without(it)) {
        keep(Lessons::NAME, &known);
    }
    Ok(response)
}

async fn show(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        if live.turn() == Turn::Over && visit.query.is_empty() {
            return Ok(visit.go(Address::End { id: &id }));
        }
        let page = match live.game().is_at_table() {
            true => table::show(&visit, &stored, &live),
            false => play::show(&visit, &stored, &live),
        };
        Ok(page.into_response())
    })
}

/// The table to be set: who deals which pile, and what lies where.
async fn set_table(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        Ok(table::setup(&visit, &stored, &live).into_response())
    })
}

/// What differs on the table, to be set.
async fn ask_fix(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        Ok(table::fix(&visit, &stored, live).into_response())
    })
}

/// The log of a game at the table, each line a moment to go back to.
async fn look_back(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        let page = match live.game().is_at_table() {
            true => table::log(&visit, &stored, &live),
            false => play::log(&visit, &stored, &live),
        };
        Ok(page.into_response())
    })
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
    let path = visit.outside(&Address::Play { id: &id }.path());
    let cookie = format!("seat-{id}={chair}; Path={path}; SameSite=Strict; HttpOnly");
    let cookie = HeaderValue::from_str(&cookie).expect("ids are plain letters");
    let mut response = visit.go(Address::Play { id: &id });
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

/// Changes the game, then shows the automa's turn or the table.
async fn change(visit: Visit, ask: Ask, verb: Verb) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let demand = Demand::of_form(verb, &form)?;
    let (game, stored) = game::load(&visit.app, &id).await?;
    let (next, more) = with_game!(game, G => {
        next_page(&visit, &id, &game::change::<G>(&visit, stored, demand).await?)
    });
    let then = form.get("then").map_or("", String::as_str);
    let is_plain = then.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'=');
    // Who gave piles away comes from a page of its own.
    if verb == Verb::Deal
        && let Some(then) = visit::back(&format!("/{then}")).filter(|_| form.contains_key("then"))
    {
        let there = visit.outside(&format!("{}{then}", Address::Play { id: &id }.path()));
        return Ok(Redirect::to(&there).into_response());
    }
    // Who put the table right after a turn of the automa goes back to its lines.
    if verb == Verb::Correct
        && let Some(ply) = form.get(key::AFTER).and_then(|it| it.parse().ok())
    {
        return Ok(visit.go(Address::Turn { id: &id, ply }));
    }
    Ok(visit::go(&match (next, more) {
        (_, Some((key, ply))) => visit.to(next).with(key, ply),
        // What the address of the next question says besides.
        (Address::Play { .. }, None) if is_plain && verb == Verb::Act => {
            visit.to(next).asking(then)
        }
        _ => visit.to(next),
    }))
}

/// Where somebody goes who changed a game.
fn next_page<'a, G: crate::page::AtTable>(
    visit: &Visit,
    id: &'a str,
    changed: &game::Changed<G>,
) -> (Address<'a>, Option<(&'static str, usize)>) {
    let game::Changed { session, before, change, .. } = changed;
    let is_table = session.game().is_at_table();
    let is_act = matches!(change, Change::Act(_) | Change::Acts(_));
    let from = game::since(change, *before, session);
    let next = match change {
        // The pieces that were moved since go back where they were.
        Change::Undo | Change::Back | Change::GoTo(_) if is_table && session.ply() < *before => {
            return (Address::Play { id }, Some((key::WAS, *before)));
        }
        Change::Undo | Change::Back | Change::GoTo(_) | Change::Redo => Address::Play { id },
        Change::Draw => return (table::after(session, id, from), Some((key::DRAWN, *before))),
        // What a deed did is told before anything else.
        _ if is_table && is_act && table::has_told(session, *before) => {
            return (Address::Play { id }, Some((key::TOLD, *before)));
        }
        _ if is_table => table::after(session, id, from),
        _ if is_act && visit.likings.pace == Pace::Steps => theatre::after(session, id, from),
        _ => Address::Play { id },
    };
    (next, None)
}

async fn watch(visit: Visit, ask: Ask) -> Page {
    let (id, ply) = (ask.id(), ask.ply()?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        if live.game().is_at_table() {
            return Ok(table::turn(&visit, &stored, &live, ply)?.into_response());
        }
        let (page, refresh) = play::turn(&visit, &stored, &live, ply)?;
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
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        Ok(why::show(&visit, &stored, &live, ply)?.into_response())
    })
}

async fn show_end(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        if live.turn() != Turn::Over {
            return Ok(visit.go(Address::Play { id: &id }));
        }
        let page = match live.game().is_at_table() {
            true => table::end(&visit, &stored, &live),
            false => end::show(&visit, &stored, &live),
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
    Ok(visit.go(Address::Home))
}
