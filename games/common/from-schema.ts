import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a JSON Schema that is written `as const` describes, as a type that nobody changes. */
export type ReadonlyFromSchema<S extends JSONSchema> = Described<
  FromSchema<S, { keepDefaultedPropertiesOptional: true }>
>;

/** Read-only all through, and without what a schema lets through and does not describe. */
type Described<T> = T extends readonly (infer I)[]
  ? readonly Described<I>[]
  : T extends object
    ? { readonly [K in keyof T as IsUndescribed<K, T[K]> extends true ? never : K]: Described<T[K]> }
    : T;

type IsUndescribed<K, V> = string extends K ? (unknown extends V ? true : false) : false;
