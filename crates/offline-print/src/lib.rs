//! What prints, for a browser: a program of its own beside the pages, so that nobody
//! fetches fonts who only wants to play.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::wasm_bindgen;

/// The PDF that a form asks for; its fields and what stands in them, in turn.
///
/// # Errors
///
/// Why it cannot be printed, as a sentence in the reader's language.
#[wasm_bindgen]
pub fn printed(words: Vec<String>) -> Result<Vec<u8>, String> {
    let mut words = words.into_iter();
    let pairs = std::iter::from_fn(|| Some((words.next()?, words.next()?)));
    print::ordered(&pairs.collect()).map(|it| it.bytes)
}
