//! Fuzzing: a spoilt text is refused in three languages, or it is a game that
//! writes itself down and reads the same; nothing panics.
//!
//! The texts are the crate's own records, scenarios and documents. The spoiling
//! is ours: it knows where the fields of a document are, needs no instrumented
//! build and no tool beside stable Rust, and a seed repeats it; the engines
//! behind `bolero` would bring coverage guidance only with a nightly compiler,
//! and without one are random bytes, which end in the TOML parser.

use std::{
    collections::BTreeSet,
    path::Path,
    time::{Duration, Instant},
};

use kit::{ChoiceKind, Dealer, Game, PositionFile, Record, Session, Trouble};

use crate::{
    files,
    laws::words::Words,
    mutate::{Spoiler, Tried},
    records, scenarios,
};

/// How many texts of each kind a plain test tries.
const N_TRIED: usize = 250;

/// What a text is tried as: whether it is accepted, or what is wrong with us.
type Target<'a> = (&'static str, Vec<String>, &'a dyn Fn(&str) -> Result<bool, String>);

/// Tries spoilt records, positions, documents and actions of `G`: a few hundred
/// of each, or for as long as `FUZZ_SECONDS` says. The texts are those in the
/// tests of the crate at `crate_dir`.
///
/// # Panics
///
/// If a text makes the reader panic, is refused without words in a language, or
/// is accepted and reads differently once written; tells the text.
pub fn check<G: Game>(crate_dir: impl AsRef<Path>) {
    let words = Words::of::<G>();
    let tests = crate_dir.as_ref().join("tests");
    let (records, positions) = (record_texts::<G>(&tests), position_texts::<G>(&tests));
    let actions: BTreeSet<String> = records.iter().flat_map(|it| actions_of::<G>(it)).collect();
    let documents = G::DOCUMENTS.iter().map(|it| it.text.to_owned()).collect();
    let targets: [Target<'_>; 4] = [
        ("record", records, &|text| record::<G>(&words, text)),
        ("position", positions, &|text| position::<G>(&words, text)),
        ("document", documents, &|text| document::<G>(&words, text)),
        ("action", actions.into_iter().collect(), &|text| action::<G>(&words, text)),
    ];
    let (first, seconds) = (files::number("FUZZ_SEED"), files::number("FUZZ_SECONDS"));
    for (seed, (what, texts, attempt)) in (first.unwrap_or(1)..).zip(targets) {
        assert!(
            !texts.is_empty(),
            "{0}: expected a {what} to begin with; `UPDATE_RECORDS=1 cargo test -p {0} --test game` finds records",
            G::ID
        );
        let mut spoiler = Spoiler::new(seed);
        let until = seconds.map(|it| Instant::now() + Duration::from_secs(it) / 4);
        let (mut n_tried, mut n_accepted) = (0, 0);
        while until.map_or(n_tried < N_TRIED, |it| Instant::now() < it) {
            let text = spoiler.spoil(&texts);
            let tried = Tried(what, &text);
            match attempt(tried.1) {
                Ok(is_accepted) => n_accepted += usize::from(is_accepted),
                Err(fault) => panic!("{}, seed {seed}, {what} {n_tried}: {fault}", G::ID),
            }
            n_tried += 1;
        }
        let is_mixed = 0 < n_accepted && n_accepted < n_tried;
        assert!(is_mixed, "{}: {n_accepted} of {n_tried} {what}s are accepted", G::ID);
    }
}

/// The parts of an HTTP request, before any server has looked at them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestParts {
    /// `GET`, `POST` and so on.
    pub method: &'static str,
    /// The path with its query, as it stands in the request.
    pub path: String,
    /// Names and values of headers, of letters that a header may have.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// The `nth` spoilt request of a seed: one of `paths` and one of `bodies`, each
/// as it is or spoilt, with a method and headers that may not fit.
///
/// # Panics
///
/// If there is no path or no body to begin with.
pub fn request(seed: u64, nth: u64, paths: &[String], bodies: &[String]) -> RequestParts {
    const METHODS: [&str; 6] = ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"];
    const NAMES: [&str; 6] =
        ["accept", "accept-language", "content-type", "cookie", "host", "if-none-match"];
    const VALUES: [&str; 6] = [
        "application/json",
        "fr;q=0.5, es",
        "application/x-www-form-urlencoded",
        "text/html",
        "a=b",
        "*",
    ];
    let mut spoiler = Spoiler::new(seed ^ nth.rotate_left(32));
    let mut some = |texts: &[String]| match spoiler.roll(3) {
        0 => texts[spoiler.roll(texts.len())].clone(),
        _ => spoiler.spoil(texts),
    };
    let (path, body) = (some(paths), some(bodies));
    let is_sent = |it: &char| it.is_ascii_graphic();
    let path: String = path.chars().filter(is_sent).collect();
    let path = if path.starts_with('/') { path } else { format!("/{path}") };
    let mut headers = Vec::new();
    for _ in 0..spoiler.roll(4) {
        let name = NAMES[spoiler.roll(NAMES.len())];
        let value = VALUES[spoiler.roll(VALUES.len())];
        let value =
            if spoiler.roll(2) == 0 { value.to_owned() } else { spoiler.by_letter(value, "") };
        headers.push((name, value.chars().filter(is_sent).collect()));
    }
    RequestParts {
        method: METHODS[spoiler.roll(METHODS.len())],
        path,
        headers,
        body: body.into_bytes(),
    }
}

fn record_texts<G: Game>(tests: &Path) -> Vec<String> {
    let fixtures = records::load::<G>(tests.join("records"));
    fixtures.iter().map(|(_, it)| it.record.to_toml()).collect()
}

fn position_texts<G: Game>(tests: &Path) -> Vec<String> {
    let scenarios = scenarios::load::<G>(tests.join("scenarios"));
    let text = |file: &PositionFile<G>| toml::to_string(file).expect("a position is plain data");
    scenarios.iter().map(|it| text(&it.position)).collect()
}

fn actions_of<G: Game>(record: &str) -> Vec<String> {
    kit::read::<Record<G>>(record).map(|it| it.actions).unwrap_or_default()
}

/// What is refused is told; what is not goes on.
fn if_readable<T, E: Trouble>(words: &Words, tried: Result<T, E>) -> Result<Option<T>, String> {
    match tried {
        Ok(it) => Ok(Some(it)),
        Err(error) => words.tell(&error).map(|()| None),
    }
}

fn record<G: Game>(words: &Words, text: &str) -> Result<bool, String> {
    let Some(record) = if_readable(words, kit::read::<Record<G>>(text))? else { return Ok(false) };
    match if_readable(words, Session::replay(&record))? {
        Some(session) => written(&session).map(|()| true),
        None => Ok(false),
    }
}

fn position<G: Game>(words: &Words, text: &str) -> Result<bool, String> {
    let Some(file) = if_readable(words, kit::read::<PositionFile<G>>(text))? else {
        return Ok(false);
    };
    if_readable(words, file.upcoming())?;
    let Some((game, state)) = if_readable(words, file.open())? else { return Ok(false) };
    if !game.is_at_rest(&state) {
        return Ok(true);
    }
    let table = game.position(&state);
    let text = toml::to_string(&PositionFile::new(&game, &state)).map_err(|it| it.to_string())?;
    let again = kit::read::<PositionFile<G>>(&text).map_err(|it| format!("{it} of\n{text}"))?;
    same("the table", &again.table, &table)?;
    let (game, state) = again.open().map_err(|it| format!("{it} of\n{text}"))?;
    same("the table placed again", &game.position(&state), &table).map(|()| true)
}

fn document<G: Game>(words: &Words, text: &str) -> Result<bool, String> {
    let mut is_accepted = false;
    for choice in G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document) {
        let mut setup = G::Setup::default();
        if if_readable(words, G::choose_document(&mut setup, choice.key, text))?.is_none() {
            continue;
        }
        let game = G::new(&setup).map_err(|it| format!("it is taken, and makes no game: {it}"))?;
        written(&Session::new(game, Dealer::dice(1)))?;
        is_accepted = true;
    }
    Ok(is_accepted)
}

fn action<G: Game>(words: &Words, text: &str) -> Result<bool, String> {
    let Some(action) = if_readable(words, text.parse::<G::Action>())? else { return Ok(false) };
    let again = action.to_string().parse::<G::Action>().map_err(|it| it.to_string())?;
    same("the action", &again, &action).map(|()| true)
}

/// A game in progress reads as it is written, in both forms.
fn written<G: Game>(session: &Session<G>) -> Result<(), String> {
    let record = session.record();
    let json = serde_json::to_string(&record).map_err(|it| it.to_string())?;
    for text in [record.to_toml(), json] {
        let again: Record<G> = kit::read(&text).map_err(|it| format!("{it} of\n{text}"))?;
        let again = Session::replay(&again).map_err(|it| format!("{it} of\n{text}"))?;
        same("the record", &again.record().actions, &record.actions)?;
        same("the setup", &again.record().setup, &record.setup)?;
        same("the table", again.state(), session.state())?;
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), String> {
    let fault = || format!("{what} reads differently: expected {expected:?}, found {found:?}");
    if found == expected { Ok(()) } else { Err(fault()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn what_is_accepted_is_held_to_what_it_writes() {
        let words = Words::of::<Toy>();
        assert_eq!(action::<Toy>(&words, "deal 3"), Ok(true));
        assert_eq!(action::<Toy>(&words, "deal 99"), Ok(false), "refused in words");
        let document = |text: &str| document::<Toy>(&words, text);
        assert_eq!(document(Toy::DOCUMENTS[0].text), Ok(true));
        assert_eq!(document("\u{feff}]"), Ok(false));
        assert!(same("it", &1, &2).is_err());
    }

    #[test]
    fn a_seed_spoils_the_same_texts_and_another_seed_others() {
        let texts = vec![Toy::DOCUMENTS[0].text.to_owned(), "deal 3".to_owned()];
        let spoilt = |seed| {
            let mut spoiler = Spoiler::new(seed);
            (0..50).map(|_| spoiler.spoil(&texts)).collect::<Vec<String>>()
        };
        assert_eq!(spoilt(1), spoilt(1));
        assert_ne!(spoilt(1), spoilt(2));
        let is_new = |it: &&String| !texts.contains(*it);
        assert!(40 < spoilt(1).iter().filter(is_new).count());
    }

    #[test]
    fn requests_have_a_path_and_headers_that_can_be_sent() {
        let (paths, bodies) = (vec!["/api/v1/games?x=1".to_owned()], vec!["a=b".to_owned()]);
        let requests: Vec<RequestParts> =
            (0..200).map(|nth| request(7, nth, &paths, &bodies)).collect();
        for it in &requests {
            assert!(it.path.starts_with('/') && it.path.is_ascii(), "{it:?}");
            assert!(it.headers.iter().all(|(_, value)| value.is_ascii()), "{it:?}");
        }
        assert!(requests.iter().any(|it| it.path == paths[0] && it.method == "GET"));
        assert!(requests.iter().any(|it| it.path != paths[0] && it.body != b"a=b"));
    }
}
