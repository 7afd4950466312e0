import type { Sentence } from '../../words.ts';
import type { Space } from '../content/pack-schema.ts';
import type { Look } from './kinds.ts';

/** What a space is called, whichever it is. */
export function kindSentence({ kind, sides }: Look): Sentence {
  if (kind === 'start' || kind === 'final') return { key: `space.${kind}` };
  if (kind !== 'double') return { key: `kind.${kind}` };
  return { key: 'editor.double', args: sidesOf(sides) };
}

/** A space with its number, the first planet being 0. */
export function spaceSentence(space: Look, number: number): Sentence {
  const { kind, sides } = space;
  if (kind === 'start' || kind === 'final') return { key: `space.${kind}` };
  if (kind === 'double') return { key: 'space.double', args: { number, ...sidesOf(sides) } };
  return { key: 'space.plain', args: { number, kind: { key: `kind.${kind}` } } };
}

function sidesOf([one, other]: NonNullable<Space['sides']> = ['normal', 'normal']) {
  return { one: { key: `side.${one}` }, other: { key: `side.${other}` } };
}
