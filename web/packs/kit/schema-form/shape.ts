/** The part of JSON Schema of which a form can be made. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly not?: { readonly const: number };
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** One of the kinds of value that a shape allows, as a person chooses it. */
export interface Case {
  /** Its name within the member: a word, or the member or type by which it is told from the others. */
  readonly name: string;
  /** The member that has the word; undefined if the value itself is the word, or the name is no word. */
  readonly by: string | undefined;
  readonly isWord: boolean;
  readonly shape: Shape;
}

/** Members whose word tells one kind of object from another. */
const tellers = ['do', 'at', 'rule'] as const;

/** The kinds of value of a shape that has several; undefined for all others. */
export function casesOf({ oneOf, anyOf }: Shape): readonly Case[] | undefined {
  const shapes = oneOf ?? anyOf;
  if (shapes === undefined) return undefined;
  const tell = tellers.find((name) =>
    shapes.every((shape) => wordsOf(shape.properties?.[name]).length > 0 && shape.required?.includes(name)),
  );
  return shapes.flatMap((shape) => (tell === undefined ? looseCases(shape) : toldCases(shape, tell)));
}

function toldCases(shape: Shape, by: string): Case[] {
  return wordsOf(shape.properties?.[by]).map((word) => ({ name: word, by, isWord: true, shape }));
}

function looseCases(shape: Shape): Case[] {
  const words = wordsOf(shape);
  if (words.length > 0)
    return words.map((name) => ({ name, by: undefined, isWord: true, shape: { const: name } }));
  if (shape.const !== undefined) return [{ name: String(shape.const), by: undefined, isWord: true, shape }];
  const { properties, required, type = '' } = shape;
  const told =
    properties === undefined ? undefined : tellers.find((one) => wordsOf(properties[one]).length > 0);
  if (told !== undefined) return toldCases(shape, told);
  const [first = Object.keys(properties ?? {})[0] ?? type] = required ?? [];
  return [{ name: first, by: undefined, isWord: false, shape }];
}

/** The words that a shape allows; none if it is no choice of words. */
export function wordsOf(shape: Shape | undefined): readonly string[] {
  if (typeof shape?.const === 'string') return [shape.const];
  return shape?.enum?.map(String) ?? [];
}

/** Whether a value is of a case. */
export function isOfCase({ by, name, shape }: Case, value: unknown): boolean {
  return (by === undefined || membersOf(value)[by] === name) && admits(shape, value);
}

/** Whether a value has the types of a shape. Its limits do not count: what is too much or too little can be mended. */
export function admits(shape: Shape, value: unknown): boolean {
  const shapes = shape.oneOf ?? shape.anyOf;
  if (shapes !== undefined) return shapes.some((one) => admits(one, value));
  if (shape.const !== undefined) return value === shape.const;
  if (shape.enum !== undefined) return shape.enum.some((one) => one === value);
  switch (shape.type) {
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string';
    case 'array': {
      const { items = {} } = shape;
      return Array.isArray(value) && value.every((item) => admits(items, item));
    }
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const { properties = {}, required = [] } = shape;
      const members = membersOf(value);
      return (
        required.every((name) => name in members) &&
        Object.entries(members).every(([name, member]) => {
          const own = properties[name];
          return own !== undefined && admits(own, member);
        })
      );
    }
    default:
      return false;
  }
}

/** What a new value is at first, where it is more than the least of its shape; undefined for all else. */
export type Fresh = (place: string, shape: Shape) => unknown;

/** The least value of a shape: the first word, the fewest items, the members that have to be there. */
export function leastOf(shape: Shape, place = '', fresh: Fresh = () => undefined): unknown {
  const own = fresh(place, shape);
  if (own !== undefined) return own;
  const [first] = shape.oneOf ?? shape.anyOf ?? [];
  if (first !== undefined) return leastOf(first, place, fresh);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  switch (shape.type) {
    case 'integer': {
      const least = Math.min(Math.max(shape.minimum ?? 0, 1), shape.maximum ?? 1);
      return least === shape.not?.const ? least + 1 : least;
    }
    case 'boolean':
      return true;
    case 'string':
      return 'own';
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, (_, at) =>
        leastOf(shape.items ?? {}, `${place}/${at}`, fresh),
      );
    default: {
      const { properties = {}, required = [], minProperties = 0 } = shape;
      // Some members have to be there in addition, whichever they are.
      const others = Object.keys(properties).filter((name) => !required.includes(name));
      const names = [...required, ...others.slice(0, Math.max(0, minProperties - required.length))];
      return Object.fromEntries(
        names.map((name) => [name, leastOf(properties[name] ?? {}, `${place}/${name}`, fresh)]),
      );
    }
  }
}

/** A value of a case, with whatever fits of another one. */
export function turnInto({ by, name, shape }: Case, value: unknown, place?: string, fresh?: Fresh): unknown {
  const least = leastOf(shape, place, fresh);
  if (shape.properties === undefined) return least;
  const before = membersOf(value);
  const kept = Object.entries(shape.properties).flatMap(([member, own]) =>
    member !== by && member in before && fits(own, before[member]) ? [[member, before[member]]] : [],
  );
  return { ...membersOf(least), ...Object.fromEntries(kept), ...(by !== undefined && { [by]: name }) };
}

/** Whether a value has the types of a shape, and is within the limits of a number. */
function fits(shape: Shape, value: unknown): boolean {
  if (!admits(shape, value)) return false;
  if (typeof value !== 'number') return true;
  return value >= (shape.minimum ?? value) && value <= (shape.maximum ?? value) && value !== shape.not?.const;
}

/** All words and names of members in a shape: a form needs a text for each. */
export function vocabularyOf(shape: Shape): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, one: Shape): void => {
    for (const kind of casesOf(one) ?? []) {
      found.add(kind.isWord ? `${kind.by ?? name}.${kind.name}` : kind.name);
      visit(name, kind.shape);
    }
    if (one.enum !== undefined && one.type === undefined)
      for (const word of one.enum) found.add(`${name}.${word}`);
    if (one.items !== undefined) visit(name, one.items);
    for (const [member, own] of Object.entries(one.properties ?? {})) {
      found.add(member);
      // The word by which a kind is told is chosen as the kind.
      visit(member, own);
    }
  };
  visit('', shape);
  return found;
}
