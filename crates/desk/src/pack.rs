//! Bytes deflated and inflated, with a limit to what may come out.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// Why bytes cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PackError {
    /// They are not all there, or some have changed.
    Damaged,
    /// More would come out than may.
    Large,
}

/// The bytes, deflated without a header.
pub(crate) fn deflated(bytes: &[u8]) -> Vec<u8> {
    // What cannot be made smaller grows by a few bytes for each block.
    let mut packed = Vec::with_capacity(bytes.len() + bytes.len() / 1000 + 64);
    let mut deflate = Compress::new(Compression::best(), false);
    let status = deflate.compress_vec(bytes, &mut packed, FlushCompress::Finish);
    assert!(matches!(status, Ok(Status::StreamEnd)), "there is room for all of it");
    packed
}

/// The bytes that were deflated, at most `most` of them.
pub(crate) fn inflated(packed: &[u8], most: usize) -> Result<Vec<u8>, PackError> {
    let mut bytes = Vec::with_capacity(most.min(packed.len() * 8));
    let mut inflate = Decompress::new(false);
    loop {
        let read = usize::try_from(inflate.total_in()).unwrap_or(usize::MAX);
        let n_before = (read, bytes.len());
        let status = inflate
            .decompress_vec(&packed[read..], &mut bytes, FlushDecompress::None)
            .map_err(|_| PackError::Damaged)?;
        let read = usize::try_from(inflate.total_in()).unwrap_or(usize::MAX);
        match status {
            Status::StreamEnd if read == packed.len() => return Ok(bytes),
            Status::StreamEnd => return Err(PackError::Damaged),
            _ if most <= bytes.len() => return Err(PackError::Large),
            _ if bytes.len() == bytes.capacity() => {
                bytes.reserve_exact((most - bytes.len()).min(bytes.len().max(1024)));
            }
            _ if n_before == (read, bytes.len()) => return Err(PackError::Damaged),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_as_they_were() {
        for text in ["", "a", "abcabcabcabc", &"London, patch by patch. ".repeat(2000)] {
            assert_eq!(inflated(&deflated(text.as_bytes()), 1 << 16).unwrap(), text.as_bytes());
        }
    }

    #[test]
    fn a_bomb_does_not_go_off_and_a_piece_is_no_whole() {
        let bomb = deflated(&vec![b'a'; 1 << 22]);
        assert!(bomb.len() < 1 << 13);
        assert_eq!(inflated(&bomb, 1 << 16), Err(PackError::Large));
        let whole = deflated(b"a game of London, and another game of London");
        for n in 0..whole.len() {
            assert_eq!(inflated(&whole[..n], 1 << 16), Err(PackError::Damaged), "{n} bytes");
        }
        let more = [&whole[..], b"x"].concat();
        assert_eq!(inflated(&more, 1 << 16), Err(PackError::Damaged));
    }
}
