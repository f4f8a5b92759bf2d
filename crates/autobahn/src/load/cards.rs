//! The action cards.

use std::collections::BTreeSet;
use std::iter::repeat_n;

use engine::load::{At, BadData, Record, table};

use super::raw::{Effect, RawCard};
use super::tables::{MONEY, STEPS, colours};
use crate::data::{CardData, Deck};
use crate::nouns::*;

/// The printed number of cards in each deck, in the order of the file.
const DECKS: [(Deck, usize); 4] =
    [(Deck::Basic, 7), (Deck::Improved, 20), (Deck::Advanced, 14), (Deck::TwoColour, 8)];

pub fn cards(records: &[Record<RawCard>]) -> Result<[CardData; Card::COUNT], BadData> {
    let cards = table("cards.json", records, |n, record| {
        let at = &record.at;
        at.unique("card", records[..n].iter().map(|it| &*it.id), &record.id)?;
        let mut decks = DECKS.iter().flat_map(|(deck, count)| repeat_n(*deck, *count));
        at.need(
            decks.nth(n) == Some(record.deck),
            "the file lists 7 basic, 20 improved, 14 advanced and 8 two-colour cards in this order",
        )?;
        let colours = colours(at, &record.colours)?;
        deck_colours(at, record.deck, n, colours)?;
        let effect = &record.effect;
        for steps in [
            effect.develop_on_build,
            effect.develop_per_section,
            effect.loaded_truck_steps,
            effect.truck_steps,
            effect.develop,
            effect.develop_for_price,
            effect.promote_if_built,
        ] {
            at.within("the number of steps or promotions", steps, 0..=STEPS)?;
        }
        for money in [effect.pair_discount, effect.money, effect.develop_price] {
            at.within("the money", money, 0..=MONEY)?;
        }
        Ok(CardData {
            id: at.id(&record.id)?,
            deck: record.deck,
            colours,
            develop_on_build: effect.develop_on_build,
            develop_per_section: effect.develop_per_section,
            loaded_truck_steps: effect.loaded_truck_steps,
            truck_steps: effect.truck_steps,
            extra_station: effect.extra_station,
            extra_build: effect.extra_build,
            upgrade_and_load: effect.upgrade_and_load,
            pair_discount: effect.pair_discount,
            money: effect.money,
            develop: effect.develop,
            develop_price: effect.develop_price,
            develop_for_price: effect.develop_for_price,
            promote_if_built: effect.promote_if_built,
        })
    })?;
    improved_kinds(records)?;
    Ok(cards)
}

fn deck_colours(at: &At, deck: Deck, n: usize, colours: Colours) -> Result<(), BadData> {
    let count = colours.iter().count();
    match deck {
        Deck::Basic => {
            let colour = Colour::ALL[n];
            at.need(
                colours == Colours::one(colour),
                format_args!("the basic card in this place is {colour}"),
            )
        }
        Deck::Improved => at.need(
            count == 1 && SIDE_COLOURS.meets(colours),
            "an improved card is red, cyan, orange, purple or white",
        ),
        Deck::Advanced => Ok(()),
        Deck::TwoColour => at.need(count == 2, "it has two colours"),
    }
}

/// Four kinds of improved card, each in five colours.
fn improved_kinds(records: &[Record<RawCard>]) -> Result<(), BadData> {
    let mut kinds: BTreeSet<&Effect> = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for card in records.iter().filter(|card| card.deck == Deck::Improved) {
        kinds.insert(&card.effect);
        let new = seen.insert((&card.effect, &card.colours));
        card.at.need(new, "an improved card of this colour has the same effect")?;
        card.at.need(kinds.len() <= 4, "this is a fifth kind of improved card")?;
    }
    Ok(())
}
