import type { GameEntry } from '../../games/entry.ts';
import type { Sentence } from '../../games/words.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Json, Rules, Seat, ValueFault } from '../../kernel/game.ts';
import { findPending } from '../../kernel/run.ts';
import { formatValue } from '../../kernel/value.ts';
import { anyChance, ChooseValue } from './choose-value.tsx';

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
  const choose = (
    <ChooseValue
      entry={entry}
      rules={rules}
      seat={seat}
      view={view}
      label={label}
      say={say}
      faultsOf={(value) => faultsOf(rules, view, seat, value)}
      sample={(chance) => sampleFrom(rules, view, seat, chance)}
      onSend={(value) => onAnswer(formatValue(value))}
    />
  );
  return entry.builder === undefined ? choose : <section aria-label={label}>{choose}</section>;
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

function sampleFrom(rules: Rules, view: unknown, seat: Seat, chance: Chance): Json {
  const { step, state, frame } = valueStep(rules, view, seat);
  return step.sample(state, frame, seat, chance);
}
