//! `automatable serve`: the web app on this machine.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    process::{Command, Stdio},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use kit::Lang;
use tokio::net::TcpListener;
use web::{Host, Moment};

use crate::{
    answer::{self, Answer, Failure},
    args::Serve,
    store::Sqlite,
    voice::Voice,
};

/// Serves the pages until somebody stops it.
pub(crate) fn run(lang: Lang, args: &Serve) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let could_not = |what: &str, error: &dyn std::fmt::Display| {
        let args = [("what", what.into()), ("error", error.to_string().into())];
        Failure::could_not(voice.tell("cli-serve-failed", args))
    };
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => {
            data_folder().ok_or_else(|| Failure::could_not(voice.text("cli-serve-no-folder")))?
        }
    };
    let shown = folder.display().to_string();
    std::fs::create_dir_all(&folder).map_err(|it| could_not(&shown, &it))?;
    let store = Sqlite::open(&folder.join("games.sqlite")).map_err(|it| could_not(&shown, &it))?;
    let runtime = tokio::runtime::Runtime::new().map_err(|it| could_not("tokio", &it))?;
    runtime.block_on(async {
        let listener =
            listen(args.addr).await.map_err(|it| could_not(&args.addr.to_string(), &it))?;
        let addr = listener.local_addr().map_err(|it| could_not(&args.addr.to_string(), &it))?;
        let url = format!("http://{addr}/");
        let told = voice.tell(
            "cli-serve-at",
            [("url", url.as_str().into()), ("folder", shown.as_str().into())],
        );
        answer::print(&told).map_err(|it| could_not("stdout", &it))?;
        if !args.no_open {
            open_browser(&url);
        }
        let app = web::app(host(store, addr.ip()));
        axum::serve(listener, app)
            .with_graceful_shutdown(stopped())
            .await
            .map_err(|it| could_not(&url, &it))
    })?;
    Ok(Answer::yes(voice.text("cli-serve-bye")))
}

/// The usual port, or, if it is taken and nobody asked for it, any free one.
async fn listen(addr: SocketAddr) -> std::io::Result<TcpListener> {
    match TcpListener::bind(addr).await {
        Err(error)
            if error.kind() == std::io::ErrorKind::AddrInUse && addr.port() == Serve::PORT =>
        {
            TcpListener::bind(SocketAddr::new(addr.ip(), 0)).await
        }
        other => other,
    }
}

fn host(store: Sqlite, ip: IpAddr) -> Host {
    let is_loopback = ip.is_loopback();
    Host {
        store: Arc::new(store),
        moment: Arc::new(moment),
        is_ours: Arc::new(move |host| !is_loopback || is_loopback_name(host)),
    }
}

/// Whether a `Host` header names this machine from within.
fn is_loopback_name(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(""),
        None => host.split(':').next().unwrap_or(""),
    };
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|it| it.is_loopback())
}

fn moment() -> Moment {
    let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis());
    let millis = u64::try_from(millis).unwrap_or(u64::MAX);
    // The keys of a new hasher come from the operating system's randomness.
    let mut hasher = RandomState::new().build_hasher();
    hasher.write_u64(millis);
    Moment { millis, entropy: hasher.finish() }
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
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_called_so() {
        assert!(is_loopback_name("localhost:8080"));
        assert!(is_loopback_name("127.0.0.1:8080"));
        assert!(is_loopback_name("[::1]:8080"));
        assert!(!is_loopback_name("localhost.evil.example:8080"));
        assert!(!is_loopback_name("evil.example"));
    }
}
