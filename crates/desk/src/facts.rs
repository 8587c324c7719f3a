//! Facts of a mirror: their groups, and which of them differ between two tables.

use kit::{Fact, Game, Message};

/// A fact that differs between two tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// What it is called.
    pub name: Message,
    /// How it stood.
    pub before: Message,
    /// How it stands.
    pub after: Message,
}

/// The facts that differ between two tables; a fact that only one of them has is none.
pub fn changed<G: Game>(game: &G, before: &G::State, after: &G::State) -> Vec<Changed> {
    let after = game.facts(after);
    let differs = |was: Fact<'_, G::Position>| {
        let is = after.iter().find(|it| it.place == was.place)?;
        let said = is.said.clone();
        (said != was.said).then_some(Changed { name: was.name, before: was.said, after: said })
    };
    game.facts(before).into_iter().filter_map(differs).collect()
}

/// The groups of facts, in their order.
pub fn groups<P>(facts: &[Fact<'_, P>]) -> Vec<&'static str> {
    let mut groups: Vec<&'static str> = Vec::new();
    for fact in facts {
        if !groups.contains(&fact.group) {
            groups.push(fact.group);
        }
    }
    groups
}
