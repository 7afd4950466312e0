import { badPosition } from '../../../../common/bad-position.ts';
import type { Attribute } from '../../../content/vocabulary.ts';
import { announce } from '../../effects/announce.ts';
import { whyNotInteract } from '../../interacting.ts';
import type { Terms } from '../../options.ts';
import { seatIn } from '../../position/arrange.ts';
import { figureNamed, nameOfFigure } from '../../position/names.ts';
import type { BattleState, FigureNumber, FrameOf, Stacked } from '../../state.ts';
import { tokenRuleOf } from '../current.ts';
import { eventEffect } from '../events.ts';
import type { Consequence, TestPurpose } from '../state.ts';
import { poolOf } from '../testing-step.ts';
import { pushTest } from '../tests.ts';
import { checkDice, diceFrom, dicePosition, poolPosition } from './dice.ts';
import { attributeOf, framesBelow, framesOfActivation, type GivenPosition, givenPosition } from './given.ts';
import { pushQuestion, type Question, questionOf, questionPosition } from './question.ts';
import type { FrameSaid, MissionPosition } from './schema.ts';

export type TestPosition = NonNullable<NonNullable<MissionPosition['activation']>['test']>;
type Testing = FrameOf<'testing'>;

const where = 'activation.test';
const framed = 'frames.testing';

/** A test at the question whether dice are rolled again. */
interface Rerolling extends Question {
  readonly test: Testing;
  /** The ability that gives it; undefined for one with a token. */
  readonly given: GivenPosition | undefined;
}

/** The test of an activation at its reroll question, when nothing else goes on; undefined at other moments. */
export function testAtRerolls(terms: Terms, { stack }: Pick<BattleState, 'stack'>): Rerolling | undefined {
  const place = stack.findIndex(({ step }) => step === 'testing');
  const [test, ...above] = stack.slice(place);
  if (test?.step !== 'testing' || test.purpose.of === 'consequence') return undefined;
  const question = questionOf(above);
  if (question?.moment.key !== 'test-reroll') return undefined;
  const isGiven = test.purpose.of === 'ability';
  const given = isGiven ? givenPosition(terms, stack.slice(framesOfActivation, place)) : undefined;
  return { test, ...question, given };
}

/** What a position says of such a test. */
export function testPosition(
  terms: Terms,
  state: BattleState,
  { test, ...question }: Rerolling,
): TestPosition {
  const { purpose, dice = [], more = 0 } = test;
  return {
    ...(purpose.of === 'token' && { token: purpose.token }),
    ...dicePosition(dice, poolOf(terms, state, test)),
    ...(more > 0 && { successes: more }),
    ...questionPosition(terms, question),
  };
}

/** The frames of a test, above those of the activation. Throws for what no test can be at its reroll question. */
export function framesOfTest(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  given: TestPosition,
  by: GivenPosition | undefined,
): Stacked[] {
  const { token, successes: more = 0, rerolls } = given;
  const stack: Stacked[] = [
    ...state.stack.slice(0, framesOfActivation),
    ...framesBelow(terms, state, figure, 'test', by),
  ];
  const turn = { state: { ...state, stack }, stack };
  if ((by === undefined) === (token === undefined))
    badPosition(
      `${where}.token: write the token with which the figure tests, or in given the ability that has it test, and not both`,
    );
  if (by !== undefined) pushTest(turn, figure, attributeOf(terms, by), { of: 'ability' });
  else if (token !== undefined) {
    announce(terms, turn, { at: 'interacts', figure });
    pushTest(turn, figure, attributeFor(terms, state, figure, token), { of: 'token', token });
  }
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
  if (rerolls !== undefined && dice.every(({ rerolled }) => rerolled))
    badPosition(`${where}.rerolls: each die was rolled again already; leave rerolls out`);
  pushQuestion(terms, turn, where, { key: 'test-reroll', subject: figure }, given);
  return stack.slice(framesOfActivation);
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

/** What a position says of the frame of a test; undefined for one between two questions. */
export function testFramePosition(
  terms: Terms,
  state: BattleState,
  test: Testing,
): FrameSaid<'testing'> | undefined {
  const { step, figure, attribute, purpose, phase, pool = [], dice = [], more = 0 } = test;
  if (phase === 'reroll') return undefined;
  const usual = poolOf(terms, state, test);
  return {
    ...{ step, figure: nameOfFigure(figure), attribute },
    ...(phase !== 'announce' && { phase }),
    ...(phase === 'roll' && { pool: [...pool], ...poolPosition(pool, usual) }),
    ...(dice.length > 0 && dicePosition(dice, usual)),
    ...(more > 0 && { successes: more }),
    ...(purpose.of === 'token' && { token: purpose.token }),
    ...(purpose.of === 'consequence' && { consequence: consequencePosition(purpose) }),
  };
}

function consequencePosition({ damage, strain, threat, condition, by }: Consequence) {
  return {
    ...(damage > 0 && { damage }),
    ...(strain > 0 && { strain }),
    ...(threat > 0 && { threat }),
    ...(condition && { condition }),
    by,
  };
}

/** The frame of a test above others, which say what it is for. Throws for what no test can be there. */
export function arrangeTestFrame(terms: Terms, state: BattleState, given: FrameSaid<'testing'>): Testing {
  const { step, attribute, phase = 'announce', pool = [], dice = [], added, removed } = given;
  const figure = figureNamed(state, given.figure);
  const below = state.stack.findLast((frame) => frame.step !== step);
  const purpose = purposeOf(terms, state, below, given);
  const test: Testing = { step, figure, attribute, phase, purpose };
  const { successes: more = 0 } = given;
  const usual = poolOf(terms, state, test);
  const change = { ...(added && { added }), ...(removed && { removed }) };
  if (phase === 'roll') checkDice(framed, `${framed}.pool`, pool, change, usual);
  const rolled = phase === 'after' ? diceFrom(framed, { dice, ...change }, usual) : [];
  return {
    ...test,
    ...(phase === 'roll' && { pool }),
    ...(phase === 'after' && { pool: rolled.map(({ die }) => die), dice: rolled }),
    ...(more > 0 && { more }),
  };
}

function purposeOf(
  terms: Terms,
  state: BattleState,
  below: Stacked | undefined,
  { figure, attribute, token, consequence }: FrameSaid<'testing'>,
): TestPurpose {
  if (consequence !== undefined) {
    const { damage = 0, strain = 0, threat = 0, condition = null, by } = consequence;
    return { of: 'consequence', damage, strain, threat, condition, by: seatIn(state, by) };
  }
  if (token !== undefined) {
    const test = token < state.tokens.length ? tokenRuleOf(terms, state, token)?.interact?.test : undefined;
    if (test !== attribute) badPosition(`${framed}.token: nobody tests ${attribute} with token ${token}`);
    return { of: 'token', token };
  }
  if (below?.step !== 'missionEvent') return { of: 'ability' };
  const { event, inside, from } = below;
  if (eventEffect(terms, state, below)?.do !== 'test')
    badPosition(`${framed}: the effect of ${event} that was carried out last asks for no test`);
  return { of: 'event', event, inside, effect: from - 1, figure: figureNamed(state, figure) };
}
