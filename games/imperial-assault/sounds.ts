import type { SoundName } from '../sounds.ts';
import type { Event } from './rules/event.ts';

/** What is heard of a match. */
export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'deployed':
    case 'setOut':
    case 'retrieved':
    case 'dropped':
    case 'turnedOver':
    case 'opened':
      return 'figure';
    case 'playedCard':
    case 'drew':
    case 'form':
      return 'card';
    case 'attacked':
      return 'battle';
    case 'rolled':
    case 'rerolled':
    case 'rolledFor':
    case 'bombarded':
    case 'tieRolls':
      return 'dice';
    case 'defeated':
      return 'loss';
    case 'scored':
      return 'point';
    default:
      return undefined;
  }
}
