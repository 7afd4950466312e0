import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which keys of messages some code names. */
export interface Mentions {
  /** Whether a key stands there whole. */
  literal(key: string): boolean;
  /** Whether a key stands there whole, or a template that begins like it. */
  named(key: string): boolean;
}

/** Reads all code below some folders but tests; a folder is a file URL with a slash at its end. */
export function mentionsIn(...folders: readonly URL[]): Mentions {
  const text = folders
    .map((folder) => fileURLToPath(folder))
    .flatMap((folder) => globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => folder + file))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const literals = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => key));
  const beginnings = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, begin = '']) => begin);
  const literal = (key: string): boolean => literals.has(key);
  return { literal, named: (key) => literal(key) || beginnings.some((begin) => key.startsWith(begin)) };
}
