//! `games`: what is on the shelf.

use desk::documents::{self, GameBox};
use kit::Lang;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::Common,
    setup,
    style::{Paint, Style},
    voice::Voice,
};

/// Lists the games.
pub(crate) fn run(common: Common, lang: Lang) -> Result<Answer, Failure> {
    let boxed = |&id: &GameId| {
        shelf::with_game!(id, G => {
            documents::game_box::<G>(&Voice::of::<G>(lang).words(), &players::usual_names::<G>())
        })
    };
    let games: Vec<GameBox> = GameId::ALL.iter().map(boxed).collect();
    if common.json {
        return Ok(Answer::json(&games));
    }
    let style = Style::of_stdout(common.plain);
    let voice = Voice::new(lang);
    let games = games.iter().map(|it| text(&voice, style, it));
    let mut out = games.collect::<Vec<_>>().join("\n");
    out += "\n";
    out += &style.wrap(0, &voice.text("cli-unofficial"));
    Ok(Answer::yes(out))
}

fn text(voice: &Voice, style: Style, game: &GameBox) -> String {
    let by = |title: &str, authors: &str| {
        voice.tell("cli-games-by", [("title", title.into()), ("authors", authors.into())])
    };
    let mut out = format!("{}\n", style.paint(Paint::Bold, &game.id));
    out += &style.wrap(2, &by(&game.title, &game.authors));
    out += &style.wrap(2, &by(&game.automa, &game.automa_authors));
    out += &style.wrap(2, &game.about);
    for choice in &game.choices {
        let flag = match choice.key.as_str() {
            "level" | "deck" | "edition" | "cards" | "mat" | "first" => format!("--{}", choice.key),
            key => format!("--set {key}=…"),
        };
        out += &style.wrap(2, &format!("{flag}: {}", choice.name));
        for value in &choice.values {
            let mut line = setup::called(&value.value, &value.name);
            if value.value == choice.usual {
                line = voice.tell("cli-games-usual", [("value", line.into())]);
            }
            if let Some(hint) = &value.hint {
                line = format!("{line}: {hint}");
            }
            out += &style.labelled("      ", 8, &line);
        }
    }
    let players = game.players.join(", ");
    out += &style.wrap(2, &voice.tell("cli-games-players", [("players", players.into())]));
    out
}
