/** The reference of a game: an entry for everything that has a name. */
export interface Entry {
  /** What a thing on the board names in `data-ref`. */
  id: string;
  title: string;
  text: string;
}
export interface Chapter<E extends Entry = Entry> {
  title: string;
  entries: E[];
}

/** As people type it: without capitals, marks on letters and places to break a word. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '');

/** The entries that have all of these words. */
export function search<E extends Entry>(all: Chapter<E>[], wanted: string): Chapter<E>[] {
  const parts = plain(wanted).split(/\s+/);
  const fits = ({ title, text }: Entry) =>
    parts.every((it) => plain(`${title} ${text}`).includes(it));
  return all
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter((it) => it.entries.length);
}
