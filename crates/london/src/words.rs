//! The message of each action, candidate and score source: keys and numbers.

use kit::{CardSet, Chosen, Message};

use crate::{
    London,
    action::{Action, Candidate},
    cards::{Effect, Ongoing},
    components::{AutomaCard, Borough, Card, NONE, Space},
    deck::{CardAction, Criterion},
    figures::Unknown,
    scoring::Score,
    state::{Phase, State},
};

impl London {
    /// The name of a city card.
    pub fn card_name(&self, card: Card) -> Message {
        let Some(spec) = self.tables.cards.get(card.idx()) else {
            return Message::new("unknown-card");
        };
        let city_card = &self.sheet.cards[usize::from(spec.design)];
        match &self.setup.cards {
            Chosen::Shipped { .. } => {
                // The same card in two decks has one name: `hospital-a`, `hospital-b`.
                let name = city_card.id.rsplit_once('-').map_or("unknown", |it| it.0);
                Message::new(format!("card-{name}"))
            }
            Chosen::Custom(_) if !city_card.is_named() => Message::new("unnamed-card"),
            Chosen::Custom(_) => Message::new("name-own").with("name", city_card.name.as_str()),
        }
    }

    /// The name of a borough.
    pub fn borough_name(&self, borough: Borough) -> Message {
        let name = self.sheet.boroughs.get(borough.idx()).map_or("", |it| it.name.as_str());
        match name {
            "" => Message::new("unnamed-borough"),
            name => Message::new("name-own").with("name", name),
        }
    }

    /// The name of an automa card: `II-4` for `ii4`.
    pub fn automa_card_name(&self, card: AutomaCard) -> Message {
        let id = self.deck.cards.get(card.idx()).map_or("", |it| it.id.as_str());
        let name = match id.find(|it: char| it.is_ascii_digit()) {
            Some(at) if id[..at].chars().all(|it| it == 'i') && at != 0 => {
                format!("{}-{}", id[..at].to_uppercase(), &id[at..])
            }
            _ => id.to_owned(),
        };
        Message::new("automa-card").with("name", name)
    }

    /// The name of a space of the development board.
    pub fn space_name(&self, space: Space) -> Message {
        let row = ["space-top", "space-bottom"][usize::from(space.row())];
        Message::new(row).with("column", space.column() + 1)
    }

    /// What a line of a draw filter asks.
    pub fn criterion_name(&self, criterion: Criterion) -> Message {
        Message::new(format!("filter-{}", criterion.key()))
    }

    /// What an automa card does after its draw.
    pub fn card_action_name(&self, action: CardAction) -> Message {
        Message::new(match action {
            CardAction::DiscardFromCityDeck => "automa-then-discard",
            CardAction::SkipNext => "automa-then-skip",
            CardAction::DrawAnother => "automa-then-another",
        })
    }

    /// What a card does while it lies face up, in words.
    pub fn ongoing_text(&self, ongoing: Ongoing) -> Message {
        match ongoing {
            Ongoing::FreePlacement => Message::new("ongoing-free-placement"),
            Ongoing::PayToRecolour(n) => Message::new("ongoing-pay-to-recolour").with("n", n),
            Ongoing::LookAtTop(n) => Message::new("ongoing-look-at-top").with("n", n),
            Ongoing::SwapWithBoard => Message::new("ongoing-swap-with-board"),
            Ongoing::LoanBrings(n) => Message::new("ongoing-loan-brings").with("n", n),
            Ongoing::AccrueOnPlacement(n) => {
                Message::new("ongoing-accrue-on-placement").with("n", n)
            }
            Ongoing::StartDraw { least, most } => {
                Message::new("ongoing-start-draw").with("least", least).with("most", most)
            }
        }
    }

    /// What a card does when it is activated or played, in words.
    pub fn effect_text(&self, effect: Effect) -> Message {
        let with_n = |id: &str, n: u8| Message::new(id).with("n", n);
        match effect {
            Effect::FlipThisInstead => Message::new("effect-flip-this-instead"),
            Effect::PlaceFromBoardOnTop => Message::new("effect-place-from-board-on-top"),
            Effect::PrestigePerNonBrownCard(n) => with_n("effect-prestige-per-non-brown-card", n),
            Effect::PrestigePerBlueCard(n) => with_n("effect-prestige-per-blue-card", n),
            Effect::MoneyPerBrownCard(n) => with_n("effect-money-per-brown-card", n),
            Effect::MoneyPerBorough(n) => with_n("effect-money-per-borough", n),
            Effect::MoneyPerRiverBorough(n) => with_n("effect-money-per-river-borough", n),
            Effect::MoneyPerNorthBorough(n) => with_n("effect-money-per-north-borough", n),
            Effect::MoneyPerSouthBorough(n) => with_n("effect-money-per-south-borough", n),
            Effect::TakeAccruedMoney => Message::new("effect-take-accrued-money"),
            Effect::TakeFromEachPlayer(n) => with_n("effect-take-from-each-player", n),
            Effect::OthersPayPerBorough(n) => with_n("effect-others-pay-per-borough", n),
            Effect::GivePoverty(n) => with_n("effect-give-poverty", n),
            Effect::InflictPoverty(n) => with_n("effect-inflict-poverty", n),
            Effect::Prison { cards, poverty, prestige } => Message::new("effect-prison")
                .with("cards", cards)
                .with("poverty", poverty)
                .with("prestige", prestige),
            Effect::Workhouse { money, poverty } => {
                Message::new("effect-workhouse").with("money", money).with("poverty", poverty)
            }
            Effect::HandGivesNoPoverty => Message::new("effect-hand-gives-no-poverty"),
            Effect::ActivateAgain => Message::new("effect-activate-again"),
            Effect::PlayFree(n) => with_n("effect-play-free", n),
            Effect::Draw(n) => with_n("effect-draw", n),
        }
    }

    /// The name of a candidate.
    pub(crate) fn candidate_name(&self, candidate: Candidate) -> Message {
        match candidate {
            Candidate::Space(space, card) => Message::new("candidate-space")
                .with("card", self.card_name(card))
                .with("space", self.space_name(space)),
            Candidate::Card(card) => self.card_name(card),
            Candidate::Slot(_, borough) => self.borough_name(borough),
            Candidate::Deck => Message::new("pile-city"),
            Candidate::Automa(card) => self.automa_card_name(card),
        }
    }

    /// What an action does, as a sentence about the state before it. A card that is dealt
    /// says to whom where several people play; of all else the turn says whose it is.
    pub(crate) fn sentence(&self, state: &State, action: Action) -> Message {
        self.dealt_to(state, self.deed_words(state, action))
    }

    /// A hidden action as the others may read it: not with which card.
    pub(crate) fn hidden_sentence(&self, before: &State, action: Action) -> Message {
        let what = Message::new(match (action, before.phase) {
            (Action::City(_), Phase::Deal) => "hidden-dealt",
            (Action::City(_), Phase::Looking) => "hidden-looked",
            (Action::City(_), _) => "hidden-drawn",
            (Action::DrawSeen(_), _) => "hidden-taken",
            (Action::Put(_), _) => "hidden-put",
            (Action::On(_), _) => "hidden-on",
            _ => "hidden-again",
        });
        self.dealt_to(before, what)
    }

    /// What happened, with the person to whom it did while hands are dealt.
    fn dealt_to(&self, state: &State, what: Message) -> Message {
        if self.n_seats == 2 || state.phase != Phase::Deal {
            return what;
        }
        let who = kit::chair(self, kit::Seat(state.active));
        Message::new("action-by").with("who", who).with("what", what)
    }

    fn deed_words(&self, state: &State, action: Action) -> Message {
        let card = |id: &str, card: Card| Message::new(id).with("card", self.card_name(card));
        let borough =
            |id: &str, it: Borough| Message::new(id).with("borough", self.borough_name(it));
        let on_space = |id: &str, space: Space| match state.board.card(space.idx()) {
            Some(it) => card(id, self.card(it)),
            None => Message::new(id).with("card", self.space_name(space)),
        };
        match action {
            Action::City(it) => self.city_words(state, it),
            Action::Borough(it) => borough("action-borough", it),
            Action::Automa(it) => {
                let is_skipped = state.phase == Phase::Skip;
                let id = if is_skipped { "action-automa-skipped" } else { "action-automa" };
                let spec = self.tables.automa.get(it.idx());
                Message::new(id)
                    .with("deck", state.automa_deck.len())
                    .with("card", self.automa_card_name(it))
                    .with("money", spec.map_or(0, |it| it.money))
                    .with("poverty", spec.map_or(0, |it| it.poverty))
            }
            Action::Repay => Message::new("action-repay"),
            Action::Loan => {
                Message::new("action-loan").with("money", self.loan_brings(state.chair()))
            }
            Action::Look => Message::new("action-look"),
            Action::DrawSeen(it) => card("action-draw-seen", it),
            Action::DrawSpace(space) => on_space("action-draw-space", space),
            Action::DrawTop => Message::new("action-draw-top"),
            Action::Stop => Message::new("action-stop"),
            Action::Put(it) => card("action-put", it),
            Action::Swap(space) => on_space("action-swap", space),
            Action::Give(it) => card("action-give", it),
            Action::Develop => Message::new("action-develop"),
            Action::Buy(it) => borough("action-buy", it).with("cost", self.borough_cost(it)),
            Action::Run => Message::new("action-run"),
            Action::DrawThree => Message::new("action-draw-three"),
            Action::Build(it) => card("action-build", it).with("cost", self.building_cost(it)),
            Action::Spend(it) => card("action-spend", it),
            Action::Alone => Message::new("action-alone"),
            Action::On(it) => card("action-on", it),
            Action::Play(it) => card("action-play", it),
            Action::Done if state.phase == Phase::Run => {
                let poverty = self.run_poverty_ahead(state);
                let id = if poverty < 0 { "action-done-run-less" } else { "action-done-run" };
                Message::new(id).with("poverty", poverty.abs())
            }
            Action::Done if matches!(state.phase, Phase::Ending | Phase::Tell) => {
                Message::new("action-done-turn")
            }
            Action::Done => Message::new("action-done"),
            Action::Activate(it) => card("action-activate", it),
            Action::Place(space) => on_space("action-place", space),
            Action::Again(it) => card("action-again", it),
            Action::Target(chair) => {
                let seat = kit::Seat(chair.saturating_sub(1));
                Message::new("action-target").with("who", kit::chair(self, seat))
            }
            Action::Flip(it) => card("action-flip", it),
            Action::Ability => Message::new("action-ability"),
            Action::Discard(it) => card("action-discard", it),
            Action::Toll(toll, n) => {
                let money = state.chairs[usize::from(self.automa)].money;
                Message::new(format!("action-{}", toll.verb())).with("n", n).with("money", money)
            }
            Action::Figure(n) => self.figure_words(state, n),
            Action::Out => Message::new("action-out"),
            Action::Last => Message::new("action-last"),
            Action::Keep(it) => card("action-keep", it).with("cost", self.automa_cost(state, it)),
            Action::Refuse(it) => {
                let refused = card("action-refuse", it).with("cost", self.automa_cost(state, it));
                self.with_discard(refused.with("money", state.chair().money), state, it)
            }
            Action::KeepBorough(it) => {
                borough("action-keep-borough", it).with("cost", self.borough_total(state, it))
            }
            Action::RefuseBorough(it) => borough("action-refuse-borough", it)
                .with("cost", self.borough_total(state, it))
                .with("money", state.chair().money)
                .with("deck", state.borough_deck.len()),
            Action::FromDeck => Message::new("action-from-deck"),
            Action::Nothing => Message::new("action-nothing"),
            Action::Another => Message::new("action-another"),
            Action::End => Message::new("action-end"),
        }
    }

    /// What a person tells of a card that the set does not know.
    fn figure_words(&self, state: &State, n: i8) -> Message {
        let Some((of, figure)) = self.unknown(state) else { return Message::new("unknown-card") };
        Message::new("action-figure")
            .with("card", self.unknown_name(of))
            .with("figure", Message::new(format!("figure-{figure}")))
            .with("n", n)
    }

    /// The name of a card of which a figure is asked.
    pub fn unknown_name(&self, of: Unknown) -> Message {
        match of {
            Unknown::Card(card) => self.card_name(self.card(card)),
            Unknown::Borough(borough) => self.borough_name(self.borough(borough)),
        }
    }

    /// What happens to the card the city deck turns up.
    fn city_words(&self, state: &State, card: Card) -> Message {
        let borough = state.chair().boroughs.last().filter(|_| self.draws_for_borough(state));
        let id = match state.phase {
            Phase::Deal => "action-city-dealt",
            Phase::Looking => "action-city-looked",
            Phase::AutomaDraw if borough.is_some() => "action-city-borough",
            Phase::AutomaDraw => "action-city-automa",
            Phase::Toss => "action-city-tossed",
            _ => "action-city-drawn",
        };
        let message = Message::new(id).with("card", self.card_name(card));
        match (state.phase, borough) {
            (Phase::AutomaDraw, Some(&borough)) => {
                message.with("borough", self.borough_name(self.borough(borough)))
            }
            (Phase::Toss, _) => self.with_discard(message, state, card),
            _ => message,
        }
    }

    /// Where a card of AutoMartin's is discarded to, and what leaves the game for it.
    fn with_discard(&self, message: Message, state: &State, card: Card) -> Message {
        let (space, gone) = self.discarded(state, card);
        let names: Vec<Message> = gone.iter().map(|it| self.card_name(self.card(it.1))).collect();
        message
            .with("space", self.space_name(space))
            .with("n-gone", names.len())
            .with("gone", names)
    }

    /// The poverty that ending the run would bring.
    pub fn run_poverty_ahead(&self, state: &State) -> i32 {
        let mut after = *state;
        if self.has_ability(&after) {
            self.use_ability(&mut after);
        }
        self.take_run_poverty(&mut after);
        after.chair().poverty - state.chair().poverty
    }

    fn building_cost(&self, card: Card) -> i32 {
        self.tables.cards.get(card.idx()).map_or(0, |it| it.building_cost)
    }

    fn automa_cost(&self, state: &State, card: Card) -> i32 {
        let is_known = card.idx() < self.tables.cards.len();
        if is_known { self.spec_at(state, card.number()).total_cost() } else { 0 }
    }

    fn borough_cost(&self, borough: Borough) -> i32 {
        self.tables.boroughs.get(borough.idx()).map_or(0, |it| it.cost)
    }

    fn borough_total(&self, state: &State, borough: Borough) -> i32 {
        let is_known = borough.idx() < self.tables.boroughs.len();
        if is_known { self.borough_at(state, borough.number()).total_cost() } else { 0 }
    }

    /// The card a number turned up by a pile stands for.
    #[inline]
    pub(crate) fn turned(&self, state: &State, it: u8) -> Action {
        match state.phase {
            Phase::Refill | Phase::AutomaRefill => Action::Borough(self.borough(it)),
            Phase::AutomaCard | Phase::Skip => Action::Automa(self.automa_card(it)),
            _ => Action::City(self.card(it)),
        }
    }

    /// The cards of a set, as notation names them.
    pub fn cards_of(&self, set: CardSet) -> impl Iterator<Item = Card> {
        set.into_iter().filter(|&it| it != NONE).map(|it| self.card(it))
    }
}

impl Score {
    /// Each source with its key in the texts.
    pub(crate) fn each(self, is_automa: bool, each: &mut impl FnMut(&'static str, i32)) {
        each("score-cards", self.cards);
        each("score-boroughs", self.boroughs);
        if is_automa {
            each("score-crucial", self.crucial);
        }
        each("score-end", self.end);
        each("score-money", self.money);
        if !is_automa {
            each("score-loans", self.loans);
        }
        each("score-poverty", self.poverty);
    }
}
