//! Messages: what is to be said, before it is put into words.

/// A sentence before it is put into words: its id in the language files and
/// what fills its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id of the text.
    pub id: String,
    /// The attribute of that text, if it is one that is meant.
    pub attribute: Option<&'static str>,
    /// What fills the variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
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

    /// The same message, read from an attribute of its text.
    #[must_use]
    pub fn attribute(mut self, attribute: &'static str) -> Message {
        self.attribute = Some(attribute);
        self
    }

    /// The same message with one more variable filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! number {
    ($($int:ty),*) => {
        $(impl From<$int> for Arg {
            fn from(n: $int) -> Arg {
                Arg::Number(n.into())
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
