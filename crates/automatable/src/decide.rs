//! `decide`: the automa's turn in a position.

use desk::documents;
use kit::{Dice, Game, Lang, PositionFile, Turn, Upcoming, next_to_act, play_automa_turn};
use serde::Serialize;

use crate::{
    answer::{self, Answer, Exit, Failure},
    args::{Common, Decide},
    board::Board,
    explain, record,
    source::Source,
    style::Style,
    table,
    voice::Voice,
};

/// The automa's turn, with its reasons.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(bound = ""))]
pub(crate) struct Decision<G: Game> {
    /// What happened, in order: what the automa decided and what the piles turned up.
    actions: Vec<String>,
    /// Why, rule by rule; `action` counts in `actions`.
    trace: Vec<documents::Rung>,
    /// The table after the turn.
    position: PositionFile<G>,
    /// Whose each action was: `automa` or `chance`.
    by: Vec<&'static str>,
    /// Who acts next: `human`, `automa` or `over`.
    next_to_act: &'static str,
}

/// Plays the automa's turn.
pub(crate) fn run(common: Common, lang: Lang, args: &Decide) -> Result<Answer, Failure> {
    let (id, source) = record::find(&Voice::new(lang), &args.position)?;
    shelf::with_game!(id, G => decide::<G>(common, lang, &source, args.seed))
}

fn decide<G: Board>(
    common: Common,
    lang: Lang,
    source: &Source,
    seed: Option<u64>,
) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let file: PositionFile<G> = kit::read(&source.text)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    let (game, mut state) =
        file.open().map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    let known =
        file.upcoming().map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    let n_known = known.len();
    let mut upcoming = Upcoming::new(known, seed.map(Dice::new));
    let plies =
        play_automa_turn(&game, &mut state, |game, state, pile| upcoming.next(game, state, pile))
            .map_err(|error| {
            // A missing card is a question, not a verdict on the position.
            let exit = match error {
                kit::TurnError::NoCard { .. } => Exit::CouldNot,
                _ => Exit::No,
            };
            Failure { sentence: voice.trouble_in(&source.name, &error), exit }
        })?;
    let mut after = PositionFile::new(&game, &state);
    after.next = file.next[n_known - upcoming.n_known()..].to_vec();
    // Perhaps something else was meant to be turned up.
    if !after.next.is_empty() {
        let args = [("n", after.next.len().into()), ("cards", after.next.join(", ").into())];
        let what = voice.tell("cli-decide-unused", args);
        answer::complain(&voice.in_file(&source.name, None, what));
    }
    if common.json {
        let mut actions = Vec::new();
        let mut by = Vec::new();
        let mut trace = Vec::new();
        for ply in &plies {
            trace.extend(documents::trace(
                &voice.words(),
                &game,
                &ply.before,
                actions.len(),
                &ply.why,
            ));
            actions.push(ply.action.to_string());
            by.push(if ply.pile.is_some() { "chance" } else { "automa" });
        }
        let next_to_act = match next_to_act(&game, &state) {
            Turn::Human(_) => "human",
            Turn::Automa => "automa",
            Turn::Chance(_) => "chance",
            Turn::Over => "over",
        };
        return Ok(Answer::json(&Decision { actions, trace, position: after, by, next_to_act }));
    }
    let style = Style::of_stdout(common.plain);
    let mut out = String::new();
    for ply in &plies {
        out += &style.wrap(0, &voice.say(&game.describe(&ply.before, ply.action)));
        if ply.pile.is_none() {
            out += &explain::text(&voice, style, &game, &ply.before, &ply.why);
        }
    }
    out += "\n";
    out += &table::whole(&voice, style, &game, &state);
    out += "\n";
    out += &kit::to_toml_short(&after);
    Ok(Answer::yes(out))
}
