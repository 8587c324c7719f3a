//! The same games for machines: JSON under `/api/v1`.

use std::str::FromStr;

use axum::{
    Router,
    extract::{FromRequest, Path, Request},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use kit::{Choice, Entry, Game, Message, SEED_LIMIT, Seat, Trouble, Turn};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

use crate::{
    Head, Shelf, Stored,
    error::{AppError, missing, up_to, wrong},
    game::{self, Change, Shared, WITH_PAGE, with_page},
    page::Page,
    visit::Visit,
};

/// The document that describes all this.
const OPENAPI: &str = include_str!("../assets/openapi.json");

/// The most games that are listed in one answer.
const N_HEADS: usize = 1000;

/// The most options that are listed in one answer.
const N_OPTIONS: usize = 4096;

type Answer = Result<Response, AppError>;

/// JSON: what is sent and what is asked for.
struct Json<T>(T);

impl<T: serde::Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl<T: DeserializeOwned> FromRequest<Shared> for Json<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, app: &Shared) -> Result<Json<T>, AppError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
        let kind = kind.and_then(|it| it.split(';').next()).unwrap_or_default();
        if !kind.trim().eq_ignore_ascii_case("application/json") {
            return Err(AppError::Kind);
        }
        let text = String::from_request(request, app).await.map_err(|it| match it.status() {
            StatusCode::PAYLOAD_TOO_LARGE => AppError::Large,
            _ => AppError::Unclear,
        })?;
        // The same reader as for documents, so that its words are the reader's.
        let document = if text.trim_start().starts_with('{') { &text } else { "{" };
        kit::read(document).map(Json).map_err(|it| AppError::bad(it.message()))
    }
}

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
        None | Some("open") => Shelf::Open,
        Some("over") => Shelf::Over,
        Some(other) => return Err(wrong("show", Message::verbatim("open, over"), other)),
    };
    let skip = number(&visit, "skip")?.unwrap_or(0);
    let take = number(&visit, "take")?.unwrap_or(100);
    if N_HEADS < take {
        return Err(wrong("take", up_to(N_HEADS as u64), &take.to_string()));
    }
    let (games, n) = visit.app.host.store.list(shelf, skip, take).await?;
    let head = |it: &Head| {
        let gist = it.gist.as_ref();
        let words = visit.words(&it.game);
        json!({ "id": it.id, "game": it.game, "revision": it.revision, "over": it.is_over,
            "created": it.created, "touched": it.touched,
            "level": gist.and_then(|it| it.level.clone()),
            "progress": gist.map(|it| words.say(&it.progress)),
            "scores": gist.map(|it| &it.scores) })
    };
    Ok(Json(json!({ "games": games.iter().map(head).collect::<Vec<_>>(), "total": n }))
        .into_response())
}

/// A number after the question mark, if it is there.
fn number<T: FromStr>(visit: &Visit, key: &str) -> Result<Option<T>, AppError> {
    let Some(text) = visit.query.get(key) else { return Ok(None) };
    let most = up_to(SEED_LIMIT - 1);
    text.parse().map(Some).map_err(|_| wrong(key, most, text))
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
    if new.seed.is_some_and(|it| SEED_LIMIT <= it) {
        let most = up_to(SEED_LIMIT - 1);
        return Err(wrong("seed", most, &new.seed.unwrap_or(0).to_string()));
    }
    with_page!(new.game.as_str(), G => {
        let mut setup = <G as Game>::Setup::default();
        for (key, value) in &new.setup {
            let other = || wrong(&format!("setup.{key}"), Message::new("trouble-text"), &value.to_string());
            let text = value.as_str().ok_or_else(other)?;
            G::choose(&mut setup, key, text).map_err(|it| AppError::bad_for::<G>(&it))?;
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
    let revision = number(&visit, "revision")?;
    let revision = revision.ok_or_else(|| missing("revision"))?;
    game::remove(&visit.app, &id, revision).await?;
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
        "text": words.say(&session.game().describe(session.at(ply), action)), "trace": steps }))
}

async fn record(visit: Visit, Path(id): Path<String>) -> Answer {
    let stored = game::load(&visit.app, &id).await?;
    with_page!(stored.game.as_str(), G => {
        let session = game::open::<G>(&stored)?;
        Ok(Json(session.record()).into_response())
    })
}
