/** Which folder may import what: the table of `docs/architecture.md`, read by {@link file://./code-rules.ts}. */

/** `<g>` stands for the folder of the file's own game. */
export interface House {
  /** The files it holds: a folder ending in `/`, or a single file. The first house that fits counts. */
  readonly holds: readonly string[];
  /** What its files may import: folders and files. */
  readonly imports: readonly string[];
  /** The packages that it may import, by how their names begin. */
  readonly packages: readonly string[] | 'any';
  /** May import the modules of Node. */
  readonly node: boolean;
  /** Its code sees no clock, randomness, locale, file or network of the platform. */
  readonly pure: boolean;
}

/** What everybody outside the games may know of them. */
const listOfGames = [
  'games/games.ts',
  'games/builder.ts',
  'games/entry.ts',
  'games/explorer.ts',
  'games/guide.ts',
  'games/review.ts',
  'games/sounds.ts',
  'games/words.ts',
  'games/in-language.ts',
];

export const houses: readonly House[] = [
  {
    holds: ['kernel/'],
    imports: ['kernel/'],
    packages: ['@noble/hashes/', '@noble/ciphers/'],
    node: false,
    pure: true,
  },
  {
    holds: ['games/common/'],
    imports: ['kernel/', 'games/common/'],
    packages: [],
    node: false,
    pure: true,
  },
  {
    holds: ['games/<g>/geometry/'],
    imports: ['games/<g>/geometry/'],
    packages: [],
    node: false,
    pure: true,
  },
  {
    holds: ['games/<g>/rules/', 'games/<g>/content/'],
    imports: ['kernel/', 'games/common/', 'games/<g>/geometry/', 'games/<g>/rules/', 'games/<g>/content/'],
    packages: [],
    node: false,
    pure: true,
  },
  {
    holds: ['games/<g>/bot/'],
    imports: [
      'kernel/',
      'games/common/',
      'games/<g>/geometry/',
      'games/<g>/rules/',
      'games/<g>/content/',
      'games/<g>/bot/',
    ],
    packages: [],
    node: false,
    pure: true,
  },
  {
    holds: ['games/<g>/'],
    imports: [
      'kernel/',
      'games/common/',
      'games/messages/',
      'games/<g>/',
      'games/words.ts',
      'games/sentences.ts',
      'games/in-language.ts',
      'games/offer.ts',
      'games/builder.ts',
      'games/entry.ts',
      'games/explorer.ts',
      'games/guide.ts',
      'games/review.ts',
      'games/sounds.ts',
      'web/table/board.ts',
      'web/board/',
      'web/loadouts/kit/',
      'web/parts/dialog.tsx',
      'web/packs/edits.ts',
      'web/packs/editor.ts',
      'web/packs/kit/',
      'web/parts/fold.ts',
      'web/parts/late.ts',
      'web/parts/lazy.tsx',
      'web/parts/undo-button.tsx',
      'web/parts/undo-keys.ts',
      'web/rules/kit/',
    ],
    packages: ['preact', '@preact/signals'],
    node: false,
    pure: false,
  },
  {
    holds: ['games/list.ts', 'games/games.ts'],
    imports: ['games/'],
    packages: [],
    node: false,
    pure: false,
  },
  {
    holds: [
      'games/builder.ts',
      'games/entry.ts',
      'games/explorer.ts',
      'games/guide.ts',
      'games/review.ts',
      'games/sounds.ts',
      'games/words.ts',
      'games/sentences.ts',
      'games/in-language.ts',
      'games/offer.ts',
    ],
    imports: [
      'kernel/',
      'games/common/',
      'games/builder.ts',
      'games/entry.ts',
      'games/explorer.ts',
      'games/guide.ts',
      'games/review.ts',
      'games/sounds.ts',
      'games/words.ts',
      'web/table/board.ts',
      'web/packs/editor.ts',
    ],
    packages: ['preact', '@preact/signals'],
    node: false,
    pure: false,
  },
  {
    holds: ['bots/'],
    imports: ['kernel/', 'bots/', ...listOfGames],
    packages: [],
    node: true,
    pure: false,
  },
  {
    holds: ['schema/'],
    imports: ['kernel/', 'schema/'],
    // One of our own two ways to validate: see `imports` in `package.json`.
    packages: ['ajv', '@cfworker/json-schema', '#schema-faults'],
    node: false,
    pure: false,
  },
  {
    holds: ['simulation/'],
    imports: ['kernel/', 'bots/', 'simulation/'],
    packages: [],
    node: false,
    pure: true,
  },
  {
    holds: ['server/'],
    imports: ['kernel/', 'bots/', 'schema/', 'server/', ...listOfGames],
    packages: 'any',
    node: true,
    pure: false,
  },
  {
    // Runs the server's tables in a worker of the page.
    holds: ['device/'],
    imports: ['kernel/', 'bots/', 'schema/', 'server/', 'device/', ...listOfGames],
    packages: ['hono', 'pino'],
    node: false,
    pure: false,
  },
  {
    holds: ['web/'],
    imports: [
      'kernel/',
      'web/',
      'simulation/',
      'bots/greedy.ts',
      'schema/interpreted.ts',
      'device/protocol.ts',
      'server/protocol.ts',
      ...listOfGames,
    ],
    packages: 'any',
    node: false,
    pure: false,
  },
  {
    holds: ['cli/'],
    imports: [
      'kernel/',
      'bots/',
      'schema/',
      'simulation/',
      'server/',
      'cli/',
      'web/i18n/speaker.ts',
      'web/messages/',
      ...listOfGames,
    ],
    packages: 'any',
    node: true,
    pure: false,
  },
  {
    holds: ['testkit/'],
    imports: ['kernel/', 'schema/', 'testkit/', 'games/common/', 'games/words.ts'],
    packages: 'any',
    node: true,
    pure: false,
  },
];

/** What tests, and what only tests use (`…/testing/`), may import besides: all but the page and other games. */
export const forTests = ['kernel/', 'bots/', 'schema/', 'server/', 'testkit/', 'games/<g>/', ...listOfGames];
