import type { Schema } from './schema';

/** The options of a game that has no words for them, from their JSON Schema. */
export interface Choice {
  name: string;
  /** As the rules explain it. */
  about: string;
  /** A list has its values, a number its bounds; else it is on or off. */
  values?: string[];
  bounds?: { least: number; most: number };
}

/** What cannot be shown as a switch, a list or a number within bounds keeps its default. */
export function choicesOf({ properties }: Schema): Choice[] {
  return Object.entries(properties ?? {}).flatMap(([name, it]) => {
    const choice = { name, about: it.description ?? '' };
    const values = it.enum ?? it.oneOf?.flatMap((one) => one.enum ?? [one.const]);
    if (it.type === 'boolean') return [choice];
    if (values?.every((value) => typeof value === 'string')) return [{ ...choice, values }];
    const { minimum: least, maximum: most } = it;
    if (it.type === 'integer' && least !== undefined && most !== undefined)
      return [{ ...choice, bounds: { least, most } }];
    return [];
  });
}
