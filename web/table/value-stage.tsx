import type { GameEntry } from '../../games/entry.ts';
import type { Sentence } from '../../games/words.ts';
import type { Rules } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';

export const valueDecision = late(
  ['value'],
  async () => (await import('./value-decision.tsx')).ValueDecision,
);

/** A decision for a value, in the place of the board: what is built needs all the room. */
export function ValueStage({
  entry,
  rules,
  view,
  asked,
  prompt,
  say,
  onAnswer,
}: {
  readonly entry: GameEntry;
  readonly rules: Rules;
  readonly view: unknown;
  readonly asked: Decision;
  readonly prompt: string;
  readonly say: (sentence: Sentence) => string;
  readonly onAnswer: (choice: string) => void;
}) {
  return (
    <div class="value-stage">
      <Lazy
        of={valueDecision}
        props={{ entry, rules, view, seat: asked.seat, label: prompt, say, onAnswer }}
      />
    </div>
  );
}
