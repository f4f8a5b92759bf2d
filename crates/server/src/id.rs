//! Names that nobody can guess, short enough for a link.

/// Crockford's alphabet: no letter looks like a digit.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 5 bits a letter; bits that do not fill a letter at the end are padded with 0.
pub fn base32(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut bits, mut count) = (0u32, 0);
    for byte in bytes {
        bits = bits << 8 | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            out.push(char::from(LETTERS[(bits >> count & 31) as usize]));
        }
        bits &= (1 << count) - 1;
    }
    if count > 0 {
        out.push(char::from(LETTERS[(bits << (5 - count) & 31) as usize]));
    }
    out
}

pub fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// 80 random bits: enough that no two ever meet and none is guessed.
pub fn fresh() -> Result<String, getrandom::Error> {
    Ok(base32(&random::<10>()?))
}

/// Whether a text from outside can be an id at all; keeps junk away from the store.
pub fn plausible(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

impl From<getrandom::Error> for crate::Error {
    fn from(error: getrandom::Error) -> Self {
        crate::Error::Internal(format!("the system gives no randomness: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_16_letters_and_plausible() {
        let id = fresh().unwrap();
        assert!(plausible(&id), "{id}");
        assert_ne!(id, fresh().unwrap());
    }

    #[test]
    fn base32_follows_crockford() {
        assert_eq!(base32(&[0xff, 0, 0xff]), "zw0fy");
        assert_eq!(base32(&[]), "");
        assert!(!plausible("UPPERCASE0123456"));
        assert!(!plausible("short"));
    }
}
