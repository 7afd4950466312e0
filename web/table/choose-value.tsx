import type { GameEntry } from '../../games/entry.ts';
import type { Sentence } from '../../games/words.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Json, Rules, Seat, ValueFault } from '../../kernel/game.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';

const buildValue = late(
  ['loadouts', 'value'],
  async () => (await import('../loadouts/build-value.tsx')).BuildValue,
);

const valueForm = late(['value'], async () => (await import('./value-form.tsx')).ValueForm);

/** Lets a seat choose what no list could hold: with the builder of the game, or as a text. */
export function ChooseValue({
  entry,
  rules,
  seat,
  view,
  label,
  say,
  sample,
  ...shared
}: {
  readonly entry: GameEntry;
  readonly rules: Rules;
  readonly seat: Seat;
  /** The view of the seat in the match that asks for the value; left out before the match. */
  readonly view?: unknown;
  readonly label: string;
  readonly say: (sentence: Sentence) => string;
  /** What stands there at first; nothing if left out. */
  readonly start?: Json;
  /** All that is wrong with a value, by the rules themselves. */
  readonly faultsOf: (value: Json) => readonly ValueFault[];
  readonly sample: (chance: Chance) => Json;
  readonly onSend: (value: Json) => void;
}) {
  const draw = (): Json => sample(anyChance);
  return entry.builder === undefined ? (
    <Lazy of={valueForm} props={{ label, say, sample: draw, ...shared }} />
  ) : (
    <Lazy of={buildValue} props={{ entry, rules, seat, view, sample: draw, ...shared }} />
  );
}

/** Chance of the browser's own: nothing of it is kept, and a match's own would be a lot to fetch. */
export const anyChance: Chance = {
  roll: (sides) => 1 + pick(sides),
  pick,
  shuffle(items) {
    for (let last = items.length - 1; last > 0; last--) {
      const [moved] = items.splice(pick(last + 1), 1);
      if (moved !== undefined) items.splice(last, 0, moved);
    }
  },
};

function pick(count: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % count;
}
