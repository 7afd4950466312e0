import type { Builder } from '../../games/builder.ts';
import type { Sentence } from '../../games/words.ts';
import type { Json } from '../../kernel/game.ts';
import type { NewLoadout } from '../../server/protocol.ts';
import { isLoadout, longestName } from './kept-loadout.ts';

/** The most loadouts of one file, as the server keeps of an account. */
const most = 200;

/** Loadouts as a file, laid out for people. */
export function writeFile(loadouts: readonly NewLoadout[]): string {
  const plain = loadouts.map(({ game, name, options, value }) => ({ game, name, options, value }));
  return `${JSON.stringify({ starboard: 'loadouts', version: 1, loadouts: plain }, null, 1)}\n`;
}

/** What a file holds for a game: loadouts, or a single value without a name, or all that is wrong with it. */
export type ReadFile =
  | { readonly kind: 'loadouts'; readonly loadouts: readonly NewLoadout[] }
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'faults'; readonly faults: readonly Sentence[] };

/** Reads the JSON of a file. Faults are messages of the page. */
export function readFile(game: string, { fits }: Pick<Builder, 'fits'>, json: Json): ReadFile {
  if (fits(json)) return { kind: 'value', value: json };
  const loadouts = entriesIn(json);
  if (loadouts === undefined) return { kind: 'faults', faults: [{ key: 'loadouts.file.none' }] };
  const faults: Sentence[] = [];
  if (loadouts.length > most) faults.push({ key: 'loadouts.file.many', args: { most } });
  for (const [at, loadout] of loadouts.entries()) {
    const number = at + 1;
    if (!isLoadout(loadout)) faults.push({ key: 'loadouts.file.odd', args: { number } });
    else if (loadout.game !== game)
      faults.push({ key: 'loadouts.file.game', args: { number, game: loadout.game } });
    else if (loadout.name === '' || loadout.name.length > longestName) {
      faults.push({ key: 'loadouts.file.name', args: { number, most: longestName } });
    } else if (!fits(loadout.value)) faults.push({ key: 'loadouts.file.value', args: { number } });
  }
  if (faults.length > 0) return { kind: 'faults', faults };
  return { kind: 'loadouts', loadouts: loadouts.flatMap((one) => (isLoadout(one) ? [one] : [])) };
}

/** The entries of such a file; undefined where it is none. */
function entriesIn(json: Json): readonly Json[] | undefined {
  if (typeof json !== 'object' || json === null || !('loadouts' in json)) return undefined;
  const { loadouts } = json;
  return Array.isArray(loadouts) && loadouts.length > 0 ? loadouts : undefined;
}
