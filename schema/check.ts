import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ErrorCode, InputError } from '../kernel/error.ts';
import type { BySeat, Game, Json, JsonSchema, Rules } from '../kernel/game.ts';
import { selectRelevant } from './alternatives.ts';

/** What is wrong in a value, and where: a JSON pointer (RFC 6901), empty for the value as a whole. */
export interface Fault {
  readonly place: string;
  readonly message: string;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** How far values from outside may nest, and how many values they may hold in all. */
const deepest = 64;
const largest = 500_000;

/** So many compiled schemas are kept. Rules may ask for values by a schema that they make anew for each decision. */
const mostCompiled = 200;
/** Values up to this size have all their faults named: larger ones could take long. In characters of JSON. */
const short = 2000;

/** Compiles each schema once, and forgets those that were not used for longest. */
class Compiler {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly byObject = new WeakMap<JsonSchema, ValidateFunction>();

  constructor(options: Options) {
    this.ajv = new Ajv2020({ allowUnionTypes: true, verbose: true, ...options });
  }

  compile(schema: JsonSchema): ValidateFunction {
    const known = this.byObject.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema);
    const validate = this.compiled.get(text) ?? this.ajv.compile(schema);
    this.byObject.set(schema, validate);
    this.compiled.delete(text);
    this.compiled.set(text, validate);
    const [oldest] = this.compiled;
    if (this.compiled.size > mostCompiled && oldest !== undefined) {
      this.compiled.delete(oldest[0]);
      this.ajv.removeSchema(oldest[1].schema);
    }
    return validate;
  }
}

/** Stops at the first fault: whoever sends nonsense is refused before it costs more than reading it. */
const quick = new Compiler({});
const thorough = new Compiler({ allErrors: true });

/**
 * Checks a value from outside against a JSON Schema, and names its first fault: more than one only where the schema
 * has alternatives. Never throws, whatever the value.
 */
export function checkAgainst<T = unknown>(schema: JsonSchema, value: unknown): Checked<T> {
  return checkWith(quick, schema, value);
}

/** The same, naming every fault. For people's own files: a hostile value can make it take minutes. */
export function checkThoroughly<T = unknown>(schema: JsonSchema, value: unknown): Checked<T> {
  return checkWith(thorough, schema, value);
}

/** The same for a value that was read as JSON: names every fault, unless it is so large that this could take long. */
export function checkValue(schema: JsonSchema, value: unknown): Checked<Json> {
  const checked = checkWith<Json>(quick, schema, value);
  if (checked.ok || JSON.stringify(value).length > short) return checked;
  return checkWith<Json>(thorough, schema, value);
}

function checkWith<T>(compiler: Compiler, schema: JsonSchema, value: unknown): Checked<T> {
  const excess = measure(value);
  if (excess !== undefined) return { ok: false, faults: [{ place: '', message: excess }] };
  const validate = compiler.compile(schema);
  const fits = (what: unknown): what is T => validate(what);
  if (fits(value)) return { ok: true, value };
  return { ok: false, faults: faultsOf(validate.errors ?? []) };
}

/** Options fit for the game's `setup`; throws {@link InputError} `bad-options`. */
export function checkOptions(game: Pick<Game, 'id' | 'optionsSchema'>, options: unknown): unknown {
  const checked = checkAgainst(game.optionsSchema, options);
  if (checked.ok) return checked.value;
  throw new InputError(
    'bad-options',
    `the options of ${game.id} are wrong: ${describeFaults(checked.faults)}`,
  );
}

/** A position fit for the game's `arrange`; throws {@link InputError} `bad-position`. */
export function checkPosition(game: Pick<Game, 'id' | 'positionSchema'>, position: unknown): unknown {
  const checked = checkAgainst(game.positionSchema, position);
  if (checked.ok) return checked.value;
  throw new InputError(
    'bad-position',
    `the position of ${game.id} is wrong: ${describeFaults(checked.faults)}`,
  );
}

/** A value that does not have the form that is asked for. */
export class FormError extends InputError {
  /** All that is wrong with it, unless it is very large. */
  readonly form: readonly Fault[];

  constructor(code: ErrorCode, what: string, form: readonly Fault[]) {
    super(code, `${what} does not have the form: ${describeFaults(form)}`);
    this.name = 'FormError';
    this.form = form;
  }
}

/**
 * What seats bring, in the form that the rules ask for; throws {@link FormError} `bad-bring`. Whether it is legal is for
 * the rules to say when the match begins.
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

/** A value in the form that a decision asks for; throws {@link FormError} `bad-notation`. */
export function checkedValue(schema: JsonSchema, value: unknown): Json {
  const checked = checkValue(schema, value);
  if (checked.ok) return checked.value;
  throw new FormError('bad-notation', 'the value', checked.faults);
}

/** The first faults in a line of English. */
export function describeFaults(faults: readonly Fault[]): string {
  const shown = faults.slice(0, 3).map(({ place, message }) => (place ? `${place} ${message}` : message));
  const more = faults.length - shown.length;
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** Why the value is more than any check should have to read; undefined if it is not. */
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

/** One fault for each place and message; a schema with alternatives says the same thing more than once. */
function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of selectRelevant(errors)) {
    const fault = { place: error.instancePath, message: explain(error) };
    faults.set(`${fault.place} ${fault.message}`, fault);
  }
  return [...faults.values()];
}

function explain({ keyword, params, message = 'is wrong' }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `must not have "${params.additionalProperty}"`;
    case 'unevaluatedProperties':
      return `must not have "${params.unevaluatedProperty}"`;
    case 'required':
      return `must have "${params.missingProperty}"`;
    case 'enum':
      return `must be one of ${params.allowedValues.map((value: unknown) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return message;
  }
}
