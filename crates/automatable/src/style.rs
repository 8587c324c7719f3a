//! Style: how wide, how colourful, how plain what is printed may be.

use std::io::IsTerminal;

use crate::escape;

/// How what is printed may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// Columns.
    pub(crate) width: usize,
    /// Whether colours are seen.
    pub(crate) colour: bool,
    /// Whether it is read aloud: words instead of drawings.
    pub(crate) plain: bool,
}

/// A colour, always beside another sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// What stands out.
    Bold,
    /// What recedes.
    Dim,
    /// The person's.
    Human,
    /// The automa's.
    Automa,
    /// What stays in the running.
    Good,
    /// Other things, by number.
    Other(u8),
}

impl Style {
    /// What stdout can show.
    pub(crate) fn of_stdout(plain: bool) -> Style {
        let is_terminal = std::io::stdout().is_terminal();
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|it| !it.is_empty());
        let is_dumb = std::env::var_os("TERM").is_some_and(|it| it == "dumb");
        let of_terminal = || terminal_size::terminal_size().map(|it| usize::from(it.0.0));
        let width = std::env::var("COLUMNS").ok().and_then(|it| it.parse().ok());
        let width = width.or_else(of_terminal).unwrap_or(80);
        Style {
            width: usize::clamp(width, 20, 80),
            colour: is_terminal && !plain && !is_set("NO_COLOR") && !is_dumb,
            plain,
        }
    }

    /// The text in a colour, if colours are seen.
    pub(crate) fn paint(self, paint: Paint, text: &str) -> String {
        if !self.colour || text.is_empty() {
            return text.to_owned();
        }
        let code = match paint {
            Paint::Bold => "1".to_owned(),
            Paint::Dim => "2".to_owned(),
            Paint::Human => "1;36".to_owned(),
            Paint::Automa => "1;33".to_owned(),
            Paint::Good => "32".to_owned(),
            Paint::Other(n) => format!("38;5;{n}"),
        };
        let escape = escape::own();
        format!("{escape}[{code}m{text}{escape}[0m")
    }

    /// The text in lines of at most the width, each after `indent` spaces.
    pub(crate) fn wrap(self, indent: usize, text: &str) -> String {
        let room = self.width.saturating_sub(indent).max(12);
        let mut out = String::new();
        for line in text.lines() {
            let mut column = 0;
            for word in line.split(' ').filter(|it| !it.is_empty()) {
                let length = columns(word);
                if column == 0 {
                    out.push_str(&" ".repeat(indent));
                } else if room < column + 1 + length {
                    out.push('\n');
                    out.push_str(&" ".repeat(indent));
                    column = 0;
                } else {
                    out.push(' ');
                    column += 1;
                }
                out.push_str(word);
                column += length;
            }
            out.push('\n');
        }
        out
    }

    /// The text in lines, the first after a label of `indent` columns.
    pub(crate) fn labelled(self, label: &str, indent: usize, text: &str) -> String {
        let wrapped = self.wrap(indent, text);
        if indent < columns(label) {
            return format!("{label}\n{wrapped}");
        }
        let rest = wrapped.get(indent..).unwrap_or_default();
        format!("{label}{}{rest}", " ".repeat(indent - columns(label)))
    }
}

/// How many columns a text takes, colours not counted.
pub(crate) fn columns(text: &str) -> usize {
    let mut parts = text.split(escape::own());
    let first = parts.next().unwrap_or_default().chars().count();
    let after_code = |it: &str| it.split_once('m').map_or(0, |it| it.1.chars().count());
    first + parts.map(after_code).sum::<usize>()
}

/// The text, filled up with spaces to `width` columns.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style { width: 20, colour: false, plain: false };

    #[test]
    fn long_lines_are_folded_between_words() {
        assert_eq!(STYLE.wrap(2, "one two three four five"), "  one two three four\n  five\n");
        assert_eq!(
            STYLE.labelled("AF1", 5, "one two three four"),
            "AF1  one two three\n     four\n"
        );
    }

    #[test]
    fn colours_take_no_columns() {
        let style = Style { colour: true, ..STYLE };
        assert_eq!(columns(&style.paint(Paint::Human, "you")), 3);
    }
}
