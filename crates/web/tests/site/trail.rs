//! The trail of the automa's turn: legible however long the turn is.

use crate::{
    ask::{games, get, site},
    why::played,
};

#[tokio::test]
async fn a_long_turn_is_laid_out_action_by_action() {
    let site = site();
    let mut longest = 0;
    for game in games() {
        let (play, n) = played(&site, game, 14).await;
        for ply in (0..n).rev().step_by(3) {
            let turn = format!("{play}/turn/{ply}");
            let first = get(&site, &turn).await.body;
            let Some(of) = first.split(" 1 / ").nth(1).or(first.split(">1 / ").nth(1)) else {
                continue;
            };
            let n_moments: usize = of.split('<').next().unwrap().parse().unwrap();
            longest = longest.max(n_moments);
            for step in 0..n_moments {
                let page = get(&site, &format!("{turn}?step={step}")).await.body;
                let trail = page.split("<ol class=\"trail").nth(1).unwrap();
                let trail = trail.split("</ol>").next().unwrap();
                let count = |it: &str| trail.matches(it).count();
                assert_eq!(count("aria-current=\"step\""), 1, "{turn} {step}: {trail}");
                let n_steps = count("<li") - count("<li class=\"deed");
                assert!(n_steps <= 9, "{turn} {step}: {n_steps} steps are laid out");
            }
        }
    }
    assert!(12 <= longest, "no turn was long: {longest}");
}
