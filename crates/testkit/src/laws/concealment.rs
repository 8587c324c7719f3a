//! Concealment: no chair is told what it cannot know.

use std::ops::Range;

use kit::{Dealer, Entry, Game, Lang, Lexicon, Record, Seat, Session};

use super::play::{Play, sample};

/// How many hidden actions of a game are looked at.
const HIDDEN: u32 = 6;

/// For how many actions two games are compared after they part.
const PLIES: usize = 40;

/// Holds [`concealment`].
///
/// # Panics
///
/// If a chair can tell two games apart that differ only in what it cannot know.
pub fn check_concealment<G: Game>(
    game: &G,
    seeds: Range<u64>,
    told: impl Fn(&Session<G>, Seat) -> String,
) {
    if let Err(error) = concealment(game, seeds, told) {
        panic!("{error}");
    }
}

/// Plays games in which a hidden card is another one, and compares everything
/// that a chair is told: `told` is all the text a person in that chair can read
/// at the table shown, by whatever door. A name, a number or a button that
/// depends on the hidden card makes a difference, then or some actions later,
/// as long as both games go on alike.
///
/// # Errors
///
/// Says the seed, the ply, the chair and the two words that differ; or that
/// nothing was hidden, or nobody was told anything, for then nothing was held.
pub fn concealment<G: Game>(
    game: &G,
    seeds: Range<u64>,
    told: impl Fn(&Session<G>, Seat) -> String,
) -> Result<(), String> {
    let (mut n_hidden, mut n_told) = (0, 0);
    for seed in seeds {
        let play = Play::random(game, seed, &|_, _| {});
        let record = Record { dealer: Dealer::table(), ..play.session().record() };
        let mut ours = replayed(&record)?;
        let viewers = || (0..game.n_seats()).map(Seat).filter(|&it| it != game.automa_seat());
        let is_hidden =
            |ply: usize, seat| game.is_hidden(&play.states[ply], play.actions[ply], seat);
        for ply in play.sample_where(0x0f, HIDDEN, |it| viewers().any(|seat| is_hidden(it, seat))) {
            for viewer in viewers() {
                let Some(other) = other_hidden(&play, ply, viewer) else { continue };
                let mut changed = record.clone();
                changed.actions[ply] = other.to_string();
                let mut theirs = replayed(&changed)?;
                let last = ours.entries().len().min(theirs.entries().len()).min(ply + PLIES);
                for shown in ply + 1..=last {
                    if ours.entries()[ply + 1..shown] != theirs.entries()[ply + 1..shown] {
                        break;
                    }
                    ours.go_to(shown);
                    theirs.go_to(shown);
                    n_hidden += 1;
                    if let Some(words) = difference(&told(&ours, viewer), &told(&theirs, viewer)) {
                        let (id, chair, action) = (G::ID, viewer.0, play.actions[ply]);
                        return Err(format!(
                            "{id}, seed {seed}, ply {shown}: chair {chair} can tell `{action}` \
                             of ply {ply} from `{other}`: {words}"
                        ));
                    }
                    let knows = |it: &Seat| told(&ours, *it) != told(&theirs, *it);
                    n_told += u32::from(n_told == 0 && viewers().any(|it| knows(&it)));
                }
            }
        }
    }
    match (n_hidden, n_told) {
        (0, _) => Err(format!("{}: expected something hidden, found nothing", G::ID)),
        (_, 0) => Err(format!("{}: expected a chair that is told what it drew", G::ID)),
        _ => Ok(()),
    }
}

/// What a game itself tells a chair: the table as it sees it, the points, and
/// each entry so far in words and in notation, those that are hidden as others
/// may read them.
///
/// # Panics
///
/// If the game's texts are no lexicon.
pub fn told_at_the_table<G: Game>() -> impl Fn(&Session<G>, Seat) -> String {
    let lexicon = Lexicon::parse(&[kit::TEXTS, G::TEXTS]).expect("the laws hold the texts");
    move |session, viewer| {
        let game = session.game();
        let mut seen = session.state().clone();
        game.conceal(&mut seen, viewer);
        let mut told = serde_json::to_string(&seen).expect("a table is plain data");
        let position = game.position(&seen);
        told += &serde_json::to_string(&position).expect("a position is plain data");
        for seat in (0..game.n_seats()).map(Seat) {
            game.breakdown(&seen, seat, &mut |it, points| told += &format!("\n{it} {points}"));
        }
        session.each_ply(|_, before, entry| {
            let Entry::Action(action) = entry else { return };
            let message = if game.is_hidden(before, *action, viewer) {
                game.describe_hidden(before, *action)
            } else {
                told += &format!("\n{action}");
                Some(game.describe(before, *action))
            };
            told.extend(message.map(|it| format!("\n{}", lexicon.say(Lang::En, &it))));
        });
        told
    }
}

fn replayed<G: Game>(record: &Record<G>) -> Result<Session<G>, String> {
    Session::replay_until(record).map(|it| it.0).map_err(|error| format!("{}: {error}", G::ID))
}

/// Another action that a chair cannot tell from the one at `ply`, if there is one.
fn other_hidden<G: Game>(play: &Play<'_, G>, ply: usize, viewer: Seat) -> Option<G::Action> {
    let (game, state, action) = (play.game, &play.states[ply], play.actions[ply]);
    if !game.is_hidden(state, action, viewer) {
        return None;
    }
    let read = game.describe_hidden(state, action);
    let mut others = kit::options(game, state);
    others.retain(|&it| {
        it != action && game.is_hidden(state, it, viewer) && game.describe_hidden(state, it) == read
    });
    let nth = *sample(play.seed ^ ply as u64, others.len(), 1).first()?;
    Some(others[nth])
}

/// Where two texts differ, in a few words.
fn difference(ours: &str, theirs: &str) -> Option<String> {
    let at = ours.chars().zip(theirs.chars()).take_while(|(a, b)| a == b).count();
    if at == ours.chars().count() && at == theirs.chars().count() {
        return None;
    }
    let around = |text: &str| text.chars().skip(at.saturating_sub(40)).take(80).collect::<String>();
    Some(format!("`{}` and `{}`", around(ours), around(theirs)))
}
