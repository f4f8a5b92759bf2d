/** Values as they are sent, made readable for whoever plays a game that has no drawn board. */
export const scalar = (value: unknown): boolean => value === null || typeof value !== 'object';

export function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number' || typeof value === 'string')
    return `${value}`.replaceAll('_', ' ');
  return '–';
}

/** A step, an event or a reason in one line: its word, and what belongs to it. */
export function readable(value: unknown): string {
  if (scalar(value)) return plain(value);
  if (Array.isArray(value)) return value.map(readable).join(', ');
  return Object.entries(value as object)
    .filter(([, it]) => it !== null)
    .map(([name, it]) => `${plain(name)}: ${readable(it)}`)
    .join('; ');
}
