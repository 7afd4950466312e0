/**
 * Checks by a validator that reads each schema anew: in a page, whose Content-Security-Policy lets nobody make code.
 * `package.json` says who imports it.
 */
import { type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../kernel/game.ts';
import type { FindFaults, Prepare } from './fault.ts';

/** Keywords that report only what lies below them, which is reported as well. */
export const wrappers: ReadonlySet<string> = new Set(
  'properties patternProperties additionalProperties unevaluatedProperties items prefixItems anyOf oneOf allOf if $ref'.split(
    ' ',
  ),
);

/** One for each schema and thoroughness, as long as somebody keeps the schema. */
const validators = { first: new WeakMap<JsonSchema, Validator>(), all: new WeakMap<JsonSchema, Validator>() };

export const prepare: Prepare = (schema) => {
  validatorFor(schema, 'first');
};

export const findFaults: FindFaults = (schema, value, which) => {
  const { errors } = validatorFor(schema, which).validate(value);
  const own = errors.filter(({ keyword }) => !wrappers.has(keyword));
  return (own.length > 0 ? own : errors).map(({ instanceLocation, error }) => ({
    place: decodeURI(instanceLocation.slice(1)),
    message: error,
  }));
};

/** The validator of a schema that finds the first fault or all of them; it is made once, because that takes longest. */
export function validatorFor(schema: JsonSchema, which: 'first' | 'all'): Validator {
  const known = validators[which].get(schema);
  if (known !== undefined) return known;
  // The validator writes into the schema that it is given.
  const own: Schema = structuredClone(schema);
  const validator = new Validator(own, '2020-12', which === 'first');
  validators[which].set(schema, validator);
  return validator;
}
