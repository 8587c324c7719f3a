//! Findings: what AutoMartin's rules found on this table, and what his turn came to.

use kit::{
    Account, Decided, Message, Part, Rule, Rung,
    finding::{self, found, list},
};

use crate::{
    London,
    action::{Action, Candidate},
    cards::Effect,
    components::AutomaCard,
    deck::Criterion,
    rule,
    state::{Phase, State},
};

/// What the settling of a card brings, under one head.
const BRINGS: [&Rule; 9] = [
    rule::CRUCIAL_BONUS,
    rule::DRAWN_BONUS,
    rule::BONUS_ANYHOW,
    rule::GAINS_MONEY,
    rule::GAINS_POVERTY,
    rule::LOSES_POVERTY,
    rule::PRESTIGE_NOW,
    rule::PRESTIGE_END,
    rule::DRAW_SYMBOL,
];

/// Where a card goes that he cannot pay, under one head.
const GOES: [&Rule; 3] = [rule::REFUSED_CARD, rule::REFUSED_BOROUGH, rule::PURGE];

/// The lines that a card may have printed, each with the rules that read it.
const CRITERIA: [(&str, &[&Rule]); 9] = [
    ("filter-crucial", &[rule::CRUCIAL, rule::CRUCIAL_ORDER]),
    ("filter-development-board", &[rule::FROM_BOARD]),
    ("filter-borough", &[rule::FROM_BOROUGHS]),
    ("filter-coins", &[rule::COINS]),
    ("filter-poverty", &[rule::POVERTY]),
    ("filter-prestige", &[rule::PRESTIGE]),
    ("filter-first-card", &[rule::FIRST_CARD, rule::OLDEST_CARD]),
    ("filter-last-card", &[rule::LAST_CARD, rule::NEWEST_CARD]),
    ("filter-city-deck", &[rule::FROM_DECK, rule::NO_RESULT]),
];

impl London {
    /// What a rung found.
    pub(crate) fn found(&self, rung: &Rung<Candidate>) -> Message {
        let ignored: Vec<Message> = rung
            .candidates
            .iter()
            .filter(|it| self.is_ignored(rung.rule, **it))
            .map(|it| self.bare(*it))
            .collect();
        let size = rung.measures.first().map_or(0, |it| it.abs());
        let told = rung.survivors.first().or(rung.candidates.first());
        let place = match told {
            Some(&Candidate::Space(space, _)) => self.space_name(space),
            Some(&Candidate::Slot(slot, _)) => Message::new("found-slot").with("n", slot + 1),
            _ => Message::verbatim(""),
        };
        let found = found(rung, |it| self.bare(it))
            .with("n-ignored", ignored.len())
            .with("ignored", list(ignored))
            .with("size", size)
            .with("where", place);
        let draws = rung.rule == rule::DRAW_SYMBOL && !rung.measures.is_empty();
        if draws { found.attribute("draws") } else { found }
    }

    /// The name of a candidate without its place.
    fn bare(&self, candidate: Candidate) -> Message {
        match candidate {
            Candidate::Space(_, card) => self.card_name(card),
            other => self.candidate_name(other),
        }
    }

    /// Whether what a card says in words would count for a rule, and does not for him (M41).
    fn is_ignored(&self, rule: &Rule, candidate: Candidate) -> bool {
        let (Candidate::Space(_, card) | Candidate::Card(card)) = candidate else { return false };
        let Some(effect) = self.tables.cards.get(card.idx()).and_then(|it| it.effect) else {
            return false;
        };
        match effect {
            Effect::Draw(_) => false,
            _ if rule == rule::WHOLE_COST => true,
            Effect::MoneyPerBrownCard(_)
            | Effect::MoneyPerBorough(_)
            | Effect::MoneyPerRiverBorough(_)
            | Effect::MoneyPerNorthBorough(_)
            | Effect::MoneyPerSouthBorough(_)
            | Effect::TakeAccruedMoney
            | Effect::TakeFromEachPlayer(_)
            | Effect::Workhouse { .. } => rule == rule::COINS,
            Effect::PrestigePerNonBrownCard(_)
            | Effect::PrestigePerBlueCard(_)
            | Effect::Prison { .. } => rule == rule::PRESTIGE,
            _ => false,
        }
    }

    /// The line of the card that a rung reads, or what it is about.
    pub(crate) fn line_of(&self, rung: &Rung<Candidate>) -> Message {
        let printed = CRITERIA.iter().find(|it| it.1.contains(&rung.rule)).map(|it| it.0);
        Message::new(match printed {
            Some(id) => id,
            None if rung.rule == rule::WHOLE_COST => "line-pays",
            None if BRINGS.contains(&rung.rule) => "line-brings",
            None if GOES.contains(&rung.rule) => "line-goes",
            None => "line-then",
        })
    }

    /// The lines of the draw filter that were not needed.
    pub(crate) fn lines_left(&self, state: &State, rungs: &[Rung<Candidate>]) -> Vec<Message> {
        if state.phase != Phase::Filter {
            return Vec::new();
        }
        let is_read = |criterion: Criterion| {
            let id = self.criterion_name(criterion).id;
            rungs.iter().any(|it| self.line_of(it).id == id)
        };
        let filter = self.automa_spec(state.automa_card).filter();
        filter.filter(|it| !is_read(*it)).map(|it| self.criterion_name(it)).collect()
    }

    /// What one of his cards came to.
    pub(crate) fn part_of(&self, decided: &[Decided<'_, London>]) -> Part {
        let Some(first) = decided.first() else { return finding::usual_part(self, decided) };
        let card = first.before.automa_card;
        let spec = self.automa_spec(card);
        let code = self.automa_card_code(self.automa_card(card));
        let deeds: Vec<Message> = decided.iter().filter_map(|it| self.deed(it.action)).collect();
        let short = decided.iter().rev().find_map(|it| self.short(it.action));
        let is_idle = decided.iter().any(|it| it.action == Action::Nothing) && deeds.len() == 1;
        let deeds = if deeds.is_empty() { vec![Message::new("deed-end")] } else { deeds };
        Part {
            mark: Some(Message::verbatim(&code)),
            title: Message::new("part-card").with("name", code).with("deeds", list(deeds)),
            short: short.unwrap_or_else(|| Message::new("short-nothing")),
            note: Some(
                Message::new("part-note").with("money", spec.money).with("poverty", spec.poverty),
            ),
            is_idle,
        }
    }

    /// What stands on an automa card: `II-4` for `ii4`.
    fn automa_card_code(&self, card: AutomaCard) -> String {
        let named = self.automa_card_name(card);
        named.args.into_iter().next().map_or(String::new(), |it| it.1.to_string())
    }

    /// A deed in a few words.
    fn deed(&self, action: Action) -> Option<Message> {
        let about = |id: &str, name: Message| Some(Message::new(id).with("card", name));
        match action {
            Action::Keep(card) => about("deed-keep", self.card_name(card)),
            Action::KeepBorough(borough) => about("deed-keep", self.borough_name(borough)),
            Action::Refuse(card) => about("deed-refuse", self.card_name(card)),
            Action::RefuseBorough(borough) => about("deed-refuse", self.borough_name(borough)),
            Action::Nothing => Some(Message::new("deed-nothing")),
            _ => None,
        }
    }

    fn short(&self, action: Action) -> Option<Message> {
        match action {
            Action::Keep(card) => Some(self.card_name(card)),
            Action::KeepBorough(borough) => Some(self.borough_name(borough)),
            Action::Refuse(_) | Action::RefuseBorough(_) => Some(Message::new("short-dear")),
            Action::Nothing => Some(Message::new("short-nothing")),
            _ => None,
        }
    }

    /// His turn in a sentence, and what he has after it.
    pub(crate) fn account_of(&self, decided: &[Decided<'_, London>]) -> Account {
        let Some(last) = decided.last() else { return finding::usual_account(self, decided) };
        let about = |id: &str, name: Message| Some(Message::new(id).with("card", name));
        let deed = |it: &Decided<'_, London>| match it.action {
            Action::Keep(card) => about("did-keep", self.card_name(card)),
            Action::KeepBorough(borough) => about("did-buy", self.borough_name(borough)),
            Action::Refuse(card) => about("did-refuse", self.card_name(card)),
            Action::RefuseBorough(borough) => about("did-refuse", self.borough_name(borough)),
            _ => None,
        };
        let mut deeds: Vec<Message> = decided.iter().filter_map(deed).collect();
        if deeds.is_empty() {
            deeds.push(Message::new("did-nothing"));
        }
        let n_cards = 1 + decided.iter().filter(|it| it.action == Action::Another).count();
        let chair = &last.after.chairs[usize::from(self.automa)];
        let note = Message::new("account-note")
            .with("n", n_cards)
            .with("money", chair.money)
            .with("poverty", chair.poverty)
            .with("prestige", chair.prestige.sum());
        Account { sentence: Message::new("account").with("deeds", list(deeds)), note: Some(note) }
    }
}
