//! The page on the rules says of each rule what tests it.

use crate::SUITE;

#[test]
fn every_test_named_on_the_page_exists() {
    let tests = SUITE.page();
    assert!(tests > 100, "only {tests} tests are named");
}
