//! Both mats: what is left level by level, what it costs and what it gives; and the
//! next tiles of the person, which are always in sight.

use brass::{Brass, Era, Industry, Mat, Owner, State, TileSpec, n_levels, tile};
use kit::Message;
use maud::{Markup, html};

use super::{
    piece::{ROMAN, symbol},
    place,
};
use crate::{Pen, page::View};

/// The person's next tile of each industry: its level and price, and how many are left.
pub(super) fn strip(view: &View<'_, Brass>, state: &State) -> Markup {
    let words = &view.words;
    html! {
        ol.nexts aria-label=(words.text("br-next-yours")) {
            @for &industry in Industry::ALL { (next_tile(words, state, industry)) }
        }
    }
}

fn next_tile(words: &Pen<'_>, state: &State, industry: Industry) -> Markup {
    let mat = &state.human.mat;
    let name = words.say(&place::industry(industry));
    let sign = words.spoken_icon(&format!("brass/{}", symbol(industry)), &name, "");
    let Some(level) = mat.lowest(industry) else {
        return html! { li.none { span.sign { (sign) } small { (words.text("br-none-left")) } } };
    };
    let spec = tile(industry, level);
    let is_of_era = mat.buildable(industry, state.era).is_some();
    html! {
        li.none[!is_of_era] {
            span.sign { (sign) b { (ROMAN[usize::from(level)]) } }
            b.price { (words.count("br-pounds", spec.cost)) (cubes(words, "coal", spec.coal)) (cubes(words, "iron", spec.iron)) }
            small {
                @if is_of_era { (words.count("br-left", mat.n_lowest(industry))) }
                @else { (era_of(words, spec)) }
            }
        }
    }
}

/// The cubes that a tile takes, each drawn; ears hear how many.
fn cubes(words: &Pen<'_>, what: &str, n: u8) -> Markup {
    let label = words.say(&Message::new("br-cubes").with("what", what).with("n", n));
    html! {
        @for nth in 0..n {
            @if nth == 0 { (words.spoken_icon(&format!("brass/{what}"), &label, &format!("c-{what}"))) }
            @else { (words.button_icon(&format!("brass/{what}"))) }
        }
    }
}

/// The only era in which a tile may be built.
fn era_of(words: &Pen<'_>, spec: &TileSpec) -> String {
    let era = if spec.canal { Era::Canal } else { Era::Rail };
    words.say(&Message::new("br-only-era").with("era", era.key()))
}

/// Both mats, one industry after the other.
pub(super) fn show(view: &View<'_, Brass>, state: &State) -> Markup {
    let words = &view.words;
    html! {
        (strip(view, state))
        div.mats {
            @for &industry in Industry::ALL {
                @let name = words.say(&place::industry(industry));
                table {
                    caption { (words.icon(&format!("brass/{}", symbol(industry)))) (name) }
                    thead { tr {
                        th scope="col" { (words.text("br-level")) }
                        th.number scope="col" { (words.spoken_icon("you", &words.text("app-human"), "you")) }
                        th.number scope="col" { (words.spoken_icon("automa", &words.text("automa-title"), "foe")) }
                        th scope="col" { (words.text("br-costs")) }
                        th scope="col" { (words.text(if industry.is_sold() { "br-to-sell" } else { "br-when-built" })) }
                        th scope="col" { (words.text("br-gives")) }
                    } }
                    tbody { @for level in 1..=n_levels(industry) { (row(view, state, industry, level)) } }
                }
            }
        }
    }
}

fn row(view: &View<'_, Brass>, state: &State, industry: Industry, level: u8) -> Markup {
    let words = &view.words;
    let spec = tile(industry, level);
    let left = |mat: &Mat| mat.0[industry as usize][usize::from(level) - 1];
    let next = |mat: &Mat| mat.lowest(industry) == Some(level);
    let is_next = next(&state.human.mat) || next(&state.automa.mat);
    html! {
        tr class=[is_next.then_some("next")] {
            th scope="row" {
                (ROMAN[usize::from(level)])
                @if !spec.developable { (words.spoken_icon("brass/bulb", &words.text("br-lightbulb"), "")) }
                @if !spec.rail { (words.spoken_icon("brass/canal", &words.text("br-canal-only"), "")) }
                @if !spec.canal { (words.spoken_icon("brass/rail", &words.text("br-rail-only"), "")) }
            }
            @for &owner in Owner::ALL {
                @let mat = state.mat(owner);
                td.number.now[next(mat)] { (left(mat)) }
            }
            td { span.fig {
                span { (words.count("br-pounds", spec.cost)) }
                (amount(words, "coal", spec.coal)) (amount(words, "iron", spec.iron))
            } }
            td { span.fig {
                (amount(words, "beer", spec.beer))
                (amount(words, made(industry), state.brought(industry, level)))
            } }
            td { span.fig {
                span { (words.spoken_icon("vp", &words.text("br-points"), "")) (spec.vp) }
                span { (words.spoken_icon("income", &words.text("br-income"), "")) "+" (spec.income) }
                span { (words.spoken_icon("brass/link", &words.text("br-link-icons"), "")) (spec.links) }
            } }
        }
    }
}

fn amount(words: &Pen<'_>, what: &str, n: u8) -> Markup {
    html! {
        @if 0 < n {
            span { (words.spoken_icon(&format!("brass/{what}"), &words.text(&format!("br-{what}")), &format!("c-{what}"))) (n) }
        }
    }
}

/// What an industry makes.
fn made(industry: Industry) -> &'static str {
    match industry {
        Industry::CoalMine => "coal",
        Industry::IronWorks => "iron",
        _ => "beer",
    }
}

/// The lowest tiles of a mat in one line, as the deeds would build them.
pub(super) fn next(view: &View<'_, Brass>, state: &State, owner: Owner) -> Markup {
    let words = &view.words;
    html! {
        ul.next-tiles {
            @for &industry in Industry::ALL {
                li title=(words.say(&place::industry(industry))) {
                    (words.classed_icon(&format!("brass/{}", symbol(industry)), ""))
                    (state.mat(owner).lowest(industry).map_or("–", |it| ROMAN[usize::from(it)]))
                }
            }
        }
    }
}
