import type { GameEntry } from '../../games/entry.ts';
import type { Sentence } from '../../games/words.ts';
import type { Json, Rules, Seat, ValueFault } from '../../kernel/game.ts';
import { findPending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { formatValue } from '../../kernel/value.ts';
import { newId } from '../loadouts/kept-loadout.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { ValueForm } from './value-form.tsx';

const buildValue = late(['loadouts'], async () => (await import('../loadouts/build-value.tsx')).BuildValue);

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
    <ValueForm label={label} say={say} {...shared} />
  ) : (
    <section aria-label={label}>
      <Lazy of={buildValue} props={{ entry, rules, seat, view, ...shared }} />
    </section>
  );
}

/** The step that asks a seat for a value, in a state imagined from its view: what is legal is the same in all of them. */
function valueStep(rules: Rules, view: unknown, seat: Seat) {
  const state = rules.imagine(view, seeded('any world'));
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
  return step.sample(state, frame, seat, seeded(newId()));
}
