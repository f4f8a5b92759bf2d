//! End of the game: points for employees in the administration, and nothing else.

use engine::{Bits, Seat, Standings};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::data::{FLOORS, data};
use crate::nouns::*;
use crate::state::{Autobahn, ExtraDepartment, MAX_PLAYERS};

/// The points of one department and where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct DepartmentScore {
    pub department: Department,
    /// Sum of what the floors with an own employee are worth.
    pub floors: u8,
    /// What each floor point is multiplied by.
    pub units: u16,
    /// Floors times units.
    pub points: i32,
}

/// The points of one player, with the reason of every one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ScoreSheet {
    /// Employees in the lobby.
    pub lobby_employees: u8,
    /// Points for them.
    pub lobby_points: i32,
    pub departments: [DepartmentScore; 5],
    /// All points.
    pub total: i32,
}

fn better_cards(cards: Bits) -> u16 {
    cards.minus(data().derived.basic).len() as u16
}

impl Autobahn {
    /// What one floor of a department is worth to a player.
    pub fn units(&self, seat: Seat, department: Department) -> u16 {
        let player = self.player(seat);
        match department {
            Department::Network => u16::from(self.employees_in_offices(seat)),
            Department::Trade => {
                player.delivered.count_ones() as u16 + u16::from(player.wine_delivered)
            }
            Department::Service => player.stations_built() as u16,
            Department::Finance => player.money / data().scoring.money_unit,
            Department::Extra => match self.options.extra_department {
                ExtraDepartment::None => 0,
                ExtraDepartment::Planning => better_cards(player.hand),
                ExtraDepartment::PlanningAllCards => {
                    better_cards(player.hand.or(player.all_played()))
                }
                ExtraDepartment::Customs => u16::from(player.tiles_taken),
            },
        }
    }

    /// What the player would score if the match ended now.
    pub fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let player = self.player(seat);
        let departments = Department::ALL.map(|department| {
            let occupied = player.floors[department.idx()];
            let worth = data().departments[department.idx()].floors;
            let floors = (0..FLOORS).filter(|floor| occupied & 1 << floor != 0);
            let floors = floors.map(|floor| worth[floor]).sum();
            let units = self.units(seat, department);
            DepartmentScore {
                department,
                floors,
                units,
                points: i32::from(floors) * i32::from(units),
            }
        });
        let lobby_points = i32::from(player.lobby) * i32::from(data().scoring.lobby);
        let total = lobby_points + departments.iter().map(|it| it.points).sum::<i32>();
        ScoreSheet { lobby_employees: player.lobby, lobby_points, departments, total }
    }

    /// Ties: most employees in the administration, then on the third floor, the second, the first.
    pub fn standings(&self) -> Standings {
        let mut scores = [0; MAX_PLAYERS];
        let mut keys = [(0, 0, [0; FLOORS]); MAX_PLAYERS];
        for seat in self.all_seats() {
            let player = self.player(seat);
            let on = |floor: usize| {
                player.floors.iter().filter(|floors| **floors & 1 << floor != 0).count()
            };
            let floors = [on(2), on(1), on(0)];
            let employees = usize::from(player.lobby) + floors.iter().sum::<usize>();
            scores[seat.idx()] = self.score_sheet(seat).total;
            keys[seat.idx()] = match self.autobot {
                None => (scores[seat.idx()], employees, floors),
                // Against Autobot only more points win.
                Some(_) => (scores[seat.idx()], usize::from(self.is_autobot(seat)), [0; FLOORS]),
            };
        }
        let players = usize::from(self.players);
        Standings::rank(&scores[..players], &keys[..players])
    }
}
