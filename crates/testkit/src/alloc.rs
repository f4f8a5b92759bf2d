//! Search lives on `legal` and `apply`: they allocate nothing, and this counts it. What is kept for long is
//! to be small, and this measures it.
#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<isize> = const { Cell::new(0) };
}

fn add(bytes: isize) {
    BYTES.set(BYTES.get() + bytes);
}

/// Counts what each thread allocates, where a test's crate has it:
/// `#[global_allocator] static ALLOCATOR: testkit::Counting = testkit::Counting;`
#[derive(Debug)]
pub struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        add(layout.size().cast_signed());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        add(-(layout.size().cast_signed()));
        unsafe { System.dealloc(pointer, layout) }
    }
}

pub fn allocations(work: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    work();
    COUNT.get() - before
}

/// What the work leaves allocated on this thread, in bytes.
pub fn held<T>(work: impl FnOnce() -> T) -> (T, isize) {
    let before = BYTES.get();
    let kept = work();
    (kept, BYTES.get() - before)
}
