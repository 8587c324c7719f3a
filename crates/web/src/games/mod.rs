//! The games' own pages: a folder each, with pictures, styles, script and texts.

mod brass;
mod london;
mod patchwork;
