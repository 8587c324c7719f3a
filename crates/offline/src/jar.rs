//! The jar: cookies, which a service worker can neither read nor set by itself.

use std::collections::BTreeMap;

/// What the pages asked the browser to remember, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Jar(BTreeMap<String, String>);

impl Jar {
    /// The jar that was written as [`Jar::text`]; an empty one if it was not.
    pub fn read(text: &str) -> Jar {
        Jar(serde_json::from_str(text).unwrap_or_default())
    }

    /// The jar as a text that [`Jar::read`] understands.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.0).expect("texts are plain data")
    }

    /// The header that a browser would send with a request.
    pub fn header(&self) -> Option<String> {
        let pairs: Vec<String> =
            self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    /// Takes in what was remembered before; what came since holds.
    pub fn fill(&mut self, before: Jar) {
        for (name, value) in before.0 {
            self.0.entry(name).or_insert(value);
        }
    }

    /// Takes in what a page asked to be remembered. Where it holds does not matter:
    /// our names tell that themselves.
    pub fn put(&mut self, set_cookie: &str) {
        let mut parts = set_cookie.split(';').map(str::trim);
        let Some((name, value)) = parts.next().and_then(|it| it.split_once('=')) else { return };
        let is_over = parts.any(|it| it.eq_ignore_ascii_case("max-age=0"));
        if is_over {
            self.0.remove(name);
        } else {
            self.0.insert(name.to_owned(), value.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_asks_to_remember_is_sent_with_the_next_request() {
        let mut jar = Jar::default();
        assert_eq!(jar.header(), None);
        jar.put("lang=fr; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
        jar.put("theme=dark; Path=/");
        jar.put("lang=es; Path=/; Max-Age=31536000");
        assert_eq!(jar.header().as_deref(), Some("lang=es; theme=dark"));
        jar.put("theme=; Max-Age=0");
        jar.put("nonsense");
        assert_eq!(jar.header().as_deref(), Some("lang=es"));
        assert_eq!(Jar::read(&jar.text()), jar);
        assert_eq!(Jar::read("not a jar"), Jar::default());
        let mut late = Jar::default();
        late.put("lang=en");
        jar.put("pace=at-once");
        late.fill(jar);
        assert_eq!(late.header().as_deref(), Some("lang=en; pace=at-once"));
    }
}
