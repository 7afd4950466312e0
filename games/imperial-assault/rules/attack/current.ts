import { type BattleState, type FigureNumber, type FrameOf, seatOf } from '../state.ts';

type AttackOnStack = FrameOf<'attack'>;

/** The attack that goes on: of several, one inside the other, the innermost. */
export function currentAttack({ stack }: Pick<BattleState, 'stack'>): AttackOnStack | undefined {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step === 'attack') return frame;
  }
  return undefined;
}

/** How many attacks go on, one inside the other. */
export function attackDepth({ stack }: Pick<BattleState, 'stack'>): number {
  let depth = 0;
  for (const frame of stack) if (frame.step === 'attack') depth++;
  return depth;
}

/** Whether a figure attacks for a hostile player now: in this attack it is nobody's friend, and nobody is its friend (B11). */
export function attacksForHostile(
  state: Pick<BattleState, 'stack' | 'sides'>,
  figure: FigureNumber,
): boolean {
  const attack = currentAttack(state);
  return attack?.attacker === figure && state.sides[attack.seat] !== state.sides[seatOf(figure)];
}
