//! A game that comes and goes in a link.

use kit::{Message, Session};
use maud::{Markup, html};

use crate::{
    Base, Pen, Stored,
    address::{Address, Link, key},
    frame, game, link,
    page::Page,
    screens::home,
    visit::Visit,
};

/// The page that gives a game away: its link, the link as a picture, its file.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored, session: &Session<G>) -> Markup {
    let words = visit.words(G::ID);
    let title = words.text("ui-take-along");
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-take-along-text")) } }
            div.resume { div class={ "entry glance " (G::ID) } { (home::summary::<G>(&words, &game::gist(session))) } }
            @match link::address(visit, session) {
                Ok(address) => (given(visit, &words, &stored.id, &address)),
                Err(length) => p.said { (too_long(&words, length)) },
            }
            p.ways {
                a.btn href=(words.to(Address::Record { id: &stored.id })) download="" data-full { (words.button_icon("save")) (words.text("ui-save-record")) }
                a.btn.quiet href=(words.to(Address::Play { id: &stored.id })) { (words.button_icon("undo")) (words.text("ui-to-game")) }
            }
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

fn given(visit: &Visit, words: &Pen<'_>, id: &str, address: &str) -> Markup {
    html! {
        div.field {
            label for="link" { (words.text("ui-link")) }
            textarea #link.code rows="4" readonly spellcheck="false" aria-describedby="link-h" { (address) }
            span #link-h.small.muted { (words.text("ui-link-text")) }
        }
        p.ways {
            button.btn.primary type="button" data-copy="link" data-copied=(words.text("ui-copied")) { (words.button_icon("save")) (words.text("ui-copy-link")) }
        }
        (code(visit, words, id, address))
    }
}

/// The link as a picture, without the key of the house; with it for those who ask.
fn code(visit: &Visit, words: &Pen<'_>, id: &str, address: &str) -> Markup {
    let with_key = link::drawn_with_key(visit, address);
    let is_asked = visit.query.get(key::CODE).is_some_and(|it| it == "house");
    let (qr, key) = match (&with_key, is_asked) {
        (Some(_), true) => (with_key.clone(), "ui-link-house"),
        _ => (link::drawn(visit, address), "ui-link-code"),
    };
    let Some(qr) = qr else { return html! { p.small.muted { (words.text("ui-link-no-code")) } } };
    let said = words.text(key);
    html! {
        figure.phone.large {
            (qr.picture(&said))
            figcaption.small { (words.icon("phone")) (said) }
        }
        @if with_key.is_some() {
            p.small #code-who { (words.text(&format!("{key}-who"))) }
            p.ways {
                @if is_asked {
                    a.btn.quiet href=(words.to(Address::Share { id })) { (words.button_icon("undo")) (words.text("ui-link-house-not")) }
                } @else {
                    a.btn.quiet href=(words.to(Address::Share { id }).with(key::CODE, "house")) aria-describedby="code-who" { (words.button_icon("phone")) (words.text("ui-link-house-ask")) }
                }
            }
        }
    }
}

fn too_long(words: &Pen<'_>, length: usize) -> String {
    let message = Message::new("ui-link-long").with("n", length.to_string());
    words.say(&message.with("most", link::MOST.to_string()))
}

/// The page of a game that came in a link: what it is, and whether to keep it.
pub(crate) fn offer<G: Page>(visit: &Visit, session: &Session<G>, letters: &str) -> Markup {
    let words = visit.words(G::ID);
    let title = words.text("ui-linked");
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-linked-text")) } }
            div.resume { div class={ "entry glance " (G::ID) } { (home::summary::<G>(&words, &game::gist(session))) } }
            p.muted { (desk::setup_names::<G>(&words, session.game().setup()).join(" · ")) }
            div.endbtns {
                form method="post" action=(words.to(Address::OpenLink)) data-full {
                    input type="hidden" name="g" value=(letters);
                    button.btn.primary type="submit" { (words.button_icon("play")) (words.text("ui-linked-go")) }
                }
                a.btn href=(words.to(Address::Home)) { (words.button_icon("undo")) (words.text("ui-linked-no")) }
            }
        }
    };
    let visit = Visit {
        here: Link::new(&Base::default(), Address::Home).with(key::GAME, letters).into_string(),
        ..visit.clone()
    };
    frame::page(&visit, &words, &title, G::ID, main)
}
