//! What a game brings to its page.
//!
//! [`Page`] is the screen, [`AtTable`] the companion at the person's own table.
//! Three methods and a [`Look`] are required; the rest is given, so that a new
//! game can be played in the browser as soon as its table is drawn. A game
//! overrides what it can do better.

mod at_table;
mod form;

use coach::Hinting;
use kit::{Message, Player, Rule, Seat, Session, Trouble as _, Turn};
use maud::{Markup, html};
use players::Skilled;

pub(crate) use self::{
    at_table::AtTable,
    form::{Draft, Form, Rest},
};
pub(crate) use crate::assets::{Look, look};
pub(crate) use crate::companion::{Check, Deal, DealWay, Drawn, Fixing, Named, OwnBox, encoded};
pub(crate) use crate::view::{Asked, Glow, Mode, Reading, View};
use crate::{Pen, Sign, parts};
use desk::{AutomaTurn, Moment, Reasons};

/// Seats a player by name: `casual`, `greedy` or `search`.
pub(crate) type Mover<G> = fn(&G, &str) -> Option<Box<dyn Player<G>>>;

/// Who can be asked, the weakest first.
pub(crate) const PLAYERS: [&str; 3] = ["casual", "greedy", "search"];

/// The player called `name`, without a clock: the same table, the same deed.
pub(crate) fn seated<G: Skilled>(game: &G, name: &str) -> Option<Box<dyn Player<G>>> {
    let name = PLAYERS.into_iter().find(|it| *it == name)?;
    players::player(game, name, None).ok()
}

/// Why there is no hint for the table that a game shows, if there is none.
pub(crate) type Adviser<G> = fn(&Session<G>) -> Option<Message>;

/// What the coach says of it.
pub(crate) fn unadvised<G: Skilled>(session: &Session<G>) -> Option<Message> {
    Hinting::check(session).err().map(|it| it.message())
}

/// A deed of a hint in the list beside the board.
#[derive(Clone, Debug)]
pub(crate) struct Advice {
    /// What it is, in a few words.
    pub(crate) title: String,
    /// What it takes and where it leads, in a few more; may be empty.
    pub(crate) note: String,
    /// The page on which it is chosen, ready to be done; `None` if a tap does it.
    pub(crate) chosen: Option<String>,
}

/// A printed card of an automa: what it does, line by line.
#[derive(Debug)]
pub(crate) struct PrintedCard {
    /// What the code on the card calls it: `card-ANCHOR` on the rules page.
    pub(crate) anchor: String,
    /// What it is called.
    pub(crate) title: String,
    /// Its group, level or deck.
    pub(crate) note: String,
    /// What it says, each line with the rule it follows.
    pub(crate) lines: Vec<(String, &'static Rule)>,
}

/// How a game shows itself to a person.
pub(crate) trait Page: Reading {
    /// What its pages load besides the frame's own.
    const LOOK: Look;

    /// The picture on the home page, 16 by 9.
    fn picture(words: &Pen<'_>) -> Markup;
    /// The table as the viewer sees it, with what can be chosen on it, and the
    /// places where candidates glow.
    fn table(view: &View<'_, Self>) -> Markup;
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
    /// Why nobody can say what to do at a table, if nobody can; nobody ever can, as long as
    /// nobody knows this game.
    const ADVISER: Option<Adviser<Self>> = None;
    /// Whether what happened since the viewer's last turn is always in sight where there
    /// is room beside the board.
    const TELLS_LATELY: bool = false;
    /// Whether a deed changes the table with its last step only: looking back then goes
    /// from deed to deed, not from step to step.
    const IS_DEED_AT_ONCE: bool = false;
    /// Whether its panels are tabs of a column of their own on laptops, with what happened
    /// since the person's last turn below them; else they stand under each other.
    const HAS_TABS: bool = false;

    /// How it is played, as a few steps: the texts `guide-1`, `guide-2` and so on, as
    /// far as there are any, each with the picture that [`Page::guide_pictures`] has for it.
    fn guide(words: &Pen<'_>) -> Vec<Guide> {
        let mut pictures = Self::guide_pictures(words).into_iter();
        let steps = (1..).map(|n| Message::new(format!("guide-{n}")));
        let known = steps.take_while(|it| words.has(it));
        let step = |text: Message| {
            let title = text.clone().attribute("title");
            Guide {
                picture: pictures.next().unwrap_or_default(),
                title: words.has(&title).then(|| words.say(&title)),
                text: words.say(&text),
            }
        };
        known.map(step).collect()
    }
    /// A small picture for each step of how it is played.
    fn guide_pictures(_words: &Pen<'_>) -> Vec<Markup> {
        Vec::new()
    }
    /// What is said of the kind of deed that somebody is about to do, as long as nobody
    /// has done it in this game: a text of its own for each kind.
    fn lesson(_view: &View<'_, Self>) -> Option<Message> {
        None
    }
    /// When in the game this table lies, for the curve of its course.
    fn time(&self, _state: &Self::State) -> Time {
        Time::default()
    }
    /// The printed cards of its automa, for the rules page.
    fn printed(_words: &Pen<'_>) -> Vec<PrintedCard> {
        Vec::new()
    }
    /// A small picture of the table, 84 by 64; what the viewer may not see is
    /// concealed in `state`.
    fn miniature(&self, state: &Self::State) -> Markup {
        let _ = state;
        html! { svg.mini viewBox="0 0 84 64" aria-hidden="true" { path.f-none.s-ink d="M33 25h18l4 7H29zM32 32v12M52 32v12" stroke-width="2" "/"; } }
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
    /// A deed of a hint, in the list beside the board.
    fn advice(view: &View<'_, Self>, deed: &[Self::Action]) -> Advice {
        let sentences = parts::advice::sentences(view, deed);
        Advice { title: sentences.join(" · "), note: String::new(), chosen: None }
    }
    /// What of the choices stays beside the list of a hint.
    fn kept_beside_hint(_view: &View<'_, Self>) -> Markup {
        html! {}
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
    /// What an action did, as a sentence of the log; `None` if another tells it. What a
    /// pile turns up is told by what is done with it.
    fn tell(
        &self,
        before: &Self::State,
        action: Self::Action,
        _after: &Self::State,
    ) -> Option<Message> {
        (!matches!(self.turn(before), Turn::Chance(_))).then(|| self.describe(before, action))
    }
    /// The table with the points counted as if it ended now, where they are not
    /// counted all the time.
    fn counted(&self, state: &Self::State) -> Self::State {
        state.clone()
    }
    /// What comes up in the automa's turn, before it is seen: "AutoMartin turns up a card".
    fn turns_up(&self, _before: &Self::State) -> Message {
        Message::new("ui-say-card").with("automa", Message::new("automa-title"))
    }
    /// The automa's card as it lies at a moment of its turn: the rules read by then.
    fn card(view: &View<'_, Self>, turn: &AutomaTurn<Self>, at: Moment) -> Markup {
        parts::plate::read(view, turn, at)
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
    /// What the marks of [`Page::scene`] mean: the id of a text.
    const SCENE_NOTE: &'static str = "ui-scene";
    /// A small picture of the table at the moment shown, with the places of
    /// candidates marked by how they stand in the end; `None` where they have none.
    fn scene(_view: &View<'_, Self>, _standing: &[(Self::Candidate, Glow)]) -> Option<Markup> {
        None
    }
    /// The reasons of a part of the automa's turn as the game itself draws them; `None`
    /// where they are lines one under the other.
    fn reasons(_view: &View<'_, Self>, _reasons: &Reasons<'_, Self>) -> Option<Markup> {
        None
    }
    /// The form in which a document for the choice called `key` is written step
    /// by step, if there is one.
    fn form(_key: &str) -> Option<&'static dyn Form> {
        None
    }
    /// The box that lies on a person's table where no shipped document has its cards.
    fn own_box() -> Option<OwnBox> {
        None
    }
}

/// A step of how it is played.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    /// Its picture; empty if it has none.
    pub(crate) picture: Markup,
    /// What it is about: "How it ends".
    pub(crate) title: Option<String>,
    /// What there is to know.
    pub(crate) text: String,
}

/// When in a game a table lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Time {
    /// The part of the game, where it has several: "Rail era".
    pub(crate) era: Option<Message>,
    /// The round of that part, or the space that was reached.
    pub(crate) round: Option<u32>,
}

/// A panel: a sheet on small screens, part of the rail on wide ones.
#[derive(Debug)]
pub(crate) struct Panel {
    /// Its name in the page, without spaces.
    pub(crate) id: &'static str,
    /// Its symbol.
    pub(crate) icon: &'static str,
    /// The text on its tab.
    pub(crate) title: String,
    /// What is on it; `None` if the table already holds it.
    pub(crate) body: Option<Markup>,
}
