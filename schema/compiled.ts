/** Checks by Ajv, which compiles each schema to code: where Node runs. `package.json` says who imports it. */
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../kernel/game.ts';
import { selectRelevant } from './alternatives.ts';
import type { Fault, FindFaults, Prepare } from './fault.ts';

/** Number of compiled schemas that are kept. It is bounded because rules may make a new schema for each decision. */
const mostCompiled = 200;
/** Compiles each schema once, and drops the least recently used. */
class Compiler {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly byObject = new WeakMap<JsonSchema, ValidateFunction>();

  constructor(options: Options) {
    // Ajv's own passes over the code take longer than they ever save: half of the start of a server.
    this.ajv = new Ajv2020({ allowUnionTypes: true, verbose: true, code: { optimize: false }, ...options });
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

/** Stops at the first fault, so that nonsense costs no more than reading it. */
const quick = new Compiler({});
const thorough = new Compiler({ allErrors: true });

export const prepare: Prepare = (schema) => {
  quick.compile(schema);
};

export const findFaults: FindFaults = (schema, value, which) => {
  const validate = (which === 'first' ? quick : thorough).compile(schema);
  return validate(value) ? [] : faultsOf(validate.errors ?? []);
};

/** Removes repeated faults, which a schema with alternatives produces. */
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
