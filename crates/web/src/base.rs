//! The base: pages that do not stand at the root of their host.

use std::fmt;

/// The folder in which the site stands: what pages put in front of every address, and
/// what a home takes off a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Base(String);

impl Base {
    /// The folder with this path; `/` is the root, and so is the default.
    pub fn new(path: &str) -> Base {
        Base(path.trim_end_matches('/').to_owned())
    }

    /// A path of the host as the pages know it.
    pub fn inside<'a>(&self, path: &'a str) -> &'a str {
        match path.strip_prefix(self.0.as_str()) {
            Some(rest) if rest.starts_with('/') => rest,
            _ => "/",
        }
    }
}

/// The folder without its last stroke: what stands in front of an address.
impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_in_a_folder_is_a_path_of_the_site() {
        for (base, path, inside) in [
            ("/", "/play/a", "/play/a"),
            ("/games/", "/games/play/a", "/play/a"),
            ("/games/", "/games/", "/"),
            ("/games/", "/gamesome", "/"),
            ("/a/b/", "/a/b/open", "/open"),
        ] {
            assert_eq!(Base::new(base).inside(path), inside, "{base} {path}");
        }
    }
}
