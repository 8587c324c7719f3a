//! What a browser test needs, and how it comes onto a machine.

use std::process::Command;

use crate::step::{Step, ask_for, has, program};

/// A program that must be there.
struct Piece {
    /// What it is called in the tests.
    name: &'static str,
    /// The programs that will do.
    programs: &'static [&'static str],
    /// The Debian package that brings it.
    package: &'static str,
}

const PIECES: [Piece; 2] = [
    Piece {
        name: "chromium",
        programs: &["chromium", "chromium-browser", "google-chrome"],
        package: "chromium",
    },
    Piece { name: "chromedriver", programs: &["chromedriver"], package: "chromium-driver" },
];

/// Who may install packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Installer {
    /// This account.
    Root,
    /// This account, after asking.
    Sudo,
    /// Nobody here: a person has to.
    Nobody,
}

/// Installs what is missing, each piece by itself; what cannot be installed
/// from here is asked for by name.
pub(crate) fn browser() -> Vec<Step> {
    steps(has, installer())
}

fn installer() -> Installer {
    let is_root =
        Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout.trim_ascii() == b"0");
    match (has("apt-get"), is_root, has("sudo")) {
        (true, true, _) => Installer::Root,
        (true, false, true) => Installer::Sudo,
        _ => Installer::Nobody,
    }
}

fn steps(has: impl Fn(&str) -> bool, installer: Installer) -> Vec<Step> {
    let is_missing = |it: &&Piece| !it.programs.iter().any(|it| has(it));
    let missing: Vec<&Piece> = PIECES.iter().filter(is_missing).collect();
    if missing.is_empty() {
        return Vec::new();
    }
    let apt = |name, args: &str| match installer {
        Installer::Root => program(name, "apt-get", args),
        _ => program(name, "sudo", &format!("apt-get {args}")),
    };
    if installer == Installer::Nobody {
        let names: Vec<&str> = missing.iter().map(|it| it.name).collect();
        let packages: Vec<&str> = missing.iter().map(|it| it.package).collect();
        return vec![ask_for(&names.join(" and "), &packages.join(" "))];
    }
    let mut steps = vec![apt("package list", "update")];
    for piece in missing {
        let args = format!("install -y --no-install-recommends {}", piece.package);
        steps.push(apt(piece.name, &args));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(there: &[&str], installer: Installer) -> Vec<String> {
        steps(|it| there.contains(&it), installer).iter().map(Step::line).collect()
    }

    #[test]
    fn only_what_is_missing_is_installed_each_by_itself() {
        let update = "apt-get update";
        let browser = "apt-get install -y --no-install-recommends chromium";
        let driver = "apt-get install -y --no-install-recommends chromium-driver";
        for (there, expected) in [
            (&["node", "npm"][..], &[update, browser, driver][..]),
            (&[], &[update, browser, driver]),
            (&["google-chrome"], &[update, driver]),
            (&["chromedriver"], &[update, browser]),
            (&["chromium", "chromedriver"], &[]),
        ] {
            assert_eq!(lines(there, Installer::Root), expected, "{there:?}");
        }
        assert_eq!(lines(&["chromium"], Installer::Sudo)[1], format!("sudo {driver}"));
    }

    #[test]
    fn what_cannot_be_installed_is_asked_for_by_name_and_fails() {
        let asked = steps(|_| false, Installer::Nobody);
        assert_eq!(asked.len(), 1);
        assert!(asked[0].line().contains("chromium and chromedriver"));
        assert!(!asked[0].perform());
    }
}
