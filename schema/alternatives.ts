import type { ErrorObject } from 'ajv/dist/2020.js';

/**
 * Selects the errors of the alternative that a value was most likely meant to be. If all alternatives differ by a tag,
 * that is the alternative with the value's tag; otherwise it is each one of the right type. The errors must include
 * their schemas and data (Ajv's `verbose`).
 */
export function selectRelevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const left: ErrorObject[] = [];
  for (const error of errors) {
    const inner: ErrorObject[] = [];
    // Ajv lists the errors of alternatives directly before that of their `oneOf`, so inner ones are handled first.
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      let from = left.length;
      while (branchOf(left[from - 1], error) !== undefined) from--;
      inner.push(...left.splice(from));
    }
    left.push(...(inner.length === 0 ? [error] : chooseBranch(error, inner)));
  }
  return left;
}

/** The number of the alternative that an error belongs to; undefined if it belongs to none. */
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

/** The distance of a value from an alternative: a fault inside it, another value, or another type. */
function distance({ keyword, instancePath }: ErrorObject, choice: ErrorObject): number {
  if (instancePath !== choice.instancePath) return 0;
  return keyword === 'type' ? 2 : keyword === 'enum' || keyword === 'const' ? 1 : 0;
}

/** The property by which alternatives differ, with its values by alternative. */
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
