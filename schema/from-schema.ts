import type { JSONSchema, FromSchema as Written } from 'json-schema-to-ts';

/**
 * The type of what fits a JSON Schema that is written `as const`: one source for the check and the type. Members that
 * the schema allows and does not name are left out.
 */
export type FromSchema<S extends JSONSchema> = DeepReadonly<
  Written<S, { keepDefaultedPropertiesOptional: true }>
>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Name in keyof T as string extends Name ? never : Name]: DeepReadonly<T[Name]> }
    : T;
