//! The deal of the day: one set-up and one seed a game and day, the same everywhere.
//!
//! Nobody hands it out: it follows from the name of the game and the date in UTC, by
//! whole numbers. The letters `automatable/1/GAME/YYYY-MM-DD` are hashed with FNV-1a
//! (64 bits), and the hash is stirred as by SplitMix64. The seed is the stirred hash
//! modulo a million, the level the stirred hash of its successor modulo the number of
//! levels, in the order in which the game names them; everything else is as usual.

use std::fmt;

use kit::{ChoiceKind, Game, Message};

use crate::Words;

/// The last day that has four figures for its year: 9999-12-31.
const LAST: u32 = 2_932_896;

/// So many milliseconds has a day.
const MILLIS: u64 = 24 * 60 * 60 * 1000;

/// A day of the calendar, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(u32);

impl Day {
    /// The day of this many milliseconds since 1970.
    pub fn from_millis(millis: u64) -> Day {
        Day(u32::try_from(millis / MILLIS).unwrap_or(LAST).min(LAST))
    }

    /// The day that `2026-11-18` names, if there is one.
    pub fn parse(text: &str) -> Option<Day> {
        let mut parts = text.split('-').map(|it| it.parse::<u32>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return None;
        }
        let found = Day(days_from_civil(year, month, day));
        // The 31st of June is another day, and so is one written otherwise.
        (found.to_string() == text).then_some(found)
    }

    /// So many days before; the first day there is, if there are not so many.
    #[must_use]
    pub fn before(self, n: u32) -> Day {
        Day(self.0.saturating_sub(n))
    }

    /// Year, month and day of the month.
    pub fn civil(self) -> (u32, u32, u32) {
        // Days are counted from the first of March of the year 0, so that the day that
        // not every year has is the last: Howard Hinnant's way.
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        (year + era * 400 + u32::from(month <= 2), month, day)
    }

    /// The day of the week, Monday is 1.
    pub fn weekday(self) -> u32 {
        (self.0 + 3) % 7 + 1
    }

    /// In words: "Wednesday, 18 November".
    pub fn title(self, words: &Words<'_>) -> String {
        words.say(&self.named("day-title", None))
    }

    /// In few letters: "18 Nov".
    pub fn short(self, words: &Words<'_>) -> String {
        words.say(&self.named("day-short", Some("short")))
    }

    /// The day of the week in few letters and the day: "Tue 17".
    pub fn in_week(self, words: &Words<'_>) -> String {
        words.say(&self.named("day-in-week", Some("short")))
    }

    fn named(self, id: &str, form: Option<&'static str>) -> Message {
        let (_, month, day) = self.civil();
        let name = |it: String| match form {
            Some(form) => Message::new(it).attribute(form),
            None => Message::new(it),
        };
        let message = Message::new(id).with("day", i64::from(day));
        let message = message.with("month", name(format!("month-{month}")));
        message.with("weekday", name(format!("weekday-{}", self.weekday())))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// How many days a date is after the first of 1970.
fn days_from_civil(year: u32, month: u32, day: u32) -> u32 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year / 400, year % 400);
    let shifted = if 2 < month { month - 3 } else { month + 9 };
    let of_year = (153 * shifted + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// What is dealt in one game on one day.
#[derive(Clone, Debug)]
pub struct DayDeal<G: Game> {
    /// The choices: the level of the day, the rest as usual.
    pub setup: G::Setup,
    /// What deals.
    pub seed: u64,
}

impl<G: Game> DayDeal<G> {
    /// The deal of this day: see the head of this file.
    ///
    /// # Panics
    ///
    /// If the game does not know a level that it names itself.
    pub fn of(day: Day) -> DayDeal<G> {
        let hash = fnv1a(&format!("automatable/1/{}/{day}", G::ID));
        let mut setup = G::Setup::default();
        if let Some(choice) = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level) {
            let nth = stirred(hash.wrapping_add(1)) % choice.values.len() as u64;
            G::choose(&mut setup, choice.key, choice.values[nth as usize])
                .expect("a game knows its levels");
        }
        DayDeal { setup, seed: stirred(hash) % 1_000_000 }
    }
}

fn fnv1a(text: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// The last step of `SplitMix64`: every bit of what goes in moves every bit that comes out.
fn stirred(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_and_read_and_has_its_day_of_the_week() {
        for (text, weekday) in [
            ("1970-01-01", 4),
            ("2000-02-29", 2),
            ("2026-11-18", 3),
            ("2100-03-01", 1),
            ("9999-12-31", 5),
        ] {
            let day = Day::parse(text).unwrap();
            assert_eq!((day.to_string().as_str(), day.weekday()), (text, weekday));
        }
        assert_eq!(Day::from_millis(u64::MAX), Day::parse("9999-12-31").unwrap());
        assert_eq!(Day::from_millis(MILLIS - 1).to_string(), "1970-01-01");
        assert_eq!(Day::parse("2024-03-01").unwrap().before(1).to_string(), "2024-02-29");
    }

    #[test]
    fn what_is_no_day_is_none() {
        for text in
            ["", "2026", "2026-2-3", "2026-02-30", "1969-12-31", "2026-13-01", "26-01-01", "a-b-c"]
        {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }

    #[test]
    fn the_hashes_are_those_that_are_published() {
        assert_eq!(fnv1a(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a("foobar"), 0x8594_4171_f739_67e8);
        // The first number of SplitMix64 from the seed 0 is its step, stirred.
        assert_eq!(stirred(0x9e37_79b9_7f4a_7c15), 0xe220_a839_7b1d_cdaf);
    }
}
