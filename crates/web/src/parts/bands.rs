//! A number with its 95 % band beside nought, as small as it stands in a table.

use coach::Mean;
use maud::{Markup, html};

/// Half the width of the picture.
const HALF: i64 = 36;

/// The picture beside the number; `most` thousandths are half its width. A diamond is the
/// automa's, a disc anybody else's.
pub(crate) fn band(it: &Mean, most: i64, class: &str) -> Markup {
    let at = |n: i64| n * HALF / most.max(1);
    let (x, low, high) = (at(it.mean), at(it.mean - it.band()), at(it.mean + it.band()));
    html! {
        svg class={ "gauge " (class) } viewBox="-42 -8 84 16" aria-hidden="true" {
            path.s-ink2.f-none d="M0-8v16" "/";
            path.f-none d={ "M" (low) "-4v8M" (high) "-4v8M" (low) " 0H" (high) } stroke-width="2" "/";
            @if class.contains("foe") { path d={ "M" (x) "-5l5 5-5 5-5-5z" } "/"; } @else { circle cx=(x) cy="0" r="4" "/"; }
        }
    }
}
