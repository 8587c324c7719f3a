//! `automatable serve`: the web app on this machine.

mod beside;
mod crash;
mod door;
mod gate;
mod gzip;
mod key;
mod log;
mod pages;
mod way;
mod wire;

use std::{
    io::IsTerminal,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use keep::StoreError;
use kit::Lang;
use tokio::runtime::Builder;
use web::{Host, Keeping, Now, Qr, Thinking, Work};

use self::{
    door::{Door, NoDoor},
    key::NoKey,
    pages::Pages,
    way::Way,
};
use crate::{
    answer::{self, Answer, Failure},
    args::Serve,
    chance, play,
    store::{self, LeftBehind, NoStore, Opened, Rescue, Sqlite},
    voice::Voice,
};

/// Serves the pages until somebody stops it.
pub(crate) fn run(lang: Lang, args: &Serve) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let could_not = |what: &str, error: &dyn std::fmt::Display| {
        let args = [("what", what.into()), ("error", error.to_string().into())];
        Failure::could_not(voice.tell("cli-serve-failed", args))
    };
    log::begin(args.log.as_ref());
    tracing::info!(version = log::VERSION, "automatable");
    crash::watch();
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => {
            data_folder().ok_or_else(|| Failure::could_not(voice.text("cli-serve-no-folder")))?
        }
    };
    let shown = folder.display().to_string();
    let file = store::file_in(&folder);
    let no_store = |it| Failure::could_not(no_store(&voice, &file, &it));
    private_folder(&folder).map_err(|it| no_store(NoStore::Refused(folder.clone(), it)))?;
    // The key may be kept in the folder.
    let own = key::own(args.key.as_deref(), key::variable())
        .map_err(|it| Failure::could_not(no_key(&voice, &it)))?;
    let door = Door::new(args, own).map_err(|it| Failure::could_not(refused(&voice, it)))?;
    // A file that may not grow is a full disk, and no reason to end.
    play::survive_a_full_disk();
    let Opened { store, rescue, left } = Sqlite::open(&file).map_err(no_store)?;
    if let Some(rescue) = rescue {
        answer::complain(&rescued(&voice, &file, &rescue));
    }
    left.iter().for_each(|it| answer::complain(&left_behind(&voice, it)));
    let store = Arc::new(store);
    // One thread for the network, which waits for nobody; pages and players have theirs.
    let network = Builder::new_current_thread().enable_all().build();
    let network = network.map_err(|it| could_not("tokio", &it))?;
    let threads = pages::threads().map_err(|it| could_not("tokio", &it))?;
    let has_fallen = network.block_on(async {
        let listener = wire::listen(door.addr, Serve::PORT).await;
        let listener = listener.map_err(|it| could_not(&door.addr.to_string(), &it))?;
        let addr = listener.local_addr().map_err(|it| could_not(&door.addr.to_string(), &it))?;
        tracing::info!(%addr, folder = %log::plain(&shown), "serves");
        let urls = door.urls(addr);
        let told = greeting(&voice, &door, &urls, &shown) + &no_network(&voice, &door, addr, &urls);
        answer::print(&told).map_err(|it| could_not("stdout", &it))?;
        if let (false, Some(url)) = (args.no_open, urls.last()) {
            open_browser(url);
        }
        let phone = door.phone(&urls);
        let way = Way { proxy: args.proxy, base: args.base.clone().unwrap_or_default() };
        let guests = door.clone();
        let think = pages::thinker(threads.handle(), pages::chairs());
        let host = Host { base: way.base.clone(), ..host(store.clone(), door, phone, think) };
        let pages = Arc::new(Pages::new(host, threads.handle().clone(), way));
        let log = pages.log.clone();
        let mut has_fallen = false;
        let ended = async { has_fallen = ended(&store).await };
        wire::serve(listener, pages, move |it| guests.lets_in(it), ended).await;
        log.end();
        Ok(has_fallen)
    })?;
    // Whoever still waits for an answer has been given time enough.
    network.shutdown_background();
    threads.shutdown_background();
    store.stop();
    goodbye(&voice, has_fallen)
}

/// Waits until somebody wants the program to stop, or nothing can be kept any more;
/// whether it is the latter.
async fn ended(store: &Sqlite) -> bool {
    tokio::select! {
        () = stopped() => false,
        () = store.fallen() => true,
    }
}

/// How the program leaves.
fn goodbye(voice: &Voice, has_fallen: bool) -> Result<Answer, Failure> {
    if has_fallen {
        tracing::error!("what writes the games has fallen: the server leaves");
        return Err(Failure::could_not(voice.text("cli-store-fallen")));
    }
    Ok(Answer::yes(voice.text("cli-serve-bye")))
}

/// Where the pages are, and for whom.
fn greeting(voice: &Voice, door: &Door, urls: &[String], folder: &str) -> String {
    // A key of one's own outlives this start, and stdout may be somebody's journal.
    let is_shown = door.key_place.is_none() || std::io::stdout().is_terminal();
    let qr = door.phone(urls).filter(|_| is_shown).and_then(|it| Qr::of(&it));
    let qr = qr.map_or(String::new(), |it| format!("\n{}\n", it.lines().join("\n")));
    let without_key = |it: &String| it.split('?').next().unwrap_or_default().to_owned();
    let told = match (&door.key, &door.key_place) {
        (_, Some(place)) => {
            let urls = urls.iter().map(without_key).collect::<Vec<_>>().join("\n  ");
            let place = ("place", place.as_str().into());
            let args = [("url", urls.as_str().into()), ("folder", folder.into()), place];
            voice.tell("cli-serve-own-key", args)
        }
        (key, None) => {
            let key = if key.is_some() { "cli-serve-public" } else { "cli-serve-at" };
            let urls = urls.join("\n  ");
            voice.tell(key, [("url", urls.as_str().into()), ("folder", folder.into())])
        }
    };
    told + &qr
}

/// Why no other machine can come in, where those of the local network were to.
fn no_network(voice: &Voice, door: &Door, bound: SocketAddr, urls: &[String]) -> String {
    let Some(found) = door.shut_out(bound, urls) else { return String::new() };
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    let found = match found.is_empty() {
        true => voice.text("cli-serve-no-address"),
        false => found.join(", "),
    };
    format!("\n{}\n", voice.tell("cli-serve-no-lan", [("found", found.into())]))
}

/// Why a key of one's own cannot be taken.
fn no_key(voice: &Voice, why: &NoKey) -> String {
    match why {
        NoKey::File(file, error) => {
            let error = voice.refusal(error);
            let file = file.display().to_string();
            voice.tell("cli-serve-failed", [("what", file.into()), ("error", error.into())])
        }
        NoKey::Unfit(place) => voice.tell("cli-serve-bad-key", [("place", place.as_str().into())]),
        NoKey::Randomness => voice.text("cli-serve-no-key"),
    }
}

/// What is the matter with a file of games, and what can be done.
pub(crate) fn no_store(voice: &Voice, file: &Path, why: &NoStore) -> String {
    let file = ("file", file.display().to_string().into());
    match why {
        NoStore::Busy => voice.tell("cli-store-busy", [file]),
        NoStore::Refused(path, error) => {
            let file = ("file", path.display().to_string().into());
            voice.tell("cli-unwritable", [file, ("error", voice.refusal(error).into())])
        }
        NoStore::Newer { found } => {
            voice.tell("cli-store-newer", [file, ("found", found.to_string().into())])
        }
        NoStore::Foreign => voice.tell("cli-store-foreign", [file]),
        NoStore::Stuck(error) => {
            voice.tell("cli-store-stuck", [file, ("error", voice.refusal(error).into())])
        }
        NoStore::Store(StoreError::Full) => voice.tell("cli-store-full", [file]),
        NoStore::Store(error) => {
            voice.tell("cli-unwritable", [file, ("error", error.to_string().into())])
        }
    }
}

/// What became of a damaged file.
fn rescued(voice: &Voice, file: &Path, rescue: &Rescue) -> String {
    let args = [
        ("file", file.display().to_string().into()),
        ("aside", rescue.aside.display().to_string().into()),
        ("n", rescue.n_games.into()),
    ];
    let told = voice.tell("cli-store-rescued", args);
    if rescue.n_copied == 0 {
        return told;
    }
    told + " " + &voice.tell("cli-store-copied", [("n", rescue.n_copied.into())])
}

/// A file that was set aside and has what is not here.
fn left_behind(voice: &Voice, left: &LeftBehind) -> String {
    let file = ("aside", left.file.display().to_string().into());
    if left.n_games + left.n_documents == 0 {
        return voice.tell("cli-store-left-unread", [file]);
    }
    let games = ("games", left.n_games.into());
    voice.tell("cli-store-left", [file, games, ("documents", left.n_documents.into())])
}

/// Makes the folder, if it is not there, for the person alone.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    // One that was there before and is the usual one is ours to close.
    #[cfg(unix)]
    if data_folder().is_some_and(|it| it == folder) {
        std::fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    }
    Ok(())
}

fn host(
    store: Arc<Sqlite>,
    door: Door,
    phone: Option<String>,
    think: Arc<dyn Fn(Work) -> Thinking + Send + Sync>,
) -> Host {
    Host {
        store,
        moment: Arc::new(moment),
        key: door.key.clone(),
        phone,
        base: web::Base::default(),
        address: None,
        is_ours: Arc::new(move |host| door.is_ours(host)),
        // A disk tells when something is to be written.
        keeping: Arc::new(Keeping::default),
        print: web::printer(think.clone(), |words| print::ordered(words).map(|it| it.bytes)),
        beside: Arc::new(beside::answer),
        think,
    }
}

/// Why nobody can be let in as it was asked for.
fn refused(voice: &Voice, why: NoDoor) -> String {
    match why {
        NoDoor::NotPublic(addr) => {
            voice.tell("cli-serve-not-public", [("addr", addr.to_string().into())])
        }
        NoDoor::NoKey => voice.text("cli-serve-no-key"),
    }
}

fn moment() -> Now {
    let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis());
    let millis = u64::try_from(millis).unwrap_or(u64::MAX);
    Now { millis, entropy: chance::entropy() }
}

/// The folder where this person's programs keep their data.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        set("APPDATA")?
    } else if cfg!(target_os = "macos") {
        set("HOME")?.join("Library/Application Support")
    } else {
        set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))?
    };
    Some(base.join("automatable"))
}

/// Opens the page, if this machine has a screen and a browser.
fn open_browser(url: &str) {
    let has_screen = cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|it| std::env::var_os(it).is_some());
    if !has_screen {
        return;
    }
    let program = match () {
        () if cfg!(windows) => "explorer",
        () if cfg!(target_os = "macos") => "open",
        () => "xdg-open",
    };
    // Without a browser the printed address is all there is.
    let _ = Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

/// Returns when somebody wants the program to stop.
async fn stopped() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

#[cfg(test)]
mod tests;
