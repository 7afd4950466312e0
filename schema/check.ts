import { findFaults, prepare } from '#schema-faults';
import { type ErrorCode, InputError } from '../kernel/error.ts';
import type { BySeat, Game, Json, JsonSchema, Rules } from '../kernel/game.ts';
import type { Fault } from './fault.ts';

export type { Fault } from './fault.ts';

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Limits of a value from outside: its depth, and the number of values in it. */
export const deepest = 64;
const largest = 500_000;

/** The largest value for which all faults are listed, in characters of JSON. Larger ones could take too long. */
const short = 2000;

/**
 * Checks a value from outside against a JSON Schema up to its first fault. If the schema has alternatives, there can be
 * more than one fault. Never throws.
 *
 * @example checkAgainst({ type: 'integer' }, '3') // { ok: false, faults: [{ place: '', message: 'must be integer' }] }
 */
export function checkAgainst<T = unknown>(schema: JsonSchema, value: unknown): Checked<T> {
  return checkWith('first', schema, value);
}

/** Returns every fault. Only for people's own files, because a hostile value can make it take minutes. */
export function checkThoroughly<T = unknown>(schema: JsonSchema, value: unknown): Checked<T> {
  return checkWith('all', schema, value);
}

/** Compiles a schema before it is needed, because that takes long. */
export function prepareSchema(schema: JsonSchema): void {
  prepare(schema);
}

/** Checks a parsed JSON text: returns every fault if the text is short, otherwise the first. */
export function checkValue(schema: JsonSchema, value: unknown): Checked<Json> {
  const checked = checkWith<Json>('first', schema, value);
  if (checked.ok || JSON.stringify(value).length > short) return checked;
  return checkWith<Json>('all', schema, value);
}

function checkWith<T>(which: 'first' | 'all', schema: JsonSchema, value: unknown): Checked<T> {
  const excess = measure(value);
  if (excess !== undefined) return { ok: false, faults: [{ place: '', message: excess }] };
  const faults = findFaults(schema, value, which);
  const fits = (_: unknown): _ is T => faults.length === 0;
  return fits(value) ? { ok: true, value } : { ok: false, faults };
}

/** Returns the options if they fit the game's schema; throws {@link InputError} `bad-options` otherwise. */
export function checkOptions(game: Pick<Game, 'id' | 'optionsSchema'>, options: unknown): unknown {
  const checked = checkAgainst(game.optionsSchema, options);
  if (checked.ok) return checked.value;
  throw new InputError(
    'bad-options',
    `the options of ${game.id} are wrong: ${describeFaults(checked.faults)}`,
  );
}

/** Returns the position if it fits the game's schema; throws {@link InputError} `bad-position` otherwise. */
export function checkPosition(game: Pick<Game, 'id' | 'positionSchema'>, position: unknown): unknown {
  const checked = checkAgainst(game.positionSchema, position);
  if (checked.ok) return checked.value;
  throw new InputError(
    'bad-position',
    `the position of ${game.id} is wrong: ${describeFaults(checked.faults)}`,
  );
}

/** Thrown for a value that does not have the required form. */
export class FormError extends InputError {
  /** All faults of the value, or the first if it is very large. */
  readonly form: readonly Fault[];

  constructor(code: ErrorCode, what: string, form: readonly Fault[]) {
    super(code, `${what} does not have the form: ${describeFaults(form)}`);
    this.name = 'FormError';
    this.form = form;
  }
}

/**
 * Returns what seats bring if it has the form of the rules' schema; throws {@link FormError} `bad-bring` otherwise. The
 * rules decide whether it is legal when the match begins.
 */
export function checkedBring(
  { id, bring: wanted }: Pick<Rules, 'id' | 'bring'>,
  bring: unknown,
): BySeat<Json> {
  if (!Array.isArray(bring))
    throw new InputError('bad-bring', `what seats bring to ${id} is a list, by seat`);
  return bring.map((value: unknown, seat) => {
    if (wanted === undefined) throw new InputError('bad-bring', `seats bring nothing to ${id}`);
    const checked = checkValue(wanted.schema, value);
    if (checked.ok) return checked.value;
    throw new FormError('bad-bring', `what seat ${seat} brings`, checked.faults);
  });
}

/** Returns a value if it has the form that a decision asks for; throws {@link FormError} `bad-notation` otherwise. */
export function checkedValue(schema: JsonSchema, value: unknown): Json {
  const checked = checkValue(schema, value);
  if (checked.ok) return checked.value;
  throw new FormError('bad-notation', 'the value', checked.faults);
}

/** Formats the first faults as a line of English. */
export function describeFaults(faults: readonly Fault[]): string {
  const shown = faults.slice(0, 3).map(({ place, message }) => (place ? `${place} ${message}` : message));
  const more = faults.length - shown.length;
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** Why a value is too large to be checked; undefined if it is not. */
export function measure(value: unknown): string | undefined {
  let count = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return `nests deeper than ${deepest} levels`;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const inner of Object.values(item)) next.push(inner);
      if (count + next.length > largest) return `holds more than ${largest} values`;
    }
    count += next.length;
    level = next;
  }
  return undefined;
}
