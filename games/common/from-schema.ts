import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a JSON Schema that is written `as const` lets through, as a type that nobody changes. */
export type ReadonlyFromSchema<S extends JSONSchema> = ReadonlyDeep<
  FromSchema<S, { keepDefaultedPropertiesOptional: true }>
>;

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;
