//! CSS as a tree: rules in rules, lines in rules, comments between them. It is read
//! no finer than people and browsers need it here.

/// What stands in a style sheet or in the body of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A remark, with its marks.
    Comment(String),
    /// A declaration, or a rule without a body such as `@import "base.css"`.
    Line(String),
    /// A rule: what it is about, and its body.
    Rule(String, Vec<Node>),
}

/// A line may be so wide before it is broken at its commas.
const WIDTH: usize = 100;

/// Reads a style sheet.
///
/// # Errors
///
/// What is open and not closed, closed and not open, or a comment inside a line.
pub fn parsed(text: &str) -> Result<Vec<Node>, String> {
    let mut rest = text;
    let nodes = body(&mut rest)?;
    if rest.is_empty() { Ok(nodes) } else { Err(format!("`}}` closes nothing: {}", near(rest))) }
}

/// The beginning of a text, to find the place by.
fn near(text: &str) -> String {
    text.chars().take(60).collect::<String>().replace('\n', " ")
}

/// Reads up to the end of a body; the brace that closes it is left.
fn body(rest: &mut &str) -> Result<Vec<Node>, String> {
    let mut nodes = Vec::new();
    loop {
        *rest = rest.trim_start();
        if rest.is_empty() || rest.starts_with('}') {
            return Ok(nodes);
        }
        if rest.starts_with("/*") {
            let Some(end) = rest.find("*/") else {
                return Err(format!("a comment has no end: {}", near(rest)));
            };
            nodes.push(Node::Comment(rest[..end + 2].to_owned()));
            *rest = &rest[end + 2..];
            continue;
        }
        let end = length(rest)?;
        let (head, tail) = rest.split_at(end);
        let head = one_line(head);
        if let Some(inner) = tail.strip_prefix('{') {
            *rest = inner;
            let inside = body(rest)?;
            let Some(after) = rest.strip_prefix('}') else {
                return Err(format!("`{head}` is not closed"));
            };
            *rest = after;
            nodes.push(Node::Rule(about(&head), inside));
        } else {
            *rest = tail.strip_prefix(';').unwrap_or(tail);
            if !head.is_empty() {
                nodes.push(Node::Line(declaration(&head)));
            }
        }
    }
}

/// How far it is to the next `{`, `;` or `}` that is in no bracket and no string.
fn length(text: &str) -> Result<usize, String> {
    let (mut depth, mut quote) = (0, None);
    for (at, it) in text.char_indices() {
        match (quote, it) {
            (Some(open), _) if open == it => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(it),
            (None, '(' | '[') => depth += 1,
            (None, ')' | ']') => depth -= 1,
            (None, '{' | ';' | '}') if depth == 0 => return Ok(at),
            (None, '*') if text[..at].ends_with('/') => {
                return Err(format!("a comment inside a line: {}", near(text)));
            }
            (None, _) => {}
        }
    }
    if depth == 0 && quote.is_none() {
        Ok(text.len())
    } else {
        Err(format!("not closed: {}", near(text)))
    }
}

/// Calls for each letter with the brackets it stands in; strings are passed over
/// to `out` as they are.
fn plain(text: &str, mut each: impl FnMut(char, &[char], &mut String)) -> String {
    let (mut out, mut open, mut quote) = (String::new(), Vec::new(), None);
    for it in text.chars() {
        if let Some(mark) = quote {
            out.push(it);
            if mark == it {
                quote = None;
            }
            continue;
        }
        if matches!(it, ')' | ']') {
            open.pop();
        }
        if matches!(it, '"' | '\'') {
            quote = Some(it);
            out.push(it);
        } else {
            each(it, &open, &mut out);
        }
        if matches!(it, '(' | '[') {
            open.push(if it == '(' && is_counting(&out) { 'n' } else { it });
        }
    }
    out
}

/// Whether `:nth-child(` was just opened: its signs are no combinators.
fn is_counting(out: &str) -> bool {
    out.rsplit(':').next().is_some_and(|it| it.starts_with("nth-"))
}

/// The text with one space where there was any.
fn one_line(text: &str) -> String {
    let text = text.trim();
    plain(text, |it, _, out| {
        if !it.is_whitespace() {
            out.push(it);
        } else if !out.ends_with(' ') {
            out.push(' ');
        }
    })
}

/// The text with a space after each comma and none inside brackets.
fn spaced(text: &str) -> String {
    let text = plain(text, |it, _, out| match it {
        ' ' if out.ends_with(['(', '[', ' ']) => {}
        ')' | ']' | ',' => {
            out.truncate(out.trim_end_matches(' ').len());
            out.push(it);
            if it == ',' {
                out.push(' ');
            }
        }
        _ => out.push(it),
    });
    text.trim_end().to_owned()
}

/// What a rule is about, as it is written: an at-rule, or selectors.
fn about(head: &str) -> String {
    if let Some(at) = head.strip_prefix('@') {
        let end = at.find(['(', ' ']).unwrap_or(at.len());
        let (name, query) = (&at[..end], spaced(at[end..].trim()));
        let query = if name == "supports" { query } else { asked(&query) };
        return format!("@{name} {query}").trim_end().to_owned();
    }
    let text = plain(head, |it, open, out| match it {
        '>' | '+' | '~' if !open.iter().any(|it| matches!(it, '[' | 'n')) => {
            out.truncate(out.trim_end_matches(' ').len());
            if !out.is_empty() && !out.ends_with('(') && !out.ends_with(',') {
                out.push(' ');
            }
            out.push(it);
            out.push(' ');
        }
        ' ' if out.ends_with(' ') => {}
        _ => out.push(it),
    });
    spaced(&text)
}

/// A query as it is written: a space after each colon.
fn asked(query: &str) -> String {
    query.replace(": ", ":").replace(':', ": ")
}

/// A declaration as it is written: `name: value`.
fn declaration(line: &str) -> String {
    if line.starts_with('@') {
        return asked(&spaced(line));
    }
    let Some((name, value)) = line.split_once(':') else { return spaced(line) };
    let value = spaced(value.trim());
    let value = match value.strip_suffix("!important") {
        Some(value) => format!("{} !important", value.trim_end()),
        None => value,
    };
    format!("{}: {value}", name.trim_end())
}

/// The parts of a text between commas that are in no bracket.
fn parts(text: &str) -> Vec<String> {
    let marked = plain(text, |it, open, out| match it {
        ',' if open.is_empty() => out.push('\0'),
        _ => out.push(it),
    });
    marked.split('\0').map(|it| it.trim().to_owned()).collect()
}

/// A style sheet as people read it: a rule a block, a selector a line, a
/// declaration a line. What has this form already is left as it is.
///
/// # Errors
///
/// As [`parsed`].
pub fn format(text: &str) -> Result<String, String> {
    let mut out = String::new();
    write_body(&parsed(text)?, 0, &mut out);
    Ok(out)
}

fn write_body(nodes: &[Node], depth: usize, out: &mut String) {
    let indent = "  ".repeat(depth);
    let is_line = |it: &Node| matches!(it, Node::Line(_));
    for (at, node) in nodes.iter().enumerate() {
        // Lines follow each other, a comment belongs to what comes after it.
        let is_close = at.checked_sub(1).is_none_or(|before| match &nodes[before] {
            // The first of a file is about all of it.
            Node::Comment(_) if depth == 0 && before == 0 => false,
            Node::Comment(_) => !matches!(node, Node::Comment(_)),
            it => is_line(it) && is_line(node),
        });
        if !is_close {
            out.push('\n');
        }
        match node {
            Node::Comment(text) => *out += &filled(text, &indent),
            Node::Line(line) => *out += &broken(line, &indent),
            Node::Rule(about, inside) => {
                let selectors =
                    if about.starts_with('@') { vec![about.clone()] } else { parts(about) };
                *out += &format!("{indent}{} {{\n", selectors.join(&format!(",\n{indent}")));
                write_body(inside, depth + 1, out);
                *out += &format!("{indent}}}\n");
            }
        }
    }
}

/// A comment, its words filled into lines.
fn filled(text: &str, indent: &str) -> String {
    let (mut out, mut line) = (String::new(), indent.to_owned());
    for word in text.split_whitespace() {
        if WIDTH < line.chars().count() + 1 + word.chars().count() {
            out += &format!("{line}\n");
            line = format!("{indent}   {word}");
        } else {
            let space = if line.trim().is_empty() { "" } else { " " };
            line += &format!("{space}{word}");
        }
    }
    format!("{out}{line}\n")
}

/// A declaration; one that is too wide has a line for each part of its value.
fn broken(line: &str, indent: &str) -> String {
    let whole = format!("{indent}{line};\n");
    match line.split_once(": ").map(|(name, value)| (name, parts(value))) {
        Some((name, parts)) if WIDTH < whole.trim_end().chars().count() && 1 < parts.len() => {
            let next = format!(",\n{indent}  ");
            format!("{indent}{name}:\n{indent}  {};\n", parts.join(&next))
        }
        _ => whole,
    }
}

/// Rules about the same thing that follow each other become one.
pub(crate) fn merged(nodes: Vec<Node>) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    for node in nodes {
        match (out.last_mut(), node) {
            (_, Node::Comment(_)) => {}
            (Some(Node::Rule(last, body)), Node::Rule(about, more))
                if *last == about && !about.starts_with("@font-face") =>
            {
                body.extend(more);
            }
            (_, node) => out.push(node),
        }
    }
    let inside = |node| match node {
        Node::Rule(about, body) => Node::Rule(about, merged(body)),
        node => node,
    };
    out.into_iter().map(inside).collect()
}

/// What a browser needs of it.
pub(crate) fn packed(nodes: &[Node]) -> String {
    let mut out = String::new();
    for node in nodes {
        match node {
            Node::Comment(_) => {}
            Node::Line(line) => {
                let line = line.replacen(": ", ":", 1).replace(" !important", "!important");
                out += &tight(&line, &[',']);
                out.push(';');
            }
            Node::Rule(about, body) => {
                let body = packed(body);
                let about = match about.starts_with('@') {
                    true => tight(about, &[',', ':']).replacen("@media (", "@media(", 1),
                    false => tight(about, &[',', '>', '+', '~']),
                };
                out += &format!("{about}{{{}}}", body.strip_suffix(';').unwrap_or(&body));
            }
        }
    }
    out
}

/// The text without the spaces around the signs, which mean nothing.
fn tight(text: &str, signs: &[char]) -> String {
    plain(text, |it, open, out| {
        let is_sign = |it| signs.contains(&it) && !open.iter().any(|it| matches!(it, '[' | 'n'));
        match it {
            ' ' if out.ends_with(is_sign) => {}
            _ if is_sign(it) => {
                out.truncate(out.trim_end_matches(' ').len());
                out.push(it);
            }
            _ => out.push(it),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENSE: &str = "/* one\n two */.a>.b,.c:is(.d,.e)~i{color:rgb(40 28 10/.28);gap:0!important}\
        @media(max-width:9px) and (hover:hover){li:nth-child(2n+1){margin:0 -1px;content:\"a, b: > c\"}}";

    const READABLE: &str = "/* one two */\n\n.a > .b,\n.c:is(.d, .e) ~ i {\n  color: rgb(40 28 10/.28);\n  \
        gap: 0 !important;\n}\n\n@media (max-width: 9px) and (hover: hover) {\n  li:nth-child(2n+1) {\n    \
        margin: 0 -1px;\n    content: \"a, b: > c\";\n  }\n}\n";

    #[test]
    fn people_read_a_declaration_a_line() {
        assert_eq!(format(DENSE).unwrap(), READABLE);
    }

    #[test]
    fn what_is_formatted_stays_as_it_is() {
        assert_eq!(format(READABLE).unwrap(), READABLE);
    }

    #[test]
    fn a_browser_gets_no_more_than_it_needs() {
        let sent = packed(&merged(parsed(READABLE).unwrap()));
        let expected = ".a>.b,.c:is(.d,.e)~i{color:rgb(40 28 10/.28);gap:0!important}\
            @media(max-width:9px) and (hover:hover){li:nth-child(2n+1){margin:0 -1px;content:\"a, b: > c\"}}";
        assert_eq!(sent, expected);
    }

    #[test]
    fn neighbours_about_the_same_are_sent_as_one() {
        let text =
            "@media print { a { top: 0 } }\n/* why */ @media print { a { left: 0 } b { gap: 0 } }";
        assert_eq!(packed(&merged(parsed(text).unwrap())), "@media print{a{top:0;left:0}b{gap:0}}");
    }

    #[test]
    fn a_wide_list_has_a_line_for_each_part() {
        let text = format!("a {{ --serif: \"{}\", serif; }}", "x".repeat(WIDTH));
        let lines = format(&text).unwrap();
        assert_eq!(lines.lines().nth(1), Some("  --serif:"));
        assert_eq!(lines.lines().nth(3), Some("    serif;"));
    }

    #[test]
    fn what_is_no_style_sheet_is_refused() {
        for text in ["a{", "a}", "a{b:(c}", "/* a", "a{b:c /* d */}", "a{b:\"c}"] {
            assert!(parsed(text).is_err(), "{text}");
        }
    }
}
