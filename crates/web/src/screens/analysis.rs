//! The analysis of a game: what the cards and the choices brought, the chance to win, the
//! moments that stand out.

use coach::{
    Measured, MomentKind, Note, Report,
    documents::{self, AnalysisDocument, MomentDocument, decimal},
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
    report: &Report,
) -> Markup {
    let words = visit.words(G::ID).with_people(stored.people());
    let said = documents::analysis(&words, session, report);
    let is_thinking = !report.is_complete && !visit.query.contains_key(key::STOP);
    let title = match is_thinking {
        true => {
            let result = documents::result(report);
            words.say(&Message::new("ui-analysis-thinking").with("result", result))
        }
        false => said.title.clone(),
    };
    let is_any = !report.decisions.is_empty();
    let main = html! {
        main #main.page.coach data-say=[report.is_complete.then_some(&title)] {
            header { h1 { (title) } p { (end::about(&words, session)) } }
            nav.acts.choice.ends aria-label=(words.text("ui-analysis-pages")) {
                a.btn href=(words.to(Address::End { id: &stored.id })) data-key="Escape" { (words.text("ui-record-result")) }
                a.btn href=(words.to(Address::Analysis { id: &stored.id })) aria-current="page" { (words.text("ui-analysis")) }
            }
            @if !report.is_complete { (thinking(&words, stored, report, is_thinking)) }
            @if is_any {
                div.cols.wide-left {
                    section aria-label=(words.text("ui-analysis-parts")) {
                        (falls(&words, &said))
                        (curve(&words, &said))
                    }
                    section aria-labelledby="h-moments" {
                        (moments(&words, stored, &said))
                        (costs(&words, &said))
                        (kinds(&words, &said))
                        (how(&words, &said))
                    }
                }
            }
        }
    };
    frame::coach_page(visit, &words, &title, G::ID, &main)
}

/// How far it is, and the ways to go on and to stop.
fn thinking(words: &Pen<'_>, stored: &Stored, report: &Report, is_thinking: bool) -> Markup {
    let id = &stored.id;
    let (n, all) = (report.decisions.len(), report.n_choices);
    let far = words.say(&Message::new("ui-analysis-far").with("n", n).with("all", all));
    html! {
        section.thinking aria-label=(words.text("ui-analysis-progress")) {
            progress max=(all.max(1)) value=(n) aria-label=(far) {}
            p { (far) " " @if is_thinking { (words.text("ui-analysis-leave")) } @else { (words.text("ui-analysis-stopped")) } }
            div.ways {
                form method="post" action=(words.to(Address::Analysis { id })) data-think[is_thinking] {
                    button.btn.primary type="submit" { (words.button_icon("play")) (words.text("ui-analysis-on")) }
                }
                @if is_thinking {
                    a.btn href=(words.to(Address::Analysis { id }).with(key::STOP, 1)) data-key="s" { (words.button_icon("pause")) (words.text("ui-analysis-stop")) }
                }
            }
        }
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
    let keys = ["ui-fall-start", "ui-fall-cards", "ui-fall-choices", last];
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
    let levels = &said.report.curve;
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
            (source(words, &said.judge, &html! { table {
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
        div.section-h { h2 #h-moments { (words.count("ui-moments", said.moments.len())) } }
        @if said.moments.is_empty() { p.small.muted { (words.text("ui-moments-none")) } }
        ol.deciding {
            @for (it, moment) in said.moments.iter().zip(&said.report.moments) {
                (listed(words, stored, it, moment, &said.report))
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
    report: &Report,
) -> Markup {
    let (id, ply) = (&stored.id, it.ply as usize);
    let is_mine = it.kind == MomentKind::Choice;
    let before = report.curve.iter().rfind(|level| level.ply <= moment.ply);
    let after = report.curve.iter().find(|level| moment.until <= level.ply);
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

fn how(words: &Pen<'_>, said: &AnalysisDocument) -> Markup {
    html! {
        details.how open {
            summary { (words.button_icon("why")) (words.text("ui-judged")) }
            @for it in &said.notes { p { (it) } }
            p { (said.judge) }
            p { (words.text("ui-judged-sums")) }
            p { (words.text("ui-judged-limits")) }
        }
    }
}
