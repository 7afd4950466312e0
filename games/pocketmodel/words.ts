import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { PocketRules } from './game.ts';
import type { Event } from './rules/event.ts';
import type { View } from './rules/view.ts';

/** How PocketModel speaks. Everything is worked out from the terms of the match and the view alone. */
export function openWords(_rules: PocketRules): Words<View, Event> {
  return {
    event: (event) =>
      event.kind === 'turn'
        ? { ...sentence('event.turn', { seat: { seat: event.seat } }), opens: true }
        : undefined,
    prompt: (_kind, seat) => sentence('prompt.turn', { seat: { seat } }),
    choice: (text) => sentence('choice.unknown', { text }),
    table: () => [],
  };
}
