/**
 * Places for things that come and go: whatever comes takes the first free one and keeps it, whatever goes
 * leaves it free (`null`), and nothing else moves.
 */
export function slots<T>() {
  let places: (T | null)[] = [];
  return (here: readonly T[]) => {
    places = places.map((it) => (it !== null && here.includes(it) ? it : null));
    for (const it of here.filter((it) => !places.includes(it))) {
      const free = places.indexOf(null);
      places[free < 0 ? places.length : free] = it;
    }
    return [...places];
  };
}
