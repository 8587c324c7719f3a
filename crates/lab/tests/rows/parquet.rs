//! A reader of Parquet as its specification says it, for what the lab writes:
//! nothing of the writer is used here. pyarrow and DuckDB read the same files.

use std::{collections::BTreeMap, io::Read};

/// A column of a file, its cells as texts.
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) cells: Vec<String>,
}

/// A value of Thrift's compact protocol.
#[derive(Clone, Debug)]
enum Value {
    Number(i64),
    Text(String),
    List(Vec<Value>),
    Struct(BTreeMap<i16, Value>),
}

impl Value {
    fn field(&self, field: i16) -> &Value {
        match self {
            Value::Struct(fields) => &fields[&field],
            other => panic!("expected a struct with the field {field}, found {other:?}"),
        }
    }

    fn number(&self) -> usize {
        match self {
            Value::Number(number) => usize::try_from(*number).unwrap(),
            other => panic!("expected a number, found {other:?}"),
        }
    }

    fn text(&self) -> &str {
        match self {
            Value::Text(text) => text,
            other => panic!("expected a text, found {other:?}"),
        }
    }

    fn list(&self) -> &[Value] {
        match self {
            Value::List(values) => values,
            other => panic!("expected a list, found {other:?}"),
        }
    }
}

/// Reads a file.
pub(crate) fn read(file: &[u8]) -> Vec<Column> {
    assert_eq!(&file[..4], b"PAR1");
    let (rest, end) = file.split_at(file.len() - 8);
    assert_eq!(&end[4..], b"PAR1");
    let n_foot = u32::from_le_bytes(end[..4].try_into().unwrap()) as usize;
    let foot = read_struct(&mut &rest[rest.len() - n_foot..]);
    let schema = foot.field(2).list();
    assert_eq!(schema[0].field(5).number(), schema.len() - 1);
    let mut columns: Vec<Column> = schema[1..]
        .iter()
        .map(|it| Column { name: it.field(4).text().to_owned(), cells: Vec::new() })
        .collect();
    for group in foot.field(4).list() {
        let n_rows = group.field(3).number();
        for (column, chunk) in columns.iter_mut().zip(group.field(1).list()) {
            let of = chunk.field(3);
            assert_eq!(of.field(3).list()[0].text(), column.name);
            let at = of.field(9).number();
            let mut bytes = &file[at..at + of.field(7).number()];
            let page = read_struct(&mut bytes);
            assert_eq!(page.field(5).field(1).number(), n_rows);
            assert_eq!(bytes.len(), page.field(3).number());
            let mut plain = Vec::new();
            flate2::read::GzDecoder::new(bytes).read_to_end(&mut plain).unwrap();
            assert_eq!(plain.len(), page.field(2).number());
            column.cells.extend(cells(&plain, of.field(1).number()));
        }
    }
    let n_rows = foot.field(3).number();
    assert!(columns.iter().all(|it| it.cells.len() == n_rows));
    columns
}

/// Plain values of 64 bits (type 2), or texts with their length before them (type 6).
fn cells(mut plain: &[u8], kind: usize) -> Vec<String> {
    let mut cells = Vec::new();
    while !plain.is_empty() {
        let (cell, rest) = match kind {
            2 => {
                let (number, rest) = plain.split_at(8);
                (i64::from_le_bytes(number.try_into().unwrap()).to_string(), rest)
            }
            6 => {
                let (length, rest) = plain.split_at(4);
                let length = u32::from_le_bytes(length.try_into().unwrap()) as usize;
                (String::from_utf8(rest[..length].to_vec()).unwrap(), &rest[length..])
            }
            other => panic!("expected whole numbers or texts, found type {other}"),
        };
        cells.push(cell);
        plain = rest;
    }
    cells
}

fn read_struct(bytes: &mut &[u8]) -> Value {
    let mut fields = BTreeMap::new();
    let mut field = 0;
    loop {
        let head = byte(bytes);
        if head == 0 {
            return Value::Struct(fields);
        }
        assert_ne!(head >> 4, 0, "a field far away");
        field += i16::from(head >> 4);
        fields.insert(field, value(bytes, head & 15));
    }
}

fn value(bytes: &mut &[u8], kind: u8) -> Value {
    match kind {
        5 | 6 => {
            let number = varint(bytes);
            Value::Number((number >> 1) as i64 ^ -((number & 1) as i64))
        }
        8 => {
            let length = varint(bytes) as usize;
            let (text, rest) = bytes.split_at(length);
            *bytes = rest;
            Value::Text(String::from_utf8(text.to_vec()).unwrap())
        }
        9 => {
            let head = byte(bytes);
            let n = if head >> 4 == 15 { varint(bytes) } else { u64::from(head >> 4) };
            Value::List((0..n).map(|_| value(bytes, head & 15)).collect())
        }
        12 => read_struct(bytes),
        other => panic!("expected a type that Parquet uses, found {other}"),
    }
}

fn varint(bytes: &mut &[u8]) -> u64 {
    let mut number = 0;
    for shift in (0..).step_by(7) {
        let byte = byte(bytes);
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            break;
        }
    }
    number
}

fn byte(bytes: &mut &[u8]) -> u8 {
    let (&first, rest) = bytes.split_first().unwrap();
    *bytes = rest;
    first
}
