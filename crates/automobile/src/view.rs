//! What a viewer may know, put together field by field. All of the game lies open on the table but the
//! points of the others, which were counted in the open and lie face down until the end; the order of
//! what is still to be drawn is nobody's to know.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::chain::{Item, Projection};
use crate::data::data;
use crate::forecast::{self, Forecast, Offer, Plan};
use crate::market::Sale;
use crate::nouns::*;
use crate::race::{self, RaceScore};
use crate::state::{Automobile, Car, Merchant, Options};
use crate::step::{Frame, Step};

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub options: Options,
    /// Counted from 1.
    pub round: u8,
    /// Whose worker is rearmost, and in a turn whose turn it is.
    pub current: Seat,
    /// The back first.
    pub chain: Vec<Item>,
    pub tile: Option<Tile>,
    /// Actions of the tile that are left.
    pub left: Vec<Act>,
    /// The one engineer chip of the turn is spent.
    pub chip_used: bool,
    /// What taking each tile would do to the order of turns, while a tile is to be taken.
    pub projections: Vec<Projection>,
    /// The two face-up research cards.
    pub research: Vec<Card>,
    /// How many research cards are face down.
    pub pile: u32,
    /// The research cards that are face down, as a set: everybody can work it out.
    pub unseen: Vec<Card>,
    /// The last card lies on top.
    pub discard: Vec<Card>,
    pub bonus_pile: Vec<Tile>,
    pub bonus_used: Vec<Tile>,
    /// Start tiles to choose from.
    pub starts: Vec<StartTile>,
    pub market: Vec<Option<Car>>,
    /// Spaces of the market; the round ends when they are full.
    pub market_size: u8,
    /// Price chips of the round that are free, the lowest first.
    pub prices: Vec<u8>,
    /// Active merchants, the first one first.
    pub merchants: Vec<Merchant>,
    /// How many merchants actions can bring.
    pub merchant_places: u8,
    pub stacks: Vec<StackView>,
    /// Where the black marker stands.
    pub marker: u8,
    /// Where it started this round.
    pub marker_start: u8,
    /// Spaces of cars that nobody drives.
    pub dummies: Vec<u8>,
    /// All award tiles.
    pub awards: Vec<AwardView>,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Who would sell what to whom if the merchants chose now.
    pub forecast: Forecast,
    /// What one more merchant would do, by preference: those that can still be brought.
    pub calls: Vec<Sale>,
    /// The same with the car being placed, for each price it may have.
    pub offers: Vec<Offer>,
    /// What a car that the viewer could put together would bring.
    pub plans: Vec<Plan>,
    /// What waits below the present decision, the next first.
    pub pending: Vec<Frame>,
}

/// The merchants of one preference that are not out.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct StackView {
    pub preference: Preference,
    /// How many there are.
    pub left: u8,
    /// The chips beside them.
    pub points: u8,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct AwardView {
    pub award: Award,
    /// What it is worth.
    pub points: u8,
    pub seat: Option<Seat>,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct PlayerView {
    pub seat: Seat,
    /// Workers who are not in play.
    pub supply: u8,
    /// Workers in the canteen.
    pub canteen: u8,
    pub workshops: Vec<Option<Part>>,
    /// The engine of the Grand Prix car.
    pub motor: u8,
    /// The start tile.
    pub start: Option<StartTile>,
    /// Research points, which are the value of the next body and engine.
    pub body: u8,
    /// The same for engines.
    pub engine: u8,
    pub engineers: Vec<Engineer>,
    pub active: Vec<Card>,
    pub inactive: Vec<Card>,
    pub chips: Vec<Chip>,
    /// 0 is the pit.
    pub space: u8,
    /// Complete laps of the Grand Prix car.
    pub laps: u8,
    /// How far the next Grand Prix action goes, and where it ends: the space and the laps.
    pub drives: u8,
    /// The space and the complete laps then.
    pub lands: (u8, u8),
    /// What the race would bring if it were scored now.
    pub race: RaceScore,
    pub score: Option<ScoreSheet>,
}

/// The points of one player, with the reason of every one of them.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct ScoreSheet {
    /// By round, then by source.
    pub rounds: Vec<Vec<SourceScore>>,
    /// All points so far.
    pub total: i32,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct SourceScore {
    pub source: Source,
    /// In this round.
    pub points: u16,
}

fn cards(set: engine::Bits) -> Vec<Card> {
    set.iter().map(Card::of).collect()
}

fn tiles(set: engine::Bits) -> Vec<Tile> {
    set.iter().map(Tile::of).collect()
}

impl View {
    pub fn of(game: &Automobile, viewer: Option<Seat>) -> View {
        let frame = game.stack.top();
        let limits = game.limits();
        let choosing = frame.step == Step::Tile;
        let projections = game.chain.tiles().filter(|_| choosing);
        View {
            viewer,
            options: game.options,
            round: game.round + 1,
            current: game.current(),
            chain: game.chain.items().to_vec(),
            tile: game.turn.tile,
            left: game.turn.left.iter().collect(),
            chip_used: game.turn.chip_used,
            projections: projections.filter_map(|tile| game.chain.project(tile)).collect(),
            research: game.deck.shown.iter().flatten().copied().collect(),
            pile: game.deck.pile.len(),
            unseen: cards(game.deck.pile.0),
            discard: game.deck.discard.cards().to_vec(),
            bonus_pile: tiles(game.bonus_pile),
            bonus_used: tiles(game.bonus_used),
            starts: StartTile::all().filter(|it| game.starts >> it.number() & 1 == 1).collect(),
            market: game.market[..usize::from(limits.market)].to_vec(),
            market_size: limits.market,
            prices: game.free_prices().collect(),
            merchants: game.merchants.iter().flatten().copied().collect(),
            merchant_places: limits.merchants,
            stacks: Preference::ALL.into_iter().map(|it| StackView::of(game, it)).collect(),
            marker: game.marker,
            marker_start: limits.marker,
            dummies: limits.dummies.into_iter().filter(|space| *space > 0).collect(),
            awards: Award::ALL.into_iter().map(|award| AwardView::of(game, award)).collect(),
            players: game.all_seats().map(|seat| PlayerView::of(game, viewer, seat)).collect(),
            forecast: Forecast::now(game),
            calls: forecast::calls(game),
            offers: Offer::all(game, frame),
            plans: viewer.map_or_else(Vec::new, |seat| Plan::all(game, seat)),
            pending: game.stack.frames().iter().rev().skip(1).copied().collect(),
        }
    }
}

impl StackView {
    fn of(game: &Automobile, preference: Preference) -> StackView {
        let all = data().merchants[preference.idx()].tiles;
        StackView {
            preference,
            left: all - game.active_of(preference) as u8,
            points: game.chips[preference.idx()],
        }
    }
}

impl AwardView {
    fn of(game: &Automobile, award: Award) -> AwardView {
        let points = data().awards[award.idx()].points;
        AwardView { award, points, seat: game.awards[award.idx()] }
    }
}

impl PlayerView {
    fn of(game: &Automobile, viewer: Option<Seat>, seat: Seat) -> PlayerView {
        let player = game.player(seat);
        let over = game.stack.top().step == Step::Over;
        let shown = over || game.options.open_scores || viewer == Some(seat);
        let drives = race::distance(player, player.motor);
        let chips = Engineer::ALL.into_iter().flat_map(|engineer| {
            player.chips_of(engineer).map(move |number| Chip { engineer, number })
        });
        PlayerView {
            seat,
            supply: player.supply,
            canteen: player.canteen,
            workshops: player.workshops.to_vec(),
            motor: player.motor,
            start: player.start,
            body: player.level(PartKind::Body).get(),
            engine: player.level(PartKind::Engine).get(),
            engineers: Engineer::ALL.into_iter().filter(|it| player.has(*it)).collect(),
            active: cards(player.active),
            inactive: cards(player.inactive()),
            chips: chips.collect(),
            space: player.space,
            laps: player.laps,
            drives,
            lands: race::landing(game, seat, drives),
            race: race::scores(game)[seat.idx()],
            score: shown.then(|| ScoreSheet::of(game, seat)),
        }
    }
}

impl ScoreSheet {
    fn of(game: &Automobile, seat: Seat) -> ScoreSheet {
        let player = game.player(seat);
        let round = |points: &[u16; Source::COUNT]| {
            let sources = Source::ALL.into_iter().zip(points);
            sources.map(|(source, points)| SourceScore { source, points: *points }).collect()
        };
        ScoreSheet { rounds: player.points.iter().map(round).collect(), total: player.total() }
    }
}
