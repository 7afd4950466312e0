import { clampChance } from '../../common/percent.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { FieldChance, Preview } from '../rules/preview.ts';
import type { Seen } from '../rules/view.ts';
import { effectName, fieldNumber } from '../words/names.ts';

/** What a choice would do to the marker and the match, in words. */
export function forecastSentence(view: Seen, ahead: Preview): Sentence {
  const { dice, ends, effects, win, loss, hero } = ahead;
  if (dice !== undefined) return sentence('board.ahead.dice', dice);
  const [only, ...others] = ends;
  const parts: Sentence[] = [];
  if (only !== undefined && others.length === 0) {
    parts.push(
      only.field === view.marker
        ? sentence('board.ahead.stays', { field: fieldNumber(view, only.field) })
        : sentence('board.ahead.comes', { field: fieldNumber(view, only.field) }),
    );
  } else {
    parts.push(
      sentence('board.ahead.may', { ends: joinSentences(ends.map((end) => endSentence(view, end))) }),
    );
  }
  for (const effect of effects) {
    const field = view.pack.tracks[view.side].fields[effect.field];
    if (field !== undefined) {
      const args = { ...argsOf(view, effect), sure: effect.chance < 1 ? 'no' : 'yes' };
      parts.push(sentence('board.ahead.effect', { ...args, effect: effectName(field) }));
    }
  }
  if (hero > 0) parts.push(sentence('board.ahead.hero', { chance: clampChance(hero) }));
  if (win > 0) parts.push(sentence('board.ahead.win', { chance: clampChance(win) }));
  if (loss > 0) parts.push(sentence('board.ahead.loss', { chance: clampChance(loss) }));
  return parts.reduceRight((rest, first) => sentence('board.ahead.and', { first, rest }));
}

function endSentence(view: Seen, end: FieldChance): Sentence {
  return sentence('board.ahead.end', argsOf(view, end));
}

function argsOf(view: Seen, { field, chance }: FieldChance) {
  return { field: fieldNumber(view, field), chance: clampChance(chance) };
}
