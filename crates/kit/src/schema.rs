//! Documents that describe themselves, where schemas are made.
//!
//! The program carries its schemas as a text, and tests make them anew (feature
//! `schema`): what makes them is no part of what everybody has to compile.

/// A document with a JSON Schema; every type, where no schemas are made.
#[cfg(feature = "schema")]
pub use schemars::JsonSchema as Described;

/// A document with a JSON Schema; every type, where no schemas are made.
#[cfg(not(feature = "schema"))]
pub trait Described {}

#[cfg(not(feature = "schema"))]
impl<T> Described for T {}
