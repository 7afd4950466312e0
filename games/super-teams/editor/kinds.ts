import type { TrackKinds } from '../../../web/packs/kit/drawn-track.ts';
import { mostSpaces, type Space } from '../content/pack-schema.ts';

/** What a space is, wherever it lies. */
export type Look = Pick<Space, 'kind' | 'sides'>;

/** What the spaces of a track can be: the planets at its ends are not painted. */
export const kinds: TrackKinds<Look> = {
  paints: [
    { letter: 'n', look: { kind: 'normal' } },
    { letter: 'b', look: { kind: 'bonus' } },
    { letter: 'h', look: { kind: 'hyperspace' } },
    { letter: 'a', look: { kind: 'asteroid' } },
    { letter: 'm', look: { kind: 'maw' } },
    { letter: '1', look: { kind: 'double', sides: ['hyperspace', 'asteroid'] } },
    { letter: '2', look: { kind: 'double', sides: ['hyperspace', 'normal'] } },
    { letter: '3', look: { kind: 'double', sides: ['asteroid', 'normal'] } },
  ],
  fresh: { kind: 'normal' },
  first: { kind: 'start' },
  last: { kind: 'final' },
  same: (one, other) =>
    one.kind === other.kind && (one.sides ?? []).every((side) => other.sides?.includes(side)),
  fewest: 2,
  most: mostSpaces,
};
