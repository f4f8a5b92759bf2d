//! Why an action is not legal now: one table per game.

use crate::seat::Seats;

/// What is the same in every game; `reasons!` writes it.
pub trait Reasons: Sized {
    fn match_over() -> Self;
    fn not_your_turn(to_move: Seats) -> Self;
}

/// An enum of reasons, each with its figures and its plain English for terminals and programs. It begins with
/// those of every game: `MatchOver`, `NotYourTurn` and `NotNow`. A figure is named in the text as in any
/// format string:
///
/// ```
/// engine::reasons! {
///     /// Why an action is not legal now.
///     pub enum Reason {
///         NotInHand = "the card is not in your hand",
///         NotEnoughMoney {
///             /// What it costs.
///             need: u16,
///             /// What is there.
///             have: u16,
///         } = "it costs DM {need}, you have DM {have}",
///     }
/// }
/// let reason = Reason::NotEnoughMoney { need: 7, have: 5 };
/// assert_eq!(reason.to_string(), "it costs DM 7, you have DM 5");
/// assert_eq!(serde_json::to_string(&reason).unwrap(), r#"{"not_enough_money":{"need":7,"have":5}}"#);
/// ```
///
/// The text is also what the published schema says of the reason.
#[macro_export]
macro_rules! reasons {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($own:tt)+ }) => {
        $crate::reasons! { @table
            $(#[$meta])* $vis enum $name {
                MatchOver = "the match is over",
                NotYourTurn {
                    /// Who may choose.
                    to_move: $crate::Seats,
                } = "it is not your turn",
                NotNow = "something else is being decided",
                $($own)+
            }
        }
    };
    (@table $(#[$meta:meta])* $vis:vis enum $name:ident {
        $(
            $(#[$doc:meta])*
            $variant:ident $({ $($(#[$what:meta])* $field:ident: $type:ty),+ $(,)? })? = $text:tt
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[derive(::serde::Serialize, ::ts_rs::TS, ::schemars::JsonSchema)]
        #[serde(rename_all = "snake_case")]
        $vis enum $name {
            $(
                $(#[$doc])*
                #[doc = $text]
                $variant $({ $($(#[$what])* $field: $type),+ })?
            ),+
        }

        impl ::std::fmt::Display for $name {
            #[allow(unused_variables, reason = "a text need not name every figure")]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$variant $({ $($field),+ })? => write!(f, $text),)+
                }
            }
        }

        impl $crate::Reasons for $name {
            fn match_over() -> Self {
                $name::MatchOver
            }

            fn not_your_turn(to_move: $crate::Seats) -> Self {
                $name::NotYourTurn { to_move }
            }
        }
    };
}
