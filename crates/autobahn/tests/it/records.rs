//! Finished matches, replayed and verified; together they reach every kind of action.

use autobahn::{ExtraDepartment, Options};
use testkit::{Kept, Style};

use crate::SUITE;

fn modules() -> Options {
    Options { wine: true, traffic: true, services: true, ..Options::default() }
}

fn bare() -> Options {
    let (extra_tiles, two_colour_cards) = (false, false);
    let extra_department = ExtraDepartment::None;
    Options { extra_tiles, two_colour_cards, extra_department, ..Options::default() }
}

fn customs() -> Options {
    Options { extra_department: ExtraDepartment::Customs, ..Options::default() }
}

/// For each number of seats an eager match with and without modules, one with every option the other way,
/// a random one, and one beside a real table.
#[test]
fn records_replay_and_reach_every_kind_of_action() {
    let companion = Options { companion: true, ..Options::default() };
    let kept = |name, options, seats, style| Kept { name, options, seats, style };
    let records = [
        kept("1-eager", Options::default(), 1, Style::Eager),
        kept("1-modules", modules(), 1, Style::Eager),
        kept("2-eager", Options::default(), 2, Style::Eager),
        kept("2-modules", modules(), 2, Style::Eager),
        kept("3-eager", Options::default(), 3, Style::Eager),
        kept("3-modules", modules(), 3, Style::Eager),
        kept("4-eager", Options::default(), 4, Style::Eager),
        kept("4-modules", modules(), 4, Style::Eager),
        kept("3-bare", bare(), 3, Style::Eager),
        kept("1-companion", companion, 1, Style::Random),
        kept("2-random", customs(), 2, Style::Random),
    ];
    SUITE.records(&records, &modules(), 4);
}
