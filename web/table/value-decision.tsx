import type { GameEntry } from '../../games/entry.ts';
import type { Sentence } from '../../games/words.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Json, Rules, Seat, ValueFault } from '../../kernel/game.ts';
import { findPending } from '../../kernel/run.ts';
import { formatValue } from '../../kernel/value.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';

const buildValue = late(
  ['loadouts', 'value'],
  async () => (await import('../loadouts/build-value.tsx')).BuildValue,
);

const valueForm = late(['value'], async () => (await import('./value-form.tsx')).ValueForm);

/** A decision that asks for a value: with the builder of the game, or as a text. */
export function ValueDecision({
  entry,
  rules,
  view,
  seat,
  label,
  say,
  onAnswer,
}: {
  readonly entry: GameEntry;
  readonly rules: Rules;
  readonly view: unknown;
  readonly seat: Seat;
  readonly label: string;
  readonly say: (sentence: Sentence) => string;
  /** Receives the value in notation. */
  readonly onAnswer: (text: string) => void;
}) {
  const shared = {
    faultsOf: (value: Json) => faultsOf(rules, view, seat, value),
    sample: () => sampleFrom(rules, view, seat),
    onSend: (value: Json) => onAnswer(formatValue(value)),
  };
  return entry.builder === undefined ? (
    <Lazy of={valueForm} props={{ label, say, ...shared }} />
  ) : (
    <section aria-label={label}>
      <Lazy of={buildValue} props={{ entry, rules, seat, view, ...shared }} />
    </section>
  );
}

/** The step that asks a seat for a value, in a state imagined from its view: what is legal is the same in all of them. */
function valueStep(rules: Rules, view: unknown, seat: Seat) {
  const state = rules.imagine(view, anyChance);
  const pending = findPending(rules, state).find((one) => one.seat === seat);
  if (pending?.kind !== 'value') throw new Error(`seat ${seat} has no decision for a value`);
  return { state, ...pending };
}

function faultsOf(rules: Rules, view: unknown, seat: Seat, value: Json): readonly ValueFault[] {
  const { step, state, frame } = valueStep(rules, view, seat);
  const parsed = step.parse(state, frame, seat, value);
  return 'faults' in parsed ? parsed.faults : [];
}

function sampleFrom(rules: Rules, view: unknown, seat: Seat): Json {
  const { step, state, frame } = valueStep(rules, view, seat);
  return step.sample(state, frame, seat, anyChance);
}

/** Chance of the browser's own: nothing of it is kept, and a match's own would be a lot to fetch. */
const anyChance: Chance = {
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
