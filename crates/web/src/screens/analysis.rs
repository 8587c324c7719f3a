//! The analysis of a game: what the cards and the choices brought, the chance to win, the
//! moments that stand out.

use coach::{
    Level, Measured, MomentKind, Note, Report,
    documents::{self, AnalysisDocument, Habit, MomentDocument, decimal},
};
use kit::{Message, Session};
use maud::{Markup, html};

use super::end;
use crate::{
    Pen, Stored,
    address::{Address, key},
    charts::{
        chance::{self, Mark},
        parts::{self, Cost, Fall, Kind},
    },
    coaching::Known,
    frame,
    page::Page,
    visit::Visit,
};

/// More sentences of one moment than these are not read.
const N_SENTENCES: usize = 4;

/// A player whose choices were measured in fewer games is not shown beside a person.
const ENOUGH: u32 = 20;

/// The page of a game's analysis, as far as it is known.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    stored: &Stored,
    session: &Session<G>,
    known: &Known,
    habit: Habit,
) -> Markup {
    let words = visit.words(G::ID).with_people(stored.people());
    let report = &known.report;
    let said = documents::analysis_as(&words, session, report, habit);
    let is_thinking = !report.is_complete && !known.is_stopped;
    let is_over = report.is_won().is_some();
    let title = match is_thinking {
        true => {
            let result = documents::result(report);
            words.say(&Message::new("ui-analysis-thinking").with("result", result))
        }
        false => said.title.clone(),
    };
    let is_any = !report.decisions.is_empty();
    // What stands out is known when every choice is judged, and the dearest once more.
    let is_judged = report.decisions.len() == report.n_choices as usize;
    let main = html! {
        main #main.page.coach data-say=[report.is_complete.then_some(&title)] {
            header { h1 { (title) } p { (end::about(&words, session)) } }
            nav.acts.choice.ends aria-label=(words.text("ui-analysis-pages")) {
                @if is_over { a.btn href=(words.to(Address::End { id: &stored.id })) data-key="Escape" { (words.text("ui-record-result")) } }
                @else { a.btn href=(words.to(Address::Play { id: &stored.id })) data-key="Escape" { (words.text("ui-to-board")) } }
                a.btn href=(words.to(Address::Analysis { id: &stored.id })) aria-current="page" { (words.text("ui-analysis")) }
            }
            @if !report.is_complete { (thinking(&words, stored, known)) }
            @if is_any {
                div.cols.wide-left {
                    section aria-label=(words.text("ui-analysis-parts")) {
                        (falls(&words, &said))
                        (curve(&words, &said))
                    }
                    section aria-labelledby="h-moments" {
                        @if is_judged { (moments(&words, stored, &said)) } @else { (waiting(&words, is_thinking)) }
                        (costs(&words, &said))
                        (kinds(&words, &said))
                        (how(&words, stored, &said))
                    }
                }
            }
        }
    };
    frame::coach_page(visit, &words, &title, G::ID, &main)
}

/// From so many seconds on the time that is left is told in steps.
const STEPPED: u64 = 20;
const STEP: u64 = 5;

/// How far it is, and the ways to go on and to stop.
fn thinking(words: &Pen<'_>, stored: &Stored, known: &Known) -> Markup {
    let id = &stored.id;
    let (report, is_stopped) = (&known.report, known.is_stopped);
    let (n, all) = (report.decisions.len(), report.n_choices as usize);
    let far = match n == all {
        true => words.text("ui-analysis-again"),
        false => words.say(&Message::new("ui-analysis-far").with("n", n).with("all", all)),
    };
    let stepped = |it: u64| if it <= STEPPED { it.max(1) } else { it.div_ceil(STEP) * STEP };
    let left = known.seconds.filter(|_| !is_stopped).map(stepped);
    let left = left.map(|it| words.count("ui-analysis-left", it as i64));
    let done = known.progress.done * 100 / known.progress.all.max(1);
    html! {
        section.thinking aria-label=(words.text("ui-analysis-progress")) {
            progress max="100" value=(done) aria-label=(far) {}
            p.far { span { (far) } @if let Some(left) = left { span { (left) } } }
            p.small.muted { (words.text(if is_stopped { "ui-analysis-stopped" } else { "ui-analysis-leave" })) }
            div.ways {
                form method="post" action=(words.to(Address::Analysis { id })) data-think[!is_stopped] {
                    @if is_stopped { input type="hidden" name=(key::GO) value="1"; }
                    button.btn.primary[is_stopped] type="submit" { (words.button_icon("play")) (words.text("ui-analysis-on")) }
                }
                @if !is_stopped {
                    form method="post" action=(words.to(Address::Analysis { id })) {
                        input type="hidden" name=(key::STOP) value="1";
                        button.btn type="submit" data-key="s" { (words.button_icon("pause")) (words.text("ui-analysis-stop")) }
                    }
                }
            }
        }
    }
}

/// What stands in the place of moments while nothing can be claimed.
fn waiting(words: &Pen<'_>, is_thinking: bool) -> Markup {
    let text = if is_thinking { "ui-moments-waiting" } else { "ui-moments-stopped" };
    html! {
        div.section-h { h2 #h-moments { (words.text("ui-moments-name")) } }
        p.small.muted { (words.text(text)) }
    }
}

/// Start, cards, choices and result in tenths of a point that add up: the cards take the
/// odd one.
fn tenths(report: &Report) -> [i64; 4] {
    let tenth = |it: i64| (it + 50 * it.signum()) / 100;
    let (start, end) = (tenth(report.start.mean), tenth(report.end.mean));
    let choices = tenth(report.choices.points);
    [start, end - start - choices, choices, end]
}

fn falls(words: &Pen<'_>, said: &AnalysisDocument) -> Markup {
    let report = &said.report;
    let values = tenths(report);
    let [start, cards, _, end] = values;
    let bands = [report.start.band, report.luck.band, report.choices.band, report.end.band];
    let bands = bands.map(|it| (it + 50) / 100);
    let spans = [[0, start], [start, start + cards], [start + cards, end], [0, end]];
    let is_over = !report.notes.contains(&Note::Running);
    let last = if is_over { "ui-record-result" } else { "ui-fall-now" };
    // Of a part its first table is the start.
    let is_whole = report.decisions.len() == report.n_choices as usize;
    let first = if is_whole { "ui-fall-start" } else { "ui-fall-from" };
    let keys = [first, "ui-fall-cards", "ui-fall-choices", last];
    let texts = [
        words.text("ui-fall-start-text"),
        words.text("ui-fall-cards-text"),
        words.count("ui-fall-choices-text", report.decisions.len()),
        words.text("ui-fall-end-text"),
    ];
    let symbols = ["results", "deck", "signpost", "vp"];
    let told = values.map(|it| decimal(words.lang, it * 100));
    let half = |it: i64| decimal(words.lang, it * 100).trim_start_matches('+').to_owned();
    let rows: Vec<Fall> = (0..4)
        .map(|at| Fall {
            symbol: symbols[at],
            name: words.text(keys[at]),
            text: texts[at].clone(),
            span: spans[at],
            band: (0 < bands[at]).then_some(bands[at]),
            told: [told[at].clone(), if 0 < bands[at] { half(bands[at]) } else { String::new() }],
        })
        .collect();
    let mut label = Message::new("ui-fall-label");
    for (at, name) in ["start", "cards", "choices", "end"].into_iter().enumerate() {
        label = label.with(name, told[at].as_str());
    }
    let label = words.say(&label);
    html! {
        figure.chartbox {
            figcaption { b { (words.text("ui-fall")) } span { (words.text("ui-fall-text")) } }
            (parts::waterfall(words, &rows, &label, &words.text("ui-fall-level")))
            (source(words, &said.shares.join(" "), &html! { table #falls {
                thead { tr { th scope="col" { (words.text("ui-fall-part")) } th.number scope="col" { (words.text("ui-points")) } th.number scope="col" { "±" } } }
                tbody { @for it in &rows { tr {
                    th scope="row" { (it.name) } td.number { (it.told[0]) } td.number { @if it.told[1].is_empty() { "–" } @else { (it.told[1]) } }
                } } }
            } }))
        }
    }
}

/// What is said below a chart, and its table, which unfolds in its place.
fn source(words: &Pen<'_>, text: &str, table: &Markup) -> Markup {
    html! {
        div.src {
            span { (text) }
            details { summary { (words.button_icon("log")) (words.text("ui-record-data")) } div.scroll { (table) } }
        }
    }
}

fn curve(words: &Pen<'_>, said: &AnalysisDocument) -> Markup {
    let levels: &[Level] = said.as_you.as_ref().map_or(&said.report.curve, |it| &it.curve);
    let mark = |it: &coach::Moment| Mark { ply: it.ply, is_choice: it.kind == MomentKind::Choice };
    let marks: Vec<Mark> = said.report.moments.iter().map(mark).collect();
    let (Some(first), Some(last)) = (levels.first(), levels.last()) else { return html! {} };
    let lowest = levels.iter().min_by_key(|it| it.chance).unwrap_or(first);
    let label = Message::new("ui-chance-label")
        .with("first", documents::percent(first))
        .with("lowest", documents::percent(lowest))
        .with("last", documents::percent(last));
    let label = words.say(&label);
    let share = |it: i64| (it + 50) / 100;
    html! {
        figure.chartbox {
            figcaption { b { (label) } span { (said.whose) " " (words.text("ui-chance-text")) } }
            (chance::both(&label, levels, &marks, [&words.text("ui-chance-start"), &words.text("ui-chance-end")]))
            (source(words, "", &html! { table {
                thead { tr { th scope="col" { (words.text("ui-chance-ply")) } th.number scope="col" { (words.text("ui-chance")) } th.number scope="col" { "95 %" } } }
                tbody { @for it in levels { tr {
                    th scope="row" { (it.ply) } td.number { (documents::percent(it)) " %" } td.number { (share(it.low)) "–" (share(it.high)) }
                } } }
            } }))
        }
    }
}

fn moments(words: &Pen<'_>, stored: &Stored, said: &AnalysisDocument) -> Markup {
    html! {
        div.section-h { h2 #h-moments { @if said.report.is_complete { (words.count("ui-moments", said.moments.len())) } @else { (words.text("ui-moments-name")) } } }
        @if said.moments.is_empty() { p.small.muted { (words.text("ui-moments-none")) } }
        ol.deciding {
            @for (it, moment) in said.moments.iter().zip(&said.report.moments) {
                (listed(words, stored, it, moment, said))
            }
        }
        @if said.moments.iter().any(|it| it.kind == MomentKind::Choice) {
            p.small.muted { (words.text("ui-moments-text")) " " a href=(words.to(Address::Practice)) { (words.text("ui-practice")) } }
        }
    }
}

/// A moment of the list: what was better is told nowhere here, or nobody could try again.
fn listed(
    words: &Pen<'_>,
    stored: &Stored,
    it: &MomentDocument,
    moment: &coach::Moment,
    said: &AnalysisDocument,
) -> Markup {
    let (id, ply) = (&stored.id, it.ply as usize);
    let is_mine = it.kind == MomentKind::Choice;
    let curve: &[Level] = said.as_you.as_ref().map_or(&said.report.curve, |it| &it.curve);
    let before = curve.iter().rfind(|level| level.ply <= moment.ply);
    let after = curve.iter().find(|level| moment.until <= level.ply);
    html! {
        li.mine[is_mine].its[!is_mine] {
            div {
                p.deciding-h {
                    span.kind { (words.button_icon(if is_mine { "signpost" } else { "deck" })) (it.name) }
                    b { (it.points) }
                }
                p { (it.sentences.iter().take(N_SENTENCES).cloned().collect::<Vec<_>>().join(" "))
                    @if N_SENTENCES < it.sentences.len() { " …" }
                    " " @if let (Some(before), Some(after), false) = (before, after, is_mine) {
                        span.muted { (words.say(&Message::new("ui-moment-chance").with("before", documents::percent(before)).with("after", documents::percent(after)))) }
                    }
                }
                @if is_mine {
                    a.btn.primary href=(words.to(Address::Moment { id, ply })) { (words.button_icon("redo")) (words.text("ui-moment-again")) }
                } @else {
                    a.btn href=(words.to(Address::Play { id }).with(key::PLY, ply)) { (words.button_icon("fit")) (words.text("ui-moment-see")) }
                }
            }
        }
    }
}

fn costs(words: &Pen<'_>, said: &AnalysisDocument) -> Markup {
    let report = &said.report;
    let plain = |it: i64| decimal(words.lang, it.max(0)).trim_start_matches('+').to_owned();
    let player = |it: &Measured| Cost {
        name: it.player.clone(),
        text: words.count("ui-cost-games", it.games),
        is_you: false,
        cost: [it.cost, 2 * it.cost_error],
        told: plain(it.cost),
    };
    let mut rows: Vec<Cost> =
        said.players.iter().filter(|it| ENOUGH <= it.games).map(player).collect();
    rows.push(Cost {
        name: words.text("ui-cost-you"),
        text: words.count("ui-cost-choices", report.decisions.len()),
        is_you: true,
        cost: [report.cost.mean.max(0), report.cost.band],
        told: plain(report.cost.mean),
    });
    rows.sort_by_key(|it| it.cost[0]);
    html! {
        figure.chartbox {
            figcaption { b { (words.text("ui-cost")) } span { (said.cost) } }
            (parts::costs(&rows, &said.cost, &words.text("ui-cost-axis")))
            (source(words, "", &html! { table {
                thead { tr { th scope="col" { (words.text("ui-cost-who")) } th.number scope="col" { (words.text("ui-points")) } th.number scope="col" { "±" } } }
                tbody { @for it in &rows { tr { th scope="row" { (it.name) } td.number { (it.told) } td.number { (plain(it.cost[1])) } } } }
            } }))
        }
    }
}

fn kinds(words: &Pen<'_>, said: &AnalysisDocument) -> Markup {
    let cost = |it: &coach::KindCost| Kind {
        name: words.text(&format!("deed-kind-{}", it.kind)),
        cost: it.cost.mean.max(0),
        told: decimal(words.lang, it.cost.mean.max(0)).trim_start_matches('+').to_owned(),
        text: words.count("ui-kinds-of", it.cost.n),
    };
    let rows: Vec<Kind> = said.report.kinds.iter().map(cost).collect();
    let label: Vec<String> = rows.iter().map(|it| format!("{} {}", it.name, it.told)).collect();
    html! {
        figure.chartbox {
            figcaption { b { (words.text("ui-kinds")) } span { @if said.dearest.is_empty() { (words.text("ui-kinds-close")) } @else { (said.dearest) } } }
            (parts::kinds(&rows, &label.join(", ")))
            (source(words, "", &html! { table {
                thead { tr { th scope="col" { (words.text("ui-kinds-kind")) } th.number scope="col" { (words.text("ui-points")) } } }
                tbody { @for it in &rows { tr { th scope="row" { (it.name) } td.number { (it.told) } } } }
            } }))
        }
    }
}

fn how(words: &Pen<'_>, stored: &Stored, said: &AnalysisDocument) -> Markup {
    html! {
        details.how open {
            summary { (words.button_icon("why")) (words.text("ui-judged")) }
            @for it in &said.notes { p { (it) } }
            p { (said.judge) }
            p { (words.text("ui-judged-sums")) }
            p { (words.text("ui-judged-limits")) }
            p { a href=(words.to(Address::AnalysisFile { id: &stored.id })) download="" data-full { (words.text("ui-record-csv")) } }
        }
    }
}
