//! What many games show, as one file that needs no other: no script, no address.

use desk::Words;
use kit::{Arg, Message};
use lab::{
    Comparison, Item, Luck, Part, Quartiles, Row, Study, Summary, Tuning, Winner, Worth, decimals,
    distribution, signed,
};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use crate::charts::lab::{Effect, Share, bars, curves, distributions, forest, win_rates};

/// The look of the file, in both themes and on paper.
const STYLE: &str = include_str!("../assets/lab_sheet.css");

/// What a report is made of.
#[derive(Debug)]
pub struct Report {
    /// The share of games that the person is meant to win.
    pub target: Option<[f64; 2]>,
    /// Runs with their games; the first is what the report is about.
    pub runs: Vec<ReportRun>,
    /// Games of the first run with every reason.
    pub study: Option<Study>,
    /// What things are worth.
    pub worths: Vec<Worth>,
    /// Searches for a strength.
    pub tunings: Vec<Tuning>,
    /// How much the deal decides.
    pub luck: Option<Luck>,
    /// What had to be left out, in words.
    pub notes: Vec<String>,
}

/// A run with its games.
#[derive(Debug)]
pub struct ReportRun {
    /// Where it was read.
    pub file: String,
    /// What it came to.
    pub summary: Summary,
    /// Its games.
    pub rows: Vec<Row>,
}

/// What a report tells, as a document.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figures<'a> {
    /// The share of games that the person is meant to win.
    pub target: Option<[f64; 2]>,
    /// The runs.
    pub runs: Vec<&'a Summary>,
    /// Games of the first run with every reason.
    pub study: Option<&'a Study>,
    /// What things are worth.
    pub worths: &'a [Worth],
    /// Searches for a strength.
    pub tunings: &'a [Tuning],
    /// How much the deal decides.
    pub luck: Option<&'a Luck>,
    /// What had to be left out, in words.
    pub notes: &'a [String],
}

impl Report {
    /// What it tells, as a document.
    pub fn figures(&self) -> Figures<'_> {
        Figures {
            target: self.target,
            runs: self.runs.iter().map(|it| &it.summary).collect(),
            study: self.study.as_ref(),
            worths: &self.worths,
            tunings: &self.tunings,
            luck: self.luck.as_ref(),
            notes: &self.notes,
        }
    }
}

/// Whoever writes a report: the words, and what the game calls things.
struct Writer<'a> {
    words: &'a Words<'a>,
    automa: &'a str,
    rule_text: &'a dyn Fn(&str) -> String,
}

/// The report as a page of its own; `game` and `automa` are their names, `rule_text` is
/// what a rule says.
pub fn report_file(
    words: &Words<'_>,
    game: &str,
    automa: &str,
    report: &Report,
    rule_text: &dyn Fn(&str) -> String,
) -> String {
    let writer = Writer { words, automa, rule_text };
    let title = writer.title(report);
    let body = html! {
        p.game { (game) }
        h1 { (title) }
        @if let Some(first) = report.runs.first() { (writer.recipe(&first.summary)) }
        (writer.wins(report))
        @if let Some(first) = report.runs.first() { (writer.points(first)) }
        @if let Some(study) = &report.study {
            (writer.curve(study))
            (writer.cards(study, &report.worths))
        }
        @for it in &report.worths { (writer.worth(it)) }
        @if let Some(study) = &report.study { (writer.rules(study, &report.worths)) }
        (writer.luck(report))
        @if let Some(study) = &report.study {
            (writer.upkeep(study))
            (writer.drama(study))
        }
        @for it in &report.tunings { (writer.tuning(it)) }
        @if let Some(first) = report.runs.first() { (writer.counters(&first.summary)) }
        (writer.files(report))
    };
    page(words, &format!("{game}: {title}"), None, &body)
}

/// The page of a workbench: what every edit did, the last one first; it loads itself anew.
pub fn workbench_page(
    words: &Words<'_>,
    game: &str,
    file: &str,
    base: &str,
    edits: &[(String, Option<&Comparison>)],
) -> String {
    let told = |words: &Words<'_>, them: &Comparison| {
        let names = them.difference.counters.0.iter().map(|it| (it.0.clone(), it.1));
        let first = [
            (words.text("lab-lead"), them.difference.margin),
            (words.text("lab-person"), them.difference.human),
            (words.text("lab-automa"), them.difference.automa),
        ];
        let effect = |(name, it): (String, lab::Estimate)| Effect {
            name,
            mean: it.mean,
            interval: it.ci95,
            is_clear: 0.0 < it.ci95[0] || it.ci95[1] < 0.0,
        };
        let changed = names.filter(|it| 0.0 < it.1.ci95[0] || it.1.ci95[1] < 0.0);
        first.into_iter().chain(changed).map(effect).collect::<Vec<_>>()
    };
    let body = html! {
        p.game { (game) }
        h1 { (file) }
        p { (words.say(&Message::new("lab-bench-against").with("base", base))) }
        @if edits.is_empty() { p { (words.text("lab-bench-empty")) } }
        @for (nth, (line, comparison)) in edits.iter().enumerate().rev() {
            section {
                h2 { (line) }
                @if let Some(them) = comparison {
                    @if nth + 1 == edits.len() {
                        figure {
                            figcaption { (words.text("lab-bench-chart")) }
                            (forest(&told(words, them), line))
                        }
                    }
                }
            }
        }
    };
    page(words, &format!("{file}: {game}"), Some(2), &body)
}

fn page(words: &Words<'_>, title: &str, renews: Option<u32>, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                @if let Some(seconds) = renews { meta http-equiv="refresh" content=(seconds); }
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { main { (body) } }
        }
    };
    page.into_string()
}

/// A share in percent with one decimal.
fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// A part of others in percent, or a stroke of none.
fn part_of(n: u64, all: u64) -> String {
    if all == 0 { "–".to_owned() } else { format!("{:.1}", n as f64 * 100.0 / all as f64) }
}

impl Writer<'_> {
    fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    fn tell<const N: usize>(&self, id: &str, args: [(&'static str, Arg); N]) -> String {
        let message = args.into_iter().fold(Message::new(id), |it, (key, arg)| it.with(key, arg));
        self.words.say(&message)
    }

    fn title(&self, report: &Report) -> String {
        if let Some(first) = report.runs.first() {
            let automa = self.named(&first.summary);
            return self.words.say(&lab::win_sentence(&first.summary, &automa));
        }
        if let Some(tuning) = report.tunings.first().filter(|it| !it.steps.is_empty()) {
            return self.words.say(&lab::tune_sentence(tuning));
        }
        report
            .worths
            .first()
            .map_or_else(String::new, |it| self.words.say(&lab::worth_sentence(it)))
    }

    /// The automa with its level, or its mat or deck.
    fn named(&self, summary: &Summary) -> String {
        let value = |key: &str| summary.setup.0.iter().find(|it| it.0 == key).map(|it| &it.1);
        let known = |key: &str, value: &str| {
            let id = format!("{key}-{value}");
            if summary.documents.is_none() { self.text(&id) } else { value.to_owned() }
        };
        let mat = value("mat").filter(|it| *it != "level").map(|it| known("mat", it));
        let level =
            value("level").filter(|_| mat.is_none()).map(|it| self.text(&format!("level-{it}")));
        let names = [Some(self.automa.to_owned()), level.or(mat)];
        names.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn setup(&self, summary: &Summary) -> String {
        let told = summary.setup.0.iter().filter(|it| summary.setup.follows(&it.0));
        told.map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(", ")
    }

    fn recipe(&self, it: &Summary) -> Markup {
        let [first, last] = it.provenance.seeds;
        let args = [
            ("setup", self.setup(it).into()),
            ("player", it.player.as_str().into()),
            ("games", (it.games as i64).into()),
            ("first", first.to_string().into()),
            ("last", last.to_string().into()),
            ("ruleset", it.provenance.ruleset.to_string().into()),
            ("version", it.provenance.version.as_str().into()),
        ];
        let [low, high] = it.win_rate_ci95.map(percent);
        let n_lost = it.automa_wins;
        let counts = [
            ("won", (it.human_wins as i64).into()),
            ("lost", (n_lost as i64).into()),
            ("drawn", (it.draws as i64).into()),
            ("margin", signed(it.human.mean - it.automa.mean, 1).into()),
        ];
        html! {
            p { (self.tell("lab-report-recipe", args)) }
            @if !it.reproducible { p.warn { (self.text("lab-report-timed")) } }
            @if let Some(rule) = &it.without {
                p.warn { (self.tell("lab-report-without", [("rule", rule.as_str().into())])) }
            }
            div.lead {
                p.big {
                    (percent(it.win_rate)) " %"
                    small { (self.tell("lab-report-won", [("low", low.into()), ("high", high.into())])) }
                }
                p { (self.tell("lab-report-counts", counts)) }
            }
        }
    }

    /// Section by section: a heading, then what belongs below it.
    fn section(&self, id: &str, inner: &Markup) -> Markup {
        html! { section { h2 { (self.text(id)) } (inner) } }
    }

    /// A picture: what it shows, what is drawn, the chart, and the numbers behind it.
    fn figure(&self, shows: &str, drawn: &str, chart: &Markup, foot: &str, data: &Table) -> Markup {
        html! {
            figure {
                figcaption { b { (shows) } span { (drawn) } }
                (chart)
                p.foot { (foot) }
                details { summary { (self.text("lab-data")) } (data.show()) }
            }
        }
    }

    fn foot(&self, it: &Summary) -> String {
        let [first, last] = it.provenance.seeds;
        let args = [
            ("player", it.player.as_str().into()),
            ("games", (it.games as i64).into()),
            ("first", first.to_string().into()),
            ("last", last.to_string().into()),
        ];
        self.tell("lab-foot", args)
    }

    fn wins(&self, report: &Report) -> Markup {
        if report.runs.is_empty() {
            return html! {};
        }
        let name = |it: &Summary| {
            let mut name = format!("{}, {}", it.player, self.named(it));
            if it.player_seed != 0 {
                name += &format!(" (+{})", it.player_seed);
            }
            name
        };
        let share = |it: &ReportRun| {
            let it = &it.summary;
            let [low, high] = it.win_rate_ci95.map(percent);
            Share {
                name: name(it),
                player: players::without_bars(&it.player)
                    .split(':')
                    .next()
                    .unwrap_or("")
                    .to_owned(),
                share: it.win_rate,
                interval: it.win_rate_ci95,
                told: format!("{} % ({low}–{high})", percent(it.win_rate)),
            }
        };
        let rows: Vec<Share> = report.runs.iter().map(share).collect();
        let first = &report.runs[0].summary;
        let shows = match report.target {
            None => self.text("lab-wins-plain"),
            Some([low, high]) => {
                let [from, to] = first.win_rate_ci95;
                let case = match () {
                    () if to < low => "below",
                    () if high < from => "above",
                    () if low <= from && to <= high => "within",
                    () => "unsure",
                };
                let args = [
                    ("case", case.into()),
                    ("low", percent(low).into()),
                    ("high", percent(high).into()),
                ];
                self.tell("lab-wins-target", args)
            }
        };
        let label = rows.iter().map(|it| format!("{}: {}", it.name, it.told));
        let label = label.collect::<Vec<_>>().join("; ");
        let data = Table {
            head: vec![self.text("lab-run"), self.text("lab-games"), self.text("lab-wins")],
            rows: report
                .runs
                .iter()
                .zip(&rows)
                .map(|(run, row)| {
                    vec![row.name.clone(), run.summary.games.to_string(), row.told.clone()]
                })
                .collect(),
        };
        let chart = win_rates(&rows, report.target, &label);
        let figure =
            self.figure(&shows, &self.text("lab-wins-drawn"), &chart, &self.foot(first), &data);
        self.section("lab-section-wins", &figure)
    }

    fn points(&self, run: &ReportRun) -> Markup {
        let it = &run.summary;
        let spread = (it.human.max.max(it.automa.max) - it.human.min.min(it.automa.min)).max(1);
        let step =
            [1, 2, 5, 10, 20, 50].into_iter().find(|step| spread / step <= 60).unwrap_or(100);
        let human = distribution(run.rows.iter().map(|it| it.human), step);
        let automa = distribution(run.rows.iter().map(|it| it.automa), step);
        let [you, foe] = [self.text("lab-person"), self.text("lab-automa")];
        let args = [
            ("human", format!("{:.1}", it.human.mean).into()),
            ("humansd", format!("{:.1}", it.human.sd).into()),
            ("automa", format!("{:.1}", it.automa.mean).into()),
            ("automasd", format!("{:.1}", it.automa.sd).into()),
        ];
        let shows = self.tell("lab-points-shows", args);
        let drawn = self.tell("lab-points-drawn", [("step", step.into())]);
        let chart = distributions("points", &human, &automa, step, [&you, &foe], &shows);
        let data = Table::of_counts(self.text("lab-points"), &[(&you, &human), (&foe, &automa)]);
        let points = self.figure(&shows, &drawn, &chart, &self.foot(it), &data);
        let leads: Vec<i64> = run.rows.iter().map(|it| it.human - it.automa).collect();
        let lead = distribution(leads.iter().copied(), step);
        let close = leads.iter().filter(|it| it.abs() <= 5).count();
        let n_won = run.rows.iter().filter(|it| it.winner == Winner::Human).count();
        let args = [
            ("mean", signed(it.human.mean - it.automa.mean, 1).into()),
            ("close", part_of(close as u64, it.games).into()),
            ("won", part_of(n_won as u64, it.games).into()),
        ];
        let shows = self.tell("lab-lead-shows", args);
        let name = self.text("lab-lead");
        let chart = distributions("lead", &lead, &[], step, [&name, ""], &shows);
        let data = Table::of_counts(name.clone(), &[(&self.text("lab-games"), &lead)]);
        let leads = self.figure(&shows, &drawn, &chart, &self.foot(it), &data);
        self.section("lab-section-points", &html! { (points) (leads) })
    }

    fn of_study(&self, study: &Study) -> String {
        let args = [
            ("games", (study.games as i64).into()),
            ("first", study.seed.to_string().into()),
            ("last", (study.seed + study.games.max(1) - 1).to_string().into()),
            ("turns", (study.turns as i64).into()),
        ];
        self.tell("lab-foot-study", args)
    }

    fn curve(&self, study: &Study) -> Markup {
        let Some(last) = study.curve.last() else { return html! {} };
        let [you, foe] = [self.text("lab-person"), self.text("lab-automa")];
        let crossed = study.curve.iter().rfind(|it| it.human.mean < it.automa.mean);
        let case = match crossed {
            None => "ahead",
            Some(it) if it.turn == last.turn => "behind",
            Some(_) => "catches",
        };
        let args =
            [("case", case.into()), ("turn", (crossed.map_or(0, |it| it.turn as i64 + 1)).into())];
        let shows = self.tell("lab-curve-shows", args);
        let chart = curves(&study.curve, [&you, &foe], &shows);
        let quart = |it: &Quartiles| format!("{:.1} ({}–{})", it.mean, it.lower, it.upper);
        let data = Table {
            head: vec![self.text("lab-turn"), self.text("lab-games"), you.clone(), foe.clone()],
            rows: study
                .curve
                .iter()
                .map(|it| {
                    let (turn, games) = (it.turn.to_string(), it.games.to_string());
                    vec![turn, games, quart(&it.human), quart(&it.automa)]
                })
                .collect(),
        };
        let drawn = self.text("lab-curve-drawn");
        let figure = self.figure(&shows, &drawn, &chart, &self.of_study(study), &data);
        self.section("lab-section-curve", &figure)
    }

    /// The worth of one thing, if it was measured.
    fn worth_of<'b>(worths: &'b [Worth], part: Part, id: &str) -> Option<&'b Item> {
        worths.iter().flat_map(|it| &it.items).find(|it| it.part == part && it.id == id)
    }

    fn cards(&self, study: &Study, worths: &[Worth]) -> Markup {
        if study.cards.is_empty() {
            return html! {};
        }
        let heads = ["card", "drawn", "decisions", "brings", "decided", "worth"];
        let rows = study.cards.iter().map(|it| {
            let worth = Self::worth_of(worths, Part::Card, &it.id);
            let worth = worth.map_or_else(|| self.text("lab-unmeasured"), |it| self.told(it));
            let each = |n: i64, of: u64| {
                if of == 0 { "–".to_owned() } else { signed(n as f64 / of as f64, 1) }
            };
            let decided = it.decided.iter().take(3).map(|(rule, n)| {
                format!("{rule} {} %", (100 * n).checked_div(it.decisions).unwrap_or(0))
            });
            vec![
                it.name.clone(),
                format!("{:.2}", it.drawn as f64 / study.games.max(1) as f64),
                it.decisions.to_string(),
                each(it.points, it.decisions),
                decided.collect::<Vec<_>>().join(", "),
                worth,
            ]
        });
        let table = Table {
            head: heads.iter().map(|it| self.text(&format!("lab-cards-{it}"))).collect(),
            rows: rows.collect(),
        };
        let inner = html! {
            p { (self.text("lab-cards-how")) }
            div.scroll { (table.show()) }
            p.foot { (self.of_study(study)) }
        };
        self.section("lab-section-cards", &inner)
    }

    /// A worth in words, with its interval.
    fn told(&self, it: &Item) -> String {
        let digits = decimals(it.half());
        let half = format!("{:.digits$}", it.half());
        let text = format!("{} ± {half}", signed(it.worth.mean, digits));
        if it.clear { text } else { self.tell("lab-worth-unclear", [("worth", text.into())]) }
    }

    fn worth(&self, found: &Worth) -> Markup {
        let mut items: Vec<&Item> = found.items.iter().collect();
        items.sort_by(|a, b| b.worth.mean.total_cmp(&a.worth.mean));
        let name = |it: &Item| match it.part {
            Part::Rule => it.id.clone(),
            _ => it.name.clone(),
        };
        let effect = |it: &&Item| Effect {
            name: name(it),
            mean: it.worth.mean,
            interval: it.corrected,
            is_clear: it.clear,
        };
        let effects: Vec<Effect> = items.iter().map(effect).collect();
        let shows = self.words.say(&lab::worth_sentence(found));
        let heads = ["part", "col-games", "same", "worth", "human", "automa", "won"];
        let data = Table {
            head: heads.iter().map(|it| self.text(&format!("lab-worth-{it}"))).collect(),
            rows: items
                .iter()
                .map(|it| {
                    let plain = |it: &lab::Estimate| signed(it.mean, 2);
                    let won = signed(it.win_rate.mean * 100.0, 1);
                    let (games, same) = (it.games.to_string(), it.same.to_string());
                    let (human, automa) = (plain(&it.human), plain(&it.automa));
                    vec![name(it), games, same, self.told(it), human, automa, won]
                })
                .collect(),
        };
        let kinds: Vec<String> =
            found.parts.iter().map(|it| self.text(&format!("lab-part-{}", it.key()))).collect();
        let args = [
            ("player", found.player.as_str().into()),
            ("n", found.compared.into()),
            ("games", (found.games as i64).into()),
            ("first", found.seed.to_string().into()),
            ("kinds", kinds.join(", ").into()),
        ];
        let foot = self.tell("lab-foot-worth", args);
        let chart = forest(&effects, &shows);
        let figure = self.figure(&shows, &self.text("lab-worth-drawn"), &chart, &foot, &data);
        let inner = html! {
            (figure)
            @if !found.complete { p.warn { (self.text("lab-worth-incomplete")) } }
        };
        self.section("lab-section-worth", &inner)
    }

    fn rules(&self, study: &Study, worths: &[Worth]) -> Markup {
        let (read, unread): (Vec<_>, Vec<_>) = study.rules.iter().partition(|it| it.read != 0);
        let heads = ["rule", "read", "decided", "changes", "worth"];
        let share = |n: u64| part_of(n, study.decisions);
        let rows = read.iter().map(|it| {
            let worth = Self::worth_of(worths, Part::Rule, &it.id);
            let worth = worth.map_or_else(|| self.text("lab-unmeasured"), |it| self.told(it));
            let name = format!("{} {}", it.id, (self.rule_text)(&it.id));
            vec![name, share(it.read), share(it.decided), share(it.changes), worth]
        });
        let table = Table {
            head: heads.iter().map(|it| self.text(&format!("lab-rules-{it}"))).collect(),
            rows: rows.collect(),
        };
        let args = [("n", unread.len().into()), ("decisions", (study.decisions as i64).into())];
        let inner = html! {
            p { (self.text("lab-rules-how")) }
            div.scroll { (table.show()) }
            p.foot { (self.of_study(study)) }
            @if !unread.is_empty() {
                h3 { (self.tell("lab-rules-unread", args)) }
                ul { @for it in &unread { li { b { (it.id) } " " ((self.rule_text)(&it.id)) } } }
            }
        };
        self.section("lab-section-rules", &inner)
    }

    fn luck(&self, report: &Report) -> Markup {
        let Some(it) = &report.luck else {
            return self
                .section("lab-section-luck", &html! { p.warn { (self.text("lab-luck-none")) } });
        };
        let [low, high] = it.share_ci95.map(percent);
        let args = [
            ("share", percent(it.share).into()),
            ("low", low.into()),
            ("high", high.into()),
            ("deals", (it.deals as i64).into()),
            ("times", (it.times as i64).into()),
            ("sd", format!("{:.1}", it.sd).into()),
            ("same", (it.same as i64).into()),
        ];
        self.section("lab-section-luck", &html! { p { (self.tell("lab-luck", args)) } })
    }

    fn upkeep(&self, study: &Study) -> Markup {
        let it = &study.upkeep;
        let rows = [
            ("pieces", it.pieces),
            ("cards", it.cards),
            ("rules", it.rules),
            ("narrowing", it.narrowing),
            ("figures", it.figures),
            ("taps", it.taps),
        ];
        let row = |(id, it): (&str, Quartiles)| {
            let name = self.text(&format!("lab-upkeep-{id}"));
            let figures = [it.tenth, it.median, it.ninth, it.most].map(|it| it.to_string());
            [vec![name, format!("{:.1}", it.mean)], figures.to_vec()].concat()
        };
        let heads = ["turn", "mean", "tenth", "median", "ninth", "most"];
        let table = Table {
            head: heads.iter().map(|it| self.text(&format!("lab-upkeep-head-{it}"))).collect(),
            rows: rows.into_iter().map(row).collect(),
        };
        let turns = study.turns as f64 / study.games.max(1) as f64;
        let inner = html! {
            p { (self.tell("lab-upkeep-shows", [("turns", format!("{turns:.1}").into())])) }
            div.scroll { (table.show()) }
            p.foot { (self.of_study(study)) }
        };
        self.section("lab-section-upkeep", &inner)
    }

    fn drama(&self, study: &Study) -> Markup {
        let tenth = |it: usize| format!("{}–{} %", 10 * it, 10 * it + 10);
        let mut rows: Vec<(String, u64)> =
            (0..10).map(|it| (tenth(it), study.last_change[it])).collect();
        rows.push((self.text("lab-drama-never"), study.last_change[10]));
        let late: u64 = study.last_change[7..10].iter().sum();
        let args = [
            ("late", part_of(late, study.games).into()),
            ("never", part_of(study.last_change[10], study.games).into()),
        ];
        let shows = self.tell("lab-drama-shows", args);
        let data = Table {
            head: vec![self.text("lab-drama-part"), self.text("lab-games")],
            rows: rows.iter().map(|it| vec![it.0.clone(), it.1.to_string()]).collect(),
        };
        let drawn = self.text("lab-drama-drawn");
        let chart = bars(&rows, &shows);
        let figure = self.figure(&shows, &drawn, &chart, &self.of_study(study), &data);
        let inner = html! { (figure) p.foot { (self.text("lab-drama-unmeasured")) } };
        self.section("lab-section-drama", &inner)
    }

    fn tuning(&self, it: &Tuning) -> Markup {
        if it.steps.is_empty() {
            return html! {};
        }
        let heads = ["step", "pieces", "col-race", "fresh", "move"];
        let rows = it.steps.iter().map(|step| {
            let fresh = step.fresh.as_ref().map_or("–".to_owned(), |it| {
                let [low, high] = it.win_rate_ci95.map(percent);
                format!("{} ({low}–{high}), {}", percent(it.win_rate), it.games)
            });
            let made = step.made.and_then(|at| step.moves.get(at));
            let made = made.map_or("–".to_owned(), |it| {
                format!("{} {}", signed(f64::from(it.change), 0), it.name)
            });
            vec![step.name.clone(), step.pieces.to_string(), percent(step.race), fresh, made]
        });
        let table = Table {
            head: heads.iter().map(|it| self.text(&format!("lab-tune-{it}"))).collect(),
            rows: rows.collect(),
        };
        let inner = html! {
            p { (self.words.say(&lab::tune_sentence(it))) }
            p { (self.text("lab-tune-how")) }
            div.scroll { (table.show()) }
            pre { (it.steps[it.nearest].document) }
        };
        self.section("lab-section-tune", &inner)
    }

    fn counters(&self, it: &Summary) -> Markup {
        let table = Table {
            head: vec![self.text("lab-counter"), self.text("lab-mean")],
            rows: it
                .counters
                .0
                .iter()
                .map(|it| vec![it.0.clone(), format!("{:.3}", it.1)])
                .collect(),
        };
        let inner = html! { div.scroll { (table.show()) } p.foot { (self.foot(it)) } };
        self.section("lab-section-counters", &inner)
    }

    fn files(&self, report: &Report) -> Markup {
        let commands = report.runs.iter().map(|it| &it.summary.provenance);
        let commands = commands.chain(report.worths.iter().map(|it| &it.provenance));
        let commands = commands.chain(report.tunings.iter().map(|it| &it.provenance));
        let commands: Vec<String> =
            commands.map(|it| it.command.join(" ")).filter(|it| !it.is_empty()).collect();
        // What a page takes for its own ends is no text of a document.
        let json = kit::to_json(&report.figures()).replace("</", "<\\/");
        let inner = html! {
            @for it in &report.notes { p.warn { (it) } }
            p { (self.text("lab-files-how")) }
            @for it in &commands { pre { (it) } }
            @for it in &report.runs { p.foot { (it.file) } }
            p { (self.text("lab-files-data")) }
            script type="application/json" id="figures" { (PreEscaped(json)) }
        };
        self.section("lab-section-files", &inner)
    }
}

/// Numbers beside a picture.
struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// How often each number came, side by side.
    fn of_counts(head: String, columns: &[(&String, &Vec<(i64, u64)>)]) -> Table {
        let mut from: Vec<i64> = columns.iter().flat_map(|it| it.1.iter().map(|it| it.0)).collect();
        from.sort_unstable();
        from.dedup();
        let n = |them: &[(i64, u64)], from: i64| {
            them.iter().find(|it| it.0 == from).map_or("0".to_owned(), |it| it.1.to_string())
        };
        let row = |from: i64| {
            let counts = columns.iter().map(|it| n(it.1, from));
            [signed(from as f64, 0)].into_iter().chain(counts).collect()
        };
        Table {
            head: [head].into_iter().chain(columns.iter().map(|it| it.0.clone())).collect(),
            rows: from.into_iter().map(row).collect(),
        }
    }

    fn show(&self) -> Markup {
        html! {
            table {
                thead { tr { @for it in &self.head { th scope="col" { (it) } } } }
                tbody {
                    @for row in &self.rows {
                        tr {
                            @for (nth, cell) in row.iter().enumerate() {
                                @if nth == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
