import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { plainAttack } from '../attack/begin.ts';
import type { Choice } from '../choice.ts';
import { copy } from '../copy.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, seatOf } from '../state.ts';
import {
  type AttackForecast,
  courseOfAttack,
  courseOfOrder,
  forecastAttack,
  forecastCourse,
  withoutCards,
} from './attack.ts';
import { answer, attackIn, type Course, isSame, runCourse, Script, type Using } from './course.ts';

/** What a seat could use in an attack, and what the attack would come to with it. */
export interface UseForecast {
  readonly choice: Choice;
  readonly forecast: AttackForecast;
}

/**
 * What a seat could use in an attack that may be declared, and what each would make of it: abilities, power tokens and
 * cards of its hand. Each alone; a reroll where it helps. A hero attacks with the weapon that deals most.
 */
export function forecastUses(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  attacker: FigureNumber,
  target: FigureNumber,
): readonly UseForecast[] {
  const weapon = forecastAttack(terms, state, attacker, target)?.weapon;
  const order = {
    ...plainAttack(seatOf(attacker), attacker, target),
    ...(weapon !== undefined && { weapon }),
  };
  return usesOf(seat, (using) => courseOfOrder(terms, state, order, using));
}

/** The same for the attack that goes on; empty without one. */
export function forecastUsesNow(terms: Terms, state: BattleState, seat: Seat): readonly UseForecast[] {
  return usesOf(seat, (using) => courseOfAttack(terms, state, using));
}

function usesOf(seat: Seat, begin: (using: Using | undefined) => Course | undefined): readonly UseForecast[] {
  const offered: Choice[] = [];
  const onOffer = (asked: Seat, choices: readonly Choice[]): void => {
    if (asked !== seat) return;
    for (const choice of choices)
      if (isUse(choice) && !offered.some((known) => isSame(known, choice))) offered.push(choice);
  };
  for (const face of [1, 6]) {
    const course = begin(undefined);
    if (course === undefined) return [];
    look({ ...course, state: withoutCards(copy(course.state), seat), onOffer }, face);
  }
  return offered.flatMap((choice) => {
    const course = begin({ seat, choice });
    return course === undefined ? [] : [{ choice, forecast: forecastCourse(course) }];
  });
}

function isUse({ kind }: Choice): boolean {
  return kind === 'use' || kind === 'play' || kind === 'spend';
}

/** Lets an attack go on to its surges, with dice that all show the same face, to see who is asked for what. */
function look(course: Course, face: number): void {
  const faces = Array.from({ length: 24 }, () => face);
  for (let asked = 0; asked < 20; asked++) {
    const stop = runCourse(course, 'surges', new Script(faces));
    if (stop.kind !== 'question' || attackIn(course) === undefined) return;
    const { question } = stop;
    const choice = question.choices.find(({ kind }) => kind === 'pass') ?? entry(question.choices, 0);
    answer(course, question, choice, new Script(faces));
  }
}
