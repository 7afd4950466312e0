import type { SoundName } from '../sounds.ts';
import type { Event } from './rules/event.ts';

/** What is heard of a match. */
export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'placedTile':
      return 'tile';
    case 'placedFigure':
      return 'figure';
    case 'battleBegan':
      return 'battle';
    case 'rolledDice':
      return 'dice';
    case 'scoredRealm':
      return 'point';
    default:
      return undefined;
  }
}
