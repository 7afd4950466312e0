import type { ValueFault } from '../../../kernel/game.ts';
import { sumOf } from '../../../web/loadouts/kit/counts.ts';
import { messages as kitMessages } from '../../../web/loadouts/kit/messages/index.ts';
import type { Builder } from '../../builder.ts';
import { inLanguage, together } from '../../in-language.ts';
import { sentence } from '../../sentences.ts';
import type { Messages, Sentence } from '../../words.ts';
import { deckSize, mostCost } from '../content/army.ts';
import type { ImperialAssaultRules } from '../game.ts';
import { armyName } from '../words/names.ts';
import { readArmy, writeArmy } from './army-text.ts';
import { type ArmyValue, emptyArmy, isArmyValue, parts } from './army-value.ts';
import { armyCost, nameIn } from './barracks.ts';

const messages = together(
  kitMessages,
  inLanguage<Messages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
);

/** Where people build the armies that they bring to matches. */
export const builder: Builder<ArmyValue> = {
  messages,
  names: {
    page: sentence('army.title'),
    one: sentence('army.one'),
    kept: sentence('army.kept'),
    fresh: sentence('army.fresh'),
  },
  options: { armies: 'own' },
  choosable: [],
  empty: emptyArmy,
  fits: isArmyValue,
  ready: ({ terms: { pack } }: ImperialAssaultRules) =>
    pack.armies.map(({ id, name: _, ...value }) => ({ name: armyName(pack, id), value })),
  summary: ({ terms: { pack } }: ImperialAssaultRules, army) =>
    sentence('army.summary', {
      affiliation: sentence(`affiliation.${army.affiliation}`),
      cost: armyCost(pack, army),
      limit: mostCost,
      groups: sumOf(army.deployments),
      cards: sumOf(army.commands),
      deck: deckSize,
    }),
  fault: faultOf,
  write: ({ terms: { pack } }: ImperialAssaultRules, army) => writeArmy(pack, army),
  read: ({ terms: { pack } }: ImperialAssaultRules, text) => readArmy(pack, text),
  component: () => import('./barracks.tsx').then(({ BarracksPage }) => BarracksPage),
};

/** What is wrong with an army, with the names of its cards. */
function faultOf(
  { terms: { pack } }: ImperialAssaultRules,
  { rule, place, args = {} }: ValueFault,
): Sentence {
  const [, group = '', id = ''] = place.split('/');
  const part = parts.find((one) => one === group);
  const name = part === undefined ? id : nameIn(pack, part, id);
  return sentence(`army.fault.${rule}`, { ...args, name });
}
