//! What comes along with the program: notices, manual, the site.

use crate::helpers::run;

#[test]
fn the_notices_tell_whose_work_is_in_the_program() {
    let told = run(&["licences"]).out;
    for whose in ["\nserde 1.", "\naxum 0.", "SQLite (public domain)", "Source Sans", "musl libc"] {
        assert!(told.contains(whose), "{whose}");
    }
    // Whose licence asks for it finds its very text.
    assert!(told.matches("Permission is hereby granted").count() > 10);
    assert!(told.contains("Apache License") && told.contains("UNICODE LICENSE"));
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let page = run(&["man"]).out;
    assert!(page.contains(".TH automatable 1") && page.contains("serve"), "{page}");
    let page = run(&["man", "serve"]).out;
    assert!(page.contains("automatable\\-serve") && page.contains("\\-\\-proxy"), "{page}");
    run(&["man", "nothing"]).fails(2, &["serve", "simulate", "“nothing”"]);
}

#[test]
fn a_program_without_the_site_says_so() {
    let folder = std::env::temp_dir().join(format!("automatable-no-site-{}", std::process::id()));
    let said = run(&["site", "--out", folder.to_str().unwrap()]);
    said.fails(2, &["built without the site", "cargo xtask site"]);
    assert!(!folder.exists());
}

#[test]
fn a_folder_of_a_host_is_a_path() {
    for bad in ["automatable", "/a//b", "/a b", "/a?b", "/é"] {
        run(&["serve", "--base", bad]).fails(2, &["--base", "/automatable"]);
    }
    run(&["serve", "--proxy", "somebody"]).fails(2, &["--proxy"]);
}
