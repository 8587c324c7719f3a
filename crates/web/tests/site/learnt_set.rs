//! A set of London's second edition from nothing to play on the screen: told at the
//! table as far as AutoMartin asks, typed to its end, taken along, played.

use std::collections::BTreeMap;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};

use crate::{
    ask::{ask, get, post},
    london::{Reader, between},
    second_edition::Owner,
    taps::text,
};

type Fields = BTreeMap<String, String>;

/// The fields of a set's form as a browser would send them.
fn fields(page: &str) -> Fields {
    let form = page.split("<form class=\"stacked set-form\"").nth(1).unwrap();
    let form = form.split("</form>").next().unwrap();
    let mut fields = Fields::new();
    for piece in form.split("<input").skip(1) {
        let tag = piece.split('>').next().unwrap();
        let is_box = tag.contains("\"radio\"") || tag.contains("\"checkbox\"");
        if !is_box || tag.contains(" checked") {
            let value = between(tag, "value=\"", "\"").replace("&amp;", "&");
            fields.insert(between(tag, "name=\"", "\"").to_owned(), value);
        }
    }
    for piece in form.split("<select").skip(1) {
        let options = piece.split("</select>").next().unwrap().split("<option").skip(1);
        let chosen = options.map(|it| it.split('>').next().unwrap());
        let chosen = chosen.filter(|it| it.contains(" selected")).last().unwrap_or_default();
        let value = between(chosen, "value=\"", "\"").to_owned();
        fields.insert(between(piece, "name=\"", "\"").to_owned(), value);
    }
    fields
}

/// Puts a value where nothing stands yet.
fn fill(fields: &mut Fields, key: &str, value: &str) {
    if let Some(field) = fields.get_mut(key).filter(|it| it.is_empty()) {
        value.clone_into(field);
    }
}

/// Types everything that the table needs of a card or borough.
fn fill_figures(fields: &mut Fields) {
    for key in ["building-cost", "activation-money", "money", "prestige", "end-prestige"] {
        fill(fields, key, "1");
    }
    for key in ["poverty", "cards", "poverty-removed", "run-poverty", "run-cost"] {
        fill(fields, key, "0");
    }
    // Hammersmith is known to be dearer than two others.
    let cost = if fields["name"] == "Hammersmith" { "9" } else { "4" };
    fill(fields, "cost", cost);
}

/// Types what only the screen needs.
fn fill_words(fields: &mut Fields) {
    if fields["kind"] == "action" {
        fill(fields, "effect", "draw");
        fill(fields, "effect-n", "1");
        return;
    }
    fill(fields, "activation-card", "none");
    fill(fields, "flips", "no");
}

impl Owner {
    async fn set_page(&self) -> String {
        get(&self.site, &self.set).await.body
    }

    /// Opens a step of the form, types, and keeps it: where that leads.
    async fn step(&self, at: &str, then: &str, change: impl Fn(&mut Fields)) -> String {
        let page = get(&self.site, &format!("{}{at}", self.set)).await;
        assert_eq!(page.status, StatusCode::OK, "{at}");
        let mut typed = fields(&page.body);
        change(&mut typed);
        typed.insert("then".to_owned(), then.to_owned());
        let body: Vec<String> = typed
            .iter()
            .map(|(key, value)| format!("{key}={}", value.replace('&', "%26").replace(' ', "+")))
            .collect();
        let answer = post(&self.site, &format!("{}/form", self.set), &body.join("&")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{at}: {}", text(&answer.body));
        answer.location
    }

    /// What the page of the set links to among its gaps, as steps of the form.
    async fn gaps(&self) -> Vec<String> {
        let page = self.set_page().await;
        let gaps = between(&page, "<section class=\"gaps\"", "</section>");
        let link = format!("href=\"{}", self.set);
        let links = gaps.split(&link).skip(1);
        links.map(|it| it.split('"').next().unwrap().replace("&amp;", "&")).collect()
    }

    /// Tells all that is asked of the cards that he compares.
    async fn tell_figures(&self) {
        for _ in 0..30 {
            if !self.page("").await.contains("What is printed on it?") {
                return;
            }
            self.send("act", "action=figure+1").await;
        }
        panic!("it does not end");
    }

    /// Begins another game at the table with the set as it is now.
    async fn sit_down_again(&mut self) {
        let id = self.set.rsplit('/').next().unwrap();
        let form = format!("at=table&seed=6&piles=automa&cards=own:{id}");
        let next = post(&self.site, "/new/london", &form).await;
        assert_eq!(next.status, StatusCode::SEE_OTHER, "{}", text(&next.body));
        next.location.strip_suffix("/setup").unwrap().clone_into(&mut self.play);
    }
}

/// At the table: two buildings with their figures, and a borough.
async fn tell(owner: &Owner) {
    show(owner).await;
    owner.tell_figures().await;
}

/// Two buildings and a borough by their names, up to the question for their figures.
async fn show(owner: &Owner) {
    for name in ["Rope+Makers", "Glass+Works"] {
        let card = format!("deed=discard&colour=brown&name={name}&kind=building&deck=A");
        owner.send("name", &card).await;
    }
    owner.send("act", "action=buy+%233").await;
    owner.send("name", "deed=borough&name=Wandsworth&side=south&river=yes").await;
    owner.send("act", "action=done").await;
    owner.send("act", "action=automa+i6").await;
}

/// In the form: every name but that of one building, without any figure.
async fn type_names(owner: &Owner) {
    for at in owner.gaps().await.into_iter().filter(|it| it.contains("=new&name=")) {
        owner.step(&at, "list", |_| {}).await;
    }
    for (n, deck) in ["A", "B", "B", "C"].into_iter().enumerate() {
        let count = if n == 3 { "10" } else { "20" };
        let at = format!("?card=new&name=Workshops+{n}&deck={deck}&colour=pink&count={count}");
        owner.step(&at, "list", |_| {}).await;
    }
    for n in 0..3 {
        let at = format!("?card=new&name=Guests+{n}&deck=B&colour=blue&kind=action");
        owner.step(&at, "list", |_| {}).await;
    }
    for n in 0..14 {
        owner.step(&format!("?borough=new&name=Ward+{n}"), "list", |_| {}).await;
    }
}

#[tokio::test]
async fn a_set_goes_from_nothing_over_the_table_to_the_screen() {
    let mut owner = Owner::new("").await;
    tell(&owner).await;
    type_names(&owner).await;
    let page = owner.set_page().await;
    assert!(page.contains("One card or borough has no name yet"), "{}", text(&page));
    // The last card gets its name at the table, wherever its place was free.
    owner.sit_down_again().await;
    owner.send("name", "deed=discard&colour=blue&name=Wells&kind=building&deck=A").await;
    let page = owner.set_page().await;
    assert!(page.contains("101 / 101") && page.contains("20 / 20"), "{}", text(&page));
    assert!(!page.contains("no name yet") && !page.contains("Complete for the table"));
    for at in owner.gaps().await {
        owner.step(&at, "list", fill_figures).await;
    }
    let first = said_everywhere(&owner).await;
    // From the first card that lacks something to the last, without looking for them.
    let mut n_typed = 0;
    let mut at = first;
    while at.starts_with('?') {
        let to = owner.step(&at, "next", fill_words).await;
        to.strip_prefix(&owner.set).unwrap().clone_into(&mut at);
        n_typed += 1;
        assert!(n_typed < 40, "it does not end");
    }
    let page = owner.set_page().await;
    assert!(page.contains("Play with it"), "{}", text(&page));
    assert!(!page.contains("What is still missing") && !page.contains("Complete for the table"));
    play_on_the_screen(&owner).await;
}

/// Looks whether the pages say in every language what the screen still needs: the
/// first step where it is typed.
async fn said_everywhere(owner: &Owner) -> String {
    let says = [
        ("en", "Complete for the table; for play on the screen 22 cards"),
        ("fr", "pour jouer à l’écran, il manque encore à 22 cartes"),
        ("es", "para jugar en la pantalla, a 22 cartas"),
    ];
    let mut first = String::new();
    for (lang, said) in says {
        for path in [&owner.set, "/new/london"] {
            let cookie = format!("lang={lang}");
            let request = Request::get(path).header("host", "here").header("cookie", cookie);
            let page = ask(&owner.site, request.body(Body::empty()).unwrap()).await.body;
            let rest = page.split(said).nth(1).unwrap_or_else(|| panic!("{path}: {}", text(&page)));
            let link = between(rest, "href=\"", "\"");
            let step = link.strip_prefix(&owner.set).unwrap().to_owned();
            assert!(first.is_empty() || first == step, "{step}");
            first = step;
        }
    }
    first
}

/// The file is a whole set, and a game on the screen is played with it.
async fn play_on_the_screen(owner: &Owner) {
    let file = owner.file().await;
    let sheet = <london::CardSheet as kit::Boxed>::parse(&file).unwrap();
    let told = sheet.cards.iter().find(|it| it.name == "Rope Makers").unwrap();
    assert_eq!((told.prestige, told.flips), (Some(1), Some(false)), "told, then typed");
    let id = owner.set.rsplit('/').next().unwrap();
    let started = post(&owner.site, "/new/london", &format!("cards=own:{id}&seed=5")).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", text(&started.body));
    let mut reader = Reader::new(owner.site.clone(), "en");
    reader.go(&started.location).await;
    for n in 0..60 {
        reader.act(n / 5).await;
    }
    assert!(!reader.url.ends_with("/end"));
    let record = get(&owner.site, &format!("{}/record.toml", started.location)).await.body;
    let record: kit::Record<london::London> = kit::read(&record).unwrap();
    assert_eq!(record.setup.cards, kit::Chosen::Custom(sheet), "this very set");
    assert!(20 < record.actions.len(), "{}", record.actions.len());
}

#[tokio::test]
async fn a_figure_put_right_in_the_form_stays_right_while_the_game_goes_on() {
    let owner = Owner::new("").await;
    show(&owner).await;
    let prestige = async |of: &str| {
        let sheet = london::CardSheet::draft(&owner.file().await).unwrap();
        sheet.cards.into_iter().find(|it| it.name == of).unwrap().prestige
    };
    let (one, other) = ("Rope Makers", "Glass Works");
    let (mut first, mut last) = (one, other);
    while prestige(one).await.is_none() && prestige(other).await.is_none() {
        owner.send("act", "action=figure+1").await;
    }
    if prestige(one).await.is_none() {
        (first, last) = (other, one);
    }
    assert_eq!((prestige(first).await, prestige(last).await), (Some(1), None));
    // The form's step of a card is the link about its name.
    let page = owner.set_page().await;
    let link = page.split(first).next().unwrap().rsplit(&owner.set).next().unwrap();
    let at = link.split('"').next().unwrap().replace("&amp;", "&");
    let mended = |it: &mut Fields| {
        it.insert("prestige".to_owned(), "3".to_owned());
    };
    owner.step(&at, "list", mended).await;
    owner.tell_figures().await;
    assert_eq!(prestige(first).await, Some(3), "as it was put right");
    assert_eq!(prestige(last).await, Some(1), "as it was told since");
}
