/** A JSON Schema declared `as const`. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/**
 * The type of values that fit a JSON Schema declared `as const`, so that check and type have one source. It has only
 * the members that the schema names. A schema gives one and the same type wherever it is part of another one, so that
 * the compiler need not compare all members of two types that are alike.
 *
 * @example type Options = FromSchema<typeof optionsSchema>;
 */
export type FromSchema<S> = S extends { readonly const: infer Value }
  ? Value
  : S extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : S extends { readonly oneOf: readonly (infer Option)[] } | { readonly anyOf: readonly (infer Option)[] }
      ? FromSchema<Option>
      : S extends { readonly properties: infer Members }
        ? FromMembers<Members, S extends { readonly required: readonly (infer Name)[] } ? Name : never>
        : S extends { readonly additionalProperties: infer Member extends Schema }
          ? { readonly [name: string]: FromSchema<Member> }
          : S extends { readonly items: infer Item }
            ? readonly FromSchema<Item>[]
            : S extends { readonly type: infer Name extends keyof Plain }
              ? Plain[Name]
              : unknown;

type FromMembers<Members, Required> = Flat<
  { readonly [Name in keyof Members as Name extends Required ? Name : never]: FromSchema<Members[Name]> } & {
    readonly [Name in keyof Members as Name extends Required ? never : Name]?: FromSchema<Members[Name]>;
  }
>;

type Flat<T> = { [Name in keyof T]: T[Name] };

interface Plain {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
}
