//! The screens: one file each.

pub(crate) mod analysis;
mod bar;
pub(crate) mod end;
pub(crate) mod hint;
pub(crate) mod home;
pub(crate) mod how;
mod ladder;
pub(crate) mod log;
pub(crate) mod moment;
pub(crate) mod new_game;
pub(crate) mod open;
pub(crate) mod own;
pub(crate) mod play;
pub(crate) mod practice;
pub(crate) mod print;
pub(crate) mod results;
pub(crate) mod rules;
pub(crate) mod scratch;
pub(crate) mod share;
pub(crate) mod table;
pub(crate) mod theatre;
pub(crate) mod today;
pub(crate) mod trouble;
pub(crate) mod ways;
pub(crate) mod why;
