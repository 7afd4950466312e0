import fc from 'fast-check';

/** The part of JSON Schema in which games write their vocabularies of effects. */
export interface VocabularySchema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly not?: { readonly const: unknown };
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly items?: VocabularySchema;
  readonly properties?: Readonly<Record<string, VocabularySchema>>;
  readonly oneOf?: readonly VocabularySchema[];
  readonly anyOf?: readonly VocabularySchema[];
}

/** Any value that fits a schema, with short lists. Texts are some of those that are given. */
export function arbitraryOf(schema: VocabularySchema, texts: readonly string[]): fc.Arbitrary<unknown> {
  const of = (part: VocabularySchema): fc.Arbitrary<unknown> => arbitraryOf(part, texts);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return fc.oneof(...options.map(of));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom(...texts);
    case 'integer':
      return fc
        .integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 9 })
        .filter((number) => schema.not === undefined || schema.not.const !== number);
    case 'array':
      return fc.uniqueArray(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    default: {
      const { properties = {}, required = [], minProperties = 0 } = schema;
      const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, of(part)]));
      return fc
        .record(parts, { requiredKeys: [...required] })
        .filter((made) => Object.keys(made).length >= minProperties);
    }
  }
}
