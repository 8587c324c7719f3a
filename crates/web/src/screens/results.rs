//! My record: a row for each game and level, shares beside the measured players, the
//! margins in their order, the last games.

use desk::{FEW, Finished, LevelResults, Results, Standing, named};
use kit::{Game, Message, Outcome};
use maud::{Markup, html};
use shelf::{GameId, with_game};

use crate::{
    Pen,
    address::{Address, key},
    assets,
    charts::{margins, shares},
    error::AppError,
    frame, game,
    page::Page,
    parts::{marks, number},
    results,
    visit::Visit,
};

/// So many of the last games stand on the page.
const N_LAST: usize = 10;

/// So many bars can be told apart on a phone.
const N_BARS: usize = 40;

/// The page.
pub(crate) async fn show(visit: &Visit) -> Result<Markup, AppError> {
    let results = results::gather(&visit.app, None).await?;
    let words = visit.plain();
    let title = title(visit, &words, &results);
    let main = match (results.games, results.most_played()) {
        (0, _) => empty(&words, &title, &results),
        (_, None) => few(visit, &words, &title, &results).await,
        (_, Some(most)) => full(visit, &words, &title, &results, most).await,
    };
    Ok(frame::styled_page(visit, &words, &title, "results", assets::RESULTS_STYLE, main))
}

/// The finding: by rule, never by hand.
fn title(visit: &Visit, words: &Pen<'_>, results: &Results) -> String {
    let Some(most) = results.most_played() else {
        return match results.games {
            0 => words.text("ui-record-none"),
            n => words.say(&Message::new("ui-record-few").with("n", n).with("won", results.won)),
        };
    };
    let level =
        Message::verbatim(against(visit, &most.game, most.level.as_deref(), most.deck.as_deref()));
    words.say(&standing(most).with("level", level))
}

/// How a level stands beside the measured players.
fn standing(level: &LevelResults) -> Message {
    let won = |id: &str| Message::new(id).with("won", level.won).with("n", level.games);
    match level.standing() {
        Standing::Unknown => won("ui-record-unknown"),
        Standing::Like(player) => won("ui-record-like").with("player", player),
        Standing::Between(below, above) => {
            won("ui-record-between").with("player", below).with("other", above)
        }
        Standing::Above(player) => won("ui-record-above").with("player", player),
        Standing::Below(player) => won("ui-record-below").with("player", player),
    }
}

/// A game and its level in few words: "Patchwork IV".
pub(crate) fn against(
    visit: &Visit,
    game: &str,
    level: Option<&str>,
    deck: Option<&str>,
) -> String {
    let Ok(id) = game::named(game) else { return game.to_owned() };
    let words = visit.words(game);
    let mut told = words.text("game-title");
    if let Some(level) = level {
        told = format!("{told} {}", with_game!(id, G => short_level::<G>(&words, level)));
    }
    match deck {
        Some(deck) => format!("{told}, {}", with_game!(id, G => deck_name::<G>(&words, deck))),
        None => told,
    }
}

/// A level that is printed as a numeral is called by it alone.
fn short_level<G: Page>(words: &Pen<'_>, level: &str) -> String {
    let is_roman = level.chars().all(|it| matches!(it, 'I' | 'V' | 'X'));
    match game::level::<G>() {
        Some(choice) if !is_roman => named(words, choice.key, level).to_lowercase(),
        _ => level.to_owned(),
    }
}

fn deck_name<G: Page>(words: &Pen<'_>, deck: &str) -> String {
    match deck.strip_prefix(desk::OWN) {
        Some(own) => own.to_owned(),
        None => named(words, "deck", deck),
    }
}

/// How many games there are since when, and what is not among them.
fn about(words: &Pen<'_>, results: &Results) -> String {
    let first = results.list.last().map(|it| it.day().short(words)).unwrap_or_default();
    let told = Message::new("ui-record-about").with("n", results.games).with("won", results.won);
    let mut told = words.say(&told.with("day", first));
    let left = [
        ("ui-record-left-second", results.left_out.second_tries),
        ("ui-record-left-several", results.left_out.several),
        ("ui-record-left-older", results.left_out.unreadable),
    ];
    for (id, n) in left.into_iter().filter(|it| 0 < it.1) {
        told.push(' ');
        told += &words.count(id, n);
    }
    format!("{told} {}", words.text("ui-record-here"))
}

fn empty(words: &Pen<'_>, title: &str, results: &Results) -> Markup {
    let left = results.left_out;
    let has_others = 0 < left.second_tries + left.several + left.unreadable;
    html! {
        main #main.page {
            header { h1 { (title) } p { @if has_others { (about(words, results)) } @else { (words.text("ui-record-none-text")) } } }
            div.empty {
                (words.icon("results"))
                p { (words.text("ui-record-none-from")) }
                p.ways {
                    a.btn.primary href=(words.to(Address::Home).at("games")) { (words.button_icon("play")) (words.text("ui-play")) }
                    a.btn href=(words.to(Address::Open)) { (words.button_icon("save")) (words.text("ui-open")) }
                }
            }
        }
    }
}

/// Under five games of every level: the games, and what the players win there.
async fn few(visit: &Visit, words: &Pen<'_>, title: &str, results: &Results) -> Markup {
    let exports = exports(visit, words, results).await;
    let last = &results.list[0];
    html! {
        main #main.page {
            header { h1 { (title) } p { (about(words, results)) } }
            p.said { (words.text("ui-record-few-text")) }
            div.cols {
                section aria-labelledby="h-list" {
                    div.section-h { h2 #h-list { (words.text("ui-record-games")) } }
                    (list(visit, words, &results.list))
                    p.ways { a.btn.primary href=(words.to(Address::New { game: &last.game })) { (words.button_icon("play")) (words.text("ui-play")) } }
                    (exports)
                }
                div { @for (id, levels) in by_game(results) { (beside(visit, words, id, &levels)) } }
            }
        }
    }
}

async fn full(
    visit: &Visit,
    words: &Pen<'_>,
    title: &str,
    results: &Results,
    most: &LevelResults,
) -> Markup {
    let exports = exports(visit, words, results).await;
    // Who has played too few of a game is not drawn beside anybody.
    let told = by_game(results).into_iter().filter(|it| it.1.iter().any(|it| it.share.is_some()));
    let has_luck = results.levels.iter().any(|it| it.without_luck.is_some());
    html! {
        main #main.page {
            header { h1 { (title) } p { (about(words, results)) } }
            section aria-labelledby="h-levels" {
                div.section-h { h2 #h-levels { (words.text("ui-record-levels")) } }
                (levels_table(visit, words, results, has_luck))
                @if has_luck { p.small.muted.after { (words.text("ui-record-luck-text")) } }
            }
            section aria-labelledby="h-beside" {
                div.section-h { h2 #h-beside { (words.text("ui-record-beside")) } }
                (players_key(words))
                div.cols { @for (id, levels) in told { (beside(visit, words, id, &levels)) } }
            }
            div.cols {
                section { (margins_figure(visit, words, results, most)) (exports) }
                section aria-labelledby="h-last" {
                    div.section-h { h2 #h-last { (words.text("ui-record-last")) } }
                    (list(visit, words, &results.list[..results.list.len().min(N_LAST)]))
                    p.ways {
                        a.btn href=(words.to(Address::Games).with(key::SHOW, "over")) { (words.button_icon("log")) (words.count("ui-all-games", results.games)) }
                        a.btn href=(words.to(Address::Practice)) { (words.button_icon("signpost")) (words.text("ui-practice")) }
                    }
                }
            }
        }
    }
}

/// The levels of each game that was played, in the order of the games.
fn by_game(results: &Results) -> Vec<(GameId, Vec<&LevelResults>)> {
    let levels = |id: GameId| results.levels.iter().filter(move |it| it.game == id.id()).collect();
    let all = GameId::ALL.iter().map(|&id| (id, levels(id)));
    all.filter(|it: &(GameId, Vec<&LevelResults>)| !it.1.is_empty()).collect()
}

fn levels_table(visit: &Visit, words: &Pen<'_>, results: &Results, has_luck: bool) -> Markup {
    let head = |id: &str| words.text(id);
    html! {
        div.scroll { table.levels-table {
            thead { tr {
                th scope="col" { (head("ui-record-against")) }
                th.number scope="col" { (head("ui-record-won")) }
                th.number scope="col" { (head("ui-record-share")) }
                th.number scope="col" { (head("ui-record-ahead")) }
                @if has_luck { th.number scope="col" { (head("ui-record-luck")) } }
            } }
            tbody {
                @for it in &results.levels {
                    tr class=(it.game) {
                        th scope="row" { (against(visit, &it.game, it.level.as_deref(), it.deck.as_deref())) }
                        td.number.won { (of(words, it)) }
                        @match (&it.share, &it.ahead) {
                            (Some(share), Some(ahead)) => {
                                td.number data-l=(head("ui-record-share-short")) {
                                    (number::percent(words, share.share)) " "
                                    small.muted { (words.say(&interval(share.ci95))) }
                                }
                                td.number data-l=(head("ui-record-ahead")) { (mean(words, ahead)) }
                                @if has_luck {
                                    td.number data-l=(head("ui-record-luck")) {
                                        @match &it.without_luck { Some(it) => (mean(words, it)), None => "–" }
                                    }
                                }
                            },
                            _ => td.number.muted.few colspan=(if has_luck { 3 } else { 2 }) { (words.count("ui-record-too-few", FEW)) },
                        }
                    }
                }
            }
        } }
    }
}

/// "9 of 14".
fn of(words: &Pen<'_>, level: &LevelResults) -> String {
    words.say(&Message::new("ui-record-of").with("won", level.won).with("n", level.games))
}

fn interval([low, high]: [f64; 2]) -> Message {
    let percent = |it: f64| (it * 100.0).round() as i64;
    Message::new("ui-record-interval").with("low", percent(low)).with("high", percent(high))
}

fn mean(words: &Pen<'_>, it: &desk::Mean) -> Markup {
    html! { b { (number::signed(words, it.mean)) } " " small.muted { "± " (number::half(words, it.half())) } }
}

/// What the signs of the players mean.
fn players_key(words: &Pen<'_>) -> Markup {
    html! {
        ul.key {
            li {
                svg.m viewBox="0 0 20 16" aria-hidden="true" { circle cx="10" cy="8" r="5.5" class="f-you s-raised" stroke-width="1.5" "/"; }
                (words.text("ui-record-you"))
            }
            @for name in ["random", "casual", "greedy", "search"] {
                li { svg.m viewBox="0 0 20 16" aria-hidden="true" { (shares::player(name, 10.0, 8.0)) } (name) }
            }
        }
    }
}

/// The shares of one game's levels beside the players.
fn beside(visit: &Visit, words: &Pen<'_>, id: GameId, levels: &[&LevelResults]) -> Markup {
    let game = visit.words(id.id());
    let measured: Vec<&LevelResults> =
        levels.iter().copied().filter(|it| !it.players.is_empty()).collect();
    let most = levels.iter().max_by_key(|it| it.games).expect("a game has levels that were played");
    let name = |it: &LevelResults| match it.level.as_deref() {
        Some(level) => {
            with_game!(id, G => game::level::<G>().map_or(level.to_owned(), |choice| named(&game, choice.key, level)))
        }
        None => game.text("game-title"),
    };
    let row = |it: &&LevelResults| shares::Row {
        name: name(it),
        count: of(words, it),
        told: it.share.as_ref().map(|it| number::percent(words, it.share)).unwrap_or_default(),
        mine: it.share.as_ref().map(|it| (it.share, it.ci95)),
        players: it.players.clone(),
    };
    let rows: Vec<shares::Row> = measured.iter().map(row).collect();
    let told =
        measured.iter().map(|it| Message::verbatim(format!("{} {}", name(it), of(words, it))));
    let label = Message::new("ui-record-beside-label")
        .with("game", Message::verbatim(game.text("game-title")));
    let label = words.say(&label.with("levels", told.collect::<Vec<_>>()));
    let axis = [0.0, 0.25, 0.5, 0.75, 1.0].map(|it| number::percent(words, it));
    let level =
        Message::verbatim(against(visit, &most.game, most.level.as_deref(), most.deck.as_deref()));
    html! {
        figure.chartbox {
            figcaption {
                b { (words.say(&standing(most).with("level", level))) }
                span { (words.text("ui-record-share-text")) }
            }
            @if rows.is_empty() { p.small.muted { (words.text("ui-record-unmeasured")) } }
            @else { (shares::draw(&rows, &label, &axis)) (data(words, &measured, &name)) }
        }
    }
}

/// What is drawn, as a table that unfolds in its place.
fn data(
    words: &Pen<'_>,
    levels: &[&LevelResults],
    name: &impl Fn(&LevelResults) -> String,
) -> Markup {
    let players = &levels[0].players;
    let games: Vec<String> =
        players.iter().map(|it| format!("{} {}", it.player, it.games)).collect();
    html! {
        div.src {
            span { (words.say(&Message::new("ui-record-players").with("games", games.join(", ")))) }
            details {
                summary { (words.button_icon("log")) (words.text("ui-record-data")) }
                div.scroll { table {
                    thead { tr {
                        th scope="col" { (words.text("ui-level-head")) }
                        th.number scope="col" { (words.text("ui-you")) }
                        @for it in players { th.number scope="col" { (it.player) } }
                    } }
                    tbody { @for level in levels { tr {
                        th scope="row" { (name(level)) }
                        td.number { (of(words, level)) }
                        @for it in &level.players { td.number { (number::percent(words, it.share)) } }
                    } } }
                } }
            }
        }
    }
}

/// The margins of the level that was played most, in their order.
fn margins_figure(
    visit: &Visit,
    words: &Pen<'_>,
    results: &Results,
    most: &LevelResults,
) -> Markup {
    let games: Vec<&Finished> = results.games_of(most).collect();
    let games = &games[games.len().saturating_sub(N_BARS)..];
    let bars: Vec<margins::Bar> = games
        .iter()
        .map(|it| margins::Bar {
            margin: it.margin(),
            is_won: it.outcome == Outcome::Won,
            without_luck: it.without_luck,
        })
        .collect();
    let has_rings = bars.iter().any(|it| it.without_luck.is_some());
    let level = against(visit, &most.game, most.level.as_deref(), most.deck.as_deref());
    let told: Vec<String> = games.iter().map(|it| number::points(it.margin())).collect();
    let label = Message::new("ui-record-margins-label").with("level", level.as_str());
    let label = words.say(&label.with("n", games.len()).with("margins", told.join(", ")));
    let ahead = most.ahead.map(|it| {
        format!("{} ± {}", number::signed(words, it.mean), number::half(words, it.half()))
    });
    let title = Message::new("ui-record-margins").with("level", level.as_str());
    html! {
        figure.chartbox {
            figcaption {
                b { (words.say(&title.with("ahead", ahead.unwrap_or_default()))) }
                span { (words.count("ui-record-margins-text", games.len())) @if has_rings { " " (words.text("ui-record-rings")) } }
            }
            (margins::draw(&bars, &label))
            div.src { span { (words.count("ui-record-no-trend", games.len())) } }
        }
    }
}

/// Games, the last one first.
fn list(visit: &Visit, words: &Pen<'_>, games: &[Finished]) -> Markup {
    html! {
        div.scroll { table.played {
            thead { tr {
                th scope="col" { (words.text("ui-record-when")) }
                th scope="col" { (words.text("ui-record-against")) }
                th.number scope="col" { (words.spoken_icon("you", &words.text("ui-you"), "you")) }
                th.number scope="col" { (words.spoken_icon("automa", &words.text("ui-record-automa"), "foe")) }
                th scope="col" { (words.text("ui-record-result")) }
            } }
            tbody { @for it in games { tr {
                td { time datetime=(it.date) { (it.day().short(words)) } }
                th scope="row" {
                    a href=(words.to(Address::End { id: &it.id })) { (against(visit, &it.game, it.level.as_deref(), it.deck.as_deref())) }
                    (marks::chips(words, &it.marks))
                }
                td.number { (desk::figure(it.you)) }
                td.number { (desk::figure(it.automa)) }
                td { (words.text(outcome_key(it.outcome))) }
            } } }
        } }
    }
}

/// The text that tells how a game came out.
pub(crate) fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "ui-record-is-won",
        Outcome::Drawn => "ui-record-is-drawn",
        Outcome::Lost => "ui-record-is-lost",
    }
}

/// The record for a spreadsheet, and the last game for BG Stats.
async fn exports(visit: &Visit, words: &Pen<'_>, results: &Results) -> Markup {
    let last = &results.list[0];
    let link = match game::load(&visit.app, &last.id).await {
        Ok((id, stored)) => with_game!(id, G => game::open::<G>(&stored).ok().map(|session| {
            desk::bg_stats(&visit.words(G::ID), &session, &stored.id, stored.touched)
        })),
        Err(_) => None,
    };
    html! {
        p.ways {
            a.btn href=(words.to(Address::ResultsFile)) download="" data-full { (words.button_icon("save")) (words.text("ui-record-csv")) }
            @if let Some(link) = link { (bg_stats(words, &link)) }
        }
        p.small.muted { (words.text("ui-bg-stats-text")) }
    }
}

/// The way to BG Stats: nothing leaves this machine but by that tap.
pub(crate) fn bg_stats(words: &Pen<'_>, link: &str) -> Markup {
    html! {
        a.btn href=(link) target="_blank" rel="noopener noreferrer" { (words.button_icon("share")) (words.text("ui-bg-stats")) }
    }
}
