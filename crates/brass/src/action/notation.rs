//! Reading actions from their notation.

use std::str::FromStr;

use kit::NotationError;

use super::{Action, Buyer, Lay, Source, Sources};
use crate::components::{Link, Space};

/// The words of a notation, one after the other.
struct Words<'a> {
    text: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn wrong(&self, expected: &str) -> NotationError {
        NotationError::new(expected, self.text)
    }

    fn word(&mut self, expected: &str) -> Result<&'a str, NotationError> {
        self.words.next().ok_or_else(|| NotationError::new(expected, self.text))
    }

    fn key<T: FromStr<Err = NotationError>>(&mut self, expected: &str) -> Result<T, NotationError> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| self.wrong(expected))
    }

    fn number(&mut self, expected: &str) -> Result<u8, NotationError> {
        self.word(expected)?.parse().map_err(|_| self.wrong(expected))
    }

    fn space(&mut self) -> Result<Space, NotationError> {
        const EXPECTED: &str = "a space such as `birmingham 2`";
        let location = self.key(EXPECTED)?;
        let number = self.number(EXPECTED)?;
        Space::at(location, number).ok_or_else(|| self.wrong(EXPECTED))
    }

    fn link(&mut self) -> Result<Link, NotationError> {
        let word = self.word("a line")?;
        Link::find(word).ok_or_else(|| self.wrong("a line such as `dudley-kidderminster`"))
    }

    fn buyer(&mut self) -> Result<u8, NotationError> {
        const EXPECTED: &str = "a merchant tile such as `gloucester 1`";
        let location = self.key(EXPECTED)?;
        let number = self.number(EXPECTED)?;
        Buyer::find(location, number).ok_or_else(|| self.wrong(EXPECTED))
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
        let to = self.key("where the link leads to")?;
        Ok(Lay { link, to, coal: self.sources("coal")?.0[0] })
    }

    fn expect(&mut self, word: &str) -> Result<(), NotationError> {
        match self.words.next() {
            Some(found) if found == word => Ok(()),
            _ => Err(self.wrong(&format!("`{word}`"))),
        }
    }

    fn card_number(&mut self) -> Result<u8, NotationError> {
        let number = self.number("a card's number")?;
        match number {
            1..=32 => Ok(number - 1),
            _ => Err(self.wrong("a card's number from 1 to 32")),
        }
    }

    fn deed(&mut self) -> Result<Action, NotationError> {
        Ok(match self.word("what Mautoma does")? {
            "build" => {
                let (industry, space) = (self.key("an industry")?, self.space()?);
                Action::Build(industry, space, self.sources("coal")?, self.sources("iron")?)
            }
            "link" => {
                let lay = self.lay()?;
                self.expect("for")?;
                Action::Link(lay, self.key("an industry")?, self.key("a city")?)
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
                return Err(
                    self.wrong("build, link, network, sell, develop, pass, discard or stop")
                );
            }
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words { text, words: text.split_whitespace().peekable() };
        let first = words.word("an action")?;
        let action = match first {
            "merchant" => Action::Merchant(words.key("any, cotton-mill, manufacturer or blank")?),
            "draw" => Action::Draw(words.key("a card")?),
            "rear" => Action::Rear(words.card_number()?),
            "front" => Action::Front(words.card_number()?),
            "site" => Action::Site(words.key("an industry")?, words.space()?),
            "card" => Action::Card(words.key("a card")?),
            "line" => Action::Line(words.link()?),
            "coal" => Action::Coal(words.space()?),
            "iron" => Action::Iron(words.space()?),
            "remove" => Action::Remove(words.key("an industry")?),
            "flip" => Action::Flip(words.space()?),
            "to" => Action::To(words.buyer()?),
            "beer" => Action::Beer(words.source()?),
            "done" => Action::Done,
            "give-up" => Action::GiveUp(words.space()?),
            "mautoma" => words.deed()?,
            _ => Action::Take(first.parse().map_err(|_| {
                NotationError::new(
                    "build, network, develop, sell, loan, scout, pass, site, card, line, coal, \
                     iron, remove, flip, to, beer, done, give-up, mautoma, merchant, draw, rear \
                     or front",
                    text,
                )
            })?),
        };
        match words.words.next() {
            None => Ok(action),
            Some(_) => Err(NotationError::new(format!("`{action}` and no more"), text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let error = "site windmill birmingham 0".parse::<Action>().unwrap_err();
        assert_eq!(error.to_string(), "expected an industry, found `site windmill birmingham 0`");
        assert!("done twice".parse::<Action>().is_err());
        assert!("site pottery birmingham 9".parse::<Action>().is_err());
    }
}
