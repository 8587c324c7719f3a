//! A file of lesions, `crates/GAME/tests/lesions.txt`: a line format of our own,
//! because pieces of source need no quoting in it and `xtask` no dependency.
//!
//! ```text
//! rule R4-2
//! breaks advancing pays nothing
//! in src/rules.rs
//! old state.human.buttons += i16::from(to - state.human.time);
//! new
//! proof scenario B01
//! ```
//!
//! An empty line ends a lesion, `#` begins a remark; several `old` or `new`
//! lines are lines of one text.

use std::{fs, path::Path};

/// One rule broken in one place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lesion {
    /// The crate of the game.
    pub(crate) game: String,
    /// The rule that is broken.
    pub(crate) rule: String,
    /// What the game does then, in a few words.
    pub(crate) breaks: String,
    /// The file, inside the crate.
    pub(crate) file: String,
    /// What stands there, exactly once.
    pub(crate) old: String,
    /// What stands there instead.
    pub(crate) new: String,
    /// What must fail then: `scenario ID` or `test NAME`.
    pub(crate) proof: String,
}

/// The lesions of a game.
pub(crate) fn read(root: &Path, game: &str) -> Result<Vec<Lesion>, String> {
    let file = format!("crates/{game}/tests/lesions.txt");
    parse(game, &text(root, &file)?).map_err(|error| format!("{file}, {error}"))
}

fn parse(game: &str, text: &str) -> Result<Vec<Lesion>, String> {
    let mut lesions = Vec::new();
    let mut lesion: Option<Lesion> = None;
    for (at, line) in text.lines().enumerate().filter(|it| !it.1.starts_with('#')) {
        let wrong =
            |expected: &str| format!("line {}: expected {expected}, found `{line}`", at + 1);
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if key == "rule" || key.is_empty() {
            lesions.extend(lesion.take().map(Lesion::whole).transpose()?);
        }
        if key.is_empty() {
            continue;
        }
        if key == "rule" {
            lesion =
                Some(Lesion { game: game.to_owned(), rule: value.to_owned(), ..Lesion::default() });
            continue;
        }
        let lesion = lesion.as_mut().ok_or_else(|| wrong("`rule`"))?;
        let part = match key {
            "breaks" => &mut lesion.breaks,
            "in" => &mut lesion.file,
            "old" => &mut lesion.old,
            "new" => &mut lesion.new,
            "proof" => &mut lesion.proof,
            _ => return Err(wrong("`breaks`, `in`, `old`, `new` or `proof`")),
        };
        if !part.is_empty() {
            part.push('\n');
        }
        part.push_str(value);
    }
    lesions.extend(lesion.map(Lesion::whole).transpose()?);
    Ok(lesions)
}

impl Lesion {
    /// The same, if nothing is missing.
    fn whole(self) -> Result<Lesion, String> {
        let parts = [&self.breaks, &self.file, &self.old, &self.proof];
        match parts.iter().any(|it| it.is_empty()) || self.old == self.new {
            true => Err(format!("{}: expected `breaks`, `in`, `old`, `new`, `proof`", self.rule)),
            false => Ok(self),
        }
    }

    /// The file it is cut into, inside the workspace.
    pub(crate) fn path(&self) -> String {
        format!("crates/{}/{}", self.game, self.file)
    }

    /// The text of the file once it is cut.
    ///
    /// # Errors
    ///
    /// If the old text does not stand there exactly once.
    pub(crate) fn cut(&self, source: &str) -> Result<String, String> {
        match source.matches(&self.old).count() {
            1 => Ok(source.replacen(&self.old, &self.new, 1)),
            n => Err(format!(
                "{} {}: expected `{}` once in {}, found it {n} times",
                self.game, self.rule, self.old, self.file
            )),
        }
    }

    /// Checks it against the sources and the page of rules: the old text, the kind
    /// of the rule, and that the proof is cited for it.
    #[cfg(test)]
    pub(crate) fn check(&self, root: &Path) -> Result<(), String> {
        let Lesion { game, rule, proof, .. } = self;
        self.cut(&text(root, &self.path())?)?;
        let tables: String = ["rule.rs", "rule/base.rs", "rule/mautoma.rs"]
            .iter()
            .filter_map(|it| text(root, &format!("crates/{game}/src/{it}")).ok())
            .collect();
        let is_it = |it: &&str| it.contains(&format!("= \"{rule}\""));
        let entry = tables.lines().find(is_it).map(str::trim);
        if !entry.is_some_and(|it| it.starts_with("states ")) {
            return Err(format!("{game} {rule}: expected a rule that states, found {entry:?}"));
        }
        let page = text(root, &format!("docs/rules/{game}.md"))?;
        let row = page.lines().find(|it| it.starts_with(&format!("| {rule} |")));
        let cited = row.and_then(|it| it.trim_end_matches(" |").rsplit(" | ").next());
        let word = match proof.strip_prefix("test ") {
            Some(name) => format!("test `{name}`"),
            None => proof.clone(),
        };
        match cited.is_some_and(|it| it.split(", ").any(|it| it == word)) {
            true => Ok(()),
            false => Err(format!("{game} {rule}: expected a proof of its row, found `{proof}`")),
        }
    }
}

fn text(root: &Path, file: &str) -> Result<String, String> {
    fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Remark.\n\nrule R1\nbreaks two is three\nin src/a.rs\nold let a = 2;\nold let b = 2;\nnew let a = 3;\nproof test two\n";

    #[test]
    fn a_lesion_reads_as_it_is_written() {
        let lesions = parse("brass", TEXT).unwrap();
        let [lesion] = &lesions[..] else { panic!("one lesion") };
        assert_eq!((lesion.rule.as_str(), lesion.proof.as_str()), ("R1", "test two"));
        assert_eq!(lesion.cut("let a = 2;\nlet b = 2;\n").unwrap(), "let a = 3;\n");
        let twice = "let a = 2;\nlet b = 2;\nlet a = 2;\nlet b = 2;\n";
        assert!(lesion.cut(twice).unwrap_err().contains("found it 2 times"));
        assert!(lesion.cut("").unwrap_err().contains("found it 0 times"));
    }

    #[test]
    fn what_is_missing_or_unknown_is_told_with_its_place() {
        assert!(parse("brass", "rule R1\nbreaks it\n").unwrap_err().starts_with("R1: expected"));
        assert!(parse("brass", "rule R1\nwhy it\n").unwrap_err().starts_with("line 2: expected"));
        assert!(parse("brass", "old it\n").unwrap_err().starts_with("line 1: expected `rule`"));
    }
}
