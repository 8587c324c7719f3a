//! The program that drives a browser: started, found, spoken to.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use serde_json::Value;

use super::PATIENCE;

/// A driver that ends with its browser, whatever happens to the test.
#[derive(Debug)]
pub(super) struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A driver, if it starts, and its port.
pub(super) fn started() -> Option<(Driver, String)> {
    let driver = Command::new(program("chromedriver", &["chromedriver"]))
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut driver = Driver(driver);
    let lines = BufReader::new(driver.0.stdout.take().unwrap()).lines();
    let port = lines
        .map_while(Result::ok)
        .find_map(|it| it.split("started successfully on port ").nth(1).map(str::to_owned));
    port.map(|it| (driver, it))
}

/// Where a program is, or what to do if it is not there.
pub(super) fn program(name: &str, names: &[&str]) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .flat_map(|folder| names.iter().map(move |it| folder.join(it)).collect::<Vec<_>>())
        .find(|it| it.is_file());
    found.unwrap_or_else(|| {
        panic!("{name} is missing: install it (Debian: apt-get install chromium chromium-driver)")
    })
}

/// What the driver answers to a request.
pub(super) fn request(addr: &str, method: &str, path: &str, body: &Value) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(3 * PATIENCE)).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    // The driver keeps the connection open: the length tells where the answer ends.
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let line = line.trim().to_ascii_lowercase();
        if let Some(n) = line.strip_prefix("content-length:") {
            length = n.trim().parse().unwrap();
        }
        if line.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let document: Value = serde_json::from_slice(&body).unwrap_or_default();
    document["value"].clone()
}
