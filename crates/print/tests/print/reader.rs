//! A small reader for the files that `print` writes: what a printer would do with them.

use std::{collections::BTreeMap, io::Read};

use flate2::read::ZlibDecoder;

/// A file, object by object.
pub(crate) struct File {
    objects: BTreeMap<i32, (String, Vec<u8>)>,
}

/// A straight stroke on a page, in millimetres from the top left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke {
    pub(crate) from: (f64, f64),
    pub(crate) to: (f64, f64),
    pub(crate) width: f64,
}

/// Letters on a page, in millimetres from the top left.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) said: String,
    pub(crate) at: (f64, f64),
    /// The piece of the page that a screen reader knows it by, if it is none of decoration.
    pub(crate) mark: Option<i32>,
    /// Whether it stands on its head.
    pub(crate) is_turned: bool,
}

/// A page as it is drawn.
#[derive(Default)]
pub(crate) struct Drawn {
    pub(crate) strokes: Vec<Stroke>,
    pub(crate) texts: Vec<Text>,
    /// Filled outlines: left, top, right, bottom.
    pub(crate) fills: Vec<[f64; 4]>,
    /// The same of outlines that are filled and drawn.
    pub(crate) framed: Vec<[f64; 4]>,
    /// Fills of more than one part: each part.
    pub(crate) patterns: Vec<Vec<[f64; 4]>>,
}

/// The box around points.
fn around(points: &[(f64, f64)]) -> [f64; 4] {
    let edge = |it: fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        points.iter().map(it).reduce(pick).unwrap()
    };
    let (x, y) = (|it: &(f64, f64)| it.0, |it: &(f64, f64)| it.1);
    [edge(x, f64::min), edge(y, f64::min), edge(x, f64::max), edge(y, f64::max)]
}

/// A string of the file: plain letters, or two bytes each.
pub(crate) fn text(value: &str) -> String {
    match value.strip_prefix("<FEFF").or_else(|| value.strip_prefix("<feff")) {
        Some(hex) => {
            let hex = hex.trim_end_matches('>');
            let units = (0..hex.len() / 4).map(|it| &hex[it * 4..it * 4 + 4]);
            let units: Vec<u16> = units.map(|it| u16::from_str_radix(it, 16).unwrap()).collect();
            String::from_utf16(&units).unwrap()
        }
        None => value.trim_matches(['(', ')']).replace('\\', ""),
    }
}

fn find(bytes: &[u8], what: &[u8], from: usize) -> Option<usize> {
    bytes[from..].windows(what.len()).position(|it| it == what).map(|it| from + it)
}

/// The value of a key: up to the next key, bracket or end.
pub(crate) fn value<'a>(dict: &'a str, key: &str) -> Option<&'a str> {
    let at = dict.match_indices(key).map(|it| it.0 + key.len());
    let mut at = at.filter(|&it| !dict[it..].starts_with(|it: char| it.is_ascii_alphanumeric()));
    let rest = dict[at.next()?..].trim_start();
    let end = match rest.as_bytes()[0] {
        b'[' => rest.find(']')? + 1,
        b'(' => rest.find(')')? + 1,
        b'/' => 1 + rest[1..].find(|it: char| "/ \n>[".contains(it)).unwrap_or(rest.len() - 1),
        _ => rest.find(['/', '>', '\n']).unwrap_or(rest.len()),
    };
    Some(rest[..end].trim())
}

pub(crate) fn reference(value: &str) -> i32 {
    value.trim_start_matches('[').split(' ').next().unwrap().parse().unwrap()
}

pub(crate) fn numbers(value: &str) -> Vec<f64> {
    value.trim_matches(['[', ']']).split(' ').filter_map(|it| it.parse().ok()).collect()
}

impl File {
    /// Reads all objects, by their cross references.
    pub(crate) fn read(bytes: &[u8]) -> File {
        assert!(bytes.starts_with(b"%PDF-1.7"));
        let start = bytes.windows(9).rposition(|it| it == b"startxref").unwrap();
        let tail = String::from_utf8_lossy(&bytes[start..]).into_owned();
        let at: usize = tail.split_whitespace().nth(1).unwrap().parse().unwrap();
        let table = String::from_utf8_lossy(&bytes[at..start]).into_owned();
        let mut objects = BTreeMap::new();
        for line in table.lines().filter(|it| it.trim_end().ends_with(" n")) {
            let from: usize = line[..10].parse().unwrap();
            let end = find(bytes, b"endobj", from).unwrap();
            let body = &bytes[from..end];
            let (head, stream) = match find(body, b"stream\n", 0) {
                Some(at) => (&body[..at], body[at + 7..].to_vec()),
                None => (body, Vec::new()),
            };
            let head = String::from_utf8_lossy(head).into_owned();
            let id = head.split(' ').next().unwrap().parse().unwrap();
            let head = head.split_once("obj").unwrap().1.trim().to_owned();
            objects.insert(id, (head, stream));
        }
        File { objects }
    }

    pub(crate) fn dict(&self, id: i32) -> &str {
        &self.objects[&id].0
    }

    /// Every object that says this.
    pub(crate) fn with<'a>(&'a self, what: &'a str) -> impl Iterator<Item = (i32, &'a str)> {
        self.objects
            .iter()
            .filter(move |it| it.1.0.contains(what))
            .map(|it| (*it.0, it.1.0.as_str()))
    }

    pub(crate) fn stream(&self, id: i32) -> Vec<u8> {
        let mut out = Vec::new();
        ZlibDecoder::new(&self.objects[&id].1[..]).read_to_end(&mut out).unwrap();
        out
    }

    /// The pages in order.
    pub(crate) fn pages(&self) -> Vec<&str> {
        let (_, tree) = self.with("/Type /Pages").next().unwrap();
        let kids = value(tree, "/Kids").unwrap().trim_matches(['[', ']']);
        let words: Vec<&str> = kids.split_whitespace().collect();
        words.chunks(3).map(|it| self.dict(it[0].parse().unwrap())).collect()
    }

    /// What letters the codes of a font stand for.
    fn letters(&self, font: i32) -> BTreeMap<u16, String> {
        let map = reference(value(self.dict(font), "/ToUnicode").unwrap());
        let text = String::from_utf8(self.stream(map)).unwrap();
        let mut letters = BTreeMap::new();
        for line in text.lines().filter(|it| it.starts_with('<')) {
            let words: Vec<&str> = line.split(' ').map(|it| it.trim_matches(['<', '>'])).collect();
            if let [code, letter] = words[..] {
                let units: Vec<u16> = (0..letter.len() / 4)
                    .map(|it| u16::from_str_radix(&letter[it * 4..it * 4 + 4], 16).unwrap())
                    .collect();
                let code = u16::from_str_radix(code, 16).unwrap();
                letters.insert(code, String::from_utf16(&units).unwrap());
            }
        }
        letters
    }

    /// Draws a page.
    pub(crate) fn draw(&self, page: &str) -> Drawn {
        let height = numbers(value(page, "/MediaBox").unwrap())[3];
        let fonts = &page[page.find("/Font").unwrap()..];
        let fonts: BTreeMap<String, BTreeMap<u16, String>> = ["F0", "F1", "F2", "F3"]
            .iter()
            .filter_map(|it| Some((*it, value(fonts, &format!("/{it}"))?)))
            .map(|(name, it)| (name.to_owned(), self.letters(reference(it))))
            .collect();
        let stream = self.stream(reference(value(page, "/Contents").unwrap()));
        Painter { fonts: &fonts, height, drawn: Drawn::default() }.paint(&stream)
    }
}

type Matrix = [f64; 6];

fn times(a: Matrix, b: Matrix) -> Matrix {
    [
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    ]
}

struct Painter<'a> {
    fonts: &'a BTreeMap<String, BTreeMap<u16, String>>,
    height: f64,
    drawn: Drawn,
}

impl Painter<'_> {
    /// A point of the content in millimetres from the top left of the page.
    fn point(&self, m: Matrix, x: f64, y: f64) -> (f64, f64) {
        let (x, y) = (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]);
        (x * 25.4 / 72.0, (self.height - y) * 25.4 / 72.0)
    }

    fn paint(mut self, stream: &[u8]) -> Drawn {
        let mut at = 0;
        let mut operands: Vec<Vec<u8>> = Vec::new();
        let mut matrix: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        let (mut stack, mut marks) = (Vec::new(), Vec::new());
        let (mut width, mut font, mut text) = (1.0, String::new(), matrix);
        let (mut lines, mut points, mut pen) = (Vec::new(), Vec::new(), (0.0, 0.0));
        let mut starts = Vec::new();
        while let Some(token) = token(stream, &mut at) {
            let is_operand =
                matches!(token[0], b'0'..=b'9' | b'-' | b'.' | b'/' | b'(' | b'<' | b'[');
            if is_operand {
                operands.push(token);
                continue;
            }
            let n =
                |it: usize| -> f64 { std::str::from_utf8(&operands[it]).unwrap().parse().unwrap() };
            let six = || -> Matrix { [0, 1, 2, 3, 4, 5].map(n) };
            match token.as_slice() {
                b"q" => stack.push((matrix, width)),
                b"Q" => (matrix, width) = stack.pop().expect("as many ends as starts"),
                b"cm" => matrix = times(six(), matrix),
                b"w" => width = n(0),
                b"Tf" => font = String::from_utf8_lossy(&operands[0][1..]).into_owned(),
                b"Tm" => text = six(),
                b"m" | b"l" => {
                    let to = self.point(matrix, n(0), n(1));
                    match token.as_slice() {
                        b"l" => lines.push((pen, to)),
                        _ => starts.push(points.len()),
                    }
                    (pen, _) = (to, points.push(to));
                }
                b"c" => {
                    pen = self.point(matrix, n(4), n(5));
                    points.push(pen);
                }
                b"S" | b"B" | b"f" | b"n" => {
                    if token == b"S" {
                        let scale = (matrix[0] * 25.4 / 72.0).abs();
                        let strokes = lines.iter().map(|&(from, to)| Stroke {
                            from,
                            to,
                            width: width * scale,
                        });
                        self.drawn.strokes.extend(strokes);
                    }
                    if token == b"f" && !points.is_empty() {
                        self.drawn.fills.push(around(&points));
                    }
                    if token == b"B" && !points.is_empty() {
                        self.drawn.framed.push(around(&points));
                    }
                    if token == b"f" && 1 < starts.len() {
                        let ends = starts.iter().skip(1).copied().chain([points.len()]);
                        let parts =
                            starts.iter().zip(ends).map(|(&it, end)| around(&points[it..end]));
                        self.drawn.patterns.push(parts.collect());
                    }
                    lines.clear();
                    points.clear();
                    starts.clear();
                }
                b"BMC" => marks.push(None),
                b"BDC" => {
                    let dict = String::from_utf8_lossy(&operands[1]).into_owned();
                    marks.push(Some(reference(value(&dict, "/MCID").unwrap())));
                }
                b"EMC" => _ = marks.pop().expect("as many ends as starts"),
                b"TJ" => {
                    let said = spell(&operands[0], &self.fonts[&font]);
                    let whole = times(text, matrix);
                    let at = self.point(whole, 0.0, 0.0);
                    let mark = *marks.last().expect("all is marked");
                    self.drawn.texts.push(Text { said, at, mark, is_turned: whole[0] < 0.0 });
                }
                _ => {}
            }
            operands.clear();
        }
        assert!(stack.is_empty() && marks.is_empty());
        self.drawn
    }
}

/// The next word of a content stream; arrays, dictionaries and strings are one word.
fn token(stream: &[u8], at: &mut usize) -> Option<Vec<u8>> {
    while stream.get(*at).is_some_and(|it| it.is_ascii_whitespace()) {
        *at += 1;
    }
    let start = *at;
    match *stream.get(start)? {
        b'[' | b'(' | b'<' => {
            let (mut depth, mut in_text) = (0, 0);
            loop {
                match stream[*at] {
                    b'\\' => *at += 1,
                    b'(' => in_text += 1,
                    b')' => in_text -= 1,
                    b'[' | b'<' if in_text == 0 => depth += 1,
                    b']' | b'>' if in_text == 0 => depth -= 1,
                    _ => {}
                }
                *at += 1;
                if depth == 0 && in_text == 0 {
                    break;
                }
            }
        }
        _ => {
            *at += 1;
            while stream
                .get(*at)
                .is_some_and(|it| !it.is_ascii_whitespace() && !b"[(</".contains(it))
            {
                *at += 1;
            }
        }
    }
    Some(stream[start..*at].to_vec())
}

/// The letters of an array of strings and distances.
fn spell(array: &[u8], letters: &BTreeMap<u16, String>) -> String {
    let mut bytes = Vec::new();
    let mut at = 1;
    while at < array.len() {
        match array[at] {
            b'(' => {
                at += 1;
                // Parentheses that match stand in a string as they are.
                let mut depth = 1;
                loop {
                    match array[at] {
                        b'(' => depth += 1,
                        b')' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                    if array[at] == b'\\' {
                        at += 1;
                        let digits =
                            array[at..].iter().take(3).take_while(|it| it.is_ascii_digit()).count();
                        if 0 < digits {
                            let octal = std::str::from_utf8(&array[at..at + digits]).unwrap();
                            bytes.push(u8::from_str_radix(octal, 8).unwrap());
                            at += digits;
                            continue;
                        }
                        bytes.push(match array[at] {
                            b'n' => b'\n',
                            b'r' => b'\r',
                            b't' => b'\t',
                            b'b' => 8,
                            b'f' => 12,
                            other => other,
                        });
                    } else {
                        bytes.push(array[at]);
                    }
                    at += 1;
                }
            }
            b'<' => {
                let end = at + array[at..].iter().position(|&it| it == b'>').unwrap();
                let hex = std::str::from_utf8(&array[at + 1..end]).unwrap();
                bytes.extend(
                    (0..hex.len() / 2)
                        .map(|it| u8::from_str_radix(&hex[it * 2..it * 2 + 2], 16).unwrap()),
                );
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    bytes.chunks(2).map(|it| letters[&u16::from_be_bytes([it[0], it[1]])].clone()).collect()
}
