//! `print`: the automa's cards, mats and aid as a PDF.

use kit::{Game, Lang};
use print::{Given, Layout, Options, Order, PrintError, Printed};
use serde::Serialize;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Print},
    board::Board,
    play::save,
    setup::is_file,
    source::{self, Source},
    voice::Voice,
};

#[derive(Debug, Serialize)]
struct JsonPrinted<'a> {
    game: &'static str,
    file: &'a str,
    pages: usize,
    bytes: usize,
}

/// Writes the file.
pub(crate) fn run(common: Common, lang: Lang, args: &Print) -> Result<Answer, Failure> {
    shelf::with_game!(args.game, G => print_game::<G>(common, lang, args))
}

/// A deck or mat as it was typed, read if it is a file.
enum Typed {
    Name(String),
    File(Source),
}

impl Typed {
    fn read<G: Game>(
        voice: &Voice,
        key: &str,
        value: Option<&String>,
    ) -> Result<Option<Typed>, Failure> {
        let Some(value) = value else { return Ok(None) };
        let is_shipped = G::DOCUMENTS.iter().any(|it| it.key == key && it.name == *value);
        if is_shipped || !is_file(value) {
            return Ok(Some(Typed::Name(value.clone())));
        }
        source::read(voice, value).map(|it| Some(Typed::File(it)))
    }

    fn given(&self) -> Given<'_> {
        match self {
            Typed::Name(name) => Given::Shipped(name),
            Typed::File(source) => Given::Own(&source.text),
        }
    }

    /// The file, if it was one.
    fn file(&self) -> Option<&str> {
        match self {
            Typed::Name(_) => None,
            Typed::File(source) => Some(&source.name),
        }
    }
}

fn print_game<G: Board + Printed>(
    common: Common,
    lang: Lang,
    args: &Print,
) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let lexicon = print::lexicon::<G>().expect("a test reads the catalogues");
    let deck = Typed::read::<G>(&voice, "deck", args.deck.as_ref())?;
    let mat = Typed::read::<G>(&voice, "mat", args.mat.as_ref())?;
    let order = Order {
        lang,
        site: &args.site,
        deck: deck.as_ref().map(Typed::given),
        mat: mat.as_ref().map(Typed::given),
        options: Options {
            paper: args.paper,
            cut: args.cut,
            size: args.size,
            duplex: args.duplex,
            shift: args.shift,
            ink: args.ink,
            layout: if args.one_per_page { Layout::OnePerPage } else { Layout::Sheets },
        },
    };
    let printout = print::pdf::<G>(&lexicon, &order).map_err(|error| {
        let sentence = lexicon.say(lang, &kit::Trouble::message(&error));
        let file = match &error {
            PrintError::Document { key: "mat", .. } => mat.as_ref(),
            PrintError::Document { .. } => deck.as_ref(),
            _ => None,
        };
        match file.and_then(Typed::file) {
            Some(file) => Failure::no(voice.in_file(file, None, sentence)),
            None => Failure::could_not(sentence),
        }
    })?;
    let file = args.out.display().to_string();
    save::survive_a_full_disk();
    save::write(&args.out, &printout.bytes).map_err(|error| {
        let args = [("file", file.as_str().into()), ("error", voice.refusal(&error).into())];
        Failure::could_not(voice.tell("cli-unwritable", args))
    })?;
    let (pages, bytes) = (printout.n_pages, printout.bytes.len());
    if common.json {
        return Ok(Answer::json(&JsonPrinted { game: G::ID, file: &file, pages, bytes }));
    }
    let kilobytes = bytes.div_ceil(1000);
    let args =
        [("file", file.as_str().into()), ("pages", pages.into()), ("kilobytes", kilobytes.into())];
    Ok(Answer::yes(format!("{}\n", voice.tell("cli-print-done", args))))
}
