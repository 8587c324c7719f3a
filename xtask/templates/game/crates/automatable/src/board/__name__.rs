//! {{Name}}'s table as text: the row, and what both sides have.

use kit::{Game, Message};
use {{name}}::{Crate, {{Name}}, State};

use crate::{board::Board, style::Style, voice::Voice};

impl Board for {{Name}} {
    const BOARD_TEXTS: [&str; 3] = [
        include_str!("{{name}}/i18n/en.ftl"),
        include_str!("{{name}}/i18n/fr.ftl"),
        include_str!("{{name}}/i18n/es.ftl"),
    ];

    fn draw(&self, state: &State, voice: &Voice, style: Style) -> String {
        let line = |id: &str, crates: &mut dyn Iterator<Item = Crate>| {
            let mut names: Vec<Message> = crates.map(|it| self.name(it)).collect();
            if names.is_empty() {
                names.push(Message::new("trouble-nothing"));
            }
            style.wrap(2, &voice.say(&Message::new(id).with("crates", names)))
        };
        let pile = Message::new("cli-{{name}}-pile").with("n", state.pile.len());
        [
            line("cli-{{name}}-row", &mut state.row.iter().copied()),
            line("cli-{{name}}-human", &mut state.human.iter()),
            line("cli-{{name}}-automa", &mut state.automa.iter()),
            style.wrap(2, &voice.say(&pile)),
        ]
        .concat()
    }

    fn automa_card(&self, state: &State, voice: &Voice) -> Option<String> {
        let card = state.cards.card?;
        let filters = &self.deck().cards[usize::from(card)].filters;
        let filters: Vec<Message> =
            filters.iter().map(|it| Message::new(format!("filter-{}", it.key()))).collect();
        let message = Message::new("cli-{{name}}-card").with("number", card + 1);
        Some(voice.say(&message.with("filters", filters)))
    }
}
