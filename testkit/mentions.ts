import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The message keys that some code mentions. */
export interface Mentions {
  /** Whether the code contains a key as a whole. */
  literal(key: string): boolean;
  /** Whether the code contains a key as a whole, or a template with which the key begins. */
  named(key: string): boolean;
}

/** Reads all code below some folders, except tests. A folder is a file URL that ends in a slash. */
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
