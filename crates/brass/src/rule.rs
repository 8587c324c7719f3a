//! The rule tables of both rulebooks.

mod base;
mod mautoma;

pub use base::*;
pub use mautoma::*;

/// Every rule a trace, a refusal or a page can cite, in the order of the rulebooks.
pub const ALL: [&kit::Rule; base::ALL.len() + mautoma::ALL.len()] = {
    let mut all = [base::ALL[0]; base::ALL.len() + mautoma::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] =
            if at < base::ALL.len() { base::ALL[at] } else { mautoma::ALL[at - base::ALL.len()] };
        at += 1;
    }
    all
};
