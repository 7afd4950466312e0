import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { SuperTeamsRules } from './game.ts';
import type { Event } from './rules/event.ts';
import { parse } from './rules/notation.ts';
import type { View } from './rules/view.ts';
import { choiceSentence } from './words/choice.ts';
import { eventSentence } from './words/event.ts';
import { shipName } from './words/names.ts';
import { promptSentence } from './words/prompt.ts';
import { tableSections } from './words/table.ts';

/** How Super Teams speaks. Everything is worked out from the board and the view alone. */
export function openWords({ pack }: SuperTeamsRules): Words<View, Event> {
  return {
    event: (event, view) => eventSentence(pack, event, view),
    prompt: promptSentence,
    choice(text, view) {
      const choice = parse(text);
      return choice === undefined ? sentence('choice.unknown', { text }) : choiceSentence(pack, choice, view);
    },
    places: ({ ships }) => ships.map(({ id }) => ({ at: id, name: shipName(id) })),
    table: (view, viewer) => tableSections(pack, view, viewer),
  };
}
