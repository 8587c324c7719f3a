//! London without script and without a browser: whole games by links and forms alone.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};

use crate::ask::{Answer, ask, send, site};

/// Somebody who only follows links and sends forms.
pub(crate) struct Reader {
    site: Router,
    cookies: String,
    pub(crate) url: String,
    page: String,
}

impl Reader {
    pub(crate) fn new(site: Router, lang: &str) -> Reader {
        let cookies = format!("lang={lang}; pace=at-once");
        Reader { site, cookies, url: String::new(), page: String::new() }
    }

    pub(crate) async fn go(&mut self, path: &str) {
        let request = Request::get(path).header("host", "here").header("cookie", &self.cookies);
        let answer = ask(&self.site, request.body(Body::empty()).unwrap()).await;
        self.show(path, answer).await;
    }

    async fn send(&mut self, form: &Pressed) {
        let request = Request::post(&form.path)
            .header("host", "here")
            .header("cookie", &self.cookies)
            .header("content-type", "application/x-www-form-urlencoded");
        let answer = ask(&self.site, request.body(Body::from(form.body.clone())).unwrap()).await;
        let cookie = answer.header(header::SET_COOKIE.as_str());
        if let Some(cookie) = cookie.split(';').next().filter(|it| !it.is_empty()) {
            let name = cookie.split('=').next().unwrap();
            let kept = self.cookies.split("; ").filter(|it| !it.starts_with(name));
            self.cookies = kept.chain([cookie]).collect::<Vec<_>>().join("; ");
        }
        self.show(&form.path, answer).await;
    }

    async fn show(&mut self, path: &str, answer: Answer) {
        if answer.status == StatusCode::SEE_OTHER {
            return Box::pin(self.go(&answer.location)).await;
        }
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        (self.url, self.page) = (path.to_owned(), answer.body);
    }

    /// What can be pressed on the page, in its order.
    fn offers(&self) -> Vec<Pressed> {
        let mut found = Vec::new();
        for piece in self.page.split("<form").skip(1) {
            let form = piece.split("</form>").next().unwrap();
            let path = between(form, "action=\"", "\"").to_owned();
            let mut body = String::new();
            for field in form.split("<input").skip(1) {
                let field = field.split('>').next().unwrap();
                let (name, value) =
                    (between(field, "name=\"", "\""), between(field, "value=\"", "\""));
                body += &format!("{name}={}&", value.replace(' ', "+"));
            }
            let button = between(form, "<button", ">").to_owned();
            found.push(Pressed { path, body, tag: button });
        }
        for piece in self.page.split("<a ").skip(1) {
            let tag = piece.split('>').next().unwrap().to_owned();
            let path = between(&tag, "href=\"", "\"").replace("&amp;", "&");
            found.push(Pressed { path, body: String::new(), tag });
        }
        found
    }

    /// Does the first of these that is there.
    async fn press(&mut self, wanted: &[&str]) {
        let offers = self.offers();
        let fits =
            |it: &&Pressed, wanted: &str| wanted.split(' ').all(|word| it.tag.contains(word));
        let found = wanted.iter().find_map(|want| offers.iter().find(|it| fits(it, want)));
        let found =
            found.unwrap_or_else(|| panic!("none of {wanted:?} on {}: {}", self.url, self.page));
        let is_form = found.tag.contains("submit");
        if is_form { self.send(found).await } else { self.go(&found.path.clone()).await }
    }

    /// Acts once, wherever the game stands.
    pub(crate) async fn act(&mut self, n: usize) {
        let deeds =
            ["class=\"card legal", "data-key=\"r\"", "class=\"city bor legal", "data-key=\"t\""];
        let is_choosing = self.offers().iter().any(|it| it.tag.contains("data-key=\"t\""));
        if self.page.contains("/chair\"") {
            self.press(&["btn primary big"]).await;
        } else if self.url.contains("card=") || self.url.contains("borough=") {
            self.press(&["data-key=\"Enter\" btn primary", "at-hand- spend="]).await;
        } else if is_choosing {
            let deed = if n.is_multiple_of(3) { deeds[n / 3 % 4] } else { deeds[3] };
            self.press(&[deed, deeds[3]]).await;
        } else {
            let rest = [
                "at-hand- submit",
                "at-city- submit",
                "data-key=\"e\" submit",
                "data-key=\"d\" submit",
                "data-key=\"n\" submit",
                "at-space- submit",
                "data-key=\"Enter\" submit",
                "data-key= btn submit",
            ];
            self.press(&rest).await;
        }
    }
}

/// A link, or a form with one button.
struct Pressed {
    path: String,
    body: String,
    tag: String,
}

pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    text.split(before).nth(1).and_then(|it| it.split(after).next()).unwrap_or_default()
}

/// Plays to the end by links and forms; `look` sees every page.
async fn play(reader: &mut Reader, setup: &str, mut look: impl FnMut(&str)) {
    let body = format!("{{\"game\":\"london\",\"seed\":5,\"setup\":{setup}}}");
    let (_, game) = send(&reader.site.clone(), "POST", "/api/v1/games", &body).await;
    reader.go(&format!("/play/{}", game["id"].as_str().unwrap())).await;
    for n in 0..900 {
        look(&reader.page);
        if reader.url.ends_with("/end") {
            return;
        }
        reader.act(n / 5).await;
    }
    panic!("no end: {}", reader.url);
}

#[tokio::test]
async fn a_whole_solo_game_goes_by_links_and_forms_in_spanish() {
    let mut reader = Reader::new(site(), "es");
    play(&mut reader, "{}", |page| {
        assert!(page.contains("<html lang=\"es\""));
        for sign in [">[", "[ui-", "[ld-", "[card-", "[score-", "[effect-", "{ $"] {
            assert!(!page.contains(sign), "{sign}: {page}");
        }
    })
    .await;
    assert!(reader.page.contains("Puntos por fuente"), "{}", reader.page);
}

#[tokio::test]
async fn two_people_and_the_automa_play_to_the_end_by_links_and_forms() {
    let mut reader = Reader::new(site(), "en");
    let mut n_passed = 0;
    play(&mut reader, r#"{"seats":"3","automa-seat":"2"}"#, |page| {
        let is_asking = page.contains("/chair\"");
        n_passed += usize::from(is_asking);
        assert!(!is_asking || !page.contains("at-hand-"), "{page}");
    })
    .await;
    assert!(20 < n_passed, "{n_passed}");
}
