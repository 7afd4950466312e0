import type { UnitCode } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { UnitMark } from './unit.tsx';

/** What units are declared to do in the action that goes on. */
export function marksIn({ stack }: View): ReadonlyMap<UnitCode, UnitMark> {
  const marks = new Map<UnitCode, UnitMark>();
  for (const frame of stack) {
    switch (frame.step) {
      case 'move':
        // The first is the unit that has used its power to move, or none.
        for (const unit of frame.moved) if (unit >= 0) marks.set(unit, { kind: 'moved' });
        break;
      case 'attackers':
      case 'battles':
      case 'nextBattle':
        for (const [attacker, defender] of frame.pairs) {
          marks.set(defender, { kind: 'attacked' });
          marks.set(attacker, { kind: 'attacks' });
        }
        break;
      case 'battle':
        marks.set(frame.attacker, { kind: 'fights' });
        marks.set(frame.defender, { kind: 'fights' });
        break;
      case 'target':
      case 'against':
        marks.set(frame.attacker, { kind: 'attacks' });
        break;
      case 'strikers':
      case 'strikes':
      case 'nextStrike':
        for (const [place, unit] of frame.units.entries())
          marks.set(unit, { kind: 'strikes', number: place + 1 });
        break;
      case 'moveTo':
      case 'leave':
        marks.set(frame.unit, { kind: 'moved' });
        break;
    }
  }
  return marks;
}
