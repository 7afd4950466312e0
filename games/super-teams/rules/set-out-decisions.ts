import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { CompiledPack } from '../content/compile.ts';
import { type AskStep, answerStep, evadeStep, moveOf } from './answering.ts';
import type { Choice } from './choice.ts';
import { hookStep, seatsThatMayHook } from './hooking.ts';
import { format } from './notation.ts';
import type { MovePosition } from './position-schema.ts';
import type { AskFrame, SuperTeamsState, TurnFrame } from './state.ts';
import { sideWithCards } from './teams.ts';

const stepOf: Readonly<Record<AskFrame['step'], (pack: CompiledPack) => AskStep>> = {
  answer: answerStep,
  evade: evadeStep,
  hook: hookStep,
};

/** The decision of a move in progress. Who is asked follows from the table; answers that nobody names are drawn. */
export function frameOf(
  pack: CompiledPack,
  state: SuperTeamsState,
  { stage, answered = [] }: MovePosition,
  chance: Chance,
): TurnFrame {
  if (stage === 'side') return { step: stage };
  const asked =
    stage === 'hook' ? seatsThatMayHook(pack, state) : sideWithCards(pack, state, moveOf(state).ship);
  const frame: AskFrame = { step: stage, asked, answers: asked.map(() => null) };
  const step = stepOf[stage](pack);
  for (const [place, seat] of asked.entries()) {
    const given = answered.find((one) => one.seat === seat);
    if (given === undefined) continue;
    const legal = step.choices(state, frame, seat);
    frame.answers[place] =
      given.choice === undefined ? entry(legal, chance.pick(legal.length)) : named(legal, given.choice, seat);
  }
  return frame;
}

function named(legal: readonly Choice[], text: string, seat: Seat): Choice {
  return (
    legal.find((choice) => format(choice) === text) ??
    badPosition(`move: seat ${seat} cannot have answered ${text}`)
  );
}

/** Throws {@link InputError} `bad-position` unless those who are asked are those whom the table asks. */
export function checkAsked(
  { stack: [frame] }: SuperTeamsState,
  { stage, asked, answered = [] }: MovePosition,
): void {
  if (frame === undefined || !('answers' in frame)) {
    if (asked !== undefined || answered.length > 0) badPosition(`move: nobody is asked at ${stage}`);
    return;
  }
  if (frame.asked.length === 0) badPosition(`move: nobody can answer at ${stage}`);
  const whom = frame.asked.join(', ');
  const stranger = answered.find(
    ({ seat }, place) =>
      !frame.asked.includes(seat) || answered.findIndex((other) => other.seat === seat) < place,
  );
  if (stranger !== undefined) badPosition(`move: ${whom} answer once each, not ${stranger.seat}`);
  const left = frame.asked.filter((_, place) => frame.answers[place] === null);
  if (left.length === 0) badPosition(`move: ${whom} have answered, so nothing waits`);
  if (asked !== undefined && asked.join() !== left.join())
    badPosition(`move: ${left.join(', ')} have still to answer, not ${asked.join(', ')}`);
}
