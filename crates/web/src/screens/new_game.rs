//! A new game: level and deck by their printed names, the rest folded away.

use desk::{Given, named};
use keep::{Head, Keep as _, Shelf};
use kit::{Choice, ChoiceKind, Marks, Message, SEED_LIMIT, Session};
use maud::{Markup, html};

use crate::{
    OwnDocument, Pen, Stored,
    address::{Address, key},
    error::{AppError, up_to, wrong},
    frame, game, own,
    page::{OwnBox, Page},
    parts::{adaptations, ours},
    screens::own as owned,
    visit::{Query, Visit},
};

/// So many games tell which level was played last.
const N_LAST: usize = 24;

/// The level that a game begins at when nobody says otherwise, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Start {
    key: &'static str,
    level: &'static str,
    /// The text that says why.
    why: &'static str,
}

impl Start {
    /// The level that was last played here, or one that a casual player wins about half
    /// of; `None` for a game that nobody has measured.
    pub(crate) fn of<G: Page>(heads: &[Head]) -> Option<Start> {
        let choice = game::level::<G>()?;
        let last = heads.iter().filter(|it| it.game == G::ID).max_by_key(|it| it.touched);
        let last = last.and_then(|it| it.gist.as_ref()?.level.as_deref());
        if let Some(level) = choice.values.iter().find(|it| last == Some(it)) {
            return Some(Start { key: choice.key, level, why: "ui-start-last" });
        }
        let (key, level) = desk::even_level::<G>()?;
        let is_easiest = choice.values.first() == Some(&level);
        let why = if is_easiest { "ui-start-easiest" } else { "ui-start-even" };
        Some(Start { key, level, why })
    }

    /// What a new game begins with, beside the button that begins it.
    fn said(self, words: &Pen<'_>) -> String {
        words.say(&Message::new(self.why).with("level", named(words, self.key, self.level)))
    }
}

/// The games that were last played here, which tell the level of each.
pub(crate) async fn last_played(visit: &Visit) -> Result<Vec<Head>, AppError> {
    let mut heads = Vec::new();
    for shelf in [Shelf::Open, Shelf::Over] {
        heads.extend(visit.app.host.store.list(shelf, 0, N_LAST).await?.0);
    }
    Ok(heads)
}

/// The button that begins a game at once, with the level it begins at.
pub(crate) fn play<G: Page>(words: &Pen<'_>, start: Option<Start>) -> Markup {
    html! {
        form.wide-form method="post" action=(words.to(Address::New { game: G::ID })) {
            @if let Some(start) = start { input type="hidden" name=(start.key) value=(start.level); }
            button.btn.primary.begins type="submit" {
                (words.button_icon("play"))
                span { (words.text("ui-play")) @if let Some(start) = start { " " small { (start.said(words)) } } }
            }
        }
    }
}
/// The field of a form that asks for an honest game.
const HONEST: &str = "honest";
/// The field that switches hints off.
const NO_HINTS: &str = "no-hints";

/// The page that asks how the game shall be.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    kept: &[OwnDocument],
    start: Option<Start>,
    error: Option<&str>,
) -> Markup {
    let words = visit.words(G::ID);
    let usual = usual::<G>(&visit.query, start);
    let (plain, more): (Vec<&Choice>, Vec<&Choice>) = G::CHOICES
        .iter()
        .filter(|it| it.kind != ChoiceKind::Place)
        .partition(|it| matches!(it.kind, ChoiceKind::Level | ChoiceKind::Document));
    // Who sits where and which printing is played are no details.
    let (seats, more): (Vec<&Choice>, Vec<&Choice>) =
        more.into_iter().partition(|it| it.kind == ChoiceKind::Edition);
    let places = G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Place);
    let seed = visit.query.get(key::SEED).cloned().unwrap_or_default();
    let title = words.say(
        &Message::new("ui-new-title")
            .with("game", Message::new("game-title"))
            .with("automa", Message::new("automa-title")),
    );
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("game-about")) } }
            @if let Some(error) = error {
                p.said role="alert" { b { (words.text("ui-error-bad")) } " " (error) }
            }
            form.stacked method="post" action=(words.to(Address::NewOwn { game: G::ID })) enctype="multipart/form-data" data-full {
                @for choice in places { (picks::<G>(visit, choice, &usual, kept)) }
                @for choice in plain { (picks::<G>(visit, choice, &usual, kept)) }
                // What is adapted for the screen is no news to who has the box in front of them.
                @if own_box::<G>(visit).is_none() { (adaptations::show(&words)) }
                @if !seats.is_empty() {
                    div.levels.two-decks { @for choice in seats { (select::<G>(&words, choice, &usual)) } }
                }
                (names::<G>(&words))
                details.more open[!seed.is_empty()] {
                    summary.btn.quiet { (words.icon("menu")) (words.text("ui-more")) }
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
                (files::<G>(&words, error.is_some()))
                p.check {
                    label { input type="checkbox" name=(HONEST) value="1" checked[visit.query.contains_key(HONEST)]; " " (words.text("ui-honest")) }
                    br; span.small.muted { (words.text("ui-honest-text")) }
                }
                p.check {
                    label { input type="checkbox" name=(NO_HINTS) value="1" checked[visit.query.contains_key(NO_HINTS)]; " " (words.text("ui-no-hints")) }
                    br; span.small.muted { (words.text("ui-no-hints-text")) }
                }
                p.start-bar { button.btn.primary.big type="submit" { (words.button_icon("play")) (words.text("ui-start-game")) } }
            }
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

/// Decks, mats or card sets of the person's own, as files.
fn files<G: Page>(words: &Pen<'_>, is_open: bool) -> Markup {
    html! {
        @if owned::choices::<G>().next().is_some() {
            details.more open[is_open] {
                summary.btn.quiet { (words.icon("save")) (words.text("ui-own")) }
                p.small.muted { (words.text("ui-own-text")) }
                div.levels.two-decks {
                    @for choice in owned::choices::<G>() {
                        div.field {
                            label for={ "file-" (choice.key) } { (words.text(&format!("choice-{}", choice.key))) }
                            input id={ "file-" (choice.key) } type="file" name={ "file-" (choice.key) } accept=".toml,.json,text/plain,application/json";
                        }
                    }
                }
                p.check { label { input type="checkbox" name="keep" value="1" checked; " " (words.text("ui-own-keep")) } }
                p {
                    a.btn.quiet href=(words.to(Address::Own { game: G::ID })) { (words.button_icon("card")) (words.text("ui-own-page")) }
                    a.btn.quiet href=(words.to(Address::Print { game: G::ID })) { (words.button_icon("print")) (words.text("ui-print")) }
                }
            }
        }
    }
}

/// Starts a game with the choices of a form and the files that came with it.
pub(crate) async fn start_own<G: Page>(
    visit: &Visit,
    mut fields: Query,
) -> Result<(Stored, Session<G>), AppError> {
    let does_keep = fields.remove("keep").is_some();
    let mut files = Query::new();
    for choice in owned::choices::<G>() {
        if let Some(text) = fields.remove(&format!("file-{}", choice.key)) {
            // A file counts more than the set that was ticked beside it.
            fields.remove(choice.key);
            files.insert(choice.key.to_owned(), text);
        }
    }
    let marks = wished(&mut fields);
    let people = people(&mut fields);
    let (mut setup, seed) = chosen::<G>(visit, &fields).await?;
    for (key, text) in &files {
        if let Some(fault) = own::fault::<G>(key, text) {
            return Err(AppError::bad_in::<G>(fault));
        }
        choose::<G>(visit, &mut setup, key, Given::Document(text))?;
    }
    // The files first: one that is kept already is not kept twice, a game is.
    for (key, text) in files.into_iter().filter(|_| does_keep) {
        own::keep::<G>(&visit.app, &key, text).await?;
    }
    let calls = (marks, people.as_slice());
    game::create_with::<G>(&visit.app, &setup, seed, &piles::<G>(&fields), calls).await
}

/// Takes out of a form how somebody wants to play.
fn wished(form: &mut Query) -> Marks {
    let (honest, no_hints) = (form.remove(HONEST).is_some(), form.remove(NO_HINTS).is_some());
    Marks { honest, no_hints, ..Marks::default() }
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

/// Starts a game with the choices of a form; what it does not mention is as usual.
pub(crate) async fn start<G: Page>(
    visit: &Visit,
    form: &Query,
) -> Result<(Stored, Session<G>), AppError> {
    let mut form = form.clone();
    let marks = wished(&mut form);
    let people = people(&mut form);
    let (setup, seed) = chosen::<G>(visit, &form).await?;
    let piles = piles::<G>(&form);
    game::create_with::<G>(&visit.app, &setup, seed, &piles, (marks, &people)).await
}

/// How many letters of a name are shown.
const N_LETTERS: usize = 16;

/// The names that people gave, in turn order; nobody has to.
fn people(form: &mut Query) -> Vec<String> {
    let plain = |it: &char| {
        !it.is_control() && !matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let tidy = |text: String| {
        let text: String = text.trim().chars().filter(plain).take(N_LETTERS).collect();
        text.trim_end().to_owned()
    };
    let given =
        (1..=N_PEOPLE).map(|n| form.remove(&format!("person-{n}")).map_or_else(String::new, tidy));
    let mut given: Vec<String> = given.collect();
    while given.last().is_some_and(String::is_empty) {
        given.pop();
    }
    given
}

/// So many people share a screen at most.
const N_PEOPLE: usize = 3;

/// Where several people can share the screen: what they are called, if they like.
fn names<G: Page>(words: &Pen<'_>) -> Markup {
    if G::CHAIRS.is_empty() {
        return html! {};
    }
    html! {
        fieldset.people {
            legend { (words.text("ui-people")) }
            div.levels {
                @for n in 1..=N_PEOPLE {
                    div.field {
                        label for={ "person-" (n) } { (words.say(&Message::new("ui-person-name").with("n", n as i64))) }
                        input id={ "person-" (n) } type="text" name={ "person-" (n) } maxlength=(N_LETTERS) autocomplete="off" spellcheck="false";
                    }
                }
            }
        }
    }
}

/// The set-up and the seed that a form asks for.
async fn chosen<G: Page>(visit: &Visit, form: &Query) -> Result<(G::Setup, Option<u64>), AppError> {
    let mut choices = form.clone();
    choices.remove("piles");
    box_of::<G>(visit, &mut choices).await?;
    let seed = choices.remove("seed").map_or(Ok(None), |it| read_seed(&it))?;
    Ok((own::setup::<G>(&visit.app, &choices).await?, seed))
}

/// Puts the document of the person's own box in the place of the word for it; on the
/// screen there is no box.
async fn box_of<G: Page>(visit: &Visit, choices: &mut Query) -> Result<(), AppError> {
    let Some(of) = G::own_box() else { return Ok(()) };
    if choices.get(of.key).is_none_or(|it| it != OwnBox::VALUE) {
        return Ok(());
    }
    choices.remove(of.key);
    if choices.get(Choice::AT.key).is_some_and(|it| it == "table") {
        let name = visit.words(G::ID).text(of.text);
        choices.insert(of.key.to_owned(), own::of_box::<G>(&visit.app, &of, &name).await?);
    }
    Ok(())
}

/// The piles that the person turned up the last time.
fn piles<G: Page>(form: &Query) -> Vec<&str> {
    let piles = form.get("piles").map_or("", String::as_str);
    piles.split(',').filter(|it| G::PILES.contains(it)).collect()
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

/// The usual choices at the level to begin with, with those of the address in their place.
fn usual<G: Page>(query: &Query, start: Option<Start>) -> G::Setup {
    let mut setup = G::Setup::default();
    if let Some(start) = start {
        let _ = G::choose(&mut setup, start.key, start.level);
    }
    for (key, value) in query {
        // An address nobody can choose from shows the usual game.
        let _ = G::choose(&mut setup, key, value);
    }
    setup
}

/// The box on the person's own table, where the game is played there.
fn own_box<G: Page>(visit: &Visit) -> Option<OwnBox> {
    let is_table = visit.query.get(Choice::AT.key).is_some_and(|it| it == "table");
    G::own_box().filter(|_| is_table)
}

fn picks<G: Page>(
    visit: &Visit,
    choice: &Choice,
    usual: &G::Setup,
    kept: &[OwnDocument],
) -> Markup {
    let words = &visit.words(G::ID);
    let (mine, drafts): (Vec<&OwnDocument>, Vec<&OwnDocument>) = kept
        .iter()
        .filter(|it| it.key == choice.key)
        .partition(|it| it.is_ready || own::is_for_table::<G>(it));
    let asked = visit.query.get(choice.key);
    let own_box = own_box::<G>(visit).filter(|it| it.key == choice.key);
    let is_asked = |it: &OwnDocument| asked.is_some_and(|asked| *asked == own::value(it));
    // What the box has taught stands with the box.
    let boxed = own_box.as_ref().and_then(|of| mine.iter().position(|it| (of.is_of)(&it.text)));
    let is_boxed =
        own_box.is_some() && (asked.is_none() || boxed.is_some_and(|nth| is_asked(mine[nth])));
    let mine: Vec<&OwnDocument> =
        mine.into_iter().enumerate().filter(|it| Some(it.0) != boxed).map(|it| it.1).collect();
    let has_own = mine.iter().any(|it| is_asked(it));
    let n = choice.values.len() + mine.len() + usize::from(own_box.is_some());
    let class = if n < 3 { "levels two-decks" } else { "levels" };
    html! {
        fieldset {
            legend.section-h { h2 { (words.text(&format!("choice-{}", choice.key))) } }
            div class=(class) {
                @if let Some(of) = &own_box { (box_pick(words, of, is_boxed)) }
                @for value in choice.values {
                    @let text = Message::new(format!("{}-{value}", choice.key));
                    @let hint = text.clone().attribute(if own_box.is_some() { "table" } else { "hint" });
                    label.pick {
                        input type="radio" name=(choice.key) value=(value) checked[!has_own && !is_boxed && G::chosen(usual, choice.key) == *value];
                        b.serif { (named(words, choice.key, value)) }
                        @if words.has(&hint) { br; span.small { (words.say(&hint)) } }
                        @if choice.kind == ChoiceKind::Level { (measured::<G>(words, usual, value)) }
                    }
                }
                @for document in &mine {
                    label.pick {
                        input type="radio" name=(choice.key) value=(own::value(document)) checked[is_asked(document)];
                        b.serif { (own::name(words, document)) }
                        br; span.small { (words.text(if document.is_ready { "ui-own-mine" } else { owned::table_state::<G>(document) })) }
                    }
                }
            }
            (unfinished::<G>(words, &mine, &drafts))
        }
    }
}

/// The box that lies on the person's table, as a choice.
fn box_pick(words: &Pen<'_>, of: &OwnBox, is_chosen: bool) -> Markup {
    html! {
        label.pick {
            input type="radio" name=(of.key) value=(OwnBox::VALUE) checked[is_chosen];
            b.serif { (words.text(of.text)) }
            br; span.small { (words.say(&Message::new(of.text).attribute("hint"))) }
        }
    }
}

/// Documents with gaps, and drafts: where they were left, they are gone on with.
fn unfinished<G: Page>(words: &Pen<'_>, mine: &[&OwnDocument], drafts: &[&OwnDocument]) -> Markup {
    html! {
        @for document in mine.iter().filter(|it| !it.is_ready) {
            p.small {
                a href=(words.to(Address::OwnOne { game: G::ID, id: &document.id })) { (own::name(words, document)) } " · "
                @match owned::rest::<G>(words, document) {
                    Some(rest) => (rest),
                    None => (words.text("ui-own-gaps")),
                }
            }
        }
        @for draft in drafts {
            p.small { (words.text("ui-own-is-draft")) " " a href=(words.to(Address::OwnOne { game: G::ID, id: &draft.id })) { (own::name(words, draft)) } }
        }
    }
}

/// How often casual players win at a level, with the deck that is
/// usual: "a casual player wins 38 % here".
fn measured<G: Page>(words: &Pen<'_>, usual: &G::Setup, level: &str) -> Markup {
    let deck = G::chosen(usual, "deck");
    let is_here = |it: &&desk::Measured| {
        it.game == G::ID && it.level == level && it.deck.as_ref().is_none_or(|it| *it == deck)
    };
    let row = desk::difficulty().iter().filter(is_here).find(|it| it.player == "casual");
    let Some(row) = row else { return html! {} };
    let percent = |share: f64| (share * 100.0).round() as i64;
    let [low, high] = row.win_rate_ci95.map(percent);
    let told = Message::new("ui-measured").with("rate", percent(row.win_rate));
    let exact = Message::new("ui-measured-exact").with("low", low).with("high", high);
    let exact = exact.with("games", row.games as i64);
    html! { br; span.small.muted title=(words.say(&exact)) { (words.say(&told)) } }
}

fn select<G: Page>(words: &Pen<'_>, choice: &Choice, usual: &G::Setup) -> Markup {
    let id = format!("c-{}", choice.key);
    html! {
        div.field {
            label for=(id) { (words.text(&format!("choice-{}", choice.key))) }
            select id=(id) name=(choice.key) data-most=[G::CHAIRS.contains(&choice.key).then_some("seats")] {
                @for value in choice.values {
                    option value=(value) selected[G::chosen(usual, choice.key) == *value] {
                        (words.text(&format!("{}-{value}", choice.key)))
                    }
                }
            }
            (ours::measured(words, G::ID, choice.key))
            @if let ChoiceKind::Reading(reading) = choice.kind { span.small.muted { (words.text(reading)) } }
        }
    }
}
