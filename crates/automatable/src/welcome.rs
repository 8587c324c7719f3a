//! What a newcomer is told.

use kit::{Game, Lang};
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::Common,
    style::{Paint, Style, pad},
    voice::Voice,
};

/// Tells what there is: games, commands, a first example.
pub(crate) fn run(common: Common, lang: Lang) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let style = Style::of_stdout(common.plain);
    let mut out = style.wrap(0, &voice.text("cli-welcome"));
    out += "\n";
    for &id in GameId::ALL {
        let about = shelf::with_game!(id, G => about::<G>(lang));
        let label = format!("  {}", style.paint(Paint::Bold, id.id()));
        out += &style.labelled(&label, 14, &about);
    }
    out += "\n";
    for line in voice.text("cli-welcome-commands").lines() {
        let (command, does) = line.split_once(": ").unwrap_or((line, ""));
        out += &style.labelled(&pad(&format!("  {command}"), 13), 14, does);
    }
    out += "\n";
    out += &voice.text("cli-welcome-example");
    out += "\n\n";
    out += &style.wrap(0, &voice.text("app-unofficial"));
    Ok(Answer::yes(out))
}

fn about<G: Game>(lang: Lang) -> String {
    let voice = Voice::of::<G>(lang);
    format!("{}: {}", voice.text("game-title"), voice.text("game-about"))
}
