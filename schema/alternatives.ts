import type { ErrorObject } from 'ajv/dist/2020.js';

/**
 * The errors of a value without those of alternatives that it was not meant to be: where all alternatives differ by a
 * tag, that of its tag counts; otherwise those of the right type. Needs errors with their schemas and data (`verbose`).
 */
export function selectRelevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const left: ErrorObject[] = [];
  for (const error of errors) {
    const inner: ErrorObject[] = [];
    // Errors of alternatives stand right before that of the choice between them, so inner choices are settled first.
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      let from = left.length;
      while (branchOf(left[from - 1], error) !== undefined) from--;
      inner.push(...left.splice(from));
    }
    left.push(...(inner.length === 0 ? [error] : chooseBranch(error, inner)));
  }
  return left;
}

/** The number of the alternative in which an error was found; undefined if it was found elsewhere. */
function branchOf(error: ErrorObject | undefined, choice: ErrorObject): number | undefined {
  if (error === undefined) return undefined;
  const path = `${choice.schemaPath}/`;
  const inside = `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);
  if (!inside || !error.schemaPath.startsWith(path)) return undefined;
  return Number.parseInt(error.schemaPath.slice(path.length), 10);
}

function chooseBranch(choice: ErrorObject, inner: readonly ErrorObject[]): readonly ErrorObject[] {
  const branches: unknown = choice.schema;
  const value: unknown = choice.data;
  const tags = Array.isArray(branches) ? commonTag(branches) : undefined;
  if (tags !== undefined && isRecord(value) && Object.hasOwn(value, tags.name)) {
    const own = tags.values.findIndex((values) => values.includes(value[tags.name]));
    if (own >= 0) return inner.filter((error) => branchOf(error, choice) === own);
    const instancePath = `${choice.instancePath}/${tags.name}`;
    return [{ ...choice, keyword: 'enum', instancePath, params: { allowedValues: tags.values.flat() } }];
  }
  const distances = new Map<number | undefined, number>();
  for (const error of inner) {
    const branch = branchOf(error, choice);
    distances.set(branch, Math.max(distances.get(branch) ?? 0, distance(error, choice)));
  }
  const nearest = Math.min(...distances.values());
  return inner.filter((error) => distances.get(branchOf(error, choice)) === nearest);
}

/** How far the value is from an alternative: something in it is wrong, it is another value, or of another type. */
function distance({ keyword, instancePath }: ErrorObject, choice: ErrorObject): number {
  if (instancePath !== choice.instancePath) return 0;
  return keyword === 'type' ? 2 : keyword === 'enum' || keyword === 'const' ? 1 : 0;
}

/** The property that says which alternative an object is, with its values by alternative. */
function commonTag(branches: readonly unknown[]) {
  const [first] = branches;
  for (const name of Object.keys(propertiesOf(first))) {
    const values = branches.map((branch) => valuesOf(propertiesOf(branch)[name]));
    if (values.every((one) => one.length > 0)) return { name, values };
  }
  return undefined;
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
}

function valuesOf(schema: unknown): readonly unknown[] {
  if (!isRecord(schema)) return [];
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
