//! Autobot's promotions: no higher than the era, nowhere near Finance.

use engine::Bits;

use super::SEAT;
use super::choose::{Choice, Rule, Subject};
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::Autobahn;
use crate::steps;

/// The highest floor an employee of Autobot can reach in a department by one promotion; 0 if none.
fn reach(game: &Autobahn, department: Department) -> u8 {
    let free = |floor: &Floor| {
        steps::promote::somebody_below(game, SEAT, department, *floor)
            && !steps::promote::is_there(game, SEAT, department, *floor)
            && !steps::promote::is_full(game, department, *floor)
    };
    Floor::all().take(usize::from(game.era) + 1).filter(free).map(Floor::get).max().unwrap_or(0)
}

/// `icon`: the department that the bonus shows.
pub fn promote(game: &mut Autobahn, icon: Option<Department>, cx: &mut Cx<'_>) {
    let scored = [Department::Network, Department::Trade, Department::Service];
    let heights = Department::ALL
        .map(|department| if scored.contains(&department) { reach(game, department) } else { 0 });
    let able = |department: &u8| heights[usize::from(*department)] > 0;
    let able: Bits = (0..heights.len() as u8).filter(able).collect();
    let shown = |department: u8| icon == Department::new(department);
    let mut choice = Choice::between(Subject::Promotion, able);
    if icon.is_some() {
        choice = choice.prefer(Rule::Icon, shown);
    }
    let winner = choice
        .least(Rule::HighestFloor, |it| std::cmp::Reverse(heights[usize::from(it)]))
        .least(Rule::Leftmost, |it| it)
        .made(cx);
    match winner {
        Some(department) => {
            let floor = heights[usize::from(department)];
            let department = Department::ALL[usize::from(department)];
            steps::promote::promote(game, SEAT, department, Floor::of(floor), cx);
        }
        None => steps::promote::hire(game, SEAT, cx),
    }
}
