//! The steps of the game, one file for each as the rulebook names them. In every file what is legal
//! and what then happens stand side by side; what follows what is decided in `flow.rs` alone.

pub mod act;
pub mod administration;
pub mod build;
pub mod cards;
pub mod claim;
pub mod companion;
pub mod deliver;
pub mod employee;
pub mod ends;
pub mod load;
pub mod passing;
pub mod play;
pub mod promote;
pub mod reach;
pub mod refresh;
pub mod route;
pub mod services;
pub mod station;
pub mod tiles;
pub mod traffic;
pub mod trucks;
pub mod unlock;
pub mod upgrade;
pub mod wine;
