//! The research cards: a face-down pile, two cards face up, an open discard pile in its order.

use std::fmt;

use engine::{Bag, Bits, Rng};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::nouns::Card;

pub const SHOWN: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Deck {
    pub pile: Bag,
    pub shown: [Option<Card>; SHOWN],
    pub discard: Discard,
}

impl Deck {
    pub fn new(rng: &mut Rng) -> Deck {
        let pile = Bag(Card::all().map(Card::number).collect());
        let mut deck = Deck { pile, shown: [None; SHOWN], discard: Discard::EMPTY };
        deck.refill(rng);
        deck
    }

    /// Turns cards up where there is none. The discard pile is shuffled when a card must be turned up
    /// and none is left, if need be between the two. Says whether it was.
    pub fn refill(&mut self, rng: &mut Rng) -> bool {
        let mut shuffled = false;
        for place in 0..SHOWN {
            if self.shown[place].is_none() {
                if self.pile.is_empty() {
                    self.pile = Bag(self.discard.cards().iter().map(|it| it.number()).collect());
                    self.discard = Discard::EMPTY;
                    shuffled = true;
                }
                self.shown[place] = self.pile.draw(rng).map(Card::of);
            }
        }
        shuffled
    }

    pub fn shows(&self, card: Card) -> bool {
        self.shown.contains(&Some(card))
    }

    /// Takes one of the face-up cards; the other goes onto the discard pile. Returns that one.
    pub fn take(&mut self, card: Card) -> Option<Card> {
        let rejected = self.shown.iter().flatten().copied().find(|it| *it != card);
        rejected.into_iter().for_each(|it| self.discard.push(it));
        self.shown = [None; SHOWN];
        rejected
    }

    /// All cards of the deck, if each is there once.
    pub fn all(&self) -> Option<Bits> {
        let open = self.shown.iter().flatten().chain(self.discard.cards());
        let mut all = self.pile.0;
        for card in open {
            if all.contains(card.number()) {
                return None;
            }
            all.insert(card.number());
        }
        Some(all)
    }
}

/// The last card lies on top. Cards above `len` are always the first of all, so that equal piles are
/// equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, JsonSchema)]
#[schemars(with = "Vec<Card>")]
pub struct Discard {
    len: u8,
    cards: [Card; Card::COUNT],
}

impl Discard {
    pub const EMPTY: Discard = Discard { len: 0, cards: [Card::of(0); Card::COUNT] };

    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        self.cards[usize::from(self.len)] = Card::of(0);
        Some(top)
    }
}

impl fmt::Debug for Discard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Discard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Discard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > Card::COUNT {
            return Err(serde::de::Error::custom("the discard pile is too high"));
        }
        let mut discard = Discard::EMPTY;
        cards.into_iter().for_each(|card| discard.push(card));
        Ok(discard)
    }
}
