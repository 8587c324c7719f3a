//! Panics: caught where a request is answered, with the place where they began.

use std::{
    cell::{Cell, RefCell},
    future::poll_fn,
    panic::{self, AssertUnwindSafe},
    pin::pin,
    sync::Once,
    task::Poll,
};

/// What is known of a panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Crash {
    /// File, line and column.
    pub(crate) place: String,
    /// What it said.
    pub(crate) said: String,
}

thread_local! {
    /// Whether a panic of this thread is caught.
    static IS_WATCHED: Cell<bool> = const { Cell::new(false) };
    /// The last panic of this thread that was caught.
    static LAST: RefCell<Option<Crash>> = const { RefCell::new(None) };
}

/// From now on the place of a panic that is caught is noted instead of printed; one
/// that nobody catches is told as ever.
pub(crate) fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_WATCHED.get() {
                return usual(info);
            }
            let place = info.location().map_or_else(String::new, ToString::to_string);
            let said = info.payload_as_str().unwrap_or_default().to_owned();
            LAST.set(Some(Crash { place, said }));
        }));
    });
}

/// What comes of `work`, or of its panic.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Crash> {
    let before = IS_WATCHED.replace(true);
    let came = panic::catch_unwind(AssertUnwindSafe(work));
    IS_WATCHED.set(before);
    came.map_err(|thrown| match thrown.downcast::<Crash>() {
        // It was caught on another thread and goes on here.
        Ok(crash) => *crash,
        Err(_) => LAST.take().unwrap_or(Crash { place: String::new(), said: String::new() }),
    })
}

/// The same for what takes a while, on whichever threads it is driven.
pub(crate) async fn caught_in<F: Future>(work: F) -> Result<F::Output, Crash> {
    let mut work = pin!(work);
    poll_fn(|it| match caught(|| work.as_mut().poll(it)) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(came)) => Poll::Ready(Ok(came)),
        Err(crash) => Poll::Ready(Err(crash)),
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_caught_with_its_place_also_on_its_way_through_threads() {
        watch();
        assert_eq!(caught(|| 7), Ok(7));
        let thrown = || -> u8 { panic!("no {}", "luck") };
        let crash = caught(thrown).unwrap_err();
        assert!(crash.place.contains("crash.rs:") && crash.said == "no luck", "{crash:?}");
        let there = std::thread::spawn(move || caught(thrown)).join().unwrap().unwrap_err();
        let again = caught(|| panic::resume_unwind(Box::new(there.clone()))).unwrap_err();
        assert_eq!(again, there);
    }
}
