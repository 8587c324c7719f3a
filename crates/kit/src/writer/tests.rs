//! What is written from a tree, beside what serde writes itself.

use std::collections::BTreeMap;

use super::*;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Sheet {
    zeal: Option<u8>,
    n: i16,
    big: u64,
    share: f64,
    texts: Vec<&'static str>,
    words: [Word; 4],
    pair: (bool, char),
    counts: BTreeMap<&'static str, i8>,
    rows: Vec<Word>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Plain,
    One(u8),
    Two(u8, u8),
    Named { is_on: bool, none: Option<u8> },
}

fn sheet() -> Sheet {
    let words =
        || [Word::Plain, Word::One(1), Word::Two(1, 2), Word::Named { is_on: true, none: None }];
    Sheet {
        zeal: None,
        n: -7,
        big: 1 << 60,
        share: 0.25,
        texts: vec!["a", "\"b\"\n"],
        words: words(),
        pair: (false, 'ß'),
        counts: BTreeMap::from([("x", 1), ("a b", -1)]),
        rows: words().into_iter().skip(1).collect(),
    }
}

#[test]
fn a_tree_is_written_as_the_document_itself() {
    let sheet = sheet();
    assert_eq!(to_toml(&sheet), toml::to_string_pretty(&sheet).unwrap());
    assert_eq!(to_toml_short(&sheet), toml::to_string(&sheet).unwrap());
    assert_eq!(to_json(&sheet), serde_json::to_string(&sheet).unwrap());
    assert_eq!(to_json_pretty(&sheet), serde_json::to_string_pretty(&sheet).unwrap());
    assert_eq!(to_value(&sheet), serde_json::to_value(&sheet).unwrap());
}

#[test]
fn a_number_of_more_than_64_bits_is_written_whole() {
    let squares = [3_u128, 1 << 80];
    assert_eq!(to_json(&squares), serde_json::to_string(&squares).unwrap());
    assert_eq!(to_value(&squares), serde_json::json!([3, (1_u128 << 80).to_string()]));
}
