import type { JsonSchema } from '../kernel/game.ts';

/** A fault of a value, and its place: a JSON pointer (RFC 6901), empty for the value as a whole. */
export interface Fault {
  readonly place: string;
  readonly message: string;
}

/**
 * Finds the faults of a value against a JSON Schema: the first one, or all of them. If the schema has alternatives, there
 * can be more than one in either case. Empty if the value fits.
 */
export type FindFaults = (schema: JsonSchema, value: unknown, which: 'first' | 'all') => readonly Fault[];

/** Does for a schema what checks against it need, before the first one. */
export type Prepare = (schema: JsonSchema) => void;
