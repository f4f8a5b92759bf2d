//! Everything the appendices describe, played: cards, siding tiles and heroes, by their numbers.

use engine::Seat;
use trainrush::nouns::*;
use trainrush::{Options, Reason, Step};

use crate::position::*;

/// What stops the play when everything before it is done.
const LAST: Step = Step::Advance { may: false };

fn ids(letter: char, numbers: impl IntoIterator<Item = u8>) -> Vec<String> {
    numbers.into_iter().map(|number| format!("{letter}{number:02}")).collect()
}

/// A train with room for cubes and wagons comes to the siding where the tile lies.
fn land(id: &str) -> Position {
    let mut game = players(2);
    game.stand(0, "R-M3").hand(0, "A01").first_cars(0, "brass", "gold");
    game.train(0, "W201 _ _, W301 _ _ _").progress(0, "wagons", 3).tile(3, id);
    game.turns(&[(0, Step::Travel(1)), (0, Step::Play)]).play("move SR2a1");
    game
}

/// Each of these tiles: what it asks for, how it is answered, what has come of it.
fn tiles(ids: &[String], asks: Option<Step>, answer: &str, done: impl Fn(&Position)) {
    for id in ids {
        let mut game = land(id);
        assert_eq!(game.step(), asks.unwrap_or(Step::Play), "{id}");
        let wagons = matches!(asks, Some(Step::Exchange { .. } | Step::DrawWagon { .. }));
        assert_eq!(game.can("skip"), wagons, "{id}: only wagons may be declined");
        game.play(answer);
        assert_eq!((game.step(), game.to_move()), (Step::Play, Seat(0)), "{id} is done");
        done(&game);
        assert!(game.tiles_discarded.contains(tile(id)), "{id}");
        assert!(game.tiles[2].is_some_and(|it| it != tile(id)), "a new tile for {id}");
    }
}

#[test]
fn tiles_that_give_markers() {
    let gained = |coal: u16, investment: u16| {
        move |game: &Position| {
            assert_eq!((game.seat(0).coal, game.seat(0).investment), (coal, investment));
        }
    };
    tiles(&ids('B', [32]), None, "", gained(0, 3));
    tiles(&ids('B', 33..=37), None, "", gained(0, 2));
    tiles(&ids('B', 38..=40), None, "", gained(0, 1));
    tiles(&ids('B', [41]), None, "", gained(3, 0));
    tiles(&ids('B', 42..=44), None, "", gained(2, 0));
    tiles(&ids('B', 45..=47), None, "", gained(1, 0));
}

#[test]
fn tiles_that_draw_cards() {
    for (numbers, keep) in [(1..=2, 2), (3..=4, 1)] {
        for id in ids('B', numbers) {
            let mut game = land(&id);
            assert_eq!((game.step(), game.drawn.len()), (Step::Keep(keep), 3), "{id}");
            for _ in 0..keep {
                let first = game.legal()[0].clone();
                game.play(&first);
            }
            assert_eq!((game.step(), game.drawn.len()), (Step::Play, 0), "{id}");
            assert_eq!(game.seat(0).hand.len(), 1 + u32::from(keep));
            assert_eq!(game.discarded.len(), 3 - u32::from(keep));
        }
    }
}

#[test]
fn tiles_that_advance_build_and_corrupt() {
    tiles(&ids('B', 5..=9), Some(LAST), "advance coal", |game| {
        assert_eq!(game.seat(0).progress[Track::Coal.idx()], 1);
    });
    tiles(&ids('B', 10..=11), Some(Step::Warehouse), "build ZR1; build ZR3", |game| {
        assert_eq!((game.seat(0).warehouses, game.seat(0).infrastructure), (10, [2, 0, 0]));
    });
    tiles(&ids('B', 12..=16), Some(Step::Warehouse), "build ZR4", |game| {
        assert_eq!((game.seat(0).warehouses, game.seat(0).infrastructure), (11, [1, 0, 0]));
    });
    let asks = Step::Corrupt { region: None, agents: 1, may: false };
    tiles(&ids('B', 22..=27), Some(asks), "corrupt red-trade", |game| {
        assert_eq!(game.sectors[sector("red-trade").idx()].agents[0], Some(Seat(0)));
        assert_eq!(game.seat(0).agents, 14);
    });
}

#[test]
fn tiles_that_load() {
    let asks = Some(Step::Load { left: 1, may: false });
    let loaded =
        |game: &Position| [2, 3].map(|car: usize| game.seat(0).train[car].unwrap().has_room());
    tiles(&ids('B', 28..=29), asks, "load 3; load 4", |game| {
        assert_eq!(loaded(game), [false, false]);
    });
    tiles(&ids('B', 30..=31), asks, "load 4", |game| assert_eq!(loaded(game), [true, false]));
}

fn exchange(kinds: &[Exchange], may: bool) -> Step {
    Step::Exchange { kinds: Exchanges(kinds.iter().copied().collect()), may }
}

fn sizes(game: &Position) -> Vec<u8> {
    game.seat(0).cars().map(|(_, car)| car.wagon.data().size).collect()
}

#[test]
fn tiles_that_bring_wagons() {
    use Exchange::{OneThree, OneTwo, TwoThree};
    tiles(&ids('B', [17]), Some(exchange(&[OneThree], true)), "uncouple 2; couple S3", |game| {
        assert_eq!(sizes(game), [1, 3, 2, 3]);
    });
    let asks = Some(exchange(&[OneTwo, TwoThree], true));
    tiles(&ids('B', [18]), asks, "uncouple 1; couple S2", |game| {
        assert_eq!(sizes(game), [2, 1, 2, 3]);
    });
    tiles(&ids('B', [18]), asks, "uncouple 3; couple S3", |game| {
        assert_eq!(sizes(game), [1, 1, 3, 3]);
    });
    let asks = |size| Some(Step::DrawWagon { size, may: true });
    tiles(&ids('B', 19..=20), asks(2), "couple S2", |game| {
        assert_eq!(sizes(game), [1, 1, 2, 3, 2]);
    });
    tiles(&ids('B', [21]), asks(3), "couple S3", |game| assert_eq!(sizes(game), [1, 1, 2, 3, 3]));
}

/// A hero is played in its city; nobody else could have stopped it.
fn mission(id: &str) -> Position {
    let mut game = players(2);
    let city = hero(id).data().city;
    let at = city.data().field.to_string();
    game.stand(0, &at).hero(0, id).hand(0, "A01 A02").coal(0, 0);
    game.turns(&[(0, Step::Mission), (0, Step::Play)]).play(&format!("mission {id}"));
    assert!(game.seat(0).missions.contains(hero(id)), "{id}");
    assert!(!game.cities[city.idx()].mission, "{id}: its token is gone");
    game
}

#[test]
fn heroes_that_give_markers_and_advances() {
    let gained = |id: &str| {
        let game = mission(id);
        assert_eq!(game.step(), Step::Play, "{id} asks nothing");
        (game.seat(0).investment, game.seat(0).coal, game.seat(0).progress)
    };
    assert_eq!(gained("C01"), (1, 0, [0; 5]));
    assert_eq!(gained("C17"), (1, 0, [0; 5]));
    assert_eq!(gained("C08"), (2, 0, [0; 5]));
    assert_eq!(gained("C06"), (0, 1, [0; 5]));
    assert_eq!(gained("C12"), (0, 2, [0; 5]));
    assert_eq!(gained("C05"), (0, 0, [0, 0, 0, 0, 1]), "wagons");
    assert_eq!(gained("C11"), (0, 0, [0, 0, 0, 1, 0]), "unloading");
    assert_eq!(gained("C18"), (0, 0, [0, 0, 1, 0, 0]), "loading");
}

/// "Execute", not "you may": where it goes is a choice, whether is none.
#[test]
fn what_heroes_build_and_place_cannot_be_declined() {
    let corrupt = Step::Corrupt { region: None, agents: 1, may: false };
    let heroes = [
        ("C02", Step::Warehouse),
        ("C10", Step::Warehouse),
        ("C14", Step::Warehouse),
        ("C07", Step::Station),
        ("C09", corrupt),
        ("C13", corrupt),
        ("C16", corrupt),
    ];
    for (id, step) in heroes {
        let mut game = mission(id);
        assert_eq!((game.step(), game.can("skip")), (step, false), "{id}");
        assert_eq!(game.why("skip"), Reason::MustBeDone);
        let region = hero(id).data().city.data().region;
        let here = |it: &String| {
            let place = it.split(' ').nth(1).unwrap();
            let zone = place.parse::<Zone>().ok().map(Zone::region);
            zone.or(place.parse::<Sector>().ok().map(Sector::region)) == Some(region)
        };
        assert!(game.legal().iter().all(here), "{id}: in the active region");
        let first = game.legal()[0].clone();
        game.play(&first);
        let left = (game.seat(0).warehouses, game.seat(0).stations, game.seat(0).agents);
        let expected = match step {
            Step::Warehouse => (11, 6, 15),
            Step::Station => (12, 5, 15),
            _ => (12, 6, 14),
        };
        assert_eq!((left, game.step()), (expected, Step::Play), "{id}: once");
    }
}

/// "You may": of one card, without coal, and no new card is drawn.
#[test]
fn heroes_that_offer_a_free_special() {
    for id in ["C03", "C15"] {
        let mut game = mission(id);
        assert_eq!((game.step(), game.can("skip")), (Step::FreeSpecial(1), true), "{id}");
        game.play("special A02");
        assert_eq!((game.seat(0).earned[3], game.seat(0).hand.len()), (7, 1), "{id}");
        assert!(game.discarded.contains(card("A02")));
        assert_eq!(game.step(), Step::Play, "{id}: of one card");
        let mut game = mission(id);
        game.play("skip");
        assert_eq!((game.seat(0).earned[3], game.seat(0).hand.len()), (0, 2), "{id}");
    }
}

#[test]
fn the_hero_that_executes_any_tile() {
    let mut game = mission("C04");
    assert_eq!((game.step(), game.can("skip")), (Step::Tile { may: false }, false));
    game.tile(7, "B41").play("tile 7");
    assert_eq!((game.seat(0).coal, game.step()), (3, Step::Play));
    assert!(game.tiles_discarded.contains(tile("B41")) && game.tiles[6].is_some());
    assert_eq!(game.tiles_discarded.len(), 1, "of one tile");
}

/// Cards that exchange wagons: they were chosen, so they are not declined.
#[test]
fn cards_that_exchange_wagons() {
    use Exchange::{OneThree, OneTwo, ThreeThree, TwoThree};
    let special = |id: &str, kinds: &[Exchange], cars: &str| {
        let mut game = players(2);
        game.stand(0, "R-I8").hand(0, id).train(0, "W201 _ _, W301 _ _ _");
        game.turns(&[(0, Step::FreeSpecial(1)), (0, LAST)]).play(&format!("special {id}"));
        assert_eq!((game.step(), game.choices("uncouple")), (exchange(kinds, false), cars.into()));
        assert_eq!((game.can("skip"), game.why("skip")), (false, Reason::MustBeDone), "{id}");
        game
    };
    let after = |mut game: Position, car: u8, special: &str| {
        game.play(&format!("uncouple {car}"));
        let both = ["couple S2", "couple S3"].map(|it| game.can(it));
        assert_eq!(both, ["S2", "S3"].map(|it| it == special), "of the right size only");
        assert_eq!(game.legal().len(), 6, "the open ones and the special one");
        game.play(&format!("couple {special}"));
        assert_eq!(game.step(), LAST, "once");
        sizes(&game)
    };
    let a29 = special("A29", &[OneThree, ThreeThree], "1, 2, 4");
    assert_eq!(after(a29.clone(), 1, "S3"), [3, 1, 2, 3]);
    assert_eq!(after(a29, 4, "S3"), [1, 1, 2, 3]);
    let a30 = special("A30", &[OneTwo, TwoThree, ThreeThree], "1, 2, 3, 4");
    assert_eq!(after(a30.clone(), 2, "S2"), [1, 2, 2, 3]);
    assert_eq!(after(a30.clone(), 3, "S3"), [1, 1, 3, 3]);
    assert_eq!(after(a30, 4, "S3"), [1, 1, 2, 3]);
    assert_eq!(after(special("A37", &[OneThree], "1, 2"), 2, "S3"), [1, 3, 2, 3]);
}

/// In red, with all three moves of another card made and coal for one special action: each of these.
fn specials(numbers: impl IntoIterator<Item = u8>, answer: &str, done: impl Fn(&Position)) {
    for id in ids('A', numbers) {
        let options = Options { appendix_cards: true, ..Options::default() };
        let mut game = with_options(2, options);
        let other = if id == "A20" { "A19" } else { "A20" };
        game.stand(0, "R-I8").coal(0, 2).hand(0, &format!("{id} {other}"));
        game.first_cars(0, "brass", "gold").train(0, "W201 _ _, W301 _ _ _");
        game.progress(0, "wagons", 3).station(1, "ZB2").warehouse(0, "ZB2");
        game.table.insert(card(other));
        game.seats[0].hand.remove(card(other));
        game.turns(&[(0, Step::Special(card(other))), (0, Step::EndTurn(card(other)))]);
        game.play(&format!("special {id}; {answer}"));
        assert_eq!((game.step(), game.seat(0).hand.len()), (Step::Pool, 0), "{id} is done");
        assert!([&*id, other].iter().all(|it| game.discarded.contains(card(it))), "{id}");
        assert_eq!(game.seat(0).coal, 1, "{id} costs a coal");
        done(&game);
    }
}

#[test]
fn specials_that_give_points_and_markers() {
    let points = |vp: u16| move |game: &Position| assert_eq!(game.seat(0).earned, [0, 0, 0, vp]);
    specials([1], "", points(5));
    specials([2], "", points(7));
    specials([3], "", points(6));
    specials([4], "", points(3));
    let markers = |count: u16| move |game: &Position| assert_eq!(game.seat(0).investment, count);
    specials([34, 35, 41], "", markers(3));
    specials([36, 38, 42, 43], "", markers(2));
    specials([39, 40, 44, 45, 46], "", markers(1));
}

#[test]
fn specials_that_build_corrupt_and_lease() {
    let left = |warehouses: u8, stations: u8, agents: u8| {
        move |game: &Position| {
            let it = game.seat(0);
            assert_eq!((it.warehouses, it.stations, it.agents), (warehouses, stations, agents));
        }
    };
    specials(5..=6, "station ZR3", left(11, 5, 15));
    specials([7, 8, 9, 11, 12], "corrupt red-trade", left(11, 6, 14));
    specials([10, 13], "corrupt red-trade; corrupt red-resource", left(11, 6, 13));
    // The third step on the track brings an offer.
    specials([14], "build ZR1; build ZR2; build ZR1; skip", left(8, 6, 15));
    specials(15..=18, "build ZR1; build ZR4", left(9, 6, 15));
    specials(19..=21, "build ZR1", left(10, 6, 15));
    specials(48..=49, "zone ZB2; contractor aetherwick blue", |game| {
        assert_eq!(game.seat(0).contractor, [0, 0, 2]);
    });
}

#[test]
fn specials_that_advance_load_and_couple() {
    let progress = |spaces: [u8; 5]| {
        move |game: &Position| assert_eq!(game.seat(0).progress, spaces, "wagons begin at 3")
    };
    specials([22], "", progress([0, 0, 0, 0, 5]));
    specials([23], "", progress([0, 0, 1, 0, 3]));
    specials([24], "advance coal; advance coal", progress([0, 2, 0, 0, 3]));
    specials(25..=28, "advance unloading", progress([0, 0, 0, 1, 3]));
    specials(31..=33, "load 3; load 4", |game| {
        assert!(game.seat(0).cars().all(|(_, car)| !car.has_room()));
    });
    specials(52..=54, "couple S3", |game| assert_eq!(sizes(game), [1, 1, 2, 3, 3]));
    specials(55..=57, "couple S2", |game| assert_eq!(sizes(game), [1, 1, 2, 3, 2]));
    specials([50], "invest ld1; load 3", |game| assert_eq!(game.areas, [0; 7]));
    specials([51], "invest ld2; load 3; load 4", |game| assert_eq!(game.areas, [0; 7]));
}
