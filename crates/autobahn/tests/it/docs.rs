//! The page on the rules says where each stands and what tests it.

use crate::SUITE;

#[test]
fn every_function_and_test_named_on_the_page_exists() {
    let tests = SUITE.page();
    assert!(tests > 100, "only {tests} tests are named");
}
