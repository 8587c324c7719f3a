//! What the store promises.

use super::*;

fn open(file: &Path) -> Sqlite {
    let (store, rescue) = Sqlite::open(file).unwrap();
    assert!(rescue.is_none());
    store
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

fn gist() -> web::Gist {
    web::Gist {
        ruleset: 1,
        level: None,
        progress: kit::Message::new("far").with("n", 3),
        scores: vec![-3, 4],
        automa: 1,
        picture: "<svg></svg>".to_owned(),
        look: 7,
        is_begun: true,
        is_at_table: false,
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
    assert_eq!(open(&file).load("a").await.unwrap(), Some(game("a", 2)));
    let (list, n) = store.list(Shelf::Open, 0, 10).await.unwrap();
    assert_eq!((list.len(), n), (1, 1));
    let late = store.remove("a", 1).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    store.remove("a", 2).await.unwrap();
    assert_eq!(store.load("a").await.unwrap(), None);
    std::fs::remove_dir_all(&folder).unwrap();
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
    store.create_document(document("a", 1)).await.unwrap();
    let twice = store.create_document(document("a", 1)).await;
    assert_eq!(twice, Err(StoreError::Taken("a".to_owned())));
    store.replace_document(document("a", 2)).await.unwrap();
    let late = store.replace_document(document("a", 2)).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    store.create_document(document("b", 1)).await.unwrap();
    let store = open(&file);
    assert_eq!(store.load_document("a").await.unwrap(), Some(document("a", 2)));
    let listed = store.list_documents("london").await.unwrap();
    assert_eq!(listed, [document("a", 2), document("b", 1)]);
    assert_eq!(store.list_documents("brass").await.unwrap(), []);
    let late = store.remove_document("a", 1).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 1 }));
    store.remove_document("a", 2).await.unwrap();
    assert_eq!(store.load_document("a").await.unwrap(), None);
    assert_eq!(store.load("a").await.unwrap(), Some(game("a", 1)));
    std::fs::remove_dir_all(&folder).unwrap();
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
    assert_eq!(store.load("a").await.unwrap(), Some(game("a", 1)));
    store.replace(Stored { gist: Some(gist()), ..game("a", 2) }).await.unwrap();
    let (heads, _) = open(&file).list(Shelf::Open, 0, 1).await.unwrap();
    assert_eq!(heads[0].gist, Some(gist()));
    store.create_document(document("a", 1)).await.unwrap();
    assert_eq!(store.list_documents("london").await.unwrap(), [document("a", 1)]);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn a_game_nobody_acted_in_is_not_listed_and_goes_when_a_day_has_passed() {
    let folder = folder("given-up");
    let store = open(&folder.join("games.sqlite"));
    let new = |id: &str, at: u64| Stored {
        gist: Some(web::Gist { is_begun: false, ..gist() }),
        created: at,
        touched: at,
        ..game(id, 1)
    };
    store.create(new("new", 10)).await.unwrap();
    store.create(Stored { gist: Some(gist()), ..game("begun", 1) }).await.unwrap();
    store.create(game("untold", 1)).await.unwrap();
    let (heads, n) = store.list(Shelf::Open, 0, 9).await.unwrap();
    assert_eq!((heads.len(), n), (2, 2), "{heads:?}");
    store.create(new("a-day-later", 10 + web::PATIENCE)).await.unwrap();
    assert!(store.load("new").await.unwrap().is_some());
    store.create(new("more-than-a-day-later", 11 + web::PATIENCE)).await.unwrap();
    assert_eq!(store.load("new").await.unwrap(), None);
    for id in ["begun", "untold", "a-day-later", "more-than-a-day-later"] {
        assert!(store.load(id).await.unwrap().is_some(), "{id}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A game at the table in which two patches of the circle were told.
fn told() -> kit::Session<patchwork::Patchwork> {
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
    let untouched = || Some(web::Gist { is_begun: false, ..gist() });
    let record = told().record().to_toml();
    let changed = Stored { gist: untouched(), ..game("changed", 3) };
    let imported = Stored { gist: untouched(), record, ..game("imported", 1) };
    let empty = told().record_to(0).to_toml();
    let new = Stored { gist: untouched(), record: empty, ..game("new", 1) };
    for game in [&changed, &imported, &new] {
        store.create(game.clone()).await.unwrap();
    }
    let (heads, n) = store.list(Shelf::Open, 0, 9).await.unwrap();
    assert_eq!((heads[0].id.as_str(), n), ("changed", 1), "it was changed, so somebody did it");
    let later = Stored { created: 2 * web::PATIENCE, ..game("later", 1) };
    store.create(later).await.unwrap();
    assert_eq!(store.load("changed").await.unwrap(), Some(changed));
    assert_eq!(store.load("imported").await.unwrap(), Some(Stored { gist: None, ..imported }));
    assert_eq!(store.load("new").await.unwrap(), None);
    assert_eq!(store.list(Shelf::Open, 0, 9).await.unwrap().1, 3, "told anew from its record");
    std::fs::remove_dir_all(&folder).unwrap();
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
    thread::sleep(Duration::from_millis(50));
    assert_eq!(store.load("a").await.unwrap(), None);
    other.execute_batch("COMMIT").unwrap();
    waiting.await.unwrap();
    assert_eq!(store.load("a").await.unwrap(), Some(game("a", 1)));
    std::fs::remove_dir_all(&folder).unwrap();
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
    store.create_document(document("mine", 1)).await.unwrap();
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
    let (store, rescue) = Sqlite::open(&file).unwrap();
    let rescue = rescue.unwrap();
    assert_eq!(std::fs::read(&rescue.aside).unwrap(), bytes, "the old file stays as it is");
    let (_, n) = store.list(Shelf::Open, 0, 0).await.unwrap();
    assert_eq!(n, rescue.games.len());
    assert!((150..200).contains(&n), "{n}");
    assert!(store.load("game000").await.unwrap().is_some());
    assert!(store.load("game199").await.unwrap().is_some());
    assert_eq!(store.list_documents("london").await.unwrap(), [document("mine", 1)]);
    let all_wrong = |it: &Stored| !it.record.starts_with(it.id[4..].trim_start_matches('0'));
    assert!(!rescue.games[1..].iter().any(all_wrong));
    let noise = folder.join("noise.sqlite");
    std::fs::write(&noise, [7; 5000]).unwrap();
    let (_, rescue) = Sqlite::open(&noise).unwrap();
    assert_eq!(rescue.unwrap().games, []);
    std::fs::remove_dir_all(&folder).unwrap();
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
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_list_reads_only_the_gists_it_shows() {
    let folder = folder("index");
    let file = folder.join("games.sqlite");
    let store = open(&file);
    let connection = Connection::open(&file).unwrap();
    let queries = [
        format!("SELECT count(*) FROM game WHERE is_over = 0 AND ({IS_BEGUN}) = 1"),
        format!(
            "SELECT id FROM game WHERE is_over = 0 AND ({IS_BEGUN}) = 1 ORDER BY touched DESC, id"
        ),
    ];
    for query in queries {
        let plan: String = connection
            .query_row(&format!("EXPLAIN QUERY PLAN {query}"), [], |row| row.get("detail"))
            .unwrap();
        assert!(plan.contains("INDEX by_shelf"), "{query}: {plan}");
    }
    drop(store);
    std::fs::remove_dir_all(&folder).unwrap();
}
