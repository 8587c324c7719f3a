//! What stands on the map beside places that can be chosen: the whole price of a site,
//! and what a line would score as the table lies.

use brass::{Action, Brass, Deed, Space};
use maud::{Markup, html};

use super::{
    layout::{SIDE, middle},
    place::Place,
    points::Points,
};
use crate::page::View;

/// A tag on the map.
struct Tag {
    place: Place,
    class: &'static str,
    text: String,
}

/// The tags of the question that is open.
pub(super) fn show(view: &View<'_, Brass>, points: &Points) -> Markup {
    let mut tags = Vec::new();
    let plan = points.asking();
    match plan.after.deed {
        Deed::Build => sites(view, points, &mut tags),
        Deed::Network | Deed::NetworkMore => lines(view, points, &mut tags),
        _ => {}
    }
    html! { @for it in &tags { (drawn(it)) } }
}

/// Each space with the least that something costs there.
fn sites(view: &View<'_, Brass>, points: &Points, tags: &mut Vec<Tag>) {
    let plan = points.asking();
    let priced = |it: &Action| match *it {
        Action::Site(_, at) => Some((at, plan.after.price(*it)?.total())),
        _ => None,
    };
    let open: Vec<(Space, i16)> = plan.options.iter().filter_map(priced).collect();
    let dear: Vec<(Space, i16)> = points.dear.iter().filter_map(|it| priced(&it.0)).collect();
    for (found, class) in [(&open, "ptag"), (&dear, "ptag dear")] {
        for &(at, price) in found {
            let place = Place::Space(at);
            // What can be paid for stands there first; of two prices the lower.
            let is_least = found.iter().all(|it| it.0 != at || price <= it.1);
            if is_least && tags.iter().all(|it: &Tag| it.place != place) {
                tags.push(Tag { place, class, text: view.words.count("br-pounds", price) });
            }
        }
    }
}

fn lines(view: &View<'_, Brass>, points: &Points, tags: &mut Vec<Tag>) {
    let plan = points.asking();
    for it in &plan.options {
        if let Action::Line(link) = *it {
            let text = plan.after.link_worth(link).to_string();
            tags.push(Tag { place: Place::Line(link), class: "tag pts", text });
        }
    }
    for (it, price) in &points.dear {
        if let Action::Line(link) = *it {
            let text = view.words.count("br-pounds", *price);
            tags.push(Tag { place: Place::Line(link), class: "ptag dear", text });
        }
    }
}

fn drawn(tag: &Tag) -> Markup {
    let (x, y) = middle(tag.place);
    let Tag { class, text, .. } = tag;
    if *class == "tag pts" {
        return html! {
            g class=(class) aria-hidden="true" {
                rect x=(x - 15.0) y=(y - 15.0) width="30" height="30" rx="3" "/";
                text x=(x) y=(y + 8.0) { (text) }
            }
        };
    }
    let line = match tag.place {
        Place::Space(_) => y + SIDE / 2.0 + 4.0,
        _ => y + 6.0,
    };
    // Struck by a line of its own: the halo of the letters would cover that of the font.
    let half = tag.text.chars().count() as f32 * 6.0;
    html! {
        g class=(class) aria-hidden="true" {
            text x=(x) y=(line) { (text) }
            @if *class == "ptag dear" { path d={ "M" (x - half) " " (line - 7.0) "h" (2.0 * half) } "/"; }
        }
    }
}

/// Whether nothing but money closes a place.
pub(super) fn is_dear(points: &Points, at: Place) -> bool {
    points.dear.iter().any(|it| place(it.0) == Some(at))
}

/// The place that a site or a line is.
pub(super) fn place(action: Action) -> Option<Place> {
    match action {
        Action::Site(_, at) => Some(Place::Space(at)),
        Action::Line(link) => Some(Place::Line(link)),
        _ => None,
    }
}
