//! Players of {{Name}}: those that any game has, until somebody knows better.

use ::{{name}}::{{Name}};

use crate::Skilled;

impl Skilled for {{Name}} {}
