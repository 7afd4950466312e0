import type { Sentence } from '../../words.ts';
import { deckNames, leaderNames } from '../content/pack.ts';
import type { Seen } from '../rules/view.ts';
import { deckName, dieName, leaderName, shortName } from './names.ts';
import { deckPlace, diePlace, leaderPlace } from './places.ts';

/**
 * What a team may point at beside whole choices: the parts of which its choices are made, as far as this side of the
 * table sees them.
 */
export function pointable(view: Seen): { readonly at: string; readonly name: Sentence }[] {
  const { dice = [], hands, pack } = view;
  const seen = hands.flatMap((hand) => hand.flatMap(({ card }) => card ?? []));
  const starting = pack.starting.map(({ id }) => id);
  return [
    ...dice.map((_, at) => ({ at: diePlace(at + 1), name: dieName(view, at + 1) })),
    ...deckNames.map((deck) => ({ at: deckPlace(deck), name: deckName(deck) })),
    ...leaderNames.map((leader) => ({ at: leaderPlace(leader), name: leaderName(leader) })),
    ...[...seen, ...starting].map((card) => ({ at: card, name: shortName(view, card) })),
  ];
}
