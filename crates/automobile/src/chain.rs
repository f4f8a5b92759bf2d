//! The action chain: workers and tiles in one row, and whose turn it will be.
//!
//! Index 0 is the back, where the rearmost worker stands; the last item is the front, to which tiles
//! go when they were used or have nobody behind them.

use std::fmt;

use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::nouns::Tile;
use crate::state::MAX_PLAYERS;

/// Ten tiles, a bonus tile and the workers.
pub const LENGTH: usize = 11 + MAX_PLAYERS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Worker(Seat),
    Tile(Tile),
}

const FILLER: Item = Item::Worker(Seat(0));

/// Items above `len` are always the filler, so that equal chains are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, JsonSchema)]
#[schemars(with = "Vec<Item>")]
pub struct Chain {
    len: u8,
    items: [Item; LENGTH],
}

impl Chain {
    pub const EMPTY: Chain = Chain { len: 0, items: [FILLER; LENGTH] };

    /// The back first.
    pub fn items(&self) -> &[Item] {
        &self.items[..usize::from(self.len)]
    }

    pub fn push(&mut self, item: Item) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    fn remove(&mut self, at: usize) -> Item {
        let item = self.items[at];
        self.items.copy_within(at + 1.., at);
        self.items[LENGTH - 1] = FILLER;
        self.len -= 1;
        item
    }

    pub fn place(&self, tile: Tile) -> Option<usize> {
        self.items().iter().position(|item| *item == Item::Tile(tile))
    }

    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.items().iter().filter_map(|item| match item {
            Item::Tile(tile) => Some(*tile),
            Item::Worker(_) => None,
        })
    }

    /// The workers from the back: who plays first stands first.
    pub fn workers(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.items().iter().filter_map(|item| match item {
            Item::Worker(seat) => Some(*seat),
            Item::Tile(_) => None,
        })
    }

    /// Whose worker is rearmost.
    pub fn rearmost(&self) -> Option<Seat> {
        self.workers().next()
    }

    /// The rearmost worker goes to the place of a tile, which leaves the chain.
    pub fn take(&mut self, tile: Tile) {
        let place = self.place(tile).expect("a tile of the chain");
        self.items[place] = self.items[0];
        self.remove(0);
    }

    /// Takes a tile off the track; the chain closes up.
    pub fn discard(&mut self, tile: Tile) {
        if let Some(place) = self.place(tile) {
            self.remove(place);
        }
    }

    /// A tile that has no worker behind it goes to the front; its like. Returns how many went.
    pub fn sweep(&mut self) -> u8 {
        let behind = self.items().iter().take_while(|item| matches!(item, Item::Tile(_))).count();
        self.items[..usize::from(self.len)].rotate_left(behind);
        behind as u8
    }

    /// What taking a tile would do to the order of turns. `None` for a tile that is not in the chain.
    pub fn project(&self, tile: Tile) -> Option<Projection> {
        self.place(tile)?;
        let me = self.rearmost()?;
        let mut after = *self;
        after.take(tile);
        after.push(Item::Tile(tile));
        let swept = after.tiles_behind();
        after.sweep();
        let mine = after.items().iter().position(|item| *item == Item::Worker(me))?;
        let workers = after.workers().take_while(|seat| *seat != me).count();
        Some(Projection {
            tile,
            swept,
            next: after.rearmost()?,
            least: workers as u8,
            most: mine as u8,
            order: after.workers().collect(),
        })
    }

    fn tiles_behind(&self) -> Vec<Tile> {
        let behind = self.items().iter().map_while(|item| match item {
            Item::Tile(tile) => Some(*tile),
            Item::Worker(_) => None,
        });
        behind.collect()
    }
}

/// The order of turns if the rearmost worker took a tile: for players and bots who plan ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Projection {
    pub tile: Tile,
    /// Tiles that would have nobody behind them and go to the front.
    pub swept: Vec<Tile>,
    pub next: Seat,
    /// Turns of others before the next own one: as many as workers are then behind the own one …
    pub least: u8,
    /// … or as many as they and the tiles between them allow.
    pub most: u8,
    /// All workers from the back.
    pub order: Vec<Seat>,
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.items()).finish()
    }
}

impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.items().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<Item>::deserialize(deserializer)?;
        if items.len() > LENGTH {
            return Err(serde::de::Error::custom("the chain is too long"));
        }
        let mut chain = Chain::EMPTY;
        items.into_iter().for_each(|item| chain.push(item));
        Ok(chain)
    }
}
