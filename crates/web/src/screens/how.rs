//! How to play: one screen a game, for somebody who has never played it.

use kit::Message;
use maud::{Markup, html};

use crate::{address::Address, frame, page::Page, visit::Visit};

/// What you do, what the automa is, and what the symbols mean.
pub(crate) fn show<G: Page>(visit: &Visit) -> Markup {
    let words = visit.explained(G::ID);
    let title = words.say(&Message::new("ui-how-title").with("game", Message::new("game-title")));
    let automa = Message::new("guide-automa");
    let main = html! {
        main #main.page.how {
            header { h1 { (title) } p { (words.text("game-about")) } }
            div.how-cols {
                section aria-labelledby="h-do" {
                    div.section-h { h2 #h-do { (words.text("ui-how-do")) } }
                    ol.how-steps {
                        @for (picture, text) in G::guide(&words) {
                            li { div.how-pic aria-hidden="true" { (picture) } p { (text) } }
                        }
                    }
                }
                div {
                    @if words.has(&automa) {
                        section aria-labelledby="h-automa" {
                            div.section-h { h2 #h-automa { (words.classed_icon("automa", "foe")) " " (words.text("automa-title")) } }
                            p { (words.say(&automa)) }
                        }
                    }
                    @if !G::LEGEND.is_empty() {
                        section aria-labelledby="h-signs" {
                            div.section-h { h2 #h-signs { (words.text("ui-how-signs")) } }
                            dl.legend {
                                @for sign in G::LEGEND {
                                    div { dt { (words.spoken_icon(sign.symbol, &sign.name(&words), "")) } dd { (words.text(sign.key)) } }
                                }
                            }
                        }
                    }
                    div.endbtns {
                        form method="post" action=(words.to(Address::New { game: G::ID })) {
                            button.btn.primary type="submit" { (words.button_icon("play")) (words.text("ui-play")) }
                        }
                        a.btn href=(words.to(Address::Rules { game: G::ID })) { (words.button_icon("log")) (words.text("ui-rules")) }
                    }
                    (frame::keys_help(&words))
                }
            }
        }
    };
    frame::game_page(visit, &words, (G::ID, G::LOOK), &title, main)
}
