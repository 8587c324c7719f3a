//! What pictures of tables share: signs of candidates, symbols that stand alone.

use maud::{Markup, PreEscaped, html};

use crate::{assets::Asset, view::Glow};

/// How a candidate stands, as a sign of a given radius: a tick if it was chosen,
/// else the number of the reason that dropped it.
pub(crate) fn badge(glow: &Glow, (x, y): (f32, f32), radius: f32) -> Markup {
    let class = glow.class();
    let size = radius * 1.25;
    html! {
        g class={ "badge " (class) } aria-hidden="true" {
            circle cx=(format_args!("{x:.1}")) cy=(format_args!("{y:.1}")) r=(radius) "/";
            text x=(format_args!("{x:.1}")) y=(format_args!("{:.1}", y + size * 0.36)) font-size=(size) { (glow.sign()) }
        }
    }
}

/// Symbols of a sprite as definitions inside a picture that is kept: it can load
/// nothing. Their second tone is left out, since no style gives it.
pub(crate) fn inlined(sprite: &Asset, names: &[&str]) -> Markup {
    // A line of a sprite is a symbol, and begins with its name.
    let symbol = |name: &str| sprite.text().lines().find(|it| it.split('"').nth(1) == Some(name));
    let drawn = names.iter().filter_map(|&it| symbol(it));
    html! {
        defs { @for it in drawn { (PreEscaped(it.replace("var(--tone,transparent)", "none"))) } }
    }
}

#[cfg(test)]
mod tests {
    use kit::{Random, playout};
    use shelf::{GameId, with_game};

    use crate::page::Page;

    /// The finished table of a game as a picture to keep, if the game draws one.
    fn kept<G: Page>(seed: u64) -> Option<String> {
        let game = G::new(&G::Setup::default()).unwrap();
        let end = playout(&game, seed, &mut Random::default()).end;
        Some(game.keepsake(&end)?.into_string())
    }

    #[test]
    fn a_picture_to_keep_stands_alone_and_shows_the_end() {
        for &id in GameId::ALL {
            let (one, other) =
                (with_game!(id, G => kept::<G>(7)), with_game!(id, G => kept::<G>(8)));
            let Some(one) = one else { continue };
            assert_ne!(Some(&one), other.as_ref(), "{id:?}: two ends look the same");
            for foreign in ["class=", "var(--", "/assets/", "http"] {
                assert!(!one.contains(foreign), "{id:?} needs {foreign}");
            }
            for used in one.split("href=\"#").skip(1).map(|it| it.split('"').next().unwrap()) {
                assert!(one.contains(&format!("id=\"{used}\"")), "{id:?}: {used} is not in it");
            }
        }
    }
}
