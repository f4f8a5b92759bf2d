import type { Schemas } from './schema';

/** By which the next board is told: one table is open at a time. */
let now: Schemas;

export const tellBy = (schemas: Schemas) => void (now = schemas);
export const schemas = (): Schemas => now;
