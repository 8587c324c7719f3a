//! The frame around every page: document, top bar, menu, symbols.

pub(crate) mod sheets;

use kit::{Lang, Message};
use maud::{DOCTYPE, Markup, html};

use crate::{
    Keeping, Pen, Shut,
    address::{Address, Link},
    assets::{self, Asset, Look},
    qr::Qr,
    visit::{Lessons, Pace, Theme, Visit},
};

/// The ground of a page in the light and in the dark, as the stylesheet has it.
pub(crate) const GROUNDS: [(&str, &str); 2] = [("light", "#F5EEDD"), ("dark", "#191715")];

/// A page of its own, with the bar on top.
pub(crate) fn page(
    visit: &Visit,
    words: &Pen<'_>,
    title: &str,
    class: &str,
    main: Markup,
) -> Markup {
    let bar = if class == "home" { home_links(words) } else { entrances(visit, words) };
    document(visit, words, title, class, &[], barred(visit, words, &bar, &main))
}

/// A page of its own with a stylesheet of its own.
pub(crate) fn styled_page(
    visit: &Visit,
    words: &Pen<'_>,
    title: &str,
    class: &str,
    style: Asset,
    main: Markup,
) -> Markup {
    let look = Look { style, script: None, symbols: None, ground: None, texts: [""; 3] };
    let bar = entrances(visit, words);
    document(visit, words, title, class, &[look], barred(visit, words, &bar, &main))
}

/// A page of what the coach says: its look stands on that of the record.
pub(crate) fn coach_page(
    visit: &Visit,
    words: &Pen<'_>,
    title: &str,
    class: &str,
    main: &Markup,
) -> Markup {
    let of = |style, script| Look { style, script, symbols: None, ground: None, texts: [""; 3] };
    let looks =
        [of(assets::RESULTS_STYLE, None), of(assets::COACH_STYLE, Some(assets::COACH_SCRIPT))];
    let bar = entrances(visit, words);
    document(visit, words, title, class, &looks, barred(visit, words, &bar, main))
}

/// A page of what the coach says of a table: the game's own look, and that of the coach.
pub(crate) fn moment_page(
    visit: &Visit,
    words: &Pen<'_>,
    (id, look): (&str, Look),
    title: &str,
    body: Markup,
) -> Markup {
    let coach = Look {
        style: assets::COACH_STYLE,
        script: Some(assets::COACH_SCRIPT),
        symbols: None,
        ground: None,
        texts: [""; 3],
    };
    document(visit, words, title, &format!("game {id}"), &[look, coach], body)
}

/// A page of one game that is no table, with what that game loads.
pub(crate) fn game_page(
    visit: &Visit,
    words: &Pen<'_>,
    (id, look): (&str, Look),
    title: &str,
    main: Markup,
) -> Markup {
    let bar = entrances(visit, words);
    game_document(visit, words, (id, look), title, "", barred(visit, words, &bar, &main))
}

/// A page of one game, opened from a game under way: the way back to its table stands
/// first, and nothing there begins another game.
pub(crate) fn page_back(
    visit: &Visit,
    words: &Pen<'_>,
    (id, look): (&str, Look),
    title: &str,
    table: Link,
    main: &Markup,
) -> Markup {
    let body = html! { (back_bar(words, table)) (main) (menu(visit, words, &html! {})) };
    game_document(visit, words, (id, look), title, "", body)
}

/// What the bar of the home page leads to: the rest stands on the page itself.
fn home_links(words: &Pen<'_>) -> Markup {
    let open = words.text("ui-open");
    html! { a href=(words.to(Address::Open)) { (words.button_icon("save")) span.wide { (open) } span.hide.narrow { (open) } } }
}

/// What the bar of every other page outside a game leads to.
fn entrances(visit: &Visit, words: &Pen<'_>) -> Markup {
    let here = visit.here.split('?').next().unwrap_or_default();
    let pages = [
        (Address::Today, "day", "ui-today"),
        (Address::Practice, "signpost", "ui-practice"),
        (Address::Results, "results", "ui-record"),
    ];
    html! {
        @for (address, symbol, name) in pages {
            a href=(words.to(address)) aria-current=[(address.path() == here).then_some("page")] {
                (words.button_icon(symbol)) span.wide { (words.text(name)) } span.hide.narrow { (words.text(name)) }
            }
        }
    }
}

fn barred(visit: &Visit, words: &Pen<'_>, pages: &Markup, main: &Markup) -> Markup {
    let bar = html! {
        header.top {
            a.brand href=(words.to(Address::Home)) { (words.button_icon("automa")) (words.text("ui-brand")) }
            nav aria-label=(words.text("ui-pages")) {
                (pages)
                (menu_button(words))
            }
        }
    };
    let links = html! {
        p.menu-links {
            a.btn href=(words.to(Address::Open)) { (words.button_icon("save")) (words.text("ui-open")) }
            (export(words))
        }
    };
    html! { (bar) (main) (menu(visit, words, &links)) }
}

/// The document of a game's own page, with what that game loads.
pub(crate) fn game_document(
    visit: &Visit,
    words: &Pen<'_>,
    (id, look): (&str, Look),
    title: &str,
    class: &str,
    body: Markup,
) -> Markup {
    let class = if class.is_empty() { id.to_owned() } else { format!("{class} {id}") };
    document(visit, words, title, &class, &[look], body)
}

/// The document of a game at the table.
pub(crate) fn table_document(
    visit: &Visit,
    words: &Pen<'_>,
    (id, look): (&str, Look),
    title: &str,
    body: Markup,
) -> Markup {
    let table = Look {
        style: assets::COMPANION_STYLE,
        script: Some(assets::COMPANION_SCRIPT),
        symbols: None,
        ground: None,
        texts: [""; 3],
    };
    // The game's own styles come last.
    document(visit, words, title, &format!("table {id}"), &[table, look], body)
}

/// The whole document around what is given; `looks` are those of the games it shows.
pub(crate) fn document(
    visit: &Visit,
    words: &Pen<'_>,
    title: &str,
    class: &str,
    looks: &[Look],
    body: Markup,
) -> Markup {
    let (theme, pace) = (visit.likings.theme, visit.likings.pace);
    html! {
        (DOCTYPE)
        html lang=(words.lang.code()) data-theme=[(theme != Theme::System).then_some(theme.key())]
            data-size=[visit.likings.is_large.then_some("large")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " · " (words.text("ui-brand")) }
                meta name="description" content=(words.text("ui-about"));
                link rel="manifest" href=(words.to(Address::Manifest)) crossorigin="use-credentials";
                @for (scheme, ground) in GROUNDS {
                    meta name="theme-color" media={ "(prefers-color-scheme: " (scheme) ")" } content=(ground);
                }
                link rel="icon" href=(words.asset(&assets::ICON)) type="image/svg+xml";
                link rel="stylesheet" href=(words.asset(&assets::STYLE));
                @for look in looks { link rel="stylesheet" href=(words.asset(&look.style)); }
                script src=(words.asset(&assets::SCRIPT)) defer {}
                @for script in looks.iter().filter_map(|it| it.script) {
                    // What makes the night dark must not wait for the page.
                    script src=(words.asset(&script)) defer[script.path() != assets::COMPANION_SCRIPT.path()] {}
                }
            }
            body class=[(!class.is_empty()).then_some(class)] data-offline=(words.text("ui-offline"))
                data-sound=[visit.likings.has_sound.then_some("on")]
                data-pace=[(pace != Pace::Steps).then_some(pace.key())] {
                a.skip-link href="#main" { (words.text("ui-skip")) }
                (notices(visit, words))
                (body)
                p #live.hide role="status" {}
            }
        }
    }
}

/// What concerns every page: whether games are safe, and that a new version waits.
fn notices(visit: &Visit, words: &Pen<'_>) -> Markup {
    let warning = match (visit.app.host.keeping)() {
        Keeping::Safe | Keeping::Promised | Keeping::Fleeting => None,
        Keeping::Scarce => Some("ui-keeping-scarce"),
        Keeping::Shut(Shut::Refused) => Some("ui-keeping-refused"),
        Keeping::Shut(why) => Some(why.key()),
    };
    html! {
        // Always there, so that the rows of a page are the same with and without news.
        div {
            @if let Some(key) = warning { p.notice role="alert" { (words.icon("save")) (words.text(key)) } }
            p #news.notice role="status" hidden {
                (words.text("ui-news")) " "
                button.btn type="button" data-take { (words.text("ui-news-take")) }
            }
        }
    }
}

/// What the browser that keeps the games has promised for them; nothing where a
/// server keeps them.
pub(crate) fn keeping(visit: &Visit, words: &Pen<'_>) -> Markup {
    let (key, is_fleeting) = match (visit.app.host.keeping)() {
        Keeping::Promised => ("ui-kept-promised", false),
        Keeping::Fleeting => ("ui-kept-fleeting", true),
        Keeping::Safe | Keeping::Scarce | Keeping::Shut(_) => return html! {},
    };
    html! {
        p.small.muted data-kept=(if is_fleeting { "fleeting" } else { "promised" }) {
            (words.text(key))
            @if is_fleeting { " " a href=(words.to(Address::Export)) download="" data-full { (words.text("ui-export")) } }
        }
    }
}

/// The bar of a page about a game: the way back to its table, and the menu.
pub(crate) fn back_bar(words: &Pen<'_>, table: Link) -> Markup {
    html! {
        header.top {
            a.brand href=(table) data-key="Escape" { (words.button_icon("undo")) (words.text("ui-to-board")) }
            nav aria-label=(words.text("ui-settings")) { (menu_button(words)) }
        }
    }
}

/// The button that opens the menu.
pub(crate) fn menu_button(words: &Pen<'_>) -> Markup {
    html! {
        button type="button" popovertarget="p-menu" {
            (words.button_icon("menu")) span.wide { (words.text("ui-menu")) }
            span.hide.narrow { (words.text("ui-menu")) }
        }
    }
}

/// The menu of a game at the table: what belongs to it, then language, theme, size
/// and voice.
pub(crate) fn table_menu(visit: &Visit, words: &Pen<'_>, links: &Markup) -> Markup {
    let likings = visit.likings;
    let langs = Lang::ALL.map(|it| (it.code(), likings.lang == it));
    let themes = Theme::ALL.map(|it| (it.key(), likings.theme == it));
    let sizes = [("normal", !likings.is_large), ("large", likings.is_large)];
    html! {
        (opened_menu(visit, words, html! {
            (links)
            (setting(visit, words, "lang", &langs))
            (cards(visit, words))
            (setting(visit, words, "theme", &themes))
            (setting(visit, words, "size", &sizes))
            div hidden data-voice {
                p.setting-name id="set-voice" { (words.text("ui-voice")) }
                button.btn type="button" role="switch" aria-checked="false" aria-labelledby="set-voice" {
                    (words.button_icon("play")) (words.text("ui-voice-on"))
                }
            }
            p.small.muted.keys-help { (words.text("ui-table-keys")) }
        }))
    }
}

/// The menu: what belongs to this page, then language, theme and pace.
pub(crate) fn menu(visit: &Visit, words: &Pen<'_>, links: &Markup) -> Markup {
    let likings = visit.likings;
    let langs = Lang::ALL.map(|it| (it.code(), likings.lang == it));
    let themes = Theme::ALL.map(|it| (it.key(), likings.theme == it));
    let paces = Pace::ALL.map(|it| (it.key(), likings.pace == it));
    let sounds = [("off", !likings.has_sound), ("on", likings.has_sound)];
    let lessons = [("on", visit.lessons.is_whole()), (Lessons::OFF, visit.lessons.is_off())];
    html! {
        (opened_menu(visit, words, html! {
            (links)
            (setting(visit, words, "lang", &langs))
            (cards(visit, words))
            (setting(visit, words, "theme", &themes))
            (setting(visit, words, "pace", &paces))
            (setting(visit, words, "sound", &sounds))
            (setting(visit, words, Lessons::NAME, &lessons))
            (keys_help(words))
        }))
    }
}

/// What the keys do, in every game and in this one.
pub(crate) fn keys_help(words: &Pen<'_>) -> Markup {
    let own = Message::new("guide-keys");
    html! {
        p.small.muted.keys-help { (words.text("ui-keys")) @if words.has(&own) { " " (words.say(&own)) } }
    }
}

/// The way to everything that is kept here, as one file.
pub(crate) fn export(words: &Pen<'_>) -> Markup {
    html! {
        a.btn href=(words.to(Address::Export)) download="" data-full { (words.button_icon("save")) (words.text("ui-export")) }
    }
}

/// The address for a phone as a picture, where one can come in.
pub(crate) fn phone(visit: &Visit, words: &Pen<'_>) -> Markup {
    let Some(url) = &visit.phone else { return html! {} };
    html! {
        @if let Some(qr) = Qr::of(url) {
            figure.phone {
                (qr.picture(&words.text("ui-phone")))
                figcaption.small { (words.icon("phone")) (words.text("ui-phone")) }
            }
        }
    }
}

/// Whether the host has the site that a browser can take in, so that it needs no host.
fn is_installable(visit: &Visit) -> bool {
    (visit.app.host.beside)(&Address::Install.path()).is_some()
}

/// The sheet that the menu's button opens.
fn opened_menu(visit: &Visit, words: &Pen<'_>, body: Markup) -> Markup {
    html! {
        // A landmark of its own: what is open is found there, and nothing is outside of one.
        section #p-menu.panel.menu popover="auto" aria-label=(words.text("ui-menu")) {
            button.btn.quiet.shut type="button" popovertarget="p-menu" popovertargetaction="hide" {
                (words.spoken_icon("close", &words.text("ui-close"), ""))
            }
            h2 { (words.icon("menu")) (words.text("ui-menu")) }
            div.stacked {
                (body)
                button.btn type="button" data-install hidden { (words.button_icon("phone")) (words.text("ui-install")) }
                @if is_installable(visit) {
                    a.btn href=(words.to(Address::Install)) { (words.button_icon("phone")) (words.text("ui-install-site")) }
                }
                (phone(visit, words))
                // Every page has the menu, and no page gets longer for it.
                footer.small.muted { (words.text("ui-brand")) " " (desk::VERSION) " · " a href=(words.to(Address::Notices)) { (words.text("ui-licences")) } }
            }
        }
    }
}

/// The language of the names that the box has printed, where the game has some.
fn cards(visit: &Visit, words: &Pen<'_>) -> Markup {
    let langs = Lang::ALL.map(|it| (it.code(), visit.likings.cards == it));
    html! { @if words.lexicon().has_names() { (setting(visit, words, "cards", &langs)) } }
}

fn setting(visit: &Visit, words: &Pen<'_>, key: &str, values: &[(&str, bool)]) -> Markup {
    let is_lang = key == "lang" || key == "cards";
    html! {
        form method="post" action=(words.to(Address::Settings)) data-full {
            input type="hidden" name="back" value=(visit.here);
            p.setting-name id={ "set-" (key) } { (words.text(&format!("ui-{key}"))) }
            div.acts.choice role="group" aria-labelledby={ "set-" (key) } {
                @for (value, is_set) in values {
                    button.btn type="submit" name=(key) value=(value) aria-pressed=(is_set.to_string())
                        lang=[is_lang.then_some(value)] {
                        (words.text(&if is_lang { format!("ui-lang-{value}") } else { format!("ui-{key}-{value}") }))
                    }
                }
            }
        }
    }
}
