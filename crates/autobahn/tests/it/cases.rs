//! One short test for each rule of the base game that no printed example shows, and for each default
//! taken where the rulebook leaves a gap. Files follow the sections of the rulebook.

mod administration;
mod between;
mod build;
mod cards;
mod deliveries;
mod employees;
mod load;
mod nested;
mod promotions;
mod reasons;
mod rewards;
mod scoring;
mod setup;
mod stations;
mod tiles;
mod track;
mod trucks;
mod turn;
mod unlock;
mod upgrade;
mod view;
