//! What a viewer may know, put together field by field. All of Autobahn lies open on the table but
//! the wine cards; the order of the deck is nobody's to know.

use engine::{Bits, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::autobot::{Autobot, Goal, SEAT};
use crate::data::data;
use crate::nouns::*;
use crate::scoring::ScoreSheet;
use crate::stack::Frame;
use crate::state::{Autobahn, Options, Player, Truck, Turn};
use crate::steps::administration::{budget, route_status};
use crate::steps::reach::{Reach, reach};
use crate::steps::{build, traffic, upgrade};

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub options: Options,
    /// Counted from 1.
    pub era: u8,
    pub current: Seat,
    /// Sections left on the dashboard by era, then beside the board.
    pub stacks: Vec<u8>,
    pub built: Vec<Section>,
    /// Links upgraded to dual carriageway.
    pub dual: Vec<Link>,
    /// All service stations.
    pub stations: Vec<StationView>,
    /// All cities.
    pub cities: Vec<CityView>,
    /// Bonus tiles that lie on the map.
    pub map_tiles: Vec<MapTile>,
    /// What lies on the countries' panels.
    pub panels: Vec<PanelView>,
    pub traffic: Vec<Section>,
    /// Traffic tokens left.
    pub traffic_supply: u8,
    /// Links whose station is improved.
    pub improved: Vec<Link>,
    /// Improvements left on the service board, counted from 1.
    pub services: Vec<u8>,
    /// Wine delivery tokens left: with two promotions, with one.
    pub wine_tokens: [u8; 2],
    /// The construction offices.
    pub offices: Vec<OfficeView>,
    pub display: Vec<Option<Card>>,
    /// How many cards are face down.
    pub deck: u32,
    /// Route cards on offer during set-up.
    pub routes: Vec<Route>,
    /// By seat, Autobot last.
    pub players: Vec<PlayerView>,
    /// What has happened in the current turn.
    pub turn: TurnView,
    /// Cost of building each open section, and of upgrading each complete single link, for the seat
    /// whose turn it is.
    pub build_costs: Vec<(Section, u16)>,
    /// The same for links.
    pub upgrade_costs: Vec<(Link, u16)>,
    /// What follows the decision that is being taken, the next first.
    pub pending: Vec<Frame>,
    pub trigger: Option<Seat>,
    /// Turns left after the end of the third era was triggered.
    pub last_turns: Option<u8>,
    pub autobot: Option<AutobotView>,
}

/// Autobot's cards and aims. Its decks are face down, but what is in them is known by now.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct AutobotView {
    pub seat: Seat,
    /// How many colour cards are face down.
    pub colour_deck: u32,
    /// The top one of them is known to be yellow.
    pub yellow_on_top: bool,
    pub played_colours: Vec<Card>,
    /// How many tasks are face down.
    pub task_deck: u32,
    /// How many advanced tasks are face down.
    pub advanced_deck: u32,
    pub played_tasks: Vec<Task>,
    pub queue: Vec<Task>,
    pub destinations: Vec<Option<Goal>>,
    /// Wine cards beside its board, shown from the third era on.
    pub wine: Vec<Wine>,
    /// Bonus tiles on its board.
    pub slots: u8,
}

impl AutobotView {
    fn of(autobot: &Autobot, era: u8) -> AutobotView {
        let decks = &autobot.decks;
        let tasks = |bits: Bits| bits.iter().map(Task::of).collect();
        AutobotView {
            seat: SEAT,
            colour_deck: decks.colours_left(),
            yellow_on_top: decks.on_top.is_some(),
            played_colours: cards(decks.played_colours),
            task_deck: decks.tasks.len() + u32::from(decks.unseen),
            advanced_deck: decks.advanced.len() - u32::from(decks.unseen),
            played_tasks: tasks(decks.played_tasks),
            queue: tasks(decks.queue),
            destinations: autobot.destinations.to_vec(),
            wine: autobot.wine.iter().filter(|_| era == 2).map(Wine::of).collect(),
            slots: autobot.slots,
        }
    }
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct StationView {
    /// Where it stands.
    pub link: Link,
    pub seat: Seat,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct CityView {
    pub city: City,
    /// What it is worth now.
    pub value: u8,
    /// A section that is built leads to it.
    pub connected: bool,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct MapTile {
    pub section: Section,
    pub tile: Tile,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct PanelView {
    pub country: Country,
    pub tiles: Vec<Tile>,
    /// Pharmaceuticals have been delivered by somebody.
    pub pharmaceuticals: bool,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct OfficeView {
    pub colour: Colour,
    /// How many employees it takes.
    pub capacity: usize,
    pub seats: Vec<Seat>,
    /// What the office would pay if the era ended now.
    pub total: u16,
    /// What each employee would get.
    pub each: u16,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct PlayerView {
    pub seat: Seat,
    /// DM.
    pub money: u16,
    /// Employees not yet employed.
    pub supply: u8,
    /// Employees in the lobby.
    pub lobby: u8,
    /// Occupied floors by department, counted from 1.
    pub floors: Vec<Vec<u8>>,
    /// Eras whose funding was taken, counted from 1.
    pub funded: Vec<u8>,
    pub hand: Vec<Card>,
    /// The action spaces with the cards above them.
    pub spaces: Vec<SpaceView>,
    pub tokens: Vec<Colour>,
    /// Extra unlock tokens left.
    pub extra_tokens: u8,
    /// Unlocked levels by column, counted from 1.
    pub technologies: Vec<Vec<u8>>,
    /// Service stations built.
    pub stations: u8,
    pub trucks: Vec<Truck>,
    /// How far each of them can go.
    pub reach: Vec<Reach>,
    /// Space on the development track, counted from 1.
    pub track: u8,
    /// The route card.
    pub route: Option<Route>,
    /// Status of the route now; `None` while it is not connected.
    pub route_status: Option<u8>,
    /// The delivery board.
    pub board: DeliveryBoard,
    pub delivered: Vec<Country>,
    pub unclaimed: Vec<Country>,
    pub claimed: Vec<Country>,
    pub paid: Vec<Country>,
    /// Bonus tiles in the player area, with how many of each.
    pub tiles: Vec<(Tile, u8)>,
    /// Bonus tiles taken in the whole match.
    pub tiles_taken: u8,
    /// The own wine card, or one that was shown.
    pub wine: Option<Wine>,
    /// The wine was loaded.
    pub wine_loaded: bool,
    /// Germany counts as a country delivered to.
    pub wine_delivered: bool,
    /// Traffic tokens kept.
    pub traffic: u8,
    pub score: ScoreSheet,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct SpaceView {
    pub space: Space,
    /// Cards that it takes.
    pub limit: u8,
    pub cards: Vec<Card>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct TurnView {
    pub card: Option<Card>,
    pub space: Option<Space>,
    pub colours: Vec<Colour>,
    /// The action of this turn is done.
    pub acted: bool,
    /// The one bonus tile of the turn is spent.
    pub tile_used: bool,
    /// Bonuses under stations that were used this turn, counted from 1.
    pub bonuses_used: Vec<u8>,
}

/// Members of a small bit set, counted from 1.
fn counted(bits: u8) -> Vec<u8> {
    Bits(u64::from(bits)).iter().map(|bit| bit + 1).collect()
}

fn countries(bits: u8) -> Vec<Country> {
    Bits(u64::from(bits)).iter().map(Country::of).collect()
}

fn cards(bits: Bits) -> Vec<Card> {
    bits.iter().map(Card::of).collect()
}

impl View {
    pub fn of(game: &Autobahn, viewer: Option<Seat>) -> View {
        let roads = game.roads;
        let open = roads.open(game.era).iter().map(Section::of);
        let single = |link: &Link| roads.complete(*link) && !roads.dual.contains(link.number());
        View {
            viewer,
            options: game.options,
            era: game.era + 1,
            current: game.current,
            stacks: game.stacks.to_vec(),
            built: roads.built.iter().map(Section::of).collect(),
            dual: roads.dual.iter().map(Link::of).collect(),
            stations: Link::all()
                .filter_map(|link| Some(StationView { link, seat: game.station_owner(link)? }))
                .collect(),
            cities: City::all()
                .map(|city| CityView {
                    city,
                    value: roads.city_value(city),
                    connected: roads.reaches(city),
                })
                .collect(),
            map_tiles: data()
                .derived
                .tile_spaces
                .iter()
                .zip(game.map_tiles)
                .filter_map(|(section, tile)| {
                    Some(MapTile { section: Section::of(section), tile: tile? })
                })
                .collect(),
            panels: Country::all().map(|country| PanelView::of(game, country)).collect(),
            traffic: game.traffic.iter().map(Section::of).collect(),
            traffic_supply: traffic::supply(game),
            improved: game.improved.iter().map(Link::of).collect(),
            services: counted(game.services),
            wine_tokens: game.wine_tokens,
            offices: Colour::ALL.into_iter().map(|colour| OfficeView::of(game, colour)).collect(),
            display: game.display.to_vec(),
            deck: game.deck.len(),
            routes: game.routes.iter().map(Route::of).collect(),
            players: game.all_seats().map(|seat| PlayerView::of(game, viewer, seat)).collect(),
            turn: TurnView::of(&game.turn),
            build_costs: open.map(|it| (it, build::cost(game, it, 0))).collect(),
            upgrade_costs: Link::all()
                .filter(single)
                .map(|link| (link, upgrade::cost(game, game.current, link)))
                .collect(),
            pending: game.stack.frames().iter().rev().skip(1).copied().collect(),
            trigger: game.trigger,
            last_turns: game.last_turns,
            autobot: game.autobot.as_ref().map(|it| AutobotView::of(it, game.era)),
        }
    }
}

impl PanelView {
    fn of(game: &Autobahn, country: Country) -> PanelView {
        PanelView {
            country,
            tiles: game.panels[country.idx()].iter().flatten().copied().collect(),
            pharmaceuticals: game.pharmaceuticals & 1 << country.number() != 0,
        }
    }
}

impl OfficeView {
    fn of(game: &Autobahn, colour: Colour) -> OfficeView {
        let budget = budget(game, colour);
        OfficeView {
            colour,
            capacity: game.office_capacity(colour),
            seats: game.offices[colour.idx()].seats.iter().flatten().copied().collect(),
            total: budget.total,
            each: budget.each,
        }
    }
}

impl PlayerView {
    fn of(game: &Autobahn, viewer: Option<Seat>, seat: Seat) -> PlayerView {
        let player: &Player = game.player(seat);
        PlayerView {
            seat,
            money: player.money,
            supply: player.supply,
            lobby: player.lobby,
            floors: player.floors.iter().map(|floors| counted(*floors)).collect(),
            funded: counted(player.funded),
            hand: cards(player.hand),
            spaces: Space::ALL
                .into_iter()
                .map(|space| SpaceView {
                    space,
                    limit: player.limit(space),
                    cards: cards(player.played[space.idx()]),
                })
                .collect(),
            tokens: player.tokens.iter().collect(),
            extra_tokens: player.extra_tokens,
            technologies: player.technologies.iter().map(|levels| counted(*levels)).collect(),
            stations: player.stations_built() as u8,
            trucks: player.trucks[..usize::from(game.trucks_in_use(seat))].to_vec(),
            reach: TruckNo::all()
                .take(game.trucks_in_use(seat).into())
                .map(|truck| reach(game, seat, truck))
                .collect(),
            track: player.track + 1,
            route: player.route,
            route_status: player.route.and_then(|route| route_status(game, route)),
            board: player.board,
            delivered: countries(player.delivered),
            unclaimed: countries(player.unclaimed),
            claimed: countries(player.claimed),
            paid: countries(player.paid),
            tiles: Tile::ALL
                .into_iter()
                .map(|tile| (tile, player.tiles[tile.idx()]))
                .filter(|(_, count)| *count > 0)
                .collect(),
            tiles_taken: player.tiles_taken,
            wine: player.wine.filter(|_| player.wine_loaded || viewer == Some(seat)),
            wine_loaded: player.wine_loaded,
            wine_delivered: player.wine_delivered,
            traffic: player.traffic,
            score: game.score_sheet(seat),
        }
    }
}

impl TurnView {
    fn of(turn: &Turn) -> TurnView {
        TurnView {
            card: turn.card,
            space: turn.space,
            colours: turn.colours.iter().collect(),
            acted: turn.acted,
            tile_used: turn.tile_used,
            bonuses_used: counted(turn.bonuses_used),
        }
    }
}
