//! What a game brings to the companion at the person's own table.

use desk::{AutomaTurn, Moment};
use kit::{Message, Order, Pile, Session};
use maud::{Markup, html};

use super::{Check, Deal, Drawn, Fixing, Named, Page, View};
use crate::{parts::score, parts::table as at_table, visit::Query};

/// How a game shows itself beside the person's own box. Nothing is required.
pub(crate) trait AtTable: Page {
    /// The piles whose cards are the automa's: after its turn they begin another one.
    const ITS_PILES: &'static [&'static str] = Self::PILES;

    /// Both sides and the piles, under the heading.
    fn bar(view: &View<'_, Self>) -> Markup {
        Self::figures(view)
    }
    /// What the automa did last, above what is asked.
    fn heard(view: &View<'_, Self>) -> Markup {
        at_table::heard(view, Self::tell)
    }
    /// The heading of a question.
    fn question(view: &View<'_, Self>) -> Message {
        at_table::question(view)
    }
    /// The mirror as a picture, above what is asked or told.
    fn mirror(_view: &View<'_, Self>) -> Markup {
        html! {}
    }
    /// What the person can have done, as answers of at least 64 px.
    fn answers(view: &View<'_, Self>) -> Markup {
        at_table::answers(view)
    }
    /// The thumb zone under a question, if it is not the usual one.
    fn thumb(_view: &View<'_, Self>) -> Option<Markup> {
        None
    }
    /// The automa's card as far as it was done, above the lines of its turn.
    fn its_card(view: &View<'_, Self>, turn: &AutomaTurn<Self>, at: Moment) -> Markup {
        Self::card(view, turn, at)
    }
    /// The small picture of a line of the automa's turn.
    fn order_picture(
        view: &View<'_, Self>,
        _turn: &AutomaTurn<Self>,
        order: &Order<Self::Candidate>,
    ) -> Drawn {
        Drawn::Beside(view.words.icon(order.picture))
    }
    /// Which card a pile turned up, as a grid of those that can come.
    fn cards(view: &View<'_, Self>, pile: Pile) -> Markup {
        let _ = pile;
        at_table::grid(view)
    }
    /// The large button below the cards of a pile, if there is one.
    fn card_done(_view: &View<'_, Self>, _pile: Pile) -> Markup {
        html! {}
    }
    /// What the cards of a pile tell the hands: "shuffle all twelve".
    fn card_note(_view: &View<'_, Self>, _pile: Pile) -> Option<String> {
        None
    }
    /// Who deals which piles, to be chosen when the table is set.
    fn deals() -> Vec<Deal> {
        let piles = Self::PILES.iter().filter(|it| !Self::OWN_PILES.contains(it));
        piles.map(|&it| Deal::of_pile(it)).collect()
    }
    /// What the automa needs there, to be ticked off.
    fn checklist(_view: &View<'_, Self>) -> Vec<Check> {
        Vec::new()
    }
    /// What differs, to be tapped and set.
    fn fix(view: &View<'_, Self>, fixing: &Fixing<Self>) -> Markup {
        at_table::rows(view, fixing)
    }
    /// How that which is tapped can be set, beside the picture of it where there is room.
    fn fix_ways(_view: &View<'_, Self>, _fixing: &Fixing<Self>) -> Markup {
        html! {}
    }
    /// The points of both sides at the end.
    fn tally(view: &View<'_, Self>) -> Markup {
        score::breakdown(&view.words, view.game(), view.state())
    }
    /// What was told with the entry `ply`, in a few words: "Coal Mine II in Tamworth"; and
    /// the entry with which it began, where several were told at once.
    fn deed(_live: &Session<Self>, _ply: usize) -> Option<(Message, usize)> {
        None
    }
    /// What a deed of the person's did besides, as things to do by hand; where there are
    /// any, they are told before the game goes on.
    fn consequences(
        &self,
        _plies: &[(&Self::State, Self::Action)],
        _after: &Self::State,
    ) -> Vec<Order<Self::Candidate>> {
        Vec::new()
    }
    /// Where that was, as a picture.
    fn where_told(_view: &View<'_, Self>, _lines: &[Order<Self::Candidate>]) -> Markup {
        html! {}
    }
    /// The small picture of such a line.
    fn told_picture(view: &View<'_, Self>, order: &Order<Self::Candidate>) -> Markup {
        view.words.icon(order.picture)
    }
    /// What cannot be as it was told, above everything else.
    fn alarm(_view: &View<'_, Self>) -> Option<Message> {
        None
    }
    /// A document of the person's own with what this game taught, if it taught anything:
    /// its key, and its text; from the one that is kept, with what was told since the
    /// table of before.
    fn learned(
        &self,
        _before: &Self::State,
        _state: &Self::State,
        _kept: Option<&str>,
    ) -> Option<(&'static str, String)> {
        None
    }
    /// A card that no document of the person's knows by name yet, as a form tells it,
    /// where a game has such cards.
    ///
    /// # Errors
    ///
    /// What is wrong with what was typed.
    fn named(&self, _state: &Self::State, _fields: &Query) -> Option<Result<Named, Message>> {
        None
    }
}
