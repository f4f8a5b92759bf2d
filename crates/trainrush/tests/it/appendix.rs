//! The appendices of the rulebook, number by number, and every action, item and bonus in play.

use engine::{Game, Seat};
use trainrush::data::data;
use trainrush::nouns::*;
use trainrush::{Action, Reason, Step};

use crate::position::*;

fn exchange(kinds: &[Exchange]) -> Effect {
    Effect::Exchange(Exchanges(kinds.iter().copied().collect()))
}

fn advance(track: Track, times: u8) -> Effect {
    Effect::Advance { track, times }
}

/// `7-9 11` is 7, 8, 9 and 11.
fn numbers(text: &str) -> Vec<u8> {
    let range = |word: &str| {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        first.parse().unwrap()..=last.parse::<u8>().unwrap()
    };
    text.split_whitespace().flat_map(range).collect()
}

#[test]
fn appendix_a_the_special_action_of_each_card() {
    use Exchange::*;
    let table = [
        ("1", Effect::Vp(5)),
        ("2", Effect::Vp(7)),
        ("3", Effect::Vp(6)),
        ("4", Effect::Vp(3)),
        ("5-6", Effect::Station),
        ("7-9 11-12", Effect::Corruption(1)),
        ("10 13", Effect::Corruption(2)),
        ("14", Effect::Warehouse(3)),
        ("15-18", Effect::Warehouse(2)),
        ("19-21", Effect::Warehouse(1)),
        ("22", advance(Track::Wagons, 2)),
        ("23", advance(Track::Loading, 1)),
        ("24", Effect::AdvanceAny(2)),
        ("25-28", Effect::AdvanceAny(1)),
        ("29", exchange(&[OneThree, ThreeThree])),
        ("30", exchange(&[OneTwo, TwoThree, ThreeThree])),
        ("31-33", Effect::Load(2)),
        ("34-35 41", Effect::Investment(3)),
        ("36 38 42-43", Effect::Investment(2)),
        ("37", exchange(&[OneThree])),
        ("39-40 44-46", Effect::Investment(1)),
        ("48-49", Effect::Lease),
        ("50", Effect::Area(1)),
        ("51", Effect::Area(2)),
        ("52-54", Effect::DrawWagon(3)),
        ("55-57", Effect::DrawWagon(2)),
    ];
    let mut cards = 0;
    for (text, effect) in table {
        for number in numbers(text) {
            assert_eq!(card(&format!("A{number:02}")).data().special, effect, "A{number:02}");
            cards += 1;
        }
    }
    assert_eq!(cards, Card::COUNT);
}

#[test]
fn appendix_b_the_bonus_of_each_tile() {
    use Exchange::*;
    let table = [
        ("1-2", Effect::Plan { draw: 3, keep: 2 }),
        ("3-4", Effect::Plan { draw: 3, keep: 1 }),
        ("5-9", Effect::AdvanceAny(1)),
        ("10-11", Effect::Warehouse(2)),
        ("12-16", Effect::Warehouse(1)),
        ("17", exchange(&[OneThree])),
        ("18", exchange(&[OneTwo, TwoThree])),
        ("19-20", Effect::DrawWagon(2)),
        ("21", Effect::DrawWagon(3)),
        ("22-27", Effect::Corruption(1)),
        ("28-29", Effect::Load(2)),
        // The appendix leaves out 30.
        ("30-31", Effect::Load(1)),
        ("32", Effect::Investment(3)),
        ("33-37", Effect::Investment(2)),
        ("38-40", Effect::Investment(1)),
        ("41", Effect::Coal(3)),
        ("42-44", Effect::Coal(2)),
        ("45-47", Effect::Coal(1)),
    ];
    let mut tiles = 0;
    for (text, effect) in table {
        for number in numbers(text) {
            let tile = tile(&format!("B{number:02}"));
            assert_eq!(data().tiles[tile.idx()].effect, effect, "{tile}");
            tiles += 1;
        }
    }
    assert_eq!(tiles, Tile::COUNT);
}

#[test]
fn appendix_c_the_bonus_of_each_hero() {
    let table = [
        ("1 17", Effect::Investment(1)),
        ("2 10 14", Effect::Warehouse(1)),
        ("3 15", Effect::Special(1)),
        ("4", Effect::Tile),
        ("5", advance(Track::Wagons, 1)),
        ("6", Effect::Coal(1)),
        ("7", Effect::Station),
        ("8", Effect::Investment(2)),
        ("9 13 16", Effect::Corruption(1)),
        ("11", advance(Track::Unloading, 1)),
        ("12", Effect::Coal(2)),
        ("18", advance(Track::Loading, 1)),
    ];
    let mut heroes = 0;
    for (text, effect) in table {
        for number in numbers(text) {
            assert_eq!(hero(&format!("C{number:02}")).data().bonus, effect, "C{number:02}");
            heroes += 1;
        }
    }
    assert_eq!(heroes, Hero::COUNT);
}

/// In red, with a free special of this card.
fn special(id: &str) -> Position {
    let mut game = players(2);
    game.stand(0, "R-I8").hand(0, id).turn(0, Step::FreeSpecial(1));
    game
}

#[test]
fn corruption_twice_may_go_to_two_sectors_of_the_active_region() {
    let mut game = special("A10");
    game.play("special A10");
    assert_eq!(game.legal().len(), 5, "the five sectors of red, and no way to decline");
    game.play("corrupt red-trade; corrupt red-financial");
    let agents = |at: &str| game.sectors[sector(at).idx()].agents[0];
    assert_eq!([agents("red-trade"), agents("red-financial")], [Some(Seat(0)); 2]);
    assert_eq!(game.seat(0).agents, 13);
}

#[test]
fn three_warehouses_may_stand_in_several_zones_and_each_is_a_step() {
    let mut game = special("A14");
    game.play("special A14; build ZR1; build ZR4; build ZR1; skip");
    assert_eq!(game.seat(0).infrastructure, [3, 0, 0]);
    assert_eq!(game.zones[zone("ZR1").idx()].built(), 2);
    assert_eq!(game.seat(0).warehouses, 9);
}

#[test]
fn advances_of_cards() {
    let mut game = special("A22");
    game.play("special A22");
    assert_eq!(game.seat(0).value(Track::Wagons), 5, "twice on the track of wagons");
    let mut game = special("A23");
    game.play("special A23");
    assert_eq!(game.seat(0).value(Track::Loading), 2);
    let mut game = special("A24");
    game.play("special A24; advance coal; advance unloading");
    assert_eq!(game.seat(0).progress, [0, 1, 0, 1, 0]);
}

#[test]
fn loading_twice_fills_two_wagons() {
    let mut game = special("A31");
    game.train(0, "W201 _ _, W301 _ _ _").first_cars(0, "_", "gold");
    game.play("special A31; load 3; load 4");
    assert_eq!(game.seat(0).cubes(), [3, 1, 1, 0, 1]);
    assert_eq!(game.seat(0).train[0].unwrap().cargo[0], None, "two wagons, not three");
}

#[test]
fn a_card_leases_to_a_contractor_of_any_city_at_its_rank() {
    let mut game = special("A49");
    game.station(1, "ZB2").warehouse(0, "ZB2").warehouse(0, "ZR1");
    game.play("special A49");
    assert_eq!(game.choices("zone"), "ZB2", "any region, but a station must stand there");
    game.play("zone ZB2; contractor zainhold green");
    assert_eq!(game.seat(0).contractor, [0, 3, 0]);
    assert!(!game.cities[city("zainhold").idx()].contractors.contains(Region::Green));
}

#[test]
fn cards_draw_wagons_of_two_and_of_three_slots() {
    for (id, size) in [("A55", 2), ("A52", 3)] {
        let mut game = special(id);
        game.play(&format!("special {id}"));
        assert_eq!(
            game.legal().len(),
            6,
            "five open ones and the special one; it was chosen freely"
        );
        let last = game.legal().pop().unwrap();
        assert_eq!(last, format!("couple S{size}"));
        let first = game.legal()[0].clone();
        game.play(&first);
        let car = game.seat(0).train[2].unwrap();
        assert_eq!((car.wagon.data().size, car.cargo), (size, [None; 3]));
        assert!(game.rows[usize::from(size) - 2].iter().all(Option::is_some), "a new one is open");
    }
}

/// Cost, area and effect of each of the fourteen actions.
#[test]
fn the_fourteen_actions_of_the_action_area() {
    let invest = |action: &str, area: Area, cost: u16| {
        let mut game = players(2);
        game.stand(0, "R-I8").investment(0, 3).train(0, "W201 _ _, W301 _ _ _");
        game.turn(0, Step::Invest).play(&format!("invest {action}"));
        assert_eq!(game.seat(0).investment, 3 - cost, "{action}");
        assert_eq!(u16::from(game.areas[area.idx()]), cost, "{action}");
        game
    };
    assert_eq!(invest("mk1", Area::Market, 2).seat(0).coal, 1);
    assert_eq!(invest("mk2", Area::Market, 3).seat(0).coal, 2);
    let mut game = invest("bw1", Area::Build, 1);
    game.play("build ZR4");
    assert_eq!((game.seat(0).warehouses, game.seat(0).infrastructure), (11, [1, 0, 0]));
    let mut game = invest("bw2", Area::Build, 3);
    game.play("build ZR4; build ZR1");
    assert_eq!((game.seat(0).warehouses, game.seat(0).infrastructure), (10, [2, 0, 0]));
    let mut game = invest("bs", Area::Build, 2);
    game.play("station ZR2");
    assert_eq!((game.seat(0).stations, game.seat(0).infrastructure), (5, [0; 3]));
    assert!(game.zones[zone("ZR2").idx()].parcel);
    let mut game = invest("ld1", Area::Loading, 1);
    game.play("load 4");
    assert_eq!(game.seat(0).cubes(), [2, 1, 1, 0, 1]);
    let mut game = invest("ld2", Area::Loading, 2);
    game.play("load 4; load 3");
    assert_eq!(game.seat(0).cubes(), [4, 1, 1, 0, 1]);
    assert_eq!(invest("mv3", Area::Movement, 1).choices("move"), "G-I2, G-M2");
    assert_eq!(invest("mv6", Area::Movement, 2).step(), Step::Travel(6));
    assert_eq!(invest("x12", Area::Exchange, 2).choices("uncouple"), "1, 2");
    assert_eq!(invest("x23", Area::Exchange, 3).choices("uncouple"), "3");
    assert_eq!(invest("x33", Area::Exchange, 3).choices("uncouple"), "4");
    let game = invest("pl", Area::Planning, 2);
    assert_eq!((game.drawn.len(), game.step()), (3, Step::Keep(1)));
    let mut game = invest("co", Area::Corruption, 2);
    assert!(game.legal().iter().all(|it| it.starts_with("corrupt red-")));
    game.play("corrupt red-trade");
    assert_eq!(game.sectors[sector("red-trade").idx()].agents[0], Some(Seat(0)));
}

/// At the market of red with cubes for 28 and an Unloading of 6.
fn rich() -> Position {
    let mut game = players(2);
    game.stand(0, "R-M10").progress(0, "unloading", 4).first_cars(0, "brass", "gold");
    game.train(0, "W205 gold gold, W310 food copper gold");
    game.turn(0, Step::Market(Region::Red));
    game
}

/// Sells what the item needs, from the last cube on.
fn buy(item: &str) -> Position {
    let mut game = rich();
    game.play(&format!("buy {item}"));
    while matches!(game.step(), Step::Sell { .. }) {
        let last = game.legal().pop().unwrap();
        game.play(&last);
    }
    game
}

#[test]
fn the_eleven_items_of_the_black_market_have_their_prices() {
    let mut poor = rich();
    poor.seats[0].train[2] = None;
    poor.seats[0].train[3] = None;
    for car in poor.seats[0].train.iter_mut().flatten() {
        car.cargo = [None; 3];
    }
    let prices = [2, 4, 5, 5, 5, 6, 6, 6, 10, 16, 20];
    for (item, price) in Item::ALL.into_iter().zip(prices) {
        let why = poor.game.why_not(Seat(0), Action::Buy(item));
        assert_eq!(why, Some(Reason::TooDear { price, most: 0 }), "{item}");
    }
}

#[test]
fn the_eleven_items_of_the_black_market_do_what_they_say() {
    assert_eq!(buy("draw2").seat(0).hand.len(), 5);
    assert_eq!(buy("x22").choices("uncouple"), "3");
    assert_eq!(buy("x23").choices("uncouple"), "3");
    assert_eq!(buy("x33").choices("uncouple"), "4");
    assert_eq!(buy("corruption").legal().len(), 5, "the sectors of red");
    assert_eq!(buy("invest").seat(0).investment, 3);
    assert_eq!(buy("advance").legal().len(), 5, "any track");
    for size in 2..=5 {
        let mut game = buy(&format!("slot{size}"));
        assert_eq!(game.choices("slot"), "rackglen, blackborough, cinderhall");
        assert_eq!(game.why("slot brukas"), Reason::WrongRegion { region: Region::Blue });
        game.play("slot blackborough");
        assert_eq!(game.seat(0).earned, [0, 0, u16::from(size), 0], "as many points as cubes");
        assert_eq!(game.delivered(Seat(0), Region::Red), (size, 1));
        assert_eq!(game.seat(0).contract_markers, 11);
        assert!(game.contracts.iter().flatten().all(Option::is_some), "no tile is given up");
    }
}

#[test]
fn a_slot_is_not_for_sale_if_all_of_its_size_are_taken_in_the_region() {
    let mut game = rich();
    for city in ["rackglen", "blackborough", "cinderhall"] {
        game.slot(1, city, 3);
    }
    assert!(game.can("buy slot2") && !game.can("buy slot3") && game.can("buy slot4"));
    assert_eq!(game.why("buy slot3"), Reason::NoEffect);
}

/// The marker of seat 0 is one step before a space of the red infrastructure track.
fn building(space: u8) -> Position {
    let mut game = players(2);
    game.stand(0, "R-I8").seats[0].infrastructure = [space - 1, 0, 0];
    game.turn(0, Step::Warehouse).play("build ZR1");
    assert_eq!(game.seat(0).infrastructure[0], space);
    game
}

#[test]
fn bonuses_of_the_infrastructure_track() {
    for space in [1, 2, 4, 5, 7, 8, 10, 15] {
        assert!(!matches!(building(space).step(), Step::Advance { .. } | Step::Corrupt { .. }));
    }
    let mut game = building(3);
    assert_eq!(game.legal().len(), 6, "any of five tracks, or none");
    game.play("advance loading");
    assert_eq!(game.seat(0).value(Track::Loading), 2);
    let mut game = building(6);
    assert_eq!(game.legal().len(), 6, "a sector of red, or none");
    game.play("corrupt red-trade");
    assert_eq!(game.seat(0).agents, 14);
    let mut game = building(9);
    game.play("corrupt red-trade");
    assert_eq!(game.sectors[sector("red-trade").idx()].agents[..2], [Some(Seat(0)); 2]);
    assert_eq!(game.seat(0).agents, 13, "two in one sector");
    let mut game = building(9);
    game.play("skip");
    assert_eq!(game.seat(0).agents, 15, "a bonus may be declined");
}

/// The marker of seat 0 comes to a space of the red contractor track by a lease in Rackglen.
fn leasing(space: u8) -> Position {
    let mut game = players(2);
    game.stand(0, "R-I6").hand(0, "A01 A02 A03").first_cars(0, "_", "_");
    game.station(1, "ZR1").warehouse(0, "ZR1").tile(5, "B41");
    game.seats[0].contractor = [space - 1, 0, 0];
    game.turn(0, Step::Travel(1)).play("move R-I7; lease ZR1 red");
    assert_eq!(game.seat(0).contractor[0], space);
    game
}

#[test]
fn bonuses_of_the_contractor_track() {
    for space in [1, 2, 4, 5, 7, 8, 9, 11, 15] {
        assert!(!matches!(leasing(space).step(), Step::Tile { .. } | Step::FreeSpecial(_)));
    }
    let mut game = leasing(3);
    assert_eq!(game.step(), Step::Tile { may: true });
    game.play("tile 5");
    assert_eq!(game.seat(0).coal, 3);
    assert!(game.tiles_discarded.contains(tile("B41")));
    assert!(game.tiles[4].is_some_and(|it| it != tile("B41")), "a new tile");
    let mut game = leasing(6);
    game.play("special A01");
    assert_eq!((game.seat(0).earned[3], game.seat(0).hand.len()), (5, 2), "of one card");
    assert!(!matches!(game.step(), Step::FreeSpecial(_)));
    let mut game = leasing(10);
    game.play("special A01; special A02");
    assert_eq!((game.seat(0).earned[3], game.seat(0).hand.len()), (12, 1), "of two cards");
    let mut game = leasing(10);
    game.play("special A01; skip");
    assert_eq!(game.seat(0).hand.len(), 2, "or of one");
}

#[test]
fn the_long_tracks_end_at_fifteen() {
    let mut game = players(2);
    game.stand(0, "R-O7").first_cars(0, "_", "_").station(1, "ZR1").warehouse(0, "ZR1");
    game.seats[0].contractor = [14, 0, 0];
    game.seats[0].infrastructure = [15, 0, 0];
    game.turns(&[(0, Step::Travel(1)), (0, Step::Warehouse), (0, Step::Advance { may: false })]);
    game.play("move R-O8; lease ZR1 red; build ZR2");
    assert_eq!((game.seat(0).contractor[0], game.seat(0).infrastructure[0]), (15, 15));
}
