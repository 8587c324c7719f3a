//! London at the table, told through the pages without script, tap by tap.

use axum::{Router, http::StatusCode};

use crate::{
    ask::{get, post, site, upload},
    table::answer,
};

/// Somebody at a table: the page in front of them, and how often they tapped.
struct Person {
    site: Router,
    at: String,
    page: String,
    n_taps: usize,
}

impl Person {
    /// Sits down at a new game.
    async fn new(more: &str) -> Person {
        let site = site();
        let answer = post(&site, "/new/london", &format!("at=table&seed=5{more}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let at = answer.location.strip_suffix("/setup").unwrap().to_owned();
        let mut person = Person { site, at, page: String::new(), n_taps: 0 };
        person.see(&person.at.clone()).await;
        person
    }

    async fn see(&mut self, at: &str) {
        let mut at = at.to_owned();
        for _ in 0..3 {
            let page = get(&self.site, &at).await;
            if page.status != StatusCode::SEE_OTHER {
                assert_eq!(page.status, StatusCode::OK, "{}", page.body);
                (self.at, self.page) = (at, page.body);
                return;
            }
            at = page.location;
        }
    }

    /// Taps the first button whose form holds `text`.
    async fn tap(&mut self, text: &str) {
        self.n_taps += 1;
        let at = answer(&self.site, &self.page, "/act", text).await;
        self.see(&at).await;
    }

    /// Taps the first link that holds `text`.
    async fn follow(&mut self, text: &str) {
        self.n_taps += 1;
        let found = self.page.split("href=\"").skip(1).map(|it| it.split('"').next().unwrap());
        let found = found.map(|it| it.replace("&amp;", "&")).find(|it| it.contains(text));
        let link = found.unwrap_or_else(|| panic!("no link with {text}:\n{}", self.page));
        self.see(&link).await;
    }

    fn has(&self, text: &str) -> bool {
        self.page.contains(text)
    }

    /// How many taps were made since last asked.
    fn taps(&mut self) -> usize {
        std::mem::take(&mut self.n_taps)
    }

    /// Ticks off AutoMartin's cards and tells what he draws, until it is asked what
    /// the person did: one tap a card, one for each that he draws, one for a borough.
    async fn its_turn(&mut self) {
        for _ in 0..40 {
            if self.at.contains("/turn/") {
                let n_lines = self.page.split("class=\"deeds\"").nth(1).unwrap();
                let n_lines = n_lines.split("</ol>").next().unwrap().matches("<li").count();
                assert!((1..=3).contains(&n_lines), "{n_lines} lines");
                let done = self.page.split("<a class=\"btn primary done\" href=\"").nth(1).unwrap();
                let done = done.split('"').next().unwrap().to_owned();
                self.n_taps += 1;
                self.see(&done).await;
            } else if self.has("value=\"borough ") {
                self.tap("borough ").await;
            } else if self.has("Turn up the city deck") {
                self.draws().await;
            } else if self.has("value=\"automa ") {
                self.tap("automa ").await;
            } else {
                return;
            }
        }
        panic!("his turn does not end: {}", self.page);
    }

    /// Tells the card that he draws: one tap.
    async fn draws(&mut self) {
        self.tap("city ").await;
    }

    /// Discards the first card of a colour: two taps.
    async fn discards(&mut self, colour: &str) {
        if self.has(&format!("find={colour}")) {
            self.follow(&format!("find={colour}")).await;
        }
        self.tap("discard ").await;
    }
}

#[tokio::test]
async fn every_deed_takes_the_taps_that_were_promised() {
    let mut person = Person::new("").await;
    assert!(person.has("What did you do?") && person.has("That is all"));
    person.discards("brown").await;
    assert_eq!(person.taps(), 2, "a discard: colour, name");
    person.tap("discard paupers").await;
    assert_eq!(person.taps(), 1, "paupers are all alike");
    person.tap("draw T1").await;
    assert_eq!(person.taps(), 1, "a card of the board");
    person.follow("give=1").await;
    person.tap("give ").await;
    assert!(person.taps() <= 3, "a card in its place");
    person.follow("toll=1").await;
    person.tap("he-owes 2").await;
    assert_eq!(person.taps(), 2, "a card that touches AutoMartin");
    person.tap("buy westminster").await;
    person.tap("borough hackney").await;
    assert_eq!(person.taps(), 2, "a borough, then the new one");
    assert!(person.has("value=\"buy hackney\"") && !person.has("value=\"buy westminster\""));
    person.tap("done").await;
    assert_eq!(person.taps(), 1, "the end of the turn");
    person.its_turn().await;
    assert!(person.has("What did you do?"));
}

#[tokio::test]
async fn a_turn_of_several_cards_is_one_whoever_turns_them_up() {
    let mut person = Person::new("&level=II&piles=automa").await;
    person.discards("brown").await;
    person.tap("done").await;
    person.tap("automa ii4").await;
    assert!(person.has("II-4 is read") && !person.at.contains("/turn/"));
    // None of its pieces were moved yet: what differs is set before it.
    let fix = get(&person.site, &format!("{}/fix?tab=ldt-fix-its", person.at)).await;
    assert!(fix.body.contains("&amp;turn="), "{}", fix.body);
    let at = answer(&person.site, &person.page, "/deal", "automa").await;
    person.see(&at).await;
    while !person.at.contains("/turn/") {
        let asked = ["borough ", "city "].into_iter().find(|it| person.has(&format!("=\"{it}")));
        person.tap(asked.expect("a card is asked for")).await;
    }
    assert!(person.has("<ol class=\"ldt-its\">") && person.has("<b>II-4</b>"), "{}", person.page);
    person.its_turn().await;
    assert!(person.has("What did you do?"));
}

#[tokio::test]
async fn a_whole_game_is_told_fixed_taken_back_and_counted() {
    let mut person = Person::new("&level=II").await;
    for n in 0..9 {
        person.discards(["brown", "blue", "pink"][n % 3]).await;
        person.discards("blue").await;
        person.tap("done").await;
        person.its_turn().await;
        if n == 4 {
            take_back_and_fix(&mut person).await;
        }
    }
    person.tap("out").await;
    person.tap("done").await;
    person.its_turn().await;
    assert!(person.at.ends_with("/end"), "{}", person.at);
    assert!(person.has("set.counted.1.hand") && person.has("Count your points"));
    assert!(!person.has("class=\"verdict\""), "nothing is decided yet");
    let fields = [("track", 30), ("city", 21), ("money", 17), ("loans", 1), ("poverty", 6)];
    let revision = person.page.split("name=\"revision\" value=\"").nth(1).unwrap();
    let revision = revision.split('"').next().unwrap();
    let fields: Vec<String> =
        fields.iter().map(|(key, n)| format!("set.counted.1.{key}={n}")).collect();
    let play = person.at.strip_suffix("/end").unwrap().to_owned();
    let form = format!("revision={revision}&{}&set.counted.1.hand=", fields.join("&"));
    let counted = post(&person.site, &format!("{play}/fix"), &form).await;
    assert_eq!(counted.status, StatusCode::SEE_OTHER, "{}", counted.body);
    person.see(&counted.location).await;
    assert!(person.has("class=\"verdict\"") && person.has("Rematch"), "{}", person.page);
    assert!(person.has("value=\"21\""), "what was counted stands there");
}

/// Undoes past AutoMartin's card, tells the same again, and puts his money right.
async fn take_back_and_fix(person: &mut Person) {
    let play = person.at.split('?').next().unwrap().to_owned();
    // One told answer at a time: first what he drew, then the end of the turn.
    for _ in 0..9 {
        let undone = answer(&person.site, &person.page, "/undo", "").await;
        assert!(undone.contains("?was="), "{undone}");
        person.see(&undone).await;
        if person.has("That is all") {
            break;
        }
    }
    assert!(person.has("Move back on the table"), "{}", person.page);
    person.tap("done").await;
    person.its_turn().await;
    person.see(&format!("{play}/fix?tab=ldt-fix-its")).await;
    person.follow("money").await;
    let set = answer(&person.site, &person.page, "/fix", "money").await;
    person.see(&set).await;
    assert!(person.has("What did you do?"));
    // A space of the board gets a card that it does not hold.
    person.see(&format!("{play}/fix?tab=ldt-fix-board&at=B3&find=pink&set=C")).await;
    let link = person.page.split("class=\"asks names\"").nth(1).unwrap();
    let link = link.split("href=\"").nth(1).unwrap().split('"').next().unwrap();
    person.see(&link.replace("&amp;", "&")).await;
    assert!(person.has("class=\"diff\""), "{}", person.page);
    let set = answer(&person.site, &person.page, "/fix", "board").await;
    person.see(&set).await;
    assert!(person.has("set C"), "a card of set C was seen");
}

#[tokio::test]
async fn the_cards_of_a_borough_are_told_in_a_row_on_one_screen() {
    let mut person = Person::new("&piles=automa").await;
    // With £6 and the £2 of his card he buys the City, which draws four cards.
    person.follow("toll=1").await;
    person.tap("he-gets 1").await;
    person.tap("done").await;
    person.taps();
    person.tap("automa i2").await;
    person.tap("borough hackney").await;
    for nth in 1..=4 {
        assert!(person.has(&format!("{nth} of 4")), "{}", person.page);
        assert!(!person.at.contains('?'), "no screen in between: {}", person.at);
        person.tap(&format!("city {}", ["salters", "mercers", "vintners", "wren"][nth - 1])).await;
    }
    assert!(person.at.contains("/turn/"), "{}", person.at);
    person.its_turn().await;
    assert_eq!(person.taps(), 7, "his card, the borough, four cards, done");
}

#[tokio::test]
async fn a_card_told_in_a_row_is_taken_back_where_it_stands() {
    let mut person = Person::new("&piles=automa").await;
    person.follow("toll=1").await;
    person.tap("he-gets 1").await;
    person.tap("done").await;
    for told in ["automa i2", "borough hackney", "city salters", "city mercers", "city vintners"] {
        person.tap(told).await;
    }
    let chips = person.page.split("ldt-told").nth(1).unwrap().split("</ol>").next().unwrap();
    assert_eq!(chips.matches("/goto").count(), 3, "{chips}");
    // The second of three: what was told before it stays.
    let second =
        chips.split("/goto").nth(2).unwrap().split("name=\"ply\" value=\"").nth(1).unwrap();
    let ply = second.split('"').next().unwrap().to_owned();
    let revision = person.page.split("name=\"revision\" value=\"").nth(1).unwrap();
    let form = format!("revision={}&ply={ply}", revision.split('"').next().unwrap());
    let play = person.at.clone();
    let back = post(&person.site, &format!("{play}/goto"), &form).await;
    person.see(&back.location).await;
    assert!(person.has("2 of 4"), "{}", person.page);
    for told in ["city hospital", "city vintners", "city wren"] {
        person.tap(told).await;
    }
    assert!(person.at.contains("/turn/") && person.has("Hospital"), "{}", person.page);
    assert!(!person.has("Mercers"), "{}", person.page);
}

#[tokio::test]
async fn where_the_city_deck_decides_its_line_is_lit() {
    let mut person = Person::new("&piles=automa").await;
    for card in ["salters", "school-blue", "theatre-royal"] {
        let colour = if card == "salters" { "brown" } else { "blue" };
        person.follow(&format!("find={colour}")).await;
        person.tap(&format!("discard {card}")).await;
    }
    person.tap("done").await;
    // Prestige leaves the school and the theatre, poverty both of them.
    for told in ["automa i10", "city mercers", "city grocers"] {
        person.tap(told).await;
    }
    let lit = person.page.split("<li class=\"lit\"").nth(1).unwrap().split("</li>").next().unwrap();
    assert!(lit.contains("City deck"), "{lit}");
    assert_eq!(person.page.matches("<li class=\"lit\"").count(), 1);
}

#[tokio::test]
async fn a_deck_of_ones_own_shows_the_cards_that_can_still_come() {
    let mut person = Person::new("&piles=automa&level=III").await;
    person.tap("done").await;
    assert!(person.has("value=\"automa i1\"") && person.has("value=\"automa iii5\""));
    person.tap("automa i2").await;
    person.its_turn().await;
    person.tap("done").await;
    assert!(!person.has("value=\"automa i2\""), "it was turned up");
    assert!(person.has("Draw for me"));
}

#[tokio::test]
async fn several_people_tell_one_after_the_other_on_one_device() {
    let mut people = Person::new("&seats=3&automa-seat=3").await;
    for name in ["person 1", "person 2"] {
        assert!(people.has(name), "{}", people.page);
        people.discards("brown").await;
        people.tap("done").await;
    }
    people.its_turn().await;
    assert!(people.has("person 1"));
    assert_eq!(people.page.matches("class=\"city").count(), 8, "four spaces a row");
}

#[tokio::test]
async fn a_set_with_gaps_is_played_at_the_table_and_learns_what_is_told() {
    use kit::Game;
    let site = site();
    let text = london::London::DOCUMENTS[0].text;
    let text = text.replace("edition = \"first\"", "edition = \"own\"");
    let is_gap = |it: &&str| it.starts_with("money = ") || it.starts_with("poverty = ");
    let gaps: Vec<&str> = text.lines().filter(|it| !is_gap(it)).collect();
    let text = gaps.join("\n").replacen("name = \"", "name = \"Mine, ", 1);
    let kept = upload(&site, "/own/london/new/cards", &[("text", &text)]).await;
    let id = kept.location.rsplit('/').next().unwrap().to_owned();
    let new = get(&site, "/new/london").await.body;
    assert!(new.contains(&format!("value=\"own:{id}\"")) && new.contains("with gaps"), "{new}");
    let screen = post(&site, "/new/london", &format!("cards=own:{id}")).await;
    assert_eq!(screen.status, StatusCode::BAD_REQUEST, "on the screen nobody asks");
    let form = format!("at=table&seed=5&piles=automa&cards=own:{id}");
    let started = post(&site, "/new/london", &form).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.body);
    let at = started.location.strip_suffix("/setup").unwrap().to_owned();
    let mut person = Person { site: site.clone(), at: at.clone(), page: String::new(), n_taps: 0 };
    person.see(&at).await;
    person.discards("blue").await;
    person.discards("pink").await;
    person.tap("done").await;
    // Development board, prestige, coins, first card.
    person.tap("automa i6").await;
    // Prestige, which the set knows, decides: only what he keeps is asked about.
    assert!(person.has("What is printed on it?") && person.has("money it gives"));
    assert!(person.has("Great Fire Monument"), "{}", person.page);
    assert!(person.has("Done: all 2 are 0"), "{}", person.page);
    person.tap("figure 0,figure 0").await;
    assert!(!person.has("What is printed on it?"), "one tap for all that is not there");
    let file = get(&site, &format!("/own/london/{id}/file.toml")).await.body;
    let learned = ["\nmoney = 0", "\npoverty = 0"].map(|it| file.matches(it).count());
    assert_eq!(learned, [1, 1], "the set has learned them");
    person.its_turn().await;
    assert!(person.has("What did you do?"), "{}", person.page);
}
