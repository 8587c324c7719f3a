//! The way through a tree to a value: what names the field where reading stopped.

use std::cell::RefCell;

/// The way from the root of a tree to a value.
pub(super) struct Way<'a> {
    parent: Option<&'a Way<'a>>,
    step: Step<'a>,
    /// Where the walk stopped first.
    stop: &'a RefCell<Option<String>>,
}

/// One step of a way.
pub(super) enum Step<'a> {
    Root,
    Key(&'a str),
    Nth(usize),
}

impl<'a> Way<'a> {
    /// The way that begins at the root, and keeps where the walk stops.
    pub(super) fn root(stop: &'a RefCell<Option<String>>) -> Way<'a> {
        Way { parent: None, step: Step::Root, stop }
    }

    /// One step further.
    pub(super) fn to(&'a self, step: Step<'a>) -> Way<'a> {
        Way { parent: Some(self), step, stop: self.stop }
    }

    /// The walk stops here, unless it stopped deeper inside.
    #[inline(never)]
    pub(super) fn stop(&self) {
        self.stop.borrow_mut().get_or_insert_with(|| self.path());
    }

    fn path(&self) -> String {
        let mut path = self.parent.map(Way::path).unwrap_or_default();
        match self.step {
            Step::Root => {}
            Step::Key(key) => {
                if self.parent.is_some_and(|it| it.parent.is_some()) {
                    path.push('.');
                }
                path.push_str(key);
            }
            Step::Nth(nth) => path.push_str(&format!("[{nth}]")),
        }
        path
    }
}
