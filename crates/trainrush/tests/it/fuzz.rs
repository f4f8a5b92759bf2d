//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use engine::Game;
use proptest::prelude::*;
use trainrush::nouns::*;
use trainrush::{MoveNo, Options, Phase, Step, TrainRush};

use crate::SUITE;

prop_compose! {
    /// A match after some random plies.
    fn midway()(
        random_heroes: bool,
        seats in TrainRush::SEATS,
        seed in 0..1000u64,
        plies in 0..500u32,
    ) -> TrainRush {
        SUITE.midway(&Options { random_heroes, ..Options::default() }, seats, seed, plies)
    }
}

const WORDS: &str = "A01 A47 B30 C07 K201 W201 S2 R-I7 START rackglen red ZR1 red-trade coal gold mk1 slot2 over bid \
                     invest play draft 1 2 5 6 9 -1 256 1e3 é";

/// Each kind of step, with figures that may or may not fit.
fn steps() -> impl Strategy<Value = Step> {
    let figures = (0..56u8, 0..48u8, 0..12u8, 0..9u8, 1..=8u8, 0..20u8, any::<bool>());
    (0..45u8, figures).prop_map(|(kind, (card, contract, zone, nine, car, small, may))| {
        let (card, contract, zone) = (Card::of(card), Contract::of(contract), Zone::of(zone));
        let (city, car, region) =
            (City::of(nine), CarNo::of(car), Region::ALL[usize::from(nine % 3)]);
        let nth = MoveNo::of(nine % 3 + 1);
        let token = Token::of(nine % 5 + 2);
        let kinds = Exchanges(Exchange::ALL.into_iter().skip(usize::from(nine % 5)).collect());
        let size = nine % 4 + 1;
        let number = Number9::of(nine + 1);
        match kind {
            0 => Step::Cube(car),
            1 => Step::KeepCards,
            2 => Step::KeepHeroes,
            3 => Step::Draft,
            4 => Step::Bid,
            5 => Step::Lobby,
            6 => Step::Load { left: small, may },
            7 => Step::Invest,
            8 => Step::Play,
            9 => Step::Drive { card, nth },
            10 => Step::DriveWith { card, nth, token },
            11 => Step::Special(card),
            12 => Step::Pool,
            13 => Step::Discard,
            14 => Step::Mission,
            15 => Step::City { city, unloaded: small, leased: may },
            16 => Step::Deliver { contract, given: small % 6 },
            17 => Step::Market(region),
            18 => Step::Sell { item: Item::ALL[usize::from(small % 11)], sold: nine, value: small },
            19 => Step::Parcel(zone),
            20 => Step::Warehouse,
            21 => Step::Station,
            22 => Step::Corrupt { region: may.then_some(region), agents: small, may },
            23 => Step::Advance { may },
            24 => Step::Exchange { kinds, may },
            25 => Step::ExchangeFor { kinds, car },
            26 => Step::DrawWagon { size, may },
            27 => Step::Keep(small),
            28 => Step::Lease,
            29 => Step::Contractor(zone),
            30 => Step::Area(small),
            31 => Step::Travel(small),
            32 => Step::Tile { may },
            33 => Step::FreeSpecial(small),
            34 => Step::Slot { size: small % 7, vp: small },
            35 => Step::DealCards,
            36 => Step::DealHeroes,
            37 => Step::Phase(Phase::ALL[usize::from(small % 7)]),
            38 => Step::Income,
            39 => {
                if may {
                    Step::EndTurn(card)
                } else {
                    Step::Return(card)
                }
            }
            40 => {
                if may {
                    Step::RefillPool
                } else {
                    Step::RefillTile(number)
                }
            }
            41 => Step::OpenTile(number),
            42 => {
                if may {
                    Step::ScoreLeases(zone)
                } else {
                    Step::ScoreStation(zone)
                }
            }
            43 => {
                if may {
                    Step::ScoreLease(region)
                } else {
                    Step::Infrastructure(region)
                }
            }
            _ => Step::Over,
        }
    })
}

/// One value after the other is replaced by many others.
#[test]
fn every_value_of_a_saved_state_may_be_wrong() {
    for (seats, plies) in [(2, 3), (4, 250)] {
        let state = SUITE.midway(&Options::default(), seats, 1, plies);
        let words = ["A01", "K201", "S2", "gold", "red", "red-trade", "ZR1", "slot2", "over"];
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
