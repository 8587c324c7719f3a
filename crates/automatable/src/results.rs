//! `record`: what the finished games come to, level by level.

use std::{path::Path, time::UNIX_EPOCH};

use desk::{Day, Finished, LeftOut, LevelResults, Results};
use kit::{At, Lang, Outcome, Session, Turn};
use shelf::GameId;
use tokio::runtime::Builder;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Record},
    board::Board,
    escape,
    play::save,
    serve::{data_folder, no_store},
    store::{self, Sqlite},
    style::{Paint, Style},
    voice::Voice,
};

/// So many of the last games are listed.
const N_LAST: usize = 10;

/// Sums up what was played.
pub(crate) fn run(common: Common, lang: Lang, args: &Record) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let folder = args.data.clone().or_else(data_folder);
    let folder = folder.ok_or_else(|| Failure::could_not(voice.text("cli-serve-no-folder")))?;
    let (mut games, mut left_out) = of_pages(&voice, &folder, args.game)?;
    for &id in GameId::ALL.iter().filter(|it| args.game.is_none_or(|game| game == **it)) {
        shelf::with_game!(id, G => of_terminal::<G>(&folder, &mut games, &mut left_out));
    }
    let results = Results::of(games, left_out, web::place);
    if common.json {
        return Ok(Answer::json(&results));
    }
    if args.csv {
        return Ok(Answer::yes(desk::results_csv(&results)));
    }
    Ok(Answer::yes(text(&voice, lang, Style::of_stdout(common.plain), &results)))
}

/// The games of the web app, while it may be at work on them.
fn of_pages(
    voice: &Voice,
    folder: &Path,
    asked: Option<GameId>,
) -> Result<(Vec<Finished>, LeftOut), Failure> {
    let file = store::file_in(folder);
    // Nobody has played there: asking makes no file.
    if !file.is_file() {
        return Ok(Default::default());
    }
    let opened =
        Sqlite::open(&file).map_err(|it| Failure::could_not(no_store(voice, &file, &it)))?;
    let runtime = Builder::new_current_thread().build();
    let runtime = runtime.map_err(|it| Failure::could_not(it.to_string()))?;
    let found = runtime.block_on(web::finished(&opened.store, asked));
    opened.store.stop();
    found.map_err(|error| Failure::could_not(no_store(voice, &file, &error.into())))
}

/// The games of the terminal, which keep their records as files.
fn of_terminal<G: Board>(folder: &Path, games: &mut Vec<Finished>, left_out: &mut LeftOut) {
    for place in ["play", "table"] {
        for file in save::games(&folder.join(place), G::ID) {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            let Ok(session) = desk::open::<G>(&text, usize::MAX) else {
                left_out.unreadable += 1;
                continue;
            };
            if session.turn() != Turn::Over {
                continue;
            }
            match entry(&file, &session) {
                Some(game) => games.push(game),
                None => left_out.several += 1,
            }
        }
    }
}

fn entry<G: Board>(file: &Path, session: &Session<G>) -> Option<Finished> {
    let (game, state) = (session.game(), session.state());
    let [you] = desk::people(game)[..] else { return None };
    let touched = file.metadata().and_then(|it| it.modified()).ok();
    let since = touched.and_then(|it| it.duration_since(UNIX_EPOCH).ok());
    let ended = since.map_or(0, |it| u64::try_from(it.as_millis()).unwrap_or(u64::MAX));
    let level = G::CHOICES.iter().find(|it| it.kind == kit::ChoiceKind::Level);
    Some(Finished {
        id: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        game: G::ID.to_owned(),
        level: level.map(|it| G::chosen(game.setup(), it.key)),
        deck: desk::other_deck(game),
        date: Day::from_millis(ended).to_string(),
        ended,
        you: game.score(state, you),
        automa: game.score(state, game.automa_seat()),
        outcome: Outcome::of(game, state),
        at: if game.is_at_table() { At::Table.word() } else { At::Screen.word() },
        without_luck: None,
        marks: session.marks().clone(),
    })
}

/// The record for people.
fn text(voice: &Voice, lang: Lang, style: Style, results: &Results) -> String {
    let args = [("n", results.games.into()), ("won", results.won.into())];
    let mut out = format!("{}\n", style.paint(Paint::Bold, &voice.tell("cli-record-head", args)));
    for level in &results.levels {
        out += &style.wrap(2, &level_line(voice, lang, level));
        if !level.players.is_empty() {
            let percent = |it: f64| format!("{:.0} %", it * 100.0);
            let players =
                level.players.iter().map(|it| format!("{} {}", it.player, percent(it.share)));
            let players = players.collect::<Vec<_>>().join(", ");
            out += &style.wrap(4, &voice.tell("cli-record-players", [("players", players.into())]));
        }
    }
    for it in results.list.iter().take(N_LAST) {
        let marks = desk::mark_names(&voice.words(), &it.marks);
        let marks =
            if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
        let line = format!(
            "{}  {} {}  {}  {}{marks}",
            it.date,
            it.game,
            it.level.as_deref().unwrap_or("–"),
            format_args!("{} : {}", desk::figure(it.you), desk::figure(it.automa)),
            voice.text(&format!("cli-record-{}", it.outcome.word())),
        );
        out += &style.wrap(2, &escape::printed(&line));
    }
    let left = results.left_out;
    if left != LeftOut::default() {
        let args = [
            ("second", left.second_tries.into()),
            ("several", left.several.into()),
            ("unreadable", left.unreadable.into()),
        ];
        out += &style.wrap(0, &voice.tell("cli-record-left", args));
    }
    out
}

/// "patchwork IV: 9 of 14 won, 64 % (39–84), ahead by +1.8 ± 6.9".
fn level_line(voice: &Voice, lang: Lang, level: &LevelResults) -> String {
    let name = [Some(level.game.as_str()), level.level.as_deref(), level.deck.as_deref()];
    let name = name.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let name = ("level", escape::printed(&name).into());
    let (won, n) = (("won", level.won.into()), ("n", level.games.into()));
    let (Some(share), Some(ahead)) = (&level.share, &level.ahead) else {
        return voice.tell("cli-record-few", [name, won, n, ("few", desk::FEW.into())]);
    };
    let point = |it: String| if lang == Lang::En { it } else { it.replace('.', ",") };
    let whole = |it: f64| ((it * 100.0).round() as i64).into();
    let mean = point(format!("{:+.1}", ahead.mean)).replace('-', "−");
    let half = point(format!("{:.1}", ahead.half()));
    voice.tell(
        "cli-record-level",
        [
            name,
            won,
            n,
            ("share", whole(share.share)),
            ("low", whole(share.ci95[0])),
            ("high", whole(share.ci95[1])),
            ("ahead", mean.into()),
            ("half", half.into()),
        ],
    )
}
