//! The summary of a run: the object `simulate --json` prints.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Serialize,
    de::{MapAccess, Visitor},
};

use crate::{Estimate, Provenance, Spread, Total, begun::is_nought};

/// What many games of one setup and one player came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// What was chosen before the first action.
    pub setup: Choices,
    /// Who sat in the chairs of people.
    pub player: String,
    /// What was added to the seeds for the dice of the players, if anything was: the same
    /// deals with another luck of their own.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub player_seed: u64,
    /// The rule that the automa did not read, if one was left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without: Option<String>,
    /// The whole set-up, if it has a document of somebody's own: so that the games can be
    /// played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub documents: Option<serde_json::Value>,
    /// Game number i of these was dealt by this plus i; a part of a larger run
    /// begins where the part before it ended.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// On how many threads; nothing but the time depends on it.
    pub threads: usize,
    /// How long it took; of a run that was killed and resumed, as far as that is known.
    pub seconds: f64,
    /// How fast it went, since it was begun or resumed.
    pub games_per_second: f64,
    /// Points of the best-placed person.
    pub human: Spread,
    /// Points of the automa.
    pub automa: Spread,
    /// Games in which some person did better than the automa, tie-breaks counted.
    pub human_wins: u64,
    /// Games in which the automa did better than every person, tie-breaks counted.
    pub automa_wins: u64,
    /// Games in which the best-placed person and the automa share the place.
    pub draws: u64,
    /// The share of games that people won.
    pub win_rate: f64,
    /// Wilson's 95% interval for that share.
    pub win_rate_ci95: [f64; 2],
    /// What people and automa did, chance not counted: the mean.
    pub actions_per_game: f64,
    /// Means of the game's own counters.
    pub counters: Counters,
    /// What the means were divided from: whole numbers, so that parts of a run
    /// can be put together without a rounding.
    pub sums: Sums,
    /// Whether the same seeds come to the same again: not if a player thinks by
    /// the clock.
    pub reproducible: bool,
    /// Which part of a larger run this is, e.g. `2/4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<String>,
    /// Where it comes from.
    pub provenance: Provenance,
}

impl Summary {
    /// The person's points: the mean with its 95% interval.
    pub fn human_estimate(&self) -> Estimate {
        self.sums.human.sum(self.games, self.human).estimate()
    }

    /// The automa's points: the mean with its 95% interval.
    pub fn automa_estimate(&self) -> Estimate {
        self.sums.automa.sum(self.games, self.automa).estimate()
    }
}

/// Whole numbers over all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sums {
    /// Points of the best-placed person.
    pub human: Total,
    /// Points of the automa.
    pub automa: Total,
    /// What people and automa did.
    pub actions: u64,
    /// The game's own counters.
    pub counters: Totals,
}

/// What stands above the figures of a summary.
#[derive(Clone, Debug)]
pub(crate) struct Heading {
    pub(crate) game: String,
    pub(crate) setup: Choices,
    pub(crate) player: String,
    pub(crate) player_seed: u64,
    pub(crate) without: Option<String>,
    pub(crate) documents: Option<serde_json::Value>,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
    pub(crate) reproducible: bool,
    pub(crate) shard: Option<String>,
    pub(crate) provenance: Provenance,
}

/// Choices by key, in the game's order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub Vec<(String, String)>);

impl Choices {
    /// Whether a choice says anything: not a level whose mat is another one.
    pub fn follows(&self, key: &str) -> bool {
        let value = |key: &str| self.0.iter().find(|it| it.0 == key).map(|it| it.1.as_str());
        // A mat that follows the level is called so.
        key != "level" || value("mat").is_none_or(|it| it == "level")
    }
}

/// Means by counter, in the game's order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counters(pub Vec<(String, f64)>);

/// Sums by counter, in the game's order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals(pub Vec<(String, i64)>);

/// Reads the entries of an object in the order in which they are written.
pub(crate) struct InOrder<V>(pub(crate) PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for InOrder<V> {
    type Value = Vec<(String, V)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(entries)
    }
}

/// Written as an object whose keys keep their order.
macro_rules! ordered_map {
    ($Map:ident, $Value:ty) => {
        impl Serialize for $Map {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
            }
        }

        impl<'de> Deserialize<'de> for $Map {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Map, D::Error> {
                let in_order = $crate::summary::InOrder(std::marker::PhantomData);
                from.deserialize_map(in_order).map($Map)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $Map {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($Map).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                std::collections::BTreeMap::<String, $Value>::json_schema(generator)
            }
        }
    };
}

pub(crate) use ordered_map;

ordered_map!(Choices, String);
ordered_map!(Counters, f64);
ordered_map!(Totals, i64);
