import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { CampaignCard, Item } from '../../content/campaign/card-schema.ts';
import { campaignOf } from '../../rules/added.ts';
import type { TableTerms } from '../../rules/options.ts';
import { figureLines, saidLines } from '../cards.ts';
import { type Cards, diceNames, proper } from '../names.ts';

/** All that a card of the campaign says: what it is and what it costs, then a sentence for each thing that it does. */
export function campaignCardLines(cards: Cards, card: CampaignCard): readonly Sentence[] {
  return [
    kindLine(card),
    ...(card.item === undefined ? [] : itemLines(card.item)),
    // What others of its abilities carry out is said where they do.
    ...saidLines(
      cards,
      { ...card, abilities: card.abilities?.filter(({ when }) => when.at !== 'army') ?? [] },
      card.name,
    ),
    ...(card.ofHeroes === undefined ? [] : [sentence('card.few', { heroes: card.ofHeroes })]),
    ...(card.agenda?.passedOver ? [sentence('card.passedOver')] : []),
    ...(card.agenda?.ransom === undefined ? [] : [sentence('card.ransom', { ...card.agenda.ransom })]),
  ];
}

/** What a side of the sheet of a hero says; undefined for fighters that have none. */
export function sheetLines(terms: TableTerms, fighter: number): readonly Sentence[] | undefined {
  const { content } = campaignOf(terms);
  const sheet = content.sheetOf.get(fighter);
  if (sheet === undefined) return undefined;
  const { hero } = entry(content.heroes, sheet.hero);
  const { endurance, tests } = sheet.wounded ? hero.wounded : hero.healthy;
  return [
    sentence('card.sheet', {
      endurance,
      strength: diceNames(tests.strength),
      insight: diceNames(tests.insight),
      tech: diceNames(tests.tech),
    }),
    ...figureLines(terms.pack, entry(terms.pack.deployments, fighter)),
  ];
}

/** Which kind of card it is, and its price in the kind's own coin. */
function kindLine(card: CampaignCard): Sentence {
  const { kind, xp = 0, side = 'rebel', agenda } = card;
  switch (kind) {
    case 'class':
    case 'imperial-class':
      return sentence('card.classCard', { whose: kind === 'class' ? 'hero' : 'empire', xp });
    case 'item':
      return sentence('card.item', { tier: card.item?.tier ?? 0, credits: card.item?.credits ?? 0 });
    case 'supply':
      return sentence('card.supply');
    case 'reward':
      return sentence('card.reward', { side });
    case 'agenda':
      return sentence('card.agenda', {
        type: agenda?.type.replace('-mission', '') ?? 'secret',
        influence: agenda?.influence ?? 0,
      });
  }
}

/** What an item is, the attack that it gives, and how many modifications fit on it. */
function itemLines({ type, attack, slots = 0 }: Item): readonly Sentence[] {
  const parts = [
    sentence(`item.${type}`),
    ...(attack === undefined
      ? []
      : [sentence('card.attack', { type: attack.type, dice: diceNames(attack.dice) })]),
  ];
  return [...parts, ...(slots > 0 ? [sentence('card.slots', { slots })] : [])];
}

/** The name of a card in play, with the state that it is in. */
export function nameInPlay(name: string, state: 'ready' | 'exhausted' | 'depleted' | 'off'): Sentence {
  return sentence('card.inPlay', { name: proper(name), state });
}
