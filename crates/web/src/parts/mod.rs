//! Parts of pages that every game shares.

pub(crate) mod adaptations;
pub(crate) mod advice;
pub(crate) mod bands;
pub(crate) mod form;
pub(crate) mod found;
pub(crate) mod marks;
pub(crate) mod number;
pub(crate) mod options;
pub(crate) mod ours;
pub(crate) mod picture;
pub(crate) mod plate;
pub(crate) mod report;
pub(crate) mod score;
pub(crate) mod table;
pub(crate) mod ways;
