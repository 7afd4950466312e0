import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { DieKind } from '../content/compiled.ts';
import { isDefenceDie, shownBy } from '../rules/attack/dice.ts';
import type { Attack, Part } from '../rules/attack/frames.ts';
import { cancel, type RolledDie } from '../rules/attack/results.ts';
import { attackResults } from '../rules/attack/totals.ts';
import { changesSentence, resultsSentence } from './effects.ts';
import { conditionName, diceNames } from './names.ts';
import { figureShort, type Seen, spaceText, targetShort, tokenWhere } from './pieces.ts';
import { abilityTitle } from './printed.ts';

/** A die with what it shows: "red die (2 damage, 1 surge)". */
export function dieSentence({ die, face }: Pick<RolledDie, 'die' | 'face'>): Sentence {
  return sentence('roll.die', { die: sentence(`die.${die}`), shows: resultsSentence(shownBy(die, face)) });
}

/** Dice with what they show; those of the attack or of the defense alone. */
export function rollSentence(dice: readonly RolledDie[], of: 'attack' | 'defence'): Sentence {
  return joinSentences(
    dice.filter(({ die }) => isDefenceDie(die) === (of === 'defence')).map((die) => dieSentence(die)),
  );
}

/** A pool of dice before the roll. */
export function poolSentence(dice: readonly DieKind[]): Sentence {
  return dice.length === 0 ? sentence('card.none') : diceNames(dice);
}

/** What changed results: the ability, condition, surge or power token. */
export function partSource(seen: Seen, from: Part['from']): Sentence {
  if ('ability' in from) return abilityTitle(seen.terms, from.ability);
  if ('surge' in from) return surgeSource(seen, from.surge);
  if ('condition' in from) return conditionName(from.condition);
  if ('object' in from) return tokenWhere(seen, from.object);
  return sentence('source.tokenOf', { figure: figureShort(seen, from.token) });
}

function surgeSource({ terms }: Seen, surge: number): Sentence {
  const name = terms.surges[surge]?.surge.name ?? '';
  return name === '' || name === '-' ? sentence('source.surge') : sentence('name', { name });
}

/** A change of results with its source: "+1 damage (Squad Training)". */
export function partSentence(seen: Seen, { from, changes }: Part): Sentence {
  return sentence('part.change', { changes: changesSentence(changes), source: partSource(seen, from) });
}

/** What an attack in progress says of itself: who attacks whom and from how far, pools or dice, changes, and the sum. */
export function attackLines(seen: Seen, attack: Attack): readonly Sentence[] {
  const { attacker, target, object, kind, distance, space, dice, parts } = attack;
  if (target < 0 && object < 0)
    return [sentence('table.attack.open', { figure: figureShort(seen, attacker) })];
  const head = sentence('table.attack', {
    figure: figureShort(seen, attacker),
    target: targetShort(seen, attack),
    space: space < 0 ? '' : spaceText(seen, space),
    known: space < 0 ? 'no' : 'yes',
    kind,
    distance,
  });
  if (dice.length === 0) {
    const pools = {
      attack: poolSentence(attack.attackPool),
      defence: poolSentence(attack.defencePool),
    };
    return [head, ...(attack.attackPool.length > 0 ? [sentence('table.pools', pools)] : [])];
  }
  const results = attackResults(attack);
  return [
    head,
    sentence('table.rolled', {
      attack: rollSentence(dice, 'attack'),
      defence: rollSentence(dice, 'defence'),
    }),
    ...(parts.length === 0
      ? []
      : [
          sentence('table.parts', {
            parts: joinSentences(
              parts.map((part) => partSentence(seen, part)),
              'clauses',
            ),
          }),
        ]),
    sentence('table.sum', { results: resultsSentence(results), after: resultsSentence(cancel(results)) }),
  ];
}
