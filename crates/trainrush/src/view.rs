//! What a viewer may know, put together field by field. Hands, heroes, the draft and drawn cards are
//! their owner's alone; the order of a deck is nobody's to know.

mod player;

use engine::{Bag, Seat, Set};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::data::{CITY_TOKENS, data};
use crate::nouns::*;
use crate::stack::{Frame, Phase, Step, by_itself};
use crate::state::{Options, TileStack, TrainRush, Warehouse};
use crate::steps::{drive, invest};
use crate::yields::{self, CityYield, End, TrackStep};

pub use player::{CarView, PlayerView};

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub options: Options,
    /// Counted from 1.
    pub round: u8,
    /// How many rounds the match has.
    pub rounds: u8,
    pub phase: Phase,
    /// False until the set-up is over.
    pub playing: bool,
    pub order: Vec<Seat>,
    /// States in which a spy was placed this phase.
    pub lobbied: Vec<Region>,
    /// The action areas.
    pub areas: Vec<AreaView>,
    pub deck: DeckView,
    pub pool: Vec<Option<Card>>,
    /// Cards that are being executed.
    pub table: Vec<Card>,
    pub discarded: Vec<Card>,
    /// Cards drawn to choose from, for the one who chooses.
    pub drawn: Vec<Card>,
    pub tiles: Vec<Option<Tile>>,
    /// The face-down tiles: a stack beside each row of three numbers.
    pub tile_stacks: Vec<TileStackView>,
    pub tiles_discarded: Vec<Tile>,
    /// Open contracts by region.
    pub contracts: Vec<RegionContracts>,
    /// How many contracts are face down, by size, the smallest first.
    pub contract_stacks: Vec<u32>,
    /// Wagons with two slots, then with three.
    pub wagons: Vec<WagonSupply>,
    /// All sectors.
    pub sectors: Vec<SectorView>,
    /// All zones.
    pub zones: Vec<ZoneView>,
    /// All cities.
    pub cities: Vec<CityView>,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Where the move that is being decided may end.
    pub ends: Vec<End>,
    /// The same with each movement token that could be added.
    pub token_ends: Vec<(Token, Vec<Field>)>,
    /// What follows the decision that is being taken, the next first.
    pub pending: Vec<Frame>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct AreaView {
    pub area: Area,
    /// Investment markers in it.
    pub taken: u8,
    /// Markers it takes.
    pub capacity: u8,
}

/// The face-down deck and how many of its cards were put below the others.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct DeckView {
    /// All cards that are face down.
    pub cards: u32,
    /// Those of them that were put below the others.
    pub below: u32,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct TileStackView {
    /// How many lie in it.
    pub tiles: u32,
    /// Which they are, if it was made from the discarded ones.
    pub known: Vec<Tile>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct RegionContracts {
    pub region: Region,
    /// By size, the smallest first.
    pub open: Vec<Option<Contract>>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct WagonSupply {
    pub open: Vec<Option<Wagon>>,
    /// How many are face down.
    pub stack: u32,
    pub discarded: Vec<Wagon>,
    pub special: Wagon,
    /// Special wagons left.
    pub specials: u8,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct SectorView {
    pub sector: Sector,
    pub spies: Vec<Option<Seat>>,
    pub agents: Vec<Option<Seat>>,
    /// Who would score now.
    pub first: Option<Seat>,
    pub second: Option<Seat>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct ZoneView {
    pub zone: Zone,
    /// Filled from the left.
    pub warehouses: Vec<WarehouseView>,
    pub station: Option<Seat>,
    /// The parcel still lies here.
    pub parcel: bool,
    /// What its scoring would give now: step A, then step B.
    pub leases: Vec<TrackStep>,
    pub station_steps: Vec<TrackStep>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct WarehouseView {
    pub owner: Option<Seat>,
    pub leased: Option<Region>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct CityView {
    pub city: City,
    pub contractors: Vec<Region>,
    /// The mission marker still lies here.
    pub mission: bool,
    pub markers: Vec<Seat>,
    /// Movement tokens that still lie here, with their points.
    pub tokens: Vec<(Token, u8)>,
    /// Contract slots by size.
    pub slots: Vec<Option<Seat>>,
    /// What it would yield the viewer now.
    pub yields: Option<CityYield>,
}

impl View {
    pub fn of(game: &TrainRush, viewer: Option<Seat>) -> View {
        let top = game.stack.top();
        let choosing = matches!(top.step, Step::Keep(_)) && viewer == Some(top.seat);
        let setting_up = |frame: &Frame| {
            frame.step.is_simultaneous() || matches!(frame.step, Step::DealCards | Step::DealHeroes)
        };
        let sheets = game.score_sheets();
        View {
            viewer,
            options: game.options,
            round: game.round,
            rounds: game.by_players().rounds,
            phase: game.phase,
            playing: !game.stack.frames().iter().any(setting_up),
            order: game.in_order().to_vec(),
            lobbied: game.lobbied.iter().collect(),
            areas: Area::ALL.into_iter().map(|area| AreaView::of(game, area)).collect(),
            deck: DeckView {
                cards: game.upper.len() + game.bottom.len(),
                below: game.bottom.len(),
            },
            pool: game.pool.to_vec(),
            table: game.table.iter().collect(),
            discarded: game.discarded.iter().collect(),
            drawn: game.drawn.iter().filter(|_| choosing).collect(),
            tiles: game.tiles.to_vec(),
            tile_stacks: game.tile_stacks.stacks.into_iter().map(TileStackView::of).collect(),
            tiles_discarded: game.tiles_discarded.iter().collect(),
            contracts: Region::ALL
                .into_iter()
                .map(|region| RegionContracts {
                    region,
                    open: game.contracts[region.idx()].to_vec(),
                })
                .collect(),
            contract_stacks: game.contract_stacks.into_iter().map(Bag::len).collect(),
            wagons: (0..2).map(|row| WagonSupply::of(game, row)).collect(),
            sectors: Sector::all().map(|sector| SectorView::of(game, sector)).collect(),
            zones: Zone::all().map(|zone| ZoneView::of(game, zone)).collect(),
            cities: City::all().map(|city| CityView::of(game, viewer, city)).collect(),
            players: game
                .all_seats()
                .map(|seat| PlayerView::of(game, viewer, seat, sheets[seat.idx()]))
                .collect(),
            ends: ends(game, top),
            token_ends: token_ends(game, top),
            pending: game.stack.frames().iter().rev().skip(1).copied().collect(),
        }
    }
}

/// For the seat that decides on a move; the played card lies open.
fn ends(game: &TrainRush, Frame { seat, step }: Frame) -> Vec<End> {
    match step {
        Step::Drive { card, nth } => {
            let it = drive::printed(card, nth);
            let pays = game.player(seat).coal >= u16::from(it.coal);
            if pays { yields::ends(game, seat, it.steps) } else { Vec::new() }
        }
        Step::DriveWith { card, nth, token } => {
            yields::ends(game, seat, drive::printed(card, nth).steps + token.get())
        }
        Step::Travel(steps) => yields::ends(game, seat, steps),
        // Nothing moves.
        Step::Cube(_)
        | Step::KeepCards
        | Step::KeepHeroes
        | Step::Draft
        | Step::Bid
        | Step::Lobby
        | Step::Load { .. }
        | Step::Invest
        | Step::Play
        | Step::Special(_)
        | Step::Pool
        | Step::Discard
        | Step::Mission
        | Step::City { .. }
        | Step::Deliver { .. }
        | Step::Market(_)
        | Step::Sell { .. }
        | Step::Parcel(_)
        | Step::Warehouse
        | Step::Station
        | Step::Corrupt { .. }
        | Step::Advance { .. }
        | Step::Exchange { .. }
        | Step::ExchangeFor { .. }
        | Step::DrawWagon { .. }
        | Step::Keep(_)
        | Step::Lease
        | Step::Contractor(_)
        | Step::Area(_)
        | Step::Tile { .. }
        | Step::FreeSpecial(_)
        | Step::Slot { .. }
        | by_itself!() => Vec::new(),
    }
}

fn token_ends(game: &TrainRush, Frame { seat, step }: Frame) -> Vec<(Token, Vec<Field>)> {
    let Step::Drive { card, nth } = step else { return Vec::new() };
    let it = drive::printed(card, nth);
    let player = game.player(seat);
    Token::all()
        .filter(|token| player.tokens[token.idx()] > 0 && player.coal >= u16::from(it.coal))
        .map(|token| (token, drive::ends(game, seat, it.steps + token.get()).iter().collect()))
        .collect()
}

impl AreaView {
    fn of(game: &TrainRush, area: Area) -> AreaView {
        let taken = game.areas[area.idx()];
        AreaView { area, taken, capacity: taken + invest::room(game, area) }
    }
}

impl TileStackView {
    fn of(stack: TileStack) -> TileStackView {
        let known = stack.known().iter().map(Tile::of).collect();
        TileStackView { tiles: stack.len(), known }
    }
}

impl WagonSupply {
    fn of(game: &TrainRush, row: usize) -> WagonSupply {
        let discarded: Set<Wagon> = game.wagons_discarded[row];
        WagonSupply {
            open: game.rows[row].to_vec(),
            stack: game.wagon_stacks[row].len(),
            discarded: discarded.iter().collect(),
            special: data().derived.special[row],
            specials: game.specials[row],
        }
    }
}

impl SectorView {
    fn of(game: &TrainRush, sector: Sector) -> SectorView {
        let it = &game.sectors[sector.idx()];
        let [first, second] = game.sector_places(sector);
        SectorView { sector, spies: it.spies.to_vec(), agents: it.agents.to_vec(), first, second }
    }
}

impl ZoneView {
    fn of(game: &TrainRush, zone: Zone) -> ZoneView {
        let it = &game.zones[zone.idx()];
        let scored = yields::zone_yield(game, game.order[0], zone);
        let warehouse = |it: Warehouse| WarehouseView { owner: it.owner, leased: it.leased };
        ZoneView {
            zone,
            warehouses: it.warehouses.into_iter().map(warehouse).collect(),
            station: it.station,
            parcel: it.parcel,
            leases: scored.leases,
            station_steps: scored.station,
        }
    }
}

impl CityView {
    fn of(game: &TrainRush, viewer: Option<Seat>, city: City) -> CityView {
        let it = &game.cities[city.idx()];
        let tokens = data().tokens[usize::from(city.data().rank) - 1];
        CityView {
            city,
            contractors: it.contractors.iter().collect(),
            mission: it.mission,
            markers: it.markers.iter().copied().flatten().collect(),
            tokens: tokens[it.visitors().min(CITY_TOKENS)..]
                .iter()
                .map(|token| (Token::of(token.steps), token.vp))
                .collect(),
            slots: it.slots.to_vec(),
            yields: viewer.map(|seat| yields::city_yield(game, seat, city)),
        }
    }
}
