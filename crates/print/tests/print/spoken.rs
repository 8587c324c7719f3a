//! What a screen reader is told: titles, the language, and every part in its order.

use brass::Brass;
use kit::{Lang, Message};
use london::London;
use patchwork::Patchwork;
use print::{Options, Printed};

use crate::{
    file, lexicon,
    reader::{File, reference, text, value},
};

/// The ids that an array of references names.
fn references(value: &str) -> Vec<i32> {
    let words: Vec<&str> = value.trim_matches(['[', ']']).split_whitespace().collect();
    words.chunks(3).map(|it| it[0].parse().unwrap()).collect()
}

/// What is read of an element: its letters, or what stands for a drawing; a row of a
/// table is read as its cells.
fn spoken(file: &File, id: i32) -> Vec<String> {
    let element = file.dict(id);
    if let Some(told) = value(element, "/Alt") {
        return vec![format!("[{}]", text(told))];
    }
    let Some(mark) = value(element, "/MCID") else {
        return references(value(element, "/K").unwrap())
            .into_iter()
            .flat_map(|it| spoken(file, it))
            .collect();
    };
    let page = file.dict(reference(value(element, "/Pg").unwrap()));
    let mark = Some(reference(mark));
    let drawn = file.draw(page);
    let texts = drawn.texts.iter().filter(|it| it.mark == mark);
    vec![texts.map(|it| it.said.as_str()).collect::<Vec<_>>().join(" ")]
}

/// The parts of a file by their titles.
fn parts(file: &File) -> Vec<(String, i32)> {
    let part = |(id, dict): (i32, &str)| (text(value(dict, "/T").unwrap()), id);
    file.with("/S /Sect").map(part).collect()
}

/// The titles of a file and its parts: what the document is called, in its language.
fn check_titles<G: Printed>(cards: impl Fn(Lang) -> Vec<String>) {
    let lexicon = lexicon::<G>();
    for lang in Lang::ALL {
        let file = file::<G>(lang, Options::default());
        let (_, catalog) = file.with("/Type /Catalog").next().unwrap();
        assert_eq!(value(catalog, "/Lang"), Some(format!("({})", lang.code()).as_str()));
        assert!(catalog.contains("/Marked true") && catalog.contains("/StructTreeRoot"));
        assert!(catalog.contains("/DisplayDocTitle true"), "{catalog}");
        let (_, info) = file.with("/Title").next().unwrap();
        let title = Message::new("print-title")
            .with("automa", Message::new("automa-title"))
            .with("game", Message::new("game-title"));
        assert_eq!(text(value(info, "/Title").unwrap()), lexicon.say(lang, &title));
        let titles: Vec<String> = parts(&file).into_iter().map(|it| it.0).collect();
        assert_eq!(titles, cards(lang));
    }
}

#[test]
fn files_and_cards_have_their_titles() {
    let card = |lang: Lang| ["card", "carte", "carta"][lang as usize];
    check_titles::<London>(|lang| {
        let names =
            |level: &'static str, n: usize| (1..=n).map(move |it| format!("{level} · {it}"));
        let all = names("I", 10).chain(names("II", 5)).chain(names("III", 5));
        all.map(|it| format!("AutoMartin, {} {it}", card(lang))).collect()
    });
    check_titles::<Patchwork>(|lang| {
        let decks = [
            ["Normal deck", "Tactical deck"],
            ["Paquet normal", "Paquet tactique"],
            ["Mazo normal", "Mazo táctico"],
        ];
        let [normal, tactical] = decks[lang as usize];
        let of = |deck: &'static str, from: usize| {
            (from..from + 12).map(move |it| format!("{deck}, {} {it}", card(lang)))
        };
        of(normal, 1).chain(of(tactical, 13)).collect()
    });
    check_titles::<Brass>(|lang| {
        let rear = ["rear", "verso", "reverso"][lang as usize];
        // Sheets of nine: fronts, then their rears.
        let sheets = [1..=9, 10..=18, 19..=22];
        let title = |it: u32| format!("Mautoma, {} {it}", card(lang));
        let sheet = |it: std::ops::RangeInclusive<u32>| {
            let fronts = it.clone().map(title);
            fronts.chain(it.map(|it| format!("{}, {rear}", title(it)))).collect::<Vec<_>>()
        };
        sheets.into_iter().flat_map(sheet).collect()
    });
}

fn read<G: Printed>(lang: Lang, title: &str) -> Vec<String> {
    let file = file::<G>(lang, Options::default());
    let parts = parts(&file);
    let (_, id) = parts.iter().find(|it| it.0 == title).unwrap_or_else(|| panic!("{parts:?}"));
    let said = spoken(&file, *id);
    said.into_iter().map(|it| it.replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

#[test]
fn a_screen_reader_reads_a_card_of_each_game_in_its_order() {
    assert_eq!(
        read::<Patchwork>(Lang::Es, "Mazo normal, carta 1"),
        [
            "1",
            "Mazo normal",
            "1 lo más que gasta",
            "1 No te adelanta",
            "2 El que más botones tiene",
            "3 El más lejano",
            "por cada botón que pasa +4",
            "reglas 1"
        ]
    );
    assert_eq!(
        read::<Brass>(Lang::En, "Mautoma, card 1"),
        [
            "1",
            "Mautoma",
            "A",
            "Iron works iron £3+ link first, if needed Redditch → Coalbrookdale",
            "Pottery Coventry",
            "Links from Coventry",
            "front ruleset 3 1 of 22"
        ]
    );
    assert_eq!(
        read::<Brass>(Lang::En, "Mautoma, card 1, rear"),
        [
            "first turn: draw",
            "[tie-break: begin at the lower left]",
            "Sell else a brewery in Stone",
            "Develop if iron is £1 or less +3 points",
            "Links from where it last acted",
            "Pass +5 points",
            "rear Second action 1 of 22"
        ]
    );
    assert_eq!(
        read::<London>(Lang::Fr, "AutoMartin, carte I · 1"),
        [
            "I · 1",
            "AutoMartin",
            "+1 pauvreté",
            "1 Carte District",
            "2 Le plus de prestige",
            "3 Le plus de pauvreté perdue",
            "4 Dernière carte",
            "rien de plus",
            "règles 2"
        ]
    );
}

#[test]
fn mats_and_tables_of_levels_are_read_in_words() {
    let brass = file::<Brass>(Lang::En, Options::default());
    let figures: Vec<String> = brass
        .with("/S /Figure")
        .map(|it| text(value(it.1, "/Alt").unwrap()))
        .filter(|it| !it.starts_with("tie-break"))
        .collect();
    // 29 kinds of tiles on each of three mats.
    assert!(figures.len().is_multiple_of(3) && figures[0].starts_with("level 1, "), "{figures:?}");
    assert!(figures.iter().all(|it| it.contains("points ") && it.contains("links ")));
    let patchwork = file::<Patchwork>(Lang::En, Options::default());
    let (table, _) = patchwork.with("/S /Table").next().unwrap();
    let said = spoken(&patchwork, table).join("; ").replace('\u{a0}', " ");
    assert!(
        said.starts_with("; Marker on; It scores; I · Intern; space 52; Special tile; "),
        "{said}"
    );
}
