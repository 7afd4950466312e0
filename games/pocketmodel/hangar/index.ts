import type { Seat, ValueFault } from '../../../kernel/game.ts';
import { countsOf, sumOf } from '../../../web/loadouts/kit/counts.ts';
import { messages as kitMessages } from '../../../web/loadouts/kit/messages/index.ts';
import type { Builder } from '../../builder.ts';
import { inLanguage, together } from '../../in-language.ts';
import { sentence } from '../../sentences.ts';
import type { Messages, Sentence } from '../../words.ts';
import type { PocketRules } from '../game.ts';
import type { View } from '../rules/view.ts';
import { readForce, writeForce } from './force-text.ts';
import { emptyForce, type ForceValue, isForceValue, starsOf } from './force-value.ts';
import { type ForcePool, poolIn } from './pool.ts';

const messages = together(
  kitMessages,
  inLanguage<Messages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
);

/** Where people build the forces that they bring to matches. */
export const builder: Builder<ForceValue> = {
  messages,
  names: {
    page: sentence('hangar.title'),
    one: sentence('hangar.force'),
    kept: sentence('hangar.forces'),
    fresh: sentence('hangar.fresh'),
  },
  options: { forces: 'own' },
  choosable: ['size', 'format'],
  empty: emptyForce,
  fits: isForceValue,
  ready: ({ terms }: PocketRules) =>
    terms.ready.map(({ id, units, deck }) => ({
      name: sentence(`option.fleets.${id}`),
      value: { units: countsOf(units, terms.units), deck: countsOf(deck, terms.cards) },
    })),
  summary: ({ terms }: PocketRules, force) =>
    sentence('hangar.summary', {
      stars: starsOf(terms, force),
      size: terms.size,
      units: sumOf(force.units),
      cards: sumOf(force.deck),
    }),
  fault: faultOf,
  write: ({ terms }: PocketRules, force) => writeForce(terms, force),
  read: ({ terms }: PocketRules, text) => readForce(terms, text),
  pool: (_: PocketRules, view: View, seat: Seat): ForcePool | undefined => poolIn(view, seat),
  component: () => import('./hangar.tsx').then(({ Hangar }) => Hangar),
};

/** What is wrong with a force, with the names of units and cards. */
function faultOf({ terms: { pack } }: PocketRules, { rule, args = {} }: ValueFault): Sentence {
  const { id } = args;
  const found = [...pack.units, ...pack.cards].find((one) => one.id === id);
  return sentence(`hangar.fault.${rule}`, { ...args, name: found?.name ?? id ?? '' });
}
