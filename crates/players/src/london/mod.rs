//! Players of London.

use ::london::London;
use kit::Player;

use crate::{Skill, Skilled};

impl Skilled for London {
    fn skilled(&self, _skill: Skill) -> Option<Box<dyn Player<London>>> {
        None
    }
}
