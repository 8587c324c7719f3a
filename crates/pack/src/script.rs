//! Scripts: what only people read is left out, and nothing else.

/// A script as it is sent: without comments that have a line of their own, indents
/// and empty lines. Nothing inside a line is touched, so a text that goes on in the
/// next line is not for this; a test demands that there is none.
pub fn script(text: &str) -> String {
    let mut out = String::new();
    let mut is_comment = false;
    for line in text.lines().map(str::trim) {
        let mut line = line;
        if is_comment || line.starts_with("/*") {
            is_comment = !line.contains("*/");
            line = line.split_once("*/").map_or("", |it| it.1.trim_start());
        }
        if !line.is_empty() && !line.starts_with("//") {
            out += line;
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_browser_gets_no_comments_and_no_indents() {
        let text = "// what\n\"use strict\";\n\n  /**\n   * why\n   */\n  go(\"// no\"); // kept\n  /* a */\n  /* b */ a();\n";
        assert_eq!(super::script(text), "\"use strict\";\ngo(\"// no\"); // kept\na();\n");
    }
}
