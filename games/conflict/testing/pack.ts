import type { FieldEffect, PackFile, Track } from '../content/pack.ts';
import { packOf } from '../rules/options.ts';

/** A letter for each kind of field: small ones play the top card of a deck, capitals draw it. */
const letters: Readonly<Record<string, FieldEffect>> = {
  '.': { kind: 'blank' },
  y: { kind: 'play', deck: 'yellow' },
  o: { kind: 'play', deck: 'orange' },
  b: { kind: 'play', deck: 'black' },
  Y: { kind: 'draw', deck: 'yellow' },
  O: { kind: 'draw', deck: 'orange' },
  '1': { kind: 'discard', count: 1 },
  '3': { kind: 'discard', count: 3 },
  a: { kind: 'aside' },
};

/** The letters of all kinds of fields. */
export const fieldLetters = Object.keys(letters).join('');

/** A track with the fields of the letters between the start and the field on which the First Order wins. */
export function trackOf(between: string): Track {
  const effects = [...`.${between}.`].map((letter) => {
    const effect = letters[letter];
    if (effect === undefined) throw new Error(`no field is called ${letter}`);
    return effect;
  });
  return { fields: effects.map((effect, at) => ({ ...effect, x: (100 * at) / effects.length, y: 50 })) };
}

/** The reconstructed cards on a track of one's own, on both sides of the board. */
export function packWith(between: string): PackFile {
  const track = trackOf(between);
  return { ...packOf({ pack: 'reconstructed' }), tracks: { standard: track, advanced: track } };
}
