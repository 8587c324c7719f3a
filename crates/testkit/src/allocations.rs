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
