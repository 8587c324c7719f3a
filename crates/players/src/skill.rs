//! How well somebody plays, and how long they may think.

/// Milliseconds since some moment, for a budget of time.
pub type Clock = fn() -> u64;

/// How well somebody plays.
#[derive(Clone, Copy, Debug)]
pub enum Skill {
    /// A casual player.
    Casual,
    /// Takes what looks best after one deed.
    Greedy,
    /// Looks ahead.
    Search(Budget),
}

/// How long a search may take for one choice.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// As much as the game's search takes unasked.
    Default,
    /// So many iterations: the same choice every time.
    Iterations(u32),
    /// So many milliseconds, of this clock.
    Millis(u32, Clock),
}

impl Skill {
    /// The skill of that name; a budget is at least one, and one in milliseconds
    /// needs a clock.
    pub fn parse(name: &str, clock: Option<Clock>) -> Option<Skill> {
        match name {
            "casual" => return Some(Skill::Casual),
            "greedy" => return Some(Skill::Greedy),
            "search" => return Some(Skill::Search(Budget::Default)),
            _ => {}
        }
        let budget = name.strip_prefix("search:")?;
        if let Some(millis) = budget.strip_suffix("ms") {
            return Some(Skill::Search(Budget::Millis(whole(millis)?, clock?)));
        }
        Some(Skill::Search(Budget::Iterations(whole(budget)?)))
    }
}

/// A number of at least one, in digits and nothing else.
fn whole(text: &str) -> Option<u32> {
    let is_plain = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    text.parse().ok().filter(|&it| is_plain && 1 <= it)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_whole_number_of_at_least_one() {
        assert!(matches!(
            Skill::parse("search:50", None),
            Some(Skill::Search(Budget::Iterations(50)))
        ));
        for name in ["search:", "search:0", "search:-1", "search:+5", "search:1.5", "search:x"] {
            assert!(Skill::parse(name, Some(|| 0)).is_none(), "{name}");
        }
    }

    #[test]
    fn time_needs_a_clock() {
        assert!(Skill::parse("search:100ms", None).is_none());
        assert!(matches!(
            Skill::parse("search:100ms", Some(|| 7)),
            Some(Skill::Search(Budget::Millis(100, _)))
        ));
        assert!(Skill::parse("search:0ms", Some(|| 0)).is_none());
    }
}
