/** How far the printed numbers of a game can be trusted, counted from its data files themselves. */
export const SOURCES = ['rulebook', 'public', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];
export type Count = Record<Source, number>;

/** A record is as sure as its weakest part. */
function weakest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return -1;
  return Math.max(
    -1,
    ...Object.entries(value).map(([key, it]) =>
      key === 'source' ? SOURCES.indexOf(it as Source) : weakest(it),
    ),
  );
}

export function count(file: unknown): Count {
  const counted: Count = { rulebook: 0, public: 0, reconstructed: 0 };
  // A file is a list of records, or one record.
  for (const record of Array.isArray(file) ? (file as unknown[]) : [file]) {
    const source = SOURCES[weakest(record)];
    if (source) counted[source] += 1;
  }
  return counted;
}

export function sum(counts: Count[]): Count {
  const all: Count = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const it of counts) for (const source of SOURCES) all[source] += it[source];
  return all;
}
