import { openWindow } from '../../../../../kernel/reactions.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { Attribute } from '../../../content/vocabulary.ts';
import type { Choice } from '../../choice.ts';
import { announce, pushMoment } from '../../effects/announce.ts';
import type { Listener, MomentFrame } from '../../effects/frames.ts';
import { circumstancesAt, listenersOf } from '../../effects/listeners.ts';
import { isAsked } from '../../effects/moment-step.ts';
import { whyNotInteract } from '../../interacting.ts';
import type { Terms } from '../../options.ts';
import { seatIn } from '../../position/arrange.ts';
import { abilityFrom, abilityPosition, figureNamed, nameOfFigure } from '../../position/names.ts';
import { type BattleState, type FigureNumber, type FrameOf, none, type Stacked } from '../../state.ts';
import { tokenRuleOf } from '../current.ts';
import { poolOf } from '../testing-step.ts';
import { pushTest } from '../tests.ts';
import { doneAfter, framesOfActivation } from './attack.ts';
import { diceFrom, dicePosition } from './dice.ts';
import type { MissionPosition } from './schema.ts';

export type TestPosition = NonNullable<NonNullable<MissionPosition['activation']>['test']>;
type Testing = FrameOf<'testing'>;

const where = 'activation.test';

/** A test at the question whether dice are rolled again, and the moment of which that is. */
interface Rerolling {
  readonly test: Testing;
  readonly moment: MomentFrame;
  /** Where an ability has dice rolled again already: how many are left. */
  readonly left?: number;
}

/** The test with a token at its reroll question, when nothing else goes on; undefined at other moments. */
export function testAtRerolls({ stack }: Pick<BattleState, 'stack'>): Rerolling | undefined {
  const [test, moment, ...above] = stack.slice(stack.findIndex(({ step }) => step === 'testing'));
  if (test?.step !== 'testing' || moment?.step !== 'moment' || above.length > 2) return undefined;
  if (test.purpose.of !== 'token' || moment.key !== 'test-reroll') return undefined;
  const top = above.at(-1);
  if (top?.step === 'window') return { test, moment };
  return top?.step === 'rerollTest' ? { test, moment, left: top.left } : undefined;
}

/** What a position says of such a test. */
export function testPosition(
  terms: Terms,
  state: BattleState,
  { test, moment, left }: Rerolling,
): TestPosition {
  const { purpose, dice = [], more = 0 } = test;
  return {
    token: purpose.of === 'token' ? purpose.token : none,
    ...dicePosition(dice, poolOf(terms, state, test)),
    ...(more > 0 && { successes: more }),
    asked: moment.seats[0] ?? none,
    ...(left !== undefined && { rerolls: left === none ? 'all' : left }),
    ...(moment.done.length > 0 && {
      used: moment.done.map(({ ability, figure, seat }) => ({
        ...abilityPosition(terms, ability),
        seat,
        ...(figure !== none && { by: nameOfFigure(figure) }),
      })),
    }),
  };
}

/** The frames of a test, above those of the activation. Throws for what no test can be at its reroll question. */
export function framesOfTest(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  given: TestPosition,
): Stacked[] {
  const { token, successes: more = 0, rerolls } = given;
  const stack: Stacked[] = [...state.stack.slice(0, framesOfActivation), doneAfter(figure)];
  const turn = { state: { ...state, stack }, stack };
  announce(terms, turn, { at: 'interacts', figure });
  pushTest(turn, figure, attributeFor(terms, state, figure, token), { of: 'token', token });
  const place = stack.length - 1;
  const test = stack[place];
  if (test?.step !== 'testing') throw new Error('a test was begun');
  const usual = poolOf(terms, state, test);
  if (usual.length === 0)
    badPosition(`${where}: the figure has no sheet with this attribute, and rolls no dice; leave test out`);
  const dice = diceFrom(where, given, usual);
  stack[place] = {
    ...test,
    phase: 'after',
    pool: dice.map(({ die }) => die),
    dice,
    ...(more > 0 && { more }),
  };
  pushMoment(terms, turn, { key: 'test-reroll', subject: figure });
  const moment = stack.at(-1);
  if (moment?.step !== 'moment')
    badPosition(`${where}: no card has dice of tests rolled again, so nobody is asked; leave test out`);
  const done = (given.used ?? []).map((use) => listenerFrom(terms, state, use));
  const asked = { ...moment, done, seats: seatsFrom(terms, turn.state, { ...moment, done }, given) };
  const [seat = none] = asked.seats;
  stack[stack.length - 1] = asked;
  if (rerolls === undefined) stack.push({ step: 'window', ...openWindow<Choice>([seat]) });
  else {
    if (dice.every(({ rerolled }) => rerolled))
      badPosition(`${where}.rerolls: each die was rolled again already; leave rerolls out`);
    stack.push(...framesOfReroll(terms, asked, rerolls));
  }
  return stack.slice(framesOfActivation);
}

/** The frames of the ability that was used last, which has dice rolled again now. */
function framesOfReroll(
  terms: Terms,
  moment: MomentFrame,
  rerolls: NonNullable<TestPosition['rerolls']>,
): Stacked[] {
  const [seat = none] = moment.seats;
  const used = moment.done.at(-1);
  const { effects = [] } = used === undefined ? {} : entry(terms.abilities, used.ability);
  const place = effects.findIndex((effect) => entry(terms.effects, effect).effect.do === 'reroll-test');
  const reroll = effects[place];
  if (used === undefined || used.seat !== seat || reroll === undefined)
    badPosition(`${where}.used: write last the ability of seat ${seat} by which dice are rolled again`);
  const { effect } = entry(terms.effects, reroll);
  const most = effect.do === 'reroll-test' ? effect.count : 0;
  if (most === 'all' ? rerolls !== 'all' : rerolls === 'all' || rerolls > most)
    badPosition(
      `${where}.rerolls: the ability has ${most} dice rolled again; write as many as are left of these`,
    );
  return [
    {
      step: 'effects',
      ...circumstancesAt(moment, seat, used.figure),
      source: { ability: used.ability, surge: none },
      todo: effects.slice(place + 1),
      widened: null,
    },
    { step: 'rerollTest', seat, left: rerolls === 'all' ? none : rerolls },
  ];
}

/** The attribute that is tested with a token. Throws where the figure tests none with it. */
function attributeFor(terms: Terms, state: BattleState, figure: FigureNumber, token: number): Attribute {
  const test = token < state.tokens.length ? tokenRuleOf(terms, state, token)?.interact?.test : undefined;
  if (test === undefined)
    badPosition(
      `${where}.token: nobody tests with token ${token}; name one for which the mission has a test, from 0 on`,
    );
  const why = whyNotInteract(terms, state, figure, { kind: 'token', token });
  if (why !== undefined)
    badPosition(
      `${where}.token: the figure does not interact with token ${token} (${why}); put it beside it`,
    );
  return test;
}

function listenerFrom(
  terms: Terms,
  state: BattleState,
  { seat, by, ...named }: NonNullable<TestPosition['used']>[number],
): Listener {
  const ability = abilityFrom(terms, `${where}.used`, named);
  if (entry(terms.abilities, ability).moment !== 'test-reroll')
    badPosition(
      `${where}.used: ${named.ability} has no dice of a test rolled again; write its card, a dot, and its own id`,
    );
  return { ability, figure: figureNamed(state, by), seat: seatIn(state, seat) };
}

/** The seats that have not said yet whether they have dice rolled again, from the one that is asked on. */
function seatsFrom(
  terms: Terms,
  state: BattleState,
  moment: MomentFrame,
  { asked, rerolls }: TestPosition,
): MomentFrame['seats'] {
  const isOpen = (seat: number): boolean =>
    isAsked(terms, state, moment, seat, listenersOf(terms, state, moment, seat));
  const seat = asked ?? moment.seats.find(isOpen);
  if (seat === undefined || (rerolls === undefined && !isOpen(seatIn(state, seat))))
    badPosition(
      `${where}: ${seat === undefined ? 'nobody' : `seat ${seat}`} can have dice rolled again, so there is no question; leave test out, or give a hero a card for it`,
    );
  return moment.seats.slice(moment.seats.indexOf(seat));
}
