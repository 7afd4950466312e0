import type { SoundName } from '../sounds.ts';
import type { Event } from './rules/event.ts';

/** What is heard of a match. */
export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'placed':
    case 'moved':
    case 'deployed':
      return 'ship';
    case 'playedObjective':
    case 'playedCard':
    case 'revealed':
      return 'card';
    case 'rolledForFirst':
    case 'rolled':
    case 'struck':
      return 'dice';
    case 'battle':
      return 'battle';
    case 'destroyed':
    case 'eliminated':
      return 'loss';
    case 'objectiveDestroyed':
      return 'point';
    default:
      return undefined;
  }
}
