//! Sets of numbered things, one bit each.

use std::{fmt, marker::PhantomData};

use serde::{Serialize, Serializer};

/// A thing with a number below 64: a patch, a crate, a tile.
pub trait Numbered: Copy {
    /// Its number.
    fn number(self) -> u8;
    /// The thing with this number.
    fn numbered(number: u8) -> Self;
}

/// A set of numbered things, without heap.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Numbered> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// The things numbered 0 to `n` - 1.
    pub const fn first(n: usize) -> Set<T> {
        Set { bits: if n == 64 { u64::MAX } else { (1 << n) - 1 }, of: PhantomData }
    }

    /// One bit for each, the smallest number first.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// Whether it is in it.
    #[inline]
    pub fn has(self, it: T) -> bool {
        self.bits >> it.number() & 1 == 1
    }

    /// Puts it in.
    #[inline]
    pub fn add(&mut self, it: T) {
        self.bits |= 1 << it.number();
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, it: T) {
        self.bits &= !(1 << it.number());
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// All of them, the smallest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (number < 64).then(|| T::numbered(number as u8))
        })
    }

    /// Their numbers, the smallest first, as a position lists them.
    pub fn numbers(self) -> Vec<u8> {
        self.iter().map(T::number).collect()
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set { bits: 0, of: PhantomData }
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set({:#b})", self.bits)
    }
}

impl<T> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bits.serialize(serializer)
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::default();
        things.into_iter().for_each(|it| set.add(it));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Crate(u8);

    impl Numbered for Crate {
        fn number(self) -> u8 {
            self.0
        }

        fn numbered(number: u8) -> Crate {
            Crate(number)
        }
    }

    #[test]
    fn what_is_put_in_comes_out_in_order() {
        let mut set: Set<Crate> = [63, 5, 0].into_iter().map(Crate).collect();
        assert_eq!((set.numbers(), set.len()), (vec![0, 5, 63], 3));
        set.remove(Crate(5));
        assert!(set.has(Crate(63)) && !set.has(Crate(5)));
        assert_eq!(serde_json::to_string(&set).unwrap(), set.bits().to_string());
        assert_eq!((Set::<Crate>::first(64).len(), Set::<Crate>::first(0).len()), (64, 0));
    }
}
