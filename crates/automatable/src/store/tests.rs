//! What the store promises.

use keep::Keep as _;

use super::*;

/// Takes a folder away; a store in it may still be making its copy of the day.
fn clear(folder: &Path) {
    for _ in 0..500 {
        if std::fs::remove_dir_all(folder).is_ok() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("{} stays", folder.display());
}

fn open(file: &Path) -> Sqlite {
    let Opened { store, rescue, left } = Sqlite::open(file).unwrap();
    assert_eq!((rescue, left), (None, Vec::new()));
    store
}

/// Opens a damaged file.
fn rescued(file: &Path) -> (Sqlite, Rescue) {
    let Opened { store, rescue, left } = Sqlite::open(file).unwrap();
    assert_eq!(left, []);
    (store, rescue.unwrap())
}

/// A game whose record is a document.
fn played(id: &str, revision: u64, n: usize) -> Stored {
    let moves = (0..n).map(|it| format!("\"move {it} of {id}\"")).collect::<Vec<_>>().join(", ");
    let record = format!("format = 1\ngame = \"patchwork\"\nactions = [{moves}]\n");
    Stored { record, ..game(id, revision) }
}

/// A file with games and a document, everything in it, and its bytes.
async fn filled(file: &Path, n_games: usize) -> (Vec<Stored>, Vec<u8>) {
    let store = open(file);
    let mut games = Vec::new();
    for n in 0..n_games {
        // Short ones, and long ones that run over several pages.
        games.push(played(&format!("game{n:03}"), 1, if n % 5 == 0 { 600 } else { 20 }));
        store.create(games[n].clone()).await.unwrap();
    }
    store.create(document("mine", 1)).await.unwrap();
    store.stop();
    files::discard(&copy::name(file));
    assert!(!files::with_end(file, "-wal").exists());
    (games, std::fs::read(file).unwrap())
}

async fn documents(store: &Sqlite, game: &str) -> Vec<OwnDocument> {
    let (found, n) = store.list(For(game.to_owned()), 0, usize::MAX).await.unwrap();
    assert_eq!(found.len(), n);
    found
}

async fn all(store: &Sqlite) -> Vec<Stored> {
    let mut all = Vec::new();
    for head in store.list(Shelf::Open, 0, usize::MAX).await.unwrap().0 {
        all.push(store.load::<Stored>(&head.id).await.unwrap().unwrap());
    }
    all.sort_by(|one, other| one.id.cmp(&other.id));
    all
}

fn game(id: &str, revision: u64) -> Stored {
    Stored {
        id: id.to_owned(),
        game: "patchwork".to_owned(),
        revision,
        record: "record".to_owned(),
        ply: 3,
        is_over: false,
        created: 1,
        touched: 2,
        gist: None,
    }
}

fn gist() -> keep::Gist {
    keep::Gist {
        ruleset: 1,
        level: None,
        progress: kit::Message::new("far").with("n", 3),
        scores: vec![-3, 4],
        standing: vec![],
        automa: 1,
        picture: "<svg></svg>".to_owned(),
        look: 7,
        is_begun: true,
        is_at_table: false,
        outcome: None,
        deck: None,
        marks: kit::Marks::default(),
        people: Vec::new(),
        together: Vec::new(),
        hinted: Vec::new(),
    }
}

fn folder(name: &str) -> std::path::PathBuf {
    let name = format!("automatable-store-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[tokio::test]
async fn a_change_from_an_old_revision_is_refused() {
    let folder = folder("revision");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    store.create(game("a", 1)).await.unwrap();
    assert_eq!(store.create(game("a", 1)).await, Err(StoreError::Taken("a".to_owned())));
    store.replace(game("a", 2)).await.unwrap();
    let late = store.replace(game("a", 2)).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    assert_eq!(open(&file).load::<Stored>("a").await.unwrap(), Some(game("a", 2)));
    let (list, n) = store.list(Shelf::Open, 0, 10).await.unwrap();
    assert_eq!((list.len(), n), (1, 1));
    let late = store.remove::<Stored>("a", 1).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    store.remove::<Stored>("a", 2).await.unwrap();
    assert_eq!(store.load::<Stored>("a").await.unwrap(), None);
    clear(&folder);
}

fn document(id: &str, revision: u64) -> OwnDocument {
    OwnDocument {
        id: id.to_owned(),
        game: "london".to_owned(),
        key: "cards".to_owned(),
        name: "My set".to_owned(),
        text: "edition = ".to_owned(),
        is_ready: false,
        revision,
        touched: revision,
    }
}

#[tokio::test]
async fn a_document_is_kept_beside_the_games_and_changed_at_its_revision_only() {
    let folder = folder("documents");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    store.create(game("a", 1)).await.unwrap();
    store.create(document("a", 1)).await.unwrap();
    let twice = store.create(document("a", 1)).await;
    assert_eq!(twice, Err(StoreError::Taken("a".to_owned())));
    store.replace(document("a", 2)).await.unwrap();
    let late = store.replace(document("a", 2)).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    store.create(document("b", 1)).await.unwrap();
    let store = open(&file);
    assert_eq!(store.load::<OwnDocument>("a").await.unwrap(), Some(document("a", 2)));
    let listed = documents(&store, "london").await;
    assert_eq!(listed, [document("a", 2), document("b", 1)]);
    assert_eq!(documents(&store, "brass").await, []);
    let late = store.remove::<OwnDocument>("a", 1).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    store.remove::<OwnDocument>("a", 2).await.unwrap();
    assert_eq!(store.load::<OwnDocument>("a").await.unwrap(), None);
    assert_eq!(store.load::<Stored>("a").await.unwrap(), Some(game("a", 1)));
    clear(&folder);
}

#[tokio::test]
async fn of_changes_that_belong_together_all_are_made_or_none() {
    let folder = folder("together");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    store.create(game("a", 1)).await.unwrap();
    store.create(document("a", 1)).await.unwrap();
    let replace = |n: u64| Write::Replace(game("a", n).into());
    let learn = |n: u64| Write::Replace(document("a", n).into());
    let refused = [
        (vec![replace(2), learn(3)], StoreError::Conflict { expected: 2 }),
        (vec![learn(2), replace(3)], StoreError::Conflict { expected: 2 }),
        (vec![replace(2), Write::Create(document("a", 1).into())], StoreError::Taken("a".into())),
    ];
    // They come at once, so that they share a transaction with one that is made.
    let sent: Vec<_> = refused.iter().map(|it| store.write(it.0.clone())).collect();
    let other = store.create(game("b", 1));
    for (answer, (_, error)) in sent.into_iter().zip(&refused) {
        assert_eq!(answer.await.as_ref(), Err(error));
    }
    other.await.unwrap();
    assert_eq!(store.load("a").await.unwrap(), Some(game("a", 1)));
    assert_eq!(store.load("a").await.unwrap(), Some(document("a", 1)));
    store.write(vec![replace(2), learn(2)]).await.unwrap();
    store.write(vec![replace(3), Write::Create(document("new", 1).into())]).await.unwrap();
    let store = open(&file);
    assert_eq!(store.load("a").await.unwrap(), Some(game("a", 3)));
    assert_eq!(documents(&store, "london").await, [document("a", 2), document("new", 1)]);
    assert_eq!(store.list(Shelf::Open, 0, 9).await.unwrap().1, 2);
    clear(&folder);
}

#[tokio::test]
async fn a_file_of_the_first_version_is_read_and_brought_forward() {
    let folder = folder("version");
    let file = folder.join("games.sqlite");
    let old = Connection::open(&file).unwrap();
    old.execute_batch(
        "CREATE TABLE game (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, revision INTEGER NOT NULL,
            record TEXT NOT NULL, ply INTEGER NOT NULL, is_over INTEGER NOT NULL,
            created INTEGER NOT NULL, touched INTEGER NOT NULL
         ) STRICT;
         CREATE INDEX by_touch ON game (is_over, touched DESC, id);
         INSERT INTO game VALUES ('a', 'patchwork', 1, 'record', 3, 0, 1, 2);
         PRAGMA user_version = 1",
    )
    .unwrap();
    drop(old);
    let store = open(&file);
    assert_eq!(store.load::<Stored>("a").await.unwrap(), Some(game("a", 1)));
    store.replace(Stored { gist: Some(gist()), ..game("a", 2) }).await.unwrap();
    let (heads, _) = open(&file).list(Shelf::Open, 0, 1).await.unwrap();
    assert_eq!(heads[0].gist, Some(gist()));
    store.create(document("a", 1)).await.unwrap();
    assert_eq!(documents(&store, "london").await, [document("a", 1)]);
    clear(&folder);
}

#[tokio::test]
async fn a_game_nobody_acted_in_is_not_listed_and_goes_when_a_day_has_passed() {
    let folder = folder("given-up");
    let store = open(&folder.join("games.sqlite"));
    let new = |id: &str, at: u64| Stored {
        gist: Some(keep::Gist { is_begun: false, ..gist() }),
        created: at,
        touched: at,
        ..game(id, 1)
    };
    store.create(new("new", 10)).await.unwrap();
    store.create(Stored { gist: Some(gist()), ..game("begun", 1) }).await.unwrap();
    store.create(game("untold", 1)).await.unwrap();
    let (heads, n) = store.list(Shelf::Open, 0, 9).await.unwrap();
    assert_eq!((heads.len(), n), (2, 2), "{heads:?}");
    store.create(new("a-day-later", 10 + keep::PATIENCE)).await.unwrap();
    assert!(store.load::<Stored>("new").await.unwrap().is_some());
    store.create(new("more-than-a-day-later", 11 + keep::PATIENCE)).await.unwrap();
    assert_eq!(store.load::<Stored>("new").await.unwrap(), None);
    for id in ["begun", "untold", "a-day-later", "more-than-a-day-later"] {
        assert!(store.load::<Stored>(id).await.unwrap().is_some(), "{id}");
    }
    clear(&folder);
}

/// A game at the table in which two patches of the circle were told.
fn told_game() -> kit::Session<patchwork::Patchwork> {
    use kit::Game;
    let mut setup = <patchwork::Patchwork as Game>::Setup::default();
    patchwork::Patchwork::choose(&mut setup, "at", "table").unwrap();
    let game = patchwork::Patchwork::new(&setup).unwrap();
    let dealer = kit::Dealer { table: vec!["circle".to_owned()], ..kit::Dealer::dice(7) };
    let mut session = kit::Session::new(game, dealer);
    for _ in 0..2 {
        let patch = kit::options(session.game(), session.state())[0];
        session.play(patch).unwrap();
    }
    session
}

#[tokio::test]
async fn what_an_earlier_version_took_for_untouched_is_listed_and_stays() {
    let folder = folder("told");
    let store = open(&folder.join("games.sqlite"));
    let untouched = || Some(keep::Gist { is_begun: false, ..gist() });
    let record = told_game().record().to_toml();
    let changed = Stored { gist: untouched(), ..game("changed", 3) };
    let imported = Stored { gist: untouched(), record, ..game("imported", 1) };
    let empty = told_game().record_to(0).to_toml();
    let new = Stored { gist: untouched(), record: empty, ..game("new", 1) };
    for game in [&changed, &imported, &new] {
        store.create(game.clone()).await.unwrap();
    }
    let (heads, n) = store.list(Shelf::Open, 0, 9).await.unwrap();
    assert_eq!((heads[0].id.as_str(), n), ("changed", 1), "it was changed, so somebody did it");
    let later = Stored { created: 2 * keep::PATIENCE, ..game("later", 1) };
    store.create(later).await.unwrap();
    assert_eq!(store.load::<Stored>("changed").await.unwrap(), Some(changed));
    assert_eq!(
        store.load::<Stored>("imported").await.unwrap(),
        Some(Stored { gist: None, ..imported })
    );
    assert_eq!(store.load::<Stored>("new").await.unwrap(), None);
    assert_eq!(store.list(Shelf::Open, 0, 9).await.unwrap().1, 3, "told anew from its record");
    clear(&folder);
}

#[tokio::test]
async fn a_change_waits_while_another_program_is_at_work() {
    let folder = folder("busy");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    let other = Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let waiting = store.create(game("a", 1));
    // The writer has the change and the other the file: one of them lets go.
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(store.load::<Stored>("a").await.unwrap(), None);
    other.execute_batch("COMMIT").unwrap();
    waiting.await.unwrap();
    assert_eq!(store.load::<Stored>("a").await.unwrap(), Some(game("a", 1)));
    clear(&folder);
}

#[tokio::test]
async fn what_can_be_read_of_a_damaged_file_is_kept_in_a_new_one() {
    let folder = folder("damaged");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    for n in 0..200 {
        let record = format!("{n} ").repeat(600);
        store.create(Stored { record, ..game(&format!("game{n:03}"), 1) }).await.unwrap();
    }
    store.create(document("mine", 1)).await.unwrap();
    // A copy of its own without a journal, then random bytes in its middle.
    let copy = folder.join("copy.sqlite");
    let whole = Connection::open(&file).unwrap();
    whole.execute("VACUUM INTO ?1", [copy.to_str().unwrap()]).unwrap();
    let file = copy;
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    let mut noise = 1_u32;
    for byte in &mut bytes[middle..middle + 20_000] {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *byte = (noise >> 24) as u8;
    }
    std::fs::write(&file, &bytes).unwrap();
    files::discard(&copy::name(&file));
    let (store, rescue) = rescued(&file);
    assert_eq!(std::fs::read(&rescue.aside).unwrap(), bytes, "the old file stays as it is");
    let (_, n) = store.list(Shelf::Open, 0, 0).await.unwrap();
    assert_eq!(n, rescue.n_games);
    assert!((150..200).contains(&n), "{n}");
    assert!(store.load::<Stored>("game000").await.unwrap().is_some());
    assert!(store.load::<Stored>("game199").await.unwrap().is_some());
    assert_eq!(documents(&store, "london").await, [document("mine", 1)]);
    let is_own = |it: &Stored| it.record.starts_with(it.id[4..].trim_start_matches('0'));
    let found = all(&store).await;
    let n_wrong = found[1..].iter().filter(|it| !is_own(it)).count();
    assert!(n_wrong < 8, "{n_wrong}");
    drop(store);
    let noise = folder.join("noise.sqlite");
    std::fs::write(&noise, [7; 5000]).unwrap();
    assert_eq!(rescued(&noise).1.n_games, 0);
    clear(&folder);
}

#[test]
fn a_foreign_or_newer_file_is_left_alone() {
    let folder = folder("foreign");
    let file = folder.join("games.sqlite");
    let other = Connection::open(&file).unwrap();
    other.execute_batch("CREATE TABLE game (name TEXT); PRAGMA user_version = 1").unwrap();
    assert!(matches!(Sqlite::open(&file), Err(NoStore::Foreign)));
    other.execute_batch("PRAGMA user_version = 0").unwrap();
    assert!(matches!(Sqlite::open(&file), Err(NoStore::Foreign)));
    let newer = folder.join("newer.sqlite");
    drop(open(&newer));
    Connection::open(&newer).unwrap().execute_batch("PRAGMA user_version = 9").unwrap();
    assert!(matches!(Sqlite::open(&newer), Err(NoStore::Newer { found: 9 })));
    clear(&folder);
}

#[test]
fn a_list_reads_only_the_gists_it_shows() {
    let folder = folder("index");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    let connection = Connection::open(&file).unwrap();
    let queries = [
        format!("SELECT count(*) FROM game WHERE (is_over = 1) = 0 AND ({IS_BEGUN}) = 1"),
        format!(
            "SELECT id FROM game WHERE (is_over = 1) = 0 AND ({IS_BEGUN}) = 1
             ORDER BY touched DESC, id"
        ),
    ];
    for query in queries {
        let plan: String = connection
            .query_row(&format!("EXPLAIN QUERY PLAN {query}"), [], |row| row.get("detail"))
            .unwrap();
        assert!(plan.contains("INDEX by_list"), "{query}: {plan}");
    }
    drop(store);
    clear(&folder);
}

#[test]
fn the_sqlite_inside_is_one_without_the_fault_of_two_writers() {
    assert!(3_051_003 <= rusqlite::version_number(), "{}", rusqlite::version());
}

#[tokio::test]
async fn whichever_byte_of_the_header_changes_every_game_is_shown() {
    let folder = folder("header");
    let file = folder.join("games.sqlite");
    let (games, bytes) = filled(&file, 12).await;
    for at in 0..100 {
        // Some numbers are believed if they are only a little wrong.
        let changes: &[u8] =
            if [16, 18, 19, 47, 59, 63].contains(&at) { &[0xff, 1] } else { &[0xff] };
        for &change in changes {
            let folder = folder.join(format!("byte-{at}-{change}"));
            std::fs::create_dir(&folder).unwrap();
            let file = folder.join("games.sqlite");
            let mut bytes = bytes.clone();
            bytes[at] ^= change;
            std::fs::write(&file, &bytes).unwrap();
            let opened = match Sqlite::open(&file) {
                Ok(opened) => opened,
                // A number of the version that could be true is believed.
                Err(NoStore::Newer { found }) if at == 63 => {
                    assert_eq!(found, i64::from(bytes[63]));
                    continue;
                }
                Err(error) => panic!("byte {at}: {error:?}"),
            };
            assert!(all(&opened.store).await == games, "byte {at} ^ {change}");
            let own = documents(&opened.store, "london").await;
            assert_eq!(own, [document("mine", 1)], "byte {at}");
        }
    }
    clear(&folder);
}

#[tokio::test]
async fn whichever_page_is_lost_only_the_games_on_it_are() {
    let folder = folder("page");
    let file = folder.join("games.sqlite");
    let (games, bytes) = filled(&file, 40).await;
    let n_pages = bytes.len() / 4096;
    let mut n_shown = 0;
    for page in 0..n_pages {
        let folder = folder.join(format!("page-{page}"));
        std::fs::create_dir(&folder).unwrap();
        let file = folder.join("games.sqlite");
        let mut bytes = bytes.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0x5a);
        std::fs::write(&file, &bytes).unwrap();
        let opened = Sqlite::open(&file).unwrap_or_else(|it| panic!("page {page}: {it:?}"));
        let shown = all(&opened.store).await;
        let n_whole = shown.iter().filter(|it| games.contains(it)).count();
        // A leaf holds a handful of short games.
        assert!(games.len() - 14 <= n_whole, "page {page}: {n_whole}");
        n_shown += n_whole;
    }
    let n_most = n_pages * games.len();
    assert!(n_most * 93 / 100 < n_shown, "{n_shown} of {n_most}");
    clear(&folder);
}

#[tokio::test]
async fn what_the_damaged_file_has_lost_comes_from_the_copy_of_another_day() {
    let folder = folder("copy");
    let file = folder.join("games.sqlite");
    let (mut games, _) = filled(&file, 30).await;
    // Made at a start, when there is something to copy.
    let wait = || {
        let store = open(&file);
        while !copy::name(&file).exists() {
            std::thread::yield_now();
        }
        store
    };
    let store = wait();
    games[3] = played("game003", 2, 25);
    store.replace(games[3].clone()).await.unwrap();
    store.stop();
    let whole = std::fs::read(&file).unwrap();
    assert_eq!(copy::keep_daily(&file, |_| {}).unwrap(), None, "once a day");
    // The half of the file is gone; what was played since is in the other.
    let at = whole.windows(18).position(|it| it == b"move 24 of game003").unwrap() / 4096;
    let mut bytes = whole.clone();
    for page in 1..bytes.len() / 4096 {
        if page % 2 == 1 && page != at {
            bytes[page * 4096..(page + 1) * 4096].fill(0);
        }
    }
    std::fs::write(&file, &bytes).unwrap();
    let (store, rescue) = rescued(&file);
    assert!(all(&store).await == games);
    assert!((1..30).contains(&rescue.n_copied), "{rescue:?}");
    assert_eq!(documents(&store, "london").await, [document("mine", 1)]);
    store.stop();
    // One that was emptied has lost everything, also what was played since the copy
    // and which file was taken in: that file is named.
    std::fs::write(&file, []).unwrap();
    let Opened { store, rescue: second, left } = Sqlite::open(&file).unwrap();
    assert_eq!((all(&store).await.len(), second.unwrap().n_games), (30, 30));
    assert_eq!(left, [LeftBehind { file: rescue.aside, n_games: 1, n_documents: 0 }]);
    clear(&folder);
}

#[tokio::test]
async fn a_copy_is_made_only_when_a_day_has_passed_and_something_changed() {
    let folder = folder("daily");
    let file = folder.join("games.sqlite");
    let (_, _) = filled(&file, 2).await;
    let made = copy::keep_daily(&file, |_| {}).unwrap().unwrap();
    assert_eq!((made.games, made.documents), (2, 1));
    #[cfg(unix)]
    {
        let rights = std::fs::metadata(copy::name(&file)).unwrap().permissions();
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&rights) & 0o777, 0o600);
    }
    let age = |days: u64| {
        let then = std::time::SystemTime::now() - Duration::from_secs(days * 24 * 60 * 60 + 9);
        let copy = std::fs::OpenOptions::new().append(true).open(copy::name(&file)).unwrap();
        copy.set_modified(then).unwrap();
    };
    let change = |sql: &str| Connection::open(&file).unwrap().execute_batch(sql).unwrap();
    assert_eq!(copy::keep_daily(&file, |_| {}).unwrap(), None);
    age(1);
    assert_eq!(copy::keep_daily(&file, |_| {}).unwrap(), None, "nothing has changed");
    change("UPDATE game SET revision = revision + 1");
    assert_eq!(copy::keep_daily(&file, |_| {}).unwrap(), Some(made));
    change("DELETE FROM game; DELETE FROM document");
    age(1);
    assert_eq!(copy::keep_daily(&file, |_| {}).unwrap(), None, "there is nothing to copy");
    assert!(copy::has_games(&copy::name(&file)));
    clear(&folder);
}

#[tokio::test]
async fn two_files_set_aside_in_one_second_do_not_meet() {
    let folder = folder("second");
    let file = folder.join("games.sqlite");
    let mut names = Vec::new();
    for n in 0..3_u8 {
        std::fs::write(&file, [n + 7; 5000]).unwrap();
        let (store, rescue) = rescued(&file);
        assert_eq!(std::fs::read(&rescue.aside).unwrap(), [n + 7; 5000]);
        names.push(rescue.aside);
        store.stop();
    }
    names.dedup();
    assert_eq!(names.len(), 3, "{names:?}");
    clear(&folder);
}

#[tokio::test]
async fn a_file_set_aside_is_named_at_every_start_until_its_games_are_here() {
    let folder = folder("left");
    let file = folder.join("games.sqlite");
    filled(&file, 4).await;
    let aside = folder.join("games.sqlite.damaged-17");
    std::fs::rename(&file, &aside).unwrap();
    let expected = LeftBehind { file: aside.clone(), n_games: 4, n_documents: 1 };
    for _ in 0..2 {
        let Opened { left, rescue, .. } = Sqlite::open(&file).unwrap();
        assert_eq!((left, rescue), (vec![expected.clone()], None));
    }
    // Three of them are here again, one at a later revision.
    let store = Sqlite::open(&file).unwrap().store;
    for n in 0..4 {
        store.create(played(&format!("game{n:03}"), 1 + n % 2, 20)).await.unwrap();
    }
    store.stop();
    let Opened { left, store, .. } = Sqlite::open(&file).unwrap();
    assert_eq!((left[0].n_games, left[0].n_documents), (0, 1));
    store.create(document("mine", 1)).await.unwrap();
    store.stop();
    let store = open(&file);
    // Whoever throws one away now knows what they do.
    store.remove::<Stored>("game000", 1).await.unwrap();
    store.stop();
    drop(open(&file));
    clear(&folder);
}

#[tokio::test]
async fn a_game_thrown_away_before_the_rescue_does_not_come_back() {
    let folder = folder("thrown-away");
    let file = folder.join("games.sqlite");
    filled(&file, 20).await;
    let store = open(&file);
    store.remove::<Stored>("game005", 1).await.unwrap();
    store.remove::<Stored>("game006", 1).await.unwrap();
    store.stop();
    files::discard(&copy::name(&file));
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[0] = 0;
    bytes[110..130].fill(0xff);
    std::fs::write(&file, &bytes).unwrap();
    let (store, _) = rescued(&file);
    let ids: Vec<String> = all(&store).await.into_iter().map(|it| it.id).collect();
    assert_eq!(ids.len(), 18, "{ids:?}");
    assert!(!ids.iter().any(|it| it == "game005" || it == "game006"), "{ids:?}");
    clear(&folder);
}

#[tokio::test]
async fn what_is_only_in_the_journal_of_a_damaged_file_is_found_too() {
    let folder = folder("journal");
    let file = folder.join("games.sqlite");
    let (games, _) = filled(&file, 10).await;
    let store = open(&file);
    let new = played("new", 1, 300);
    store.create(new.clone()).await.unwrap();
    // As a kill leaves it: the new game is in the journal alone.
    let there = folder.join("there");
    std::fs::create_dir(&there).unwrap();
    let copy = there.join("games.sqlite");
    for end in ["", "-wal"] {
        std::fs::copy(files::with_end(&file, end), files::with_end(&copy, end)).unwrap();
    }
    let mut wal = std::fs::read(files::with_end(&copy, "-wal")).unwrap();
    let found = pages::walk(&std::fs::read(&copy).unwrap(), &wal);
    assert!(found.games.iter().any(|it| it.row == new && it.is_whole));
    // The header of the file and every page of the schema in the journal.
    let mut bytes = std::fs::read(&copy).unwrap();
    bytes[..100].fill(0xee);
    std::fs::write(&copy, &bytes).unwrap();
    wal[24 + 32..24 + 32 + 16].fill(0xee);
    std::fs::write(files::with_end(&copy, "-wal"), &wal).unwrap();
    let (rescued, _) = rescued(&copy);
    let found = all(&rescued).await;
    assert_eq!(found.len(), games.len() + 1);
    assert!(found.contains(&new));
    clear(&folder);
}

#[tokio::test]
async fn a_rescue_goes_on_wherever_it_was_stopped() {
    let folder = folder("stopped");
    let whole = folder.join("whole.sqlite");
    let (games, mut bytes) = filled(&whole, 9).await;
    bytes[..100].fill(0xee);
    for step in 0..=6 {
        let folder = folder.join(step.to_string());
        std::fs::create_dir(&folder).unwrap();
        let file = folder.join("games.sqlite");
        std::fs::write(&file, &bytes).unwrap();
        // No journal of ours: whoever applied it would spoil the new file.
        std::fs::write(files::with_end(&file, "-wal"), [9; 99]).unwrap();
        rescue::stopped_after(&file, step);
        let (store, rescue) = rescued(&file);
        assert!(all(&store).await == games, "{step}");
        assert_eq!(rescue.n_games, games.len(), "{step}");
        assert_eq!(std::fs::read(&rescue.aside).unwrap(), bytes, "{step}");
        assert_eq!(std::fs::read(files::with_end(&rescue.aside, "-wal")).unwrap(), [9; 99]);
        store.stop();
        drop(open(&file));
        let mut names: Vec<String> = std::fs::read_dir(&folder)
            .unwrap()
            .map(|it| it.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        let aside = rescue.aside.file_name().unwrap().to_string_lossy().into_owned();
        let journal = format!("{aside}-wal");
        let bak = "games.sqlite.bak".to_owned();
        names.retain(|it| *it != bak);
        assert_eq!(names, ["games.sqlite", &aside, &journal, "games.sqlite.lock"], "{step}");
    }
    clear(&folder);
}

#[tokio::test]
async fn a_file_put_in_the_place_of_the_damaged_one_is_not_overwritten() {
    let folder = folder("put-back");
    let whole = folder.join("whole.sqlite");
    let (_, bytes) = filled(&whole, 9).await;
    let file = folder.join("games.sqlite");
    std::fs::write(&file, [9; 5000]).unwrap();
    rescue::stopped_after(&file, 5);
    std::fs::remove_file(&file).unwrap();
    std::fs::write(&file, &bytes).unwrap();
    let Opened { store, rescue, left } = Sqlite::open(&file).unwrap();
    assert_eq!((rescue, left), (None, Vec::new()));
    assert_eq!(all(&store).await.len(), 9);
    clear(&folder);
}

#[tokio::test]
async fn a_change_that_was_cut_short_is_taken_back_at_the_start() {
    let folder = folder("hot");
    let file = folder.join("games.sqlite");
    let (games, _) = filled(&file, 60).await;
    let writer = Connection::open(&file).unwrap();
    let mode: String =
        writer.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "delete");
    writer.execute_batch("PRAGMA cache_size = 1; BEGIN; UPDATE game SET record = 'gone'").unwrap();
    let there = folder.join("there");
    std::fs::create_dir(&there).unwrap();
    let copy = there.join("games.sqlite");
    for end in ["", "-journal"] {
        std::fs::copy(files::with_end(&file, end), files::with_end(&copy, end)).unwrap();
    }
    let looked = Connection::open_with_flags(&copy, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY);
    let asked =
        looked.unwrap().query_row("SELECT count(*) FROM game", [], |it| it.get::<_, i64>(0));
    assert!(asked.is_err(), "the journal must be a hot one");
    assert!(all(&open(&copy)).await == games);
    clear(&folder);
}

#[test]
fn what_stands_in_the_way_of_a_start_is_named() {
    let folder = folder("obstacles");
    for name in ["games.sqlite", "games.sqlite-journal", "games.sqlite-wal", "games.sqlite.lock"] {
        let folder = folder.join(name.replace('.', "-"));
        std::fs::create_dir_all(folder.join(name)).unwrap();
        let refused = Sqlite::open(&folder.join("games.sqlite")).unwrap_err();
        let NoStore::Refused(path, error) = refused else { panic!("{name}: {refused:?}") };
        assert_eq!(path, folder.join(name));
        assert_eq!(error.kind(), std::io::ErrorKind::IsADirectory, "{name}");
    }
    let locked = folder.join("locked.sqlite");
    drop(open(&locked));
    let other = Connection::open(&locked).unwrap();
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE").unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    assert!(matches!(Sqlite::open(&locked), Err(NoStore::Busy)));
    clear(&folder);
}

/// Spoils columns of the first of three games: none is text or in its range any more.
const SPOILT: [&str; 9] = [
    "gist = CAST(x'7bff7d' AS TEXT)",
    "gist = '{\"is_begun\":\"perhaps\"}'",
    "record = CAST(x'66ff00fe' AS TEXT)",
    "game = CAST(x'ff70' AS TEXT)",
    "id = CAST(x'61ff62' AS TEXT)",
    "id = 'a/b?c#d%'",
    "revision = -7",
    "is_over = 5, created = -1, touched = -9",
    "ply = -3",
];

#[tokio::test]
async fn a_spoilt_row_is_there_and_the_others_are_as_they_were() {
    for spoilt in SPOILT {
        let folder = folder("spoilt");
        let file = folder.join("games.sqlite");
        let (games, _) = filled(&file, 3).await;
        let store = open(&file);
        let change = format!("UPDATE game SET {spoilt} WHERE id = 'game000'");
        Connection::open(&file).unwrap().execute(&change, []).unwrap();
        for is_new in [false, true] {
            let store = if is_new { &open(&file) } else { &store };
            let (heads, n) = store.list(Shelf::Open, 0, 9).await.unwrap();
            assert_eq!((heads.len(), n), (3, 3), "{spoilt}");
            let rest = all(store).await;
            assert_eq!(rest.len(), 3, "{spoilt}");
            for game in &games[1..] {
                assert!(rest.contains(game), "{spoilt}");
            }
            let bad = rest.iter().find(|it| !games[1..].contains(it)).unwrap();
            let next = Stored { revision: bad.revision + 1, ..bad.clone() };
            store.replace(next.clone()).await.unwrap();
            assert_eq!(
                store.load::<Stored>(&bad.id).await.unwrap().unwrap().revision,
                next.revision
            );
        }
        let bad = all(&store).await.into_iter().find(|it| !games[1..].contains(it)).unwrap();
        store.remove::<Stored>(&bad.id, bad.revision).await.unwrap();
        assert!(all(&store).await == games[1..], "{spoilt}");
        clear(&folder);
    }
    let folder = folder("spoilt-document");
    let file = folder.join("games.sqlite");
    filled(&file, 1).await;
    let store = open(&file);
    for column in ["id", "choice", "name", "text"] {
        let change = format!("UPDATE document SET {column} = CAST(x'61ff' AS TEXT), revision = -2");
        Connection::open(&file).unwrap().execute(&change, []).unwrap();
        let found = documents(&store, "london").await.remove(0);
        assert_eq!(store.load::<OwnDocument>(&found.id).await.unwrap(), Some(found), "{column}");
    }
    clear(&folder);
}

#[tokio::test]
async fn an_index_that_tells_something_else_is_made_anew() {
    let folder = folder("reindexed");
    let file = folder.join("games.sqlite");
    let (games, mut bytes) = filled(&file, 5).await;
    // The name in the index of names, which is not beside the record.
    let places: Vec<usize> =
        (0..bytes.len() - 7).filter(|&it| &bytes[it..it + 7] == b"game003").collect();
    let is_of_index = |it: &&usize| bytes[**it / 4096 * 4096] == 0x0a;
    let at: Vec<usize> = places.iter().filter(is_of_index).copied().collect();
    assert!(!at.is_empty());
    at.into_iter().for_each(|it| bytes[it + 6] = b'x');
    std::fs::write(&file, &bytes).unwrap();
    let store = open(&file);
    assert!(all(&store).await == games);
    clear(&folder);
}

#[tokio::test]
async fn stopping_folds_the_journal_into_the_file() {
    let folder = folder("folded");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    store.create(game("a", 1)).await.unwrap();
    assert!(files::with_end(&file, "-wal").exists());
    store.stop();
    let alone = folder.join("alone.sqlite");
    std::fs::copy(&file, &alone).unwrap();
    assert_eq!(open(&alone).load::<Stored>("a").await.unwrap(), Some(game("a", 1)));
    assert!(store.create(game("b", 1)).await.is_err(), "it has stopped");
    assert!(store.load::<Stored>("a").await.is_err(), "it has stopped");
    clear(&folder);
}

#[tokio::test]
async fn a_writer_that_falls_is_noticed() {
    let folder = folder("fallen");
    let store = open(&folder.join("games.sqlite"));
    store.create(game("a", 1)).await.unwrap();
    let wait = Duration::from_millis(20);
    assert!(tokio::time::timeout(wait, store.fallen()).await.is_err());
    store.fall().await;
    tokio::time::timeout(BUSY, store.fallen()).await.unwrap();
    // What was acknowledged can still be read.
    assert_eq!(store.load::<Stored>("a").await.unwrap(), Some(game("a", 1)));
    clear(&folder);
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_that_goes_into_a_file_nobody_finds_again() {
    for lost in ["", "-wal"] {
        let folder = folder("gone");
        let file = folder.join("games.sqlite");
        let store = open(&file);
        store.create(game("a", 1)).await.unwrap();
        std::fs::remove_file(files::with_end(&file, lost)).unwrap();
        assert_eq!(store.create(game("b", 1)).await, Err(StoreError::Gone), "{lost}");
        std::fs::write(files::with_end(&file, lost), "another").unwrap();
        assert_eq!(store.create(game("c", 1)).await, Err(StoreError::Gone), "{lost}");
        // Everything up to then can still be saved elsewhere.
        assert!(store.load::<Stored>("a").await.unwrap().is_some());
        drop(store);
        clear(&folder);
    }
}

#[tokio::test]
async fn a_question_that_takes_long_holds_up_nobody() {
    let folder = folder("slow");
    let store = open(&folder.join("games.sqlite"));
    store.create(game("a", 1)).await.unwrap();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let slow = store.ask(move |_| {
        wait.recv().unwrap();
        Ok(())
    });
    // One thread answers here, as everywhere: it would wait for ever if it had to read.
    assert!(store.load::<Stored>("a").await.unwrap().is_some());
    store.replace(game("a", 2)).await.unwrap();
    go.send(()).unwrap();
    slow.await.unwrap();
    let fault = store.ask(|_| -> rusqlite::Result<()> { panic!("a test wants it") });
    assert!(fault.await.is_err());
    assert_eq!(store.load::<Stored>("a").await.unwrap(), Some(game("a", 2)));
    clear(&folder);
}

#[tokio::test]
async fn a_copy_is_whole_or_not_there() {
    let folder = folder("backup");
    let (file, target) = (folder.join("games.sqlite"), folder.join("copy.sqlite"));
    filled(&file, 3).await;
    let store = open(&file);
    store.create(played("late", 1, 9)).await.unwrap();
    let copied = backup(&file, &target, Place::Free).unwrap();
    assert_eq!((copied.games, copied.documents), (4, 1));
    assert!(matches!(
        backup(&file, &target, Place::Free),
        Err(NoStore::Refused(path, error))
            if path == target && error.kind() == std::io::ErrorKind::AlreadyExists
    ));
    backup(&file, &target, Place::Any).unwrap();
    assert_eq!(all(&open(&target)).await, all(&store).await);
    let nowhere = folder.join("no").join("copy.sqlite");
    assert!(matches!(backup(&file, &nowhere, Place::Free), Err(NoStore::Refused(..))));
    store.stop();
    let left = |it: std::fs::DirEntry| it.file_name().to_string_lossy().ends_with(".tmp");
    assert!(!std::fs::read_dir(&folder).unwrap().any(|it| left(it.unwrap())));
    clear(&folder);
}

#[tokio::test]
async fn the_pages_alone_give_every_game_whatever_the_header_says() {
    let folder = folder("walked");
    let (games, bytes) = filled(&folder.join("games.sqlite"), 40).await;
    let found = |bytes: &[u8]| {
        let found = pages::walk(bytes, &[]);
        let n_own = found.documents.iter().filter(|it| it.row == document("mine", 1)).count();
        let is_same = |it: &&pages::Piece<Stored>| it.is_whole && games.contains(&it.row);
        (found.games.iter().filter(is_same).count(), n_own)
    };
    assert_eq!(found(&bytes), (40, 1));
    for at in 0..100 {
        for change in [0x01, 0x10, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[at] ^= change;
            assert_eq!(found(&bytes), (40, 1), "byte {at} ^ {change}");
        }
    }
    let n_pages = bytes.len() / 4096;
    let mut n_found = 0;
    for page in 0..n_pages {
        let mut lost = bytes.clone();
        lost[page * 4096..(page + 1) * 4096].fill(0xff);
        n_found += found(&lost).0;
        // Cut off there: what lies before is whole.
        assert!(found(&bytes[..page * 4096 + 99]).0 <= 40);
    }
    assert!(n_pages * 40 * 93 / 100 < n_found, "{n_found} of {}", n_pages * 40);
    // Whatever is in it, nothing falls over it.
    let mut noise = 1_u32;
    for _ in 0..300 {
        let mut bytes = bytes.clone();
        for _ in 0..40 {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = noise as usize % bytes.len();
            bytes[at] = (noise >> 24) as u8;
        }
        assert!(found(&bytes).0 <= 40);
        pages::walk(&bytes[100..], &bytes);
    }
    clear(&folder);
}

#[tokio::test]
async fn a_journal_damaged_in_its_middle_is_not_taken_to_end_there() {
    let folder = folder("torn");
    let file = folder.join("games.sqlite");
    let (mut games, _) = filled(&file, 6).await;
    let store = open(&file);
    for n in 0..3 {
        games.push(played(&format!("later{n}"), 1, 20));
        store.create(games[6 + n].clone()).await.unwrap();
    }
    let wal = std::fs::read(files::with_end(&file, "-wal")).unwrap();
    let n_frames = (wal.len() - 32) / (4096 + 24);
    assert!(!pages::has_lost(&wal));
    // Cut short by a loss of power, wherever that is: as SQLite takes it.
    assert!((0..wal.len()).step_by(997).all(|it| !pages::has_lost(&wal[..it])));
    let mut n_rescued = 0;
    let of_frame = |nth: usize| 32 + nth * (4096 + 24);
    for at in [0, 9, 17, 25, of_frame(0) + 9, of_frame(0) + 100, of_frame(1) + 2000] {
        let there = folder.join(at.to_string());
        std::fs::create_dir(&there).unwrap();
        let copy = there.join("games.sqlite");
        std::fs::copy(&file, &copy).unwrap();
        let mut spoilt = wal.clone();
        spoilt[at] ^= 0xff;
        std::fs::write(files::with_end(&copy, "-wal"), &spoilt).unwrap();
        let opened = Sqlite::open(&copy).unwrap();
        n_rescued += usize::from(opened.rescue.is_some());
        let shown = all(&opened.store).await;
        let n_shown = games.iter().filter(|it| shown.contains(it)).count();
        assert_eq!(n_shown, games.len(), "byte {at} of {n_frames} pages");
    }
    assert_eq!(n_rescued, 7);
    store.stop();
    clear(&folder);
}
