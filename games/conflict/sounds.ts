import type { SoundName } from '../sounds.ts';
import type { Event } from './rules/event.ts';

/** What is heard of a match. */
export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'rolled':
      return 'dice';
    case 'drew':
    case 'played':
    case 'playedTop':
    case 'covered':
    case 'revealed':
      return 'card';
    case 'moved':
      return event.by > 0 ? 'loss' : 'ship';
    case 'hero':
      return 'point';
    default:
      return undefined;
  }
}
