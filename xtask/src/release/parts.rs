//! What a release consists of, made from a program that was built: archives, Debian
//! packages, wheels, images.

use serde_json::json;

use super::{
    Extras, Release, Target, hex,
    pack::{self, Entry, Unpackable},
    sum,
};

/// An archive for people: the program with what belongs to it, in a folder of its own.
pub(crate) fn archive(
    release: &Release,
    extras: &Extras,
    target: &Target,
    program: &[u8],
) -> Result<(String, Vec<u8>), Unpackable> {
    let name = format!("automatable-{}-{}", release.version, target.name);
    let at = |it: &str| format!("{name}/{it}");
    let mut entries = vec![Entry::program(at(target.program), program)];
    entries.extend(extras.site_beside.iter().map(|it| Entry::file(at("site.pack"), it.clone())));
    for (file, body) in &extras.texts {
        entries.push(Entry::file(at(file), body.clone()));
    }
    for (file, body) in &extras.completions {
        entries.push(Entry::file(at(&format!("completions/{file}")), body.clone()));
    }
    for (file, body) in &extras.manual {
        entries.push(Entry::file(at(&format!("man/{file}")), body.clone()));
    }
    if target.is_windows() {
        return Ok((format!("{name}.zip"), pack::zip(&entries)?));
    }
    Ok((format!("{name}.tar.gz"), pack::gz(&pack::tar(&entries, release.time)?)))
}

/// A Debian package: an ar of two tars, which needs no program to be made.
pub(crate) fn debian(
    release: &Release,
    extras: &Extras,
    machine: &str,
    program: &[u8],
) -> Result<(String, Vec<u8>), Unpackable> {
    let doc = "./usr/share/doc/automatable";
    let mut files = vec![
        Entry::program("./usr/bin/automatable", program),
        Entry::file("./usr/lib/systemd/system/automatable.service", SERVICE),
        Entry::file("./usr/share/applications/automatable.desktop", DESKTOP),
        Entry::file("./usr/share/icons/hicolor/scalable/apps/automatable.svg", ICON),
        Entry::file("./etc/default/automatable", DEFAULT),
    ];
    if let Some(site) = &extras.site_beside {
        files.push(Entry::file("./usr/share/automatable/site.pack", site.clone()));
    }
    for (file, body) in &extras.texts {
        let name = match file.as_str() {
            "licences.txt" => "copyright",
            "CHANGELOG.md" => "changelog",
            other => other,
        };
        if name == "changelog" {
            files.push(Entry::file(format!("{doc}/changelog.gz"), pack::gz(body)));
        } else {
            files.push(Entry::file(format!("{doc}/{name}"), body.clone()));
        }
    }
    for (file, body) in &extras.manual {
        files.push(Entry::file(format!("./usr/share/man/man1/{file}.gz"), pack::gz(body)));
    }
    for (file, body) in &extras.completions {
        let place = match file.as_str() {
            "automatable.bash" => "./usr/share/bash-completion/completions/automatable",
            "_automatable" => "./usr/share/zsh/vendor-completions/_automatable",
            "automatable.fish" => "./usr/share/fish/vendor_completions.d/automatable.fish",
            _ => continue,
        };
        files.push(Entry::file(place, body.clone()));
    }
    let size: usize = files.iter().map(|it| it.body.len().div_ceil(1024)).sum();
    let control = format!(
        "Package: automatable\nVersion: {}\nSection: games\nPriority: optional\n\
         Architecture: {machine}\nInstalled-Size: {size}\nMaintainer: {MAINTAINER}\n\
         Description: solo board games against automas that explain every choice\n \
         Patchwork, Brass: Birmingham and London against automas that follow their\n \
         printed rules: in the browser, in the terminal, and beside your own box.\n \
         Unofficial fan work, without art and without rulebook text.\n",
        release.version
    );
    let data = pack::gz(&pack::tar(&with_folders(files), release.time)?);
    let control = [
        Entry::file("./control", control),
        Entry::file("./conffiles", "/etc/default/automatable\n"),
        Entry::program("./postinst", POSTINST),
        Entry::program("./prerm", PRERM),
        Entry::program("./postrm", POSTRM),
    ];
    let control = pack::gz(&pack::tar(&control, release.time)?);
    let members =
        [("debian-binary", b"2.0\n".to_vec()), ("control.tar.gz", control), ("data.tar.gz", data)];
    let name = format!("automatable_{}_{machine}.deb", release.version);
    Ok((name, pack::ar(&members, release.time)))
}

/// Who keeps the package, as a name: there is no address to write to.
const MAINTAINER: &str = "Automatable <automatable@localhost>";

const SERVICE: &str = include_str!("../../../packaging/automatable.service");
const DEFAULT: &str = include_str!("../../../packaging/automatable.default");
const DESKTOP: &str = include_str!("../../../packaging/automatable.desktop");
const ICON: &str = include_str!("../../../crates/web/assets/icon.svg");
/// What makes the same image elsewhere.
pub(crate) const DOCKERFILE: &str = include_str!("../../../packaging/Dockerfile");

/// A service that runs goes on with the new program; nobody starts one unasked.
const POSTINST: &str = "#!/bin/sh
set -e
if [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  if [ -n \"$2\" ]; then systemctl try-restart automatable.service; fi
fi
";
const PRERM: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then
  systemctl --no-reload disable --now automatable.service
fi
";
/// Games are nobody's to throw away but the person's: even a purge leaves them.
const POSTRM: &str = "#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
if [ \"$1\" = purge ] && [ -e /var/lib/automatable ]; then
  echo 'The games in /var/lib/automatable were left; remove the folder to be rid of them.' >&2
fi
";

/// Entries with every folder before what stands in it.
fn with_folders(mut files: Vec<Entry>) -> Vec<Entry> {
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let mut entries: Vec<Entry> = Vec::new();
    for file in files {
        for (at, _) in file.path.match_indices('/') {
            let folder = Entry::folder(&file.path[..at]);
            if !entries.contains(&folder) {
                entries.push(folder);
            }
        }
        entries.push(file);
    }
    entries
}

/// A wheel that installs the program with `pip`. The programs for Linux need no library
/// of the system at all, so they run wherever the oldest of their kind does.
pub(crate) fn wheel(
    release: &Release,
    extras: &Extras,
    target: &Target,
    program: &[u8],
) -> Result<(String, Vec<u8>), Unpackable> {
    let info = format!("automatable-{}.dist-info", release.version);
    let data = format!("automatable-{}.data", release.version);
    let about = format!(
        "Metadata-Version: 2.1\nName: automatable\nVersion: {}\n\
         Summary: Solo board games against automas that explain every choice\n\
         License: MIT OR Apache-2.0\nKeywords: board game,solo,automa,simulation\n\
         Classifier: Topic :: Games/Entertainment :: Board Games\n\
         Requires-Python: >=3.8\nDescription-Content-Type: text/markdown\n\n{}",
        release.version,
        String::from_utf8_lossy(extras.text("README.md"))
    );
    let tags: String = target.wheel.split('.').map(|it| format!("Tag: py3-none-{it}\n")).collect();
    let kind = format!(
        "Wheel-Version: 1.0\nGenerator: cargo xtask release\nRoot-Is-Purelib: false\n{tags}"
    );
    let mut entries = vec![Entry::program(format!("{data}/scripts/{}", target.program), program)];
    if let Some(site) = &extras.site_beside {
        let place = format!("{data}/data/share/automatable/site.pack");
        entries.push(Entry::file(place, site.clone()));
    }
    entries.push(Entry::file(format!("{info}/METADATA"), about));
    entries.push(Entry::file(format!("{info}/WHEEL"), kind));
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "licences.txt"] {
        entries.push(Entry::file(format!("{info}/licenses/{name}"), extras.text(name)));
    }
    let mut record = String::new();
    for it in &entries {
        record += &format!("{},sha256={},{}\n", it.path, base64url(&sum(&it.body)), it.body.len());
    }
    record += &format!("{info}/RECORD,,\n");
    entries.push(Entry::file(format!("{info}/RECORD"), record));
    let name = format!("automatable-{}-py3-none-{}.whl", release.version, target.wheel);
    Ok((name, pack::zip(&entries)?))
}

/// Base64 with the letters that addresses have, and without padding.
fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0_u32, |bits, &it| bits << 8 | u32::from(it));
        let bits = bits << (8 * (3 - chunk.len()));
        for at in 0..=chunk.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]));
        }
    }
    text
}

/// Who runs the program in the image: nobody whom a system knows.
const NOBODY: u32 = 65532;

/// An OCI image layout as a tar, with the same program for each of the machines.
pub(crate) fn image(
    release: &Release,
    extras: &Extras,
    programs: &[(&str, Vec<u8>)],
) -> Result<(String, Vec<u8>), Unpackable> {
    let mut blobs: Vec<(String, Vec<u8>)> = Vec::new();
    let mut keep = |kind: &str, bytes: Vec<u8>| {
        let digest = hex(&sum(&bytes));
        let told = json!({
            "mediaType": format!("application/vnd.oci.image.{kind}"),
            "digest": format!("sha256:{digest}"),
            "size": bytes.len(),
        });
        if blobs.iter().all(|it| it.0 != digest) {
            blobs.push((digest, bytes));
        }
        told
    };
    let mut manifests = Vec::new();
    for (machine, program) in programs {
        let mut files = vec![Entry::program("automatable", program.clone())];
        if let Some(site) = &extras.site_beside {
            files.push(Entry::file("site.pack", site.clone()));
        }
        files.push(Entry::file("licences.txt", extras.text("licences.txt")));
        files.push(Entry { owner: NOBODY, mode: 0o700, ..Entry::folder("data") });
        // Some programs insist on it.
        files.push(Entry { mode: 0o1777, ..Entry::folder("tmp") });
        let layer = pack::tar(&files, release.time)?;
        let id = format!("sha256:{}", hex(&sum(&layer)));
        let layer = keep("layer.v1.tar+gzip", pack::gz(&layer));
        let config = json!({
            "created": release.date,
            "architecture": machine,
            "os": "linux",
            "config": {
                "User": format!("{NOBODY}:{NOBODY}"),
                "Env": ["HOME=/data"],
                "Entrypoint": ["/automatable"],
                "Cmd": ["serve", "--no-open", "--public", "--data", "/data"],
                "Volumes": { "/data": {} },
                "ExposedPorts": { "4453/tcp": {} },
                "WorkingDir": "/data",
                // Those who know it ask by it; the standard has none.
                "Healthcheck": { "Test": ["CMD", "/automatable", "health"] },
                "Labels": labels(release),
            },
            "rootfs": { "type": "layers", "diff_ids": [id] },
            "history": [{ "created": release.date, "created_by": "cargo xtask release" }],
        });
        let config = keep("config.v1+json", config.to_string().into_bytes());
        let manifest = json!({
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": config,
            "layers": [layer],
            "annotations": labels(release),
        });
        let mut told = keep("manifest.v1+json", manifest.to_string().into_bytes());
        told["platform"] = json!({ "architecture": machine, "os": "linux" });
        // Each machine's image has a name of its own beside the one for all.
        manifests.push(told);
    }
    let list = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": manifests,
    });
    let mut all = keep("index.v1+json", list.to_string().into_bytes());
    all["annotations"] = json!({ "org.opencontainers.image.ref.name": release.version });
    let mut named = vec![all];
    for (told, (machine, _)) in manifests.into_iter().zip(programs) {
        let mut told = told;
        let name = format!("{}-{machine}", release.version);
        told["annotations"] = json!({ "org.opencontainers.image.ref.name": name });
        named.push(told);
    }
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": named,
    });
    let mut entries = vec![
        Entry::file("oci-layout", "{\"imageLayoutVersion\":\"1.0.0\"}"),
        Entry::file("index.json", index.to_string()),
        Entry::folder("blobs"),
        Entry::folder("blobs/sha256"),
    ];
    entries.extend(blobs.into_iter().map(|it| Entry::file(format!("blobs/sha256/{}", it.0), it.1)));
    let name = format!("automatable-{}-image.tar", release.version);
    Ok((name, pack::tar(&entries, release.time)?))
}

fn labels(release: &Release) -> serde_json::Value {
    json!({
        "org.opencontainers.image.title": "Automatable",
        "org.opencontainers.image.description":
            "Solo board games against automas that explain every choice",
        "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
        "org.opencontainers.image.version": release.version,
        "org.opencontainers.image.revision": release.commit,
        "org.opencontainers.image.created": release.date,
    })
}

#[cfg(test)]
mod tests {
    use std::{fs, process::Command};

    use super::*;
    use crate::release::TARGETS;

    fn release() -> Release {
        Release {
            version: "1.2.3".to_owned(),
            commit: "abc".to_owned(),
            time: 1_700_000_000,
            date: super::super::date(1_700_000_000),
        }
    }

    fn extras() -> Extras {
        let file = |name: &str| (name.to_owned(), name.as_bytes().to_vec());
        Extras {
            site_beside: Some(b"site".to_vec()),
            texts: ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "licences.txt", "CHANGELOG.md"]
                .map(file)
                .into(),
            completions: ["automatable.bash", "_automatable", "automatable.fish"].map(file).into(),
            manual: vec![file("automatable.1")],
        }
    }

    /// What `tar` says is in an archive.
    fn listed(name: &str, bytes: &[u8]) -> String {
        let file =
            std::env::temp_dir().join(format!("automatable-parts-{}-{name}", std::process::id()));
        fs::write(&file, bytes).unwrap();
        let output =
            Command::new("tar").args(["--numeric-owner", "-tvf"]).arg(&file).output().unwrap();
        fs::remove_file(&file).unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    #[test]
    fn an_archive_has_the_program_and_what_belongs_to_it_in_one_folder() {
        let (name, bytes) = archive(&release(), &extras(), &TARGETS[0], b"program").unwrap();
        assert_eq!(name, "automatable-1.2.3-linux-x86_64.tar.gz");
        let listed = listed("archive", &bytes);
        for file in [
            "automatable",
            "README.md",
            "LICENSE-MIT",
            "licences.txt",
            "site.pack",
            "completions/_automatable",
            "man/automatable.1",
        ] {
            assert!(
                listed.contains(&format!(" automatable-1.2.3-linux-x86_64/{file}\n")),
                "{file}: {listed}"
            );
        }
        assert!(listed.starts_with("-rwxr-xr-x 0/0"), "{listed}");
    }

    #[test]
    fn a_wheel_records_every_file_with_its_sum() {
        assert_eq!(base64url(b"\xff\xfe\xfd\xfc"), "__79_A");
        assert_eq!(base64url(b"any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw");
        let target = TARGETS.iter().find(|it| it.name == "linux-aarch64").unwrap();
        let (name, bytes) = wheel(&release(), &extras(), target, b"program").unwrap();
        assert!(name.starts_with("automatable-1.2.3-py3-none-manylinux2014_aarch64."), "{name}");
        let text = String::from_utf8_lossy(&bytes);
        for file in
            ["automatable-1.2.3.data/scripts/automatable", "automatable-1.2.3.dist-info/RECORD"]
        {
            assert!(text.contains(file), "{file}");
        }
    }

    #[test]
    fn a_package_asks_for_nothing_and_leaves_games_alone() {
        let (name, bytes) = debian(&release(), &extras(), "arm64", b"program").unwrap();
        assert_eq!(name, "automatable_1.2.3_arm64.deb");
        assert!(bytes.starts_with(b"!<arch>\ndebian-binary "));
        if crate::step::has("dpkg-deb") {
            let file = std::env::temp_dir().join(format!("automatable-{}.deb", std::process::id()));
            fs::write(&file, &bytes).unwrap();
            let said = |word: &str| {
                let output = Command::new("dpkg-deb").arg(word).arg(&file).output().unwrap();
                assert!(output.status.success(), "{output:?}");
                String::from_utf8(output.stdout).unwrap()
            };
            let (told, listed) = (said("--info"), said("--contents"));
            fs::remove_file(&file).unwrap();
            assert!(told.contains("Version: 1.2.3") && !told.contains("Depends"), "{told}");
            for path in [
                "./usr/bin/automatable",
                "./usr/lib/systemd/system/automatable.service",
                "./usr/share/man/man1/automatable.1.gz",
                "./usr/share/doc/automatable/copyright",
                "./etc/default/automatable",
            ] {
                assert!(listed.contains(&format!(" {path}\n")), "{path}: {listed}");
            }
        }
        for script in [POSTINST, PRERM, POSTRM] {
            assert!(
                script.starts_with("#!/bin/sh\nset -e\n") && !script.contains("rm "),
                "{script}"
            );
        }
    }

    #[test]
    fn folders_come_before_what_stands_in_them_and_once() {
        let files =
            vec![Entry::file("./b/c", ""), Entry::file("./a", ""), Entry::file("./b/a", "")];
        let paths: Vec<String> = with_folders(files).into_iter().map(|it| it.path).collect();
        assert_eq!(paths, ["./", "./a", "./b/", "./b/a", "./b/c"]);
    }

    #[test]
    fn every_digest_of_an_image_is_that_of_its_blob() {
        let programs = [("amd64", b"one".to_vec()), ("arm64", b"two".to_vec())];
        let (_, bytes) = image(&release(), &extras(), &programs).unwrap();
        let listed = listed("image", &bytes);
        // Two layers, two configurations, two manifests and the list of both.
        assert_eq!(listed.matches("blobs/sha256/").count(), 7 + 1, "{listed}");
        let text = String::from_utf8_lossy(&bytes);
        for digest in text.split("sha256:").skip(1).map(|it| &it[..64]) {
            let is_blob = listed.contains(&format!("blobs/sha256/{digest}"));
            // What a layer is unpacked is no blob.
            assert!(
                is_blob || text.contains(&format!("diff_ids\":[\"sha256:{digest}")),
                "{digest}"
            );
        }
    }
}
