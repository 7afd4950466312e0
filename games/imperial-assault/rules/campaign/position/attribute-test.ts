import { badPosition } from '../../../../common/bad-position.ts';
import type { Attribute } from '../../../content/vocabulary.ts';
import { announce } from '../../effects/announce.ts';
import { whyNotInteract } from '../../interacting.ts';
import type { Terms } from '../../options.ts';
import { type BattleState, type FigureNumber, type FrameOf, none, type Stacked } from '../../state.ts';
import { tokenRuleOf } from '../current.ts';
import { poolOf } from '../testing-step.ts';
import { pushTest } from '../tests.ts';
import { doneAfter, framesOfActivation } from './attack.ts';
import { diceFrom, dicePosition } from './dice.ts';
import { pushQuestion, type Question, questionOf, questionPosition } from './question.ts';
import type { MissionPosition } from './schema.ts';

export type TestPosition = NonNullable<NonNullable<MissionPosition['activation']>['test']>;
type Testing = FrameOf<'testing'>;

const where = 'activation.test';

/** A test at the question whether dice are rolled again. */
interface Rerolling extends Question {
  readonly test: Testing;
}

/** The test with a token at its reroll question, when nothing else goes on; undefined at other moments. */
export function testAtRerolls({ stack }: Pick<BattleState, 'stack'>): Rerolling | undefined {
  const [test, ...above] = stack.slice(stack.findIndex(({ step }) => step === 'testing'));
  if (test?.step !== 'testing' || test.purpose.of !== 'token') return undefined;
  const question = questionOf(above);
  return question?.moment.key === 'test-reroll' ? { test, ...question } : undefined;
}

/** What a position says of such a test. */
export function testPosition(
  terms: Terms,
  state: BattleState,
  { test, ...question }: Rerolling,
): TestPosition {
  const { purpose, dice = [], more = 0 } = test;
  return {
    token: purpose.of === 'token' ? purpose.token : none,
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
