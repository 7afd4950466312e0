import { canonical } from '../../../../../kernel/canonical.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { Terms } from '../../options.ts';
import { type BattleState, type BattleTurn, none, type Stacked } from '../../state.ts';
import { empireSeat } from '../current.ts';
import { pushQuestion, type Question, questionOf } from './question.ts';
import type { MissionPosition } from './schema.ts';

export type MomentPosition = NonNullable<MissionPosition['question']>;
type MissionMoment = MomentPosition['moment'];

/** A question at a moment outside of attacks and tests, and the frames below it. */
export interface QuestionOutside {
  readonly question: Question;
  readonly key: MissionMoment;
  readonly below: readonly Stacked[];
}

/** The question outside of attacks and tests, when nothing else goes on; undefined at other moments. */
export function questionOutside({ stack }: Pick<BattleState, 'stack'>): QuestionOutside | undefined {
  const place = stack.findIndex(({ step }) => step === 'moment' || step === 'attack' || step === 'testing');
  const question = questionOf(stack.slice(place));
  const key = question?.moment.key;
  const isOutside =
    key === 'activation-start' || key === 'round-start' || key === 'round-end' || key === 'deployment';
  if (question === undefined || question.left !== undefined || !isOutside) return undefined;
  return { question, key, below: stack.slice(0, place) };
}

/** The frames below a question at the start or the end of a round; undefined where they are those of a turn or of deployment. */
export function framesOfRound(
  { initiative }: BattleState,
  key: MissionMoment | undefined,
): Stacked[] | undefined {
  if (key === 'round-start') return [{ step: 'activations', next: initiative, claims: [] }];
  return key === 'round-end' ? [{ step: 'nextRound' }] : undefined;
}

/** Whether a question is asked in such a round, and nothing else goes on. */
export function isInRound(state: BattleState, key: MissionMoment | undefined): boolean {
  return canonical(state.stack) === canonical(framesOfRound(state, key) ?? []);
}

/** Puts a question of a position on top of the frames in which it is asked. Throws where nobody is. */
export function pushMissionQuestion(
  terms: Terms,
  turn: Pick<BattleTurn, 'state' | 'stack'>,
  { moment: key, ...given }: MomentPosition,
): void {
  const { state, stack } = turn;
  const top = stack.at(-1)?.step;
  const { figure = none } = state.activation ?? {};
  if (key === 'activation-start' && top !== 'activation')
    badPosition(
      'question.moment: nobody is active and may act; write it in activation, without attack and test',
    );
  if (key === 'deployment' && top !== 'deployment')
    badPosition('question.moment: the Empire does not deploy; write deployment, or another moment');
  const facts = {
    key,
    subject: key === 'activation-start' ? figure : none,
    by: key === 'deployment' ? empireSeat : none,
  };
  pushQuestion(terms, turn, 'question', facts, given);
}
