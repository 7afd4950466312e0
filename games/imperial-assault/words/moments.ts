import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Ability, Filter, Moment, Requirement } from '../content/pack.ts';
import { figureSentence, referenceSentence } from './figures.ts';
import { abilityName, type Cards, rangeSentence, resultName } from './names.ts';

/** When an ability works, as the beginning of a sentence. */
export function momentSentence(cards: Cards, when: Moment): Sentence {
  const figure = (of: Filter | undefined): Sentence =>
    of === undefined ? referenceSentence('me') : figureSentence(cards, of, 'one');
  switch (when.at) {
    case 'action':
      return sentence('when.action', { actions: when.actions });
    case 'activation-start':
    case 'activation-end':
    case 'defeated':
    case 'about-to-be-defeated':
    case 'after-activation':
    case 'leaves':
      return sentence(`when.${when.at}`, { figure: figure(when.of) });
    case 'enters-space-of':
    case 'leaves-space-of':
    case 'ends-on':
      return sentence(`when.${when.at}`, { figure: figure(when.of) });
    case 'suffers':
      return sentence('when.suffers', {
        figure: figure(when.of),
        what: when.what,
        by: when.by ?? 'any',
        least: when.least ?? 0,
      });
    case 'uses':
      return sentence('when.uses', { ability: abilityName(cards, when.ability) });
    case 'attack':
      return attackMoment(cards, when);
    case 'always':
    case 'army':
    case 'after-setup':
    case 'deployed':
    case 'match-start':
    case 'round-start':
    case 'round-end':
    case 'activation':
    case 'group-defeated':
    case 'after-special-action':
    case 'opponent-plays-card':
    case 'draws-cards':
      return sentence(`when.${when.at}`);
    default:
      return cards.says?.moment(cards, when) ?? sentence('list.none');
  }
}

/** A step of an attack, told from the side of the attacker, or of the target if only that one is named. */
function attackMoment(cards: Cards, when: Extract<Moment, { readonly at: 'attack' }>): Sentence {
  const { step, as, of, against } = when;
  const others = (filter: Filter): Sentence =>
    figureSentence(
      cards,
      as === 'bystander' && filter.side !== 'hostile' ? { ...filter, me: false } : filter,
      'one',
    );
  const key = `when.attack.${step}`;
  if (as === 'attacker' || as === 'target') {
    const foe = as === 'attacker' ? against : of;
    return sentence(key, {
      role: as === 'attacker' ? 'attacks' : 'defends',
      figure: referenceSentence('me'),
      foe: foe === undefined ? 'no' : 'yes',
      against: foe === undefined ? '' : figureSentence(cards, foe, 'one'),
    });
  }
  if (of === undefined && against !== undefined) {
    return sentence(key, { role: 'defends', figure: others(against), foe: 'no', against: '' });
  }
  return sentence(key, {
    role: 'attacks',
    figure: others(of ?? {}),
    foe: against === undefined ? 'no' : 'yes',
    against: against === undefined ? '' : figureSentence(cards, against, 'one'),
  });
}

/** What must hold, as one clause: "if … and …". */
export function requirementsSentence(cards: Cards, requirements: readonly Requirement[]): Sentence {
  return sentence('if', {
    holds: joinSentences(
      requirements.flatMap((requirement) => requirementClauses(cards, requirement)),
      'and',
    ),
  });
}

function requirementClauses(cards: Cards, requirement: Requirement): Sentence[] {
  if ('figures' in requirement) return figuresClauses(cards, requirement);
  if ('who' in requirement) {
    return [
      sentence(requirement.not ? 'if.isNot' : 'if.is', {
        who: referenceSentence(requirement.who),
        figure: figureSentence(cards, requirement.is, requirement.not ? 'not' : 'one'),
      }),
    ];
  }
  if ('damage' in requirement) return [sentence('if.damage', { range: rangeSentence(requirement.damage) })];
  if ('attack' in requirement) return attackClauses(cards, requirement.attack);
  if ('rolled' in requirement) {
    const { rolled, count } = requirement;
    return [sentence('if.rolled', { result: resultName(rolled), range: rangeSentence(count) })];
  }
  if ('activation' in requirement) return [sentence(`if.activation.${requirement.activation}`)];
  if ('tokens' in requirement) {
    const { tokens, count } = requirement;
    return [sentence('if.tokens', { token: sentence(`token.${tokens}`), range: rangeSentence(count) })];
  }
  if ('at' in requirement) return [sentence(`if.at.${requirement.at}`)];
  if ('hand' in requirement) return [sentence(`if.hand.${requirement.hand}`, { of: requirement.of ?? 'me' })];
  if ('round' in requirement) return [sentence('if.round', { round: requirement.round })];
  return cards.says === undefined ? [] : [cards.says.requirement(cards, requirement)];
}

function figuresClauses(
  cards: Cards,
  { figures, count: { least, most } }: Extract<Requirement, { readonly figures: unknown }>,
): Sentence[] {
  if (most === 0) return [sentence('if.figures.no', { figure: figureSentence(cards, figures, 'no') })];
  const many = figureSentence(cards, figures, 'many');
  return [
    ...(least === undefined
      ? []
      : least === 1
        ? [sentence('if.figures.one', { figure: figureSentence(cards, figures, 'one') })]
        : [sentence('if.figures.least', { least, figures: many })]),
    ...(most === undefined ? [] : [sentence('if.figures.most', { most, figures: many })]),
  ];
}

type AttackLimits = Extract<Requirement, { readonly attack: unknown }>['attack'];

/** What must hold of an attack, one clause for each member. */
function attackClauses(cards: Cards, attack: AttackLimits): Sentence[] {
  const { type, distance, fromMe, ability, dealt, missed, defeated, object, token } = attack;
  const either = (key: 'missed' | 'defeated' | 'object', value: boolean | undefined): Sentence[] =>
    value === undefined ? [] : [sentence(`if.attack.${key}`, { is: value ? 'yes' : 'no' })];
  return [
    ...(type === undefined ? [] : [sentence('if.attack.type', { type })]),
    ...(distance ? [sentence('if.attack.distance', { range: rangeSentence(distance) })] : []),
    ...(fromMe === undefined
      ? []
      : fromMe === 'adjacent'
        ? [sentence('if.attack.beside')]
        : [sentence('if.attack.fromMe', { range: rangeSentence(fromMe) })]),
    ...(ability === undefined
      ? []
      : [sentence('if.attack.ability', { ability: abilityName(cards, ability) })]),
    ...(attack.outsideActivation ? [sentence('if.attack.outside')] : []),
    ...(dealt ? [sentence('if.attack.dealt', { range: rangeSentence(dealt) })] : []),
    ...either('missed', missed),
    ...either('defeated', defeated),
    ...either('object', object),
    ...(attack.adjacent ? [sentence('if.attack.adjacent')] : []),
    ...(attack.unseen ? [sentence('if.attack.unseen')] : []),
    ...(token
      ? [
          sentence('if.attack.token', {
            by: token.by,
            kind: token.kind === undefined ? 'any' : token.own ? 'own' : 'one',
            token: token.kind === undefined ? '' : sentence(`token.${token.kind}`),
          }),
        ]
      : []),
  ];
}

/** What an ability costs, as a sentence; undefined if nothing. */
export function priceSentence(price: Ability['price']): Sentence | undefined {
  if (price === undefined) return undefined;
  const {
    strain,
    victoryPoints,
    exhaust,
    deplete,
    commandCards,
    discard,
    token,
    crates,
    weapon,
    threat,
    influence,
  } = price;
  const parts = [
    ...(strain === undefined ? [] : [sentence('amount.strain', { count: strain })]),
    ...(victoryPoints === undefined ? [] : [sentence('price.points', { count: victoryPoints })]),
    ...(commandCards === undefined ? [] : [sentence('price.commandCards', { count: commandCards })]),
    ...(exhaust ? [sentence('price.exhaust')] : []),
    ...(deplete ? [sentence('price.deplete')] : []),
    ...(discard ? [sentence('price.discard')] : []),
    ...(token ? [sentence('price.token')] : []),
    ...(crates ? [sentence('price.crates', { count: crates })] : []),
    ...(weapon ? [sentence('price.weapon', { type: weapon })] : []),
    ...(threat ? [sentence('price.threat', { count: threat })] : []),
    ...(influence ? [sentence('price.influence', { count: influence })] : []),
  ];
  return sentence('price', { price: joinSentences(parts, 'and') });
}

/** How often an ability works, as a sentence; undefined if as often as its moment comes. */
export function limitSentence(limit: Ability['limit']): Sentence | undefined {
  if (limit?.per === 'activation-token') return sentence('limit.token', { once: limit.once });
  return limit && sentence('limit', { once: limit.once, per: limit.per ?? 'figure' });
}
