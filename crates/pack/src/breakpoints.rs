//! Breakpoints: the few sizes at which pages change, by name.
//!
//! They stand in one file as custom media queries, each under its reason:
//! `@custom-media --phone (max-width: 479.98px);`. Queries of windows and of
//! containers are made of these names and of what a person prefers; nothing else
//! may stand in one, so that nobody adds a size in passing.

use crate::css::{self, Node};

/// What may be asked besides sizes: of the person, the device and the paper.
const WISHES: [&str; 6] = [
    "(forced-colors: active)",
    "(hover: hover)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: no-preference)",
    "(scripting: enabled)",
    "print",
];

/// The names and what each stands for.
#[derive(Clone, Debug, Default)]
pub struct Breakpoints(Vec<(String, String)>);

impl Breakpoints {
    /// Reads the file in which they stand.
    ///
    /// # Errors
    ///
    /// Anything that is no custom media query under a comment that gives its reason.
    pub fn read(text: &str) -> Result<Breakpoints, String> {
        let mut points = Vec::new();
        let mut has_reason = false;
        for node in css::parsed(text)? {
            let Node::Line(line) = &node else {
                has_reason = matches!(node, Node::Comment(_));
                continue;
            };
            let point = line.strip_prefix("@custom-media ").and_then(|it| it.split_once(' '));
            match point {
                Some((name, sizes)) if has_reason => {
                    points.push((format!("({name})"), sizes.to_owned()));
                }
                Some((name, _)) => return Err(format!("{name} has no reason above it")),
                None => return Err(format!("`{line}` is no breakpoint")),
            }
            has_reason = false;
        }
        Ok(Breakpoints(points))
    }

    /// The node with what the names stand for.
    pub(crate) fn resolved(&self, node: Node) -> Result<Node, String> {
        let Node::Rule(about, body) = node else { return Ok(node) };
        let about = match about.split_once(' ') {
            Some(("@media", query)) => format!("@media {}", self.query(query)?),
            Some(("@container", query)) => {
                let (name, query) = query.split_once(' ').ok_or("a container has a name")?;
                format!("@container {name} {}", self.query(query)?)
            }
            _ => about,
        };
        let body = body.into_iter().map(|it| self.resolved(it)).collect::<Result<_, _>>()?;
        Ok(Node::Rule(about, body))
    }

    /// A query with what its names stand for.
    fn query(&self, query: &str) -> Result<String, String> {
        let mut rest = WISHES.iter().fold(query.to_owned(), |text, it| text.replace(it, ""));
        let mut out = query.to_owned();
        // Where everything holds together no brackets are needed.
        let is_plain = !["not ", " or "].iter().any(|it| query.contains(it));
        for (name, sizes) in &self.0 {
            rest = rest.replace(name, "");
            let is_one = !sizes.contains(" and ") && !sizes.contains(" or ");
            let is_and = is_plain && !sizes.contains(" or ");
            let sizes = if is_one || is_and { sizes.clone() } else { format!("({sizes})") };
            out = out.replace(name, &sizes);
        }
        let left = |it: &&str| !matches!(*it, "and" | "or" | "not");
        match rest.replace(['(', ')'], " ").split_whitespace().find(left) {
            Some(word) => Err(format!("`{word}` of the query `{query}` is no named breakpoint")),
            None => Ok(out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file that ships.
    const SHIPPED: &str = include_str!("../../web/assets/look/breakpoints.css");

    const TWO: &str = "/* why */ @custom-media --phone (max-width: 9px);
        /* why */ @custom-media --wide (min-width: 10px) and (min-height: 5px);";

    #[test]
    fn there_is_at_most_a_dozen_and_one() {
        assert!(Breakpoints::read(SHIPPED).unwrap().0.len() <= 13);
    }

    #[test]
    fn a_name_is_what_it_stands_for() {
        let points = Breakpoints::read(TWO).unwrap();
        for (query, expected) in [
            ("(--phone)", "(max-width: 9px)"),
            (
                "(--wide) and (--phone)",
                "(min-width: 10px) and (min-height: 5px) and (max-width: 9px)",
            ),
            ("not (--wide)", "not ((min-width: 10px) and (min-height: 5px))"),
            (
                "(--phone) or (not (--wide))",
                "(max-width: 9px) or (not ((min-width: 10px) and (min-height: 5px)))",
            ),
            ("print", "print"),
        ] {
            assert_eq!(points.query(query).unwrap(), expected);
        }
    }

    #[test]
    fn any_other_size_is_refused() {
        let points = Breakpoints::read(TWO).unwrap();
        for query in
            ["(min-width: 700px)", "(--phone) and (min-height: 5px)", "(--tablet)", "screen"]
        {
            assert!(points.query(query).is_err(), "{query}");
        }
    }

    #[test]
    fn a_breakpoint_has_a_reason() {
        let error = Breakpoints::read("@custom-media --phone (max-width: 9px);").unwrap_err();
        assert_eq!(error, "--phone has no reason above it");
    }
}
