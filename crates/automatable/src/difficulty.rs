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
            shelf::with_game!(game, G => measure::<G>(lang, args, &interrupt, &mut measured))?;
        }
        let Measurements { rows, cut } = measured;
        let answer = if common.json { Answer::json(&rows) } else { Answer::yes(file(&rows)) };
        let Some(exit) = interrupt.exit() else { return Ok(answer) };
        return Ok(answer.stopped(exit, cut.map_or(String::new(), |it| it.summary(&voice))));
    }
    let games: Vec<&str> = games.map(|it| it.id()).collect();
    let rows = desk::difficulty().iter().filter(|it| games.contains(&it.game.as_str()));
    let rows: Vec<&Measured> = rows.collect();
    if common.json {
        return Ok(Answer::json(&rows));
    }
    Ok(Answer::yes(table(lang, &rows)))
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
fn file(rows: &[Measured]) -> String {
    let mut out = "# Measured, not written: `cargo xtask difficulty` makes this file and the table of the README.\n".to_owned();
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

/// The rows as a table in Markdown: a line for each level, a column for each player.
fn table(lang: Lang, rows: &[&Measured]) -> String {
    let voice = Voice::new(lang);
    let names: Vec<&str> = PLAYERS.iter().map(|it| it.0).collect();
    let mut out = format!("| {} | {} |\n", voice.text("cli-difficulty-head"), names.join(" | "));
    out += &format!("| --- |{}\n", " --- |".repeat(names.len()));
    let mut at = 0;
    while let Some(first) = rows.get(at) {
        let is_same = |it: &&&Measured| {
            (&it.game, &it.level, &it.deck) == (&first.game, &first.level, &first.deck)
        };
        let line: Vec<&&Measured> = rows[at..].iter().take_while(is_same).collect();
        let deck = first.deck.as_ref().map(|it| format!(", {it}")).unwrap_or_default();
        out += &format!("| {} {}{deck} |", first.game, first.level);
        for name in &names {
            let cell = line.iter().find(|it| it.player == *name);
            out += &format!(" {} |", cell.map_or(String::new(), |it| cell_text(&voice, it)));
        }
        out += "\n";
        at += line.len();
    }
    out
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
