import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import { campaignOf } from '../added.ts';
import { shownBy } from '../attack/dice.ts';
import type { RolledDie } from '../attack/results.ts';
import { type Choice, pass } from '../choice.ts';
import { pushMoment } from '../effects/announce.ts';
import { loseCondition } from '../effects/conditions.ts';
import type { Terms } from '../options.ts';
import {
  type AutomaticOf,
  type BattleState,
  type ChoiceOf,
  type FigureNumber,
  type FrameOf,
  fighterOf,
  groupOf,
  groupWith,
  hasCondition,
  isOnMap,
  none,
  seatOf,
} from '../state.ts';
import { tell } from '../tell.ts';
import { emitCampaign } from './current.ts';
import { testResolved } from './test-results.ts';
import { changeTest } from './tests.ts';

type Testing = FrameOf<'testing'>;

/**
 * A hero rolls the dice of its sheet, one more if it is Focused, and each surge is a success. Of all others elite figures
 * have one, and no roll (A11). Abilities answer before it, before and after the roll, and afterwards.
 */
function testingStep(terms: Terms): AutomaticOf<'testing'> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack, chance } = turn;
      const { figure, phase, pool = [], dice = [], more = 0 } = frame;
      // Who has left the map since the test was asked for tests nothing.
      if (!isOnMap(state, figure)) {
        stack.pop();
        return;
      }
      const goOn = (change: Partial<Testing>): void => {
        stack[stack.length - 1] = { ...frame, ...change };
      };
      switch (phase) {
        case 'announce':
          goOn({ phase: 'pool' });
          pushMoment(terms, turn, { key: 'test-before', subject: figure });
          return;
        case 'pool':
          goOn({ phase: 'roll', pool: poolOf(terms, state, frame) });
          pushMoment(terms, turn, { key: 'test-pool', subject: figure });
          return;
        case 'roll': {
          const rolled = pool.map((die): RolledDie => ({ die, face: chance.roll(6), rerolled: false }));
          if (rolled.length > 0) tell(turn, { kind: 'rolledFor', figure, dice: rolled });
          goOn({ phase: 'reroll', dice: rolled });
          return;
        }
        case 'reroll':
          goOn({ phase: 'after' });
          pushMoment(terms, turn, { key: 'test-reroll', subject: figure });
          return;
        case 'after': {
          stack.pop();
          const { companion, elite } = fighterOf(terms, state, figure);
          const sure = !isHero(terms, state, figure) && elite ? 1 : 0;
          // Whatever is added for a companion, its test fails (B3).
          const successes = companion
            ? 0
            : dice.reduce((sum, { die, face }) => sum + shownBy(die, face).surge, more + sure);
          // What is pushed last comes first: the end of the test is known after what comes of it.
          pushMoment(terms, turn, { key: 'test-after', subject: figure });
          if (pool.length > 0) loseCondition(turn, figure, 'focused');
          emitCampaign(turn, {
            kind: 'tested',
            seat: seatOf(figure),
            figure,
            attribute: frame.attribute,
            successes,
          });
          testResolved(terms, turn, frame.purpose, figure, successes);
        }
      }
    },
  };
}

function isHero(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  return campaignOf(terms).content.sheetOf.has(groupOf(state, groupWith(figure)).card);
}

/** The dice with which a hero tests an attribute, one more if it is Focused (A9); none for other figures. */
export function poolOf(
  terms: Terms,
  state: BattleState,
  { figure, attribute }: Pick<Testing, 'figure' | 'attribute'>,
): readonly DieKind[] {
  const { content } = campaignOf(terms);
  const sheet = content.sheetOf.get(groupOf(state, groupWith(figure)).card);
  if (sheet === undefined) return [];
  const { hero } = entry(content.heroes, sheet.hero);
  const own = (sheet.wounded ? hero.wounded : hero.healthy).tests[attribute];
  return hasCondition(state, figure, 'focused') ? [...own, 'green'] : own;
}

/** Dice of a test are rolled again, one by one, each once. */
const rerollTest: ChoiceOf<'rerollTest'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state) => [
    ...diceOf(state).flatMap(({ rerolled }, die): Choice[] => (rerolled ? [] : [{ kind: 'die', die }])),
    pass,
  ],
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'die' ? 'rerolled-already' : 'not-asked'),
  apply(turn, { left, seat }, _seat, choice) {
    const { state, stack, chance } = turn;
    stack.pop();
    if (choice.kind !== 'die') return;
    const before = entry(diceOf(state), choice.die);
    const after = { die: before.die, face: chance.roll(6), rerolled: true };
    changeTest(state, ({ dice = [] }) => ({ dice: dice.with(choice.die, after) }));
    tell(turn, { kind: 'rerolled', place: choice.die, before, after });
    const open = diceOf(state).some(({ rerolled }) => !rerolled);
    if (open && left !== 1) stack.push({ step: 'rerollTest', seat, left: left === none ? none : left - 1 });
  },
};

function diceOf({ stack }: BattleState): readonly RolledDie[] {
  const frame = stack.findLast(({ step }) => step === 'testing');
  return frame?.step === 'testing' ? (frame.dice ?? []) : [];
}

export function testSteps(terms: Terms) {
  return { testing: testingStep(terms), rerollTest } as const;
}
