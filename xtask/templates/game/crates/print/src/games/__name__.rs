//! {{Name}}: an aid with its rules, until its cards are drawn.

use {{name}}::{{Name}};

use super::Printed;

impl Printed for {{Name}} {}
