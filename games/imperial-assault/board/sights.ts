import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Sight } from '../rules/ways.ts';
import { figureName, type Seen } from '../words/pieces.ts';

/** What lines of sight say that are drawn on the map (A7), for whoever hears it: a sentence for each direction. */
export function sightSentences(seen: Seen, sights: readonly Sight[]): readonly Sentence[] {
  const both = sights.filter(({ sees, seenBy }) => sees && seenBy);
  const to = sights.filter(({ sees, seenBy }) => sees && !seenBy);
  const from = sights.filter(({ sees, seenBy }) => !sees && seenBy);
  const told = Object.entries({ both, to, from }).flatMap(([way, list]) =>
    list.length === 0
      ? []
      : [sentence(`board.sights.${way}`, { [way]: joinSentences(list.map((one) => sightOf(seen, one))) })],
  );
  return told.length > 0 ? told : [sentence('board.sights.nobody')];
}

/** The other figure, and how far it is. */
function sightOf(seen: Seen, { figure, distance }: Sight): Sentence {
  return sentence('board.sights.one', {
    figure: figureName(seen, figure),
    known: distance === null ? 'no' : 'yes',
    distance: distance ?? 0,
  });
}
