//! The page on the rules names a test for every one of them: they exist.

use std::fs;

use crate::expect::path;

const PAGE: &str = include_str!("../../../../docs/autobahn.md");

#[test]
fn every_test_named_on_the_page_exists() {
    let modules = ["cases::", "rulebook::", "data::", "edition::", "solo::", "modules::", "kit::"];
    let names = PAGE.split('`').filter(|text| modules.iter().any(|it| text.starts_with(it)));
    let mut found = 0;
    for name in names {
        let (module, test) = name.rsplit_once("::").unwrap();
        let file = path(&format!("{}.rs", module.replace("::", "/")));
        let source = fs::read_to_string(&file).unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
        assert!(source.contains(&format!("fn {test}()")), "there is no test {name}");
        found += 1;
    }
    assert!(found > 100, "only {found} tests are named");
    assert!(!PAGE.contains("(pending)"), "a rule without a test");
}
