import type { Sentence } from '../../games/words.ts';
import type { Json, Rules, Seat, ValueFault } from '../../kernel/game.ts';
import { findPending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { formatValue } from '../../kernel/value.ts';
import { ValueForm } from './value-form.tsx';

/** A decision that asks for a value, at a board that has no form of its own for it. */
export function ValueDecision({
  rules,
  view,
  seat,
  label,
  say,
  onAnswer,
}: {
  readonly rules: Rules;
  readonly view: unknown;
  readonly seat: Seat;
  readonly label: string;
  readonly say: (sentence: Sentence) => string;
  /** Receives the value in notation. */
  readonly onAnswer: (text: string) => void;
}) {
  return (
    <ValueForm
      label={label}
      faultsOf={(value) => faultsOf(rules, view, seat, value)}
      sample={() => sampleFrom(rules, view, seat)}
      say={say}
      onSend={(value) => onAnswer(formatValue(value))}
    />
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
  return step.sample(state, frame, seat, seeded(crypto.randomUUID()));
}
