//! `difficulty`: how hard every automa and level is, as measured.

use desk::{First, Measured};
use kit::{ChoiceKind, Lang};
use lab::{Estimate, Run, Summary, VERSION};
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Difficulty},
    board::Board,
    clock,
    interrupt::Interrupt,
    setup,
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

/// Who is measured, and how many of the games a test plays again.
const PLAYERS: [(&str, u64); 4] = [("random", 20), ("casual", 5), ("greedy", 5), ("search", 1)];

/// How many games are measured, unless somebody says otherwise: a search takes its time,
/// in London eight seconds a game.
fn n_games(player: &str) -> u64 {
    if player == "search" { 200 } else { 1000 }
}

/// Shows the table, or measures it.
pub(crate) fn run(common: Common, lang: Lang, args: &Difficulty) -> Result<Answer, Failure> {
    let is_asked = |it: &&GameId| args.game.is_none_or(|game| game == **it);
    let games = GameId::ALL.iter().filter(is_asked).copied();
    if args.measure {
        let voice = Voice::new(lang);
        let interrupt = Interrupt::listen(&voice);
        let mut measured = Measurements::default();
        for game in games.filter(|_| interrupt.exit().is_none()) {
            let table = &mut measured;
            if args.ladder {
                shelf::with_game!(game, G => measure_ours::<G>(lang, args, &interrupt, table))?;
            } else {
                shelf::with_game!(game, G => measure::<G>(lang, args, &interrupt, table))?;
            }
        }
        let Measurements { rows, cut } = measured;
        let answer =
            if common.json { Answer::json(&rows) } else { Answer::yes(file(&rows, args.ladder)) };
        let Some(exit) = interrupt.exit() else { return Ok(answer) };
        return Ok(answer.stopped(exit, cut.map_or(String::new(), |it| it.summary(&voice))));
    }
    let games: Vec<&str> = games.map(|it| it.id()).collect();
    let of = |table: &'static [Measured]| -> Vec<&Measured> {
        table.iter().filter(|it| games.contains(&it.game.as_str())).collect()
    };
    let (printed, ours) = (of(desk::difficulty()), of(desk::ladder()));
    let rows = if args.ladder { &ours } else { &printed };
    if common.json {
        return Ok(Answer::json(rows));
    }
    let style = Style::of_stdout(common.plain);
    Ok(Answer::yes(match args.markdown {
        true => markdown(lang, rows),
        false if args.ladder || ours.is_empty() => columns_of(lang, style, rows),
        false => {
            // Ours stand apart: nobody is to take them for levels of a box.
            let head = style.wrap(0, &Voice::new(lang).text("cli-difficulty-ours"));
            let text = columns_of(lang, style, rows);
            format!("{text}\n{head}\n{}", columns_of(lang, style, &ours))
        }
    }))
}

/// What was measured, and what was not because somebody stopped it.
#[derive(Default)]
struct Measurements {
    rows: Vec<Measured>,
    cut: Option<Cut>,
}

/// Where somebody stopped the measuring.
struct Cut {
    place: String,
    n_games: u64,
    n_wanted: u64,
    next_seed: u64,
}

impl Cut {
    /// What is left out, and with which seed it goes on.
    fn summary(&self, voice: &Voice) -> String {
        voice.tell(
            "cli-stopped-difficulty",
            [
                ("place", self.place.as_str().into()),
                ("games", (self.n_games as i64).into()),
                ("wanted", self.n_wanted.to_string().into()),
                ("seed", self.next_seed.to_string().into()),
            ],
        )
    }
}

/// Plays every level, with every deck, against every player, until somebody stops it.
fn measure<G: Board>(
    lang: Lang,
    args: &Difficulty,
    interrupt: &Interrupt,
    table: &mut Measurements,
) -> Result<(), Failure> {
    let voice = Voice::of::<G>(lang);
    let values = |is_one: &dyn Fn(&kit::Choice) -> bool| {
        G::CHOICES.iter().find(|it| is_one(it)).map_or(&[][..], |it| it.values)
    };
    let levels = values(&|it| it.kind == ChoiceKind::Level);
    let decks = values(&|it| it.key == "deck" && 1 < it.values.len());
    let decks =
        if decks.is_empty() { vec![None] } else { decks.iter().copied().map(Some).collect() };
    let is_asked =
        |it: &&(&str, u64)| args.player.is_empty() || args.player.iter().any(|name| name == it.0);
    for deck in decks {
        for &level in levels {
            let deck_word = deck.map(|it| ("deck", it));
            let choices: Vec<(&str, &str)> =
                [("level", level)].into_iter().chain(deck_word).collect();
            let game = setup::game::<G>(&voice, &choices)?;
            for &(player, n_first) in PLAYERS.iter().filter(is_asked) {
                let n_games = args.games.unwrap_or_else(|| n_games(player));
                let played = |n_games| play(&voice, &game, player, n_games, args, interrupt);
                // The few first: they are part of a row even if the many are stopped.
                let (first, all) = (played(n_first.min(n_games))?, played(n_games)?);
                if first.games == n_first.min(n_games) && first.games <= all.games {
                    table.rows.push(row(&all, &first, level, deck));
                }
                if all.games < n_games {
                    let place = [Some(G::ID), deck, Some(level), Some(player)];
                    table.cut = Some(Cut {
                        place: place.into_iter().flatten().collect::<Vec<_>>().join(" "),
                        n_games: all.games,
                        n_wanted: n_games,
                        next_seed: all.seed + all.games,
                    });
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// Plays every mat of ours against every player, until somebody stops it.
fn measure_ours<G: Board>(
    lang: Lang,
    args: &Difficulty,
    interrupt: &Interrupt,
    table: &mut Measurements,
) -> Result<(), Failure> {
    let voice = Voice::of::<G>(lang);
    let level = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level);
    let levels = level.map_or(&[][..], |it| it.values);
    let mats = G::DOCUMENTS.iter().filter(|it| it.key == "mat" && !levels.contains(&it.name));
    let is_asked =
        |it: &&(&str, u64)| args.player.is_empty() || args.player.iter().any(|name| name == it.0);
    for mat in mats {
        let game = setup::game::<G>(&voice, &[("mat", mat.name)])?;
        for &(player, n_first) in PLAYERS.iter().filter(is_asked) {
            let n_games = args.games.unwrap_or_else(|| n_games(player));
            let seeded = Difficulty { seed: args.seed.or(Some(OURS_FROM)), ..again(args) };
            let played = |n_games| play(&voice, &game, player, n_games, &seeded, interrupt);
            let (first, all) = (played(n_first.min(n_games))?, played(n_games)?);
            if first.games == n_first.min(n_games) && first.games <= all.games {
                let row = row(&all, &first, "", None);
                table.rows.push(Measured { mat: Some(mat.name.to_owned()), ..row });
            }
            if all.games < n_games {
                table.cut = Some(Cut {
                    place: [G::ID, mat.name, player].join(" "),
                    n_games: all.games,
                    n_wanted: n_games,
                    next_seed: all.seed + all.games,
                });
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The first seed of those that ours are measured on: none of them chose any.
const OURS_FROM: u64 = 20_000_001;

/// The same question once more.
fn again(args: &Difficulty) -> Difficulty {
    Difficulty {
        game: args.game,
        markdown: args.markdown,
        ladder: args.ladder,
        measure: args.measure,
        player: args.player.clone(),
        games: args.games,
        seed: args.seed,
        threads: args.threads,
    }
}

/// Plays so many games of one player.
fn play<G: Board>(
    voice: &Voice,
    game: &G,
    player: &str,
    n_games: u64,
    args: &Difficulty,
    interrupt: &Interrupt,
) -> Result<Summary, Failure> {
    let cores = || std::thread::available_parallelism().map_or(1, |it| it.get());
    let run = Run {
        player,
        n_games,
        seed: args.seed.unwrap_or(1),
        n_threads: args.threads.unwrap_or_else(cores),
        clock: Some(clock::millis),
        stop: Some(interrupt.flag()),
        ..Run::new(game)
    };
    let bar = interrupt.bar(n_games, 0);
    let summary = lab::simulate(&run, None, &|n| bar.inc(n));
    bar.finish_and_clear();
    summary.map_err(|error| Failure::could_not(voice.trouble(&error)))
}

fn row(all: &Summary, first: &Summary, level: &str, deck: Option<&str>) -> Measured {
    // More digits than games could tell nobody anything.
    let short = |it: f64| (it * 10_000.0).round() / 10_000.0;
    let mean = |it: Estimate| (short(it.mean), it.ci95.map(short));
    let (human, human_ci95) = mean(all.human_estimate());
    let (automa, automa_ci95) = mean(all.automa_estimate());
    Measured {
        game: all.game.clone(),
        level: level.to_owned(),
        deck: deck.map(str::to_owned),
        mat: None,
        player: all.player.clone(),
        seed: all.seed,
        games: all.games,
        wins: all.human_wins,
        draws: all.draws,
        win_rate: short(all.win_rate),
        win_rate_ci95: all.win_rate_ci95.map(short),
        human,
        human_ci95,
        automa,
        automa_ci95,
        first: First {
            games: first.games,
            human: first.sums.human.sum,
            automa: first.sums.automa.sum,
        },
    }
}

/// The rows as the file that the program carries.
fn file(rows: &[Measured], is_ladder: bool) -> String {
    let by = match is_ladder {
        true => "`automatable difficulty --ladder --measure` makes this file.",
        false => "`cargo xtask difficulty` makes this file and docs/difficulty.md.",
    };
    let mut out = format!("# Measured, not written: {by}\n");
    out += &match lab::COMMIT {
        Some(commit) => format!("# By Automatable {VERSION} ({commit}).\n"),
        None => format!("# By Automatable {VERSION}.\n"),
    };
    for row in rows {
        let row = kit::to_toml_short(row);
        out += &format!("\n[[row]]\n{}", row.replace("[first]", "[row.first]"));
    }
    out
}

/// A line for each level: what it is called, and its row for each player.
fn lines<'a>(rows: &[&'a Measured]) -> Vec<(String, Vec<Option<&'a Measured>>)> {
    let is_same = |a: &Measured, b: &Measured| {
        (&a.game, &a.level, &a.deck, &a.mat) == (&b.game, &b.level, &b.deck, &b.mat)
    };
    let line = |rows: &[&'a Measured]| {
        let first = rows[0];
        let deck = first.deck.as_ref().map(|it| format!(", {it}")).unwrap_or_default();
        let of = |name: &str| rows.iter().find(|it| it.player == name).copied();
        let cells = PLAYERS.iter().map(|it| of(it.0)).collect();
        let what = first.mat.as_ref().unwrap_or(&first.level);
        (format!("{} {what}{deck}", first.game), cells)
    };
    rows.chunk_by(|a, b| is_same(a, b)).map(line).collect()
}

/// The rows as a table in Markdown: a line for each level, a column for each player.
fn markdown(lang: Lang, rows: &[&Measured]) -> String {
    let voice = Voice::new(lang);
    let names: Vec<&str> = PLAYERS.iter().map(|it| it.0).collect();
    let mut out = format!("| {} | {} |\n", voice.text("cli-difficulty-head"), names.join(" | "));
    out += &format!("| --- |{}\n", " --- |".repeat(names.len()));
    for (level, cells) in lines(rows) {
        out += &format!("| {level} |");
        for cell in cells {
            out += &format!(" {} |", cell.map_or(String::new(), |it| cell_text(&voice, it)));
        }
        out += "\n";
    }
    out
}

/// How wide the column of a player is with its interval: `100 % (99–100)` and a space
/// on either side.
const WITH_INTERVAL: usize = 15;
/// And without: `search`, `100 %`.
const WITHOUT: usize = 8;

/// The rows as a table as wide as the terminal: how often the person won, with the
/// interval where there is room for it.
fn columns_of(lang: Lang, style: Style, rows: &[&Measured]) -> String {
    let voice = Voice::new(lang);
    let lines = lines(rows);
    let first = lines.iter().map(|it| columns(&it.0)).max().unwrap_or(0);
    let has_intervals = first + WITH_INTERVAL * PLAYERS.len() <= style.width;
    let width = if has_intervals { WITH_INTERVAL } else { WITHOUT };
    let percent = |it: f64| format!("{:.0}", it * 100.0);
    let cell = |row: Option<&Measured>| match row {
        Some(row) if has_intervals => {
            let [low, high] = row.win_rate_ci95.map(percent);
            format!("{} % ({low}–{high})", percent(row.win_rate))
        }
        Some(row) => format!("{} %", percent(row.win_rate)),
        None => String::new(),
    };
    let right = |text: &str| format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))));
    let mut out = style.wrap(0, &voice.text("cli-difficulty-wins")) + "\n";
    let heads: String = PLAYERS.iter().map(|it| right(it.0)).collect();
    out += &format!("{}{}\n", " ".repeat(first), style.paint(Paint::Bold, &heads));
    for (level, cells) in lines {
        let cells: String = cells.into_iter().map(|it| right(&cell(it))).collect();
        out += &format!("{}{cells}\n", pad(&level, first));
    }
    out + "\n" + &style.wrap(0, &voice.text("cli-difficulty-more"))
}

/// `38 % (34 to 43), 41.2 : 43.9, n 400`.
fn cell_text(voice: &Voice, row: &Measured) -> String {
    let percent = |it: f64| format!("{:.0}", it * 100.0);
    let [low, high] = row.win_rate_ci95;
    let points =
        |mean: f64, [low, high]: [f64; 2]| format!("{mean:.1} ± {:.1}", (high - low) / 2.0);
    voice.tell(
        "cli-difficulty-cell",
        [
            ("rate", percent(row.win_rate).into()),
            ("low", percent(low).into()),
            ("high", percent(high).into()),
            ("human", points(row.human, row.human_ci95).into()),
            ("automa", points(row.automa, row.automa_ci95).into()),
            ("games", row.games.to_string().into()),
        ],
    )
}
