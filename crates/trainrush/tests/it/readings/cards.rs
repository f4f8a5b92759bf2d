//! Action cards and heroes.

use engine::{Game, Seat};
use trainrush::nouns::*;
use trainrush::{Event, Reason, Step};

use crate::position::*;

#[test]
fn an_empty_hand_still_takes_a_card() {
    let mut game = players(2);
    game.hand(0, "").turns(&[(0, Step::Advance { may: false }), (0, Step::Play)]);
    game.play("advance coal");
    assert!(game.told(Event::NoCard { seat: Seat(0) }));
    assert_eq!(game.step(), Step::Pool);
}

#[test]
fn the_special_of_another_card_costs_both_and_brings_one_new() {
    let mut game = players(2);
    game.stand(0, "R-I8").coal(0, 9).hand(0, "A19 A02").turn(0, Step::Play);
    game.play("play A19; move G-I1; move G-I5; move B-I1; special A02");
    assert_eq!(game.seat(0).earned[3], 7);
    assert!(game.discarded.contains(card("A02")) && game.discarded.contains(card("A19")));
    let first = game.legal()[0].clone();
    game.play(&first);
    assert_eq!(game.seat(0).hand.len(), 1);
}

#[test]
fn the_special_is_asked_whenever_a_coal_is_left() {
    let mut game = players(2);
    game.stand(0, "R-I8").coal(0, 3).hand(0, "A22 A05").turn(0, Step::Play);
    game.progress(0, "wagons", 5).seats[0].stations = 6;
    game.play("play A22; move G-I1; move G-I3; stop");
    assert_eq!(game.step(), Step::Pool, "not before all three moves are made");
    game.stand(0, "G-I3").coal(0, 4).hand(0, "A22").turn(0, Step::Play);
    game.play("play A22; move G-I5; move G-I7; move B-I4");
    assert_eq!(game.legal(), ["skip"], "asked though nothing can be done");
}

#[test]
fn a_free_special_is_asked_whenever_there_is_a_card() {
    let mut game = players(2);
    game.stand(0, "START").hand(0, "A05").turn(0, Step::FreeSpecial(1));
    assert_eq!(game.legal(), ["skip"], "a station needs a region, but nobody else may know");
}

#[test]
fn a_free_special_costs_the_card_and_no_coal() {
    let mut game = players(2);
    game.hand(0, "A01 A02").coal(0, 0).turn(0, Step::FreeSpecial(2)).play("special A01");
    assert_eq!(game.choices("special"), "A02");
    game.play("special A02");
    assert_eq!((game.seat(0).earned[3], game.seat(0).hand.len()), (12, 0));
    assert!(game.discarded.contains(card("A01")), "and no new one is drawn");
}

#[test]
fn heroes_are_asked_for_whenever_one_could_be_played_by_somebody() {
    let mut game = players(2);
    game.stand(0, "R-I1").turn(0, Step::Mission);
    game.hero(0, "C01");
    for hero in game.seat(0).heroes.iter().filter(|it| it.data().city.data().region == Region::Red)
    {
        game.seats[0].heroes.remove(hero);
    }
    let mut legal = Vec::new();
    game.game.legal(Seat(0), &mut legal);
    assert_eq!(legal, [trainrush::Action::Skip], "nobody learns that no red hero is there");
}

#[test]
fn a_hero_whose_bonus_is_impossible_may_be_played() {
    let mut game = players(2);
    game.stand(0, "R-I1").hero(0, "C07");
    for zone in ["ZR1", "ZR2", "ZR3", "ZR4"] {
        game.station(1, zone);
    }
    game.turn(0, Step::Mission).play("mission C07");
    assert!(game.seat(0).missions.contains(hero("C07")));
}

#[test]
fn one_hero_a_round_from_anywhere_in_the_region() {
    let mut game = players(2);
    game.stand(0, "R-I1").hero(0, "C08").hero(0, "C12");
    game.turns(&[(0, Step::Mission), (1, Step::Play)]).play("mission C08");
    assert_eq!((game.seat(0).investment, game.to_move()), (2, Seat(1)), "one turn in this phase");
    assert!(game.seat(0).heroes.contains(hero("C12")));
    game.stand(0, "G-I1").turn(0, Step::Mission);
    assert_eq!(game.why("mission C12"), Reason::WrongRegion { region: Region::Red });
}

#[test]
fn an_open_card_counts_for_the_limit_of_five() {
    let mut game = players(2);
    game.stand(0, "R-I8").coal(0, 9).hand(0, "A01").turn(0, Step::Play).play("play A01");
    // Meanwhile the hand was filled by bonuses.
    game.hand(0, "A02 A03 A04 A05 A06").play("stop");
    let open = game.pool[0].unwrap();
    game.play(&format!("take {open}"));
    assert_eq!((game.step(), game.legal().len()), (Step::Discard, 6), "any of the six");
    assert_eq!(game.pool.iter().flatten().count(), 2, "then the open cards are refilled");
    game.play(&format!("discard {open}"));
    assert_eq!(game.seat(0).hand.len(), 5);
    assert!(game.discarded.contains(open) && game.pool.iter().all(Option::is_some));
}

#[test]
fn cards_drawn_at_the_market_count_for_the_limit_too() {
    let mut game = players(2);
    game.hand(0, "A01 A02 A03 A04 A05").stand(0, "R-M10").first_cars(0, "brass", "gold");
    game.turn(0, Step::Market(Region::Red)).play("buy draw2; give 2 1; done");
    assert_eq!((game.step(), game.legal().len()), (Step::Discard, 7));
    game.play("discard A01; discard A02");
    assert_eq!((game.seat(0).hand.len(), game.discarded.len()), (5, 2));
}

#[test]
fn one_mission_in_each_city() {
    let mut game = players(2);
    game.stand(0, "R-I1").mission(1, "C11").hero(0, "C07").turn(0, Step::Mission);
    let city = city("blackborough");
    assert_eq!(game.why("mission C07"), Reason::MissionGone { city });
}

#[test]
fn keeping_fewer_cards_is_allowed() {
    let mut game = players(2);
    game.stand(0, "R-M3").hand(0, "A01").tile(3, "B01").turn(0, Step::Travel(1)).play("move SR2a1");
    assert_eq!((game.drawn.len(), game.step()), (3, Step::Keep(2)));
    game.play("done");
    assert_eq!((game.seat(0).hand.len(), game.discarded.len()), (1, 3));
}

#[test]
fn two_of_three_drawn_cards_are_kept_and_no_third() {
    let mut game = players(2);
    game.stand(0, "R-M3").hand(0, "A01").tile(3, "B01").turn(0, Step::Travel(1)).play("move SR2a1");
    for kept in [2, 3] {
        assert!(matches!(game.step(), Step::Keep(_)));
        let first = game.legal()[0].clone();
        game.play(&first);
        assert_eq!(game.seat(0).hand.len(), kept);
    }
    assert!(!matches!(game.step(), Step::Keep(_)));
    assert_eq!((game.drawn.len(), game.discarded.len()), (0, 1), "the third is discarded");
}

#[test]
fn drawn_cards_are_not_in_hand_until_they_are_kept() {
    let mut game = players(2);
    game.investment(0, 2).hand(0, "A01 A02 A03 A04 A05").turn(0, Step::Invest).play("invest pl");
    assert!(matches!(game.step(), Step::Keep(1)), "no discard before the choice");
    let first = game.legal()[0].clone();
    game.play(&first);
    assert_eq!((game.step(), game.legal().len()), (Step::Discard, 6));
    game.play("discard A01");
    assert_eq!(game.seat(0).hand.len(), 5);
}

#[test]
fn a_card_being_executed_is_not_in_hand() {
    let mut game = players(2);
    game.stand(0, "R-I8").coal(0, 3).hand(0, "A50").turn(0, Step::Play).play("play A50");
    assert!(game.seat(0).hand.is_empty() && game.table.contains(card("A50")));
    assert!(!game.discarded.contains(card("A50")));
    // The same with a card whose special action is free.
    let mut game = players(2);
    game.stand(0, "R-I8").hand(0, "A50 A51").turn(0, Step::FreeSpecial(2)).play("special A50");
    assert!(game.table.contains(card("A50")) && !game.discarded.contains(card("A50")));
    game.play("invest bw1; build ZR1");
    assert!(game.table.is_empty() && game.discarded.contains(card("A50")));
}

#[test]
fn cards_put_under_are_drawn_last() {
    let mut game = players(2);
    let below = game.bottom;
    assert_eq!(below.len(), 4);
    assert_eq!(game.upper.len(), 35);
    game.investment(0, 90).investment(1, 0).hand(0, "").turn(0, Step::Invest);
    while game.upper.len() >= 3 {
        game.areas = [0; 7];
        game.play("invest pl; done");
        assert_eq!(game.bottom, below);
        game.turn(0, Step::Invest);
    }
    game.areas = [0; 7];
    game.play("invest pl; done");
    assert!(game.bottom.len() < 4, "now the lower part");
}

#[test]
fn the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() {
    let mut game = players(2);
    game.hand(0, "A01").investment(0, 2).turn(0, Step::Invest);
    let keep = Card::of(game.upper.0.first().unwrap());
    for part in [game.upper, game.bottom] {
        for card in part.0.iter().filter(|it| *it != keep.number()) {
            game.discarded.insert(Card::of(card));
        }
    }
    game.upper = engine::Bag(keep.bit());
    game.bottom = engine::Bag::default();
    game.seats.iter_mut().for_each(|player| player.under = Cards::EMPTY);
    game.play("invest pl");
    assert!(game.told(Event::Reshuffled));
    assert_eq!(game.drawn.len(), 3);
    assert!(game.drawn.contains(keep) && game.discarded.is_empty());
}

#[test]
fn the_action_area_by_a_card_asks_for_its_exact_cost() {
    let mut game = players(2);
    game.stand(0, "R-I8").hand(0, "A50 A51").turn(0, Step::FreeSpecial(2));
    game.play("special A50");
    assert_eq!(game.choices("invest"), "bw1, mv3", "no wagon has room");
    game.play("invest bw1; build ZR1; special A51");
    assert_eq!(game.choices("invest"), "mk1, bs, mv6, x12, pl, co");
    assert_eq!(game.areas, [0; 7], "no marker is placed");
}

/// No marker is placed, so none needs room.
#[test]
fn the_action_area_by_a_card_may_be_full() {
    let mut game = players(2);
    game.areas = [3; 7];
    game.stand(0, "R-I8").hand(0, "A50").investment(0, 9).turn(0, Step::Invest);
    let full = Reason::AreaFull { area: Area::Build, free: 0, need: 1 };
    assert_eq!(game.why("invest bw1"), full);
    game.turn(0, Step::FreeSpecial(1)).play("special A50; invest bw1; build ZR1");
    assert_eq!((game.seat(0).warehouses, game.seat(0).investment, game.areas), (11, 9, [3; 7]));
}

#[test]
fn heroes_that_were_not_played_score_nothing() {
    let mut game = players(2);
    game.first_cars(0, "brass", "gold").hero(0, "C01");
    assert_eq!((game.mission_points(Seat(0)), hero("C01").data().scores), (0, Resource::Gold));
    game.mission(0, "C01");
    assert!(game.mission_points(Seat(0)) > 0);
}

#[test]
fn the_last_hero_of_a_pack_goes_by_itself() {
    let mut game = set_up(4, Default::default());
    while game.step() != Step::Bid {
        assert!(game.step() != Step::Draft || game.seat(game.to_move().0).pack.len() > 1);
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    assert!((0..4).all(|seat| game.seat(seat).heroes.len() == 4));
    assert_eq!(game.undealt.len(), 2);
}
