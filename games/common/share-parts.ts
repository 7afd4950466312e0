import type { JsonSchema } from '../../kernel/game.ts';

/** Parts whose text is shorter stay where they are. */
const short = 80;
/** Alternatives stay in their list, where faults are matched with them by their tags. */
const lists: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf']);

/**
 * Writes parts of a schema that stand in it several times only once, with references. Parts are the same if they are the
 * same object, as constants are of which several schemas are made. Without this a schema whose parts contain each other
 * many times becomes megabytes of code when it is compiled.
 *
 * @example shareParts({ properties: { a: big, b: big } }) // { properties: { a: { $ref: '#/$defs/0' }, … }, $defs: { 0: big } }
 */
export function shareParts(schema: JsonSchema): JsonSchema {
  const times = new Map<object, number>();
  const count = (part: unknown): void => {
    if (!isObject(part)) return;
    const before = times.get(part) ?? 0;
    times.set(part, before + 1);
    if (before === 0) for (const inner of Object.values(part)) count(inner);
  };
  count(schema);

  const names = new Map<object, string>();
  const definitions: Record<string, unknown> = {};
  /** Writes a part that may be given a name. */
  const write = (part: unknown): unknown => {
    if (!isObject(part) || (times.get(part) ?? 0) < 2) return copy(part);
    let name = names.get(part);
    if (name === undefined) {
      // A large part is turned into text once, not at each place: that took a tenth of the start of a server.
      if (JSON.stringify(part).length < short) return copy(part);
      name = String(names.size);
      names.set(part, name);
      definitions[name] = copy(part);
    }
    return { $ref: `#/$defs/${name}` };
  };
  /** Writes a part where it stands, and what is inside. */
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    return isObject(part) ? copyMembers(part) : part;
  };
  const copyMembers = (part: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(part).map(([keyword, inner]) => {
        // A map of schemas is none itself.
        if (keyword === 'properties' && isObject(inner)) {
          return [keyword, Object.fromEntries(Object.entries(inner).map(([name, of]) => [name, write(of)]))];
        }
        return [keyword, lists.has(keyword) || Array.isArray(inner) ? copy(inner) : write(inner)];
      }),
    );
  const written = copyMembers(schema);
  return names.size === 0 ? written : { ...written, $defs: definitions };
}

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
