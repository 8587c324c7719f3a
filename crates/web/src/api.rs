//! The same games for machines: JSON under `/api/v1`.

use axum::{
    Json, Router,
    extract::Path,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use kit::{Choice, Entry, Game, Seat, Turn};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{
    Shelf, Stored,
    error::AppError,
    game::{self, Change, Shared, WITH_PAGE, with_page},
    page::Page,
    visit::Visit,
};

/// The document that describes all this.
const OPENAPI: &str = include_str!("../assets/openapi.json");

/// The most options that are listed in one answer.
const N_OPTIONS: usize = 4096;

type Answer = Result<Response, AppError>;

pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/v1/openapi.json", get(openapi))
        .route("/api/v1/boxes", get(boxes))
        .route("/api/v1/games", get(list).post(create))
        .route("/api/v1/games/import", post(import))
        .route("/api/v1/games/{id}", get(show).delete(remove))
        .route("/api/v1/games/{id}/options", get(options))
        .route("/api/v1/games/{id}/actions", post(act))
        .route("/api/v1/games/{id}/undo", post(undo))
        .route("/api/v1/games/{id}/redo", post(redo))
        .route("/api/v1/games/{id}/goto", post(go_to))
        .route("/api/v1/games/{id}/why", get(why_last))
        .route("/api/v1/games/{id}/why/{ply}", get(why))
        .route("/api/v1/games/{id}/record", get(record))
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], OPENAPI)
        .into_response()
}

async fn boxes(visit: Visit) -> Answer {
    let mut list = Vec::new();
    for id in WITH_PAGE {
        list.push(with_page!(id, G => Ok(boxed::<G>(&visit)))?);
    }
    Ok(Json(list).into_response())
}

fn boxed<G: Page>(visit: &Visit) -> Value {
    let words = visit.words(G::ID);
    let usual = G::Setup::default();
    let choice = |it: &Choice| {
        json!({ "key": it.key, "name": words.text(&format!("choice-{}", it.key)), "values": it.values,
            "usual": G::chosen(&usual, it.key) })
    };
    json!({ "id": G::ID, "title": words.text("game-title"), "ruleset": G::RULESET,
        "choices": G::CHOICES.iter().map(choice).collect::<Vec<_>>() })
}

async fn list(visit: Visit) -> Answer {
    let shelf = match visit.query.get("show").map(String::as_str) {
        Some("over") => Shelf::Over,
        _ => Shelf::Open,
    };
    let number = |key: &str, usual: usize| match visit.query.get(key) {
        Some(text) => text
            .parse()
            .map_err(|_| AppError::Bad(format!("{key}: expected a number, found `{text}`"))),
        None => Ok(usual),
    };
    let (skip, take) = (number("skip", 0)?, number("take", 100)?.min(1000));
    let (games, n) = visit.app.host.store.list(shelf, skip, take).await?;
    let head = |it: &Stored| {
        json!({ "id": it.id, "game": it.game, "revision": it.revision, "over": it.is_over,
            "created": it.created, "touched": it.touched })
    };
    Ok(Json(json!({ "games": games.iter().map(head).collect::<Vec<_>>(), "total": n }))
        .into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    #[serde(default)]
    setup: Map<String, Value>,
    seed: Option<u64>,
}

async fn create(visit: Visit, Json(new): Json<New>) -> Answer {
    if new.seed.is_some_and(|it| kit::SEED_LIMIT <= it) {
        return Err(AppError::Bad(format!("seed: expected a number below {}", kit::SEED_LIMIT)));
    }
    with_page!(new.game.as_str(), G => {
        let mut setup = <G as Game>::Setup::default();
        for (key, value) in &new.setup {
            let text = value.as_str().ok_or_else(|| AppError::Bad(format!("setup.{key}: expected a text")))?;
            G::choose(&mut setup, key, text).map_err(|it| AppError::Bad(it.to_string()))?;
        }
        let stored = game::create::<G>(&visit.app, &setup, new.seed).await?;
        Ok((StatusCode::CREATED, Json(told::<G>(&visit, &stored)?)).into_response())
    })
}

async fn import(visit: Visit, text: String) -> Answer {
    let stored = game::import(&visit.app, &text).await?;
    let answer = with_page!(stored.game.as_str(), G => told::<G>(&visit, &stored))?;
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

async fn show(visit: Visit, Path(id): Path<String>) -> Answer {
    let stored = game::load(&visit.app, &id).await?;
    let answer = with_page!(stored.game.as_str(), G => told::<G>(&visit, &stored))?;
    Ok(Json(answer).into_response())
}

async fn remove(visit: Visit, Path(id): Path<String>) -> Answer {
    game::load(&visit.app, &id).await?;
    visit.app.host.store.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A game as a machine reads it.
fn told<G: Page>(visit: &Visit, stored: &Stored) -> Result<Value, AppError> {
    let session = game::open::<G>(stored)?;
    let game = session.game();
    let words = visit.words(G::ID);
    let seats: Vec<Value> = (0..game.n_seats()).map(Seat).map(|seat| {
        let mut sources = Vec::new();
        game.breakdown(session.state(), seat, &mut |key, points| {
            sources.push(json!({ "source": key, "name": words.text(key), "points": points }));
        });
        json!({ "seat": seat.0, "automa": seat == game.automa_seat(), "score": game.score(session.state(), seat), "breakdown": sources })
    }).collect();
    let entries: Vec<String> = session.entries().iter().map(ToString::to_string).collect();
    let turn = match session.turn() {
        Turn::Human(_) => "human",
        Turn::Automa => "automa",
        Turn::Chance(_) => "chance",
        Turn::Over => "over",
    };
    Ok(json!({
        "id": stored.id, "game": G::ID, "revision": stored.revision, "ruleset": G::RULESET,
        "turn": turn, "over": stored.is_over, "ply": session.ply(), "actions": entries,
        "setup": game.setup(), "seed": session.dealer().seed, "seats": seats,
        "position": game.position(session.state()),
    }))
}

async fn options(visit: Visit, Path(id): Path<String>) -> Answer {
    let stored = game::load(&visit.app, &id).await?;
    let words = visit.words(&stored.game);
    with_page!(stored.game.as_str(), G => {
        let session = game::open::<G>(&stored)?;
        let mut options = Vec::new();
        if matches!(session.turn(), Turn::Human(_)) {
            session.game().options(session.state(), &mut |it| if options.len() < N_OPTIONS {
                let text = words.say(&session.game().describe(session.state(), it));
                options.push(json!({ "action": it.to_string(), "text": text }));
            });
        }
        Ok(Json(json!({ "revision": stored.revision, "options": options })).into_response())
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    action: String,
    revision: u64,
}

async fn act(visit: Visit, Path(id): Path<String>, Json(body): Json<Act>) -> Answer {
    change(&visit, &id, body.revision, &Change::Act(body.action)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Revision {
    revision: u64,
}

async fn undo(visit: Visit, Path(id): Path<String>, Json(body): Json<Revision>) -> Answer {
    change(&visit, &id, body.revision, &Change::Undo).await
}

async fn redo(visit: Visit, Path(id): Path<String>, Json(body): Json<Revision>) -> Answer {
    change(&visit, &id, body.revision, &Change::Redo).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoTo {
    ply: usize,
    revision: u64,
}

async fn go_to(visit: Visit, Path(id): Path<String>, Json(body): Json<GoTo>) -> Answer {
    change(&visit, &id, body.revision, &Change::GoTo(body.ply)).await
}

async fn change(visit: &Visit, id: &str, revision: u64, change: &Change) -> Answer {
    let stored = game::load(&visit.app, id).await?;
    let words = visit.words(&stored.game);
    let answer = with_page!(stored.game.clone().as_str(), G => {
        let (stored, ..) = game::change::<G>(&visit.app, &words, stored, revision, change).await?;
        told::<G>(visit, &stored)
    })?;
    Ok(Json(answer).into_response())
}

async fn why_last(visit: Visit, Path(id): Path<String>) -> Answer {
    let stored = game::load(&visit.app, &id).await?;
    with_page!(stored.game.as_str(), G => {
        let session = game::open::<G>(&stored)?;
        let ply = session.last_automa_ply().ok_or(AppError::NotFound)?;
        Ok(Json(reasons::<G>(&visit, &session, ply)?).into_response())
    })
}

async fn why(visit: Visit, Path((id, ply)): Path<(String, usize)>) -> Answer {
    let stored = game::load(&visit.app, &id).await?;
    with_page!(stored.game.as_str(), G => {
        let session = game::open::<G>(&stored)?;
        Ok(Json(reasons::<G>(&visit, &session, ply)?).into_response())
    })
}

fn reasons<G: Page>(
    visit: &Visit,
    session: &kit::Session<G>,
    ply: usize,
) -> Result<Value, AppError> {
    let words = visit.words(G::ID);
    let trace = session.explain(ply).ok_or(AppError::NotFound)?;
    let Entry::Action(action) = session.entries()[ply] else { return Err(AppError::NotFound) };
    let names = |list: &[G::Candidate]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let steps: Vec<Value> = trace
        .steps()
        .iter()
        .map(|it| {
            json!({
                "rule": it.rule.id, "text": words.text(it.rule.id), "source": words.say(&it.rule.source()),
                "candidates": names(&it.candidates), "measures": it.measures, "limit": it.limit,
                "verdict": it.verdict.key(), "survivors": names(&it.survivors),
            })
        })
        .collect();
    Ok(json!({ "ply": ply, "action": action.to_string(),
        "text": words.say(&session.game().describe(&session.at(ply), action)), "trace": steps }))
}

async fn record(visit: Visit, Path(id): Path<String>) -> Answer {
    let stored = game::load(&visit.app, &id).await?;
    with_page!(stored.game.as_str(), G => {
        let session = game::open::<G>(&stored)?;
        Ok(Json(session.record()).into_response())
    })
}
