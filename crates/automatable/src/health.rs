//! `health`: whether a web app is at work, for those who watch over it and have no
//! other program to ask with.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use kit::Lang;

use crate::{
    answer::{Answer, Failure},
    args::Health,
    voice::Voice,
};

/// Longer than an answer takes while all threads are at work.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks, and says what came back.
pub(crate) fn run(lang: Lang, args: &Health) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let addr = ("addr", args.addr.to_string().into());
    match asked(near(args.addr)) {
        Ok(found) if found.starts_with("HTTP/1.1 200") => Ok(Answer::yes("ok")),
        Ok(found) => {
            let found = found.lines().next().unwrap_or_default().to_owned();
            Err(Failure::no(voice.tell("cli-health-no", [addr, ("found", found.into())])))
        }
        Err(error) => {
            let error = ("error", voice.refusal(&error).into());
            Err(Failure::could_not(voice.tell("cli-health-nobody", [addr, error])))
        }
    }
}

/// Whoever listens everywhere is asked on this machine.
fn near(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(it) if it.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(it) if it.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        it => it,
    };
    SocketAddr::new(ip, addr.port())
}

fn asked(addr: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&addr, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let head = format!("GET /healthz HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes())?;
    let mut answer = Vec::new();
    // More than the head and a word is nobody of ours.
    stream.take(4096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
