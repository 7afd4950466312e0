import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { BattlePreview } from '../rules/preview.ts';

/** A battle to come: each side with its dice and its exact chance to win. */
export function battleForecast({ sides, prize }: BattlePreview): Sentence {
  const told = sides.map(({ seats, dice, chance }) =>
    sentence('effect.side', { ...people(seats), dice, percent: Math.round(chance * 100) }),
  );
  const battle = sentence('effect.battle', { sides: joinSentences(told) });
  return prize === undefined ? battle : sentence('effect.battle.prize', { battle, points: prize });
}
