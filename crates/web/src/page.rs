//! What a game brings to its page.
//!
//! Four methods and a [`Look`] are required; the rest is given, so that a new
//! game can be played in the browser as soon as its table is drawn. A game
//! overrides what it can do better.

mod form;
mod table;
mod view;

use kit::{Game, Message, Order, Pile, Player, Rule, Seat, Session};
use maud::{Markup, html};

pub(crate) use self::table::compose;
pub use self::{
    form::{Draft, Form, Rest},
    table::{Check, Deal, DealWay, Drawn, Fact, Fixing, Named, Way, Ways, patch_at},
    view::{Asked, Glow, Mode, View},
};
use crate::{assets::Asset, frame::icon, parts, screens::table as at_table, visit::Query};
use desk::{AutomaTurn, Moment, Words};

/// Seats a player by name: `casual`, `greedy` or `search`.
pub type Mover<G> = fn(&G, &str) -> Option<Box<dyn Player<G>>>;

/// A printed card of an automa: what it does, line by line.
#[derive(Debug)]
pub struct PrintedCard {
    /// What the code on the card calls it: `card-ANCHOR` on the rules page.
    pub anchor: String,
    /// What it is called.
    pub title: String,
    /// Its group, level or deck.
    pub note: String,
    /// What it says, each line with the rule it follows.
    pub lines: Vec<(String, &'static Rule)>,
}

/// How a game shows itself to a person.
pub trait Page: Game {
    /// What its pages load besides the frame's own.
    const LOOK: Look;

    /// The picture on the home page, 16 by 9.
    fn picture() -> Markup;
    /// The table as the viewer sees it, with what can be chosen on it, and the
    /// places where candidates glow.
    fn table(view: &View<'_, Self>) -> Markup;
    /// The automa's card as it lies at a moment of its turn.
    fn card(view: &View<'_, Self>, turn: &AutomaTurn<Self>, at: Moment) -> Markup;
    /// How far the game has come: "space 26 of 53".
    fn progress(&self, state: &Self::State) -> Message;

    /// How the ids of texts begin that its cards and boards have printed: at the table
    /// they are read in the language of the box.
    const NAMES: &'static [&'static str] = &[];

    /// The choices whose values are chairs, of which there are as many as the choice
    /// `seats` says.
    const CHAIRS: &'static [&'static str] = &[];

    /// What its symbols mean, for the page on how to play; the same words are
    /// what a symbol is called on the table.
    const LEGEND: &'static [Sign] = &[];

    /// Who can move for a person; nobody, as long as nobody knows this game. Every
    /// page asks whether there is somebody, so it is told without seating anybody.
    const MOVER: Option<Mover<Self>> = None;
    /// Whether a deed changes the table with its last step only: looking back then goes
    /// from deed to deed, not from step to step.
    const IS_DEED_AT_ONCE: bool = false;

    /// How it is played, as a few steps, each with a small picture or none: the
    /// texts `guide-1`, `guide-2` and so on, as far as there are any.
    fn guide(words: &Words<'_>) -> Vec<(Markup, String)> {
        let steps = (1..).map(|n| Message::new(format!("guide-{n}")));
        let known = steps.take_while(|it| words.has(it));
        known.map(|it| (html! {}, words.say(&it))).collect()
    }
    /// The printed cards of its automa, for the rules page.
    fn printed(_words: &Words<'_>) -> Vec<PrintedCard> {
        Vec::new()
    }
    /// A small picture of the table, 84 by 64; what the viewer may not see is
    /// concealed in `state`.
    fn miniature(&self, state: &Self::State) -> Markup {
        let _ = state;
        html! { svg.mini viewBox="0 0 84 64" aria-hidden="true" { use href=(crate::frame::symbol("table")) x="26" y="16" width="32" height="32" {} } }
    }
    /// What is to be done now: "your turn: place the patch".
    fn task(view: &View<'_, Self>) -> Message {
        parts::options::task(view)
    }
    /// What is said when a choice changed, for ears.
    fn announcement(view: &View<'_, Self>) -> Message {
        Self::task(view)
    }
    /// What the sides own, for the turn strip.
    fn figures(view: &View<'_, Self>) -> Markup {
        parts::score::figures(view)
    }
    /// What the person can do: every option as a button with its sentence, and
    /// what cannot be done with its rule.
    fn choices(view: &View<'_, Self>) -> Markup {
        parts::options::show(view)
    }
    /// The finished table as a picture to keep: what stands inside an SVG of 560
    /// by 560, in colours of its own.
    fn keepsake(&self, _state: &Self::State) -> Option<Markup> {
        None
    }
    /// Further looks at a finished game, for its result: what the address of the
    /// table says, and the text of the link.
    fn looks(_session: &Session<Self>) -> Vec<(String, Message)> {
        Vec::new()
    }
    /// How a side stands in the middle of a game, for the curve: its points,
    /// unless they say little before the end. At the end it is its points.
    fn standing(&self, state: &Self::State, seat: Seat) -> i32 {
        self.score(state, seat)
    }
    /// What an action did, as a sentence of the log; `None` if another tells it.
    fn tell(
        &self,
        before: &Self::State,
        action: Self::Action,
        _after: &Self::State,
    ) -> Option<Message> {
        Some(self.describe(before, action))
    }
    /// The table with the points counted as if it ended now, where they are not
    /// counted all the time.
    fn counted(&self, state: &Self::State) -> Self::State {
        state.clone()
    }
    /// What lies beside the automa's card: its piles and pieces.
    fn automa(_view: &View<'_, Self>) -> Markup {
        html! {}
    }
    /// Further panels of the game's own.
    fn panels(_view: &View<'_, Self>) -> Vec<Panel> {
        Vec::new()
    }
    /// What the pictures of candidates refer to.
    fn defs(_view: &View<'_, Self>) -> Markup {
        html! {}
    }
    /// A small picture of the table at the moment shown, with the places of
    /// candidates marked by how they stand in the end; `None` where they have none.
    fn scene(_view: &View<'_, Self>, _standing: &[(Self::Candidate, Glow)]) -> Option<Markup> {
        None
    }
    /// A candidate with its picture, for the ladder of reasons.
    fn candidate(view: &View<'_, Self>, candidate: Self::Candidate) -> Markup {
        html! { (view.words.say(&view.game().name(candidate))) }
    }
    /// The places on the table where a candidate glows, as the ids of its
    /// elements without the `at-` before them.
    fn places(&self, _state: &Self::State, _candidate: Self::Candidate) -> Vec<String> {
        Vec::new()
    }
    /// At the table: both sides and the piles, under the heading.
    fn bar(view: &View<'_, Self>) -> Markup {
        Self::figures(view)
    }
    /// At the table: what the automa did last, above what is asked.
    fn heard(view: &View<'_, Self>) -> Markup {
        at_table::heard(view)
    }
    /// At the table: the thumb zone under a question, if it is not the usual one.
    fn thumb(_view: &View<'_, Self>) -> Option<Markup> {
        None
    }
    /// At the table: the heading of a question.
    fn question(view: &View<'_, Self>) -> Message {
        at_table::question(view)
    }
    /// At the table: the mirror as a picture, above what is asked or told.
    fn mirror(_view: &View<'_, Self>) -> Markup {
        html! {}
    }
    /// At the table: what the person can have done, as answers of at least 64 px.
    fn tell_table(view: &View<'_, Self>) -> Markup {
        at_table::tell::answers(view)
    }
    /// At the table: the small picture of a line of the automa's turn.
    fn order_picture(
        _view: &View<'_, Self>,
        _turn: &AutomaTurn<Self>,
        order: &Order<Self::Candidate>,
    ) -> Drawn {
        Drawn::Beside(icon(order.picture))
    }
    /// At the table: which card a pile turned up, as a grid of those that can come.
    fn cards_grid(view: &View<'_, Self>, pile: Pile) -> Markup {
        let _ = pile;
        at_table::card::grid(view)
    }
    /// At the table: the large button below the cards of a pile, if there is one.
    fn card_done(_view: &View<'_, Self>, _pile: Pile) -> Markup {
        html! {}
    }
    /// At the table: what the cards of a pile tell the hands: "shuffle all twelve".
    fn card_note(_view: &View<'_, Self>, _pile: Pile) -> Option<String> {
        None
    }
    /// At the table: who deals which piles, to be chosen when the table is set.
    fn deals() -> Vec<Deal> {
        let piles = Self::PILES.iter().filter(|it| !Self::OWN_PILES.contains(it));
        piles.map(|&it| Deal::of_pile(it)).collect()
    }
    /// At the table: what the automa needs there, to be ticked off.
    fn checklist(_view: &View<'_, Self>) -> Vec<Check> {
        Vec::new()
    }
    /// At the table: every fact of the mirror that can be put right, as it is at `state`.
    fn facts(_view: &View<'_, Self>, _state: &Self::State) -> Vec<Fact> {
        Vec::new()
    }
    /// At the table: what differs, to be tapped and set.
    fn fix(view: &View<'_, Self>, fixing: &Fixing<Self>) -> Markup {
        at_table::fix::rows(view, fixing)
    }
    /// At the table: how that which is tapped can be set, beside the picture of it
    /// where there is room.
    fn fix_ways(_view: &View<'_, Self>, _fixing: &Fixing<Self>) -> Markup {
        html! {}
    }
    /// At the table: the points of both sides at the end.
    fn tally(view: &View<'_, Self>) -> Markup {
        parts::score::breakdown(&view.words, view.game(), view.state())
    }
    /// At the table: a document of the person's own with what this game taught, if it
    /// taught anything: its key, and its text; from the one that is kept, with what was
    /// told since the table of before.
    fn learned(
        &self,
        _before: &Self::State,
        _state: &Self::State,
        _kept: Option<&str>,
    ) -> Option<(&'static str, String)> {
        None
    }
    /// At the table: a card that no document of the person's knows by name yet, as a
    /// form tells it, where a game has such cards.
    ///
    /// # Errors
    ///
    /// What is wrong with what was typed.
    fn named(&self, _state: &Self::State, _fields: &Query) -> Option<Result<Named, Message>> {
        None
    }
    /// At the table: what was told, in two or three words: "you advanced".
    fn deed(&self, _before: &Self::State, _action: Self::Action) -> Option<Message> {
        None
    }
    /// The form in which a document for the choice called `key` is written step
    /// by step, if there is one.
    fn form(_key: &str) -> Option<&'static dyn Form> {
        None
    }
    /// What a person would look for and not find now, so that the reason can be told.
    fn not_offered(&self, _state: &Self::State) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// What the pages of one game load besides the frame's own files.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its styles.
    pub style: Asset,
    /// Its script, if the page needs one beyond the frame's.
    pub script: Option<Asset>,
    /// Its symbols, if it has any beyond the frame's.
    pub symbols: Option<Asset>,
    /// The ground its table is drawn on, if that is large: pages that show only
    /// its symbols do not load it.
    pub ground: Option<Asset>,
    /// What its pages say in English, French and Spanish.
    pub texts: [&'static str; 3],
}

impl Look {
    /// The files, as they are served.
    pub fn assets(&self) -> impl Iterator<Item = Asset> {
        [Some(self.style), self.script, self.symbols, self.ground].into_iter().flatten()
    }
}

/// The [`Look`] of the game whose folder this is called in: `look.css`,
/// `symbols.svg`, the texts, and a script if the game has one.
macro_rules! look {
    ($game:literal $(, script: $script:literal)?) => {
        $crate::page::Look {
            style: $crate::assets::Asset::style(
                concat!($game, ".css"),
                include_str!("look.css"),
            ),
            script: $crate::page::look!(@script $game $(, $script)?),
            symbols: Some($crate::assets::Asset::picture(
                concat!($game, ".svg"),
                include_str!("symbols.svg"),
            )),
            ground: None,
            texts: [
                include_str!("i18n/en.ftl"),
                include_str!("i18n/fr.ftl"),
                include_str!("i18n/es.ftl"),
            ],
        }
    };
    (@script $game:literal) => {
        None
    };
    (@script $game:literal, $script:literal) => {
        Some($crate::assets::Asset::script(concat!($game, ".js"), include_str!($script)))
    };
}
pub(crate) use look;

/// A symbol and what it means.
#[derive(Clone, Copy, Debug)]
pub struct Sign {
    /// The symbol: `time`, or `brass/coal` for one of a game's own.
    pub symbol: &'static str,
    /// The text that says what it means.
    pub key: &'static str,
}

impl Sign {
    /// What the symbol is called: the name its text has, or all of its text.
    pub(crate) fn name(&self, words: &Words<'_>) -> String {
        let name = Message::new(self.key).attribute("name");
        if words.has(&name) { words.say(&name) } else { words.text(self.key) }
    }
}

/// A panel: a sheet on small screens, part of the rail on wide ones.
#[derive(Debug)]
pub struct Panel {
    /// Its name in the page, without spaces.
    pub id: &'static str,
    /// Its symbol.
    pub icon: &'static str,
    /// The text on its tab.
    pub title: String,
    /// What is on it; `None` if the table already holds it.
    pub body: Option<Markup>,
}
