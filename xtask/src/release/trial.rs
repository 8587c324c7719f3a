//! Trials: each part of a release is unpacked where there is nothing else, and used.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

use super::{Release, TARGETS, Target, at, has, hex, sum};
use crate::step::say;

/// A part of a release, and what came of trying it.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) size: usize,
    /// What was done with it, or why that failed.
    pub(crate) how: Result<String, String>,
}

/// Where trials take place.
const FOLDER: &str = "target/release-trial";

/// Tries every part that lies in a folder.
pub(crate) fn run(root: &Path, release: &Release, out: &Path) -> Result<Vec<Row>, String> {
    let mut names: Vec<String> = fs::read_dir(out)
        .map_err(|it| at(out, &it))?
        .flatten()
        .map(|it| it.file_name().to_string_lossy().into_owned())
        .filter(|it| !matches!(it.as_str(), "NOTES.md" | "SHA256SUMS"))
        .collect();
    names.sort();
    if names.iter().all(|it| !it.starts_with("automatable")) {
        return Err(format!("{}: expected a release, found none", out.display()));
    }
    let room = root.join(FOLDER);
    let mut rows = Vec::new();
    for name in names {
        // Sockets and programs of the last trial are in nobody's way.
        let _ = fs::remove_dir_all(&room);
        fs::create_dir_all(&room).map_err(|it| at(&room, &it))?;
        let file = out.join(&name).canonicalize().map_err(|it| at(out, &it))?;
        let size = fs::metadata(&file).map_err(|it| at(&file, &it))?.len();
        let how = tried(release, &file, &name, &room);
        say(&format!("-- {name}: {}", how.as_ref().unwrap_or_else(|it| it)));
        rows.push(Row { name, size: usize::try_from(size).unwrap_or(usize::MAX), how });
    }
    let _ = fs::remove_dir_all(&room);
    Ok(rows)
}

/// What a trial came to.
type Told = Result<String, String>;

const NOT_RUN: &str = "built, not run";

fn tried(release: &Release, file: &Path, name: &str, room: &Path) -> Told {
    let target = TARGETS.iter().find(|it| name.contains(it.name) || name.contains(it.wheel));
    match (target, name) {
        (Some(target), it) if it.ends_with(".tar.gz") || it.ends_with(".zip") => {
            archive(release, target, file, room)
        }
        (Some(target), it) if it.ends_with(".whl") => wheel(release, target, file, room),
        (_, it) if it.ends_with(".deb") => package(release, file, room),
        (_, it) if it.ends_with("-image.tar") => image(release, file, room),
        (_, it) if it.ends_with("-site.zip") => site(file, room),
        (_, it) if it.ends_with(".cdx.json") => bill(file),
        (_, "Dockerfile") => Ok("written; no container engine here to build it with".to_owned()),
        _ => Ok("read".to_owned()),
    }
}

/// How a program of a system can be run here.
enum Runner {
    /// As it is.
    Native,
    /// By another program that takes its machine's place.
    By(PathBuf),
    /// Not at all: why.
    No(String),
}

impl Runner {
    fn of(target: &Target) -> Runner {
        let is_here = cfg!(target_os = "linux") && target.name.starts_with("linux");
        let machine = target.name.rsplit('-').next().unwrap_or_default();
        if is_here && machine == std::env::consts::ARCH {
            return Runner::Native;
        }
        if is_here {
            let emulator = format!("qemu-{machine}-static");
            let found =
                [emulator.clone(), format!("qemu-{machine}")].into_iter().find(|it| has(it));
            return match found.map(PathBuf::from).or_else(|| fetched(&emulator)) {
                Some(emulator) => Runner::By(emulator),
                None => Runner::No(format!("{NOT_RUN}: no {emulator} here")),
            };
        }
        if target.is_windows() && has("wine") {
            return Runner::By("wine".into());
        }
        Runner::No(format!("{NOT_RUN}: no {} here", target.name))
    }
}

/// An emulator out of Debian's package, unpacked and not installed.
fn fetched(emulator: &str) -> Option<PathBuf> {
    const TOOLS: &str = "target/release-tools";
    let folder = super::root().join(TOOLS).join("qemu");
    let program = folder.join("usr/bin").join(emulator);
    if program.is_file() {
        return Some(program);
    }
    if !has("dpkg-deb") {
        return None;
    }
    fs::create_dir_all(&folder).ok()?;
    say("fetching qemu-user-static");
    let mut apt = Command::new("apt-get");
    apt.args(["download", "-q", "qemu-user-static"]).current_dir(&folder);
    ran(&mut apt).ok()?;
    let package = fs::read_dir(&folder).ok()?.flatten().map(|it| it.path());
    let package = package.into_iter().find(|it| it.extension().is_some_and(|it| it == "deb"))?;
    ran(Command::new("dpkg-deb").arg("-x").arg(&package).arg(&folder)).ok()?;
    program.is_file().then_some(program)
}

/// An archive, unpacked into an empty folder: the program there plays, with no other
/// program to be found.
fn archive(release: &Release, target: &Target, file: &Path, room: &Path) -> Told {
    unpack(file, room)?;
    let folder = room.join(format!("automatable-{}-{}", release.version, target.name));
    for name in [
        "README.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "licences.txt",
        "man/automatable.1",
        "completions/automatable.bash",
    ] {
        fs::metadata(folder.join(name)).map_err(|it| at(&folder.join(name), &it))?;
    }
    let runner = Runner::of(target);
    let program = folder.join(target.program);
    let (start, how) = match &runner {
        Runner::No(why) => return Ok(why.clone()),
        // Where it can be, in a root with nothing else in it: not even a shell.
        Runner::Native if can_change_root() => {
            fs::create_dir_all(folder.join("tmp")).map_err(|it| at(&folder, &it))?;
            let start = Start {
                words: changed_root(&folder, &format!("/{}", target.program)),
                root: Some(folder.clone()),
            };
            (start, "unpacked into an empty root (chroot) and run there")
        }
        Runner::Native => (
            Start { words: vec![text(&program)], root: None },
            "unpacked and run with an empty PATH",
        ),
        Runner::By(by) => {
            let start = Start { words: vec![text(by), text(&program)], root: None };
            (start, "unpacked and run by an emulator")
        }
    };
    let played = start.play(release, room)?;
    Ok(format!("{how}: {played}"))
}

/// Whether an empty folder can be made the root of a process.
fn can_change_root() -> bool {
    has("chroot") && (is_root() || ran(Command::new("unshare").args(["-r", "true"])).is_ok())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout.trim_ascii() == b"0")
}

/// The words that run a program in a root of its own.
fn changed_root(folder: &Path, program: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    if !is_root() {
        words.extend(["unshare", "-r"].map(str::to_owned));
    }
    words.extend(["chroot".to_owned(), text(folder), program.to_owned()]);
    words
}

/// How a program is started.
struct Start {
    words: Vec<String>,
    /// What it takes for the root of everything, if that is not the machine's.
    root: Option<PathBuf>,
}

impl Start {
    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).args(words).env_clear().env("HOME", "/nowhere");
        // What runs it is found; for itself there is nothing to find.
        command.env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").stdin(Stdio::null());
        command
    }

    fn said(&self, words: &[&str]) -> Result<String, String> {
        let output =
            self.command(words).output().map_err(|it| format!("{}: {it}", self.words[0]))?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => {
                Err(format!("{}: {}", words.join(" "), String::from_utf8_lossy(&output.stderr)))
            }
        }
    }

    /// Uses the program as people would: its version, a page, a whole game by its API, a
    /// kill and a new start that still has it, a run of games, the site.
    fn play(&self, release: &Release, room: &Path) -> Told {
        let version = self.said(&["--version"])?;
        let expected = format!("automatable {} ({})", release.version, release.commit);
        expect(version.starts_with(&expected), || format!("expected {expected}, found {version}"))?;
        let notices = self.said(&["licences"])?;
        expect(notices.contains("also work of others"), || "no notices".to_owned())?;
        let games = match &self.root {
            Some(_) => PathBuf::from("/games"),
            None => room.join("games"),
        };
        let games = text(&games);
        let mut server = self.serve(&games)?;
        let id = server.play()?;
        let home = server.page("/")?;
        expect(home.contains("Patchwork") && home.contains("London"), || {
            "no home page".to_owned()
        })?;
        let health = self.said(&["health", "--addr", &server.addr])?;
        expect(health.trim() == "ok", || format!("health: {health}"))?;
        let install = server.page("/install/")?;
        expect(install.contains("<script>"), || "nothing to install".to_owned())?;
        // As hard as can be: no farewell.
        server.end();
        let mut server = self.serve(&games)?;
        let game = server.json("GET", &format!("/api/v1/games/{id}"), "")?;
        expect(game["over"] == json!(true), || {
            format!("the game is not over after a kill: {}", short(&game))
        })?;
        server.end();
        let run = self.said(&[
            "simulate",
            "patchwork",
            "--player",
            "greedy",
            "--games",
            "50",
            "--seed",
            "1",
            "--json",
        ])?;
        let run: Value = serde_json::from_str(&run).map_err(|it| format!("simulate: {it}"))?;
        expect(run["games"] == json!(50), || "simulate: not 50 games".to_owned())?;
        let folder = match &self.root {
            Some(_) => "/site".to_owned(),
            None => text(&room.join("site")),
        };
        self.said(&["site", "--out", &folder])?;
        let n = run_files(
            self.root
                .as_deref()
                .unwrap_or(Path::new("/"))
                .join(folder.trim_start_matches('/'))
                .as_path(),
        );
        expect(3 < n, || "the site has no files".to_owned())?;
        Ok(format!(
            "a page, a game by the API, a kill and the game still there, `simulate` of 50 games, `site` ({n} files)"
        ))
    }

    fn serve(&self, games: &str) -> Result<Server, String> {
        let words =
            ["serve", "--addr", "127.0.0.1:0", "--no-open", "--lang", "en", "--data", games];
        Server::start(self.command(&words))
    }
}

/// How many files a folder has, with those further down.
fn run_files(folder: &Path) -> usize {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    found.map(|it| if it.path().is_dir() { run_files(&it.path()) } else { 1 }).sum()
}

/// A server that runs until it is ended.
struct Server {
    child: Child,
    addr: String,
    /// What it has not said yet; without a reader it would stumble over its own words.
    _rest: BufReader<std::process::ChildStdout>,
}

impl Server {
    fn start(mut command: Command) -> Result<Server, String> {
        let started = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = started.map_err(|it| format!("serve: {it}"))?;
        let mut rest = BufReader::new(child.stdout.take().ok_or("serve: no stdout")?);
        loop {
            let mut line = String::new();
            if rest.read_line(&mut line).map_err(|it| it.to_string())? == 0 {
                let _ = child.kill();
                let mut said = String::new();
                let _ = child.stderr.take().map(|mut it| it.read_to_string(&mut said));
                let _ = child.wait();
                return Err(format!("serve: {said}"));
            }
            let addr = line.split("http://").nth(1).and_then(|it| it.split(['/', '\n']).next());
            if let Some(addr) = addr {
                let addr = addr.replace("0.0.0.0", "127.0.0.1");
                return Ok(Server { child, addr, _rest: rest });
            }
        }
    }

    /// Ends it without a word.
    fn end(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Result<(u16, String), String> {
        asked(&self.addr, method, path, body).map_err(|it| format!("{method} {path}: {it}"))
    }

    fn page(&mut self, path: &str) -> Result<String, String> {
        match self.ask("GET", path, "")? {
            (200, body) => Ok(body),
            (status, _) => Err(format!("{path}: {status}")),
        }
    }

    fn json(&mut self, method: &str, path: &str, body: &str) -> Result<Value, String> {
        let (status, text) = self.ask(method, path, body)?;
        if !(200..300).contains(&status) {
            return Err(format!("{path}: {status} {}", text.chars().take(200).collect::<String>()));
        }
        serde_json::from_str(&text).map_err(|it| format!("{path}: {it}"))
    }

    /// Plays a whole game by the API; its name.
    fn play(&mut self) -> Result<String, String> {
        let new = json!({ "game": "patchwork", "seed": 7 }).to_string();
        let mut game = self.json("POST", "/api/v1/games", &new)?;
        let id = game["id"].as_str().ok_or("a game has a name")?.to_owned();
        for _ in 0..400 {
            let options = self.json("GET", &format!("/api/v1/games/{id}/options"), "")?;
            if options["options"].as_array().is_none_or(Vec::is_empty) {
                return Ok(id);
            }
            let deed = json!({ "player": "greedy", "revision": options["revision"] }).to_string();
            game = self.json("POST", &format!("/api/v1/games/{id}/player"), &deed)?;
        }
        Err(format!("the game does not end: {}", short(&game)))
    }
}

/// One request of its own.
fn asked(addr: &str, method: &str, path: &str, body: &str) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(addr)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.get(9..12).and_then(|it| it.parse().ok()).unwrap_or(0);
    Ok((status, answer.split_once("\r\n\r\n").map_or("", |it| it.1).to_owned()))
}

/// A wheel, installed by `pip` into an environment of its own.
fn wheel(release: &Release, target: &Target, file: &Path, room: &Path) -> Told {
    let folder = room.join("venv");
    if ran(Command::new("python3").args(["-m", "venv"]).arg(&folder)).is_err() {
        return Ok(format!("{NOT_RUN}: no python3 with venv here"));
    }
    if !matches!(Runner::of(target), Runner::Native) {
        unpack(file, room)?;
        let data = room.join(format!("automatable-{}.data/scripts", release.version));
        fs::metadata(data.join(target.program)).map_err(|it| at(&data, &it))?;
        return Ok(format!("{NOT_RUN}: pip here takes wheels of this machine alone"));
    }
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]);
    ran(pip.arg(file))?;
    let program = text(&folder.join("bin/automatable"));
    let played = Start { words: vec![program], root: None }.play(release, room)?;
    let mut pip = Command::new(folder.join("bin/pip"));
    ran(pip.args(["uninstall", "--quiet", "--yes", "automatable"]))?;
    Ok(format!("installed by pip into a fresh venv: {played}; uninstalled"))
}

/// A Debian package, installed and removed in a copy of this system that is thrown away.
fn package(release: &Release, file: &Path, room: &Path) -> Told {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    if !has("dpkg-deb") {
        return Ok(format!("{NOT_RUN}: no dpkg here"));
    }
    let listed = Command::new("dpkg-deb").arg("--contents").arg(file).output();
    let listed = String::from_utf8_lossy(&listed.map_err(|it| it.to_string())?.stdout).into_owned();
    for path in [
        "./usr/bin/automatable",
        "./usr/lib/systemd/system/automatable.service",
        "./usr/share/applications/automatable.desktop",
        "./usr/share/man/man1/automatable.1.gz",
    ] {
        expect(listed.contains(path), || format!("{path} is not in it"))?;
    }
    let machine = Command::new("dpkg").arg("--print-architecture").output();
    let machine = machine.map_err(|it| format!("dpkg: {it}"))?.stdout;
    let machine = String::from_utf8_lossy(&machine).trim().to_owned();
    if !name.ends_with(&format!("_{machine}.deb")) {
        return Ok(format!("{NOT_RUN}: listed by dpkg-deb; this machine is {machine}"));
    }
    if !is_root() {
        return Ok(format!("{NOT_RUN}: listed by dpkg-deb; only root can install it"));
    }
    let copy = Copy::new(room)?;
    fs::copy(file, room.join("upper/automatable.deb")).map_err(|it| at(file, &it))?;
    copy.run("dpkg -i /automatable.deb >/dev/null && test -x /usr/bin/automatable")?;
    let unit = "/usr/lib/systemd/system/automatable.service";
    let exposure = match has("systemd-analyze") {
        true => {
            let said = copy.run(&format!(
                "systemd-analyze security --no-pager --offline=true --threshold=25 {unit} | tail -1"
            ))?;
            let figure = said.split(": ").nth(1).unwrap_or_default();
            format!("; exposure of its unit by systemd-analyze: {}", figure.trim())
        }
        false => String::new(),
    };
    // The unit's own command under the account of nobody, in its own folder.
    copy.run("install -d -o 65534 -g 65534 -m 700 /var/lib/automatable")?;
    let command =
        fs::read_to_string(room.join(format!("upper{unit}"))).map_err(|it| it.to_string())?;
    let command =
        command.lines().find_map(|it| it.strip_prefix("ExecStart=")).ok_or("no ExecStart")?;
    let command = command.replace("$AUTOMATABLE_OPTIONS", "--addr 127.0.0.1:0");
    let service = |it: &Copy| {
        Server::start(it.command(&format!(
            "exec setpriv --reuid=65534 --regid=65534 --clear-groups {command} --lang en"
        )))
    };
    let mut server = service(&copy)?;
    let id = server.play()?;
    server.end();
    let mut server = service(&copy)?;
    server.json("GET", &format!("/api/v1/games/{id}"), "")?;
    server.end();
    copy.run("dpkg -i /automatable.deb >/dev/null")?;
    copy.run("dpkg -r automatable >/dev/null 2>&1 && test ! -e /usr/bin/automatable && test -s /var/lib/automatable/games.sqlite")?;
    copy.run("dpkg -P automatable >/dev/null 2>&1 && test ! -e /etc/default/automatable && test -s /var/lib/automatable/games.sqlite")?;
    let _ = release;
    Ok(format!(
        "installed by dpkg in a throw-away copy of this system; its unit's command as nobody: a game by the API, a kill and the game still there; upgraded, removed, purged: the games are kept{exposure}"
    ))
}

/// This system with everything that is changed kept beside it.
struct Copy {
    room: PathBuf,
}

impl Copy {
    fn new(room: &Path) -> Result<Copy, String> {
        for name in ["upper", "work", "merged"] {
            fs::create_dir_all(room.join(name)).map_err(|it| at(room, &it))?;
        }
        // An overlay cannot lie on another one's files: memory takes them.
        Ok(Copy { room: room.to_owned() })
    }

    fn command(&self, script: &str) -> Command {
        let room = text(&self.room);
        let mounted = format!(
            "set -e; mount --make-rprivate /; \
             mount -t overlay overlay -o lowerdir=/,upperdir={room}/upper,workdir={room}/work {room}/merged; \
             mount --rbind /proc {room}/merged/proc; mount --rbind /dev {room}/merged/dev; \
             exec chroot {room}/merged /bin/sh -c '{script}'"
        );
        let mut command = Command::new("unshare");
        // Whoever ends the first ends the last.
        command.args(["--mount", "--kill-child", "--pid", "--fork", "sh", "-c", &mounted]);
        command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").stdin(Stdio::null());
        command
    }

    fn run(&self, script: &str) -> Result<String, String> {
        let output = self.command(script).output().map_err(|it| format!("unshare: {it}"))?;
        let all = [output.stdout.clone(), output.stderr].concat();
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned()),
            false => Err(format!("{script}: {}", String::from_utf8_lossy(&all).trim())),
        }
    }
}

/// An image: every digest is looked at, then what it holds for this machine is entered
/// and its command run.
fn image(release: &Release, file: &Path, room: &Path) -> Told {
    unpack(file, room)?;
    let blob = |told: &Value| -> Result<Vec<u8>, String> {
        let digest = told["digest"].as_str().unwrap_or_default().trim_start_matches("sha256:");
        let path = room.join("blobs/sha256").join(digest);
        let body = fs::read(&path).map_err(|it| at(&path, &it))?;
        expect(hex(&sum(&body)) == digest, || format!("{digest} is another blob"))?;
        expect(told["size"] == json!(body.len()), || format!("{digest} has another size"))?;
        Ok(body)
    };
    let read = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).map_err(|it| it.to_string());
    let index = fs::read(room.join("index.json")).map_err(|it| at(room, &it))?;
    let all = read(&blob(&read(&index)?["manifests"][0])?)?;
    let manifests = all["manifests"].as_array().cloned().unwrap_or_default();
    let here = match std::env::consts::ARCH {
        "aarch64" => "arm64",
        _ => "amd64",
    };
    let mut how = String::new();
    for told in &manifests {
        let manifest = read(&blob(told)?)?;
        let config = read(&blob(&manifest["config"])?)?;
        for layer in manifest["layers"].as_array().into_iter().flatten() {
            blob(layer)?;
        }
        if told["platform"]["architecture"] != here {
            continue;
        }
        let folder = room.join("rootfs");
        fs::create_dir_all(&folder).map_err(|it| at(&folder, &it))?;
        for layer in manifest["layers"].as_array().into_iter().flatten() {
            let digest = layer["digest"].as_str().unwrap_or_default().trim_start_matches("sha256:");
            let blob = room.join("blobs/sha256").join(digest);
            ran(Command::new("tar").arg("-xpzf").arg(blob).arg("-C").arg(&folder))?;
        }
        if !is_root() {
            how = "its root file system unpacked; only root can enter it as its user".to_owned();
            continue;
        }
        let word = |it: &Value| it.as_str().unwrap_or_default().to_owned();
        let user = word(&config["config"]["User"]);
        let mut command = Command::new("chroot");
        command.arg(format!("--userspec={user}")).arg(&folder);
        command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("HOME", "/data");
        for it in ["Entrypoint", "Cmd"] {
            command.args(config["config"][it].as_array().into_iter().flatten().map(word));
        }
        let key = "a-key-of-this-trial";
        command.args(["--addr", "127.0.0.1:0", "--lang", "en"]).env("AUTOMATABLE_KEY", key);
        let mut server = Server::start(command)?;
        let addr = server.addr.clone();
        let health =
            config["config"]["Healthcheck"]["Test"].as_array().cloned().unwrap_or_default();
        let mut check = Command::new("chroot");
        check.arg(format!("--userspec={user}")).arg(&folder);
        check.args(health.iter().skip(1).map(word)).args(["--addr", &addr]);
        ran(&mut check)?;
        let (status, _) = server.ask("GET", "/", "")?;
        expect(status == 401 || status == 403, || format!("without the key: {status}"))?;
        let (status, _) = server.ask("GET", &format!("/?key={key}"), "")?;
        expect(status == 303, || format!("with the key: {status}"))?;
        let _ = server.page("/healthz")?;
        server.end();
        how = format!(
            "the root file system entered (chroot) as {user} and its command run: its health command, a page with the key and none without"
        );
    }
    let umoci = match has("umoci") {
        true => {
            let (image, bundle) =
                (format!("{}:{}-{here}", text(room), release.version), room.join("bundle"));
            ran(Command::new("umoci")
                .args(["unpack", "--rootless", "--image", &image])
                .arg(bundle))?;
            "; unpacked by umoci"
        }
        false => "",
    };
    Ok(format!(
        "every digest checked for {} machines; {how}{umoci}; no container engine here",
        manifests.len()
    ))
}

/// The site, served by a host of plain files, the first page in a browser where there
/// is one.
fn site(file: &Path, room: &Path) -> Told {
    unpack(file, room)?;
    let n = run_files(room);
    for name in ["index.html", "worker.js", "licences.txt", "app.webmanifest"] {
        fs::metadata(room.join(name)).map_err(|it| at(&room.join(name), &it))?;
    }
    let browser = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|it| has(it));
    let Some(browser) = browser else { return Ok(format!("unpacked, {n} files; no browser here")) };
    let mut python = Command::new("python3");
    python.args(["-u", "-m", "http.server", "--bind", "127.0.0.1", "0", "-d"]).arg(room);
    let mut server = Server::start(python)?;
    let url = format!("http://{}/", server.addr);
    let profile = super::root().join(FOLDER).with_extension("browser");
    let _ = fs::remove_dir_all(&profile);
    let mut command = Command::new(browser);
    command.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
    ]);
    command.args([
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]);
    command.arg(format!("--user-data-dir={}", text(&profile)));
    // The page fetches the program and then loads itself anew.
    command.args(["--timeout=60000", "--dump-dom", &url]).stdin(Stdio::null());
    let seen = command.output().map(|it| String::from_utf8_lossy(&it.stdout).into_owned());
    // The second visit is answered by the program in the browser.
    let again = command.output().map(|it| String::from_utf8_lossy(&it.stdout).into_owned());
    let _ = fs::remove_dir_all(&profile);
    let listing = server.page("/index.html");
    server.end();
    listing?;
    let seen = seen.map_err(|it| it.to_string())? + &again.map_err(|it| it.to_string())?;
    expect(seen.contains("Patchwork") && seen.contains("Brass"), || {
        format!("in {browser} there are no games: {}", seen.chars().take(300).collect::<String>())
    })?;
    Ok(format!(
        "unpacked ({n} files), served by python3 -m http.server: in {browser} the home page came from the program in the browser"
    ))
}

fn bill(file: &Path) -> Told {
    let text = fs::read(file).map_err(|it| at(file, &it))?;
    let bill: Value = serde_json::from_slice(&text).map_err(|it| it.to_string())?;
    let n = bill["components"].as_array().map_or(0, Vec::len);
    expect(100 < n, || format!("{n} parts"))?;
    Ok(format!("read: {n} parts, each with its licence and sum"))
}

/// Unpacks an archive by the programs that people have.
fn unpack(file: &Path, folder: &Path) -> Result<(), String> {
    let name = text(file);
    if name.ends_with(".zip") || name.ends_with(".whl") {
        return ran(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(file).arg(folder));
    }
    ran(Command::new("tar").arg("-xpf").arg(file).arg("-C").arg(folder))
}

fn expect(is_so: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(why()) }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// The beginning of a document, to see what it is.
fn short(document: &Value) -> String {
    document.to_string().chars().take(300).collect()
}

/// Runs a command; what it says, if it fails.
fn ran(command: &mut Command) -> Result<(), String> {
    let shown = format!("{}", command.get_program().to_string_lossy());
    let output = command.stdin(Stdio::null()).output().map_err(|it| format!("{shown}: {it}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("{shown}: {}", String::from_utf8_lossy(&output.stderr).trim())),
    }
}
