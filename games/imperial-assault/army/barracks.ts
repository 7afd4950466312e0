import { sumOf } from '../../../web/loadouts/kit/counts.ts';
import type { BuilderProps } from '../../builder.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { checkArmy, deckSize, mostCost } from '../content/army.ts';
import type { Pack } from '../content/pack.ts';
import { commandLines, fighterLines, upgradeLines } from '../words/cards.ts';
import {
  type ArmyCard,
  type ArmyValue,
  cardOf,
  costOf,
  mostOf,
  mostOfOne,
  type Part,
  withCard,
} from './army-value.ts';
import type { Standing } from './catalog.ts';
import { hostsIn, usersOf } from './figures.ts';

/** Everything that the parts of the Barracks need: the cards, the army, and how to change and tell it. */
export interface Barracks {
  readonly pack: Pack;
  readonly army: ArmyValue;
  readonly say: (sentence: Sentence) => string;
  /** Whether something is wrong with this card of the army. */
  readonly isFaulty: (part: Part, id: string) => boolean;
  /** Whether one more copy of a card would break a rule that is about this card, or cost more than is left. */
  readonly isBarred: (part: Part, card: ArmyCard) => boolean;
  /** Replaces the army. */
  readonly put: (army: ArmyValue) => void;
  /** One more, or one less. */
  readonly change: (part: Part, id: string, by: 1 | -1) => void;
}

/** The Barracks for what the page hands to them. */
export function barracksOf(
  pack: Pack,
  army: ArmyValue,
  { faults, edit, say, announce }: Pick<BuilderProps<ArmyValue>, 'faults' | 'edit' | 'say' | 'announce'>,
): Barracks {
  const wrong = new Set(faults.value.map(({ place }) => place));
  const left = mostCost - armyCost(pack, army);
  return {
    pack,
    army,
    say,
    isFaulty: (part, id) => wrong.has(`/${part}/${id}`),
    isBarred: (part, card) => (part !== 'commands' && card.cost > left) || breaksRule(pack, army, part, card),
    put: edit,
    change(part, id, by) {
      const before = army[part][id] ?? 0;
      const count = Math.min(mostOfOne, Math.max(0, before + by));
      if (count === before) return;
      const next = withCard(pack, army, part, id, count);
      edit(next);
      const card = cardOf(pack, part, id);
      announce({
        key: 'army.now',
        args: {
          name: card === undefined ? id : fullName(card),
          count,
          most: card === undefined ? 0 : mostOf(card),
          cost: armyCost(pack, next),
          limit: mostCost,
          cards: sumOf(next.commands),
          deck: deckSize,
        },
      });
    },
  };
}

/** Whether one more copy of a card would break a rule that is about this card. */
function breaksRule(pack: Pack, army: ArmyValue, part: Part, { id }: ArmyCard): boolean {
  const more = withCard(pack, army, part, id, (army[part][id] ?? 0) + 1);
  return checkArmy(pack, more).some(({ place }) => place === `/${part}/${id}`);
}

/** What deployment cards and upgrades cost together. */
export function armyCost(pack: Pack, army: ArmyValue): number {
  return costOf(pack, army, 'deployments') + costOf(pack, army, 'upgrades');
}

/** Whether the affiliation of the army allows a card. */
function fits(pack: Pack, army: ArmyValue, part: Part, card: ArmyCard): boolean {
  if ('user' in card) {
    const { army: of, affiliation = of } = card.restriction ?? {};
    return affiliation === undefined || affiliation === army.affiliation;
  }
  const more = withCard(pack, army, part, card.id, Math.max(1, army[part][card.id] ?? 0));
  return !checkArmy(pack, more).some(
    ({ place, key }) => place === `/${part}/${card.id}` && (key === 'affiliation' || key === 'campaign'),
  );
}

/** What the army says of a card, and the text by which one finds it. */
export function standingOf(pack: Pack, army: ArmyValue, part: Part, card: ArmyCard, text: string): Standing {
  return {
    fits: () => fits(pack, army, part, card),
    isIn: () => card.id in army[part],
    isUsable: () =>
      'user' in card
        ? usersOf(pack, army, card).length > 0
        : !('host' in card) || hostsIn(pack, army, card)?.length !== 0,
    text,
  };
}

/** The name of a card with what tells it from cards of the same name: what stands below the name, or that it is elite. */
export function fullName(card: ArmyCard): Sentence {
  if (!('size' in card)) return sentence('name', { name: card.name });
  const { name, subname, rank, unique } = card;
  if (subname !== undefined) return sentence('army.subname', { name, subname });
  return rank === 'elite' && !unique ? sentence('army.elite', { name }) : sentence('name', { name });
}

/** The name of a card of an army; its id where the pack does not have it. */
export function nameIn(pack: Pack, part: Part, id: string): Sentence {
  const card = cardOf(pack, part, id);
  return card === undefined ? sentence('name', { name: id }) : fullName(card);
}

/** All that a card says. */
export function linesOf(pack: Pack, card: ArmyCard): readonly Sentence[] {
  if ('size' in card) return fighterLines(pack, card);
  return 'user' in card ? commandLines(pack, card) : upgradeLines(pack, card);
}
