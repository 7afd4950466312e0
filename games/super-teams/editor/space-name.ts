import type { Sentence } from '../../words.ts';
import type { Space } from '../content/pack.ts';

/** What a space is called. */
export function kindSentence({ kind, sides }: Space): Sentence {
  if (kind !== 'double') return { key: `editor.kind.${kind}` };
  const [one, other] = sides ?? ['normal', 'normal'];
  return {
    key: 'editor.kind.double',
    args: { one: { key: `editor.kind.${one}` }, other: { key: `editor.kind.${other}` } },
  };
}

/** A space with its number, as people count: the first planet is 0. */
export function spaceSentence(space: Space, number: number): Sentence {
  return { key: 'editor.space', args: { number, kind: kindSentence(space) } };
}
