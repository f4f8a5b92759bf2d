/** What this browser keeps between visits; one that keeps nothing forgets it with the page. */
const forgotten = new Map<string, string>();

export function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
    // Another tab may write the next one.
    forgotten.delete(key);
  } catch {
    // Storage may be forbidden or full.
    forgotten.set(key, value);
  }
}

export function kept(key: string): string | null {
  try {
    return forgotten.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
