//! One file per thing that can be decided: what is legal, why something is not, what then happens.

pub mod advance;
pub mod bid;
pub mod build;
pub mod card;
pub mod city;
pub mod corrupt;
pub mod draft;
pub mod drive;
pub mod invest;
pub mod lease;
pub mod load;
pub mod lobby;
pub mod market;
pub mod mission;
pub mod siding;
pub mod wagon;
