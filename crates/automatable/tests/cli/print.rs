//! `print`: a whole file, or none and a sentence that says why.

use std::fs;

use crate::helpers::{TempFile, run};

/// A folder of its own for a test.
fn folder(name: &str) -> std::path::PathBuf {
    let folder =
        std::env::temp_dir().join(format!("automatable-print-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for a test");
    folder
}

#[test]
fn each_game_becomes_a_small_pdf_and_nothing_is_left_beside_it() {
    let folder = folder("games");
    for (game, lang, pages) in [("brass", "en", 12), ("london", "fr", 9), ("patchwork", "es", 9)] {
        let file = folder.join(format!("{game}.pdf"));
        let path = file.to_str().unwrap();
        let ran = run(&["print", game, "--lang", lang, "--out", path]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
        assert!(ran.out.contains(path) && ran.out.contains(&pages.to_string()), "{ran:?}");
        let bytes = fs::read(&file).unwrap();
        assert!(bytes.starts_with(b"%PDF-") && bytes.ends_with(b"%%EOF"), "{game}");
        assert!(bytes.len() < 400_000, "{game}: {}", bytes.len());
        // Again, over the old one: the same bytes.
        let again = run(&["print", game, "--lang", lang, "--out", path, "--json"]);
        assert_eq!(again.json()["pages"], pages);
        assert_eq!(again.json()["bytes"], bytes.len());
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_deck_of_ones_own_is_printed_and_a_bad_one_is_told_with_its_line() {
    let folder = folder("own");
    let out = folder.join("mine.pdf");
    let out = out.to_str().unwrap();
    let card = "[[card]]\nvirtual-buttons = 3\nfilters = [\"largest\", \"farthest\"]\nincome = 1\n";
    let good = TempFile::new("print-good", format!("name = \"Mía\"\n{}", card.repeat(3)));
    let ran = run(&["print", "patchwork", "--deck", good.path(), "--out", out, "--json"]);
    assert_eq!(ran.json()["pages"], 5, "{ran:?}");
    fs::remove_file(out).unwrap();
    let bad = TempFile::new("print-bad", format!("name = \"Mía\"\n{}", card.repeat(2)));
    let ran = run(&["print", "patchwork", "--deck", bad.path(), "--out", out, "--lang", "fr"]);
    ran.fails(1, &[bad.path(), "ligne 2", "3"]);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_printed_leaves_no_file() {
    let folder = folder("bad");
    let file = folder.join("x.pdf");
    let out = file.to_str().unwrap();
    let fails = |args: &[&str], said: &[&str]| {
        let ran = run(&[&["print", "brass", "--out", out], args].concat());
        ran.fails(2, said);
        assert!(!file.exists());
    };
    fails(&["--size", "300x400"], &["300 × 400 mm", "paper"]);
    fails(&["--size", "20x30"], &["20 × 30 mm", "readable"]);
    fails(&["--size", "big"], &["63x88", "big"]);
    fails(&["--shift", "9,0", "--lang", "es"], &["4.8 mm", "reversos"]);
    fails(&["--shift", "left"], &["0.5,-1"]);
    fails(&["--paper", "a5"], &["a4", "letter"]);
    fails(&["--deck", "nobody"], &["deck", "mautoma", "nobody"]);
    fails(&["--site", &format!("https://{}.example", "long".repeat(60))], &["too long"]);
    fails(&["--site", "my-server:4453"], &["http://", "my-server:4453"]);
    // What only sheets have is not left out without a word.
    fails(&["--one-per-page", "--mat", "easy"], &["mat", "sheets"]);
    fails(&["--one-per-page", "--shift", "1,0"], &["shift", "sheets"]);
    fails(&["--one-per-page", "--duplex", "short"], &["two-sided", "sheets"]);
    fails(&["--one-per-page", "--size", "999x999"], &["200 × 200 mm", "999 × 999"]);
    run(&["print", "london", "--mat", "easy", "--out", out]).fails(2, &["mat"]);
    let nowhere = folder.join("no/such/folder/x.pdf");
    run(&["print", "brass", "--out", nowhere.to_str().unwrap(), "--lang", "fr"])
        .fails(2, &["ne peut être écrit", "n’existe pas"]);
    // A folder cannot be overwritten, and nothing is left in it or beside it.
    run(&["print", "brass", "--out", folder.to_str().unwrap()]).fails(2, &["cannot be written"]);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    fs::remove_dir_all(folder).unwrap();
}

/// Width and height of a PNG in pixels, and how many of them a metre has.
fn measured(png: &[u8]) -> [u32; 3] {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.ends_with(b"IEND\xaeB`\x82"));
    let phys =
        png.windows(4).position(|it| it == b"pHYs").expect("pictures say how large they are") + 4;
    [16, 20, phys].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

#[test]
fn single_cards_become_pictures_of_300_dots_an_inch() {
    let folder = folder("png");
    let cards = folder.join("cards");
    let path = cards.to_str().unwrap();
    let ran = run(&["print", "patchwork", "--deck", "normal", "--png", path, "--lang", "en"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    assert!(ran.out.contains("24 pictures"), "{ran:?}");
    let mut names: Vec<String> = fs::read_dir(&cards)
        .unwrap()
        .map(|it| it.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!((names.len(), names[0].as_str()), (24, "patchwork-01-back.png"));
    let front = fs::read(cards.join("patchwork-01-front.png")).unwrap();
    assert_eq!(measured(&front), [744, 1039, 11_811]);
    // With bleed, beside a PDF, over the old ones.
    let out = folder.join("cards.pdf");
    let out = out.to_str().unwrap();
    let args = ["print", "patchwork", "--deck", "normal", "--png", path, "--out", out];
    let ran = run(&[&args[..], &["--cut", "bleed", "--json"]].concat());
    assert_eq!((&ran.json()["pictures"], &ran.json()["folder"]), (&24.into(), &path.into()));
    assert!(ran.json()["pages"].as_u64() > Some(0), "{ran:?}");
    let bled = fs::read(cards.join("patchwork-01-front.png")).unwrap();
    assert_eq!(measured(&bled), [815, 1110, 11_811]);
    assert_eq!(fs::read_dir(&cards).unwrap().count(), 24, "nothing is left beside them");
    // What only sheets have is refused where there are none.
    run(&["print", "patchwork", "--shift", "1,0", "--png", path]).fails(2, &["shift", "sheets"]);
    run(&["print", "brass", "--mat", "easy", "--png", path]).fails(2, &["mat", "sheets"]);
    run(&["print", "patchwork", "--size", "999x999", "--png", path]).fails(2, &["200 × 200 mm"]);
    // A file is no folder; what cannot be printed makes none.
    run(&["print", "patchwork", "--png", out]).fails(2, &[out, "cannot be written"]);
    let none = folder.join("none");
    run(&["print", "patchwork", "--size", "20x30", "--png", none.to_str().unwrap()])
        .fails(2, &["readable"]);
    assert!(!none.exists());
    run(&["print", "patchwork"]).fails(2, &["--out"]);
    fs::remove_dir_all(folder).unwrap();
}

/// The names of what lies in a folder, and what each file says.
fn contents(folder: &std::path::Path) -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|it| it.unwrap())
        .map(|it| {
            let bytes = fs::read(it.path()).unwrap_or_default();
            (it.file_name().into_string().unwrap(), bytes)
        })
        .collect();
    all.sort();
    all
}

#[test]
fn pictures_and_pdf_are_all_written_or_none_is() {
    let folder = folder("both");
    let card = "[[card]]\nvirtual-buttons = 3\nfilters = [\"farthest\"]\nincome = 1\n";
    let deck = |n: usize| {
        TempFile::new(&format!("print-{n}"), format!("name = \"Mine\"\n{}", card.repeat(n)))
    };
    let (large, small) = (deck(5), deck(3));
    let (cards, pdf) = (folder.join("new/cards"), folder.join("cards.pdf"));
    let (cards_path, pdf_path) = (cards.to_str().unwrap(), pdf.to_str().unwrap());
    let print = |deck: &TempFile, out: &str| {
        // Backs are moved on sheets; beside them there may be pictures.
        let size = ["--size", "70x100", "--shift", "0.5,0"];
        let args = ["print", "patchwork", "--deck", deck.path(), "--png", cards_path, "--out", out];
        run(&[&args[..], &size].concat())
    };
    // A PDF that cannot be written leaves no pictures and no folder for them.
    let nowhere = folder.join("no/such/x.pdf");
    print(&large, nowhere.to_str().unwrap()).fails(2, &["x.pdf", "cannot be written"]);
    print(&large, folder.to_str().unwrap()).fails(2, &["cannot be written"]);
    assert_eq!(contents(&folder), []);
    // A smaller deck leaves none of the larger one, and what is not ours alone.
    assert_eq!(print(&large, pdf_path).code, 0);
    fs::write(cards.join("notes.png"), "mine").unwrap();
    fs::write(cards.join("brass-01-front.png"), "another game").unwrap();
    let before = (contents(&cards), fs::read(&pdf).unwrap());
    assert_eq!(before.0.len(), 12);
    // If the last picture cannot be put in its place, the first ones go back.
    let last = cards.join("patchwork-03-back.png");
    let kept = fs::read(&last).unwrap();
    fs::remove_file(&last).unwrap();
    fs::create_dir_all(last.join("full")).unwrap();
    print(&small, pdf_path).fails(2, &[cards_path, "cannot be written"]);
    fs::remove_dir_all(&last).unwrap();
    fs::write(&last, kept).unwrap();
    assert!((contents(&cards), fs::read(&pdf).unwrap()) == before, "all is as it was");
    // If the PDF cannot be put in its place, all pictures go back.
    print(&small, folder.to_str().unwrap()).fails(2, &["cannot be written"]);
    assert!(contents(&cards) == before.0, "all is as it was");
    assert_eq!(print(&small, pdf_path).code, 0);
    let names: Vec<String> = contents(&cards).into_iter().map(|it| it.0).collect();
    let sides = |it: u32| ["back", "front"].map(|side| format!("patchwork-{it:02}-{side}.png"));
    let mut expected = vec!["brass-01-front.png".to_owned(), "notes.png".to_owned()];
    expected.extend((1..=3).flat_map(sides));
    assert_eq!(names, expected);
    assert_eq!(contents(&folder).len(), 2, "the PDF and the folder");
    fs::remove_dir_all(folder).unwrap();
}
