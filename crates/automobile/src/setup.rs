//! Set-up by number of players, up to the choice of start tiles.

use engine::{Bag, Bits, Rng, Seat};

use crate::chain::{Chain, Item};
use crate::data::{ROUNDS, WORKSHOPS, data};
use crate::deck::Deck;
use crate::nouns::*;
use crate::state::{Automobile, MAX_PLAYERS, Options, Player, Turn};
use crate::step::{Stack, Step};

pub fn set_up(options: Options, players: u8, rng: &mut Rng) -> Automobile {
    let mut seats = [Seat(0), Seat(1), Seat(2), Seat(3)];
    let order = &mut seats[..usize::from(players)];
    rng.shuffle(order);
    let mut stack = Stack::EMPTY;
    stack.push(order[0], Step::Prepare);
    // The worker next to the first tile chooses first, so its frame lies on top.
    order.iter().for_each(|seat| stack.push(*seat, Step::Start));

    let limits = &data().players[usize::from(players)];
    let mut starts = Bag((0..StartTile::COUNT as u8).collect());
    let offered = match usize::from(limits.start_tiles) {
        StartTile::COUNT => starts.0,
        some => (0..some).filter_map(|_| starts.draw(rng)).collect(),
    };
    Automobile {
        options,
        players,
        round: 0,
        chain: chain(order, rng),
        deck: Deck::new(rng),
        chips: [0; Preference::COUNT],
        merchants: Default::default(),
        marker: limits.marker,
        market: Default::default(),
        bonus_pile: Bits::EMPTY,
        bonus_used: Bits::EMPTY,
        starts: offered.0 as u8,
        awards: Default::default(),
        seats: [new_player(); MAX_PLAYERS],
        turn: Turn::default(),
        stack,
    }
}

/// From the back: the workers, then the tiles with one action, with two, with three, each kind
/// shuffled.
fn chain(order: &[Seat], rng: &mut Rng) -> Chain {
    let mut chain = Chain::EMPTY;
    order.iter().for_each(|seat| chain.push(Item::Worker(*seat)));
    for acts in 1..=3 {
        let (mut tiles, mut count) = ([Tile::of(0); Tile::COUNT], 0);
        for tile in Tile::all() {
            let it = &data().tiles[tile.idx()];
            if it.bonus.is_none() && it.acts.len() == acts {
                tiles[count] = tile;
                count += 1;
            }
        }
        rng.shuffle(&mut tiles[..count]);
        tiles[..count].iter().for_each(|tile| chain.push(Item::Tile(*tile)));
    }
    chain
}

/// One worker counts laps and one stands in the chain.
fn new_player() -> Player {
    let setup = &data().setup;
    Player {
        supply: setup.workers - setup.canteen - 2,
        canteen: setup.canteen,
        workshops: [None; WORKSHOPS],
        motor: setup.motor,
        start: None,
        cards: Bits::EMPTY,
        active: Bits::EMPTY,
        chips: [0; Engineer::COUNT],
        space: 0,
        laps: 0,
        points: [[0; Source::COUNT]; ROUNDS],
    }
}
