//! A position as numbers, seen from one seat: what the learnt evaluation is given. The order is part
//! of every net that was learnt with it: a change here needs a new one.

use engine::{Bits, Pen, Seat};

use crate::chain::{Item, LENGTH};
use crate::data::{ROUNDS, data};
use crate::market::{MarketDay, Sales};
use crate::nouns::*;
use crate::race::{self, RaceScore};
use crate::state::{Automobile, Car, MAX_PLAYERS, Player};
use crate::step::Step;

pub const COUNT: usize = GLOBAL + OWN + TURN + OPPONENT * (MAX_PLAYERS - 1);
const GLOBAL: usize = 207;
const OWN: usize = 257;
const TURN: usize = 89;
const OPPONENT: usize = 112;

/// Cars of one player that are described.
const CARS_EACH: usize = 3;
/// Parts of these.
const COMMON: usize = 5 + LENGTH + MAX_PLAYERS + RACE + 1 + CARS_EACH * (1 + CAR);
const RACE: usize = 11;
const CAR: usize = 2 * Preference::COUNT + 2;

/// What several seats are described by.
struct Facts {
    day: MarketDay,
    sales: Sales,
    race: [RaceScore; MAX_PLAYERS],
}

pub fn write(game: &Automobile, seat: Seat, out: &mut [u8]) {
    let day = MarketDay::of(game);
    let facts = Facts { day, sales: day.sales(), race: race::scores(game) };
    let mut pen = Pen::new(out);
    global(game, seat, &facts, pen.part(GLOBAL));
    own(game, seat, &facts, pen.part(OWN));
    turn(game, seat, pen.part(TURN));
    for other in clockwise(game, seat).skip(1) {
        opponent(game, seat, other, &facts, pen.part(OPPONENT));
    }
}

fn clockwise(game: &Automobile, seat: Seat) -> impl Iterator<Item = Seat> {
    let players = game.players;
    (0..players).map(move |nth| Seat((seat.0 + nth) % players))
}

/// 0 for the seat itself, then clockwise.
fn from_me(game: &Automobile, seat: Seat, other: Seat) -> usize {
    let players = usize::from(game.players);
    (other.idx() + players - seat.idx()) % players
}

fn global(game: &Automobile, seat: Seat, facts: &Facts, mut pen: Pen<'_>) {
    pen.one_of(usize::from(game.players) - 2, MAX_PLAYERS - 1);
    pen.flag(game.options.bonus_tiles);
    pen.one_of(game.round.into(), ROUNDS);
    pen.number(game.marker);
    pen.one_of(game.marker.into(), 5);
    let cars = game.cars().count();
    let room = usize::from(game.limits().market).saturating_sub(cars);
    pen.one_of(room, CARS + 1);
    pen.one_of(from_me(game, seat, game.current()), MAX_PLAYERS);
    pen.flag(game.stack.top().seat == seat);

    for merchant in game.merchants {
        pen.one_of(merchant.map_or(Preference::COUNT, |it| it.preference.idx()), Preference::COUNT);
        pen.flag(merchant.is_some_and(|it| it.daimler.is_some()));
    }
    let active = game.active_merchants().count();
    pen.number(usize::from(game.limits().merchants).saturating_sub(active) as u32);
    for preference in Preference::ALL {
        let there = game.active_of(preference);
        pen.number(there as u32);
        pen.flag(there >= usize::from(data().merchants[preference.idx()].tiles));
        pen.number(game.chips[preference.idx()]);
        best(game, seat, facts, preference, &mut pen);
    }
    pen.tally((0..game.prices().len()).filter(|nth| game.price_is_free(game.prices()[*nth])), 8);

    let mine = place(game, seat);
    let mut places = [None; Tile::COUNT];
    for (at, item) in game.chain.items().iter().enumerate() {
        if let Item::Tile(tile) = item {
            places[tile.idx()] = Some(at);
        }
    }
    for at in places {
        let ahead = at.and_then(|at: usize| at.checked_sub(mine));
        pen.flag(ahead.is_some());
        pen.number(ahead.map_or(0, |ahead| LENGTH.saturating_sub(ahead) as u32));
    }
    let shown = game.deck.shown.iter().flatten();
    pen.set(shown.map(|card| card.number()).collect::<Bits>().0, Card::COUNT);
    pen.set(game.deck.pile.0.0, Engineer::COUNT);
    pen.number(game.deck.pile.len() / 2);
    for award in Award::ALL {
        let holder = game.awards[award.idx()];
        pen.flag(holder == Some(seat));
        pen.flag(holder.is_some_and(|holder| holder != seat));
    }
    pen.done();
}

/// What a car must have to suit the merchants of a preference best, and whether that is one's own.
fn best(game: &Automobile, seat: Seat, facts: &Facts, wish: Preference, pen: &mut Pen<'_>) {
    let cars = facts.day.cars.iter().flatten();
    let suits = |car: &&Car| match wish {
        Preference::Price => (0, u8::MAX - car.price),
        Preference::Body | Preference::Engine | Preference::Prestige => {
            (car.feature(wish), u8::MAX - car.price)
        }
    };
    let best = cars.max_by_key(suits);
    pen.number(best.map_or(0, |car| car.feature(wish)));
    pen.one_of(best.map_or(MAX_PLAYERS, |car| from_me(game, seat, car.owner)), 2);
}

/// Where the worker of a seat stands, counted from the back; in a turn it stands where the tile was.
fn place(game: &Automobile, seat: Seat) -> usize {
    let items = game.chain.items();
    items.iter().position(|item| *item == Item::Worker(seat)).unwrap_or(0)
}

fn own(game: &Automobile, seat: Seat, facts: &Facts, mut pen: Pen<'_>) {
    let player = game.player(seat);
    common(game, seat, facts, pen.part(COMMON));
    pen.levels(player.canteen.into(), &[1, 2, 3, 4, 5, 6, 7, 8, 10]);
    for kind in PartKind::ALL {
        pen.one_of(player.level(kind).idx(), BEST.into());
        let parts = player.workshops.iter().flatten().filter(|part| part.kind == kind);
        pen.tally(parts.map(|part| part.value.idx()), BEST.into());
    }
    pen.one_of(player.empty_workshops(), 4);
    pen.one_of(player.motor.into(), usize::from(BEST) + 2);
    pen.one_of(player.start.map_or(StartTile::COUNT, StartTile::idx), StartTile::COUNT);
    pen.set(player.cards.0, Card::COUNT);
    pen.set(player.active.0, Card::COUNT);
    for chips in player.chips {
        pen.set(chips.into(), 2);
    }
    for source in 0..Source::COUNT {
        pen.number(player.points.iter().map(|round| u32::from(round[source])).sum::<u32>() / 2);
    }
    pen.done();
}

/// What is told of everybody.
fn common(game: &Automobile, seat: Seat, facts: &Facts, mut pen: Pen<'_>) {
    let player = game.player(seat);
    pen.number((player.total() / 4).unsigned_abs());
    pen.number(player.supply);
    pen.number(player.canteen);
    pen.number(player.inactive().len());
    pen.number(player.engineers());
    pen.one_of(place(game, seat), LENGTH);
    let behind = game.chain.workers().take_while(|other| *other != seat).count();
    pen.one_of(behind, MAX_PLAYERS);
    race(player, facts.race[seat.idx()], pen.part(RACE));
    pen.number(facts.sales.points_of(seat));
    let mut cars = game.cars_of(seat);
    for _ in 0..CARS_EACH {
        let car = cars.next();
        pen.flag(car.is_some());
        match car.and_then(|number| Some((number, game.market[number.idx()]?))) {
            None => pen.skip(CAR),
            Some((number, car)) => {
                for preference in Preference::ALL {
                    pen.number(car.feature(preference));
                }
                let sale = facts.sales.of_car(number);
                pen.flag(sale.is_some());
                pen.number(sale.and_then(|sale| sale.bought).map_or(0, |it| it.points));
                pen.one_of(sale.map_or(9, |sale| sale.preference.idx()), Preference::COUNT);
            }
        }
    }
    pen.done();
}

fn race(player: &Player, score: RaceScore, mut pen: Pen<'_>) {
    pen.flag(player.space == 0);
    pen.number(player.space);
    pen.number(player.laps);
    pen.one_of(score.place.into(), 5);
    pen.number(score.place_points);
    pen.number(score.lap_points);
    pen.number(race::distance(player, player.motor));
    pen.done();
}

fn opponent(game: &Automobile, me: Seat, seat: Seat, facts: &Facts, mut pen: Pen<'_>) {
    let player = game.player(seat);
    common(game, seat, facts, pen.part(COMMON));
    for kind in PartKind::ALL {
        pen.number(player.level(kind).get());
        let parts = player.parts(kind);
        pen.number(parts.len());
        pen.one_of(parts.iter().last().map_or(usize::from(BEST), |it| usize::from(it) - 1), 9);
    }
    pen.number(player.empty_workshops() as u32);
    pen.number(player.motor);
    pen.set(player.cards.0, Engineer::COUNT);
    for chips in player.chips {
        pen.number(chips.count_ones());
    }
    // Who moves before the seat whose view this is.
    pen.flag(place(game, seat) < place(game, me));
    pen.done();
}

/// What is under way; nothing unless it is the seat's own decision.
fn turn(game: &Automobile, seat: Seat, mut pen: Pen<'_>) {
    let top = game.stack.top();
    if top.seat != seat || top.step == Step::Over {
        return;
    }
    pen.one_of(kind(top.step), 18);
    pen.one_of(game.turn.tile.map_or(Tile::COUNT, Tile::idx), Tile::COUNT);
    pen.set(game.turn.left.word().into(), Act::COUNT);
    pen.flag(game.turn.chip_used);
    let (mut part, mut draft, mut hire, mut research) = (None, None, 0, 0);
    for frame in game.stack.frames() {
        match frame.step {
            Step::Fit(it) => part = Some(it),
            Step::Engine(it) | Step::Boost(it) | Step::Workers(it) | Step::Price(it) => {
                draft = Some(it);
            }
            Step::Hire(count) => hire += count,
            Step::Research => research += 1,
            Step::Start
            | Step::Tile
            | Step::Act
            | Step::Activate
            | Step::Parts
            | Step::Merchant
            | Step::Remove(_)
            | Step::Sell
            | Step::Drive
            | Step::Car
            | Step::Change(_)
            | Step::Benz
            | Step::Discard(_)
            | Step::TileDone
            | Step::TurnDone
            | Step::Score
            | Step::Prepare
            | Step::Over => {}
        }
    }
    pen.one_of(part.map_or(2, |part| part.kind.idx()), 2);
    pen.one_of(part.map_or(9, |part| part.value.idx()), BEST.into());
    pen.one_of(draft.map_or(9, |draft| draft.body.idx()), BEST.into());
    pen.one_of(draft.and_then(|it| it.engine).map_or(9, |it| it.idx()), BEST.into());
    pen.one_of(draft.and_then(|it| it.boost).map_or(9, |it| it.engineer.idx()), Engineer::COUNT);
    pen.number(draft.map_or(0, |draft| draft.workers));
    pen.number(hire);
    pen.number(research as u8);
    pen.done();
}

/// The number of a decision; those that run by themselves are never met.
fn kind(step: Step) -> usize {
    match step {
        Step::Start => 0,
        Step::Tile => 1,
        Step::Act => 2,
        Step::Research => 3,
        Step::Activate => 4,
        Step::Fit(_) => 5,
        Step::Parts => 6,
        Step::Merchant => 7,
        Step::Remove(_) => 8,
        Step::Sell => 9,
        Step::Drive => 10,
        Step::Car => 11,
        Step::Engine(_) => 12,
        Step::Boost(_) => 13,
        Step::Workers(_) => 14,
        Step::Price(_) => 15,
        Step::Change(_) => 16,
        Step::Benz => 17,
        Step::Hire(_)
        | Step::Discard(_)
        | Step::TileDone
        | Step::TurnDone
        | Step::Score
        | Step::Prepare
        | Step::Over => 18,
    }
}
