//! The deals of a day: one a game, the same for everybody; the days before; a text to
//! share.

use desk::{Day, DayDeal, Finished};
use keep::{Head, Keep as _, Shelf, Stored};
use kit::{Marks, Message, Outcome, Session};
use maud::{Markup, PreEscaped, html};
use shelf::{GameId, with_game};

use super::results::against;
use crate::{
    Pen,
    address::{Address, key},
    assets,
    error::{AppError, wrong},
    frame, game,
    page::Page,
    parts::{marks, number},
    results,
    visit::Visit,
};

/// So many days before are listed.
const N_PAST: u32 = 7;

/// The deals of days that were played here, not counting second tries: each game with
/// its head, those under way too.
struct Played(Vec<(Day, Head, Option<Finished>)>);

impl Played {
    async fn of(visit: &Visit) -> Result<Played, AppError> {
        let mut all = Vec::new();
        for shelf in [Shelf::Over, Shelf::Open] {
            for head in visit.app.host.store.list(shelf, 0, usize::MAX).await?.0 {
                let Some(gist) = head.gist.as_ref().filter(|it| !it.marks.second_try) else {
                    continue;
                };
                let Some(day) = gist.marks.day.as_deref().and_then(Day::parse) else { continue };
                let finished = results::entry(&head, gist).filter(|_| head.is_over);
                all.push((day, head, finished));
            }
        }
        // Of several, which only come from elsewhere, the first one counts.
        all.sort_by_key(|it| it.1.created);
        Ok(Played(all))
    }

    /// The game of this day, finished or not.
    fn game(&self, id: GameId, day: Day) -> Option<(&Head, Option<&Finished>)> {
        let found = self.0.iter().find(|it| it.0 == day && it.1.game == id.id());
        found.map(|(_, head, finished)| (head, finished.as_ref()))
    }

    /// How many points somebody was ahead on the day itself.
    fn margin(&self, id: GameId, day: Day) -> Option<i32> {
        let (head, finished) = self.game(id, day)?;
        finished.filter(|_| Day::from_millis(head.created) == day).map(Finished::margin)
    }
}

/// The day that the clock shows.
pub(crate) fn today(visit: &Visit) -> Day {
    Day::from_millis((visit.app.host.moment)().millis)
}

/// The day that a text names; not one that is still to come.
pub(crate) fn read_day(visit: &Visit, text: &str) -> Result<Day, AppError> {
    let day = Day::parse(text).filter(|it| *it <= today(visit));
    let expected = || Message::new("ui-day-expected").with("today", today(visit).to_string());
    day.ok_or_else(|| wrong(key::DAY, expected(), text))
}

/// The page of a day.
pub(crate) async fn show(visit: &Visit) -> Result<Markup, AppError> {
    let day = match visit.query.get(key::DAY) {
        Some(text) => read_day(visit, text)?,
        None => today(visit),
    };
    let played = Played::of(visit).await?;
    let words = visit.plain();
    let is_past = day < today(visit);
    let main = html! {
        main #main.page {
            header {
                h1 { (day.title(&words)) }
                p { (words.text(if is_past { "ui-day-past" } else { "ui-day-text" })) }
            }
            div.deals { @for &id in GameId::ALL { (with_game!(id, G => deal::<G>(visit, id, day, &played))) } }
            div.two-col.daycols {
                (to_share(visit, &words, day, &played))
                (past(visit, &words, &played))
            }
        }
    };
    Ok(frame::styled_page(visit, &words, &day.title(&words), "today", assets::RESULTS_STYLE, main))
}

/// The deal of one game.
fn deal<G: Page>(visit: &Visit, id: GameId, day: Day, played: &Played) -> Markup {
    let words = &visit.words(G::ID);
    let DayDeal { setup, seed } = DayDeal::<G>::of(day);
    let found = played.game(id, day);
    let fresh = || desk::begin::<G>(&setup).map(|it| it.miniature(&it.start()).into_string());
    let picture = found.and_then(|it| it.0.gist.as_ref()).map(|it| it.picture.clone());
    html! {
        article class={ "deal " (G::ID) } {
            h2 { (words.text("game-title")) }
            (PreEscaped(picture.or_else(|| fresh().ok()).unwrap_or_default()))
            p.level { (desk::setup_names::<G>(words, &setup).join(", ")) " · " (words.text("ui-seed")) " " (seed) }
            @match found {
                Some((head, Some(finished))) => {
                    p.result {
                        @if finished.outcome == Outcome::Won { (words.icon("check")) " " }
                        b { (words.say(&scored(finished))) } (marks::chips(words, &Marks { day: None, ..finished.marks.clone() }))
                        br; span.small.muted { (ahead(words, finished)) }
                    }
                    a.btn href=(words.to(Address::End { id: &head.id })) { (words.button_icon("log")) (words.text("ui-to-result")) }
                    (start::<G>(words, day, html! { button.btn.quiet type="submit" { (words.button_icon("seed")) (words.text("ui-day-again")) } }))
                },
                Some((head, None)) => {
                    p.result {
                        (head.gist.as_ref().map(|it| words.say(&it.progress)).unwrap_or_default())
                    }
                    a.btn.primary href=(words.to(Address::Play { id: &head.id })) { (words.button_icon("play")) (words.text("ui-go-on")) }
                },
                None => {
                    p.result.muted {
                        (words.text("ui-day-not-played"))
                        @if day == today(visit) { br; span.small { (words.text("ui-day-until")) } }
                    }
                    (start::<G>(words, day, html! { button.btn type="submit" { (words.button_icon("play")) (words.text("ui-play")) } }))
                },
            }
        }
    }
}

/// The form that begins the deal, or tries it a second time.
fn start<G: Page>(words: &Pen<'_>, day: Day, button: Markup) -> Markup {
    html! {
        form method="post" action=(words.to(Address::StartDay { game: G::ID })) {
            input type="hidden" name=(key::DAY) value=(day.to_string());
            (button)
        }
    }
}

/// "Won, 31 to 24".
fn scored(it: &Finished) -> Message {
    let id = match it.outcome {
        Outcome::Won => "ui-day-won",
        Outcome::Drawn => "ui-day-drawn",
        Outcome::Lost => "ui-day-lost",
    };
    Message::new(id).with("you", desk::figure(it.you)).with("automa", desk::figure(it.automa))
}

fn ahead(words: &Pen<'_>, it: &Finished) -> String {
    match it.margin() {
        0 => words.text("ui-level"),
        n if n < 0 => words.count("ui-behind", -n),
        n => words.count("ui-lead", n),
    }
}

/// The results of a day as words: nothing that tells a card.
fn to_share(visit: &Visit, words: &Pen<'_>, day: Day, played: &Played) -> Markup {
    let lines: Vec<String> = GameId::ALL
        .iter()
        .filter_map(|&id| {
            let finished = played.game(id, day)?.1?;
            let seed = with_game!(id, G => DayDeal::<G>::of(day).seed);
            Some(shared_line(visit, words, finished, seed))
        })
        .collect();
    html! {
        section aria-labelledby="h-share" {
            div.section-h { h2 #h-share { (words.text("ui-share")) } }
            @if lines.is_empty() { p.muted { (words.text("ui-day-nothing")) } }
            @else {
                div.field {
                    label.hide for="share" { (words.text("ui-share")) }
                    textarea #share rows=(lines.len() + 2) readonly { (shared(words, day, &lines)) }
                    button.btn type="button" data-copy="share" data-copied=(words.text("ui-copied")) { (words.button_icon("share")) (words.text("ui-copy")) }
                }
                p.small.muted { (words.text("ui-day-words-only")) }
            }
        }
    }
}

fn shared(words: &Pen<'_>, day: Day, lines: &[String]) -> String {
    let head = format!("{}, {}", words.text("ui-brand"), day.title(words));
    [head, lines.join("\n"), words.text("ui-day-your-turn")].join("\n")
}

/// "Patchwork IV, seed 106: won, 31 to 24 (2 hints)".
fn shared_line(visit: &Visit, words: &Pen<'_>, it: &Finished, seed: u64) -> String {
    let level = against(visit, &it.game, it.level.as_deref(), None);
    let line = Message::new("ui-day-line").with("level", level).with("seed", seed.to_string());
    let line = words.say(&line.with("result", scored(it)));
    let marks = desk::mark_names(words, &Marks { day: None, ..it.marks.clone() });
    if marks.is_empty() { line } else { format!("{line} ({})", marks.join(", ")) }
}

/// The days before, as points ahead.
fn past(visit: &Visit, words: &Pen<'_>, played: &Played) -> Markup {
    let today = today(visit);
    html! {
        section aria-labelledby="h-past" {
            div.section-h { h2 #h-past { (words.text("ui-day-days")) } }
            div.scroll { table.days {
                thead { tr {
                    th scope="col" { (words.text("ui-day-head")) }
                    @for id in GameId::ALL { th.number scope="col" { (visit.words(id.id()).text("game-title")) } }
                } }
                tbody { @for day in (1..=N_PAST).map(|it| today.before(it)) { tr {
                    th scope="row" { a href=(words.to(Address::Today).with(key::DAY, day)) { (day.in_week(words)) } }
                    @for &id in GameId::ALL {
                        td.number { (played.margin(id, day).map_or("–".to_owned(), number::points)) }
                    }
                } } }
            } }
            form.another method="get" action=(words.to(Address::Today)) {
                label for="day" { (words.text("ui-day-another")) }
                input #day type="date" name=(key::DAY) max=(today.to_string()) min="1970-01-01" required;
                button.btn type="submit" { (words.button_icon("day")) (words.text("ui-day-go")) }
            }
            p.small.muted { (words.text("ui-day-late")) }
        }
    }
}

/// Begins the deal of a day. One that is under way is gone on with; one that is
/// finished can be tried a second time, which does not count.
pub(crate) async fn begin<G: Page>(
    visit: &Visit,
    id: GameId,
    day: &str,
    honest: bool,
) -> Result<(Stored, Session<G>), AppError> {
    let day = read_day(visit, day)?;
    let played = Played::of(visit).await?;
    let found = played.game(id, day);
    if let Some((head, None)) = found {
        let (_, stored) = game::load(&visit.app, &head.id).await?;
        let session = game::open::<G>(&stored)?;
        return Ok((stored, session));
    }
    let second_try = found.is_some();
    let marks = Marks { honest, second_try, day: Some(day.to_string()), ..Marks::default() };
    let DayDeal { setup, seed } = DayDeal::<G>::of(day);
    game::create::<G>(&visit.app, &setup, Some(seed), marks).await
}
