//! The page of Brass: the map, the markets, the mats and the cards.

mod answer;
mod card;
mod choices;
mod deed;
mod era;
mod glow;
mod guide;
mod hand;
mod hint;
mod journey;
mod keepsake;
mod key;
mod layout;
mod map;
mod market;
mod mats;
mod merchant;
mod outline;
mod picture;
mod piece;
mod place;
mod points;
mod preview;
mod printed;
mod region;
mod scene;
mod sheet;
mod table;
mod tag;

use brass::{Action, Brass, Candidate, Kind, Owner, Phase, State};
use desk::{AutomaTurn, Moment};
use kit::{Game, Message, Session};
use maud::{Markup, html};

use self::{
    journey::Journey,
    outline::Outlined,
    sheet::{Naming, Sheet},
};
use crate::{
    Pen, Sign,
    assets::Asset,
    page::{Advice, Adviser, Glow, Look, Mover, Page, Panel, PrintedCard, Time, View, look},
};

impl Page for Brass {
    const LOOK: Look = Look {
        ground: Some(Asset::picture("terrain.svg", include_str!("terrain.svg"))),
        ..look!("brass")
    };

    const MOVER: Option<Mover<Self>> = Some(crate::page::seated);
    const ADVISER: Option<Adviser<Self>> = Some(crate::page::unadvised);

    const IS_DEED_AT_ONCE: bool = true;

    const HAS_TABS: bool = true;

    const LEGEND: &'static [Sign] = &[
        Sign { symbol: "pound", key: "br-money" },
        Sign { symbol: "income", key: "br-income" },
        Sign { symbol: "vp", key: "br-points" },
        Sign { symbol: "brass/link", key: "br-link-icons" },
        Sign { symbol: "brass/coal", key: "br-coal" },
        Sign { symbol: "brass/iron", key: "br-iron" },
        Sign { symbol: "brass/beer", key: "br-beer" },
        Sign { symbol: "brass/cotton", key: "industry-cotton-mill" },
        Sign { symbol: "brass/coal-mine", key: "industry-coal-mine" },
        Sign { symbol: "brass/iron-works", key: "industry-iron-works" },
        Sign { symbol: "brass/goods", key: "industry-manufacturer" },
        Sign { symbol: "brass/pottery", key: "industry-pottery" },
        Sign { symbol: "brass/brewery", key: "industry-brewery" },
        Sign { symbol: "brass/bulb", key: "br-lightbulb" },
    ];

    fn guide_pictures(words: &Pen<'_>) -> Vec<Markup> {
        guide::pictures(words)
    }

    fn lesson(view: &View<'_, Brass>) -> Option<Message> {
        guide::lesson(view)
    }

    fn time(&self, state: &State) -> Time {
        let era = Message::new(format!("era-{}", state.era));
        Time { era: Some(era), round: Some(state.round.into()) }
    }

    fn printed(words: &Pen<'_>) -> Vec<PrintedCard> {
        printed::cards(words)
    }

    fn picture(words: &Pen<'_>) -> Markup {
        picture::show(words)
    }

    fn miniature(&self, state: &State) -> Markup {
        picture::miniature(state)
    }

    fn progress(&self, state: &State) -> Message {
        Message::new("br-progress")
            .with("era", Message::new(format!("era-{}", state.era)))
            .with("round", state.round)
    }

    fn table(view: &View<'_, Brass>) -> Markup {
        let points = view.model().as_ref();
        let state = points.map_or(view.state(), |it| &it.plan.after);
        let counting = view.query.get(key::COUNT).and_then(|it| Some((it, era::table(view)?)));
        if let Some((what, state)) = &counting {
            return map::show(&Sheet {
                view,
                state,
                // Whoever looks at the count can go on from there.
                points,
                outlined: Outlined::default(),
                glows: glow::Glows::counted(&era::numbers(state, what)),
                journey: Journey::default(),
                naming: Naming::Named,
            });
        }
        map::show(&Sheet {
            view,
            // What is being chosen lies on the map already, unless the era ends with it.
            state: if state.era == view.state().era { state } else { view.state() },
            points,
            outlined: Outlined::of(view, points),
            glows: glow::Glows::of(view),
            journey: Journey::of(view, points),
            naming: Naming::Named,
        })
    }

    /// Links and flipped tiles count as they lie: else nothing would be seen between
    /// the ends of two eras. What the last of them scored is in the points already.
    fn standing(&self, state: &State, seat: kit::Seat) -> i32 {
        let owner = if seat == kit::Game::automa_seat(self) { Owner::Automa } else { Owner::Human };
        match state.phase {
            Phase::Over => state.points(owner).into(),
            _ => state.counted_points(owner).into(),
        }
    }

    fn task(view: &View<'_, Brass>) -> Message {
        choices::task(view)
    }

    fn announcement(view: &View<'_, Brass>) -> Message {
        choices::announcement(view)
    }

    fn figures(view: &View<'_, Brass>) -> Markup {
        let words = &view.words;
        let state = view.state();
        let human = &state.human;
        html! {
            span.line {
                span { (words.spoken_icon("vp", &words.text("br-your-points"), "")) (state.points(Owner::Human)) }
                @if let Some(money) = human.money { span { (words.spoken_icon("pound", &words.text("br-money"), "")) (desk::figure(money.into())) } }
                @if let Some(level) = human.level() { span { (words.spoken_icon("income", &words.text("br-income"), "")) (preview::signed(level)) } }
                (market::prices(view))
                span { (words.spoken_icon("automa", &words.text("automa-title"), "foe")) (words.spoken_icon("vp", &words.text("br-its-points"), "")) (state.points(Owner::Automa)) }
            }
        }
    }

    fn choices(view: &View<'_, Brass>) -> Markup {
        choices::show(view)
    }

    fn tell(&self, before: &State, action: Action, after: &State) -> Option<Message> {
        match action {
            // The next step says it.
            Action::Take(Kind::Build | Kind::Network | Kind::Develop | Kind::Sell) => None,
            // The hand and the deck show it.
            Action::Done | Action::Draw(_) | Action::Rear(_) | Action::Merchant(_) => None,
            Action::Front(card) => Some(Message::new("br-told-front").with("card", card + 1)),
            _ => era::scored(self, before, action, after)
                .or_else(|| Some(self.describe(before, action).told())),
        }
    }

    fn looks(session: &Session<Brass>) -> Vec<(String, Message)> {
        era::looks(session)
    }

    fn card(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, at: Moment) -> Markup {
        card::show(view, turn, at)
    }

    fn counted(&self, state: &State) -> State {
        state.counted()
    }

    fn automa(view: &View<'_, Brass>) -> Markup {
        card::beside(view)
    }

    fn panels(view: &View<'_, Brass>) -> Vec<Panel> {
        let words = &view.words;
        let state = view.state();
        let plan = view.model().as_ref().map(|it| &it.plan).filter(|it| it.is_ready());
        let after = plan.map(|it| it.outcome(view.game()));
        let panel = |id, icon, title: &str, body| Panel {
            id,
            icon,
            title: words.text(title),
            body: Some(body),
        };
        let mut panels = vec![
            panel(
                "p-markets",
                "brass/market",
                "br-markets",
                html! {
                    (market::show(view, state, after.as_ref()))
                    (market::merchants(view))
                    (era::facts(view))
                },
            ),
            panel("p-mats", "brass/mat", "br-mats", mats::show(view, state)),
        ];
        if let Some(counted) = era::counted(view) {
            panels.insert(0, panel("p-era", "vp", "br-counted", counted));
        }
        panels
    }

    fn advice(view: &View<'_, Brass>, deed: &[Action]) -> Advice {
        hint::advice(view, deed)
    }

    fn keepsake(&self, state: &State) -> Option<Markup> {
        Some(keepsake::show(state))
    }

    fn scene(view: &View<'_, Brass>, standing: &[(Candidate, Glow)]) -> Option<Markup> {
        scene::show(view, standing)
    }
}
