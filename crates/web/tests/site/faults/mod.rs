//! A store that fails at any call, over whole games: whoever asked is told so in their
//! language, nothing is half done, what was acknowledged is there, and asking again works.

mod journeys;
mod store;

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::AtomicU64},
};

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};

use self::store::{Everything, Fault, Faulty, When};
use crate::ask::{Answer, ask, site_at};
use keep::StoreError;

/// Something somebody asks for.
#[derive(Clone, Debug)]
struct Step {
    method: &'static str,
    path: String,
    kind: &'static str,
    body: String,
    extent: Extent,
}

/// What may have happened of it when it failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// All or nothing.
    Whole,
    /// Some of the things it keeps, each of them whole: asking again keeps the rest.
    Things,
}

impl Step {
    fn get(path: impl Into<String>) -> Step {
        let (method, path) = ("GET", path.into());
        Step { method, path, kind: "text/plain", body: String::new(), extent: Extent::Whole }
    }

    fn form(path: impl Into<String>, body: impl Into<String>) -> Step {
        let kind = "application/x-www-form-urlencoded";
        Step { method: "POST", kind, body: body.into(), ..Step::get(path) }
    }

    fn json(method: &'static str, path: impl Into<String>, body: impl Into<String>) -> Step {
        Step { method, kind: "application/json", body: body.into(), ..Step::get(path) }
    }

    fn files(path: impl Into<String>, fields: &[(&str, &str)]) -> Step {
        let part = |(name, value): &(&str, &str)| {
            let about = format!("content-disposition: form-data; name=\"{name}\"; filename=\"\"");
            format!("--x\r\n{about}\r\n\r\n{value}\r\n")
        };
        let body = fields.iter().map(part).collect::<String>() + "--x--\r\n";
        Step { kind: "multipart/form-data; boundary=x", ..Step::form(path, body) }
    }

    fn thing_by_thing(self) -> Step {
        Step { extent: Extent::Things, ..self }
    }
}

/// Somebody whose store fails wherever it can.
struct Unlucky {
    site: Router,
    store: Arc<Faulty>,
    n_faults: usize,
}

const LANGUAGES: [&str; 3] = ["en", "fr", "es"];

impl Unlucky {
    fn new() -> Unlucky {
        let store = Arc::new(Faulty::default());
        let site = site_at(Arc::new(AtomicU64::new(1)), store.clone(), None);
        Unlucky { site, store, n_faults: 0 }
    }

    /// Asks once, as it is.
    async fn plainly(&self, step: &Step, lang: &str) -> Answer {
        let request = Request::builder()
            .method(step.method)
            .uri(&step.path)
            .header("host", "here")
            .header("sec-fetch-site", "same-origin")
            .header("cookie", format!("lang={lang}"))
            .header("content-type", step.kind)
            .body(Body::from(step.body.clone()))
            .unwrap();
        ask(&self.site, request).await
    }

    /// Asks, after the store has failed at every call that this takes: before it did
    /// what it was asked, and after it had done it.
    async fn ask(&mut self, step: Step) -> Answer {
        let before = self.store.everything();
        let from = self.store.n_calls();
        let answer = self.plainly(&step, "en").await;
        let n_calls = self.store.n_calls() - from;
        assert!(!answer.status.is_server_error(), "{step:?}: {}", answer.status);
        let after = self.store.everything();
        for nth in 0..n_calls {
            for when in [When::Before, When::After] {
                self.store.put_back(&before);
                self.fail(&step, nth, when, (&before, &after), answer.status).await;
                self.n_faults += 1;
            }
        }
        self.store.put_back(&after);
        answer
    }

    async fn fail(
        &self,
        step: &Step,
        nth: usize,
        when: When,
        (before, after): (&Everything, &Everything),
        good: StatusCode,
    ) {
        let error = match (when, self.n_faults / 2 % 5) {
            (When::Before, 0) => StoreError::Conflict { expected: 1 },
            (When::Before, 1) => StoreError::Taken("it".to_owned()),
            (_, 2) => StoreError::Full,
            (_, 3) => StoreError::Damaged("a page".to_owned()),
            _ => StoreError::Failed("the disk is gone".to_owned()),
        };
        let lang = LANGUAGES[self.n_faults / 2 % 3];
        let fault = self.store.arm(Fault { nth, error: error.clone(), when });
        let failed = self.plainly(step, lang).await;
        let call = fault.lock().unwrap().expect("the store was asked so often");
        let about = format!("{} {} fails {when:?} {call}: {error:?}", step.method, step.path);
        told(step, &failed, lang, expected(step, &error, call, good), &about);
        let between = self.store.everything();
        if when == When::Before && step.extent == Extent::Whole && failed.status != good {
            assert_eq!(&between, before, "{about}: half done");
        }
        kept_whole(before, &between, after, &about);
        let again = self.plainly(step, lang).await;
        let end = self.store.everything();
        let is_done = when == When::After || failed.status == good;
        let is_late = is_done && [409, 404].contains(&again.status.as_u16());
        assert!(again.status == good || is_late, "{about}: {} when asked again", again.status);
        kept_whole(before, &end, after, &about);
        assert_eq!(end.things(), after.things(), "{about}: asked again, it is another");
    }
}

/// What is answered when the store fails so at a call.
fn expected(step: &Step, error: &StoreError, call: &str, good: StatusCode) -> StatusCode {
    let is_thrown_away =
        call == "remove" && !step.path.starts_with("/own/") && !step.path.contains("/documents");
    match error {
        // There is another name.
        StoreError::Taken(_) if call.contains("create") => good,
        // What is known of a game had changed, not the game: it is tried again.
        StoreError::Conflict { .. } if is_thrown_away => good,
        StoreError::Conflict { .. } if call.starts_with("re") => StatusCode::CONFLICT,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Whether an answer says in the reader's language that it did not work.
fn told(step: &Step, answer: &Answer, lang: &str, expected: StatusCode, about: &str) {
    assert_eq!(answer.status, expected, "{about}: {}", answer.body);
    if !(expected.is_server_error() || expected == StatusCode::CONFLICT) {
        return;
    }
    if step.path.starts_with("/api/") {
        let said: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        assert!(said["error"].as_str().is_some_and(|it| !it.is_empty()), "{about}");
        return;
    }
    assert!(answer.policy, "{about}");
    assert!(answer.body.contains(&format!("<html lang=\"{lang}\"")), "{about}");
    assert!(answer.body.contains("<h1>") && !answer.body.contains(">["), "{about}");
}

/// Everything that was kept `before` is as it was, or as it is to be `after`; and
/// nothing is there that is in neither.
fn kept_whole(before: &Everything, between: &Everything, after: &Everything, about: &str) {
    for (id, was) in &before.games {
        let is = between.games.get(id);
        if after.games.get(id) == Some(was) {
            assert_eq!(is, Some(was), "{about}: another game was touched");
        }
    }
    for (id, was) in &before.documents {
        let is = between.documents.get(id);
        if after.documents.get(id) == Some(was) {
            assert_eq!(is, Some(was), "{about}: another document was touched");
        }
    }
    let known: BTreeSet<String> = before.things().union(&after.things()).cloned().collect();
    let things = between.things();
    let strange: Vec<_> = things.difference(&known).collect();
    assert!(strange.is_empty(), "{about}: half done: {strange:?}");
    let stays: BTreeSet<String> = before.things().intersection(&after.things()).cloned().collect();
    assert!(stays.is_subset(&things), "{about}: lost");
}
