//! Step "Place Employee" of building and upgrading, and the limit on employees.

use engine::Seat;

use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::Autobahn;

/// With an empty supply, employees come back from the lobby and one is promoted afterwards. If fewer
/// than the printed number wait there, all of them come; if none, nobody is placed.
pub fn place(game: &mut Autobahn, seat: Seat, colour: Colour, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    if player.supply == 0 {
        let count = player.lobby.min(data().setup.recall);
        player.lobby -= count;
        player.supply += count;
        cx.say(Event::EmployeesRecalled { seat, count });
        game.stack.push(seat, Step::Promote);
    }
    let player = game.player_mut(seat);
    if player.supply == 0 {
        return;
    }
    player.supply -= 1;
    let capacity = game.office_capacity(colour);
    let to_lobby = game.offices[colour.idx()].place(seat, capacity);
    if let Some(owner) = to_lobby {
        game.player_mut(owner).lobby += 1;
    }
    cx.say(Event::EmployeePlaced { seat, colour, to_lobby });
}
