//! Re-deals what a viewer (`None`: a spectator) cannot know: hands, decks and the draft. What the viewer has seen stays:
//! the cards that others took from the open ones, those put under the deck and into the box, and the
//! packs of heroes that were passed on.

use engine::{Bag, Bits, Rng, Seat};

use crate::nouns::*;
use crate::stack::Step;
use crate::state::{MAX_HEROES, MAX_PLAYERS, Player, TrainRush};

pub fn redeal(game: &mut TrainRush, viewer: Option<Seat>, rng: &mut Rng) {
    cards(game, viewer, rng);
    heroes(game, viewer, rng);
}

/// Takes so many of the unknown at random.
fn draw(unknown: &mut Bag, count: u32, rng: &mut Rng) -> Bits {
    (0..count).filter_map(|_| unknown.draw(rng)).collect()
}

fn cards(game: &mut TrainRush, viewer: Option<Seat>, rng: &mut Rng) {
    let known_below = viewer.map_or(Bits::default(), |it| Bits(game.player(it).under.word()));
    let below = game.bottom.0.minus(known_below);
    let chooser = game.stack.top();
    let drawn_unseen = matches!(chooser.step, Step::Keep(_)) && Some(chooser.seat) != viewer;
    let mut unknown = Bag(game.upper.0.or(below));
    if drawn_unseen {
        unknown.0 = unknown.0.or(Bits(game.drawn.word()));
    }
    for seat in game.all_seats().filter(|seat| Some(*seat) != viewer) {
        let player = game.player(seat);
        unknown.0 = unknown.0.or(Bits(player.hand.minus(player.shown).word()));
    }
    game.upper = Bag(draw(&mut unknown, game.upper.len(), rng));
    let below = draw(&mut unknown, below.len(), rng);
    game.bottom = Bag(known_below.or(below));
    if drawn_unseen {
        let drawn = draw(&mut unknown, game.drawn.len(), rng);
        game.drawn = Cards::from_word(drawn.0);
    }
    // What others know to lie below is some of what lies there.
    let mut theirs = Bag(below);
    for seat in game.all_seats().filter(|seat| Some(*seat) != viewer) {
        let Player { hand, shown, .. } = *game.player(seat);
        let hand = draw(&mut unknown, hand.minus(shown).len(), rng);
        let under = draw(&mut theirs, game.player(seat).under.len(), rng);
        let player = game.player_mut(seat);
        player.hand = Cards::from_word(hand.0).or(shown);
        player.under = Cards::from_word(under.0);
    }
}

/// Where an unknown hero may lie.
#[derive(Clone, Copy)]
enum Spot {
    /// The `n`-th pick of a seat.
    Pick(Seat, usize),
    Pack(Seat),
    Boxed(Seat),
    Undealt,
}

/// Heroes of which the viewer knows only that they lie in these spots.
struct Group {
    heroes: [Option<Hero>; Hero::COUNT],
    spots: [Spot; Hero::COUNT],
    len: usize,
}

impl Group {
    const EMPTY: Group =
        Group { heroes: [None; Hero::COUNT], spots: [Spot::Undealt; Hero::COUNT], len: 0 };

    fn add(&mut self, spot: Spot, hero: Hero) {
        self.heroes[self.len] = Some(hero);
        self.spots[self.len] = spot;
        self.len += 1;
    }

    fn add_all(&mut self, spot: Spot, heroes: Heroes) {
        heroes.iter().for_each(|hero| self.add(spot, hero));
    }

    fn shuffle(mut self, game: &mut TrainRush, rng: &mut Rng) {
        // Sets are emptied first, for a hero may come back to where it was.
        for (hero, spot) in self.heroes.into_iter().flatten().zip(self.spots) {
            match spot {
                Spot::Pick(..) => {}
                Spot::Pack(seat) => game.player_mut(seat).pack.remove(hero),
                Spot::Boxed(seat) => game.player_mut(seat).boxed.remove(hero),
                Spot::Undealt => game.undealt.remove(hero),
            }
        }
        // In an order of their own first: a guess must not depend on where they truly lie.
        self.heroes[..self.len].sort();
        rng.shuffle(&mut self.heroes[..self.len]);
        for (hero, spot) in self.heroes.into_iter().flatten().zip(self.spots) {
            match spot {
                Spot::Pick(seat, nth) => game.player_mut(seat).picks[nth] = Some(hero),
                Spot::Pack(seat) => game.player_mut(seat).pack.insert(hero),
                Spot::Boxed(seat) => game.player_mut(seat).boxed.insert(hero),
                Spot::Undealt => game.undealt.insert(hero),
            }
        }
    }
}

/// In round `n` of the draft a seat picks from the pack that `n` seats to its right began with, so
/// the picks tell which packs the viewer has held, and when last.
fn heroes(game: &mut TrainRush, viewer: Option<Seat>, rng: &mut Rng) {
    let players = usize::from(game.players);
    let drafting = game.stack.frames().iter().any(|it| it.step == Step::Draft);
    let held = viewing_rounds(game, viewer, drafting);
    let mut unseen = Group::EMPTY;
    let mut seen: [Group; MAX_PLAYERS] = std::array::from_fn(|_| Group::EMPTY);
    unseen.add_all(Spot::Undealt, game.undealt);
    for seat in game.all_seats().filter(|seat| Some(*seat) != viewer) {
        let player = *game.player(seat);
        unseen.add_all(Spot::Boxed(seat), player.boxed);
        let hidden = |hero: &Hero| !player.missions.contains(*hero);
        for (nth, hero) in player.picks.iter().enumerate() {
            let Some(hero) = hero.filter(hidden) else { continue };
            let pack = (seat.idx() + MAX_HEROES * players - nth) % players;
            match held[pack] {
                _ if game.options.random_heroes => unseen.add(Spot::Pick(seat, nth), hero),
                Rounds { first: None, .. } => unseen.add(Spot::Pick(seat, nth), hero),
                Rounds { first: Some(first), .. } if nth < first => {
                    unseen.add(Spot::Pick(seat, nth), hero);
                }
                // Between two looks at a pack one sees what is missing.
                Rounds { last, .. } if nth < last => {}
                Rounds { .. } => seen[pack].add(Spot::Pick(seat, nth), hero),
            }
        }
        if !player.pack.is_empty() {
            let pack = (seat.idx() + MAX_HEROES * players - round_of(game, seat)) % players;
            match held[pack].first.filter(|_| drafting) {
                Some(_) => seen[pack].add_all(Spot::Pack(seat), player.pack),
                None => unseen.add_all(Spot::Pack(seat), player.pack),
            }
        }
    }
    unseen.shuffle(game, rng);
    seen.into_iter().for_each(|group| group.shuffle(game, rng));
    take_up(game, viewer, drafting);
}

/// The first and last round in which the viewer has held a pack.
#[derive(Clone, Copy, Default)]
struct Rounds {
    first: Option<usize>,
    last: usize,
}

/// The round of the pack in front of a seat: whoever has picked keeps the rest until all have.
fn round_of(game: &TrainRush, seat: Seat) -> usize {
    let least = game.all_seats().map(|it| game.player(it).pick_count()).min().unwrap_or(0);
    game.player(seat).pick_count().min(least)
}

fn viewing_rounds(game: &TrainRush, viewer: Option<Seat>, drafting: bool) -> [Rounds; MAX_PLAYERS] {
    let players = usize::from(game.players);
    let mut held = [Rounds::default(); MAX_PLAYERS];
    let Some(viewer) = viewer else { return held };
    let rounds =
        if drafting { round_of(game, viewer) + 1 } else { game.player(viewer).pick_count() };
    for round in 0..rounds {
        let pack = &mut held[(viewer.idx() + MAX_HEROES * players - round) % players];
        pack.first.get_or_insert(round);
        pack.last = round;
    }
    held
}

/// Hands are the picks that were not played, once the draft is over.
fn take_up(game: &mut TrainRush, viewer: Option<Seat>, drafting: bool) {
    for seat in game.all_seats().filter(|seat| Some(*seat) != viewer) {
        let player = game.player_mut(seat);
        if !drafting && player.pack.is_empty() {
            let picks: Heroes = player.picks.iter().copied().flatten().collect();
            player.heroes = picks.minus(player.missions);
        }
    }
}
