//! Lines: where in a text a field stands.

use toml::de::{DeTable, DeValue};

/// The line of the field at `path` (`cards[0].worth`), counted from 1, or of the
/// innermost table or list around it that is there.
pub fn line_of_field(text: &str, path: &str) -> Option<usize> {
    if path.is_empty() {
        return None;
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let steps = steps(path);
    let at = if text.trim_start().starts_with('{') {
        in_json(text, &steps)
    } else {
        in_toml(&DeTable::parse(text).ok()?, &steps)
    };
    Some(place(text, at).0)
}

/// Line and column of an offset, both counted from 1.
pub(super) fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let line = before.iter().filter(|&&it| it == b'\n').count() + 1;
    let start = before.iter().rposition(|&it| it == b'\n').map_or(0, |it| it + 1);
    (line, before.len() - start + 1)
}

/// The keys and numbers of a path.
fn steps(path: &str) -> Vec<&str> {
    path.split(['.', '[']).map(|it| it.trim_end_matches(']')).filter(|it| !it.is_empty()).collect()
}

/// Where the innermost part of the path that is there begins.
fn in_toml(root: &toml::Spanned<DeTable<'_>>, steps: &[&str]) -> usize {
    let mut at = root.span().start;
    let mut table = Some(root.get_ref());
    let mut value: Option<&DeValue<'_>> = None;
    for step in steps {
        if let Some((key, next)) = table.and_then(|it| it.get_key_value(*step)) {
            at = key.span().start;
            value = Some(next.get_ref());
        } else if let Some(DeValue::Array(list)) = value {
            let Some(next) = step.parse::<usize>().ok().and_then(|nth| list.get(nth)) else {
                break;
            };
            at = next.span().start;
            value = Some(next.get_ref());
        } else {
            break;
        }
        table = match value {
            Some(DeValue::Table(inner)) => Some(inner),
            _ => None,
        };
    }
    at
}

/// The same in JSON that is known to be well-formed.
fn in_json(text: &str, steps: &[&str]) -> usize {
    let mut scan = Scan { text: text.as_bytes(), at: 0 };
    let mut found = 0;
    for step in steps {
        scan.space();
        let is_table = match scan.text.get(scan.at) {
            Some(b'{') => true,
            Some(b'[') => false,
            _ => break,
        };
        let Some(at) = scan.enter(step, is_table) else { break };
        found = at;
    }
    found
}

/// A walk over JSON.
struct Scan<'a> {
    text: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    /// Goes into the table or list that begins here, to the value of `step`:
    /// where its key or value begins, or `None` if it is not there.
    fn enter(&mut self, step: &str, is_table: bool) -> Option<usize> {
        self.at += 1;
        for nth in 0.. {
            self.space();
            if matches!(self.text.get(self.at), None | Some(b'}' | b']')) {
                return None;
            }
            let start = self.at;
            let is_it = if is_table {
                self.value();
                let key = &self.text[start + 1..(self.at - 1).max(start + 1)];
                self.space();
                self.at += 1;
                self.space();
                key == step.as_bytes()
            } else {
                step.parse() == Ok(nth)
            };
            if is_it {
                return Some(start);
            }
            self.value();
            self.space();
            if self.text.get(self.at) == Some(&b',') {
                self.at += 1;
            }
        }
        None
    }

    fn space(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    /// Goes past one value.
    fn value(&mut self) {
        let mut depth = 0_usize;
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'"' => self.string(),
                b'{' | b'[' => depth += 1,
                b'}' | b']' if depth == 0 => return,
                b'}' | b']' => depth -= 1,
                b',' | b':' if depth == 0 => return,
                _ if byte.is_ascii_whitespace() && depth == 0 => return,
                _ => {}
            }
            self.at += 1;
            if depth == 0 && matches!(byte, b'"' | b'}' | b']') {
                return;
            }
        }
    }

    /// Goes to the closing quotation mark of a string.
    fn string(&mut self) {
        self.at += 1;
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'"' => return,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_found_in_either_form() {
        let toml = "a = 1\n[b]\nc = [\n  1,\n  { d = 2 },\n]\n[[e]]\nf = 1\n[[e]]\nf = 2\n";
        let line = |path| line_of_field(toml, path).unwrap();
        assert_eq!([line("a"), line("b"), line("b.c[1].d"), line("e[1].f")], [1, 2, 5, 10]);
        // What is not there is told by what is around it.
        assert_eq!(line("b.c[7]"), 3);
        let json = "{\n\"a\": [1,\n {\"x\\\"y\": 2,\n \"d\": \"}\"}],\n\"e\": {\"f\": [[], {}]}\n}";
        let line = |path| line_of_field(json, path).unwrap();
        assert_eq!([line("a"), line("a[1].d"), line("e.f[1]")], [2, 4, 5]);
        assert_eq!(line_of_field(json, ""), None);
    }
}
