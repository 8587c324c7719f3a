//! Positions: a table written down is the same table; a concealed one hides.

use kit::{Dealer, Game, PositionFile, Record, Seat, Session, Trace, Turn};

use super::play::{At, Play};

/// How many tables of a game are looked at.
const TABLES: u32 = 8;

pub(super) fn check<G: Game>(play: &Play<'_, G>) {
    let at = play.at();
    let is_at_rest = |ply: usize| play.game.is_at_rest(&play.states[ply]);
    let mut plies = play.sample_where(0x05, TABLES, is_at_rest);
    plies.push(play.actions.len());
    for ply in plies {
        written(at.ply(ply), play.game, &play.states[ply]);
    }
    for ply in play.sample_where(0x0e, 2, is_at_rest) {
        begun(at.ply(ply), play.game, &play.states[ply], play.seed);
    }
    for ply in play.sample(0x06, TABLES) {
        for seat in (0..play.game.n_seats()).map(Seat) {
            if seat != play.game.automa_seat() {
                concealed(at.ply(ply), play.game, &play.states[ply], seat);
            }
        }
    }
}

/// Position, place, position: the same document, turn and options.
fn written<G: Game>(at: &At, game: &G, state: &G::State) {
    let position = game.position(state);
    let placed = match game.place(&position) {
        Ok(placed) => placed,
        Err(error) => panic!("{at}: the table's own position is refused: {error}"),
    };
    assert_eq!(game.position(&placed), position, "{at}: another position after placing");
    same_choice(at, game, state, &placed);
    let file = PositionFile::new(game, state);
    let texts = [
        serde_json::to_string(&file).expect("a position is plain data"),
        match toml::to_string(&file) {
            Ok(text) => text,
            Err(error) => panic!("{at}: the position is no TOML: {error}"),
        },
    ];
    for text in texts {
        match kit::read::<PositionFile<G>>(&text) {
            Ok(read) => assert_eq!(read.table, position, "{at}: the file reads differently"),
            Err(error) => panic!("{at}: the position's own file is refused: {error}"),
        }
    }
}

/// A game can begin there, and its record be played again.
fn begun<G: Game>(at: &At, game: &G, state: &G::State, seed: u64) {
    let position = game.position(state);
    let mut session = match Session::from_position(game.clone(), Dealer::dice(seed), position) {
        Ok(session) => session,
        Err(error) => panic!("{at}: no game begins on the table's own position: {error}"),
    };
    if let Turn::Human(_) = session.turn() {
        let option = game.option(session.state(), 0);
        if let Err(error) = session.play(option) {
            panic!("{at}: an option is refused in a game that begins there: {error}");
        }
    }
    if game.is_at_rest(session.state()) {
        corrected(at, &session);
    }
    let text = session.record().to_toml();
    let read: Record<G> = match kit::read(&text) {
        Ok(read) => read,
        Err(error) => panic!("{at}: the record of a game begun there cannot be read: {error}"),
    };
    match Session::replay(&read) {
        Ok(again) => {
            assert_eq!(again.state(), session.state(), "{at}: begun there, it ends elsewhere");
        }
        Err(error) => panic!("{at}: the record of a game begun there is refused: {error}"),
    }
}

/// A correction of one part is the whole document with that part changed.
fn corrected<G: Game>(at: &At, session: &Session<G>) {
    let game = session.game();
    let whole = kit::to_value(&game.position(session.state()));
    let fields = whole.as_object().unwrap_or_else(|| panic!("{at}: a position is no table"));
    for (key, value) in fields {
        let same = serde_json::json!({ key: value });
        let made = session.corrected(&same);
        let placed = made.unwrap_or_else(|it| panic!("{at}: `{key}` as it is is refused: {it}"));
        let written = kit::to_value(&game.position(&placed));
        assert_eq!(written, whole, "{at}: `{key}` as it is makes another table");
        let mut without = whole.clone();
        without.as_object_mut().and_then(|it| it.remove(key));
        let read: Option<G::Position> = kit::read(&without.to_string()).ok();
        let expected = read.and_then(|it| game.place(&it).ok());
        let made = session.corrected(&serde_json::json!({ key: null })).ok();
        assert_eq!(made, expected, "{at}: without `{key}` it is another table");
    }
}

fn same_choice<G: Game>(at: &At, game: &G, state: &G::State, placed: &G::State) {
    let turn = game.turn(state);
    assert_eq!(game.turn(placed), turn, "{at}: another turn after placing");
    match turn {
        Turn::Human(_) | Turn::Chance(_) => {
            let options = kit::options(game, state);
            assert_eq!(kit::options(game, placed), options, "{at}: other options after placing");
        }
        Turn::Automa => {
            let decided = game.decide(state, &mut Trace::off());
            let again = game.decide(placed, &mut Trace::off());
            assert_eq!(again, decided, "{at}: another decision after placing");
        }
        Turn::Over => {
            for seat in (0..game.n_seats()).map(Seat) {
                let score = game.score(state, seat);
                assert_eq!(game.score(placed, seat), score, "{at}: another score after placing");
            }
        }
    }
}

/// Concealing twice changes nothing more, and leaves the viewer's own choice.
fn concealed<G: Game>(at: &At, game: &G, state: &G::State, viewer: Seat) {
    let seat = viewer.0;
    let mut hidden = state.clone();
    game.conceal(&mut hidden, viewer);
    let mut again = hidden.clone();
    game.conceal(&mut again, viewer);
    assert_eq!(again, hidden, "{at}: concealing twice from chair {seat} is not the same");
    let turn = game.turn(state);
    assert_eq!(game.turn(&hidden), turn, "{at}: another turn once concealed from chair {seat}");
    if turn == Turn::Human(viewer) {
        let options = kit::options(game, state);
        let left = kit::options(game, &hidden);
        assert_eq!(left, options, "{at}: other options once concealed from chair {seat}");
    }
    if turn == Turn::Automa {
        let decided = game.decide(state, &mut Trace::off());
        let again = game.decide(&hidden, &mut Trace::off());
        assert_eq!(again, decided, "{at}: the automa looks at what chair {seat} cannot see");
    }
    if game.is_at_rest(&hidden) {
        let placed = game.place(&game.position(&hidden));
        assert!(placed.is_ok(), "{at}: a concealed table is no position: {placed:?}");
    }
}
