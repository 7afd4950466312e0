import type { JsonSchema } from '../../kernel/game.ts';

/** A field of the options form, as a game's schema describes it. */
export type Field =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly values: readonly string[];
      readonly usual: string;
    }
  | { readonly kind: 'switch'; readonly name: string; readonly usual: boolean }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly least: number;
      readonly most: number;
      readonly usual: number;
    }
  /** One value for each seat. */
  | {
      readonly kind: 'bySeat';
      readonly name: string;
      readonly values: readonly string[];
      readonly different: boolean;
    }
  /** Content by one of the names, or one's own from a file. */
  | {
      readonly kind: 'content';
      readonly name: string;
      readonly values: readonly string[];
      readonly usual: string;
    };

/**
 * The fields of a schema of options: enumerations, switches, whole numbers, lists with a value for each seat, and
 * content that is a name or a whole object. Anything else keeps its default and is not shown.
 */
export function fieldsOf(schema: JsonSchema): Field[] {
  return Object.entries(record(schema.properties)).flatMap(([name, property]) => {
    const field = fieldOf(name, record(property));
    return field === undefined ? [] : [field];
  });
}

function fieldOf(name: string, property: Readonly<Record<string, unknown>>): Field | undefined {
  const { enum: values, type, default: usual, anyOf, items } = property;
  const listed = strings(values);
  if (listed !== undefined) {
    return {
      kind: 'choice',
      name,
      values: listed,
      usual: typeof usual === 'string' ? usual : (listed[0] ?? ''),
    };
  }
  if (type === 'boolean') return { kind: 'switch', name, usual: usual === true };
  if (type === 'integer') {
    const { minimum, maximum } = property;
    const least = typeof minimum === 'number' ? minimum : 0;
    const most = typeof maximum === 'number' ? maximum : 1_000;
    return { kind: 'number', name, least, most, usual: typeof usual === 'number' ? usual : least };
  }
  const each = strings(record(items).enum);
  if (type === 'array' && each !== undefined) {
    return { kind: 'bySeat', name, values: each, different: property.uniqueItems === true };
  }
  if (
    Array.isArray(anyOf) &&
    anyOf.some((one) => record(one).type === 'object') &&
    typeof usual === 'string'
  ) {
    const named = anyOf.map((one) => strings(record(one).enum)).find((names) => names !== undefined);
    return { kind: 'content', name, values: named ?? [usual], usual };
  }
  return undefined;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function strings(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}
