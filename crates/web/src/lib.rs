//! Pages: the only crate that knows HTML and SVG.
//!
//! [`app`] is the whole site as a router over a [`keep::Store`]. It makes no call to
//! the operating system: the time, fresh entropy and the store come from the
//! [`Host`], and long work is handed back to it, so the same router answers behind a socket and inside a browser's
//! service worker.

mod address;
mod api;
mod assets;
mod base;
mod change;
mod charts;
mod coaching;
mod collection;
mod companion;
mod door;
mod error;
mod fault;
mod frame;
mod game;
mod games;
mod guard;
mod hinting;
mod host;
mod install;
mod lab_sheet;
mod link;
mod mover;
mod own;
mod page;
mod parts;
mod pen;
mod qr;
mod results;
mod routes;
mod screens;
mod served;
mod sheet;
mod studies;
#[cfg(test)]
mod toy;
mod view;
mod visit;
mod words;

use keep::{Head, OwnDocument, Shut, Stored};

pub use assets::Asset;
pub use base::Base;
pub use error::{Fault, Incident};
pub use game::is_told;
pub use guard::{body_limit, is_too_large, may_send};
pub use host::{
    Beside, Busy, Host, Keeping, Key, Now, Parts, Printer, Printing, Query, Secure, Thinking,
    Unprinted, Work, at_once, no_printer, nothing_beside, printer,
};
pub use install::files;
pub use lab_sheet::{Figures, Report, ReportRun, report_file, workbench_page};
pub(crate) use pen::{Pen, Sign};
pub use qr::Qr;
pub use results::{finished, place};
pub use routes::app;
pub use sheet::analysis_file;
