//! Fields of the form: how they look, and how they are read.

use kit::Message;
use maud::{Markup, html};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{Pen, visit::Query};

/// The longest name.
const LONGEST: usize = 60;

/// A field for a text.
pub(super) fn text(words: &Pen<'_>, key: &str, value: &str) -> Markup {
    html! {
        div.field {
            label for={ "f-" (key) } { (words.text(&format!("ld-set-{key}"))) }
            input id={ "f-" (key) } type="text" name=(key) value=(value) maxlength=(LONGEST) required autocomplete="off";
        }
    }
}

/// A field for a text that is completed from these.
pub(super) fn completed(words: &Pen<'_>, key: &str, value: &str, names: &[&str]) -> Markup {
    html! {
        div.field {
            label for={ "f-" (key) } { (words.text(&format!("ld-set-{key}"))) }
            input id={ "f-" (key) } type="text" name=(key) value=(value) maxlength=(LONGEST) required autocomplete="off" list={ "l-" (key) };
            datalist id={ "l-" (key) } { @for name in names { option value=(name) {} } }
        }
    }
}

/// A field for a figure; empty where it is not known.
pub(super) fn figure(words: &Pen<'_>, key: &str, class: &str, value: &str) -> Markup {
    html! {
        div class={ "field " (class) } {
            label for={ "f-" (key) } { (words.text(&format!("ld-set-{key}"))) }
            input id={ "f-" (key) } type="text" inputmode="numeric" pattern="[0-9]*" maxlength="3" name=(key) value=(value) autocomplete="off";
        }
    }
}

/// One of a few.
pub(super) fn picks(words: &Pen<'_>, key: &str, values: &[(&str, String)], chosen: &str) -> Markup {
    html! {
        fieldset class={ "field pick-" (key) } {
            legend { (words.text(&format!("ld-set-{key}"))) }
            div.acts.choice { @for (value, name) in values {
                label.pick { input type="radio" name=(key) value=(value) checked[*value == chosen]; (name) }
            } }
        }
    }
}

/// One of many.
pub(super) fn select(
    words: &Pen<'_>,
    key: &str,
    values: &[(&str, String)],
    chosen: &str,
) -> Markup {
    html! {
        div.field {
            label for={ "f-" (key) } { (words.text(&format!("ld-set-{key}"))) }
            select id={ "f-" (key) } name=(key) {
                @for (value, name) in values { option value=(value) selected[*value == chosen] { (name) } }
            }
        }
    }
}

/// What a card does in words, and its amounts; of `all` the `key` is the text's
/// beginning too.
pub(super) fn ability<T: Serialize>(
    words: &Pen<'_>,
    key: &str,
    all: &[T],
    values: &Query,
) -> Markup {
    let get = |key: &str| values.get(key).map_or("", String::as_str);
    let abilities: Vec<(String, Vec<String>)> = all.iter().map(parts).collect();
    let mut amounts: Vec<&String> = abilities.iter().flat_map(|it| &it.1).collect();
    amounts.sort();
    amounts.dedup();
    html! {
        div.field {
            label for={ "f-" (key) } { (words.text(&format!("ld-set-{key}"))) }
            select id={ "f-" (key) } name=(key) {
                option value="" { (words.text("ld-set-nothing")) }
                @for (kind, args) in &abilities {
                    option value=(kind) data-amounts=(args.join(" ")) selected[get(key) == kind] { (sentence(words, key, kind, args)) }
                }
            }
        }
        div.amounts { @for amount in amounts {
            @let name = format!("{key}-{amount}");
            div class={ "field amount " (name) } {
                label for={ "f-" (name) } { (words.text(&format!("ld-set-amount-{amount}"))) }
                input id={ "f-" (name) } type="text" inputmode="numeric" pattern="[0-9]*" maxlength="2" name=(name) value=(get(&name)) autocomplete="off";
            }
        } }
    }
}

/// What an ability does, with a letter for each amount.
fn sentence(words: &Pen<'_>, key: &str, kind: &str, args: &[String]) -> String {
    let mut message = Message::new(format!("{key}-{kind}"));
    for arg in args {
        message.args.push((arg.clone().into(), "n".into()));
    }
    words.say(&message)
}

/// The word of an ability in documents, and the names of its amounts.
fn parts<T: Serialize>(ability: &T) -> (String, Vec<String>) {
    match kit::to_value(ability) {
        Value::Object(one) => one.into_iter().next().map_or_else(Default::default, |(key, it)| {
            let args = match it {
                Value::Object(amounts) => amounts.into_iter().map(|it| it.0).collect(),
                _ => vec!["n".to_owned()],
            };
            (key, args)
        }),
        Value::String(key) => (key, Vec::new()),
        _ => Default::default(),
    }
}

/// The values of the fields of an ability.
pub(super) fn ability_values<T: Serialize>(key: &str, ability: Option<&T>, values: &mut Query) {
    let Some(value) = ability.map(kit::to_value) else { return };
    let (kind, _) = parts(&value);
    match value.get(&kind) {
        Some(Value::Object(amounts)) => {
            for (name, n) in amounts {
                values.insert(format!("{key}-{name}"), n.to_string());
            }
        }
        Some(n) => {
            values.insert(format!("{key}-n"), n.to_string());
        }
        None => {}
    }
    values.insert(key.to_owned(), kind);
}

/// The ability that the fields describe.
pub(super) fn read_ability<T: Serialize + DeserializeOwned>(
    key: &str,
    all: &[T],
    fields: &Query,
) -> Result<Option<T>, Message> {
    let Some(kind) = fields.get(key).filter(|it| !it.is_empty()) else { return Ok(None) };
    let found = all.iter().map(parts).find(|it| it.0 == *kind);
    let Some((_, args)) = found else {
        return Err(wrong(key, Message::new("ld-set-one-of-these"), kind));
    };
    let mut amounts = Map::new();
    for arg in &args {
        let name = format!("{key}-{arg}");
        let label = format!("amount-{arg}");
        let amount = read_as(fields, &name, &label, 0, london::MAX_FIGURE)?;
        let amount = amount.ok_or_else(|| missing(&label))?;
        amounts.insert(arg.clone(), amount.into());
    }
    let value = match args.first().map(String::as_str) {
        None => Value::String(kind.clone()),
        Some("n") => serde_json::json!({ kind: amounts["n"] }),
        Some(_) => serde_json::json!({ kind: amounts }),
    };
    let other = |_| wrong(key, Message::new("ld-set-one-of-these"), kind);
    serde_json::from_value(value).map(Some).map_err(other)
}

/// The name that was typed.
pub(super) fn name(fields: &Query) -> Result<String, Message> {
    let name = fields.get("name").map_or("", |it| it.trim());
    if name.is_empty() {
        return Err(missing("name"));
    }
    Ok(name.chars().take(LONGEST).collect())
}

/// The figure that was typed; nothing if it is not known.
pub(super) fn read(fields: &Query, key: &str, least: u8, most: u8) -> Result<Option<u8>, Message> {
    read_as(fields, key, key, least, most)
}

fn read_as(
    fields: &Query,
    key: &str,
    label: &str,
    least: u8,
    most: u8,
) -> Result<Option<u8>, Message> {
    let Some(typed) = fields.get(key).map(|it| it.trim()).filter(|it| !it.is_empty()) else {
        return Ok(None);
    };
    let number = typed.parse::<u8>().ok().filter(|it| (least..=most).contains(it));
    let range = Message::new("expected-range").with("least", least).with("most", most);
    number.map(Some).ok_or_else(|| wrong(label, range, typed))
}

/// Something else stands in a field.
pub(super) fn wrong(label: &str, expected: Message, found: &str) -> Message {
    let found: String = found.chars().take(40).collect();
    let what = Message::new("trouble-expected")
        .with("expected", expected)
        .with("found", Message::quoted(found));
    at(label, what)
}

/// Nothing stands in a field that cannot be empty.
pub(super) fn missing(label: &str) -> Message {
    at(label, Message::new("ld-set-empty"))
}

fn at(label: &str, what: Message) -> Message {
    let label = Message::new(format!("ld-set-{label}"));
    Message::new("trouble-at").with("at", label).with("what", what)
}

/// A short word for a name, unlike those that are taken.
pub(super) fn id_of(name: &str, rest: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let letters = desk::fold(name);
    let words = letters.split(|it: char| !it.is_ascii_alphanumeric()).filter(|it| !it.is_empty());
    let mut id: Vec<&str> = words.collect();
    if id.is_empty() {
        id.push("card");
    }
    let id = id.join("-") + rest;
    let mut ids = std::iter::once(id.clone()).chain((2..).map(|n| format!("{id}-{n}")));
    ids.find(|it| !is_taken(it)).expect("there is always a next number")
}
