//! Texts that somebody made to be misread.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::read;
use crate::{Chosen, Lang, Lexicon, Trouble};

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Sheet {
    n: u8,
    long: i64,
    big: u64,
    name: String,
    is_on: bool,
    word: Word,
    list: Vec<Vec<u8>>,
    pair: [u8; 2],
    map: BTreeMap<String, u8>,
    chosen: Option<Chosen<u8>>,
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    #[default]
    Plain,
    LongWord,
}

/// What is wrong with a text, in a language.
fn error_text(lang: Lang, text: &str) -> String {
    let lexicon = Lexicon::parse(&[crate::TEXTS]).expect("the texts of this crate");
    match read::<Sheet>(text) {
        Ok(sheet) => format!("{sheet:?}"),
        Err(error) => lexicon.say(lang, &error.message()),
    }
}

fn en(text: &str) -> String {
    error_text(Lang::En, text)
}

#[test]
fn numbers_beyond_every_bound_are_told_as_they_stand() {
    assert_eq!(en("n = 0x1FF"), "line 1, n: expected a whole number from 0 to 255, found 511");
    assert_eq!(en("n = 1.5"), "line 1, n: expected a whole number from 0 to 255, found 1.5");
    assert_eq!(
        en("long = 9223372036854775808"),
        "line 1, long: expected a whole number from -9223372036854775808 to 9223372036854775807, found 9223372036854775808"
    );
    assert_eq!(
        en("big = -5"),
        "line 1, big: expected a whole number from 0 to 18446744073709551615, found -5"
    );
    let huge = "340282366920938463463374607431768211456";
    assert_eq!(
        en(&format!("n = {huge}")),
        format!("line 1: expected well-formed TOML, found “{huge}”")
    );
    assert!(en(&format!("{{\"n\": {huge}}}")).starts_with("line 1, n: expected a whole number"));
    assert_eq!(en("{\"n\": 1e400}"), "line 1: expected well-formed JSON, found “0}”");
}

#[test]
fn what_is_no_number_is_not_nothing() {
    assert_eq!(en("\nn = nan"), "line 2: expected a whole number, found “NaN”");
    assert_eq!(
        error_text(Lang::Es, "n = -inf"),
        "línea 1: se esperaba un número entero, se encontró «-inf»"
    );
    assert_eq!(en("{\"n\": NaN}"), "line 1: expected well-formed JSON, found “NaN}”");
    assert_eq!(
        en("{\"n\": null}"),
        "line 1, n: expected a whole number from 0 to 255, found nothing"
    );
}

#[test]
fn a_date_is_a_text_and_no_table() {
    assert_eq!(
        error_text(Lang::Fr, "n = 1979-05-27T07:32:00Z"),
        "ligne 1, n : attendu un nombre entier de 0 à 255, trouvé « 1979-05-27T07:32:00Z »"
    );
    assert_eq!(en("is-on = 07:32:00"), "line 1, is-on: expected true or false, found “07:32:00”");
    assert_eq!(read::<Sheet>("name = 1979-05-27").unwrap().name, "1979-05-27");
}

#[test]
fn marks_and_line_ends_of_other_systems_are_read() {
    for text in ["\u{feff}n = 7\r\nis-on = true\r\n", "\u{feff}{\r\n\"n\": 7,\r\n\"is-on\": true}"]
    {
        assert_eq!(read::<Sheet>(text), Ok(Sheet { n: 7, is_on: true, ..Sheet::default() }));
    }
    assert_eq!(
        en("\u{feff}{\r\n\"n\": 300}"),
        "line 2, n: expected a whole number from 0 to 255, found 300"
    );
    assert_eq!(en("n = 1\r\nn = 2\r\n"), "line 2: expected each key once, found “n”");
}

#[test]
fn words_of_a_reader_that_somebody_typed_are_no_complaint() {
    assert_eq!(
        en("{\"n\": \"a, expected u16\"}"),
        "line 1, n: expected a whole number from 0 to 255, found “a, expected u16”"
    );
    assert_eq!(
        en("{\"word\": \"b`, expected `c\"}"),
        "line 1, word: expected one of plain, long-word, found “b`, expected `c”"
    );
    assert_eq!(
        en("n = 'a \"b\" \\'"),
        "line 1, n: expected a whole number from 0 to 255, found “a \"b\" \\”"
    );
    assert_eq!(en("word = \"`\""), "line 1, word: expected one of plain, long-word, found “`”");
    // The mark around our own messages.
    let forged = "{\"expected\":{\"id\":\"x\",\"attribute\":null,\"args\":[]},\"found\":{\"id\":\"x\",\"attribute\":null,\"args\":[]}}";
    let forged = serde_json::json!({ "word": format!("\u{1}{forged}\u{1}") }).to_string();
    assert!(
        en(&forged).starts_with("line 1, word: expected one of plain, long-word, found “\u{fffd}{")
    );
}

#[test]
fn no_order_to_a_screen_is_repeated() {
    for order in ["\u{1b}[2J", "\u{7}", "\u{9b}1m", "\u{202e}", "\u{2066}", "\r\n"] {
        let value = serde_json::json!({ "word": format!("a{order}b") }).to_string();
        let key = serde_json::json!({ format!("a{order}b"): 1 }).to_string();
        for text in [value, key, format!("n = {order}"), format!("{{\"n\": {order}")] {
            let told = en(&text);
            let is_order = |it: char| it.is_control() || "\u{202e}\u{2066}".contains(it);
            assert!(!told.contains(is_order), "{told:?}");
        }
    }
}

#[test]
fn lists_tables_and_words_of_another_shape() {
    assert_eq!(
        en("list = [[1], [2, 999]]"),
        "line 1, list[1][1]: expected a whole number from 0 to 255, found 999"
    );
    assert_eq!(
        error_text(Lang::Fr, "pair = [1, 2, 3]"),
        "ligne 1, pair : attendu une liste plus courte, trouvé une liste de 3"
    );
    assert_eq!(en("pair = [1]"), "line 1, pair: expected a list of 2, found a list of 1");
    assert_eq!(
        en("map = { a.b = 1 }"),
        "line 1, map.a: expected a whole number from 0 to 255, found a table"
    );
    assert_eq!(
        en("map = { \"a.b\" = 256 }"),
        "line 1, map.a.b: expected a whole number from 0 to 255, found 256"
    );
    assert_eq!(en("word = { plain = 1 }"), "line 1, word.plain: expected one word, found 1");
    assert_eq!(en("word = 5"), "line 1, word: expected one word, found 5");
    assert_eq!(
        error_text(Lang::Es, "chosen = {}"),
        "línea 1, chosen: se esperaba una tabla de un solo campo, se encontró una tabla"
    );
    assert_eq!(en("chosen = \"custom\""), "line 1, chosen.custom: expected a value, found nothing");
    assert_eq!(
        en("chosen = { shipped = { name = \"a\", hsh = \"b\" } }"),
        "line 1, chosen.shipped.hsh: expected one of name, hash, found the field “hsh”"
    );
}

#[test]
fn depth_without_end_is_told_and_does_not_overflow() {
    let deep = 100_000;
    for text in [
        format!("{{\"n\": {}", "[".repeat(deep)),
        format!("{{\"n\": {}", "{\"n\": ".repeat(deep)),
        format!("n = {}", "[".repeat(deep)),
        format!("n = {}", "{ n = ".repeat(deep)),
        format!("{}n = 1", "n.".repeat(deep)),
        format!("[{}n]", "n.".repeat(deep)),
    ] {
        let told = en(&text);
        assert!(told.starts_with("line 1: expected well-formed "), "{told}");
        assert!(told.chars().count() < 120, "{told}");
    }
}

#[test]
fn no_complaint_names_a_type_or_speaks_only_english() {
    let values = [
        "256",
        "-1",
        "1.5",
        "nan",
        "1979-05-27",
        "\"x\"",
        "true",
        "[]",
        "[[]]",
        "[1, [2]]",
        "{}",
        "{ a = 1 }",
        "{ a = { b = 1 } }",
        "{ custom = [] }",
        "{ shipped = 1 }",
        "{ shipped = {} }",
    ];
    let keys =
        ["n", "long", "big", "name", "is-on", "word", "list", "pair", "map", "chosen", "no-such"];
    let types =
        ["u8", "i64", "u64", "String", "struct", "enum", "Sheet", "Word", "Chosen", "variant"];
    for key in keys {
        for value in values {
            let text = format!("{key} = {value}");
            if read::<Sheet>(&text).is_ok() {
                continue;
            }
            let [english, french, spanish] = Lang::ALL.map(|it| error_text(it, &text));
            assert!(!types.iter().any(|it| english.contains(it)), "{text}: {english}");
            assert!(!english.contains("another value"), "{text}: {english}");
            assert!(french.contains("attendu") && spanish.contains("se esperaba"), "{text}");
            let has_english = |it: &str| it.contains("expected") || it.contains("found");
            assert!(!has_english(&french) && !has_english(&spanish), "{french}\n{spanish}");
        }
    }
}
