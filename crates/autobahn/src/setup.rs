//! Set-up by number of players, up to the choice of route cards.

use engine::{Bag, Bits, Rng, Seat};

use crate::autobot::{self, Autobot};
use crate::data::data;
use crate::nouns::*;
use crate::stack::{Stack, Step};
use crate::state::{
    Autobahn, MAX_PLAYERS, Office, Options, Player, Roads, TILE_SPACES, Truck, Turn,
};
use crate::steps::{companion, wine};

/// More than all tiles there are.
const MOST_TILES: usize = 128;

/// One seat is a solo match: set up for two, with Autobot as the start player.
pub fn set_up(options: Options, seats: u8, rng: &mut Rng) -> Autobahn {
    let data = data();
    let setup = &data.setup;
    let solo = seats == 1;
    let players = seats.max(2);
    let start = if solo { autobot::SEAT } else { Seat(rng.below(u32::from(players)) as u8) };
    let (map_tiles, panels) = deal_tiles(options, players, rng);

    let mut boards = Bag((0..DeliveryBoard::COUNT as u8).collect());
    let seats: [Player; MAX_PLAYERS] = std::array::from_fn(|seat| {
        let board = if seat < usize::from(players) { boards.draw(rng) } else { None };
        new_player(players, board.map_or(DeliveryBoard::of(0), DeliveryBoard::of))
    });

    let mut routes = Bag((0..Route::COUNT as u8).collect());
    let shown = if solo { setup.solo_routes } else { players + setup.spare_routes };
    let revealed = (0..shown).filter_map(|_| routes.draw(rng)).collect();
    let mut deck = Bag(data.improved);
    let display = std::array::from_fn(|_| deck.draw(rng).map(Card::of));

    let built = data.derived.preset;
    let on_dashboard: u8 = data.eras.iter().map(|era| era.sections).sum();
    let spare = Section::COUNT as u8 - built.len() as u8 - on_dashboard;
    let mut game = Autobahn {
        options,
        players,
        autobot: solo.then(Autobot::new),
        era: 0,
        current: start,
        stacks: [data.eras[0].sections, data.eras[1].sections, data.eras[2].sections, spare],
        roads: Roads { built, dual: Bits::EMPTY },
        map_tiles,
        panels,
        pharmaceuticals: 0,
        traffic: Bits::EMPTY,
        traffic_due: Bits::EMPTY,
        services: if options.services { u8::MAX } else { 0 },
        improved: Bits::EMPTY,
        wine_tokens: if options.wine {
            [setup.wine_double, setup.wine_single].map(|tokens| tokens[usize::from(players)])
        } else {
            [0; 2]
        },
        offices: [Office::default(); 7],
        display,
        deck,
        routes: revealed,
        seats,
        turn: Turn::default(),
        trigger: None,
        last_turns: None,
        stack: Stack::EMPTY,
    };
    for seat in game.clockwise_from(start) {
        let capacity = game.office_capacity(Colour::Black);
        game.offices[Colour::Black.idx()].place(seat, capacity);
        game.player_mut(seat).supply -= 1;
        // The draft of route cards goes the other way round: who was seated last chooses first.
        if !game.is_autobot(seat) {
            game.stack.push(seat, Step::Route);
        }
    }
    if options.wine {
        wine::deal(&mut game, rng);
    }
    if options.companion {
        companion::set_up(&mut game, Seat(0));
    }
    if solo {
        game.player_mut(autobot::SEAT).hand = Bits::EMPTY;
    }
    game
}

fn new_player(players: u8, board: DeliveryBoard) -> Player {
    let setup = &data().setup;
    let yellow = Bits::one(Colour::Yellow as u8);
    Player {
        money: setup.money / u16::from(players),
        supply: setup.employees,
        lobby: 0,
        floors: [0; 5],
        funded: 0,
        hand: data().derived.basic.minus(yellow),
        played: [Bits::EMPTY; 5],
        cones: [0; 5],
        tokens: SIDE_COLOURS.with(Colour::Yellow),
        extra_tokens: setup.extra_tokens,
        technologies: [0; 3],
        stations: Bits::EMPTY,
        trucks: [Truck::Home; 2],
        track: 0,
        route: None,
        board,
        delivered: 0,
        unclaimed: 0,
        claimed: 0,
        paid: 0,
        tiles: [0; Tile::ALL.len()],
        tiles_taken: 0,
        wine: None,
        wine_loaded: false,
        wine_delivered: false,
        traffic: 0,
    }
}

type MapTiles = [Option<Tile>; TILE_SPACES];
type Panels = [[Option<Tile>; 3]; Country::COUNT];

fn deal_tiles(options: Options, players: u8, rng: &mut Rng) -> (MapTiles, Panels) {
    let mut tiles = [Tile::Develop; MOST_TILES];
    let mut count = 0;
    for tile in Tile::ALL {
        let it = &data().tiles[tile.idx()];
        if options.extra_tiles || !it.optional {
            for _ in 0..it.count {
                tiles[count] = tile;
                count += 1;
            }
        }
    }
    rng.shuffle(&mut tiles[..count]);
    let mut shuffled = tiles[..count].iter().copied();
    let map_tiles = std::array::from_fn(|_| shuffled.next());
    let panels = std::array::from_fn(|country| {
        let places = data().countries[country].tiles[usize::from(players)];
        std::array::from_fn(
            |place| if place < usize::from(places) { shuffled.next() } else { None },
        )
    });
    (map_tiles, panels)
}
