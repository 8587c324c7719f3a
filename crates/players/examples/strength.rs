//! How strong a player is: the same seeds, one thread, points and wins with
//! their 95 % intervals, the time of a deed, and the iterations of a search.
//!
//! ```text
//! cargo run --release -p players --example strength -- GAME PLAYER N SEED [KEY=VALUE...]
//! cargo run --release -p players --example strength -- patchwork search 200 1 level=V
//! ```
//!
//! Tuning uses seeds from 1,000,000 up, so measure with seeds from 1.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "an example talks")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use kit::{Game, OwnDice, Player, Seat, Seen};
use players::Skilled;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let measured = match args[..] {
        [game, ref rest @ ..] => match game.parse::<shelf::GameId>() {
            Ok(id) => shelf::with_game!(id, G => measure::<G>(rest)),
            Err(error) => Err(error.to_string()),
        },
        [] => Err("expected a game".to_owned()),
    };
    match measured {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}\nGAME PLAYER N SEED [KEY=VALUE...]");
            ExitCode::FAILURE
        }
    }
}

/// A player with a stop watch, which runs while a deed is thought of: a choice
/// in the middle of one belongs to it.
struct Watched<G: Game> {
    player: Box<dyn Player<G>>,
    n_deeds: u32,
    spent: Duration,
    longest: Duration,
}

impl<G: Game> Player<G> for Watched<G> {
    fn begin(&mut self, dice: OwnDice) {
        self.player.begin(dice);
    }

    fn choose(&mut self, game: &G, seen: &Seen<G>) -> G::Action {
        let started = Instant::now();
        let chosen = self.player.choose(game, seen);
        let spent = started.elapsed();
        self.n_deeds += u32::from(game.is_at_rest(seen));
        self.spent += spent;
        self.longest = self.longest.max(spent);
        chosen
    }

    fn notice(&mut self, game: &G, before: &Seen<G>, action: G::Action) {
        self.player.notice(game, before, action);
    }

    fn n_iterations(&self) -> u64 {
        self.player.n_iterations()
    }
}

fn clock() -> u64 {
    std::time::UNIX_EPOCH.elapsed().map_or(0, |it| it.as_millis() as u64)
}

fn measure<G: Skilled>(args: &[&str]) -> Result<String, String> {
    let [name, n, seed, choices @ ..] = args else { return Err("expected more words".to_owned()) };
    let whole = |text: &str| text.parse::<u64>().map_err(|it| format!("`{text}`: {it}"));
    let (n, seed) = (whole(n)?, whole(seed)?);
    let mut setup = G::Setup::default();
    for choice in choices {
        let (key, value) = choice.split_once('=').ok_or("expected KEY=VALUE")?;
        G::choose(&mut setup, key, value).map_err(|it| format!("{it:?}"))?;
    }
    let game = G::new(&setup).map_err(|it| format!("{it:?}"))?;
    let player = players::player(&game, name, Some(clock)).map_err(|it| it.to_string())?;
    let mut player = Watched { player, n_deeds: 0, spent: Duration::ZERO, longest: Duration::ZERO };
    let person = (0..game.n_seats()).map(Seat).find(|&it| it != game.automa_seat());
    let person = person.ok_or("expected a person's chair")?;
    let (mut ours, mut its, mut margin) = (Mean::default(), Mean::default(), Mean::default());
    let mut n_won = 0;
    for seed in seed..seed + n {
        let end = kit::playout(&game, seed, &mut player).end;
        let points = |seat| (game.score(&end, seat), game.tie_break(&end, seat));
        let (our, automa) = (points(person), points(game.automa_seat()));
        n_won += u64::from(automa < our);
        ours.add(our.0);
        its.add(automa.0);
        margin.add(our.0 - automa.0);
    }
    let [low, high] = wilson95(n_won as f64, n as f64);
    let millis = |it: Duration| 1000.0 * it.as_secs_f64();
    Ok(format!(
        "{} {name} {}: n {n}, points {ours}, automa {its}, margin {margin}, \
         won {:.1} % ({:.1} to {:.1}), {:.3} ms a deed (at most {:.1}), \
         {:.0} iterations a second",
        G::ID,
        choices.join(" "),
        100.0 * n_won as f64 / n as f64,
        100.0 * low,
        100.0 * high,
        millis(player.spent) / f64::from(player.n_deeds.max(1)),
        millis(player.longest),
        player.n_iterations() as f64 / player.spent.as_secs_f64(),
    ))
}

/// A mean with its 95 % interval.
#[derive(Default)]
struct Mean {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, points: i32) {
        let points = f64::from(points);
        (self.n, self.sum, self.squares) =
            (self.n + 1.0, self.sum + points, self.squares + points * points);
    }
}

impl std::fmt::Display for Mean {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = self.sum / self.n;
        let variance = (self.squares - mean * self.sum) / (self.n - 1.0).max(1.0);
        write!(f, "{mean:.1} ± {:.1}", 1.96 * (variance / self.n).sqrt())
    }
}

/// The 95 % interval of a share, after Wilson.
fn wilson95(n_won: f64, n: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let share = n_won / n;
    let centre = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    [-half, half].map(|it| (centre + it) / (1.0 + Z * Z / n))
}
