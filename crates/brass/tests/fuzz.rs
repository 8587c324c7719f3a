//! Spoilt records, positions, documents and actions.

use brass::Brass;
use testkit::fuzz;

#[test]
fn a_spoilt_text_is_refused_in_words_or_is_a_game() {
    fuzz::check::<Brass>(env!("CARGO_MANIFEST_DIR"));
}
