//! The walk through a tree: values for types, and where it stopped.
//!
//! Serde compiles every type once for each reader it is read by. This is the only
//! reader of trees, and it knows its way, so that a type is compiled once in all.

use std::cell::RefCell;

use serde::{
    Deserializer,
    de::{self, DeserializeSeed, Error as _, Unexpected, Visitor},
    forward_to_deserialize_any,
};
use serde_json::{Error, Value, map};

use super::way::{Step, Way};

/// Reads a type from a tree; if that fails, with the field where it did: nothing if
/// it is the tree itself.
pub(super) fn read<T: de::DeserializeOwned>(tree: &Value) -> Result<T, (String, Error)> {
    let stop = RefCell::new(None);
    let way = Way::root(&stop);
    let read = T::deserialize(At { value: tree, way: &way });
    read.map_err(|error| (stop.take().unwrap_or_default(), error))
}

/// A value of the tree and the way there.
#[derive(Clone, Copy)]
struct At<'a> {
    value: &'a Value,
    way: &'a Way<'a>,
}

// What no type changes is compiled once, not once a type: `inline(never)`.
impl<'a> At<'a> {
    fn found(&self) -> Unexpected<'a> {
        match self.value {
            Value::Null => Unexpected::Unit,
            Value::Bool(it) => Unexpected::Bool(*it),
            Value::Number(it) => match (it.as_u64(), it.as_i64()) {
                (Some(it), _) => Unexpected::Unsigned(it),
                (_, Some(it)) => Unexpected::Signed(it),
                _ => Unexpected::Float(it.as_f64().unwrap_or_default()),
            },
            Value::String(it) => Unexpected::Str(it),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }

    #[inline(never)]
    fn wrong(&self, expected: &dyn de::Expected) -> Error {
        Error::invalid_type(self.found(), expected)
    }

    /// The value as a variant.
    #[inline(never)]
    fn word(&self) -> Result<Word<'a>, Error> {
        let (word, value) = match self.value {
            Value::String(word) => (word, None),
            Value::Object(fields) => match fields.iter().next() {
                Some((word, value)) if fields.len() == 1 => (word, Some(value)),
                _ => return Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            _ => return Err(self.wrong(&"string or map")),
        };
        Ok(Word { word, value, way: self.way })
    }

    /// The value as a table, if it is one.
    #[inline(never)]
    fn table(&self) -> Option<Fields<'a>> {
        let fields = self.value.as_object()?;
        Some(Fields { n: fields.len(), fields: fields.iter(), field: None, way: self.way })
    }
}

/// The kinds of values a type can ask for.
macro_rules! kinds {
    ($($method:ident $value:pat => $visit:expr;)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.value {
                $value => $visit(self, visitor),
                _ => Err(self.wrong(&visitor)),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for At<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(it) => visitor.visit_bool(*it),
            Value::Number(_) => number(self, visitor),
            Value::String(it) => visitor.visit_str(it),
            Value::Array(_) => list(self, visitor),
            Value::Object(_) => table(self, visitor),
        }
    }

    kinds! {
        deserialize_bool Value::Bool(_) => |at: At<'_>, visitor: V| visitor.visit_bool(at.value == &Value::Bool(true));
        deserialize_i8 Value::Number(_) => number;
        deserialize_i16 Value::Number(_) => number;
        deserialize_i32 Value::Number(_) => number;
        deserialize_i64 Value::Number(_) => number;
        deserialize_u8 Value::Number(_) => number;
        deserialize_u16 Value::Number(_) => number;
        deserialize_u32 Value::Number(_) => number;
        deserialize_u64 Value::Number(_) => number;
        deserialize_f32 Value::Number(_) => number;
        deserialize_f64 Value::Number(_) => number;
        deserialize_char Value::String(_) => text;
        deserialize_str Value::String(_) => text;
        deserialize_string Value::String(_) => text;
        deserialize_identifier Value::String(_) => text;
        deserialize_unit Value::Null => |_, visitor: V| visitor.visit_unit();
        deserialize_seq Value::Array(_) => list;
        deserialize_map Value::Object(_) => table;
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.word()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf }
}

fn number<'de, V: Visitor<'de>>(at: At<'_>, visitor: V) -> Result<V::Value, Error> {
    match at.found() {
        Unexpected::Unsigned(it) => visitor.visit_u64(it),
        Unexpected::Signed(it) => visitor.visit_i64(it),
        Unexpected::Float(it) => visitor.visit_f64(it),
        _ => Err(at.wrong(&visitor)),
    }
}

fn text<'de, V: Visitor<'de>>(at: At<'_>, visitor: V) -> Result<V::Value, Error> {
    visitor.visit_str(at.value.as_str().unwrap_or_default())
}

fn list<'de, V: Visitor<'de>>(at: At<'_>, visitor: V) -> Result<V::Value, Error> {
    let values = at.value.as_array().map(Vec::as_slice).unwrap_or_default();
    let mut list = List { values, nth: 0, way: at.way };
    let read = visitor.visit_seq(&mut list)?;
    if list.nth == values.len() { Ok(read) } else { Err(too_many(values.len(), "array")) }
}

fn table<'de, V: Visitor<'de>>(at: At<'_>, visitor: V) -> Result<V::Value, Error> {
    let Some(mut table) = at.table() else { return Err(at.wrong(&visitor)) };
    let read = visitor.visit_map(&mut table)?;
    if table.next().is_none() { Ok(read) } else { Err(too_many(table.n, "map")) }
}

#[inline(never)]
fn too_many(n: usize, kind: &str) -> Error {
    Error::invalid_length(n, &format!("fewer elements in {kind}").as_str())
}

/// The values of a list, one by one.
struct List<'a> {
    values: &'a [Value],
    nth: usize,
    way: &'a Way<'a>,
}

impl<'de> de::SeqAccess<'de> for List<'_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        let Some(value) = self.values.get(self.nth) else { return Ok(None) };
        let way = self.way.to(Step::Nth(self.nth));
        self.nth += 1;
        seed.deserialize(At { value, way: &way }).map(Some).inspect_err(|_| way.stop())
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.values.len() - self.nth)
    }
}

/// The fields of a TOML or JSON table, one by one.
struct Fields<'a> {
    n: usize,
    fields: map::Iter<'a>,
    field: Option<(&'a str, &'a Value)>,
    way: &'a Way<'a>,
}

impl<'a> Fields<'a> {
    /// The next key; its value is the one that is read next.
    #[inline(never)]
    fn next(&mut self) -> Option<&'a str> {
        self.field = self.fields.next().map(|(key, value)| (key.as_str(), value));
        self.field.map(|(key, _)| key)
    }

    /// The value of the key that was read, and its key.
    #[inline(never)]
    fn value(&mut self) -> Result<(&'a str, &'a Value), Error> {
        self.field.take().ok_or_else(|| Error::custom("value is missing"))
    }
}

impl<'de> de::MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        let Some(key) = self.next() else { return Ok(None) };
        let read = seed.deserialize(Key(key)).map(Some);
        read.inspect_err(|_| self.way.to(Step::Key(key)).stop())
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let (key, value) = self.value()?;
        let way = self.way.to(Step::Key(key));
        seed.deserialize(At { value, way: &way }).inspect_err(|_| way.stop())
    }
}

/// The key of a field, or the word of a variant.
struct Key<'a>(&'a str);

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(de::value::StrDeserializer::new(self.0))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// The word of a variant with what belongs to it.
struct Word<'a> {
    word: &'a str,
    value: Option<&'a Value>,
    way: &'a Way<'a>,
}

impl<'de, 'a> de::EnumAccess<'de> for Word<'a> {
    type Error = Error;
    type Variant = Word<'a>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Word<'a>), Error> {
        Ok((seed.deserialize(Key(self.word))?, self))
    }
}

impl Word<'_> {
    /// Reads what belongs to the variant, or says what should.
    fn inside<T>(
        self,
        expected: &str,
        read: impl FnOnce(At<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let way = self.way.to(Step::Key(self.word));
        let read = match self.value {
            Some(value) => read(At { value, way: &way }),
            None => Err(Error::invalid_type(Unexpected::UnitVariant, &expected)),
        };
        read.inspect_err(|_| way.stop())
    }
}

impl<'de> de::VariantAccess<'de> for Word<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.value {
            None => Ok(()),
            Some(_) => self.inside("", |at| de::Deserialize::deserialize(at)),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        self.inside("newtype variant", |at| seed.deserialize(at))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        let expected = "tuple variant";
        self.inside(expected, |at| match at.value {
            Value::Array(_) => list(at, visitor),
            _ => Err(at.wrong(&expected)),
        })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let expected = "struct variant";
        self.inside(expected, |at| match at.value {
            Value::Object(_) => table(at, visitor),
            _ => Err(at.wrong(&expected)),
        })
    }
}
