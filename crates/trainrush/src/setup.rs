//! Set-up by number of players, up to the first choice.

use engine::{Bag, Bits, Log, Rng, Seat, Set};

use crate::data::*;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::{Phase, Stack, Step};
use crate::state::*;
use crate::steps::{city, siding, wagon};

pub fn set_up(options: Options, players: u8, rng: &mut Rng) -> TrainRush {
    let data = data();
    let deck = if options.appendix_cards { Cards::ALL } else { data.derived.core };
    let first = Seat(rng.below(players.into()) as u8);
    let mut order = [Seat(0); MAX_PLAYERS];
    for (nth, place) in (0..players).zip(&mut order) {
        *place = Seat((first.0 + nth) % players);
    }
    let city = CityState { contractors: Regions::ALL, mission: true, ..CityState::default() };
    let mut game = TrainRush {
        options,
        players,
        round: 1,
        phase: Phase::Bidding,
        order,
        lobbied: Regions::EMPTY,
        areas: [0; Area::COUNT],
        upper: Bag(Bits(deck.word())),
        bottom: Bag::default(),
        discarded: Cards::EMPTY,
        pool: [None; POOL],
        table: Cards::EMPTY,
        drawn: Cards::EMPTY,
        tiles: [None; NUMBERS],
        tile_stacks: TileStacks::default(),
        tiles_discarded: Set::<Tile>::EMPTY,
        contracts: [[None; SIZES.len()]; Region::COUNT],
        contract_stacks: SIZES.map(contracts_of),
        rows: [[None; ROW]; 2],
        wagon_stacks: [2, 3].map(|size| Bag(Bits(data.derived.wagons[size - 1].word()))),
        wagons_discarded: [Set::<Wagon>::EMPTY; 2],
        specials: data.derived.special.map(|it| it.data().special.map_or(0, |it| it.count)),
        sectors: [SectorState::default(); Sector::COUNT],
        zones: [ZoneState::default(); Zone::COUNT],
        cities: [city; City::COUNT],
        undealt: Heroes::ALL,
        seats: std::array::from_fn(|seat| player(Seat(seat as u8), players)),
        stack: Stack::EMPTY,
    };
    let cx = &mut Cx { rng, log: &mut Log::<Event>::off() };
    for region in Region::ALL {
        city::refill(&mut game, region, cx);
    }
    siding::lay_out(&mut game, cx);
    game.stack.push(Seat(0), Step::Phase(Phase::Bidding));
    game.stack.push(Seat(0), Step::DealHeroes);
    game.stack.push(Seat(0), Step::DealCards);
    for seat in order[..usize::from(players)].iter().rev() {
        game.stack.push(*seat, Step::Cube(CarNo::of(2)));
    }
    game
}

fn contracts_of(size: u8) -> Bag {
    let fits = |contract: &Contract| contract.data().size() == size;
    Bag(Contract::all().filter(fits).map(Contract::number).collect())
}

/// A seat that is not in the match has the same pieces, so that its value says nothing.
fn player(seat: Seat, players: u8) -> Player {
    let data = data();
    let setup = &data.setup;
    let rounds = data.players[usize::from(players) - 2].rounds;
    let mut train = [None; MAX_CARS];
    let [brass, any] = data.derived.first_cars[seat.idx()];
    let mut car = Car::new(brass);
    car.cargo[0] = Some(Resource::Brass);
    train[0] = Some(car);
    train[1] = Some(Car::new(any));
    Player {
        field: data.derived.start,
        progress: [0; Track::COUNT],
        infrastructure: [0; Region::COUNT],
        contractor: [0; Region::COUNT],
        investment: 0,
        coal: 0,
        spies: ((1 << rounds) - 1) << 1,
        bid: None,
        passed: false,
        warehouses: setup.warehouses,
        stations: setup.stations,
        agents: setup.agents,
        contract_markers: setup.contract_markers,
        tokens: [0; 5],
        train,
        visited: Set::<City, u16>::EMPTY,
        hand: Cards::EMPTY,
        shown: Cards::EMPTY,
        under: Cards::EMPTY,
        heroes: Heroes::EMPTY,
        missions: Heroes::EMPTY,
        pack: Heroes::EMPTY,
        picks: [None; MAX_HEROES],
        boxed: Heroes::EMPTY,
        earned: [0; Source::COUNT],
    }
}

/// Wagons are opened after everybody has chosen a cube.
pub fn open_wagons(game: &mut TrainRush, cx: &mut Cx<'_>) {
    for row in 0..game.rows.len() {
        wagon::fill_row(game, row, cx);
    }
}
