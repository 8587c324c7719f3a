//! `games`: what is on the shelf.

use kit::{ChoiceKind, Game, Lang, Message};
use serde::Serialize;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::Common,
    setup,
    style::{Paint, Style},
    voice::Voice,
};

#[derive(Debug, Serialize)]
struct JsonGame {
    id: &'static str,
    title: String,
    authors: String,
    automa: String,
    automa_authors: String,
    about: String,
    sources: String,
    ruleset: u32,
    seats: u8,
    levels: Vec<JsonValue>,
    decks: Vec<JsonValue>,
    editions: Vec<JsonValue>,
    readings: Vec<JsonChoice>,
    players: Vec<&'static str>,
    choices: Vec<JsonChoice>,
    piles: &'static [&'static str],
    counters: &'static [&'static str],
}

#[derive(Debug, Serialize)]
struct JsonChoice {
    key: &'static str,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reading: Option<&'static str>,
    name: String,
    usual: String,
    values: Vec<JsonValue>,
}

#[derive(Debug, Serialize)]
struct JsonValue {
    value: &'static str,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
}

/// Lists the games.
pub(crate) fn run(common: Common, lang: Lang) -> Result<Answer, Failure> {
    if common.json {
        let all = GameId::ALL.iter().map(|&id| shelf::with_game!(id, G => json::<G>(lang)));
        return Ok(Answer::json(&all.collect::<Vec<_>>()));
    }
    let style = Style::of_stdout(common.plain);
    let voice = Voice::new(lang);
    let games = GameId::ALL.iter().map(|&id| shelf::with_game!(id, G => text::<G>(lang, style)));
    let mut out = games.collect::<Vec<_>>().join("\n");
    out += "\n";
    out += &style.wrap(0, &voice.text("app-unofficial"));
    Ok(Answer::yes(out))
}

/// The players a game knows.
pub(crate) fn players<G: Game>() -> Vec<&'static str> {
    let mut players = vec!["random"];
    players.extend(G::PLAYERS);
    players
}

fn kind(kind: ChoiceKind) -> &'static str {
    match kind {
        ChoiceKind::Level => "level",
        ChoiceKind::Document => "document",
        ChoiceKind::Edition => "edition",
        ChoiceKind::Reading(_) => "reading",
    }
}

fn json<G: Game>(lang: Lang) -> JsonGame {
    let voice = Voice::of::<G>(lang);
    let usual = G::Setup::default();
    let values = |it: &kit::Choice| -> Vec<JsonValue> {
        let value = |&value: &&'static str| {
            let text = Message::new(format!("{}-{value}", it.key));
            JsonValue { value, name: voice.say(&text), hint: voice.maybe(&text.attribute("hint")) }
        };
        it.values.iter().map(value).collect()
    };
    let choice = |it: &kit::Choice| JsonChoice {
        key: it.key,
        kind: kind(it.kind),
        reading: match it.kind {
            ChoiceKind::Reading(id) => Some(id),
            _ => None,
        },
        name: voice.text(&format!("choice-{}", it.key)),
        usual: G::chosen(&usual, it.key),
        values: values(it),
    };
    let of_kind = |wanted: &str| {
        G::CHOICES.iter().filter(|it| kind(it.kind) == wanted).flat_map(values).collect()
    };
    JsonGame {
        id: G::ID,
        title: voice.text("game-title"),
        authors: voice.text("game-authors"),
        automa: voice.text("automa-title"),
        automa_authors: voice.text("automa-authors"),
        about: voice.text("game-about"),
        sources: voice.text("game-sources"),
        ruleset: G::RULESET,
        seats: G::new(&usual).map_or(2, |it| it.n_seats()),
        levels: of_kind("level"),
        decks: of_kind("document"),
        editions: of_kind("edition"),
        readings: G::CHOICES.iter().filter(|it| kind(it.kind) == "reading").map(choice).collect(),
        players: players::<G>(),
        choices: G::CHOICES.iter().map(choice).collect(),
        piles: G::PILES,
        counters: G::COUNTERS,
    }
}

fn text<G: Game>(lang: Lang, style: Style) -> String {
    let voice = Voice::of::<G>(lang);
    let by = |title: &str, authors: &str| {
        let args = [("title", voice.text(title).into()), ("authors", voice.text(authors).into())];
        voice.tell("cli-games-by", args)
    };
    let mut out = format!("{}\n", style.paint(Paint::Bold, G::ID));
    out += &style.wrap(2, &by("game-title", "game-authors"));
    out += &style.wrap(2, &by("automa-title", "automa-authors"));
    out += &style.wrap(2, &voice.text("game-about"));
    let usual = G::Setup::default();
    for choice in G::CHOICES {
        let flag = match choice.key {
            "level" | "deck" | "edition" | "cards" | "mat" | "first" => format!("--{}", choice.key),
            key => format!("--set {key}=…"),
        };
        let name = voice.text(&format!("choice-{}", choice.key));
        out += &style.wrap(2, &format!("{flag}: {name}"));
        let usual = G::chosen(&usual, choice.key);
        for value in choice.values {
            let mut line = setup::named(&voice, choice.key, value);
            if *value == usual {
                line = voice.tell("cli-games-usual", [("value", line.into())]);
            }
            let hint = Message::new(format!("{}-{value}", choice.key)).attribute("hint");
            if let Some(hint) = voice.maybe(&hint) {
                line = format!("{line}: {hint}");
            }
            out += &style.labelled("      ", 8, &line);
        }
    }
    let players = players::<G>().join(", ");
    out += &style.wrap(2, &voice.tell("cli-games-players", [("players", players.into())]));
    out
}
