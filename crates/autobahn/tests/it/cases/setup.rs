//! Setup.

use autobahn::data::{Deck, data};
use autobahn::nouns::*;
use autobahn::{Autobahn, ExtraDepartment, Options, Step, Truck};
use engine::{Bits, Game, Rng, Seat, Seed};

use crate::position::*;

fn any(players: u8, seed: u64) -> Autobahn {
    let mut rng = Rng::at(Seed::from_number(seed), 0);
    Autobahn::setup(&Options::default(), players, &mut rng).unwrap()
}

#[test]
fn the_game_is_for_two_to_four() {
    for players in [0, 5, 200] {
        let mut rng = Rng::at(Seed::from_number(1), 0);
        assert!(Autobahn::setup(&Options::default(), players, &mut rng).is_err());
    }
}

#[test]
fn eleven_tiles_lie_on_the_map_and_more_in_the_panels_with_more_players() {
    for (players, each, total) in [(2, 1, 19), (3, 2, 27), (4, 3, 35)] {
        let game = any(players, 1);
        assert!(game.map_tiles.iter().all(Option::is_some));
        let panels = game.panels.map(|panel| panel.iter().flatten().count());
        assert_eq!(panels, [each; 8]);
        assert_eq!(11 + panels.iter().sum::<usize>(), total);
    }
}

#[test]
fn without_the_bonus_material_no_recruit_or_slide_tile_is_dealt() {
    let options = Options { extra_tiles: false, ..Options::default() };
    let dealt = |options: Options, seed| {
        let mut rng = Rng::at(Seed::from_number(seed), 0);
        let game = Autobahn::setup(&options, 4, &mut rng).unwrap();
        let tiles: Vec<Tile> =
            game.map_tiles.into_iter().chain(game.panels.into_iter().flatten()).flatten().collect();
        tiles.iter().any(|tile| matches!(tile, Tile::Recruit | Tile::Slide))
    };
    assert!((0..50).all(|seed| !dealt(options, seed)));
    assert!((0..50).any(|seed| dealt(Options::default(), seed)));
}

#[test]
fn the_central_black_road_is_built_single() {
    let game = any(2, 1);
    let black = ["B2", "B3", "B4", "B5"].map(|id| data().links[link(id).idx()].sections);
    assert_eq!(game.roads.built, black.into_iter().fold(Bits::EMPTY, Bits::or));
    assert!(game.roads.dual.is_empty());
}

#[test]
fn the_dashboard_holds_10_12_and_14_sections_and_10_lie_beside_the_board() {
    assert_eq!(any(3, 1).stacks, [10, 12, 14, 10]);
}

#[test]
fn five_cities_are_worth_two_and_the_other_german_ones_nothing() {
    let game = any(2, 1);
    for city in City::all().filter(|city| data().cities[city.idx()].country.is_none()) {
        let on_the_road = ["HH", "HAN", "BH", "WUE", "CR"].contains(&city.name());
        assert_eq!(game.roads.city_value(city), if on_the_road { 2 } else { 0 });
    }
}

#[test]
fn five_roadblocks_bar_the_east() {
    let barred = ["Y6.1", "C3.1", "P4.1", "Y1.1", "W5.1"].map(|id| section(id).number());
    assert_eq!(data().derived.roadblocks, barred.into_iter().collect());
}

#[test]
fn one_more_route_card_than_players_lies_open() {
    assert_eq!([2, 3, 4].map(|players| any(players, 1).routes.len()), [3, 4, 5]);
}

#[test]
fn five_improved_cards_are_on_display_and_fifteen_in_the_deck() {
    let game = any(4, 1);
    let deck = |card: Card| data().cards[card.idx()].deck;
    assert!(game.display.iter().all(|card| deck(card.unwrap()) == Deck::Improved));
    assert_eq!(game.deck.len(), 15);
    assert!(game.deck.0.iter().all(|card| deck(Card::of(card)) == Deck::Improved));
}

#[test]
fn every_player_begins_with_the_same_pieces() {
    let game = any(3, 1);
    for seat in game.all_seats() {
        let player = game.player(seat);
        assert_eq!(player.supply, 24, "one sits in the black office");
        let basics = ["red", "cyan", "orange", "purple", "white", "black"];
        assert_eq!(player.hand, basics.into_iter().map(|id| card(id).number()).collect());
        assert_eq!(player.cones, [0; 5]);
        assert_eq!(player.tokens, SIDE_COLOURS.with(Colour::Yellow));
        assert_eq!(player.extra_tokens, 3);
        assert_eq!(player.stations_left(), 8);
        assert_eq!(player.trucks, [Truck::Home; 2]);
        assert_eq!((player.track, player.lobby, player.funded), (0, 0, 0));
    }
}

#[test]
fn every_player_has_another_delivery_board() {
    let boards: std::collections::BTreeSet<_> =
        any(4, 7).seats.iter().map(|player| player.board).collect();
    assert_eq!(boards.len(), 4);
}

#[test]
fn the_money_is_48_split_equally() {
    assert_eq!([2, 3, 4].map(|players| any(players, 1).seats[0].money), [24, 16, 12]);
}

#[test]
fn anybody_may_be_the_start_player() {
    let starts: std::collections::BTreeSet<_> = (0..50).map(|seed| any(4, seed).current).collect();
    assert_eq!(starts.len(), 4);
}

#[test]
fn the_black_office_is_seated_clockwise_from_the_start_player() {
    for seed in 0..10 {
        let game = any(4, seed);
        let seated: Vec<Seat> =
            game.offices[Colour::Black.idx()].seats.iter().flatten().copied().collect();
        assert_eq!(seated, game.clockwise_from(game.current).collect::<Vec<_>>());
    }
}

#[test]
fn route_cards_are_drafted_anticlockwise_ending_with_the_start_player() {
    let mut game = set_up(4, Options::default());
    for chooser in [3, 2, 1, 0] {
        assert_eq!((game.to_move(), game.step()), (seat(chooser), Step::Route));
        let offer = game.legal();
        assert_eq!(offer.len(), usize::from(chooser) + 2);
        game.play(&offer[1]);
        assert_eq!(format!("route {}", game.p(chooser).route.unwrap()), offer[1]);
    }
    assert_eq!((game.to_move(), game.step()), (seat(0), Step::Act));
}

#[test]
fn the_fifth_department_is_an_option() {
    let with = |extra_department| {
        let options = Options { extra_department, ..Options::default() };
        let mut game = with_options(2, options);
        game.tech(0, Column::Network, 1).lobby(0, 1).bonus(0, Step::Promote);
        game.choices("promote")
    };
    assert_eq!(with(ExtraDepartment::None), "network 1, finance 1");
    assert_eq!(with(ExtraDepartment::Planning), "network 1, finance 1, extra 1");
    assert_eq!(with(ExtraDepartment::Customs), "network 1, finance 1, extra 1");
}
