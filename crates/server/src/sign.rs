//! What the server signs instead of storing: cookies and invites. A signature is checked in constant
//! time by the library that makes it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::id::base32;

/// The key is drawn once per store and never leaves it.
#[derive(Clone)]
pub struct Signer {
    key: Hmac<Sha256>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer(…)")
    }
}

/// An invite: for any open seat of a match, or for one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    pub id: String,
    pub seat: Option<u8>,
    mac: String,
}

impl Signer {
    pub fn new(key: &[u8]) -> Self {
        Signer { key: Hmac::new_from_slice(key).expect("HMAC takes keys of any length") }
    }

    /// 128 bits of the tag: far beyond guessing, and short enough for a link.
    fn mac(&self, parts: &[&str]) -> String {
        let mut mac = self.key.clone();
        for part in parts {
            // The length in front keeps ("ab", "c") and ("a", "bc") apart.
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        base32(&mac.finalize().into_bytes()[..16])
    }

    fn verifies(&self, parts: &[&str], given: &str) -> bool {
        // Comparing tags of both texts under the key again leaks nothing by its timing.
        let mut ours = self.key.clone();
        ours.update(self.mac(parts).as_bytes());
        let mut theirs = self.key.clone();
        theirs.update(given.as_bytes());
        ours.verify_slice(&theirs.finalize().into_bytes()).is_ok()
    }

    /// The value of the identity cookie.
    pub fn cookie(&self, user: &str, epoch: i64) -> String {
        let epoch = epoch.to_string();
        let mac = self.mac(&["cookie", user, &epoch]);
        format!("{user}.{epoch}.{mac}")
    }

    /// User and epoch of a cookie that we made.
    pub fn read_cookie(&self, value: &str) -> Option<(String, i64)> {
        let mut parts = value.splitn(3, '.');
        let (user, epoch, mac) = (parts.next()?, parts.next()?, parts.next()?);
        let known = self.verifies(&["cookie", user, epoch], mac);
        Some((user.to_owned(), epoch.parse().ok()?)).filter(|_| known)
    }

    /// `generation` is raised to revoke every invite of a match.
    pub fn invite(&self, id: &str, seat: Option<u8>, generation: i64) -> String {
        let place = seat.map_or_else(|| "t".to_owned(), |seat| seat.to_string());
        let mac = self.mac(&["invite", id, &place, &generation.to_string()]);
        format!("{id}-{place}-{mac}")
    }

    pub fn invited(&self, invite: &Invite, generation: i64) -> bool {
        let place = invite.seat.map_or_else(|| "t".to_owned(), |seat| seat.to_string());
        self.verifies(&["invite", &invite.id, &place, &generation.to_string()], &invite.mac)
    }
}

impl Invite {
    /// Takes a token apart; whether it is genuine, `Signer::invited` says.
    pub fn parse(token: &str) -> Option<Self> {
        let mut parts = token.splitn(3, '-');
        let (id, place, mac) = (parts.next()?, parts.next()?, parts.next()?);
        let seat = if place == "t" { None } else { Some(place.parse().ok()?) };
        let (id, mac) = (id.to_owned(), mac.to_owned());
        crate::id::plausible(&id).then_some(Invite { id, seat, mac })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_cookie_is_read() {
        let signer = Signer::new(b"key");
        let cookie = signer.cookie("abc", 3);
        assert_eq!(signer.read_cookie(&cookie), Some(("abc".to_owned(), 3)));
        assert_eq!(signer.read_cookie(&cookie.replace("abc", "abd")), None);
        assert_eq!(signer.read_cookie(&cookie.replace(".3.", ".4.")), None);
        assert_eq!(Signer::new(b"other").read_cookie(&cookie), None);
        assert_eq!(signer.read_cookie("abc.3."), None);
        assert_eq!(signer.read_cookie(""), None);
    }

    #[test]
    fn an_invite_dies_with_its_generation_and_is_for_its_seat_only() {
        let signer = Signer::new(b"key");
        let id = crate::id::fresh().unwrap();
        let token = signer.invite(&id, Some(2), 0);
        let invite = Invite::parse(&token).unwrap();
        assert!(signer.invited(&invite, 0));
        assert!(!signer.invited(&invite, 1));
        assert!(!signer.invited(&Invite { seat: Some(1), ..invite.clone() }, 0));
        assert!(!signer.invited(&Invite { seat: None, ..invite }, 0));
        assert_eq!(Invite::parse("nonsense"), None);
    }
}
