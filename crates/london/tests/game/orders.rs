//! What hands move for AutoMartin at the table.

use kit::{Arg, Entry, Game, Lang, Lexicon, Message, Random};
use london::{Action, London, NONE, Phase, ROW, State};

use crate::game;

/// What each turn of AutoMartin moved: its plies, and the table after.
fn each_turn(
    choices: &[(&str, &str)],
    seed: u64,
    mut each: impl FnMut(&London, &[(&State, Action)], &State),
) {
    let played = game(choices);
    let session = testkit::records::play(&played, seed, &mut Random::default());
    let mut plies: Vec<(State, Action)> = Vec::new();
    session.each_ply(|ply, before, entry| {
        let Entry::Action(action) = *entry else { panic!("nobody corrected anything") };
        if before.active != played.automa_seat().0 || before.phase == Phase::Deal {
            return;
        }
        plies.push((*before, action));
        if action == Action::End {
            let turn: Vec<(&State, Action)> = plies.iter().map(|it| (&it.0, it.1)).collect();
            each(&played, &turn, session.at(ply + 1));
            plies.clear();
        }
    });
}

/// Every city card and borough of a message, by the message that names it.
fn names(message: &Message, all: &mut Vec<Message>) {
    all.push(message.clone());
    for (_, arg) in &message.args {
        match arg {
            kit::Arg::Message(inner) => names(inner, all),
            kit::Arg::List(list) => list.iter().for_each(|it| names(it, all)),
            kit::Arg::Number(_) | kit::Arg::Text(_) => {}
        }
    }
}

/// The number that a message tells.
fn number(of: &Message) -> Option<i64> {
    of.args.iter().find_map(|it| match it {
        (key, kit::Arg::Number(n)) if key == "n" => Some(*n),
        _ => None,
    })
}

/// The sum of the parts of a change.
fn made_up(small: &Message) -> i64 {
    let mut parts = Vec::new();
    names(small, &mut parts);
    let signed =
        |it: &Message| Some(if it.id.ends_with("less") { -number(it)? } else { number(it)? });
    parts.iter().filter_map(signed).sum()
}

#[test]
fn a_turn_with_all_its_cards_is_told_in_at_most_three_lines_that_name_all_there_is_to_move() {
    let lexicon = Lexicon::parse(&[kit::TEXTS, London::TEXTS]).expect("the texts");
    let (mut n_lines, mut n_long, mut n_small) = (0, 0, 0);
    let mut check = |game: &London, turn: &[(&State, Action)], after: &State| {
        let orders = game.orders(turn, after);
        assert!((1..=3).contains(&orders.len()), "{orders:?}");
        let mut said = Vec::new();
        for order in &orders {
            for lang in Lang::ALL {
                let line = lexicon.say(lang, &order.text);
                assert!(!line.contains(['[', '{']) && line.ends_with('.'), "{line}");
                let n_words = line.split_whitespace().count();
                n_long += usize::from(12 < n_words);
                n_lines += 1;
            }
            names(&order.text, &mut said);
            let Some(small) = &order.small else { continue };
            n_small += 1;
            for lang in Lang::ALL {
                let line = lexicon.say(lang, small);
                assert!(!line.contains(['[', '{']), "{line}");
            }
            let change = made_up(small).abs();
            let mut whole = Vec::new();
            names(&order.text, &mut whole);
            let is_told = |it: &Message| number(it) == Some(change);
            assert!(whole.iter().any(is_told), "{small:?} in {order:?}");
        }
        for &(before, action) in turn {
            let moved = match action {
                Action::Keep(card) | Action::Refuse(card) => game.card_name(card),
                Action::City(card) if before.phase == Phase::Toss => game.card_name(card),
                Action::KeepBorough(it) | Action::RefuseBorough(it) => game.borough_name(it),
                Action::Borough(it) => game.borough_name(it),
                _ => continue,
            };
            // Where the whole board is told, what left it is not named.
            let is_whole = said.iter().any(|it| it.id == "order-board-rows");
            assert!(is_whole || said.contains(&moved), "{moved:?} is not in {orders:?}");
        }
        let automa = usize::from(game.automa_seat().0);
        let (was, is) = (&turn[0].0.chairs[automa], &after.chairs[automa]);
        let figures = [
            ("money", was.money, is.money),
            ("poverty", was.poverty, is.poverty),
            ("prestige", was.prestige.sum(), is.prestige.sum()),
        ];
        for (figure, was, is) in figures {
            let is_short = |it: &Message| {
                it.id == "order-figure" && it.args.contains(&("figure".into(), Arg::from(figure)))
            };
            let is_told = |it: &&Message| it.id.starts_with(&format!("order-{figure}-"));
            let told = said.iter().find(|it| is_told(it) || is_short(it));
            assert_eq!(told.is_some(), was != is, "{figure} in {orders:?}");
            if let Some(told) = told {
                let after = told.args.iter().find(|it| it.0 == "after").map(|it| it.1.clone());
                assert_eq!(after, Some(kit::Arg::from(is)), "{orders:?}");
            }
        }
    };
    for seed in 0..40 {
        each_turn(&[("level", "III")], seed, &mut check);
        each_turn(&[("seats", "4"), ("crucial-bonus", "drawn")], seed, &mut check);
    }
    assert!(n_long * 4 < n_lines, "{n_long} of {n_lines} lines have more than twelve words");
    assert!(100 < n_small, "{n_small} lines tell what their amount is made up of");
}

/// The table as hands lay it that follow the lines: names that several cards have
/// are told apart by the order of what he did.
struct Hands<'a> {
    game: &'a London,
    board: Vec<Option<u8>>,
    row: Vec<Option<Message>>,
    n_columns: usize,
    kept: Vec<u8>,
    laid: Vec<u8>,
}

impl<'a> Hands<'a> {
    fn new(game: &'a London, state: &State, turn: &[(&State, Action)]) -> Hands<'a> {
        let n_columns = usize::from(state.board.n_columns());
        let spaces = (0..n_columns).chain(ROW..ROW + n_columns);
        let borough = |&it: &u8| (it != NONE).then(|| game.borough_name(game.borough(it)));
        let kept: Vec<u8> = turn.iter().filter_map(|it| kept(it.1)).collect();
        let mut laid: Vec<u8> = Vec::new();
        for card in turn.iter().rev().filter_map(|it| laid_by(it.0, it.1)) {
            if !kept.contains(&card) && !laid.contains(&card) {
                laid.insert(0, card);
            }
        }
        Hands {
            game,
            board: spaces.map(|it| state.board.card(it)).collect(),
            row: state.row.iter().map(borough).collect(),
            n_columns,
            kept,
            laid,
        }
    }

    fn name(&self, card: u8) -> Message {
        self.game.card_name(self.game.card(card))
    }

    /// The next of the cards he lays that is called so.
    fn next_laid(&mut self, name: &Message) -> u8 {
        let at = self.laid.iter().position(|&it| self.name(it) == *name);
        let card = self.laid.remove(at.expect("it is laid"));
        self.lift(card);
        card
    }

    fn lift(&mut self, card: u8) {
        if let Some(space) = self.board.iter_mut().find(|it| **it == Some(card)) {
            *space = None;
        }
    }

    fn clear(&mut self) {
        let n = self.n_columns;
        self.board.truncate(n);
        self.board.splice(0..0, vec![None; n]);
    }

    /// On the first free space; when the board is full its bottom row leaves.
    fn lay(&mut self, name: &Message) {
        let card = self.next_laid(name);
        if self.board.iter().all(Option::is_some) {
            self.clear();
        }
        let free = self.board.iter_mut().find(|it| it.is_none()).expect("a free space");
        *free = Some(card);
    }

    fn put(&mut self, name: &Message, space: &Message) {
        let card = self.next_laid(name);
        let Some((_, Arg::Number(column))) = space.args.first() else { panic!("{space:?}") };
        let at = *column as usize - 1 + if space.id == "space-top" { 0 } else { self.n_columns };
        assert_eq!(self.board[at], None, "{name:?} on {space:?}");
        self.board[at] = Some(card);
    }

    fn replace(&mut self, borough: &Message, next: Option<&Message>) {
        let slot = self.row.iter_mut().find(|it| it.as_ref() == Some(borough));
        *slot.expect("it is for sale") = next.cloned();
    }

    /// Does what one sentence says.
    fn follow(&mut self, sentence: &Message) {
        let one = |name: &str| match sentence.args.iter().find(|it| it.0 == name) {
            Some((_, Arg::Message(it))) => it.clone(),
            other => panic!("{other:?} in {sentence:?}"),
        };
        let list = |name: &str| match sentence.args.iter().find(|it| it.0 == name) {
            Some((_, Arg::List(it))) => it.clone(),
            other => panic!("{other:?} in {sentence:?}"),
        };
        match sentence.id.as_str() {
            "order-then" => {
                self.follow(&one("before"));
                self.follow(&one("then"));
            }
            "order-pile" => {
                let names: Vec<Message> = self.kept.iter().map(|&it| self.name(it)).collect();
                assert_eq!(list("cards"), names);
                self.kept.clone().into_iter().for_each(|it| self.lift(it));
            }
            "order-board-stays" => {
                let (name, lying) = (one("card"), self.board.clone());
                let stays = |it: &u8| self.name(*it) == name && lying.contains(&Some(*it));
                let at = self.laid.iter().position(stays);
                self.laid.remove(at.expect("it lies there"));
            }
            "order-board" => self.put(&one("card"), &one("space")),
            "order-board-full" => {
                self.clear();
                self.put(&one("card"), &one("space"));
            }
            "order-board-several" | "order-board-several-full" => {
                list("cards").iter().for_each(|it| self.lay(it));
            }
            "order-board-clear" => self.clear(),
            "order-borough" | "order-borough-under" => {
                self.replace(&one("borough"), Some(&one("next")));
            }
            "order-borough-last" => self.replace(&one("borough"), None),
            _ => {}
        }
    }
}

fn kept(action: Action) -> Option<u8> {
    match action {
        Action::Keep(card) => Some(card.number()),
        _ => None,
    }
}

fn laid_by(before: &State, action: Action) -> Option<u8> {
    match action {
        Action::Refuse(card) => Some(card.number()),
        Action::City(card) if before.phase == Phase::Toss => Some(card.number()),
        _ => None,
    }
}

/// The rows of a board as a sentence tells them, if it does.
fn rows_told(said: &[Message]) -> Option<Vec<Message>> {
    let told = said.iter().find(|it| it.id == "order-board-rows")?;
    let lists = told.args.iter().flat_map(|it| match &it.1 {
        Arg::List(list) => list.clone(),
        _ => Vec::new(),
    });
    Some(lists.collect())
}

#[test]
fn hands_that_follow_the_lines_of_a_turn_lay_the_table_as_it_is() {
    let mut n_several = 0;
    let mut seen: Vec<String> = Vec::new();
    let mut check = |game: &London, turn: &[(&State, Action)], after: &State| {
        n_several += usize::from(turn.iter().any(|it| it.1 == Action::Another));
        let mut hands = Hands::new(game, turn[0].0, turn);
        let orders = game.orders(turn, after);
        let mut said = Vec::new();
        for order in &orders {
            hands.follow(&order.text);
            names(&order.text, &mut said);
        }
        let laid = Hands::new(game, after, turn);
        let free = Message::new("order-space-free");
        let name = |it: &Option<u8>| it.map_or(free.clone(), |it| laid.name(it));
        let names = |board: &[Option<u8>]| board.iter().map(name).collect::<Vec<_>>();
        let told = rows_told(&said).unwrap_or_else(|| names(&hands.board));
        assert_eq!(told, names(&laid.board), "{orders:?}");
        assert_eq!(hands.row, laid.row, "{orders:?}");
        seen.extend(said.into_iter().map(|it| it.id));
    };
    for seed in 0..60 {
        each_turn(&[], seed, &mut check);
        each_turn(&[("level", "III")], seed, &mut check);
        each_turn(&[("seats", "4"), ("level", "II")], seed, &mut check);
    }
    assert!(500 < n_several, "{n_several} turns with several cards");
    let n = |id: &str| seen.iter().filter(|it| *it == &format!("order-{id}")).count();
    for id in ["board-clear", "board-full", "board-several", "board-several-full"] {
        assert_ne!(n(id), 0, "{id} is never said");
    }
}
