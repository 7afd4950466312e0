import type { Chance } from '../../../../kernel/chance.ts';
import type { Frame, Seat, Step } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import type { AttackPhase } from '../attack/frames.ts';
import type { Choice } from '../choice.ts';
import { copy } from '../copy.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import type { BattleState, FrameOf } from '../state.ts';
import { stepsOf } from '../steps.ts';

type BattleStep = Step<BattleState, Frame, Choice, Event>;

const stepsFor = once((terms: Terms): Readonly<Record<string, BattleStep>> => stepsOf(terms));

/** An attack that a preview carries out: its place on the stack, and what is left to the preview. */
export interface Course {
  readonly terms: Terms;
  /** Changed as the attack goes on. */
  readonly state: BattleState;
  /** The place of the attack on the stack. */
  readonly at: number;
  /** What a seat uses once as soon as it can, besides what happens by itself; nobody uses anything else. */
  readonly using: Using | undefined;
  /** Is told what a seat may use in a window. */
  readonly onOffer?: (seat: Seat, choices: readonly Choice[]) => void;
}

/** An ability, a command card or a power token that a seat uses. */
export interface Using {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A question that changes what the attack comes to, and that the preview leaves to whoever asked for it. */
export interface Question {
  readonly frame: Frame;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** The attack of a course; undefined once it is off the stack. */
export function attackIn({ state, at }: Course): FrameOf<'attack'> | undefined {
  const frame = state.stack[at];
  return frame?.step === 'attack' ? frame : undefined;
}

/** The phases after the target has suffered what the attack deals. */
const over: ReadonlySet<AttackPhase> = new Set<AttackPhase>([
  'blast',
  'cleave',
  'inflict',
  'recover',
  'after',
  'end',
]);

/** Whether the attack has dealt what it deals, or was given up. */
export function isOver(course: Course): boolean {
  const attack = attackIn(course);
  return attack === undefined || over.has(attack.phase);
}

/** Dice that show the prescribed faces, then ones; `asked` is how many were rolled. Nothing else is left to chance. */
export class Script implements Chance {
  asked = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  roll(): number {
    return this.faces[this.asked++] ?? 1;
  }

  pick(): number {
    return 0;
  }

  shuffle(): void {}
}

/** Questions of which every answer can lead to other results. All others are answered with the least that is possible. */
const weighed: ReadonlySet<string> = new Set([
  'targetSpace',
  'anyDice',
  'removeDie',
  'exchangeDie',
  'rerollDie',
  'replaceDie',
  'chooseOption',
  'may',
  'surge',
]);

function stepOf({ terms }: Course, frame: Frame): BattleStep {
  const step = stepsFor(terms)[frame.step];
  if (step === undefined) throw new Error(`there is no step ${frame.step}`);
  return step;
}

/** Whether what may be done is an attack that interrupts this one. */
function offersAttack({ effects }: Terms, frame: BattleState['stack'][number]): boolean {
  if (frame.step !== 'may') return false;
  const [parts = []] = entry(effects, frame.effect).parts;
  return parts.some((part) => entry(effects, part).effect.do === 'attack');
}

const longestCourse = 5000;

/**
 * Carries the attack out with the steps of the rules until it reaches a phase, a question that has to be weighed, or its
 * end. Whoever could use an ability, a card or a token does not, but for `using`; what is left of
 * that comes with the stop. Attacks that interrupt this one are left out.
 */
export function runCourse(course: Course, until: AttackPhase, chance: Chance): Stop {
  const { terms, state } = course;
  let { using } = course;
  for (let ran = 0; ran < longestCourse; ran++) {
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined || isOver(course)) return { kind: 'over', using };
    if (state.stack.length - 1 === course.at && frame.step === 'attack' && frame.phase === until)
      return { kind: 'phase', using };
    if (frame.step === 'attack' && state.stack.length - 1 > course.at) {
      state.stack.pop();
      continue;
    }
    const step = stepOf(course, frame);
    const turn = { state, stack: state.stack, chance, emit: undefined };
    if (step.kind === 'automatic') {
      step.run(turn, frame);
      continue;
    }
    if (step.kind !== 'choice') throw new Error('an attack asks for choices only');
    const seat = entry(step.seats(state, frame), 0);
    const choices = step.choices(state, frame, seat);
    if (frame.step === 'window') course.onOffer?.(seat, choices);
    if (using !== undefined && frame.step === 'window' && using.seat === seat) {
      const wanted = using.choice;
      const found = choices.find((one) => isSame(one, wanted));
      if (found !== undefined) {
        using = undefined;
        step.apply(turn, frame, seat, found);
        continue;
      }
    }
    if (choices.length > 1 && weighed.has(frame.step) && !offersAttack(terms, frame))
      return { kind: 'question', question: { frame, seat, choices }, using };
    step.apply(turn, frame, seat, choices.find(({ kind }) => kind === 'pass') ?? entry(choices, 0));
  }
  throw new Error('an attack that is foreseen never ends');
}

/** Where a course stopped, and what of `using` is still to come. */
export type Stop =
  | { readonly kind: 'phase'; readonly using: Using | undefined }
  | { readonly kind: 'over'; readonly using: Using | undefined }
  | { readonly kind: 'question'; readonly question: Question; readonly using: Using | undefined };

/** Answers the question at which a course stopped, on its own state. */
export function answer(course: Course, { frame, seat }: Question, choice: Choice, chance: Chance): void {
  const { state } = course;
  const step = stepOf(course, frame);
  if (step.kind === 'choice')
    step.apply({ state, stack: state.stack, chance, emit: undefined }, frame, seat, choice);
}

/** Whether two choices are the same. */
export function isSame(one: Choice, other: Choice): boolean {
  return one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Does something on copies of a course, once for each way in which the dice can fall that are rolled meanwhile, and gives
 * each with its chance.
 */
export function branches<T>(
  course: Course,
  act: (course: Course, chance: Chance) => T,
): readonly { readonly course: Course; readonly found: T; readonly chance: number }[] {
  const all: { readonly course: Course; readonly found: T; readonly chance: number }[] = [];
  let faces: readonly number[] = [];
  for (;;) {
    const own: Course = { ...course, state: copy(course.state) };
    const script = new Script(faces);
    const found = act(own, script);
    all.push({ course: own, found, chance: 6 ** -script.asked });
    const rolled = Array.from({ length: script.asked }, (_, place) => faces[place] ?? 1);
    const last = rolled.findLastIndex((face) => face < 6);
    if (last < 0) return all;
    faces = [...rolled.slice(0, last), entry(rolled, last) + 1];
  }
}
