import type { Chance } from './chance.ts';
import type { ChoiceStep, Emit, Frame, LanesFrame, Rules, Seat, State, Step, ValueStep } from './game.ts';
import { formatValue, parseValue } from './value.ts';

/** The part of the rules that carries moves out. */
export type Runnable<S extends State, C, E> = Pick<Rules<S, C, unknown, E>, 'steps' | 'id'>;

/** A decision as the kernel sees it: the seat, the step, its frame, and the stack that holds the frame. */
export type Pending<S extends State, C, E> = ChoicePending<S, C, E> | ValuePending<S, E>;

export interface ChoicePending<S extends State, C, E> {
  readonly kind: 'choice';
  readonly seat: Seat;
  readonly frame: Frame;
  readonly step: ChoiceStep<S, Frame, C, E>;
  readonly stack: Frame[];
}

export interface ValuePending<S extends State, E> {
  readonly kind: 'value';
  readonly seat: Seat;
  readonly frame: Frame;
  readonly step: ValueStep<S, Frame, unknown, E>;
  readonly stack: Frame[];
}

/** Automatic steps that may run between two moves. More of them mean a rule that never ends. */
const longestRun = 10_000;

/** Runs automatic steps until a decision is on top of the stack or the match is over. */
export function settle<S extends State, C, E>(
  rules: Runnable<S, C, E>,
  state: S,
  chance: Chance,
  emit?: Emit<E>,
): void {
  for (;;) {
    settleStack(rules, state, state.stack, chance, emit);
    const lanes = lanesOn(state);
    if (lanes === undefined) return;
    for (const lane of lanes.lanes) settleStack(rules, state, lane, chance, emit);
    if (lanes.lanes.some((lane) => lane.length > 0)) return;
    state.stack.pop();
  }
}

/** The pending decisions of a settled state, one for each seat asked, in order of play; empty if the match is over. */
export function findPending<S extends State, C, E>(
  rules: Runnable<S, C, E>,
  state: S,
): readonly Pending<S, C, E>[] {
  const lanes = lanesOn(state);
  if (lanes !== undefined) return lanes.lanes.flatMap((lane) => pendingOn(rules, state, lane));
  return pendingOn(rules, state, state.stack);
}

/**
 * Applies a legal choice to a pending decision and settles the state. It does not check the choice; {@link Match} does.
 * Bots and simulations use it because it is fast.
 *
 * @example
 * const [pending] = findPending(rules, state);
 * if (pending?.kind === 'choice') applyMove(rules, state, pending, choice, chance);
 */
export function applyMove<S extends State, C, E>(
  rules: Runnable<S, C, E>,
  state: S,
  { step, frame, seat, stack }: ChoicePending<S, C, E>,
  choice: C,
  chance: Chance,
  emit?: Emit<E>,
): void {
  step.apply({ state, stack, chance, emit }, frame, seat, choice);
  settle(rules, state, chance, emit);
}

/** Applies a legal value, as the step parsed it, to a pending decision and settles the state. */
export function applyValue<S extends State, C, E>(
  rules: Runnable<S, C, E>,
  state: S,
  { step, frame, seat, stack }: ValuePending<S, E>,
  value: unknown,
  chance: Chance,
  emit?: Emit<E>,
): void {
  step.apply({ state, stack, chance, emit }, frame, seat, value);
  settle(rules, state, chance, emit);
}

/**
 * Applies a legal choice or value in notation, such as one from a history, and settles the state. Throws if the text
 * does not fit a pending decision of the seat.
 */
export function applyNotation<S extends State, C, E>(
  rules: Runnable<S, C, E> & Pick<Rules<S, C>, 'parse'>,
  state: S,
  seat: Seat,
  text: string,
  chance: Chance,
  emit?: Emit<E>,
): void {
  const pending = findPending(rules, state).find((one) => one.seat === seat);
  if (pending?.kind === 'choice') {
    const choice = rules.parse(text);
    if (choice !== undefined) {
      applyMove(rules, state, pending, choice, chance, emit);
      return;
    }
  } else if (pending !== undefined) {
    const value = parseValue(text);
    const parsed =
      value === undefined ? undefined : pending.step.parse(state, pending.frame, pending.seat, value);
    if (parsed !== undefined && 'value' in parsed) {
      applyValue(rules, state, pending, parsed.value, chance, emit);
      return;
    }
  }
  throw new Error(`${rules.id} cannot carry out "${text}" by seat ${seat} here`);
}

/** A random legal move for a decision, in notation: any choice with equal probability, or a sampled value. */
export function sampleMove<S extends State, C, E>(
  rules: Pick<Rules<S, C>, 'format'>,
  state: S,
  pending: Pending<S, C, E>,
  chance: Chance,
): string {
  const { seat, frame } = pending;
  if (pending.kind === 'value') return formatValue(pending.step.sample(state, frame, seat, chance));
  const choices = pending.step.choices(state, frame, seat);
  const choice = choices[chance.pick(choices.length)];
  if (choice === undefined) throw new Error(`${frame.step} gives seat ${seat} no choice`);
  return rules.format(choice);
}

/** The frame of lanes on top of the stack; undefined if there is none. */
function lanesOn(state: State): LanesFrame | undefined {
  const top = state.stack[state.stack.length - 1];
  return top !== undefined && isLanes(top) ? top : undefined;
}

/** Whether a frame holds lanes. */
export function isLanes(frame: Frame): frame is LanesFrame {
  return frame.step === 'lanes';
}

function settleStack<S extends State, C, E>(
  rules: Runnable<S, C, E>,
  state: S,
  stack: Frame[],
  chance: Chance,
  emit: Emit<E> | undefined,
): void {
  for (let ran = 0; ran < longestRun; ran++) {
    const frame = stack[stack.length - 1];
    if (frame === undefined || isLanes(frame)) return;
    const step = stepOf(rules, frame);
    if (step.kind !== 'automatic') return;
    const height = stack.length;
    step.run({ state, stack, chance, emit }, frame);
    if (stack.length === height && stack[height - 1] === frame) {
      throw new Error(
        `the automatic step ${frame.step} of ${rules.id} left the stack as it was: it has to push, replace or pop`,
      );
    }
  }
  throw new Error(`${rules.id} never comes to a decision: ${stack.map(({ step }) => step).join(' > ')}`);
}

function pendingOn<S extends State, C, E>(
  rules: Runnable<S, C, E>,
  state: S,
  stack: Frame[],
): readonly Pending<S, C, E>[] {
  const frame = stack[stack.length - 1];
  if (frame === undefined) return [];
  const step = stepOf(rules, frame);
  if (step.kind === 'automatic') throw new Error(`${rules.id} has not settled: ${frame.step}`);
  const seats = step.seats(state, frame);
  if (seats.length === 0) throw new Error(`${frame.step} of ${rules.id} asks nobody`);
  const found: Pending<S, C, E>[] = [];
  // Two loops, so that each entry keeps the type of its step.
  if (step.kind === 'choice')
    for (const seat of seats) found.push({ kind: 'choice', seat, frame, step, stack });
  else for (const seat of seats) found.push({ kind: 'value', seat, frame, step, stack });
  return found;
}

function stepOf<S extends State, C, E>(rules: Runnable<S, C, E>, frame: Frame): Step<S, Frame, C, E> {
  const steps: Readonly<Record<string, Step<S, Frame, C, E>>> = rules.steps;
  const step = steps[frame.step];
  if (step === undefined) throw new Error(`${rules.id} has no step ${frame.step}`);
  return step;
}
