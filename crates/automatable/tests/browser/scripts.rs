//! The scripts as they are written: a browser reads each, strictly, and none leaves
//! anything lying about.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use crate::{Stage, webdriver::DESK};

/// Every script that somebody wrote, with its text.
fn scripts() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "js") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    assert!(8 < found.len(), "{found:?}");
    found
}

#[test]
fn every_script_can_be_read() {
    let stage = Stage::new("scripts-read", DESK);
    // No page's rules of what may be run hold there.
    stage.browser.go("about:blank");
    for (path, text) in scripts() {
        let read = format!(
            "try {{ new Function({}); return null; }} catch (error) {{ return String(error); }}",
            json!(format!("\"use strict\";{text}"))
        );
        assert_eq!(stage.browser.js(&read), Value::Null, "{}", path.display());
    }
}

#[test]
fn what_is_sent_is_strict_and_has_no_text_over_two_lines() {
    for (path, text) in scripts() {
        if path.components().any(|it| it.as_os_str() == "tests") {
            continue;
        }
        assert!(text.contains("\"use strict\";\n"), "{}", path.display());
        // The build takes indents off, whatever they are part of.
        let is_open = |line: &&str| !line.matches('`').count().is_multiple_of(2);
        assert_eq!(text.lines().find(is_open), None, "{}", path.display());
    }
}

#[test]
fn scripts_leave_one_name_behind() {
    let stage = Stage::new("scripts-names", DESK);
    stage.go("/nowhere");
    // What the driver puts there itself does not count.
    let names = "const frame = document.createElement('iframe');
        document.body.append(frame);
        const known = new Set(Object.getOwnPropertyNames(frame.contentWindow));
        frame.remove();
        return Object.getOwnPropertyNames(window).filter((it) => !known.has(it) && !/^(\\d+|cdc_|\\$cdc|ret_nodes)/.test(it))";
    assert_eq!(stage.browser.js(names), json!(["automatable"]));
}
