//! Bonus action "Promote Employee".

use engine::Seat;

use crate::action::Action;
use crate::data::{FLOORS, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::Autobahn;

fn has_access(game: &Autobahn, seat: Seat, department: Department, floor: Floor) -> bool {
    let player = game.player(seat);
    let height = match (department, data().departments[department.idx()].column) {
        (_, Some(column)) => player.column_height(column.idx()),
        // Any one column opens the extra board; the remaining department is open to all.
        (Department::Extra, None) => {
            (0..3).map(|column| player.column_height(column)).max().unwrap_or(0)
        }
        (_, None) => FLOORS as u8,
    };
    floor.get() <= height
}

/// Floors with somebody below who could come up, one bit each.
fn from_below(game: &Autobahn, seat: Seat, department: Department) -> u8 {
    let player = game.player(seat);
    player.floors[department.idx()] << 1 | u8::from(player.lobby > 0)
}

/// Is there somebody one floor below, or in the lobby?
pub fn somebody_below(game: &Autobahn, seat: Seat, department: Department, floor: Floor) -> bool {
    from_below(game, seat, department) & 1 << floor.idx() != 0
}

/// Nobody has two employees on a floor.
pub fn is_there(game: &Autobahn, seat: Seat, department: Department, floor: Floor) -> bool {
    game.player(seat).floors[department.idx()] & 1 << floor.idx() != 0
}

pub fn is_full(game: &Autobahn, department: Department, floor: Floor) -> bool {
    game.on_floor(department, floor) >= data().setup.floor_seats
}

pub fn why_not(
    game: &Autobahn,
    seat: Seat,
    department: Department,
    floor: Floor,
) -> Option<Reason> {
    if !game.uses(department) {
        Some(Reason::NoSuchDepartment)
    } else if !somebody_below(game, seat, department, floor) {
        Some(Reason::NobodyBelow)
    } else if is_there(game, seat, department, floor) {
        Some(Reason::OwnEmployeeThere)
    } else if !has_access(game, seat, department, floor) {
        Some(Reason::FloorLocked { department, floor })
    } else if is_full(game, department, floor) {
        Some(Reason::FloorFull { department, floor })
    } else {
        None
    }
}

pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    for department in Department::ALL {
        let free = from_below(game, seat, department) & !game.player(seat).floors[department.idx()];
        for floor in Floor::all() {
            // Most floors are out of the question at a glance.
            if free & 1 << floor.idx() != 0 && why_not(game, seat, department, floor).is_none() {
                emit(Action::Promote(department, floor));
            }
        }
    }
}

pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Promote(department, floor) = action else { return None };
    why_not(game, seat, department, floor)
}

pub fn promote(
    game: &mut Autobahn,
    seat: Seat,
    department: Department,
    floor: Floor,
    cx: &mut Cx<'_>,
) {
    let player = game.player_mut(seat);
    match floor.idx() {
        0 => player.lobby -= 1,
        above => player.floors[department.idx()] &= !(1 << (above - 1)),
    }
    player.floors[department.idx()] |= 1 << floor.idx();
    cx.say(Event::Promoted { seat, department, floor });
}

/// Into the lobby from the supply: what a promotion becomes when nobody can be promoted.
pub fn hire(game: &mut Autobahn, seat: Seat, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    if player.supply > 0 {
        player.supply -= 1;
        player.lobby += 1;
        cx.say(Event::Hired { seat });
    }
}
