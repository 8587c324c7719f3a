//! The end: points by source, the course of the game, and what comes next.

use desk::{LogTurn, Who, chair, figure, named};
use kit::{Game, Message, Session, Turn};
use maud::{Markup, html};

use crate::{
    Pen, Stored,
    address::{Address, key},
    charts::curve,
    error::AppError,
    frame, game,
    page::{Page, Time},
    parts::{marks, score},
    screens::results::bg_stats,
    visit::Visit,
};

/// The page after the last action.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored, session: &Session<G>) -> Markup {
    let words = visit.words(G::ID).with_people(stored.people());
    let title = result(&words, session);
    let course = Course::of(session, &words);
    let main = html! {
        main #main.page data-say=(title) {
            header {
                h1 { (title) }
                p { (about(&words, session)) }
                @if !session.marks().is_empty() { p.marks { (marks::chips(&words, session.marks())) } }
            }
            (next_steps::<G>(&words, stored, session))
            div.two-col {
                section aria-labelledby="h-score" {
                    div.section-h { h2 #h-score { (words.text("ui-by-source")) } }
                    (score::breakdown(&words, session.game(), session.state()))
                    (quiet_steps::<G>(&words, stored, session))
                }
                section aria-labelledby="h-curve" {
                    div.section-h { h2 #h-curve { (words.text("ui-course")) } }
                    @match &course.lines[..] {
                        [you, automa] => (curve::lead(&words, you, automa, &course.axis)),
                        lines => (curve::draw(&words, lines, &course.axis)),
                    }
                    p.small.muted { (course_text(&words, course.lines.len())) }
                    @if !course.turns.is_empty() {
                        div.section-h { h2 { (words.text("ui-turned")) } }
                        ol.turns.stacked {
                            @for turn in &course.turns {
                                li { a href=(words.to(Address::Play { id: &stored.id }).with(key::PLY, turn.ply)) {
                                    b { (turn.said(&words)) } " " (turn.text)
                                } }
                            }
                        }
                    }
                    @if session.game().keepsake(session.state()).is_some() {
                        figure.keepsake {
                            a href=(words.to(Address::Play { id: &stored.id }).with(key::TABLE, "1")) aria-label=(words.text("ui-see-table")) {
                                img src=(words.to(Address::Picture { id: &stored.id })) alt=(words.text("ui-picture-text")) width="640" height=(Caption::of(&words, session).height());
                            }
                        }
                    }
                }
            }
            (keep_sheet::<G>(&words, stored, session))
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

/// What the curve shows.
fn course_text(words: &Pen<'_>, n_chairs: usize) -> String {
    let own = Message::new("course-text");
    match n_chairs {
        2 if words.has(&own) => words.say(&own),
        2 => words.text("ui-course-lead"),
        _ => words.text("ui-course-text"),
    }
}

/// The finished table as a picture of its own: result, table, who and what.
pub(crate) fn picture<G: Page>(visit: &Visit, stored: &Stored) -> Result<String, AppError> {
    let session = game::open::<G>(stored)?;
    let art = session.game().keepsake(session.state());
    let art = art.filter(|_| session.turn() == Turn::Over).ok_or(AppError::NotFound)?;
    let words = visit.words(G::ID).with_people(stored.people());
    let caption = Caption::of(&words, &session);
    let (height, top) = (caption.height(), caption.top());
    let foot = height - 22;
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 640 " (height) } width="640" height=(height) font-family="Georgia,serif" fill="#211C17" {
            path d={ "M0 0h640v" (height) "H0z" } fill="#F5EEDD" "/";
            text x="40" y="52" font-size="30" font-weight="600" { (caption.result) }
            @for (at, line) in caption.about.iter().enumerate() {
                text x="40" y=(82 + at * LEADING) font-size="17" font-style="italic" fill="#594D40" { (line) }
            }
            g transform={ "translate(40 " (top) ")" } { (art) }
            text x="40" y=(foot) font-size="16" fill="#594D40" { (words.text("ui-brand")) }
            @if let Some(seed) = session.dealer().seed {
                text x="600" y=(foot) font-size="16" fill="#594D40" text-anchor="end" { (words.text("ui-seed")) " " (seed) }
            }
        }
    };
    Ok(markup.into_string())
}

/// How far apart the lines above a picture are, and how many letters one holds.
const LEADING: usize = 22;
const N_LETTERS: usize = 62;

/// What stands above the picture to keep.
struct Caption {
    result: String,
    /// Game and set-up, in as many lines as they need.
    about: Vec<String>,
}

impl Caption {
    fn of<G: Page>(words: &Pen<'_>, session: &Session<G>) -> Caption {
        let told = desk::setup_names::<G>(words, session.game().setup()).join(", ");
        let told = format!("{} · {told}", words.text("game-title"));
        let mut about: Vec<String> = Vec::new();
        for word in told.split(' ') {
            match about.last_mut() {
                Some(line) if line.chars().count() + word.chars().count() < N_LETTERS => {
                    line.extend([" ", word]);
                }
                _ => about.push(word.to_owned()),
            }
        }
        Caption { result: result(words, session), about }
    }

    /// Where the art begins.
    fn top(&self) -> usize {
        82 + self.about.len() * LEADING
    }

    /// The height of the whole picture.
    fn height(&self) -> usize {
        self.top() + 616
    }
}

/// Who won, as a sentence with everybody's points.
pub(crate) fn result<G: Game>(words: &Pen<'_>, session: &Session<G>) -> String {
    let (game, state) = (session.game(), session.state());
    let winners = desk::winners(game, state);
    let points: Vec<String> =
        score::chairs(game).into_iter().map(|it| figure(game.score(state, it))).collect();
    let points = points.join(" : ");
    let people = desk::people(game);
    let key = match (&winners[..], &people[..]) {
        ([winner], [you]) if winner == you => "ui-won",
        ([_], [_]) => "ui-lost",
        ([_], _) => "ui-winner",
        _ => "ui-drawn",
    };
    let names: Vec<Message> = winners.iter().map(|&it| chair(game, it)).collect();
    words.say(&Message::new(key).with("points", points).with("who", names))
}

/// What was played: game, automa, set-up, rules and seed.
pub(crate) fn about<G: Page>(words: &Pen<'_>, session: &Session<G>) -> String {
    let setup = session.game().setup();
    let names = desk::setup_names::<G>(words, setup);
    let seed = session.dealer().seed.map_or("–".to_owned(), |it| it.to_string());
    words.say(
        &Message::new("ui-end-about")
            .with("game", Message::new("game-title"))
            .with("automa", Message::new("automa-title"))
            .with("setup", names.join(", "))
            .with("ruleset", G::RULESET)
            .with("seed", seed),
    )
}

fn share<G: Page>(words: &Pen<'_>, session: &Session<G>) -> String {
    let told = format!("{}. {}", result(words, session), about(words, session));
    let marks = desk::mark_names(words, session.marks());
    if marks.is_empty() { told } else { format!("{told} ({})", marks.join(", ")) }
}

/// The way to the analysis of a game, where there is one: of one person on the screen.
pub(super) fn analysis<'a, G: Page>(id: &'a str, session: &Session<G>) -> Option<Address<'a>> {
    let is_alone = desk::people(session.game()).len() == 1 && !session.game().is_at_table();
    (is_alone && G::MOVER.is_some()).then_some(Address::Analysis { id })
}

/// The three things that people ask after a game: why (the analysis), again (the next
/// level for whoever won, a rematch for whoever did not), and how to keep it.
fn next_steps<G: Page>(words: &Pen<'_>, stored: &Stored, session: &Session<G>) -> Markup {
    let analysis = analysis(&stored.id, session);
    let has_analysis = analysis.is_some();
    html! {
        div.endbtns.three {
            @if let Some(analysis) = analysis {
                a.btn.primary href=(words.to(analysis)) { (words.button_icon("signpost")) (words.text("ui-analyse")) small { (words.text("ui-analyse-text")) } }
            }
            @match harder::<G>(session) {
                Some((key, value)) => (again(words, &stored.id, html! {
                    input type="hidden" name=(key) value=(value);
                    button.btn.primary[!has_analysis] type="submit" {
                        (words.button_icon("play"))
                        (words.say(&Message::new("ui-next-level").with("level", named(words, key, value))))
                        small { (words.text("ui-new-deal")) }
                    }
                })),
                None => (again(words, &stored.id, html! {
                    button.btn.primary[!has_analysis] type="submit" { (words.button_icon("play")) (words.text("ui-rematch")) small { (words.text("ui-new-deal")) } }
                })),
            }
            button.btn type="button" popovertarget="p-keep" { (words.button_icon("save")) (words.text("ui-keep-more")) small { (words.text("ui-keep-more-text")) } }
        }
    }
}

/// The next level: for whoever has won this one.
fn harder<G: Page>(session: &Session<G>) -> Option<(&'static str, &'static str)> {
    let is_won = Came::of(session) == Came::Won;
    desk::next_level::<G>(session.game().setup()).filter(|_| is_won)
}

/// What few ask for: how the points were counted, a rematch for whoever won, another level for whoever did not (an
/// easier one after a heavy defeat), the same deal, one step back.
fn quiet_steps<G: Page>(words: &Pen<'_>, stored: &Stored, session: &Session<G>) -> Markup {
    let can_undo = session.undo_ply().is_some_and(|it| session.check_undo(it).is_ok());
    let setup = session.game().setup();
    let level = match Came::of(session) {
        Came::Won => None,
        Came::Lost => desk::next_level::<G>(setup).map(|it| ("ui-next-level", it)),
        Came::LostHeavily => desk::previous_level::<G>(setup).map(|it| ("ui-easier-level", it)),
    };
    html! {
        div.ways {
            @for (query, text) in G::looks(session) {
                a.btn.quiet href=(words.to(Address::Play { id: &stored.id }).asking(&query)) { (words.button_icon("vp")) (words.say(&text)) }
            }
            @if harder::<G>(session).is_some() {
                (again(words, &stored.id, html! {
                    button.btn.quiet type="submit" { (words.button_icon("play")) (words.text("ui-rematch")) }
                }))
            }
            @if let Some((text, (key, value))) = level {
                (again(words, &stored.id, html! {
                    input type="hidden" name=(key) value=(value);
                    button.btn.quiet type="submit" {
                        (words.button_icon("play"))
                        (words.say(&Message::new(text).with("level", named(words, key, value))))
                    }
                }))
            }
            @if can_undo {
                form method="post" action=(words.to(Address::Undo { id: &stored.id })) {
                    input type="hidden" name="revision" value=(stored.revision);
                    button.btn.quiet type="submit" data-key="u" { (words.button_icon("undo")) (words.text("ui-undo-end")) }
                }
            }
            @if session.dealer().seed.is_some() {
                (again(words, &stored.id, html! {
                    input type="hidden" name="seed" value="same";
                    button.btn.quiet type="submit" { (words.button_icon("seed")) (words.text("ui-same-seed")) }
                }))
            }
        }
    }
}

/// Every way to take a game elsewhere or look at it once more, in a sheet.
fn keep_sheet<G: Page>(words: &Pen<'_>, stored: &Stored, session: &Session<G>) -> Markup {
    let id = &stored.id;
    let play = || words.to(Address::Play { id });
    html! {
        section #p-keep.panel.keep popover="auto" aria-labelledby="h-keep" {
            button.btn.quiet.shut type="button" popovertarget="p-keep" popovertargetaction="hide" {
                (words.spoken_icon("close", &words.text("ui-close"), ""))
            }
            h2 #h-keep { (words.icon("save")) (words.text("ui-keep-title")) }
            p.small.muted { (words.text("ui-keep-text")) }
            div.field {
                label for="share" { (words.text("ui-share")) }
                textarea #share rows="3" readonly { (share(words, session)) }
                button.btn type="button" data-copy="share" data-copied=(words.text("ui-copied")) { (words.button_icon("share")) (words.text("ui-copy")) }
            }
            div.keeps {
                a.btn href=(words.to(Address::Share { id })) { (words.button_icon("phone")) (words.text("ui-take-along")) }
                a.btn href=(words.to(Address::Record { id })) download="" data-full { (words.button_icon("save")) (words.text("ui-save-record")) }
                a.btn href=(play().with(key::PLY, first_moment(session))) { (words.button_icon("log")) (words.text("ui-replay")) }
                a.btn href=(play().with(key::TABLE, "1")) { (words.button_icon("fit")) (words.text("ui-see-table")) }
                @if session.game().keepsake(session.state()).is_some() {
                    a.btn href=(words.to(Address::Picture { id })) download={ (G::ID) "-" (id) ".svg" } data-full { (words.button_icon("save")) (words.text("ui-picture")) }
                }
                (bg_stats(words, &desk::bg_stats(words, session, id, stored.touched)))
            }
            p.small.muted { (words.text("ui-bg-stats-text")) }
        }
    }
}

/// A form that starts the game called `id` again: the same choices, documents and
/// piles in the person's hands, but for what the form says.
pub(crate) fn again(words: &Pen<'_>, id: &str, fields: Markup) -> Markup {
    html! { form method="post" action=(words.to(Address::Again { id })) { (fields) } }
}

/// How a game came out for the people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    Won,
    Lost,
    /// By more than a third of what the winner has.
    LostHeavily,
}

impl Came {
    fn of<G: Game>(session: &Session<G>) -> Came {
        let (game, state) = (session.game(), session.state());
        let people = desk::people(game);
        if desk::winners(game, state).iter().any(|it| people.contains(it)) {
            return Came::Won;
        }
        let best = people.iter().map(|&it| game.score(state, it)).max().unwrap_or(0);
        let most = (0..game.n_seats()).map(|it| game.score(state, kit::Seat(it))).max();
        let most = most.unwrap_or(0);
        if most.abs() < 3 * (most - best) { Came::LostHeavily } else { Came::Lost }
    }
}

/// The first moment at which a person could choose.
pub(crate) fn first_moment<G: Game>(session: &Session<G>) -> usize {
    let is_choice = |ply: &usize| matches!(session.game().turn(session.at(*ply)), Turn::Human(_));
    (0..session.entries().len()).find(is_choice).unwrap_or(0)
}

/// More turning points than these tell nothing.
const N_TURNS: usize = 5;

/// A turn whose sentences are more than these is told by the first of them.
const N_SENTENCES: usize = 3;

/// The moment after a turn, and what somebody did in it: one step of a deed
/// alone would say little ("as a new stack").
fn whole_turn<G: Game>(words: &Pen<'_>, game: &G, turn: &LogTurn) -> Option<(usize, String)> {
    let lines: Vec<_> = turn.lines.iter().filter(|it| it.who != Who::Chance).collect();
    let ply = lines.last()?.ply;
    let said = lines.iter().take(N_SENTENCES).map(|it| words.say(&it.text));
    let mut text = said.collect::<Vec<_>>().join(" · ");
    if N_SENTENCES < lines.len() {
        text.push_str(" …");
    }
    // The sentences of several people do not say whose they are.
    if let Who::Person(seat) = turn.who
        && 2 < game.n_seats()
    {
        let at = Message::new("trouble-at").with("at", chair(game, seat));
        text = words.say(&at.with("what", Message::verbatim(text)));
    }
    Some((ply, text))
}

/// How all scores went, and the turns that moved them most.
struct Course {
    lines: Vec<curve::Line>,
    turns: Vec<Turning>,
    /// What stands along the curve.
    axis: curve::Axis,
}

struct Turning {
    /// The moment after it.
    ply: usize,
    /// Its place on the curve.
    at: usize,
    swing: i32,
    /// Who leads after it, as the sign of the difference, if that is new.
    lead: Option<i32>,
    /// Where several people play: who took the lead.
    who: Option<String>,
    /// Where several people play: whose points moved.
    moved: Option<String>,
    text: String,
}

impl Turning {
    /// By how much the lead moved, and whether it changed hands: "+14 points. You took
    /// the lead."
    fn said(&self, words: &Pen<'_>) -> String {
        let gain = if 0 < self.swing { "+" } else { "" };
        let swing = Message::new("ui-swing").with("n", format!("{gain}{}", figure(self.swing)));
        let who = || self.who.as_deref().map(Message::verbatim);
        let moved = self.moved.as_deref().map(Message::verbatim);
        let swing = words.say(&match moved {
            Some(who) => Message::new("trouble-at").with("at", who).with("what", swing),
            None => swing,
        });
        let lead = match (self.lead, who()) {
            (Some(_), Some(who)) => words.say(&Message::new("ui-leads-now").with("who", who)),
            (Some(1), None) => words.text("ui-took-lead"),
            (Some(_), None) => words.text("ui-lost-lead"),
            (None, _) => return swing,
        };
        format!("{swing} {lead}")
    }
}

impl Course {
    fn of<G: Page>(session: &Session<G>, words: &Pen<'_>) -> Course {
        let game = session.game();
        let chairs = score::chairs(game);
        let start = first_moment(session);
        let turns =
            desk::log(session, None, |before, action, after| game.tell(before, action, after));
        let told: Vec<(usize, String)> =
            turns.iter().filter_map(|it| whole_turn(words, game, it)).collect();
        let plies: Vec<usize> = std::iter::once(start).chain(told.iter().map(|it| it.0)).collect();
        let line = |&seat: &kit::Seat| curve::Line {
            name: words.say(&chair(game, seat)),
            is_automa: seat == game.automa_seat(),
            points: plies.iter().map(|&ply| game.standing(session.at(ply), seat)).collect(),
        };
        let lines: Vec<curve::Line> = chairs.iter().map(line).collect();
        let turns = match &lines[..] {
            [you, other] => between_two(you, other, told),
            _ => among_many(&lines, told),
        };
        let turns = decisive(turns);
        let marks = turns.iter().map(|it| it.at).collect();
        let times: Vec<Time> = plies.iter().map(|&it| game.time(session.at(it))).collect();
        let axis = curve::Axis { marks, ..axis(words, &times) };
        Course { lines, turns, axis }
    }
}

/// Where parts of the game begin, and its rounds, or its turns where it has no rounds.
fn axis(words: &Pen<'_>, times: &[Time]) -> curve::Axis {
    let is_new = |at: &usize| 0 < *at && times[*at].era != times[*at - 1].era;
    let told = |at: usize| times[at].era.as_ref().map(|it| (at, words.say(it)));
    let eras = (0..times.len()).filter(is_new).filter_map(told).collect();
    let has_rounds = times.iter().any(|it| it.round.is_some());
    let rounds = (0..times.len()).filter_map(|at| {
        let round = if has_rounds { times[at].round? } else { at as u32 };
        let is_first = at == 0 || !has_rounds || times[at - 1].round != Some(round);
        is_first.then(|| (at, round.to_string()))
    });
    let own = Message::new("course-axis");
    let name = match has_rounds && words.has(&own) {
        true => words.say(&own),
        false => words.text(if has_rounds { "ui-axis-rounds" } else { "ui-axis-turns" }),
    };
    curve::Axis { marks: Vec::new(), eras, rounds: rounds.collect(), name }
}

/// Of all turns those that moved the lead most, in their order.
fn decisive(mut turns: Vec<Turning>) -> Vec<Turning> {
    turns.retain(|it| it.swing != 0);
    turns.sort_by_key(|it| std::cmp::Reverse(it.swing.abs()));
    turns.truncate(N_TURNS);
    turns.sort_by_key(|it| it.ply);
    turns
}

/// Every turn, with how far it brought the person ahead of the automa.
fn between_two(you: &curve::Line, other: &curve::Line, told: Vec<(usize, String)>) -> Vec<Turning> {
    let lead = |at: usize| you.points[at] - other.points[at];
    let mut leader = lead(0).signum();
    let turning = |(at, (ply, text)): (usize, (usize, String))| {
        let (before, after) = (lead(at), lead(at + 1));
        let is_new = after != 0 && after.signum() != leader;
        // Whoever is first ahead at all has taken nothing from anybody.
        let is_taken = is_new && leader != 0;
        if is_new {
            leader = after.signum();
        }
        let lead = is_taken.then_some(after.signum());
        Turning { ply, at: at + 1, swing: after - before, lead, who: None, moved: None, text }
    };
    told.into_iter().enumerate().map(turning).collect()
}

/// Every turn, with who leads alone after it and whose points it moved most.
fn among_many(lines: &[curve::Line], told: Vec<(usize, String)>) -> Vec<Turning> {
    let ahead = |at: usize| {
        let most = lines.iter().map(|it| it.points[at]).max()?;
        let mut first = (0..lines.len()).filter(|&it| lines[it].points[at] == most);
        first.next().filter(|_| first.next().is_none())
    };
    let mut leader = ahead(0);
    let turning = |(at, (ply, text)): (usize, (usize, String))| {
        let swing = |it: &usize| lines[*it].points[at + 1] - lines[*it].points[at];
        let moved = (0..lines.len()).max_by_key(|it| swing(it).abs()).unwrap_or(0);
        let now = ahead(at + 1);
        let is_taken = now.is_some() && leader.is_some() && now != leader;
        leader = now.or(leader);
        let named = |it: usize| lines[it].name.clone();
        Turning {
            ply,
            at: at + 1,
            swing: swing(&moved),
            lead: is_taken.then_some(1),
            who: now.filter(|_| is_taken).map(named),
            moved: Some(named(moved)),
            text,
        }
    };
    told.into_iter().enumerate().map(turning).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weightiest_turns_are_told_in_their_order_whoever_led() {
        let turning = |(ply, swing): (usize, i32)| {
            let lead = (swing.abs() == 2).then_some(swing.signum());
            Turning { ply, at: ply, swing, lead, who: None, moved: None, text: String::new() }
        };
        let swings = [2, 14, -2, -17, 0, 3, -2, -27, 5, 1];
        let told = decisive(swings.into_iter().enumerate().map(turning).collect());
        let told: Vec<i32> = told.iter().map(|it| it.swing).collect();
        assert_eq!(told, [14, -17, 3, -27, 5]);
    }
}
