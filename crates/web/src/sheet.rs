//! The analysis of a game as one file that needs no other: no script, no address.

use coach::{MomentKind, documents::AnalysisDocument};
use desk::Words;
use maud::{DOCTYPE, PreEscaped, html};

use crate::charts::chance::{Mark, draw};

/// The look of the file, in both themes.
const STYLE: &str = include_str!("../assets/sheet.css");

/// The analysis as a page of its own; `game` is the game's name.
pub fn analysis_file(words: &Words<'_>, said: &AnalysisDocument, game: &str) -> String {
    let marks: Vec<Mark> = said.report.moments.iter().map(mark).collect();
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (game) ": " (said.title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    p.game { (game) }
                    h1 { (said.title) }
                    @for it in &said.shares { p { (it) } }
                    figure {
                        (draw(&said.whose, &said.report.curve, &marks))
                        figcaption { (said.whose) }
                    }
                    @if !said.moments.is_empty() {
                        ol {
                            @for it in &said.moments {
                                li {
                                    h2 { (it.name) ", " (it.points) }
                                    p { (it.sentences.join(" · ")) }
                                    @if let Some(best) = &it.best {
                                        p.best { (best.sentences.join(" · ")) }
                                        p.why { (best.reasons.join(", ")) }
                                    }
                                }
                            }
                        }
                    }
                    p { (said.cost) }
                    @if !said.dearest.is_empty() { p { (said.dearest) } }
                    footer {
                        @for it in &said.notes { p { (it) } }
                        p { (said.judge) }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn mark(moment: &coach::Moment) -> Mark {
    Mark { ply: moment.ply, is_choice: moment.kind == MomentKind::Choice }
}
