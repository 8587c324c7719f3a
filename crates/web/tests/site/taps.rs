//! Brass at the table: how many taps a deed takes, and what is refused.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};

use crate::ask::{ask, get, post, send, site};

/// A game at the table, told tap by tap.
pub(crate) struct Told {
    pub(crate) site: Router,
    pub(crate) play: String,
    pub(crate) at: String,
    pub(crate) n_taps: usize,
}

/// A table in the canal era; `more` overrides.
fn table(more: &Value) -> Value {
    let mut table = json!({
        "turn": "human",
        "round": 4,
        "merchants": { "shrewsbury": ["any"], "gloucester": ["cotton-mill", "blank"], "oxford": ["manufacturer", "blank"] },
    });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    json!({ "game": "brass", "setup": { "at": "table" }, "table": table })
}

pub(crate) fn tile(at: &str, owner: &str, industry: &str, level: u8) -> Value {
    json!({ "at": at, "owner": owner, "industry": industry, "level": level })
}

/// What a piece of a page says.
pub(crate) fn text(html: &str) -> String {
    let mut said = String::new();
    for part in html.split('<').skip(1) {
        said.push_str(part.split_once('>').map_or("", |it| it.1));
        said.push(' ');
    }
    // A word may show where it can be broken.
    said.replace('\u{ad}', "")
}

/// The value of an attribute in the first tag of a piece of a page.
pub(crate) fn attribute(html: &str, name: &str) -> Option<String> {
    let rest = html.split_once(&format!("{name}=\"")).map(|it| it.1)?;
    rest.split_once('"').map(|it| it.0.replace("&amp;", "&"))
}

impl Told {
    pub(crate) async fn new(more: &Value) -> Told {
        let site = site();
        let text = table(more).to_string();
        let (status, game) = send(&site, "POST", "/api/v1/games/import", &text).await;
        assert_eq!(status, StatusCode::CREATED, "{game}");
        let play = format!("/play/{}", game["id"].as_str().unwrap());
        Told { site, at: play.clone(), play, n_taps: 0 }
    }

    pub(crate) async fn page(&self) -> String {
        let answer = get(&self.site, &self.at).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", self.at);
        answer.body
    }

    /// Taps the answer that says this.
    pub(crate) async fn tap(&mut self, said: &str) {
        let page = self.page().await;
        let main = page.split("<main").nth(1).unwrap();
        let links = main.split("<a ").skip(1).filter(|it| it.contains("class=\"ask"));
        let links = links.map(|it| it.split("</a>").next().unwrap());
        let forms = main.split("<form ").skip(1).filter(|it| it.contains("class=\"ask"));
        let forms = forms.map(|it| it.split("</form>").next().unwrap());
        let is_it = |it: &&str| text(&format!("<{it}")).contains(said);
        if let Some(link) = links.clone().find(is_it) {
            self.go(attribute(link, "href").unwrap());
            return;
        }
        let form = forms.clone().find(is_it);
        let form =
            form.unwrap_or_else(|| panic!("nobody says `{said}` on {}: {}", self.at, text(main)));
        let name = if form.contains("name=\"actions\"") { "actions" } else { "action" };
        let steps = form.split_once(&format!("name=\"{name}\" value=\"")).unwrap().1;
        let steps = steps.split('"').next().unwrap().to_owned();
        self.send(name, &steps).await;
    }

    /// Taps a place of the map.
    pub(crate) async fn point(&mut self, place: &str) {
        let page = self.page().await;
        let mark = format!("data-target=\"{place}\"");
        let at = page.find(&mark).unwrap_or_else(|| panic!("no {place} on {}", self.at));
        let target = &page[at..];
        if page[..at].rfind("<a ").unwrap_or(0) > page[..at].rfind("<foreignObject").unwrap_or(0) {
            self.go(attribute(target, "href").unwrap());
            return;
        }
        let steps = attribute(target, " value").unwrap();
        self.send("actions", &steps).await;
    }

    fn go(&mut self, link: String) {
        self.at = link;
        self.n_taps += 1;
    }

    pub(crate) async fn send(&mut self, name: &str, steps: &str) {
        let page = self.page().await;
        let revision = page.split("name=\"revision\" value=\"").nth(1).unwrap();
        let revision = revision.split('"').next().unwrap();
        let body = format!("revision={revision}&{name}={}", steps.replace(' ', "+"));
        let answer = post(&self.site, &format!("{}/act", self.play), &body).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{steps}: {}", answer.body);
        self.at = self.play.clone();
        self.n_taps += 1;
    }

    /// What was written down, and how many taps it took.
    pub(crate) async fn told(&self) -> (String, usize) {
        let id = self.play.trim_start_matches("/play/");
        let (_, game) = send(&self.site, "GET", &format!("/api/v1/games/{id}"), "").await;
        let actions = game["actions"].as_array().unwrap().iter().map(|it| it.as_str().unwrap());
        let own: Vec<&str> = actions.take_while(|it| !it.starts_with("front")).collect();
        (own.join(", "), self.n_taps)
    }
}

#[tokio::test]
async fn a_build_takes_two_taps_from_the_map_and_three_by_its_verb() {
    let mut map = Told::new(&json!({})).await;
    map.point("coventry").await;
    map.tap("pottery").await;
    assert_eq!(map.told().await, ("build, site pottery coventry 0".to_owned(), 2));
    let mut verb = Told::new(&json!({})).await;
    verb.tap("Build").await;
    verb.tap("Coventry").await;
    verb.tap("pottery").await;
    assert_eq!(verb.told().await, ("build, site pottery coventry 0".to_owned(), 3));
    // One tap less where one industry fits; a farm must be in the network.
    let mut farm = Told::new(&json!({ "links": { "human": ["cannock-farm-north"] } })).await;
    farm.point("farm-north").await;
    assert_eq!(farm.told().await, ("build, site brewery farm-north 0".to_owned(), 1));
}

#[tokio::test]
async fn iron_from_one_of_several_works_takes_one_tap_more() {
    let works = [("coalbrookdale 1", "automa", 1), ("dudley 1", "human", 1)];
    let tiles: Vec<Value> = works.iter().map(|it| tile(it.0, it.1, "iron-works", it.2)).collect();
    let mut told = Told::new(&json!({ "tiles": tiles })).await;
    told.point("burton").await;
    told.tap("brewery").await;
    told.tap("Coalbrookdale, its").await;
    let (steps, n) = told.told().await;
    assert_eq!((steps.as_str(), n), ("build, site brewery burton 1, iron coalbrookdale 1", 3));
}

#[tokio::test]
async fn a_canal_takes_one_tap_from_the_map_and_two_by_its_verb() {
    let mut map = Told::new(&json!({})).await;
    map.point("line-birmingham-dudley").await;
    assert_eq!(map.told().await, ("network, line birmingham-dudley".to_owned(), 1));
    let mut verb = Told::new(&json!({})).await;
    verb.tap("Canal").await;
    verb.tap("Birmingham – Dudley").await;
    assert_eq!(verb.told().await, ("network, line birmingham-dudley".to_owned(), 2));
}

#[tokio::test]
async fn one_rail_or_two_take_two_taps_from_the_map() {
    let brewery = json!({ "era": "rail", "links": { "human": ["birmingham-oxford"] },
        "tiles": [tile("walsall 1", "human", "brewery", 2)] });
    let mut one = Told::new(&brewery).await;
    one.point("line-birmingham-dudley").await;
    one.tap("Only one").await;
    assert_eq!(one.told().await, ("network, line birmingham-dudley, done".to_owned(), 2));
    let mut two = Told::new(&brewery).await;
    two.point("line-birmingham-dudley").await;
    two.point("line-birmingham-coventry").await;
    let (steps, n) = two.told().await;
    assert_eq!(
        (steps.as_str(), n),
        ("network, line birmingham-dudley, line birmingham-coventry", 2)
    );
    let mut verb = Told::new(&brewery).await;
    verb.tap("Rails").await;
    verb.tap("Birmingham – Dudley").await;
    verb.tap("Only one").await;
    assert_eq!(verb.told().await.1, 3);
}

#[tokio::test]
async fn a_sale_takes_one_tap_where_one_tile_can_have_flipped() {
    let sellable = |tiles: &[Value]| json!({ "links": { "human": ["birmingham-oxford", "birmingham-worcester"] }, "tiles": tiles, "barrels": ["oxford 0"] });
    let goods = tile("birmingham 1", "human", "manufacturer", 1);
    let mut one = Told::new(&sellable(std::slice::from_ref(&goods))).await;
    one.tap("Sell").await;
    assert_eq!(one.told().await, ("sell, flip birmingham 1".to_owned(), 1));
    let mill = tile("worcester 0", "human", "cotton-mill", 1);
    let mut table = sellable(&[goods, mill, tile("walsall 1", "human", "brewery", 2)]);
    table["links"]["human"] = json!(["birmingham-oxford", "gloucester-worcester"]);
    let mut one_of_two = Told::new(&table).await;
    one_of_two.tap("Sell").await;
    one_of_two.tap("cotton mill I").await;
    one_of_two.tap("That is all").await;
    assert_eq!(one_of_two.told().await, ("sell, flip worcester 0, done".to_owned(), 3));
}

#[tokio::test]
async fn developing_takes_three_taps_and_what_moves_nothing_one() {
    let mut two = Told::new(&json!({})).await;
    two.tap("Develop").await;
    two.tap("cotton mill").await;
    two.tap("iron works").await;
    assert_eq!(two.told().await, ("develop, remove cotton-mill, remove iron-works".to_owned(), 3));
    let mut one = Told::new(&json!({})).await;
    one.tap("Develop").await;
    one.tap("cotton mill").await;
    one.tap("One only").await;
    assert_eq!(one.told().await.1, 3);
    let mut nothing = Told::new(&json!({})).await;
    nothing.tap("Nothing on the board").await;
    assert_eq!(nothing.told().await, ("pass".to_owned(), 1));
}

#[tokio::test]
async fn merchants_are_told_in_four_taps_and_the_rest_follows() {
    let site = site();
    let started = post(&site, "/new/brass", "at=table&seed=7").await;
    let play = started.location.trim_end_matches("/setup").to_owned();
    let deal = "revision=1&piles=merchants&by=table&then=setup";
    let dealt = post(&site, &format!("{play}/deal"), deal).await;
    assert_eq!(dealt.status, StatusCode::SEE_OTHER, "{}", dealt.body);
    let mut told = Told { site, at: play.clone(), play, n_taps: 0 };
    for tile in ["any goods", "cotton", "manufactured goods"] {
        told.tap(tile).await;
    }
    let page = told.page().await;
    assert!(page.contains("What did you do?"), "two blanks follow: {}", text(&page));
    assert_eq!(told.n_taps, 3);
}

#[tokio::test]
async fn two_places_near_each_other_are_asked_with_two_plates() {
    let mut told = Told::new(&json!({})).await;
    told.at = format!("{}?near=walsall~line-birmingham-walsall", told.play);
    let page = told.page().await;
    assert_eq!(page.split("<main").nth(1).unwrap().matches("class=\"ask row\"").count(), 2);
    told.tap("Birmingham – Walsall").await;
    assert_eq!(told.told().await.0, "network, line birmingham-walsall");
}

#[tokio::test]
async fn what_cannot_have_happened_is_refused_with_its_rule_and_a_way_to_fix() {
    let taken = tile("farm-north 0", "automa", "brewery", 1);
    let mut told =
        Told::new(&json!({ "tiles": [taken], "links": { "human": ["cannock-farm-north"] } })).await;
    told.point("farm-north").await;
    let page = told.page().await;
    let main = page.split("<main").nth(1).unwrap();
    assert!(main.contains("#rule-R5-8") && main.contains("/fix\""), "{}", text(main));
    assert!(text(main).contains("brewery I (north farm brewery) lies there"), "{}", text(main));
}

#[tokio::test]
async fn every_fact_of_the_map_can_be_put_right() {
    let told = Told::new(&json!({ "tiles": [tile("walsall 1", "human", "brewery", 2)] })).await;
    let fix = format!("{}/fix?tab=bt-fix-map&at=walsall-1", told.play);
    let page = get(&told.site, &fix).await.body;
    let main = page.split("<main").nth(1).unwrap();
    let link = main.split("<a ").find(|it| text(&format!("<{it}")).trim() == "its").unwrap();
    let changed = get(&told.site, &attribute(link, "href").unwrap()).await.body;
    let form =
        changed.split("<form ").find(|it| it.contains("name=\"patch\"")).expect("it can be set");
    let patch = attribute(&form[form.find("name=\"patch\"").unwrap()..], "value").unwrap();
    let patch = patch.replace("&quot;", "\"");
    let body = format!("revision=1&patch={}", patch.replace('"', "%22").replace(' ', "+"));
    let answer = post(&told.site, &format!("{}/fix", told.play), &body).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let (actions, _) = told.told().await;
    assert!(actions.starts_with("edit {") && actions.contains("\"owner\":\"automa\""), "{actions}");
}

/// Every page of the table in three languages, without script: no text is missing.
#[tokio::test]
async fn every_page_of_the_table_speaks_three_languages() {
    let works = [("coalbrookdale 1", "automa", 1), ("dudley 1", "human", 1)];
    let tiles: Vec<Value> = works.iter().map(|it| tile(it.0, it.1, "iron-works", it.2)).collect();
    let told = Told::new(&json!({ "tiles": tiles })).await;
    let count = Told::new(&json!({ "round": 10, "phase": "count" })).await;
    let asked = [
        "",
        "?deed=build",
        "?at=coventry",
        "?at=dudley",
        "?deed=build;site+brewery+burton+1",
        "?deed=network",
        "?deed=develop",
        "?ask=sell",
        "?near=walsall~line-birmingham-walsall",
        "/setup",
        "/fix",
        "/fix?tab=bt-fix-map&at=dudley-1",
        "/fix?tab=bt-fix-mats",
        "/fix?tab=bt-fix-markets",
        "/fix?tab=bt-fix-points",
    ];
    let pages = asked.iter().map(|it| (&told.site, format!("{}{it}", told.play)));
    for (site, path) in pages.chain([(&count.site, count.play.clone())]) {
        for (lang, word) in [("en", "Fix"), ("fr", "Corriger"), ("es", "Corregir")] {
            let request = Request::get(&path)
                .header("host", "here")
                .header("cookie", format!("lang={lang}"))
                .body(Body::empty())
                .unwrap();
            let page = ask(site, request).await;
            assert_eq!(page.status, StatusCode::OK, "{lang} {path}");
            let said = text(page.body.split("<main").nth(1).unwrap());
            let is_key = |it: &str| {
                ["bt-", "br-", "order-", "side-", "ui-"].iter().any(|key| it.starts_with(key))
            };
            let missing: Vec<&str> = said.split_whitespace().filter(|it| is_key(it)).collect();
            assert!(missing.is_empty(), "{lang} {path}: {missing:?}");
            let is_told = path.contains("/fix") || path.contains("/setup") || said.contains(word);
            assert!(is_told, "{lang} {path} has no `{word}`");
        }
    }
}
