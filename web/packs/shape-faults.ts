import type { OutputUnit } from '@cfworker/json-schema';
import type { PackFault } from '../../games/entry.ts';
import type { JsonSchema } from '../../kernel/game.ts';
import { validatorFor, wrappers } from '../../schema/interpreted.ts';

/** A fault with where its keyword stands in the schema. */
interface Located {
  readonly error: OutputUnit;
  readonly at: string;
}

const limits = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum'];
const lesser = new Set([...limits, 'pattern', 'uniqueItems'].map((keyword) => `shape.${keyword}`));

/** Whether these faults leave a pack its types, so that it can be drawn and mended: something is only too much or too little. */
export function canBeMended(faults: readonly PackFault[]): boolean {
  return faults.every(({ sentence }) => lesser.has(sentence.key));
}

/**
 * Where a pack has not the shape that its schema asks for, in messages of the page (`shape.…`). Ajv, which checks for the
 * server, makes code of a schema and may not do so in a page under our Content-Security-Policy.
 */
export function shapeFaults(schema: JsonSchema, pack: unknown): readonly PackFault[] {
  const { errors } = validatorFor(schema, 'all').validate(pack);
  const faults = new Map<string, PackFault>();
  for (const error of meantOf(errors)) {
    if (wrappers.has(error.keyword)) continue;
    const fault = faultOf(error, schema, pack);
    faults.set(JSON.stringify(fault), fault);
  }
  return [...faults.values()];
}

/**
 * The faults without those of alternatives that are not meant: where a value would be one of them if it were not too much or too
 * little, the faults of all others say nothing.
 */
function meantOf(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  let left: Located[] = [];
  for (const error of errors) {
    // That nothing may stand somewhere is located in the value; what forbids it comes before it.
    const at = error.keyword === 'false' ? (left.at(-1)?.at ?? '') : error.keywordLocation;
    left.push({ error, at });
  }
  // Inner alternatives come behind those in which they stand, and are decided first.
  for (const list of left.filter(({ error }) => /^(one|any)Of$/.test(error.keyword)).reverse()) {
    const branches = new Map<string, Located[]>();
    for (const one of left) {
      const isInside =
        one.at.startsWith(`${list.at}/`) &&
        `${one.error.instanceLocation}/`.startsWith(`${list.error.instanceLocation}/`);
      const [number = ''] = isInside ? one.at.slice(list.at.length + 1).split('/') : [];
      if (isInside) branches.set(number, [...(branches.get(number) ?? []), one]);
    }
    const meant = [...branches.values()].find((branch) =>
      branch.every(({ error: { keyword } }) => wrappers.has(keyword) || lesser.has(`shape.${keyword}`)),
    );
    if (meant === undefined) continue;
    const gone = new Set([...branches.values()].flat().filter((one) => !meant.includes(one)));
    left = left.filter((one) => !gone.has(one));
  }
  return left.map(({ error }) => error);
}

function faultOf(
  { keyword, keywordLocation, instanceLocation }: OutputUnit,
  schema: JsonSchema,
  pack: unknown,
) {
  const place = decodeURI(instanceLocation.slice(1));
  const asked = at(schema, decodeURI(keywordLocation.slice(1)));
  switch (keyword) {
    case 'required': {
      const found = at(pack, place);
      const has = typeof found === 'object' && found !== null ? found : {};
      const missing = Array.isArray(asked) ? asked.filter((name) => !Object.hasOwn(has, name)) : [];
      return { place, sentence: { key: 'shape.required', args: { names: missing.join(', ') } } };
    }
    case 'minItems':
    case 'maxItems':
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
      return { place, sentence: { key: `shape.${keyword}`, args: { limit: Number(asked) } } };
    case 'enum':
    case 'const':
      return { place, sentence: { key: 'shape.enum', args: { values: JSON.stringify(asked) } } };
    case 'type':
      return { place, sentence: { key: 'shape.type', args: { type: String(asked) } } };
    case 'pattern':
      return { place, sentence: { key: 'shape.pattern' } };
    case 'uniqueItems':
      return { place, sentence: { key: 'shape.uniqueItems' } };
    case 'false':
      return { place, sentence: { key: 'shape.unknown' } };
    default:
      return { place, sentence: { key: 'shape.other', args: { keyword } } };
  }
}

/** What a JSON pointer leads to, through references of a schema, too. */
function at(whole: unknown, pointer: string): unknown {
  let found = whole;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    const members: Readonly<Record<string, unknown>> = { ...found };
    found = members[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (step === '$ref' && typeof found === 'string') found = at(whole, found.slice(1));
  }
  return found;
}
