//! Action "Load Truck".

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Roads, Truck};
use crate::steps::trucks;

/// On the network.
pub fn connected(roads: Roads, depot: Depot) -> bool {
    roads.built.meets(data().depots[depot.idx()].sections)
}

/// Colours in which a depot can be used: those of the depots on the network.
pub fn colours(roads: Roads) -> Colours {
    Depot::all()
        .filter(|depot| connected(roads, *depot))
        .fold(Colours::EMPTY, |all, depot| all.or(data().depots[depot.idx()].colours))
}

/// Trucks that may be loaded: either of the two, once the second is unlocked; one that is out gives
/// up its delivery. Two trucks at home are alike, so the first is enough.
pub fn loadable(game: &Autobahn, seat: Seat) -> [bool; 2] {
    let player = game.player(seat);
    let both_home = player.trucks == [Truck::Home; 2];
    [true, player.truck_count() == 2 && !both_home]
}

pub fn emit(game: &Autobahn, seat: Seat, colours: Colours, emit: &mut impl FnMut(Action)) {
    let loadable = loadable(game, seat);
    for depot in Depot::all() {
        if data().depots[depot.idx()].colours.meets(colours) && connected(game.roads, depot) {
            for truck in TruckNo::all().filter(|truck| loadable[truck.idx()]) {
                emit(Action::Load(depot, truck));
            }
        }
    }
}

pub fn why_not(
    game: &Autobahn,
    seat: Seat,
    depot: Depot,
    truck: TruckNo,
    colours: Colours,
) -> Option<Reason> {
    let it = &data().depots[depot.idx()];
    if !it.colours.meets(colours) {
        let is = it.colours.iter().find(|colour| *colour != Colour::Black);
        Some(Reason::WrongColour { is: is.unwrap_or(Colour::Black) })
    } else if !connected(game.roads, depot) {
        Some(Reason::DepotNotConnected)
    } else if truck.number() >= game.player(seat).truck_count() {
        Some(Reason::SecondTruckLocked)
    } else if !loadable(game, seat)[truck.idx()] {
        Some(Reason::UseTheFreeTruck)
    } else {
        None
    }
}

/// Of a load that is given.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    match action {
        Action::Load(depot, truck) => why_not(game, seat, depot, truck, Colours::ALL),
        Action::Wine(_) => Some(Reason::WineNeedsCard),
        _ => None,
    }
}

/// `then_move`: steps the truck makes at once, on any autobahn.
pub fn load(
    game: &mut Autobahn,
    seat: Seat,
    depot: Depot,
    truck: TruckNo,
    then_move: u8,
    cx: &mut Cx<'_>,
) {
    let good = data().depots[depot.idx()].good;
    cx.say(Event::Loaded { seat, truck, depot, good });
    start_truck(game, seat, truck, Truck::Depot(depot), then_move, cx);
}

/// Puts a truck where it starts; what it carried is lost.
pub fn start_truck(
    game: &mut Autobahn,
    seat: Seat,
    truck: TruckNo,
    start: Truck,
    then_move: u8,
    cx: &mut Cx<'_>,
) {
    let player = game.player_mut(seat);
    let before = std::mem::replace(&mut player.trucks[truck.idx()], start);
    let steps = player.develops_with(Space::Load);
    if let Some(good) = before.good() {
        cx.say(Event::GoodLost { seat, truck, good });
    }
    // A truck that is recalled while it was moving does not go on from its new place.
    trucks::end_movement(game, seat, truck);
    if steps > 0 {
        game.stack.push(seat, Step::Develop(steps));
    }
    if then_move > 0 {
        game.stack.push(seat, Step::Moving { truck, left: then_move });
    }
}
