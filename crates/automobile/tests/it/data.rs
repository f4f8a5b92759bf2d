//! The shipped tables against the numbers that the rulebook states or proves.

use automobile::data::{Effect, data};
use automobile::nouns::*;

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    let data = data();
    let tiles = |bonus| data.tiles.iter().filter(|it| it.bonus.is_some() == bonus).count();
    assert_eq!((tiles(false), tiles(true)), (10, 12));
    assert_eq!(data.merchants.iter().map(|it| it.tiles).sum::<u8>(), 8);
    assert_eq!((data.cards.len(), data.starts.len(), data.awards.len()), (50, 4, 10));
    let kind =
        |wanted: fn(&Effect) -> bool| data.cards.iter().filter(|it| wanted(&it.effect)).count();
    assert_eq!(kind(|it| matches!(it, Effect::Engineer(_))), 9);
    assert_eq!(kind(|it| matches!(it, Effect::Development(_))), 32);
    let chips = data.chips.as_flattened().iter().filter(|chip| **chip > 0).count();
    assert_eq!(chips, 9);
    assert_eq!(data.prices.as_flattened().len(), 24);
}

/// No tile has an action twice, the merchant is on no single tile, body and engine share none.
#[test]
fn the_tiles_have_sixteen_icons() {
    let printed = || data().tiles.iter().filter(|it| it.bonus.is_none());
    let icons = |act| printed().filter(|it| it.acts.contains(act)).count();
    assert_eq!(Act::ALL[..6].iter().map(|act| icons(*act)).collect::<Vec<_>>(), [3, 3, 2, 2, 3, 3]);
    assert!(printed().all(|it| it.acts.len() > 1 || !it.acts.contains(Act::Merchant)));
    assert!(printed().all(|it| !(it.acts.contains(Act::Body) && it.acts.contains(Act::Engine))));
}

#[test]
fn each_round_has_four_bonus_tiles_with_four_different_actions() {
    for round in 0..3 {
        let tiles = data().tiles.iter().filter(|it| it.bonus.is_some() && it.round == round);
        let acts = tiles.fold(Acts::EMPTY, |all, it| all.or(it.acts));
        assert_eq!(acts.len(), 5, "four actions and the bonus");
    }
}

/// The cards of the engineers come first, in their order: the rules rely on it.
#[test]
fn the_first_cards_are_the_engineers() {
    for (engineer, card) in Engineer::ALL.into_iter().zip(Card::all()) {
        assert_eq!(data().cards[card.idx()].effect, Effect::Engineer(engineer));
        assert_eq!(card.name(), engineer.name());
    }
}
