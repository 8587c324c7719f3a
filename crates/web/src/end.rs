//! The end: points by source, the course of the game, and what comes next.

use kit::{ChoiceKind, Game, Message, Session, Turn, ranking};
use maud::{Markup, PreEscaped, html};

use crate::{
    Stored, curve,
    error::AppError,
    frame::{self, icon},
    game, log,
    page::Page,
    score,
    visit::Visit,
    words::{Words, figure},
};

/// The page after the last action.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let session = game::open::<G>(stored)?;
    if session.turn() != Turn::Over {
        return Err(AppError::NotFound);
    }
    let words = visit.words(G::ID);
    let (human, automa) = game::points(session.game(), session.state());
    let title = result(&words, &session, human, automa);
    let course = Course::of(&session, &words);
    let main = html! {
        main #main.page data-say=(title) {
            header { h1 { (title) } p { (about(&words, &session)) } }
            div.two-col {
                section aria-labelledby="h-curve" {
                    div.section-h { h2 #h-curve { (words.text("ui-course")) } }
                    (PreEscaped(curve::draw(&words, &course.human, &course.automa, &course.marks())))
                    p.small.muted { (words.text("ui-course-text")) }
                    @if !course.turns.is_empty() {
                        div.section-h { h2 { (words.text("ui-turned")) } }
                        ol.turns.stacked {
                            @for turn in &course.turns {
                                li { a href={ "/play/" (stored.id) "?ply=" (turn.ply) } {
                                    b { (words.say(&Message::new("ui-swing").with("n", figure(turn.swing)))) } " " (turn.text)
                                } }
                            }
                        }
                    }
                }
                section aria-labelledby="h-score" {
                    div.section-h { h2 #h-score { (words.text("ui-by-source")) } }
                    (score::breakdown(&words, session.game(), session.state()))
                    (next_steps::<G>(&words, stored, &session))
                    div.field {
                        label for="share" { (words.text("ui-share")) }
                        textarea #share rows="3" readonly { (share(&words, &session, human, automa)) }
                    }
                }
            }
        }
    };
    Ok(frame::page(visit, &words, &title, G::ID, main))
}

fn result<G: Game>(words: &Words<'_>, session: &Session<G>, human: i32, automa: i32) -> String {
    let best = ranking(session.game(), session.state());
    let is_draw = best.get(1).is_some_and(|it| it.1);
    let key = match (is_draw, best.first().map(|it| it.0) == Some(game::human_seat(session.game())))
    {
        (true, _) => "ui-drawn",
        (false, true) => "ui-won",
        (false, false) => "ui-lost",
    };
    words.say(&Message::new(key).with("you", figure(human)).with("automa", figure(automa)))
}

fn about<G: Page>(words: &Words<'_>, session: &Session<G>) -> String {
    let setup = session.game().setup();
    let names = game::setup_told::<G>(words, setup);
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

fn share<G: Page>(words: &Words<'_>, session: &Session<G>, human: i32, automa: i32) -> String {
    format!("{}. {}", result(words, session, human, automa), about(words, session))
}

/// Next level, same seed, the record, a look at the table, one step back.
fn next_steps<G: Page>(words: &Words<'_>, stored: &Stored, session: &Session<G>) -> Markup {
    let setup = session.game().setup();
    let level = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level);
    let next = level.and_then(|choice| {
        let now = G::chosen(setup, choice.key);
        let at = choice.values.iter().position(|it| *it == now)?;
        Some((choice.key, *choice.values.get(at + 1)?))
    });
    // Only shipped choices can stand in a form; the record carries all others.
    let is_plain =
        G::CHOICES.iter().all(|it| it.values.contains(&G::chosen(setup, it.key).as_str()));
    let fields = |changed: Option<(&'static str, &'static str)>, with_seed: bool| {
        html! {
            @for choice in G::CHOICES {
                @let value = changed.filter(|it| it.0 == choice.key).map_or_else(|| G::chosen(setup, choice.key), |it| it.1.to_owned());
                input type="hidden" name=(choice.key) value=(value);
            }
            @if let (true, Some(seed)) = (with_seed, session.dealer().seed) { input type="hidden" name="seed" value=(seed); }
        }
    };
    html! {
        div.endbtns {
            @if let Some(next) = next.filter(|_| is_plain) {
                form method="post" action={ "/new/" (G::ID) } {
                    (fields(Some(next), false))
                    button.btn.go type="submit" {
                        (icon("play"))
                        (words.say(&Message::new("ui-next-level").with("level", game::named(words, next.0, next.1))))
                    }
                }
            }
            @if is_plain && session.dealer().seed.is_some() {
                form method="post" action={ "/new/" (G::ID) } {
                    (fields(None, true))
                    button.btn type="submit" { (icon("seed")) (words.text("ui-same-seed")) }
                }
            }
            a.btn href={ "/play/" (stored.id) "?ply=" (first_moment(session)) } { (icon("log")) (words.text("ui-replay")) }
            a.btn href={ "/play/" (stored.id) "/record.toml" } download="" data-full { (icon("save")) (words.text("ui-save-record")) }
            a.btn href={ "/play/" (stored.id) "?table=1" } { (icon("fit")) (words.text("ui-see-table")) }
            form method="post" action={ "/play/" (stored.id) "/undo" } {
                input type="hidden" name="revision" value=(stored.revision);
                button.btn type="submit" data-key="u" { (icon("undo")) (words.text("ui-undo-end")) }
            }
        }
    }
}

/// The first moment at which a person could choose.
fn first_moment<G: Game>(session: &Session<G>) -> usize {
    let mut first = None;
    session.each_ply(|ply, state, _| {
        if first.is_none() && matches!(session.game().turn(state), Turn::Human(_)) {
            first = Some(ply);
        }
    });
    first.unwrap_or(0)
}

/// How both scores went, and the actions that moved them most.
struct Course {
    human: Vec<i32>,
    automa: Vec<i32>,
    turns: Vec<Turning>,
}

struct Turning {
    /// The moment after it.
    ply: usize,
    /// Its place on the curve.
    at: usize,
    swing: i32,
    text: String,
}

impl Course {
    fn of<G: Page>(session: &Session<G>, words: &Words<'_>) -> Course {
        let (you, it) = (game::human_seat(session.game()), session.game().automa_seat());
        let points = session.curve();
        let mut course = Course { human: Vec::new(), automa: Vec::new(), turns: Vec::new() };
        let score = |ply: usize| (points[ply][usize::from(you.0)], points[ply][usize::from(it.0)]);
        let start = first_moment(session);
        let push = |course: &mut Course, ply: usize| {
            let (human, automa) = score(ply);
            course.human.push(human);
            course.automa.push(automa);
        };
        push(&mut course, start);
        let mut before = score(start);
        for line in log::lines(session, words).into_iter().filter(|it| it.who != log::Who::Chance) {
            let now = score(line.ply);
            push(&mut course, line.ply);
            let swing = (now.0 - before.0) - (now.1 - before.1);
            course.turns.push(Turning {
                ply: line.ply,
                at: course.human.len() - 1,
                swing,
                text: line.text,
            });
            before = now;
        }
        course.turns.sort_by_key(|it| std::cmp::Reverse(it.swing.abs()));
        course.turns.truncate(3);
        course.turns.sort_by_key(|it| it.ply);
        course
    }

    fn marks(&self) -> Vec<usize> {
        self.turns.iter().map(|it| it.at).collect()
    }
}
