import { openWindow } from '../../../../../kernel/reactions.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { MomentKey } from '../../../content/compile-abilities.ts';
import { rerollFrame } from '../../attack/apply-to-attack.ts';
import { currentAttack } from '../../attack/current.ts';
import type { Choice } from '../../choice.ts';
import { pushMoment } from '../../effects/announce.ts';
import type { Listener, MomentFacts, MomentFrame } from '../../effects/frames.ts';
import { circumstancesAt, listenersOf } from '../../effects/listeners.ts';
import { isAsked } from '../../effects/moment-step.ts';
import type { Terms } from '../../options.ts';
import { seatIn } from '../../position/arrange.ts';
import {
  type AbilityPosition,
  abilityFrom,
  abilityPosition,
  figureNamed,
  nameOfFigure,
} from '../../position/names.ts';
import { type BattleState, type BattleTurn, none, type Stacked } from '../../state.ts';
import { rerollTestFrame } from '../effects.ts';

/** A moment at which a seat is asked whether it uses something, or at which something that it used has dice rolled again. */
export interface Question {
  readonly moment: MomentFrame;
  /** Of dice that are rolled again: how many more can be. */
  readonly left?: number;
}

/** What a position says of such a question. */
export interface QuestionPosition {
  readonly asked?: number;
  readonly rerolls?: number | 'all';
  readonly used?: readonly (AbilityPosition & {
    readonly seat: number;
    readonly by?: readonly number[];
  })[];
}

/** The question on top of these frames, the first of which is its moment; undefined where something else goes on. */
export function questionOf([moment, ...above]: readonly Stacked[]): Question | undefined {
  if (moment?.step !== 'moment' || above.length > 2) return undefined;
  const top = above.at(-1);
  if (top?.step === 'window') return { moment };
  return top?.step === 'rerollDie' || top?.step === 'rerollTest' ? { moment, left: top.left } : undefined;
}

export function questionPosition(terms: Terms, { moment, left }: Question): QuestionPosition {
  return {
    asked: moment.seats[0] ?? none,
    ...(left !== undefined && { rerolls: left === none ? 'all' : left }),
    ...(moment.done.length > 0 && { used: usedPosition(terms, moment.done) }),
  };
}

/** What a position says of what was used at a moment. */
export function usedPosition(terms: Terms, done: readonly Listener[]): NonNullable<QuestionPosition['used']> {
  return done.map(({ ability, figure, seat }) => ({
    ...abilityPosition(terms, ability),
    seat,
    ...(figure !== none && { by: nameOfFigure(figure) }),
  }));
}

/** Puts a moment and its question on top of a stack. Throws in the name of a field where nobody is asked. */
export function pushQuestion(
  terms: Terms,
  turn: Pick<BattleTurn, 'state' | 'stack'>,
  field: string,
  facts: Partial<MomentFacts> & { readonly key: MomentKey },
  given: QuestionPosition,
): void {
  const { state, stack } = turn;
  const place = stack.length;
  pushMoment(terms, turn, facts);
  const moment = stack[place];
  if (moment?.step !== 'moment')
    badPosition(`${field}: no card is for this moment, so nobody is asked; leave it out`);
  const done = (given.used ?? []).map((use) => listenerFrom(terms, state, field, facts.key, use));
  const asked = { ...moment, done, seats: seatsFrom(terms, state, field, { ...moment, done }, given) };
  stack[place] = asked;
  const [seat = none] = asked.seats;
  if (given.rerolls !== undefined) stack.push(...framesOfReroll(terms, state, field, asked, given.rerolls));
  else stack.push({ step: 'window', ...openWindow<Choice>([seat]) });
}

/** What was used at a moment. Throws for what is not used there. */
export function listenerFrom(
  terms: Terms,
  state: BattleState,
  field: string,
  key: MomentKey,
  { seat, by, ...named }: NonNullable<QuestionPosition['used']>[number],
): Listener {
  const ability = abilityFrom(terms, `${field}.used`, named);
  if (entry(terms.abilities, ability).moment !== key)
    badPosition(
      `${field}.used: ${named.ability} is not used at this moment; write what was used at it, or leave it out`,
    );
  return { ability, figure: figureNamed(state, by), seat: seatIn(state, seat) };
}

/** The seats that have not said yet what they use, from the one that is asked on. */
function seatsFrom(
  terms: Terms,
  state: BattleState,
  field: string,
  moment: MomentFrame,
  { asked, rerolls }: QuestionPosition,
): MomentFrame['seats'] {
  const isOpen = (seat: number): boolean =>
    isAsked(terms, state, moment, seat, listenersOf(terms, state, moment, seat));
  const seat = asked ?? moment.seats.find(isOpen);
  if (seat === undefined)
    badPosition(
      `${field}: nobody has anything to use at this moment, so there is no question; leave it out, or give somebody a card for it`,
    );
  if (rerolls === undefined && !isOpen(seatIn(state, seat)))
    badPosition(
      `${field}.asked: seat ${seat} has nothing to use at this moment; name another seat, or give it a card for it`,
    );
  return moment.seats.slice(moment.seats.indexOf(seat));
}

/** The frames of the ability that was used last, which has dice rolled again now. */
function framesOfReroll(
  terms: Terms,
  state: BattleState,
  field: string,
  moment: MomentFrame,
  rerolls: number | 'all',
): Stacked[] {
  const [seat = none] = moment.seats;
  const used = moment.done.at(-1);
  const { effects = [] } = used === undefined ? {} : entry(terms.abilities, used.ability);
  const frames = effects.map((effect) => rerollBy(terms, state, effect, seat));
  const place = frames.findIndex((frame) => frame !== undefined);
  const frame = frames[place];
  if (used === undefined || used.seat !== seat || frame === undefined)
    badPosition(`${field}.used: write last the ability of seat ${seat} by which dice are rolled again`);
  const left = rerolls === 'all' ? none : rerolls;
  if ((frame.left === none) !== (left === none) || left > frame.left)
    badPosition(
      `${field}.rerolls: the ability has ${frame.left === none ? 'all' : frame.left} dice rolled again; write as many as are left of these`,
    );
  return [
    {
      step: 'effects',
      ...circumstancesAt(moment, seat, used.figure),
      source: { ability: used.ability, surge: none },
      todo: effects.slice(place + 1),
      widened: null,
    },
    { ...frame, left },
  ];
}

/** The frame by which an effect has dice of the attack or the test rolled again; undefined for other effects. */
function rerollBy(terms: Terms, state: BattleState, number: number, seat: number) {
  const { effect } = entry(terms.effects, number);
  if (effect.do === 'reroll-test') return rerollTestFrame(effect, seat);
  const attack = currentAttack(state);
  return effect.do === 'reroll' && attack !== undefined ? rerollFrame(attack, effect, seat) : undefined;
}
