import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import { deckNames, type ForcesCard, type Pack, type PackFile, sides } from '../content/pack.ts';
import { boxCounts } from './spot.ts';

/** The cards and tracks of the box without what has to be entered: no symbols on the cards, no effects on the fields. */
export function bareOf(pack: Pack): PackFile {
  const bare = ({ hero, theme, ...card }: ForcesCard): ForcesCard => ({
    ...card,
    ...(hero === undefined ? { theme: 'own' } : { hero, theme }),
    symbol: 'none',
    count: 0,
    ambush: 0,
  });
  const decks = { ...pack.decks };
  for (const name of deckNames) decks[name] = pack.decks[name].slice(0, boxCounts[name]).map(bare);
  const tracks = { ...pack.tracks };
  for (const side of sides) {
    tracks[side] = { fields: pack.tracks[side].fields.map(({ x, y }) => ({ kind: 'blank', x, y })) };
  }
  const starting = pack.starting.map((card) => ({ ...card, symbol: 'none' as const, count: 0 }));
  const { symbols: _, tracks: __, starts: ___, ...status } = pack.status;
  return { ...ownOf(pack), decks, tracks, starting, status };
}
