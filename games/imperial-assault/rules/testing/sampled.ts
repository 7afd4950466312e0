import type { Chance } from '../../../../kernel/chance.ts';
import type { Json, JsonSchema } from '../../../../kernel/game.ts';

/** Words of which ids, names and texts are made, so that some of them meet. */
const words = ['alpha', 'beta', 'gamma'] as const;

/**
 * A random value that fits a JSON Schema as far as those of the vocabulary use it: objects, arrays, numbers, texts, what is
 * one of several, and constants. Parts that may be left out often are.
 */
export function sampleOf(schema: JsonSchema, chance: Chance): Json {
  const { oneOf, anyOf, enum: words, const: only, type } = schema;
  if (only !== undefined) return asJson(only);
  if (Array.isArray(words)) return asJson(words[chance.pick(words.length)]);
  for (const several of [oneOf, anyOf])
    if (Array.isArray(several)) return sampleOf(asSchema(several[chance.pick(several.length)]), chance);
  switch (type) {
    case 'boolean':
      return chance.pick(2) === 0;
    case 'integer':
      return sampleNumber(schema, chance);
    case 'string':
      return word(chance);
    case 'array': {
      const { minItems = 0, items, uniqueItems } = schema;
      const least = Number(minItems);
      const list = Array.from({ length: least + chance.pick(2) }, () => sampleOf(asSchema(items), chance));
      return uniqueItems === true ? [...new Set(list)] : list;
    }
    default:
      return sampleObject(schema, chance);
  }
}

function word(chance: Chance): string {
  return words[chance.pick(words.length)] ?? words[0];
}

/** Small numbers: what cards say is small, and much of it is 1. */
function sampleNumber({ minimum = 0, maximum = 9, not }: JsonSchema, chance: Chance): number {
  const least = Number(minimum);
  const number = least < 0 ? chance.pick(5) - 2 : Math.min(Number(maximum), least + chance.pick(3));
  return not !== undefined && number === 0 ? 1 : number;
}

function sampleObject({ properties, required = [], minProperties }: JsonSchema, chance: Chance): Json {
  const must: readonly unknown[] = Array.isArray(required) ? required : [];
  const found: Record<string, Json> = {};
  const all = Object.entries(asSchema(properties ?? {}));
  for (const [name, part] of all) {
    if (must.includes(name) || chance.pick(4) === 0) found[name] = sampleOf(asSchema(part), chance);
  }
  const lacking = Number(minProperties ?? 0) - Object.keys(found).length;
  const others = all.filter(([name]) => !(name in found));
  for (let count = 0; count < lacking && others.length > 0; count++) {
    const [other] = others.splice(chance.pick(others.length), 1);
    if (other !== undefined) found[other[0]] = sampleOf(asSchema(other[1]), chance);
  }
  return found;
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
