//! Packs what browsers fetch: the style sheets and scripts of all pages, and those
//! that lie in the folder of each game.

use std::{
    env,
    error::Error,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use pack::{Breakpoints, script, sheet};

fn main() -> Result<(), Box<dyn Error>> {
    for folder in ["assets", "src/games"] {
        writeln!(io::stdout(), "cargo::rerun-if-changed={folder}")?;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo says where")?);
    let assets = Path::new("assets");
    let points = fs::read_to_string(assets.join("look/breakpoints.css"))?;
    let points = Breakpoints::read(&points)?;
    // A game's accent is seen on every page.
    let mut look = sheet(&assets.join("look/look.css"), &points)?;
    for folder in games()? {
        let name = folder.file_name().and_then(|it| it.to_str()).ok_or("a game has a name")?;
        fs::write(out.join(format!("{name}.css")), sheet(&folder.join("look.css"), &points)?)?;
        fs::write(out.join(format!("{name}.js")), scripts(&files(&folder, "js")?)?)?;
        let accent = folder.join("accent.css");
        if accent.is_file() {
            look += &sheet(&accent, &points)?;
        }
    }
    fs::write(out.join("look.css"), look)?;
    let others = [
        ("coach.css", "coach.css"),
        ("companion.css", "companion/companion.css"),
        ("hint.css", "hint.css"),
        ("print.css", "print.css"),
        ("results.css", "results.css"),
        ("start.css", "start.css"),
    ];
    for (name, file) in others {
        fs::write(out.join(name), sheet(&assets.join(file), &points)?)?;
    }
    let pages = ["pages.js", "install.js"].map(|it| assets.join(it));
    fs::write(out.join("pages.js"), scripts(&pages)?)?;
    for name in ["coach.js", "companion.js", "start.js"] {
        fs::write(out.join(name), scripts(&[assets.join(name)])?)?;
    }
    Ok(())
}

/// The folders of the games that have a look, by name.
fn games() -> io::Result<Vec<PathBuf>> {
    let folders: io::Result<Vec<_>> = fs::read_dir("src/games")?.map(|it| Ok(it?.path())).collect();
    let mut folders = folders?;
    folders.retain(|it| it.join("look.css").is_file());
    folders.sort();
    Ok(folders)
}

/// The files of a folder whose names end so, by name.
fn files(folder: &Path, kind: &str) -> io::Result<Vec<PathBuf>> {
    let files: io::Result<Vec<_>> = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect();
    let mut files = files?;
    files.retain(|it| it.extension().is_some_and(|it| it == kind));
    files.sort();
    Ok(files)
}

/// The scripts one after the other, as they are sent.
fn scripts(files: &[PathBuf]) -> io::Result<String> {
    files.iter().map(|it| fs::read_to_string(it).map(|text| script(&text))).collect()
}
