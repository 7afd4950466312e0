import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CommandCard, Companion, DeploymentCard, Form, Upgrade } from '../content/pack.ts';
import { abilitySentence, gainsSentence, surgeSentence } from './effects.ts';
import { namedSentence } from './figures.ts';
import { affiliationName, type Cards, diceNames, joinWith, proper, traitNames } from './names.ts';

/** All that a deployment card or a companion says: its values, then a sentence for each thing that it does. */
export function fighterLines(cards: Cards, card: DeploymentCard | Companion): readonly Sentence[] {
  return [...('cost' in card ? [groupLine(card)] : []), ...figureLines(cards, card)];
}

/** What such a card says of each figure. */
export function figureLines(cards: Cards, card: DeploymentCard | Companion): readonly Sentence[] {
  return [
    ...(card.traits.length === 0
      ? []
      : [sentence('card.line', { label: sentence('card.traits.label'), text: traitList(card.traits) })]),
    valuesLine(card),
    ...saidLines(cards, card),
  ];
}

/** The changes and abilities of a form (B9). */
export function formLines(cards: Cards, card: Form): readonly Sentence[] {
  return [sentence('card.form', { name: card.of }), ...saidLines(cards, card)];
}

/** What a skirmish upgrade costs, who may have it (B1), and what it does. */
export function upgradeLines(cards: Cards, card: Upgrade): readonly Sentence[] {
  const { cost, affiliation, unique, host, onlyUnique } = card;
  return [
    sentence('card.upgrade', {
      cost: String(cost).replace('-', '−'),
      affiliation: affiliationName(affiliation),
      unique: unique ? 'yes' : 'no',
    }),
    ...(host === undefined ? [] : [hostSentence(host)]),
    ...(onlyUnique ? [sentence('card.onlyUnique')] : []),
    ...saidLines(cards, card),
  ];
}

/** What a command card costs, who may use it (A14), and what it does. */
export function commandLines(cards: Cards, card: CommandCard): readonly Sentence[] {
  return [
    sentence('card.command', { cost: card.cost, most: card.most, user: card.user }),
    ...(card.restriction === undefined ? [] : [restrictionSentence(card.restriction)]),
    abilitySentence(cards, card),
  ];
}

/** On which deployment cards an attachment may be put. */
export function hostSentence({ name, subname, traits, unique }: NonNullable<Upgrade['host']>): Sentence {
  const parts = [
    ...(name === undefined ? [] : [namedSentence(name, subname)]),
    ...(traits ? [traitNames(traits)] : []),
    ...(unique === undefined ? [] : [sentence('card.unique', { is: unique ? 'yes' : 'no' })]),
  ];
  return sentence('card.line', {
    label: sentence('card.host'),
    text: parts.length === 0 ? sentence('card.host.any') : joinSentences(parts),
  });
}

/** Who may use a command card. */
export function restrictionSentence({
  army,
  affiliation,
  name,
  traits,
  attackType,
}: NonNullable<CommandCard['restriction']>): Sentence {
  const parts = [
    ...(army === undefined ? [] : [sentence('card.army', { affiliation: affiliationName(army) })]),
    ...(name === undefined ? [] : [proper(name)]),
    ...(affiliation === undefined ? [] : [affiliationName(affiliation)]),
    ...(traits ? [traitNames(traits)] : []),
    ...(attackType === undefined ? [] : [sentence('card.attackType', { type: attackType })]),
  ];
  return sentence('card.line', { label: sentence('card.restriction'), text: joinSentences(parts) });
}

function groupLine({ affiliation, rank, unique, cost, reinforcement, size }: DeploymentCard): Sentence {
  return sentence('card.group', {
    affiliation: affiliationName(affiliation),
    rank,
    unique: unique ? 'yes' : 'no',
    cost,
    each: reinforcement ?? cost,
    size,
  });
}

function valuesLine({ health, speed, defence, attack, keywords = [] }: DeploymentCard | Companion): Sentence {
  return joinWith('list.words', [
    sentence('card.values', {
      health,
      speed,
      defence: defence.length === 0 ? sentence('card.none') : diceNames(defence),
    }),
    ...(attack
      ? [
          sentence('card.attack', {
            type: attack.type,
            dice: attack.dice.length === 0 ? sentence('card.none') : diceNames(attack.dice),
          }),
        ]
      : []),
    ...(keywords.length === 0
      ? []
      : [
          sentence('card.line', {
            label: sentence('card.keywords'),
            text: joinSentences(keywords.map((keyword) => sentence(`keyword.${keyword}`))),
          }),
        ]),
  ]);
}

function traitList(traits: DeploymentCard['traits']): Sentence {
  return joinSentences(traits.map((trait) => sentence(`trait.${trait}`)));
}

/** What the ability box, the surges and the text of a card say. An ability with the name of its card, `own`, does not repeat it. */
export function saidLines(
  cards: Cards,
  { gains = [], surges = [], abilities = [] }: Partial<Pick<Upgrade, 'gains' | 'surges' | 'abilities'>>,
  own?: string,
): Sentence[] {
  return [
    ...(gains.length === 0 ? [] : [gainsSentence(cards, gains)]),
    ...surges.map((surge) => named(surge.name, surgeSentence(cards, surge))),
    ...abilities.map((ability) =>
      named(ability.name === own ? undefined : ability.name, abilitySentence(cards, ability)),
    ),
  ];
}

function named(name: string | undefined, text: Sentence): Sentence {
  return name === undefined ? text : sentence('card.named', { name, text });
}
