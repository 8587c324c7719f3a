//! Set-ups: from what was typed to a game.

use kit::{ChoiceKind, Game, SetupError};

use crate::{answer::Failure, args::Choices, source, voice::Voice};

/// The game with these choices; what is not mentioned is as usual.
pub(crate) fn game<G: Game>(voice: &Voice, choices: &Choices) -> Result<G, Failure> {
    let mut setup = G::Setup::default();
    for (key, value) in choices.each() {
        choose::<G>(voice, &mut setup, key, value)?;
    }
    G::new(&setup).map_err(|error| Failure::could_not(voice.trouble(&error)))
}

fn choose<G: Game>(
    voice: &Voice,
    setup: &mut G::Setup,
    key: &str,
    value: &str,
) -> Result<(), Failure> {
    let could_not = |error: SetupError| Failure::could_not(voice.trouble(&error));
    let Some(choice) = G::CHOICES.iter().find(|it| it.key == key) else {
        return Err(could_not(SetupError::key::<G>(key)));
    };
    if choice.kind == ChoiceKind::Level {
        let Some((_, level)) = shelf::level::<G>(&voice.lexicon, value) else {
            let names = choice.values.iter().map(|it| named(voice, key, it));
            return Err(could_not(SetupError::Value {
                key: key.to_owned(),
                expected: names.collect::<Vec<_>>().join(", "),
                found: value.to_owned(),
            }));
        };
        return G::choose(setup, key, level).map_err(could_not);
    }
    if choice.kind == ChoiceKind::Document && !choice.values.contains(&value) {
        if !is_file(value) {
            let args = [
                ("key", key.into()),
                ("expected", choice.values.join(", ").into()),
                ("found", value.into()),
            ];
            return Err(Failure::could_not(voice.tell("cli-no-document", args)));
        }
        let source = source::read(voice, value)?;
        return G::choose_document(setup, key, &source.text)
            .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)));
    }
    G::choose(setup, key, value).map_err(could_not)
}

/// Whether somebody means a file rather than a name.
fn is_file(value: &str) -> bool {
    value == "-" || value.contains(['/', '\\', '.']) || std::path::Path::new(value).exists()
}

/// A value with its name, e.g. `III (Fellow)`.
pub(crate) fn named(voice: &Voice, key: &str, value: &str) -> String {
    let name = voice.text(&format!("{key}-{value}"));
    if shelf::fold(&name) == shelf::fold(value) {
        value.to_owned()
    } else {
        format!("{value} ({name})")
    }
}
