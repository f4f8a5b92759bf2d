/**
 * What the server tells in a game's own words, an event, a step or a reason, is a bare word or one word
 * with what belongs to it. The generated types name all of them, so that the compiler can see whether a
 * table has an answer for each: a new kind in the rules does not build until it is worded.
 */

/** The words of such a union. */
export type Kind<U> = U extends string ? U : U extends object ? keyof U & string : never;

/** What belongs to one of them; nothing belongs to a bare word. */
export type Body<U, K extends string> = U extends K
  ? undefined
  : U extends { [P in K]: infer B }
    ? B
    : never;

/** An answer for every word of a union. */
export type Each<U, More extends unknown[], Out> = {
  [K in Kind<U>]: (it: Body<U, K>, ...more: More) => Out;
};

export const kindOf = <U extends string | object>(told: U): Kind<U> =>
  (typeof told === 'string' ? told : Object.keys(told)[0]!) as Kind<U>;

/** What belongs to the word, whichever it is. */
export const bodyOf = (told: string | object): unknown =>
  typeof told === 'string' ? undefined : Object.values(told)[0];

function lookUp<U extends string | object, More extends unknown[], Out>(
  table: Partial<Each<U, More, Out>>,
  otherwise: (...more: More) => Out,
) {
  return (told: U, ...more: More): Out => {
    const kind = kindOf(told);
    if (!Object.hasOwn(table, kind)) return otherwise(...more);
    return (table[kind] as unknown as (it: unknown, ...more: More) => Out)(bodyOf(told), ...more);
  };
}

/**
 * From a table with an answer for every word of a union, the function that answers. A word that it
 * lacks comes only from a server that is newer than this page, which will soon be loaded anew: until
 * then, `otherwise`.
 */
export const answers = <U extends string | object, More extends unknown[], Out>(
  table: Each<U, More, Out>,
  otherwise: Out,
) => lookUp<U, More, Out>(table, () => otherwise);

/** The same for a table that has something to say about some words only. */
export const someAnswers = <U extends string | object, More extends unknown[], Out>(
  table: Partial<Each<U, More, Out>>,
  otherwise: (...more: More) => Out,
) => lookUp<U, More, Out>(table, otherwise);

/** The numbers and names among what belongs to a word, for a message that uses them as they are. */
export function figures(it: object | undefined): Record<string, number> {
  return Object.fromEntries(
    Object.entries(it ?? {}).filter((row): row is [string, number] => typeof row[1] === 'number'),
  );
}
