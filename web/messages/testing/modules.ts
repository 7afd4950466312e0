import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { type Part, parts } from '../index.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** What one file of the page says, brings along and fetches later. */
interface Module {
  readonly path: string;
  /** The files of the page that come with it. */
  readonly imports: readonly string[];
  /** What it fetches later, with the parts of the messages that `late` fetches with it. */
  readonly later: readonly { readonly path: string; readonly says: readonly Part[] }[];
  /** All strings in it, some of which are keys. */
  readonly strings: ReadonlySet<string>;
  /** How templates in it begin, as `error.` in `error.${code}`. */
  readonly beginnings: ReadonlySet<string>;
}

/** A file that is fetched at once, or later by another, with all that comes with it. */
export interface Fetched {
  readonly path: string;
  readonly modules: readonly Module[];
  /** The parts that are fetched with it. */
  readonly says: readonly Part[];
  /** The parts that are surely there when it is shown: its own, and those of whatever fetched it. */
  readonly hears: ReadonlySet<Part>;
}

/**
 * What the page fetches, at once and later, once for every way on which it comes to be fetched. What is fetched never is
 * left out, with all that only it fetches.
 */
export function fetchedBy(
  path: string,
  says: readonly Part[],
  never: readonly string[] = [],
): readonly Fetched[] {
  const found = new Map<string, Fetched>();
  const fetch = (from: string, own: readonly Part[], before: ReadonlySet<Part>): void => {
    const hears = new Set([...before, ...own]);
    const way = [from, ...[...hears].sort()].join(' ');
    if (found.has(way) || never.includes(from)) return;
    const modules = comingWith(from);
    found.set(way, { path: from, modules, says: own, hears });
    for (const { later } of modules) for (const next of later) fetch(next.path, next.says, hears);
  };
  fetch(path, says, new Set());
  return [...found.values()];
}

/** Whether a key stands in one of these files whole, or a template that begins like it. */
export function mentions(modules: readonly Module[], key: string): boolean {
  return modules.some(
    ({ strings, beginnings }) => strings.has(key) || [...beginnings].some((begin) => key.startsWith(begin)),
  );
}

const known = new Map<string, Module>();

function comingWith(path: string): Module[] {
  const found = new Set([path]);
  for (const each of found) for (const next of moduleAt(each).imports) found.add(next);
  return [...found].map(moduleAt);
}

function moduleAt(path: string): Module {
  const module = known.get(path) ?? readModule(path);
  known.set(path, module);
  return module;
}

function readModule(path: string): Module {
  const { program, module } = parseSync(path, readFileSync(root + path, 'utf8'));
  const imports = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  const strings = new Set<string>();
  const beginnings = new Set<string>();
  const later: Module['later'][number][] = [];
  const says: (readonly Part[])[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'late') return;
      const [list] = call.arguments;
      if (list?.type !== 'ArrayExpression') throw new Error(`${path}: late must name its parts in place`);
      const names = list.elements.map((one) => (one?.type === 'Literal' ? one.value : undefined));
      says.push(parts.filter((part) => names.includes(part)));
    },
    'CallExpression:exit'({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'late') says.pop();
    },
    ImportExpression({ source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      later.push(
        ...pageFiles(path, [source.value]).map((target) => ({ path: target, says: says.at(-1) ?? [] })),
      );
    },
    Literal({ value }) {
      if (typeof value === 'string') strings.add(value);
    },
    TemplateLiteral({ quasis }) {
      const begin = quasis[0]?.value.cooked;
      if (begin?.includes('.')) beginnings.add(begin);
    },
  }).visit(program);
  return { path, imports: pageFiles(path, imports), later, strings, beginnings };
}

/** The files of the page among what a file imports. Games and packages say nothing of the page's. */
function pageFiles(from: string, targets: readonly string[]): string[] {
  return targets
    .filter((target) => target.startsWith('.') && /\.tsx?$/.test(target))
    .map((target) => posix.join(posix.dirname(from), target))
    .filter((target) => target.startsWith('web/'));
}
