//! A host that serves nothing but files, as the cheapest do.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// The folder that `cargo xtask site` made, or where it is made for the tests.
fn folder() -> PathBuf {
    let made = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/site-for-tests");
    let folder = std::env::var_os("SITE_FOLDER").map_or_else(|| made.into(), PathBuf::from);
    assert!(
        folder.join("worker.js").is_file(),
        "no site: `cargo xtask site --out target/site-for-tests` makes it"
    );
    folder
}

/// A host of files that can be stopped, with files that can be exchanged.
#[derive(Debug)]
pub(crate) struct Files {
    addr: String,
    base: &'static str,
    is_stopped: Arc<AtomicBool>,
    files: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
    sent: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Files {
    /// Serves the site in the folder `base`, which begins and ends with a slash.
    pub(crate) fn start(base: &'static str) -> Files {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap().to_string();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let files = Arc::new(Mutex::new(BTreeMap::new()));
        let host = Files { addr, base, is_stopped, files, sent: Arc::default() };
        for name in ["index.html", "404.html", "worker.js", "app.webmanifest"] {
            host.put(name, std::fs::read(folder().join(name)).unwrap());
        }
        let (is_stopped, files) = (host.is_stopped.clone(), host.files.clone());
        let sent = host.sent.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                if is_stopped.load(Ordering::SeqCst) {
                    break;
                }
                let (files, sent) = (files.clone(), sent.clone());
                let is_stopped = is_stopped.clone();
                thread::spawn(move || {
                    let answer = |it| answer(it, base, &files, &is_stopped);
                    let body = stream.map_or_else(|_| Vec::new(), answer);
                    sent.lock().unwrap().push(body);
                });
            }
        });
        host
    }

    /// Nobody answers any more.
    pub(crate) fn stop(&self) {
        self.is_stopped.store(true, Ordering::SeqCst);
        // The listener wakes up, and is gone.
        drop(TcpStream::connect(&self.addr));
        while TcpStream::connect(&self.addr).is_ok() {
            thread::yield_now();
        }
    }

    pub(crate) fn base(&self) -> &'static str {
        self.base
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{}{path}", self.addr, self.base)
    }

    /// How many bytes of files it has sent.
    pub(crate) fn n_sent(&self) -> usize {
        self.sent.lock().unwrap().iter().map(Vec::len).sum()
    }

    /// How many those would be from a host that packs what is not packed yet. Packed only
    /// when somebody asks: it takes longer than most visits.
    pub(crate) fn n_packed(&self) -> usize {
        self.sent.lock().unwrap().iter().map(|it| packed_len(it)).sum()
    }

    /// What a file says.
    pub(crate) fn text(&self, name: &str) -> String {
        String::from_utf8(self.files.lock().unwrap()[name].clone()).unwrap()
    }

    /// A file as the folder has it.
    pub(crate) fn file(&self, name: &str) -> Vec<u8> {
        std::fs::read(folder().join(name)).unwrap()
    }

    /// Puts a file in the place of another.
    pub(crate) fn put(&self, name: &str, body: impl Into<Vec<u8>>) {
        self.files.lock().unwrap().insert(name.to_owned(), body.into());
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Answers one request; how many bytes of a file were sent.
fn answer(
    mut stream: TcpStream,
    base: &str,
    files: &Mutex<BTreeMap<String, Vec<u8>>>,
    is_stopped: &AtomicBool,
) -> Vec<u8> {
    let mut lines = BufReader::new(&stream).lines().map_while(Result::ok);
    let asked = lines.next().unwrap_or_default();
    // The rest of the head says nothing to a host of files.
    lines.take_while(|it| !it.is_empty()).for_each(drop);
    // Browsers open a connection before they need one.
    if is_stopped.load(Ordering::SeqCst) {
        return Vec::new();
    }
    let mut words = asked.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let name = path.split('?').next().unwrap_or_default().strip_prefix(base);
    let name = name.map(|it| if it.is_empty() { "index.html" } else { it });
    let put = |name: &str| files.lock().unwrap().get(name).cloned();
    let found = name.and_then(|it| put(it).or_else(|| std::fs::read(folder().join(it)).ok()));
    let (status, kind, body) = match (name, found) {
        (Some(name), Some(body)) => ("200 OK", kind(name), body),
        _ => ("404 Not Found", "text/html", put("404.html").unwrap_or_default()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes());
    if method == "HEAD" {
        return Vec::new();
    }
    let _ = stream.write_all(&body);
    body
}

/// How long a body is when it is packed; what is packed already gains nothing.
fn packed_len(body: &[u8]) -> usize {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(body).unwrap();
    body.len().min(encoder.finish().unwrap().len())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
