/** The score sheet of a game: one line for every source of points. */
export interface Score {
  rows: ScoreRow[];
  /** By seat, as all that follows; null for what is hidden from the viewer. */
  totals: (number | null)[];
}

export interface ScoreRow {
  title: string;
  /** The rule, and its entry in the reference. */
  rule?: string;
  entry?: string;
  cells: ({ points: number; why: string } | null)[];
}

/** The place among all by such points: who has as many has the same. */
export const placeBy = <P>(points: (it: P) => number, all: P[], of: P): number =>
  1 + all.filter((it) => points(it) > points(of)).length;

/** How many others have as many. */
export const levelBy = <P>(points: (it: P) => number, all: P[], of: P): number =>
  all.filter((it) => points(it) === points(of)).length - 1;
