//! One player's part of a view: what lies open, and for the viewer what does not.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::nouns::*;
use crate::scoring::ScoreSheet;
use crate::state::TrainRush;
use crate::yields::{self, CardReach};

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct ProgressView {
    pub track: Track,
    /// Counted from 1.
    pub space: u8,
    /// What the space is worth.
    pub value: u8,
    /// It is the top of the track.
    pub top: bool,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct CarView {
    pub wagon: Wagon,
    pub cargo: Vec<Option<Resource>>,
    /// Parcels on a special wagon.
    pub parcels: u8,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct DeliveredView {
    pub region: Region,
    /// Cubes of all contracts fulfilled there.
    pub cubes: u8,
    /// Contract slots marked there.
    pub markers: u8,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct PlayerView {
    pub seat: Seat,
    pub field: Field,
    /// The active region; none at the start.
    pub region: Option<Region>,
    /// All progress tracks.
    pub progress: Vec<ProgressView>,
    /// Spaces on the infrastructure and contractor tracks, 0 beside them.
    pub infrastructure: Vec<u8>,
    /// The same for the contractor tracks.
    pub contractor: Vec<u8>,
    /// Investment markers.
    pub investment: u16,
    /// Coal.
    pub coal: u16,
    /// Numbers of the spies that are left.
    pub spies: Vec<Spy>,
    /// The spy on the bidding track.
    pub bid: Option<Spy>,
    /// Has passed in the investment phase.
    pub passed: bool,
    /// Warehouses left to build.
    pub warehouses: u8,
    /// Stations left to build.
    pub stations: u8,
    /// Agents left to place.
    pub agents: u8,
    /// Contract markers left.
    pub contract_markers: u8,
    /// Movement tokens with how many of each.
    pub tokens: Vec<(Token, u8)>,
    /// From the locomotive on.
    pub train: Vec<CarView>,
    /// Cities in which the player has been.
    pub visited: Vec<City>,
    /// By region.
    pub delivered: Vec<DeliveredView>,
    /// How many cards are in hand.
    pub cards: u32,
    /// How many heroes are not laid open.
    pub heroes: u32,
    /// Heroes laid open.
    pub missions: Vec<Hero>,
    pub score: ScoreSheet,
    /// What only this player knows; for the viewer alone.
    pub own: Option<OwnView>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct OwnView {
    pub hand: Vec<Card>,
    /// Where each of them could lead.
    pub reach: Vec<CardReach>,
    /// Cards put under the deck that are still there, as far as one knows.
    pub under: Vec<Card>,
    /// Heroes not laid open.
    pub heroes: Vec<Hero>,
    /// Heroes to choose from during set-up.
    pub pack: Vec<Hero>,
    /// Heroes set aside in the draft, and those put into the box.
    pub picks: Vec<Hero>,
    /// Heroes put back into the box.
    pub boxed: Vec<Hero>,
}

impl PlayerView {
    pub(super) fn of(
        game: &TrainRush,
        viewer: Option<Seat>,
        seat: Seat,
        score: ScoreSheet,
    ) -> PlayerView {
        let it = game.player(seat);
        let drafted = it.heroes.len() + it.missions.len() > 0;
        PlayerView {
            seat,
            field: it.field,
            region: game.region(seat),
            progress: Track::ALL
                .into_iter()
                .map(|track| ProgressView {
                    track,
                    space: it.progress[track.idx()] + 1,
                    value: it.value(track),
                    top: it.progress[track.idx()] == track.top(),
                })
                .collect(),
            infrastructure: it.infrastructure.to_vec(),
            contractor: it.contractor.to_vec(),
            investment: it.investment,
            coal: it.coal,
            spies: it.spies_left().collect(),
            bid: it.bid,
            passed: it.passed,
            warehouses: it.warehouses,
            stations: it.stations,
            agents: it.agents,
            contract_markers: it.contract_markers,
            tokens: Token::all()
                .map(|token| (token, it.tokens[token.idx()]))
                .filter(|(_, count)| *count > 0)
                .collect(),
            train: it
                .cars()
                .map(|(_, car)| CarView {
                    wagon: car.wagon,
                    cargo: car.cargo[..usize::from(car.wagon.data().size)].to_vec(),
                    parcels: car.parcels,
                })
                .collect(),
            visited: it.visited.iter().collect(),
            delivered: Region::ALL
                .into_iter()
                .map(|region| {
                    let (cubes, markers) = game.delivered(seat, region);
                    DeliveredView { region, cubes, markers }
                })
                .collect(),
            cards: it.hand.len(),
            heroes: if drafted { it.heroes.len() } else { it.pick_count() as u32 },
            missions: it.missions.iter().collect(),
            score,
            own: (viewer == Some(seat)).then(|| OwnView::of(game, seat)),
        }
    }
}

impl OwnView {
    fn of(game: &TrainRush, seat: Seat) -> OwnView {
        let it = game.player(seat);
        OwnView {
            hand: it.hand.iter().collect(),
            reach: it.hand.iter().map(|card| yields::card_reach(game, seat, card)).collect(),
            under: it.under.iter().collect(),
            heroes: it.heroes.iter().collect(),
            pack: it.pack.iter().collect(),
            picks: it.picks.iter().copied().flatten().collect(),
            boxed: it.boxed.iter().collect(),
        }
    }
}
