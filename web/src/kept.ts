/** What this browser keeps between visits; one that keeps nothing forgets it with the page. */
const forgotten = new Map<string, string>();

export function keep(key: string, value: string) {
  forgotten.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden or full.
  }
}

export function kept(key: string): string | null {
  try {
    return forgotten.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
