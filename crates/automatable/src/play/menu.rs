//! Menus: what a person may do, as numbered or typed choices.

use kit::{Game, Turn};

use crate::{
    style::{Paint, Style, columns, pad},
    voice::Voice,
};

/// What can be chosen at one point.
#[derive(Clone, Debug)]
pub(crate) struct Menu<A> {
    /// What is asked, and drawings that help to answer.
    pub(crate) head: String,
    /// What precedes an answer that is typed in notation.
    pub(crate) prefix: String,
    /// The choices.
    pub(crate) items: Vec<Item<A>>,
}

/// One choice.
#[derive(Clone, Debug)]
pub(crate) struct Item<A> {
    /// What can be typed for it besides its number.
    pub(crate) key: String,
    /// What it means; empty if the key says it all.
    pub(crate) label: String,
    /// What comes of it.
    pub(crate) pick: Pick<A>,
}

/// What comes of a choice.
#[derive(Clone, Debug)]
pub(crate) enum Pick<A> {
    /// The action.
    Play(A),
    /// A closer question.
    More(Menu<A>),
}

/// From this many options on, they are asked for word by word.
const MANY: usize = 40;

impl<A> Menu<A> {
    /// Nothing to choose.
    pub(crate) fn nothing() -> Menu<A> {
        Menu { head: String::new(), prefix: String::new(), items: Vec::new() }
    }

    /// The choice somebody means by its number, its key, the words beside it, or
    /// the beginning of either, if it is the beginning of no other.
    pub(crate) fn find(&self, typed: &str) -> Option<usize> {
        let typed = desk::fold(typed);
        let by_key = self.items.iter().position(|it| desk::fold(&it.key) == typed);
        let by_number = || {
            let nth: usize = typed.parse().ok()?;
            (1..=self.items.len()).contains(&nth).then(|| nth - 1)
        };
        let by_label = || self.items.iter().position(|it| desk::fold(&it.label) == typed);
        let by_beginning = || match self.beginning_with(&typed)[..] {
            [nth] => Some(nth),
            _ => None,
        };
        by_key.or_else(by_number).or_else(by_label).or_else(by_beginning)
    }

    /// The choices whose key, with or without what precedes it here, or whose
    /// words begin like this.
    pub(crate) fn beginning_with(&self, typed: &str) -> Vec<usize> {
        let typed = desk::fold(typed);
        if typed.is_empty() || typed.parse::<usize>().is_ok() {
            return Vec::new();
        }
        let begins = |it: &Item<A>| {
            let key = desk::fold(&it.key);
            let rest = key.strip_prefix(&desk::fold(&self.prefix)).unwrap_or(&key);
            let label = desk::fold(&it.label);
            [&key, rest, &label].into_iter().any(|it| it.starts_with(&typed))
        };
        (0..self.items.len()).filter(|&nth| begins(&self.items[nth])).collect()
    }

    /// What can be typed here.
    pub(crate) fn keys(&self) -> impl Iterator<Item = String> {
        self.items.iter().map(|it| it.key.clone())
    }

    /// The menu as text.
    pub(crate) fn draw(&self, style: Style) -> String {
        let mut out = self.head.clone();
        let figures = self.items.len().to_string().len();
        if self.items.iter().all(|it| it.label.is_empty()) {
            return out + &self.keys_in_rows(style, figures);
        }
        for (nth, item) in self.items.iter().enumerate() {
            let number = format!("{:>figures$}", nth + 1);
            let number = style.paint(Paint::Bold, &number);
            let label = match item.label.is_empty() {
                true => item.key.clone(),
                false => format!("{} [{}]", item.label, item.key),
            };
            out += &style.labelled(&format!(" {number}"), figures + 3, &label);
        }
        out
    }

    fn keys_in_rows(&self, style: Style, figures: usize) -> String {
        let width = self.items.iter().map(|it| columns(&it.key)).max().unwrap_or(0);
        let column = figures + 1 + width + 2;
        let per_row = ((style.width - 1) / column).max(1);
        let mut out = String::new();
        for (nth, item) in self.items.iter().enumerate() {
            let number = style.paint(Paint::Dim, &format!("{:>figures$}", nth + 1));
            out += &pad(&format!(" {number} {}", item.key), column);
            if (nth + 1) % per_row == 0 {
                out = out.trim_end().to_owned() + "\n";
            }
        }
        out.trim_end().to_owned() + "\n"
    }
}

/// A menu of whatever the game offers: a list, or, if that is long, one
/// question for each word of the notation.
pub(crate) fn listed<G: Game>(voice: &Voice, game: &G, state: &G::State) -> Menu<G::Action> {
    let options = kit::options(game, state);
    let item = |&action: &G::Action| Item {
        key: action.to_string(),
        label: voice.say(&game.describe(state, action)),
        pick: Pick::Play(action),
    };
    let head = match game.turn(state) {
        Turn::Chance(_) => voice.turn(game, game.turn(state)),
        _ => voice.text("cli-play-what"),
    };
    if options.len() <= MANY {
        return Menu {
            head: head + "\n",
            prefix: String::new(),
            items: options.iter().map(item).collect(),
        };
    }
    by_word(head + "\n", String::new(), options.iter().map(item).collect())
}

/// One question for each word in which the keys differ.
pub(crate) fn by_word<A: Clone>(head: String, prefix: String, items: Vec<Item<A>>) -> Menu<A> {
    if items.len() <= MANY {
        return Menu { head, prefix, items };
    }
    let rest = |key: &str| key.strip_prefix(&prefix).unwrap_or(key).to_owned();
    let word = |key: &str| rest(key).split(' ').next().unwrap_or_default().to_owned();
    let mut groups: Vec<(String, Vec<Item<A>>)> = Vec::new();
    for item in items {
        let word = word(&item.key);
        match groups.iter_mut().find(|it| it.0 == word) {
            Some(group) => group.1.push(item),
            None => groups.push((word, vec![item])),
        }
    }
    if groups.len() == 1 {
        let (word, items) = groups.pop().expect("there is one group");
        if items.iter().all(|it| rest(&it.key) == word) {
            return Menu { head, prefix, items };
        }
        return by_word(head, format!("{prefix}{word} "), items);
    }
    let items = groups.into_iter().map(|(word, mut items)| {
        if items.len() == 1 {
            return items.pop().expect("there is one item");
        }
        let prefix = format!("{prefix}{word} ");
        let key = prefix.trim_end().to_owned();
        let label = format!("{} …", items[0].label);
        let pick = Pick::More(by_word(format!("{key} …\n"), prefix, items));
        Item { key, label, pick }
    });
    Menu { head, prefix: prefix.clone(), items: items.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(keys: impl Iterator<Item = String>) -> Vec<Item<u32>> {
        let item =
            |(nth, key)| Item { key, label: "does it".to_owned(), pick: Pick::Play(nth as u32) };
        keys.enumerate().map(item).collect()
    }

    #[test]
    fn many_options_are_asked_for_word_by_word() {
        let keys = (0..9).flat_map(|a| (0..9).map(move |b| format!("move {a} {b}")));
        let menu = by_word(String::new(), String::new(), items(keys));
        assert_eq!((menu.prefix.as_str(), menu.items.len()), ("move ", 9));
        let Pick::More(menu) = &menu.items[menu.find("move 3").unwrap()].pick else {
            panic!("a closer question")
        };
        assert_eq!(menu.items[menu.find("2").unwrap()].key, "move 3 1");
    }

    #[test]
    fn a_choice_goes_by_number_or_key() {
        let menu = Menu {
            head: String::new(),
            prefix: String::new(),
            items: items(["go", "stay"].map(str::to_owned).into_iter()),
        };
        assert_eq!(menu.find("2"), menu.find("STAY"));
        assert_eq!(menu.find("Does it"), Some(0));
        assert_eq!(menu.find("3"), None);
        assert_eq!(menu.find("0"), None);
        assert_eq!((menu.find("st"), menu.find("s t"), menu.find("")), (Some(1), None, None));
        assert_eq!(menu.beginning_with("Does"), [0, 1]);
    }
}
