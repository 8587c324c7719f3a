//! Reading actions from their notation.

use std::str::FromStr;

use kit::{Message, NotationError};

use super::{Action, Buyer, Lay, Source, Sources};
use crate::{
    components::{Link, Space},
    words,
};

/// What an action can begin with.
const FIRST_WORDS: &str = "build, network, develop, sell, loan, scout, pass, site, card, line, \
                           coal, iron, remove, flip, to, beer, done, give-up, mautoma, merchant, \
                           draw, rear, front";

/// The words of a notation, one after the other.
struct Words<'a> {
    text: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn wrong(&self, expected: Message) -> NotationError {
        NotationError::new(expected, self.text)
    }

    fn key<T: FromStr<Err = NotationError>>(&mut self) -> Result<T, NotationError> {
        let word = self.words.next().unwrap_or_default();
        word.parse().map_err(|error: NotationError| self.wrong(error.expected))
    }

    fn number(&mut self) -> Option<u8> {
        self.words.next()?.parse().ok()
    }

    fn space(&mut self) -> Result<Space, NotationError> {
        let space = self.key().ok().zip(self.number());
        let space = space.and_then(|(location, number)| Space::at(location, number));
        space.ok_or_else(|| self.wrong(words::expected_space()))
    }

    fn link(&mut self) -> Result<Link, NotationError> {
        let link = self.words.next().and_then(Link::find);
        link.ok_or_else(|| self.wrong(words::expected_line()))
    }

    fn buyer(&mut self) -> Result<u8, NotationError> {
        let buyer = self.key().ok().zip(self.number());
        let buyer = buyer.and_then(|(location, number)| Buyer::find(location, number));
        buyer.ok_or_else(|| self.wrong(words::expected_merchant()))
    }

    fn source(&mut self) -> Result<Source, NotationError> {
        match self.words.peek() {
            Some(&"market") => self.words.next().map_or(Ok(Source::NONE), |_| Ok(Source::MARKET)),
            Some(&"barrel") => self.words.next().map_or(Ok(Source::NONE), |_| Ok(Source::BARREL)),
            _ => self.space().map(Source::tile),
        }
    }

    fn sources(&mut self, word: &str) -> Result<Sources, NotationError> {
        let mut sources = Sources::NONE;
        for at in 0..2 {
            if self.words.peek() == Some(&word) {
                self.words.next();
                sources.0[at] = self.source()?;
            }
        }
        Ok(sources)
    }

    fn lay(&mut self) -> Result<Lay, NotationError> {
        let link = self.link()?;
        self.expect("to")?;
        Ok(Lay { link, to: self.key()?, coal: self.sources("coal")?.0[0] })
    }

    fn expect(&mut self, word: &str) -> Result<(), NotationError> {
        match self.words.next() {
            Some(found) if found == word => Ok(()),
            _ => Err(self.wrong(Message::quoted(word))),
        }
    }

    fn card_number(&mut self) -> Result<u8, NotationError> {
        match self.number() {
            Some(number @ 1..=32) => Ok(number - 1),
            _ => Err(self.wrong(words::expected_number(1, 32))),
        }
    }

    fn deed(&mut self) -> Result<Action, NotationError> {
        Ok(match self.words.next().unwrap_or_default() {
            "build" => {
                let (industry, space) = (self.key()?, self.space()?);
                Action::Build(industry, space, self.sources("coal")?, self.sources("iron")?)
            }
            "link" => {
                let lay = self.lay()?;
                self.expect("for")?;
                Action::Link(lay, self.key()?, self.key()?)
            }
            "network" => {
                let first = self.lay()?;
                if self.words.peek() == Some(&"then") {
                    self.words.next();
                    let second = self.lay()?;
                    Action::Network(first, Some(second), self.sources("beer")?.0[0])
                } else {
                    Action::Network(first, None, Source::NONE)
                }
            }
            "sell" => {
                let space = self.space()?;
                self.expect("to")?;
                Action::Sell(space, self.buyer()?, self.sources("beer")?)
            }
            "develop" => Action::Develop(self.sources("iron")?),
            "pass" => Action::Pass,
            "discard" => Action::Discard,
            "stop" => Action::Stop,
            _ => {
                let deeds = "build, link, network, sell, develop, pass, discard, stop";
                return Err(self.wrong(words::one_of(deeds)));
            }
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut read = Words { text, words: text.split_whitespace().peekable() };
        let first = read.words.next().unwrap_or_default();
        let action = match first {
            "merchant" => Action::Merchant(read.key()?),
            "draw" => Action::Draw(read.key()?),
            "rear" => Action::Rear(read.card_number()?),
            "front" => Action::Front(read.card_number()?),
            "site" => Action::Site(read.key()?, read.space()?),
            "card" => Action::Card(read.key()?),
            "line" => Action::Line(read.link()?),
            "coal" => Action::Coal(read.space()?),
            "iron" => Action::Iron(read.space()?),
            "remove" => Action::Remove(read.key()?),
            "flip" => Action::Flip(read.space()?),
            "to" => Action::To(read.buyer()?),
            "beer" => Action::Beer(read.source()?),
            "done" => Action::Done,
            "give-up" => Action::GiveUp(read.space()?),
            "mautoma" => read.deed()?,
            _ => Action::Take(first.parse().map_err(|_| read.wrong(words::one_of(FIRST_WORDS)))?),
        };
        match read.words.next() {
            None => Ok(action),
            Some(_) => {
                let expected = Message::new("expected-no-more");
                Err(read.wrong(expected.with("action", action.to_string())))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game, Lang, Lexicon, Trouble};

    use super::*;
    use crate::Brass;

    #[test]
    fn notation_goes_there_and_back() {
        for text in [
            "build",
            "site cotton-mill birmingham 0",
            "to gloucester 1",
            "beer barrel",
            "mautoma build manufacturer redditch 0 iron birmingham 2",
            "mautoma link dudley-kidderminster to dudley for cotton-mill kidderminster",
            "mautoma network dudley-kidderminster to dudley coal market then \
             cannock-farm-north to cannock coal dudley 0 beer derby 0",
            "mautoma sell worcester 0 to gloucester 0 beer barrel beer derby 0",
            "mautoma develop iron market iron dudley 1",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_told() {
        let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).unwrap();
        let told = |text: &str| {
            lexicon.say(Lang::En, &text.parse::<Action>().expect_err("nonsense").message())
        };
        assert_eq!(
            told("site windmill birmingham 0"),
            "expected one of cotton-mill, coal-mine, iron-works, manufacturer, pottery, brewery, \
             found “site windmill birmingham 0”"
        );
        assert_eq!(told("done twice"), "expected “done” and no more, found “done twice”");
        assert_eq!(
            told("site pottery birmingham 9"),
            "expected a space such as “birmingham 2”, found “site pottery birmingham 9”"
        );
        assert!(told("").starts_with("expected one of build, network"));
        assert!(told("mautoma").starts_with("expected one of build, link"));
    }
}
