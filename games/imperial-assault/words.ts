import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { Event } from './rules/event.ts';
import type { View } from './rules/view.ts';

/** How Imperial Assault speaks: so far choices in notation, rounds and points. */
export function openWords(): Words<View, Event> {
  return {
    event: () => undefined,
    prompt: (_, seat) => sentence('prompt.any', { seat: { seat } }),
    choice: (text) => sentence('choice.unknown', { text }),
    table: ({ round, players }) => [
      { title: sentence('table.turn'), lines: [sentence('table.round', { round })] },
      {
        title: sentence('table.seats'),
        lines: players.map(({ points }, seat) => sentence('table.score', { seat: { seat }, points })),
      },
    ],
  };
}
