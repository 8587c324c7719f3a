//! Pages as a file: here, and where cards become pixels, lengths become floating point.

use std::{collections::BTreeMap, io::Write};

use flate2::{Compression, write::ZlibEncoder};
use kit::Lang;
use pdf_writer::{
    Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr,
    types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap},
};
use subsetter::GlyphRemapper;

use crate::{
    canvas::{Canvas, Colour, Item, Place, Role, Step, Stroke, Style},
    font::Face,
    options::Length,
    symbol,
};

/// A page of the file.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    /// From left to right.
    pub(crate) width: Length,
    /// From top to bottom.
    pub(crate) height: Length,
    /// Where it is cut, if it is one card: left, top, width, height.
    pub(crate) trim: Option<[Length; 4]>,
    /// What is on it.
    pub(crate) canvas: Canvas,
}

/// Points in a thousandth of a millimetre.
fn points(length: Length) -> f32 {
    (f64::from(length) * 72.0 / 25_400.0) as f32
}

/// Millimetres, in which the contents of pages are written.
fn mm(length: Length) -> f32 {
    length as f32 / 1_000.0
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory does not refuse")
}

/// The ids of a file, one after the other.
struct Ids(i32);

impl Ids {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// The letters of a font that a file uses.
#[derive(Default)]
struct Used {
    mapper: GlyphRemapper,
    letters: BTreeMap<u16, char>,
}

/// Something a screen reader reads: its role, its title, and what is in it.
struct Element {
    role: &'static [u8],
    is_group: bool,
    title: Option<String>,
    /// What is read in place of a drawing.
    told: Option<String>,
    parent: usize,
    children: Vec<Child>,
}

enum Child {
    Element(usize),
    Content { page: usize, id: i32 },
}

/// What is said of a file beside its pages.
pub(crate) struct About<'a> {
    /// Its title.
    pub(crate) title: &'a str,
    /// Who made the games it is for.
    pub(crate) credit: &'a str,
    /// Its language.
    pub(crate) lang: Lang,
}

/// A file while it is written.
struct File {
    fonts: [Used; 4],
    elements: Vec<Element>,
    /// The element of each marked piece, page by page.
    marked: Vec<Vec<usize>>,
}

/// The file of these pages.
pub(crate) fn write(pages: &[Page], about: &About<'_>) -> Vec<u8> {
    let root = Element {
        role: b"Document",
        is_group: true,
        title: None,
        told: None,
        parent: 0,
        children: Vec::new(),
    };
    let mut file = File { fonts: Default::default(), elements: vec![root], marked: Vec::new() };
    let contents: Vec<Vec<u8>> =
        pages.iter().enumerate().map(|(nth, page)| file.content(nth, page)).collect();
    let mut ids = Ids(0);
    let (catalog, info, tree, root) = (ids.next(), ids.next(), ids.next(), ids.next());
    let page_ids: Vec<Ref> = pages.iter().map(|_| ids.next()).collect();
    let mut pdf = Pdf::new();
    pdf.set_version(1, 7);
    let mut entry = pdf.catalog(catalog);
    entry.pages(tree).lang(TextStr(about.lang.code()));
    entry.mark_info().marked(true);
    entry.pair(Name(b"StructTreeRoot"), root);
    entry.viewer_preferences().display_doc_title(true);
    entry.finish();
    pdf.document_info(info)
        .title(TextStr(about.title))
        .author(TextStr(about.credit))
        .creator(TextStr("Automatable"));
    pdf.pages(tree).kids(page_ids.iter().copied()).count(pages.len() as i32);
    let fonts = file.fonts(&mut pdf, &mut ids);
    for (nth, (page, content)) in pages.iter().zip(&contents).enumerate() {
        let stream = ids.next();
        let (width, height) = (points(page.width), points(page.height));
        let mut entry = pdf.page(page_ids[nth]);
        entry.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(stream);
        if let Some([x, y, w, h]) = page.trim {
            // Numbers of a page begin at the bottom.
            let bottom = page.height - y - h;
            entry.bleed_box(Rect::new(0.0, 0.0, width, height)).trim_box(Rect::new(
                points(x),
                points(bottom),
                points(x + w),
                points(bottom + h),
            ));
        }
        entry.struct_parents(nth as i32).tab_order(pdf_writer::types::TabOrder::StructureOrder);
        let mut resources = entry.resources();
        let mut dict = resources.fonts();
        for (face, id) in &fonts {
            dict.pair(Name(font_name(*face)), *id);
        }
        dict.finish();
        resources.finish();
        entry.finish();
        pdf.stream(stream, &deflated(content)).filter(Filter::FlateDecode);
    }
    file.structure(&mut pdf, &mut ids, root, &page_ids);
    pdf.finish()
}

fn font_name(face: Face) -> &'static [u8] {
    match face {
        Face::Serif => b"F0",
        Face::Italic => b"F1",
        Face::Sans => b"F2",
        Face::Bold => b"F3",
    }
}

fn rgb(Colour(colour): Colour) -> [f32; 3] {
    // Three decimals tell any two of the 256 steps apart.
    [16, 8, 0].map(|it| ((f64::from(colour >> it & 255) / 255.0 * 1000.0).round() / 1000.0) as f32)
}

impl File {
    /// What stands on a page, in millimetres from its top left corner.
    fn content(&mut self, nth: usize, page: &Page) -> Vec<u8> {
        self.marked.push(Vec::new());
        let mut content = Content::new();
        let scale = (72.0 / 25.4) as f32;
        content.transform([scale, 0.0, 0.0, -scale, 0.0, points(page.height)]);
        content.set_line_join(LineJoinStyle::RoundJoin);
        let mut open: Vec<usize> = vec![0];
        // Whether what is drawn now is decoration, as everything outside of a line is.
        let mut is_artifact = false;
        for item in &page.canvas.items {
            match item {
                Item::Open(role) => {
                    end_artifact(&mut content, &mut is_artifact);
                    let parent = *open.last().expect("the document is open");
                    let element = self.open(role, parent);
                    open.push(element);
                    if !role.is_group() {
                        let id = self.marked[nth].len() as i32;
                        self.marked[nth].push(element);
                        self.elements[element].children.push(Child::Content { page: nth, id });
                        let name = Name(self.elements[element].role);
                        let mut mark = content.begin_marked_content_with_properties(name);
                        mark.properties().identify(id);
                    }
                }
                Item::Shut => {
                    end_artifact(&mut content, &mut is_artifact);
                    let element = open.pop().expect("something is open");
                    if !self.elements[element].is_group {
                        content.end_marked_content();
                    }
                }
                Item::Enter(_) | Item::Leave => {
                    end_artifact(&mut content, &mut is_artifact);
                    self.draw(&mut content, item);
                }
                _ => {
                    let is_line = open.last().is_some_and(|&it| !self.elements[it].is_group);
                    if !is_line && !is_artifact {
                        content.begin_marked_content(Name(b"Artifact"));
                        is_artifact = true;
                    }
                    self.draw(&mut content, item);
                }
            }
        }
        end_artifact(&mut content, &mut is_artifact);
        content.finish().to_vec()
    }

    fn open(&mut self, role: &Role, parent: usize) -> usize {
        let is_group = role.is_group();
        let (mut title, mut told) = (None, None);
        let role: &'static [u8] = match role {
            Role::Part(it) => {
                title = Some(it.clone());
                b"Sect"
            }
            Role::Figure(it) => {
                told = Some(it.clone());
                b"Figure"
            }
            Role::Title => b"H1",
            Role::Heading => b"H2",
            Role::Line => b"P",
            Role::Table => b"Table",
            Role::Row => b"TR",
            Role::Head => b"TH",
            Role::Cell => b"TD",
        };
        let at = self.elements.len();
        let children = Vec::new();
        self.elements.push(Element { role, is_group, title, told, parent, children });
        self.elements[parent].children.push(Child::Element(at));
        at
    }

    fn draw(&mut self, content: &mut Content, item: &Item) {
        match item {
            Item::Shape { steps, fill, stroke } => shape(content, steps, *fill, *stroke),
            Item::Symbol { name, x, y, size, ink, tone } => {
                draw_symbol(content, name, [*x, *y, *size], *ink, *tone);
            }
            Item::Letters { text, style, x, y } => self.letters(content, text, *style, (*x, *y)),
            Item::Enter(place) => {
                content.save_state();
                match *place {
                    Place::At(x, y) => content.transform([1.0, 0.0, 0.0, 1.0, mm(x), mm(y)]),
                    Place::Turned(x, y) => content.transform([-1.0, 0.0, 0.0, -1.0, mm(x), mm(y)]),
                    Place::Clip([x, y, w, h]) => {
                        content.rect(mm(x), mm(y), mm(w), mm(h)).clip_nonzero().end_path()
                    }
                };
            }
            Item::Leave => {
                content.restore_state();
            }
            Item::Open(_) | Item::Shut => {}
        }
    }

    fn letters(&mut self, content: &mut Content, text: &str, style: Style, at: (Length, Length)) {
        let [r, g, b] = rgb(style.colour);
        let used = &mut self.fonts[style.face as usize];
        content.set_fill_rgb(r, g, b).begin_text();
        content.set_font(Name(font_name(style.face)), mm(style.size));
        content.set_horizontal_scaling(style.stretch as f32);
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, mm(at.0), mm(at.1)]);
        let mut show = content.show_positioned();
        let mut items = show.items();
        let mut run: Vec<u8> = Vec::new();
        for shaped in style.face.shape(text) {
            let glyph = used.mapper.remap(shaped.glyph.0);
            used.letters.entry(glyph).or_insert(shaped.letter);
            run.extend(glyph.to_be_bytes());
            if shaped.kern != 0 {
                items.show(Str(&run)).adjust(-shaped.kern as f32);
                run.clear();
            }
        }
        if !run.is_empty() {
            items.show(Str(&run));
        }
        items.finish();
        show.finish();
        content.end_text();
    }

    /// Writes the fonts that are used, with no other letters than those used.
    fn fonts(&self, pdf: &mut Pdf, ids: &mut Ids) -> Vec<(Face, Ref)> {
        let is_used = |it: &Face| !self.fonts[*it as usize].letters.is_empty();
        let faces = Face::ALL.into_iter().filter(is_used);
        faces.map(|it| (it, write_font(pdf, ids, it, &self.fonts[it as usize]))).collect()
    }

    /// Writes what a screen reader reads.
    fn structure(&self, pdf: &mut Pdf, ids: &mut Ids, root: Ref, pages: &[Ref]) {
        let elements: Vec<Ref> = self.elements.iter().map(|_| ids.next()).collect();
        let parents: Vec<Ref> = self.marked.iter().map(|_| ids.next()).collect();
        let tree = ids.next();
        let mut dict = pdf.indirect(root).dict();
        dict.pair(Name(b"Type"), Name(b"StructTreeRoot"));
        dict.pair(Name(b"K"), elements[0]);
        dict.pair(Name(b"ParentTree"), tree);
        dict.pair(Name(b"ParentTreeNextKey"), self.marked.len() as i32);
        dict.finish();
        for (nth, element) in self.elements.iter().enumerate() {
            let mut dict = pdf.indirect(elements[nth]).dict();
            dict.pair(Name(b"Type"), Name(b"StructElem"));
            dict.pair(Name(b"S"), Name(element.role));
            dict.pair(Name(b"P"), if nth == 0 { root } else { elements[element.parent] });
            if let Some(title) = &element.title {
                dict.pair(Name(b"T"), TextStr(title));
            }
            if let Some(told) = &element.told {
                dict.pair(Name(b"Alt"), TextStr(told));
            }
            let mut children = dict.insert(Name(b"K")).array();
            for child in &element.children {
                match child {
                    Child::Element(at) => {
                        children.item(elements[*at]);
                    }
                    Child::Content { page, id } => {
                        let mut content = children.push().dict();
                        content.pair(Name(b"Type"), Name(b"MCR"));
                        content.pair(Name(b"Pg"), pages[*page]);
                        content.pair(Name(b"MCID"), *id);
                    }
                }
            }
        }
        for (page, marked) in self.marked.iter().enumerate() {
            pdf.indirect(parents[page]).array().items(marked.iter().map(|&it| elements[it]));
        }
        let mut dict = pdf.indirect(tree).dict();
        let mut numbers = dict.insert(Name(b"Nums")).array();
        for (page, id) in parents.iter().enumerate() {
            numbers.item(page as i32).item(*id);
        }
    }
}

fn end_artifact(content: &mut Content, is_artifact: &mut bool) {
    if std::mem::take(is_artifact) {
        content.end_marked_content();
    }
}

fn shape(content: &mut Content, steps: &[Step], fill: Option<Colour>, stroke: Option<Stroke>) {
    if let Some([r, g, b]) = fill.map(rgb) {
        content.set_fill_rgb(r, g, b);
    }
    if let Some(stroke) = stroke {
        let [r, g, b] = rgb(stroke.colour);
        content.set_stroke_rgb(r, g, b).set_line_width(mm(stroke.width));
        if let Some((dash, gap)) = stroke.dash {
            content.set_dash_pattern([mm(dash), mm(gap)], 0.0);
        }
    }
    for step in steps {
        match *step {
            Step::Move(x, y) => content.move_to(mm(x), mm(y)),
            Step::Line(x, y) => content.line_to(mm(x), mm(y)),
            Step::Curve(it) => {
                let [ax, ay, bx, by, x, y] = it.map(mm);
                content.cubic_to(ax, ay, bx, by, x, y)
            }
            Step::Close => content.close_path(),
        };
    }
    paint(content, fill.is_some(), stroke.is_some());
    if stroke.is_some_and(|it| it.dash.is_some()) {
        content.set_dash_pattern([], 0.0);
    }
}

fn paint(content: &mut Content, is_filled: bool, is_drawn: bool) {
    match (is_filled, is_drawn) {
        (true, true) => content.fill_nonzero_and_stroke(),
        (true, false) => content.fill_nonzero(),
        (false, true) => content.stroke(),
        (false, false) => content.end_path(),
    };
}

fn draw_symbol(
    content: &mut Content,
    name: &str,
    [x, y, size]: [Length; 3],
    ink: Colour,
    tone: Option<Colour>,
) {
    let scale = (f64::from(size) / 1_000.0 / f64::from(symbol::UNITS) * 1e5).round() / 1e5;
    let scale = scale as f32;
    content.save_state().transform([scale, 0.0, 0.0, scale, mm(x), mm(y)]);
    let [r, g, b] = rgb(ink);
    content.set_stroke_rgb(r, g, b);
    for outline in symbol::outlines(name) {
        let fill = match outline.fill {
            symbol::Fill::None => None,
            symbol::Fill::Ink => Some(ink),
            symbol::Fill::Tone => tone,
        };
        if let Some([r, g, b]) = fill.map(rgb) {
            content.set_fill_rgb(r, g, b);
        }
        if let Some(width) = outline.stroke {
            let cap = if outline.is_round { LineCapStyle::RoundCap } else { LineCapStyle::ButtCap };
            content.set_line_width(width).set_line_cap(cap);
            content.set_dash_pattern(outline.dash.iter().copied(), 0.0);
        }
        for step in &outline.steps {
            match *step {
                symbol::Step::Move(x, y) => content.move_to(x, y),
                symbol::Step::Line(x, y) => content.line_to(x, y),
                symbol::Step::Curve([ax, ay, bx, by, x, y]) => {
                    content.cubic_to(ax, ay, bx, by, x, y)
                }
                symbol::Step::Close => content.close_path(),
            };
        }
        paint(content, fill.is_some(), outline.stroke.is_some());
    }
    content.restore_state();
}

const CODES: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

fn write_font(pdf: &mut Pdf, ids: &mut Ids, face: Face, used: &Used) -> Ref {
    let (font, cid, descriptor, letters, data) =
        (ids.next(), ids.next(), ids.next(), ids.next(), ids.next());
    let table = face.table();
    let subset = subsetter::subset(face.bytes(), 0, &used.mapper).expect("the fonts are sound");
    // Six letters that differ with what is in the subset, as the format asks.
    let sum = used.letters.values().fold(7_u32, |it, &c| it.wrapping_mul(31) ^ u32::from(c));
    let tag: String =
        (0..6).map(|it| char::from(b'A' + (sum >> (it * 5) & 31) as u8 % 26)).collect();
    let name = format!("{tag}+{}", face.name());
    let name = Name(name.as_bytes());
    pdf.type0_font(font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(letters);
    let mut entry = pdf.cid_font(cid);
    entry.subtype(CidFontType::Type2).base_font(name).system_info(CODES);
    entry.font_descriptor(descriptor).default_width(0.0);
    entry.cid_to_gid_map_predefined(Name(b"Identity"));
    let advance = |it: u16| face.advance(ttf_parser::GlyphId(it)) as f32;
    entry.widths().consecutive(0, used.mapper.remapped_gids().map(advance));
    entry.finish();
    let bounds = table.global_bounding_box();
    let [left, bottom, right, top] =
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(f32::from);
    let flags = match face {
        Face::Serif => FontFlags::SERIF | FontFlags::SYMBOLIC,
        Face::Italic => FontFlags::SERIF | FontFlags::ITALIC | FontFlags::SYMBOLIC,
        Face::Sans | Face::Bold => FontFlags::SYMBOLIC,
    };
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(flags)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(table.italic_angle())
        .ascent(f32::from(table.ascender()))
        .descent(f32::from(table.descender()))
        .cap_height(f32::from(table.capital_height().unwrap_or(660)))
        .stem_v(if face == Face::Sans || face == Face::Italic { 84.0 } else { 120.0 })
        .font_file2(data);
    let mut cmap = UnicodeCmap::new(Name(b"Letters"), CODES);
    for (&glyph, &letter) in &used.letters {
        cmap.pair(glyph, letter);
    }
    pdf.stream(letters, &deflated(&cmap.finish())).filter(Filter::FlateDecode);
    let length = subset.len() as i32;
    let compressed = deflated(&subset);
    let mut stream = pdf.stream(data, &compressed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), length);
    stream.finish();
    font
}
