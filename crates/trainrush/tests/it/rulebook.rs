//! Every worked example of the rulebook, in its order. Colours are seats: yellow 0, white 1, black 2,
//! purple 3, unless an example is easier to read otherwise.

use engine::Seat;
use trainrush::nouns::*;
use trainrush::{Event, MoveNo, Phase, Step, yields};

use crate::position::*;

const YELLOW: u8 = 0;
const WHITE: u8 = 1;
const BLACK: u8 = 2;
const PURPLE: u8 = 3;

/// Purple begins, then black, yellow, white.
fn example() -> Position {
    let mut game = players(4);
    game.order(&[PURPLE, BLACK, YELLOW, WHITE]);
    game.turns(&[(PURPLE, Step::Bid), (BLACK, Step::Bid), (YELLOW, Step::Bid), (WHITE, Step::Bid)]);
    // After the bids comes lobbying.
    for frame in game.stack.frames_mut() {
        if frame.step == Step::Phase(Phase::Missions) {
            frame.step = Step::Phase(Phase::Lobbying);
        }
    }
    game
}

#[test]
fn setup_first_player_then_clockwise() {
    let game = set_up(4, Default::default());
    assert_eq!(game.order, [0, 1, 2, 3].map(Seat));
    assert_eq!(game.step(), Step::Cube(CarNo::of(2)));
}

#[test]
fn bidding_the_highest_spy_first_and_of_two_sixes_the_earlier() {
    let mut game = example();
    game.play("bid 2; bid 3; bid 6; bid 6");
    assert_eq!(game.order, [YELLOW, WHITE, BLACK, PURPLE].map(Seat));
    assert_eq!(game.to_move(), Seat(YELLOW));
}

#[test]
fn lobbying_one_spy_for_each_state_and_the_fourth_where_it_likes() {
    let mut game = example();
    game.play("bid 2; bid 3; bid 6; bid 6; lobby green-financial");
    assert_eq!((game.seat(YELLOW).investment, game.seat(YELLOW).progress[0]), (1, 1));
    assert!(!game.can("lobby green-trade"));
    game.play("lobby blue-resource");
    assert_eq!((game.seat(WHITE).coal, game.seat(WHITE).progress[1]), (1, 1));
    assert!(!game.can("lobby green-trade") && !game.can("lobby blue-trade"));
    game.play("lobby red-financial");
    assert_eq!((game.seat(BLACK).investment, game.seat(BLACK).progress[0]), (1, 1));
    assert_eq!(game.legal().len(), 15, "purple is the fourth");
    game.play("lobby red-financial");
    let field = Event::Lobbied { seat: Seat(PURPLE), sector: sector("red-financial"), field: 2 };
    assert!(game.told(field));
    // Income follows at once, for no wagon has room: 1 of the field and 3 of the track.
    assert_eq!((game.seat(PURPLE).investment, game.seat(PURPLE).progress[0]), (4, 1));
}

#[test]
fn movement_from_the_start_through_the_tunnel_and_past_others() {
    let mut game = players(4);
    let steps = [(PURPLE, 4), (BLACK, 2), (YELLOW, 4)];
    game.turns(&steps.map(|(seat, steps)| (seat, Step::Travel(steps))));
    assert_eq!(game.choices("move"), "G-I2, G-M2");
    game.play("move G-M2");
    assert_eq!(game.choices("move"), "R-I9");
    game.play("move R-I9");
    assert_eq!(game.choices("move"), "G-I2", "past black, but not onto purple");
    game.play("move G-I2");
    for steps in [2, 4] {
        assert_eq!(yields::ends(&game, Seat(WHITE), steps), []);
    }
}

#[test]
fn building_puts_the_marker_on_the_first_space_of_the_infrastructure_track() {
    let mut game = players(2);
    game.stand(YELLOW, "R-M2").tile(3, "B12").turn(YELLOW, Step::Travel(2));
    game.play("move SR2a1");
    assert_eq!(game.choices("build"), "ZR1, ZR2, ZR3, ZR4", "any red zone");
    let next = game.tile_stacks.stacks[0].len();
    game.play("build ZR4");
    assert_eq!(game.seat(YELLOW).infrastructure, [1, 0, 0]);
    assert_eq!(game.seat(YELLOW).warehouses, 11);
    assert_eq!(game.tile_stacks.stacks[0].len(), next - 1, "a new tile");
    assert!(game.tiles_discarded.contains(tile("B12")));
}

#[test]
fn income_two_investment_three_coal_and_three_wagons() {
    let mut game = players(2);
    game.progress(YELLOW, "coal", 1).progress(YELLOW, "loading", 2);
    game.first_cars(YELLOW, "brass", "_").train(YELLOW, "W202 _ _, W301 _ _ _, W303 _ _ _");
    game.turns(&[(YELLOW, Step::Advance { may: false }), (YELLOW, Step::Income)]);
    game.play("advance wagons");
    assert_eq!((game.seat(YELLOW).investment, game.seat(YELLOW).coal), (2, 3));
    game.play("load 2; cube copper; load 3; load 4");
    assert!(!matches!(game.step(), Step::Load { .. }), "no fourth wagon");
    let full = |car: usize| game.seat(YELLOW).train[car].unwrap().cargo;
    assert_eq!(full(1)[0], Some(Resource::Copper));
    assert_eq!(full(2), [Some(Resource::Water), Some(Resource::Water), None]);
    assert_eq!(full(4), [None; 3], "three wagons, not four");
}

#[test]
fn corruption_on_the_last_field_wins_the_sector_for_the_first_spy() {
    let mut game = players(4);
    game.spies("red-financial", &[BLACK, PURPLE, YELLOW, WHITE]);
    game.agents("red-financial", &[YELLOW, WHITE, PURPLE]).stand(BLACK, "R-I9");
    game.turn(BLACK, Step::Corrupt { region: None, agents: 1, may: false });
    game.play("corrupt red-financial");
    let agent = Event::AgentPlaced { seat: Seat(BLACK), sector: sector("red-financial"), field: 8 };
    assert!(game.told(agent));
    assert_eq!(game.sector_places(sector("red-financial"))[0], Some(Seat(BLACK)));
}

#[test]
fn investment_phase_action_by_action() {
    const PURPLE: u8 = 2;
    const BLACK: u8 = 3;
    let mut game = players(4);
    for (seat, markers) in [(YELLOW, 4), (WHITE, 4), (PURPLE, 3), (BLACK, 3)] {
        game.investment(seat, markers).stand(seat, ["R-M1", "R-M2", "R-M4", "R-I4"][seat as usize]);
    }
    game.turn(YELLOW, Step::Invest);
    game.play("invest mk2");
    assert_eq!(game.seat(YELLOW).coal, 2);
    game.play("invest bs; station ZR2");
    assert!(game.zones[zone("ZR2").idx()].parcel);
    game.play("invest mk1");
    assert_eq!(game.seat(PURPLE).coal, 1);
    assert_eq!(game.areas[Area::Market.idx()], 5);
    assert!(!game.can("invest mk1") && !game.can("invest mk2"), "one space is left of six");
    game.play("invest mv3; move R-I7");
    assert!(game.seat(BLACK).visited.contains(city("rackglen")), "the whole city action");
    game.play("pass");
    assert_eq!(game.seat(YELLOW).investment, 1, "kept for the next round");
    game.play("invest bw1; build ZR2");
    assert_eq!(game.seat(WHITE).infrastructure, [1, 0, 0], "beside her own station");
    game.play("invest bw1; build ZR2");
    game.play("invest pl");
    assert_eq!(game.drawn.len(), 3);
    let first = game.legal()[0].clone();
    game.play(&first);
    assert_eq!(game.to_move(), Seat(WHITE), "yellow has passed");
    game.play("pass");
    assert_ne!(game.step(), Step::Invest, "without markers the others pass by themselves");
}

#[test]
fn city_action_in_vardimium() {
    let mut game = players(4);
    game.stand(YELLOW, "G-M7").progress(YELLOW, "unloading", 3);
    game.first_cars(YELLOW, "brass", "gold").train(YELLOW, "W210 water food, W221 water water");
    game.contract("green", "K201").contract("green", "K301");
    game.warehouse(YELLOW, "ZR1").station(PURPLE, "ZG2").warehouse(YELLOW, "ZG2");
    game.leased(PURPLE, "ZG2", "red").leased(PURPLE, "ZG2", "green");
    game.turn(YELLOW, Step::Travel(1)).play("move G-M8");
    assert_eq!(game.seat(YELLOW).earned[0], 4, "first in a city of rank 2");
    assert_eq!(game.seat(YELLOW).tokens, [0, 1, 0, 0, 0]);
    assert_eq!(game.choices("lease"), "ZG2 blue", "the only station and the only colour");
    game.play("lease ZG2 blue");
    assert_eq!(game.seat(YELLOW).contractor, [0, 0, 2]);
    assert_eq!(game.choices("lease"), "", "one lease");
    game.play("contract K201");
    assert_eq!(game.seat(YELLOW).earned[1], 5);
    game.play("contract K301; give 4 1; give 4 2");
    assert_eq!(game.seat(YELLOW).earned[1], 11, "water and food and water as any");
    assert_eq!(game.seat(YELLOW).vp(), 15);
    let slots = game.cities[city("vardimium").idx()].slots;
    assert_eq!(slots, [Some(Seat(YELLOW)), Some(Seat(YELLOW)), None, None]);
    assert!(game.contracts[1].iter().all(Option::is_some), "new contracts at the end");
}

#[test]
fn black_market_three_brass_and_a_copper_for_the_slot_of_vexbourne() {
    let mut game = players(2);
    game.stand(YELLOW, "B-M9").progress(YELLOW, "unloading", 3);
    game.first_cars(YELLOW, "brass", "copper").train(YELLOW, "W201 brass brass");
    game.slot(1, "brukas", 2).slot(1, "aetherwick", 2);
    game.turn(YELLOW, Step::Travel(1)).play("move B-M10; buy slot2; give 1 1; give 3 1");
    game.play("give 3 2; give 2 1");
    assert_eq!(game.choices("slot"), "vexbourne");
    game.play("slot vexbourne");
    assert_eq!(game.seat(YELLOW).earned, [0, 0, 2, 0]);
    assert_eq!(game.delivered(Seat(YELLOW), Region::Blue), (2, 1));
}

#[test]
fn mission_of_pietia_rabov_in_the_red_region() {
    let mut game = players(2);
    game.stand(YELLOW, "R-O3").hero(YELLOW, "C07").turn(YELLOW, Step::Mission);
    game.play("mission C07");
    assert!(!game.cities[city("blackborough").idx()].mission);
    assert_eq!(game.choices("station"), "ZR1, ZR2, ZR3, ZR4");
    game.play("station ZR3");
    assert!(game.seat(YELLOW).missions.contains(hero("C07")));
    assert_eq!(trainrush::data::data().heroes[hero("C07").idx()].scores, Resource::Water);
}

#[test]
fn scoring_the_tops_of_progress_tracks() {
    let mut game = players(4);
    let top = track("coal").top();
    game.progress(YELLOW, "coal", top).progress(YELLOW, "loading", top);
    game.progress(BLACK, "investment", top);
    let tops = game.score_sheets().map(|sheet| sheet.tops);
    assert_eq!(tops, [20, 0, 10, 0]);
}

/// Green, then blue, then red, each in the order of the sectors; first and second place.
#[test]
fn scoring_the_fifteen_sectors() {
    let (y, w, b, p) = (YELLOW, WHITE, BLACK, PURPLE);
    let mut game = players(4);
    game.spies("green-financial", &[y, w, p]).agents("green-financial", &[y]);
    game.spies("green-resource", &[b]);
    game.spies("green-logistics", &[p, y]).agents("green-logistics", &[y]);
    game.spies("green-trade", &[p]);
    game.spies("green-technology", &[w]).agents("green-technology", &[b, b]);
    game.spies("blue-financial", &[y, p]).agents("blue-financial", &[p, y, p]);
    game.spies("blue-resource", &[w, y]);
    game.spies("blue-logistics", &[w, p]);
    game.spies("blue-trade", &[b, y]);
    game.spies("blue-technology", &[b, y]).agents("blue-technology", &[y]);
    game.spies("red-financial", &[b, p, w]).agents("red-financial", &[p]);
    game.spies("red-resource", &[p, y]);
    game.spies("red-logistics", &[w, y]).agents("red-logistics", &[w, y]);
    game.agents("red-trade", &[b, p]);
    game.spies("red-technology", &[p, w]).agents("red-technology", &[w]);
    let places = |text: &str| game.sector_places(sector(text)).map(|seat| seat.map(|it| it.0));
    assert_eq!(places("green-financial"), [Some(y), Some(w)]);
    assert_eq!(places("green-resource"), [Some(b), None], "nobody is second");
    assert_eq!(places("green-logistics"), [Some(y), Some(p)]);
    assert_eq!(places("green-trade"), [Some(p), None]);
    assert_eq!(places("green-technology"), [Some(b), Some(w)], "two agents");
    assert_eq!(places("blue-financial"), [Some(p), Some(y)]);
    assert_eq!(places("blue-resource"), [Some(w), Some(y)]);
    assert_eq!(places("blue-logistics"), [Some(w), Some(p)]);
    assert_eq!(places("blue-trade"), [Some(b), Some(y)]);
    assert_eq!(places("blue-technology"), [Some(y), Some(b)]);
    assert_eq!(places("red-financial"), [Some(p), Some(b)]);
    assert_eq!(places("red-resource"), [Some(p), Some(y)]);
    assert_eq!(places("red-logistics"), [Some(w), Some(y)], "the example's purple is a slip");
    assert_eq!(places("red-trade"), [Some(b), Some(p)], "the earlier agent");
    assert_eq!(places("red-technology"), [Some(w), Some(p)]);
    let sheet = game.score_sheets()[usize::from(b)];
    assert_eq!(sheet.sectors.iter().sum::<u8>(), 4 * 6 + 2 * 2);
}

#[test]
fn scoring_infrastructure_tracks() {
    let mut game = players(4);
    // Red, green and blue.
    let spaces = [[2, 5, 3], [4, 1, 0], [1, 3, 4], [4, 2, 3]];
    game.seats.iter_mut().zip(spaces).for_each(|(it, spaces)| it.infrastructure = spaces);
    let sheets = game.score_sheets();
    let points = |region: Region| sheets.map(|sheet| sheet.infrastructure[region.idx()]);
    assert_eq!(points(Region::Green), [12, 0, 6, 0]);
    assert_eq!(points(Region::Blue), [3, 0, 12, 3], "two share the second place");
    assert_eq!(points(Region::Red), [0, 9, 0, 9], "two share both");
    assert_eq!(sheets[usize::from(PURPLE)].total, 12);
}

#[test]
fn scoring_contractor_tracks() {
    let mut game = players(4);
    let spaces = [[3, 5, 1], [3, 2, 3], [3, 2, 3], [3, 2, 3]];
    game.seats.iter_mut().zip(spaces).for_each(|(it, spaces)| it.contractor = spaces);
    let sheets = game.score_sheets();
    let points = |colour: Region| sheets.map(|sheet| sheet.contractors[colour.idx()]);
    assert_eq!(points(Region::Green), [12, 2, 2, 2], "three share the second place");
    assert_eq!(points(Region::Blue), [0, 6, 6, 6], "three share both");
    assert_eq!(points(Region::Red), [4, 4, 4, 4], "rounded down");
    assert_eq!(sheets[usize::from(YELLOW)].total, 16);
}

#[test]
fn scoring_special_wagons_only_when_full() {
    let mut game = players(4);
    game.train(BLACK, "S3 2, S2 2");
    assert_eq!(game.special_wagon_points(Seat(BLACK)), 10);
}

#[test]
fn scoring_contracts_by_region() {
    let mut game = players(4);
    game.slot(BLACK, "marrowgate", 2).slot(BLACK, "vardimium", 3).slot(BLACK, "zainhold", 3);
    game.slot(YELLOW, "marrowgate", 3).slot(YELLOW, "vardimium", 5);
    game.slot(BLACK, "brukas", 2).slot(BLACK, "brukas", 5);
    game.slot(YELLOW, "aetherwick", 2).slot(YELLOW, "aetherwick", 3);
    game.slot(PURPLE, "vexbourne", 2).slot(PURPLE, "vexbourne", 3);
    for (seat, sizes) in [(YELLOW, [2, 5]), (WHITE, [3, 4]), (PURPLE, [3, 4])] {
        let at = ["rackglen", "blackborough", "", "cinderhall"][usize::from(seat)];
        game.slot(seat, at, sizes[0]).slot(seat, at, sizes[1]);
    }
    let shares = Region::ALL.map(|region| game.delivery_shares(region));
    assert_eq!(shares[Region::Green.idx()], [6, 0, 12, 0], "8 each, black has more markers");
    assert_eq!(shares[Region::Blue.idx()], [3, 0, 12, 3]);
    assert_eq!(shares[Region::Red.idx()], [6, 6, 0, 6]);
}

#[test]
fn scoring_missions() {
    let mut game = players(2);
    game.first_cars(YELLOW, "brass", "gold")
        .train(YELLOW, "W205 gold gold, W220 gold _, W202 water water");
    for hero in ["C01", "C11", "C07"] {
        game.mission(YELLOW, hero);
    }
    assert_eq!(game.mission_points(Seat(YELLOW)), 5 + 5 + 2);
}

#[test]
fn a_card_of_three_moves_and_a_special() {
    let mut game = players(2);
    game.stand(YELLOW, "R-I1").coal(YELLOW, 5).hand(YELLOW, "A01").turn(YELLOW, Step::Play);
    game.play("play A01; move R-I3; move R-I6");
    assert_eq!(game.seat(YELLOW).coal, 3);
    assert_eq!(game.step(), Step::Drive { card: card("A01"), nth: MoveNo::of(3) });
    game.play("move G-I1; special A01");
    assert_eq!((game.seat(YELLOW).coal, game.seat(YELLOW).earned[3]), (0, 5));
    assert_eq!(game.legal().len(), 3, "one of the three open cards");
    let taken = game.pool[0].unwrap();
    game.play(&format!("take {taken}"));
    assert!(game.seat(YELLOW).hand.contains(taken));
    assert!(game.discarded.contains(card("A01")) && game.table.is_empty());
    assert!(game.pool.iter().all(Option::is_some), "three are open again");
}
