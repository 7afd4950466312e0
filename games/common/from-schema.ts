import type { JSONSchema, FromSchema as Written } from 'json-schema-to-ts';

/**
 * The type of what fits a JSON Schema that is written `as const`: one source for the check and the type. Members that
 * the schema allows and says nothing of are left out.
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
