//! Writing: whatever is kept or answered, as TOML, JSON or a tree of values.
//!
//! Serde compiles every type once for each form it is written in. Here all forms
//! are written from one tree, so that a type is compiled once in all.

#[cfg(test)]
mod tests;

use std::fmt::{self, Write};

use serde::{Serialize, Serializer, ser};
use serde_json::{Map, Number, Value};

use crate::visible::visible_toml;

/// Writes as TOML, a list of more than one value line by line.
///
/// # Panics
///
/// If it is no table, or has what TOML cannot say.
pub fn to_toml(document: &impl Serialize) -> String {
    visible_toml(toml::to_string_pretty(&grown(document)).expect("what is written is plain data"))
}

/// Writes as TOML, every list in one line.
///
/// # Panics
///
/// If it is no table, or has what TOML cannot say.
pub fn to_toml_short(document: &impl Serialize) -> String {
    visible_toml(toml::to_string(&grown(document)).expect("what is written is plain data"))
}

/// Writes as JSON, as short as can be.
///
/// # Panics
///
/// If a key is no text.
pub fn to_json(document: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(&grown(document)).expect("what is written is plain data")
}

/// Writes as JSON for people, a field a line.
///
/// # Panics
///
/// If a key is no text.
pub fn to_json_pretty(document: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string_pretty(&grown(document)).expect("what is written is plain data")
}

/// The document as a value of JSON.
///
/// # Panics
///
/// If a key is no text.
pub fn to_value(document: &(impl Serialize + ?Sized)) -> Value {
    grown(document).into()
}

/// The fields of a document that `keys` names, as a value of JSON; the others are not
/// even looked at.
///
/// # Panics
///
/// If a key is no text.
pub(crate) fn to_value_of(document: &impl Serialize, keys: &Map<String, Value>) -> Value {
    let tree = document.serialize(Grow { only: Some(keys) });
    tree.expect("what is written is plain data").into()
}

/// A document as a tree, its fields in their order.
enum Tree {
    Nothing,
    Bool(bool),
    Signed(i64),
    Unsigned(u64),
    /// The squares of a quilt as bits.
    Long(u128),
    Float(f64),
    Text(String),
    List(Vec<Tree>),
    Table(Vec<(String, Tree)>),
}

fn grown<T: Serialize + ?Sized>(document: &T) -> Tree {
    grow(document).expect("what is written is plain data")
}

// Once for every type, wherever it stands.
#[inline(never)]
fn grow<T: Serialize + ?Sized>(document: &T) -> Result<Tree, fmt::Error> {
    document.serialize(Grow { only: None })
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, form: S) -> Result<S::Ok, S::Error> {
        match self {
            Tree::Nothing => form.serialize_none(),
            Tree::Bool(it) => form.serialize_bool(*it),
            Tree::Signed(it) => form.serialize_i64(*it),
            Tree::Unsigned(it) => form.serialize_u64(*it),
            Tree::Long(it) => form.serialize_u128(*it),
            Tree::Float(it) => form.serialize_f64(*it),
            Tree::Text(it) => form.serialize_str(it),
            Tree::List(them) => form.collect_seq(them),
            Tree::Table(them) => form.collect_map(them.iter().map(|(key, it)| (key, it))),
        }
    }
}

impl From<Tree> for Value {
    fn from(tree: Tree) -> Value {
        match tree {
            Tree::Nothing => Value::Null,
            Tree::Bool(it) => it.into(),
            Tree::Signed(it) => it.into(),
            Tree::Unsigned(it) => it.into(),
            // A value has no room for more than 64 bits: then its figures as a text.
            Tree::Long(it) => {
                Number::from_u128(it).map_or_else(|| it.to_string().into(), Value::Number)
            }
            Tree::Float(it) => it.into(),
            Tree::Text(it) => it.into(),
            Tree::List(them) => Value::Array(them.into_iter().map(Value::from).collect()),
            Tree::Table(them) => {
                Value::Object(them.into_iter().map(|(key, it)| (key, it.into())).collect())
            }
        }
    }
}

/// Grows a tree from a document.
struct Grow<'a> {
    /// Which fields of the document itself are wanted, if not all.
    only: Option<&'a Map<String, Value>>,
}

/// The fields of a table that grows, under the word of its variant if it has one.
struct Fields<'a> {
    fields: Vec<(String, Tree)>,
    key: String,
    variant: Option<&'static str>,
    only: Option<&'a Map<String, Value>>,
}

/// The values of a list that grows, under the word of its variant if it has one.
struct Items {
    values: Vec<Tree>,
    variant: Option<&'static str>,
}

impl<'a> Fields<'a> {
    #[inline(never)]
    fn new(n: usize, variant: Option<&'static str>) -> Fields<'a> {
        Fields { fields: Vec::with_capacity(n), key: String::new(), variant, only: None }
    }

    fn is_wanted(&self, key: &str) -> bool {
        self.only.is_none_or(|it| it.contains_key(key))
    }

    #[inline(never)]
    fn put(&mut self, key: &str, tree: Result<Tree, fmt::Error>) -> Result<(), fmt::Error> {
        self.fields.push((key.to_owned(), tree?));
        Ok(())
    }

    #[inline(never)]
    fn whole(self) -> Result<Tree, fmt::Error> {
        Ok(under(self.variant, Tree::Table(self.fields)))
    }
}

impl Items {
    #[inline(never)]
    fn new(n: usize, variant: Option<&'static str>) -> Items {
        Items { values: Vec::with_capacity(n), variant }
    }

    #[inline(never)]
    fn put(&mut self, tree: Result<Tree, fmt::Error>) -> Result<(), fmt::Error> {
        self.values.push(tree?);
        Ok(())
    }

    #[inline(never)]
    fn whole(self) -> Result<Tree, fmt::Error> {
        Ok(under(self.variant, Tree::List(self.values)))
    }
}

#[inline(never)]
fn under(variant: Option<&'static str>, tree: Tree) -> Tree {
    match variant {
        Some(word) => Tree::Table(vec![(word.to_owned(), tree)]),
        None => tree,
    }
}

macro_rules! plain {
    ($($method:ident $from:ty => $kind:ident;)*) => {
        $(fn $method(self, it: $from) -> Result<Tree, fmt::Error> {
            Ok(Tree::$kind(it.into()))
        })*
    };
}

impl<'a> Serializer for Grow<'a> {
    type Ok = Tree;
    type Error = fmt::Error;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    plain! {
        serialize_bool bool => Bool;
        serialize_i8 i8 => Signed;
        serialize_i16 i16 => Signed;
        serialize_i32 i32 => Signed;
        serialize_i64 i64 => Signed;
        serialize_u8 u8 => Unsigned;
        serialize_u16 u16 => Unsigned;
        serialize_u32 u32 => Unsigned;
        serialize_u64 u64 => Unsigned;
        serialize_u128 u128 => Long;
        serialize_f32 f32 => Float;
        serialize_f64 f64 => Float;
        serialize_char char => Text;
        serialize_str &str => Text;
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Tree, fmt::Error> {
        Ok(Tree::List(bytes.iter().map(|&it| Tree::Unsigned(it.into())).collect()))
    }

    fn serialize_none(self) -> Result<Tree, fmt::Error> {
        Ok(Tree::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, it: &T) -> Result<Tree, fmt::Error> {
        grow(it)
    }

    fn serialize_unit(self) -> Result<Tree, fmt::Error> {
        Ok(Tree::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Tree, fmt::Error> {
        Ok(Tree::Nothing)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
    ) -> Result<Tree, fmt::Error> {
        Ok(Tree::Text(word.to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        it: &T,
    ) -> Result<Tree, fmt::Error> {
        grow(it)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        it: &T,
    ) -> Result<Tree, fmt::Error> {
        Ok(under(Some(word), grow(it)?))
    }

    fn serialize_seq(self, n: Option<usize>) -> Result<Items, fmt::Error> {
        Ok(Items::new(n.unwrap_or_default(), None))
    }

    fn serialize_tuple(self, n: usize) -> Result<Items, fmt::Error> {
        Ok(Items::new(n, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, n: usize) -> Result<Items, fmt::Error> {
        Ok(Items::new(n, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        n: usize,
    ) -> Result<Items, fmt::Error> {
        Ok(Items::new(n, Some(word)))
    }

    fn serialize_map(self, n: Option<usize>) -> Result<Fields<'a>, fmt::Error> {
        Ok(Fields::new(n.unwrap_or_default(), None))
    }

    fn serialize_struct(self, _: &'static str, n: usize) -> Result<Fields<'a>, fmt::Error> {
        Ok(Fields { only: self.only, ..Fields::new(n, None) })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        n: usize,
    ) -> Result<Fields<'a>, fmt::Error> {
        Ok(Fields::new(n, Some(word)))
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, it: &T) -> Result<Tree, fmt::Error> {
        let mut text = String::new();
        write!(text, "{it}")?;
        Ok(Tree::Text(text))
    }
}

macro_rules! items {
    ($($trait:ident $method:ident;)*) => {
        $(impl ser::$trait for Items {
            type Ok = Tree;
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), fmt::Error> {
                self.put(grow(it))
            }

            fn end(self) -> Result<Tree, fmt::Error> {
                self.whole()
            }
        })*
    };
}

items! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}

macro_rules! fields {
    ($($trait:ident;)*) => {
        $(impl ser::$trait for Fields<'_> {
            type Ok = Tree;
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                it: &T,
            ) -> Result<(), fmt::Error> {
                if self.is_wanted(key) { self.put(key, grow(it)) } else { Ok(()) }
            }

            fn end(self) -> Result<Tree, fmt::Error> {
                self.whole()
            }
        })*
    };
}

fields! {
    SerializeStruct;
    SerializeStructVariant;
}

impl ser::SerializeMap for Fields<'_> {
    type Ok = Tree;
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), fmt::Error> {
        self.key = match grow(key)? {
            Tree::Text(it) => it,
            Tree::Unsigned(it) => it.to_string(),
            Tree::Signed(it) => it.to_string(),
            _ => return Err(fmt::Error),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), fmt::Error> {
        let key = std::mem::take(&mut self.key);
        self.put(&key, grow(it))
    }

    fn end(self) -> Result<Tree, fmt::Error> {
        self.whole()
    }
}
