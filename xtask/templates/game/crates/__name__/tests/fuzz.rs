//! Spoilt records, positions, documents and actions.

use testkit::fuzz;
use {{name}}::{{Name}};

#[test]
fn a_spoilt_text_is_refused_in_words_or_is_a_game() {
    fuzz::check::<{{Name}}>(env!("CARGO_MANIFEST_DIR"));
}
