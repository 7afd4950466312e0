import type { Fault } from '../../common/fault.ts';
import { deckNames, leaderNames, type PackFile } from './pack.ts';
import { mostStarting } from './pack-schema.ts';

/** What can be wrong with a pack whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const faultKeys = [
  'twice',
  'count',
  'heroDeck',
  'heroSymbol',
  'heroes',
  'heroTwice',
  'board',
  'boardFull',
  'leaders',
  'dice',
  'sameFaces',
  'trackEnd',
  'start',
] as const;
type FaultKey = (typeof faultKeys)[number];

/** What a schema cannot say about a pack that has the right shape. */
export function checkPack({ decks, starting, leaders, tracks, dice }: PackFile): Fault<FaultKey>[] {
  const faults: Fault<FaultKey>[] = [];
  const fault = (place: string, key: FaultKey, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const ids = new Set<string>();
  let heroes = 0;
  for (const name of deckNames) {
    for (const [at, card] of decks[name].entries()) {
      const place = `/decks/${name}/${at}`;
      if (ids.has(card.id)) fault(`${place}/id`, 'twice', { id: card.id });
      ids.add(card.id);
      if ((card.symbol === 'none') !== (card.count === 0)) fault(`${place}/count`, 'count', { id: card.id });
      if (card.hero === undefined) continue;
      heroes++;
      if (name !== 'black') fault(`${place}/hero`, 'heroDeck', { id: card.id });
      if (card.symbol !== 'none') fault(`${place}/symbol`, 'heroSymbol', { id: card.id });
    }
  }
  if (heroes !== leaderNames.length) fault('/decks/black', 'heroes', { count: heroes });
  const named = decks.black.flatMap(({ hero }) => (hero === undefined ? [] : [hero]));
  if (new Set(named).size < named.length) fault('/decks/black', 'heroTwice');
  for (const [at, card] of starting.entries()) {
    const place = `/starting/${at}`;
    if (ids.has(card.id)) fault(`${place}/id`, 'twice', { id: card.id });
    ids.add(card.id);
    if ((card.symbol === 'none') !== (card.count === 0)) fault(`${place}/count`, 'count', { id: card.id });
  }
  for (const board of [1, 2, 3, 4, 5, 6]) {
    const own = starting.filter((card) => card.board === board).length;
    if (own === 0) fault('/starting', 'board', { board });
    if (own > mostStarting) fault('/starting', 'boardFull', { board, most: mostStarting });
  }
  if (leaders.some(({ id }, at) => id !== leaderNames[at])) fault('/leaders', 'leaders');
  if (!dice.some((face) => face > 0)) fault('/dice', 'dice');
  if (dice.every((face) => face === dice[0])) fault('/dice', 'sameFaces');
  for (const [side, { fields, starts = [] }] of Object.entries(tracks)) {
    for (const end of [0, fields.length - 1]) {
      if (fields[end]?.kind !== 'blank') fault(`/tracks/${side}/fields/${end}`, 'trackEnd');
    }
    for (const [at, start] of starts.entries()) {
      if (start >= fields.length - 1) fault(`/tracks/${side}/starts/${at}`, 'start', { start });
    }
  }
  return faults;
}
