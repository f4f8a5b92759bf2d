//! The choices of the set-up that everybody makes at once and in secret: which action cards and
//! heroes to keep, and the draft of heroes.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::TrainRush;
use crate::steps::card;

/// Who has still to choose.
pub fn choosing(game: &TrainRush, step: Step) -> Seats {
    let picks = |seat: Seat| game.player(seat).pick_count();
    let least = game.all_seats().map(picks).min().unwrap_or(0);
    let waits = |seat: &Seat| {
        let player = game.player(*seat);
        if step == Step::KeepCards {
            player.hand.len() > u32::from(data().setup.cards_kept)
        } else if step == Step::KeepHeroes {
            player.pack.len() > u32::from(game.by_players().heroes_kept)
        } else {
            picks(*seat) == least
        }
    };
    game.all_seats().filter(waits).fold(Seats::none(), Seats::with)
}

pub fn emit_cards(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).hand.iter().for_each(|card| emit(Action::Under(card)));
}

pub fn card_why_not(action: Action) -> Option<Reason> {
    matches!(action, Action::Under(_)).then_some(Reason::NotInHand)
}

pub fn emit_boxes(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).pack.iter().for_each(|hero| emit(Action::Box(hero)));
}

pub fn box_why_not(action: Action) -> Option<Reason> {
    matches!(action, Action::Box(_)).then_some(Reason::NotInPack)
}

pub fn emit_drafts(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).pack.iter().for_each(|hero| emit(Action::Draft(hero)));
}

pub fn draft_why_not(action: Action) -> Option<Reason> {
    matches!(action, Action::Draft(_)).then_some(Reason::NotInPack)
}

/// Opens the wagons and the pool and deals action cards.
pub fn deal_cards(game: &mut TrainRush, cx: &mut Cx<'_>) {
    crate::setup::open_wagons(game, cx);
    card::fill_pool(game, cx);
    let count = data().setup.cards_dealt;
    for seat in game.all_seats() {
        for _ in 0..count {
            let card = card::draw(game, Some(seat), cx).expect("the deck is larger than the hands");
            game.player_mut(seat).hand.insert(card);
            cx.log.whisper(seat, Event::Drew { seat, card });
        }
    }
    cx.say(Event::CardsDealt { count });
    if data().setup.cards_kept < count {
        game.stack.push(Seat(0), Step::KeepCards);
    }
}

pub fn put_under(game: &mut TrainRush, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.hand.remove(card);
    player.under.insert(card);
    game.bottom.0.insert(card.number());
    chosen(game, seat, Step::KeepCards, cx);
    if choosing(game, Step::KeepCards).is_empty() {
        game.stack.pop();
    }
}

pub fn deal_heroes(game: &mut TrainRush, cx: &mut Cx<'_>) {
    let by_players = game.by_players();
    let count =
        if game.options.random_heroes { by_players.heroes_kept } else { by_players.heroes_dealt };
    for seat in game.all_seats() {
        for _ in 0..count {
            let hero = draw_hero(game, cx);
            game.player_mut(seat).pack.insert(hero);
        }
    }
    cx.log.reveal();
    cx.say(Event::HeroesDealt { count });
    if game.options.random_heroes {
        for seat in game.all_seats() {
            let player = game.player_mut(seat);
            let pack = std::mem::take(&mut player.pack);
            player.picks.iter_mut().zip(pack.iter()).for_each(|(pick, hero)| *pick = Some(hero));
        }
        return take_up(game, cx);
    }
    let choice = by_players.heroes_dealt > by_players.heroes_kept;
    game.stack.push(Seat(0), if choice { Step::KeepHeroes } else { Step::Draft });
    settle_draft(game, cx);
}

fn draw_hero(game: &mut TrainRush, cx: &mut Cx<'_>) -> Hero {
    let nth = cx.rng.below(game.undealt.len());
    let hero = game.undealt.iter().nth(nth as usize).expect("there are heroes for everybody");
    game.undealt.remove(hero);
    hero
}

pub fn put_back(game: &mut TrainRush, seat: Seat, hero: Hero, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.pack.remove(hero);
    player.boxed.insert(hero);
    chosen(game, seat, Step::KeepHeroes, cx);
    if choosing(game, Step::KeepHeroes).is_empty() {
        game.stack.replace_top(Step::Draft);
        settle_draft(game, cx);
    }
}

pub fn draft(game: &mut TrainRush, seat: Seat, hero: Hero, cx: &mut Cx<'_>) {
    pick(game, seat, hero);
    cx.say(Event::Chosen { seat });
    let picks = game.player(seat).pick_count();
    if game.all_seats().all(|other| game.player(other).pick_count() == picks) {
        pass_on(game, cx);
        settle_draft(game, cx);
    }
}

fn pick(game: &mut TrainRush, seat: Seat, hero: Hero) {
    let player = game.player_mut(seat);
    player.pack.remove(hero);
    let place = player.picks.iter_mut().find(|pick| pick.is_none());
    *place.expect("nobody drafts more heroes than there are places") = Some(hero);
}

/// Everybody passes the rest of the pack to the left.
fn pass_on(game: &mut TrainRush, cx: &mut Cx<'_>) {
    let packs = game.seats.map(|player| player.pack);
    for seat in game.all_seats() {
        let left = game.left_of(seat);
        game.player_mut(left).pack = packs[seat.idx()];
    }
    cx.log.reveal();
    cx.say(Event::PacksPassed);
}

/// The last hero of a pack goes by itself.
fn settle_draft(game: &mut TrainRush, cx: &mut Cx<'_>) {
    if game.stack.top().step != Step::Draft {
        return;
    }
    if game.all_seats().all(|seat| game.player(seat).pack.len() == 1) {
        for seat in game.all_seats() {
            let last = game.player(seat).pack.first().expect("one is left");
            pick(game, seat, last);
        }
    }
    if game.all_seats().all(|seat| game.player(seat).pack.is_empty()) {
        game.stack.pop();
        take_up(game, cx);
    }
}

fn take_up(game: &mut TrainRush, cx: &mut Cx<'_>) {
    for seat in game.all_seats() {
        let player = game.player_mut(seat);
        player.heroes = player.picks.iter().copied().flatten().collect();
    }
    cx.say(Event::DraftOver);
}

/// Others learn only that somebody is ready.
fn chosen(game: &TrainRush, seat: Seat, step: Step, cx: &mut Cx<'_>) {
    if !choosing(game, step).contains(seat) {
        cx.say(Event::Chosen { seat });
    }
}
