//! Rows as bytes, so that whoever takes a run up again goes on with what its last generations have taught.

use super::rows::{HEADS, Rows};

const MAGIC: &[u8] = b"cloverleaf rows 1\n";

/// As many targets of each row as the net has heads.
pub fn write(rows: &Rows, heads: usize) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for row in 0..rows.len() {
        let (features, targets) = rows.row(row);
        bytes.extend((features.len() as u16).to_le_bytes());
        for (feature, value) in features {
            bytes.extend(feature.to_le_bytes());
            bytes.push(*value);
        }
        targets[..heads].iter().for_each(|target| bytes.extend(target.to_le_bytes()));
    }
    bytes
}

/// `None` if they are none, or of a net of another shape.
pub fn read(bytes: &[u8], features: usize, heads: usize) -> Option<Rows> {
    let mut left = bytes.strip_prefix(MAGIC)?;
    let mut rows = Rows::default();
    while !left.is_empty() {
        let count = u16::from_le_bytes(next(&mut left)?);
        let mut row = Vec::with_capacity(count.into());
        for _ in 0..count {
            let feature = u16::from_le_bytes(next(&mut left)?);
            let [value] = next(&mut left)?;
            (usize::from(feature) < features).then_some(())?;
            row.push((feature, value));
        }
        let mut targets = [0.0; HEADS];
        for target in targets.get_mut(..heads)? {
            *target = f32::from_le_bytes(next(&mut left)?);
        }
        rows.add(&row, targets);
    }
    Some(rows)
}

fn next<const N: usize>(left: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = left.split_first_chunk()?;
    *left = rest;
    Some(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_as_they_were_and_nothing_else_is_taken_for_rows() {
        let mut rows = Rows::default();
        let mut targets = [0.0; HEADS];
        targets[..3].copy_from_slice(&[1.5, -0.1, f32::MIN_POSITIVE]);
        rows.add(&[(0, 1), (7, 255), (300, 3)], targets);
        rows.add(&[], [0.0; HEADS]);
        let bytes = write(&rows, 3);
        let back = read(&bytes, 301, 3).unwrap();
        assert_eq!(back.len(), 2);
        for row in 0..2 {
            assert_eq!(back.row(row), rows.row(row));
        }
        assert!(read(&bytes, 300, 3).is_none(), "a feature that there is not");
        assert!(read(&bytes, 301, 4).is_none(), "another number of heads");
        assert!(read(&bytes, 301, HEADS + 1).is_none());
        for length in (0..bytes.len()).filter(|it| ![MAGIC.len(), bytes.len() - 14].contains(it)) {
            assert!(read(&bytes[..length], 301, 3).is_none(), "torn after {length}");
        }
    }
}
