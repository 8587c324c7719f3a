//! A card of the automa as an engraved plate: a heading, and the lines it is read by.

use desk::{AutomaTurn, Moment};
use maud::{Markup, html};

use crate::{
    Pen,
    view::{Reading, View},
};

/// How a line of a card stands at a moment of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It has not been read.
    Unread,
    /// It has been read.
    Read,
    /// It is being read, or it is what decided.
    Lit,
}

/// One line of a plate.
#[derive(Debug)]
pub(crate) struct Line<'a> {
    /// The symbol in front of it.
    pub(crate) symbol: &'a str,
    /// The class it is styled by.
    pub(crate) class: Option<&'static str>,
    /// Whether it is the one that is read now.
    pub(crate) is_lit: bool,
    /// What it says.
    pub(crate) said: Markup,
    /// What stands at its end, if anything can.
    pub(crate) end: Markup,
}

impl<'a> Line<'a> {
    /// A line that narrows a choice: its name, what it came to, and how many it left.
    pub(crate) fn narrowing(
        symbol: &'a str,
        standing: Standing,
        name: &str,
        note: &str,
        n_left: Option<usize>,
    ) -> Line<'a> {
        let class = match standing {
            Standing::Lit => Some("lit"),
            Standing::Read => None,
            Standing::Unread => Some("muted"),
        };
        Line {
            symbol,
            class,
            is_lit: standing == Standing::Lit,
            said: html! { (name) " " em { (note) } },
            end: html! { b { @if let Some(n) = n_left { (n) } } },
        }
    }

    /// A line of one sentence.
    pub(crate) fn plain(symbol: &'a str, class: Option<&'static str>, text: &str) -> Line<'a> {
        Line { symbol, class, is_lit: false, said: html! { (text) }, end: html! { b {} } }
    }

    /// The line as it lies on a plate.
    pub(crate) fn show(&self, words: &Pen<'_>) -> Markup {
        html! {
            li class=[self.class] aria-current=[self.is_lit.then_some("step")] {
                (words.icon(self.symbol))
                span { (self.said) }
                (self.end)
            }
        }
    }
}

/// The lines of a plate.
pub(crate) fn rungs(words: &Pen<'_>, lines: &[Line<'_>]) -> Markup {
    html! { ol.rungs { @for line in lines { (line.show(words)) } } }
}

/// The rules that were read by a moment of a turn, where a game draws no card: the
/// one that is being read is lit.
pub(crate) fn read<G: Reading>(view: &View<'_, G>, turn: &AutomaTurn<G>, moment: Moment) -> Markup {
    let words = &view.words;
    let read = turn.read(moment);
    let lines = read.iter().enumerate().map(|(at, rung)| {
        let standing = if at + 1 == read.len() { Standing::Lit } else { Standing::Read };
        let left = rung.survivors.len();
        Line::narrowing("card", standing, &words.text(rung.rule.id), rung.rule.id, Some(left))
    });
    html! {
        div.plate {
            header { span { (words.text("automa-title")) } }
            (rungs(words, &lines.collect::<Vec<_>>()))
        }
    }
}
