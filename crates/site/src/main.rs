//! Makes the site: the pages with a browser as their home, as a folder of plain files.
//!
//! `cargo xtask site` builds the program for the browser and calls this.

#![expect(clippy::print_stdout, reason = "it tells what it made")]

mod order;

use std::{
    error::Error,
    fs,
    io::Write,
    num::NonZeroU64,
    path::{Path, PathBuf},
    process::ExitCode,
};

use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: site PROGRAM.wasm PRESS.wasm FOLDER [--small]";

fn main() -> ExitCode {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let (programs, folder, pack) = match &args[..] {
        [program, press, folder] => ([program, press], folder, Pack::Quick),
        [program, press, folder, small] if small == Path::new("--small") => {
            ([program, press], folder, Pack::Small)
        }
        _ => {
            println!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match make(programs, folder, pack) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// How the program is packed.
#[derive(Clone, Copy)]
enum Pack {
    /// In a second, for tests.
    Quick,
    /// As small as can be, for people.
    Small,
}

/// What others' licences ask to be told.
const NOTICES: &[u8] = include_bytes!("../../../docs/licences.txt");

/// How often a small packing is looked over; more gains next to nothing.
const N_LOOKS: NonZeroU64 = NonZeroU64::new(5).expect("five is not nothing");

/// How many blocks a million bytes may be split into: a program is more varied than
/// the texts that the usual fifteen are for.
const N_SPLITS: u16 = 250;

/// The most bytes that a first visit may fetch, packed.
const MOST: usize = 1_250_000;

/// A program for the browser as it stands in the folder.
struct Part {
    /// What a browser calls to bind it.
    bindings: String,
    name: String,
    /// The sum of the program unpacked, by which the worker knows that it is whole.
    sum: String,
    n_bytes: usize,
    packed: Vec<u8>,
}

impl Part {
    fn new(kind: &str, program: &Path, pack: Pack) -> Result<Part, Box<dyn Error>> {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(program).typescript(false);
        bindgen.remove_producers_section(true).no_modules(true)?;
        let mut made = bindgen.generate_output()?;
        let wasm = order::by_kin(&made.wasm_mut().emit_wasm())?;
        let sum = hex(&Sha256::digest(&wasm));
        let packed = match pack {
            Pack::Quick => packed(&wasm)?,
            Pack::Small => packed_small(&wasm)?,
        };
        let name = format!("{kind}-{}.wasm.gz", &sum[..16]);
        Ok(Part { bindings: made.js().to_owned(), name, sum, n_bytes: wasm.len(), packed })
    }
}

/// Makes the folder from the programs that were built for the browser, that of the
/// pages and that which prints, and tells how large it is.
fn make(programs: [&PathBuf; 2], folder: &Path, pack: Pack) -> Result<String, Box<dyn Error>> {
    let [program, press] = programs;
    let program = Part::new("program", program, pack)?;
    let press = Part::new("press", press, pack)?;
    let worker = worker(&program, &press);
    let mut files = web::files();
    let n_press = press.packed.len();
    files.push((program.name, program.packed));
    files.push((press.name, press.packed));
    files.push(("worker.js".to_owned(), worker.into_bytes()));
    files.push(("licences.txt".to_owned(), NOTICES.to_vec()));
    clear(folder)?;
    let (mut first, mut plain) = (0, 0);
    for (name, body) in &files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().ok_or("a file stands in a folder")?)?;
        fs::write(&path, body)?;
        if is_fetched_first(name) {
            first += packed_len(name, body)?;
            plain += body.len();
        }
    }
    if matches!(pack, Pack::Small) && MOST < first {
        return Err(format!("the first visit fetches {first} bytes, more than {MOST}").into());
    }
    Ok(format!(
        "{} files; the first visit fetches {first} bytes from a host that packs (gzip), {plain} from one that does not; the program has {} KB; who prints fetches {n_press} bytes more",
        files.len(),
        program.n_bytes / 1000
    ))
}

/// The worker with what it must know of these very programs.
fn worker(program: &Part, press: &Part) -> String {
    let known = |it: &Part| format!("program: \"{}\", sum: \"{}\"", it.name, it.sum);
    let bound = |it: &Part| format!("() {{\n{}\nreturn wasm_bindgen;\n}}\n", it.bindings);
    let whole = format!(
        "const SITE = {{ {}, press: {{ {} }} }};\nfunction bindings{}function pressBindings{}{}",
        known(program),
        known(press),
        bound(program),
        bound(press),
        include_str!("worker.js")
    );
    pack::script(&whole)
}

/// Takes away what an earlier call left in the folder; a folder of somebody else's
/// is not touched.
fn clear(folder: &Path) -> Result<(), Box<dyn Error>> {
    let Ok(mut found) = fs::read_dir(folder) else { return Ok(()) };
    if found.next().is_none() {
        return Ok(());
    }
    if !folder.join("worker.js").is_file() {
        return Err(format!("{} is not empty, and no site", folder.display()).into());
    }
    Ok(fs::remove_dir_all(folder)?)
}

/// Whether the first visit fetches a file from the host; everything else is in the
/// program itself.
fn is_fetched_first(name: &str) -> bool {
    matches!(name, "index.html" | "worker.js") || name.starts_with("program-")
}

fn packed_len(name: &str, body: &[u8]) -> std::io::Result<usize> {
    if name.ends_with(".gz") { Ok(body.len()) } else { Ok(packed(body)?.len()) }
}

fn packed(body: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(body)?;
    encoder.finish()
}

fn packed_small(body: &[u8]) -> std::io::Result<Vec<u8>> {
    let options = zopfli::Options {
        iteration_count: N_LOOKS,
        maximum_block_splits: N_SPLITS,
        ..zopfli::Options::default()
    };
    let mut made = Vec::new();
    zopfli::compress(options, zopfli::Format::Gzip, body, &mut made)?;
    Ok(made)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}
