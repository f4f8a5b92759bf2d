//! What things would yield now: the questions a player asks before deciding. Pure functions of what
//! lies open, for clients and bots.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::data::{CITY_TOKENS, MOVES, Place, data};
use crate::fields::FieldSet;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::TrainRush;
use crate::steps::{city, drive, lease, market, siding};

/// A field on which a move may end, and what would happen there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct End {
    pub field: Field,
    pub region: Option<Region>,
    /// In a city: what it would yield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<CityYield>,
    /// What the black market would sell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub market: Option<Vec<Item>>,
    /// On a siding: what it would yield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub siding: Option<SidingYield>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SidingYield {
    /// The number of the siding.
    pub number: Number9,
    pub tile: Option<Tile>,
    /// The tile could be carried out at least in part.
    pub tile_works: bool,
    /// There is a parcel, and a place for it.
    pub parcel: bool,
    pub zone: ZoneYield,
}

/// What zone scoring would give everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ZoneYield {
    pub zone: Zone,
    /// Step A, in order.
    pub leases: Vec<TrackStep>,
    /// Step B, one after the other.
    pub station: Vec<TrackStep>,
}

/// One step on an infrastructure or contractor track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct TrackStep {
    pub seat: Seat,
    pub colour: Region,
    /// The space it leads to; the same as before at the end of the track.
    pub space: u8,
    pub bonus: Option<Effect>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct CityYield {
    pub city: City,
    /// Of the movement token on the next marker space; none if one was here before.
    pub token: Option<(Token, u8)>,
    /// Contracts that could be fulfilled, each by itself.
    pub contracts: Vec<Contract>,
    /// The most points that contracts could bring together.
    pub most: u16,
    /// Warehouses that could be leased, and to whom.
    pub leases: Vec<(Zone, Region)>,
    /// Steps that a lease is worth here.
    pub rank: u8,
}

/// The moves of a card, if everybody else stayed where they are and no token were used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct CardReach {
    pub card: Card,
    /// Where action I may end, then II from there, then III.
    pub ends: [Vec<Field>; MOVES],
    /// Coal left after I, II, III and IV; less than none if it does not suffice.
    pub coal: [i32; MOVES + 1],
    /// The special action could be carried out now.
    pub special: bool,
}

pub fn end(game: &TrainRush, seat: Seat, field: Field) -> End {
    let region = field.data().region;
    let mut end = End { field, region, city: None, market: None, siding: None };
    match field.data().place {
        Place::Start | Place::Track => {}
        Place::City(city) => end.city = Some(city_yield(game, seat, city)),
        Place::Market(_) => end.market = Some(market_items(game, seat, field)),
        Place::Siding { zone, number } => {
            end.siding = Some(siding_yield(game, seat, field, zone, number));
        }
    }
    end
}

/// Every end field of a move of so many steps with what it would yield.
pub fn ends(game: &TrainRush, seat: Seat, steps: u8) -> Vec<End> {
    drive::ends(game, seat, steps).iter().map(|field| end(game, seat, field)).collect()
}

/// The state as if the locomotive stood there: what works depends on the region.
fn standing(game: &TrainRush, seat: Seat, field: Field) -> TrainRush {
    let mut there = *game;
    there.player_mut(seat).field = field;
    there
}

fn market_items(game: &TrainRush, seat: Seat, field: Field) -> Vec<Item> {
    let there = standing(game, seat, field);
    Item::ALL.into_iter().filter(|item| market::why_not(&there, seat, *item).is_none()).collect()
}

fn siding_yield(
    game: &TrainRush,
    seat: Seat,
    field: Field,
    zone: Zone,
    number: Number9,
) -> SidingYield {
    let there = standing(game, seat, field);
    let room = game.player(seat).train.iter().flatten().any(|car| car.takes_parcel());
    SidingYield {
        number,
        tile: game.tile(number),
        tile_works: siding::tile_why_not(&there, seat, number).is_none(),
        parcel: game.zones[zone.idx()].parcel && room,
        zone: zone_yield(game, seat, zone),
    }
}

/// What every zone would score if `mover` ended a move on its siding.
pub fn zone_yield(game: &TrainRush, mover: Seat, zone: Zone) -> ZoneYield {
    let step = |track: LongTrack, seat: Seat, colour: Region, at: u8, nth: u8| {
        let it = &data().tracks[track.idx()];
        let space = at.saturating_add(nth).min(it.length);
        let moves = at.saturating_add(nth) <= it.length;
        let bonus = it.bonuses[usize::from(space)].filter(|_| moves);
        TrackStep { seat, colour, space, bonus }
    };
    let state = &game.zones[zone.idx()];
    let leases = siding::leases(game, mover, zone).map(|(seat, colour)| {
        step(LongTrack::Contractor, seat, colour, game.player(seat).contractor[colour.idx()], 1)
    });
    let region = zone.region();
    let station = state.station.into_iter().flat_map(|seat| {
        let at = game.player(seat).infrastructure[region.idx()];
        let count = state.colours().len() as u8;
        (1..=count).map(move |nth| step(LongTrack::Infrastructure, seat, region, at, nth))
    });
    ZoneYield { zone, leases: leases.collect(), station: station.collect() }
}

/// A city action that has begun: what it has used up by now.
#[derive(Default)]
struct Begun {
    /// Cubes that count for Unloading, those still owed to a contract among them.
    unloaded: u8,
    leased: bool,
    /// A contract of which the cubes after so many are still to be given.
    owed: Option<(Contract, u8)>,
}

impl Begun {
    fn of(game: &TrainRush, seat: Seat, city: City) -> Begun {
        let mut begun = Begun::default();
        for frame in game.stack.frames().iter().filter(|frame| frame.seat == seat) {
            if let Step::City { city: at, unloaded, leased } = frame.step {
                let here = Begun { unloaded, leased, owed: None };
                begun = if at == city { here } else { Begun::default() };
            } else if let Step::Deliver { contract, given } = frame.step
                && contract_of(game, city, contract)
            {
                begun.unloaded += contract.data().size();
                begun.owed = Some((contract, given));
            }
        }
        begun
    }

    fn owed_cubes(&self) -> &'static [Cube] {
        self.owed.map_or(&[], |(contract, given)| &contract.data().cubes[usize::from(given)..])
    }
}

fn contract_of(game: &TrainRush, city: City, contract: Contract) -> bool {
    city::open_contracts(game, city.data().region).any(|open| open == contract)
}

pub fn city_yield(game: &TrainRush, seat: Seat, city: City) -> CityYield {
    let state = &game.cities[city.idx()];
    let player = game.player(seat);
    let rank = city.data().rank;
    let visitor = state.visitors();
    let first = !player.visited.contains(city) && visitor < CITY_TOKENS;
    let token = first.then(|| data().tokens[usize::from(rank) - 1][visitor]);
    let begun = Begun::of(game, seat, city);
    let possible = |contract: &Contract| {
        begun.owed.is_none_or(|(owed, _)| owed != *contract)
            && city::contract_why_not(game, seat, city, begun.unloaded, *contract).is_none()
            && worth(game, seat, &begun, &[*contract]).is_some()
    };
    let open = city::open_contracts(game, city.data().region);
    let contracts: Vec<Contract> = open.filter(possible).collect();
    let mut leases = Vec::new();
    for zone in Zone::all().filter(|_| !begun.leased) {
        for colour in Region::ALL {
            if lease::why_not(game, seat, zone, city, colour).is_none() {
                leases.push((zone, colour));
            }
        }
    }
    CityYield {
        city,
        token: token.map(|it| (Token::of(it.steps), it.vp)),
        most: most(game, seat, &begun, &contracts),
        contracts,
        leases,
        rank,
    }
}

/// The best set of contracts; there are four at most.
fn most(game: &TrainRush, seat: Seat, begun: &Begun, contracts: &[Contract]) -> u16 {
    let set = |chosen: usize| -> Vec<Contract> {
        let nth = contracts.iter().enumerate().filter(|(nth, _)| chosen >> nth & 1 == 1);
        nth.map(|(_, contract)| *contract).collect()
    };
    let all = (0..1 << contracts.len()).filter_map(|it| worth(game, seat, begun, &set(it)));
    all.max().unwrap_or(0)
}

/// The points of a set of contracts, if it is within Unloading, markers and cubes, besides what is owed.
fn worth(game: &TrainRush, seat: Seat, begun: &Begun, set: &[Contract]) -> Option<u16> {
    let player = game.player(seat);
    let cubes = player.cubes();
    let size: u8 = set.iter().map(|it| it.data().size()).sum();
    let owed = begun.owed_cubes();
    let mut typed = [0; Resource::COUNT];
    for cube in owed.iter().chain(set.iter().flat_map(|it| &it.data().cubes)) {
        if let Cube::Of(resource) = cube {
            typed[resource.idx()] += 1;
        }
    }
    let markers = set.len() + usize::from(begun.owed.is_some());
    let enough = cubes.iter().zip(typed).all(|(have, need)| *have >= need)
        && usize::from(cubes.iter().sum::<u8>()) >= usize::from(size) + owed.len()
        && begun.unloaded + size <= player.value(Track::Unloading)
        && markers <= usize::from(player.contract_markers);
    enough.then(|| set.iter().map(|it| u16::from(it.data().vp)).sum())
}

pub fn card_reach(game: &TrainRush, seat: Seat, card: Card) -> CardReach {
    let it = card.data();
    let mut from: FieldSet = [game.player(seat).field].into_iter().collect();
    let mut coal = [i32::from(game.player(seat).coal); MOVES + 1];
    let mut spent = 0;
    let ends = it.moves.map(|step| {
        let reach = from.iter().map(|field| drive::ends_from(game, seat, field, step.steps));
        from = reach.fold(FieldSet::EMPTY, FieldSet::or);
        from.iter().collect()
    });
    for (left, cost) in coal.iter_mut().zip(it.moves.map(|step| step.coal)) {
        spent += i32::from(cost);
        *left -= spent;
    }
    coal[MOVES] -= spent + i32::from(data().setup.special_coal);
    CardReach { card, ends, coal, special: game.is_possible(seat, it.special) }
}
