//! A store in memory, for tests and for trying things out.

use std::{
    cmp::Reverse,
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{Answer, AnyHead, AnyPlace, AnyRow, For, Kind, Shelf, Store, Stored, Write};

/// Rows by kind and name.
type Rows = BTreeMap<(Kind, String), AnyRow>;

/// A store in memory.
#[derive(Debug)]
pub struct Memory {
    rows: Mutex<Rows>,
    is_told: fn(&Stored) -> bool,
}

impl Memory {
    /// A store with nothing in it. `is_told` says whether the record of a game tells of
    /// a person's doing: see [`Stored::is_given_up`].
    pub fn new(is_told: fn(&Stored) -> bool) -> Memory {
        Memory { rows: Mutex::default(), is_told }
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Memory {
    fn write(&self, writes: Vec<Write>) -> Answer<'_, ()> {
        let mut rows = self.rows();
        let refused = writes.iter().find(|it| !can(&rows, it)).map(Write::refusal);
        if refused.is_none() {
            writes.into_iter().for_each(|it| perform(&mut rows, it, self.is_told));
        }
        Box::pin(async move { refused.map_or(Ok(()), Err) })
    }

    fn read<'a>(&'a self, kind: Kind, id: &'a str) -> Answer<'a, Option<AnyRow>> {
        let found = self.rows().get(&(kind, id.to_owned())).cloned();
        Box::pin(async move { Ok(found) })
    }

    fn look(&self, place: AnyPlace, skip: usize, take: usize) -> Answer<'_, (Vec<AnyHead>, usize)> {
        let rows = self.rows();
        let mut found: Vec<_> = rows.values().filter_map(|it| shown(it, &place)).collect();
        found.sort_by_key(|it| it.0);
        let n = found.len();
        let heads = found.into_iter().skip(skip).take(take).map(|it| it.1).collect();
        Box::pin(async move { Ok((heads, n)) })
    }
}

/// What a list of this place shows of a row, if it stands there, and its place in it.
fn shown<'a>(row: &'a AnyRow, place: &AnyPlace) -> Option<((Reverse<u64>, &'a str), AnyHead)> {
    match (row, place) {
        (AnyRow::Game(it), AnyPlace::Games(shelf)) => {
            let is_there = it.is_begun() && it.is_over == (*shelf == Shelf::Over);
            is_there.then(|| ((Reverse(it.touched), &*it.id), AnyHead::Game(it.head())))
        }
        (AnyRow::Document(it), AnyPlace::Documents(For(game))) => (it.game == *game)
            .then(|| ((Reverse(it.touched), &*it.id), AnyHead::Document(it.clone()))),
        _ => None,
    }
}

/// Whether what is kept is what a change expects.
fn can(rows: &Rows, write: &Write) -> bool {
    let (kind, id, expected) = write.expects();
    rows.get(&(kind, id.to_owned())).map(AnyRow::revision) == expected
}

fn perform(rows: &mut Rows, write: Write, is_told: fn(&Stored) -> bool) {
    let (kind, id, _) = write.expects();
    let key = (kind, id.to_owned());
    match write {
        Write::Create(row) => {
            if let AnyRow::Game(game) = &row {
                let is_given_up = |it: &AnyRow| matches!(it, AnyRow::Game(it) if it.is_given_up(game.created, is_told));
                rows.retain(|_, it| !is_given_up(it));
            }
            rows.insert(key, row);
        }
        Write::Replace(row) => {
            rows.insert(key, row);
        }
        Write::Remove { .. } => {
            rows.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use super::*;
    use crate::{Keep, OwnDocument, StoreError};

    fn at_once<T>(mut answer: Answer<'_, T>) -> Result<T, StoreError> {
        match answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(answer) => answer,
            Poll::Pending => panic!("memory makes nobody wait"),
        }
    }

    fn game(id: &str, revision: u64) -> Stored {
        Stored {
            id: id.to_owned(),
            game: "toy".to_owned(),
            revision,
            record: String::new(),
            ply: 0,
            is_over: false,
            created: 1,
            touched: revision,
            gist: None,
        }
    }

    fn document(id: &str, revision: u64) -> OwnDocument {
        OwnDocument {
            id: id.to_owned(),
            game: "toy".to_owned(),
            key: "deck".to_owned(),
            name: String::new(),
            text: String::new(),
            is_ready: true,
            revision,
            touched: revision,
        }
    }

    #[test]
    fn a_row_is_kept_by_kind_and_name_and_changed_at_its_revision_only() {
        let store = Memory::new(|_| false);
        at_once(store.create(game("a", 1))).unwrap();
        at_once(store.create(document("a", 1))).unwrap();
        let twice = at_once(store.create(document("a", 1)));
        assert_eq!(twice, Err(StoreError::Taken("a".to_owned())));
        at_once(store.replace(game("a", 2))).unwrap();
        assert_eq!(at_once(store.replace(game("a", 2))), Err(StoreError::Conflict { expected: 1 }));
        let (games, n) = at_once(store.list(Shelf::Open, 0, 9)).unwrap();
        assert_eq!((games, n), (vec![game("a", 2).head()], 1));
        let documents = at_once(store.list(For("toy".to_owned()), 0, 9)).unwrap();
        assert_eq!(documents, (vec![document("a", 1)], 1));
        at_once(store.remove::<Stored>("a", 2)).unwrap();
        assert_eq!(at_once(store.load::<Stored>("a")), Ok(None));
        assert_eq!(at_once(store.load("a")), Ok(Some(document("a", 1))));
    }

    #[test]
    fn of_changes_that_belong_together_all_are_made_or_none() {
        let store = Memory::new(|_| false);
        at_once(store.create(game("a", 1))).unwrap();
        at_once(store.create(document("a", 1))).unwrap();
        let replace = || Write::Replace(game("a", 2).into());
        for late in
            [Write::Replace(document("a", 3).into()), Write::Create(document("a", 1).into())]
        {
            let refusal = late.refusal();
            assert_eq!(at_once(store.write(vec![replace(), late])), Err(refusal));
            assert_eq!(at_once(store.load("a")), Ok(Some(game("a", 1))));
        }
        at_once(store.write(vec![replace(), Write::Replace(document("a", 2).into())])).unwrap();
        assert_eq!(at_once(store.load("a")), Ok(Some(game("a", 2))));
        assert_eq!(at_once(store.load("a")), Ok(Some(document("a", 2))));
    }

    #[test]
    fn only_what_nobody_acted_in_is_given_up_and_only_if_no_record_tells_of_it() {
        for is_told in [false, true] {
            let store = Memory::new(if is_told { |_| true } else { |_| false });
            let gist = crate::Gist {
                ruleset: 1,
                level: None,
                progress: kit::Message::new("far"),
                scores: Vec::new(),
                standing: vec![],
                automa: 1,
                picture: String::new(),
                look: 1,
                is_begun: false,
                is_at_table: false,
                outcome: None,
                deck: None,
                marks: kit::Marks::default(),
                people: Vec::new(),
                together: Vec::new(),
                hinted: Vec::new(),
            };
            at_once(store.create(Stored { gist: Some(gist), ..game("new", 1) })).unwrap();
            at_once(store.create(game("begun", 1))).unwrap();
            let later = Stored { created: 2 * crate::PATIENCE, ..game("later", 1) };
            at_once(store.create(later)).unwrap();
            let is_there = |id| at_once(store.load::<Stored>(id)).unwrap().is_some();
            assert_eq!((is_there("new"), is_there("begun")), (is_told, true));
        }
    }
}
