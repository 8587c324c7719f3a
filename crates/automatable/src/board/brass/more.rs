//! What Brass's table has no room for: what tiles cost and bring, and every
//! line between cities.

use brass::{ALPHABETICAL, Era, Industry, Location, Owner, State, tile};

use super::{sign, who};
use crate::{style::Style, voice::Voice};

/// The next tiles of the person's mat, then the lines of the era.
pub(super) fn more(state: &State, voice: &Voice, style: Style) -> String {
    let mut out = style.wrap(0, &voice.text("cli-brass-tiles"));
    for &industry in Industry::ALL {
        let Some(level) = state.human.mat.lowest(industry) else { continue };
        let price = voice.tell("cli-brass-price", [("n", tile(industry, level).cost.into())]);
        let name = format!("{} {level}", voice.text(&format!("industry-{industry}")));
        let lines = format!("{price}, {}", facts(industry, level, voice));
        let args = [("card", name.into()), ("lines", lines.into())];
        out += &style.wrap(2, &voice.tell("cli-card", args));
    }
    let id = if state.era == Era::Canal { "cli-brass-all-canals" } else { "cli-brass-all-rails" };
    out += &style.wrap(0, &voice.text(id));
    for &location in &ALPHABETICAL {
        let lines = location.lines().and(state.era.lines());
        let ends: Vec<String> = lines
            .map(|link| {
                let others = link.ends().filter(|&it| it != location).map(|it| name(it, voice));
                let others = others.collect::<Vec<_>>().join(" + ");
                match [Owner::Human, Owner::Automa]
                    .into_iter()
                    .find(|&it| state.board.links(it).has(link))
                {
                    None => others,
                    Some(owner) if style.plain => format!("{others} ({})", who(owner, voice)),
                    Some(owner) => format!("{}{others}", sign(owner, style)),
                }
            })
            .collect();
        if !ends.is_empty() {
            let args = [("card", name(location, voice).into()), ("lines", ends.join(", ").into())];
            out += &style.wrap(2, &voice.tell("cli-card", args));
        }
    }
    out
}

fn name(location: Location, voice: &Voice) -> String {
    voice.text(&format!("location-{location}"))
}

/// What a tile needs besides money, and what it brings.
pub(super) fn facts(industry: Industry, level: u8, voice: &Voice) -> String {
    let spec = tile(industry, level);
    let needs = [
        ("cli-brass-needs-coal", spec.coal),
        ("cli-brass-needs-iron", spec.iron),
        ("cli-brass-needs-beer", spec.beer),
        ("cli-brass-gives", spec.cubes),
    ];
    let needs = needs.into_iter().filter(|it| it.1 != 0);
    let mut facts: Vec<String> = needs.map(|(id, n)| voice.tell(id, [("n", n.into())])).collect();
    let args =
        [("income", spec.income.into()), ("points", spec.vp.into()), ("links", spec.links.into())];
    facts.push(voice.tell("cli-brass-flipped", args));
    facts.join(", ")
}
