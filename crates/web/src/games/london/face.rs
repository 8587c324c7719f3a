//! A city card as we draw it: name, colour and pattern, view, costs and effects.

use desk::figure;
use kit::Message;
use london::{ActivationCard, CardKind, Colour, Effect, London, Ongoing, Spec};
use maud::{Markup, html};

use crate::{Pen, page::View};

/// The class and symbol of a colour.
pub(super) fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "economy",
        Colour::Blue => "culture",
        Colour::Pink => "politics",
        Colour::Grey => "pauper",
    }
}

/// The ink of a colour in pictures, the same by day and by night.
pub(super) fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "#8A6238",
        Colour::Blue => "#3C6EA0",
        Colour::Pink => "#A84A6E",
        Colour::Grey => "#77736B",
    }
}

/// The name of a card. Copies of one are alike, so nothing tells them apart.
pub(super) fn name(view: &View<'_, London>, card: u8) -> String {
    view.words.say(&view.game().card_name(view.game().card(card)))
}

/// The class of a name: one with a long word is set smaller.
pub(super) fn name_class(name: &str) -> &'static str {
    let is_long = name.split([' ', '-']).any(|it| 9 <= it.chars().count());
    if is_long { "name long" } else { "name" }
}

/// What is inside every card: symbol, name, view, effects, words.
pub(super) fn inside(view: &View<'_, London>, card: u8, note: &Markup) -> Markup {
    let spec = view.game().spec(card);
    let colour = colour_class(spec.colour);
    let label = view.words.text(&format!("ld-colour-{colour}"));
    html! {
        (view.words.spoken_icon(&format!("london/{colour}"), &label, ""))
        span class=(name_class(&name(view, card))) { (soft(&name(view, card))) }
        (vignette(view, card))
        (words(view, spec))
        span.note { (note) }
        (signs(view, card))
    }
}

/// The small engraved view of a card.
pub(super) fn vignette(view: &View<'_, London>, card: u8) -> Markup {
    scene(&view.words, view_of(view.game(), card))
}

/// The name of the view of a card.
pub(super) fn view_of(game: &London, card: u8) -> &'static str {
    let spec = game.spec(card);
    kind_of(&game.sheet().cards[usize::from(spec.design)].id, spec)
}

/// A view by its name.
pub(super) fn scene(words: &Pen<'_>, kind: &str) -> Markup {
    html! {
        svg.vig viewBox="0 0 120 40" aria-hidden="true" { use href=(words.symbol(&format!("london/v-{kind}"))) "/"; }
    }
}

/// Which view belongs to a card: by its id where the box has it, else by colour.
fn kind_of(id: &str, spec: &Spec) -> &'static str {
    const KINDS: [(&str, &str); 47] = [
        ("school", "spire"),
        ("water-works", "works"),
        ("theatre", "hall"),
        ("st-pauls", "dome"),
        ("hospital", "hall"),
        ("almshouses", "terrace"),
        ("covent-garden", "garden"),
        ("east-india", "dock"),
        ("coffee-house", "guild"),
        ("vauxhall", "garden"),
        ("woolwich", "keep"),
        ("great-fire", "column"),
        ("wren", "dome"),
        ("huguenots", "guild"),
        ("town-houses", "terrace"),
        ("street-lights", "terrace"),
        ("university", "dome"),
        ("buckingham", "hall"),
        ("nelsons", "column"),
        ("kew", "garden"),
        ("british-museum", "hall"),
        ("lords", "garden"),
        ("stock-exchange", "hall"),
        ("bank", "hall"),
        ("albert-dock", "dock"),
        ("west-india", "dock"),
        ("workers", "terrace"),
        ("royal-victoria", "dock"),
        ("ship-building", "dock"),
        ("steamboats", "dock"),
        ("brewing", "works"),
        ("leather", "works"),
        ("silk", "works"),
        ("furniture", "works"),
        ("police", "keep"),
        ("bridge", "bridge"),
        ("tower-bridge", "bridge"),
        ("fleet", "terrace"),
        ("regent", "terrace"),
        ("oxford", "terrace"),
        ("brixton", "keep"),
        ("millbank", "keep"),
        ("highgate", "garden"),
        ("natural-history", "spire"),
        ("albert-hall", "dome"),
        ("train-station", "works"),
        ("parliament", "spire"),
    ];
    if let Some(known) = KINDS.iter().find(|it| id.starts_with(it.0)) {
        return known.1;
    }
    match (spec.kind, spec.colour) {
        (CardKind::Pauper, _) | (_, Colour::Grey) => "poor",
        (_, Colour::Brown) => "guild",
        (_, Colour::Blue) => "hall",
        (_, Colour::Pink) => "dome",
    }
}

/// What the card does in words, where symbols alone do not say it.
pub(super) fn words(view: &View<'_, London>, spec: &Spec) -> Markup {
    let game = view.game();
    html! {
        @if spec.effect.is_some() || spec.ongoing.is_some() {
            span.words {
                @if let Some(ongoing) = spec.ongoing { (view.words.say(&game.ongoing_text(ongoing))) " " }
                @if let Some(effect) = spec.effect { (view.words.say(&game.effect_text(effect))) }
            }
        }
    }
}

/// What a card costs to build, or why it is not built.
pub(super) fn price(view: &View<'_, London>, card: u8) -> String {
    let spec = view.game().spec_at(view.state(), card);
    let is_free = spec.ongoing == Some(Ongoing::FreePlacement);
    let colour = Message::new(format!("ld-price-{}", colour_class(spec.colour)));
    view.words.say(&match (spec.kind, spec.building_cost, is_free) {
        (CardKind::Pauper, ..) => Message::new("ld-price-never"),
        (CardKind::Action, ..) => Message::new("ld-price-action"),
        (_, 0, true) => Message::new("ld-price-free"),
        (_, n, true) => Message::new("ld-price-money").with("n", n),
        (_, 0, false) => colour,
        (_, n, false) => Message::new("ld-price-both").with("n", n).with("card", colour),
    })
}

/// What a card brings in a run, while it lies there, and at the end.
fn sentences(view: &View<'_, London>, card: u8) -> Vec<Message> {
    let game = view.game();
    let spec = game.spec_at(view.state(), card);
    let part = |id: &str, n: i32| Message::new(id).with("n", figure(n));
    let mut parts = Vec::new();
    if spec.activation_money != 0 {
        parts.push(part("ld-part-pay", spec.activation_money));
    }
    match spec.activation_card {
        ActivationCard::None => {}
        ActivationCard::Any => parts.push(Message::new("ld-part-any")),
        ActivationCard::Brown => parts.push(Message::new("ld-part-brown")),
        ActivationCard::Blue => parts.push(Message::new("ld-part-blue")),
        ActivationCard::Pink => parts.push(Message::new("ld-part-pink")),
    }
    if spec.money != 0 {
        parts.push(part("ld-part-money", spec.money));
    }
    if spec.poverty != 0 {
        parts.push(Message::new("ld-part-poverty").with("n", signed(spec.poverty)));
    }
    if spec.prestige != 0 {
        parts.push(part("ld-part-prestige", spec.prestige));
    }
    if spec.flips {
        parts.push(Message::new("ld-part-flips"));
    }
    let mut said = Vec::new();
    if !parts.is_empty() {
        let id = if spec.kind == CardKind::Action { "ld-tells-play" } else { "ld-tells-run" };
        said.push(Message::new(id).with("parts", parts));
    }
    said.extend(spec.ongoing.map(|it| game.ongoing_text(it)));
    said.extend(spec.effect.map(|it| game.effect_text(it)));
    if spec.end_prestige != 0 {
        said.push(part("ld-tells-end", spec.end_prestige));
    }
    if spec.is_crucial {
        said.push(Message::new("ld-tells-crucial"));
    }
    said
}

/// What a card does, in sentences beside its name.
pub(super) fn about(view: &View<'_, London>, card: u8) -> Markup {
    let said: Vec<String> = sentences(view, card).iter().map(|it| view.words.say(it)).collect();
    html! { span.words { (said.join(" ")) } }
}

/// All that a card tells of itself in one line: name, price, what it does.
pub(super) fn tells(view: &View<'_, London>, card: u8) -> String {
    let said: Vec<String> = sentences(view, card).iter().map(|it| view.words.say(it)).collect();
    format!("{} · {}\n{}", name(view, card), price(view, card), said.join(" "))
}

/// An amount of money as the reader writes it.
pub(super) fn pounds(view: &View<'_, London>, n: i32) -> String {
    view.words.count("ld-gain-money", n)
}

/// Cost, gains and marks as symbols that speak.
pub(super) fn signs(view: &View<'_, London>, card: u8) -> Markup {
    let text = |id: &str| view.words.text(id);
    let spec = &view.game().spec_at(view.state(), card);
    let sign = |symbol: &str, id: &str, figure: String| {
        html! { span { (view.words.spoken_icon(symbol, &text(id), "")) (figure) } }
    };
    html! {
        span.effects {
            @if spec.building_cost != 0 { (sign("london/hammer", "ld-costs", pounds(view, spec.building_cost))) }
            @if spec.ongoing == Some(Ongoing::FreePlacement) { (sign("london/hammer", "ld-free", "0".to_owned())) }
            @if spec.activation_money != 0 { (sign("step", "ld-activation-money", pounds(view, spec.activation_money))) }
            (activation(view, spec))
            @if spec.money != 0 { (sign("pound", "ld-gives", figure(spec.money))) }
            @if spec.poverty != 0 { (sign("london/poverty", "ld-poverty", signed(spec.poverty))) }
            @if spec.prestige != 0 { (sign("london/prestige", "ld-prestige", figure(spec.prestige))) }
            @if let Some(effect) = spec.effect { (effect_sign(view, effect)) }
            @if let Some(ongoing) = spec.ongoing.filter(|it| *it != Ongoing::FreePlacement) {
                span { (view.words.spoken_icon("london/always", &view.words.say(&view.game().ongoing_text(ongoing)), "")) }
            }
            @if spec.end_prestige != 0 { (sign("london/laurel", "ld-end-prestige", spec.end_prestige.to_string())) }
            @if spec.flips { span.mark { (view.words.spoken_icon("flip", &text("ld-flips"), "")) } }
            @if spec.is_crucial { span.mark { (view.words.spoken_icon("london/crucial", &text("ld-crucial"), "")) } }
        }
    }
}

/// The hand card that is spent to activate it.
fn activation(view: &View<'_, London>, spec: &Spec) -> Markup {
    let (symbol, id) = match spec.activation_card {
        ActivationCard::None => return html! {},
        ActivationCard::Any => ("discard", "ld-spends-any"),
        ActivationCard::Brown => ("london/economy", "ld-spends-brown"),
        ActivationCard::Blue => ("london/culture", "ld-spends-blue"),
        ActivationCard::Pink => ("london/politics", "ld-spends-pink"),
    };
    html! { span { (view.words.spoken_icon(symbol, &view.words.text(id), "")) "→" } }
}

/// What a card does in words, as few symbols as tell it.
fn effect_sign(view: &View<'_, London>, effect: Effect) -> Markup {
    let said = view.words.say(&view.game().effect_text(effect));
    let per = |gain: &str, n: u8, of: &str| {
        html! {
            span role="img" aria-label=(said) { (view.words.icon(gain)) (n) "×" (view.words.icon(of)) }
        }
    };
    let other = |symbol: &str, figure: String| {
        html! { span role="img" aria-label=(said) { (view.words.icon(symbol)) (figure) } }
    };
    match effect {
        Effect::PrestigePerNonBrownCard(n) => html! {
            span role="img" aria-label=(said) {
                (view.words.icon("london/prestige")) (n) "×" (view.words.icon("london/culture")) (view.words.icon("london/politics"))
            }
        },
        Effect::PrestigePerBlueCard(n) => per("london/prestige", n, "london/culture"),
        Effect::MoneyPerBrownCard(n) => per("pound", n, "london/economy"),
        Effect::MoneyPerBorough(n)
        | Effect::MoneyPerRiverBorough(n)
        | Effect::MoneyPerNorthBorough(n)
        | Effect::MoneyPerSouthBorough(n) => per("pound", n, "london/borough"),
        Effect::TakeFromEachPlayer(n) => per("pound", n, "you"),
        Effect::OthersPayPerBorough(n) => other("pound", format!("−{n}")),
        Effect::GivePoverty(n) => other("london/poverty", format!("{n}→")),
        // From the supply: the owner's own stays.
        Effect::InflictPoverty(n) => other("london/poverty", format!("→ +{n}")),
        Effect::Prison { cards, .. } => per("london/poverty", cards, "discard"),
        Effect::Workhouse { .. } => per("london/poverty", 1, "london/pauper"),
        Effect::HandGivesNoPoverty => other("london/poverty", "0".to_owned()),
        Effect::Draw(n) => other("deck", format!("+{n}")),
        Effect::PlayFree(n) => other("london/hammer", format!("{n}×0")),
        Effect::ActivateAgain => other("london/run", "2".to_owned()),
        Effect::PlaceFromBoardOnTop => other("london/mat", "↑".to_owned()),
        Effect::TakeAccruedMoney => other("pound", "↑".to_owned()),
        Effect::FlipThisInstead => other("flip", "↔".to_owned()),
    }
}

/// A change with its sign.
pub(super) fn signed(n: i32) -> String {
    if 0 < n { format!("+{n}") } else { figure(n) }
}

/// A name whose long words may be broken between syllables: before a consonant that
/// a vowel follows, with two letters before it and three after.
pub(super) fn soft(name: &str) -> String {
    let is_vowel = |it: char| "aeiouyáéíóúàâèêëîïôùûü".contains(it.to_ascii_lowercase());
    let is_one_sound = |it: [char; 2]| matches!(it, ['c' | 's' | 't' | 'p', 'h'] | ['c', 'k']);
    let begins = |it: &[char]| match *it {
        ['c' | 't' | 'p', 'h', then, ..] => is_vowel(then),
        [first, then, ..] => !is_vowel(first) && is_vowel(then),
        _ => false,
    };
    let mut said = String::new();
    for word in name.split_inclusive([' ', '-']) {
        let letters: Vec<char> = word.trim_end().chars().collect();
        // "Build-ing", not "buil-ding".
        let stem =
            if letters.ends_with(&['i', 'n', 'g']) { letters.len() - 3 } else { letters.len() };
        for (at, letter) in word.chars().enumerate() {
            let is_inside = 7 < letters.len() && 2 <= at && at + 3 <= stem;
            let is_ending = 7 < letters.len() && at == stem && stem < letters.len();
            let is_syllable =
                is_inside && begins(&letters[at..]) && !is_one_sound([letters[at - 1], letter]);
            if is_syllable || is_ending {
                said.push('\u{ad}');
            }
            said.push(letter);
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_word_is_broken_between_its_syllables() {
        let broken = |name: &str| soft(name).replace('\u{ad}', "|");
        assert_eq!(broken("Buckingham Palace"), "Bucking|ham Palace");
        assert_eq!(broken("Steamboats"), "Steam|boats");
        assert_eq!(broken("University of London"), "Uni|ver|sity of London");
        assert_eq!(broken("Haberdashers"), "Ha|ber|dashers");
        assert_eq!(broken("Stock Exchange"), "Stock Ex|change");
        assert_eq!(broken("Ship Building"), "Ship Build|ing");
        assert_eq!(broken("Cimetière de Highgate"), "Ci|me|tière de High|gate");
    }
}
