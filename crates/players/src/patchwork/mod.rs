//! Players of Patchwork.

use ::patchwork::Patchwork;
use kit::Player;

use crate::{Skill, Skilled};

impl Skilled for Patchwork {
    fn skilled(&self, _skill: Skill) -> Option<Box<dyn Player<Patchwork>>> {
        None
    }
}
