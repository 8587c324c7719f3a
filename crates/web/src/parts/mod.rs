//! Parts of pages that every game shares.

pub(crate) mod adaptations;
pub(crate) mod form;
pub(crate) mod ladder;
pub(crate) mod log;
pub(crate) mod options;
pub(crate) mod picture;
pub(crate) mod report;
pub(crate) mod score;
