//! The solo game: every printed example, then one short test for each rule of Autobot and for each
//! reading taken where the rulebook leaves a gap.

mod examples;
