//! A server of its own for a test, and a plain way to talk to it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

/// A folder that is gone when the test is over.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("automatable-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    /// Where it listens: `127.0.0.1:PORT`.
    pub(crate) addr: String,
}

impl Server {
    /// Starts the program on a free port and waits until it says where.
    pub(crate) fn start(folder: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_automatable"));
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--lang", "en", "--data"])
            .arg(folder)
            .stdin(Stdio::null());
        Server::run(command).0
    }

    /// Runs a command that serves, and waits until it has said where.
    pub(crate) fn run(command: Command) -> (Server, String) {
        Server::try_run(command).unwrap_or_else(|told| panic!("no address in {told:?}"))
    }

    /// The same; what it says instead, if it does not say where.
    pub(crate) fn try_run(mut command: Command) -> Result<(Server, String), String> {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut told = String::new();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // The last thing it says is how to stop it.
        while let Some(line) = lines.next().transpose().unwrap() {
            told += &line;
            told.push('\n');
            if line.contains("Ctrl-C") {
                break;
            }
        }
        let addr = told.split("http://").nth(1).and_then(|it| it.split(['/', '\n']).next());
        match addr.map(str::to_owned) {
            Some(addr) => Ok((Server { addr, child }, told)),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                if let Some(mut complaints) = child.stderr.take() {
                    let _ = complaints.read_to_string(&mut told);
                }
                Err(told)
            }
        }
    }

    /// Ends it without a warning: SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to stop, and reads what it said on stderr, if that was piped.
    pub(crate) fn complaints(&mut self) -> String {
        let asked = Command::new("kill").arg(self.id().to_string()).status().unwrap();
        assert!(asked.success() && self.wait());
        let mut told = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        told
    }

    /// Waits until it has ended by itself.
    pub(crate) fn wait(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request; `None` if the server did not answer it whole.
pub(crate) fn ask(addr: &str, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(addr).ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    stream.write_all(body.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8(answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|it| it.strip_prefix("content-length: "))?;
    (length.parse() == Ok(body.len())).then(|| (status, body.to_owned()))
}

/// One request to the API; `None` if it was not acknowledged.
pub(crate) fn call(addr: &str, method: &str, path: &str, body: &str) -> Option<Value> {
    let (status, body) = ask(addr, method, &format!("/api/v1{path}"), body)?;
    assert!(status < 400, "{method} {path}: {status} {body}");
    serde_json::from_str(&body).ok()
}
