//! Whole matches: kept as text, counted, replayed, walked over; and the page on the rules.

use automobile::{Action, Automobile, Options};
use engine::{Action as _, Game};
use testkit::{Kept, Style, Suite, times};

pub const SUITE: Suite<Automobile> = Suite {
    home: env!("CARGO_MANIFEST_DIR"),
    zeal: |action: Action| match action {
        Action::End => 0,
        Action::Skip => 1,
        _ => 2,
    },
};

const BONUS: Options = Options { bonus_tiles: true, open_scores: false };
const OPEN: Options = Options { bonus_tiles: false, open_scores: true };

#[test]
fn two_players() {
    SUITE.golden("two", Options::default(), 2, 1, &[40]);
}

#[test]
fn three_players_with_open_scores() {
    SUITE.golden("three", OPEN, 3, 1, &[100]);
}

#[test]
fn four_players_with_bonus_tiles() {
    SUITE.golden("four", BONUS, 4, 1, &[150]);
}

/// From the beginning, and from positions reached at random: in every round and at the end.
#[test]
fn node_counts_stay_the_same() {
    SUITE.perft(&[0, 5, 40, 90, 150]);
}

#[test]
fn records_replay_and_reach_every_kind_of_action() {
    let kept = |name, options, seats, style| Kept { name, options, seats, style };
    let records = [
        kept("2-eager", Options::default(), 2, Style::Eager),
        kept("2-bonus", BONUS, 2, Style::Eager),
        kept("2-random", BONUS, 2, Style::Random),
        kept("3-eager", Options::default(), 3, Style::Eager),
        kept("3-bonus", BONUS, 3, Style::Eager),
        kept("3-random", Options::default(), 3, Style::Random),
        kept("4-eager", Options::default(), 4, Style::Eager),
        kept("4-bonus", BONUS, 4, Style::Eager),
        kept("4-random", OPEN, 4, Style::Random),
    ];
    SUITE.records(&records, &BONUS, 4);
}

#[test]
fn the_page_on_the_rules_names_places_and_tests_that_exist() {
    assert!(SUITE.page() > 100);
}

#[test]
fn pieces_are_conserved_at_every_ply_of_500_matches() {
    for seats in Automobile::SEATS {
        for seed in 0..times(500) {
            SUITE.walk(&Options { bonus_tiles: seed % 2 == 1, ..OPEN }, seats, seed, |_, _| {});
        }
    }
}

/// What the state hides is the future only, so every guess is the truth and every view is the same.
#[test]
fn nobody_knows_more_than_another() {
    for seats in Automobile::SEATS {
        for seed in 0..times(20) {
            SUITE.walk(&BONUS, seats, seed, |state, rng| {
                for seat in state.all_seats() {
                    let mut guess = *state;
                    guess.determinize(Some(seat), rng);
                    assert_eq!(guess, *state);
                }
            });
        }
    }
}

/// Both ways to end a round are among the records.
#[test]
fn rounds_end_by_the_market_and_by_the_marker() {
    let (mut market, mut marker) = (0, 0);
    for file in std::fs::read_dir(SUITE.path("records")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let record: engine::Record = text.parse().unwrap();
        let table = engine::replay::<Automobile>(&record).unwrap();
        let mut again = engine::Match::<Automobile>::new(
            table.options().copied().unwrap(),
            record.seats,
            record.seed,
        )
        .unwrap();
        for ply in table.history() {
            for (_, event) in again.play(ply.seat, ply.action).unwrap() {
                if let automobile::Event::RoundEnds { market_full, marker_at_zero, .. } = event {
                    market += u32::from(market_full);
                    marker += u32::from(marker_at_zero);
                }
            }
        }
    }
    assert!(market > 3 && marker > 3, "{market} by the market, {marker} by the marker");
}

#[test]
fn every_verb_is_spelled_once() {
    let kinds = Action::KINDS;
    assert!((1..kinds.len()).all(|n| !kinds[..n].contains(&kinds[n])));
}

#[test]
fn what_is_sent_and_stored_is_as_published() {
    SUITE.schemas(&[BONUS, OPEN], times(3));
}

#[test]
fn the_published_schemas_explain_every_field() {
    SUITE.schemas_explain_every_field();
}
