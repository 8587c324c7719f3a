//! Calibration: games that players play, what the judge said of each of their tables, and
//! what came of them. `cargo xtask calibrate` runs this, optimised.
//!
//! ```text
//! cargo xtask calibrate [GAME] [--player P] [--games N]
//! cargo xtask calibrate --page        only the page and the pictures, from the data
//! ```
#![expect(clippy::print_stderr, reason = "it takes long and says how far it is")]
#![expect(clippy::disallowed_methods, reason = "its words are the command line's, its data files")]

use std::{fmt::Write as _, fs, path::Path};

use coach::{Analysis, Bench, Calibration, JUDGE_VERSION, Level, Measured, MomentKind, Report};
use kit::{Dealer, OwnDice, Seen, Session, Turn};
use players::{Judging, Skilled};

const DATA: &str = "crates/coach/data/measured.toml";
const PAGE: &str = "docs/coach.md";
const FROM: &str = "<!-- calibration -->\n";
const TO: &str = "<!-- /calibration -->";

/// What is asked for.
struct Wanted<'a> {
    game: Option<&'a str>,
    player: Option<&'a str>,
    games: u64,
}

fn played<G: Skilled>(game: &G, name: &str, seed: u64) -> Option<Session<G>> {
    let mut player = players::player(game, name, None).ok()?;
    player.begin(OwnDice::new(seed));
    let mut session = Session::new(game.clone(), Dealer::dice(seed));
    while let Turn::Human(seat) = session.turn() {
        let action = player.choose(game, &Seen::of(game, session.state(), seat));
        session.play(action).ok()?;
    }
    Some(session)
}

fn report<G: Skilled>(session: &Session<G>, bench: &mut Bench<G>, salt: u64) -> Option<Report> {
    // Few games from the start: its error is one of all games together.
    let plan = Judging { n_start: G::JUDGING.n_start / 8, ..G::JUDGING };
    let mut analysis = Analysis::planned(session, plan).ok()?.with_dice(salt);
    while !analysis.step(bench).is_done() {}
    Some(analysis.report())
}

/// How many of the dearest choices of one report are among the other's, in hundredths.
fn repeated(one: &Report, two: &Report) -> i64 {
    let dearest = |it: &Report| -> Vec<u32> {
        let is_choice = |at: &&coach::Moment| at.kind == MomentKind::Choice;
        it.moments.iter().filter(is_choice).map(|it| it.ply).collect()
    };
    let (one, two) = (dearest(one), dearest(two));
    100 * one.iter().filter(|it| two.contains(it)).count() as i64
}

/// All reports of a row.
fn measure<G: Skilled>(game: &G, player: &str, n_games: u64) -> Option<Measured> {
    let mut bench = Bench::new(game).ok()?;
    let (mut reports, mut shared, mut named) = (Vec::new(), 0, 0);
    for seed in 1..=n_games {
        let session = played(game, player, seed)?;
        let found = report(&session, &mut bench, 0)?;
        // A third of the games is judged once more with other dice.
        if seed % 3 == 1 {
            let again = report(&session, &mut bench, 0x5eed)?;
            shared += repeated(&found, &again);
            named += found.moments.iter().filter(|it| it.kind == MomentKind::Choice).count();
        }
        eprintln!("{} {player} {seed}/{n_games}", G::ID);
        reports.push(found);
    }
    Some(row::<G>(game, player, &reports, [shared, named as i64]))
}

/// The mean of some numbers and its standard error.
fn mean_of(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread: f64 = values.iter().map(|it| (it - mean).powi(2)).sum();
    (mean, (spread / (n * (n - 1.0).max(1.0))).sqrt())
}

fn row<G: Skilled>(game: &G, player: &str, reports: &[Report], repeated: [i64; 2]) -> Measured {
    let of = |it: fn(&Report) -> f64| mean_of(&reports.iter().map(it).collect::<Vec<_>>());
    let (cost, cost_error) = of(|it| it.cost.mean as f64);
    let (gain, _) = of(|it| it.per_choice() as f64);
    let (luck, luck_error) = of(|it| it.luck.points as f64);
    let (won, _) = of(|it| it.end.chance as f64 / 10_000.0);
    let score = |says: &dyn Fn(&Level) -> f64| {
        let tables = reports.iter().flat_map(|it| {
            let end = it.end.chance as f64 / 10_000.0;
            let open = it.curve.iter().filter(|at| at.deviation != 0);
            open.map(move |at| (says(at) - end).powi(2))
        });
        (mean_of(&tables.collect::<Vec<_>>()).0 * 10_000.0) as i64
    };
    Measured {
        game: G::ID.to_owned(),
        player: player.to_owned(),
        judge: JUDGE_VERSION,
        games: reports.len() as u32,
        choices: reports.iter().map(|it| it.decisions.len() as u32).sum(),
        cost: cost as i64,
        cost_error: cost_error as i64,
        gain: gain as i64,
        luck: luck as i64,
        luck_error: luck_error as i64,
        rollouts: G::JUDGING.n_all,
        level: G::chosen(game.setup(), "level"),
        won: (won * 10_000.0) as i64,
        brier: score(&|it| it.chance as f64 / 10_000.0),
        brier_as: score(&|it| it.chance_as(gain as i64) as f64 / 10_000.0),
        brier_base: score(&|_| won),
        repeated,
        bins: bins(reports),
    }
}

/// Predicted and won, tenth by tenth of what was predicted.
fn bins(reports: &[Report]) -> Vec<[i64; 3]> {
    let mut bins = vec![[0, 0, 0]; 10];
    for it in reports {
        for at in it.curve.iter().filter(|at| at.deviation != 0) {
            let bin = &mut bins[(at.chance / 1000).clamp(0, 9) as usize];
            bin[0] += at.chance;
            bin[1] += it.end.chance;
            bin[2] += 1;
        }
    }
    for it in &mut bins {
        let n = it[2].max(1);
        (it[0], it[1]) = (it[0] / n, it[1] / n);
    }
    bins
}

fn measured<G: Skilled>(wanted: &Wanted<'_>, data: &mut Calibration) {
    if wanted.game.is_some_and(|it| it != G::ID) {
        return;
    }
    let Ok(game) = G::new(&G::Setup::default()) else { return };
    for player in ["casual", "greedy", "search"] {
        if wanted.player.is_some_and(|it| it != player) {
            continue;
        }
        let Some(row) = measure(&game, player, wanted.games) else { continue };
        data.row.retain(|it| (&it.game, &it.player) != (&row.game, &row.player));
        data.row.push(row);
        let order = |name: &str| ["casual", "greedy", "search"].iter().position(|it| *it == name);
        data.row.sort_by_key(|it| (it.game.clone(), order(&it.player)));
        write(data);
    }
}

/// The data as it is now, which may be newer than this program.
fn read() -> Calibration {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(DATA);
    let text = fs::read_to_string(file).unwrap_or_default();
    kit::read(&text).unwrap_or_default()
}

/// Writes the data, the page and the pictures.
fn write(data: &Calibration) {
    let head = format!(
        "# Written by `cargo xtask calibrate`; the judge is version {JUDGE_VERSION}.\n\
         # Points in thousandths, chances and scores in ten-thousandths.\n"
    );
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let put = |file: &str, text: String| {
        if let Err(error) = fs::write(root.join(file), text) {
            eprintln!("{file}: {error}");
        }
    };
    put(DATA, head + &kit::to_toml(data));
    let page = fs::read_to_string(root.join(PAGE)).unwrap_or_default();
    if let (Some((before, _)), Some((_, after))) = (page.split_once(FROM), page.split_once(TO)) {
        put(PAGE, format!("{before}{FROM}{}{TO}{after}", table(data)));
    }
    let mut games: Vec<&str> = data.row.iter().map(|it| it.game.as_str()).collect();
    games.dedup();
    for game in games {
        put(&format!("docs/coach/{game}.svg"), picture(data, game));
    }
}

fn table(data: &Calibration) -> String {
    let mut out = String::from(
        "| game | level | player | games | cost of a choice, 1/1000 | ± SE | gain on greedy | mean luck ± SE | won, 1/10,000 | Brier, 1/10,000 | as they play | always the base rate | dearest choices named again |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for it in &data.row {
        let Measured {
            game, level, player, games, cost, cost_error, gain, luck, luck_error, ..
        } = it;
        let [shared, named] = it.repeated;
        let _ = writeln!(
            out,
            "| {game} | {level} | {player} | {games} | {cost} | {cost_error} | {gain} | {luck} ± {luck_error} | {} | {} | {} | {} | {} of {named} |",
            it.won,
            it.brier,
            it.brier_as,
            it.brier_base,
            shared / 100,
        );
    }
    out
}

/// Predicted across, won upwards: what lies on the diagonal is calibrated.
fn picture(data: &Calibration, game: &str) -> String {
    let mut marks = String::new();
    for row in data.row.iter().filter(|it| it.game == game) {
        for [predicted, won, n] in row.bins.iter().filter(|it| it[2] != 0) {
            let (x, y) = (40 + predicted * 300 / 10_000, 330 - won * 300 / 10_000);
            let r = (n * 4).isqrt().clamp(3, 14);
            let shape = match row.player.as_str() {
                "casual" => format!(
                    "<rect x='{}' y='{}' width='{}' height='{}'/>",
                    x - r,
                    y - r,
                    2 * r,
                    2 * r
                ),
                "greedy" => format!("<path d='M{x} {}L{} {}H{}Z'/>", y - r, x + r, y + r, x - r),
                _ => format!("<circle cx='{x}' cy='{y}' r='{r}'/>"),
            };
            let _ = writeln!(marks, "{shape}");
        }
    }
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 380 400' font-family='sans-serif' font-size='13'>\n\
         <title>{game}: predicted chance to win across, share of games won upwards; squares casual, triangles greedy, circles search; larger for more tables</title>\n\
         <rect width='380' height='400' fill='#fff'/>\n<path d='M40 30V330H340' fill='none' stroke='#333'/>\n<path d='M40 330L340 30' stroke='#999' stroke-dasharray='4 4'/>\n\
         <text x='40' y='350'>0</text><text x='340' y='350' text-anchor='end'>predicted 100 %</text><text x='36' y='24'>won 100 %</text>\n\
         <text x='40' y='380'>■ casual   ▲ greedy   ● search</text>\n\
         <g fill='none' stroke='#135' stroke-width='2'>\n{marks}</g>\n</svg>\n"
    )
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut data = read();
    let mut wanted = Wanted { game: None, player: None, games: 24 };
    let mut words = args.iter().map(String::as_str);
    while let Some(word) = words.next() {
        match word {
            "--page" => return write(&data),
            "--player" => wanted.player = words.next(),
            "--games" => wanted.games = words.next().and_then(|it| it.parse().ok()).unwrap_or(24),
            game => wanted.game = Some(game),
        }
    }
    measured::<patchwork::Patchwork>(&wanted, &mut data);
    measured::<brass::Brass>(&wanted, &mut data);
    measured::<london::London>(&wanted, &mut data);
    write(&data);
}
