//! What is one player's own: the board before them, their hand and their pieces.

use engine::Bits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Truck;
use crate::data::{STATIONS, Technology, data};
use crate::nouns::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Player {
    /// DM.
    pub money: u16,
    /// Employees not yet employed.
    pub supply: u8,
    /// Employees in the lobby.
    pub lobby: u8,
    /// Occupied floors of each department: bit 0 is the first floor.
    pub floors: [u8; 5],
    /// Eras in which funding was taken, one bit each; an employee stands on each of them.
    pub funded: u8,
    pub hand: Bits,
    /// Cards above each action space.
    pub played: [Bits; 5],
    /// Action tile of each space: 0 two cones, 1 one cone, 2 removed.
    pub cones: [u8; 5],
    /// Coloured unlock tokens left.
    pub tokens: Colours,
    /// Extra unlock tokens left.
    pub extra_tokens: u8,
    /// Unlocked levels of each column: bit 0 is level 1.
    pub technologies: [u8; 3],
    /// Links with a service station of this player.
    pub stations: Bits,
    pub trucks: [Truck; 2],
    /// Space on the development track, counted from 0.
    pub track: u8,
    /// The route card.
    pub route: Option<Route>,
    /// The delivery board.
    pub board: DeliveryBoard,
    /// Countries delivered to, one bit each; so are the next three.
    pub delivered: u8,
    /// Delivery tokens on a goods icon: a bonus to be claimed …
    pub unclaimed: u8,
    /// … or claimed already.
    pub claimed: u8,
    /// Delivery tokens on a DM icon.
    pub paid: u8,
    /// Bonus tiles in the player area, by kind.
    pub tiles: [u8; Tile::ALL.len()],
    /// Bonus tiles taken in the whole match.
    pub tiles_taken: u8,
    /// The wine card, secret until the wine is loaded.
    pub wine: Option<Wine>,
    /// The wine was loaded.
    pub wine_loaded: bool,
    /// Germany counts as a country delivered to.
    pub wine_delivered: bool,
    /// Traffic tokens kept until there are enough for a promotion.
    pub traffic: u8,
}

impl Player {
    pub fn receive(&mut self, money: u16) {
        self.money = self.money.saturating_add(money);
    }

    pub fn unlocked(&self) -> impl Iterator<Item = Technology> {
        let levels = self.technologies;
        (0..levels.len()).flat_map(move |column| {
            Bits(u64::from(levels[column]))
                .iter()
                .map(move |level| data().technologies[column][usize::from(level)])
        })
    }

    pub fn has(&self, technology: Technology) -> bool {
        self.unlocked().any(|it| it == technology)
    }

    pub fn upgrade_discount(&self) -> u16 {
        self.unlocked()
            .map(|it| if let Technology::UpgradeDiscount(dm) = it { dm } else { 0 })
            .sum()
    }

    /// Steps on the track that technologies add to an action.
    pub fn develops_with(&self, space: Space) -> u8 {
        self.unlocked()
            .filter_map(|it| {
                let Technology::DevelopWith(with, steps) = it else { return None };
                (with == space).then_some(steps)
            })
            .sum()
    }

    pub fn limit(&self, space: Space) -> u8 {
        data().setup.limits[space.idx()][usize::from(self.cones[space.idx()])]
    }

    pub fn has_room(&self, space: Space) -> bool {
        self.played[space.idx()].are_fewer_than(self.limit(space))
    }

    pub fn all_played(&self) -> Bits {
        self.played.iter().fold(Bits::EMPTY, |all, cards| all.or(*cards))
    }

    /// The space above which a played card lies.
    pub fn space_of(&self, card: Card) -> Option<Space> {
        Space::ALL.into_iter().find(|space| self.played[space.idx()].contains(card.number()))
    }

    /// Trucks the player may use now.
    pub fn truck_count(&self) -> u8 {
        if self.has(Technology::SecondTruck) { data().setup.trucks } else { 1 }
    }

    pub fn stations_built(&self) -> usize {
        self.stations.len() as usize
    }

    pub fn stations_left(&self) -> usize {
        STATIONS.saturating_sub(self.stations_built())
    }

    /// Technologies of a column count from the bottom; the third floor needs both top ones.
    pub fn column_height(&self, column: usize) -> u8 {
        match self.technologies[column] {
            0b1111 => 3,
            levels if levels & 0b11 == 0b11 => 2,
            levels => levels & 1,
        }
    }
}
