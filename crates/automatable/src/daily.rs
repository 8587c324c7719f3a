//! `daily`: the deals of a day, and playing one of them.

use std::time::{SystemTime, UNIX_EPOCH};

use desk::{Day, documents};
use kit::Lang;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Daily},
    play,
    style::{Paint, Style},
    voice::Voice,
};

/// Shows the deals, or plays one.
pub(crate) fn run(common: Common, lang: Lang, args: &Daily) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let day = match &args.date {
        Some(text) => read_day(&voice, text)?,
        None => today(),
    };
    if let Some(game) = args.game.filter(|_| !common.json) {
        return shelf::with_game!(game, G => play::day::<G>(common, lang, day));
    }
    let is_asked = |it: &&GameId| args.game.is_none_or(|game| game == **it);
    let deal = |&id: &GameId| shelf::with_game!(id, G => documents::day_deal::<G>(&Voice::of::<G>(lang).words(), day));
    let deals: Vec<_> = GameId::ALL.iter().filter(is_asked).map(deal).collect();
    if common.json {
        return Ok(Answer::json(&deals));
    }
    let style = Style::of_stdout(common.plain);
    let mut out = format!("{}\n", style.paint(Paint::Bold, &day.title(&voice.words())));
    for it in &deals {
        let args = [
            ("game", it.game.as_str().into()),
            ("setup", it.names.join(", ").into()),
            ("seed", it.seed.to_string().into()),
        ];
        out += &style.wrap(2, &voice.tell("cli-daily-deal", args));
    }
    out += &style.wrap(0, &voice.text("cli-daily-how"));
    Ok(Answer::yes(out))
}

/// The day it is, in UTC.
fn today() -> Day {
    let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis());
    Day::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
}

/// The day that somebody means; not one that is still to come.
fn read_day(voice: &Voice, text: &str) -> Result<Day, Failure> {
    let today = today();
    Day::parse(text).filter(|it| *it <= today).ok_or_else(|| {
        let args = [("today", today.to_string().into()), ("found", text.into())];
        Failure::could_not(voice.tell("cli-daily-no-day", args))
    })
}
