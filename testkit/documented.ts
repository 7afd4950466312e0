import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '../kernel/game.ts';

/** What the page of a game must name and does not: refusals with their pages, options, parts of a position. */
export function findUndocumented(page: string, { rules, optionsSchema, positionSchema }: Game): string[] {
  const rows = page.split('\n');
  const refusals = Object.entries(rules).filter(
    ([id, place]) =>
      !rows.some((row) => row.startsWith(`| \`${id}\` |`) && row.endsWith(`| ${place.page} |`)),
  );
  const names = [optionsSchema, positionSchema]
    .flatMap(({ properties }) => (properties instanceof Object ? Object.keys(properties) : []))
    .filter((name) => !page.includes(`\`${name}\``));
  return [...refusals.map(([id]) => id), ...names];
}

/** The rulings that tests in a folder bear in their names, with a page or as a house choice: `R7 (p. 3): …`. */
export function findTestedRulings(folder: URL): string[] {
  return globSync('*.test.ts', { cwd: fileURLToPath(folder) })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/test\('([RX]\d+) \((?:p\. [\d, -]+|house choice)\)/g)])
    .map(([, ruling = '']) => ruling);
}
