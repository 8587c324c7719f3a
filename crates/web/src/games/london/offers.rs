//! What the person can do here and now, and where on the table it lies.

use kit::{CardSet, Game, Refusal, options};
use london::{Action, CardKind, Colour, London, Phase, Space, State};

use super::{
    key::{self, want},
    tap::Tap,
};
use crate::page::View;

/// What can be done, and what of it has been picked in the address.
#[derive(Debug)]
pub(crate) struct Offers {
    /// What the rules allow now.
    pub(super) options: Vec<Action>,
    /// The hand card picked, while one is chosen to be played.
    pub(super) card: Option<u8>,
    /// The hand card picked to be spent for it.
    pub(super) spend: Option<u8>,
    /// The card that is only looked at.
    pub(super) look: Option<u8>,
    /// The borough picked.
    pub(super) borough: Option<u8>,
    /// Whether the cards of the development board are to be swapped for.
    pub(super) is_swapping: bool,
    /// Whether boroughs are looked for.
    pub(super) is_buying: bool,
    /// Whether hand cards and boroughs are picked before anything is done.
    pub(super) is_open: bool,
}

/// The card that is only looked at: one that the viewer sees lying somewhere.
fn looked(view: &View<'_, London>) -> Option<u8> {
    let named: london::Card = view.query.get(key::LOOK)?.parse().ok()?;
    let (state, card) = (view.state(), named.number());
    let chair = &state.chairs[usize::from(view.viewer.0)];
    let is_seen =
        chair.hand.has(card) || chair.display().has(card) || state.board.space_of(card).is_some();
    (view.is_mine() && is_seen).then_some(card)
}

/// What can be done with a hand card.
pub(super) enum Way {
    /// It is built: what is spent, where it can go.
    Build(Box<Building>),
    /// It is played as an action card.
    Play(Vec<Action>),
    /// The rules forbid it.
    Refused(Refusal),
}

impl Way {
    /// The building, if it is one that can be built.
    pub(super) fn building(&self) -> Option<&Building> {
        match self {
            Way::Build(building) => Some(building),
            Way::Play(_) | Way::Refused(_) => None,
        }
    }
}

/// A building that can be built.
pub(super) struct Building {
    /// The steps up to its place.
    pub(super) steps: Vec<Action>,
    /// The cards that can be spent for it.
    pub(super) spends: Vec<u8>,
    /// The card that is spent, once that is clear.
    pub(super) spend: Option<u8>,
    /// Where it can go, once all is paid.
    pub(super) sites: Vec<Action>,
    /// The table when all is paid.
    pub(super) after: State,
}

impl Offers {
    /// What can be done at the moment shown.
    pub(super) fn of(view: &View<'_, London>) -> Offers {
        let state = view.state();
        let is_open = view.is_mine() && matches!(state.phase, Phase::Choose | Phase::Develop);
        let hand = view.game().cards_of(state.chairs[usize::from(view.viewer.0)].hand);
        let hand: Vec<london::Card> = hand.collect();
        let held = |name: &str| {
            let named: london::Card = view.query.get(name)?.parse().ok()?;
            (is_open && hand.contains(&named)).then(|| named.number())
        };
        let borough = || {
            let named: london::Borough = view.query.get(key::BOROUGH)?.parse().ok()?;
            let is_there =
                is_open && state.phase == Phase::Choose && state.row.contains(&named.number());
            is_there.then(|| named.number())
        };
        let wants = |what: &str| view.query.get(key::WANT).is_some_and(|it| it == what);
        let options = view.options();
        let card = held(key::CARD);
        Offers {
            card,
            spend: held(key::SPEND),
            look: looked(view),
            borough: borough(),
            is_swapping: wants(want::SWAP),
            is_buying: wants(want::BUY),
            is_open,
            options,
        }
    }

    /// A card that nothing can be done with now: a tap tells what it does.
    pub(super) fn look_at(&self, view: &View<'_, London>, card: u8) -> Tap {
        if !view.is_mine() {
            return Tap::Still;
        }
        match self.look == Some(card) {
            true => Tap::Picked(view.link(&[])),
            false => Tap::Pick(view.link(&[(key::LOOK, view.game().card(card).to_string())])),
        }
    }

    /// Whether an action is allowed now.
    pub(super) fn has(&self, action: Action) -> bool {
        self.options.contains(&action)
    }

    /// Whether a swap is possible besides something else with the same cards.
    pub(super) fn has_swap(&self) -> bool {
        self.options.iter().any(|it| matches!(it, Action::Swap(_)))
    }

    /// What a tap on a space of the development board does.
    pub(super) fn on_space(&self, space: u8) -> Option<Action> {
        let at = |it: &Action, is_swap: bool| match it {
            Action::Swap(it) => is_swap && it.idx() == usize::from(space),
            Action::DrawSpace(it) | Action::Place(it) => !is_swap && it.idx() == usize::from(space),
            _ => false,
        };
        let plain = || self.options.iter().find(|it| at(it, false));
        let swap = || self.options.iter().find(|it| at(it, true));
        if self.is_swapping { swap().or_else(plain) } else { plain().or_else(swap) }.copied()
    }

    /// What a tap on a hand card does, where it is not to be picked first.
    pub(super) fn on_hand(&self, card: u8) -> Option<Action> {
        self.find(card, |it| matches!(it, Action::Give(_) | Action::Spend(_) | Action::Discard(_)))
    }

    /// What a tap on a card of the city does.
    pub(super) fn on_city(&self, card: u8) -> Option<Action> {
        self.find(card, |it| {
            matches!(it, Action::On(_) | Action::Activate(_) | Action::Again(_) | Action::Flip(_))
        })
    }

    /// What a tap on a card looked at does.
    pub(super) fn on_seen(&self, card: u8) -> Option<Action> {
        self.find(card, |it| matches!(it, Action::DrawSeen(_) | Action::Put(_)))
    }

    fn find(&self, card: u8, is_such: impl Fn(&Action) -> bool) -> Option<Action> {
        let is_it = |it: &&Action| is_such(it) && it.card().is_some_and(|it| it.number() == card);
        self.options.iter().find(is_it).copied()
    }
}

/// What can be done with a hand card while an action is chosen.
pub(super) fn way(view: &View<'_, London>, card: u8, spend: Option<u8>) -> Way {
    let game = view.game();
    let mut state = *view.state();
    let mut steps = Vec::new();
    if state.phase == Phase::Choose {
        game.apply(&mut state, Action::Develop);
        steps.push(Action::Develop);
    }
    let named = game.card(card);
    let is_action = game.spec(card).kind == CardKind::Action;
    let play = if is_action { Action::Play(named) } else { Action::Build(named) };
    if let Some(refusal) = game.refusal(&state, play) {
        return Way::Refused(refusal);
    }
    game.apply(&mut state, play);
    steps.push(play);
    if is_action {
        return Way::Play(steps);
    }
    let spends: Vec<u8> = match state.phase {
        Phase::SpendColour => {
            options(game, &state).iter().filter_map(|it| it.card()).map(|it| it.number()).collect()
        }
        _ => Vec::new(),
    };
    let is_alike = |it: &u8| game.spec(*it).design == game.spec(spends[0]).design;
    let forced = (!spends.is_empty() && spends.iter().all(is_alike)).then(|| spends[0]);
    let spend = spend.filter(|it| spends.contains(it)).or(forced);
    if let Some(spend) = spend {
        game.apply(&mut state, Action::Spend(game.card(spend)));
        steps.push(Action::Spend(game.card(spend)));
    }
    let sites = if state.phase == Phase::Site { options(game, &state) } else { Vec::new() };
    Way::Build(Box::new(Building { steps, spends, spend, sites, after: state }))
}

/// An action with the steps that follow from it because nothing else is possible.
pub(super) fn with_forced(view: &View<'_, London>, action: Action) -> Vec<Action> {
    forced_from(view.game(), *view.state(), action).0
}

/// An action on a table with the steps that follow because nothing else is possible, and
/// the table after them. What is taken from a hand is always asked for.
pub(super) fn forced_from(game: &London, before: State, action: Action) -> (Vec<Action>, State) {
    let mut state = before;
    let mut steps = vec![action];
    game.apply(&mut state, action);
    let is_forced = |state: &State| {
        let is_step = matches!(state.phase, Phase::Target | Phase::Place | Phase::Again);
        is_step && state.active == before.active && game.n_options(state) == 1
    };
    while is_forced(&state) {
        let next = game.option(&state, 0);
        game.apply(&mut state, next);
        steps.push(next);
    }
    (steps, state)
}

/// The hand of a chair by colour.
pub(super) fn by_colour(game: &London, hand: CardSet) -> Vec<u8> {
    let mut cards: Vec<u8> = hand.into_iter().collect();
    cards.sort_by_key(|&it| (colour_place(game.spec(it).colour), it));
    cards
}

fn colour_place(colour: Colour) -> usize {
    Colour::ALL.iter().position(|&it| it == colour).unwrap_or(0)
}

/// A space of the development board by its number.
pub(super) fn space(number: u8) -> Option<Space> {
    let row = if usize::from(number) < london::ROW { "T" } else { "B" };
    format!("{row}{}", usize::from(number) % london::ROW + 1).parse().ok()
}
