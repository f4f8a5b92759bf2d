//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use autobahn::nouns::*;
use autobahn::{Autobahn, Options, Step};
use engine::Game;
use proptest::prelude::*;

use crate::SUITE;

prop_compose! {
    /// A match after some random plies.
    fn midway()(
        [wine, traffic, services] in any::<[bool; 3]>(),
        seats in Autobahn::SEATS,
        seed in 0..1000u64,
        plies in 0..900u32,
    ) -> Autobahn {
        let options = Options { wine, traffic, services, ..Options::default() };
        SUITE.midway(&options, seats, seed, plies)
    }
}

const WORDS: &str = "red cyan black yellow I1.red A14 S1 R3.1 C2 B B1 1 2 4 9 -1 HH network extra unlock act \
                     develop load money DK PL pharmaceuticals 256 1e3 é";

/// Each kind of step, with figures that may or may not fit.
fn steps() -> impl Strategy<Value = Step> {
    let (truck, small, steps) = (0..2u8, 0..4u8, 0..30u8);
    let figures = (0..49u8, 0..52u8, 0..37u8, 0..8u8, 0..7u8, truck, small, steps);
    (0..31u8, figures).prop_map(
        |(kind, (card, section, link, country, colour, truck, small, steps))| {
            let (card, section, link) = (Card::of(card), Section::of(section), Link::of(link));
            let truck = TruckNo::of(truck);
            let (country, colour) = (Country::of(country), Colour::ALL[usize::from(colour)]);
            match kind {
                0 => Step::Route,
                1 => Step::Claim,
                2 => Step::Act,
                3 => Step::Space(card),
                4 => Step::Trucks,
                5 => Step::Moving { truck, left: steps },
                6 => Step::BonusMove { steps },
                7 => Step::ExtraStep { moving: truck, steps },
                8 => Step::StationBonus { truck, link },
                9 => Step::PickTile(country),
                10 => Step::Build,
                11 => Step::Pair { first: section },
                12 => Step::Upgrade,
                13 => Step::Load { steps },
                14 => Step::Station,
                15 => Step::Unlock,
                16 => Step::UnlockExtra,
                17 => Step::Promote,
                18 => Step::Gain,
                19 => Step::Discard,
                20 => Step::Replace(Space::new(small)),
                21 => Step::Swap,
                22 => Step::SwapFor(card),
                23 => Step::Recolour,
                24 => Step::Slide,
                25 => Step::SlideTo(card),
                26 => [Step::Flip, Step::Remove, Step::Traffic, Step::Over][usize::from(small)],
                27 => Step::Service(link),
                28 => Step::PayEmployee { colour, price: u16::from(steps) },
                29 => [Step::Employee(colour), Step::Develop(steps)][usize::from(small) / 2],
                _ => [Step::CheckRoute, Step::NextEra][usize::from(small) / 2],
            }
        },
    )
}

/// One value after the other is replaced by many others.
#[test]
fn every_value_of_a_saved_state_may_be_wrong() {
    let options = Options { wine: true, traffic: true, services: true, ..Options::default() };
    for (seats, plies) in [(1, 90), (3, 400)] {
        let state = SUITE.midway(&options, seats, 1, plies);
        let words = ["red", "R3.1", "Y5.2", "I1.red", "A14", "act", "over", "PL", "W1"];
        SUITE.every_value_may_be_wrong(&state, &words);
    }
}

#[test]
fn any_code_is_one_action_or_none() {
    SUITE.fuzz_codes(midway());
}

#[test]
fn any_text_is_played_or_refused() {
    SUITE.fuzz_texts(midway(), WORDS);
}

#[test]
fn any_state_is_refused_or_playable() {
    SUITE.fuzz_states(midway(), WORDS);
}

#[test]
fn any_stack_is_refused_or_playable() {
    SUITE.fuzz_stacks(midway(), steps(), |game| &mut game.stack);
}
