//! The end at the table: AutoMartin's points by source, and six figures of each person's own.

use kit::{Game, Message, Seat};
use london::{London, poverty_prestige};
use maud::{Markup, html};

use crate::{address::Address, page::View};

/// Both sides by source; what only the person knows is asked.
pub(in crate::games::london) fn tally(view: &View<'_, London>) -> Markup {
    let (words, game, state) = (&view.words, view.game(), view.state());
    let automa = game.automa_seat();
    let its = &state.chairs[usize::from(automa.0)];
    let score = game.score_of(state, automa.0);
    let people = desk::people(game);
    let is_counted = |seat: Seat| !game.is_partial(state, seat);
    let total = |seat: Seat| {
        if is_counted(seat) { desk::figure(game.score(state, seat)) } else { "–".to_owned() }
    };
    let field = |seat: Seat, name: &str, value: i32| {
        let chair = seat.0 + 1;
        let label = words.text(&format!("ldt-count-{name}"));
        html! {
            input.num type="number" inputmode="numeric" min="0" max="999" name={ "set.counted." (chair) "." (name) }
                value=[is_counted(seat).then_some(value)] aria-label={ (label) @if 1 < people.len() { ", " (words.say(&desk::chair(game, seat))) } };
        }
    };
    html! {
        form method="post" action=(words.to(Address::Fix { id: view.id })) {
            input type="hidden" name="revision" value=(view.revision);
            table.tally aria-label=(words.text("ui-by-source")) {
                thead { tr {
                    th scope="col" { (words.text("ldt-prestige")) }
                    @for &seat in &people { th.number scope="col" { (words.classed_icon("you", "you")) " " @if 1 < people.len() { (seat.0 + 1) } @else { (words.text("ldt-you")) } } }
                    th.number scope="col" { (words.classed_icon("automa", "foe")) " " (words.text("ldt-it")) }
                } }
                tbody {
                    @for (name, its) in [("track", desk::figure(its.prestige.sum())), ("city", desk::figure(score.end)), ("money", its.money.to_string()), ("loans", "–".to_owned())] {
                        tr {
                            th scope="row" { (words.text(&format!("ldt-count-{name}"))) }
                            @for &seat in &people {
                                @let chair = &state.chairs[usize::from(seat.0)];
                                @let value = match name { "track" => chair.prestige.sum(), "city" => chair.counted.city, "money" => chair.money, _ => i32::from(chair.loans) };
                                td.number { (field(seat, name, value)) }
                            }
                            td.number { (its) }
                        }
                    }
                    tr {
                        th scope="row" { (words.text("ldt-count-both")) }
                        @for &seat in &people {
                            @let chair = &state.chairs[usize::from(seat.0)];
                            td.number.pair { (field(seat, "poverty", chair.poverty)) " + " (field(seat, "hand", chair.counted.hand.into())) }
                        }
                        td.number { (its.poverty) }
                    }
                }
                tfoot { tr {
                    th scope="row" { (words.text("ui-total")) }
                    @for &seat in &people { td.number { (total(seat)) } }
                    td.number { (total(automa)) }
                } }
            }
            p { button.btn.primary[!is_counted(people[0])] type="submit" { (words.button_icon("check")) (words.text("ldt-count")) } }
        }
        @if is_counted(automa) { p.muted { (counted(view, people[0])) } } @else { p.muted { (words.text("ldt-count-hint")) } }
    }
}

/// How money and poverty counted.
fn counted(view: &View<'_, London>, seat: Seat) -> String {
    let (game, state) = (view.game(), view.state());
    let automa = game.automa_seat();
    let (yours, its) = (game.score_of(state, seat.0), game.score_of(state, automa.0));
    let poverty = |seat: Seat| poverty_prestige(game.poverty_left(state, seat.0));
    view.words.say(
        &Message::new("ldt-counted")
            .with("money", yours.money)
            .with("its-money", its.money)
            .with("poverty", desk::figure(poverty(seat)))
            .with("its-poverty", desk::figure(poverty(automa))),
    )
}
