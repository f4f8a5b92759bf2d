//! One rule for every reward, whatever gives it: what only gives is taken, what is an action of one's own
//! is an offer.

use autobahn::Step;
use autobahn::nouns::*;

use crate::position::*;

/// A position in which everything can be done.
fn rich() -> Position {
    let mut game = players(2);
    game.money(0, 100).lay("R3").lobby(0, 2).tech(0, Column::Trade, 2).tech(0, Column::Service, 1);
    game.truck(0, 1, "HH", Good::Chemicals).played(0, Space::Load, "red");
    game
}

#[test]
fn what_only_gives_is_taken() {
    let gifts = [Step::Promote, Step::UnlockExtra, Step::Flip, Step::Remove];
    for gift in gifts {
        let mut game = rich();
        game.p(0).cones[Space::Load.idx()] = 1;
        game.bonus(0, gift);
        assert!(!game.legal().is_empty() && !game.can("skip"), "{gift:?}");
    }
    let mut game = rich();
    game.panel("DK", &[Tile::Money, Tile::Swap]).bonus(0, Step::PickTile(country("DK")));
    assert_eq!(game.legal(), ["tile money", "tile swap"]);
}

#[test]
fn what_is_an_action_may_be_declined() {
    let offers = [
        Step::Build,
        Step::Upgrade,
        Step::Station,
        Step::Load { steps: 0 },
        Step::Load { steps: 2 },
        Step::BonusMove { steps: 2 },
        Step::Gain,
        Step::Discard,
        Step::Swap,
        Step::Slide,
        Step::PayEmployee { colour: Colour::Red, price: 10 },
    ];
    for offer in offers {
        let mut game = rich();
        game.bonus(0, offer);
        assert!(game.legal().len() > 1 && game.can("skip"), "{offer:?}: {:?}", game.legal());
        game.play("skip");
        assert_eq!(game.step(), Step::Act, "{offer:?}");
    }
}

/// The same bonus by a tile, the track, a technology, a claim and a row: the step is the same.
#[test]
fn where_a_reward_comes_from_does_not_matter() {
    let mut tile = rich();
    tile.tile(0, Tile::Upgrade).play("use upgrade");
    let mut technology = rich();
    technology.tech(0, Column::Network, 2).bonus(0, Step::UnlockExtra).play("unlock network 3");
    assert_eq!((tile.step(), technology.step()), (Step::Upgrade, Step::Upgrade));
    assert!(tile.can("skip") && technology.can("skip"));

    let mut tile = rich();
    tile.tile(0, Tile::Promote).play("use promote");
    let mut track = rich();
    track.track(0, 6).tile(0, Tile::Develop).play("use develop");
    assert_eq!((tile.step(), track.step()), (Step::Promote, Step::Promote));
    assert!(!tile.can("skip") && !track.can("skip"));

    let mut claim = rich();
    claim.p(0).delivered = bit("DK");
    claim.p(0).unclaimed = bit("DK");
    claim.board(0, "B").turn_of(0).play("claim DK");
    assert_eq!((claim.step(), claim.can("skip")), (Step::Flip, false));
}
