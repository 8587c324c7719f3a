//! Messages: what is to be said, before it is put into words.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};

/// The attribute that tells an action as a sentence, where its text names a choice.
pub(crate) const TOLD: &str = "told";

/// The text that shows its variable and nothing else.
const VERBATIM: &str = "verbatim";

/// A sentence before it is put into words: its id in the language files and
/// what fills its variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The id of the text.
    pub id: String,
    /// The attribute of that text, if it is one that is meant.
    pub attribute: Option<Cow<'static, str>>,
    /// What fills the variables.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arg {
    /// A number, formatted and pluralised by the language.
    Number(i64),
    /// Text that is the same in every language.
    Text(String),
    /// A name with a text of its own.
    Message(Message),
    /// Several names, joined as the language joins them.
    List(Vec<Message>),
}

impl Message {
    /// The message called `id`, without variables.
    pub fn new(id: impl Into<String>) -> Message {
        Message { id: id.into(), attribute: None, args: Vec::new() }
    }

    /// Text that is the same in every language: a name, a number, what somebody typed.
    pub fn verbatim(text: impl ToString) -> Message {
        Message::new(VERBATIM).with("text", text.to_string())
    }

    /// What somebody typed, in the quotation marks of the language.
    /// What would change a terminal or the order of letters is left out.
    pub fn quoted(text: impl ToString) -> Message {
        Message::new("trouble-quoted").with("text", readable(&text.to_string()))
    }

    /// Whether this is text that is the same in every language.
    pub fn is_verbatim(&self) -> bool {
        self.id == VERBATIM
    }

    /// The same message as a sentence of what was done: the attribute `told` of its
    /// text, or the text itself where it is a sentence already.
    #[must_use]
    pub fn told(self) -> Message {
        self.attribute(TOLD)
    }

    /// The same message, read from an attribute of its text.
    #[must_use]
    pub fn attribute(mut self, attribute: &'static str) -> Message {
        self.attribute = Some(attribute.into());
        self
    }

    /// The same message with one more variable filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }
}

/// The text with a mark in place of each letter that is an order to a screen:
/// control characters, and those that turn the direction of writing.
pub(crate) fn readable(text: &str) -> String {
    let is_order = |it: char| {
        it.is_control() || matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.replace(is_order, "\u{fffd}")
}

/// For logs and tests, where no language is at hand: the id and its variables.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (true, Some((_, Arg::Text(text)))) = (self.is_verbatim(), self.args.first()) {
            return f.write_str(text);
        }
        f.write_str(&self.id)?;
        if let Some(attribute) = &self.attribute {
            write!(f, ".{attribute}")?;
        }
        for (at, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg}", if at == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(n) => n.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Message(message) => message.fmt(f),
            Arg::List(messages) => {
                let messages: Vec<String> = messages.iter().map(ToString::to_string).collect();
                f.write_str(&messages.join(", "))
            }
        }
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Message {
        Message::verbatim(text)
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::verbatim(text)
    }
}

macro_rules! number {
    ($($int:ty),*) => {
        $(impl From<$int> for Arg {
            fn from(n: $int) -> Arg {
                Arg::Number(n.into())
            }
        }

        impl From<$int> for Message {
            fn from(n: $int) -> Message {
                Message::verbatim(n)
            }
        })*
    };
}

number!(i8, i16, i32, i64, u8, u16, u32);

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(n as i64)
    }
}

impl From<usize> for Message {
    fn from(n: usize) -> Message {
        Message::verbatim(n)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}
