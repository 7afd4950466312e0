import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Game, State } from '../kernel/game.ts';
import { Match, type Opening } from '../kernel/match.ts';

/** What the test of a game's page needs besides the page. */
export interface DocumentedGame<M> {
  /** The folder with the tests that are named after rulings. It ends in a slash. */
  readonly rulings?: URL;
  /** Plays on from the example position of the page. */
  readonly playOn?: (match: M) => void;
}

/** Registers the tests that the page of every game, `docs/games/<id>.md`, has to pass. */
export function testPage<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  { rulings: tests, playOn }: DocumentedGame<Match<S, C, V, E, O, P, B>> = {},
): void {
  const path = `docs/games/${game.id}.md`;
  const page = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const rulings = rulingsIn(page);

  test('the position in the documentation can be set out and played on', () => {
    const [, example] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    assert.ok(example, `${path} shows no position between \`\`\`json and \`\`\``);
    const opening: Opening<O, P> = JSON.parse(`{"options": {}, "seed": "docs", "position": ${example}}`);
    const match = new Match(game, opening);
    assert.ok(match.decisions().length > 0);
    playOn?.(match);
  });

  test('every refusal with its page, every option and every part of a position is documented', () => {
    assert.deepEqual(findUndocumented(page, game), [], `${path} lacks rows or names`);
  });

  test('rulings are counted without a gap, and every rule names one that there is', () => {
    const next = new Map<string, number>();
    for (const ruling of rulings) {
      const [, letter = '', number] = /^([A-Z]?)(\d+)$/.exec(ruling) ?? [];
      assert.equal(Number(number), next.get(letter) ?? 1, `${path}: ruling ${ruling}`);
      next.set(letter, Number(number) + 1);
    }
    for (const [id, { ruling }] of Object.entries(game.rules)) {
      if (ruling !== undefined) assert.ok(rulings.includes(ruling), `${id}: ruling ${ruling} of ${path}`);
    }
  });

  if (tests !== undefined) {
    test('every ruling has a test that bears its number and names its page', () => {
      const tested = findTestedRulings(tests);
      assert.deepEqual(
        rulings.filter((ruling) => !tested.includes(ruling)),
        [],
        "name a test of each, as test('R1 (p. 2): …'), test('R1 (Battling): …'), test('R1 (A5, A11): …') or test('R1 (house choice): …')",
      );
    });
  }
}

/** What the page of a game fails to name: refusals with their pages, options, parts of a position. */
function findUndocumented(
  page: string,
  { rules, optionsSchema, positionSchema }: Pick<Game, 'rules' | 'optionsSchema' | 'positionSchema'>,
): string[] {
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

/** The numbers of the rulings on a page: the first column of the tables of its section "Rulings". */
function rulingsIn(page: string): string[] {
  const [, section = ''] = page.split('\n## Rulings\n');
  const [tables = ''] = section.split('\n## ');
  return [...tables.matchAll(/^\| ([A-Z]?\d+) \|/gm)].map(([, number = '']) => number);
}

/** The rulings that names of tests in a folder and in those within it mention, with a page, a section or as a house choice: `R7 (p. 3): …`. */
function findTestedRulings(folder: URL): string[] {
  return globSync('**/*.test.ts', { cwd: fileURLToPath(folder) })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/test\('([A-Z]?\d+) \((?:p\. [\d, -]+|house choice|[A-Z][A-Za-z0-9, ]+)\)/g),
    ])
    .map(([, ruling = '']) => ruling);
}
