import { deckNames, leaderNames } from './pack.ts';
import type { PackFile } from './pack-file.ts';

/** Something wrong in a pack: where, as a JSON pointer, and what, as a message of the game with its arguments. */
export interface Fault {
  readonly place: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** What a schema cannot say about a pack that has the right shape. */
export function checkPack({ decks, starting, leaders, tracks, dice }: PackFile): Fault[] {
  const faults: Fault[] = [];
  const fault = (place: string, key: string, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const ids = new Set<string>();
  let heroes = 0;
  for (const name of deckNames) {
    for (const [at, card] of decks[name].entries()) {
      const place = `/decks/${name}/${at}`;
      if (ids.has(card.id)) fault(`${place}/id`, 'pack.twice', { id: card.id });
      ids.add(card.id);
      if ((card.symbol === 'none') !== (card.count === 0))
        fault(`${place}/count`, 'pack.count', { id: card.id });
      if (card.hero === undefined) continue;
      heroes++;
      if (name !== 'black') fault(`${place}/hero`, 'pack.heroDeck', { id: card.id });
      if (card.symbol !== 'none') fault(`${place}/symbol`, 'pack.heroSymbol', { id: card.id });
    }
  }
  if (heroes !== leaderNames.length) fault('/decks/black', 'pack.heroes', { count: heroes });
  const named = decks.black.flatMap(({ hero }) => (hero === undefined ? [] : [hero]));
  if (new Set(named).size < named.length) fault('/decks/black', 'pack.heroTwice');
  for (const [at, card] of starting.entries()) {
    const place = `/starting/${at}`;
    if (ids.has(card.id)) fault(`${place}/id`, 'pack.twice', { id: card.id });
    ids.add(card.id);
    if ((card.symbol === 'none') !== (card.count === 0))
      fault(`${place}/count`, 'pack.count', { id: card.id });
  }
  for (const board of [1, 2, 3, 4, 5, 6]) {
    if (!starting.some((card) => card.board === board)) fault('/starting', 'pack.board', { board });
  }
  if (leaders.some(({ id }, at) => id !== leaderNames[at])) fault('/leaders', 'pack.leaders');
  if (!dice.some((face) => face > 0)) fault('/dice', 'pack.dice');
  if (dice.every((face) => face === dice[0])) fault('/dice', 'pack.sameFaces');
  for (const [side, { fields, starts = [] }] of Object.entries(tracks)) {
    for (const end of [0, fields.length - 1]) {
      if (fields[end]?.kind !== 'blank') fault(`/tracks/${side}/fields/${end}`, 'pack.trackEnd');
    }
    for (const [at, start] of starts.entries()) {
      if (start >= fields.length - 1) fault(`/tracks/${side}/starts/${at}`, 'pack.start', { start });
    }
  }
  return faults;
}
