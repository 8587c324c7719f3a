//! Set-ups: from what was typed to a game.

use desk::Given;
use kit::{ChoiceKind, Game, SetupError};

use crate::{answer::Failure, source, voice::Voice};

/// The game with these choices; what is not mentioned is as usual.
pub(crate) fn game<G: Game>(voice: &Voice, choices: &[(&str, &str)]) -> Result<G, Failure> {
    let mut setup = G::Setup::default();
    for &(key, value) in choices {
        choose::<G>(voice, &mut setup, key, value)?;
    }
    desk::begin::<G>(&setup).map_err(|error| Failure::could_not(voice.trouble(&error)))
}

fn choose<G: Game>(
    voice: &Voice,
    setup: &mut G::Setup,
    key: &str,
    value: &str,
) -> Result<(), Failure> {
    let choice = G::CHOICES.iter().find(|it| it.key == key);
    if let Some(choice) = choice.filter(|it| it.kind == ChoiceKind::Document)
        && !choice.values.contains(&value)
    {
        if !is_file(value) {
            let args = [
                ("key", key.into()),
                ("expected", choice.values.join(", ").into()),
                ("found", value.into()),
            ];
            return Err(Failure::could_not(voice.tell("cli-no-document", args)));
        }
        let source = source::read(voice, value)?;
        // The file is told rather than the choice it was given for.
        return G::choose_document(setup, key, &source.text)
            .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)));
    }
    desk::choose::<G>(voice.words().lexicon(), setup, key, Given::Word(value)).map_err(|error| {
        let error = match (error, choice) {
            (SetupError::Value { key, found, .. }, Some(it)) if it.kind == ChoiceKind::Level => {
                let names = it.values.iter().map(|it| named(voice, &key, it));
                let expected = names.collect::<Vec<_>>().join(", ");
                SetupError::Value { key, expected, found }
            }
            (error, _) => error,
        };
        Failure::could_not(voice.trouble(&error))
    })
}

/// Whether somebody means a file rather than a name.
pub(crate) fn is_file(value: &str) -> bool {
    value == "-" || value.contains(['/', '\\', '.']) || std::path::Path::new(value).exists()
}

/// A value as it is typed, with its name: `III (Fellow)`.
pub(crate) fn named(voice: &Voice, key: &str, value: &str) -> String {
    called(value, &voice.text(&format!("{key}-{value}")))
}

/// A value as it is typed, with the name it has, if that is another.
pub(crate) fn called(value: &str, name: &str) -> String {
    if desk::fold(name) == desk::fold(value) {
        value.to_owned()
    } else {
        format!("{value} ({name})")
    }
}
