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
  | BySeatField
  /** Content by one of the names, or one's own from a file. */
  | {
      readonly kind: 'content';
      readonly name: string;
      readonly values: readonly string[];
      readonly usual: string;
    };

/** A value for each seat, or several. */
export interface BySeatField {
  readonly kind: 'bySeat';
  readonly name: string;
  readonly values: readonly string[];
  readonly different: boolean;
  /** So many values has a seat: its option is a list of them, if it is more than one. */
  readonly each: number;
}

/**
 * The fields of a schema of options at a table with so many seats: enumerations, also beside other names that content of
 * one's own brings, switches, whole numbers, lists with an entry for each seat, and content that is a name or a whole object.
 * Anything else keeps its default and is not shown.
 */
export function fieldsOf(schema: JsonSchema, seats: number): Field[] {
  return Object.entries(record(schema.properties)).flatMap(([name, property]) => {
    const field = fieldOf(name, record(property), seats);
    return field === undefined ? [] : [field];
  });
}

/** By seat the values chosen so far, filled up with others where they are too few; undefined where nobody chose. */
export function chosenBySeat(
  { values, each }: BySeatField,
  value: unknown,
  seats: number,
): string[][] | undefined {
  if (!Array.isArray(value)) return undefined;
  const chosen = value.flat().map(String);
  const all = [...chosen, ...values.filter((one) => !chosen.includes(one))];
  return Array.from({ length: seats }, (_, seat) => all.slice(seat * each, (seat + 1) * each));
}

/** Values by seat as the option wants them. */
export function bySeatOption({ each }: BySeatField, bySeat: readonly (readonly string[])[]): unknown {
  return each === 1 ? bySeat.flat() : bySeat;
}

function fieldOf(
  name: string,
  property: Readonly<Record<string, unknown>>,
  seats: number,
): Field | undefined {
  const { enum: values, type, default: usual, anyOf } = property;
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
  const lists = Array.isArray(anyOf) ? anyOf.map(record) : [property];
  const list = lists.find((one) => one.type === 'array' && fits(one, seats));
  if (list !== undefined) return bySeatField(name, list);
  if (Array.isArray(anyOf) && typeof usual === 'string') {
    const named = anyOf.map((one) => strings(record(one).enum)).find((names) => names !== undefined);
    const kind = anyOf.some((one) => record(one).type === 'object') ? 'content' : 'choice';
    return { kind, name, values: named ?? [usual], usual };
  }
  return undefined;
}

/** Whether a list can have so many entries. */
function fits(
  { minItems = 0, maxItems = Infinity }: Readonly<Record<string, unknown>>,
  count: number,
): boolean {
  return Number(minItems) <= count && count <= Number(maxItems);
}

/** A list whose entries are values, or lists of so many values. */
function bySeatField(
  name: string,
  { items, uniqueItems }: Readonly<Record<string, unknown>>,
): BySeatField | undefined {
  const entry = record(items);
  const inner = record(entry.items);
  const values = strings(entry.enum) ?? strings(inner.enum);
  if (values === undefined) return undefined;
  const each = entry.type === 'array' ? Number(entry.minItems ?? 1) : 1;
  return { kind: 'bySeat', name, values, different: uniqueItems === true, each };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function strings(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}
