//! Style sheets and scripts: written for people, sent for browsers.
//!
//! Authors write one declaration a line and as many comments as they like
//! ([`css::format`] is the form that the tests demand). What a browser fetches is
//! made of it when the program is built: `@import` replaced by what it names, named
//! breakpoints by what they stand for, and nothing sent that only people read.

mod breakpoints;
pub mod css;
mod script;

pub use breakpoints::Breakpoints;
pub use script::script;

use std::{fs, path::Path};

/// A style sheet with everything that it imports, as it is sent.
///
/// # Errors
///
/// A file that cannot be read, a text that is no style sheet, or a query that is not
/// made of the named breakpoints: which file, and what is wrong with it.
pub fn sheet(file: &Path, breakpoints: &Breakpoints) -> Result<String, String> {
    let mut nodes = Vec::new();
    gather(file, breakpoints, &mut nodes)?;
    Ok(css::packed(&css::merged(nodes)))
}

/// The rules of a file and of those that it imports, in their order.
fn gather(file: &Path, points: &Breakpoints, nodes: &mut Vec<css::Node>) -> Result<(), String> {
    let wrong = |it: String| format!("{}: {it}", file.display());
    let text = fs::read_to_string(file).map_err(|it| wrong(it.to_string()))?;
    for node in css::parsed(&text).map_err(wrong)? {
        let import = match &node {
            css::Node::Line(line) => line.strip_prefix("@import "),
            _ => None,
        };
        match import {
            Some(name) => gather(&file.with_file_name(name.trim_matches('"')), points, nodes)?,
            None => nodes.push(points.resolved(node).map_err(wrong)?),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::Breakpoints;

    #[test]
    fn a_sheet_is_sent_with_what_it_imports() {
        let folder = std::env::temp_dir().join(format!("pack-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("look.css"), "@import \"button.css\";\n\n.a { gap: 0; }\n").unwrap();
        fs::write(folder.join("button.css"), "/* a button */\n.b { color: red; }\n").unwrap();
        let sent = super::sheet(&folder.join("look.css"), &Breakpoints::default());
        let missing = super::sheet(&folder.join("other.css"), &Breakpoints::default()).unwrap_err();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(sent.unwrap(), ".b{color:red}.a{gap:0}");
        assert!(missing.contains("other.css"), "{missing}");
    }
}
