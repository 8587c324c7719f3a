//! A new game: level and deck by their printed names, the rest folded away.

use axum::{
    extract::{Multipart, multipart::MultipartError},
    http::StatusCode,
};
use desk::{Given, Words, named};
use kit::{Choice, ChoiceKind, Message, SEED_LIMIT};
use maud::{Markup, html};

use crate::{
    Stored,
    error::{AppError, up_to, wrong},
    frame::{self, icon},
    game,
    page::Page,
    parts::adaptations,
    visit::{Query, Visit},
};

/// The page that asks how the game shall be.
pub(crate) fn show<G: Page>(visit: &Visit, error: Option<&str>) -> Markup {
    let words = visit.words(G::ID);
    let usual = usual::<G>(&visit.query);
    let (plain, more): (Vec<&Choice>, Vec<&Choice>) = G::CHOICES
        .iter()
        .partition(|it| matches!(it.kind, ChoiceKind::Level | ChoiceKind::Document));
    let seed = visit.query.get("seed").cloned().unwrap_or_default();
    let title = words.say(
        &Message::new("ui-new-title")
            .with("game", Message::new("game-title"))
            .with("automa", Message::new("automa-title")),
    );
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("game-about")) } }
            @if let Some(error) = error {
                p.said role="alert" { b { (words.text("ui-own-wrong")) } " " (error) }
            }
            form.stacked method="post" action={ "/new/" (G::ID) } data-full {
                @for choice in plain { (picks::<G>(&words, choice, &usual)) }
                (adaptations::show(&words))
                details.more open[!seed.is_empty()] {
                    summary.btn.quiet { (icon("menu")) (words.text("ui-more")) }
                    div.levels.two-decks {
                        @for choice in more { (select::<G>(&words, choice, &usual)) }
                        div.field {
                            label for="seed" { (words.text("ui-seed")) }
                            input #seed type="text" name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="16"
                                autocomplete="off" aria-describedby="seed-h" value=(seed);
                            span #seed-h.small.muted { (words.text("ui-seed-text")) }
                        }
                    }
                }
                (own::<G>(&words, error.is_some()))
                p { button.btn.go.big type="submit" { (icon("play")) (words.text("ui-start-game")) } }
            }
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

/// Decks, mats or card sets of the person's own, as files.
fn own<G: Page>(words: &Words<'_>, is_open: bool) -> Markup {
    let documents = || G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document);
    html! {
        @if documents().next().is_some() {
            details.more open[is_open] {
                summary.btn.quiet { (icon("save")) (words.text("ui-own")) }
                p.small.muted { (words.text("ui-own-text")) }
                div.levels.two-decks {
                    @for choice in documents() {
                        div.field {
                            label for={ "file-" (choice.key) } { (words.text(&format!("choice-{}", choice.key))) }
                            input id={ "file-" (choice.key) } type="file" name={ "file-" (choice.key) } accept=".toml,.json,text/plain,application/json";
                        }
                    }
                }
                p { button.btn type="submit" formaction={ "/new/" (G::ID) "/own" } formenctype="multipart/form-data" {
                    (icon("play")) (words.text("ui-own-start"))
                } }
            }
        }
    }
}

/// Starts a game with the choices of a form and the files that came with it.
pub(crate) async fn start_own<G: Page>(
    visit: &Visit,
    mut form: Multipart,
) -> Result<Stored, AppError> {
    let mut setup = G::Setup::default();
    let mut seed = None;
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|it| unread(&it))? {
        let Some(key) = field.name().map(str::to_owned) else { continue };
        let bytes = field.bytes().await.map_err(|it| unread(&it))?;
        let text = String::from_utf8(bytes.to_vec());
        let text = text.map_err(|_| AppError::bad(Message::new("ui-open-bytes")))?;
        match key.strip_prefix("file-") {
            Some(_) if text.trim().is_empty() => {}
            Some(key) => files.push((key.to_owned(), text)),
            None if key == "seed" => seed = read_seed(&text)?,
            None => choose::<G>(visit, &mut setup, &key, Given::Word(&text))?,
        }
    }
    // A file counts more than the set that was ticked beside it.
    for (key, text) in &files {
        choose::<G>(visit, &mut setup, key, Given::Document(text))?;
    }
    game::create::<G>(&visit.app, &setup, seed).await
}

fn choose<G: Page>(
    visit: &Visit,
    setup: &mut G::Setup,
    key: &str,
    given: Given<'_>,
) -> Result<(), AppError> {
    desk::choose::<G>(visit.app.lexicon(G::ID), setup, key, given)
        .map_err(|it| AppError::bad_for::<G>(&it))
}

fn unread(error: &MultipartError) -> AppError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => AppError::Large,
        _ => AppError::Unclear,
    }
}

/// Starts a game with the choices of a form; what it does not mention is as usual.
pub(crate) async fn start<G: Page>(visit: &Visit, form: &Query) -> Result<Stored, AppError> {
    let mut setup = G::Setup::default();
    let mut seed = None;
    let mut piles: Vec<&str> = Vec::new();
    for (key, value) in form {
        match key.as_str() {
            "seed" => seed = read_seed(value)?,
            // Piles that the person turned up the last time.
            "piles" => piles = value.split(',').filter(|it| !it.is_empty()).collect(),
            _ => choose::<G>(visit, &mut setup, key, Given::Word(value))?,
        }
    }
    piles.retain(|it| G::PILES.contains(it));
    game::create_with::<G>(&visit.app, &setup, seed, &piles).await
}

/// A seed as a person types it; empty means any.
pub(crate) fn read_seed(text: &str) -> Result<Option<u64>, AppError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let seed = text.parse::<u64>().ok().filter(|&it| it < SEED_LIMIT);
    let most = up_to(SEED_LIMIT - 1);
    seed.map(Some).ok_or_else(|| wrong("seed", most, text))
}

/// The usual choices, with those of the address in their place.
fn usual<G: Page>(query: &Query) -> G::Setup {
    let mut setup = G::Setup::default();
    for (key, value) in query {
        // An address nobody can choose from shows the usual game.
        let _ = G::choose(&mut setup, key, value);
    }
    setup
}

fn picks<G: Page>(words: &Words<'_>, choice: &Choice, usual: &G::Setup) -> Markup {
    let class = if choice.values.len() < 3 { "levels two-decks" } else { "levels" };
    html! {
        fieldset {
            legend.section-h { h2 { (words.text(&format!("choice-{}", choice.key))) } }
            div class=(class) {
                @for value in choice.values {
                    @let text = Message::new(format!("{}-{value}", choice.key));
                    @let hint = text.clone().attribute("hint");
                    label.pick {
                        input type="radio" name=(choice.key) value=(value) checked[G::chosen(usual, choice.key) == *value];
                        b.serif { (named(words, choice.key, value)) }
                        @if words.has(&hint) { br; span.small { (words.say(&hint)) } }
                    }
                }
            }
        }
    }
}

fn select<G: Page>(words: &Words<'_>, choice: &Choice, usual: &G::Setup) -> Markup {
    let id = format!("c-{}", choice.key);
    html! {
        div.field {
            label for=(id) { (words.text(&format!("choice-{}", choice.key))) }
            select id=(id) name=(choice.key) {
                @for value in choice.values {
                    option value=(value) selected[G::chosen(usual, choice.key) == *value] {
                        (words.text(&format!("{}-{value}", choice.key)))
                    }
                }
            }
            @if let ChoiceKind::Reading(reading) = choice.kind { span.small.muted { (words.text(reading)) } }
        }
    }
}
