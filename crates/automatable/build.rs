//! The site that the program carries, if whoever builds it has made one: the file that
//! `AUTOMATABLE_SITE` names, as `cargo xtask release` packs it.

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
};

fn main() -> io::Result<()> {
    let mut cargo = io::stdout().lock();
    writeln!(cargo, "cargo::rerun-if-changed=build.rs")?;
    writeln!(cargo, "cargo::rerun-if-env-changed=AUTOMATABLE_SITE")?;
    let site = match env::var("AUTOMATABLE_SITE") {
        Ok(file) if !file.is_empty() => {
            writeln!(cargo, "cargo::rerun-if-changed={file}")?;
            let file = fs::canonicalize(file)?;
            format!("Some(include_bytes!({:?}).as_slice())", file.display().to_string())
        }
        _ => "None".to_owned(),
    };
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("site.rs"), format!("{site}\n"))
}
