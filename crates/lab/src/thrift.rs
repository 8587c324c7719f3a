//! Thrift's compact protocol, as much as Parquet's headings need.

/// A struct being written.
#[derive(Debug, Default)]
pub(crate) struct Thrift {
    bytes: Vec<u8>,
    /// The number of the field written last, in each struct that is open.
    last: i16,
    outer: Vec<i16>,
}

const INT32: u8 = 5;
const INT64: u8 = 6;
const TEXT: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

impl Thrift {
    /// What was written.
    pub(crate) fn bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Begins a struct within a list.
    pub(crate) fn begin(&mut self) {
        self.outer.push(std::mem::take(&mut self.last));
    }

    /// Ends the innermost struct.
    pub(crate) fn stop(&mut self) {
        self.bytes.push(0);
        self.last = self.outer.pop().unwrap_or_default();
    }

    /// A struct in a field.
    pub(crate) fn field_struct(&mut self, field: i16) {
        self.field(field, STRUCT);
        self.begin();
    }

    /// A number of 32 bits.
    pub(crate) fn int32(&mut self, field: i16, number: i64) {
        self.field(field, INT32);
        self.number(number);
    }

    /// A number of 64 bits.
    pub(crate) fn int64(&mut self, field: i16, number: i64) {
        self.field(field, INT64);
        self.number(number);
    }

    /// A text.
    pub(crate) fn text(&mut self, field: i16, text: &str) {
        self.field(field, TEXT);
        self.plain_text(text);
    }

    /// A list of structs, which are written next.
    pub(crate) fn list_of_structs(&mut self, field: i16, n: usize) {
        self.list(field, STRUCT, n);
    }

    /// A list of numbers.
    pub(crate) fn list_of_int32s(&mut self, field: i16, numbers: &[i64]) {
        self.list(field, INT32, numbers.len());
        numbers.iter().for_each(|&it| self.number(it));
    }

    /// A list of texts.
    pub(crate) fn list_of_texts(&mut self, field: i16, texts: &[&str]) {
        self.list(field, TEXT, texts.len());
        texts.iter().for_each(|it| self.plain_text(it));
    }

    /// Fields are numbered from the one before; all of ours are within fifteen.
    fn field(&mut self, field: i16, kind: u8) {
        let step = u8::try_from(field - self.last).expect("fields are written in order");
        self.bytes.push(step << 4 | kind);
        self.last = field;
    }

    fn list(&mut self, field: i16, kind: u8, n: usize) {
        self.field(field, LIST);
        match u8::try_from(n) {
            Ok(n) if n < 15 => self.bytes.push(n << 4 | kind),
            _ => {
                self.bytes.push(0xf0 | kind);
                self.varint(n as u64);
            }
        }
    }

    fn plain_text(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    /// Small numbers take few bytes, negative ones too.
    fn number(&mut self, number: i64) {
        self.varint(((number << 1) ^ (number >> 63)) as u64);
    }

    fn varint(&mut self, mut number: u64) {
        while 0x80 <= number {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_struct_as_the_protocol_prints_it() {
        let mut thrift = Thrift::default();
        thrift.int32(1, -1);
        thrift.text(4, "ab");
        thrift.list_of_int32s(5, &[150]);
        thrift.field_struct(6);
        thrift.int64(1, 64);
        thrift.stop();
        thrift.stop();
        let expected =
            [0x15, 1, 0x38, 2, b'a', b'b', 0x19, 0x15, 0xac, 2, 0x1c, 0x16, 0x80, 1, 0, 0];
        assert_eq!(thrift.bytes(), expected);
    }
}
