import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { forTests, type House, houses } from './houses.ts';

/** A source file, its path from the root of the checkout. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Names by which code would reach the platform. */
const platform = new Set(
  `AbortSignal Date Function Intl Temporal WebSocket Worker XMLHttpRequest console crypto document eval fetch
  globalThis localStorage location navigator performance process queueMicrotask randomBytes require
  requestAnimationFrame setImmediate setInterval setTimeout window`.split(/\s+/),
);

/** Methods that answer by the reader's locale. */
const local = /^(localeCompare|toLocale\w+)$/;

/**
 * Where a cast says what the compiler cannot know: that an index lies inside a list whose items may be anything, and
 * that a pack or a map in JSON has the shape for which a test checks it.
 */
const mayCast =
  /^(kernel\/(match-chance|seeded)|games\/[^/]+\/content\/(campaign\/)?(packs|maps|missions))\.ts$/;

const silencer = /@ts-(ignore|expect-error|nocheck)/;
/** In a test an expected error is no silence: the compiler complains where it does not come. */
const silencerInTests = /@ts-(ignore|nocheck)/;

/** What is wrong with a source file: whom it may not import, what it may not reach, which cast silences the compiler. */
export function faults(source: Source): string[] {
  const found: string[] = [];
  const { program, module, comments, errors } = parseSync(source.path, source.text);
  const at = (offset: number) => `${source.path}:${source.text.slice(0, offset).split('\n').length}`;
  for (const error of errors) found.push(`${source.path}: ${error.message}`);

  const house = houseOf(source.path);
  const test = isTest(source.path);
  const check = (target: string, offset: number) => {
    const fault = house && importFault(house, source.path, target);
    if (fault !== undefined) found.push(`${at(offset)} ${fault}`);
  };
  const reach = (name: string, offset: number) => {
    if (house?.pure && !test) found.push(`${at(offset)} reaches the platform: ${name}`);
  };

  for (const { moduleRequest } of module.staticImports) check(moduleRequest.value, moduleRequest.start);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries)
      if (moduleRequest) check(moduleRequest.value, moduleRequest.start);

  const names = new Map<number, string>();
  new Visitor({
    ImportExpression({ source: target, start }) {
      if (target.type === 'Literal' && typeof target.value === 'string') check(target.value, start);
      else if (house?.pure) found.push(`${at(start)} imports what only running it can tell`);
    },
    TSImportType: ({ source: target, start }) => check(target.value, start),
    Identifier: ({ name, start }) => names.set(start, name),
    MemberExpression({ object, property, computed, start }) {
      if (computed || property.type !== 'Identifier') return;
      if (object.type === 'Identifier' && object.name === 'Math' && property.name === 'random')
        reach('Math.random', start);
      if (local.test(property.name)) reach(property.name, start);
    },
    // A member or a key is not the global of that name; `exit` visits come after the identifiers inside.
    'MemberExpression:exit'({ property, computed }) {
      if (!computed) names.delete(property.start);
    },
    'Property:exit'({ key, computed, shorthand }) {
      if (!computed && !shorthand) names.delete(key.start);
    },
    'TSPropertySignature:exit'({ key, computed }) {
      if (!computed) names.delete(key.start);
    },
    TSAsExpression({ typeAnnotation, start }) {
      const toConst = source.text.slice(typeAnnotation.start, typeAnnotation.end) === 'const';
      if (!toConst && !mayCast.test(source.path))
        found.push(`${at(start)} casts, which silences the compiler`);
    },
  }).visit(program);
  for (const [start, name] of names) if (platform.has(name)) reach(name, start);
  for (const { value, start } of comments)
    if ((test ? silencerInTests : silencer).test(value)) found.push(`${at(start)} silences the compiler`);
  return found;
}

function houseOf(path: string): House | undefined {
  return houses.find((house) => house.holds.some((place) => holds(place, path, path)));
}

function importFault(house: House, path: string, target: string): string | undefined {
  const test = isTest(path);
  if (isBuiltin(target)) return house.node || test ? undefined : `may not import ${target} of Node`;
  if (!target.startsWith('.')) {
    const may = test || house.packages === 'any' || house.packages.some((begin) => target.startsWith(begin));
    return may ? undefined : `may not import the package ${target}`;
  }
  const whole = posix.join(posix.dirname(path), target);
  const may = [...house.imports, ...(test ? forTests : [])].some((place) => holds(place, whole, path));
  return may ? undefined : `may not import ${whole}`;
}

/** Whether a place of the table of houses, seen from a file, holds a path. */
function holds(place: string, path: string, from: string): boolean {
  const game = /^games\/([^/]+)\//.exec(from)?.[1];
  if (place.includes('<g>') && game === undefined) return false;
  const whole = place.replace('<g>', game ?? '');
  return whole.endsWith('/') ? path.startsWith(whole) : path === whole;
}

function isTest(path: string): boolean {
  return /\.(test|contract)\.tsx?$|\/testing\//.test(path);
}
