//! Words for the shapes of patches.

use kit::Message;
use patchwork::Patch;

/// What each patch looks like, in the order of the box; the texts know the words.
const SHAPES: [&str; 33] = [
    "bar", "corner", "bar", "corner", "tee", "zigzag", "bar", "ell", "ell", "square", "zigzag",
    "u", "block", "zigzag", "bump", "cross", "tee", "bar", "ell", "stairs", "dagger", "zigzag",
    "u", "bumps", "arrow", "zigzag", "tee", "boat", "stairs", "boot", "cross", "aitch", "round",
];

/// A patch by its shape and its buttons: "cross of 5, two buttons".
pub(super) fn words(patch: Patch) -> Message {
    let spec = patch.spec();
    Message::new("pw-shape")
        .with("shape", SHAPES[usize::from(patch.0)])
        .with("n", spec.area)
        .with("buttons", spec.buttons)
}
