//! Words and exceptions: what is wrong, in the language somebody chose.

use std::{
    collections::BTreeMap,
    sync::{LazyLock, Mutex, PoisonError},
};

use desk::Words;
use kit::{Arg, Game, IllegalAction, Lang, Lexicon, Message, Reason, Trouble};
use pyo3::{create_exception, exceptions::PyException, prelude::*};

/// What the package says itself.
const OWN: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];

/// What the command line says, the lab's troubles among it.
const COMMAND_LINE: [&str; 3] = [
    include_str!("../../automatable/i18n/en.ftl"),
    include_str!("../../automatable/i18n/fr.ftl"),
    include_str!("../../automatable/i18n/es.ftl"),
];

create_exception!(automatable, Error, PyException, "What the package cannot do.");
create_exception!(automatable, Refused, Error, "A rule forbids the action.");
create_exception!(
    automatable,
    UnknownError,
    Error,
    "No game, level, deck, player or option of that name."
);
create_exception!(
    automatable,
    RecordError,
    Error,
    "A text that is no record, or departs from the rules."
);
create_exception!(automatable, SnapshotError, Error, "Bytes that are no snapshot of this version.");
create_exception!(
    automatable,
    RunError,
    Error,
    "A run that cannot be played, or parts that do not fit."
);
create_exception!(
    automatable,
    ClosedError,
    Error,
    "An environment that is closed, or was not reset."
);

/// Which exception it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Refused,
    Unknown,
    Record,
    Snapshot,
    Run,
}

/// What is wrong, in words.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) kind: Kind,
    pub(crate) sentence: String,
    /// The rule that forbids it, and where that is printed.
    pub(crate) rule: Option<(String, String, String)>,
}

impl Told {
    pub(crate) fn new(kind: Kind, sentence: impl Into<String>) -> Told {
        Told { kind, sentence: sentence.into(), rule: None }
    }

    /// A trouble in words.
    pub(crate) fn of(kind: Kind, words: &Words<'_>, trouble: &impl Trouble) -> Told {
        Told::new(kind, words.trouble(trouble))
    }

    /// Why an entry cannot stand in a record, with its rule.
    pub(crate) fn refused(words: &Words<'_>, error: &IllegalAction) -> Told {
        let mut told = Told::of(Kind::Refused, words, error);
        if let Reason::Refused { refusal: Some(refusal), .. } = &error.reason {
            let rule = refusal.rule;
            told.sentence = words.say(&refusal.message);
            told.rule =
                Some((rule.id.to_owned(), words.say(&rule.text()), words.say(&rule.source())));
        }
        told
    }

    /// One of the package's own sentences.
    pub(crate) fn own<const N: usize>(
        kind: Kind,
        lang: Lang,
        id: &str,
        args: [(&'static str, Arg); N],
    ) -> Told {
        Told::new(kind, own(lang, id, args))
    }
}

impl From<Told> for PyErr {
    fn from(told: Told) -> PyErr {
        let text = told.sentence.clone();
        let error = match told.kind {
            Kind::Refused => Refused::new_err(text),
            Kind::Unknown => UnknownError::new_err(text),
            Kind::Record => RecordError::new_err(text),
            Kind::Snapshot => SnapshotError::new_err(text),
            Kind::Run => RunError::new_err(text),
        };
        Python::attach(|py| {
            let value = error.value(py);
            let (rule, text, source) = match told.rule {
                Some((rule, text, source)) => (Some(rule), Some(text), Some(source)),
                None => (None, None, None),
            };
            // An exception takes attributes; if it did not, its sentence says all.
            let _ = value.setattr("sentence", told.sentence);
            let _ = value.setattr("rule", rule);
            let _ = value.setattr("rule_text", text);
            let _ = value.setattr("source", source);
        });
        error
    }
}

/// The language of this tag.
pub(crate) fn lang(tag: &str) -> PyResult<Lang> {
    tag.parse().map_err(|()| {
        Told::own(Kind::Unknown, Lang::En, "py-language", [("found", tag.into())]).into()
    })
}

/// One of the package's own sentences.
pub(crate) fn own<const N: usize>(lang: Lang, id: &str, args: [(&'static str, Arg); N]) -> String {
    let message = args.into_iter().fold(Message::new(id), |it, (key, arg)| it.with(key, arg));
    shared().say(lang, &message)
}

/// The texts of no game in particular: the package's, the desk's, the command line's.
pub(crate) fn shared() -> &'static Lexicon {
    static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
        desk::shared_lexicon(&[OWN, COMMAND_LINE]).expect("a test reads the catalogues")
    });
    &WORDS
}

/// The texts of the game `G`, read once.
pub(crate) fn of<G: Game>() -> &'static Lexicon {
    static READ: Mutex<BTreeMap<&'static str, &'static Lexicon>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(G::ID).or_insert_with(|| {
        let words = desk::lexicon::<G>(&[OWN, COMMAND_LINE]);
        // As many as there are games, for as long as the program runs.
        Box::leak(Box::new(words.expect("a test reads the catalogues")))
    })
}

/// Adds the exceptions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Error", py.get_type::<Error>())?;
    module.add("Refused", py.get_type::<Refused>())?;
    module.add("UnknownError", py.get_type::<UnknownError>())?;
    module.add("RecordError", py.get_type::<RecordError>())?;
    module.add("SnapshotError", py.get_type::<SnapshotError>())?;
    module.add("RunError", py.get_type::<RunError>())?;
    module.add("ClosedError", py.get_type::<ClosedError>())
}
