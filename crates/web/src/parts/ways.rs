//! The two ways to play, drawn: on the screen, and beside a box on a table.

use maud::{Markup, html};

use crate::Pen;

/// A screen with a board, what the automa did, and cards.
pub(crate) fn screen(words: &Pen<'_>) -> Markup {
    let art = html! {
        rect x="8" y="6" width="236" height="138" rx="8" class="f-paper s-ink" stroke-width="3" "/";
        path d="M88 144v12M164 144v12M66 157h120" class="f-none s-ink" stroke-width="3" "/";
        rect x="20" y="18" width="138" height="114" class="f-raised s-edge" "/";
        path d="M48 44l42 26 42-20M90 70l12 40" class="f-none s-ink2" stroke-width="3" stroke-dasharray="2 5" "/";
        rect x="39" y="35" width="18" height="18" rx="4" class="f-you" "/";
        rect x="123" y="41" width="18" height="18" rx="4" class="f-you" "/";
        path d="M90 59l11 11-11 11-11-11z" class="f-foe" "/";
        rect x="94" y="102" width="16" height="16" class="f-paper s-edge" "/";
        rect x="168" y="22" width="66" height="24" class="f-foe-soft s-foe" "/";
        path d="M198 31h28M198 38h28" class="s-ink" stroke-width="2" "/";
        path d="M168 58h30v22h-30zM204 58h30v22h-30zM168 86h30v22h-30zM204 86h30v22h-30z" class="f-raised s-edge" "/";
        rect x="168" y="114" width="66" height="17" rx="3" class="f-ink" "/";
    };
    picture(words, (172, 26), art)
}

/// A table with a box, a board and pieces, and a phone that says what to move.
pub(crate) fn table(words: &Pen<'_>) -> Markup {
    let art = html! {
        path d="M30 62h222l24 70H6z" class="f-sunk s-ink" stroke-width="2" "/";
        path d="M6 132h270v8H6zM18 140v20M264 140v20" class="f-paper s-ink" stroke-width="2" "/";
        path d="M18 76l10-20h36l-8 20zM18 76h38v10H18zM56 86l8-20" class="f-raised s-ink" stroke-width="1.5" "/";
        path d="M58 70h118l12 48H42z" class="f-raised s-edge" "/";
        rect x="84" y="78" width="18" height="14" class="f-you-soft s-you" stroke-width="2" "/";
        path d="M136 82l13 9-13 9-13-9z" class="f-foe-soft s-foe" stroke-width="2" "/";
        rect x="104" y="100" width="16" height="12" class="f-paper s-edge" "/";
        path d="M204 44c-30-22-44 6-52 34m0 0l-5-11m5 11l10-6" class="f-none s-ink" stroke-width="2" stroke-dasharray="6 4" "/";
        rect x="210" y="10" width="64" height="108" rx="9" class="f-paper s-ink" stroke-width="3" "/";
        rect x="217" y="20" width="50" height="26" class="f-foe-soft s-foe" "/";
        path d="M224 58h1M224 70h1M224 82h1" class="s-ink" stroke-width="8" stroke-linecap="round" "/";
        path d="M234 58h30M234 70h24M234 82h30" class="s-ink" stroke-width="3" "/";
        rect x="217" y="94" width="50" height="15" rx="3" class="f-ink" "/";
        path d="M236 101l5 5 9-9" class="f-none s-paper" stroke-width="2.5" "/";
    };
    picture(words, (234, 25), art)
}

/// The drawing with the automa's sign there.
fn picture(words: &Pen<'_>, (x, y): (u16, u16), art: Markup) -> Markup {
    html! {
        svg viewBox="0 0 282 164" {
            (art)
            g.c-ink.two { use href=(words.symbol("automa")) x=(x) y=(y) width="16" height="16" "/"; }
        }
    }
}
