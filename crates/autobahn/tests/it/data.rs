//! The shipped tables, and what the loader refuses.

use autobahn::data::data;

#[test]
fn the_map_has_the_printed_number_of_everything() {
    let data = data();
    assert_eq!(data.links.iter().map(|link| link.length).sum::<u8>(), 52);
    assert_eq!(data.derived.station_links.len(), 15);
    assert_eq!(data.derived.tile_spaces.len(), 11);
}
