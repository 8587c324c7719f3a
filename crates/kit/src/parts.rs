//! Parts: a document that takes single fields over from another.

/// A document of named parts, e.g. what lies on a table. A correction names a few of
/// them, and no other is written or read again for its sake.
pub trait Parts {
    /// Takes the part called `key` over from `other`, which gets the one that was here.
    fn take(&mut self, key: &str, other: &mut Self);
}

/// Makes a document one of [`Parts`]: its fields, all of them, which go by
/// their names with strokes between the words.
#[macro_export]
macro_rules! parts {
    ($document:ty { $($field:ident),* $(,)? }) => {
        impl $crate::Parts for $document {
            fn take(&mut self, key: &str, other: &mut Self) {
                // A field that is not listed does not compile.
                let Self { $($field),* } = self;
                $(if $crate::is_part(stringify!($field), key) {
                    std::mem::swap($field, &mut other.$field);
                })*
            }
        }
    };
}

/// Whether a field goes by `key` in a document: `first_to_end` by `first-to-end`.
#[doc(hidden)]
pub fn is_part(field: &str, key: &str) -> bool {
    let letter = |it: u8| if it == b'_' { b'-' } else { it };
    field.len() == key.len() && field.bytes().zip(key.bytes()).all(|(a, b)| letter(a) == b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    struct Table {
        on_top: u8,
        back: Vec<u8>,
    }

    parts!(Table { on_top, back });

    #[test]
    fn a_part_goes_by_its_key_and_the_others_stay() {
        let mut table = Table { on_top: 1, back: vec![2] };
        let mut other = Table { on_top: 7, back: vec![8] };
        table.take("on-top", &mut other);
        assert_eq!(table, Table { on_top: 7, back: vec![2] });
        for key in ["on_top", "ontop", "on-top-", "", "turn"] {
            table.take(key, &mut other);
            assert_eq!(table, Table { on_top: 7, back: vec![2] }, "{key}");
        }
    }
}
