//! What a person moves for Mautoma: few lines, and the numbers of the table.

use brass::{Action, Brass, Candidate, Industry, Level, Owner, State};
use kit::{Arg, Dice, Draws, Game, Lang, Lexicon, Message, Order, Random, Trace, Turn};

use super::mirror::at_table;

/// A turn of Mautoma: where it began, its lines, where it ended.
struct Told {
    before: State,
    lines: Vec<Order<Candidate>>,
    after: State,
}

/// Every turn of Mautoma in a random game at the table.
fn turns(game: &Brass, seed: u64) -> Vec<Told> {
    let (dice, mut draws, mut player) = (Dice::new(seed), Draws::default(), Random::default());
    kit::Player::<Brass>::begin(&mut player, kit::OwnDice::new(seed));
    let (mut state, mut plies, mut turns) = (game.start(), Vec::new(), Vec::new());
    loop {
        let turn = game.turn(&state);
        let action = match turn {
            Turn::Human(seat) => {
                kit::Player::choose(&mut player, game, &kit::Seen::of(game, &state, seat))
            }
            Turn::Automa => game.decide(&state, &mut Trace::off()),
            Turn::Chance(pile) => dice.deal(game, &state, pile, draws.of(pile)),
            Turn::Over => return turns,
        };
        draws.notice(turn);
        let before = state.clone();
        game.apply(&mut state, action);
        if before.mover == Owner::Automa {
            plies.push((before, action));
        }
        if state.mover == Owner::Human && !plies.is_empty() {
            let seen: Vec<(&State, Action)> = plies.iter().map(|it| (&it.0, it.1)).collect();
            let lines = game.orders(&seen, &state);
            turns.push(Told { before: plies[0].0.clone(), lines, after: state.clone() });
            plies.clear();
        }
    }
}

/// Every number of the messages called `id`, however deep they stand.
fn numbers(message: &Message, id: &str, name: &str) -> Vec<i64> {
    let mut found = Vec::new();
    for (key, arg) in &message.args {
        match arg {
            Arg::Number(n) if message.id == id && key == name => found.push(*n),
            Arg::Message(it) => found.extend(numbers(it, id, name)),
            Arg::List(list) => found.extend(list.iter().flat_map(|it| numbers(it, id, name))),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
    found
}

/// The messages called `id`, however deep they stand.
fn parts<'a>(message: &'a Message, id: &str) -> Vec<&'a Message> {
    if message.id == id {
        return vec![message];
    }
    let args = message.args.iter().flat_map(|it| match &it.1 {
        Arg::Message(it) => std::slice::from_ref(it),
        Arg::List(list) => list,
        Arg::Number(_) | Arg::Text(_) => &[],
    });
    args.flat_map(|it| parts(it, id)).collect()
}

impl Told {
    /// The numbers of `id` inside of another message.
    fn within(&self, outer: &str, id: &str) -> i64 {
        let outer = self.lines.iter().flat_map(|it| parts(&it.text, outer));
        outer.flat_map(|it| numbers(it, id, "n")).sum()
    }

    fn sum(&self, id: &str, name: &str) -> i64 {
        self.lines.iter().flat_map(|it| numbers(&it.text, id, name)).sum()
    }

    /// What left the tiles of an industry that lay there before.
    fn left(&self, industry: Industry) -> i64 {
        let (before, after) = (&self.before.board, &self.after.board);
        let n = |it| i64::from(before.cubes(it)) - i64::from(after.cubes(it));
        before.of(industry).map(n).sum()
    }
}

#[test]
fn the_numbers_of_the_lines_are_those_of_the_table() {
    let game = at_table(Level::Medium);
    for seed in 0..60 {
        for (nth, turn) in turns(&game, seed).iter().enumerate() {
            let at = format!("seed {seed}, turn {nth}: {:?}", turn.lines);
            let market = |it: &State| (i64::from(it.coal.cubes), i64::from(it.iron.cubes));
            let (before, after) = (market(&turn.before), market(&turn.after));
            let goods = |within: &str| {
                (turn.within(within, "order-coal"), turn.within(within, "order-iron"))
            };
            let (bought, brought) = (goods("order-market"), goods("order-bring"));
            let expected = (before.0 + brought.0 - bought.0, before.1 + brought.1 - bought.1);
            assert_eq!(after, expected, "{at}");
            assert_eq!(turn.sum("order-coal-off", "n"), turn.left(Industry::CoalMine), "{at}");
            assert_eq!(turn.sum("order-iron-off", "n"), turn.left(Industry::IronWorks), "{at}");
            let barrels =
                |it: &State| it.merchants.iter().filter(|it| it.has_barrel).count() as i64;
            let beer = turn.left(Industry::Brewery) + barrels(&turn.before) - barrels(&turn.after);
            assert_eq!(turn.sum("order-beer-off", "n"), beer, "{at}");
            let points = |it: &State| i64::from(it.points(Owner::Automa));
            let gained = turn.sum("order-points", "n") + turn.sum("order-pass", "n");
            assert_eq!(gained, points(&turn.after) - points(&turn.before), "{at}");
            if gained != 0 {
                let to = turn.sum("order-points", "to") + turn.sum("order-pass", "to");
                assert_eq!(to, points(&turn.after), "{at}");
            }
            let links = |it: &State| i64::from(it.board.links(Owner::Automa).len());
            let laid = turn.sum("order-canal", "n") + turn.sum("order-rails", "n");
            assert_eq!(laid, links(&turn.after) - links(&turn.before), "{at}");
        }
    }
}

/// Whether what a new tile brought, less what is gone, lies on a tile of the line.
fn is_made_up(small: &kit::Message, line: &kit::Order<Candidate>, after: &State) -> bool {
    let number = |name: &str| -> i64 { numbers(small, &small.id, name).into_iter().sum() };
    let left = number("whole") - number("used") - number("sold");
    line.about.iter().any(|it| match *it {
        Candidate::Space(at) => i64::from(after.board.cubes(at)) == left,
        _ => false,
    })
}

#[test]
fn a_turn_is_told_in_one_to_three_short_lines() {
    let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts");
    for lang in [Lang::En, Lang::Fr, Lang::Es] {
        let (mut n_lines, mut n_long, mut n_small) = (0, 0, 0);
        for seed in 0..30 {
            for turn in turns(&at_table(Level::ALL[seed as usize % 3]), seed) {
                assert!((1..=3).contains(&turn.lines.len()), "seed {seed}: {:?}", turn.lines);
                for line in &turn.lines {
                    let text = lexicon.say(lang, &line.text);
                    assert!(!text.contains('{') && text.ends_with('.'), "{text}");
                    let n_words =
                        text.split(' ').filter(|it| it.chars().any(char::is_alphanumeric));
                    n_lines += 1;
                    n_long += u32::from(14 < n_words.count());
                    let Some(small) = &line.small else { continue };
                    let text = lexicon.say(lang, small);
                    assert!(!text.contains(['{', '[']), "{text}");
                    assert!(is_made_up(small, line, &turn.after), "{text}: {line:?}");
                    n_small += 1;
                }
            }
        }
        assert!(1_000 < n_lines && 20 < n_small, "{n_lines}, {n_small}");
        assert!(n_long * 10 < n_lines, "{lang:?}: {n_long} of {n_lines} lines are long");
    }
}

#[test]
fn every_place_a_line_points_at_has_changed() {
    for seed in 0..20 {
        for turn in turns(&at_table(Level::Hard), seed) {
            for it in turn.lines.iter().flat_map(|it| &it.about) {
                let is_changed = match *it {
                    Candidate::Space(at) => turn.before.board.tile(at) != turn.after.board.tile(at),
                    Candidate::Link(link) => {
                        turn.after.board.links(Owner::Automa).has(link)
                            && !turn.before.board.links(Owner::Automa).has(link)
                    }
                    Candidate::Merchant(at) => {
                        let at = usize::from(at);
                        turn.before.merchants[at] != turn.after.merchants[at]
                    }
                    Candidate::Market => {
                        (turn.before.coal, turn.before.iron) != (turn.after.coal, turn.after.iron)
                    }
                    _ => false,
                };
                assert!(is_changed, "seed {seed}: {it} in {:?}", turn.lines);
            }
        }
    }
}

#[test]
fn a_turn_reads_like_an_instruction() {
    let game = at_table(Level::Easy);
    let lexicon = Lexicon::parse(&[kit::TEXTS, Brass::TEXTS]).expect("the laws hold the texts");
    let turns = turns(&game, 3);
    let told = |lang: Lang| {
        let lines = turns.iter().flat_map(|it| &it.lines);
        lines.map(|it| lexicon.say(lang, &it.text)).collect::<Vec<String>>().join("\n")
    };
    insta::assert_snapshot!("orders-en", told(Lang::En));
    insta::assert_snapshot!("orders-fr", told(Lang::Fr));
    insta::assert_snapshot!("orders-es", told(Lang::Es));
}
