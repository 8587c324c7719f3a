//! Allocations: how often code asks for memory.

/// How often `work` allocates on this thread.
///
/// The counter is the allocator of every test that links this crate.
///
/// ```
/// let mut played = None;
/// assert_eq!(testkit::allocations(|| played = Some(1)), 0);
/// assert_eq!(testkit::allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
/// ```
pub fn allocations(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

/// How many bytes more are in use after `work` than before it, on this thread.
///
/// ```
/// let mut kept = Vec::new();
/// assert_eq!(testkit::bytes_kept(|| kept = vec![0_u8; 100]), 100);
/// assert_eq!(testkit::bytes_kept(|| drop(kept)), -100);
/// ```
pub fn bytes_kept(work: impl FnOnce()) -> i64 {
    allocation_counter::measure(work).bytes_current
}
