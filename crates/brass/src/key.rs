//! Names in records and documents.

/// Makes a small enum whose values are known by a key: its text form in
/// records, documents and JSON.
macro_rules! keyed {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $key:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $key)] $value,)*
        }

        impl $name {
            /// Every value, in printed order.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// Its name in records and documents.
            pub const fn key(self) -> &'static str {
                match self { $($name::$value => $key,)* }
            }

            /// The value with this number.
            #[inline]
            pub const fn nth(n: u8) -> $name {
                $name::ALL[n as usize]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl std::str::FromStr for $name {
            type Err = kit::NotationError;

            fn from_str(text: &str) -> Result<$name, kit::NotationError> {
                $name::ALL.iter().copied().find(|it| it.key() == text).ok_or_else(|| {
                    let keys: Vec<&str> = $name::ALL.iter().map(|it| it.key()).collect();
                    kit::NotationError::new(crate::words::one_of(&keys.join(", ")), text)
                })
            }
        }
    };
}
