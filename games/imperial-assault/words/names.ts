import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Affiliation, Trait } from '../content/compiled.ts';
import type { Pack } from '../content/pack.ts';
import type { conditions, dieKinds, results, tokenKinds } from '../content/vocabulary.ts';
import type { Bounds } from '../rules/bounds.ts';
import type { Cards } from './sayings.ts';

export type { Cards };

export type Condition = (typeof conditions)[number];
export type Result = (typeof results)[number];

/** A name or number that is the same in all languages. */
export function proper(name: string | number): Sentence {
  return sentence('name', { name });
}

/** A number with its sign; the minus is a real one. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** Kinds of tokens that have names in every language; those of somebody's own maps have the names that they give them. */
const namedTokens = [
  'tactical-position',
  'grav-lift',
  'launch-panel',
  'contraband',
  'neutral',
  'crate',
  'shield',
  'printed-marker',
] as const;

export function tokenKindName(kind: string): Sentence {
  return namedTokens.some((known) => known === kind) ? sentence(`thing.${kind}`) : proper(kind);
}

export function conditionName(condition: Condition): Sentence {
  return sentence(`condition.${condition}`);
}

export function traitNames(traits: readonly Trait[]): Sentence {
  return joinSentences(
    traits.map((trait) => sentence(`trait.${trait}`)),
    'or',
  );
}

export function affiliationName(affiliation: Affiliation): Sentence {
  return sentence(`affiliation.${affiliation}`);
}

/** The name of a result, without a number. */
export function resultName(result: Result | 'blank'): Sentence {
  return sentence(`result.${result}`);
}

/** Dice one after the other: "red die + blue die". */
export function diceNames(dice: readonly (typeof dieKinds)[number][]): Sentence {
  return joinWith(
    'list.plus',
    dice.map((die) => sentence(`die.${die}`)),
  );
}

/** The kinds of a power token, of which one is chosen. */
export function tokenNames(kinds: readonly ((typeof tokenKinds)[number] | 'any')[]): Sentence {
  return joinSentences(
    kinds.map((kind) => sentence(`token.${kind}`)),
    'or',
  );
}

/** The name of an ability, as its card has it; the id, if no card of the pack has it. */
export function abilityName(cards: Cards, id: string): Sentence {
  for (const list of [cards.deployments, cards.companions, cards.forms, cards.upgrades]) {
    for (const { abilities } of list) {
      const found = abilities.find((ability) => ability.id === id);
      if (found !== undefined) return proper(found.name);
    }
  }
  return proper(id);
}

export function companionName(cards: Cards, id: string): Sentence {
  return proper(cards.companions.find((companion) => companion.id === id)?.name ?? id);
}

/** "3 or more", "3 or less", "2 to 5", or a number. */
export function rangeSentence({ least, most }: Bounds): Sentence {
  if (most === 0 || least === most) return proper(most ?? 0);
  if (least === undefined) return sentence('range.most', { most: most ?? 0 });
  if (most === undefined) return sentence('range.least', { least });
  return sentence('range.between', { least, most });
}

/** Joins sentences with a message of `first` and `rest`. */
export function joinWith(
  key: 'list.plus' | 'list.words' | 'list.either',
  items: readonly Sentence[],
): Sentence {
  const [first, ...others] = items;
  if (first === undefined) return sentence('list.none');
  return others.length === 0 ? first : sentence(key, { first, rest: joinWith(key, others) });
}

/** The name of a ready army: its own, or that of an army that comes with the game. */
export function armyName({ armies }: Pick<Pack, 'armies'>, id: string): Sentence {
  const name = armies.find((army) => army.id === id)?.name;
  return name === undefined ? sentence(`option.chosen.${id}`) : proper(name);
}
