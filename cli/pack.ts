import type { JsonSchema } from '../kernel/game.ts';
import { checkThoroughly, type Fault } from '../schema/check.ts';
import { speaker } from '../web/i18n/speaker.ts';
import { failure, misuse } from './command-error.ts';
import { jsonFile } from './files.ts';
import { type GameList, gameNamed, type ListedGame } from './game-list.ts';
import { plain } from './plain.ts';

/** The options of `starboard pack check`, as Commander reads them. */
export interface PackCheckOptions {
  readonly game?: string;
}

/** Names every fault of a pack with its place; ends with status 1 if there is one. */
export async function packCheckCommand(
  path: string,
  { game }: PackCheckOptions,
  { games }: GameList,
): Promise<void> {
  const pack = await jsonFile(path);
  const { entry, faults } = await judgePack(pack, game === undefined ? games : [gameNamed(games, game)]);
  if (faults.length === 0) {
    process.stdout.write(`${plain(path)}: a pack of ${entry.id} without faults\n`);
    return;
  }
  for (const { place, message } of faults)
    process.stdout.write(`${plain(`${path}: ${place === '' ? '' : `${place} `}${message}`)}\n`);
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  throw failure(`${path} has ${count} as a pack of ${entry.id}`);
}

/** The packs that come with the games. */
export async function packListCommand({ games }: GameList): Promise<void> {
  const rows = await Promise.all(
    games.map(async (entry) => {
      const packs = await entry.packs?.();
      return (packs?.builtIn ?? []).map(({ id, name }) => `${entry.id}  ${id}  ${name}`);
    }),
  );
  process.stdout.write(`${rows.flat().join('\n')}\n`);
}

/** The game to which a pack most likely belongs, among games with packs, and the pack's faults there. */
async function judgePack(pack: unknown, entries: readonly ListedGame[]) {
  const judgements = await Promise.all(
    entries.map(async (entry) => {
      const judgement = await judge(pack, entry);
      return judgement === undefined ? [] : [{ entry, ...judgement }];
    }),
  );
  const [best] = judgements
    .flat()
    .sort(
      (a, b) => Number(b.fits) - Number(a.fits) || a.missing - b.missing || a.faults.length - b.faults.length,
    );
  if (best === undefined) throw misuse('no such game takes packs');
  return best;
}

interface Judgement {
  /** Whether it has the shape of that game's packs. */
  readonly fits: boolean;
  /** Number of parts that every pack of that game has and this one does not. */
  readonly missing: number;
  readonly faults: readonly Fault[];
}

/** The faults of a pack for that game; undefined if the game has no packs. */
async function judge(pack: unknown, entry: ListedGame): Promise<Judgement | undefined> {
  const packs = await entry.packs?.();
  if (packs === undefined) return undefined;
  const checked = checkThoroughly(packs.schema, pack);
  if (!checked.ok) return { fits: false, missing: missingParts(packs.schema, pack), faults: checked.faults };
  const { say } = speaker('en', await entry.messages('en'));
  const faults = packs.check(checked.value);
  return {
    fits: true,
    missing: 0,
    faults: faults.map(({ place, sentence }) => ({ place, message: say(sentence) })),
  };
}

function missingParts({ required }: JsonSchema, pack: unknown): number {
  const has = (name: unknown) =>
    typeof pack === 'object' && pack !== null && typeof name === 'string' && Object.hasOwn(pack, name);
  return Array.isArray(required) ? required.filter((name) => !has(name)).length : 0;
}
