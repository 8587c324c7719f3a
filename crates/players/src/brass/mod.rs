//! Players of Brass.

use ::brass::Brass;
use kit::Player;

use crate::{Skill, Skilled};

impl Skilled for Brass {
    fn skilled(&self, _skill: Skill) -> Option<Box<dyn Player<Brass>>> {
        None
    }
}
