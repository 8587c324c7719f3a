//! Both mats: what is left level by level, what it costs and what it gives.

use brass::{Brass, Industry, Mat, Owner, State, n_levels, tile};
use maud::{Markup, html};

use super::{
    piece::{ROMAN, symbol},
    place,
};
use crate::{Pen, page::View};

/// Both mats, one industry after the other.
pub(super) fn show(view: &View<'_, Brass>, state: &State) -> Markup {
    let words = &view.words;
    html! {
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
                span { "£" (spec.cost) }
                (needs(words, "coal", spec.coal)) (needs(words, "iron", spec.iron)) (needs(words, "beer", spec.beer))
            } }
            td { span.fig {
                span { (words.spoken_icon("vp", &words.text("br-points"), "")) (spec.vp) }
                span { (words.spoken_icon("income", &words.text("br-income"), "")) "+" (spec.income) }
                span { (words.spoken_icon("brass/link", &words.text("br-link-icons"), "")) (spec.links) }
                @if 0 < spec.cubes { (gives(words, industry, spec.cubes)) }
            } }
        }
    }
}

fn needs(words: &Pen<'_>, what: &str, n: u8) -> Markup {
    html! {
        @if 0 < n {
            span { (words.spoken_icon(&format!("brass/{what}"), &words.text(&format!("br-{what}")), &format!("c-{what}"))) (n) }
        }
    }
}

fn gives(words: &Pen<'_>, industry: Industry, n: u8) -> Markup {
    let what = if industry == Industry::CoalMine { "coal" } else { "iron" };
    needs(words, what, n)
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
