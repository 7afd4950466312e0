import type { SoundName } from '../sounds.ts';
import type { Event } from './rules/event.ts';

/** What is heard of a match. */
export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'playedCard':
    case 'playedBonus':
    case 'drewBonus':
      return 'card';
    case 'flew':
    case 'evaded':
      return 'ship';
    case 'fellBack':
    case 'wasHooked':
      return 'loss';
    case 'arrived':
      return 'point';
    default:
      return undefined;
  }
}
