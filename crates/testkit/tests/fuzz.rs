//! Spoilt texts of the toy.

use testkit::{fuzz, toy::Toy};

#[test]
fn a_spoilt_text_is_refused_in_words_or_is_a_game() {
    fuzz::check::<Toy>(env!("CARGO_MANIFEST_DIR"));
}
