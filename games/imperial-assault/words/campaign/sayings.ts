import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import { joinSentences, sentence } from '../../../sentences.ts';
import type { Arg, Sentence } from '../../../words.ts';
import type { AddedMoment, AddedVerb, Filter, WeaponFilter } from '../../content/pack.ts';
import { campaignOf } from '../../rules/added.ts';
import type { ShownTerms } from '../../rules/options.ts';
import { effectsSentence } from '../effects.ts';
import { figureSentence, referenceSentence, whomSentence } from '../figures.ts';
import {
  abilityName,
  companionName,
  conditionName,
  diceNames,
  proper,
  rangeSentence,
  resultName,
  signed,
  traitNames,
} from '../names.ts';
import type { Cards, Sayings } from '../sayings.ts';
import { campaignCardLines, sheetLines } from './cards.ts';

/** How words that only cards of a campaign have are told. */
export const campaignSayings: Sayings = {
  verb: verbClause,
  attack: (cards, { weapon, undefended, optional }) => [
    ...(optional ? [sentence('attack.optional')] : []),
    ...(weapon ? [sentence('attack.weapon', { weapon: weaponSentence(cards, weapon) })] : []),
    ...(undefended ? [sentence('attack.undefended')] : []),
  ],
  moment: momentSentence,
  requirement(cards, requirement) {
    if ('tested' in requirement) return sentence('if.tested', { range: rangeSentence(requirement.tested) });
    if ('used' in requirement)
      return sentence('if.used', {
        ability: abilityName(cards, requirement.used),
        not: requirement.not ? 'yes' : 'no',
      });
    if ('weapon' in requirement)
      return sentence('if.weapon', { weapon: weaponSentence(cards, requirement.weapon) });
    return sentence(`if.without.${requirement.without}`);
  },
  figure: qualities,
  card: (terms, card) => campaignCardLines(terms.pack, entry(campaignOf(terms).content.cards, card)),
  sheet: sheetLines,
};

/** The terms of a campaign with what words and boards need to tell its cards; always the same for the same terms. */
export const withSayings = once(
  (terms: ShownTerms): ShownTerms => ({ ...terms, pack: { ...terms.pack, ...{ says: campaignSayings } } }),
);

/** The name of a card that is no command card. */
function cardName(cards: Cards, id: string): Sentence {
  const found = [...cards.upgrades, ...cards.deployments].find((card) => card.id === id);
  return proper(found?.name ?? id);
}

/** A weapon of a hero, with all that is said of it. */
function weaponSentence(cards: Cards, weapon: WeaponFilter): Sentence {
  const { this: own, type, trait, keyword, card, not } = weapon;
  return joinSentences([
    ...(own ? [sentence('weapon.this')] : []),
    ...(type === undefined ? [] : [sentence('weapon.type', { type })]),
    ...(trait === undefined ? [] : [sentence('weapon.trait', { trait })]),
    ...(keyword === undefined
      ? []
      : [sentence('weapon.keyword', { keyword: sentence(`keyword.${keyword}`) })]),
    ...(card === undefined ? [] : [cardName(cards, card)]),
    ...(not === undefined ? [] : [sentence('weapon.not', { card: cardName(cards, not) })]),
  ]);
}

function momentSentence(cards: Cards, when: AddedMoment): Sentence {
  const figure = (of: Filter | undefined): Sentence =>
    of === undefined ? referenceSentence('me') : figureSentence(cards, of, 'one');
  switch (when.at) {
    case 'used':
      return sentence('when.used', { ability: abilityName(cards, when.ability) });
    case 'test':
      return sentence(`when.test.${when.step}`, {
        figure: figure(when.of),
        attribute: when.attribute ?? 'any',
      });
    case 'comes-within':
      return sentence('when.comes-within', { figure: figure(when.of), spaces: when.spaces });
    case 'rests':
    case 'interacts':
    case 'arrives':
    case 'deploys':
    case 'wounded':
    case 'group-starts':
    case 'group-ends':
      return sentence(`when.${when.at}`, { figure: figure(when.of) });
    case 'supply-draw':
    case 'supply-drawn':
      return sentence(`when.${when.at}`, { figure: figure(when.of), crate: when.crate ? 'yes' : 'no' });
    default:
      return sentence(`when.${when.at}`);
  }
}

function qualities(cards: Cards, filter: Filter): readonly Sentence[] {
  const flag = (key: 'hero' | 'wounded' | 'elite'): Sentence[] => {
    const value = filter[key];
    return value === undefined ? [] : [sentence(`figure.${key}`, { is: value ? 'yes' : 'no' })];
  };
  const { lacks, hurt, seenBy, strain, alone, groupSize } = filter;
  return [
    ...flag('hero'),
    ...flag('wounded'),
    ...flag('elite'),
    ...(lacks ? [sentence('figure.lacks', { condition: conditionName(lacks) })] : []),
    ...(hurt ? [sentence('figure.hurt')] : []),
    ...(seenBy ? [sentence('figure.seenBy', { name: companionName(cards, seenBy) })] : []),
    ...(strain ? [sentence('figure.strain', { range: rangeSentence(strain) })] : []),
    ...(filter.belowEndurance ? [sentence('figure.belowEndurance')] : []),
    ...(alone === undefined ? [] : [sentence('figure.alone', { spaces: alone })]),
    ...(filter.last ? [sentence('figure.last')] : []),
    ...(filter.ready === undefined ? [] : [sentence('figure.ready', { is: filter.ready ? 'yes' : 'no' })]),
    ...(groupSize ? [sentence('figure.groupSize', { range: rangeSentence(groupSize) })] : []),
    ...(filter.groupOf ? [sentence('figure.groupOf', { is: filter.groupOf })] : []),
    ...(filter.sees ? [sentence('figure.sees', { is: filter.sees })] : []),
    ...(filter.attached ? [sentence('figure.attached')] : []),
    ...(filter.defends ? [sentence('figure.defends', { color: filter.defends })] : []),
  ];
}

/** What verbs may leave unsaid. */
const unsaid = {
  amount: 0,
  keep: 0,
  not: 'none',
  trait: 'none',
  affiliation: 'none',
  reinforcement: 0,
} as const;

/** What a verb does. Its message takes its members as they are, but for names. */
function verbClause(cards: Cards, verb: AddedVerb, several: boolean): Sentence {
  if (verb.do === 'carry-out') {
    const carried = cards.upgrades
      .flatMap(({ abilities }) => abilities)
      .find(({ id }) => id === verb.ability);
    return effectsSentence(cards, carried?.effects ?? []);
  }
  const args: Record<string, Arg> = { ...unsaid };
  for (const [name, value] of Object.entries(verb)) {
    if (typeof value === 'string') args[name] = value.replaceAll('-', '');
    else if (typeof value === 'number') args[name] = value;
  }
  if ('whom' in verb) args.who = whomSentence(cards, verb.whom, several);
  if ('dice' in verb) args.dice = diceNames(verb.dice);
  if ('ability' in verb) args.ability = abilityName(cards, verb.ability);
  if ('companion' in verb) args.companion = companionName(cards, verb.companion);
  if (verb.do === 'raise-shield') args.level = typeof verb.health === 'number' ? 'no' : 'yes';
  if (verb.do === 'test-or-suffer') {
    const { damage = 0, strain = 0, condition } = verb;
    Object.assign(args, {
      damage,
      strain,
      condition: condition ? conditionName(condition) : sentence('list.none'),
    });
    args.harm = condition === undefined ? 'no' : 'yes';
  }
  if (verb.do === 'cheaper' || verb.do === 'discount')
    args.traitName = verb.trait === undefined ? sentence('list.none') : sentence(`trait.${verb.trait}`);
  if ('traits' in verb) args.traits = traitNames(verb.traits);
  if ('card' in verb) args.card = cardName(cards, verb.card);
  if ('from' in verb) args.from = resultName(verb.from);
  if ('to' in verb) args.to = resultName(verb.to);
  if (verb.do === 'endurance' || verb.do === 'threat' || verb.do === 'threat-level')
    args.amount = signed(verb.amount);
  const key = verb.do === 'pay' || verb.do === 'reveal' ? `${verb.do}.${verb.what}` : verb.do;
  return sentence(`do.${key}`, args);
}
