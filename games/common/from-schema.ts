import type { JSONSchema, FromSchema as Written } from 'json-schema-to-ts';

/** A JSON Schema declared `as const`. */
export type Schema = Exclude<JSONSchema, boolean>;

/**
 * The type of values that fit a JSON Schema declared `as const`, so that check and type have one source. It has only
 * the members that the schema names.
 *
 * @example type Options = FromSchema<typeof optionsSchema>;
 */
export type FromSchema<S extends JSONSchema> = DeepReadonly<
  Written<S, { keepDefaultedPropertiesOptional: true }>
>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? {
        readonly [Name in keyof T as IsSaid<Name, T[Name]> extends true ? Name : never]: DeepReadonly<
          T[Name]
        >;
      }
    : T;

type IsSaid<Name, Value> = string extends Name ? (unknown extends Value ? false : true) : true;
