//! A short list without heap.

use std::ops::Deref;

use serde::{Serialize, Serializer};

/// A list of at most `N` small values: `Copy`, without heap, for states.
///
/// What lies beyond its end is always the default, so that equal lists are
/// equal bit by bit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// An empty list.
    pub fn new() -> Few<T, N> {
        Few { items: [T::default(); N], len: 0 }
    }

    /// Adds `item` at the end.
    ///
    /// # Panics
    ///
    /// If the list is full.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Adds `item` before the one at `at`.
    ///
    /// # Panics
    ///
    /// If the list is full or shorter than `at`.
    pub fn insert(&mut self, at: usize, item: T) {
        self.items[at..=usize::from(self.len)].rotate_right(1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes out the item at `at`; those behind it close up.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items[at..usize::from(self.len)].rotate_left(1);
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        item
    }

    /// Takes out the last item.
    pub fn pop(&mut self) -> Option<T> {
        let at = self.len().checked_sub(1)?;
        Some(self.remove(at))
    }

    /// Takes out everything.
    pub fn clear(&mut self) {
        *self = Few::new();
    }

    /// The items, to be changed in place.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Few<T, N> {
        let mut few = Few::new();
        for item in items {
            few.push(item);
        }
        few
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_are_equal_whatever_they_held_before() {
        let mut few: Few<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(few.remove(0), 1);
        few.insert(1, 9);
        assert_eq!(few[..], [2, 9, 3]);
        few.pop();
        assert_eq!(few, [2, 9].into_iter().collect());
    }
}
