//! What glows during the automa's turn: candidates, those that are left, and the
//! numbers that decided.

use brass::{Brass, Owner};
use desk::{Step, measured};
use kit::Verdict;
use maud::{Markup, html};

use super::{
    layout::{SIDE, middle},
    place::Place,
};
use crate::page::{self, Mode, View};

/// How a candidate stands under the rule that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// The only one left.
    Hit,
    /// Still among several.
    Tie,
    /// Dropped by this rule.
    Out,
    /// Counted for a side.
    Counted(Owner),
}

/// What glows on the map.
#[derive(Clone, Debug, Default)]
pub(super) struct Glows(Vec<Glow>);

#[derive(Clone, Debug)]
struct Glow {
    place: Place,
    standing: Standing,
    tag: Option<String>,
}

impl Glows {
    /// What glows at the moment that is watched.
    pub(super) fn of(view: &View<'_, Brass>) -> Glows {
        let Mode::Watching(turn, moment) = &view.mode else { return Glows::default() };
        if !matches!(moment.step, Step::Rule(_)) {
            return Glows::default();
        }
        let Some(rung) = turn.read(*moment).last() else { return Glows::default() };
        let mut glows = Vec::new();
        for (at, &candidate) in rung.candidates.iter().enumerate() {
            let Some(place) = Place::of(candidate) else { continue };
            let stays = rung.survivors.contains(&candidate);
            let standing = match (stays, rung.survivors.len()) {
                (false, _) => Standing::Out,
                (true, 1) if rung.verdict == Verdict::Applied => Standing::Hit,
                (true, _) => Standing::Tie,
            };
            let tag = rung.measures.get(at).map(|&it| {
                // A tag has room for a few letters; the panel says it in full.
                let told = measured(&view.words, rung, it);
                if told.chars().count() <= 12 { told } else { it.to_string() }
            });
            glows.push(Glow { place, standing, tag });
        }
        Glows(glows)
    }

    /// Points on links or tiles, as they are counted at the end of an era.
    pub(super) fn counted(numbers: &[(Place, Owner, i16)]) -> Glows {
        let glow = |it: &(Place, Owner, i16)| Glow {
            place: it.0,
            standing: Standing::Counted(it.1),
            tag: Some(it.2.to_string()),
        };
        Glows(numbers.iter().map(glow).collect())
    }

    /// How candidates stood in the end.
    pub(super) fn stood(standing: &[(Place, page::Glow)]) -> Glows {
        let glow = |(place, glow): &(Place, page::Glow)| Glow {
            place: *place,
            standing: match glow {
                page::Glow::Chosen => Standing::Hit,
                page::Glow::In => Standing::Tie,
                page::Glow::Out(_) => Standing::Out,
            },
            tag: None,
        };
        Glows(standing.iter().map(glow).collect())
    }

    fn find(&self, place: Place) -> Option<&Glow> {
        self.0.iter().find(|it| it.place == place)
    }

    /// The class of a place that glows, with a space before it.
    pub(super) fn class(&self, place: Place) -> &'static str {
        match self.find(place).map(|it| it.standing) {
            Some(Standing::Hit) => " glow hit",
            Some(Standing::Tie) => " glow tie",
            Some(Standing::Out) => " glow out",
            Some(Standing::Counted(_)) | None => "",
        }
    }

    /// A line that glows, along its course.
    pub(super) fn way(&self, place: Place, path: &str) -> Markup {
        let Some(glow) = self.find(place) else { return html! {} };
        html! { path d=(path) class={ "f-none cand " (class(glow.standing)) } "/"; }
    }

    /// The frame around a space or stall that glows.
    pub(super) fn frame(&self, place: Place, (x, y): (f32, f32)) -> Markup {
        let Some(glow) = self.find(place) else { return html! {} };
        let half = SIDE / 2.0 + 3.0;
        html! {
            rect class={ "f-none cand-frame " (class(glow.standing)) } x=(x - half) y=(y - half) width=(2.0 * half) height=(2.0 * half) rx="6" "/";
        }
    }

    /// The tags with the numbers that are compared, above everything else.
    pub(super) fn tags(&self) -> Markup {
        html! {
            @for glow in &self.0 {
                @let (x, y) = middle(glow.place);
                @let standing = class(glow.standing);
                @if let Place::Location(_) = glow.place {
                    circle cx=(x) cy=(y) r="62" class={ "f-none cand-frame " (standing) } "/";
                }
                @if let Some(tag) = &glow.tag {
                    @let width = (tag.chars().count() as f32 * 10.5 + 20.0).max(44.0);
                    @let left = (x - width / 2.0).clamp(14.0, 934.0 - width);
                    @let top = (y - 46.0).max(14.0);
                    g class={ "tag " (standing) } aria-hidden="true" {
                        rect x=(left) y=(top) width=(width) height="30" rx="3" "/";
                        text x=(left + width / 2.0) y=(top + 21.0) { (tag) }
                    }
                }
            }
        }
    }
}

fn class(standing: Standing) -> &'static str {
    match standing {
        Standing::Hit => "hit",
        Standing::Tie => "tie",
        Standing::Out => "out",
        Standing::Counted(Owner::Human) => "counted you",
        Standing::Counted(Owner::Automa) => "counted foe",
    }
}
