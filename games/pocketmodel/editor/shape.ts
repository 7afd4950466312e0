import { admits, type Members } from '../../../web/packs/kit/schema-form/shape.ts';

/** The part of JSON Schema in which effects are written, as far as a form can be made of it. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly not?: { readonly const: number };
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** A list of shapes, one of which a value has. */
export interface Alternatives {
  readonly oneOf: readonly Shape[];
}

/** The least value of a shape. `icons`: what a list of texts names, the first of them where it has to name one. */
export function leastOf(shape: Shape, icons: readonly string[]): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  switch (shape.type) {
    case 'integer': {
      const least = Math.max(shape.minimum ?? 0, 1);
      return least === shape.not?.const ? least + 1 : least;
    }
    case 'boolean':
      return true;
    case 'array':
      return [shape.items?.type === 'string' ? (icons[0] ?? '') : (shape.items?.minimum ?? 1)];
    default: {
      const { properties = {}, required = [] } = shape;
      // An object of which nothing is required has at least one member all the same.
      const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
      return Object.fromEntries(names.map((name) => [name, leastOf(properties[name] ?? {}, icons)]));
    }
  }
}

/** The words that a member of a shape allows. */
function wordsOf({ properties = {} }: Shape, member: string): readonly string[] {
  const shape = properties[member];
  if (typeof shape?.const === 'string') return [shape.const];
  return shape?.enum ?? [];
}

/** The moments at which something can happen, in the order of the schema. */
export function momentsOf({ oneOf }: Alternatives): readonly string[] {
  return [...new Set(oneOf.flatMap((shape) => wordsOf(shape, 'when')))];
}

/** What can happen at a moment. */
export function deedsAt({ oneOf }: Alternatives, when: unknown): readonly string[] {
  const shapes = oneOf.filter((shape) => wordsOf(shape, 'when').some((one) => one === when));
  return [...new Set(shapes.flatMap((shape) => wordsOf(shape, 'do')))];
}

/** The shape of an effect that happens at a moment. */
export function shapeOf({ oneOf }: Alternatives, when: unknown, does: unknown): Shape | undefined {
  return oneOf.find(
    (shape) =>
      wordsOf(shape, 'when').some((one) => one === when) && wordsOf(shape, 'do').some((one) => one === does),
  );
}

/**
 * An effect at this moment that does this, with whatever fits of another one. If nothing does this at the moment, it does
 * the first thing that can be done then.
 */
export function turnInto(
  schema: Alternatives,
  effect: Members,
  when: string,
  does: unknown,
  icons: readonly string[],
): Members {
  const word = deedsAt(schema, when).find((one) => one === does) ?? deedsAt(schema, when)[0];
  const shape = shapeOf(schema, when, word);
  if (shape === undefined) return effect;
  const members: Record<string, unknown> = { when, do: word };
  for (const [name, own] of Object.entries(shape.properties ?? {})) {
    if (name in members) continue;
    if (fits(own, effect[name])) members[name] = effect[name];
    else if (shape.required?.includes(name)) members[name] = leastOf(own, icons);
  }
  return members;
}

/** Whether a value has the types of a shape, and is within the limits of a number. */
function fits(shape: Shape, value: unknown): boolean {
  if (!admits(shape, value)) return false;
  if (typeof value !== 'number') return true;
  return value >= (shape.minimum ?? value) && value <= (shape.maximum ?? value) && value !== shape.not?.const;
}

/** An effect to begin with. */
export function firstEffect(schema: Alternatives, icons: readonly string[]): Members {
  return turnInto(schema, {}, momentsOf(schema)[0] ?? '', undefined, icons);
}

/** All words and names of members in a schema: a form needs a text for each. */
export function vocabularyOf({ oneOf }: Alternatives): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, shape: Shape): void => {
    if (name !== '') found.add(name);
    for (const word of shape.enum ?? []) found.add(`${name}.${word}`);
    // Any other member that can only be one thing is a switch.
    if (typeof shape.const === 'string' && (name === 'when' || name === 'do'))
      found.add(`${name}.${shape.const}`);
    if (shape.type === 'boolean') for (const word of [true, false]) found.add(`${name}.${word}`);
    for (const [member, own] of Object.entries(shape.properties ?? {})) visit(member, own);
  };
  for (const shape of oneOf) visit('', shape);
  return found;
}
