import { clampChance } from '../../../common/percent.ts';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { AttackForecast } from '../../rules/preview/attack.ts';

/** A mean with one decimal, in the way of the reader's language: see the messages. */
export function rounded(mean: number): number {
  return Math.round(mean * 10) / 10;
}

/** The chances of an attack in a sentence. */
export function oddsSentence({ hit, expected, defeat }: AttackForecast): Sentence {
  return sentence('board.fight.odds', {
    hit: clampChance(hit),
    expected: rounded(expected),
    defeat: clampChance(defeat),
  });
}
