//! Documents: reports and hints in words, as `--json` and `/api/v1` answer them.

use desk::Words;
use kit::{Game, Lang, Message, Session};
use serde::Serialize;

use crate::{
    Deed, Hint, Level, Likeness, Measured, Moment, MomentKind, Note, Reason, Report, Share,
    likeness, measured,
    stats::{POINT, rounded},
};

/// The analysis of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnalysisDocument {
    /// What it comes to, as one sentence.
    pub title: String,
    /// Whose chance to win the curve tells.
    pub whose: String,
    /// The curve as the person plays, where earlier games of theirs tell that.
    pub as_you: Option<AsYou>,
    /// Luck and choices in words, with their bands.
    pub shares: Vec<String>,
    /// What a choice cost, and beside whom, in words.
    pub cost: String,
    /// How the person chose, beside the players that were measured.
    pub likeness: Likeness,
    /// Those players.
    pub players: Vec<Measured>,
    /// Which kind of deed cost most, in words; empty if none did clearly.
    pub dearest: String,
    /// The moments that stand out, in the order of the game.
    pub moments: Vec<MomentDocument>,
    /// What whoever reads it must know.
    pub notes: Vec<String>,
    /// By whom it was judged, in words.
    pub judge: String,
    /// All figures: points in thousandths, chances in ten-thousandths.
    pub report: Report,
}

/// The chance to win of somebody who chooses on as in other games of theirs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AsYou {
    /// What a choice of theirs brings on average against greedy's, in thousandths of a point.
    pub per_choice: i64,
    /// How many other games tell that.
    pub games: u32,
    /// The curve with that reckoned in.
    pub curve: Vec<Level>,
}

/// How somebody chose in other games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habit {
    /// How many games.
    pub games: u32,
    /// How many choices they had there.
    pub choices: i64,
    /// What all of them brought against greedy's, in thousandths of a point.
    pub points: i64,
}

/// With fewer other games than this nobody's own way of playing is known.
const ENOUGH: u32 = 2;

impl Habit {
    /// What a choice brought on average, if that is known.
    pub fn per_choice(&self) -> Option<i64> {
        (ENOUGH <= self.games && 0 < self.choices).then(|| rounded(self.points, self.choices))
    }
}

/// A moment that stands out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MomentDocument {
    /// Chance's or the person's.
    pub kind: MomentKind,
    /// The same in words.
    pub name: String,
    /// Where it begins in the record.
    pub ply: u32,
    /// What it brought, in words.
    pub points: String,
    /// What happened, sentence by sentence.
    pub sentences: Vec<String>,
    /// The best deed found, if it is a choice.
    pub best: Option<DeedDocument>,
}

/// A deed in words, and why.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeedDocument {
    /// Its actions in notation.
    pub actions: Vec<String>,
    /// The same as sentences.
    pub sentences: Vec<String>,
    /// What it brings, source by source, in words.
    pub reasons: Vec<String>,
}

/// A hint.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintDocument {
    /// What the deeds have in common, as one sentence.
    pub title: String,
    /// The deeds, in the board's order and not ranked.
    pub deeds: Vec<DeedDocument>,
    /// Why none of them is told to be the best, or that they are alike.
    pub comparison: String,
    /// All figures: points in thousandths.
    pub hint: Hint,
}

/// A report in words; the session is the game it is about.
pub fn analysis<G: Game>(
    words: &Words<'_>,
    session: &Session<G>,
    report: &Report,
) -> AnalysisDocument {
    analysis_as(words, session, report, Habit::default())
}

/// The same for somebody of whom it is known how they chose in other games.
pub fn analysis_as<G: Game>(
    words: &Words<'_>,
    session: &Session<G>,
    report: &Report,
    habit: Habit,
) -> AnalysisDocument {
    let as_you = habit.per_choice().map(|per_choice| AsYou {
        per_choice,
        games: habit.games,
        curve: report.curve.iter().map(|it| it.as_played(per_choice)).collect(),
    });
    let whose = match &as_you {
        Some(it) => words.say(
            &Message::new("coach-whose-you")
                .with("n", it.games)
                .with("points", decimal(words.lang, it.per_choice)),
        ),
        None => words.text("coach-whose"),
    };
    let shares = [("coach-luck", &report.luck), ("coach-choices", &report.choices)];
    let moment = |it: &Moment| moment(words, session, report, it);
    AnalysisDocument {
        title: words.say(&title(report)),
        whose,
        as_you,
        shares: shares.iter().map(|(id, it)| words.say(&share(words.lang, id, it))).collect(),
        cost: words.say(&cost(words.lang, report)),
        likeness: likeness(&report.game, &report.cost),
        players: measured().iter().filter(|it| it.game == report.game).cloned().collect(),
        dearest: dearest(words, report),
        moments: report.moments.iter().map(moment).collect(),
        notes: report.notes.iter().map(|it| words.text(note(*it))).collect(),
        judge: judge(words, report.judge.games),
        report: report.clone(),
    }
}

/// A hint in words; the session is the game it is about, at the table of the hint.
pub fn hint<G: Game>(words: &Words<'_>, session: &Session<G>, hint: &Hint) -> HintDocument {
    let (game, ply) = (session.game(), hint.ply as usize);
    let deed = |it: &crate::Hinted| DeedDocument {
        actions: it.deed.0.clone(),
        sentences: sentences(words, game, session.at(ply), &it.deed),
        reasons: reasons(words, &it.reasons),
    };
    let games = hint.judge.games;
    let id = match hint.deeds.len() {
        1 => "coach-hint-one",
        _ if hint.is_alike => "coach-hint-alike",
        _ => "coach-hint-reasons",
    };
    let comparison = Message::new(id).with("games", games).with("n", hint.deeds.len());
    HintDocument {
        title: words.count("coach-hint", hint.deeds.len()),
        deeds: hint.deeds.iter().map(deed).collect(),
        comparison: words.say(&comparison),
        hint: hint.clone(),
    }
}

/// What an analysis comes to, by rule: whole numbers that add up, the cards taking the odd
/// point.
pub fn title(report: &Report) -> Message {
    let whole = |it: i64| rounded(it, POINT);
    let result = result(report);
    if report.notes.contains(&Note::Partial) {
        return Message::new("coach-title-part").with("result", result);
    }
    let (end, start) = (whole(report.end.mean), whole(report.start.mean));
    let choices = whole(report.choices.points);
    let cards = end - start - choices;
    let base = |id: &str| Message::new(id).with("result", result.clone());
    if !report.choices.is_clear() && !report.luck.is_clear() {
        return base("coach-title-close").with("expected", signed(start));
    }
    if !report.choices.is_clear() {
        return base("coach-title-cards")
            .with("expected", signed(start))
            .with("cards", signed(cards));
    }
    // As good as level: nobody wants to hear of it.
    if start.abs() < 2 {
        return base("coach-title-level")
            .with("cards", signed(cards))
            .with("choices", signed(choices));
    }
    base("coach-title")
        .with("expected", signed(start))
        .with("cards", signed(cards))
        .with("choices", signed(choices))
}

/// Won, lost or drawn, and by how much.
pub fn result(report: &Report) -> Message {
    let points = rounded(report.end.mean.abs(), POINT);
    let id = match (report.is_won(), report.end.mean) {
        (None, 0..) => "coach-result-ahead",
        (None, _) => "coach-result-behind",
        (Some(true), _) => "coach-result-won",
        (Some(false), _) if report.end.chance == 0 => "coach-result-lost",
        (Some(false), _) => "coach-result-drawn",
    };
    Message::new(id).with("n", points)
}

fn share(lang: Lang, id: &str, share: &Share) -> Message {
    let id = if share.is_clear() { id.to_owned() } else { format!("{id}-close") };
    Message::new(id)
        .with("points", decimal(lang, share.points))
        .with("band", decimal(lang, share.band).trim_start_matches('+'))
}

fn cost(lang: Lang, report: &Report) -> Message {
    // What is right on average may be below nought; a cost is not.
    let mean = decimal(lang, report.cost.mean.max(0));
    let band = decimal(lang, report.cost.band);
    let plain = |it: &str| it.trim_start_matches('+').to_owned();
    let message =
        |id: &str| Message::new(id).with("points", plain(&mean)).with("band", plain(&band));
    match likeness(&report.game, &report.cost) {
        Likeness::Like { player } => message("coach-cost-like").with("player", player),
        Likeness::Between { worse, better } => {
            message("coach-cost-between").with("worse", worse).with("better", better)
        }
        Likeness::Below { player } => message("coach-cost-below").with("player", player),
        Likeness::Above { player } => message("coach-cost-above").with("player", player),
        Likeness::Unknown => message("coach-cost-unknown"),
    }
}

/// The kind of deed that cost most, if it clearly cost anything.
fn dearest(words: &Words<'_>, report: &Report) -> String {
    let Some(it) = report.kinds.first().filter(|it| it.cost.band < it.cost.mean) else {
        return String::new();
    };
    let points = decimal(words.lang, it.cost.mean);
    let kind = Message::new(format!("deed-kind-{}", it.kind));
    let message = Message::new("coach-dearest").with("kind", kind).with("n", it.cost.n);
    words.say(&message.with("points", points.trim_start_matches('+')))
}

fn moment<G: Game>(
    words: &Words<'_>,
    session: &Session<G>,
    report: &Report,
    moment: &Moment,
) -> MomentDocument {
    let judged = moment.decision.and_then(|it| report.decisions.get(it as usize));
    let game = session.game();
    let best = judged.and_then(|it| {
        let best = it.best.as_ref()?;
        let again = it.again.as_ref();
        Some(DeedDocument {
            actions: best.0.clone(),
            sentences: sentences(words, game, session.at(it.ply as usize), best),
            reasons: again.map_or_else(Vec::new, |it| reasons(words, &it.reasons)),
        })
    });
    let points = Message::new("coach-points")
        .with("points", decimal(words.lang, moment.points))
        .with("band", decimal(words.lang, moment.band).trim_start_matches('+'));
    let told = moment.ply as usize..moment.until as usize;
    MomentDocument {
        kind: moment.kind,
        name: words.text(match moment.kind {
            MomentKind::Card => "coach-its-card",
            MomentKind::Choice => "coach-your-choice",
        }),
        ply: moment.ply,
        points: words.say(&points),
        sentences: told.filter_map(|ply| told_at(words, session, ply)).collect(),
        best,
    }
}

/// What happened at a ply, as a sentence.
fn told_at<G: Game>(words: &Words<'_>, session: &Session<G>, ply: usize) -> Option<String> {
    let kit::Entry::Action(action) = session.entries().get(ply)? else { return None };
    Some(words.say(&session.game().describe(session.at(ply), *action).told()))
}

/// A deed from a table on, as sentences.
pub fn sentences<G: Game>(
    words: &Words<'_>,
    game: &G,
    table: &G::State,
    deed: &Deed,
) -> Vec<String> {
    let mut table = table.clone();
    let mut all = Vec::new();
    for action in deed.0.iter().filter_map(|it| it.parse::<G::Action>().ok()) {
        if game.refusal(&table, action).is_some() {
            return all;
        }
        all.push(words.say(&game.describe(&table, action)));
        game.apply(&mut table, action);
    }
    all
}

/// What a deed brings, source by source.
pub fn reasons(words: &Words<'_>, reasons: &[Reason]) -> Vec<String> {
    let said = |it: &Reason| {
        let id = if it.is_automa { "coach-reason-automa" } else { "coach-reason" };
        let points = decimal(words.lang, it.gain.mean);
        let source = Message::new(it.source.clone());
        words.say(&Message::new(id).with("source", source).with("points", points))
    };
    reasons.iter().map(said).collect()
}

/// By whom something was judged, in words.
pub fn judge(words: &Words<'_>, games: u32) -> String {
    let message = Message::new("coach-judge").with("name", crate::JUDGE);
    words.say(&message.with("version", crate::JUDGE_VERSION).with("games", games))
}

/// The choices that are judged, for a spreadsheet: points in thousandths.
pub fn choices_csv(report: &Report) -> String {
    let mut out = String::from(
        "ply,kind,played,expected,expected_error,choice,choice_error,cost,cost_error,best,again,again_error\n",
    );
    let deed = |it: &Deed| format!("\"{}\"", it.0.join(" ").replace('"', "\"\""));
    for it in &report.decisions {
        let again = it.again.as_ref().map(|it| it.cost);
        let again = again.map_or(",".to_owned(), |it| format!("{},{}", it.mean, it.error));
        let row = [it.level, it.choice, it.cost].map(|it| format!("{},{}", it.mean, it.error));
        let (played, best) = (deed(&it.played), it.best.as_ref().map(deed).unwrap_or_default());
        out += &format!("{},{},{played},{},{best},{again}\n", it.ply, it.kind, row.join(","));
    }
    out
}

/// The text of a note.
fn note(note: Note) -> &'static str {
    match note {
        Note::Corrected => "coach-note-corrected",
        Note::OwnCards => "coach-note-own-cards",
        Note::Position => "coach-note-position",
        Note::Running => "coach-note-running",
        Note::Partial => "coach-note-partial",
    }
}

/// A chance in ten-thousandths as a share of a hundred: never 0 or 100 while it is open.
pub fn percent(level: &Level) -> i64 {
    if level.deviation == 0 { rounded(level.chance, 100) } else { open_percent(level.chance) }
}

/// The same of a game that is not over.
pub fn open_percent(chance: i64) -> i64 {
    rounded(chance, 100).clamp(1, 99)
}

/// Thousandths of a point with their sign and one decimal: `+3.2`, `−0.5`.
pub fn decimal(lang: Lang, thousandths: i64) -> String {
    let tenths = rounded(thousandths, 100);
    let point = if lang == Lang::En { '.' } else { ',' };
    let sign = if tenths < 0 { '−' } else { '+' };
    format!("{sign}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// A whole number with its sign.
fn signed(n: i64) -> String {
    if n < 0 { format!("−{}", n.abs()) } else { format!("+{n}") }
}
