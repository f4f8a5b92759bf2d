/**
 * The part of JSON Schema in which a game's messages are published, and which numbers in them are seats: the
 * schema calls them so (`Seat`), whatever the field is called.
 */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
}

/** What a game tells, by which of its schemas says how. */
export type Schemas = Record<'options' | 'step' | 'event' | 'reason' | 'view', Schema>;

/** A seat among what is sent. */
export class Chair {
  constructor(readonly seat: number) {}
}

type Defs = Record<string, Schema>;
type Fields = Record<string, unknown>;

const fields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

const resolve = (schema: Schema, defs: Defs): Schema =>
  schema.$ref === undefined ? schema : (defs[schema.$ref.split('/').pop()!] ?? {});

/** Whether it may be what the schema means: enough to tell the variants of an enum apart. */
function fits(value: unknown, given: Schema, defs: Defs): boolean {
  const schema = resolve(given, defs);
  if ('const' in schema && schema.const !== value) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type !== undefined) {
    const type = typeOf(value);
    const types = [schema.type].flat().map((it) => (it === 'integer' ? 'number' : it));
    if (!types.includes(type)) return false;
  }
  const either = schema.anyOf ?? schema.oneOf;
  if (either && !either.some((it) => fits(value, it, defs))) return false;
  if (!fields(value)) return true;
  if (schema.required?.some((it) => !(it in value))) return false;
  return Object.entries(schema.properties ?? {}).every(
    ([name, it]) => !(name in value) || fits(value[name], it, defs),
  );
}

/** The same value, with a `Chair` wherever the schema says that a number is a seat. */
export function withChairs(value: unknown, given: Schema, defs: Defs = given.$defs ?? {}): unknown {
  if (given.$ref?.endsWith('/Seat') && typeof value === 'number') return new Chair(value);
  const schema = resolve(given, defs);
  const one = (schema.anyOf ?? schema.oneOf)?.find((it) => fits(value, it, defs));
  if (one) return withChairs(value, one, defs);
  if (Array.isArray(value))
    return value.map((it, n) =>
      withChairs(it, schema.prefixItems?.[n] ?? schema.items ?? {}, defs),
    );
  if (!fields(value)) return value;
  const { additionalProperties: more } = schema;
  const others = typeof more === 'object' ? more : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => [
      name,
      withChairs(it, schema.properties?.[name] ?? others, defs),
    ]),
  );
}
