//! `print`: the automa's cards, mats and aid as a PDF, single cards as pictures.

mod files;

use kit::{Game, Lang};
use print::{Given, Layout, Options, Order, PrintError, Printed, Printout, Shift};
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
struct JsonPrinted {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pages: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    folder: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pictures: Option<usize>,
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
        site: args.site.as_deref(),
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
    let failure = |error: PrintError| {
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
    };
    // Everything is made before anything is written.
    let printout = args.out.as_ref().map(|_| print::pdf::<G>(&lexicon, &order)).transpose();
    let printout = printout.map_err(failure)?;
    let single = if printout.is_some() { cards_of(&order) } else { order };
    let pictures = args.png.as_ref().map(|_| print::pictures::<G>(&lexicon, &single)).transpose();
    let pictures = pictures.map_err(failure)?.unwrap_or_default();
    save::survive_a_full_disk();
    let out = args.out.as_deref().zip(printout.as_ref().map(|it| &it.bytes[..]));
    let png = args.png.as_deref().map(|it| (it, G::ID, &pictures[..]));
    files::write(out, png).map_err(|(file, error)| {
        let file = file.display().to_string();
        let args = [("file", file.as_str().into()), ("error", voice.refusal(&error).into())];
        Failure::could_not(voice.tell("cli-unwritable", args))
    })?;
    Ok(answer::<G>(common, &voice, args, printout.as_ref(), pictures.len()))
}

/// The order for the pictures beside a PDF: what only its sheets have is theirs alone.
fn cards_of<'a>(order: &Order<'a>) -> Order<'a> {
    let options = Options { shift: Shift::default(), duplex: None, ..order.options };
    Order { mat: None, options, ..*order }
}

/// What was made.
fn answer<G: Game>(
    common: Common,
    voice: &Voice,
    args: &Print,
    printout: Option<&Printout>,
    n_pictures: usize,
) -> Answer {
    let file = args.out.as_ref().map(|it| it.display().to_string());
    let folder = args.png.as_ref().map(|it| it.display().to_string());
    let (pages, bytes) = (printout.map(|it| it.n_pages), printout.map(|it| it.bytes.len()));
    if common.json {
        let pictures = folder.is_some().then_some(n_pictures);
        return Answer::json(&JsonPrinted { game: G::ID, file, pages, bytes, folder, pictures });
    }
    let mut told = String::new();
    if let Some(folder) = &folder {
        let args = [("folder", folder.as_str().into()), ("pictures", n_pictures.into())];
        told += &format!("{}\n", voice.tell("cli-print-pictures", args));
    }
    if let (Some(file), Some(pages), Some(bytes)) = (&file, pages, bytes) {
        let file = ("file", file.as_str().into());
        let args = [file, ("pages", pages.into()), ("kilobytes", bytes.div_ceil(1000).into())];
        told += &format!("{}\n", voice.tell("cli-print-done", args));
    }
    Answer::yes(told)
}
