//! Bytes as letters that an address may hold: base64url without padding (RFC 4648).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The letters of these bytes.
pub(crate) fn from_bytes(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let word = three.iter().fold(0_u32, |sum, it| sum << 8 | u32::from(*it));
        let word = word << (8 * (3 - three.len()));
        for nth in 0..=three.len() {
            letters.push(char::from(LETTERS[(word >> (18 - 6 * nth)) as usize & 63]));
        }
    }
    letters
}

/// The bytes of these letters, if they are the letters of any.
pub(crate) fn to_bytes(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for four in letters.as_bytes().chunks(4) {
        let mut word = 0_u32;
        for letter in four {
            let value = LETTERS.iter().position(|it| it == letter)?;
            word = word << 6 | value as u32;
        }
        let word = word << (6 * (4 - four.len()));
        let n_bytes = four.len() * 3 / 4;
        let three = &word.to_be_bytes()[1..];
        // One letter alone is none, and what is left of the last is nothing.
        if n_bytes == 0 || three[n_bytes..].iter().any(|it| *it != 0) {
            return None;
        }
        bytes.extend(&three[..n_bytes]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_standard_and_lead_back() {
        for (text, letters) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")]
        {
            assert_eq!(from_bytes(text.as_bytes()), letters);
            assert_eq!(to_bytes(letters).unwrap(), text.as_bytes());
        }
        assert_eq!(from_bytes(&[0xfb, 0xff]), "-_8");
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(to_bytes(&from_bytes(&all)), Some(all));
    }

    #[test]
    fn what_no_bytes_have_as_letters_is_none() {
        for letters in ["Z", "Zg==", "Zh", "Zm9vY", "a b", "Zm9+", "é"] {
            assert_eq!(to_bytes(letters), None, "{letters}");
        }
    }
}
